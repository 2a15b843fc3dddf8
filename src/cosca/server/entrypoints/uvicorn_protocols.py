"""Timeouts and limits below ASGI: incomplete requests, idle connections, and clients that do not read.

Uvicorn waits as long as the client likes, and its graceful close waits until everything is read. So every connection
knows when it is overdue, and the server checks once a second.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import math
import socket
import struct
import sys
from collections.abc import Callable
from functools import partial
from typing import Any, Final, cast

import uvicorn
from uvicorn._types import ASGIReceiveEvent, ASGISendEvent
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request
from websockets.protocol import State

from cosca.server.core.rate_limits import Quota, RateLimiter, address_key
from cosca.server.core.settings import Settings

NO_LINGER: Final = struct.pack("ii", 1, 0) if sys.platform != "win32" else struct.pack("hh", 1, 0)
MANY_FILES: Final = 65_536  # where the system sets no bound
SPARE_FILES: Final = 200  # for the database, files of the page, worker processes
MAX_HEAD_BYTES: Final = 65_536  # of a request before its body; one more read is tolerated
MIN_READ_RATE: Final = 16_384  # bytes per second that a client must read of a full connection
MAX_PIPELINED: Final = 20  # requests that wait for the answer to an earlier one
CHUNK_BYTES: Final = 2048  # parsed before others have a turn: they may be hundreds of frames
CONTROL_FRAMES_PER_SECOND: Final = 50  # pings, pongs and fragments, none of which the application sees


QUIET: Final = logging.getLogger("cosca.connections")
QUIET.setLevel(logging.ERROR)  # invalid requests are answered and must not fill the log


class Config(uvicorn.Config):
    """Uvicorn's configuration with our settings, and the connections of each address."""

    def __init__(self, app: Any, settings: Settings, **given: Any) -> None:
        super().__init__(app, http=TimedHttpProtocol, ws=TimedWebSocketProtocol, **given)
        self.settings = settings
        # Connections of a trusted proxy are counted by the application, which knows the client.
        self.connections_by_address = Quota(settings.connections_per_address if not settings.trust_proxy else math.inf)
        self.max_connections = min(settings.connections, open_files() - SPARE_FILES)


def open_files() -> int:
    """Return how many files and connections this process may open, after raising the limit as far as allowed."""
    if sys.platform == "win32":
        return sys.maxsize
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = hard if hard != resource.RLIM_INFINITY else MANY_FILES
    if soft != resource.RLIM_INFINITY and soft < wanted:
        with contextlib.suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return soft if soft != resource.RLIM_INFINITY else MANY_FILES


def cut(transport: asyncio.Transport) -> None:
    """Abort a connection: the system drops unsent data too, which it would otherwise keep for minutes."""
    with contextlib.suppress(OSError):
        transport.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, NO_LINGER)
    transport.abort()


class StallTimer:
    """Decides when to abort a connection that is full or closing while the client does not read."""

    def __init__(self, settings: Settings) -> None:
        self._send_seconds = settings.send_seconds
        self._full = False
        self._until = math.inf

    def full(self, yes: bool) -> None:
        """Record that the transport's buffer is full, or no longer."""
        self._full = yes
        self._until = math.inf

    def is_expired(self, transport: asyncio.Transport, now: float) -> bool:
        """Return whether the client has had its time; called repeatedly."""
        if not self._full and not transport.is_closing():
            self._until = math.inf
        elif self._until == math.inf:
            self._until = now + self._send_seconds + transport.get_write_buffer_size() / MIN_READ_RATE
        return now >= self._until


class TimedHttpProtocol(HttpToolsProtocol):
    """HTTP with a timeout for complete requests."""

    config: Config

    def connection_made(self, transport: asyncio.Transport) -> None:  # pyright: ignore[reportIncompatibleMethodOverride]
        super().connection_made(transport)
        self.logger = QUIET
        self._stall = StallTimer(self.config.settings)
        self._address_key = address_key(self.client[0]) if self.client else ""
        self._head = 0  # bytes of a request whose headers are incomplete
        self._headed = self._silent = False
        self._expect()
        self._silent = True
        self._counted = len(
            self.connections
        ) <= self.config.max_connections and self.config.connections_by_address.try_acquire(self._address_key)
        if not self._counted:
            cut(transport)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        if self._counted:
            self.config.connections_by_address.release(self._address_key)

    def _expect(self) -> None:
        """Start the timeout for a complete request."""
        self._due = self.loop.time() + self.config.settings.request_seconds

    def abort_if_stalled(self, now: float) -> None:
        """Abort the connection if it has had its time."""
        if self._stall.is_expired(self.transport, now):
            cut(self.transport)
        elif now >= self._due and not self.transport.is_closing():
            if self._silent or (self.cycle is not None and self.cycle.response_started):
                self.transport.close()
            else:
                self._refuse(408, "Request Timeout", "The request did not arrive in time.")

    def _refuse(self, status: int, reason: str, text: str) -> None:
        head = f"HTTP/1.1 {status} {reason}\r\ncontent-type: text/plain; charset=utf-8\r\n"
        self.transport.write(f"{head}content-length: {len(text)}\r\nconnection: close\r\n\r\n{text}".encode())
        self.transport.close()

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        if self._due == math.inf:
            self._expect()
        self._silent = False
        super().data_received(data)
        if not self._headed and self._due != math.inf:
            self._head += len(data)
            if self._head > MAX_HEAD_BYTES and not self.transport.is_closing():
                self._refuse(431, "Request Header Fields Too Large", "The head of the request is too large.")

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._head, self._headed = 0, False
        if self._due == math.inf:
            self._expect()

    def on_header(self, name: bytes, value: bytes) -> None:
        if not self._headed:  # trailers after a chunked body are ignored
            super().on_header(name, value)

    def on_headers_complete(self) -> None:
        self._headed = True
        if len(self.pipeline) >= MAX_PIPELINED:
            raise ValueError("too many requests at once")  # the parser stops and answers that the request is invalid
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._due = math.inf
        super().on_message_complete()

    def pause_writing(self) -> None:
        self._stall.full(True)
        super().pause_writing()

    def resume_writing(self) -> None:
        self._stall.full(False)
        super().resume_writing()


