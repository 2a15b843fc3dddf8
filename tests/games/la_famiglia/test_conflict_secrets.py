"""Conflict cards stay face down until the reveal, even if they were taken."""

from __future__ import annotations

from typing import Any

import pytest

from cosca.kernel.events import Event
from cosca.kernel.game import Game

FIGHT = {
    "phase": "encounter",
    "clear": True,
    "areas": {
        "gela": {"holder": 1, "soldati": 6, "orders": ["red.basic.2"]},
        "enna": {"holder": "neutral", "soldati": 4},
    },
}
UP_TO_THE_CARDS = ((1, "land enna"), (1, "number 4"), (1, "finesse"), (4, "seat 3"))


def play(game: Game[Any], state: Any, *steps: tuple[int, str]) -> list[Event]:
    events: list[Event] = []
    for seat, text in steps:
        game.apply(state, seat, game.parse(state, seat, text), events)
    return events


@pytest.mark.rule("LF-K3")
def test_conflict_card_is_laid_face_down(game: Game[Any]) -> None:
    state = game.position(FIGHT)
    events = play(game, state, *UP_TO_THE_CARDS, (1, "card coward_1"))
    assert [events[-1].seen_by(seat) for seat in (3, 4, None)] == [None, None, None]
    seen = {seat: game.view(state, seat)["sealed"] for seat in (1, 2, 3, 4, None)}
    assert seen[1] == seen[2] == {"1": "card coward_1"}
    assert seen[3] == seen[4] == seen[None] == {"1": "hidden"}
    assert game.choices(state, 3) == game.choices(state, 1)


@pytest.mark.rule("LF-W40", "LF-K3")
@pytest.mark.parametrize("taken", ["take", "leave"])
def test_taken_card_stays_secret_until_the_reveal(game: Game[Any], taken: str) -> None:
    state = game.position(FIGHT)
    steps = ((1, "card coward_1"), (3, "card coward_2"), (1, taken))
    events = play(game, state, *UP_TO_THE_CARDS, *steps)
    seen = {seat: game.view(state, seat)["fight"]["cards"] for seat in (1, 2, 3, 4, None)}
    assert seen[1] == seen[2] == ["coward_1", "hidden"]
    assert seen[3] == seen[4] == ["hidden", "coward_2"]
    assert seen[None] == ["hidden", "hidden"]
    assert not [event for event in events if "coward" in str(event.public)]
    (revealed,) = [event for event in play(game, state, (3, "leave")) if event.kind == "cards_revealed"]
    assert revealed.public is not None
    assert revealed.public["played"] == ["coward_1", "coward_2"]


@pytest.mark.rule("LF-W40")
def test_defender_of_neutrals_is_public(game: Game[Any]) -> None:
    state = game.position(FIGHT)
    events = play(game, state, *UP_TO_THE_CARDS)
    assert events[-1].kind == "defender"
    assert events[-1].public == {"seat": 3, "area": "enna", "by": 4}
    assert game.view(state, None)["fight"]["defender"] == 3


@pytest.mark.rule("LF-W40")
def test_tiles_of_the_defending_seat_never_help_neutrals(game: Game[Any]) -> None:
    """The conflict is the same with and without the defending seat's encounter tiles."""
    tiles = ("allies", "bribery", "delay_detonator", "miniguns", "recruitment", "armoured_cars", "vendetta")
    results: list[Any] = []
    for mine in ((), tiles):
        state = game.position({**FIGHT, "tiles": dict.fromkeys(mine, 3)})
        play(game, state, *UP_TO_THE_CARDS, (1, "card turncoat"), (3, "card coward_1"), (1, "leave"), (3, "leave"))
        table = game.describe(state)
        results.append((table["areas"]["enna"], table["supply"]["soldati"], table["hq"]["1"]["soldati"]))
    assert results[0] == results[1]
    assert results[0][0]["holder"] == 1
