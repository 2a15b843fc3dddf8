"""Odds shown for a conflict: computed from the view only, for optimal play of both sides."""

from __future__ import annotations

from random import Random
from typing import Any

import cosca
from cosca.bots.la_famiglia.conflict_estimates import USUAL
from cosca.bots.la_famiglia.conflict_odds import KINDS, conflict_odds, position
from cosca.bots.la_famiglia.finesse_solver import solve

SEEDS = range(12)


def test_odds_sum_to_100_and_depend_on_the_view_only() -> None:
    seen: dict[str, int] = dict.fromkeys(KINDS, 0)
    for seed in SEEDS:
        rng = Random(seed)
        game: Any = cosca.game("la_famiglia")
        state = game.new(seed)
        while game.actors(state):
            seat = rng.choice(game.actors(state))
            decision = game.decision(state, seat)
            asked = game.facts(state, seat)["question"]
            assert asked.get("odds", False) == (decision.kind in KINDS)
            if decision.kind in KINDS:
                view = game.view(state, seat)
                odds = conflict_odds(decision, view)
                offered = {choice.text for choice in decision.choices} - {"brute_force"}
                assert set(odds) == offered
                assert all(sum(each.facts.values()) == 100 and min(each.facts.values()) >= 0 for each in odds.values())
                other = game.sample(view, game.memory(seat, state), rng)
                assert conflict_odds(game.decision(other, seat), game.view(other, seat)) == odds
                seen[decision.kind] += 1
            elif decision.kind.startswith("place"):
                assert conflict_odds(decision, game.view(state, seat)) == {}
            game.apply(state, seat, rng.choice(game.choices(state, seat)))
    assert min(seen.values()) > 5


def test_finesse_odds_are_those_of_the_solver() -> None:
    for seed in range(40):
        rng = Random(seed)
        game: Any = cosca.game("la_famiglia")
        state = game.new(seed)
        while game.actors(state):
            seat = rng.choice(game.actors(state))
            decision = game.decision(state, seat)
            if decision.kind == "conflict.approach":
                view = game.view(state, seat)
                odds = conflict_odds(decision, view)["finesse"].facts
                assert abs(odds["taken"] - 100 * solve(position(view), USUAL).odds.taken) <= 0.5
                return
            game.apply(state, seat, rng.choice(game.choices(state, seat)))
    raise AssertionError("no conflict came up")
