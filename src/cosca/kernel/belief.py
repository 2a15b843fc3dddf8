"""Beliefs: the full states that fit what a viewer knows, each with its probability.

The viewer is a seat, or the public if view and memory are those of None. The prior is that decks are shuffled and that
every hidden decision was uniform over what could be answered; `Belief.given` and `Belief.reweighted` put in a policy.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from random import Random
from typing import Any, Final, Generic, TypeVar

from cosca.kernel.choice import UNSEEN, Choice
from cosca.kernel.decision import Decision
from cosca.kernel.events import View
from cosca.kernel.game import Game
from cosca.kernel.memory import Memory
from cosca.kernel.state import State
from cosca.kernel.steps import Sealed

S = TypeVar("S", bound=State)

LIMIT: Final = 1000  # worlds of a belief unless the caller says otherwise


class Belief(Generic[S]):
    """Full states with weights that add up to 1.

    If it is `exact`, the worlds are all possibilities of the private information of `seats`, each once, with its
    probability; what those seats do not see either, such as the order of a deck, is drawn for each world. Otherwise
    there were more than the limit, and the worlds are samples of equal weight.
    """

    __slots__ = ("exact", "game", "seats", "weights", "worlds")

    def __init__(
        self, game: Game[S], seats: tuple[int, ...], worlds: list[S], weights: list[float], exact: bool
    ) -> None:
        self.game: Final = game
        self.seats: Final = seats
        self.worlds: Final = worlds
        self.weights: Final = weights
        self.exact: Final = exact

    def __repr__(self) -> str:
        return f"<Belief of {len(self.worlds)} {'worlds' if self.exact else 'samples'}>"

    def distribution(self, value: Callable[[S], Hashable]) -> dict[Hashable, float]:
        """Return the probability of every value that this function has in a world."""
        found: dict[Hashable, float] = {}
        for world, weight in zip(self.worlds, self.weights, strict=True):
            key = value(world)
            found[key] = found.get(key, 0.0) + weight
        return found

    def draw(self, rng: Random) -> S:
        """Return a copy of a world, drawn by weight, in which chance decides anew, so that no search sees its draws."""
        state = rng.choices(self.worlds, self.weights)[0].copy()
        state.redraw(rng.getrandbits(64))
        return state

    def reweighted(self, likelihood: Callable[[S], float]) -> Belief[S]:
        """Return the belief after an observation that has this likelihood in a world; impossible worlds are left out.

        Raise ValueError if no world is left.
        """
        worlds: list[S] = []
        weights: list[float] = []
        for world, weight in zip(self.worlds, self.weights, strict=True):
            posterior = weight * likelihood(world)
            if posterior > 0:
                worlds.append(world)
                weights.append(posterior)
        if not worlds:
            raise ValueError("the observation is impossible in every world of the belief")
        return Belief(self.game, self.seats, worlds, normalised(weights), self.exact)

    def given(
        self, seat: int, choice: Choice, policy: Callable[[Decision, S], Sequence[float]] | None = None
    ) -> Belief[S]:
        """Return the belief once the seat is known to answer its decision with this choice; the worlds stay before it.

        The policy returns the probabilities of the choices of a decision; without one the choice only has to be legal.
        """
        game = self.game

        def likelihood(state: S) -> float:
            decision = game.decision(state, seat)
            for number, other in enumerate(() if decision is None else decision.choices):
                if other is choice and decision is not None:
                    return 1.0 if policy is None else policy(decision, state)[number]
            return 0.0

        return self.reweighted(likelihood)


def belief(
    game: Game[S],
    view: View,
    memory: Memory,
    rng: Random,
    seats: Sequence[int] | None = None,
    limit: int = LIMIT,
) -> Belief[S]:
    """Return the belief of the viewer about the private information of these seats, or of all whose it does not know.

    About one seat it is exact far more often than about all; what other seats hide is then drawn for each world, from
    what is left. With more than `limit` possibilities it consists of that many samples.
    """
    if limit < 1:
        raise ValueError(f"limit {limit}: must be at least 1")
    for seat in seats or ():
        if seat not in game.seats:
            raise ValueError(f"seat {seat}: the seats are {', '.join([str(each) for each in game.seats])}")
    known = () if memory.seat is None else game.mates(memory.seat)
    about = tuple([seat for seat in game.seats if seat not in known and (seats is None or seat in seats)])
    seen = game.seen_in(view)
    exact = _enumerated(game, seen, memory, about, limit, rng)
    if exact is not None:
        return exact
    worlds = [game.fill(seen, memory, rng) for _ in range(limit)]
    return Belief(game, about, worlds, [1 / limit] * limit, exact=False)


def _enumerated(
    game: Game[S], seen: S, memory: Memory, about: tuple[int, ...], limit: int, rng: Random
) -> Belief[S] | None:
    """Return the exact belief; None if it has more worlds than the limit, or the game cannot list them."""
    possibilities = game.possibilities(seen, memory, about, limit)
    if possibilities is None:
        return None
    worlds: list[S] = []
    weights: list[float] = []
    sealing = [seat for seat in about if seen.sealed[seat] == (UNSEEN,)]
    for blanks, knowing, weight in possibilities:
        variants = [game.fill(blanks, knowing, rng)]
        top: Any = seen.stack[-1] if sealing else None
        for seat in sealing:
            complete = answers(top, variants[0], seat, limit // len(variants))
            if complete is None:
                return None
            variants = [_sealed(state, seat, picks) for state in variants for picks in complete]
        if len(worlds) + len(variants) > limit:
            return None
        worlds += variants
        weights += [weight / len(variants)] * len(variants)
    return Belief(game, about, worlds, normalised(weights), exact=True)


def answers(top: Sealed[Any], state: State, seat: int, limit: int) -> list[tuple[Choice, ...]] | None:
    """Return every answer of the seat to a sealed question; None if there are more than the limit.

    Picks in another order are the same answer; it has the order in which its picks were offered.
    """
    found: list[tuple[Choice, ...]] = []
    known: set[tuple[str, ...]] = set()
    pending: list[tuple[Choice, ...]] = [()]
    while pending:
        picks = pending.pop()
        if top.complete(state, seat, picks):
            found.append(picks)
            if len(found) > limit:
                return None
            continue
        for pick in reversed(top.choices_of(state, seat, picks)):
            more = (*picks, pick)
            key = tuple(sorted([each.text for each in more]))
            if key not in known:
                known.add(key)
                pending.append(more)
    return found


def normalised(weights: list[float]) -> list[float]:
    """Return the weights divided by their sum."""
    total = sum(weights)
    return [weight / total for weight in weights]


def _sealed(state: S, seat: int, picks: tuple[Choice, ...]) -> S:
    """Return a copy of the state in which the seat has sealed these picks."""
    new = state.copy()
    new.sealed[seat] = picks
    return new
