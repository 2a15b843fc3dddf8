"""Accessibility: phones, keyboard, and axe findings."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from tests.e2e.conftest import Visit
from tests.support.sampling import SOAK
from tools.harness.browser import DESKTOP, PHONE, Visitor, words
from tools.harness.selectors import SHOWS

BOTS = {1: "me", 2: "soldato", 3: "soldato", 4: "soldato"}
SMALL = (360, 740)


def check_screen(page: Page) -> None:
    """Check that nothing is wider than the screen and the question is visible."""
    wide = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert wide <= 0, f"{wide} pixels too wide at {page.url}"
    prompt = page.locator(".prompt").first
    if prompt.count():
        expect(prompt).to_be_in_viewport()


@pytest.mark.long
def test_round_is_played_on_a_phone(visit: Visit) -> None:
    """By touch only: on the board where possible, otherwise in the list."""
    ada = visit(size=PHONE, has_touch=True, is_mobile=True)
    page, rng = ada.page, Random(4)
    page.goto("/")
    check_screen(page)
    page.get_by_role("link", name=words("home.play.la_famiglia"), exact=True).tap()
    ada.wait(lambda: ada.heard("state"), why="the first question")
    taps(ada, rng, 40 if SOAK else 6)


@pytest.mark.long
def test_the_smallest_phone_shows_everything(visit: Visit) -> None:
    ada = visit(size=SMALL, has_touch=True, is_mobile=True)
    for path in ("/", "/new", "/me", "/rules/la_famiglia"):
        ada.page.goto(path)
        ada.page.wait_for_load_state("networkidle")
        check_screen(ada.page)
    ada.to_conflict(Random(2), BOTS)
    check_screen(ada.page)
    for tab in ada.page.locator("[data-renderer]").get_by_role("tab").all():
        tab.tap()
        check_screen(ada.page)


def taps(ada: Visitor, rng: Random, number: int) -> None:
    """Make so many decisions by touch and check the screen after each."""
    for _ in range(number):
        ada.wait(lambda: tap(ada, rng), seconds=90, why="a decision by touch")
        check_screen(ada.page)


def tap(ada: Visitor, rng: Random) -> bool:
    """Make a decision by touch; return False while others decide, or if it takes more than one tap."""
    page, sent = ada.page, len(ada.wire)
    seen = ada.look()
    if not seen["choices"] and (ada.ask is None or page.locator(SHOWS.format(act=ada.ask["act"])).count() == 0):
        return False
    bubble = page.locator(".bubble.open .choose")  # a small place asks whether it was meant
    if seen["choices"]:
        page.locator(f".choices [data-choice={json.dumps(rng.choice(seen['choices']))}]").tap()
    elif bubble.count():
        bubble.tap()
    elif seen["lit"] and page.locator(".bubble.open").count() == 0:
        ada.lit(rng.choice(seen["lit"])).tap()
    else:
        page.locator(".handle .way").tap()  # other buttons cover the rest of it
        page.locator(".choices [data-choice]").first.wait_for()
        return False
    return ada.went(sent)


def test_game_is_played_by_keyboard(visit: Visit) -> None:
    ada = visit()
    page = ada.page
    page.goto("/")
    tab_to(page, "a[href^='/quick/']")
    page.keyboard.press("Enter")
    ada.asked()
    tab_to(page, ".choices [data-choice]")
    for number in range(5):
        ada.wait(lambda: ada.look()["choices"], why="the next question")
        page.locator(".choices [data-choice]:focus").wait_for()  # a new question has the focus already
        for _ in range(number % 3):
            page.keyboard.press("ArrowDown")
        answer_by_key(ada)
    tab_to(page, "[data-renderer] [data-element^='area:']", "Shift+Tab")
    page.keyboard.press("ArrowRight")
    assert page.evaluate("document.activeElement.dataset.element").startswith(("area:", "sea:"))
    tab_to(page, ".log li button")
    line = page.locator(".log li button:focus")
    newest = line.get_attribute("data-item")
    page.keyboard.press("ArrowUp")
    ada.wait(lambda: line.get_attribute("data-item") != newest, why="the line above")
    page.keyboard.press("Tab")
    expect(page.locator(".log :focus")).to_have_count(0)  # the whole log is one stop


def answer_by_key(ada: Visitor) -> None:
    """Take the focused choice and confirm it if asked, by keys."""
    page, before, since = ada.page, ada.ask, len(ada.wire)
    page.keyboard.press("Enter")

    def answered() -> bool:
        if page.locator("dialog[open]").count():  # it may open a moment after the key
            ada.settled()
            tab_to(page, "dialog[open] .primary")
            page.keyboard.press("Enter")
            page.locator("dialog[open]").wait_for(state="detached")
        return any(way == "out" and '"choose"' in frame for way, frame in ada.wire[since:])

    ada.wait(answered, why="an answer to the key")
    ada.next_asked(before)


def tab_to(page: Page, selector: str, key: str = "Tab", most: int = 100) -> None:
    """Press the key until the element has the focus."""
    page.locator(selector).first.wait_for()
    for _ in range(most):
        if page.evaluate("selector => document.activeElement?.matches(selector) ?? false", selector):
            return
        page.keyboard.press(key)
    raise AssertionError(f"{most} times {key} do not lead to {selector}")


# ---------------------------------------------------------------- axe

STILL = """() => document.getAnimations().every(
  each => each.playState !== 'running' || each.effect.getComputedTiming().iterations === Infinity)"""


def check_axe(visitor: Visitor, where: str) -> None:
    """Check that axe has no serious or critical finding once animations have ended."""
    visitor.wait(lambda: visitor.page.evaluate(STILL), why="the page to stand still")
    violations: list[dict[str, Any]] = Axe().run(visitor.page).response["violations"]
    grave = [
        f"{where}: {finding['id']} ({finding['impact']}): {finding['help']}: {finding['nodes'][0]['html'][:200]}"
        f" and {len(finding['nodes']) - 1} more"
        for finding in violations
        if finding["impact"] in ("serious", "critical")
    ]
    assert grave == []


@pytest.mark.parametrize(
    ("size", "theme"),
    [
        pytest.param(DESKTOP, "light", id="desktop", marks=pytest.mark.long),
        pytest.param(PHONE, "dark", id="phone in the dark"),
    ],
)
def test_axe_finds_nothing_serious(visit: Visit, size: tuple[int, int], theme: str) -> None:
    ada = visit(size=size, color_scheme=theme)
    page = ada.page
    for path, ready in (
        ("/", "main"),
        ("/new", "form"),
        ("/me", "form"),
        ("/rules/la_famiglia", "main"),
        ("/learn/la_famiglia", ".tour"),
        ("/ratings/la_famiglia", "table"),
        ("/saved", "h1"),
    ):
        page.goto(path)
        page.locator(ready).first.wait_for()
        page.wait_for_load_state("networkidle")
        check_axe(ada, path)
    ada.new_table({1: "me", 2: "open", 3: "soldato", 4: "soldato"}, start=False)
    page.get_by_role("button", name=words("room.start")).wait_for()
    check_axe(ada, "the waiting room")
    me = ada.call("GET", "/api/me")["user"]["id"]
    for path, ready in (("/people", "h1"), (f"/people/{me}", "form"), ("/notifications", "h2")):
        page.goto(path)
        page.locator(ready).first.wait_for()
        page.wait_for_load_state("networkidle")
        check_axe(ada, path)
    page.goto("/t/none")
    page.get_by_role("heading", name=words("table.notHere")).wait_for()
    check_axe(ada, "a table that cannot be opened")
    ada.forgive("404")


@pytest.mark.long
def test_axe_finds_nothing_serious_at_the_table(visit: Visit) -> None:
    ada = visit()
    ada.to_conflict(Random(6), BOTS)
    check_axe(ada, "a conflict")
    ada.fast_forward(lambda _: False, Random(7))
    ada.page.get_by_text(words("end.revealed")).wait_for()
    check_axe(ada, "the end")
    ada.new_table(BOTS)
    ada.fast_forward(lambda state: state["view"]["phase"] == "planning" and state["question"], Random(8))
    ada.asked()
    check_axe(ada, "planning")
    ada.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    ada.page.locator(".handle").wait_for()
    check_axe(ada, "planning on a phone")
    ada.page.emulate_media(color_scheme="dark")
    ada.wait(lambda: ada.page.evaluate("matchMedia('(prefers-color-scheme: dark)').matches"), why="the dark")
    check_axe(ada, "planning on a phone in the dark")
    ada.page.set_viewport_size({"width": DESKTOP[0], "height": DESKTOP[1]})
    check_axe(ada, "planning in the dark")
    ada.page.get_by_role("button", name=words("menu.open")).click()
    ada.page.locator("dialog[open]").wait_for()
    check_axe(ada, "the menu")
    for panel in ("notes", "advance"):
        ada.page.get_by_role("button", name=words(f"menu.{panel}")).click()
        ada.page.locator("dialog[open] form").first.wait_for()
        check_axe(ada, panel)
        ada.page.keyboard.press("Escape")
        expect(ada.page.get_by_role("button", name=words("menu.open"))).to_be_focused()
        ada.page.keyboard.press("Enter")
        ada.page.locator("dialog[open]").wait_for()
