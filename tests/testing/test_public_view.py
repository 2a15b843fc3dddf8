"""Views built from the public view equal views built directly, and prices match the facts."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import cosca
from cosca.kernel.steps import Ask


@pytest.mark.parametrize("name", cosca.game_names())
def test_optimized_views_and_costs_agree_with_the_plain_ones(name: str) -> None:
    game, rng = cosca.game(name), Random(5)
    for seed in range(4):
        state: Any = game.new(seed)
        while game.actors(state):
            public = game.view(state, None)
            top = state.stack[-1]
            for seat in game.seats:
                assert game.seat_view(state, seat, public) == game.view(state, seat)
            assert public == game.view(state, None)  # nothing of a seat got into what all see
            seat = rng.choice(game.actors(state))
            choices = game.choices(state, seat)
            if isinstance(top, Ask):
                assert [top.price_of(state, each) for each in choices] == [
                    top.facts_of(state, each).get("cost") for each in choices
                ]
            game.apply(state, seat, rng.choice(choices))
