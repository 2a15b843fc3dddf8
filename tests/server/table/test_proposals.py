"""Proposals: applied once, numbered, not waiting for players who left, shown only to those concerned."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from cosca.server.jobs.deadlines import DeadlineScheduler
from cosca.server.protocol.refusal import Refused
from cosca.server.storage.statements import delete_user
from cosca.server.table.consent import MAX_PROPOSALS, REFUSAL_SECONDS
from cosca.server.table.live_table import LiveTable
from cosca.server.table.proposals import VOTE_LOSS_SECONDS
from tests.server.support.players import FakeConnection, FakeTime, TableHarness, open_harness, table_message
from tests.server.table.test_clock import two_player_table, until


async def two_people(harness: TableHarness) -> LiveTable:
    """Anna in seat 1 and Ben in seat 3, of the other team; bots for the rest."""
    table = await harness.table({1: "me", 2: "default", 3: "open", 4: "default"}, start=False)
    ben = await harness.user("ben")
    await table.join(ben, table.row.invite)
    await table.sit(ben, 3, "me")
    await table.start("u-anna")
    return table


def number(table: LiveTable, user: str | None = None) -> int:
    """The number of what is proposed."""
    return table_message(table, user, None)["proposals"][0]["n"]


def settled(table: LiveTable, user: str | None = None) -> dict[str, Any]:
    """How the last one ended."""
    return table_message(table, user, None)["settled"][0]


async def rest(table: LiveTable) -> None:
    while table.tasks or table.bots.busy:
        await asyncio.sleep(0.005)


async def played(
    harness: TableHarness, table: LiveTable, connections: dict[int, FakeConnection], fits: Callable[[], bool]
) -> None:
    """Some choices of the people at the table, with the bots in between, and more until it fits."""
    at = 0
    while at < 8 or not fits():
        assert table.running
        await harness.play(table, connections, Random(at), 1)
        await rest(table)
        at += 1


def asks(table: LiveTable, seat: int) -> bool:
    """Whether an undo of the seat needs everyone's consent."""
    return not table.match.may_undo(seat) and any(each == seat for each, _ in table.match.log)


def test_undo_accepted_by_bots_is_applied_once(sqlite_url: str) -> None:
    async def play() -> None:
        async with open_harness(sqlite_url) as harness:
            table = await harness.table({1: "me", 2: "default", 3: "default", 4: "default"})
            await rest(table)
            await played(harness, table, {1: await harness.connect(table, "anna", 1)}, lambda: asks(table, 1))
            before = sum(each == 1 for each, _ in table.match.log)
            await table.undo("u-anna", 1, "once")
            await rest(table)
            id, count = table.id, sum(each == 1 for each, _ in table.match.log)
            assert count < before
        async with open_harness(sqlite_url) as harness:
            again = await harness.tables.get(id)
            assert again is not None
            await again.undo("u-anna", 1, "once")
            assert sum(each == 1 for each, _ in again.match.log) == count

    asyncio.run(play())


def test_proposal_numbers_and_results_survive_a_restart(sqlite_url: str) -> None:
    fake_time = FakeTime()

    async def play() -> None:
        async with open_harness(sqlite_url, fake_time) as harness:
            table = await two_people(harness)
            await table.propose("u-anna", 1, "end", "p1")
            await table.answer("u-ben", number(table), False, "a1")
            first = settled(table, "u-ben")
            assert (first["result"], first["by"]) == ("refused", 3)
            fake_time.advance(REFUSAL_SECONDS)
            await table.propose("u-anna", 1, "end", "p2")
            second = number(table)
            assert second > first["n"]
            await table.answer("u-anna", second, False, "a2")
            id = table.id
        async with open_harness(sqlite_url) as harness:
            table = await harness.tables.get(id)
            assert table is not None
            assert settled(table, "u-ben")["result"] == "withdrawn"
            await table.propose("u-anna", 1, "end", "p3")
            with pytest.raises(Refused, match="already been settled"):
                await table.answer("u-ben", second, True, "late")
            proposal = table_message(table, "u-ben", 3)["proposals"][0]
            assert proposal["n"] > second
            assert "message" not in proposal
        async with open_harness(sqlite_url) as harness:
            table = await harness.tables.get(id)
            assert table is not None
            await table.propose("u-anna", 1, "end", "p3")  # the same again: it is open still
            assert table_message(table, None, None)["proposals"][0]["waiting"] == [3]

    asyncio.run(play())


