"""Duties: rows in the database as long as the user of a seat owes a decision, written with every act."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from sqlalchemy import delete, select

from cosca.server.core.constants import STAND_IN_BOT
from cosca.server.protocol.server_messages import Pace
from cosca.server.storage import schema
from cosca.server.storage.duties import duties_at
from cosca.server.storage.rows import DutyRow
from cosca.server.storage.statements import delete_user, transfer_guest
from cosca.server.table.live_table import LiveTable
from tests.server.support.players import ALL, FakeTime, TableHarness, open_harness

DAYS: Pace = {"kind": "days", "days": 5}
DAY = 86400.0
Case = Callable[[TableHarness, FakeTime], Awaitable[None]]


def check(url: str, case: Case) -> None:
    async def main() -> None:
        time = FakeTime()
        async with open_harness(url, time) as harness:
            await case(harness, time)

    asyncio.run(main())


async def four_players(harness: TableHarness, pace: Pace | None = DAYS) -> LiveTable:
    """Four people, one in each seat."""
    table = await harness.table({1: "me", 2: "open", 3: "open", 4: "open"}, start=False, pace=pace)
    for seat, name in ((2, "ben"), (3, "carla"), (4, "dino")):
        user = await harness.user(name)
        await table.join(user, table.row.invite)
        await table.sit(user, seat, "me")
    await table.start("u-anna")
    return table


async def stored(harness: TableHarness, table: LiveTable) -> dict[int, DutyRow]:
    return {row.seat: row for row in await duties_at(harness.store, table.id)}


async def assert_consistent(harness: TableHarness, table: LiveTable) -> dict[int, DutyRow]:
    """Check that exactly the people who owe a decision have a duty, in memory and in the database."""
    found = await stored(harness, table)
    seats = table.seats.rows
    owing = {seat: seats[seat].user_id for seat in table.journal.waiting if not seats[seat].bot}
    assert {seat: row.user_id for seat, row in found.items()} == owing
    assert {seat: row.id for seat, row in table.state.duties.rows.items()} == {
        seat: row.id for seat, row in found.items()
    }
    return found


async def decide(harness: TableHarness, table: LiveTable, seat: int) -> None:
    choice = table.game.default(table.match.state, seat)
    user = table.seats.rows[seat].user_id or ""
    await table.choose(user, seat, table.journal.act_number(seat), [choice.text], harness.message_id())


async def start_at_one_seat(harness: TableHarness, table: LiveTable) -> int:
    """Play until a single seat owes a decision; return it."""
    while len(table.journal.waiting) != 1:
        await decide(harness, table, table.journal.waiting[0])
    return table.journal.waiting[0]


def stop_bots(table: LiveTable) -> None:
    """Keep the bots of a table from choosing."""
    table.wake_bots = lambda: None


def test_duties_follow_every_choice_and_undo(sqlite_url: str) -> None:
    async def case(harness: TableHarness, time: FakeTime) -> None:
        table = await four_players(harness)
        for _ in range(60):
            found = await assert_consistent(harness, table)
            seat = table.journal.waiting[0]
            time.advance(7)
            await decide(harness, table, seat)
            if seat in table.journal.waiting:  # the same turn goes on
                assert (await stored(harness, table))[seat] == found[seat]
            if table.match.may_undo(seat) and len(table.journal.stream.log) % 3 == 0:
                await table.undo(table.seats.rows[seat].user_id or "", seat, harness.message_id())
                await assert_consistent(harness, table)

    check(sqlite_url, case)


def test_a_restart_keeps_ids_and_times(sqlite_url: str) -> None:
    async def case(harness: TableHarness, time: FakeTime) -> None:
        table = await four_players(harness)
        before = await assert_consistent(harness, table)
        time.advance(500)
        table = await harness.reload(table)
        assert await assert_consistent(harness, table) == before

    check(sqlite_url, case)


def test_the_deadline_and_the_warning_come_from_the_clock(sqlite_url: str) -> None:
    async def case(harness: TableHarness, time: FakeTime) -> None:
        table = await four_players(harness)
        seat = await start_at_one_seat(harness, table)
        duty = (await stored(harness, table))[seat]
        assert duty.deadline == pytest.approx(duty.since + 5 * DAY)
        assert duty.warn_at == pytest.approx(duty.since + 4 * DAY)
        assert duty.check_at == duty.since + 10
        time.advance(DAY)
        other = next(number for number in table.game.seats if table.seats.team_of(number) != table.seats.team_of(seat))
        author = table.seats.rows[other].user_id or ""
        await table.propose(author, other, "end", harness.message_id())  # stops the clock of who must answer
        stopped = (await stored(harness, table))[seat]
        assert (stopped.id, stopped.deadline, stopped.warn_at) == (duty.id, None, None)
        time.advance(3600)
        proposal = table.state.proposals.open()
        assert proposal is not None
        await table.answer(table.seats.rows[seat].user_id or "", proposal["n"], False, harness.message_id())
        resumed, now = (await stored(harness, table))[seat], harness.tables.uptime.now()
        assert resumed.deadline == pytest.approx(now + 4 * DAY)
        assert resumed.warn_at == pytest.approx(now + 0.8 * 4 * DAY)

    check(sqlite_url, case)


def test_a_bot_takes_over_the_duty_of_a_seat_and_gives_it_back(sqlite_url: str) -> None:
    async def case(harness: TableHarness, time: FakeTime) -> None:
        table = await four_players(harness)
        seat = await start_at_one_seat(harness, table)
        before = (await stored(harness, table))[seat]
        user = table.seats.rows[seat].user_id or ""
        stop_bots(table)  # so that the seat still owes its decision
        await table.set_seat_bot(user, seat, "default", harness.message_id())
        assert seat not in await assert_consistent(harness, table)
        time.advance(30)
        await table.set_seat_bot(user, seat, None, harness.message_id())
        again = (await assert_consistent(harness, table))[seat]
        assert again.id != before.id
        assert again.since == before.since + 30

    check(sqlite_url, case)


def test_timeouts_concessions_and_the_end_close_duties(sqlite_url: str) -> None:
    async def case(harness: TableHarness, time: FakeTime) -> None:
        table = await four_players(harness)
        seat = await start_at_one_seat(harness, table)
        time.advance(6 * DAY)
        await table.run_timeouts()
        assert table.seats.rows[seat].stand_in
        await harness.wait_until_idle(table)
        assert seat not in await assert_consistent(harness, table)
        rest = {number: row.user_id for number, row in table.seats.rows.items() if not row.bot}
        team = table.game.mates(next(iter(rest)))
        for number in team:
            if table.journal.running and number in rest:
                proposals = table.table_message(rest[number], number)["proposals"]
                if proposals:
                    await table.answer(rest[number] or "", proposals[0]["n"], True, harness.message_id())
                else:
                    await table.propose(rest[number] or "", number, "concede", harness.message_id())
        await harness.wait_until_idle(table)
        await assert_consistent(harness, table)
        if not table.running:
            assert await stored(harness, table) == {}

    check(sqlite_url, case)


def test_a_new_player_of_a_seat_has_a_new_duty(sqlite_url: str) -> None:
    async def case(harness: TableHarness, time: FakeTime) -> None:
        table = await four_players(harness)
        seat = await start_at_one_seat(harness, table)
        before = (await stored(harness, table))[seat]
        stop_bots(table)
        leaver = table.seats.rows[seat].user_id or ""
        await table.sit(await harness.user(leaver.removeprefix("u-")), seat, "open")
        assert seat not in await assert_consistent(harness, table)
        await table.join(await harness.user("elsa"), table.row.invite)
        await harness.admit(table, "elsa", seat)
        after = (await assert_consistent(harness, table))[seat]
        assert (after.user_id, after.id != before.id) == ("u-elsa", True)

    check(sqlite_url, case)


@pytest.mark.parametrize(
    ("seats", "pace", "expected"),
    [
        (ALL, None, 0),  # one person in all seats
        (ALL, DAYS, 0),
        ({1: "me", 2: "default", 3: "default", 4: "default"}, None, 0),  # nobody waits
        ({1: "me", 2: "default", 3: "default", 4: "default"}, DAYS, 1),  # but here the clock does
    ],
)
def test_people_for_whom_nobody_waits_have_no_duties(
    sqlite_url: str, seats: dict[int, str], pace: Pace | None, expected: int
) -> None:
    async def case(harness: TableHarness, time: FakeTime) -> None:
        table = await harness.table(seats, pace=pace)
        await harness.wait_until_idle(table)
        assert 1 in table.journal.waiting
        assert len(await stored(harness, table)) == expected

    check(sqlite_url, case)


@pytest.mark.parametrize("how", ["table", "user"])
def test_duties_are_deleted_with_their_table_and_user(sqlite_url: str, how: str) -> None:
    async def case(harness: TableHarness, time: FakeTime) -> None:
        table = await four_players(harness)
        seat = await start_at_one_seat(harness, table)
        user = table.seats.rows[seat].user_id or ""
        if how == "table":
            await harness.store.write(delete(schema.tables).where(schema.tables.c.id == table.id))
            assert await stored(harness, table) == {}
        else:
            stop_bots(table)
            await harness.store.write(*delete_user(user, STAND_IN_BOT))
            harness.tables.user_left(user)
            await table.refresh()
            assert seat not in await assert_consistent(harness, table)

    check(sqlite_url, case)


def test_a_guest_who_signs_in_takes_duties_and_inbox_along(sqlite_url: str) -> None:
    async def case(harness: TableHarness, time: FakeTime) -> None:
        table = await four_players(harness)
        seat = await start_at_one_seat(harness, table)
        guest = table.seats.rows[seat].user_id or ""
        account = await harness.user("rosa")
        before = await stored(harness, table)
        await harness.store.write(*transfer_guest(guest, account.id, STAND_IN_BOT))
        assert (await stored(harness, table))[seat].user_id == account.id
        harness.tables.user_left(guest)
        await table.refresh()
        after = await assert_consistent(harness, table)
        assert after[seat].id == before[seat].id

    check(sqlite_url, case)


def test_a_failed_commit_leaves_memory_and_database_alike(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def case(harness: TableHarness, time: FakeTime) -> None:
        table = await four_players(harness)
        seat = await start_at_one_seat(harness, table)
        write = harness.store.write

        async def broken(*statements: Any, **fence: Any) -> None:
            raise ConnectionError

        monkeypatch.setattr(harness.store, "write", broken)
        with pytest.raises(ConnectionError):
            await decide(harness, table, seat)
        monkeypatch.setattr(harness.store, "write", write)
        await table.refresh()
        await assert_consistent(harness, table)
        await decide(harness, table, seat)
        await assert_consistent(harness, table)
        rows = await harness.store.read(lambda db: db.execute(select(schema.duties)).all())
        assert len(rows) == len(table.state.duties.rows)

    check(sqlite_url, case)
