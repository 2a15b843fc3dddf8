"""A week at one table with a fake clock: quiet hours, a holiday, an absence, expiry, a return; daily kills."""

from __future__ import annotations

import asyncio
import os
from dataclasses import replace
from datetime import datetime
from random import Random
from zoneinfo import ZoneInfo

import pytest

from cosca.server.jobs.deadlines import DeadlineScheduler
from cosca.server.storage.rows import Hours
from cosca.server.storage.users import change_user
from cosca.server.table.live_table import LiveTable
from cosca.server.timekeeping.quiet_hours import DAY_SECONDS, Calendar
from tests.server.support.players import FakeConnection, FakeTime, TableHarness, open_harness, table_message

ROME = ZoneInfo("Europe/Rome")
STEP = 600.0
BUDGET = 2  # days
SEED_BYTES = 32
SEATS = {1: "anna", 2: "carla", 3: "ben"}
QUIET: Hours = {
    "zone": "Europe/Rome",
    "quiet": ["22:00", "08:00"],
    "holidays": [["2027-05-06", "2027-05-06"]],
    "since": 0,
}


def moment(fake_time: FakeTime) -> datetime:
    return datetime.fromtimestamp(fake_time.wall, ROME)


def plays(name: str, at: datetime) -> bool:
    """When they look at the table: Anna by day, Ben now and then, Carla at noon, but not from Tuesday to Saturday."""
    if name == "anna":
        return 9 <= at.hour < 21
    if name == "ben":
        return at.day != 6 and at.hour in (9, 14, 19)
    return at.hour == 12 and not 4 <= at.day <= 8


def charged(name: str, at: datetime) -> bool:
    return name != "ben" or (8 <= at.hour < 22 and at.day != 6)


async def begin(harness: TableHarness) -> str:
    table = await harness.table(
        {1: "me", 2: "open", 3: "open", 4: "default"}, start=False, pace={"kind": "days", "days": BUDGET}
    )
    for seat in (2, 3):
        user = await harness.user(SEATS[seat])
        if SEATS[seat] == "ben":
            await harness.store.write(change_user(user.id, hours=[QUIET]))
            user = replace(user, hours=[QUIET])
        await table.join(user, table.row.invite)
        await table.sit(user, seat, "me")
    await table.start("u-anna")
    return table.id


async def rest(table: LiveTable) -> None:
    while table.tasks or table.bots.busy:
        await asyncio.sleep(0.001)


async def visit(harness: TableHarness, table: LiveTable, seat: int) -> None:
    """Somebody looks at the table, decides two things at most, and goes."""
    line: FakeConnection = await harness.connect(table, SEATS[seat], seat)
    await rest(table)
    for at in range(2):
        await harness.play(table, {seat: line}, Random(at), 1)
        await rest(table)
    table.detach(line)
    await rest(table)


def test_week_of_correspondence_play_charges_the_right_time(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    # The same game each time: a seed has 32 bytes. Ids are shorter and stay random.
    monkeypatch.setattr("secrets.token_bytes", lambda n: bytes(range(n)) if n == SEED_BYTES else os.urandom(n))

    async def play() -> None:
        fake_time = FakeTime(datetime(2027, 5, 3, 8, tzinfo=ROME).timestamp())
        spent = dict.fromkeys(SEATS, 0.0)
        seen: list[tuple[int, int, bool]] = []  # the day, Carla's choices so far, whether a bot plays for her
        async with open_harness(sqlite_url, fake_time) as harness:
            id = await begin(harness)
        while moment(fake_time).day < 10:
            async with open_harness(sqlite_url, fake_time) as harness:
                table = await harness.tables.get(id)
                assert table is not None
                scheduler = DeadlineScheduler(harness.tables)
                await scheduler.invalidate()
                await scheduler.run_due()
                today = moment(fake_time).day
                while moment(fake_time).day == today and table.running:
                    at = moment(fake_time)
                    for seat, name in SEATS.items():
                        if at.minute == 0 and plays(name, at):
                            await visit(harness, table, seat)
                    for seat in table.journal.waiting:
                        row = table.seats.rows[seat]
                        if not row.bot and charged(SEATS[seat], at):
                            spent[seat] += STEP
                    fake_time.advance(STEP)
                    await scheduler.run_due()
                    await rest(table)
                    if table.seats.rows[2].stand_in:
                        spent[2] = BUDGET * DAY_SECONDS
                for seat, name in SEATS.items():
                    if name != "carla":
                        assert left(harness, table, seat) == pytest.approx(BUDGET * DAY_SECONDS - spent[seat], abs=5)
                choices = len([each for each, _ in table.match.log if each == 2])
                seen.append((today, choices, table.seats.rows[2].stand_in))
                await harness.tables.uptime.persist(harness.store)
                assert table.running
            fake_time.advance(3600)  # while the server is down
        away = {day: bot for day, _, bot in seen}
        made = {day: choices for day, choices, _ in seen}
        assert not away[3]
        assert away[7]  # two days without her, and not one of them Ben's
        assert not away[9]
        assert made[8] > made[4]  # the bot played on
        assert spent[3] > 0
        async with open_harness(sqlite_url, fake_time) as harness:
            table = await harness.tables.get(id)
            assert table is not None
            connections = [line["event"] for line in (await harness.connect(table, "carla", 2)).last("chat")["lines"]]
            assert [(connection["seat"], connection["how"]) for connection in connections] == [
                (2, "timeout"),
                (2, "back"),
            ]

    asyncio.run(play())


def left(harness: TableHarness, table: LiveTable, seat: int) -> float:
    """The budget of a seat now."""
    clock = table_message(table, None, None)["seats"][seat - 1]["clock"]
    if clock["at"] is None:
        return clock["left"]
    calendar = Calendar([QUIET] if SEATS[seat] == "ben" else None, harness.tables.uptime)
    return clock["left"] - calendar.charged_seconds(clock["at"], harness.tables.uptime.now())
