"""Lessons: a scripted start, explanations, progress after a reload, and advice that leads to the end of the game."""

from __future__ import annotations

import json
from random import Random
from typing import Any, Final

import pytest
from playwright.sync_api import expect

from cosca.server.catalog.lessons import lessons_of
from tests.e2e.conftest import Visit
from tools.harness.browser import PHONE, Visitor, words

LESSONS: Final = [(game, name) for game in ("la_famiglia", "corleones_empire") for name in lessons_of(game)]
MOST: Final = 400  # decisions of a pupil in a game
SLOW: Final = 150_000  # milliseconds for one click or wait: whole games run beside other work
LAPTOP: Final = (1366, 768)
BUTTONS: Final = "[data-coach=next], [data-coach=show], [data-coach=do]"
MOST_WORDS: Final = 25  # of a card
MOST_CLICKS: Final = 40  # from the start of a lesson to "play on", asking for advice each time
# How much of a whole game need not be explained: it comes in other games, or where the pupil goes other ways.
SELDOM: Final = {"la_famiglia": 16, "corleones_empire": 12}
# The card, and what the spotlight leaves bright.
GEOMETRY: Final = """() => {
    const box = (each) => {
        const { x, y, width, height } = each.getBoundingClientRect();
        return [x, y, width, height];
    };
    const words = document.querySelector(".coach .words");
    return {
        card: box(document.querySelector(".coach")),
        rims: [...document.querySelectorAll(".spotlight .rim")].map(box),
        cut: words.scrollHeight > words.clientHeight + 1,
    };
}"""


def follow(pupil: Visitor, buttons: tuple[str, ...] = ("next", "show", "do")) -> str:
    """Follow the coach: read on, ask for advice, or make the advised choice; return "" if there is nothing to do."""
    page = pupil.page
    if page.locator(".shell[data-fresh]").count():
        return ""
    for what in buttons:
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
    pupil.page.locator("[data-saying]").wait_for()


def saying(pupil: Visitor) -> dict[str, Any]:
    """Return what the card says now: its kind, its id, its words and where it is."""
    card = pupil.page.locator("[data-saying]")
    kind, step, id = (card.get_attribute(f"data-{name}") for name in ("saying", "step", "card"))
    return {"kind": kind, "id": step or id, "words": card.inner_text(), **pupil.page.evaluate(GEOMETRY)}


def overlaps(one: list[float], other: list[float]) -> bool:
    """Return whether two boxes share more than the rim of a spotlight."""
    return all(min(one[i] + one[i + 2], other[i] + other[i + 2]) - max(one[i], other[i]) > 6 for i in (0, 1))


def cards_of_line(pupil: Visitor) -> list[dict[str, Any]]:
    """Follow the coach to "play on" and return the cards on the way."""
    shown: list[dict[str, Any]] = []
    while not shown or shown[-1]["id"] != "play_on":
        pupil.wait(lambda: pupil.page.locator("[data-saying]").count() > 0, seconds=90, why="a card")
        pupil.settled()
        pupil.page.wait_for_timeout(250)  # the spotlight follows what moves
        shown.append(saying(pupil))
        assert len(shown) <= MOST_CLICKS, [each["id"] for each in shown]
        pupil.wait(lambda: follow(pupil) != "", why="a button of the coach")
    return shown


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
    ada.wait(lambda: follow(ada) == "show", why="the first question of the coach")
    hint = page.locator("[data-hint]")
    hint.wait_for()
    expect(page.locator(".spotlight .rim").first).to_be_visible()
    expect(page.locator(f".choices [data-choice={json.dumps(hint.get_attribute('data-hint'))}]")).to_have_attribute(
        "data-hinted", ""
    )
    page.locator("[data-coach=quiet]").click()
    page.goto("/learn/corleones_empire")
    page.get_by_role(
        "link", name=words("learn.goOn")
    ).click()  # the same table, not a new one, and still without questions
    hint.wait_for()


def test_the_coach_comments_an_own_move_and_advises_on(visit: Visit) -> None:
    ada = visit()
    begun(ada, "la_famiglia", "first")
    ada.wait(lambda: follow(ada) == "show" or ada.page.locator("[data-card=target]").count() > 0, why="the attack")
    ada.page.locator("[data-card=target]").wait_for()
    ada.press(ada.page.locator('.choices [data-choice="land enna"]'))
    other = ada.page.locator("[data-saying=other][data-card=target]")
    other.wait_for()
    ada.wait(lambda: follow(ada) == "do", why="advice without the script")
    expect(other).to_have_count(0)


