"""The question pane: the question stays visible and ignores presses meant for the previous one."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import Visit
from tools.harness.browser import PHONE, Visitor, words

LAPTOP = (1366, 768)
BOTS = {1: "me", 2: "soldato", 3: "soldato", 4: "soldato"}

# How far each list of the pane is scrolled after it was scrolled to its end.
TO_END = "all => all.map(each => (each.scrollTop = each.scrollHeight, each.scrollTop))"
TOPS = "all => all.map(each => each.scrollTop)"


def at_table(visit: Visit, size: tuple[int, int], seats: dict[int, str], **settings: Any) -> Visitor:
    ada = visit(size=size)
    ada.page.goto("/")
    kept = json.dumps(json.dumps({"speed": "off", "cover": False, **settings}))
    ada.page.evaluate(f"localStorage.setItem('cosca.settings', {kept})")
    ada.new_table(seats)
    ada.asked()
    return ada


@pytest.mark.parametrize("size", [pytest.param(LAPTOP, marks=pytest.mark.long), PHONE])
def test_the_next_question_starts_at_its_top(visit: Visit, size: tuple[int, int]) -> None:
    """However far the list was scrolled, the next question and its first choice are visible."""
    ada = at_table(visit, size, BOTS)
    page = ada.page
    lists = page.locator(".ask .list, .what, .rest")
    for _ in range(4):
        lists.evaluate_all(TO_END)
        expect(page.locator(".prompt")).to_be_in_viewport()
        before = ada.ask
        ada.page.evaluate("document.querySelector('.handle[aria-expanded=false]')?.click()")
        lists.evaluate_all(TO_END)
        ada.press(page.locator(".choices [data-choice]").last)
        ada.next_asked(before)
        assert set(lists.evaluate_all(TOPS)) <= {0}


# What could be pressed if that were not there.
COVERED = """over => {
  const at = (each, box = each.getBoundingClientRect()) => [box.x + box.width / 2, box.y + box.height / 2];
  const there = () => [...document.querySelectorAll('button, a, input, [data-element]')]
    .filter(each => !over.contains(each) && each.contains(document.elementFromPoint(...at(each))));
  const open = there();
  over.style.visibility = 'hidden';
  const covered = there().filter(each => !open.includes(each)).map(each => each.outerHTML);
  over.style.visibility = '';
  return covered;
}"""


def test_two_presses_answer_one_question(visit: Visit) -> None:
    """A double click or a held key does not answer the next question; a later press does."""
    ada = at_table(visit, LAPTOP, BOTS)
    ada.fast_forward(lambda state: state["question"] and state["question"]["kind"] == "planning.move", Random(4))
    page = ada.page

    def answers() -> int:
        return sum('"choose"' in frame for frame in ada.sent)

    for press in ("pointer", "key"):
        ada.asked()
        before, act = answers(), ada.ask
        button = page.locator(".choices [data-choice]").first
        if press == "pointer":
            button.dblclick(position={"x": 20, "y": 12})
        else:
            button.focus()
            page.keyboard.down("Enter")
            for _ in range(6):
                page.wait_for_timeout(40)
                page.keyboard.down("Enter")  # repeats, as of a key that is held
            page.keyboard.up("Enter")
        ada.next_asked(act)
        assert answers() == before + 1
    ada.asked()
    ada.press(page.locator(".choices [data-choice]").first)
    assert answers() == 3


@pytest.mark.long
@pytest.mark.parametrize("size", [LAPTOP, PHONE])
def test_notices_cover_nothing(visit: Visit, size: tuple[int, int]) -> None:
    """An offered draw is above the question and a recap elsewhere; they cover no button. A phone's question stays."""
    ada, bea = visit(size=size), visit()
    ada.new_table({1: "me", 2: "soldato", 3: "open", 4: "soldato"}, start=False)
    ada.friend(bea, 3, "Bea")
    ada.start()
    page = ada.page
    page.locator("[data-renderer] *").first.wait_for(state="attached")  # who has seen nothing has nothing recapped
    ada.fast_forward(lambda state: state["view"]["phase"] == "planning" and state["question"], Random(7), (3, bea))
    ada.asked()
    fixed = page.locator(".prompt, .consult, .choices").last
    before = corners(page)
    bea.from_menu("menu.draw")
    page.locator(".requests .notice").wait_for()
    expect(page.locator(".recap")).not_to_have_count(0)
    if size == PHONE:
        assert corners(page)[:4] == pytest.approx(before[:4], abs=1)
    expect(fixed).to_be_in_viewport()
    for each in (".requests", ".notices"):
        assert page.locator(each).evaluate(COVERED) == []
    page.locator(".shell:not([data-fresh])").wait_for()
    page.locator(".requests .notice .button").last.click()
    expect(page.locator(".requests .notice")).to_have_count(0)
    assert corners(page) == pytest.approx(before, abs=1)


def corners(page: Page) -> list[float]:
    """Return the positions of the question and the advice."""
    boxes = [page.locator(each).first.bounding_box() for each in (".prompt", ".consult")]
    return [box[side] for box in boxes if box for side in ("x", "y", "width", "height")]


@pytest.mark.long
def test_a_whole_turn_is_undone_by_one_press(visit: Visit) -> None:
    ada = at_table(visit, LAPTOP, BOTS)
    ada.fast_forward(lambda state: state["question"] and state["free"] > 2, Random(4))
    ada.asked()
    act = ada.ask
    ada.page.get_by_role("button", name=words("undo.why.turn", n=ada.last("state")["free"])).click()
    ada.next_asked(act)
    assert ada.last("state")["free"] == 0
    undone = [item for item in ada.last("state")["items"] if item["facts"]["event"] == "undone"]
    assert len(undone) <= 1
    expect(ada.page.get_by_role("button", name=words("undo.turn"))).to_have_count(0)


@pytest.mark.long
def test_a_part_question_marks_its_elements(visit: Visit) -> None:
    """While a question about a number is open, its element is marked."""
    ada = at_table(visit, LAPTOP, BOTS)
    ada.fast_forward(lambda state: state["question"] and "area:" in str(state["question"]["touches"]), Random(4))
    ada.asked()
    ask = ada.ask
    assert ask is not None
    marked = ada.page.locator("[data-asked]").evaluate_all("all => all.map(each => each.dataset.element)")
    assert set(marked) == set(ask["touches"])
    expect(ada.page.locator(".signs .about")).not_to_have_count(0)
    ada.wait(lambda: ada.step(Random(1), "script"), why="a choice")
    after = ada.next_asked(ask)
    marked = ada.page.locator("[data-asked]").evaluate_all("all => all.map(each => each.dataset.element)")
    assert set(marked) <= set(after["touches"])
