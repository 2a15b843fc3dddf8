"""Replays on the page: opened from the log, stepped by link, slider and keys; pasted records."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Locator, expect

import cosca
from cosca.i18n import Speaker, message_id
from tests.e2e.conftest import Visit
from tests.e2e.test_accessibility import check_axe
from tools.harness.browser import PHONE, ROOT, Visitor

BOTS = {1: "me", 2: "soldato", 3: "soldato", 4: "soldato"}
_words = Speaker([Path(ROOT) / "web" / "src" / "replay" / "words", Path(ROOT) / "src" / "cosca" / "words"], strict=True)


def text_of(key: str, **values: object) -> str:
    return _words.say(message_id(key), values)


BOARD = """root => JSON.stringify(
  [...root.querySelectorAll("[data-element]")].map((each) => [each.dataset.element, each.textContent.trim()])
)"""
DRAWN = 500  # milliseconds in which another part of the board is drawn, if there is one


def board(ada: Visitor) -> str:
    """Return the text of the step's board once all its parts are drawn."""
    expect(ada.page.locator(".what.busy")).to_have_count(0)
    seen, drawn = "", " "
    while seen != drawn:
        seen, drawn = drawn, ada.page.locator("[data-renderer]").evaluate(BOARD)
        ada.page.wait_for_timeout(DRAWN)
    return drawn


def now(ada: Visitor) -> Locator:
    """Return the log lines of the current step."""
    return ada.page.locator(".log li.now [data-item]")


def walk(ada: Visitor, key: str) -> None:
    """Go to another step by a key."""
    slider = ada.page.get_by_role("slider", name=text_of("scrubber"))
    before = slider.input_value()
    ada.page.keyboard.press(key)
    expect(slider).not_to_have_value(before)


@pytest.mark.long
@pytest.mark.parametrize("game", cosca.game_names())
def test_an_item_of_the_log_opens_its_replay_step(visit: Visit, game: str) -> None:
    ada = visit(size=(1366, 768))
    ada.new_table(BOTS, game=game)
    ada.asked()
    rng = Random(4)
    for _ in range(3):
        before = ada.ask
        ada.wait(lambda: ada.step(rng, "script"), why="a choice")
        ada.next_asked(before)
    live = ada.last("state")
    line = ada.page.locator(".log section").last.locator("li button").nth(0 if game == "corleones_empire" else 5)
    words = line.inner_text()
    line.evaluate("each => each.click()")  # where the log is short, its sticky heading may cover the line
    link = ada.page.locator(".log li a[href*=replay]")
    assert link.get_attribute("target") == "_blank"  # the game's own line stays open
    ada.page.goto(link.get_attribute("href") or "")
    expect(now(ada).first).to_be_visible()
    ada.wait(lambda: words in now(ada).all_inner_texts(), why="the step of that line")
    here, first = ada.page.url, now(ada).all_inner_texts()

    ada.page.keyboard.press("ArrowRight")
    expect(ada.page.locator("[aria-current=step]", has_text=words)).to_have_count(0)
    ada.page.keyboard.press("ArrowLeft")
    expect(now(ada)).to_have_text(first)
    ada.page.keyboard.press("Home")
    slider = ada.page.get_by_role("slider", name=text_of("scrubber"))
    expect(slider).to_have_value("0")
    boards = [board(ada)]
    for _ in range(min(3, int(slider.get_attribute("max") or ""))):  # entries without items are not steps
        walk(ada, "ArrowRight")
        boards.append(board(ada))
    assert len(set(boards)) > 1
    for forwards in reversed(boards[:-1]):
        walk(ada, "ArrowLeft")
        assert board(ada) == forwards
    ada.page.keyboard.press("End")
    ada.wait(lambda: f"#1/{live['at']}" in ada.page.url, why="the last step")
    expect(slider).to_have_value(slider.get_attribute("max") or "")

    ada.page.goto("about:blank")
    ada.page.goto(here)  # a link to an exact step
    expect(now(ada)).to_have_text(first)
    ada.page.get_by_label(text_of("view"), exact=True).select_option("public")
    ada.wait(lambda: "#public/" in ada.page.url, why="the public's view")
    options = ada.page.get_by_label(text_of("view"), exact=True).locator("option")
    expect(options).to_have_count(2)  # no other seat, not everybody
    other = ada.page.locator(".log [data-item]").first
    n = other.get_attribute("data-item")
    other.click()
    expect(ada.page.locator(f".log li.now [data-item='{n}']")).to_be_visible()
    check_axe(ada, "a replay")


def test_a_record_is_pasted_and_played(visit: Visit) -> None:
    game, rng = cosca.game("la_famiglia"), Random(1)
    match = cosca.Match(game, 3)
    for _ in range(150):
        seat = game.actors(match.state)[0]
        match.apply(seat, rng.choice(game.choices(match.state, seat)))
    ada = visit(size=PHONE)
    page = ada.page
    page.goto("/replay")
    page.get_by_label(text_of("paste.label"), exact=True).fill("no record")
    page.get_by_role("button", name=text_of("paste.go")).click()
    expect(page.get_by_role("alert")).to_contain_text("line 1")
    ada.problems.clear()  # the console reports a refused request too
    page.get_by_label(text_of("paste.label"), exact=True).fill(match.record())
    page.get_by_role("button", name=text_of("paste.go")).click()
    slider = page.get_by_role("slider", name=text_of("scrubber"))
    expect(slider).to_have_value("0")
    page.get_by_role("button", name=text_of("play"), exact=True).click()
    expect(slider).not_to_have_value("0")
    page.get_by_role("button", name=text_of("stop"), exact=True).click()
    page.get_by_role("button", name=text_of("by.round.on")).click()
    ada.wait(lambda: int(slider.input_value()) > 3, why="the next round")
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    check_axe(ada, "a replay on a phone")
