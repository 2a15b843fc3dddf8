"""Connections that are cut in time: half-sent requests, idle ones, and those that do not read what they asked for.

Uvicorn waits for as long as the other side likes, and its gentle close waits until all is read. So every connection
says when it is overdue, and the server looks once a second.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import math
import socket
import struct
import sys
from collections import deque
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

from cosca.server.limits import Counts, Limit, network
from cosca.server.settings import Settings

NO_LINGER: Final = struct.pack("ii", 1, 0) if sys.platform != "win32" else struct.pack("hh", 1, 0)
MANY_FILES: Final = 65_536  # where the system sets no bound
SPARE_FILES: Final = 200  # for the database, files of the page, processes that think
HEAD_BYTES: Final = 65_536  # of a request before its body; one reading more is tolerated
LEAST_RATE: Final = 16_384  # bytes per second that are read of what fills a connection
PIPELINED: Final = 20  # requests that wait for an answer before them
PIECE: Final = 2048  # bytes that are looked at before anybody else has a turn: they may be hundreds of frames
PARTS_PER_SECOND: Final = 50  # pings, pongs and pieces of messages, none of which the application sees


QUIET: Final = logging.getLogger("cosca.connections")
QUIET.setLevel(logging.ERROR)  # garbage is answered, and may not fill the log


class Config(uvicorn.Config):
    """Uvicorn's settings with ours, and how many connections each address has."""

    def __init__(self, app: Any, settings: Settings, **given: Any) -> None:
        super().__init__(app, http=Requests, ws=Frames, **given)
        self.settings = settings
        # What a trusted proxy connects for is counted by the application, which knows for whom.
        self.crowd = Counts(settings.connections_per_address if not settings.trust_proxy else math.inf)
        self.most = min(settings.connections, open_files() - SPARE_FILES)


def open_files() -> int:
    """How many files this process may open, connections among them: as many as the system grants if it is asked."""
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
    """Ends a connection at once: what is not sent is forgotten, by the system too, which else keeps it for minutes."""
    with contextlib.suppress(OSError):
        transport.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, NO_LINGER)
    transport.abort()


class Overdue:
    """When a connection must be cut: it is full, or closing, and the other side does not read."""

    def __init__(self, settings: Settings) -> None:
        self._patience = settings.send_seconds
        self._full = False
        self._until = math.inf

    def full(self, yes: bool) -> None:
        """The transport says that its buffer is full, or no longer."""
        self._full = yes
        self._until = math.inf

    def stuck(self, transport: asyncio.Transport, now: float) -> bool:
        """Whether the other side has had its time; to be asked again and again."""
        if not self._full and not transport.is_closing():
            self._until = math.inf
        elif self._until == math.inf:
            self._until = now + self._patience + transport.get_write_buffer_size() / LEAST_RATE
        return now >= self._until


class Requests(HttpToolsProtocol):
    """HTTP whose requests arrive as a whole in time, or not at all."""

    config: Config

    def connection_made(self, transport: asyncio.Transport) -> None:  # pyright: ignore[reportIncompatibleMethodOverride]
        super().connection_made(transport)
        self.logger = QUIET
        self._overdue = Overdue(self.config.settings)
        self._place = network(self.client[0]) if self.client else ""
        self._head = 0  # bytes of a request whose headers are not complete
        self._headed = self._silent = False
        self._expect()
        self._silent = True
        self._counted = len(self.connections) <= self.config.most and self.config.crowd.take(self._place)
        if not self._counted:
            cut(transport)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        if self._counted:
            self.config.crowd.give_back(self._place)

    def _expect(self) -> None:
        """From now on, a whole request has to come."""
        self._due = self.loop.time() + self.config.settings.request_seconds

    def cut_if_overdue(self, now: float) -> None:
        """Ends a connection that has had its time."""
        if self._overdue.stuck(self.transport, now):
            cut(self.transport)
        elif now >= self._due and not self.transport.is_closing():
            if self._silent or (self.cycle is not None and self.cycle.response_started):
                self.transport.close()
            else:
                self._refuse(408, "Request Timeout", "The request did not arrive in time.")

    def _refuse(self, status: int, reason: str, told: str) -> None:
        head = f"HTTP/1.1 {status} {reason}\r\ncontent-type: text/plain; charset=utf-8\r\n"
        self.transport.write(f"{head}content-length: {len(told)}\r\nconnection: close\r\n\r\n{told}".encode())
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
            if self._head > HEAD_BYTES and not self.transport.is_closing():
                self._refuse(431, "Request Header Fields Too Large", "The head of the request is too large.")

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._head, self._headed = 0, False
        if self._due == math.inf:
            self._expect()

    def on_header(self, name: bytes, value: bytes) -> None:
        if not self._headed:  # what follows a body in pieces is nobody's business
            super().on_header(name, value)

    def on_headers_complete(self) -> None:
        self._headed = True
        if len(self.pipeline) >= PIPELINED:
            raise ValueError("too many requests at once")  # the parser stops, and answers that it is invalid
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._due = math.inf
        super().on_message_complete()

    def pause_writing(self) -> None:
        self._overdue.full(True)
        super().pause_writing()

    def resume_writing(self) -> None:
        self._overdue.full(False)
        super().resume_writing()


class Frames(WebSocketsSansIOProtocol):
    """WebSocket frames. The connection was counted as a request, and is counted out here."""

    config: Config

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self._overdue = Overdue(self.config.settings)
        self._parts = Limit(PARTS_PER_SECOND, 1, PARTS_PER_SECOND * 4)
        self._arrived: deque[bytes] = deque()
        self.close_timeout = self.config.settings.send_seconds

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.config.crowd.give_back(network(self.client[0]) if self.client else "")

    def cut_if_overdue(self, now: float) -> None:
        """Ends a connection that has had its time."""
        if self._overdue.stuck(self.transport, now):
            cut(self.transport)

    def data_received(self, data: bytes) -> None:
        self._arrived.extend(data[at : at + PIECE] for at in range(0, len(data), PIECE))
        self._look()

    def _look(self) -> None:
        """Looks at what has arrived until there is something for the application to do."""
        while self._arrived and not self.read_paused and not self.transport.is_closing():
            super().data_received(self._arrived.popleft())

    async def receive(self) -> ASGIReceiveEvent:
        message = await super().receive()
        self._look()
        return message

    async def send(self, message: ASGISendEvent) -> None:
        if self.transport.is_closing():
            self.handshake_complete = True  # nobody waits for it any more
            raise ClientDisconnected
        await super().send(message)
        if message["type"] == "websocket.http.response.body":
            self.handshake_complete = True  # it is refused, in words
        self._look()

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            cast("dict[str, Any]", self.scope)["cosca.cut"] = partial(cut, self.transport)

    def handle_cont(self, event: Frame) -> None:
        if self._spare():
            super().handle_cont(event)

    def handle_ping(self) -> None:
        if self._spare():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if self._spare():
            super().handle_pong(event)

    def _spare(self) -> bool:
        """Whether there may be one more; a line that does nothing else is cut, as pongs would pile up unread."""
        if self._parts.take(None):
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
        else:  # it is broken before it was open
            cut(self.transport)

    def pause_writing(self) -> None:
        self._overdue.full(True)
        super().pause_writing()

    def resume_writing(self) -> None:
        self._overdue.full(False)
        super().resume_writing()


def cut_overdue(connections: set[Any], clock: Callable[[], float]) -> None:
    """Cuts every connection that has had its time."""
    now = clock()
    for each in list(connections):
        each.cut_if_overdue(now)
