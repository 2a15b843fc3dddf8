"""Several choices of a seat are applied to a match together or not at all."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import cosca
from cosca.kernel.errors import IllegalPath


@pytest.mark.parametrize("name", cosca.game_names())
def test_failed_path_changes_nothing(name: str) -> None:
    """Also its undo: what could be undone before can be undone after."""
    game = cosca.game(name)
    match: Any = cosca.Match(game, 11)
    rng = Random(2)
    for _ in range(400):
        actors = game.actors(match.state)
        if not actors:
            break
        seat = rng.choice(actors)
        before = match.state.digest(), [match.may_undo(each) for each in game.seats], len(match.log)
        first = rng.choice(game.choices(match.state, seat))
        with pytest.raises(IllegalPath) as refused:
            match.apply_path(seat, [first, "area atlantis"])
        assert refused.value.at == 1
        assert (match.state.digest(), [match.may_undo(each) for each in game.seats], len(match.log)) == before
        match.apply(seat, first)
        if match.may_undo(seat):
            match.undo(seat)
            match.apply(seat, first)
