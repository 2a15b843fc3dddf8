"""Speedboats placed at set-up (W26)."""

from __future__ import annotations

from typing import Any

import pytest

from cosca.kernel.game import Game


@pytest.mark.rule("LF-W26")
def test_set_up_boat_does_not_move_and_a_third_one_sinks_two(game: Game[Any]):
    """All boats of the characters go into one sea: the third is removed together with a chosen one."""
    checked = 0
    for seed in range(60):
        state = game.new(seed)
        in_sea = 0
        while game.actors(state) and game.describe(state)["phase"] == "setup":
            (seat,) = game.actors(state)
            asked = game.decision(state, seat)
            assert asked is not None
            assert asked.kind != "boat.move"
            assert asked.kind != "boat.other"
            pick = asked.choices[0]
            if asked.kind != "boat.sea":
                game.apply(state, seat, pick)
                continue
            pick = next((each for each in asked.choices if each.text == "sea mare_catania"), pick)
            game.apply(state, seat, pick)
            if pick.text != "sea mare_catania":
                continue
            in_sea += 1
            boats = sum(game.describe(state)["seas"]["mare_catania"].values())
            if in_sea < 3:
                assert boats == in_sea
                continue
            owners = [f"seat {each}" for each in game.describe(state)["seas"]["mare_catania"]]
            if len(owners) > 1:
                asked = game.decision(state, seat)
                assert asked is not None
                assert (asked.kind, [each.text for each in asked.choices]) == ("boat.other", owners)
                game.apply(state, seat, asked.choices[-1])
            assert sum(game.describe(state)["seas"]["mare_catania"].values()) == 1
            in_sea = 1
            checked += 1
    assert checked > 3
