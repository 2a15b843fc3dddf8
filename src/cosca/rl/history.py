"""Histories of games with perfect recall: what each seat has seen and chosen on the way to a state.

A `History` never changes, so that clones of a state share it. A seat's key is a hash of everything that it has seen and
chosen: the events, its views, and the questions that it was asked. Keys, and the memories from which states are
sampled, are computed when they are needed, and kept.
"""

from __future__ import annotations

import copy
import json
from hashlib import blake2b
from random import Random
from typing import Any, Final, Self

import cosca

Viewer = int | None  # a seat, or the public


class History:
    """A state with the choices and events that led to it, linked to the history before the last choice.

    A sampled or unpickled history starts with its state: it knows keys and memories, but no earlier events.
    """

    __slots__ = ("_before", "_choice", "_events", "_keys", "_looks", "_memories", "_seat", "game", "state")

    def __init__(
        self,
        game: cosca.Game[Any],
        state: Any,
        events: tuple[cosca.Event, ...] = (),
        before: History | None = None,
        seat: Viewer = None,
        choice: str = "",
    ) -> None:
        """Create the history of a state, which must not change any more, after a choice of the seat."""
        self.game: Final = game
        self.state: Final = state
        self._events: Final = events
        self._before: Final = before
        self._seat: Final = seat
        self._choice: Final = choice
        self._keys: Final[dict[Viewer, str]] = {}
        self._looks: Final[dict[Viewer, str]] = {}
        self._memories: Final[dict[int, cosca.Memory]] = {}

    def __copy__(self) -> Self:
        return self

    def __deepcopy__(self, memo: object) -> Self:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        seats = self.game.seats
        keys = {viewer: self.key(viewer) for viewer in (None, *seats)}
        return known, (self.game, self.state, keys, {seat: self.memory(seat) for seat in seats})

    def after(self, seat: int, choice: cosca.Choice, draw: int | None = None) -> History:
        """Return the history after a choice of the seat.

        With the number of a `draw` all that chance decides depends on that number; without one, on the seed.
        """
        state = self.state.copy()
        if draw is not None:
            state.redraw(draw)
        events: list[cosca.Event] = []
        self.game.apply(state, seat, choice, events)
        return History(self.game, state, tuple(events), self, seat, choice.text)

    def has_drawn(self) -> bool:
        """Return whether chance decided anything after the last choice."""
        return self._before is not None and bool(self.state.has_drawn(self._before.state))

    def sampled(self, seat: int, rng: Random) -> History:
        """Return a history that is the same to the seat, with a state drawn from all that fit what it has seen.

        The keys of the other seats follow from the public past and their views of the sampled state: what they really
        saw and chose in secret is not in them.
        """
        memory = self.memory(seat)
        state = self.game.fill(self.game.seen(self.state, seat), memory, rng)
        return known(self.game, state, {None: self.key(None), seat: self.key(seat)}, {seat: memory})

    def key(self, viewer: Viewer) -> str:
        """Return a short text that is the same as long as the viewer has seen and chosen the same."""
        at: History = self
        later: list[History] = []
        while viewer not in at._keys and at._before is not None:
            later.append(at)
            at = at._before
        if viewer not in at._keys:
            public = None if viewer is None else at.key(None)
            at._keys[viewer] = _hash([public, cosca.visible([*at._events], viewer), at._look(viewer)])
        key = at._keys[viewer]
        for history in reversed(later):
            own = history._choice if viewer is not None and viewer == history._seat else None
            seen, look = cosca.visible([*history._events], viewer), history._look(viewer)
            if own is not None or seen or look != at._look(viewer):
                key = _hash([key, own, seen, look])
            history._keys[viewer] = key
            at = history
        return key

    def _look(self, viewer: Viewer) -> str:
        """Return a hash of the viewer's view and the question that it is asked."""
        if viewer not in self._looks:
            asked = None if viewer is None else self.game.decision(self.state, viewer)
            question = None if asked is None else [asked.kind, asked.about, [choice.text for choice in asked.choices]]
            self._looks[viewer] = _hash([self.game.view(self.state, viewer), question])
        return self._looks[viewer]

    def memory(self, seat: int) -> cosca.Memory:
        """Return what an attentive player in this seat knows; it is shared and must not be changed."""
        at: History = self
        later: list[History] = []
        while seat not in at._memories and at._before is not None:
            later.append(at)
            at = at._before
        if seat not in at._memories:
            at._memories[seat] = self.game.memory(seat, at.state)
        if later:
            memory = copy.deepcopy(at._memories[seat])
            for history in reversed(later):
                for facts in cosca.visible([*history._events], seat):
                    memory.see(facts)
            self._memories[seat] = memory
        return self._memories[seat]


def started(game: cosca.Game[Any], seed: int) -> History:
    """Return the history of a new game."""
    events: list[cosca.Event] = []
    history = History(game, game.new(seed, events), tuple(events))
    for seat in game.seats:
        history._memories[seat] = memory = game.memory(seat)
        for facts in cosca.visible(events, seat):
            memory.see(facts)
    return history


def known(game: cosca.Game[Any], state: Any, keys: dict[Viewer, str], memories: dict[int, cosca.Memory]) -> History:
    """Return a history that starts with this state and this knowledge of its past."""
    history = History(game, state)
    history._keys.update(keys)
    history._memories.update(memories)
    return history


def _hash(value: Any) -> str:
    return blake2b(json.dumps(value, sort_keys=True).encode(), digest_size=16).hexdigest()
