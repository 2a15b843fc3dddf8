"""Slow bots: their choices when the table, the seat or the server changes meanwhile."""

from __future__ import annotations

import asyncio
import itertools
import logging
import pickle
import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

import cosca
from cosca.bots.random_bot import RandomBot
from cosca.kernel.choice import Choice
from cosca.kernel.decision import Decision
from cosca.server.table import bot_player
from cosca.server.table.bot_player import BotPlayer
from cosca.server.table.live_table import LiveTable
from cosca.server.workers.pool import QueuedTask, WorkerPool, WorkerProcess
from cosca.server.workers.tasks import BotTask
from tests.server.support.players import TableHarness, connect_all, open_harness
from tests.server.table.test_live_table import settled

SEATS = (1, 2, 3, 4)


class OneAtATime:
    """Thinks as one process would: about one thing at a time, until it is let go."""

    def __init__(self) -> None:
        self.begun: list[BotTask] = []
        self.go = asyncio.Event()
        self._turn = asyncio.Lock()

    async def choose(self, table: str, user: str, task: BotTask, seconds: float) -> Choice:
        async with self._turn:
            self.begun.append(task)
            await self.go.wait()
            return task.question.decision.choices[0]

    def forget(self, life: int) -> None:
        pass

    def close(self) -> None:
        pass


