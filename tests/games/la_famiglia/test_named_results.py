"""The events that end an attack and the game name who beat whom, how many fell, and what decided."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import cosca
from cosca.games import kit
from cosca.i18n import Speaker
from tests.support.sampling import some

LAST_STEP = {"brute_force", "coward", "knockout", "bonus"}  # why Soldati fall in the last step of an attack


@pytest.mark.parametrize("seed", some(4, 8))
def test_attacks_and_the_end_are_told_as_they_are(seed: int) -> None:
    game: Any = cosca.game("la_famiglia")
    state, rng = game.new(seed), Random(seed)
    results: set[str] = set()
    over: list[Any] = []
    while game.actors(state):
        seat = rng.choice(game.actors(state))
        before = game.view(state, None)["areas"]
        events: list[cosca.Event] = []
        game.apply(state, seat, rng.choice(game.choices(state, seat)), events)
        told = [facts for event in events if (facts := event.seen_by(None)) is not None]
        for attack in [facts for facts in told if facts["event"] == "attack_over"]:
            area = attack["area"]
            fell = [each["n"] for each in told if each["event"] == "removed" and each["area"] == area]
            why = [each["why"] for each in told if each["event"] == "removed" and each["area"] == area]
            assert attack["fallen"] == sum(n for n, reason in zip(fell, why, strict=True) if reason in LAST_STEP)
            assert attack["whose"] == before[area]["holder"]
            assert attack["taken"] == (attack["result"] == "taken")
            results.add(attack["result"])
        over += [facts for facts in told if facts["event"] == "game_over"]
    (end,) = over
    assert end["control"] == game.view(state, None)["control"]
    kind, _, place = end["decided_by"].partition(":")
    if end["reason"] == "draw":
        assert not end["decided_by"]
    elif end["reason"] == "bronte":
        assert (kind, place) == ("area", "bronte")
    else:
        assert kind == "mandamento"
        assert state.data.team_of[end["control"][place]] == end["team"]
    assert "taken" in results


@pytest.mark.parametrize(
    ("facts", "sentence"),
    [
        (
            {"seat": 1, "whose": 2, "result": "taken", "fallen": 2},
            "Black beats Red in Gela and takes it: 2 Soldati fall.",
        ),
        ({"seat": 1, "whose": 2, "result": "held", "fallen": 1}, "Red beats Black in Gela: 1 Soldato falls."),
        ({"seat": 1, "whose": 0, "result": "held", "fallen": 0}, "The neutrals beat Black in Gela."),
        (
            {"seat": 0, "whose": 2, "result": "taken", "fallen": 3},
            "The neutrals beat Red in Gela and take it: 3 Soldati fall.",
        ),
        ({"seat": 1, "whose": 2, "result": "empty", "fallen": 4}, "No one is left in Gela: 4 Soldati fall."),
        ({"seat": 1}, "Black takes Gela."),
    ],
)
def test_a_sentence_names_the_winner(facts: dict[str, Any], sentence: str) -> None:
    known = kit("la_famiglia")
    speaker = Speaker([known.words], "en", known.argument_kinds, known.names(cosca.game("la_famiglia")), strict=True)
    speaker.learn({"1": "black", "2": "red"})
    event = {"event": "attack_over", "area": "gela", "taken": True, "leader": 1, **facts}
    assert speaker.event(event).replace("\u2068", "").replace("\u2069", "") == sentence
