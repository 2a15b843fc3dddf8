"""Which requests the edge answers, and which the owner of the table."""

from __future__ import annotations

import json
from types import SimpleNamespace
from typing import Any, cast

import pytest
from starlette.types import Receive, Scope, Send

from cosca.server.cluster.ownership import ClusterOwnership, OwnedElsewhere
from cosca.server.forwarding import edge as edge_module
from cosca.server.forwarding import requests
from cosca.server.forwarding.edge import Edge, Forwarding
from cosca.server.forwarding.owners import PROBE_SECONDS, Owners
from cosca.server.forwarding.remote import Reply
from cosca.server.forwarding.requests import NotRun, ReplyLost
from cosca.server.protocol.refusal import Refused
from tests.server.forwarding.support import Clock, in_loop


class FakeTables:
    """The tables of this node: those that it has, and those that others run."""

    def __init__(self) -> None:
        self.here: set[str] = set()
        self.elsewhere: dict[str, str | None] = {}
        self.asked: list[str] = []

    def is_here(self, id: str) -> bool:
        return id in self.here

    async def get(self, id: str) -> object:
        self.asked.append(id)
        if id in self.elsewhere:
            raise OwnedElsewhere(self.elsewhere[id])
        if id == "broken":
            raise Refused("refused", "damaged", entry=1)
        self.here.add(id)
        return object()


class World:
    """An edge with an application that says what it got, and other nodes that reply as a test says."""

    def __init__(self) -> None:
        self.tables, self.clock = FakeTables(), Clock()
        lease = SimpleNamespace(id="here", alive={"here": None, "there": None, "third": None})
        self.ownership = ClusterOwnership(cast("Any", None), cast("Any", lease))
        self.lease = lease
        self.owners = Owners(self.tables, self.ownership, self.clock)
        self.statuses: list[int] = []
        self.ran: list[tuple[str, bytes]] = []
        self.asked: list[tuple[str, str, bytes]] = []
        self.replies: dict[str, Any] = {}
        self.sent: list[dict[str, Any]] = []
        forwarding = Forwarding(self.owners, cast("Any", self), cast("Any", None), cast("Any", None), False)
        self.app = SimpleNamespace(state=SimpleNamespace(forwarding=forwarding))
        self.edge = Edge(self._routes)

    async def _routes(self, scope: Scope, receive: Receive, send: Send) -> None:
        body = (await receive())["body"] if scope["method"] == "POST" else b""
        self.ran.append((scope["path"], body))
        await send(
            {"type": "http.response.start", "status": self.statuses.pop(0) if self.statuses else 200, "headers": []}
        )
        await send({"type": "http.response.body", "body": b"here"})

    async def ask(self, owner: str, scope: dict[str, Any], body: bytes) -> Reply:
        self.asked.append((owner, scope["path"], body))
        reply = self.replies.get(owner, Reply(200, [], b"there"))
        if isinstance(reply, Exception):
            raise reply
        return reply

    async def get(self, path: str, method: str = "GET", body: bytes = b"", **more: Any) -> tuple[int, bytes]:
        self.sent = []
        scope = {
            "type": "http",
            "method": method,
            "path": path,
            "raw_path": path.encode(),
            "query_string": b"",
            "headers": more.get("headers", []),
            "app": self.app,
            **more.get("scope", {}),
        }

        async def receive() -> dict[str, Any]:
            return {"type": "http.request", "body": body, "more_body": False}

        async def send(message: Any) -> None:
            self.sent.append(message)

        await self.edge(scope, receive, send)
        return self.sent[0]["status"], b"".join(message.get("body", b"") for message in self.sent)