@pytest.fixture(autouse=True)
def slow(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(RandomBot, "runs_in_worker", True)


@asynccontextmanager
async def thinking_house(url: str) -> AsyncIterator[tuple[TableHarness, OneAtATime]]:
    async with open_harness(url) as harness:
        one = OneAtATime()
        harness.tables.workers = one  # type: ignore[assignment,misc]
        yield harness, one


async def begun(one: OneAtATime, count: int = 1) -> None:
    for _ in range(6000):
        if len(one.begun) >= count:
            return
        await asyncio.sleep(0.005)
    raise AssertionError("no bot was asked")


async def bot_asked(harness: TableHarness) -> LiveTable:
    """A table at which a bot is asked at once."""
    table = await harness.table(dict.fromkeys(SEATS, "me"))
    await table.set_seat_bot("u-anna", table.journal.waiting[0], "random", harness.message_id())
    return table


def test_shutdown_starts_no_further_bots(sqlite_url: str) -> None:
    async def play() -> None:
        async with thinking_house(sqlite_url) as (harness, one):
            tables = [await bot_asked(harness) for _ in range(3)]
            await begun(one)
            await asyncio.sleep(0.02)  # the others wait for their turn
            await harness.tables.stop()
            assert len(one.begun) == 1
            for table in tables:
                table.wake_bots()
                assert not table.bots.busy

    asyncio.run(play())


def test_reload_during_a_bot_choice_is_not_an_error(sqlite_url: str, caplog: pytest.LogCaptureFixture) -> None:
    async def play() -> None:
        async with thinking_house(sqlite_url) as (harness, one):
            table = await bot_asked(harness)
            await begun(one)
            table.needs_reload = True
            one.go.set()
            await settled(table)

    with caplog.at_level(logging.WARNING):
        asyncio.run(play())
    assert caplog.records == []


def test_bot_that_gets_its_seat_back_is_recreated(sqlite_url: str) -> None:
    """What it thought in its turn does not outlive the choices of the person who took the seat back."""

    async def play() -> None:
        async with thinking_house(sqlite_url) as (harness, one):
            table = await harness.table(dict.fromkeys(SEATS, "me"))
            connections = await connect_all(harness, table)
            seat, rng = table.journal.waiting[0], Random(1)
            one.go.set()
            await table.set_seat_bot("u-anna", seat, "random", harness.message_id())
            await settled(table)
            before = {task.session for task in one.begun}
            assert len(before) == 1
            await table.set_seat_bot("u-anna", seat, None, harness.message_id())
            while seat not in table.journal.waiting:
                await harness.play(table, connections, rng, 1)
            asked = len(one.begun)
            await table.set_seat_bot("u-anna", seat, "random", harness.message_id())
            await begun(one, asked + 1)
            assert one.begun[-1].session not in before
            await harness.tables.stop()

    asyncio.run(play())


def test_bot_is_created_in_a_thread_and_a_slow_one_not_at_all(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(RandomBot, "runs_in_worker", False)
    made: list[tuple[str, bool]] = []

    def making(name: str, *args: Any) -> Any:
        made.append((name, threading.current_thread() is threading.main_thread()))
        return RandomBot(*args)

    monkeypatch.setattr(bot_player, "bot", making)
    capo = BotPlayer(cosca.game("la_famiglia"), 1, "capo")
    assert capo.slow
    with pytest.raises(cosca.BadOption):
        BotPlayer(cosca.game("la_famiglia"), 1, "nobody")
    assert made == []

    async def play() -> None:
        async with open_harness(sqlite_url) as harness:
            await bot_asked(harness)
            while not made:
                await asyncio.sleep(0.005)
            await harness.tables.stop()

    asyncio.run(play())
    assert not any(here for _, here in made)


def test_hanging_bot_costs_one_thread_and_one_timeout(monkeypatch: pytest.MonkeyPatch) -> None:
    """All quick bots of the server share a few threads: one of them must not take them all."""
    go, asked = threading.Event(), 0

    def hang(self: RandomBot, decision: Decision, *_: Any) -> Choice:
        nonlocal asked
        asked += 1
        go.wait(60)
        return decision.choices[0]

    monkeypatch.setattr(RandomBot, "choose", hang)
    monkeypatch.setattr(bot_player, "BUDGET_SECONDS", 0.05)
    game = cosca.game("la_famiglia")
    match = cosca.Match(game, 1)
    seat = game.actors(match.state)[0]
    player = BotPlayer(game, seat, "random")
    stream: Any = SimpleNamespace(log=[])

    async def play() -> None:
        for _ in range(5):
            assert await player.choose(match, stream) is game.default(match.state, seat)
        while not asked:  # its thread is only being started
            await asyncio.sleep(0.005)
        assert asked == 1
        go.set()
        while player._choosing:
            await asyncio.sleep(0.005)
        monkeypatch.setattr(bot_player, "BUDGET_SECONDS", 10.0)
        await player.choose(match, stream)
        assert asked == 2

    asyncio.run(play())


def test_many_tables_of_one_host_do_not_delay_another_host(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Counted in choices that are thought about from when one is asked for until its turn has come."""
    served: list[str] = []
    waited: dict[str, list[int]] = {}
    asking = WorkerPool._ask
    all_there = asyncio.Event()

    async def ask(self: WorkerPool, job: QueuedTask, seconds: float, wanted: Any = None) -> Any:
        before = len(served)

        def turn() -> bool:
            waited.setdefault(job.table, []).append(len(served) - before)
            served.append(job.table)
            return True

        return await asking(self, job, seconds, turn)

    async def answer(self: WorkerProcess, task: bytes, anew: bool, seconds: float, session: int = 0) -> Choice:
        await all_there.wait()
        await asyncio.sleep(0.005)
        decision: Decision = pickle.loads(task).question.decision
        return decision.choices[0]

    monkeypatch.setattr(WorkerPool, "_ask", ask)
    monkeypatch.setattr(WorkerProcess, "ask", answer)
    monkeypatch.setattr(bot_player, "BUDGET_SECONDS", 300.0)
    seats = {1: "random", 2: "me", 3: "random", 4: "random"}

    async def play() -> None:
        async with open_harness(sqlite_url) as harness:
            harness.tables.workers = WorkerPool(1)  # type: ignore[misc]
            eve, anna = await harness.user("eve"), await harness.user("anna")
            for _ in range(30):
                await harness.tables.create(eve, "la_famiglia", {}, dict(seats), False, True, True)
            mine = await harness.tables.create(anna, "la_famiglia", {}, dict(seats), False, True, True)
            connection, rng = await harness.connect(mine, "anna", 2), Random(1)
            all_there.set()
            async with asyncio.timeout(300):
                # the others wait for each other; how many of them have had a turn by then is the machine's affair
                while len(waited.get(mine.id, ())) < 5 or max(itertools.chain(*waited.values())) <= 10:
                    await asyncio.sleep(0.005)
                    if not mine.bots.busy:
                        await harness.play(mine, {2: connection}, rng, 1)
            await harness.tables.stop()
        assert len(waited[mine.id]) >= 5
        assert max(waited[mine.id]) <= 2

    asyncio.run(play())
