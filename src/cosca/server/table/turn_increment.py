"""The increment of a pace in days: what a seat earns at the end of each of its turns, up to a cap."""

from __future__ import annotations

from typing import Final, NamedTuple

from cosca.server.core.constants import DAY_SECONDS
from cosca.server.protocol import server_messages
from cosca.server.storage.rows import StoredClock, StoredTurn

HOUR_SECONDS: Final = 3600.0
NO_TURN: Final[StoredTurn] = {"since": None, "answers": 0, "earned": -1, "bonus": None}


class Progress(NamedTuple):
    """How far a game has come for a seat: decisions of the other seats, and answers of its own, sealed ones included.

    A turn is what a seat decides between two decisions of others, so the first number identifies it.
    """

    others: int
    answers: int


class TurnIncrement:
    """Adds the increment to the clocks of one table: once per turn, also if it is undone and played again."""

    def __init__(self, increment_seconds: float, cap_seconds: float) -> None:
        self._increment: Final = increment_seconds
        self._cap: Final = cap_seconds

    @classmethod
    def of_pace(cls, pace: server_messages.Pace) -> TurnIncrement | None:
        """Return the increment of a pace; None if it has none."""
        if pace["kind"] != "days" or "increment_hours" not in pace or "cap_days" not in pace:
            return None
        return cls(pace["increment_hours"] * HOUR_SECONDS, pace["cap_days"] * DAY_SECONDS)

    def follow(self, clock: StoredClock, progress: Progress | None, owes: bool) -> StoredClock:
        """Return the clock, charged until now, after its seat's turn began, ended or went on.

        `progress` is None while a bot plays the seat: its turns earn nothing.
        """
        turn = clock.get("turn", NO_TURN)
        if progress is None:
            return clock if owes or turn["since"] is None else without_turn(clock)
        if owes and turn["since"] is None:
            return self._begin(clock, turn, progress)
        if not owes and turn["since"] is not None:
            return self._end(clock, turn, progress)
        return clock

    def _begin(self, clock: StoredClock, turn: StoredTurn, progress: Progress) -> StoredClock:
        """Begin a turn. One that goes on after an undo gives back what it earned, until it ends again."""
        begun: StoredTurn = {**turn, "since": progress.others, "answers": progress.answers}
        if progress.others != turn["earned"] or turn["bonus"] is None:
            return {**clock, "turn": begun}
        left = max(0.0, clock["left"] - turn["bonus"])
        return {**clock, "left": left, "turn": {**begun, "earned": turn["earned"] - 1, "bonus": None}}

    def _end(self, clock: StoredClock, turn: StoredTurn, progress: Progress) -> StoredClock:
        """End a turn. It earns nothing if the seat has not answered, because another seat undid a choice."""
        since = turn["since"]
        if since is None or progress.answers <= turn["answers"] or since <= turn["earned"]:
            return without_turn(clock)
        bonus = max(0.0, min(self._increment, self._cap - clock["left"]))
        left = clock["left"] + bonus
        return {**clock, "left": left, "turn": {"since": None, "answers": 0, "earned": since, "bonus": bonus}}


def without_turn(clock: StoredClock) -> StoredClock:
    """Return the clock of a seat whose turn ended without earning anything."""
    return {**clock, "turn": {**clock["turn"], "since": None}} if "turn" in clock else clock


def without_bonus(clock: StoredClock) -> StoredClock:
    """Return the clock after an undo by consent: what was earned stays, and is not earned again."""
    return {**clock, "turn": {**clock["turn"], "since": None, "bonus": None}} if "turn" in clock else clock
