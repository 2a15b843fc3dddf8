"""Links: one socket of a browser at the endpoint of its table, which runs here or at another node."""

from __future__ import annotations

import asyncio
import itertools
import logging
import secrets
import time
from collections.abc import Awaitable, Callable
from typing import Any, Final, NamedTuple, Protocol

import orjson
from starlette.types import ASGIApp, Message, Scope
from starlette.websockets import WebSocketDisconnect

from cosca.server.cluster.mesh import Mesh, NobodyListens, Unreachable
from cosca.server.core.logs import log_event
from cosca.server.forwarding.sessions import Frame, Session, Sessions, Window
from cosca.server.forwarding.wire import Header, pack, subject

WINDOW_BYTES: Final = 256 * 1024  # under way to a browser: a slow one fills the outbox at the owner and is closed there
UP_WINDOW_BYTES: Final = 64 * 1024
CREDIT_BYTES: Final = 16 * 1024  # consumed until that is said
OPEN_SECONDS: Final = 0.7  # for the reply of a node to a new session; a node that is stopped still seems to listen
OPEN, TEXT, BYTES, ACCEPT, CLOSE, GONE, CREDIT, CUT = "o", "t", "b", "a", "c", "g", "w", "x"  # kinds of frames
Down = Callable[[Message], Awaitable[None]]
_local_tasks: Final[set[asyncio.Task[None]]] = set()  # an event loop itself does not keep its tasks


class Ended(NamedTuple):
    """How a link ended: with the close code of the endpoint; None if its node cannot be reached."""

    code: int | None
    reason: str = ""


LOST: Final = Ended(None)


class Link(Protocol):
    """One socket at the endpoint of its table."""

    ended: asyncio.Future[Ended]

    async def send(self, message: Message) -> None:
        """Pass a message of the browser on; after the end nothing happens."""
        ...

    async def disconnect(self, code: int) -> None:
        """End the link: the browser has gone."""
        ...


def message_size(message: Message) -> int:
    """Return how much a message counts."""
    return len(message.get("text") or message.get("bytes") or "")


class LocalLink:
    """A link to the endpoint of this node."""

    def __init__(self, app: ASGIApp, scope: Scope, down: Down) -> None:
        self.ended: asyncio.Future[Ended] = asyncio.get_running_loop().create_future()
        self._app: Final = app
        self._scope: Final = dict(scope)
        self._down: Final = down
        self._window: Final = Window(UP_WINDOW_BYTES)
        self._inbox: Final[asyncio.Queue[Message]] = asyncio.Queue()
        self._inbox.put_nowait({"type": "websocket.connect"})
        self._task: Final = asyncio.create_task(self._run())
        _local_tasks.add(self._task)
        self._task.add_done_callback(_local_tasks.discard)

    async def _run(self) -> None:
        ended = Ended(1011, "the server made a mistake")
        try:
            await self._app(self._scope, self._receive, self._send)
        except (WebSocketDisconnect, OSError):
            pass
        except Exception as error:
            log_event("WebSocket failed", logging.ERROR, error, path=self._scope["path"])
        finally:
            self._end(ended)

    def _end(self, ended: Ended) -> None:
        if not self.ended.done():
            self.ended.set_result(ended)
        self._window.open()

    async def _receive(self) -> Message:
        message = await self._inbox.get()
        self._window.credit(message_size(message))
        return message

    async def _send(self, message: Message) -> None:
        if message["type"] == "websocket.close":
            self._end(Ended(message.get("code", 1000), message.get("reason") or ""))
        elif not self.ended.done():
            await self._down(message)

    async def send(self, message: Message) -> None:
        await self._window.take(message_size(message))
        self._inbox.put_nowait(message)

    async def disconnect(self, code: int) -> None:
        self._end(Ended(code))
        self._inbox.put_nowait({"type": "websocket.disconnect", "code": code})
        await asyncio.wait({self._task})


