"""Secrecy checks for any game: viewers with equal knowledge must receive equal bytes.

`Watched` plays random matches and samples states that look the same to a viewer; `Twins` compares matches that differ
in a secret; `check_future_draws` checks that nothing reveals future draws. Only JSON that would leave a server is
compared. Each check raises SecretTold.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import Any, Self

import cosca
from cosca.kernel.choice import Choice
from cosca.kernel.observation import Sparse


class SecretTold(AssertionError):
    """A leaked secret: viewers with equal knowledge received different data; the text says what differs."""


def same(one: str, two: str, what: str) -> None:
    """Raise SecretTold if two texts differ, with the place of the difference."""
    if one != two:
        at = next((i for i, (a, b) in enumerate(zip(one, two, strict=False)) if a != b), min(len(one), len(two)))
        begin = max(0, at - AROUND)
        raise SecretTold(f"{what} differs: ...{one[begin : at + AROUND]}... and ...{two[begin : at + AROUND]}...")


AROUND = 60  # characters shown on each side of a difference
FIRST = 6  # comparisons of twins that are always thorough
BESIDES = 0.03  # probability of an anytime choice, so that hands get small and money moves


def plain(value: Any) -> str:
    """Return the bytes that would leave a server."""
    return json.dumps(value)


def known_to(game: Any, state: Any, viewer: int | None) -> str:
    """Return all that the viewer receives in this state, as bytes."""
    given: dict[str, object] = {"view": game.view(state, viewer), "actors": game.actors(state)}
    given["facts"] = game.facts(state, viewer)
    if viewer is not None:
        decision = game.decision(state, viewer)
        given["choices"] = [choice.text for choice in game.choices(state, viewer)]
        given["anytime"] = [choice.text for choice in game.anytime(state, viewer)]
        observed = Sparse()
        game.observe(state, viewer, observed)
        given["observed"] = [observed.at, observed.values]
        if decision is not None:
            touches = [choice.touches for choice in decision.choices]
            given["decision"] = [decision.kind, decision.prompt, decision.about, touches]
    return plain(given)


class Watched:
    """A random match with a memory for every viewer, fed only with what that viewer sees."""

    def __init__(self, seed: int, game: cosca.Game[Any] | str, besides: float = BESIDES) -> None:
        """Start a match of a game, or of a registered game by name with random options."""
        if isinstance(game, str):
            drawn = cosca.game(game).some_options(Random(f"options {seed}"))
            game = cosca.game(game, **drawn)
        self.game: Any = game
        self.viewers: tuple[int | None, ...] = (None, *self.game.seats)
        self.match: Any = cosca.Match(self.game, seed)
        self.rng = Random(seed)
        self.besides = besides
        self.memories = {viewer: self.game.memory(viewer) for viewer in self.viewers}
        self.tell(self.match.events)

    @property
    def state(self) -> Any:
        return self.match.state

    @property
    def asked(self) -> str:
        """The kind of the open question."""
        return self.state.stack[-1].key if self.state.stack else "over"

    def tell(self, events: list[cosca.Event]) -> None:
        for viewer, memory in self.memories.items():
            for facts in cosca.visible(events, viewer):
                memory.see(json.loads(plain(facts)))

    def any_choice(self) -> tuple[int, Choice]:
        seat = self.rng.choice(self.game.seats)
        besides = self.game.anytime(self.state, seat)
        if besides and self.rng.random() < self.besides:
            return seat, self.rng.choice(besides)
        seat = self.rng.choice(self.game.actors(self.state))
        return seat, self.rng.choice(self.game.choices(self.state, seat))

    def step(self) -> list[cosca.Event]:
        events = self.match.apply(*self.any_choice())
        self.tell(events)
        return events

    def steps(self) -> Iterator[list[cosca.Event]]:
        while self.game.actors(self.state):
            yield self.step()

    def sample(self, viewer: int | None, rng: Random) -> Any:
        """Return a state sampled from what that viewer knows."""
        return next(self.samples(viewer, rng))

    def samples(self, viewer: int | None, rng: Random, n: int = 1) -> Iterator[Any]:
        """Yield states sampled from what that viewer knows."""
        game = self.game
        blanks = game.seen_in(json.loads(plain(game.view(self.state, viewer))))
        same(game.seen(self.state, viewer).digest(), blanks.digest(), f"what {viewer} sees, with blanks")
        for _ in range(n):
            yield game.fill(blanks, self.memories[viewer], rng)

    def check_sample(self, viewer: int | None, rng: Random, plays_on: bool = True) -> Any:
        """Return a sample, after checking that it looks the same to the viewer, is valid, can be saved, and plays on.

        The last two checks cost as much as the others; skip them for some of many samples.
        """
        game = self.game
        sampled = self.sample(viewer, rng)
        same(known_to(game, sampled, viewer), known_to(game, self.state, viewer), f"what {viewer} is given")
        same(plain(game.laws(sampled)), "[]", "the faults of a sample")
        if not plays_on:
            return sampled
        again = game.from_json(json.loads(plain(sampled.to_json())))
        same(again.digest(), sampled.digest(), "the digest of a saved sample")
        play_on(game, again, rng, 10)
        return sampled

    def check_late_memories(self, viewers: tuple[int | None, ...] | None = None) -> None:
        """Check memories that start from the current state against those that saw everything; None: of all viewers."""
        for viewer in self.viewers if viewers is None else viewers:
            memory = self.game.memory(viewer, self.state)
            sampled = self.game.sample(self.game.view(self.state, viewer), memory, self.rng)
            same(
                known_to(self.game, sampled, viewer), known_to(self.game, self.state, viewer), f"what {viewer} is given"
            )


def play_on(game: Any, state: Any, rng: Random, choices: int | None = None) -> None:
    """Make random choices in place, to the end if no number is given, and check the laws."""
    while game.actors(state) and choices != 0:
        seat = rng.choice(game.actors(state))
        game.apply(state, seat, rng.choice(game.choices(state, seat)))
        choices = None if choices is None else choices - 1
    same(plain(game.laws(state)), "[]", "the faults of a state played on")
    if choices is None and game.outcome(state) is None:
        raise SecretTold("no seat has to decide, but there is no outcome")


class Twins:
    """Two matches that differ in a secret. The `blind` viewers, who may not know it, must receive the same bytes.

    With `closely` all blind viewers are compared after every choice; otherwise after the first ones, and then in turn.
    The events are always compared for all of them.
    """

    closely = True

    def __init__(self, one: Any, two: Any, blind: list[int | None]) -> None:
        self.game = one.game
        self.one, self.two = one, two
        self.blind = blind
        self.compared = 0

    @classmethod
    def of_states(cls, game: Any, one: Any, two: Any, blind: list[int | None]) -> Self:
        """Return twins whose matches start with these states."""
        matches: list[Any] = [cosca.Match(game, 0), cosca.Match(game, 0)]
        matches[0].state, matches[1].state = one.copy(), two.copy()
        return cls(matches[0], matches[1], blind)

    def both(self, seat: int, one: str, two: str) -> tuple[list[cosca.Event], list[cosca.Event]]:
        """Make a choice in each match."""
        return self.one.apply(seat, one), self.two.apply(seat, two)

    def compare(self, ours: list[cosca.Event], theirs: list[cosca.Event]) -> None:
        """Check that events, views, choices, prompts and undo are the same for the blind viewers."""
        self.compared += 1
        for viewer in self.blind:
            seen = [plain(cosca.visible(events, viewer)) for events in (ours, theirs)]
            same(seen[0], seen[1], f"what {viewer} sees")
        all_of_them = self.closely or self.compared <= FIRST or not self.blind
        for viewer in self.blind if all_of_them else [self.blind[self.compared % len(self.blind)]]:
            given = [known_to(self.game, match.state, viewer) for match in (self.one, self.two)]
            same(given[0], given[1], f"what {viewer} is given")
        for seat in self.game.seats:  # a seat that picked knows how many of its picks it can undo
            one, two = self.one.free(seat), self.two.free(seat)
            if one != two if seat in self.blind else bool(one) != bool(two):
                raise SecretTold(f"seat {seat} may undo more in one match than in the other")


def check_future_draws(game: Any, seed: int) -> int:
    """Check that what chance has yet to decide makes no difference before the next draw.

    Return the number of comparisons.
    """
    rng = Random(seed)
    state = game.new(seed)
    other = redrawn(state, rng)
    compared = 0
    while game.actors(state):
        seat = rng.choice(game.actors(state))
        text = rng.choice(game.choices(state, seat)).text
        ours: list[cosca.Event] = []
        theirs: list[cosca.Event] = []
        before = state.copy()
        game.apply(state, seat, game.parse(state, seat, text), ours)
        game.apply(other, seat, game.parse(other, seat, text), theirs)
        if state.has_drawn(before):
            other = redrawn(state, rng)
        elif rng.random() < 0.2:
            compared += 1
            for viewer in (None, *game.seats):
                same(plain(cosca.visible(ours, viewer)), plain(cosca.visible(theirs, viewer)), f"what {viewer} sees")
                same(known_to(game, state, viewer), known_to(game, other, viewer), f"what {viewer} is given")
    return compared


def redrawn(state: Any, rng: Random) -> Any:
    """Return a copy with other draws to come."""
    other = state.copy()
    other.redraw(rng.getrandbits(64))
    return other
