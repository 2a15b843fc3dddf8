"""Sockets at the endpoint of another node."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from starlette.types import Message, Receive, Scope, Send

from cosca.server.cluster.mesh import Unreachable
from cosca.server.forwarding.links import LOST, WINDOW_BYTES, EdgeLinks, Ended, LocalLink, RemoteLink
from cosca.server.forwarding.remote import RemoteSockets
from cosca.server.forwarding.sessions import SILENCE_SECONDS
from cosca.server.forwarding.wire import describe_scope, subject
from tests.server.forwarding.support import Clock, Network, in_loop, settle

SCOPE: Scope = {
    "type": "websocket",
    "path": "/api/tables/x/socket",
    "raw_path": b"/api/tables/x/socket",
    "query_string": b"a=1",
    "headers": [(b"cookie", b"c=1"), (b"x-forwarded-for", b"6.6.6.6"), (b"cosca.forwarded", b"evil")],
    "client": ("1.2.3.4", 5678),
    "subprotocols": [],
}


class World:
    """An edge and an owner whose application records what it gets, and sends what it is asked to."""

    def __init__(self) -> None:
        self.network, self.clock = Network(), Clock()
        self.links = EdgeLinks(self.network, "edge", self.clock)
        self.sockets = RemoteSockets(self.app, self.network, "owner", self.clock)
        self.scopes: list[Scope] = []
        self.received: list[Message] = []
        self.sent = 0
        self.down: list[Message] = []
        self.reading = asyncio.Event()
        self.reading.set()

    async def app(self, scope: Scope, receive: Receive, send: Send) -> None:
        self.scopes.append(scope)
        assert await receive() == {"type": "websocket.connect"}
        await send({"type": "websocket.accept"})
        while True:
            message = await receive()
            self.received.append(message)
            if message["type"] == "websocket.disconnect":
                return
            word, _, number = message.get("text", "").partition(" ")
            if word == "flood":
                for _ in range(int(number)):
                    await send({"type": "websocket.send", "text": "x" * 1000})
                    self.sent += 1
            elif word == "close":
                await send({"type": "websocket.close", "code": int(number), "reason": "why"})
                return
            elif word == "cut":
                scope["cosca.cut"]()
            else:
                await send({"type": "websocket.send", "text": f"echo {word}"})

    async def start(self) -> World:
        await self.network.listen(subject("owner", "session"), self.sockets.start_session)
        await self.network.listen(subject("owner", "up"), self.sockets.handle)
        await self.network.listen(subject("owner", "ping"), self._pong)
        await self.network.listen(subject("edge", "down"), self.links.handle)
        return self

    async def _pong(self, _: bytes) -> bytes:
        return b""

    async def deliver(self, message: Message) -> None:
        await self.reading.wait()
        self.down.append(message)

    async def open(self) -> RemoteLink:
        link = await self.links.open("owner", describe_scope(SCOPE, False), self.deliver)
        await settle()
        return link


def text(words: str) -> Message:
    return {"type": "websocket.receive", "text": words}


def texts(messages: list[Message]) -> list[Any]:
    return [message.get("text") for message in messages if message["type"] == "websocket.send"]


@in_loop
async def test_the_endpoint_of_the_owner_serves_a_socket_of_the_edge() -> None:
    world = await World().start()
    link = await world.open()
    assert world.down[0]["type"] == "websocket.accept"
    for word in ("a", "b", "ü"):
        await link.send(text(word))
    await settle()
    assert texts(world.down) == ["echo a", "echo b", "echo ü"]
    await link.send(text("close 4403"))
    assert await link.ended == Ended(4403, "why")
    await settle()
    assert world.links.count == world.sockets.count == 0


@in_loop
async def test_the_owner_knows_the_browser_and_trusts_no_header() -> None:
    world = await World().start()
    await world.open()
    [scope] = world.scopes
    assert scope["cosca.forwarded"] == "edge"
    assert scope["client"][0] == "1.2.3.4"  # of the browser, whatever it claims
    assert (b"x-forwarded-for", b"6.6.6.6") not in scope["headers"]
    assert scope["query_string"] == b"a=1"


def test_the_address_that_a_trusted_proxy_names_is_the_browsers() -> None:
    assert describe_scope(SCOPE, True)["client"][0] == "6.6.6.6"


@in_loop
async def test_a_browser_that_does_not_read_makes_the_endpoint_wait() -> None:
    world = await World().start()
    link = await world.open()
    world.reading.clear()
    await link.send(text("flood 1000"))
    await settle(3000)
    assert WINDOW_BYTES - 2000 < world.sent * 1000 <= WINDOW_BYTES
    world.reading.set()
    await settle(6000)
    assert world.sent == len(texts(world.down)) == 1000


@in_loop
async def test_a_browser_that_never_reads_is_cut() -> None:
    world = await World().start()
    link = await world.open()
    await link.send(text("cut"))
    assert await link.ended == Ended(1006)
    await settle()
    assert world.sockets.count == 0


@in_loop
async def test_the_endpoint_learns_that_the_browser_has_gone() -> None:
    world = await World().start()
    link = await world.open()
    await link.disconnect(1001)
    await settle()
    assert world.received == [{"type": "websocket.disconnect", "code": 1001}]
    assert world.sockets.count == 0


@in_loop
async def test_a_lost_message_ends_all_links_of_the_session_and_the_next_one_works() -> None:
    world = await World().start()
    links = [await world.open(), await world.open()]
    world.network.lose = lambda to, _: to == "node.edge.down"
    await links[0].send(text("lost"))
    await settle()
    world.network.lose = lambda _to, _payload: False
    await links[1].send(text("seen"))  # its answer comes after the gap
    await settle()
    assert [link.ended.result() for link in links] == [LOST, LOST]
    assert world.sockets.count == 0  # the endpoints have ended too
    again = await world.open()
    await again.send(text("again"))
    await settle()
    assert texts(world.down)[-1] == "echo again"


@in_loop
async def test_a_dead_owner_is_noticed_at_once_or_by_its_silence() -> None:
    world = await World().start()
    link = await world.open()
    world.links.tick(lambda _: True)
    await settle()
    assert not link.ended.done()
    world.network.kill("owner")
    world.links.tick(lambda _: True)
    await settle()
    assert link.ended.result() == LOST
    with pytest.raises(Unreachable):
        await world.open()


@in_loop
async def test_the_owner_ends_sockets_of_an_edge_that_is_silent() -> None:
    world = await World().start()
    await world.open()
    world.clock.now += SILENCE_SECONDS + 1
    world.sockets.tick()
    await settle()
    assert world.received == [{"type": "websocket.disconnect", "code": 1006}]


@in_loop
async def test_a_node_without_a_lease_is_given_up() -> None:
    world = await World().start()
    link = await world.open()
    world.links.tick(lambda _: False)  # not known yet
    assert not link.ended.done()
    world.links.tick(lambda _: True)
    world.links.tick(lambda _: False)
    assert link.ended.result() == LOST


@in_loop
async def test_a_local_link_runs_the_endpoint_here() -> None:
    world = World()
    link = LocalLink(world.app, SCOPE, world.deliver)
    await link.send(text("a"))
    await settle()
    assert texts(world.down) == ["echo a"]
    await link.send(text("close 1012"))
    assert await link.ended == Ended(1012, "why")
    second = LocalLink(world.app, SCOPE, world.deliver)
    await second.disconnect(1000)
    assert world.received[-1] == {"type": "websocket.disconnect", "code": 1000}
