"""Answers in advance: when they are given, dropped, revoked, and what a restart keeps."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from sqlalchemy import insert

from cosca.games import kit
from cosca.kernel.advance import COMPARISONS, AdvanceKind, Condition
from cosca.kernel.facts import question_facts
from cosca.server.jobs.deadlines import DeadlineScheduler
from cosca.server.protocol.http_models import AdvanceAnswer
from cosca.server.protocol.refusal import Refused
from cosca.server.storage import schema
from cosca.server.storage.advance_answers import answers_at
from cosca.server.table import advance_answers
from cosca.server.table.live_table import LiveTable
from tests.server.support.players import FakeTime, TableHarness, open_harness, table_message
from tests.server.table.test_advance_secrecy import (
    DELAY,
    NAMES,
    FixedDelays,
    begin,
    is_asked,
    make_choice,
    play_until,
    same_secrets,
)

SEAT, USER, KIND = 2, "u-carla", "conflict.take"
Scene = Callable[[TableHarness, LiveTable, FakeTime], Awaitable[None]]


@pytest.fixture(autouse=True)
def fixed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(advance_answers, "_random", FixedDelays())
    same_secrets(monkeypatch)


def answer(choose: str = "decline", once: bool = False, unless: list[Condition] | None = None) -> AdvanceAnswer:
    return {"choose": choose, "unless": unless or [], "once": once}


def perform(url: str, scene: Scene) -> None:
    """Play until Carla, who has a connection, is asked whether she takes a card, and then the scene."""

    async def play() -> None:
        fake_time = FakeTime()
        async with open_harness(url, fake_time) as harness:
            table = await begin(harness, "la_famiglia")
            await harness.connect(table, NAMES[SEAT], SEAT)
            await play_until(harness, table, SEAT, KIND)
            await scene(harness, table, fake_time)

    asyncio.run(play())


async def pass_time(harness: TableHarness, table: LiveTable, fake_time: FakeTime, seconds: float) -> None:
    fake_time.advance(seconds)
    await DeadlineScheduler(harness.tables).run_due()
    await harness.wait_until_idle(table)


async def listed(table: LiveTable) -> list[str]:
    return [each["kind"] for each in (await table.advance_answers(USER, SEAT))["answers"]]


def test_answer_is_given_after_its_delay_and_stays(sqlite_url: str) -> None:
    async def scene(harness: TableHarness, table: LiveTable, fake_time: FakeTime) -> None:
        await table.answer_in_advance(USER, SEAT, KIND, answer())
        made = len(table.match.log)
        assert table.row.deadline == pytest.approx(harness.tables.uptime.now() + DELAY, abs=0.5)
        await pass_time(harness, table, fake_time, DELAY - 2)
        assert len(table.match.log) == made
        clock = table_message(table, None, None)["seats"][SEAT - 1]["clock"]
        assert clock["at"] is not None  # it runs, as for a player who thinks
        await pass_time(harness, table, fake_time, 3)
        seat, choice = table.match.log[made]
        assert (seat, choice.text) == (SEAT, "leave")
        assert await listed(table) == [KIND]

    perform(sqlite_url, scene)


def test_answer_for_once_is_used_up(sqlite_url: str) -> None:
    async def scene(harness: TableHarness, table: LiveTable, fake_time: FakeTime) -> None:
        await table.answer_in_advance(USER, SEAT, KIND, answer("take", once=True))
        made = len(table.match.log)
        await pass_time(harness, table, fake_time, DELAY + 1)
        assert table.match.log[made][1].text == "take"
        assert await listed(table) == []
        assert await answers_at(harness.store, table.id) == []

    perform(sqlite_url, scene)


@pytest.mark.parametrize("test", COMPARISONS)
def test_condition_that_holds_drops_the_answer_and_the_question_stays(sqlite_url: str, test: str) -> None:
    async def scene(harness: TableHarness, table: LiveTable, fake_time: FakeTime) -> None:
        attackers = question_facts(table.match.state, SEAT)["attackers"]
        edge = attackers + 1 if test == "below" else attackers - 1
        holds: Condition = {"fact": "attackers", "test": test, "value": edge}
        made = len(table.match.log)
        await table.answer_in_advance(USER, SEAT, KIND, answer(unless=[holds]))
        assert await listed(table) == []
        await pass_time(harness, table, fake_time, 10 * DELAY)
        assert len(table.match.log) == made  # and nothing was chosen instead
        assert is_asked(table, SEAT, KIND)
        fails: Condition = {"fact": "attackers", "test": test, "value": attackers}
        await table.answer_in_advance(USER, SEAT, KIND, answer(unless=[fails]))
        await pass_time(harness, table, fake_time, DELAY + 1)
        assert len(table.match.log) == made + 1

    perform(sqlite_url, scene)


def test_answer_that_is_not_legal_is_dropped_and_the_question_asked(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    kind = AdvanceKind(KIND, ("card turncoat",))  # never offered here
    monkeypatch.setitem(kit("la_famiglia").advance, KIND, kind)

    async def scene(harness: TableHarness, table: LiveTable, fake_time: FakeTime) -> None:
        made = len(table.match.log)
        await table.answer_in_advance(USER, SEAT, KIND, answer("card turncoat"))
        assert await listed(table) == []
        await pass_time(harness, table, fake_time, 10 * DELAY)
        assert len(table.match.log) == made
        assert is_asked(table, SEAT, KIND)

    perform(sqlite_url, scene)


def test_live_answer_comes_first(sqlite_url: str) -> None:
    async def scene(harness: TableHarness, table: LiveTable, fake_time: FakeTime) -> None:
        await table.answer_in_advance(USER, SEAT, KIND, answer())
        made = len(table.match.log)
        await make_choice(harness, table, SEAT, "take")
        await pass_time(harness, table, fake_time, DELAY + 1)
        assert [choice.text for seat, choice in table.match.log[made:] if seat == SEAT][:1] == ["take"]
        (row,) = await answers_at(harness.store, table.id)
        assert row.release_at is None

    perform(sqlite_url, scene)


def test_answer_can_be_revoked_until_it_is_given(sqlite_url: str) -> None:
    async def scene(harness: TableHarness, table: LiveTable, fake_time: FakeTime) -> None:
        await table.answer_in_advance(USER, SEAT, KIND, answer())
        await pass_time(harness, table, fake_time, DELAY - 1)
        await table.revoke_answer(USER, SEAT, KIND)
        made = len(table.match.log)
        await pass_time(harness, table, fake_time, DELAY)
        assert len(table.match.log) == made
        assert await answers_at(harness.store, table.id) == []

    perform(sqlite_url, scene)


def test_restart_keeps_the_answer_and_its_time(sqlite_url: str) -> None:
    async def scene(harness: TableHarness, table: LiveTable, fake_time: FakeTime) -> None:
        await table.answer_in_advance(USER, SEAT, KIND, answer())
        (before,) = await answers_at(harness.store, table.id)
        table = await harness.reload(table)
        (after,) = await answers_at(harness.store, table.id)
        assert before.release_at is not None
        assert after.release_at == before.release_at
        made = len(table.match.log)
        for _ in range(8):  # she is not connected, so she appears first
            await pass_time(harness, table, fake_time, DELAY / 8 + 0.1)
        assert len(table.match.log) == made + 1

    perform(sqlite_url, scene)


def test_absent_player_appears_before_the_answer_and_leaves_after_it(sqlite_url: str) -> None:
    async def play() -> None:
        fake_time = FakeTime()
        async with open_harness(sqlite_url, fake_time) as harness:
            table = await begin(harness, "la_famiglia")
            await table.answer_in_advance(USER, SEAT, KIND, answer())
            await play_until(harness, table, SEAT, KIND)
            seen = []
            for _ in range(int(2 * DELAY)):
                await pass_time(harness, table, fake_time, 1)
                answered = not is_asked(table, SEAT, KIND)
                seat = table_message(table, None, None)["seats"][SEAT - 1]
                seen.append((seat["here"], answered))
            assert [state for at, state in enumerate(seen) if at == 0 or seen[at - 1] != state] == [
                (False, False), (True, False), (True, True), (False, True)
            ]  # fmt: skip
            assert not table.busy

    asyncio.run(play())


def test_undo_deletes_the_answer_so_that_the_player_can_choose(sqlite_url: str) -> None:
    async def scene(harness: TableHarness, table: LiveTable, fake_time: FakeTime) -> None:
        await table.answer_in_advance(USER, SEAT, KIND, answer())
        made = len(table.match.log)
        await pass_time(harness, table, fake_time, DELAY + 1)
        await table.propose(USER, SEAT, "undo", harness.message_id())
        for user in sorted(table.seats.people - {USER}):
            for proposal in table.table_message(user, None)["proposals"]:
                await table.answer(user, proposal["n"], True, harness.message_id())
        assert len(table.match.log) <= made
        await pass_time(harness, table, fake_time, 3 * DELAY)
        assert len(table.match.log) <= made
        if is_asked(table, SEAT, KIND):
            assert await listed(table) == []

    perform(sqlite_url, scene)


def test_answers_wait_while_an_undo_is_proposed(sqlite_url: str) -> None:
    async def scene(harness: TableHarness, table: LiveTable, fake_time: FakeTime) -> None:
        await table.answer_in_advance(USER, SEAT, KIND, answer())
        made = len(table.match.log)
        other = next(seat for seat, _ in reversed(table.match.log) if seat != SEAT)
        await table.propose(f"u-{NAMES[other]}", other, "undo", harness.message_id())
        await pass_time(harness, table, fake_time, 2 * DELAY)
        assert len(table.match.log) == made
        (proposal,) = table.table_message(USER, None)["proposals"]
        await table.answer(USER, proposal["n"], False, harness.message_id())
        await pass_time(harness, table, fake_time, DELAY + 1)
        assert len(table.match.log) == made + 1

    perform(sqlite_url, scene)


@pytest.mark.parametrize("how", ["bot", "leave"])
def test_answers_end_when_somebody_else_plays_the_seat(sqlite_url: str, how: str) -> None:
    async def scene(harness: TableHarness, table: LiveTable, fake_time: FakeTime) -> None:
        await table.answer_in_advance(USER, SEAT, KIND, answer())
        if how == "bot":
            await table.set_seat_bot(USER, SEAT, "default", harness.message_id())
            await table.set_seat_bot(USER, SEAT, None, harness.message_id())
        else:
            await table.sit(await harness.user("carla"), SEAT, "open")
        assert await answers_at(harness.store, table.id) == []

    perform(sqlite_url, scene)


def test_what_does_not_fit_is_refused(sqlite_url: str) -> None:
    async def scene(harness: TableHarness, table: LiveTable, fake_time: FakeTime) -> None:
        unknown: Condition = {"fact": "money", "test": "below", "value": 1}
        cases: list[tuple[str, int, str, AdvanceAnswer, str]] = [
            ("u-ben", SEAT, KIND, answer(), "not_yours"),
            (USER, 99, KIND, answer(), "not_yours"),
            (USER, SEAT, "planning.move", answer(), "not_found"),
            (USER, SEAT, KIND, answer("burn"), "not_found"),
            (USER, SEAT, KIND, answer(unless=[unknown]), "not_found"),
        ]
        for user, seat, kind, given, code in cases:
            with pytest.raises(Refused) as refusal:
                await table.answer_in_advance(user, seat, kind, given)
            assert refusal.value.code == code
        for read in (table.advance_answers("u-ben", SEAT), table.revoke_answer("u-ben", SEAT, KIND)):
            with pytest.raises(Refused) as refusal:
                await read
            assert refusal.value.code == "not_yours"

    perform(sqlite_url, scene)


def test_live_clocks_have_no_answers_in_advance(sqlite_url: str) -> None:
    async def play() -> None:
        async with open_harness(sqlite_url) as harness:
            table = await harness.table(dict.fromkeys(NAMES, "me"), pace={"kind": "live", "seconds": 30, "bank": 100})
            with pytest.raises(Refused) as refusal:
                await table.answer_in_advance("u-anna", 1, KIND, answer())
            assert refusal.value.why == "advance_live"
            assert (await table.advance_answers("u-anna", 1))["kinds"] == []

    asyncio.run(play())


def test_unreadable_answer_is_ignored(sqlite_url: str) -> None:
    async def play() -> None:
        async with open_harness(sqlite_url) as harness:
            table = await begin(harness, "la_famiglia")
            for at, broken in enumerate([{}, {"choose": "take"}, {"choose": "x", "once": 1, "unless": [{}]}]):
                values: dict[str, Any] = {"seat": at + 1, "kind": KIND, "user_id": f"u-{NAMES[at + 1]}"}
                await harness.store.write(
                    insert(schema.advance_answers).values(table_id=table.id, answer=broken, created=0, **values)
                )
            table = await harness.reload(table)
            assert await listed(table) == []

    asyncio.run(play())
