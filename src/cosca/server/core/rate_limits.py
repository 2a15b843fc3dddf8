"""Rate limits, quotas and the address of a client, all in memory."""

from __future__ import annotations

import time
from collections.abc import Callable, Hashable, Mapping
from ipaddress import ip_address, ip_network
from typing import Any

SWEEP_SECONDS = 60.0


class Bucket:
    """The tokens of one key at a time."""

    __slots__ = ("at", "tokens")

    def __init__(self, tokens: float, at: float) -> None:
        self.tokens = tokens
        self.at = at

    def fill(self, now: float, rate: float, size: float) -> float:
        self.tokens = min(size, self.tokens + (now - self.at) * rate)
        self.at = now
        return self.tokens


class RateLimiter:
    """Token buckets by key: `count` tokens per `seconds`, with a burst; full buckets are dropped."""

    def __init__(
        self, count: float, seconds: float, burst: float | None = None, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._whole_rate = self._rate = count / seconds
        self._whole_size = self._size = count if burst is None else burst
        self._clock = clock
        self._buckets: dict[Hashable, Bucket] = {}
        self._swept = clock()

    def __len__(self) -> int:
        return len(self._buckets)

    def share(self, nodes: int) -> None:
        """Count the part of one of so many nodes from now on: a fraction, but at least one token."""
        self._rate = self._whole_rate / nodes
        self._size = max(min(1.0, self._whole_size), self._whole_size / nodes)

    def try_acquire(self, key: Hashable, n: float = 1) -> bool:
        """Take tokens; return False if there are not enough."""
        if not self.has(key, n):
            return False
        self.charge(key, n)
        return True

    def has(self, key: Hashable, n: float = 1) -> bool:
        """Return whether there are so many tokens."""
        return self._bucket(key).tokens >= n

    def charge(self, key: Hashable, n: float) -> None:
        """Take tokens for work already done, even if there are fewer: the key is in debt then."""
        self._bucket(key).tokens -= n

    def release(self, key: Hashable, n: float = 1) -> None:
        """Give tokens back."""
        bucket = self._bucket(key)
        bucket.tokens = min(self._size, bucket.tokens + n)

    def wait(self, key: Hashable, n: float = 1) -> float:
        """Return the seconds until there are so many tokens."""
        return max(0.0, (n - self._bucket(key).tokens) / self._rate)

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
        full = [key for key, bucket in self._buckets.items() if bucket.fill(now, self._rate, self._size) >= self._size]
        for key in full:
            del self._buckets[key]


class UserAndAddressLimiter:
    """One limit per user and one per address: a client with many guests reaches the second."""

    def __init__(self, per_user: float, per_address: float, seconds: float = 60) -> None:
        self._users = RateLimiter(per_user, seconds)
        self._addresses = RateLimiter(per_address, seconds)

    def share(self, nodes: int) -> None:
        """Count the part of one of so many nodes from now on."""
        self._users.share(nodes)
        self._addresses.share(nodes)

    def try_acquire(self, user: str, address: str, n: float = 1) -> bool:
        """Take tokens of both or of none; return False if one has not enough."""
        if not self.has(user, address, n):
            return False
        self.charge(user, address, n)
        return True

    def has(self, user: str, address: str, n: float = 1) -> bool:
        """Return whether both have so many tokens."""
        return self._users.has(user, n) and self._addresses.has(address, n)

    def charge(self, user: str, address: str, n: float) -> None:
        """Take tokens of both for work already done, even if there are fewer."""
        self._users.charge(user, n)
        self._addresses.charge(address, n)

    def release_address(self, address: str, n: float) -> None:
        """Give the address its tokens back; the user has used theirs up."""
        self._addresses.release(address, n)

    def wait(self, user: str, address: str, n: float = 1) -> float:
        """Return the seconds until both have so many tokens."""
        return max(self._users.wait(user, n), self._addresses.wait(address, n))


class Quota:
    """How many of something each key holds now, with a maximum."""

    def __init__(self, maximum: float) -> None:
        self._maximum = maximum
        self._held: dict[Hashable, int] = {}

    def in_use(self, key: Hashable) -> int:
        """Return how many the key holds."""
        return self._held.get(key, 0)

    def try_acquire(self, key: Hashable) -> bool:
        """Take one; return False if the key holds the maximum."""
        if self.in_use(key) >= self._maximum:
            return False
        self.add(key, 1)
        return True

    def release(self, key: Hashable) -> None:
        """Give one back."""
        self.add(key, -1)

    def add(self, key: Hashable, n: int) -> None:
        """Add so many, or remove them, regardless of the maximum; a key that holds none is dropped."""
        held = self._held.get(key, 0) + n
        if held:
            self._held[key] = held
        else:
            self._held.pop(key, None)


def client_address(scope: Mapping[str, Any], trust_proxy: bool) -> str:
    """Return the address that limits count: the peer, or the last one that a trusted proxy names; of IPv6, the /64."""
    return address_key(peer(scope, trust_proxy))


def peer(scope: Mapping[str, Any], trust_proxy: bool) -> str:
    """Return the address of a request as the system or a trusted proxy writes it."""
    client = scope.get("client")
    address = str(client[0]) if client else ""
    if trust_proxy:
        for name, value in scope["headers"]:
            if name == b"x-forwarded-for":
                address = value.decode("latin-1").rpartition(",")[2].strip() or address
    return address


def address_key(text: str) -> str:
    """Return an address in the form that limits count: a /64 of IPv6 is one, IPv4 is the same however it is written.

    A proxy may append a port.
    """
    host = text
    if text.startswith("["):
        host = text[1:].partition("]")[0]
    elif text.count(":") == 1:
        host = text.partition(":")[0]
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return text
    if address.version == 6 and address.ipv4_mapped is not None:
        address = address.ipv4_mapped
    return str(address) if address.version == 4 else str(ip_network((address, 64), strict=False))
