"""Clocks: charged time, proposals, expiry, restarts and clock changes."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from sqlalchemy import update

from cosca.server.jobs.deadlines import MIN_BACKOFF_SECONDS, DeadlineScheduler
from cosca.server.protocol.refusal import Refused
from cosca.server.protocol.server_messages import Pace
from cosca.server.storage import schema
from cosca.server.table.live_table import LiveTable
from cosca.server.table.proposals import VOTE_LOSS_SECONDS
from cosca.server.views.frames import Subscriber
from tests.server.support.players import (
    ALL,
    FakeConnection,
    FakeTime,
    TableHarness,
    connect_all,
    open_harness,
    table_message,
)

LIVE: Pace = {"kind": "live", "seconds": 30, "bank": 100}


async def two_player_table(harness: TableHarness, pace: Pace | None = LIVE) -> LiveTable:
    """Anna in seat 1 and Ben in seat 3, of the other team; bots for the rest."""
    table = await harness.table({1: "me", 2: "default", 3: "open", 4: "default"}, start=False, pace=pace)
    ben = await harness.user("ben")
    await table.join(ben, table.row.invite)
    await table.sit(ben, 3, "me")
    await table.start("u-anna")
    await wait_until_quiet(table)
    return table


async def wait_until_quiet(table: LiveTable) -> None:
    while table.tasks or table.bots.busy:
        await asyncio.sleep(0.002)


async def connect_players(harness: TableHarness, table: LiveTable) -> dict[int, FakeConnection]:
    return {1: await harness.connect(table, "anna", 1), 3: await harness.connect(table, "ben", 3)}


async def until(
    harness: TableHarness, table: LiveTable, connections: dict[int, FakeConnection], fits: Callable[[], bool]
) -> None:
    """People choose, and the bots, until it is so."""
    for at in range(400):
        if fits():
            return
        await harness.play(table, connections, Random(at), 1)
        await wait_until_quiet(table)
    raise AssertionError("it is never so")


def clock(table: LiveTable, seat: int) -> dict[str, Any]:
    return table_message(table, None, None)["seats"][seat - 1]["clock"]


def left(harness: TableHarness, table: LiveTable, seat: int) -> float:
    """All the seconds that a seat has now."""
    now, it = harness.tables.uptime.now(), clock(table, seat)
    return it["until"] - now if it["until"] is not None else it["left"] + it["decision"]


def alone(table: LiveTable) -> int:
    """The one person who owes a decision."""
    (seat,) = [each for each in table.journal.waiting if each in (1, 3)]
    return seat


def test_decision_time_is_charged_before_the_bank(sqlite_url: str) -> None:
    async def play() -> None:
        fake_time = FakeTime()
        async with open_harness(sqlite_url, fake_time) as harness:
            table = await two_player_table(harness)
            connections = await connect_players(harness, table)
            await until(harness, table, connections, lambda: len(table.journal.waiting) == 1)
            seat = alone(table)
            other = 4 - seat
            assert (clock(table, seat)["left"], clock(table, seat)["decision"]) == (100, 30)
            assert (clock(table, other)["at"], clock(table, other)["until"]) == (None, None)
            before = left(harness, table, other)
            fake_time.advance(20)
            assert left(harness, table, seat) == pytest.approx(110, abs=0.2)
            assert left(harness, table, other) == before
            await harness.play(table, {seat: connections[seat]}, Random(1), 1)
            assert clock(table, seat)["left"] == 100  # the bank was not touched
            await wait_until_quiet(table)
            await until(harness, table, connections, lambda: table.journal.waiting == (seat,))
            fake_time.advance(50)
            await harness.play(table, {seat: connections[seat]}, Random(1), 1)
            await wait_until_quiet(table)
            assert clock(table, seat)["left"] == pytest.approx(80, abs=0.2)
            assert clock(table, other)["left"] == 100

    asyncio.run(play())


def test_simultaneous_decisions_are_both_charged(sqlite_url: str) -> None:
    async def play() -> None:
        fake_time = FakeTime()
        async with open_harness(sqlite_url, fake_time) as harness:
            table = await harness.table(ALL, "corleones_empire", pace=LIVE)
            await until(harness, table, await connect_all(harness, table), lambda: len(table.journal.waiting) > 1)
            before = {seat: left(harness, table, seat) for seat in table.journal.waiting}
            fake_time.advance(70)
            for seat in before:
                assert left(harness, table, seat) == pytest.approx(before[seat] - 70, abs=0.3)

    asyncio.run(play())


def test_kill_and_clock_jumps_cost_less_than_five_seconds(sqlite_url: str) -> None:
    async def play() -> None:
        fake_time = FakeTime()
        async with open_harness(sqlite_url, fake_time) as harness:
            first = await two_player_table(harness)
            await until(harness, first, await connect_players(harness, first), lambda: len(first.journal.waiting) == 1)
            id, seat = first.id, alone(first)
        for jump in (0, -86400 * 400, 86400 * 4000):
            async with open_harness(sqlite_url, fake_time) as harness:
                table = await harness.tables.get(id)
                assert table is not None
                before = left(harness, table, seat)
                fake_time.advance(5)
                await harness.tables.uptime.persist(harness.store)
                fake_time.wall += jump
                fake_time.advance(1.9)  # not noted any more
                assert left(harness, table, seat) == pytest.approx(before - 6.9, abs=0.3)
            fake_time.advance(100_000)  # while nothing runs
            fake_time.wall -= 3 * jump
            async with open_harness(sqlite_url, fake_time) as harness:
                table = await harness.tables.get(id)
                assert table is not None
                assert left(harness, table, seat) == pytest.approx(before - 5, abs=2.3)

    asyncio.run(play())


def test_timeout_makes_the_default_choice_then_a_stand_in_plays(sqlite_url: str) -> None:
    async def play() -> None:
        fake_time = FakeTime()
        async with open_harness(sqlite_url, fake_time) as harness:
            table = await two_player_table(harness)
            scheduler = DeadlineScheduler(harness.tables)
            connections = await connect_players(harness, table)
            await until(harness, table, connections, lambda: len(table.journal.waiting) == 1)
            seat, made = alone(table), len(table.match.log)
            user = connections[seat].user or ""
            fake_time.advance(129)
            assert await scheduler.run_due() == pytest.approx(1, abs=0.2)
            assert len(table.match.log) == made
            default = table.game.default(table.match.state, seat).text
            fake_time.advance(1.1)
            await scheduler.run_due()
            assert [(each, choice.text) for each, choice in table.match.log[made : made + 1]] == [(seat, default)]
            row = table.seats.rows[seat]
            assert (row.user_id, row.stand_in, row.bot is not None) == (user, True, True)
            assert [line["event"]["how"] for line in connections[4 - seat].last("chat")["lines"]] == ["timeout"]
            assert table_message(table, None, None)["seats"][seat - 1]["away"] is True
            await wait_until_quiet(table)
            assert seat not in [each for each in table.journal.waiting if not table.seats.rows[each].bot]
            # One who has run out of time and stays away is not asked for a draw.
            table.detach(connections[seat])
            await wait_until_quiet(table)
            fake_time.advance(VOTE_LOSS_SECONDS)
            await table.propose(f"u-{'ben' if seat == 1 else 'anna'}", 4 - seat, "end", harness.message_id())
            assert table.status == "over"
            assert table.row.deadline is None

    asyncio.run(play())


def test_returning_player_has_time_per_decision(sqlite_url: str) -> None:
    async def play() -> None:
        fake_time = FakeTime()
        async with open_harness(sqlite_url, fake_time) as harness:
            table = await two_player_table(harness)
            scheduler = DeadlineScheduler(harness.tables)
            await wait_until_quiet(table)
            for _ in range(2):
                fake_time.advance(1000)
                await scheduler.run_due()
                await wait_until_quiet(table)
            assert table.seats.human_seats == []  # it waits for somebody
            assert table.row.deadline is None
            log = len(table.match.log)
            connections = await connect_players(harness, table)
            await wait_until_quiet(table)
            assert table.seats.human_seats == [1, 3]
            await until(
                harness, table, connections, lambda: len(table.match.log) > log and len(table.journal.waiting) == 1
            )
            seat = alone(table)
            assert (clock(table, seat)["left"], left(harness, table, seat)) == (0, pytest.approx(30, abs=0.2))

    asyncio.run(play())


def test_clock_expires_at_a_table_that_is_not_in_memory(database_url: str) -> None:
    async def play() -> None:
        fake_time = FakeTime()
        async with open_harness(database_url, fake_time) as harness:
            table = await two_player_table(harness)
            waiting = [seat for seat in table.journal.waiting if seat in (1, 3)]
            await harness.tables.uptime.persist(harness.store)
        async with open_harness(database_url, fake_time) as harness:
            assert harness.tables.count == 0
            scheduler = DeadlineScheduler(harness.tables)
            await scheduler.invalidate()
            fake_time.advance(131)
            await scheduler.run_due()
            found = await harness.tables.get(table.id)
            assert found is not None
            await wait_until_quiet(found)
            assert all(found.seats.rows[seat].stand_in for seat in waiting)

    asyncio.run(play())


def test_repeated_proposals_stop_a_clock_once(sqlite_url: str) -> None:
    async def play() -> None:
        fake_time = FakeTime()
        async with open_harness(sqlite_url, fake_time) as harness:
            table = await two_player_table(harness, {"kind": "live", "seconds": 30, "bank": 1000})
            scheduler = DeadlineScheduler(harness.tables)
            connections = await connect_players(harness, table)
            await until(
                harness, table, connections, lambda: len(table.journal.waiting) == 1 and len(table.match.log) > 8
            )
            seat = alone(table)
            author, user = 4 - seat, connections[4 - seat].user or ""
            before = left(harness, table, seat)
            fake_time.advance(10)
            await table.propose(user, author, "end", harness.message_id())
            assert clock(table, seat)["at"] is None
            fake_time.advance(59)
            await scheduler.run_due()
            assert table.state.proposals.open() is not None
            fake_time.advance(1.1)
            await scheduler.run_due()
            assert table_message(table, None, None)["settled"][0]["result"] == "lapsed"
            assert left(harness, table, seat) == pytest.approx(before - 10, abs=0.3)
            for _ in range(3):
                fake_time.advance(100)
                await table.propose(user, author, "end", harness.message_id())
                assert clock(table, seat)["at"] is not None
                fake_time.advance(5)
                await table.answer(user, (table.state.proposals.open() or {"n": 0})["n"], False, harness.message_id())
            assert left(harness, table, seat) == pytest.approx(before - 325, abs=0.5)

    asyncio.run(play())


def test_concede_proposal_stops_no_clock(sqlite_url: str) -> None:
    async def play() -> None:
        fake_time = FakeTime()
        async with open_harness(sqlite_url, fake_time) as harness:
            table = await harness.table({1: "me", 2: "open", 3: "open", 4: "default"}, start=False, pace=LIVE)
            for name, seat in (("ben", 3), ("carla", 2)):
                somebody = await harness.user(name)
                await table.join(somebody, table.row.invite)
                await table.sit(somebody, seat, "me")
            await table.start("u-anna")
            ben = await harness.connect(table, "ben", 3)
            heard = len(ben.raw)
            before = table_message(table, "u-ben", 3)
            await table.propose("u-anna", 1, "concede", harness.message_id())
            assert table_message(table, "u-ben", 3) == before
            fake_time.advance(61)
            await DeadlineScheduler(harness.tables).run_due()
            assert len(ben.raw) == heard
            assert {**table_message(table, "u-ben", 3), "now": 0} == {**before, "now": 0}
            assert table_message(table, "u-anna", 1)["settled"][0]["result"] == "lapsed"

    asyncio.run(play())


def test_undo_and_choosing_again_gains_no_time(sqlite_url: str) -> None:
    async def play() -> None:
        fake_time = FakeTime()
        async with open_harness(sqlite_url, fake_time) as harness:
            table = await harness.table(ALL, "corleones_empire", pace=LIVE)
            connections = await connect_all(harness, table)
            await until(harness, table, connections, lambda: len(table.journal.waiting) > 1)  # each chooses in secret
            seat, other = table.journal.waiting[:2]
            before = left(harness, table, seat)
            for at in range(40):
                state = connections[seat].last("state")
                choice = state["question"]["choices"][at % len(state["question"]["choices"])]["text"]
                await table.choose("u-anna", seat, state["act"], [choice], harness.message_id())
                if at % 3 == 0 and table.match.may_undo(seat):
                    await table.undo("u-anna", seat, harness.message_id())
                if seat in table.journal.waiting:
                    fake_time.advance(1)
                    before -= 1
                assert other in table.journal.waiting
                assert left(harness, table, seat) <= before + 0.5
            assert left(harness, table, seat) < before + 0.5

    asyncio.run(play())


def test_untimed_tables_have_no_clock_and_keep_their_players(sqlite_url: str) -> None:
    async def play() -> None:
        fake_time = FakeTime()
        async with open_harness(sqlite_url, fake_time) as harness:
            table = await two_player_table(harness, None)
            assert table.row.pace is None
            assert table_message(table, None, None)["pace"] == {"kind": "untimed"}
            assert all("clock" not in seat for seat in table_message(table, None, None)["seats"])
            assert table.row.deadline is None
            fake_time.advance(86400 * 1000)
            await DeadlineScheduler(harness.tables).run_due()
            assert table.seats.human_seats == [1, 3]
            await table.propose("u-anna", 1, "end", harness.message_id())
            assert table.row.deadline == pytest.approx(harness.tables.uptime.now() + 600)
            fake_time.advance(601)
            await DeadlineScheduler(harness.tables).run_due()
            assert table_message(table, None, None)["settled"][0]["result"] == "lapsed"
            timed = await two_player_table(harness)
            with pytest.raises(Refused, match="has started"):
                await timed.update_settings("u-anna", {"pace": {"kind": "untimed"}})

    asyncio.run(play())


def test_failing_table_is_retried_with_backoff_and_blocks_no_other(
    sqlite_url: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def play() -> None:
        fake_time = FakeTime()
        async with open_harness(sqlite_url, fake_time) as harness:
            broken, good = await two_player_table(harness), await two_player_table(harness)
            id = broken.id
        async with open_harness(sqlite_url, fake_time) as harness:
            await harness.store.write(
                update(schema.tables).where(schema.tables.c.id == id).values(game="chess", deadline=1.0)
            )
            scheduler = DeadlineScheduler(harness.tables)
            fake_time.advance(200)
            assert 0 < await scheduler.run_due() <= MIN_BACKOFF_SECONDS
            table = await harness.tables.get(good.id)
            assert table is not None
            assert any(row.stand_in for row in table.seats.rows.values())
            for _ in range(20):
                await scheduler.run_due()
            assert caplog.text.count("timeouts of a table failed") == 1
            for _ in range(100):
                fake_time.advance(60)
                await scheduler.run_due()
            assert caplog.text.count("could not be done") < 15

    asyncio.run(play())


def test_the_scheduler_is_woken_by_an_earlier_deadline(sqlite_url: str) -> None:
    """By the real clock: it sleeps for a minute when the table starts."""

    async def play() -> None:
        async with open_harness(sqlite_url) as harness:
            scheduler = DeadlineScheduler(harness.tables)
            going = asyncio.create_task(scheduler.run())
            await asyncio.sleep(0.05)
            table = await two_player_table(harness, {"kind": "live", "seconds": 1, "bank": 0})
            async with asyncio.timeout(90):
                while not any(row.stand_in for row in table.seats.rows.values()):
                    await asyncio.sleep(0.02)
            going.cancel()
            await asyncio.gather(going, return_exceptions=True)

    asyncio.run(play())


def test_passing_time_causes_no_broadcasts(sqlite_url: str) -> None:
    async def play() -> None:
        fake_time = FakeTime()
        async with open_harness(sqlite_url, fake_time) as harness:
            table = await two_player_table(harness)
            line: Subscriber = await harness.connect(table, "anna", 1)
            assert isinstance(line, FakeConnection)
            messages = len(line.all("table"))
            fake_time.advance(3)
            table.send_table()
            assert len(line.all("table")) == messages

    asyncio.run(play())
