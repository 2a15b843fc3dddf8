"""Limits that hold for all nodes of a cluster together: exact ones, of which few are taken.

A single server counts them in memory. In a cluster they are rows of the database (see `storage.shared_limits`).
"""

from __future__ import annotations

from typing import Final, NamedTuple, Protocol

from cosca.server.core.rate_limits import RateLimiter


class Limit(NamedTuple):
    """So many tokens per so many seconds for each key; `kind` names what is counted."""

    kind: str
    tokens: float
    seconds: float


class SharedLimiter(Protocol):
    """Token buckets by limit and key."""

    async def acquire(self, *wanted: tuple[Limit, str]) -> bool:
        """Take one token of each limit for its key, or none at all; return False if one has none."""
        ...

    async def release(self, *taken: tuple[Limit, str]) -> None:
        """Give back what `acquire` took."""
        ...


class LocalLimiter:
    """The buckets of a single server, in memory."""

    def __init__(self) -> None:
        self._limiters: Final[dict[Limit, RateLimiter]] = {}

    async def acquire(self, *wanted: tuple[Limit, str]) -> bool:
        if not all(self._limiter(limit).has(key) for limit, key in wanted):
            return False
        for limit, key in wanted:
            self._limiter(limit).charge(key, 1)
        return True

    async def release(self, *taken: tuple[Limit, str]) -> None:
        for limit, key in taken:
            self._limiter(limit).release(key)

    def _limiter(self, limit: Limit) -> RateLimiter:
        limiter = self._limiters.get(limit)
        if limiter is None:
            limiter = self._limiters[limit] = RateLimiter(limit.tokens, limit.seconds)
        return limiter
