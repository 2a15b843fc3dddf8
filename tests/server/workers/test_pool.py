"""Worker processes: cached bots and games; their failures do not affect tables."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from multiprocessing.connection import Connection
from pathlib import Path
from random import Random
from typing import Any

import pytest

import cosca
from cosca.bots.random_bot import RandomBot
from cosca.server.table import bot_player
from cosca.server.workers.pool import WorkerPool, WorkerProcess
from cosca.server.workers.process import WorkerFailed
from cosca.server.workers.task_runner import TaskRunner
from cosca.server.workers.tasks import AdviceTask, BotTask, DecisionContext, new_session
from tests.server.support.players import open_harness
from tests.server.table.test_live_table import settled

ALL_RANDOM = {1: "random", 2: "random", 3: "random", 4: "random"}


@pytest.fixture
def pool() -> Iterator[WorkerPool]:
    made = WorkerPool(1)
    yield made
    made.close()


def asked(name: str = "la_famiglia", choices: int = 40) -> DecisionContext:
    """A question of a game under way."""
    game = cosca.game(name)
    match, rng = cosca.Match(game, 1), Random(1)
    while len(match.log) < choices:
        seat = game.actors(match.state)[0]
        match.apply(seat, rng.choice(game.choices(match.state, seat)))
    seat = game.actors(match.state)[0]
    decision = game.decision(match.state, seat)
    assert decision is not None
    return DecisionContext(name, {}, "", decision, game.view(match.state, seat), game.memory(seat, match.state), "7")


def running(pid: int) -> bool:
    """Whether a process is there and no zombie."""
    try:
        return Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rsplit(")", 1)[1].split()[0] != "Z"
    except OSError:
        return False


def kill(pid: int) -> None:
    """Ends a process, and waits until it has ended."""
    os.kill(pid, signal.SIGKILL)
    while running(pid):
        time.sleep(0.01)


def worker_of(pool: WorkerPool) -> int:
    pid = pool._workers[0].pid
    assert pid is not None
    return pid


def test_choices_and_advice_are_choices_of_the_decision(pool: WorkerPool) -> None:
    async def think() -> None:
        for name in cosca.game_names():
            question = asked(name)
            session_and_user = await pool.choose("t", "u", BotTask(question, "random", new_session()), 30)
            assert session_and_user in question.decision.choices  # the same object, not one that looks like it
            ranked = await pool.advise("t", "u", AdviceTask(question, 0.05), 30, lambda: True)
            assert ranked is not None
            assert {each.choice for each in ranked} == set(question.decision.choices)

    asyncio.run(think())


def test_bot_is_cached_in_its_process() -> None:
    runner, question, session = TaskRunner(), asked(), new_session()
    made: list[RandomBot] = []
    init = RandomBot.__init__

    def counted(self: RandomBot, *args: object) -> None:
        made.append(self)
        init(self, *args)  # type: ignore[arg-type]

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(RandomBot, "__init__", counted)
        for _ in range(2):
            runner.answer(BotTask(question, "random", session))
        assert len(made) == 1
        runner.answer(BotTask(question, "random", new_session()))
        assert len(made) == 2


def test_failed_task_raises_and_the_next_one_runs(pool: WorkerPool) -> None:
    async def think() -> None:
        good = BotTask(asked(), "random", new_session())
        with pytest.raises(WorkerFailed, match="no bot 'nobody'"):
            await pool.choose("t", "u", BotTask(asked(), "nobody", new_session()), 30)
        first = worker_of(pool)
        await pool.choose("t", "u", good, 30)
        assert worker_of(pool) == first  # an error of a bot costs no process
        kill(first)
        await pool.choose("t", "u", good, 30)  # it died while idle: another one is asked
        idle, first = first, worker_of(pool)
        assert first != idle
        asyncio.get_running_loop().call_later(0.1, os.kill, first, signal.SIGKILL)
        with pytest.raises(WorkerFailed, match="has ended"):
            await pool.advise("t", "u", AdviceTask(asked(), 30), 30, lambda: True)
        with pytest.raises(WorkerFailed, match=r"no answer after 0\.001 s"):
            await pool.choose("t", "u", good, 0.001)
        await pool.choose("t", "u", good, 30)
        second = worker_of(pool)
        pool.close()
        assert not running(first)
        assert not running(second)

    asyncio.run(think())


def test_starting_a_process_does_not_block(pool: WorkerPool, monkeypatch: pytest.MonkeyPatch) -> None:
    start = WorkerProcess._start

    def slowly(self: WorkerProcess) -> Connection:
        time.sleep(0.3)
        return start(self)

    monkeypatch.setattr(WorkerProcess, "_start", slowly)

    async def think() -> None:
        with pytest.raises(WorkerFailed, match="no answer"):
            await pool.advise("t", "u", AdviceTask(asked(), 60), 0.05, lambda: True)

    asyncio.run(think())


def test_unwanted_advice_is_skipped(pool: WorkerPool) -> None:
    async def think() -> None:
        assert await pool.advise("t", "u", AdviceTask(asked(), 60), 30, lambda: False) is None
        assert pool._workers[0].pid is None  # no process was needed

    asyncio.run(think())


def test_bot_that_played_in_another_process_is_recreated(pool: WorkerPool) -> None:
    """What it thought before is of another position."""
    runner, question, session = TaskRunner(), asked(), new_session()
    runner.answer(BotTask(question, "random", session))
    first = runner._bots[session]
    runner.answer(BotTask(question, "random", session))
    assert runner._bots[session] is first
    runner.answer(BotTask(question, "random", session), recreate=True)
    assert runner._bots[session] is not first


def test_a_process_ends_with_its_server(tmp_path: Path) -> None:
    """Also if the server is killed and cannot say so."""
    script = tmp_path / "server.py"
    script.write_text(
        "import os, sys\n"
        "from cosca.server.workers.pool import WorkerPool\n"
        "from cosca.server.workers.process import WorkerFailed\n"
        "from cosca.server.workers.tasks import BotTask, DecisionContext\n"
        "import asyncio\n"
        "async def main():\n"
        "    thinking = WorkerPool(1)\n"
        "    try:\n"
        "        question = DecisionContext('no_game', {}, '', None, {}, None, '')\n"
        "        await thinking.choose('t', 'u', BotTask(question, '', 1), 30)\n"
        "    except WorkerFailed:\n"
        "        print(thinking._workers[0].pid, flush=True)\n"
        "    os.kill(os.getpid(), 9)\n"
        "if __name__ == '__main__':\n"
        "    asyncio.run(main())\n",
        encoding="utf-8",
    )
    done = subprocess.run([sys.executable, str(script)], capture_output=True, text=True, timeout=300, check=False)
    assert done.returncode == -signal.SIGKILL, done.stderr
    pid = int(done.stdout)
    end = time.monotonic() + 60
    while running(pid) and time.monotonic() < end:
        time.sleep(0.02)
    assert not running(pid)


def test_slow_bots_do_not_block_their_table(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(RandomBot, "runs_in_worker", True)
    monkeypatch.setattr(RandomBot, "needs_memory", True)

    async def play() -> None:
        async with open_harness(sqlite_url) as harness:
            table = await harness.table({1: "me", 2: "random", 3: "random", 4: "random"})
            connection = await harness.connect(table, "anna", 1)
            rng = Random(3)
            for _ in range(12):
                await settled(table)
                await harness.play(table, {1: connection}, rng, 1)
            await settled(table)
            assert len({seat for seat, _ in table.match.log}) == 4
            # While a slow bot thinks the table is free: its seat changes hands, and what it thought is dropped.
            open, choose = asyncio.Event(), harness.tables.workers.choose

            async def held(*args: Any) -> Any:
                thought = await choose(*args)
                if table.journal.waiting == (2,):
                    await open.wait()
                return thought

            monkeypatch.setattr(harness.tables.workers, "choose", held)
            while table.journal.waiting != (2,):
                await asyncio.sleep(0)
                if 1 in table.journal.waiting:
                    await harness.play(table, {1: connection}, rng, 1)
            log = len(table.match.log)
            await table.sit(await harness.user("anna"), 2, "me")
            open.set()
            await settled(table)
            assert (table.journal.waiting, len(table.match.log)) == ((2,), log)
            await harness.tables.stop()

    asyncio.run(play())


def test_failing_slow_bot_takes_the_default_choice(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(RandomBot, "runs_in_worker", True)
    monkeypatch.setattr(bot_player, "BUDGET_SECONDS", 0.0)

    async def play() -> None:
        async with open_harness(sqlite_url) as harness:
            table = await harness.table({**ALL_RANDOM, 1: "me"})
            connection = await harness.connect(table, "anna", 1)
            for _ in range(6):
                await settled(table)
                await harness.play(table, {1: connection}, Random(1), 1)
            assert {seat for seat, _ in table.match.log} > {1}
            await harness.tables.stop()

    with caplog.at_level(logging.ERROR, "cosca.bots"):
        asyncio.run(play())
    assert "default choice used" in caplog.text
