"""A planning turn started from the space: the cheapest token goes there, or another one."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Visit
from tests.e2e.test_accessibility import check_axe
from tools.harness.browser import Visitor, words

DESK = (1366, 768)
SEATS = {1: "me", 2: "soldato", 3: "soldato", 4: "soldato"}
# The element of a space whose only action is to issue an order.
ORDER_SPACE = """() => [...document.querySelectorAll("[data-renderer] .can.goal[data-element^='space:']")]
  .find((each) => [...each.querySelectorAll('.caption')].map((one) => one.textContent.trim()).join() === 'Order')
  .dataset.element"""


def planning(visit: Visit, **options: Any) -> Visitor:
    """Return Ada's page at her first move of the planning phase."""
    ada = visit(size=DESK, **options)
    ada.page.goto("/")
    settings = json.dumps(json.dumps({"speed": "off", "cover": False}))
    ada.page.evaluate(f"localStorage.setItem('cosca.settings', {settings})")
    ada.new_table(SEATS)
    ada.asked()
    ada.fast_forward(lambda state: (state["question"] or {}).get("kind") == "planning.move", Random(3))
    ada.asked()
    return ada


def sent_since(ada: Visitor, since: int) -> list[Any]:
    return [json.loads(frame)["choices"] for way, frame in ada.wire[since:] if way == "out" and '"choose"' in frame]


@pytest.mark.long
def test_a_token_turn_takes_three_clicks(visit: Visit) -> None:
    ada = planning(visit)
    page = ada.page
    ada.settled()
    # The token that moves unless another one is picked is marked before the click.
    expect(page.locator("[data-renderer] .tokens .chosen")).to_have_count(1)
    assert ada.ask is not None
    (marked,) = [choice for choice in ada.ask["choices"] if choice.get("usual")]
    since = len(ada.wire)
    order = page.evaluate(ORDER_SPACE)
    ada.lit(order).click()
    assert ada.went(since)
    assert sent_since(ada, since) == [[marked["text"], order.replace("space:", "space ")]]
    for kind, element in (("order.area", "area:"), ("order.which", "order:")):
        ask = ada.next_asked(None)
        assert ask["kind"] == kind
        offered = next(choice for choice in ask["choices"] if choice["touches"][0].startswith(element))
        since = len(ada.wire)
        page.locator(f".choices [data-choice={json.dumps(offered['text'])}]").click()
        assert ada.went(since)
    ada.wait(lambda: (ada.ask or {}).get("kind") not in ("order.area", "order.which"), why="the end of the turn")


@pytest.mark.long
def test_space_can_be_chosen_before_its_token(visit: Visit) -> None:
    ada = planning(visit, has_touch=True)
    page = ada.page
    ada.settled()
    goal = page.locator("[data-renderer] .can.goal[data-element^='space:']:visible").first
    name = goal.get_attribute("data-element")
    assert name is not None
    goal.tap()  # a tap has no tooltip: it selects first
    chosen = page.locator(f"[data-renderer] [data-element='{name}']")
    expect(chosen).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".tokens .chosen")).to_have_count(1)
    expect(page.locator(".choices").get_by_text(words("choices.cheapest"))).to_have_count(1)
    check_axe(ada, "a space named first")
    since = len(ada.wire)
    chosen.focus()
    ada.settled()
    page.keyboard.press("Enter")
    ada.wait(lambda: sent_since(ada, since), why="the token and its space")
    (path,) = sent_since(ada, since)
    assert path[0].startswith("token ")
    assert path[1] == name.replace("space:", "space ")
    assert ada.went(since)
