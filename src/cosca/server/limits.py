"""Limits in memory: how often, how many, how much. Who asks too often waits; nobody else notices."""

from __future__ import annotations

import time
from collections.abc import Callable, Hashable, Mapping
from ipaddress import ip_address, ip_network
from typing import Any

SWEEP_SECONDS = 60.0
DAY = 24 * 3600.0


class Bucket:
    """Holds up to `size` tokens and gains `rate` of them per second."""

    __slots__ = ("at", "tokens")

    def __init__(self, tokens: float, at: float) -> None:
        self.tokens = tokens
        self.at = at

    def fill(self, now: float, rate: float, size: float) -> float:
        self.tokens = min(size, self.tokens + (now - self.at) * rate)
        self.at = now
        return self.tokens


class Limit:
    """So many a time for each key, with a burst; keys that are at rest are forgotten."""

    def __init__(
        self, count: float, seconds: float, burst: float | None = None, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._rate = count / seconds
        self._size = count if burst is None else burst
        self._clock = clock
        self._buckets: dict[Hashable, Bucket] = {}
        self._swept = clock()

    def __len__(self) -> int:
        return len(self._buckets)

    def take(self, key: Hashable) -> bool:
        """Takes a token; False: there is none, come back later."""
        bucket = self._bucket(key)
        if bucket.tokens < 1:
            return False
        bucket.tokens -= 1
        return True

    def give_back(self, key: Hashable) -> None:
        """Gives a token back that was taken in vain."""
        bucket = self._bucket(key)
        bucket.tokens = min(self._size, bucket.tokens + 1)

    def _bucket(self, key: Hashable) -> Bucket:
        now = self._clock()
        if now - self._swept > SWEEP_SECONDS:
            self._sweep(now)
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = Bucket(self._size, now)
        bucket.fill(now, self._rate, self._size)
        return bucket

    def _sweep(self, now: float) -> None:
        self._swept = now
        resting = [
            key for key, bucket in self._buckets.items() if bucket.fill(now, self._rate, self._size) >= self._size
        ]
        for key in resting:
            del self._buckets[key]


def take_all(*wanted: tuple[Limit, Hashable]) -> bool:
    """Takes a token of each for its key, or of none; False: one of them has none."""
    for n, (limit, key) in enumerate(wanted):
        if not limit.take(key):
            give_all_back(*wanted[:n])
            return False
    return True


def give_all_back(*taken: tuple[Limit, Hashable]) -> None:
    """Gives back what `take_all` took."""
    for limit, key in taken:
        limit.give_back(key)


class Pair:
    """The same thing limited of a user and of an address: who comes as many guests reaches the second."""

    def __init__(self, per_user: float, per_address: float, seconds: float = 60) -> None:
        self._users = Limit(per_user, seconds)
        self._addresses = Limit(per_address, seconds)

    def take(self, user: str, where: str) -> bool:
        """Takes a token of both or of none; False: one of them has none."""
        return take_all((self._users, user), (self._addresses, where))


class Counts:
    """How many of something each key holds at present, with a most."""

    def __init__(self, most: float) -> None:
        self._most = most
        self._held: dict[Hashable, int] = {}

    def held(self, key: Hashable) -> int:
        """How many the key holds."""
        return self._held.get(key, 0)

    def take(self, key: Hashable) -> bool:
        """Takes one; False: the key holds as many as it may."""
        if self.held(key) >= self._most:
            return False
        self.add(key, 1)
        return True

    def give_back(self, key: Hashable) -> None:
        """Gives one back."""
        self.add(key, -1)

    def add(self, key: Hashable, n: int) -> None:
        """So many more, whatever the most is, or fewer; who holds none is forgotten."""
        held = self.held(key) + n
        if held:
            self._held[key] = held
        else:
            self._held.pop(key, None)


def address(scope: Mapping[str, Any], trust_proxy: bool) -> str:
    """Whose request it is: the peer, or whom a trusted proxy names last. Of IPv6, the network that one person has."""
    client = scope.get("client")
    found = str(client[0]) if client else ""
    if trust_proxy:
        for name, value in scope["headers"]:
            if name == b"x-forwarded-for":
                found = value.decode("latin-1").rpartition(",")[2].strip() or found
    return network(found)


def network(text: str) -> str:
    """An address as limits count it: a whole /64 of IPv6 is one, and an IPv4 address is the same however it is written.

    A proxy may write a port behind it.
    """
    plain = text
    if text.startswith("["):
        plain = text[1:].partition("]")[0]
    elif text.count(":") == 1:
        plain = text.partition(":")[0]
    try:
        whole = ip_address(plain.partition("%")[0])
    except ValueError:
        return text
    if whole.version == 6 and whole.ipv4_mapped is not None:
        whole = whole.ipv4_mapped
    return str(whole) if whole.version == 4 else str(ip_network((whole, 64), strict=False))
