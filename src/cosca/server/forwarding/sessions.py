"""Frames of many sockets between two nodes: in order, without gaps, with a limit on what is under way.

NATS may lose messages. Every message of a session has a number, pings too; after a gap, or after a silence, the whole
session ends on both sides, and the edge opens its sockets again, in a new session.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Callable
from typing import Final, NamedTuple

from cosca.server.cluster.mesh import PART_BYTES, Mesh, Unreachable
from cosca.server.forwarding.wire import Header, pack, subject, unpack

TICK_SECONDS: Final = 0.25
PING_SECONDS: Final = 1.0
SILENCE_SECONDS: Final = 3.0  # after which a session ends
CONTINUED: Final = "+"  # kind of a part of a frame that the next frame continues


class Frame(NamedTuple):
    """Something about one socket."""

    socket: str
    kind: str
    data: bytes


class Window:
    """Limits the bytes that are sent and not consumed yet. A single frame may be larger."""

    def __init__(self, limit: int) -> None:
        self._limit: Final = limit
        self._under_way = 0
        self._changed: Final = asyncio.Event()
        self._open = False

    async def take(self, size: int) -> None:
        """Wait until so many bytes may be sent; not at all after `open`."""
        while not self._open and self._under_way and self._under_way + size > self._limit:
            self._changed.clear()
            await self._changed.wait()
        self._under_way += size

    def credit(self, size: int) -> None:
        """Count bytes as consumed."""
        self._under_way -= size
        self._changed.set()

    def open(self) -> None:
        """Let everybody pass who waits: nothing is sent any more."""
        self._open = True
        self._changed.set()


class Session:
    """The sockets of one edge at one owner, seen from one of the two nodes."""

    def __init__(
        self,
        mesh: Mesh,
        node: str,
        peer: str,
        token: str,
        direction: str,
        on_frame: Callable[[Session, Frame], None],
        on_end: Callable[[Session], None],
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.peer: Final = peer
        self.token: Final = token
        self.ended = False
        self._mesh: Final = mesh
        self._node: Final = node
        self._subject: Final = subject(peer, direction)
        self._on_frame: Final = on_frame
        self._on_end: Final = on_end
        self._clock: Final = clock
        self._heard = clock()
        self._sent = self._received = 0  # messages
        self._waiting: list[Frame] = []
        self._parts: dict[str, bytes] = {}  # by socket: the begin of a frame
        self._sending: asyncio.Task[None] | None = None
        self._ping_due = False
        self._pinged = self._heard

    # ---------------------------------------------------------------- out

    def send(self, socket: str, kind: str, data: bytes = b"") -> None:
        """Send a frame soon, together with others."""
        while len(data) > PART_BYTES:
            self._waiting.append(Frame(socket, CONTINUED, data[:PART_BYTES]))
            data = data[PART_BYTES:]
        self._waiting.append(Frame(socket, kind, data))
        self._send_soon()

    def ping(self) -> None:
        """Send a message even if there are no frames; the other side notices what was lost before it."""
        self._pinged = self._clock()
        self._ping_due = True
        self._send_soon()

    def _send_soon(self) -> None:
        if self._sending is None and not self.ended:
            self._sending = asyncio.create_task(self._send())

    async def _send(self) -> None:
        try:
            while (self._waiting or self._ping_due) and not self.ended:
                self._ping_due = False
                message = self._next_message()
                await self._mesh.publish(self._subject, message)
        except Unreachable:
            self.end()
        finally:
            self._sending = None

    def _next_message(self) -> bytes:
        size, count = 0, 0
        for frame in self._waiting:
            size += len(frame.data)
            if count and size > PART_BYTES:
                break
            count += 1
        frames, self._waiting = self._waiting[:count], self._waiting[count:]
        self._sent += 1
        header = self._header() | {"n": self._sent, "frames": [(at.socket, at.kind, len(at.data)) for at in frames]}
        return pack(header, b"".join(frame.data for frame in frames))

    def _header(self) -> Header:
        return {"from": self._node, "session": self.token}

    # ---------------------------------------------------------------- in

    def receive(self, header: Header, body: bytes) -> None:
        """Handle a message of the other side."""
        self._heard = self._clock()
        if header.get("end"):
            self.end(tell=False)
            return
        self._received += 1
        if header["n"] != self._received:
            self.end()
            return
        at = 0
        for socket, kind, size in header["frames"]:
            data = body[at : at + size]
            at += size
            if kind == CONTINUED:
                self._parts[socket] = self._parts.get(socket, b"") + data
            elif not self.ended:
                self._on_frame(self, Frame(socket, kind, self._parts.pop(socket, b"") + data))

    def tick(self) -> None:
        """Ping the other side when that is due; end the session if it has sent nothing for too long."""
        now = self._clock()
        if now - self._heard > SILENCE_SECONDS:
            self.end()
        elif now - self._pinged >= PING_SECONDS:
            self.ping()

    def end(self, tell: bool = True) -> None:
        """End the session, and all its sockets."""
        if self.ended:
            return
        self.ended = True
        self._on_end(self)
        if tell:
            self._sending = asyncio.create_task(tell_end(self._mesh, self._subject, self._header()))


async def tell_end(mesh: Mesh, to: str, header: Header) -> None:
    """Say that a session has ended; if that is lost, the other side notices it by the silence."""
    with contextlib.suppress(Unreachable):
        await mesh.publish(to, pack(header | {"end": True}))


class Sessions:
    """The sessions of a node in one direction, by the other node and token."""

    def __init__(self, mesh: Mesh, node: str, reply_direction: str) -> None:
        self._mesh: Final = mesh
        self._node: Final = node
        self._reply_direction: Final = reply_direction
        self._by_key: Final[dict[tuple[str, str], Session]] = {}

    def add(self, session: Session) -> None:
        """Receive messages of a session from now on."""
        self._by_key[session.peer, session.token] = session

    def remove(self, session: Session) -> None:
        """Forget a session that has ended."""
        self._by_key.pop((session.peer, session.token), None)

    def all(self) -> list[Session]:
        """Return all sessions."""
        return list(self._by_key.values())

    async def handle(self, message: bytes) -> None:
        """Handle a message of another node. Nothing is awaited before its frames are handled: they stay in order."""
        header, body = unpack(message)
        session = self._by_key.get((header["from"], header["session"]))
        if session is not None:
            session.receive(header, body)
        elif not header.get("end"):
            to = subject(header["from"], self._reply_direction)
            await tell_end(self._mesh, to, {"from": self._node, "session": header["session"]})

    def tick(self) -> None:
        """Check all sessions; several times a second."""
        for session in self.all():
            session.tick()