class Inbox:
    """What uvicorn uses of an `asyncio.Queue`, for one reader: an empty queue takes 3 kB."""

    __slots__ = ("_arrived", "_messages")

    def __init__(self) -> None:
        self._messages: list[ASGIReceiveEvent] = []
        self._arrived: asyncio.Future[None] | None = None

    def put_nowait(self, message: ASGIReceiveEvent) -> None:
        self._messages.append(message)
        if self._arrived is not None and not self._arrived.done():
            self._arrived.set_result(None)

    def empty(self) -> bool:
        return not self._messages

    async def get(self) -> ASGIReceiveEvent:
        while not self._messages:
            self._arrived = asyncio.get_running_loop().create_future()
            await self._arrived
        return self._messages.pop(0)


class Gate:
    """What uvicorn uses of an `asyncio.Event`; there is one, with its deque of waiters, only while the gate is shut."""

    __slots__ = ("_opened",)

    def __init__(self) -> None:
        self._opened: asyncio.Event | None = None

    def is_set(self) -> bool:
        return self._opened is None

    def set(self) -> None:
        if self._opened is not None:
            self._opened.set()
            self._opened = None

    def clear(self) -> None:
        if self._opened is None:
            self._opened = asyncio.Event()

    async def wait(self) -> None:
        if self._opened is not None:
            await self._opened.wait()


class TimedWebSocketProtocol(WebSocketsSansIOProtocol):
    """WebSocket with limits. The connection was counted when it was HTTP, and is released here."""

    config: Config

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.queue = cast("asyncio.Queue[ASGIReceiveEvent]", Inbox())
        self.writable = cast("asyncio.Event", Gate())
        self._stall = StallTimer(self.config.settings)
        self._parts = RateLimiter(CONTROL_FRAMES_PER_SECOND, 1, CONTROL_FRAMES_PER_SECOND * 4)
        self._arrived: list[bytes] = []
        self.close_timeout = self.config.settings.send_seconds

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.config.connections_by_address.release(address_key(self.client[0]) if self.client else "")

    def abort_if_stalled(self, now: float) -> None:
        """Abort the connection if it has had its time."""
        if self._stall.is_expired(self.transport, now):
            cut(self.transport)

    def data_received(self, data: bytes) -> None:
        self._arrived.extend(data[at : at + CHUNK_BYTES] for at in range(0, len(data), CHUNK_BYTES))
        self._parse()

    def _parse(self) -> None:
        """Parse what has arrived until there is a message for the application."""
        while self._arrived and not self.read_paused and not self.transport.is_closing():
            super().data_received(self._arrived.pop(0))

    async def receive(self) -> ASGIReceiveEvent:
        message = await super().receive()
        self._parse()
        return message

    async def send(self, message: ASGISendEvent) -> None:
        if self.transport.is_closing():
            self.handshake_complete = True  # the handshake is obsolete
            raise ClientDisconnected
        await super().send(message)
        if message["type"] == "websocket.accept":
            self.request.headers.clear()  # the parser of websockets keeps the request until the connection ends
            vars(self).update(request=None, response=None)  # uvicorn keeps them, and nothing reads them any more
        elif message["type"] == "websocket.http.response.body":
            self.handshake_complete = True  # the handshake was refused with a body
        self._parse()

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            scope = cast("dict[str, Any]", self.scope)
            scope["cosca.cut"] = partial(cut, self.transport)
            scope["cosca.send_text"] = self.send, self.send_text  # for those whose `send` is this one, not a wrapper

    def send_text(self, message: bytes) -> bool:
        """Send a text message without waiting; return False if the client has no room or the connection is not open."""
        if not self.writable.is_set() or self.transport.is_closing() or self.conn.state is not State.OPEN:
            return False
        self.conn.send_text(message)
        self.transport.write(b"".join(self.conn.data_to_send()))
        return True

    def handle_cont(self, event: Frame) -> None:
        if self._allow_control_frame():
            super().handle_cont(event)

    def handle_ping(self) -> None:
        if self._allow_control_frame():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if self._allow_control_frame():
            super().handle_pong(event)

    def _allow_control_frame(self) -> bool:
        """Return whether one more control frame is allowed; abort a connection with too many: pongs would pile up."""
        if self._parts.try_acquire(None):
            return True
        cut(self.transport)
        return False

    def send_receive_event_to_app(self) -> None:
        if self.curr_msg_data_type == "text" and not self.close_sent:
            try:
                b"".join(self.frames).decode()
            except UnicodeDecodeError:  # uvicorn would log a traceback
                self.frames = []
                if self.conn.state is State.OPEN:
                    self.conn.send_close(1007)
                self.handle_parser_exception()
                return
        super().send_receive_event_to_app()

    def handle_parser_exception(self) -> None:
        if self.conn.close_sent is not None:
            super().handle_parser_exception()
        else:  # it failed before it was open
            cut(self.transport)

    def pause_writing(self) -> None:
        self._stall.full(True)
        super().pause_writing()

    def resume_writing(self) -> None:
        self._stall.full(False)
        super().resume_writing()


def abort_stalled(connections: set[Any], clock: Callable[[], float]) -> None:
    """Abort every connection that has had its time."""
    now = clock()
    for connection in list(connections):
        connection.abort_if_stalled(now)
