"""Sealed tribute (W11), and the cards dealt in the entr'acte (I2)."""

from __future__ import annotations

import json
from typing import Any

import pytest

import cosca
from cosca.games.corleones_empire.components.data import load

HAND: dict[str, Any] = {"money": [1, 2, 5], "goods": ["gun"], "jobs": ["shakedown", "kickbacks"]}  # six: one too many


@pytest.mark.rule("CE-W11")
def test_tribute_is_secret_until_the_reveal():
    seen: dict[int | None, set[str]] = {None: set(), 2: set(), 3: set()}
    for card in ("money 5", "good gun", "job shakedown"):
        game = cosca.game("corleones_empire", seats=3)
        state = game.position({"phase": "tribute", "hands": {1: HAND, 2: {"money": [1, 1, 1, 1, 1, 1]}}})
        assert game.actors(state) == (1, 2)
        events: list[cosca.Event] = []
        game.apply(state, 1, game.parse(state, 1, card), events)
        assert game.actors(state) == (2,)
        for viewer, views in seen.items():
            views.add(json.dumps(game.view(state, viewer)))
            assert cosca.visible(events, viewer) == []
    assert [len(views) for views in seen.values()] == [1, 1, 1]


@pytest.mark.rule("CE-W11")
@pytest.mark.parametrize(("horse", "order"), [(1, (1, 2, 3)), (2, (2, 3, 1)), (3, (3, 1, 2))])
def test_tribute_jobs_are_discarded_in_play_order(horse: int, order: tuple[int, ...]):
    game = cosca.game("corleones_empire", seats=3)
    jobs = {1: "shakedown", 2: "car_bomb", 3: "grand_tour"}
    hands = {seat: {"money": [2] * 5, "jobs": [job]} for seat, job in jobs.items()}
    state = game.position({"phase": "tribute", "horse": horse, "hands": hands, "public_jobs": ["kickbacks"] * 2})
    events: list[cosca.Event] = []
    for seat in (3, 1, 2):
        game.apply(state, seat, game.parse(state, seat, f"job {jobs[seat]}"), events)
    assert game.describe(state)["job_discards"] == [jobs[seat] for seat in order]
    assert [event.kind for event in events].count("tribute_revealed") == 1


def entracte(seats: int, act: int, seed: int) -> tuple[Any, Any]:
    """Return the table after the entr'acte of an act for a seed."""
    game = cosca.game("corleones_empire", seats=seats)
    state = game.position({"act": act, "phase": "tribute", "hands": {1: {"money": [1] * 6}}})
    state.key = seed.to_bytes(32, "big")
    while game.describe(state)["act"] == act:
        seat = game.actors(state)[0]
        game.apply(state, seat, game.default(state, seat))
    return game, state


@pytest.mark.rule("CE-I2")
@pytest.mark.parametrize("act", [1, 2])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_allies_of_the_next_act_are_shuffled_and_one_per_seat_but_one_dealt(seats: int, act: int):
    met: set[str] = set()
    rows: set[tuple[str, ...]] = set()
    for seed in range(60):
        game, state = entracte(seats, act, seed)
        row = game.describe(state)["allies"]
        assert len(row) == seats - 1
        met.update(row)
        rows.add(tuple(row))
    assert met == {ally.id for ally in load().allies if ally.act == act + 1}  # those of the act before are gone
    assert len(rows) > 4


@pytest.mark.rule("CE-I2")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_no_ally_is_dealt_in_act_four(seats: int):
    game, state = entracte(seats, 3, 1)
    assert game.describe(state)["allies"] == []
