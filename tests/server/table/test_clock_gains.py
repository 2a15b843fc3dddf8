"""No command gains time: a seat is charged until its decision is made."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random

import pytest

from cosca.bots.random_bot import RandomBot
from cosca.server.jobs.deadlines import DeadlineScheduler
from cosca.server.protocol.refusal import Refused
from cosca.server.protocol.server_messages import Pace
from cosca.server.table import membership
from cosca.server.table.live_table import LiveTable
from tests.server.support.players import FakeConnection, FakeTime, TableHarness, open_harness
from tests.server.table.test_clock import (
    LIVE,
    alone,
    clock,
    connect_players,
    left,
    two_player_table,
    until,
    wait_until_quiet,
)
from tests.server.table.test_slow_bots import OneAtATime, begun


@contextmanager
def bots_wait() -> Iterator[None]:
    """No bot makes its choice: whoever comes back comes before it does."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(LiveTable, "wake_bots", lambda _: None)
        yield


async def alone_at(
    harness: TableHarness, table: LiveTable, connections: dict[int, FakeConnection], choices: int = 8
) -> tuple[int, str]:
    """The seat of the one person who owes a decision, and who it is."""
    await until(harness, table, connections, lambda: len(table.journal.waiting) == 1 and len(table.match.log) > choices)
    seat = alone(table)
    return seat, connections[seat].user or ""


def undoes(connections: dict[int, FakeConnection], seat: int) -> str | None:
    return connections[seat].last("state")["undo"]


async def run_out(harness: TableHarness, table: LiveTable, fake_time: FakeTime, seat: int) -> None:
    """The time of the seat runs out, and the bot that plays for it has not chosen yet."""
    fake_time.advance(left(harness, table, seat) + 0.1)
    await DeadlineScheduler(harness.tables).run_due()
    assert table.seats.rows[seat].stand_in


def test_choice_by_timeout_has_no_free_undo(sqlite_url: str) -> None:
    async def play() -> None:
        fake_time = FakeTime()
        async with open_harness(sqlite_url, fake_time) as harness:
            table = await two_player_table(harness)
            for turn in range(5):
                connections = await connect_players(harness, table)
                await wait_until_quiet(table)
                seat, user = await alone_at(harness, table, connections, len(table.match.log))
                with bots_wait():
                    made = len(table.match.log)
                    await run_out(harness, table, fake_time, seat)
                    connections[seat] = await harness.connect(table, user.removeprefix("u-"), seat)
                    assert undoes(connections, seat) == "ask"
                    if turn == 2:  # the log knows it still after a restart
                        table = await harness.reload(table)
                        connections = await connect_players(harness, table)
                        assert undoes(connections, seat) == "ask"
                    await table.undo(user, seat, harness.message_id())
                    assert len(table.match.log) == made + 1  # it is proposed, and the other is asked
                    (open,) = connections[4 - seat].last("table")["proposals"]
                    assert (open["what"], open["asked"]) == ("undo", True)
                    await table.answer(connections[4 - seat].user or "", open["n"], turn == 4, harness.message_id())
                if turn == 4:  # whom everybody lets choose again has time for it
                    assert alone(table) == seat
                    assert left(harness, table, seat) == pytest.approx(30, abs=0.3)
                fake_time.advance(60)

    asyncio.run(play())


async def in_secret(harness: TableHarness, table: LiveTable, fake_time: FakeTime) -> dict[int, FakeConnection]:
    """Anna (1) and Ben (2) owe a secret choice, and Anna has less time."""
    ben = await harness.user("ben")
    await table.join(ben, table.row.invite)
    await table.sit(ben, 2, "me")
    await table.start("u-anna")
    connections = {1: await harness.connect(table, "anna", 1), 2: await harness.connect(table, "ben", 2)}
    spent = False
    for at in range(400):
        await wait_until_quiet(table)
        if spent and set(table.journal.waiting) >= {1, 2}:
            return connections
        if not spent and table.journal.waiting == (1,):
            fake_time.advance(90)
            spent = True
        await harness.play(table, connections, Random(at), 1)
    raise AssertionError("nobody chooses in secret")


