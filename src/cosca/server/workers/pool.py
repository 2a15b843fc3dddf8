"""The worker pool: a few processes for slow bots, advice, reviews, replays and studies.

A process holds nothing that cannot be rebuilt: if it ends or takes too long, another one replaces it.
"""

from __future__ import annotations

import asyncio
import contextlib
import pickle
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final

from cosca.bots.advisor import Advice
from cosca.games import data_sets
from cosca.kernel.choice import Choice
from cosca.server.core.caches import keep_newest
from cosca.server.workers.fair_queue import FairQueue, Job, Priority
from cosca.server.workers.process import Worker, WorkerFailed, WorkerGone, WorkerProcess
from cosca.server.workers.process_limits import cores
from cosca.server.workers.program_slots import ProgramSlots
from cosca.server.workers.task_runner import MAX_CACHED
from cosca.server.workers.tasks import AdviceTask, BotTask, ForgetBots, ReviewTask, Task

MAX_WAITING_FOR_ADVICE: Final = 2  # if more tasks of one user or table wait, advice is refused
BUSY_SECONDS: Final = 0.2  # for which a worker elsewhere that refused a task is not asked again
MAX_RETRIES: Final = 5  # of a task whose worker was lost; then it waits for a process here
FORGET_SECONDS: Final = 10.0  # seconds a process has to end programs


class QueuedTask(Job):
    """A queued task, pickled when it was requested; `turn` is the process that is assigned to it."""

    __slots__ = ("local", "packed", "program", "retries", "session", "turn")

    def __init__(self, table: str, user: str, priority: Priority, task: Task | bytes, address: str = "") -> None:
        super().__init__(table, user, priority, address)
        # Pickled at once, because the memory of the seat changes while the task waits.
        self.packed = task if isinstance(task, bytes) else pickle.dumps(task)
        self.session = task.session if isinstance(task, BotTask | ReviewTask) else 0
        self.program = isinstance(task, BotTask) and task.program
        self.local = _is_tied(task)  # not to be given to other machines
        self.retries = 0
        self.turn: asyncio.Future[Worker] = asyncio.get_running_loop().create_future()


def _is_tied(task: Task | bytes) -> bool:
    """Return whether only this machine can run the task: it needs a program or component data that are here."""
    if not isinstance(task, BotTask | AdviceTask | ReviewTask) or (isinstance(task, BotTask) and task.program):
        return True
    about = task if isinstance(task, ReviewTask) else task.question
    return "data" in about.options and about.options["data"] not in data_sets(about.game)


