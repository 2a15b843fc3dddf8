"""Free undo ends where cards are revealed."""

from __future__ import annotations

from random import Random

import pytest

import cosca

OPENED = {"business_opened", "public_job", "ally_laid_out"}


@pytest.mark.rule("CE-A2", "CE-I2")
@pytest.mark.parametrize("seats", [2, 4])
def test_revealed_cards_end_free_undo(seats: int) -> None:
    game = cosca.game("corleones_empire", seats=seats)
    seen: dict[str, set[int]] = {kind: set() for kind in OPENED}
    for seed in range(4):
        match, rng = cosca.Match(game, seed), Random(seed)
        while actors := game.actors(match.state):
            seat = rng.choice(actors)
            events = match.apply(seat, rng.choice(game.choices(match.state, seat)))
            kinds = OPENED & {event.kind for event in events}
            for kind in kinds:
                seen[kind].add(match.state.act)
            if kinds:
                assert not any(match.may_undo(each) for each in game.seats)
    assert seen["business_opened"] == {2, 3, 4}  # act III to IV too
    assert {3, 4} <= seen["public_job"]
    assert seen["ally_laid_out"] == {2, 3}