class RemoteLink:
    """A link to the endpoint of another node."""

    def __init__(self, session: Session, socket: str, down: Down) -> None:
        self.ended: asyncio.Future[Ended] = asyncio.get_running_loop().create_future()
        self._session: Final = session
        self._socket: Final = socket
        self._down: Final = down
        self._window: Final = Window(UP_WINDOW_BYTES)
        self._inbox: Final[asyncio.Queue[Frame]] = asyncio.Queue()
        self._consumed = 0  # and not said
        self._task: Final = asyncio.create_task(self._deliver())

    def receive(self, frame: Frame) -> None:
        """Handle a frame of the owner."""
        if frame.kind == CREDIT:
            self._window.credit(int(frame.data))
        else:
            self._inbox.put_nowait(frame)

    async def _deliver(self) -> None:
        """Pass frames to the browser, one after the other; a slow browser makes the owner wait."""
        while not self.ended.done():
            frame = await self._inbox.get()
            match frame.kind:
                case "a":
                    await self._down({"type": "websocket.accept", **orjson.loads(frame.data)})
                case "t":
                    await self._down({"type": "websocket.send", "text": frame.data.decode()})
                case "b":
                    await self._down({"type": "websocket.send", "bytes": frame.data})
                case "c":
                    self.end(Ended(*orjson.loads(frame.data)))
                case _:  # cut: the owner has given up waiting until the browser reads
                    self.end(Ended(1006))
            self._consumed += len(frame.data)
            if self._consumed >= CREDIT_BYTES and not self.ended.done():
                self._session.send(self._socket, CREDIT, str(self._consumed).encode())
                self._consumed = 0

    def end(self, ended: Ended) -> None:
        """End the link."""
        if not self.ended.done():
            self.ended.set_result(ended)
        self._window.open()
        if self._task is not asyncio.current_task():
            self._task.cancel()

    async def send(self, message: Message) -> None:
        await self._window.take(message_size(message))
        if self.ended.done():
            return
        text = message.get("text")
        data = text.encode() if text is not None else message.get("bytes") or b""
        self._session.send(self._socket, TEXT if text is not None else BYTES, data)

    async def disconnect(self, code: int) -> None:
        if not self.ended.done():
            self._session.send(self._socket, GONE, str(code).encode())
        self.end(Ended(code))


class EdgeLinks:
    """The links of this node's browsers to other nodes."""

    def __init__(self, mesh: Mesh, node: str, clock: Callable[[], float] = time.monotonic) -> None:
        self._mesh: Final = mesh
        self._node: Final = node
        self._clock: Final = clock
        self._checks: asyncio.Task[Any] | None = None
        self._sessions: Final = Sessions(mesh, node, "up")
        self._by_owner: Final[dict[str, asyncio.Future[Session]]] = {}
        self._links: Final[dict[Session, dict[str, RemoteLink]]] = {}
        self._seen_alive: Final[set[Session]] = set()
        self._numbers: Final = itertools.count(1)
        self.handle: Final = self._sessions.handle

    @property
    def count(self) -> int:
        """The number of sockets at other nodes."""
        return sum(len(links) for links in self._links.values())

    async def open(self, owner: str, described: Header, down: Down) -> RemoteLink:
        """Open a socket at another node; Unreachable if that does not answer."""
        session = await self._session(owner)
        socket = str(next(self._numbers))
        link = RemoteLink(session, socket, down)
        self._links[session][socket] = link
        link.ended.add_done_callback(lambda _: self._links.get(session, {}).pop(socket, None))
        session.send(socket, OPEN, orjson.dumps(described))
        return link

    async def _session(self, owner: str) -> Session:
        """Return the session with a node; those who ask at the same time share the request."""
        opening = self._by_owner.get(owner)
        if opening is None:
            opening = self._by_owner[owner] = asyncio.ensure_future(self._start(owner))
            opening.add_done_callback(lambda done: done.exception())  # also if nobody waits for it any more
        session = await asyncio.shield(opening)
        if session.ended:
            raise Unreachable(owner)
        return session

    async def _start(self, owner: str) -> Session:
        session = Session(
            self._mesh, self._node, owner, secrets.token_hex(8), "up", self._on_frame, self._on_end, self._clock
        )
        self._links[session] = {}
        self._sessions.add(session)  # before it is known there: a ping may come first
        request = pack({"from": self._node, "session": session.token})
        try:
            await self._mesh.request(subject(owner, "session"), request, OPEN_SECONDS)
        except Unreachable:
            session.end(tell=False)
            raise
        return session

    def _on_frame(self, session: Session, frame: Frame) -> None:
        link = self._links[session].get(frame.socket)
        if link is not None:
            link.receive(frame)
        elif frame.kind not in (CLOSE, CUT, CREDIT):  # it crossed with the end of the socket
            session.send(frame.socket, GONE, b"1001")

    def _on_end(self, session: Session) -> None:
        self._sessions.remove(session)
        self._by_owner.pop(session.peer, None)
        self._seen_alive.discard(session)
        for link in list(self._links.pop(session).values()):
            link.end(LOST)

    def tick(self, is_alive: Callable[[str], bool]) -> None:
        """Check all owners, and end the sessions of those that are gone; several times a second."""
        self._sessions.tick()
        for session in self._sessions.all():
            if is_alive(session.peer):
                self._seen_alive.add(session)
            elif session in self._seen_alive:  # a new node may be known a moment later
                session.end()
        if self._checks is None or self._checks.done():
            self._checks = asyncio.create_task(self._check_all())

    async def _check_all(self) -> None:
        await asyncio.gather(*[self._check(session) for session in self._sessions.all()])

    async def _check(self, session: Session) -> None:
        """End a session if nobody listens at the other side: sooner than by its silence."""
        try:
            await self._mesh.request(subject(session.peer, "ping"), b"", OPEN_SECONDS)
        except NobodyListens:
            session.end(tell=False)
        except Unreachable:
            pass  # the silence decides

    def end_all(self) -> None:
        """End all sessions: this node stops."""
        for session in self._sessions.all():
            session.end()


