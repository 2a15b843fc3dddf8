"""All open connections by user and address, with limits on their number and queued bytes, and notices to them."""

from __future__ import annotations

import math
import time
from collections.abc import Hashable, Iterable
from typing import Final, Protocol

import orjson

from cosca.server.core.budgets import Budgets
from cosca.server.core.metrics import Metrics
from cosca.server.core.rate_limits import Quota, RateLimiter, UserAndAddressLimiter
from cosca.server.core.settings import Settings
from cosca.server.protocol import server_messages

CLOSE_RECONNECT: Final = 1012  # close code after which the page reconnects
NOTICE_SECONDS: Final = 600.0  # during which new connections get a notice without a time of its own


class OpenConnection(Protocol):
    """An open connection, as far as the registry needs it."""

    user_id: str
    address: str
    queued: int  # bytes in its outbox

    def enqueue(self, message: bytes) -> None: ...
    def close(self, code: int, why: str) -> None: ...
    def drop(self) -> None: ...


class ConnectionRegistry:
    """All open connections, by user and by address."""

    def __init__(self, settings: Settings, metrics: Metrics, budgets: Budgets | None = None) -> None:
        self.settings: Final = settings
        self.metrics: Final = metrics
        self.budgets: Final = budgets or Budgets(settings)
        self.hellos: Final = UserAndAddressLimiter(settings.hellos_per_minute, settings.hellos_per_minute_per_address)
        self.chats: Final = UserAndAddressLimiter(settings.chats_per_minute, settings.chats_per_minute_per_address)
        self.hints: Final = RateLimiter(settings.hints_per_minute, 60)  # of a user: each takes a second of a core
        self.muted: set[str] = set()  # users who may not chat
        self._notice: tuple[bytes, float] | None = None  # the last one, and until when new connections get it
        self._users = _Group(settings.sockets_per_user, settings.queue_bytes_per_user)
        self._addresses = _Group(settings.sockets_per_address, settings.queue_bytes_per_address)

    def add(self, connection: OpenConnection) -> bool:
        """Add a connection; return False if its user or address has too many."""
        if not self._addresses.add(connection.address, connection):
            return False
        if not self._users.add(connection.user_id, connection):
            self._addresses.remove(connection.address, connection)
            return False
        self.metrics.sockets.inc()
        return True

    def remove(self, connection: OpenConnection) -> None:
        """Remove a connection; its queued bytes count until they are sent or discarded."""
        self._users.remove(connection.user_id, connection)
        self._addresses.remove(connection.address, connection)
        self.metrics.sockets.dec()

    def track_queued_bytes(self, connection: OpenConnection, size: int) -> None:
        """Count queued bytes, or sent ones if `size` is negative.

        If a user or an address has too many, drop the connection with the fullest outbox until they fit.
        """
        connection.queued += size
        for key, group in ((connection.user_id, self._users), (connection.address, self._addresses)):
            queued = group.queued_bytes
            queued.add(key, size)
            while size > 0 and queued.in_use(key) > group.max_bytes:
                slowest = max(group.at(key), key=lambda other: other.queued, default=None)
                if slowest is None or not slowest.queued:
                    break
                slowest.drop()

    def announce(self, text: str, seconds: int | None) -> None:
        """Send a notice to all connections, and to new ones for a while; with `seconds`, a restart in so many."""
        message = orjson.dumps(
            server_messages.Notice(v=server_messages.VERSION, type="notice", text=text, seconds=seconds)
        )
        self._notice = message, time.monotonic() + (seconds or NOTICE_SECONDS)
        for connection in list(self._users.all()):
            connection.enqueue(message)

    def notice(self) -> bytes | None:
        """Return the notice for a new connection, None if there is no recent one."""
        if self._notice is None or time.monotonic() > self._notice[1]:
            return None
        return self._notice[0]

    def is_connected(self, user: str) -> bool:
        """Return whether a user has an open connection."""
        return any(True for _ in self._users.at(user))

    def disconnect_user(self, user: str) -> None:
        """Close all connections of a user; to reconnect, a page needs a valid cookie."""
        for connection in list(self._users.at(user)):
            connection.close(CLOSE_RECONNECT, "signed out elsewhere")


class _Group:
    """The connections of each key, with limits on their number and queued bytes."""

    def __init__(self, max_connections: int, max_bytes: int) -> None:
        self.queued_bytes: Final = Quota(math.inf)
        self.max_bytes: Final = max_bytes
        self._count = Quota(max_connections)
        self._connections: dict[Hashable, set[OpenConnection]] = {}

    def add(self, key: Hashable, connection: OpenConnection) -> bool:
        if not self._count.try_acquire(key):
            return False
        self._connections.setdefault(key, set()).add(connection)
        return True

    def remove(self, key: Hashable, connection: OpenConnection) -> None:
        self._count.release(key)
        self._connections[key].discard(connection)
        if not self._connections[key]:
            del self._connections[key]

    def at(self, key: Hashable) -> Iterable[OpenConnection]:
        return self._connections.get(key, ())

    def all(self) -> Iterable[OpenConnection]:
        return [connection for connections in self._connections.values() for connection in connections]
