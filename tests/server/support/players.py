"""Harness for tests of tables: users, connections that record their messages, reloads, and a fake clock."""

from __future__ import annotations

import asyncio
import dataclasses
import json
import math
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from random import Random
from typing import Any

from sqlalchemy import insert

from cosca.server.core.settings import Settings
from cosca.server.protocol.server_messages import Pace
from cosca.server.registry.table_registry import TableRegistry
from cosca.server.storage import schema
from cosca.server.storage.rows import UserRow
from cosca.server.storage.store import Store
from cosca.server.table.live_table import LiveTable
from cosca.server.timekeeping.uptime import Uptime
from tools.harness.frame_reader import FrameReader

ALL = {1: "me", 2: "me", 3: "me", 4: "me"}  # one person in all seats


class FakeConnection:
    """A subscriber that records every message."""

    def __init__(self, user: str | None) -> None:
        self.user = user
        self.active_seat: int | None = None
        self.raw: list[bytes] = []
        self.messages: list[dict[str, Any]] = []  # a `state` with the snapshot that it leads to
        self.closed: int | None = None
        self._held = FrameReader()

    def enqueue(self, message: bytes) -> None:
        self.raw.append(message)
        read = json.loads(message)
        self.messages.append(self._held.take(read) if read["type"] == "state" else read)

    def close(self, code: int, why: str) -> None:
        self.closed = code

    def all(self, kind: str) -> list[dict[str, Any]]:
        return [message for message in self.messages if message["type"] == kind]

    def last(self, kind: str) -> dict[str, Any]:
        return next(message for message in reversed(self.messages) if message["type"] == kind)

    def chat_texts(self) -> list[str]:
        """Return the texts of all chat messages."""
        return [line["text"] for message in self.all("chat") for line in message["lines"]]

    def items(self) -> list[dict[str, Any]]:
        return [item for message in self.all("state") for item in message["items"]]


class TableHarness:
    """A store and a table registry, with helpers to create users, tables and connections."""

    def __init__(self, store: Store, settings: Settings, uptime: Uptime | None = None) -> None:
        self.store = store
        self.settings = settings
        self.tables = TableRegistry(store, settings, uptime)
        self._sent = 0

    async def user(self, name: str) -> UserRow:
        row = UserRow(f"u-{name}", name, None, None, 0, time.time(), time.time())
        if await self.store.user(row.id) is None:
            await self.store.write(insert(schema.users).values(dataclasses.asdict(row)))
        return row

    async def table(
        self, seats: dict[int, str], game: str = "la_famiglia", start: bool = True, pace: Pace | None = None
    ) -> LiveTable:
        """Create a private table with spectators; Anna is the host."""
        anna = await self.user("anna")
        return await self.tables.create(anna, game, {}, seats, False, True, start, pace=pace)

    async def connect(self, table: LiveTable, user: str | None, seat: int | None, since: int = 0) -> FakeConnection:
        connection = FakeConnection(None if user is None else f"u-{user}")
        await table.subscribe(connection, seat, since)
        return connection

    async def admit(self, table: LiveTable, name: str, seat: int) -> None:
        """Seat a new user in the running game, with the consent of all players."""
        await table.sit(await self.user(name), seat, "me")
        for user in sorted(table.seats.people - {f"u-{name}"}):
            proposals = table.table_message(user, None)["proposals"]
            numbers = [proposal["n"] for proposal in proposals if proposal["what"] == "join"]
            await table.answer(user, numbers[0], True, self.message_id())
        assert table.seats.rows[seat].user_id == f"u-{name}"

    async def wait_until_idle(self, table: LiveTable) -> None:
        """Wait until no task and no bot is active at the table; bots that play among themselves are never idle."""
        while table.tasks or (table.bots.busy and (table.seats.human_seats or not table.subscribers.attached)):
            await asyncio.sleep(0.005)

    async def reload(self, table: LiveTable) -> LiveTable:
        """Load the table again, as after a restart of the server: only what was committed is left."""
        await self.wait_until_idle(table)
        table.closed = True
        self.tables = TableRegistry(self.store, self.settings, self.tables.uptime)
        loaded = await self.tables.get(table.id)
        assert loaded is not None
        await self.wait_until_idle(loaded)
        return loaded

    async def play_until_asked(self, table: LiveTable, seat: int) -> None:
        """Make default choices for the other people until the seat owes a decision."""
        await self.wait_until_idle(table)
        while seat not in table.journal.waiting:
            other = table.journal.waiting[0]
            choice, user = table.game.default(table.match.state, other), table.seats.rows[other].user_id or ""
            await table.choose(user, other, table.journal.act_number(other), [choice.text], self.message_id())
            await self.wait_until_idle(table)

    def message_id(self) -> str:
        self._sent += 1
        return f"m{self._sent}-{id(self)}"

    async def play(self, table: LiveTable, connections: dict[int, FakeConnection], rng: Random, choices: int) -> int:
        """Make random choices for these seats, until so many are made or none of the seats has a decision."""
        made = 0
        while made < choices and table.running:
            waiting = [seat for seat in table.journal.waiting if seat in connections]
            if not waiting:
                break
            seat = rng.choice(waiting)
            state = connections[seat].last("state")
            text = rng.choice(state["question"]["choices"])["text"]
            await table.choose(connections[seat].user or "", seat, state["act"], [text], self.message_id())
            made += 1
        return made


def table_message(table: LiveTable, user: str | None, active_seat: int | None) -> dict[str, Any]:
    """Return the message `table` as a client parses it."""
    return json.loads(json.dumps(table.table_message(user, active_seat)))


def visible_view(table: LiveTable, seat: int | None) -> dict[str, Any]:
    """Return the view of a seat as its connections get it: without internal keys."""
    view = json.loads(json.dumps(table.game.view(table.match.state, seat)))
    return {key: value for key, value in view.items() if key not in ("steps", "actors")}


async def connect_all(harness: TableHarness, table: LiveTable, user: str = "anna") -> dict[int, FakeConnection]:
    return {seat: await harness.connect(table, user, seat) for seat in table.game.seats}


class FakeTime:
    """The clocks of a test: monotonic and wall time; by default no jump is a pause."""

    def __init__(self, wall: float = 1_800_000_000.0, pause: float = math.inf) -> None:
        self.passed = 0.0
        self.wall = wall
        self.pause = pause

    def advance(self, seconds: float) -> None:
        """Advance both clocks."""
        self.passed += seconds
        self.wall += seconds

    async def start_uptime(self, store: Store) -> Uptime:
        """Return the uptime of a server that starts now."""
        return await Uptime.begin(store, lambda: self.passed, lambda: self.wall, self.pause)


@asynccontextmanager
async def open_harness(url: str, fake_time: FakeTime | None = None, **settings: Any) -> AsyncIterator[TableHarness]:
    """Open a harness on a database; at the end the store is closed as after a crash, without stopping tables."""
    store = await Store.open(url)
    try:
        uptime = await fake_time.start_uptime(store) if fake_time is not None else None
        yield TableHarness(store, Settings(database_url=url, **settings), uptime)
    finally:
        await store.close()
