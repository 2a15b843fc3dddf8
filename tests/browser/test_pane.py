"""The question pane: what is asked stays in sight, and nothing is told before the board shows it."""

from __future__ import annotations

import json
from typing import Any

import pytest
from browsing import PHONE, Visitor
from playwright.sync_api import expect

from tests.browser.conftest import Visit

LAPTOP = (1366, 768)
BOTS = {1: "me", 2: "soldato", 3: "soldato", 4: "soldato"}

# How far each list of the pane is scrolled after it was scrolled to its end.
TO_END = "all => all.map(each => (each.scrollTop = each.scrollHeight, each.scrollTop))"
# What is being shown, and the newest line of the log.
NEWEST = """() => [document.querySelector('.prompt .scene'), [...document.querySelectorAll('.log .words')].at(-1)]
  .map(each => each.textContent.trim())"""
TOPS = "all => all.map(each => each.scrollTop)"


def at_table(visit: Visit, size: tuple[int, int], seats: dict[int, str], **settings: Any) -> Visitor:
    ada = visit(size=size)
    ada.page.goto("/")
    kept = json.dumps(json.dumps({"speed": "off", "cover": False, **settings}))
    ada.page.evaluate(f"localStorage.setItem('cosca.settings', {kept})")
    ada.new_table(seats)
    ada.asked()
    return ada


@pytest.mark.parametrize("size", [LAPTOP, PHONE])
def test_the_next_question_starts_at_its_top(visit: Visit, size: tuple[int, int]) -> None:
    """However far one read, the question is in sight, and so is the first choice of the next."""
    ada = at_table(visit, size, BOTS)
    page = ada.page
    lists = page.locator(".ask .list, .what, .rest")
    for _ in range(6):
        lists.evaluate_all(TO_END)
        expect(page.locator(".prompt")).to_be_in_viewport()
        sent = len(ada.wire)
        ada.page.evaluate("document.querySelector('.handle[aria-expanded=false]')?.click()")
        lists.evaluate_all(TO_END)
        page.locator(".choices [data-choice]").last.click()
        assert ada.went(sent)
        ada.asked()
        assert set(lists.evaluate_all(TOPS)) <= {0}


def test_the_log_is_never_ahead_of_the_board(visit: Visit) -> None:
    """While moves are being shown, the newest line is that of the move on the board."""
    ada = at_table(visit, LAPTOP, BOTS, speed="slow")
    page = ada.page
    sent = len(ada.wire)
    page.locator(".choices [data-choice]").first.click()
    assert ada.went(sent)
    page.locator(".prompt .scene").wait_for()
    told, newest = page.evaluate(NEWEST)
    assert told == newest
