"""Dominance, ranks and final money (X2, X4, W14, W15)."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

import cosca


def ended(seats: int, position: dict[str, Any]) -> tuple[Any, Any]:
    """Return the game and its state at the end, with empty hands."""
    game = cosca.game("corleones_empire", seats=seats)
    hands = {seat: {"money": []} for seat in game.seats}
    return game, game.position({"act": 4, "phase": "end", "hands": hands, **position})


@pytest.mark.rule("CE-X2")
def test_dominance_of_small_stacks_follows_the_rule():
    """Most markers dominate; ties go to the higher topmost marker."""
    for height in range(1, 6):
        for stack in product((1, 2, 3), repeat=height):
            most = max(stack.count(seat) for seat in stack)
            tied = [seat for seat in (1, 2, 3) if stack.count(seat) == most]
            best = max(tied, key=lambda seat: max(i for i, owner in enumerate(stack) if owner == seat))
            game, state = ended(3, {"stacks": {"chelsea": list(stack)}})
            outcome = game.outcome(state)
            assert outcome.scores == {seat: 5 * (seat == best) for seat in (1, 2, 3)}, stack


@pytest.mark.rule("CE-W15", "CE-X4")
def test_all_seats_are_ranked_by_money_then_by_dominance():
    """Seats 1, 2 and 4 have $10 (seat 2 dominates two turfs), seat 3 has less, seat 5 most."""
    position: dict[str, Any] = {
        "suitcases": {1: {"money": [5]}, 4: {"money": [3, 2]}, 3: {"money": [5]}, 5: {"money": [5, 5, 1]}},
        "stacks": {"queens": [2], "brooklyn": [2], "midtown": [1], "chelsea": [4]},
    }
    game, state = ended(5, position)
    outcome = game.outcome(state)
    assert outcome.scores == {1: 10, 2: 10, 3: 5, 4: 10, 5: 11}
    assert outcome.ranks == {5: 1, 2: 2, 1: 3, 4: 3, 3: 5}
    assert outcome.winners == (5,)


@pytest.mark.rule("CE-W15")
def test_equal_money_and_dominance_share_a_rank():
    position: dict[str, Any] = {
        "suitcases": {1: {"money": [5, 5]}, 2: {"money": [5], "jobs": ["small_wash"]}, 3: {"money": [5]}},
        "stacks": {"queens": [3]},
    }
    game, state = ended(4, position)  # $10 three times; the third has a turf
    outcome = game.outcome(state)
    assert outcome.ranks == {3: 1, 1: 2, 2: 2, 4: 4}


@pytest.mark.rule("CE-W14")
def test_bonuses_do_not_need_cards_of_the_bank():
    """All $5 cards are in one suitcase, but the bonuses are paid in full."""
    position = {"suitcases": {1: {"money": [5] * 36}}, "stacks": {"queens": [2], "brooklyn": [2]}}
    game, state = ended(2, position)
    assert game.outcome(state).scores == {1: 180, 2: 10}
    assert game.describe(state)["bank"]["money"] == {"1": 12, "2": 36, "3": 36, "5": 0}
    assert game.describe(state)["suitcases"]["2"]["money"] == []
