"""The owner's side: runs requests and sockets that other nodes forward, through the application of this node."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from typing import Any, Final, NamedTuple

import orjson
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Scope

from cosca.server.api.errors import MOVED, STATUS, refusal_body
from cosca.server.cluster.mesh import PART_BYTES, Mesh
from cosca.server.core.budgets import charge_to, metered
from cosca.server.core.logs import log_event
from cosca.server.core.rate_limits import client_address
from cosca.server.forwarding.links import OPEN, RemoteSocket
from cosca.server.forwarding.sessions import Frame, Session, Sessions
from cosca.server.forwarding.wire import Header, headers_to_wire, pack, restore_scope, unpack
from cosca.server.identity.keys import SAFE_METHODS
from cosca.server.protocol.refusal import Refused
from cosca.server.services import Services

WORKING_SECONDS: Final = 1.0  # after which the edge learns that a request is not done yet
REMEMBER_SECONDS: Final = 180.0  # for which a request is known by its id: longer than an edge asks again
PARTS_SECONDS: Final = 20.0  # for which the parts of a large reply can be fetched


class Reply(NamedTuple):
    """The response of the application."""

    status: int
    headers: list[list[str]]
    body: bytes
    user: str | None = None  # for the access log of the edge


class RemoteRequests:
    """HTTP requests from other nodes. A request that is asked for again is not executed again."""

    def __init__(self, app: ASGIApp, services: Services) -> None:
        self._app: Final = app
        self._services: Final = services
        self._by_id: Final[dict[str, asyncio.Task[Reply]]] = {}

    async def handle(self, message: bytes) -> bytes:
        """Run a request, or return another part of its reply."""
        header, body = unpack(message)
        id, part = header["id"], header.get("part", 0)
        task = self._by_id.get(id)
        if task is None:
            if part:
                return pack({"gone": True})
            task = self._by_id[id] = asyncio.create_task(self._run(header, body))
            # Also if the edge never asks again: it has died, or given up.
            task.add_done_callback(lambda _: self._forget_later(id, REMEMBER_SECONDS))
        done, _ = await asyncio.wait({task}, timeout=WORKING_SECONDS)
        if not done:
            return pack({"working": True})
        reply, safe = task.result(), header["scope"]["method"] in SAFE_METHODS if not part else True
        parts = -(-len(reply.body) // PART_BYTES) or 1
        if part == 0:
            self._forget_later(id, REMEMBER_SECONDS if not safe else PARTS_SECONDS if parts > 1 else 0.0)
        if reply.status == MOVED:
            return pack({"moved": True})
        head: Header = {"parts": parts} if part else {**reply._asdict(), "body": None, "parts": parts}
        return pack(head, reply.body[part * PART_BYTES : (part + 1) * PART_BYTES])

    def _forget_later(self, id: str, seconds: float) -> None:
        asyncio.get_running_loop().call_later(seconds, self._by_id.pop, id, None)

    async def _run(self, header: Header, body: bytes) -> Reply:
        scope = restore_scope(header["scope"], header["from"])
        try:
            self._charge(scope)
            return await metered(self._call(scope, body))
        except Refused as refused:
            return Reply(STATUS[refused.code], [["content-type", "application/json"]], refusal_body(refused))
        except Exception as error:
            log_event("request failed", logging.ERROR, error, request=scope["cosca.request"], path=scope["path"])
            refused = Refused("refused", "mistake")
            return Reply(500, [["content-type", "application/json"]], refusal_body(refused))

    def _charge(self, scope: Scope) -> None:
        """Charge the work to the browser's user and address; the edge has checked everything else."""
        services = self._services
        claims, address = services.keys.read(HTTPConnection(scope)), client_address(scope, False)
        user = address if claims is None else claims.user
        if claims is not None:
            services.budgets.remember_address(user, address)
        services.budgets.check_work(user, address)
        charge_to(services.budgets.charger(user, address))

    async def _call(self, scope: Scope, body: bytes) -> Reply:
        start: Message = {}
        chunks: list[bytes] = []
        received = False

        async def receive() -> Message:
            nonlocal received
            if received:  # the edge stays until the reply is there
                await asyncio.get_running_loop().create_future()
            received = True
            return {"type": "http.request", "body": body, "more_body": False}

        async def send(message: Message) -> None:
            if message["type"] == "http.response.start":
                start.update(message)
            else:
                chunks.append(message.get("body", b""))

        await self._app(scope, receive, send)
        return Reply(
            start["status"], headers_to_wire(start.get("headers", ())), b"".join(chunks), scope.get("cosca.user")
        )


class RemoteSockets:
    """Sockets from other nodes: the usual endpoint runs for each."""

    def __init__(self, app: ASGIApp, mesh: Mesh, node: str, clock: Callable[[], float] = time.monotonic) -> None:
        self._app: Final = app
        self._mesh: Final = mesh
        self._node: Final = node
        self._clock: Final = clock
        self._sessions: Final = Sessions(mesh, node, "down")
        self._sockets: Final[dict[Session, dict[str, RemoteSocket]]] = {}
        self._tasks: Final[set[asyncio.Task[Any]]] = set()
        self.handle: Final = self._sessions.handle
        self.tick: Final = self._sessions.tick

    @property
    def count(self) -> int:
        """The number of sockets from other nodes."""
        return sum(len(sockets) for sockets in self._sockets.values())

    async def start_session(self, message: bytes) -> bytes:
        """Accept the sockets of another node."""
        header, _ = unpack(message)
        session = Session(
            self._mesh,
            self._node,
            header["from"],
            header["session"],
            "down",
            self._on_frame,
            self._on_end,
            self._clock,
        )
        self._sockets[session] = {}
        self._sessions.add(session)
        return pack({})

    def _on_frame(self, session: Session, frame: Frame) -> None:
        sockets = self._sockets[session]
        if frame.kind == OPEN:
            sockets[frame.socket] = socket = RemoteSocket(session, frame.socket)
            scope = restore_scope(orjson.loads(frame.data), session.peer)
            scope["cosca.cut"] = socket.cut
            scope["cosca.send_text"] = socket.send, socket.send_now
            task = asyncio.create_task(self._run(session, frame.socket, socket, scope))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
        elif frame.socket in sockets:
            sockets[frame.socket].handle(frame)

    async def _run(self, session: Session, id: str, socket: RemoteSocket, scope: Scope) -> None:
        try:
            await self._app(scope, socket.receive, socket.send)
        finally:
            self._sockets.get(session, {}).pop(id, None)

    def _on_end(self, session: Session) -> None:
        self._sessions.remove(session)
        for socket in self._sockets.pop(session).values():
            socket.disconnect(1006)

    async def end_all(self) -> None:
        """End all sessions: this node stops. The edges open their sockets elsewhere."""
        for session in self._sessions.all():
            session.end()
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=WORKING_SECONDS)