def test_proposal_does_not_wait_for_players_who_left(sqlite_url: str) -> None:
    async def play() -> None:
        async with open_harness(sqlite_url) as harness:
            table = await two_people(harness)
            connections = {1: await harness.connect(table, "anna", 1), 3: await harness.connect(table, "ben", 3)}
            await played(harness, table, connections, lambda: asks(table, 1) or asks(table, 3))
            seat = next(seat for seat in (1, 3) if asks(table, seat))
            user, other = ("u-anna", "u-ben") if seat == 1 else ("u-ben", "u-anna")
            count = len(table.match.log)
            await table.undo(user, seat, harness.message_id())
            assert table.state.proposals.open() is not None
            await table.set_seat_bot(
                other, 4 - seat, "default", harness.message_id()
            )  # a bot does not speak for its person
            assert table.state.proposals.open() is not None
            assert len(table.match.log) == count
            leaving = await harness.user(other.removeprefix("u-"))
            await table.sit(leaving, 4 - seat, "open")
            assert table.state.proposals.open() is None
            assert settled(table)["result"] == "agreed"
            assert len(table.match.log) < count
            await table.sit(leaving, 4 - seat, "me")
            await rest(table)
            await table.propose(user, seat, "end", harness.message_id())
            await table.sit(await harness.user(user.removeprefix("u-")), seat, "open")  # with its author it goes
            assert table.running
            assert settled(table)["result"] == "withdrawn"

    asyncio.run(play())


def test_proposal_of_a_deleted_user_is_withdrawn(sqlite_url: str) -> None:
    async def play() -> None:
        async with open_harness(sqlite_url) as harness:
            table = await two_people(harness)
            await table.propose("u-ben", 3, "end", harness.message_id())
            await harness.store.write(*delete_user("u-ben", "default"))
            id = table.id
        async with open_harness(sqlite_url) as harness:
            table = await harness.tables.get(id)
            assert table is not None
            assert table.running
            assert settled(table)["result"] == "withdrawn"

    asyncio.run(play())


def test_conceding_is_decided_by_the_team(sqlite_url: str) -> None:
    async def play() -> None:
        async with open_harness(sqlite_url) as harness:
            table = await two_people(harness)
            eve = await harness.user("eve")
            await table.join(eve, table.row.invite)
            await harness.admit(table, "eve", 4)
            connections = {
                name: await harness.connect(table, name, seat) for name, seat in (("anna", 1), ("ben", 3), ("eve", 4))
            }
            before = len(connections["anna"].raw)
            await table.propose("u-ben", 3, "concede", harness.message_id())
            assert connections["eve"].last("table")["proposals"][0]["waiting"] == [4]
            n = connections["eve"].last("table")["proposals"][0]["n"]
            with pytest.raises(Refused, match="already been settled"):
                await table.answer("u-anna", n, False, harness.message_id())
            await table.propose("u-anna", 1, "end", harness.message_id())  # nothing of theirs stands in the way
            assert number(table) == 8
            await table.answer("u-anna", 8, False, harness.message_id())
            before = len(connections["anna"].raw)
            await table.answer("u-eve", n, False, harness.message_id())
            message = {each["what"]: each["result"] for each in connections["ben"].last("table")["settled"]}
            assert message["concede"] == "refused"
            assert (
                len(connections["anna"].raw) == before
            )  # the others hear nothing of it, not even that there was something
            assert [each["what"] for each in table_message(table, "u-anna", 1)["settled"]] == ["end", "join"]

    asyncio.run(play())


