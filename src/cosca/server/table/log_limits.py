"""Limits of the log of a table: revisions at one point of the game, and the size of the log.

Normal play never reaches them. Beyond every limit, the game can still be ended.
"""

from __future__ import annotations

import math
from typing import Final

from cosca.server.core.rate_limits import RateLimiter
from cosca.server.core.settings import Settings
from cosca.server.protocol.refusal import Refused

NEARLY_FULL: Final = 0.8  # share of the maximum from which on only choices that advance the game are accepted


class LogLimits:
    """Limits what users add to one log. A revision is an undo, or a choice of a seat that owes no decision.

    At one point of the game a seat has a number of revisions, then a few per minute. All seats get theirs back when
    the game gets further than ever before, so undoing and choosing again gains no more of them.
    """

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._furthest = 0
        self._revisions = self._new_limiter()

    def _new_limiter(self) -> RateLimiter:
        return RateLimiter(self._settings.undos_per_minute, 60, self._settings.undos_per_decision)

    def update_progress(self, settled: int) -> None:
        """Record how far the game has come, in choices without those that are still secret."""
        if settled > self._furthest:
            self._furthest = settled
            self._revisions = self._new_limiter()

    def check_room(self, entries: int, size: int, share: float = 1.0) -> None:
        """Refuse if a log of so many entries and bytes has used the given share of its maximum."""
        limits = self._settings
        if entries >= limits.entries_per_table * share or size >= limits.log_bytes_per_table * share:
            raise Refused("too_many", "log" if share == 1.0 else "log_spare")

    def check_revision(self, seat: int) -> None:
        """Refuse a seat without revisions left; `seconds` says when it has one again."""
        if not self._revisions.has(seat):
            raise Refused("too_many", "undos", seconds=math.ceil(self._revisions.wait(seat)))

    def use_revision(self, seat: int) -> None:
        """Use one revision of the seat; Refused if none is left."""
        self.check_revision(seat)
        self._revisions.try_acquire(seat)
