"""Processes that think for tables: bots and games live on in them, and nothing that happens to them hurts a table."""

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

import pytest

import cosca
from cosca.bots.random_bot import RandomBot
from cosca.server import bot_player
from cosca.server.thinking import Desk, Failed, ForAdvice, ForBot, Question, Thinking, Worker, new_life
from tests.server.people import house
from tests.server.test_live import settled

ALL_RANDOM = {1: "random", 2: "random", 3: "random", 4: "random"}


@pytest.fixture
def thinking() -> Iterator[Thinking]:
    made = Thinking(1)
    yield made
    made.close()


def asked(name: str = "la_famiglia", choices: int = 40) -> Question:
    """A question of a game under way."""
    game = cosca.game(name)
    match, rng = cosca.Match(game, 1), Random(1)
    while len(match.log) < choices:
        seat = game.actors(match.state)[0]
        match.apply(seat, rng.choice(game.choices(match.state, seat)))
    seat = game.actors(match.state)[0]
    decision = game.decision(match.state, seat)
    assert decision is not None
    return Question(name, {}, "", decision, game.view(match.state, seat), game.memory(seat, match.state), "7")


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


def worker_of(thinking: Thinking) -> int:
    pid = thinking._workers[0].pid
    assert pid is not None
    return pid


def test_a_choice_and_advice_come_back_as_choices_of_the_decision(thinking: Thinking) -> None:
    async def think() -> None:
        for name in cosca.game_names():
            question = asked(name)
            found = await thinking.choose("t", "u", ForBot(question, "random", new_life()), 30)
            assert found in question.decision.choices  # the same object, not one that looks like it
            ranked = await thinking.advise("t", "u", ForAdvice(question, 0.05), 30, lambda: True)
            assert ranked is not None
            assert {each.choice for each in ranked} == set(question.decision.choices)

    asyncio.run(think())


def test_a_bot_lives_on_in_its_process() -> None:
    desk, question, life = Desk(), asked(), new_life()
    made: list[RandomBot] = []
    init = RandomBot.__init__

    def counted(self: RandomBot, *args: object) -> None:
        made.append(self)
        init(self, *args)  # type: ignore[arg-type]

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(RandomBot, "__init__", counted)
        for _ in range(2):
            desk.answer(ForBot(question, "random", life))
        assert len(made) == 1
        desk.answer(ForBot(question, "random", new_life()))
        assert len(made) == 2


def test_what_fails_takes_too_long_or_dies_is_told_and_the_next_question_is_answered(thinking: Thinking) -> None:
    async def think() -> None:
        good = ForBot(asked(), "random", new_life())
        with pytest.raises(Failed, match="no bot 'nobody'"):
            await thinking.choose("t", "u", ForBot(asked(), "nobody", new_life()), 30)
        first = worker_of(thinking)
        await thinking.choose("t", "u", good, 30)
        assert worker_of(thinking) == first  # an error of a bot costs no process
        kill(first)
        await thinking.choose("t", "u", good, 30)  # it died while idle: another one is asked
        idle, first = first, worker_of(thinking)
        assert first != idle
        asyncio.get_running_loop().call_later(0.1, os.kill, first, signal.SIGKILL)
        with pytest.raises(Failed, match="has ended"):
            await thinking.advise("t", "u", ForAdvice(asked(), 30), 30, lambda: True)
        with pytest.raises(Failed, match=r"no answer after 0\.001 s"):
            await thinking.choose("t", "u", good, 0.001)
        await thinking.choose("t", "u", good, 30)
        second = worker_of(thinking)
        thinking.close()
        assert not running(first)
        assert not running(second)

    asyncio.run(think())


def test_a_process_that_is_being_started_holds_nobody_up(thinking: Thinking, monkeypatch: pytest.MonkeyPatch) -> None:
    start = Worker._start

    def slowly(self: Worker) -> Connection:
        time.sleep(0.3)
        return start(self)

    monkeypatch.setattr(Worker, "_start", slowly)

    async def think() -> None:
        with pytest.raises(Failed, match="no answer"):
            await thinking.advise("t", "u", ForAdvice(asked(), 60), 0.05, lambda: True)

    asyncio.run(think())


def test_what_is_no_longer_wanted_is_not_thought_about(thinking: Thinking) -> None:
    async def think() -> None:
        assert await thinking.advise("t", "u", ForAdvice(asked(), 60), 30, lambda: False) is None
        assert thinking._workers[0].pid is None  # no process was needed

    asyncio.run(think())


def test_a_bot_that_has_thought_elsewhere_is_made_anew(thinking: Thinking) -> None:
    """What it thought before is of another position."""
    desk, question, life = Desk(), asked(), new_life()
    desk.answer(ForBot(question, "random", life))
    first = desk._bots[life]
    desk.answer(ForBot(question, "random", life))
    assert desk._bots[life] is first
    desk.answer(ForBot(question, "random", life), anew=True)
    assert desk._bots[life] is not first


def test_a_process_ends_with_its_server(tmp_path: Path) -> None:
    """Also if the server is killed and cannot say so."""
    script = tmp_path / "server.py"
    script.write_text(
        "import os, sys\n"
        "from cosca.server.thinking import Thinking, Failed, ForBot, Question\n"
        "import asyncio\n"
        "async def main():\n"
        "    thinking = Thinking(1)\n"
        "    try:\n"
        "        await thinking.choose('t', 'u', ForBot(Question('no_game', {}, '', None, {}, None, ''), '', 1), 30)\n"
        "    except Failed:\n"
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


def test_slow_bots_play_a_table_while_it_stays_free(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(RandomBot, "slow", True)
    monkeypatch.setattr(RandomBot, "remembers", True)

    async def play() -> None:
        async with house(sqlite_url) as home:
            table = await home.table({1: "me", 2: "random", 3: "random", 4: "random"})
            line = await home.line(table, "anna", 1)
            rng = Random(3)
            for _ in range(12):
                await settled(table)
                await home.play(table, {1: line}, rng, 1)
            await settled(table)
            assert len({seat for seat, _ in table.match.log}) == 4
            # While a slow bot thinks the table is free: its seat changes hands, and what it thought is dropped.
            while table.journal.waiting != (2,):
                await asyncio.sleep(0)
                if 1 in table.journal.waiting:
                    await home.play(table, {1: line}, rng, 1)
            log = len(table.match.log)
            await table.sit(await home.user("anna"), 2, "me")
            assert (table.journal.waiting, len(table.match.log)) == ((2,), log)
            await home.tables.stop()

    asyncio.run(play())


def test_a_slow_bot_that_fails_takes_the_default(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(RandomBot, "slow", True)
    monkeypatch.setattr(bot_player, "BUDGET", 0.0)

    async def play() -> None:
        async with house(sqlite_url) as home:
            table = await home.table({**ALL_RANDOM, 1: "me"})
            line = await home.line(table, "anna", 1)
            for _ in range(6):
                await settled(table)
                await home.play(table, {1: line}, Random(1), 1)
            assert {seat for seat, _ in table.match.log} > {1}
            await home.tables.stop()

    with caplog.at_level(logging.ERROR, "cosca.bots"):
        asyncio.run(play())
    assert "the default choice is taken" in caplog.text
