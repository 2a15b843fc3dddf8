"""A sender with fake channels, a fake clock and people who look or not, on a real database."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Collection, Sequence
from contextlib import asynccontextmanager
from typing import Any

from sqlalchemy import Row, Table, insert, select

from cosca.server.notifications.delivery import Letter, LetterBuilder
from cosca.server.notifications.sender import Sender
from cosca.server.notifications.stages import ChannelKind, Stage
from cosca.server.storage import duties as duty_sql
from cosca.server.storage import schema
from cosca.server.storage.notifications import new_id
from cosca.server.storage.rows import ChannelRow, DutyRow, NotificationRow
from cosca.server.storage.store import Store
from cosca.server.timekeeping.uptime import Uptime
from tests.server.support import rows
from tests.server.support.players import FakeTime


class FakeChannel:
    """A channel that records letters, or fails as the test says."""

    def __init__(self) -> None:
        self.letters: list[tuple[str, Letter]] = []  # with the id of the channel
        self.fault: BaseException | None = None
        self.gate: asyncio.Event | None = None  # deliveries hang until it is set

    async def deliver(self, channel: ChannelRow, letter: Letter) -> None:
        if self.gate is not None:
            await self.gate.wait()
        if self.fault is not None:
            raise self.fault
        self.letters.append((channel.id, letter))

    @property
    def stages(self) -> list[str]:
        return [letter.stage for _, letter in self.letters]


def plain_letter(
    row: NotificationRow, *, language: str, table_name: str | None, public: bool = False, **_: Any
) -> Letter:
    stage: Stage = row.stage  # pyright: ignore[reportAssignmentType]
    title = f"{stage} {table_name} {'public' if public else ''}"
    return Letter(row.id, stage, language, title, "", "https://cosca.example/t/t1", row.table_id, 1)


class FakeAttention:
    """Who looks at which table; `left` is when they last did."""

    def __init__(self, uptime: Uptime) -> None:
        self.uptime = uptime
        self.looking: set[tuple[str, str]] = set()
        self.left: dict[tuple[str, str], float] = {}

    def last_look(self, table_id: str, user_id: str) -> float | None:
        if (table_id, user_id) in self.looking:
            return self.uptime.now()
        return self.left.get((table_id, user_id))

    async def refresh(self, looks: Collection[tuple[str, str]]) -> None:
        pass

    def look(self, table: str, user: str) -> None:
        self.looking.add((table, user))

    def leave(self, table: str, user: str) -> None:
        if (table, user) in self.looking:
            self.looking.discard((table, user))
            self.left[table, user] = self.uptime.now()


class SenderHarness:
    """Anna and Ben at the tables t1 and t2, a sender, and helpers to write rows and pass time."""

    def __init__(self, store: Store, time: FakeTime, uptime: Uptime) -> None:
        self.store = store
        self.time = time
        self.uptime = uptime
        self.attention = FakeAttention(uptime)
        self.channels: dict[ChannelKind, FakeChannel] = {
            "push": FakeChannel(),
            "webhook": FakeChannel(),
            "email": FakeChannel(),
        }
        self.sender = self.new_sender()

    def new_sender(self, build: LetterBuilder = plain_letter) -> Sender:
        return Sender(self.store, self.uptime, self.attention, self.channels, build, "https://cosca.example")

    async def restart(self) -> None:
        """Start a new sender, as after a kill: only what is committed is left."""
        await self.uptime.persist(self.store)
        self.uptime = await self.time.start_uptime(self.store)
        self.attention = FakeAttention(self.uptime)
        self.sender = self.new_sender()
        await self.sender.release_held()

    async def add_channel(self, kind: ChannelKind, user: str | None = "anna", **more: Any) -> str:
        id = str(more.pop("id", f"{kind}-{user or more.get('table_id')}"))
        row = ChannelRow(id, user, more.pop("table_id", None), kind, None, id, None, more.pop("stages", None), "", 1.0)
        await self.store.write(insert(schema.channels).values({**row.to_values(), **more}))
        return id

    async def open_duty(
        self, user: str = "anna", table: str = "t1", seat: int = 1, warn_in: float | None = None
    ) -> DutyRow:
        now = self.uptime.now()
        warn_at = None if warn_in is None else now + warn_in
        deadline = None if warn_in is None else now + warn_in / 0.8
        row = DutyRow(new_id(), table, seat, user, now, deadline, warn_at, now + 10)
        await self.store.write(duty_sql.insert_duty(row))
        return row

    async def close_duty(self, row: DutyRow) -> None:
        await self.store.write(duty_sql.delete_duty(row.id))

    async def step(self) -> None:
        """Let the sender do all that is due now."""
        for _ in range(4):
            await self.sender.step()
            await self.sender.drain()

    async def pass_time(self, seconds: float, steps: int = 1) -> None:
        for _ in range(steps):
            self.time.advance(seconds / steps)
            await self.step()

    async def rows(self, table: Table = schema.notifications) -> Sequence[Row[Any]]:
        return await self.store.read(lambda db: db.execute(select(table)).all())

    def sent(self, kind: ChannelKind) -> list[str]:
        return self.channels[kind].stages


@asynccontextmanager
async def open_sender(url: str) -> AsyncIterator[SenderHarness]:
    """Open a harness on an empty database."""
    store, time = await Store.open(url), FakeTime()
    try:
        await store.write(
            rows.user("anna", language="de"),
            rows.user("ben"),
            rows.table("t1", host="anna", status="running", name="Corleone"),
            rows.table("t2", host="ben", status="running"),
        )
        yield SenderHarness(store, time, await time.start_uptime(store))
    finally:
        await store.close()
