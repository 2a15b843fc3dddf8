"""Time that clocks run by: the seconds that this server has been up, over all its starts."""

from __future__ import annotations

import time
from collections.abc import Callable


class Uptime:
    """Goes on from where it was, and neither jumps with the machine's clock nor runs while the server is down."""

    def __init__(self, before: float = 0.0, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._start = clock() - before

    def now(self) -> float:
        """Seconds."""
        return self._clock() - self._start
