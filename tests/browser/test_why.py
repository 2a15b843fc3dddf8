"""What cannot be chosen says why: by click, by key, with the rule behind it; what is offered is not disturbed."""

from __future__ import annotations

import json
from random import Random
from typing import Any

from playwright.sync_api import expect

from tests.browser.conftest import Visit

BOTS = {1: "me", 2: "soldato", 3: "soldato", 4: "soldato"}


def test_an_area_and_a_space_say_why_they_cannot_be_chosen(visit: Visit) -> None:
    ada = visit(size=(1366, 768))
    page = ada.page
    page.goto("/")
    kept = json.dumps(json.dumps({"speed": "off", "cover": False}))
    page.evaluate(f"localStorage.setItem('cosca.settings', {kept})")
    ada.new_table(BOTS)
    ada.asked()

    def kind(state: Any) -> Any:
        return state["question"] and state["question"]["kind"] == "order.area"

    ada.hurry(kind, Random(4))
    ada.asked()
    sent = len(ada.sent)
    offered = set(page.locator(".place.open").evaluate_all("all => all.map(each => each.dataset.element)"))
    told = page.locator(".bubble.open .why-not")
    element = page.locator(".place[data-element^='area:']:not(.open)").first.get_attribute("data-element")
    assert element not in offered
    place = page.locator(f".place[data-element='{element}']")
    place.focus()
    page.keyboard.press("Enter")
    expect(told).to_contain_text("stand")
    link = told.get_by_role("link").first
    expect(link).to_have_attribute("href", "/rules/la_famiglia/LF-A4")
    page.keyboard.press("Escape")
    expect(told).to_have_count(0)
    space = page.locator("button.pick[data-element^='space:']:not(.can)").first
    space.click()
    tip = page.locator(".tip.info .why-not")
    expect(tip).to_contain_text("This question asks for an area")
    expect(tip.get_by_role("link").first).to_have_attribute("href", "/rules/la_famiglia/LF-A4")
    assert not [frame for frame in ada.sent[sent:] if '"choose"' in frame]
