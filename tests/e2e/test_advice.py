"""Advice on the page: requested by pointer or key, taken, and removed with the question."""

from __future__ import annotations

import json
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import EITHER_GAME, Visit
from tests.e2e.test_accessibility import check_axe
from tools.harness.browser import PHONE, Visitor, words

ALL = {1: "me", 2: "me", 3: "me", 4: "me"}
DESK = (1280, 800)


def at_table(visit: Visit, size: tuple[int, int], **more: object) -> Visitor:
    """Return Ada's page at the first question of a table where she has all seats."""
    ada = visit(size=size)
    ada.page.goto("/")
    settings = json.dumps(json.dumps({"speed": "off", "cover": False}))
    ada.page.evaluate(f"localStorage.setItem('cosca.settings', {settings})")
    ada.new_table(ALL, **more)
    ada.asked()
    return ada


def wait_for_advice(ada: Visitor, ask: Callable[[], None]) -> None:
    """Request advice until it arrives: on a busy machine the search may time out."""
    for _ in range(5):
        ask()
        ada.page.locator(".counsel[aria-busy=false]").wait_for()
        if ada.page.locator(".counsel [data-advised]").count():
            return
        ada.page.keyboard.press("Escape")
        expect(ada.page.locator(".counsel")).to_have_count(0)
    raise AssertionError(f"no advice: {ada.says()}")


@pytest.mark.parametrize("game", EITHER_GAME)
@pytest.mark.parametrize("size", [pytest.param(DESK, marks=pytest.mark.long), PHONE])
def test_advice_is_shown_and_can_be_taken(visit: Visit, size: tuple[int, int], game: str) -> None:
    ada = at_table(visit, size, game=game)
    page = ada.page
    wait_for_advice(ada, page.get_by_role("button", name=words("counsel.ask"), exact=True).click)
    panel = page.get_by_role("region", name=words("counsel.title"))
    expect(panel).to_be_in_viewport()
    entries = panel.locator("[data-advised]")
    expect(entries.first).to_be_visible()
    advice = ada.last("advice")["choices"]
    expect(entries).to_have_count(min(3, len([each for each in advice if each["like"] == each["text"]])))
    expect(entries.first).to_contain_text(f"{int(100 * advice[0]['chance'] + 0.5)}%")
    assert advice[0]["reasons"][0]["id"].startswith("reason-")
    expect(entries.first.locator(".why").first).to_have_text(re.compile(r"^(?!reason-).{8,}\.$"))
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    check_axe(ada, "the Consigliere")
    since = len(ada.wire)
    ada.press(entries.first)
    sent = [json.loads(frame) for way, frame in ada.wire[since:] if way == "out" and '"choose"' in frame]
    assert sent[0]["choices"] == [advice[0]["text"]]
    expect(panel).to_be_hidden()


def test_a_key_opens_and_closes_the_advisor(visit: Visit) -> None:
    ada = at_table(visit, DESK)
    panel = ada.page.get_by_role("region", name=words("counsel.title"))
    wait_for_advice(ada, lambda: ada.page.keyboard.press("!"))
    expect(panel.locator("[data-advised]").first).to_be_visible()
    ada.page.keyboard.press("!")
    expect(panel).to_be_hidden()
    ada.page.keyboard.press("!")
    expect(panel).to_be_visible()
    ada.page.keyboard.press("Escape")
    expect(panel).to_be_hidden()


@pytest.mark.long
def test_without_hints_there_is_no_advisor(visit: Visit) -> None:
    ada = visit(size=DESK)
    ada.page.goto("/new")
    ada.page.get_by_role("radio", name=words("new.preset.screen")).check()
    ada.page.get_by_text(words("new.details")).click()
    ada.page.get_by_label(words("new.hints")).uncheck()
    ada.page.get_by_role("button", name=words("new.start")).click()
    ada.page.wait_for_url("**/t/*")
    ada.wait(lambda: ada.heard("table"), why="the table")
    assert ada.last("table")["hints"] is False
    ada = at_table(visit, DESK, hints=False)
    expect(ada.page.get_by_role("button", name=words("counsel.ask"), exact=True)).to_be_hidden()
