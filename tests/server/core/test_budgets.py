"""Budgets of messages, bytes, choices and work are shared by all connections of a user and of an address."""

from __future__ import annotations

import asyncio
import time
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

from cosca.server.core.budgets import Budgets, charge_to, metered
from cosca.server.core.rate_limits import UserAndAddressLimiter
from cosca.server.core.settings import Settings
from cosca.server.realtime import connection
from tests.server.support.http_client import ServerHarness, SocketClient, Visitor, run_server


@pytest.fixture(autouse=True)
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """A line that is refused is read again soon."""
    monkeypatch.setattr(connection, "MIN_PAUSE_SECONDS", 0.01)
    monkeypatch.setattr(connection, "MAX_PAUSE_SECONDS", 0.02)


def connections_of(opened: ExitStack, visitor: Visitor, table: str, n: int) -> list[SocketClient]:
    return [opened.enter_context(visitor.socket(table, 1)) for _ in range(n)]


def answers(connections: list[SocketClient], say: str, times: int, **fields: Any) -> list[tuple[str, str]]:
    """What is answered to a flood over several lines at once: the type of each, and why it is refused."""
    for _ in range(times):
        for line in connections:
            line.send(say, **fields)
    found: list[tuple[str, str]] = []
    for line in connections:
        for _ in range(times):
            message = line.wait_for("pong", "ack", "error")
            found.append((message["type"], message.get("why", "")))
    return found


def elsewhere(visitor: Visitor, where: str) -> Visitor:
    visitor.http.headers["X-Forwarded-For"] = where
    return visitor


# -------------------------------------------------------------------- messages and bytes


def test_message_budget_is_shared_by_connections(tmp_path: Path) -> None:
    with (
        run_server(tmp_path, messages_per_second=1000, messages_per_second_per_user=5) as server,
        ExitStack() as opened,
    ):
        eve, ann = server.visitor("Eve"), server.visitor("Ann")
        table, quiet = eve.table(), ann.table()
        found = answers(connections_of(opened, eve, table, 3), "ping", 20)
        assert found.count(("error", "messages")) >= 3
        assert answers(connections_of(opened, ann, quiet, 1), "ping", 5) == [("pong", "")] * 5


def test_message_budget_is_shared_by_guests_of_an_address(tmp_path: Path) -> None:
    limits = {"messages_per_second": 1000, "messages_per_second_per_address": 5, "trust_proxy": True}
    with run_server(tmp_path, **limits) as server, ExitStack() as opened:
        there = {"X-Forwarded-For": "198.51.100.1"}
        found: list[tuple[str, str]] = []
        for n in range(3):
            eve = elsewhere(server.visitor(f"Eve{n}"), "198.51.100.1")
            found += answers([opened.enter_context(eve.socket(eve.table(), 1, **there))], "ping", 20)
        assert found.count(("error", "messages")) >= 3
        ann = elsewhere(server.visitor("Ann"), "203.0.113.1")
        with ann.socket(ann.table(), 1, **{"X-Forwarded-For": "203.0.113.1"}) as connection:
            assert answers([connection], "ping", 5) == [("pong", "")] * 5


def test_bytes_are_counted_over_connections_and_requests(tmp_path: Path) -> None:
    with run_server(tmp_path, bytes_per_minute=20_000) as server, ExitStack() as opened:
        eve, ann = server.visitor("Eve"), server.visitor("Ann")
        table = eve.table()
        found = answers(connections_of(opened, eve, table, 2), "chat", 2, seat=1, text="a" * 7000)
        assert ("error", "bytes") in found
        refused = eve.send("PATCH", "/api/me", {"name": "a" * 7000})
        assert (refused.status_code, refused.json()["error"]["why"]) == (429, "bytes")
        assert 0 < int(refused.headers["Retry-After"]) <= 60
        assert ann.send("PATCH", "/api/me", {"name": "Anna"}).status_code == 200


def test_choices_are_counted_over_tables(tmp_path: Path) -> None:
    with run_server(tmp_path, choices_per_minute=6) as server:
        eve = server.visitor("Eve")
        whys: list[str] = []
        for _ in range(2):
            with eve.socket(eve.table(), 1) as connection:
                for _ in range(5):
                    connection.send("undo", seat=1)
                    whys.append(connection.wait_for("ack", "error").get("why", ""))
        assert whys.count("choices") == 4


def test_refused_choices_are_not_charged_to_the_address(tmp_path: Path) -> None:
    with run_server(tmp_path, choices_per_minute_per_address=20) as server:
        eve, ann = server.visitor("Eve"), server.visitor("Ann")
        with eve.socket(eve.table(), 1) as connection:
            act = connection.last("state")["act"]
            for _ in range(30):
                connection.send("choose", seat=1, act=act, choices=["nonsense"])
                assert connection.wait_for("ack", "error")["code"] == "illegal"
        with ann.socket(ann.table(), 1) as connection:
            connection.send("undo", seat=1)
            assert connection.wait_for("ack", "error")["why"] == "nothing_chosen"