def test_a_choice_settles_an_undo_in_one_commit(sqlite_url: str) -> None:
    async def play() -> None:
        async with open_harness(sqlite_url) as harness:
            table = await two_people(harness)
            connections = {1: await harness.connect(table, "anna", 1), 3: await harness.connect(table, "ben", 3)}
            await played(
                harness,
                table,
                connections,
                lambda: len(table.journal.waiting) == 1 and asks(table, 4 - table.journal.waiting[0]),
            )
            other = 4 - table.journal.waiting[0]
            await table.undo(connections[other].user or "", other, harness.message_id())
            assert table.state.proposals.open() is not None
            written = harness.store.writer.batches
            await harness.play(table, connections, Random(1), 1)
            assert harness.store.writer.batches == written + 1
            assert connections[other].last("table")["settled"][0]["result"] == "overtaken"

    asyncio.run(play())


def test_one_timeout_does_not_let_one_player_end_the_game(sqlite_url: str) -> None:
    """Ben ran out of time: he is asked for a draw until he has been away for minutes, and when he is back again."""

    async def play() -> None:
        fake_time = FakeTime()
        async with open_harness(sqlite_url, fake_time) as harness:
            table = await two_player_table(harness)
            scheduler = DeadlineScheduler(harness.tables)
            connections = {1: await harness.connect(table, "anna", 1), 3: await harness.connect(table, "ben", 3)}
            await until(harness, table, connections, lambda: table.journal.waiting == (3,))
            fake_time.advance(131)
            await scheduler.run_due()
            assert table.seats.rows[3].stand_in
            await table.propose("u-anna", 1, "end", harness.message_id())
            assert table.running
            assert connections[3].last("table")["proposals"][0]["asked"]
            await table.answer("u-ben", number(table), False, harness.message_id())
            assert settled(table)["result"] == "refused"
            table.detach(connections[3])
            await rest(table)
            fake_time.advance(VOTE_LOSS_SECONDS - 61)  # he is away, but not for long
            await table.propose("u-anna", 1, "end", harness.message_id())
            fake_time.advance(30)
            connections[3] = await harness.connect(table, "ben", 3)
            assert connections[3].last("table")["proposals"][0]["asked"]
            await table.answer("u-ben", number(table), False, harness.message_id())
            await table.set_seat_bot("u-ben", 3, "default", harness.message_id())
            await rest(table)
            await until(harness, table, connections, lambda: table.journal.waiting == (1,))
            assert table.running

    asyncio.run(play())


def test_agreed_end_does_not_wait_for_an_absent_player_without_time(sqlite_url: str) -> None:
    async def play() -> None:
        fake_time = FakeTime()
        async with open_harness(sqlite_url, fake_time) as harness:
            table = await two_player_table(harness)
            scheduler = DeadlineScheduler(harness.tables)
            connections = {1: await harness.connect(table, "anna", 1), 3: await harness.connect(table, "ben", 3)}
            await until(harness, table, connections, lambda: table.journal.waiting == (3,))
            table.detach(connections[3])
            await rest(table)
            fake_time.advance(131)
            await scheduler.run_due()
            await rest(table)
            fake_time.advance(VOTE_LOSS_SECONDS - 131 - 30)
            await table.propose("u-anna", 1, "end", harness.message_id())
            assert await scheduler.run_due() <= 30.3
            assert table.running
            fake_time.advance(30.3)
            await scheduler.run_due()
            assert table.status == "over"

    asyncio.run(play())


