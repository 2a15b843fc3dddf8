"""ASGI middleware of a cluster's node: requests and sockets about a table go to the node that owns it."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator
from dataclasses import dataclass
from typing import Any, Final, cast

import orjson
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from cosca.server.api.errors import MOVED, refusal_body
from cosca.server.api.middleware import FORWARDED
from cosca.server.cluster.cluster import Cluster
from cosca.server.cluster.mesh import Unreachable
from cosca.server.forwarding.links import Down, DownNow, EdgeLinks, Link, LocalLink
from cosca.server.forwarding.owners import Owners
from cosca.server.forwarding.remote import RemoteRequests, RemoteSockets, Reply
from cosca.server.forwarding.requests import NotRun, ReplyLost, Requests, Silent, delays
from cosca.server.forwarding.resume import PATIENCE_SECONDS, BrowserSocket
from cosca.server.forwarding.sessions import TICK_SECONDS
from cosca.server.forwarding.wire import describe_scope, headers_from_wire, subject
from cosca.server.identity.keys import SAFE_METHODS
from cosca.server.protocol.refusal import Refused
from cosca.server.services import Services

TABLES: Final = "/api/tables/"
INSPECTED: Final = "/api/admin/tables/"
PAGES: Final = "/t/"
STUDY: Final = "/api/study/open"
RECORDS: Final = "/api/replay/"
NOT_FOUND: Final = 404


@dataclass(frozen=True, slots=True)
class Forwarding:
    """What a node needs to forward requests, and to answer those of others."""

    owners: Owners
    requests: Requests
    links: EdgeLinks
    sockets: RemoteSockets
    trust_proxy: bool


@contextlib.asynccontextmanager
async def open_forwarding(app: ASGIApp, services: Services, cluster: Cluster) -> AsyncIterator[Forwarding]:
    """Answer the requests of other nodes through the application, until the end."""
    mesh, node = cluster.mesh, cluster.lease.id
    owners = Owners(services.tables, cluster.ownership)
    runner, sockets = RemoteRequests(app, services), RemoteSockets(app, mesh, node)
    forwarding = Forwarding(
        owners, Requests(mesh, owners), EdgeLinks(mesh, node), sockets, services.settings.trust_proxy
    )

    async def pong(_: bytes) -> bytes:
        return b""

    listening = [
        await mesh.listen(subject(node, what), handler)
        for what, handler in {
            "http": runner.handle,
            "session": sockets.start_session,
            "up": sockets.handle,
            "down": forwarding.links.handle,
            "ping": pong,
        }.items()
    ]
    ticking = asyncio.create_task(_tick(forwarding))
    try:
        yield forwarding
    finally:
        ticking.cancel()
        for stop in listening:
            with contextlib.suppress(Exception):  # the connection to NATS may be lost
                await stop()
        forwarding.links.end_all()
        await sockets.end_all()


async def _tick(forwarding: Forwarding) -> None:
    while True:
        await asyncio.sleep(TICK_SECONDS)
        forwarding.links.tick(forwarding.owners.is_alive)
        forwarding.sockets.tick()


class Edge:
    """Wraps the routes of a cluster's node; a single server does not have it."""

    def __init__(self, app: ASGIApp) -> None:
        self._app: Final = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if FORWARDED in scope or scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)  # this node has to answer, or to say that the table has moved
            return
        forwarding: Forwarding = scope["app"].state.forwarding
        if scope["type"] == "websocket":
            table_id = _table_of(scope["path"])
            if table_id:
                await self._socket(forwarding, table_id, scope, receive, send)
            else:
                await self._app(scope, receive, send)
            return
        path: str = scope["path"]
        if path.startswith(TABLES) and (table_id := _table_of(path)):
            body = b"" if scope["method"] in SAFE_METHODS else await _read(receive)
            await self._request(forwarding, table_id, scope, body, receive, send)
        elif path.startswith(PAGES) and scope["method"] in SAFE_METHODS:
            await self._page(forwarding, path.removeprefix(PAGES).strip("/"), scope, receive, send)
        elif path.startswith(INSPECTED) and scope["method"] in SAFE_METHODS:  # only its owner may open the table
            await self._page(forwarding, path.removeprefix(INSPECTED).partition("/")[0], scope, receive, send)
        elif path == STUDY and scope["method"] == "POST":
            body = await _read(receive)
            if _field(body, "replay"):
                await self._record(forwarding, scope, body, receive, send)
            else:
                await self._request(forwarding, _field(body, "table"), scope, body, receive, send)
        elif path.startswith(RECORDS) and scope["method"] in SAFE_METHODS:
            await self._record(forwarding, scope, b"", receive, send)
        else:
            await self._other(scope, receive, send)

    async def _other(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request here that no other node can answer; a table in it that has moved cannot be reached now."""
        withheld, send_unless_moved = _withhold(send, MOVED)
        await self._app(scope, receive, send_unless_moved)
        if withheld:
            await _refuse(send, Refused("busy", "moving"))

    # ---------------------------------------------------------------- requests

    async def _request(
        self, forwarding: Forwarding, table_id: str, scope: Scope, body: bytes, receive: Receive, send: Send
    ) -> None:
        """Answer a request about a table, here or by its owner, wherever that moves."""
        owners, until = forwarding.owners, time.monotonic() + PATIENCE_SECONDS
        for pause in delays():
            owner = await owners.locate(table_id) if table_id else owners.node
            if owner == owners.node:
                if await self._answer_here(scope, body, receive, send, MOVED):
                    return
            elif owner is not None:
                try:
                    await self._answer_there(forwarding, owner, scope, body, send)
                    return
                except Silent:
                    pass
                except NotRun:
                    owners.moved(table_id)
                except ReplyLost:  # it may have been executed: only the player can see whether it was
                    await _refuse(send, Refused("busy", "uncertain"))
                    return
            if time.monotonic() + pause > until:
                break
            await asyncio.sleep(pause)
        await _refuse(send, Refused("busy", "moving"))

    async def _answer_here(self, scope: Scope, body: bytes, receive: Receive, send: Send, unless: int) -> bool:
        """Answer a request here; return False, with nothing sent, if the answer has that status."""
        withheld, send_unless = _withhold(send, unless)
        await self._app(scope, _replay(body, receive), send_unless)
        return not withheld

    async def _answer_there(self, forwarding: Forwarding, owner: str, scope: Scope, body: bytes, send: Send) -> None:
        reply = await forwarding.requests.ask(owner, describe_scope(scope, forwarding.trust_proxy), body)
        await _send_reply(scope, reply, send)

    async def _page(self, forwarding: Forwarding, table_id: str, scope: Scope, receive: Receive, send: Send) -> None:
        """Have the owner of a table answer a request that any node can answer in part; if it does not, answer here."""
        owner = await forwarding.owners.locate(table_id) if table_id and "/" not in table_id else None
        if owner is not None and owner != forwarding.owners.node:
            try:
                await self._answer_there(forwarding, owner, scope, b"", send)
                return
            except NotRun:
                forwarding.owners.moved(table_id)
            except ReplyLost:
                pass
        await self._other(scope, receive, send)

    async def _record(self, forwarding: Forwarding, scope: Scope, body: bytes, receive: Receive, send: Send) -> None:
        """Answer a request about an uploaded record. Only the node that has read it knows it."""
        if await self._answer_here(scope, body, receive, send, NOT_FOUND):
            return
        for node in forwarding.owners.others():
            with contextlib.suppress(NotRun, ReplyLost):
                reply = await forwarding.requests.ask(node, describe_scope(scope, forwarding.trust_proxy), body)
                if reply.status != NOT_FOUND:
                    await _send_reply(scope, reply, send)
                    return
        await self._app(scope, _replay(body, receive), send)

    # ---------------------------------------------------------------- sockets

    async def _socket(self, forwarding: Forwarding, table_id: str, scope: Scope, receive: Receive, send: Send) -> None:
        owners, owner = forwarding.owners, ""

        async def connect(down: Down, down_now: DownNow) -> Link | None:
            nonlocal owner
            located = await owners.locate(table_id)
            if located is None:
                return None
            owner = located
            if owner == owners.node:
                return LocalLink(self._app, scope, down, down_now)
            try:
                described = describe_scope(scope, forwarding.trust_proxy)
                link = await forwarding.links.open(owner, described, down, down_now)
            except Unreachable:
                owners.unreachable(owner)
                return None
            owners.answered(owner)
            return link

        def on_loss(answered: bool) -> None:
            if answered:
                owners.moved(table_id)
            else:
                owners.unreachable(owner)

        protocol_send, send_now = scope.get("cosca.send_text", (None, None))
        await BrowserSocket(receive, send, connect, on_loss, send_now if send == protocol_send else None).run()


def _table_of(path: str) -> str:
    """Return the table of a path of the API, "" if there is none."""
    return path.removeprefix(TABLES).partition("/")[0] if path.startswith(TABLES) else ""


def _field(body: bytes, name: str) -> str:
    """Return a field of a form, "" if there is none. The route checks the form."""
    try:
        form: Any = orjson.loads(body)
    except ValueError:
        return ""
    value: Any = cast("dict[str, Any]", form).get(name) if isinstance(form, dict) else None
    return value if isinstance(value, str) else ""


async def _send_reply(scope: Scope, reply: Reply, send: Send) -> None:
    if reply.user is not None:
        scope["cosca.user"] = reply.user  # for the access log
    headers = headers_from_wire(reply.headers)
    await send({"type": "http.response.start", "status": reply.status, "headers": headers})
    await send({"type": "http.response.body", "body": reply.body})


def _withhold(send: Send, status: int) -> tuple[list[Message], Send]:
    """Return a `send` that withholds a response of that status, and the list of what it has withheld."""
    withheld: list[Message] = []

    async def send_unless(message: Message) -> None:
        if withheld or (message["type"] == "http.response.start" and message["status"] == status):
            withheld.append(message)
        else:
            await send(message)

    return withheld, send_unless


async def _read(receive: Receive) -> bytes:
    """Return the whole body; its size was checked before."""
    body, more = b"", True
    while more:
        message = await receive()
        if message["type"] == "http.disconnect":
            break
        body += message.get("body", b"")
        more = message.get("more_body", False)
    return body


def _replay(body: bytes, receive: Receive) -> Receive:
    """Return a `receive` that delivers the body once, then what follows."""
    delivered = False

    async def receive_body() -> Message:
        nonlocal delivered
        if delivered:
            return await receive()
        delivered = True
        return {"type": "http.request", "body": body, "more_body": False}

    return receive_body


async def _refuse(send: Send, refused: Refused) -> None:
    body = refusal_body(refused)
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": 503, "headers": [*headers, (b"retry-after", b"1")]})
    await send({"type": "http.response.body", "body": body})
