"""Evicted tables are freed immediately, without waiting for garbage collection."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import math
import weakref
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from cosca.kernel.state import State
from cosca.server.protocol.refusal import Refused, StoreError
from cosca.server.table.live_table import LiveTable
from tests.server.support.http_client import run_server
from tests.server.support.players import ALL, FakeConnection, TableHarness, open_harness

ALONE = {1: "me", 2: "soldato", 3: "soldato", 4: "soldato"}


@pytest.fixture
def uncollected() -> Iterator[None]:
    """No garbage is collected meanwhile."""
    gc.collect()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


def parts(table: LiveTable) -> dict[str, weakref.ref[Any]]:
    found = {
        "table": table,
        "journal": table.journal,
        "match": table.match,
        "stream": table.journal.stream,
        "seats": table.seats,
        "talk": table.state.chat,
        "audience": table.subscribers,
    }
    return {name: weakref.ref(part) for name, part in found.items()}


async def quiet(table: LiveTable) -> None:
    while table.tasks or table.bots.busy:
        await asyncio.sleep(0.005)


async def visit(harness: TableHarness, id: str, connection: FakeConnection) -> None:
    """Some of everything that happens at a table, also what is refused or fails."""
    table = await harness.tables.get(id)
    assert table is not None
    await table.subscribe(connection, 1, 0)
    await harness.play(table, {1: connection}, Random(1), 3)
    await quiet(table)
    await table.say("u-anna", 1, "ciao", False, harness.message_id())
    with contextlib.suppress(Refused):
        await table.undo("u-anna", 1, harness.message_id())
    for act, text in ((99, "x"), (table.journal.act_number(1), "area atlantis")):
        with pytest.raises(Refused):
            await table.choose("u-anna", 1, act, [text], harness.message_id())
    written = harness.store.write

    async def full(*_: object, **fence: object) -> None:
        raise StoreError("the disk is full")

    harness.store.write = full  # type: ignore[method-assign]
    with pytest.raises(StoreError):
        await table.say("u-anna", 1, "a second time", False, harness.message_id())
    harness.store.write = written  # type: ignore[method-assign]
    await table.refresh()
    if table.journal.waiting == (1,):
        await table.request_advice(connection, "u-anna", 1, table.journal.act_number(1), harness.message_id())
    await quiet(table)
    await table.advisor.stop()
    table.detach(connection)
    await quiet(table)


@pytest.mark.parametrize("seats", [ALONE, ALL, {**ALONE, 3: "capo"}], ids=["bots", "people", "capo"])
@pytest.mark.usefixtures("uncollected")
def test_evicted_table_is_freed_immediately(sqlite_url: str, seats: dict[int, str]) -> None:
    async def play() -> None:
        async with open_harness(sqlite_url, hint_seconds=0.1) as harness:
            made = await harness.table(seats)
            await quiet(made)
            refs, id, key = [parts(made)], made.id, made.match.state.key
            del made
            for _ in range(2):
                await drop(harness, id)
                connection = FakeConnection("u-anna")
                await visit(harness, id, connection)
                table = await harness.tables.get(id)
                assert table is not None
                refs.append({**parts(table), "line": weakref.ref(connection)})
                del table, connection
            await drop(harness, id)
            left = [name for each in refs for name, ref in each.items() if ref() is not None]
            harness.tables.workers.close()
            assert left == []
            states = [object_ for object_ in gc.get_objects() if isinstance(object_, State) and object_.key == key]
            assert states == []

    asyncio.run(play())


async def drop(harness: TableHarness, id: str) -> None:
    table = harness.tables._live[id]  # pyright: ignore[reportPrivateUsage]
    table.idle_since = -math.inf
    del table
    await harness.tables.evict_idle()
    assert harness.tables.count == 0
    await asyncio.sleep(0.01)  # what was called back is over


@pytest.mark.usefixtures("uncollected")
def test_refused_connection_does_not_reference_the_table(tmp_path: Path) -> None:
    """Through real sockets, with errors of every kind."""
    with run_server(tmp_path) as harness:
        anna = harness.visitor("Anna")
        id = anna.table()
        live = harness.services.tables._live
        with anna.socket(id, 1) as connection:
            connection.connection.send("garbage")
            connection.wait_for("error")
            connection.send("choose", seat=1, act=99, choices=["x"])
            connection.wait_for("error")
            connection.send("choose", seat=3, act=0, choices=["x"])
            connection.wait_for("error")

        async def gone() -> list[str]:
            await quiet(live[id])
            while live[id].subscribers.attached:
                await asyncio.sleep(0.01)
            await quiet(live[id])
            refs = parts(live[id])
            live[id].idle_since = -math.inf
            await harness.services.tables.evict_idle()
            await asyncio.sleep(0.1)
            return [name for name, ref in refs.items() if ref() is not None]

        assert harness.run(gone()) == []
