"""Clocks: who is charged, what a proposal gains, what happens at the end, over kills and clocks that jump."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from sqlalchemy import update

from cosca.server import schema
from cosca.server.errors import Refused
from cosca.server.frames import Listener
from cosca.server.scheduler import FIRST, Scheduler
from cosca.server.table.live import LiveTable
from cosca.server.wire import Pace
from tests.server.people import ALL, House, Line, World, house, lines_of, meta_of

LIVE: Pace = {"kind": "live", "seconds": 30, "bank": 100}


async def two(home: House, pace: Pace | None = LIVE) -> LiveTable:
    """Anna in seat 1 and Ben in seat 3, of the other team; bots for the rest."""
    table = await home.table({1: "me", 2: "default", 3: "open", 4: "default"}, start=False, pace=pace)
    ben = await home.user("ben")
    await table.join(ben, table.row.invite)
    await table.sit(ben, 3, "me")
    await table.start("u-anna")
    await rest(table)
    return table


async def rest(table: LiveTable) -> None:
    while table.tasks or table.busy_bots:
        await asyncio.sleep(0.002)


async def lines(home: House, table: LiveTable) -> dict[int, Line]:
    return {1: await home.line(table, "anna", 1), 3: await home.line(table, "ben", 3)}


async def until(home: House, table: LiveTable, told: dict[int, Line], fits: Callable[[], bool]) -> None:
    """People choose, and the bots, until it is so."""
    for at in range(400):
        if fits():
            return
        await home.play(table, told, Random(at), 1)
        await rest(table)
    raise AssertionError("it is never so")


def clock(table: LiveTable, seat: int) -> dict[str, Any]:
    return meta_of(table, None, None)["seats"][seat - 1]["clock"]


def left(home: House, table: LiveTable, seat: int) -> float:
    """All the seconds that a seat has now."""
    now, it = home.tables.uptime.now(), clock(table, seat)
    return it["until"] - now if it["until"] is not None else it["left"] + it["decision"]


def alone(table: LiveTable) -> int:
    """The one person who owes a decision."""
    (seat,) = [each for each in table.journal.waiting if each in (1, 3)]
    return seat


def test_seconds_for_a_decision_come_first_then_the_bank(sqlite_url: str) -> None:
    async def play() -> None:
        world = World()
        async with house(sqlite_url, world) as home:
            table = await two(home)
            told = await lines(home, table)
            await until(home, table, told, lambda: len(table.journal.waiting) == 1)
            seat = alone(table)
            other = 4 - seat
            assert (clock(table, seat)["left"], clock(table, seat)["decision"]) == (100, 30)
            assert (clock(table, other)["at"], clock(table, other)["until"]) == (None, None)
            before = left(home, table, other)
            world.go(20)
            assert left(home, table, seat) == pytest.approx(110, abs=0.2)
            assert left(home, table, other) == before
            await home.play(table, {seat: told[seat]}, Random(1), 1)
            assert clock(table, seat)["left"] == 100  # the bank was not touched
            await rest(table)
            await until(home, table, told, lambda: table.journal.waiting == (seat,))
            world.go(50)
            await home.play(table, {seat: told[seat]}, Random(1), 1)
            await rest(table)
            assert clock(table, seat)["left"] == pytest.approx(80, abs=0.2)
            assert clock(table, other)["left"] == 100

    asyncio.run(play())


def test_two_who_owe_at_once_are_both_charged(sqlite_url: str) -> None:
    async def play() -> None:
        world = World()
        async with house(sqlite_url, world) as home:
            table = await home.table(ALL, "corleones_empire", pace=LIVE)
            await until(home, table, await lines_of(home, table), lambda: len(table.journal.waiting) > 1)
            before = {seat: left(home, table, seat) for seat in table.journal.waiting}
            world.go(70)
            for seat in before:
                assert left(home, table, seat) == pytest.approx(before[seat] - 70, abs=0.3)

    asyncio.run(play())


def test_a_kill_and_clocks_that_jump_cost_less_than_five_seconds(sqlite_url: str) -> None:
    async def play() -> None:
        world = World()
        async with house(sqlite_url, world) as home:
            first = await two(home)
            await until(home, first, await lines(home, first), lambda: len(first.journal.waiting) == 1)
            id, seat = first.id, alone(first)
        for jump in (0, -86400 * 400, 86400 * 4000):
            async with house(sqlite_url, world) as home:
                table = await home.tables.get(id)
                assert table is not None
                before = left(home, table, seat)
                world.go(5)
                await home.tables.uptime.keep(home.store)
                world.wall += jump
                world.go(1.9)  # not noted any more
                assert left(home, table, seat) == pytest.approx(before - 6.9, abs=0.3)
            world.go(100_000)  # while nothing runs
            world.wall -= 3 * jump
            async with house(sqlite_url, world) as home:
                table = await home.tables.get(id)
                assert table is not None
                assert left(home, table, seat) == pytest.approx(before - 5, abs=2.3)

    asyncio.run(play())


def test_the_default_choice_then_a_bot_until_the_player_is_back(sqlite_url: str) -> None:
    async def play() -> None:
        world = World()
        async with house(sqlite_url, world) as home:
            table = await two(home)
            scheduler = Scheduler(home.tables)
            told = await lines(home, table)
            await until(home, table, told, lambda: len(table.journal.waiting) == 1)
            seat, made = alone(table), len(table.match.log)
            user = told[seat].user or ""
            world.go(129)
            assert await scheduler.look() == pytest.approx(1, abs=0.2)
            assert len(table.match.log) == made
            default = table.game.default(table.match.state, seat).text
            world.go(1.1)
            await scheduler.look()
            assert [(each, choice.text) for each, choice in table.match.log[made : made + 1]] == [(seat, default)]
            row = table.seats.rows[seat]
            assert (row.user_id, row.stand_in, row.bot is not None) == (user, True, True)
            assert [line["event"]["how"] for line in told[4 - seat].last("chat")["lines"]] == ["timeout"]
            assert meta_of(table, None, None)["seats"][seat - 1]["away"] is True
            await rest(table)
            assert seat not in [each for each in table.journal.waiting if not table.seats.rows[each].bot]
            # Whoever has run out of time is not asked for a draw.
            await table.propose(f"u-{'ben' if seat == 1 else 'anna'}", 4 - seat, "end", home.id())
            assert table.status == "over"
            assert table.row.deadline is None

    asyncio.run(play())


def test_whoever_returns_has_time_for_each_decision(sqlite_url: str) -> None:
    async def play() -> None:
        world = World()
        async with house(sqlite_url, world) as home:
            table = await two(home)
            scheduler = Scheduler(home.tables)
            await rest(table)
            for _ in range(2):
                world.go(1000)
                await scheduler.look()
                await rest(table)
            assert table.seats.played_by_people == []  # it waits for somebody
            assert table.row.deadline is None
            log = len(table.match.log)
            told = await lines(home, table)
            await rest(table)
            assert table.seats.played_by_people == [1, 3]
            await until(home, table, told, lambda: len(table.match.log) > log and len(table.journal.waiting) == 1)
            seat = alone(table)
            assert (clock(table, seat)["left"], left(home, table, seat)) == (0, pytest.approx(30, abs=0.2))

    asyncio.run(play())


def test_time_runs_out_at_a_table_that_is_not_in_memory(database_url: str) -> None:
    async def play() -> None:
        world = World()
        async with house(database_url, world) as home:
            table = await two(home)
            waiting = [seat for seat in table.journal.waiting if seat in (1, 3)]
            await home.tables.uptime.keep(home.store)
        async with house(database_url, world) as home:
            assert home.tables.count == 0
            scheduler = Scheduler(home.tables)
            await scheduler.begin()
            world.go(131)
            await scheduler.look()
            found = await home.tables.get(table.id)
            assert found is not None
            await rest(found)
            assert all(found.seats.rows[seat].stand_in for seat in waiting)

    asyncio.run(play())


def test_proposing_again_and_again_stops_no_clock_twice(sqlite_url: str) -> None:
    async def play() -> None:
        world = World()
        async with house(sqlite_url, world) as home:
            table = await two(home)
            scheduler = Scheduler(home.tables)
            told = await lines(home, table)
            await until(home, table, told, lambda: len(table.journal.waiting) == 1 and len(table.match.log) > 8)
            seat = alone(table)
            user = told[seat].user or ""
            before = left(home, table, seat)
            world.go(10)
            await table.propose(user, seat, "end", home.id())
            assert clock(table, seat)["at"] is None
            world.go(59)
            await scheduler.look()
            assert table.parts.proposals.open() is not None
            world.go(1.1)
            await scheduler.look()
            assert meta_of(table, None, None)["settled"][0]["result"] == "lapsed"
            assert left(home, table, seat) == pytest.approx(before - 10, abs=0.3)
            for _ in range(3):
                await table.propose(user, seat, "end", home.id())
                assert clock(table, seat)["at"] is not None
                world.go(5)
                await table.answer(user, (table.parts.proposals.open() or {"n": 0})["n"], False, home.id())
            assert left(home, table, seat) == pytest.approx(before - 25, abs=0.5)

    asyncio.run(play())


def test_a_team_that_thinks_of_giving_up_stops_no_clock(sqlite_url: str) -> None:
    async def play() -> None:
        world = World()
        async with house(sqlite_url, world) as home:
            table = await home.table({1: "me", 2: "open", 3: "open", 4: "default"}, start=False, pace=LIVE)
            for name, seat in (("ben", 3), ("carla", 2)):
                somebody = await home.user(name)
                await table.join(somebody, table.row.invite)
                await table.sit(somebody, seat, "me")
            await table.start("u-anna")
            ben = await home.line(table, "ben", 3)
            heard = len(ben.raw)
            before = meta_of(table, "u-ben", 3)
            await table.propose("u-anna", 1, "concede", home.id())
            assert meta_of(table, "u-ben", 3) == before
            world.go(61)
            await Scheduler(home.tables).look()
            assert len(ben.raw) == heard
            assert {**meta_of(table, "u-ben", 3), "now": 0} == {**before, "now": 0}
            assert meta_of(table, "u-anna", 1)["settled"][0]["result"] == "lapsed"

    asyncio.run(play())


def test_taking_back_and_choosing_again_gains_no_time(sqlite_url: str) -> None:
    async def play() -> None:
        world = World()
        async with house(sqlite_url, world) as home:
            table = await home.table(ALL, "corleones_empire", pace=LIVE)
            told = await lines_of(home, table)
            await until(home, table, told, lambda: len(table.journal.waiting) > 1)  # each chooses in secret
            seat, other = table.journal.waiting[:2]
            before = left(home, table, seat)
            for at in range(40):
                state = told[seat].last("state")
                choice = state["question"]["choices"][at % len(state["question"]["choices"])]["text"]
                await table.choose("u-anna", seat, state["act"], [choice], home.id())
                if at % 3 == 0 and table.match.may_undo(seat):
                    await table.undo("u-anna", seat, home.id())
                if seat in table.journal.waiting:
                    world.go(1)
                    before -= 1
                assert other in table.journal.waiting
                assert left(home, table, seat) <= before + 0.5
            assert left(home, table, seat) < before + 0.5

    asyncio.run(play())


def test_untimed_tables_have_no_clock_and_only_there_the_others_vote(sqlite_url: str) -> None:
    async def play() -> None:
        world = World()
        async with house(sqlite_url, world) as home:
            table = await two(home, None)
            assert table.row.pace is None
            assert meta_of(table, None, None)["pace"] == {"kind": "untimed"}
            assert all("clock" not in seat for seat in meta_of(table, None, None)["seats"])
            assert table.row.deadline is None
            world.go(86400 * 1000)
            await Scheduler(home.tables).look()
            assert table.seats.played_by_people == [1, 3]
            await table.propose("u-anna", 1, "end", home.id())
            assert table.row.deadline == pytest.approx(home.tables.uptime.now() + 600)
            world.go(601)
            await Scheduler(home.tables).look()
            assert meta_of(table, None, None)["settled"][0]["result"] == "lapsed"
            timed = await two(home)
            with pytest.raises(Refused, match="clock has run out"):
                await timed.propose("u-anna", 1, "stand_in", home.id(), 3)
            with pytest.raises(Refused, match="has started"):
                await timed.change("u-anna", {"pace": {"kind": "untimed"}})

    asyncio.run(play())


def test_a_table_that_fails_is_tried_again_rarely_and_stops_no_other(
    sqlite_url: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def play() -> None:
        world = World()
        async with house(sqlite_url, world) as home:
            broken, good = await two(home), await two(home)
            id = broken.id
        async with house(sqlite_url, world) as home:
            await home.store.write(
                update(schema.tables).where(schema.tables.c.id == id).values(game="chess", deadline=1.0)
            )
            scheduler = Scheduler(home.tables)
            world.go(200)
            assert 0 < await scheduler.look() <= FIRST
            table = await home.tables.get(good.id)
            assert table is not None
            assert any(row.stand_in for row in table.seats.rows.values())
            for _ in range(20):
                await scheduler.look()
            assert caplog.text.count("could not be done") == 1
            for _ in range(100):
                world.go(60)
                await scheduler.look()
            assert caplog.text.count("could not be done") < 15

    asyncio.run(play())


def test_the_scheduler_is_woken_by_an_earlier_deadline(sqlite_url: str) -> None:
    """By the real clock: it sleeps for a minute when the table starts."""

    async def play() -> None:
        async with house(sqlite_url) as home:
            scheduler = Scheduler(home.tables)
            going = asyncio.create_task(scheduler.go_on())
            await asyncio.sleep(0.05)
            table = await two(home, {"kind": "live", "seconds": 1, "bank": 0})
            async with asyncio.timeout(90):
                while not any(row.stand_in for row in table.seats.rows.values()):
                    await asyncio.sleep(0.02)
            going.cancel()
            await asyncio.gather(going, return_exceptions=True)

    asyncio.run(play())


def test_what_does_not_concern_the_table_is_not_told_because_time_goes_by(sqlite_url: str) -> None:
    async def play() -> None:
        world = World()
        async with house(sqlite_url, world) as home:
            table = await two(home)
            line: Listener = await home.line(table, "anna", 1)
            assert isinstance(line, Line)
            heard = len(line.all("table"))
            world.go(3)
            table.tell_table()
            assert len(line.all("table")) == heard

    asyncio.run(play())