def test_sealed_choice_by_timeout_stays(sqlite_url: str) -> None:
    async def play() -> None:
        fake_time = FakeTime()
        async with open_harness(sqlite_url, fake_time) as harness:
            seats = {1: "me", 2: "open", 3: "default", 4: "default"}
            table = await harness.table(seats, "corleones_empire", start=False, pace=LIVE)
            connections = await in_secret(harness, table, fake_time)
            await run_out(harness, table, fake_time, 1)
            await wait_until_quiet(table)
            assert 2 in table.journal.waiting
            assert 1 not in table.journal.waiting
            picks = table.match.state.sealed[1]
            connections[1] = await harness.connect(table, "anna", 1)
            assert undoes(connections, 1) == "ask"
            state = connections[1].last("state")
            for choice in state["question"]["choices"]:
                with pytest.raises(Refused, match="ran out of time for this decision"):
                    await table.choose("u-anna", 1, state["act"], [choice["text"]], harness.message_id())
            table = await harness.reload(table)
            connections = {1: await harness.connect(table, "anna", 1), 2: await harness.connect(table, "ben", 2)}
            with pytest.raises(Refused, match="ran out of time for this decision"):
                await table.choose(
                    "u-anna", 1, state["act"], [state["question"]["choices"][0]["text"]], harness.message_id()
                )
            assert (table.match.state.sealed[1], undoes(connections, 1)) == (picks, "ask")
            await harness.play(table, {2: connections[2]}, Random(1), 40)  # the other's choice opens all of them
            await wait_until_quiet(table)
            await until(harness, table, connections, lambda: table.journal.waiting == (1,))
            assert left(harness, table, 1) == pytest.approx(30, abs=0.3)

    asyncio.run(play())


def test_a_proposal_stops_the_clocks_of_those_who_have_to_answer(sqlite_url: str) -> None:
    async def play() -> None:
        fake_time = FakeTime()
        async with open_harness(sqlite_url, fake_time) as harness:
            pace: Pace = {"kind": "live", "seconds": 30, "bank": 5000}
            table = await harness.table({1: "me", 2: "open", 3: "open", 4: "default"}, start=False, pace=pace)
            for name, seat in (("ben", 3), ("carla", 2)):
                somebody = await harness.user(name)
                await table.join(somebody, table.row.invite)
                await table.sit(somebody, seat, "me")
            await table.start("u-anna")
            connections = {
                n: await harness.connect(table, name, n) for n, name in ((1, "anna"), (2, "carla"), (3, "ben"))
            }
            fits = [lambda: table.journal.waiting == (1,), lambda: table.journal.waiting == (3,)]
            for seat, mine in zip((1, 3), fits, strict=True):
                await until(harness, table, connections, mine)
                for author, stops in ((1, False), (2, False), (3, True)) if seat == 1 else ((3, False), (1, True)):
                    fake_time.advance(100)
                    before = left(harness, table, seat)
                    await table.propose(connections[author].user or "", author, "end", harness.message_id())
                    n = connections[seat].last("table")["proposals"][0]["n"]
                    fake_time.advance(10)
                    assert left(harness, table, seat) == pytest.approx(before - (0 if stops else 10), abs=0.3)
                    if seat != author:
                        await table.answer(connections[seat].user or "", n, True, harness.message_id())
                        fake_time.advance(10)
                        charged = 10 if stops else 20
                        assert left(harness, table, seat) == pytest.approx(before - charged, abs=0.3)
                    await table.answer(connections[author].user or "", n, False, harness.message_id())
                await harness.play(table, {seat: connections[seat]}, Random(1), 1)

    asyncio.run(play())


