"""All open lines: how many a user and an address have, and how much waits for them that they have not read."""

from __future__ import annotations

import math
import time
from collections.abc import Hashable, Iterable
from typing import Final, Protocol

import orjson

from cosca.server import wire
from cosca.server.limits import Counts, Limit, Pair
from cosca.server.settings import Settings
from cosca.server.watch import Meters

COME_BACK: Final = 1012
NOTICE_SECONDS: Final = 600.0


class Queued(Protocol):
    """A line as it is counted here."""

    person: str
    where: str
    queued: int  # bytes that wait for it

    def push(self, message: bytes) -> None: ...
    def close(self, code: int, why: str) -> None: ...
    def drop(self) -> None: ...


class Lines:
    """All open lines, by user and by address."""

    def __init__(self, settings: Settings, meters: Meters) -> None:
        self.settings: Final = settings
        self.meters: Final = meters
        self.hellos: Final = Pair(settings.hellos_per_minute, settings.hellos_per_minute_per_address)
        self.chats: Final = Pair(settings.chats_per_minute, settings.chats_per_minute_per_address)
        self.hints: Final = Limit(settings.hints_per_minute, 60)  # of a user: each takes a second of a core
        self.muted: set[str] = set()  # users who may not chat
        self._notice: tuple[bytes, float] | None = None  # the last one, and until when it is told
        self._users = _Group(settings.sockets_per_user, settings.queue_bytes_per_user)
        self._addresses = _Group(settings.sockets_per_address, settings.queue_bytes_per_address)

    def add(self, line: Queued) -> bool:
        """Counts a line in; False: there are too many already."""
        if not self._addresses.add(line.where, line):
            return False
        if not self._users.add(line.person, line):
            self._addresses.remove(line.where, line)
            return False
        self.meters.sockets.inc()
        return True

    def remove(self, line: Queued) -> None:
        """Counts a line out; what still waits for it goes on to count until it is sent or forgotten."""
        self._users.remove(line.person, line)
        self._addresses.remove(line.where, line)
        self.meters.sockets.dec()

    def weigh(self, line: Queued, bytes: int) -> None:
        """Counts what is queued (below 0: sent). Too much for a user or an address costs the line most behind."""
        line.queued += bytes
        for key, group in ((line.person, self._users), (line.where, self._addresses)):
            group.bytes.add(key, bytes)
            while bytes > 0 and group.bytes.held(key) > group.most_bytes:
                behind = max(group.at(key), key=lambda each: each.queued, default=None)
                if behind is None or not behind.queued:
                    break
                behind.drop()

    def announce(self, text: str, seconds: int | None) -> None:
        """Tells all lines, and those that come while it matters; with `seconds`, that the server restarts then."""
        message = orjson.dumps(wire.Notice(v=wire.VERSION, type="notice", text=text, seconds=seconds))
        self._notice = message, time.monotonic() + (seconds or NOTICE_SECONDS)
        for line in list(self._users.all()):
            line.push(message)

    def notice(self) -> bytes | None:
        """What a new line is told, if anything was announced a short time ago."""
        if self._notice is None or time.monotonic() > self._notice[1]:
            return None
        return self._notice[0]

    def present(self, user: str) -> bool:
        """Whether somebody has a line."""
        return any(True for _ in self._users.at(user))

    def sign_out(self, user: str) -> None:
        """Has all lines of a user come back, which needs a cookie that is still good."""
        for line in list(self._users.at(user)):
            line.close(COME_BACK, "signed out elsewhere")


class _Group:
    """The lines of each key, with a most of their number and of their queued bytes."""

    def __init__(self, most: int, bytes: int) -> None:
        self.bytes: Final = Counts(math.inf)
        self.most_bytes: Final = bytes
        self._count = Counts(most)
        self._lines: dict[Hashable, set[Queued]] = {}

    def add(self, key: Hashable, line: Queued) -> bool:
        if not self._count.take(key):
            return False
        self._lines.setdefault(key, set()).add(line)
        return True

    def remove(self, key: Hashable, line: Queued) -> None:
        self._count.give_back(key)
        self._lines[key].discard(line)
        if not self._lines[key]:
            del self._lines[key]

    def at(self, key: Hashable) -> Iterable[Queued]:
        return self._lines.get(key, ())

    def all(self) -> Iterable[Queued]:
        return [line for lines in self._lines.values() for line in lines]
