"""Nobody else can tell an answer in advance from a live one: the same bytes at the same time, and the same log."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import Iterator
from random import Random

import pytest
from sqlalchemy import select

from cosca.kernel.facts import question_facts
from cosca.server.jobs.deadlines import DeadlineScheduler
from cosca.server.protocol.server_messages import Pace
from cosca.server.storage import schema
from cosca.server.table import advance_answers
from cosca.server.table.coalesced import Coalesced
from cosca.server.table.live_table import LiveTable
from tests.server.support.players import FakeConnection, FakeTime, TableHarness, open_harness

NAMES = {1: "anna", 2: "carla", 3: "ben", 4: "dino"}
DAYS: Pace = {"kind": "days", "days": 30}
DELAY, ARRIVAL, STAY = 20.0, 8.0, 10.0


@pytest.fixture(autouse=True)
def fixed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make delays the same in both games; the number of spectators is announced in real time, and not here."""
    monkeypatch.setattr(Coalesced, "request", lambda *_: None)
    monkeypatch.setattr(advance_answers, "_random", FixedDelays())


class FixedDelays:
    def uniform(self, low: float, high: float) -> float:
        wanted = {advance_answers.DELAY_SECONDS: DELAY, advance_answers.STAY_SECONDS: STAY}
        return wanted.get((low, high), ARRIVAL / DELAY)


def same_secrets(monkeypatch: pytest.MonkeyPatch) -> None:
    """Deal the same game and make the same ids each time."""
    numbers: Iterator[int] = itertools.count(1)
    monkeypatch.setattr("secrets.token_bytes", lambda n=32: bytes(range(n)))
    monkeypatch.setattr("secrets.token_hex", lambda n=32: f"{next(numbers):0{2 * n}x}")
    monkeypatch.setattr("secrets.token_urlsafe", lambda n=32: f"id{next(numbers):08d}")


async def begin(harness: TableHarness, game: str) -> LiveTable:
    table = await harness.table({1: "me", 2: "open", 3: "open", 4: "open"}, game, start=False, pace=DAYS)
    for seat, name in NAMES.items():
        if seat > 1:
            user = await harness.user(name)
            await table.join(user, table.row.invite)
            await table.sit(user, seat, "me")
    await table.start("u-anna")
    return table


async def make_choice(harness: TableHarness, table: LiveTable, seat: int, text: str) -> None:
    await table.choose(f"u-{NAMES[seat]}", seat, table.journal.act_number(seat), [text], harness.message_id())


def is_asked(table: LiveTable, seat: int, kind: str) -> bool:
    decision = table.game.decision(table.match.state, seat)
    known = advance_answers.kit(table.game.name).advance[kind]
    asked = seat in table.journal.waiting and decision is not None and decision.kind == kind
    return asked and known.applies_to(question_facts(table.match.state, seat))


async def play_until(harness: TableHarness, table: LiveTable, seat: int, kind: str, start: int = 0) -> None:
    """Choose at random for everybody until the seat is asked a question of this kind."""
    for at in range(start, start + 4000):
        if is_asked(table, seat, kind):
            return
        rng = Random(at)
        other = rng.choice(table.journal.waiting)
        choices = table.game.choices(table.match.state, other)
        await make_choice(harness, table, other, rng.choice(choices).text)
    raise AssertionError("it is never asked")


async def other_streams(
    url: str, game: str, seat: int, kind: str, answer: str, advance: bool, absent: bool
) -> tuple[dict[int | None, list[bytes]], list[tuple[object, ...]], str]:
    """Play until the question has been answered and some more; return what everybody else got, and the log."""
    fake_time = FakeTime()
    async with open_harness(url, fake_time) as harness:
        table = await begin(harness, game)
        scheduler = DeadlineScheduler(harness.tables)
        lines: dict[int | None, FakeConnection] = {
            other: await harness.connect(table, name, other) for other, name in NAMES.items() if other != seat
        }
        await table.join(await harness.user("zoe"), table.row.invite)
        lines[None] = await harness.connect(table, "zoe", None)
        own = None if absent else await harness.connect(table, NAMES[seat], seat)
        await harness.wait_until_idle(table)
        if advance:
            await table.answer_in_advance(
                f"u-{NAMES[seat]}", seat, kind, {"choose": answer, "unless": [], "once": True}
            )
        await play_until(harness, table, seat, kind)
        before = len(table.match.log)
        choice = (
            advance_answers.kit(game)
            .advance[kind]
            .choice(
                seat, answer, [], question_facts(table.match.state, seat), table.game.choices(table.match.state, seat)
            )
        )
        assert choice is not None
        for pause, step in ((ARRIVAL, "arrive"), (DELAY - ARRIVAL, "answer"), (STAY, "leave")):
            fake_time.advance(pause)
            if advance:
                await scheduler.run_due()
            elif step == "answer":
                await make_choice(harness, table, seat, choice.text)
            elif absent and step == "arrive":
                own = await harness.connect(table, NAMES[seat], seat)
            elif absent and own is not None:
                table.detach(own)
            await harness.wait_until_idle(table)
            assert len(table.match.log) == before + (step != "arrive")
        assert table.match.log[-1] == (seat, choice)
        for at in range(3):
            other = table.journal.waiting[0]
            await make_choice(harness, table, other, table.game.choices(table.match.state, other)[at % 2 - 1].text)
        await harness.wait_until_idle(table)
        wanted = select(schema.entries).where(schema.entries.c.table_id == table.id).order_by(schema.entries.c.seq)
        rows = await harness.store.read(lambda connection: connection.execute(wanted).all())
        log = [(row.seq, row.kind, row.seat, row.choice, row.removes, row.events, row.user_id) for row in rows]
        messages = {row.seq: row.message for row in rows}
        assert (messages[before + 2] or "").startswith(f"u-{NAMES[seat]} ")  # the first entry is the start
        return {viewer: line.raw for viewer, line in lines.items()}, log, table.id


CASES = [
    ("la_famiglia", 2, "conflict.take", "decline"),
    ("la_famiglia", 3, "conflict.card", "card coward_1"),
    ("corleones_empire", 2, "bid.card", "decline"),
    ("corleones_empire", 3, "abilities", "first"),
]


@pytest.mark.parametrize("absent", [False, True])
@pytest.mark.parametrize(("game", "seat", "kind", "answer"), CASES)
def test_others_receive_the_same_bytes_as_for_a_live_answer(
    tmp_path_factory: pytest.TempPathFactory,
    monkeypatch: pytest.MonkeyPatch,
    game: str,
    seat: int,
    kind: str,
    answer: str,
    absent: bool,
) -> None:
    played = []
    for advance in (False, True):
        same_secrets(monkeypatch)
        url = f"sqlite:///{tmp_path_factory.mktemp('game')}/cosca.db"
        played.append(asyncio.run(other_streams(url, game, seat, kind, answer, advance, absent)))
    (live, live_log, live_id), (advance_stream, advance_log, advance_id) = played
    assert live_id == advance_id
    assert live_log == advance_log
    for viewer, messages in live.items():
        assert messages == advance_stream[viewer], f"viewer {viewer} sees a difference"
    assert sum(len(messages) for messages in live.values()) > 20
