"""Pacing: moves are shown one by one with the log, and can be stepped through or skipped."""

from __future__ import annotations

import json
from random import Random

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Visit
from tools.harness.browser import Visitor

BOTS = {1: "me", 2: "soldato", 3: "soldato", 4: "soldato"}

# A move is shown for a moment only: the keys that stop and step are pressed within the page, and what they bring about
# is read there before the moment is over, however slow the machine is.
PRESS = "const press = key => document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));"
STOP = f"() => {{ {PRESS} return document.querySelector('.prompt .scene') !== null && (press(','), true); }}"
# The lines of the move on the board, those that are marked in the log as being shown, and all of the log.
STEP = f"""() => {{
  {PRESS}
  const lines = where => [...document.querySelectorAll(where)].map(each => each.textContent.trim());
  const places = ['.prompt .scene p', '.log .fresh .words', '.log .words'];
  press('.');
  return new Promise(done => setTimeout(() => done(places.map(lines))));
}}"""


def at_work(visit: Visit) -> Visitor:
    """Return a table at slow speed, paused while a bot's planning turn is shown."""
    ada = visit(size=(1366, 768))
    ada.page.goto("/")
    kept = json.dumps(json.dumps({"speed": "slow", "cover": False}))
    ada.page.evaluate(f"localStorage.setItem('cosca.settings', {kept})")
    ada.new_table(BOTS)
    ada.fast_forward(lambda state: state["question"] and state["question"]["kind"] == "planning.move", Random(2))
    ada.play_until(lambda: ada.page.evaluate(STOP), Random(2), "script")
    return ada


@pytest.mark.long
def test_playback_is_stepped_by_the_log_and_skipped(visit: Visit) -> None:
    ada = at_work(visit)
    page = ada.page
    ada.wait(lambda: ada.ask is not None, seconds=90, why="the bots to be done")
    expect(page.locator(".log .fresh")).to_have_count(0)  # the move on the board is played out
    before = page.locator(".log .words").count()
    shown, fresh, log = page.evaluate(STEP)
    assert shown[0] in fresh
    assert log[-1] == fresh[-1]
    assert len(log) == before + len(fresh)  # the log is never ahead of the board
    expect(page.locator(".prompt.asked")).to_have_count(0)
    page.keyboard.press("Escape")
    ada.asked()
    last = ada.last("state")
    assert last["question"] is not None
    expect(page.locator(".log .fresh")).to_have_count(0)
