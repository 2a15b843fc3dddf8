"""A week at one table by a fake clock: quiet hours, a holiday, an absence, run-out, a bot, a return; a kill a day."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from datetime import datetime
from random import Random
from zoneinfo import ZoneInfo

import pytest

from cosca.server.hours import DAY, Calendar
from cosca.server.scheduler import Scheduler
from cosca.server.store import Hours
from cosca.server.store_people import change_user
from cosca.server.table.live import LiveTable
from tests.server.people import House, Line, World, house, meta_of

ROME = ZoneInfo("Europe/Rome")
STEP = 600.0
BUDGET = 2  # days
SEATS = {1: "anna", 2: "carla", 3: "ben"}
QUIET: Hours = {
    "zone": "Europe/Rome",
    "quiet": ["22:00", "08:00"],
    "holidays": [["2027-05-06", "2027-05-06"]],
    "since": 0,
}


def moment(world: World) -> datetime:
    return datetime.fromtimestamp(world.wall, ROME)


def plays(name: str, at: datetime) -> bool:
    """When they look at the table: Anna by day, Ben now and then, Carla at noon, but not from Tuesday to Saturday."""
    if name == "anna":
        return 9 <= at.hour < 21
    if name == "ben":
        return at.day != 6 and at.hour in (9, 14, 19)
    return at.hour == 12 and not 4 <= at.day <= 8


def charged(name: str, at: datetime) -> bool:
    return name != "ben" or (8 <= at.hour < 22 and at.day != 6)


async def begin(home: House) -> str:
    table = await home.table(
        {1: "me", 2: "open", 3: "open", 4: "default"}, start=False, pace={"kind": "days", "days": BUDGET}
    )
    for seat in (2, 3):
        user = await home.user(SEATS[seat])
        if SEATS[seat] == "ben":
            await home.store.write(change_user(user.id, hours=[QUIET]))
            user = replace(user, hours=[QUIET])
        await table.join(user, table.row.invite)
        await table.sit(user, seat, "me")
    await table.start("u-anna")
    return table.id


async def rest(table: LiveTable) -> None:
    while table.tasks or table.busy_bots:
        await asyncio.sleep(0.001)


async def visit(home: House, table: LiveTable, seat: int) -> None:
    """Somebody looks at the table, decides two things at most, and goes."""
    line: Line = await home.line(table, SEATS[seat], seat)
    await rest(table)
    for at in range(2):
        await home.play(table, {seat: line}, Random(at), 1)
        await rest(table)
    table.detach(line)
    await rest(table)


def test_a_week(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("secrets.token_bytes", lambda n: bytes(range(n)))  # the same game each time

    async def play() -> None:
        world = World(datetime(2027, 5, 3, 8, tzinfo=ROME).timestamp())
        spent = dict.fromkeys(SEATS, 0.0)
        seen: list[tuple[int, int, bool]] = []  # the day, Carla's choices so far, whether a bot plays for her
        async with house(sqlite_url, world) as home:
            id = await begin(home)
        while moment(world).day < 10:
            async with house(sqlite_url, world) as home:
                table = await home.tables.get(id)
                assert table is not None
                scheduler = Scheduler(home.tables)
                await scheduler.begin()
                await scheduler.look()
                today = moment(world).day
                while moment(world).day == today and table.running:
                    at = moment(world)
                    for seat, name in SEATS.items():
                        if at.minute == 0 and plays(name, at):
                            await visit(home, table, seat)
                    for seat in table.journal.waiting:
                        row = table.seats.rows[seat]
                        if not row.bot and charged(SEATS[seat], at):
                            spent[seat] += STEP
                    world.go(STEP)
                    await scheduler.look()
                    await rest(table)
                    if table.seats.rows[2].stand_in:
                        spent[2] = BUDGET * DAY
                for seat, name in SEATS.items():
                    if name != "carla":
                        assert left(home, table, seat) == pytest.approx(BUDGET * DAY - spent[seat], abs=5)
                choices = len([each for each, _ in table.match.log if each == 2])
                seen.append((today, choices, table.seats.rows[2].stand_in))
                await home.tables.uptime.keep(home.store)
                assert table.running
            world.go(3600)  # while the server is down
        away = {day: bot for day, _, bot in seen}
        made = {day: choices for day, choices, _ in seen}
        assert not away[3]
        assert away[7]  # two days without her, and not one of them Ben's
        assert not away[9]
        assert made[8] > made[4]  # the bot played on
        assert spent[3] > 0
        async with house(sqlite_url, world) as home:
            table = await home.tables.get(id)
            assert table is not None
            told = [line["event"] for line in (await home.line(table, "carla", 2)).last("chat")["lines"]]
            assert [(each["seat"], each["how"]) for each in told] == [(2, "timeout"), (2, "back")]

    asyncio.run(play())


def left(home: House, table: LiveTable, seat: int) -> float:
    """The budget of a seat now."""
    clock = meta_of(table, None, None)["seats"][seat - 1]["clock"]
    if clock["at"] is None:
        return clock["left"]
    calendar = Calendar([QUIET] if SEATS[seat] == "ben" else None, home.tables.uptime)
    return clock["left"] - calendar.charged(clock["at"], home.tables.uptime.now())
