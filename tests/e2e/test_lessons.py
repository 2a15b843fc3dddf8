"""Lessons: explanations, progress after a reload, and hints that lead to the end of the game."""

from __future__ import annotations

import json
from typing import Final

import pytest
from playwright.sync_api import expect

from cosca.server.catalog.lessons import lessons_of
from tests.e2e.conftest import Visit
from tools.harness.browser import Visitor, words

LESSONS: Final = [(game, name) for game in ("la_famiglia", "corleones_empire") for name in lessons_of(game)]
MOST: Final = 400  # decisions of a pupil in a game
SLOW: Final = 150_000  # milliseconds for one click or wait: whole games run beside other work
# What no table of the lesson need lead to: they come in other games, or where the pupil goes other ways.
SELDOM: Final = {
    ("la_famiglia", "first"): {"soldato", "rally", "influence", "ultima"},
    ("corleones_empire", "first"): {"jobs_which", "gun_down", "horse", "job_pay", "ally_choice"},
}


def follow(pupil: Visitor) -> str:
    """Follow the coach: "next" of an explanation or the advised choice; return "" if there is nothing."""
    page = pupil.page
    if page.locator(".shell[data-fresh]").count():
        return ""
    for what in ("next", "do"):
        button = page.locator(f"[data-coach={what}]:not([aria-disabled=true])")
        if button.count():
            if what == "do":
                pupil.press(button)
            else:
                button.click()
            return what
    return ""


def begun(pupil: Visitor, game: str, lesson: str) -> None:
    pupil.page.goto(f"/learn/{game}/{lesson}#anew")
    pupil.page.locator("[data-step]").wait_for()


def steps_read(pupil: Visitor) -> list[str]:
    """Return the steps read so far, from the browser's storage."""
    kept = pupil.page.evaluate("id => localStorage.getItem(`cosca.coach.${id}`)", pupil.table)
    return json.loads(kept)["told"] if kept else []


def test_a_lesson_starts_and_continues_after_a_reload(visit: Visit) -> None:
    ada = visit()
    page = ada.page
    page.goto("/")
    page.get_by_role("link", name=words("home.learn.corleones_empire"), exact=True).click()
    page.get_by_role("link", name=words("learn.begin")).click()
    page.locator("[data-step=goal]").wait_for()
    expect(page.locator(".spotlight")).to_have_count(0)  # the goal is of the whole table
    ada.wait(lambda: follow(ada) == "next", why="a goal that was read")
    page.reload()
    page.locator("[data-step=rivals]").wait_for()
    ada.wait(lambda: follow(ada) == "do", why="the first advice")
    page.locator("[data-step=member]").wait_for()
    expect(page.locator(".spotlight .rim").first).to_be_visible()
    page.locator("[data-coach=quiet]").click()
    hint = page.locator("[data-hint]")
    hint.wait_for()
    expect(page.locator(f".choices [data-choice={json.dumps(hint.get_attribute('data-hint'))}]")).to_have_attribute(
        "data-hinted", ""
    )
    page.goto("/learn/corleones_empire")
    page.get_by_role("link", name=words("learn.goOn")).click()  # the same table, not a new one
    hint.wait_for()


@pytest.mark.long
@pytest.mark.parametrize(("game", "lesson"), LESSONS)
def test_hints_of_a_lesson_lead_to_its_end(visit: Visit, game: str, lesson: str) -> None:
    pupil = visit()
    pupil.page.set_default_timeout(SLOW)
    begun(pupil, game, lesson)
    decisions = idle = 0
    while not pupil.page.locator("[data-done]").count() and idle < 3000:
        did = follow(pupil)
        decisions += did == "do"
        idle = 0 if did else idle + 1
        assert decisions < MOST
        if not did:
            pupil.page.wait_for_timeout(20)
    assert pupil.page.locator("[data-done]").count(), f"it stands still: {pupil.says()}"
    explained = steps_read(pupil)
    print(f"{game} {lesson}: {decisions} decisions, explained {', '.join(explained)}")
    if lesson == "first":
        outcome = pupil.last("table")["outcome"]
        assert pupil.over()
        assert 1 in outcome["winners"], "who follows the coach wins"
        assert game in pupil.page.evaluate("() => localStorage.getItem('cosca.taught')")
        steps = pupil.page.locator(".coach .count").inner_text().split("/")
        assert int(steps[1]) - int(steps[0]) <= len(SELDOM[game, lesson]), f"too little is explained: {explained}"