# -------------------------------------------------------------------- work


def test_work_is_charged_by_its_cost(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each hello is answered with the whole game, so hellos exhaust a budget that as many pings do not."""
    generous = {"hellos_per_minute": 10_000, "messages_per_second": 1000, "messages_per_second_per_user": 1000}
    with run_server(tmp_path, **generous) as server, ExitStack() as opened:
        eve, ann = server.visitor("Eve"), server.visitor("Ann")
        eves = connections_of(opened, eve, eve.table(), 4)
        [anns] = connections_of(opened, ann, ann.table(), 1)
        # Both tables are open by now: only what follows is charged, in seconds of processor time.
        monkeypatch.setattr(server.services.budgets, "work", UserAndAddressLimiter(0.1, 1000))
        for _ in range(100):
            if ("error", "work") in answers(eves, "hello", 5, seat=1, since=0):
                break
        else:
            pytest.fail("2,000 hellos cost less than a tenth of a second")
        # A slow machine leaves time for the budget to grow; requests use that up.
        refused = next(answer for _ in range(1000) if (answer := eve.get("/api/my/tables")).status_code != 200)
        assert (refused.status_code, refused.json()["error"]["why"]) == (429, "work")
        assert int(refused.headers["Retry-After"]) >= 1
        assert answers([anns], "ping", 20) == [("pong", "")] * 20
        assert ann.get("/api/my/tables").status_code == 200


def test_requests_are_charged_to_their_user(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with run_server(tmp_path) as server:
        eve, ann = server.visitor("Eve"), server.visitor("Ann")
        monkeypatch.setattr(server.services.budgets, "work", UserAndAddressLimiter(0.003, 1000))
        eve.table()  # this alone costs more
        assert eve.error(eve.get("/api/me"), 429) == "too_many"
        assert ann.get("/api/me").status_code == 200


def test_work_is_counted_in_processor_time_of_all_that_a_task_starts() -> None:
    spent: list[float] = []

    def busy(seconds: float) -> None:
        until = time.thread_time() + seconds
        while time.thread_time() < until:
            pass

    async def later() -> str:
        busy(0.02)
        await asyncio.sleep(0.2)  # waiting costs nothing
        busy(0.02)
        return "done"

    async def fails() -> None:
        try:
            await asyncio.sleep(10)
        except asyncio.CancelledError:
            busy(0.02)
            raise

    async def main() -> None:
        charge_to(spent.append)
        busy(0.02)  # nobody meters this
        assert await metered(later()) == "done"
        assert await asyncio.create_task(metered(later())) == "done"
        failing = asyncio.create_task(metered(fails()))
        await asyncio.sleep(0)
        failing.cancel()
        with pytest.raises(asyncio.CancelledError):
            await failing

    asyncio.run(main())
    assert 0.1 <= sum(spent) < 0.2


def test_last_address_of_users_is_known() -> None:
    budgets = Budgets(Settings())
    assert budgets.address_of("u") == ""
    budgets.remember_address("u", "198.51.100.1")
    budgets.remember_address("u", "203.0.113.1")
    assert budgets.address_of("u") == "203.0.113.1"


# -------------------------------------------------------------------- stale answers


def test_stale_choice_counts_as_a_hello(tmp_path: Path) -> None:
    """It is answered with a whole state, as a greeting is."""
    with run_server(tmp_path, hellos_per_minute=5) as server:
        eve = server.visitor("Eve")
        with eve.socket(eve.table(), 1) as connection:
            codes: list[str] = []
            for _ in range(8):
                connection.send("choose", seat=1, act=999, choices=["x"])
                codes.append(connection.wait_for("error")["code"])
            connection.send("ping")
            connection.wait_for("pong")
            states = [message for message in connection.messages if message["type"] == "state"]
        assert codes == ["stale"] * 4 + ["too_many"] * 4
        assert len(states) <= 5


def test_five_people_behind_one_address_with_several_tabs_reach_no_limit(tmp_path: Path) -> None:
    defaults = {name: getattr(Settings(), name) for name in Settings.__dataclass_fields__ if "_per_address" in name}
    with run_server(tmp_path, **defaults) as server, ExitStack() as opened:
        everyone: list[tuple[Visitor, list[SocketClient]]] = []
        for name in ("Ann", "Ben", "Cia", "Dan", "Eve"):
            visitor = server.visitor(name)
            table = visitor.table()
            everyone.append((visitor, connections_of(opened, visitor, table, 2)))
        for visitor, lines in everyone:
            assert set(answers(lines, "ping", 8)) == {("pong", "")}
            assert set(answers(lines[:1], "hello", 3, seat=1, since=0)) == {("ack", "")}
            assert {visitor.get("/api/my/tables").status_code for _ in range(3)} == {200}
        assert _remaining(server) > 15


def _remaining(server: ServerHarness) -> float:
    """The seconds of work that the address has left of its thirty."""
    return server.services.budgets.work._addresses._bucket("127.0.0.1").tokens
