"""A pace whose turns add time: once per turn, never above the cap, whatever is undone, handed over or restarted."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from random import Random

import pytest

from cosca.server.protocol.refusal import Refused
from cosca.server.protocol.server_messages import Pace
from cosca.server.storage.rows import Hours
from cosca.server.storage.users import change_user
from cosca.server.table.clock import pace_for_row
from cosca.server.table.live_table import LiveTable
from cosca.server.timekeeping.quiet_hours import Calendar
from tests.server.support.players import FakeConnection, FakeTime, TableHarness, open_harness
from tests.server.table.test_clock import (
    clock,
    connect_players,
    left,
    two_player_table,
    until,
    wait_until_quiet,
)
from tests.server.table.test_clock_gains import run_out

HOUR, DAY = 3600.0, 86400.0
PACE: Pace = {"kind": "days", "days": 3, "increment_hours": 36, "cap_days": 10}
HIGH_CAP: Pace = {"kind": "days", "days": 3, "increment_hours": 36, "cap_days": 365}
LOW_CAP: Pace = {"kind": "days", "days": 3, "increment_hours": 36, "cap_days": 4}
CLOSE = 30.0  # seconds that a test may take


async def my_turn(harness: TableHarness, table: LiveTable, lines: dict[int, FakeConnection]) -> int:
    """Play until one person owes a decision whose answer can be undone freely, and return the seat."""

    def fits() -> bool:
        seats = [seat for seat in table.journal.waiting if seat in lines]
        return len(table.journal.waiting) == 1 and bool(seats) and len(table.match.log) > 8

    await until(harness, table, lines, fits)
    return table.journal.waiting[0]


async def end_turn(
    harness: TableHarness, table: LiveTable, lines: dict[int, FakeConnection], seat: int, seed: int = 1
) -> int:
    """Choose for the seat until another one decides; return the number of choices."""
    made = 0
    while seat in table.journal.waiting:
        made += await harness.play(table, {seat: lines[seat]}, Random(seed + made), 1)
    return made


def test_each_turn_adds_the_increment_once(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(LiveTable, "wake_bots", lambda _: None)

    async def play() -> None:
        fake_time = FakeTime()
        async with open_harness(sqlite_url, fake_time) as harness:
            table = await four_people(harness, HIGH_CAP)
            lines = await connect_four(harness, table)
            turns = dict.fromkeys(lines, 0)
            spent = dict.fromkeys(lines, 0.0)
            last = 0
            for at in range(60):
                (seat, *others) = table.journal.waiting
                if others:  # a sealed step: everybody is charged, which is not what is counted here
                    break
                if seat != last:
                    turns[seat] += 1
                fake_time.advance(HOUR)
                spent[seat] += HOUR
                last = seat
                await harness.play(table, {seat: lines[seat]}, Random(at), 1)
            (owing, *_) = table.journal.waiting
            for seat in lines:
                ended = turns[seat] - (seat == owing == last)
                expected = 3 * DAY + ended * 36 * HOUR - spent[seat]
                assert left(harness, table, seat) == pytest.approx(expected, abs=CLOSE), seat
            assert max(turns.values()) >= 2

    asyncio.run(play())


async def four_people(harness: TableHarness, pace: Pace) -> LiveTable:
    table = await harness.table({1: "me", 2: "open", 3: "open", 4: "open"}, start=False, pace=pace)
    for seat, name in ((2, "carla"), (3, "ben"), (4, "dino")):
        user = await harness.user(name)
        await table.join(user, table.row.invite)
        await table.sit(user, seat, "me")
    await table.start("u-anna")
    return table


async def connect_four(harness: TableHarness, table: LiveTable) -> dict[int, FakeConnection]:
    names = {1: "anna", 2: "carla", 3: "ben", 4: "dino"}
    return {seat: await harness.connect(table, name, seat) for seat, name in names.items()}


async def free_end(harness: TableHarness, table: LiveTable, lines: dict[int, FakeConnection]) -> tuple[int, float]:
    """End turns until one can be undone freely; return its seat and what the seat had before the turn ended."""
    for at in range(200):
        seat = table.journal.waiting[0]
        before = left(harness, table, seat)
        await harness.play(table, {seat: lines[seat]}, Random(at), 1)
        others = len(table.match.log) > 8 and table.journal.waiting
        if others and seat not in others and table.match.free(seat) and len(others) == 1:
            return seat, before
    raise AssertionError("no turn can be undone")


def test_undo_gives_the_increment_back_until_the_turn_ends_again(sqlite_url: str) -> None:
    async def play() -> None:
        fake_time = FakeTime()
        async with open_harness(sqlite_url, fake_time) as harness:
            table = await four_people(harness, PACE)
            lines = await connect_four(harness, table)
            seat, before = await free_end(harness, table, lines)
            user = lines[seat].user or ""
            assert left(harness, table, seat) == pytest.approx(min(10 * DAY, before + 36 * HOUR), abs=CLOSE)
            for turn in (False, True, True):
                await table.undo(user, seat, harness.message_id(), turn)
                assert table.journal.waiting == (seat,)
                assert left(harness, table, seat) == pytest.approx(before, abs=CLOSE)
                fake_time.advance(HOUR)
                before -= HOUR
                await end_turn(harness, table, lines, seat)
                assert left(harness, table, seat) == pytest.approx(before + 36 * HOUR, abs=CLOSE)
                if not table.match.free(seat):
                    break

    asyncio.run(play())


def test_seat_whose_question_is_undone_by_another_earns_nothing(sqlite_url: str) -> None:
    async def play() -> None:
        async with open_harness(sqlite_url, FakeTime()) as harness:
            table = await four_people(harness, PACE)
            lines = await connect_four(harness, table)
            seat, _ = await free_end(harness, table, lines)
            (asked,) = table.journal.waiting
            before = left(harness, table, asked)
            await table.undo(lines[seat].user or "", seat, harness.message_id())
            assert asked not in table.journal.waiting
            assert left(harness, table, asked) == pytest.approx(before, abs=CLOSE)

    asyncio.run(play())


def test_undo_by_consent_earns_no_turn_twice(sqlite_url: str) -> None:
    async def play() -> None:
        async with open_harness(sqlite_url, FakeTime()) as harness:
            table = await two_player_table(harness, PACE)
            lines = await connect_players(harness, table)
            seat = await my_turn(harness, table, lines)
            await end_turn(harness, table, lines, seat)
            await wait_until_quiet(table)
            before = left(harness, table, seat)
            for _ in range(3):
                if seat in table.journal.waiting:  # the turn that follows the one undone below
                    break
                await table.propose(lines[seat].user or "", seat, "undo", harness.message_id())
                other = 4 - seat
                (proposal,) = lines[other].last("table")["proposals"]
                await table.answer(lines[other].user or "", proposal["n"], True, harness.message_id())
                await wait_until_quiet(table)
                assert table.journal.waiting == (seat,)
                await end_turn(harness, table, lines, seat)
                assert left(harness, table, seat) <= before + CLOSE
                await wait_until_quiet(table)

    asyncio.run(play())


def test_cap_is_never_exceeded_and_kept_over_a_restart(sqlite_url: str) -> None:
    async def play() -> None:
        fake_time = FakeTime()
        async with open_harness(sqlite_url, fake_time) as harness:
            table = await two_player_table(harness, LOW_CAP)
            lines = await connect_players(harness, table)
            for at in range(40):
                await harness.play(table, lines, Random(at), 1)
                await wait_until_quiet(table)
                if at % 10 == 5:  # also in the middle of a turn
                    table = await harness.reload(table)
                    lines = await connect_players(harness, table)
                for seat in lines:
                    assert left(harness, table, seat) <= 4 * DAY + 1
            capped = [seat for seat in lines if clock(table, seat)["left"] == pytest.approx(4 * DAY, abs=CLOSE)]
            assert capped

    asyncio.run(play())


def test_restart_in_the_middle_of_a_turn_neither_loses_nor_doubles_it(sqlite_url: str) -> None:
    async def play() -> None:
        fake_time = FakeTime()
        async with open_harness(sqlite_url, fake_time) as harness:
            table = await four_people(harness, PACE)
            lines = await connect_four(harness, table)
            seat = 0
            for at in range(200):  # until a seat is in the middle of its turn
                seat = table.journal.waiting[0]
                await harness.play(table, {seat: lines[seat]}, Random(at), 1)
                if len(table.match.log) > 8 and table.journal.waiting == (seat,):
                    break
            before = left(harness, table, seat)
            table = await harness.reload(table)
            lines = await connect_four(harness, table)
            assert left(harness, table, seat) == pytest.approx(before, abs=CLOSE)
            await end_turn(harness, table, lines, seat)
            assert left(harness, table, seat) == pytest.approx(before + 36 * HOUR, abs=CLOSE)
            table = await harness.reload(table)
            assert left(harness, table, seat) == pytest.approx(before + 36 * HOUR, abs=CLOSE)

    asyncio.run(play())


def test_quiet_hours_are_not_charged_and_the_increment_is_added_to_what_is_left(sqlite_url: str) -> None:
    hours: Hours = {"zone": "UTC", "quiet": ["00:00", "12:00"], "holidays": [], "since": 0}

    async def play() -> None:
        fake_time = FakeTime(1_800_057_600.0 // DAY * DAY)  # midnight
        async with open_harness(sqlite_url, fake_time) as harness:
            table = await two_player_table(harness, PACE)
            for name in ("anna", "ben"):
                user = replace(await harness.user(name), hours=[hours])
                await harness.store.write(change_user(user.id, hours=[hours]))
                table.state.clock.calendars[user.id] = Calendar(user.hours, harness.tables.uptime)
            lines = await connect_players(harness, table)
            seat = await my_turn(harness, table, lines)
            stored = clock(table, seat)["left"]
            fake_time.advance(13 * HOUR)  # of which one hour counts
            await end_turn(harness, table, lines, seat)
            assert clock(table, seat)["left"] == pytest.approx(stored - HOUR + 36 * HOUR, abs=CLOSE)

    asyncio.run(play())


def test_turn_that_ran_out_of_time_adds_nothing(sqlite_url: str) -> None:
    async def play() -> None:
        fake_time = FakeTime()
        async with open_harness(sqlite_url, fake_time) as harness:
            table = await two_player_table(harness, PACE)
            lines = await connect_players(harness, table)
            seat = await my_turn(harness, table, lines)
            await run_out(harness, table, fake_time, seat)
            await wait_until_quiet(table)
            assert clock(table, seat)["left"] == 0
            name = (lines[seat].user or "").removeprefix("u-")
            lines[seat] = await harness.connect(table, name, seat)
            await until(harness, table, lines, lambda: seat in table.journal.waiting)
            assert left(harness, table, seat) == pytest.approx(DAY, abs=CLOSE)

    asyncio.run(play())


def test_turn_that_a_bot_plays_adds_nothing(sqlite_url: str) -> None:
    async def play() -> None:
        async with open_harness(sqlite_url, FakeTime()) as harness:
            table = await two_player_table(harness, PACE)
            lines = await connect_players(harness, table)
            seat = await my_turn(harness, table, lines)
            before = left(harness, table, seat)
            await table.set_seat_bot(lines[seat].user or "", seat, "default", harness.message_id())
            await wait_until_quiet(table)
            assert seat not in table.journal.waiting
            await table.set_seat_bot(lines[seat].user or "", seat, None, harness.message_id())
            assert left(harness, table, seat) <= before + 1

    asyncio.run(play())


@pytest.mark.parametrize(
    ("pace", "why"),
    [
        ({"kind": "days", "days": 3, "increment_hours": 36}, "increment"),
        ({"kind": "days", "days": 3, "cap_days": 10}, "increment"),
        ({"kind": "days", "days": 11, "increment_hours": 36, "cap_days": 10}, "cap"),
    ],
)
def test_parts_of_a_pace_that_do_not_fit_are_refused(pace: Pace, why: str) -> None:
    with pytest.raises(Refused) as refusal:
        pace_for_row(pace)
    assert refusal.value.code == "malformed"
    assert refusal.value.why == why
    assert str(refusal.value)