@pytest.mark.parametrize(
    ("game", "size"),
    [
        ("la_famiglia", PHONE),
        pytest.param("la_famiglia", LAPTOP, marks=pytest.mark.long),
        pytest.param("corleones_empire", PHONE, marks=pytest.mark.long),
        pytest.param("corleones_empire", LAPTOP, marks=pytest.mark.long),
    ],
)
def test_cards_of_the_scripted_start(visit: Visit, game: str, size: tuple[int, int]) -> None:
    """They are short, equally high, cover nothing they point at, and lead to "play on" in few clicks."""
    pupil = visit(size=size, locale="en")
    begun(pupil, game, "first")
    shown = cards_of_line(pupil)
    print(f"{game} {size}: {len(shown)} clicks, {sum(len(each['words'].split()) for each in shown)} words")
    line = [step.card for step in lessons_of(game)["first"].line]
    assert [each["id"] for each in shown if each["kind"] == "advice"] == line
    assert {each["card"][3] for each in shown} == {shown[0]["card"][3]}
    for each in shown:
        assert len(each["words"].split()) <= MOST_WORDS, each
        assert not each["cut"], f"the card is too small for {each['words']}"
        assert not any(overlaps(each["card"], rim) for rim in each["rims"]), f"the card covers {each['id']}"
        assert each["rims"] or each["kind"] != "advice", f"nothing is pointed at: {each['id']}"


@pytest.mark.long
@pytest.mark.parametrize("game", ["la_famiglia", "corleones_empire"])
def test_random_play_never_stops_the_coach(visit: Visit, game: str) -> None:
    pupil, rng = visit(), Random(game)
    pupil.page.set_default_timeout(SLOW)
    begun(pupil, game, "first")
    for _ in range(60):
        pupil.asked()
        pupil.wait(
            lambda: pupil.page.locator("[data-coach=next], [data-coach=show], [data-coach=do]").count() > 0,
            why="a card",
        )
        asked = pupil.ask
        # Nothing can be chosen before everything is explained.
        pupil.wait(
            lambda: follow(pupil, ("next",)) == "" and not pupil.page.locator("[data-coach=next]").count(),
            why="an end of the explanations",
        )
        pupil.step(rng, "script")
        pupil.wait(
            lambda asked=asked: pupil.over() or pupil.ask not in (asked, None), seconds=90, why="the next question"
        )
        if pupil.over():
            break


@pytest.mark.long
@pytest.mark.parametrize(("game", "lesson"), LESSONS)
def test_hints_of_a_lesson_lead_to_its_end(visit: Visit, game: str, lesson: str) -> None:
    pupil = visit(locale="en")
    pupil.page.set_default_timeout(SLOW)
    begun(pupil, game, lesson)
    decisions = idle = 0
    without_reason: list[str] = []
    long: list[str] = []
    while not pupil.page.locator("[data-done]").count() and idle < 3000:
        card = pupil.page.locator("[data-hint]")
        if card.count() and not pupil.page.locator(".shell[data-fresh]").count():
            reason = card.inner_text()
            if not reason.strip():
                without_reason.append(pupil.ask["kind"] if pupil.ask else "")
            if len(reason.split()) > MOST_WORDS:
                long.append(reason)
        did = follow(pupil)
        decisions += did == "do"
        idle = 0 if did else idle + 1
        assert decisions < MOST
        if not did:
            pupil.page.wait_for_timeout(20)
    assert pupil.page.locator("[data-done]").count(), f"it stands still: {pupil.says()}"
    print(f"{game} {lesson}: {decisions} decisions; long reasons: {long}")
    assert without_reason == [], "every piece of advice has a reason"
    assert len(long) <= decisions // 20
    if lesson == "first":
        outcome = pupil.last("table")["outcome"]
        assert pupil.over()
        assert 1 in outcome["winners"], "who follows the coach wins"
        assert game in pupil.page.evaluate("() => localStorage.getItem('cosca.taught')")
        steps = pupil.page.locator(".coach .count").inner_text().split("/")
        assert int(steps[1]) - int(steps[0]) <= SELDOM[game], "too little is explained"