@pytest.fixture(autouse=True)
def no_pauses(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(requests, "FIRST_DELAY", 0.0)


@pytest.mark.parametrize(
    "path", ["/api/tables/t", "/api/tables/t/replay", "/t/t", "/api/admin/tables/t", "/api/admin/tables/t/record"]
)
@in_loop
async def test_the_owner_answers_for_its_tables(path: str) -> None:
    world = World()
    world.tables.elsewhere["t"] = "there"
    assert await world.get(path) == (200, b"there")
    assert world.asked == [("there", path, b"")]
    await world.get(path)
    assert world.tables.asked == ["t"]  # afterwards it is known


@pytest.mark.parametrize("path", ["/api/tables", "/api/tables/", "/api/games", "/", "/t/a/b", "/api/tables/t", "/t/t"])
@in_loop
async def test_everything_else_is_answered_here(path: str) -> None:
    world = World()
    assert await world.get(path) == (200, b"here")
    assert world.asked == []


@in_loop
async def test_no_header_makes_a_request_a_forwarded_one() -> None:
    world = World()
    world.tables.elsewhere["t"] = "there"
    headers = [(b"cosca.forwarded", b"there"), (b"cosca-forwarded", b"there")]
    assert await world.get("/api/tables/t", headers=headers) == (200, b"there")
    assert await world.get("/api/tables/t", scope={"cosca.forwarded": "there"}) == (200, b"here")


@in_loop
async def test_a_table_that_moves_while_it_is_asked_for_is_followed_with_the_same_body() -> None:
    world = World()
    world.tables.here.add("t")
    world.statuses = [421]

    async def moves(scope: Scope, receive: Receive, send: Send) -> None:
        world.tables.here.discard("t")
        world.tables.elsewhere["t"] = "there"
        await routes(scope, receive, send)

    routes, world.edge = world._routes, Edge(moves)  # pyright: ignore[reportPrivateUsage]
    assert await world.get("/api/tables/t/start", "POST", b"{1}") == (200, b"there")
    assert world.ran == [("/api/tables/t/start", b"{1}")]
    assert world.asked == [("there", "/api/tables/t/start", b"{1}")]


@in_loop
async def test_a_table_that_comes_here_meanwhile_is_answered_for_here() -> None:
    world = World()
    world.tables.elsewhere["t"] = "there"
    world.replies["there"] = NotRun()
    await world.get("/t/t")
    del world.tables.elsewhere["t"]
    assert await world.get("/api/tables/t/start", "POST", b"{1}") == (200, b"here")
    assert world.ran[-1] == ("/api/tables/t/start", b"{1}")


@in_loop
async def test_what_may_have_been_executed_is_not_executed_again() -> None:
    world = World()
    world.tables.elsewhere["t"] = "there"
    world.replies["there"] = ReplyLost()
    status, body = await world.get("/api/tables/t/start", "POST", b"{}")
    assert (status, json.loads(body)["error"]["why"]) == (503, "uncertain")
    assert len(world.asked) == 1


@in_loop
async def test_without_an_owner_the_request_fails_in_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    world = World()
    monkeypatch.setattr(edge_module, "PATIENCE_SECONDS", 0.05)
    world.tables.elsewhere["t"] = None
    status, body = await world.get("/api/tables/t")
    assert (status, json.loads(body)["error"]["code"]) == (503, "busy")
    assert len(world.tables.asked) > 1


@in_loop
async def test_the_page_comes_even_if_the_owner_does_not_answer() -> None:
    world = World()
    world.tables.elsewhere["t"] = "there"
    for problem in (NotRun(), ReplyLost()):
        world.replies["there"] = problem
        assert await world.get("/t/t") == (200, b"here")


@pytest.mark.parametrize(("path", "method"), [("/api/tables", "POST"), ("/api/my/records", "GET"), ("/t/t", "GET")])
@in_loop
async def test_a_browser_never_learns_that_a_table_has_moved(path: str, method: str) -> None:
    world = World()
    world.statuses = [421]
    status, body = await world.get(path, method, b"{}")
    assert (status, json.loads(body)["error"]["why"]) == (503, "moving")
    assert len(world.ran) == 1


@in_loop
async def test_a_study_of_a_table_is_opened_by_its_owner() -> None:
    world = World()
    world.tables.elsewhere["t"] = "there"
    body = json.dumps({"table": "t"}).encode()
    assert await world.get("/api/study/open", "POST", body) == (200, b"there")
    for other in (b'{"study":"x"}', b"[]", b"{", b'{"table":7}'):
        assert await world.get("/api/study/open", "POST", other) == (200, b"here")


@in_loop
async def test_an_uploaded_record_is_looked_for_at_every_node() -> None:
    world = World()
    assert await world.get("/api/replay/r") == (200, b"here")
    world.statuses = [404]
    world.replies["there"] = Reply(404, [], b"")
    assert await world.get("/api/replay/r/frames") == (200, b"there")
    assert [owner for owner, _, _ in world.asked] == ["there", "third"]
    world.statuses = [404, 404]
    world.replies["third"] = NotRun()
    assert (await world.get("/api/study/open", "POST", b'{"replay":"r"}'))[0] == 404


@in_loop
async def test_a_table_that_cannot_be_loaded_is_refused_here() -> None:
    world = World()
    assert await world.owners.locate("broken") == "here"
    assert await world.owners.locate("\x00") == "here"
    assert world.tables.asked == ["broken"]


@in_loop
async def test_while_an_owner_is_silent_the_database_is_asked_now_and_then() -> None:
    world = World()
    for id in "abc":
        world.tables.elsewhere[id] = "there"
        assert await world.owners.locate(id) == "there"
    world.owners.unreachable("there")
    world.tables.asked = []
    assert [await world.owners.locate(id) for id in "abc"] == ["there", None, None]
    assert world.tables.asked == ["a"]
    world.clock.now += PROBE_SECONDS
    world.tables.elsewhere.clear()  # its lease is over
    assert [await world.owners.locate(id) for id in "bca"] == ["here", "here", "here"]
    world.owners.answered("there")
    world.tables.here.clear()
    world.lease.alive.pop("there")
    assert await world.owners.locate("a") == "here"
