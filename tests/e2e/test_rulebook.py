"""The rulebook: opened at the rule of a question, searched, printed, and read offline."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Visit
from tools.harness.server import Server


@pytest.mark.long
def test_rules_are_opened_searched_printed_and_read_offline(visit: Visit, own_server: Server) -> None:
    ada = visit(own_server, locale="pl")
    ada.page.goto("/")
    ada.page.get_by_role("link", name="La Famiglia").first.click()
    ada.asked()
    rule = ada.last("state")["question"]["rules"][0]
    ada.page.locator(".help > button").click()
    with ada.context.expect_page() as opened:
        ada.page.locator(".help .book").click()
    page = opened.value
    wanted = page.locator(f"[id='{rule}']")
    expect(wanted).to_be_focused()
    expect(wanted).to_be_in_viewport()
    expect(page.locator("figure[data-picture='map'] .board svg").first).to_be_attached()

    page.locator("#search").press_sequentially("brutalnosc K2")  # as a Polish reader without Polish keys types it
    expect(page.locator("[id='LF-K1']")).to_have_count(0)
    expect(page.locator("[id='LF-K2'] mark").first).to_have_text("Brutalność")
    page.locator("#search").fill("V9 K7")
    page.locator("[id='LF-K7'] p a", has_text="V9").click()  # a link to a rule that the search hides
    expect(page.locator("[id='LF-V9']")).to_be_focused()
    expect(page.locator("#search")).to_have_value("")

    page.emulate_media(media="print")  # the text alone, all of it
    expect(page.locator("aside")).to_be_hidden()
    expect(page.locator("#search")).to_be_hidden()
    for printed in ("[id='LF-V9']", "[id='LF-K1']", "figure[data-picture='map']"):
        expect(page.locator(printed)).to_be_visible()
    page.emulate_media(media="screen")

    expect(page.locator("aside .hint")).not_to_be_empty()  # it is kept
    own_server.stop()
    page.goto(f"{own_server.url}/rules/la_famiglia/LF-V4")
    expect(page.locator("[id='LF-V4']")).to_be_focused()
    expect(page.locator("figure[data-picture='sheets'] .sheet").first).to_be_visible()
    ada.forgive("net::ERR_")
    ada.page.close()
