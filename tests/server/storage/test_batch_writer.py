"""The batch writer: many writers, few commits, no acknowledged write is lost."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
import subprocess
import sys
import threading
import time
from random import Random

import pytest
from sqlalchemy import Connection, make_url, text
from sqlalchemy.exc import IntegrityError, OperationalError

from cosca.server.protocol.refusal import Moved, StoreError
from cosca.server.storage import batch_writer, sqlite
from cosca.server.storage.batch_writer import BatchWriter
from cosca.server.storage.database import Writer
from cosca.server.storage.fence import Fence, TableFence
from cosca.server.storage.postgresql import PostgreSQL
from cosca.server.storage.store import Store
from tests.server.support.postgres import Postgres
from tests.server.support.rows import entry, seat, table, user, with_store

WRITER = """
import asyncio, os, sys
from tests.server.support.rows import entry, state
from cosca.server.storage.store import Store

async def play(store, id):
    seq = len(await store.entries(id))
    while True:
        seq += 1
        await store.write(entry(id, seq), state(id, seq))
        os.write(1, f"{id} {seq}\\n".encode())

async def main():
    store = await Store.open(sys.argv[1])
    await asyncio.gather(*[play(store, f"t{n}") for n in range(6)])

asyncio.run(main())
"""


def test_queued_batches_are_one_commit(database_url: str) -> None:
    async def work(store: Store) -> None:
        await store.write(table("t"))
        before = store.writer.commits
        await asyncio.gather(*[store.write(entry("t", seq)) for seq in range(1, 301)])
        assert store.writer.commits - before <= 3
        assert store.writer.batches == 301
        assert len(await store.entries("t")) == 300

    with_store(database_url, work)


def test_many_batches_are_several_commits(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(batch_writer, "MAX_BATCHES", 7)

    async def work(store: Store) -> None:
        await asyncio.gather(*[store.write(user(f"u{n}")) for n in range(50)])
        assert store.writer.commits == 8

    with_store(sqlite_url, work)


def test_failing_batch_fails_alone_and_as_a_whole(database_url: str) -> None:
    async def work(store: Store) -> None:
        await store.write(table("t"), entry("t", 1))
        results = await asyncio.gather(
            store.write(entry("t", 2)),
            store.write(seat("t", 1), entry("t", 1, message="taken")),
            store.write(entry("t", 3)),
            store.write(entry("nowhere", 1)),
            store.write(entry("t", 4)),
            return_exceptions=True,
        )
        assert [type(result) for result in results] == [type(None), IntegrityError] * 2 + [type(None)]
        assert [row.seq for row in await store.entries("t")] == [1, 2, 3, 4]
        assert await store.seats("t") == []

    with_store(database_url, work)


def test_invalid_statement_fails_alone(database_url: str) -> None:
    async def work(store: Store) -> None:
        good, bad = store.write(user("anna")), store.write(user("bruno", shoe_size=43))
        results = await asyncio.gather(good, bad, return_exceptions=True)
        assert results[0] is None
        assert isinstance(results[1], Exception)
        assert set(await store.users(["anna", "bruno"])) == {"anna"}

    with_store(database_url, work)


def test_batches_are_written_in_their_order(database_url: str) -> None:
    async def work(store: Store) -> None:
        needed = [user("anna"), table("t", host="anna"), seat("t", 1, "anna"), entry("t", 1, user_id="anna")]
        await asyncio.gather(*[store.write(each) for each in needed])
        failing = [table("t"), user("bruno"), table("u", host="bruno"), entry("u", 1, user_id="bruno")]
        results = await asyncio.gather(*[store.write(each) for each in failing], return_exceptions=True)
        assert [result is None for result in results] == [False, True, True, True]

    with_store(database_url, work)


def test_cancelled_caller_does_not_cancel_the_write(database_url: str) -> None:
    async def work(store: Store) -> None:
        caller = asyncio.create_task(store.write(user("anna")))
        await asyncio.sleep(0)
        caller.cancel()
        await asyncio.gather(caller, return_exceptions=True)
        await store.write(user("bruno"))
        assert set(await store.users(["anna", "bruno"])) == {"anna", "bruno"}

    with_store(database_url, work)


def test_close_writes_queued_batches_and_refuses_more(database_url: str) -> None:
    async def first(store: Store) -> None:
        writes = [asyncio.create_task(store.write(user(f"u{n}"))) for n in range(20)]
        await asyncio.sleep(0)
        await store.close()
        await asyncio.gather(*writes)
        with pytest.raises(StoreError, match="the database is closed"):
            await store.write(user("late"))

    async def second(store: Store) -> None:
        assert len(await store.users([f"u{n}" for n in range(20)])) == 20

    with_store(database_url, first)
    with_store(database_url, second)


def _after_the_killed(url: str) -> None:
    """Waits until the database has noticed that who held its lock is gone."""

    async def nothing(_: Store) -> None:
        pass

    for _ in range(600):
        with contextlib.suppress(StoreError):
            with_store(url, nothing)
            return
        time.sleep(0.1)
    raise AssertionError("the lock of a killed process stays")


def test_acknowledged_writes_survive_a_kill(database_url: str) -> None:
    async def tables(store: Store) -> None:
        await store.write(*[table(f"t{n}") for n in range(6)])

    with_store(database_url, tables)
    acknowledged: dict[str, int] = {}
    random = Random(4)
    for _ in range(3):
        for row in _acknowledged_before_a_kill(database_url, random.randint(20, 200)):
            id, seq = row.split()
            acknowledged[id] = int(seq)

        async def check(store: Store) -> None:
            for id, seq in acknowledged.items():
                entries = await store.entries(id)
                newest = await store.newest_state(id)
                assert [row.seq for row in entries] == list(range(1, len(entries) + 1))
                assert newest is not None
                assert seq <= len(entries) == newest.seq <= seq + 1, "at most the one that was not acknowledged yet"
                acknowledged[id] = len(entries)

        _after_the_killed(database_url)
        with_store(database_url, check)


def _acknowledged_before_a_kill(url: str, after: int) -> list[str]:
    child = subprocess.Popen(
        [sys.executable, "-c", WRITER, url], stdout=subprocess.PIPE, env={"PYTHONPATH": ":".join(sys.path)}
    )
    try:
        assert child.stdout is not None
        lines = [child.stdout.readline() for _ in range(after)]
    finally:
        child.kill()
        rest, _ = child.communicate()
    return [line.decode() for line in [*lines, *rest.splitlines(keepends=True)] if line.endswith(b"\n")]


def test_lost_connection_is_reopened_with_its_lock(postgres: Postgres, postgres_url: str) -> None:
    async def work(store: Store) -> None:
        await store.write(user("anna"))
        postgres.cut(postgres_url)
        await asyncio.gather(store.write(user("bruno")), store.write(user("carla")))
        assert len(await store.users(["anna", "bruno", "carla"])) == 3
        with pytest.raises(StoreError, match="another cosca"):
            await Store.open(postgres_url)

    with_store(postgres_url, work)


def test_writers_wait_while_the_server_restarts(postgres: Postgres, postgres_url: str) -> None:
    async def work(store: Store) -> None:
        await store.write(user("anna"))
        postgres.stop()
        writing = asyncio.create_task(store.write(user("bruno")))
        await asyncio.sleep(0.5)
        postgres.start()
        await writing
        assert set(await store.users(["anna", "bruno"])) == {"anna", "bruno"}

    with_store(postgres_url, work)


@pytest.mark.parametrize("carried_out", [True, False])
def test_unconfirmed_commit_is_applied_once(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch, carried_out: bool
) -> None:
    commit = Connection.commit
    lost: list[bool] = []

    def unanswered(connection: Connection) -> None:
        if lost:
            return commit(connection)
        if carried_out:
            commit(connection)
        lost.append(True)
        raise OperationalError("COMMIT", {}, Exception("no answer"), connection_invalidated=True)

    async def work(store: Store) -> None:
        monkeypatch.setattr(Connection, "commit", unanswered)
        await asyncio.gather(store.write(user("anna")), store.write(user("bruno")))
        assert lost
        assert set(await store.users(["anna", "bruno"])) == {"anna", "bruno"}

    with_store(postgres_url, work)


def test_writers_wait_while_another_program_keeps_the_file_busy(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite, "BUSY_SECONDS", 0.01)

    async def work(store: Store) -> None:
        other = sqlite3.connect(sqlite_url.removeprefix("sqlite:///"), isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        writing = asyncio.gather(store.write(user("anna")), store.write(user("bruno")))
        await asyncio.sleep(0.3)
        assert not writing.done()
        other.execute("ROLLBACK")
        other.close()
        await writing

    with_store(sqlite_url, work)


def test_writes_fail_with_a_clear_error_after_the_reconnect_time() -> None:
    async def nowhere() -> Writer:
        raise StoreError("the database server cannot be reached")

    async def work() -> None:
        writer = BatchWriter(nowhere, reconnect_seconds=0.2)
        writer.start()
        started = time.monotonic()
        results = await asyncio.gather(writer.write([user("a")]), writer.write([user("b")]), return_exceptions=True)
        assert time.monotonic() - started > 0.1
        assert [str(result) for result in results] == ["the database server cannot be reached"] * 2
        await writer.close()

    asyncio.run(work())


def test_late_writes_are_rejected_alone_and_counted(postgres_url: str, caplog: pytest.LogCaptureFixture) -> None:
    async def work(store: Store) -> None:
        await store.write(table("t", owner="here", epoch=2), table("u", owner="here", epoch=2))
        results = await asyncio.gather(
            store.write(entry("t", 1), fence=TableFence("t", "here", 2)),
            store.write(entry("u", 1), fence=TableFence("u", "here", 1)),  # of an earlier claim
            store.write(entry("t", 2), fence=TableFence("t", "there", 2)),
            store.write(entry("u", 2), fence=TableFence("u", "here", 2)),
            return_exceptions=True,
        )
        assert [type(result) for result in results] == [type(None), Moved, Moved, type(None)]
        assert [row.seq for row in await store.entries("t")] == [1]
        assert [row.seq for row in await store.entries("u")] == [2]
        assert store.writer.fenced == 2

    with_store(postgres_url, work)
    assert [record.message for record in caplog.records] == ["late write rejected"] * 2


class _PausedOnce(Fence):
    """Stops the process in the middle of its first transaction, as SIGSTOP does, until another node has the table."""

    def __init__(self) -> None:
        super().__init__()
        self.locked, self.claimed = threading.Event(), threading.Event()

    def check(self, connection: Connection) -> None:
        connection.execute(text("SELECT 1 FROM tables WHERE id = 't' FOR NO KEY UPDATE"))
        self.locked.set()
        assert self.claimed.wait(30), "the table is still locked"


def test_paused_node_keeps_no_table_locked(postgres_url: str) -> None:
    """A node that stops inside a transaction loses it, so that others can claim the table; later it runs again."""
    pause = _PausedOnce()

    async def other_node() -> None:
        database = PostgreSQL(make_url(postgres_url))
        await database.transact(lambda connection: connection.execute(text("UPDATE tables SET epoch = 7")))
        pause.claimed.set()
        await database.close()

    def claim() -> None:
        pause.locked.wait(30)
        asyncio.run(other_node())

    async def play() -> None:
        store = await Store.open(postgres_url, "shared")
        await store.write(table("t"))
        database = PostgreSQL(make_url(postgres_url))
        writer = BatchWriter(lambda: database.writer("shared"), fence=pause)
        writer.start()
        await writer.write([entry("t", 1)])
        row = await store.table("t")
        assert row is not None
        assert (row.epoch, len(await store.entries("t"))) == (7, 1)
        await writer.close()
        await database.close()
        await store.close()

    other = threading.Thread(target=claim)
    other.start()
    asyncio.run(play())
    other.join()
