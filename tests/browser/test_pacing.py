"""Pacing: moves are shown one by one, the log with them; one can step through them or go past them to the decision."""

from __future__ import annotations

import json
from random import Random

from browsing import Visitor
from playwright.sync_api import expect

from tests.browser.conftest import Visit

BOTS = {1: "me", 2: "soldato", 3: "soldato", 4: "soldato"}

# The lines of the move on the board, and those that are marked in the log as being shown.
SHOWN = """() => ['.prompt .scene p', '.log .fresh .words'].map(
  where => [...document.querySelectorAll(where)].map(each => each.textContent.trim()))"""
LAST = "() => [...document.querySelectorAll('.log .words')].at(-1).textContent.trim()"


def at_work(visit: Visit) -> Visitor:
    """A table at slow speed, where the bots have got their turns of the planning phase."""
    ada = visit(size=(1366, 768))
    ada.page.goto("/")
    kept = json.dumps(json.dumps({"speed": "slow", "cover": False}))
    ada.page.evaluate(f"localStorage.setItem('cosca.settings', {kept})")
    ada.new_table(BOTS)
    ada.hurry(lambda state: state["question"] and state["question"]["kind"] == "planning.move", Random(2))
    ada.play_until(lambda: ada.page.locator(".prompt .scene").count(), Random(2), "script")
    return ada


def test_moves_are_stepped_through_with_the_log_and_passed_over_to_ones_decision(visit: Visit) -> None:
    ada = at_work(visit)
    page = ada.page
    page.keyboard.press(",")
    ada.wait(lambda: ada.ask is not None, why="the bots to be done")
    before = page.locator(".log .words").count()
    page.keyboard.press(".")
    shown, fresh = page.evaluate(SHOWN)
    assert shown[0] in fresh
    assert page.evaluate(LAST) == fresh[-1]
    assert page.locator(".log .words").count() == before + len(fresh)  # nothing is told ahead of the board
    expect(page.locator(".prompt.asked")).to_have_count(0)
    page.keyboard.press("Escape")
    ada.asked()
    last = ada.last("state")
    assert last["question"] is not None
    expect(page.locator(".log .fresh")).to_have_count(0)
