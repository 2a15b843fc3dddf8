"""Thinking aside: a few processes in which slow bots and the Consigliere think, so that tables never wait for them.

A process holds nothing that cannot be made again: if it ends or takes too long, another takes its place.
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
import multiprocessing
import os
import pickle
import signal
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from random import Random
from typing import Any, Final, NamedTuple

from cosca.bots import Bot, bot, view_shown
from cosca.bots.consigliere import Advice, advise
from cosca.bots.reviewer import Piece, Played, Reviewer
from cosca.games import game_as_it_was
from cosca.kernel.choice import Choice
from cosca.kernel.decision import Decision
from cosca.kernel.events import View
from cosca.kernel.game import Game, Memory
from cosca.server.study import ForStudy, Studied, studied
from cosca.server.turns import Job, Rank, Turns

KEPT: Final = 200  # bots, and games, that a process keeps at hand
REVIEWED: Final = 2  # finished games that a process keeps at hand, with all their states
CROWD: Final = 2  # if more of one user or table wait, no more advice is taken on
AGAIN: Final = 0.2  # seconds after which a process that is still being started is ended once more
_lives = itertools.count(1)


class Failed(Exception):
    """Nothing was found out; the text says why."""


@dataclass(frozen=True, slots=True)
class Question:
    """What somebody thinks about: a decision with all that its seat knows."""

    game: str
    options: dict[str, Any]  # with which the game is made
    data: str  # the component set that the table names
    decision: Decision
    view: View
    memory: Memory | None
    chance: str  # the seed of the thinker's own random generator


@dataclass(frozen=True, slots=True)
class ForBot:
    """A bot's choice is wanted. One `life` is one bot, which keeps what it has thought between its choices."""

    question: Question
    bot: str
    life: int


@dataclass(frozen=True, slots=True)
class ForAdvice:
    """Advice is wanted."""

    question: Question
    seconds: float


@dataclass(frozen=True, slots=True)
class ForReview:
    """Something is to be found out about a finished game; one `life` is one game."""

    game: str
    options: dict[str, Any]
    data: str
    played: Played
    piece: Piece
    chance: str
    life: int


class Thought(NamedTuple):
    """What was found out, and the seconds of processor time that it took."""

    found: Any
    seconds: float


Task = ForBot | ForAdvice | ForReview | ForStudy
MANNERS: Final = 4  # how far thinking stands behind the server itself, where both want the same core
NOTHING = b""  # a task that only asks whether the process is there


def new_life() -> int:
    """A number that no bot had before."""
    return next(_lives)


def cores() -> int:
    """How many cores this process may use."""
    with contextlib.suppress(AttributeError):  # there is no such call on all systems
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


class Waiting(Job):
    """A task, packed as it was when it was asked, and the process that takes it when its turn has come."""

    __slots__ = ("life", "packed", "turn")

    def __init__(self, table: str, account: str, rank: Rank, task: Task) -> None:
        super().__init__(table, account, rank)
        self.packed = pickle.dumps(task)  # before it waits: a memory goes on learning
        self.life = task.life if isinstance(task, ForBot | ForReview) else 0
        self.turn: asyncio.Future[Worker] = asyncio.get_running_loop().create_future()


