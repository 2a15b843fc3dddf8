"""What happened since the last turn: a strip to step through, which a phone follows to the right tab."""

from __future__ import annotations

from random import Random

from playwright.sync_api import expect

from tests.e2e.conftest import Visit
from tools.harness.browser import PHONE

BOTS = {1: "me", 2: "soldato", 3: "soldato", 4: "soldato"}
# What a step lights, in whichever tab it is.
LIT = "[data-renderer] [data-hot]"


def test_phone_follows_the_steps_of_the_recap(visit: Visit) -> None:
    ada = visit(size=PHONE, has_touch=True)
    page = ada.page
    ada.new_table(BOTS)
    ada.fast_forward(lambda state: state["question"] and state["question"]["kind"] == "planning.move", Random(4))
    strip, tab = page.locator(".recap"), page.locator('[data-tab][aria-selected="true"]')
    ada.play_until(lambda: strip.count() and ada.ask and ada.ask["kind"] == "planning.move", Random(4), "script")
    ada.asked()
    expect(tab).to_have_attribute("data-tab", "sheets")  # where the question is answered
    expect(page.locator("[data-renderer] [data-changed]")).not_to_have_count(0)
    for button in strip.locator("button").all():
        box = button.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 44
    lit = 0
    while strip.get_by_role("button", name="Next move").is_enabled():
        page.keyboard.press(".")
        expect(strip.locator(".lines p")).not_to_have_count(0)
        if strip.get_attribute("data-about"):  # some events, such as who leads which family, are about no place
            expect(page.locator(LIT)).not_to_have_count(0)
            lit += 1
    assert lit > 0
    page.get_by_role("tab", name="Families").click()
    strip.get_by_role("button", name="Close").click()
    expect(strip).to_have_count(0)
    expect(page.locator("[data-changed]")).to_have_count(0)
    expect(tab).to_have_attribute("data-tab", "sheets")  # back to the question
