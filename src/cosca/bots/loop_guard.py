"""Keeps bots out of repeated positions: the rules allow cycles (to ask, be refused, and ask again)."""

from __future__ import annotations

from collections import Counter
from typing import Final, NamedTuple

from cosca.kernel.choice import Choice
from cosca.kernel.decision import Decision
from cosca.kernel.state import State

PATIENCE: Final = 8  # consecutive choices at known decisions before positions are compared
TIMES: Final = 3  # how often the same choice is then allowed at the same position


class Place(NamedTuple):
    """A position, and the default choice there."""

    digest: str
    default: Choice


class LoopGuard:
    """Filters the choices of one bot, so that it leaves a cycle of positions if there is a way out.

    At a repeated position the choice taken least often there replaces the bot's, so every choice at every position of
    the cycle is tried in the end.
    """

    def __init__(self) -> None:
        self._known: set[tuple[str, tuple[Choice, ...]]] = set()
        self._stale = 0  # choices since the last new decision
        self._taken: dict[str, Counter[Choice]] = {}  # by the digest of the position
        self._last: tuple[str, Choice] | None = None

    def place(self, decision: Decision, state: State) -> Place | None:
        """Return the position for `filter_choice`; None while it is not needed, because a digest costs time."""
        if self._stale < PATIENCE or (decision.kind, decision.choices) not in self._known:
            return None
        return Place(state.digest(), state.game.default(state, decision.seat))

    def filter_choice(self, decision: Decision, place: Place | None, choice: Choice) -> Choice:
        """Return the choice, or another one if it led back to this position too often; it counts as taken."""
        question = (decision.kind, decision.choices)
        self._stale = self._stale + 1 if question in self._known else 0
        self._known.add(question)
        self._last = None
        if place is not None:
            taken = self._taken.setdefault(place.digest, Counter())
            if taken[choice] >= TIMES:
                choice = min((place.default, *decision.choices), key=lambda option: taken[option])
            taken[choice] += 1
            self._last = (place.digest, choice)
        return choice

    def dropped(self) -> None:
        """Take the last choice back: it was not applied, and does not count."""
        self._stale = max(0, self._stale - 1)
        if self._last is not None:
            digest, choice = self._last
            self._taken[digest][choice] -= 1
            self._last = None
