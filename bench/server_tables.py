"""Measure a database of many tables: start-up time of the server, and the cost of loading and evicting them all.

The tables are copies of a few played ones, so creating them takes seconds. Each is loaded for a visitor who connects,
chats and leaves; then it is evicted. Memory must stay flat: nothing may remain of an evicted table.
Start it with `make bench-server ARGS=tables`, which lets it find what it shares with tools/.
"""

from __future__ import annotations

import argparse
import asyncio
import dataclasses
import math
import os
import sqlite3
import sys
import tempfile
import time
from pathlib import Path
from random import Random

from sqlalchemy import insert

from cosca.server.core.settings import Settings
from cosca.server.entrypoints.serve import tune_garbage_collector
from cosca.server.registry.table_registry import TableRegistry
from cosca.server.storage import schema
from cosca.server.storage.rows import UserRow
from cosca.server.storage.store import Store
from cosca.server.table.live_table import LiveTable
from tools.harness.server import NO_LIMITS, Server

CHOICES = (10, 40, 90, 120)  # choices made in the tables that are copied
ALONE = {1: "me", 2: "soldato", 3: "soldato", 4: "soldato"}
SWEEP = 50  # tables in memory at a time
HOST = "shelf"
COPIED = ("tables", "members", "seats", "entries", "states", "chat")


class Visitor:
    """A subscriber that keeps nothing."""

    def __init__(self) -> None:
        self.user: str | None = HOST
        self.active_seat: int | None = None

    def enqueue(self, message: bytes) -> None:
        pass

    def close(self, code: int, why: str) -> None:
        pass


async def quiet(table: LiveTable) -> None:
    """Wait until bots and background tasks are done."""
    while table.bots.busy or table.tasks:
        await asyncio.sleep(0.002)


async def models(url: str) -> list[str]:
    """Create the tables to copy: some choices each, a person against bots or alone in all seats."""
    store = await Store.open(url)
    try:
        now = time.time()
        user = UserRow(HOST, "Shelf", None, None, 0, now, now)
        await store.write(insert(schema.users).values(dataclasses.asdict(user)))
        tables, made, rng = TableRegistry(store, Settings(database_url=url)), list[str](), Random(1)
        for choices in CHOICES:
            for seats in (ALONE, dict.fromkeys(range(1, 5), "me")):
                table = await tables.create(user, "la_famiglia", {}, seats, False, True, True)
                for n in range(choices):
                    await quiet(table)
                    own = [seat for seat in table.journal.waiting if seats[seat] == "me"]
                    if not own:
                        break
                    decision = table.game.decision(table.match.state, own[0])
                    assert decision is not None
                    text = rng.choice(decision.choices).text
                    await table.choose(HOST, own[0], table.journal.act_number(own[0]), [text], f"m{n}")
                await quiet(table)
                made.append(table.id)
        return made
    finally:
        await store.close()


def copy(file: Path, made: list[str], count: int) -> list[str]:
    """Copy them until there are so many tables in all."""
    database = sqlite3.connect(file)
    ids = [f"shelf-{n}" for n in range(count)]
    for name in COPIED:
        columns = [row[1] for row in database.execute(f"PRAGMA table_info({name})")]
        key = "id" if name == "tables" else "table_id"
        taken = ", ".join("?" if column == key else f'"{column}"' for column in columns)
        copied = f"INSERT INTO {name} SELECT {taken} FROM {name} WHERE {key} = ?"
        database.executemany(copied, [(id, made[n % len(made)]) for n, id in enumerate(ids)])
    database.commit()
    database.close()
    return ids


def resident() -> float:
    """Return the resident megabytes of this process."""
    return int(Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 1e6


async def visit(tables: TableRegistry, id: str, n: int) -> None:
    table = await tables.get(id)
    assert table is not None
    line = Visitor()
    await table.subscribe(line, 1 if table.running else None, 0)
    await table.say(HOST, None, "buongiorno", False, f"said {n}")
    table.detach(line)
    await quiet(table)
    table.idle_since = -math.inf


async def read_all(url: str, ids: list[str]) -> list[float]:
    """Load and evict all tables; return the memory after each tenth of them."""
    store = await Store.open(url)
    try:
        tables = TableRegistry(store, Settings(database_url=url, chats_per_minute=1_000_000))
        tune_garbage_collector()
        sizes, started, tenth = list[float](), time.perf_counter(), max(1, len(ids) // 10)
        print("tables read and dropped   MB   tables in memory   ms per table")
        for n, id in enumerate(ids, 1):
            await visit(tables, id, n)
            if n % SWEEP == 0:
                await tables.evict_idle()
            if n % tenth == 0:
                sizes.append(resident())
                each = (time.perf_counter() - started) / n * 1000
                print(f"{n:23}  {sizes[-1]:4.0f}  {tables.count:17}  {each:13.1f}", flush=True)
        return sizes
    finally:
        await store.close()


def start(folder: Path, file: Path) -> float:
    """Return the seconds from the start of the process to its first answer."""
    server = Server(folder, f"sqlite:///{file}", NO_LIMITS)
    before = time.perf_counter()
    with server:
        return time.perf_counter() - before


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=10_000, help="how many (default 10000)")
    parser.add_argument(
        "--grow", type=float, default=15, help="megabytes that the last nine tenths may add (default 15)"
    )
    parser.add_argument("--start", type=float, default=3, help="seconds in which the server must answer (default 3)")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        file = folder / "cosca.sqlite3"
        url = f"sqlite:///{file}"
        begun = time.perf_counter()
        empty = start(folder, folder / "empty.sqlite3")
        ids = copy(file, asyncio.run(models(url)), args.tables)
        size = file.stat().st_size / 1e6
        print(f"{args.tables} tables, {size:.0f} MB, made in {time.perf_counter() - begun:.0f} s", flush=True)
        seconds = start(folder, file)
        print(f"a server with them answers after {seconds:.2f} s (with an empty database {empty:.2f} s)", flush=True)
        result = asyncio.run(read_all(url, ids))
    grown = result[-1] - result[0]
    print(f"the last nine tenths added {grown:.1f} MB")
    return int(grown > args.grow or seconds > args.start)


if __name__ == "__main__":
    sys.exit(main())
