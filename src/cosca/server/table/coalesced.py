"""Coalesced: one call for many requests within a short time."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final


class Coalesced:
    """Runs an action once, `seconds` after the first request, however many requests follow until then."""

    def __init__(self, seconds: float) -> None:
        self._seconds: Final = seconds
        self._timer: asyncio.TimerHandle | None = None

    def request(self, action: Callable[[], None]) -> None:
        """Run the action soon; no reference to it is kept after that."""
        if self._timer is None:
            self._timer = asyncio.get_running_loop().call_later(self._seconds, self._run, action)

    def cancel(self) -> None:
        """Drop the pending request, if there is one."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _run(self, action: Callable[[], None]) -> None:
        self._timer = None
        action()
