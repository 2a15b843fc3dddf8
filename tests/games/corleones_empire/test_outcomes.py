"""Certain outcomes of choices happen on the board; choices of a group are equivalent."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from pydantic import TypeAdapter

import cosca
from cosca.games.corleones_empire.documents.types_certain import CERTAIN
from cosca.games.corleones_empire.rules.state import PLACE
from tests.support.sampling import some


def moments(seed: int) -> Iterator[tuple[Any, Any, int, list[dict[str, Any]]]]:
    """Yield every question of a random game with the facts of its choices."""
    rng = Random(seed)
    game: Any = cosca.game("corleones_empire", seats=2 + seed % 4)
    state = game.new(seed)
    while game.actors(state):
        seat = rng.choice(game.actors(state))
        yield game, state, seat, game.facts(state, seat)["question"]["choices"]
        game.apply(state, seat, rng.choice(game.choices(state, seat)))


def tried(game: Any, state: Any, seat: int, text: str) -> tuple[Any, list[cosca.Event]]:
    after, events = state.copy(), []
    game.apply(after, seat, game.parse(after, seat, text), events)
    return after, events


@pytest.mark.parametrize("seed", some(2, 4))
def test_certain_outcomes_happen_on_the_board(seed: int) -> None:
    seen: Counter[str] = Counter()
    for game, state, seat, choices in moments(seed):
        before = game.facts(state, None)["table"]["turfs"]
        for choice in choices:
            after, events = tried(game, state, seat, choice["text"])
            if any(event.kind in ("phase", "turf_war") for event in events):
                continue
            now = game.facts(after, None)["table"]["turfs"]
            outcomes = choice.get("certain", [])
            for outcome in outcomes:
                args = outcome["args"]
                assert TypeAdapter(CERTAIN[outcome["id"]]).validate_python(args, strict=True) == args
                seen[outcome["id"]] += 1
                if outcome["id"] == "certain-hudson":
                    fallen = [event.public["seat"] for event in events if event.kind == "gunned_down" and event.public]
                    assert fallen.count(args["seat"]) == args["count"]
                    assert args.get("hurts", False) is (args["seat"] == seat)
                    continue
                fact = "controller" if outcome["id"] == "certain-control" else "strongest"
                for turf in args["turfs"]:
                    assert before[turf][fact] != now[turf][fact]
                    assert (now if args["gains"] else before)[turf][fact] == args["seat"]
                    assert bool(now[turf][fact]) is args["gains"]
                assert args.get("hurts", False) is any(before[turf][fact] == seat for turf in args["turfs"])
            named = {turf for outcome in outcomes for turf in outcome["args"].get("turfs", [])}
            turned = {turf for turf, was in before.items() if was["controller"] != now[turf]["controller"]}
            assert turned <= named, "a turf changes hands untold"
    assert seen["certain-leads"] > 30


def alike(game: Any, state: Any, viewer: int | None) -> str:
    """Return the view with equivalent spaces merged, so that figures may have swapped between them."""
    text = repr(game.view(state, viewer))
    for place in game.data.places:
        twin = next(each for each in game.data.places if each.areas == place.areas)
        text = text.replace(place.id, twin.id).replace(f"'at': {PLACE + place.index},", f"'at': {PLACE + twin.index},")
    return text


@pytest.mark.parametrize("seed", some(2, 4))
def test_choices_of_one_group_are_equivalent(seed: int) -> None:
    compared = 0
    for game, state, seat, choices in moments(seed):
        groups: dict[str, list[str]] = {}
        for choice in choices:
            if "group" in choice:
                groups.setdefault(choice["group"], []).append(choice["text"])
        for members in groups.values():
            if len(members) > 1:
                ends = [tried(game, state, seat, text)[0] for text in members]
                for viewer in (None, *game.seats):
                    assert len({alike(game, end, viewer) for end in ends}) == 1
                compared += 1
    assert compared > 3 or seed % 4 == 0, "with two seats one of the twin spaces is not in play"