@pytest.mark.parametrize("restart", [False, True])
def test_a_player_without_time_stays_without_vote_while_the_stand_in_decides(sqlite_url: str, restart: bool) -> None:
    """Each decision of the stand-in has its own time, but it is not Ben who uses it."""

    async def play() -> None:
        fake_time = FakeTime()
        async with open_harness(sqlite_url, fake_time) as harness:
            table = await two_player_table(harness)
            scheduler = DeadlineScheduler(harness.tables)
            connections = {1: await harness.connect(table, "anna", 1), 3: await harness.connect(table, "ben", 3)}
            await until(harness, table, connections, lambda: table.journal.waiting == (3,))
            table.detach(connections.pop(3))
            await rest(table)
            fake_time.advance(131)
            await scheduler.run_due()
            await rest(table)
            decided = table.match.decided(3)
            await until(harness, table, connections, lambda: table.match.decided(3) > decided + 3)
            await rest(table)
            if restart:
                table = await harness.reload(table)
                await harness.connect(table, "anna", 1)
            fake_time.advance(VOTE_LOSS_SECONDS)
            await table.propose("u-anna", 1, "end", harness.message_id())
            assert table.status == "over"

    asyncio.run(play())


async def tries(harness: TableHarness, table: LiveTable, heard: FakeConnection, count: int) -> tuple[int, int]:
    """Anna asks for a draw and withdraws, so often: how often it was heard, and how many messages Ben got."""
    before, allowed, refused = len(heard.raw), 0, list[Refused]()
    for _ in range(count):
        try:
            await table.propose("u-anna", 1, "end", harness.message_id())
        except Refused as no:
            refused.append(no)
        else:
            allowed += 1
            await table.answer("u-anna", number(table), False, harness.message_id())
    assert {(no.code, no.why) for no in refused} == {("too_many", "proposals")}
    assert all(0 < no.facts["seconds"] <= 100 for no in refused)
    return allowed, len(heard.raw) - before


def test_repeated_proposals_are_limited(sqlite_url: str) -> None:
    async def play() -> None:
        fake_time = FakeTime()
        async with open_harness(sqlite_url, fake_time) as harness:
            table = await two_people(harness)
            ben = await harness.connect(table, "ben", 3)
            await rest(table)
            allowed, messages = await tries(harness, table, ben, 26)
            assert (allowed, messages) == (MAX_PROPOSALS, 2 * MAX_PROPOSALS)
            fake_time.advance(101)
            assert (await tries(harness, table, ben, 26))[0] == 1
            fake_time.advance(301)
            assert (await tries(harness, table, ben, 26))[0] == MAX_PROPOSALS
            await table.propose("u-ben", 3, "end", harness.message_id())  # nobody else is limited by it
            await table.answer("u-ben", number(table), False, harness.message_id())

    asyncio.run(play())


def test_refused_proposal_can_be_repeated_after_a_minute_or_a_choice(sqlite_url: str) -> None:
    async def play() -> None:
        fake_time = FakeTime()
        async with open_harness(sqlite_url, fake_time) as harness:
            table = await two_people(harness)
            connections = {1: await harness.connect(table, "anna", 1), 3: await harness.connect(table, "ben", 3)}
            await rest(table)

            async def refused() -> None:
                await table.propose("u-anna", 1, "end", harness.message_id())
                await table.answer("u-ben", number(table), False, harness.message_id())
                with pytest.raises(Refused, match="Try again in 60 seconds"):
                    await table.propose("u-anna", 1, "end", harness.message_id())

            await refused()
            await harness.play(table, connections, Random(1), 1)
            await rest(table)
            await refused()
            fake_time.advance(REFUSAL_SECONDS)
            await refused()

    asyncio.run(play())


def test_accepted_proposals_may_be_repeated(sqlite_url: str) -> None:
    async def play() -> None:
        async with open_harness(sqlite_url, FakeTime()) as harness:
            table = await two_people(harness)
            connections = {1: await harness.connect(table, "anna", 1), 3: await harness.connect(table, "ben", 3)}
            await played(harness, table, connections, lambda: asks(table, 1) or asks(table, 3))
            for _ in range(MAX_PROPOSALS + 2):
                seat = next(seat for seat in (1, 3) if asks(table, seat))
                before = len(table.match.log)
                await table.undo(connections[seat].user or "", seat, harness.message_id())
                await table.answer(connections[4 - seat].user or "", number(table), True, harness.message_id())
                assert len(table.match.log) < before
                await rest(table)
                await played(harness, table, connections, lambda: asks(table, 1) or asks(table, 3))

    asyncio.run(play())
