"""No bot goes round in circles: choices that lead back to the same position are not taken for ever.

The rules allow such circles (to ask, be refused, and ask again), and no bot has to see them.
"""

from __future__ import annotations

from collections import Counter
from typing import Final, NamedTuple

from cosca.kernel.choice import Choice
from cosca.kernel.decision import Decision
from cosca.kernel.state import State

PATIENCE: Final = 8  # choices of a bot in a row at decisions that it knows already, before positions are compared
TIMES: Final = 3  # how often a bot may take the same choice at the same position from then on


class Place(NamedTuple):
    """A position, and the default choice there."""

    digest: str
    default: Choice


class Guard:
    """Watches over the choices of one bot. If a way out of a circle of positions exists, the bot takes it in the end.

    At a position to which it comes back, the choice taken least often there is taken in its stead. So each choice at
    each position of the circle has its turn, and with them each way that leads out.
    """

    def __init__(self) -> None:
        self._met: set[tuple[str, tuple[Choice, ...]]] = set()
        self._stale = 0  # choices since the last decision that was new
        self._taken: dict[str, Counter[Choice]] = {}  # by the digest of the position
        self._last: tuple[str, Choice] | None = None

    def place(self, decision: Decision, state: State) -> Place | None:
        """Where the decision is made, as `checked` has to know it; mostly None, because a digest costs time."""
        if self._stale < PATIENCE or (decision.kind, decision.choices) not in self._met:
            return None
        return Place(state.digest(), state.game.default(state, decision.seat))

    def checked(self, decision: Decision, place: Place | None, choice: Choice) -> Choice:
        """The choice, or another one if it has led back to this place too often; counted as carried out."""
        asked = (decision.kind, decision.choices)
        self._stale = self._stale + 1 if asked in self._met else 0
        self._met.add(asked)
        self._last = None
        if place is not None:
            taken = self._taken.setdefault(place.digest, Counter())
            if taken[choice] >= TIMES:
                choice = min((place.default, *decision.choices), key=lambda each: taken[each])
            taken[choice] += 1
            self._last = (place.digest, choice)
        return choice

    def dropped(self) -> None:
        """The last choice was not carried out, and does not count: nobody else can wear a bot's patience out."""
        self._stale = max(0, self._stale - 1)
        if self._last is not None:
            digest, choice = self._last
            self._taken[digest][choice] -= 1
            self._last = None
