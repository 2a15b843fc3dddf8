"""A puzzle in the browser: found on its page, answered wrong and right, explained, and opened as a study."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from cosca.bots.puzzles.puzzle import Puzzle, shipped_puzzles
from cosca.i18n import Speaker, message_id
from tests.e2e.conftest import EITHER_GAME, Visit
from tools.harness.browser import PHONE, ROOT


def say(key: str, **values: object) -> str:
    return Speaker([ROOT / "web" / "src" / "puzzles" / "words"], strict=True).say(message_id(key), values)


def shown_puzzle(url: str, game: str) -> Puzzle:
    return next(puzzle for puzzle in shipped_puzzles(game) if url.endswith(f"/puzzle/{puzzle.id}"))


@pytest.mark.parametrize("game", EITHER_GAME)
def test_a_puzzle_is_solved_explained_and_studied(visit: Visit, game: str) -> None:
    ada = visit(size=PHONE)
    page = ada.page
    page.goto("/puzzles")
    page.locator(f"section[aria-labelledby='puzzles-{game}']").get_by_role("link", name=say("today.open")).click()
    choices = page.locator("[data-choice]")
    expect(choices.first).to_be_visible()
    puzzle = shown_puzzle(page.url, game)
    page.get_by_role("button", name=say("giveUp")).click()
    expect(page.get_by_role("heading", name=say("givenUp"))).to_be_visible()
    expect(page.locator("li.best")).to_have_count(len(puzzle.steps))
    page.keyboard.press("r")
    expect(choices.first).to_be_visible()
    page.get_by_role("button", name=say("giveUp")).click()
    page.get_by_role("link", name=say("study")).click()
    page.wait_for_url(f"**/puzzle/{puzzle.id}/study")
    expect(choices.first).to_be_visible()

    page.goto("/puzzles")
    section = page.locator(f"section[aria-labelledby='puzzles-{game}']")
    expect(section.get_by_text(say("today.failed"))).to_be_visible()
    section.get_by_role("link", name=say("train.any"), exact=True).click()
    expect(choices.first).to_be_visible()
    page.get_by_role("button", name=say("giveUp")).click()
    page.keyboard.press("n")
    expect(choices.first).to_be_visible()
