"""Why-not on the page: by click and key, with its rule, without affecting what can be chosen."""

from __future__ import annotations

import json
from random import Random
from typing import Any, Final
from urllib.parse import quote

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Visit
from tools.harness.browser import Visitor

BOTS = {1: "me", 2: "soldato", 3: "soldato", 4: "soldato"}


def test_an_area_and_a_space_say_why_they_cannot_be_chosen(visit: Visit) -> None:
    ada = visit(size=(1366, 768))
    page = ada.page
    page.goto("/")
    kept = json.dumps(json.dumps({"speed": "off", "cover": False}))
    page.evaluate(f"localStorage.setItem('cosca.settings', {kept})")

    def kind(state: Any) -> Any:
        return state["question"] and state["question"]["kind"] == "order.area"

    for seed in range(10):  # a game may be over before seat 1 lays an order
        ada.new_table(BOTS)
        ada.fast_forward(kind, Random(seed))
        if kind(ada.last("state")):
            break
    ada.asked()
    sent = len(ada.sent)
    offered = set(page.locator(".place.open").evaluate_all("all => all.map(each => each.dataset.element)"))
    bubble = page.locator(".bubble.open .why-not")
    element = page.locator(".place[data-element^='area:']:not(.open)").first.get_attribute("data-element")
    assert element not in offered
    place = page.locator(f".place[data-element='{element}']")
    place.focus()
    page.keyboard.press("Enter")
    expect(bubble).to_contain_text("You need an area with your own Soldati.")
    link = bubble.get_by_role("link").first
    expect(link).to_have_attribute("href", "/rules/la_famiglia/LF-A4")
    page.keyboard.press("Escape")
    expect(bubble).to_have_count(0)
    space = page.locator("button.pick[data-element^='space:']:not(.can)").first
    space.click()
    tip = page.locator(".tip.info .why-not")
    expect(tip).to_contain_text("This question asks for an area")
    expect(tip.get_by_role("link").first).to_have_attribute("href", "/rules/la_famiglia/LF-A4")
    assert not [frame for frame in ada.sent[sent:] if '"choose"' in frame]


TABLES: Final = {
    "la_famiglia": ({1: "me", 2: "random", 3: "random", 4: "random"}, 3),
    "corleones_empire": ({1: "me", 2: "random", 3: "random", 4: "random"}, 2),
}
# What is on the board now and is not offered: its element, for one that a key can reach.
CLOSED: Final = """all => all
    .filter(each => each.tabIndex >= 0 && each.checkVisibility())
    .map(each => each.dataset.element)"""


@pytest.mark.long
@pytest.mark.parametrize("game", TABLES)
def test_every_kind_of_question_explains_an_element(visit: Visit, game: str) -> None:
    ada = visit(size=(1366, 768))
    page = ada.page
    page.goto("/")
    kept = json.dumps(json.dumps({"speed": "off", "cover": False}))
    page.evaluate(f"localStorage.setItem('cosca.settings', {kept})")
    seats, games = TABLES[game]
    seen: set[str] = set()
    answers: dict[str, str] = {}

    def is_new(state: Any) -> bool:
        question = state["question"]
        return question is not None and question["kind"] not in seen

    for seed in range(games):
        ada.new_table(seats, game=game)
        ada.asked()
        while not ada.over():
            ada.fast_forward(is_new, Random(seed))
            if ada.over():
                break
            ada.asked()
            question = ada.last("state")["question"]
            seen.add(question["kind"])
            element, why = closed(ada)
            if why is None:
                continue
            assert why["rules"], (question["kind"], element)
            page.locator(f"[data-renderer] [data-element='{element}']").first.focus()
            page.keyboard.press("Enter")
            answers[question["kind"]] = element
            shown = page.locator(".why-not").filter(has=page.get_by_role("link")).first
            expect(shown).to_be_visible()
            expect(shown.get_by_role("link").first).to_have_attribute("href", f"/rules/{game}/{why['rules'][0]}")
            page.keyboard.press("Escape")
    print(
        f"{game}: {len(answers)} of {len(seen)} kinds: {sorted(answers)}; nothing closed: {sorted(seen - set(answers))}"
    )
    assert len(seen) >= 10
    assert len(answers) > 0.7 * len(seen)


def closed(ada: Visitor) -> tuple[str, Any]:
    """Return an element on the board that cannot be chosen, and its reason; None if all can be."""
    question = ada.last("state")["question"]
    offered = {each for choice in question["choices"] for each in choice["touches"]}
    shown = ada.page.locator("[data-renderer] [data-element]").evaluate_all(CLOSED)
    for element in dict.fromkeys(shown):
        if element not in offered and not element.startswith("seat:"):
            why = ada.call("GET", f"/api/tables/{ada.table}/why/1?element={quote(element)}")["why"]
            if why is not None:  # else it is offered as a way to begin
                return element, why
    return "", None