class RemoteSocket:
    """The owner's side of a link: what the endpoint receives and sends."""

    def __init__(self, session: Session, socket: str) -> None:
        self._session: Final = session
        self._socket: Final = socket
        self._inbox: Final[asyncio.Queue[Message]] = asyncio.Queue()
        self._inbox.put_nowait({"type": "websocket.connect"})
        self._window: Final = Window(WINDOW_BYTES)
        self._consumed = 0
        self._gone = False

    def handle(self, frame: Frame) -> None:
        """Handle a frame of the edge."""
        match frame.kind:
            case "w":
                self._window.credit(int(frame.data))
            case "t":
                self._inbox.put_nowait({"type": "websocket.receive", "text": frame.data.decode()})
            case "b":
                self._inbox.put_nowait({"type": "websocket.receive", "bytes": frame.data})
            case _:
                self.disconnect(int(frame.data))

    def disconnect(self, code: int) -> None:
        """Let the endpoint know that the browser has gone."""
        self._gone = True
        self._window.open()
        self._inbox.put_nowait({"type": "websocket.disconnect", "code": code})

    def cut(self) -> None:
        """Give up a browser that does not read, without sending what is left."""
        self._session.send(self._socket, CUT)
        self.disconnect(1006)

    async def receive(self) -> Message:
        """Return the next message for the endpoint."""
        message = await self._inbox.get()
        self._consumed += message_size(message)
        if self._consumed >= CREDIT_BYTES and not self._gone:
            self._session.send(self._socket, CREDIT, str(self._consumed).encode())
            self._consumed = 0
        return message

    async def send(self, message: Message) -> None:
        """Send a message of the endpoint; wait while too much is under way."""
        kind, data = _down_frame(message)
        if kind in (TEXT, BYTES):
            await self._window.take(len(data))
        if self._gone:
            raise ConnectionResetError("the browser has gone")
        self._session.send(self._socket, kind, data)


def _down_frame(message: Message) -> tuple[str, bytes]:
    if message["type"] == "websocket.send":
        text = message.get("text")
        return (TEXT, text.encode()) if text is not None else (BYTES, message["bytes"])
    if message["type"] == "websocket.accept":
        accepted: dict[str, Any] = {"subprotocol": message.get("subprotocol")}
        return ACCEPT, orjson.dumps(accepted)
    return CLOSE, orjson.dumps([message.get("code", 1000), message.get("reason") or ""])
