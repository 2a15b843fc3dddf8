"""Failed writes: the sender gets a refusal, no other connection closes, and the server recovers."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import pytest

from cosca.server.protocol.refusal import StoreError
from cosca.server.storage import retry
from tests.server.support.http_client import ServerHarness, SocketClient, Visitor, run_server
from tests.server.support.postgres import running


def seated(server: ServerHarness, stack: ExitStack) -> tuple[str, dict[int, SocketClient]]:
    """A running table of four people, each with a line."""
    people = [server.visitor(name) for name in ("Anna", "Bea", "Carl", "Dora")]
    made = people[0].post("/api/tables", {"game": "la_famiglia", "seats": {"1": "me"}}).json()
    for seat, person in enumerate(people[1:], 2):
        person.post(f"/api/tables/{made['id']}/join", {"invite": made["invite"].partition("#")[2]})
        person.post(f"/api/tables/{made['id']}/seats/{seat}", {"player": "me"})
    assert people[0].post(f"/api/tables/{made['id']}/start").status_code == 200
    both = enumerate(people, 1)
    return made["id"], {seat: stack.enter_context(person.socket(made["id"], seat)) for seat, person in both}


def seat_to_act(connections: dict[int, SocketClient]) -> int:
    """A seat that owes a decision."""
    return next(seat for seat, line in connections.items() if asked(line))


def asked(connection: SocketClient) -> bool:
    question = connection.last("state")["question"]
    return question is not None and not question["done"]


def choose(connection: SocketClient, seat: int, **fields: Any) -> dict[str, Any]:
    """Answers with the first choice; the server's word for it."""
    state = connection.last("state")
    about = connection.send(
        "choose", seat=seat, act=state["act"], choices=[state["question"]["choices"][0]["text"]], **fields
    )
    return answer(connection, about)


def answer(connection: SocketClient, about: str) -> dict[str, Any]:
    while True:
        reply = connection.wait_for("ack", "error")
        if reply["id"] == about:
            return reply


def catch_up(connections: dict[int, SocketClient]) -> None:
    """Every line is open, and has heard all that was sent to it."""
    for connection in connections.values():
        connection.send("ping")
        connection.wait_for("pong")


def refused(reply: dict[str, Any]) -> None:
    assert (reply["type"], reply["code"], reply["why"]) == ("error", "refused", "database")
    assert "database" in reply["message"]


def pages(server: ServerHarness, most: int) -> int:
    """Lets the file of the database grow to so many pages; how many it has."""

    def bound(connection: Any) -> int:
        connection.exec_driver_sql(f"PRAGMA max_page_count={most}")
        size = connection.exec_driver_sql("PRAGMA page_count").scalar_one()
        connection.rollback()
        return size

    connection = server.services.store.writer._writer
    assert connection is not None
    return server.run(connection.run(bound))


@contextmanager
def full_disk(server: ServerHarness) -> Iterator[None]:
    pages(server, 1)
    yield
    pages(server, 1_000_000)


def fill(connection: SocketClient) -> None:
    """Chats until the last free page is used."""
    for _ in range(200):
        reply = answer(connection, connection.send("chat", seat=None, text="x" * 400, team=False))
        if reply["type"] == "error":
            return refused(reply)
    raise AssertionError("the disk is never full")


def test_full_disk_is_reported_and_nothing_is_lost(tmp_path: Path) -> None:
    generous = {"chats_per_minute": 10**6, "messages_per_second": 10**6}
    with run_server(tmp_path, **generous) as server, ExitStack() as stack:
        _, lines = seated(server, stack)
        seat = n = 0
        with full_disk(server):
            fill(lines[1])
            for n in range(200):  # what fits in the pages that there are is taken
                seat = seat_to_act(lines)
                reply = choose(lines[seat], seat, id=f"again {n}")
                catch_up(lines)
                if reply["type"] == "error":
                    break
            for _ in range(3):
                refused(choose(lines[seat], seat, id=f"again {n}"))
            catch_up(lines)
            for connection in lines.values():
                assert connection.connection.close_code is None
            before = {each: line.last("state")["at"] for each, line in lines.items()}
        assert choose(lines[seat], seat, id=f"again {n}")["type"] == "ack"
        catch_up(lines)
        assert all(line.last("state")["at"] > before[each] for each, line in lines.items())
        for _ in range(10):
            seat = seat_to_act(lines)
            assert choose(lines[seat], seat)["type"] == "ack"
            catch_up(lines)


def failing(times: int, carried_out: bool) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    """A `write` that fails so often; what was to be written may be there all the same."""
    left = times

    def around(real: Callable[..., Any]) -> Callable[..., Any]:
        async def write(*statements: Any, **fence: Any) -> None:
            nonlocal left
            left -= 1
            if left >= 0:
                if carried_out:
                    await real(*statements, **fence)
                raise StoreError("disk I/O error")
            await real(*statements, **fence)

        return write

    return around