class Thinking:
    """The processes of one server, each started when it is first needed, and the one queue of all that they do.

    Whose turn it is goes by the users on whose account tasks are (see `Turns`). No user ever has all processes, if
    there are several.
    """

    def __init__(self, processes: int | None = None) -> None:
        count = max(1, cores() - 1) if processes is None else processes
        self._threads = ThreadPoolExecutor(count, "thinking")
        self._workers: Final = [Worker(self._threads) for _ in range(count)]
        self._idle = list(self._workers)
        self._turns: Turns[Waiting] = Turns(max(1, count - 1))
        self._homes: dict[int, Worker] = {}  # by life: the process that knows the bot

    async def choose(self, table: str, user: str, task: ForBot, seconds: float) -> Choice:
        """The bot's choice, on the account of the user; Failed if there is none after so many seconds.

        They count from when its turn has come.
        """
        found: Choice = await self._ask(Waiting(table, user, Rank.BOT, task), seconds)
        return found

    async def advise(
        self, table: str, user: str, task: ForAdvice, seconds: float, wanted: Callable[[], bool]
    ) -> list[Advice] | None:
        """The Consigliere's answer, None if it is not `wanted` any more when its turn has come; Failed as `choose`."""
        found: list[Advice] | None = await self._ask(Waiting(table, user, Rank.ADVICE, task), seconds, wanted)
        return found

    async def later(self, work: str, user: str, task: ForAdvice | ForReview, seconds: float) -> Any:
        """The answer to what may wait until no bot and no advice does; one task of a user at a time, in turn by user.

        It gives way between tasks, not within one: whoever has much to think about asks for a little at a time.
        `work` is what it is for, of which one task at a time is thought about. Failed as `choose`.
        """
        return await self._ask(Waiting(work, user, Rank.LATER, task), seconds)

    def crowded(self, table: str, user: str) -> bool:
        """Whether so much of the user's own, or of the table, waits already that no advice should be asked for."""
        return self._turns.waiting(account=user) > CROWD or self._turns.waiting(table=table) > CROWD

    async def _ask(self, job: Waiting, seconds: float, wanted: Callable[[], bool] | None = None) -> Any:
        self._turns.put(job)
        self._serve()
        try:
            worker = await job.turn
        except asyncio.CancelledError:
            if job.turn.cancelled():
                self._turns.drop(job)
            else:  # its turn came at this moment
                self._free(job, job.turn.result())
            raise
        going = False
        try:
            going = wanted is None or wanted()
        finally:
            if not going:
                self._free(job, worker)
        # Given up, it is thought to its end: a new process would cost the next user more.
        return await asyncio.shield(self._begun(job, worker, seconds)) if going else None

    def _begun(self, job: Waiting, worker: Worker, seconds: float) -> asyncio.Task[Any]:
        anew = bool(job.life) and self._homes.pop(job.life, None) is not worker
        if job.life:
            _keep(self._homes, job.life, worker, KEPT * len(self._workers))
        answering = asyncio.create_task(worker.ask(job.packed, anew, seconds))
        answering.add_done_callback(lambda done: self._answered(job, worker, done))
        return answering

    def _answered(self, job: Waiting, worker: Worker, answer: asyncio.Task[Any]) -> None:
        if not answer.cancelled():
            answer.exception()  # told to whoever waits for it, if anybody still does
        self._free(job, worker)

    def _serve(self) -> None:
        """Gives idle processes to the tasks whose turn it is."""
        while self._idle:
            job = self._turns.next(time.monotonic(), self._distance)
            if job is None:
                return
            if job.turn.cancelled():  # and whoever asked has not come to say so
                self._turns.done(job, time.monotonic())
                continue
            home = self._homes.get(job.life)
            worker = home if home in self._idle else max(self._idle, key=lambda each: each.pid is not None)
            assert worker is not None
            self._idle.remove(worker)
            job.turn.set_result(worker)

    def _distance(self, job: Waiting) -> int:
        """0 if the task's bot is known to an idle process, 2 if to a busy one, where its thoughts would be lost."""
        home = self._homes.get(job.life)
        return 1 if home is None else 0 if home in self._idle else 2

    def _free(self, job: Waiting, worker: Worker) -> None:
        self._turns.done(job, time.monotonic())
        self._idle.append(worker)
        self._serve()

    def close(self) -> None:
        """Ends the processes."""
        for worker in self._workers:
            worker.end()
        self._threads.shutdown(wait=False, cancel_futures=True)


