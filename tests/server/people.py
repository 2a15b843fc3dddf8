"""People for tests of tables: users, lines that keep what they are told, and a house that can be reopened."""

from __future__ import annotations

import asyncio
import dataclasses
import json
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from random import Random
from typing import Any

from held import Held
from sqlalchemy import insert

from cosca.server import schema
from cosca.server.settings import Settings
from cosca.server.store import Store, UserRow
from cosca.server.table.live import LiveTable
from cosca.server.tables import Tables
from cosca.server.uptime import Uptime
from cosca.server.wire import Pace

ALL = {1: "me", 2: "me", 3: "me", 4: "me"}  # one person in all seats


class Line:
    """A listener that keeps every message."""

    def __init__(self, user: str | None) -> None:
        self.user = user
        self.front: int | None = None
        self.raw: list[bytes] = []
        self.messages: list[dict[str, Any]] = []  # a `state` with the snapshot that it leads to
        self.closed: int | None = None
        self._held = Held()

    def push(self, message: bytes) -> None:
        self.raw.append(message)
        read = json.loads(message)
        self.messages.append(self._held.take(read) if read["type"] == "state" else read)

    def close(self, code: int, why: str) -> None:
        self.closed = code

    def all(self, kind: str) -> list[dict[str, Any]]:
        return [message for message in self.messages if message["type"] == kind]

    def last(self, kind: str) -> dict[str, Any]:
        return next(message for message in reversed(self.messages) if message["type"] == kind)

    def heard(self) -> list[str]:
        """What was said."""
        return [line["text"] for message in self.all("chat") for line in message["lines"]]

    def items(self) -> list[dict[str, Any]]:
        return [item for message in self.all("state") for item in message["items"]]


class House:
    """A store with its tables."""

    def __init__(self, store: Store, settings: Settings, uptime: Uptime | None = None) -> None:
        self.store = store
        self.settings = settings
        self.tables = Tables(store, settings, uptime)
        self._sent = 0

    async def user(self, name: str) -> UserRow:
        row = UserRow(f"u-{name}", name, None, None, 0, time.time(), time.time())
        if await self.store.user(row.id) is None:
            await self.store.write(insert(schema.users).values(dataclasses.asdict(row)))
        return row

    async def table(
        self, seats: dict[int, str], game: str = "la_famiglia", start: bool = True, pace: Pace | None = None
    ) -> LiveTable:
        """A private table of Anna's, with spectators."""
        anna = await self.user("anna")
        return await self.tables.create(anna, game, {}, seats, False, True, start, pace=pace)

    async def line(self, table: LiveTable, user: str | None, seat: int | None, since: int = 0) -> Line:
        line = Line(None if user is None else f"u-{user}")
        await table.hello(line, seat, since)
        return line

    async def rest(self, table: LiveTable) -> None:
        """Waits until what is being done at the table is done."""
        while table.tasks or table.busy_bots:
            await asyncio.sleep(0.005)

    async def again(self, table: LiveTable) -> LiveTable:
        """The table as the next start of the server finds it: nothing is left but what was committed."""
        await self.rest(table)
        table.broken = True
        self.tables = Tables(self.store, self.settings, self.tables.uptime)
        found = await self.tables.get(table.id)
        assert found is not None
        await self.rest(found)
        return found

    def id(self) -> str:
        self._sent += 1
        return f"m{self._sent}-{id(self)}"

    async def play(self, table: LiveTable, lines: dict[int, Line], rng: Random, choices: int) -> int:
        """Answers for these seats as their lines show it, until so many choices are made or nobody is asked."""
        made = 0
        while made < choices and table.running:
            waiting = [seat for seat in table.journal.waiting if seat in lines]
            if not waiting:
                break
            seat = rng.choice(waiting)
            state = lines[seat].last("state")
            text = rng.choice(state["question"]["choices"])["text"]
            await table.choose(lines[seat].user or "", seat, state["act"], [text], self.id())
            made += 1
        return made


def meta_of(table: LiveTable, user: str | None, front: int | None) -> dict[str, Any]:
    """The message `table` as it is read."""
    return json.loads(json.dumps(table.meta(user, front)))


def shown(table: LiveTable, seat: int | None) -> dict[str, Any]:
    """The view of a seat as its lines are told it: without pending steps, and actors stand elsewhere."""
    view = json.loads(json.dumps(table.game.view(table.match.state, seat)))
    return {key: value for key, value in view.items() if key not in ("steps", "actors")}


async def lines_of(home: House, table: LiveTable, user: str = "anna") -> dict[int, Line]:
    return {seat: await home.line(table, user, seat) for seat in table.game.seats}


class World:
    """Time as a test has it: what has passed, and what the machine's clock says."""

    def __init__(self, wall: float = 1_800_000_000.0) -> None:
        self.passed = 0.0
        self.wall = wall

    def go(self, seconds: float) -> None:
        """Time goes by."""
        self.passed += seconds
        self.wall += seconds

    async def boot(self, store: Store) -> Uptime:
        """The uptime of a server that starts now."""
        return await Uptime.begin(store, lambda: self.passed, lambda: self.wall)


@asynccontextmanager
async def house(url: str, world: World | None = None, **settings: Any) -> AsyncIterator[House]:
    """A house on a database; everything is closed as after a crash: nothing is kept but what was committed."""
    store = await Store.open(url)
    try:
        uptime = await world.boot(store) if world is not None else None
        yield House(store, Settings(database_url=url, **settings), uptime)
    finally:
        await store.close()