def test_accomplice_cannot_stop_a_clock_repeatedly(sqlite_url: str) -> None:
    """With three teams: Carla proposes whenever Ben has to decide, and Anna answers nothing."""

    async def play() -> None:
        fake_time = FakeTime()
        async with open_harness(sqlite_url, fake_time) as harness:
            pace: Pace = {"kind": "live", "seconds": 30, "bank": 5000}
            seats = {1: "me", 2: "open", 3: "open"}
            table = await harness.tables.create(
                await harness.user("anna"), "corleones_empire", {"seats": 3}, seats, False, True, False, pace=pace
            )
            for name, seat in (("ben", 2), ("carla", 3)):
                somebody = await harness.user(name)
                await table.join(somebody, table.row.invite)
                await table.sit(somebody, seat, "me")
            await table.start("u-anna")
            connections = {
                n: await harness.connect(table, name, n) for n, name in ((1, "anna"), (2, "ben"), (3, "carla"))
            }
            free = 0.0
            for _ in range(8):
                await until(harness, table, connections, lambda: table.journal.waiting == (2,))
                before = left(harness, table, 2)
                with contextlib.suppress(Refused):
                    await table.propose("u-carla", 3, "end", harness.message_id())
                fake_time.advance(29)
                free += 29 - (before - left(harness, table, 2))
                for proposal in connections[3].last("table")["proposals"]:
                    await table.answer("u-carla", proposal["n"], False, harness.message_id())
                await harness.play(table, {2: connections[2]}, Random(1), 1)
            assert 0 < free < 2 * 30

    asyncio.run(play())