class Worker:
    """One process, asked one thing at a time."""

    def __init__(self, threads: ThreadPoolExecutor) -> None:
        self._threads = threads
        self._process: BaseProcess | None = None
        self._line: Connection | None = None

    async def ready(self, seconds: float) -> None:
        """Starts the process if there is none: then an answer takes as long as its thoughts. Failed says why not."""
        if self._line is None:
            await self.ask(NOTHING, False, seconds)

    async def ask(self, task: bytes, anew: bool, seconds: float) -> Any:
        """The answer to the packed task; Failed says why there is none. `anew`: its bot is made, also if it is known.

        A bot that has thought elsewhere meanwhile must not go on with older thoughts.
        """
        packed = pickle.dumps((task, anew))
        answering = asyncio.get_running_loop().run_in_executor(self._threads, self._exchange, packed)
        try:
            async with asyncio.timeout(seconds):
                found, wrong = await asyncio.shield(answering)
        except BaseException as stopped:  # it may still be at work: the next question needs another process
            self.end()
            while not answering.done():
                await asyncio.wait([answering], timeout=AGAIN)
                self.end()  # what was only being started before
            await asyncio.gather(answering, return_exceptions=True)  # what it raises is told here
            if isinstance(stopped, TimeoutError):
                raise Failed(f"no answer after {seconds:g} s") from None
            if isinstance(stopped, EOFError | OSError):
                raise Failed("the process has ended") from None
            raise
        if wrong:
            raise Failed(wrong)
        return found

    def _exchange(self, task: bytes) -> tuple[Any, str]:
        """In a thread: waits for the answer, and starts the process if there is none or it ended while idle."""
        line = self._line
        try:
            if line is None or line.poll():  # it says nothing unasked: there is only its end to be read
                raise EOFError
            line.send_bytes(task)
        except (EOFError, OSError):
            self.end()
            line = self._start()
            line.send_bytes(task)
        answer: tuple[Any, str] = pickle.loads(line.recv_bytes())
        return answer

    def _start(self) -> Connection:
        spawn = multiprocessing.get_context("spawn")  # a fork would copy the server's sockets and locks
        ends: tuple[Any, Any] = spawn.Pipe()  # of another class on each system
        own, other = ends
        process = spawn.Process(target=work, args=(other,), name="cosca thinking", daemon=True)
        process.start()
        other.close()  # so that the line ends with the process
        self._process, self._line = process, own
        return own

    def end(self) -> None:
        """Ends the process, whatever it does."""
        process, self._process, self._line = self._process, None, None
        if process is not None:
            process.kill()
            process.join(1)

    @property
    def pid(self) -> int | None:
        """The process, if it runs."""
        return None if self._process is None else self._process.pid


# -------------------------------------------------------------------- in the process


def work(line: Connection) -> None:
    """Answers until the server is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which ends this process itself
    with contextlib.suppress(AttributeError, OSError):  # there is no such call on all systems
        os.nice(MANNERS)
    desk = Desk()
    with contextlib.suppress(EOFError, OSError):
        while True:
            packed, anew = pickle.loads(line.recv_bytes())
            try:
                answer: tuple[Any, str] = (desk.answer(pickle.loads(packed), anew) if packed != NOTHING else None, "")
            except Exception as wrong:
                answer = (None, f"{type(wrong).__name__}: {wrong}")
            line.send_bytes(pickle.dumps(answer))


class Desk:
    """The games and bots that a process has at hand."""

    def __init__(self) -> None:
        self._games: dict[str, Game[Any]] = {}
        self._bots: dict[int, Bot] = {}
        self._reviewers: dict[int, Reviewer] = {}

    def answer(self, task: Task, anew: bool = False) -> Choice | list[Advice] | Thought | Studied:
        """The choice, the advice or what was found out; `anew`: the bot is made, also if it is at hand."""
        if isinstance(task, ForReview):
            return self._thought(task)
        if isinstance(task, ForStudy):
            return studied(self._game(task.game, task.options, task.data), task)
        asked = task.question
        game = self._game(asked.game, asked.options, asked.data)
        chance = Random(asked.chance)
        if isinstance(task, ForAdvice):
            assert asked.memory is not None
            return advise(game, asked.decision, asked.view, asked.memory, chance, task.seconds)
        known = self._bots.pop(task.life, None)
        player = bot(task.bot, game, asked.decision.seat) if known is None or anew else known
        _keep(self._bots, task.life, player)
        return player.choose(asked.decision, view_shown(game, asked.view), asked.memory, chance)

    def _thought(self, task: ForReview) -> Thought:
        started = time.process_time()
        reviewer = self._reviewers.pop(task.life, None)
        if reviewer is None:
            reviewer = Reviewer(self._game(task.game, task.options, task.data), task.played)
        _keep(self._reviewers, task.life, reviewer, REVIEWED)
        found = reviewer.think(task.piece, Random(task.chance))
        return Thought(found, time.process_time() - started)

    def _game(self, name: str, options: dict[str, Any], data: str) -> Game[Any]:
        key = f"{name} {data} {json.dumps(options, sort_keys=True, default=str)}"
        found = self._games.pop(key, None) or game_as_it_was(name, options, data)
        _keep(self._games, key, found)
        return found


def _keep(shelf: dict[Any, Any], key: Any, value: Any, most: int = KEPT) -> None:
    """Puts it last; the one that was not used for longest goes if there are too many."""
    shelf[key] = value
    if len(shelf) > most:
        del shelf[next(iter(shelf))]
