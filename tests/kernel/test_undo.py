"""Undo: own steps until anyone learns something, sealed picks by seat, and by consent."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import cosca
from cosca.kernel.steps import Sealed
from tests.kernel.walks import SEEDS, some_game, walk


@pytest.mark.parametrize("seed", SEEDS)
def test_undo_takes_back_own_steps_until_anyone_learns_something(name: str, seed: int) -> None:
    game = some_game(name, seed)
    match: Any = cosca.Match(game, seed)
    rng = Random(seed)
    with pytest.raises(cosca.IllegalChoice, match="nothing to undo"):
        match.undo(1)
    trail = [match.state.digest()]  # before each choice that may still be undone, and now
    last = 0
    while game.actors(match.state):
        seat = rng.choice(game.actors(match.state))
        draws = match.state.draws
        sealed = isinstance(match.state.stack[-1], Sealed)
        events = match.apply(seat, rng.choice(game.choices(match.state, seat)))
        if sealed or (match.state.stack and isinstance(match.state.stack[-1], Sealed)):
            trail, last = [match.state.digest()], 0  # undone by seat, see below
            continue
        if seat != last:
            trail = trail[-1:]
        last = seat
        trail.append(match.state.digest())
        if match.state.draws != draws or any(event.reveals for event in events):
            trail = trail[-1:]
        for other in game.seats:
            assert match.may_undo(other) == (other == seat and len(trail) > 1)
        if rng.random() < 0.05:
            for _ in range(rng.randrange(len(trail))):
                match.undo(seat)
                trail.pop()
                assert match.state.digest() == trail[-1]
            if len(trail) == 1:
                with pytest.raises(cosca.IllegalChoice):
                    match.undo(seat)
                last = match.log[-1][0] if match.log else 0
    assert cosca.Match.from_record(match.record()).state.digest() == match.state.digest()


def test_sealed_picks_are_undone_by_seat(name: str) -> None:
    """What others pick in secret neither hinders nor shows: a seat takes back its own picks one by one."""
    game, checked = some_game(name, 4), 0
    for match, rng in walk(game, 4):
        top = match.state.stack[-1] if match.state.stack else None
        if not isinstance(top, Sealed) or len(top.seats) < 2 or any(match.state.sealed):
            continue
        first, second = top.seats[:2]
        empty = match.state.digest()
        match.apply(first, rng.choice(game.choices(match.state, first)))
        may = match.may_undo(first), match.may_undo(second)
        match.apply(second, rng.choice(game.choices(match.state, second)))
        if not match.state.stack or match.state.stack[-1] is not top:
            continue  # both were complete: the step is over
        checked += 1
        assert (match.may_undo(first), match.may_undo(second)) == (may[0], True)
        match.undo(first)
        assert not match.state.sealed[first]
        assert match.state.sealed[second]
        match.undo(second)
        assert match.state.digest() == empty
    assert checked or name == "la_famiglia"  # there both sides lay one card, and then it is over


def test_undo_by_consent_replays(name: str) -> None:
    game = some_game(name, 2)
    for match, rng in walk(game, 2):
        if len(match.log) < 2 or rng.random() > 0.03:
            continue
        digest, (seat, last) = match.state.digest(), match.log[-1]
        match.undo(seat, consent=True)
        match.apply(seat, last)
        assert match.state.digest() == digest
