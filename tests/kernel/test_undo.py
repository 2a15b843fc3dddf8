"""Undo: free until somebody learns something, sealed picks per seat, and by consent."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import cosca
from cosca.kernel.steps import Sealed
from tests.support.random_matches import some_game, walk
from tests.support.sampling import some


@pytest.mark.parametrize("seed", some(2, 6))
def test_own_choices_are_undone_until_something_is_revealed(name: str, seed: int) -> None:
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
            assert match.free(other) == (len(trail) - 1 if other == seat else 0)
            assert match.may_undo(other) == (match.free(other) > 0)
        if rng.random() < 0.05 and len(trail) > 1:
            length = len(match.log)
            assert match.undo_turn(seat) == tuple(range(length - len(trail) + 1, length))
            trail = trail[:1]
            assert match.state.digest() == trail[0]
            last = match.log[-1][0] if match.log else 0
        elif rng.random() < 0.05:
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
    """Sealed picks of others neither block undo nor become visible: a seat undoes its own picks one by one."""
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


def test_undo_turn_keeps_the_choices_of_others(name: str) -> None:
    """In a sealed step only the seat's own picks are undone; a decision or reveal of another seat ends the turn."""
    game, checked = some_game(name, 4), 0
    for match, rng in walk(game, 4):
        top = match.state.stack[-1] if match.state.stack else None
        for seat in game.seats:
            if match.free(seat) == 0:
                log = list(match.log)
                with pytest.raises(cosca.IllegalChoice):
                    match.undo_turn(seat)
                assert match.log == log
        if not isinstance(top, Sealed) or len(top.seats) < 2 or any(match.state.sealed):
            continue
        first, second = top.seats[:2]
        empty, length = match.state.digest(), len(match.log)
        for seat in (first, second, first, second, first):
            if seat in game.actors(match.state) and match.state.stack[-1] is top and len(game.actors(match.state)) > 1:
                match.apply(seat, rng.choice(game.choices(match.state, seat)))
        theirs, of_second = match.state.sealed[second], match.free(second)
        if match.state.stack[-1] is not top or not of_second:
            continue
        checked += 1
        gone = match.undo_turn(first)
        assert set(gone) <= {length, length + 2, length + 4}
        assert (match.state.sealed[first], match.state.sealed[second]) == ((), theirs)
        assert [each for each, _ in match.log[length:]] == [second] * of_second
        match.undo_turn(second)
        assert (match.state.digest(), len(match.log)) == (empty, length)
    assert checked or name == "la_famiglia"  # there both sides lay one card, and then it is over


def test_undo_by_consent_and_the_same_choice_restore_the_state(name: str) -> None:
    game = some_game(name, 2)
    for match, rng in walk(game, 2):
        if len(match.log) < 2 or rng.random() > 0.03:
            continue
        digest, (seat, last) = match.state.digest(), match.log[-1]
        match.undo(seat, consent=True)
        match.apply(seat, last)
        assert match.state.digest() == digest