class WorkerPool:
    """The processes of one server, each started when first needed, and their common queue.

    The order is fair by user and address (see `FairQueue`). If there are several processes, no user and no address ever
    occupies all of them.
    """

    def __init__(
        self,
        processes: int | None = None,
        memory: int = 0,
        start: float = 0.0,
        programs: int = 32,
        programs_per_address: int = 8,
    ) -> None:
        """`memory`: MiB that a process may use. `start`: seconds for its start; 0: part of its first task."""
        count = max(1, cores() - 1) if processes is None else processes
        self._threads = ThreadPoolExecutor(count, "workers")
        self._workers: Final[list[Worker]] = [WorkerProcess(self._threads, memory) for _ in range(count)]
        self._start: Final = start
        self._idle: Final[list[Worker]] = list(self._workers)
        self._queue: FairQueue[QueuedTask] = FairQueue(max(1, count - 1))
        self._process_by_session: dict[int, Worker] = {}  # by session: the process that has the bot
        self._programs: Final = ProgramSlots(programs, programs_per_address)
        self._closed = False
        self._cleanup_tasks: set[asyncio.Task[None]] = set()
        self.address_of: Callable[[str], str] = lambda _: ""  # of a user, "" if unknown

    # ---------------------------------------------------------------- workers elsewhere

    def add(self, worker: Worker) -> None:
        """Use another worker, on another machine."""
        self._workers.append(worker)
        self._queue.limit(max(1, len(self._workers) - 1))
        self._idle.append(worker)
        self._assign()

    def remove(self, worker: Worker) -> None:
        """Give a worker up that is gone; what it was computing is given to another one."""
        self._workers.remove(worker)
        self._queue.limit(max(1, len(self._workers) - 1))
        if worker in self._idle:
            self._idle.remove(worker)

    # ---------------------------------------------------------------- tasks

    async def choose(self, table: str, user: str, task: BotTask, seconds: float) -> Choice:
        """Return the bot's choice, charged to the user; WorkerFailed if there is none after so many seconds.

        The time in the queue does not count.
        """
        choice: Choice = await self._ask(QueuedTask(table, user, Priority.BOT, task, self.address_of(user)), seconds)
        return choice

    async def advise(
        self, table: str, user: str, task: AdviceTask, seconds: float, wanted: Callable[[], bool]
    ) -> list[Advice] | None:
        """Return advice, None if it is no longer `wanted` when the task starts. Raises as `choose`."""
        job = QueuedTask(table, user, Priority.ADVICE, task, self.address_of(user))
        advice: list[Advice] | None = await self._ask(job, seconds, wanted)
        return advice

    async def run_in_background(self, work: str, user: str, task: AdviceTask | ReviewTask, seconds: float) -> Any:
        """Return the result of a task that waits until no bot and no advice does; one task of a user at a time.

        It yields between tasks, not within one, so large work is to be split. Of one `work`, one task runs at a time.
        Raises as `choose`.
        """
        return await self._ask(QueuedTask(work, user, Priority.BACKGROUND, task, self.address_of(user)), seconds)

    async def play(self, work: str, user: str, task: bytes, seconds: float) -> Any:
        """Return the result of a pickled task about documents; one of `work` at a time. Raises as `choose`."""
        return await self._ask(QueuedTask(work, user, Priority.BOT, task, self.address_of(user)), seconds)

    def is_crowded(self, table: str, user: str) -> bool:
        """Return whether too many tasks of the user or the table already wait to ask for advice."""
        return (
            self._queue.waiting(user=user) > MAX_WAITING_FOR_ADVICE
            or self._queue.waiting(table=table) > MAX_WAITING_FOR_ADVICE
        )

    async def _ask(self, job: QueuedTask, seconds: float, wanted: Callable[[], bool] | None = None) -> Any:
        while True:
            worker = await self._wait_for_turn(job)
            starts = False
            try:
                starts = wanted is None or wanted()
            finally:
                if not starts:
                    self._release(job, worker)
            if not starts:
                return None
            try:
                # If the caller gives up, the task still runs to its end: replacing the process would cost the next
                # user more.
                return await asyncio.shield(self._start_task(job, worker, seconds))
            except WorkerGone:
                job.retries += 1
                job.local = job.local or job.retries >= MAX_RETRIES
                job.turn = asyncio.get_running_loop().create_future()

    async def _wait_for_turn(self, job: QueuedTask) -> Worker:
        self._queue.put(job)
        self._assign()
        try:
            return await job.turn
        except asyncio.CancelledError:
            if job.turn.cancelled():
                self._queue.drop(job)
            else:  # a process was assigned at this moment
                self._release(job, job.turn.result())
            raise

    def _start_task(self, job: QueuedTask, worker: Worker, seconds: float) -> asyncio.Task[Any]:
        previous = self._process_by_session.pop(job.session, None) if job.session else None
        recreate = bool(job.session) and previous is not worker
        if job.program and previous is not None and previous is not worker:
            self._end_program(job.session, previous)
        if job.session:
            keep_newest(self._process_by_session, job.session, worker, MAX_CACHED * len(self._workers))
        for session in self._programs.use(job.session, job.address) if job.program else ():
            self.forget(session)
        task = asyncio.create_task(self._exchange(job, worker, recreate, seconds))
        task.add_done_callback(lambda done: self._finish(job, worker, done))
        return task

    async def _exchange(self, job: QueuedTask, worker: Worker, recreate: bool, seconds: float) -> Any:
        if self._start:
            await worker.ready(self._start)
        await self._end_programs(worker)
        return await worker.ask(job.packed, recreate, seconds, job.session)

    # ---------------------------------------------------------------- programs

    def forget(self, session: int) -> None:
        """End the program of a bot that is not asked again soon."""
        if session in self._programs:
            self._programs.drop(session)
            process = self._process_by_session.pop(session, None)
            if process is not None:
                self._end_program(session, process)

    def _end_program(self, session: int, process: Worker) -> None:
        """End a program in the process that started it, as soon as that process is idle."""
        if process.pid is not None:
            process.sessions_to_end.add(session)
            if process in self._idle:
                self._idle.remove(process)
                self._clean_up(process)

    def _clean_up(self, worker: Worker) -> None:
        """Have a process end programs, then make it idle."""

        async def run() -> None:
            try:
                while worker.sessions_to_end and not self._closed:  # more may come meanwhile
                    with contextlib.suppress(WorkerFailed):
                        await self._end_programs(worker)
            finally:
                self._idle.append(worker)
                self._assign()

        task = asyncio.create_task(run())
        self._cleanup_tasks.add(task)
        task.add_done_callback(self._cleanup_tasks.discard)

    async def _end_programs(self, worker: Worker) -> None:
        sessions, worker.sessions_to_end = frozenset(worker.sessions_to_end), set()
        if sessions and worker.pid is not None:  # the programs of a process that has ended are gone
            await worker.ask(pickle.dumps(ForgetBots(sessions)), False, FORGET_SECONDS)

    def _finish(self, job: QueuedTask, worker: Worker, answer: asyncio.Task[Any]) -> None:
        error = None if answer.cancelled() else answer.exception()  # the caller may have given up
        if isinstance(error, WorkerGone):
            self._queue.done(job, time.monotonic())
            asyncio.get_running_loop().call_later(BUSY_SECONDS, self._rest, worker)
            self._assign()
        else:
            self._release(job, worker)

    def _rest(self, worker: Worker) -> None:
        """Make a worker idle again that refused a task a moment ago."""
        if worker in self._workers and worker not in self._idle and not self._closed:
            self._idle.append(worker)
            self._assign()

    def _assign(self) -> None:
        """Assign idle processes to the next tasks of the queue."""
        while self._idle:
            job = self._queue.next(time.monotonic(), self._distance, self._has_idle_worker)
            if job is None:
                return
            if job.turn.cancelled():  # the caller has not removed it yet
                self._queue.done(job, time.monotonic())
                continue
            process = self._process_by_session.get(job.session)
            able = [worker for worker in self._idle if worker.local or not job.local]
            worker = process if process in able else max(able, key=lambda other: (other.pid is not None, other.local))
            assert worker is not None
            self._idle.remove(worker)
            job.turn.set_result(worker)

    def _has_idle_worker(self, job: QueuedTask) -> bool:
        return not job.local or any(worker.local for worker in self._idle)

    def _distance(self, job: QueuedTask) -> int:
        """Return 0 if an idle process has the task's bot, 2 if a busy one has it, losing its search, else 1."""
        process = self._process_by_session.get(job.session)
        return 1 if process is None else 0 if process in self._idle else 2

    def _release(self, job: QueuedTask, worker: Worker) -> None:
        self._queue.done(job, time.monotonic())
        if worker.sessions_to_end and not self._closed:
            self._clean_up(worker)
        elif worker in self._workers:
            self._idle.append(worker)
            self._assign()
        else:  # it was given up meanwhile
            self._assign()

    def close(self) -> None:
        """End the processes and the programs in them."""
        self._closed = True
        for worker in self._workers:
            worker.end()
        self._threads.shutdown(wait=False, cancel_futures=True)
