"""Samples of hidden jobs and bids compared with all possibilities by brute force (CE-W5, W9, N5)."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from random import Random
from typing import Any

import pytest

import cosca
from cosca.testing.beliefs import check_even
from tests.games.corleones_empire.small_tables import jobs_of, small_games
from tests.games.corleones_empire.support import NAME
from tests.support.sampling import some


@pytest.mark.rule("CE-W5", "CE-W9", "CE-N5")
@pytest.mark.parametrize("batch", some(2, 4))
def test_samples_are_possible_and_include_the_real_state(batch: int) -> None:
    compared = varied = 0
    for game, state, tracker, memory, rng in small_games(range(15 * batch, 15 * batch + 15)):
        viewer = tracker.viewer
        assert jobs_of(state, viewer) in tracker.worlds
        sampled = {jobs_of(game.sample(game.view(state, viewer), memory, rng), viewer) for _ in range(8)}
        assert sampled <= set(tracker.worlds), "a sample that the open events rule out"
        compared += 1
        if len(tracker.worlds) > 1 and max(tracker.worlds.values()) < 0.3:
            assert len(sampled) > 1
            varied += 1
    assert compared > 60
    assert varied > 20


@pytest.mark.rule("CE-W5", "CE-W9", "CE-N5")
def test_samples_are_uniform() -> None:
    cases: Counter[int] = Counter()
    accounts = 0
    for game, state, tracker, memory, rng in small_games(range(1000, 1120)):
        worlds, several = len(tracker.worlds), len(memory.worlds) > 1
        if not 2 <= worlds <= 25 or (cases[worlds] >= 2 and not several):
            continue
        cases[worlds] += 1
        accounts += several
        n = (120 if several else 30) * worlds
        viewer = tracker.viewer
        seen = Counter(jobs_of(game.sample(game.view(state, viewer), memory, rng), viewer) for _ in range(n))
        likely = {world for world, weight in tracker.worlds.items() if weight * n > 12}
        assert likely <= set(seen) <= set(tracker.worlds), "the support is not all that is possible"
        check_even(seen, tracker.worlds)
    assert len(cases) >= 8
    assert accounts >= 10, "too few moments when a job may have come from several decks"


def test_sealed_bids_are_sampled_uniformly_and_the_own_one_is_kept() -> None:
    game: Any = cosca.game(NAME, seats=3)
    money = {"1": {"money": [1, 1, 5]}, "2": {"money": [2]}, "3": {"money": [3]}}
    state = game.position({"phase": "bribery", "suitcases": money, "allies": ["hired_muscle", "mayor_1"]})
    memories = {viewer: game.memory(viewer, state) for viewer in (None, 1, 2)}
    for text in ("money 5", "done"):
        game.apply(state, 1, game.parse(state, 1, text))
    rng = Random(1)
    for viewer, memory in memories.items():
        drawn = [game.sample(game.view(state, viewer), memory, rng).sealed[1] for _ in range(300)]
        seen = Counter(" ".join(sorted(pick.text for pick in picks)) for picks in drawn)
        if viewer == 1:
            assert set(seen) == {"done money 5"}
        else:
            assert len(seen) == 6  # nothing, one or two $1, each with and without the $5
            assert min(seen.values()) > 25


def test_sealed_tributes_are_sampled_uniformly() -> None:
    """Every set of three cards is equally likely, in whatever order they may have been picked."""
    game: Any = cosca.game(NAME, seats=2)
    hand = {"money": [1, 1, 5, 2, 2, 2], "goods": ["gun", "gun"]}
    state = game.position({"phase": "tribute", "hands": {"1": hand, "2": {"money": [1] * 6}}})
    for text in ("money 1", "good gun", "money 5"):
        game.apply(state, 1, game.parse(state, 1, text))
    memory, rng = game.memory(None, state), Random(1)
    assert game.actors(state) == (2,)
    samples = [game.sample(game.view(state, None), memory, rng).sealed[1] for _ in range(1400)]
    drawn = Counter(tuple(sorted([pick.text for pick in picks])) for picks in samples)
    cards = [*[f"money {n}" for n in hand["money"]], *[f"good {good}" for good in hand["goods"]]]
    sets = {tuple(sorted(picks)) for picks in combinations(cards, 3)}
    assert len(sets) == 14
    check_even(drawn, dict.fromkeys(sets, 1 / 14))