def test_write_that_fails_after_its_commit_is_not_repeated(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The sender is told that it failed; sent again it counts once, and everyone learns of it."""
    with run_server(tmp_path) as server, ExitStack() as stack:
        id, lines = seated(server, stack)
        seat, store = seat_to_act(lines), server.services.store
        entries = len(server.run(store.entries(id)))
        monkeypatch.setattr(store, "write", failing(1, True)(store.write))
        refused(choose(lines[seat], seat, id="once"))
        assert choose(lines[seat], seat, id="once")["type"] == "ack"
        assert len(server.run(store.entries(id))) == entries + 1
        monkeypatch.undo()
        monkeypatch.setattr(store, "write", failing(1, True)(store.write))
        refused(answer(lines[1], lines[1].send("chat", seat=1, text="psst", team=False, id="said")))
        assert answer(lines[1], lines[1].send("chat", seat=1, text="psst", team=False, id="said"))["type"] == "ack"
        catch_up(lines)
        acts = server.services.tables._live[id].journal.act_number(seat)
        assert lines[seat].last("state")["act"] == acts == 1
        for connection in lines.values():
            assert [message["text"] for message in connection.last("chat")["lines"]] == ["psst"]


def test_bots_continue_after_a_failed_write(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody has to touch the table: it is tried again by itself."""
    monkeypatch.setattr(retry, "MIN_BACKOFF_SECONDS", 0.05)
    with run_server(tmp_path) as server:
        anna = server.visitor("Anna")
        id = anna.table()
        with anna.socket(id, 1) as connection:
            while not asked(connection):
                connection.wait_for("state")
            store, real = server.services.store, server.services.store.write
            monkeypatch.setattr(store, "write", after(1, failing(3, False), real))
            assert choose(connection, 1)["type"] == "ack"
            until = time.monotonic() + 90
            while not asked(connection) and time.monotonic() < until:
                connection.wait_for("state")
            assert asked(connection)


def after(good: int, then: Callable[[Callable[..., Any]], Callable[..., Any]], real: Callable[..., Any]) -> Any:
    """A `write` that goes well so often first."""
    failing, left = then(real), good

    async def write(*statements: Any, **fence: Any) -> None:
        nonlocal left
        left -= 1
        await (real if left >= 0 else failing)(*statements, **fence)

    return write


def test_lost_database_is_reported_and_play_resumes(tmp_path: Path) -> None:
    """PostgreSQL is stopped while four play, and started again."""
    with running() as postgres, run_server(tmp_path, database_url=postgres.fresh()) as server, ExitStack() as stack:
        id, lines = seated(server, stack)
        server.services.store.writer._reconnect_seconds = 0.2
        seat = seat_to_act(lines)
        postgres.stop()
        refused(choose(lines[seat], seat, id="lost"))
        refused(choose(lines[seat], seat, id="lost"))
        catch_up(lines)
        reconnects_later(server.visitor(), id)
        assert server.visitor().get("/api/tables").status_code == 503
        postgres.start()
        until = time.monotonic() + 90
        while (reply := choose(lines[seat], seat, id="lost"))["type"] != "ack" and time.monotonic() < until:
            refused(reply)
        assert reply["type"] == "ack"
        catch_up(lines)
        for _ in range(5):
            seat = seat_to_act(lines)
            assert choose(lines[seat], seat)["type"] == "ack"
            catch_up(lines)


def reconnects_later(visitor: Visitor, id: str) -> None:
    """Who comes while the database is lost is told to come back, and nothing breaks."""
    visitor.http.cookies.set(visitor.server.cookie_name, "nobody")
    with visitor.socket(id) as connection:
        assert connection.closed() == 4401


def test_failed_hello_makes_the_page_reconnect(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with run_server(tmp_path) as server:
        anna = server.visitor("Anna")
        id = anna.table(seats={str(seat): "me" for seat in range(1, 5)})
        table, tables = server.services.tables._live[id], server.services.tables

        async def lost(*_: object) -> None:
            raise StoreError("the connection was lost")

        with monkeypatch.context() as broken:
            table.needs_reload = True
            broken.setattr(table, "ensure_loaded", lost)
            broken.setattr(tables, "get", _given(table))
            with anna.socket(id) as connection:
                refused(answer(connection, connection.send("hello", seat=1, since=0)))
                assert connection.closed() == 1013
            broken.setattr(tables, "get", lost)
            with anna.socket(id) as connection:
                assert connection.closed() == 1013
        with anna.socket(id, 1) as connection:
            assert connection.last("state")["seat"] == 1


def _given(table: Any) -> Callable[[str], Any]:
    async def get(id: str) -> Any:
        await asyncio.sleep(0)
        return table

    return get
