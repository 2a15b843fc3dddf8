"""HTTP requests between nodes: executed once, whatever is lost."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any, cast

import pytest
from starlette.types import Receive, Scope, Send

from cosca.server.cluster.mesh import PART_BYTES
from cosca.server.forwarding import remote, requests
from cosca.server.forwarding.owners import Owners
from cosca.server.forwarding.remote import RemoteRequests
from cosca.server.forwarding.requests import NotRun, ReplyLost, Requests
from cosca.server.forwarding.wire import Header, describe_scope, pack, subject, unpack
from cosca.server.protocol.refusal import Refused
from cosca.server.services import Services
from tests.server.forwarding.support import Network, in_loop, settle

HTTP = "node.owner.http"


@pytest.fixture(autouse=True)
def no_pauses(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(requests, "FIRST_DELAY", 0.0)


class FakeOwners:
    """What the edge knows about other nodes."""

    node = "edge"

    def __init__(self) -> None:
        self.alive = True
        self.silent: list[str] = []

    def is_alive(self, _: str) -> bool:
        return self.alive

    def unreachable(self, node: str) -> None:
        self.silent.append(node)

    def answered(self, _: str) -> None:
        pass


class World:
    """An owner whose application counts its requests, and an edge that asks."""

    def __init__(self) -> None:
        self.network, self.owners = Network(), FakeOwners()
        self.ran: list[tuple[Scope, bytes]] = []
        self.charged: list[tuple[str, str]] = []
        self.body = b"done"
        self.status = 200
        self.may_end = asyncio.Event()
        self.may_end.set()
        self.error: Exception | None = None
        budgets = SimpleNamespace(
            remember_address=lambda user, address: None,
            check_work=self._check_work,
            charger=lambda user, address: lambda seconds: None,
        )
        keys = SimpleNamespace(read=lambda connection: None)
        self.remote = RemoteRequests(self.app, cast("Services", SimpleNamespace(budgets=budgets, keys=keys)))
        self.requests = Requests(self.network, cast("Owners", self.owners))

    def _check_work(self, user: str, address: str) -> None:
        self.charged.append((user, address))
        if self.error is not None:
            raise self.error

    async def app(self, scope: Scope, receive: Receive, send: Send) -> None:
        self.ran.append((scope, (await receive())["body"]))
        await self.may_end.wait()
        scope["cosca.user"] = "u"
        await send({"type": "http.response.start", "status": self.status, "headers": [(b"x-a", b"1"), (b"x-a", b"2")]})
        await send({"type": "http.response.body", "body": self.body[:3], "more_body": True})
        await send({"type": "http.response.body", "body": self.body[3:]})

    async def start(self) -> World:
        await self.network.listen(HTTP, self.remote.handle)
        return self

    async def ask(self, method: str = "POST") -> Any:
        return await self.requests.ask("owner", scope_of(method), b"{}")


def scope_of(method: str) -> Header:
    scope = {
        "type": "http",
        "method": method,
        "path": "/api/tables/ü",
        "raw_path": b"/api/tables/%C3%BC",
        "query_string": b"a=1",
        "headers": [(b"cookie", b"c=1")],
        "client": ("1.2.3.4", 1),
        "cosca.request": "r1",
    }
    return describe_scope(scope, False)


@in_loop
async def test_the_owner_runs_a_request_as_the_browser_sent_it() -> None:
    world = await World().start()
    reply = await world.ask()
    assert (reply.status, reply.headers, reply.body) == (200, [["x-a", "1"], ["x-a", "2"]], b"done")
    assert reply.user == "u"
    [(scope, body)] = world.ran
    assert (scope["path"], scope["raw_path"], body) == ("/api/tables/ü", b"/api/tables/%C3%BC", b"{}")
    assert (scope["cosca.forwarded"], scope["cosca.request"]) == ("edge", "r1")
    assert world.charged == [("1.2.3.4", "1.2.3.4")]


@pytest.mark.parametrize("losses", [1, 3])
@in_loop
async def test_a_lost_reply_is_asked_for_again_and_nothing_is_done_twice(losses: int) -> None:
    world = await World().start()
    lost = 0

    def lose_reply(_: str) -> bool:
        nonlocal lost
        lost += 1
        return lost <= losses

    world.network.lose_reply = lose_reply
    assert (await world.ask()).body == b"done"
    assert len(world.ran) == 1


@in_loop
async def test_a_lost_request_is_executed_when_it_arrives() -> None:
    world = await World().start()
    lost: list[int] = []
    world.network.lose = lambda _to, _payload: not lost and not lost.append(1)
    assert (await world.ask()).body == b"done"
    assert len(world.ran) == 1


@in_loop
async def test_if_the_owner_dies_only_requests_that_change_nothing_are_asked_elsewhere() -> None:
    world = await World().start()
    world.network.lose_reply = lambda _: True
    world.owners.alive = False
    with pytest.raises(ReplyLost):
        await world.ask("POST")
    with pytest.raises(NotRun):
        await world.ask("GET")
    assert world.owners.silent == ["owner", "owner"]


@in_loop
async def test_a_request_that_nobody_got_may_be_asked_elsewhere() -> None:
    with pytest.raises(NotRun):
        await World().ask("POST")


@in_loop
async def test_a_table_that_has_moved_is_asked_for_elsewhere() -> None:
    world = await World().start()
    world.status = 421
    with pytest.raises(NotRun):
        await world.ask("POST")


@in_loop
async def test_a_long_request_is_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(remote, "WORKING_SECONDS", 0.0)
    world = await World().start()
    world.may_end.clear()
    asking = asyncio.create_task(world.ask())
    for _ in range(50):
        await asyncio.sleep(0)
    assert not asking.done()
    world.may_end.set()
    assert (await asking).body == b"done"
    assert len(world.ran) == 1


@in_loop
async def test_a_reply_that_no_edge_asks_for_again_is_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(remote, "WORKING_SECONDS", 0.0)
    monkeypatch.setattr(remote, "REMEMBER_SECONDS", 0.0)
    world = await World().start()
    world.may_end.clear()
    asked = pack({"id": "1", "from": "edge", "scope": scope_of("POST")}, b"{}")
    assert unpack(await world.remote.handle(asked))[0] == {"working": True}
    known = world.remote._by_id  # pyright: ignore[reportPrivateUsage]
    assert list(known) == ["1"]
    world.may_end.set()
    await settle()
    assert known == {}


def test_an_owner_remembers_a_request_longer_than_an_edge_asks_again() -> None:
    assert remote.REMEMBER_SECONDS > requests.LONGEST_SECONDS + requests.REPLY_SECONDS


@in_loop
async def test_large_replies_come_in_parts() -> None:
    world = await World().start()
    world.body = bytes(range(256)) * (PART_BYTES // 100)
    sizes: list[int] = []
    handle = world.remote.handle

    async def measured(message: bytes) -> bytes:
        sizes.append(len(await handle(message)))
        return await handle(message)

    await world.network.listen(HTTP, measured)
    assert (await world.ask("GET")).body == world.body
    assert len(sizes) == 3
    assert max(sizes) < 1_000_000


@in_loop
async def test_refusals_and_errors_of_the_owner_are_replies() -> None:
    world = await World().start()
    world.error = Refused("too_many", "work", seconds=1)
    assert (await world.ask()).status == 429
    world.error = RuntimeError("a mistake of the server")
    assert (await world.ask()).status == 500
    assert world.ran == []


def test_subjects_are_those_of_the_node() -> None:
    assert subject("owner", "http") == HTTP