def test_slow_bot_is_charged_to_the_holder_of_the_seat(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(RandomBot, "runs_in_worker", True)

    async def play() -> None:
        fake_time = FakeTime()
        async with open_harness(sqlite_url, fake_time) as harness:
            one = harness.tables.workers = OneAtATime()  # type: ignore[assignment,misc]
            scheduler, table = DeadlineScheduler(harness.tables), await two_player_table(harness)
            connections = await connect_players(harness, table)
            seat, user = await alone_at(harness, table, connections)
            before, made = left(harness, table, seat), len(table.match.log)
            for n in range(4):
                fake_time.advance(2)
                await table.set_seat_bot(user, seat, "random", harness.message_id())
                await begun(one, n + 1)
                fake_time.advance(20)
                await table.set_seat_bot(user, seat, None, harness.message_id())
                one.go.set()
                await wait_until_quiet(table)
                one.go.clear()
            assert len(table.match.log) == made
            assert left(harness, table, seat) == pytest.approx(before - 88, abs=0.5)
            # The bot goes on without any time; whoever takes the seat back has none either.
            await table.set_seat_bot(user, seat, "random", harness.message_id())
            await begun(one, 5)
            fake_time.advance(200)
            await scheduler.run_due()
            row = table.seats.rows[seat]
            assert (row.bot, row.stand_in, len(table.match.log)) == ("random", False, made)
            assert table.row.deadline is None
            await table.set_seat_bot(user, seat, None, harness.message_id())
            with bots_wait():
                await scheduler.run_due()
            assert (table.seats.rows[seat].stand_in, len(table.match.log)) == (True, made + 1)
            assert [clock(table, each)["at"] for each in (2, 4)] == [None, None]  # nobody has these seats
            one.go.set()
            await wait_until_quiet(table)

    asyncio.run(play())


def test_leaving_the_seat_stops_no_clock(sqlite_url: str) -> None:
    async def play() -> None:
        fake_time = FakeTime()
        async with open_harness(sqlite_url, fake_time) as harness:
            table = await two_player_table(harness)
            seat, user = await alone_at(harness, table, await connect_players(harness, table))
            somebody = await harness.user(user.removeprefix("u-"))
            before = left(harness, table, seat)
            with bots_wait():
                for _ in range(3):
                    await table.sit(somebody, seat, "open")
                    fake_time.advance(20)
                    await table.sit(somebody, seat, "me")
                assert left(harness, table, seat) == pytest.approx(before - 60, abs=0.3)
                await table.sit(somebody, seat, "open")
                fake_time.advance(1000)
                await DeadlineScheduler(harness.tables).run_due()
                assert (table.row.deadline, left(harness, table, seat)) == (None, 0)
            table.wake_bots()
            await wait_until_quiet(table)

    asyncio.run(play())


def test_anytime_choices_gain_no_time(sqlite_url: str) -> None:
    async def play() -> None:
        fake_time = FakeTime()
        async with open_harness(sqlite_url, fake_time) as harness:
            table = await two_player_table(harness)
            connections = await connect_players(harness, table)
            for at in range(400):
                await wait_until_quiet(table)
                waiting = [seat for seat in table.journal.waiting if seat in connections]
                if len(waiting) == 1 and len(connections[waiting[0]].last("state")["anytime"]) > 2:
                    break
                await harness.play(table, connections, Random(at), 1)
            seat, user = alone(table), connections[alone(table)].user or ""
            before, restarted = left(harness, table, seat), False
            while connections[seat].last("state")["anytime"] and left(harness, table, seat) > 10:
                fake_time.advance(9)
                before -= 9
                state = connections[seat].last("state")
                await table.choose(user, seat, state["act"], [state["anytime"][0]["text"]], harness.message_id())
                assert left(harness, table, seat) == pytest.approx(before, abs=0.5)
                if not restarted:  # also with a state that was kept meanwhile
                    restarted = True
                    await harness.tables.stop()
                    table = await harness.reload(table)
                    connections = await connect_players(harness, table)
                    assert left(harness, table, seat) == pytest.approx(before, abs=0.5)
            assert restarted

    asyncio.run(play())


@pytest.mark.parametrize("seed", range(3))
def test_no_series_of_commands_gains_time(sqlite_url: str, seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """All that somebody ever owed was charged: to the bank, or to the seconds of as many decisions as there were."""
    pace: Pace = {"kind": "live", "seconds": 20, "bank": 60}
    monkeypatch.setattr(membership, "MAX_SEAT_CHANGES_PER_MINUTE", 1000)

    async def play() -> None:
        fake_time, rng = FakeTime(), Random(seed)
        async with open_harness(sqlite_url, fake_time) as harness:
            scheduler, table = DeadlineScheduler(harness.tables), await two_player_table(harness, pace)
            anna = await harness.user("anna")
            connections = await connect_players(harness, table)
            owed, decisions = 0.0, 0
            for _ in range(40):
                if not table.running:
                    break
                row = table.seats.rows[1]
                if row.user_id is None:
                    await table.sit(anna, 1, "me")
                if connections[1].active_seat != 1 or connections[1] not in table.subscribers.attached:
                    connections[1] = await harness.connect(table, "anna", 1)
                await wait_until_quiet(table)  # a bot in the seat decides when it likes
                row = table.seats.rows[1]
                if 1 in table.journal.waiting and not row.stand_in:
                    step = rng.choice((0.5, 3, 8))
                    room = left(harness, table, 1)
                    owed += min(step, room)
                    fake_time.advance(step)
                await scheduler.run_due()
                await wait_until_quiet(table)
                decisions = max(decisions, table.match.decided(1) + 1)
                assert owed <= 60 + 20 * decisions + 0.5
                assert left(harness, table, 1) + owed <= 60 + 20 * decisions + 0.5
                await harness.play(table, {3: connections[3]}, rng, 3)
                try:
                    match rng.randrange(8):
                        case 0 | 1:
                            await wait_until_quiet(table)
                            await harness.play(table, {1: connections[1]}, rng, rng.randrange(1, 4))
                        case 2 | 3:
                            await table.undo("u-anna", 1, harness.message_id(), rng.random() < 0.3)
                        case 4:
                            await table.set_seat_bot("u-anna", 1, rng.choice(("default", None)), harness.message_id())
                        case 5:
                            await table.sit(anna, 1, "open")
                        case 6:
                            await table.propose("u-anna", 1, "end", harness.message_id())
                        case _:
                            table.detach(connections[1])
                except Refused:
                    pass
                open = table.state.proposals.open()
                if open is not None and rng.random() < 0.5:
                    await table.answer("u-ben", open["n"], False, harness.message_id())

    asyncio.run(play())
