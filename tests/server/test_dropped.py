"""Tables that are dropped leave the memory at once: nothing of them waits for a garbage collection."""

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
from cosca.server.errors import Refused, StoreError
from cosca.server.table.live import LiveTable
from tests.server.people import ALL, House, Line, house
from tests.server.visiting import serving

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
        "talk": table.parts.talk,
        "audience": table.audience,
    }
    return {name: weakref.ref(part) for name, part in found.items()}


async def quiet(table: LiveTable) -> None:
    while table.tasks or table.busy_bots:
        await asyncio.sleep(0.005)


async def visit(home: House, id: str, line: Line) -> None:
    """Some of everything that happens at a table, also what is refused or fails."""
    table = await home.tables.get(id)
    assert table is not None
    await table.hello(line, 1, 0)
    await home.play(table, {1: line}, Random(1), 3)
    await quiet(table)
    await table.say("u-anna", 1, "ciao", False, home.id())
    with contextlib.suppress(Refused):
        await table.undo("u-anna", 1, home.id())
    for act, text in ((99, "x"), (table.journal.act_of(1), "area atlantis")):
        with pytest.raises(Refused):
            await table.choose("u-anna", 1, act, [text], home.id())
    written = home.store.write

    async def full(*_: object) -> None:
        raise StoreError("the disk is full")

    home.store.write = full  # type: ignore[method-assign]
    with pytest.raises(StoreError):
        await table.say("u-anna", 1, "a second time", False, home.id())
    home.store.write = written  # type: ignore[method-assign]
    await table.refresh()
    if table.journal.waiting == (1,):
        await table.consigliere.ask(table, line, "u-anna", 1, table.journal.act_of(1), home.id())
    await quiet(table)
    await table.consigliere.rest()
    table.detach(line)
    await quiet(table)


@pytest.mark.parametrize("seats", [ALONE, ALL, {**ALONE, 3: "capo"}], ids=["bots", "people", "capo"])
@pytest.mark.usefixtures("uncollected")
def test_a_dropped_table_is_gone_at_once(sqlite_url: str, seats: dict[int, str]) -> None:
    async def play() -> None:
        async with house(sqlite_url, hint_seconds=0.1) as home:
            made = await home.table(seats)
            await quiet(made)
            refs, id, key = [parts(made)], made.id, made.match.state.key
            del made
            for _ in range(2):
                await drop(home, id)
                line = Line("u-anna")
                await visit(home, id, line)
                table = await home.tables.get(id)
                assert table is not None
                refs.append({**parts(table), "line": weakref.ref(line)})
                del table, line
            await drop(home, id)
            left = [name for each in refs for name, ref in each.items() if ref() is not None]
            home.tables.thinking.close()
            assert left == []
            states = [each for each in gc.get_objects() if isinstance(each, State) and each.key == key]
            assert states == []

    asyncio.run(play())


async def drop(home: House, id: str) -> None:
    table = home.tables._live[id]  # pyright: ignore[reportPrivateUsage]
    table.idle_since = -math.inf
    del table
    await home.tables.sweep()
    assert home.tables.count == 0
    await asyncio.sleep(0.01)  # what was called back is over


@pytest.mark.usefixtures("uncollected")
def test_a_line_that_was_refused_holds_no_table(tmp_path: Path) -> None:
    """Through real sockets, with errors of every kind."""
    with serving(tmp_path) as home:
        anna = home.visitor("Anna")
        id = anna.table()
        live = home.state.tables._live
        with anna.socket(id, 1) as line:
            line.opened.send("garbage")
            line.until("error")
            line.say("choose", seat=1, act=99, choices=["x"])
            line.until("error")
            line.say("choose", seat=3, act=0, choices=["x"])
            line.until("error")

        async def gone() -> list[str]:
            await quiet(live[id])
            while live[id].audience.listeners:
                await asyncio.sleep(0.01)
            await quiet(live[id])
            refs = parts(live[id])
            live[id].idle_since = -math.inf
            await home.state.tables.sweep()
            await asyncio.sleep(0.1)
            return [name for name, ref in refs.items() if ref() is not None]

        assert home.run(gone()) == []
