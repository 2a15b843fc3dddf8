"""Checks of `cosca.belief` for any game: it fits what the viewer sees, includes the truth, and agrees with samples."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from random import Random
from typing import Any, Final

import cosca
from cosca.kernel.belief import answers
from cosca.kernel.steps import Sealed
from cosca.testing.secrecy import plain, same

MANY: Final = 1_000_000  # a limit that no sealed answer reaches
LIMIT: Final = 200  # worlds of a checked belief
EVEN: Final = 15  # most worlds of a belief that is compared with samples
EACH: Final = 25  # samples per world


class BeliefWrong(AssertionError):
    """A belief that rules out the truth, lists a world twice or disagrees with samples; the text says which."""


def private(game: Any, state: Any, seats: tuple[int, ...]) -> str:
    """Return what these seats see, with complete sealed picks in a standard order.

    Teammates see the same, so a game with teams needs whole teams here.
    """
    top = state.stack[-1] if state.stack else None
    if isinstance(top, Sealed):
        state = state.copy()
        for seat in set(seats) & set(top.seats):
            state.sealed[seat] = _standard(top, state, seat)
    return plain([game.view(state, seat) for seat in seats])


def _standard(top: Any, state: Any, seat: int) -> tuple[Any, ...]:
    """Return the sealed picks of the seat in the order in which a belief lists them; () if they are incomplete."""
    picks = state.sealed[seat]
    if not top.complete(state, seat, picks):
        return ()
    wanted = Counter(picks)
    return next(answer for answer in answers(top, state, seat, MANY) or () if Counter(answer) == wanted)


def check_belief(game: Any, state: Any, viewer: int | None, memory: Any, rng: Random) -> None:
    """Check the belief of a viewer about all seats and about one team, for a state that it sees and remembers."""
    view = game.view(state, viewer)
    whole = cosca.belief(game, view, memory, rng, limit=LIMIT)
    _check(game, state, viewer, memory, whole, rng)
    team = game.mates(rng.choice(game.seats))
    if len(team) < len(whole.seats) and viewer not in team:
        part = cosca.belief(game, view, memory, rng, team, LIMIT)
        if part.seats != team:
            raise BeliefWrong(f"the belief about seats {team} is about {part.seats}")
        _check(game, state, viewer, memory, part, rng)


def _check(game: Any, state: Any, viewer: int | None, memory: Any, belief: cosca.Belief[Any], rng: Random) -> None:
    seats, worlds = belief.seats, belief.worlds
    expected = min(belief.weights) > 0 and abs(sum(belief.weights) - 1) < 1e-9 and len(worlds) == len(belief.weights)
    if not expected:
        raise BeliefWrong("the weights are not positive numbers that add up to 1, one for each world")
    view = plain(game.view(state, viewer))
    for world in rng.sample(worlds, min(3, len(worlds))):
        same(plain(game.view(world, viewer)), view, f"what {viewer} sees in a world of the belief")
        same(plain(game.laws(world)), "[]", "the faults of a world of the belief")
    if not belief.exact:
        return
    probability = belief.distribution(lambda world: private(game, world, seats))
    if len(probability) < len(worlds):
        raise BeliefWrong("an exact belief lists the same private information twice")
    if private(game, state, seats) not in probability:
        raise BeliefWrong(f"the belief of {viewer} rules out what seats {seats} really have")
    if len(worlds) <= EVEN:
        seen, draws = game.seen_in(game.view(state, viewer)), EACH * len(worlds)
        drawn = Counter([private(game, game.fill(seen, memory, rng), seats) for _ in range(draws)])
        check_even(drawn, probability)


def check_even(drawn: Mapping[Any, int], probability: Mapping[Any, float]) -> None:
    """Raise BeliefWrong unless the draws fit the probabilities, by a chi-square statistic five deviations wide."""
    unexpected = [value for value in drawn if value not in probability]
    if unexpected:
        raise BeliefWrong(f"a sample is not in the belief: {unexpected[0]}")
    n, free = sum(drawn.values()), len(probability) - 1
    statistic = sum([(drawn.get(value, 0) - n * p) ** 2 / (n * p) for value, p in probability.items()])
    if statistic > free + 5 * (2 * free) ** 0.5 + 8:
        raise BeliefWrong(f"samples differ from the weights: chi-square {statistic:.1f}, {free} degrees of freedom")
