"""A worker process: one task at a time, with limits on memory and processor time.

Nothing that happens in it affects the server: a task that takes too long or needs too much ends the process, and the
next task starts another one.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import pickle
from concurrent.futures import ThreadPoolExecutor
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any, Final, Protocol

from cosca.server.workers import worker_main
from cosca.server.workers.process_tree import end_with_all

END_RETRY_SECONDS: Final = 0.2  # until a process that is still starting is ended once more


class WorkerFailed(Exception):
    """Raised if a task has no result; the text says why."""


class Stuck(WorkerFailed):
    """Raised if a task took too long or needed too much memory: its process has ended."""


class Unready(WorkerFailed):
    """Raised if the process did not start: a problem of the machine, not of the task."""


class WorkerGone(WorkerFailed):
    """Raised if a worker on another machine is busy or lost: the task has to be given to another one."""


class Worker(Protocol):
    """What computes one task at a time: a process here, or one on another machine."""

    sessions_to_end: set[int]

    local: bool  # whether it runs on this machine

    @property
    def pid(self) -> int | None: ...
    async def ready(self, seconds: float) -> None: ...
    async def ask(self, task: bytes, recreate: bool, seconds: float, session: int = 0) -> Any: ...
    def end(self) -> None: ...


class WorkerProcess:
    """One process, one task at a time. `memory`: MiB that it may use beyond those of its start; 0: unlimited."""

    def __init__(self, threads: ThreadPoolExecutor, memory: int = 0) -> None:
        self.local = True
        self._threads = threads
        self._memory: Final = memory
        self.sessions_to_end: set[int] = set()  # sessions of programs that it has to end
        self._process: BaseProcess | None = None
        self._pipe: Connection | None = None

    async def ready(self, seconds: float) -> None:
        """Start the process if there is none, so that a task is timed without the start; Unready says why not."""
        if self._pipe is None:
            try:
                await self.ask(worker_main.NO_TASK, False, seconds)
            except WorkerFailed as error:
                raise Unready(str(error)) from None

    async def ask(self, task: bytes, recreate: bool, seconds: float, session: int = 0) -> Any:
        """Return the result of the pickled task; WorkerFailed says why there is none.

        `recreate`: its bot is created even if it is cached, because it has played in another process meanwhile.
        """
        packed = pickle.dumps((task, recreate, seconds))
        exchange = asyncio.get_running_loop().run_in_executor(self._threads, self._exchange, packed)
        try:
            async with asyncio.timeout(seconds):
                result, error = await asyncio.shield(exchange)
        except BaseException as interruption:  # it may still be busy: the next task needs another process
            self.end()
            while not exchange.done():
                await asyncio.wait([exchange], timeout=END_RETRY_SECONDS)
                self.end()  # a process that was still starting
            await asyncio.gather(exchange, return_exceptions=True)  # its exception is reported below
            if isinstance(interruption, TimeoutError):
                raise Stuck(f"no answer after {seconds:g} s") from None
            if isinstance(interruption, EOFError | OSError):
                raise Stuck("the process has ended") from None
            raise
        if error:
            raise WorkerFailed(error)
        return result

    def _exchange(self, task: bytes) -> tuple[Any, str]:
        """Wait for the answer, in a thread; start the process if there is none or it ended while idle."""
        pipe = self._pipe
        try:
            if pipe is None or pipe.poll():  # an idle process sends nothing, so only its end can be read
                raise EOFError
            pipe.send_bytes(task)
        except (EOFError, OSError):
            self.end()
            pipe = self._start()
            pipe.send_bytes(task)
        answer: tuple[Any, str] = pickle.loads(pipe.recv_bytes())
        return answer

    def _start(self) -> Connection:
        spawn = multiprocessing.get_context("spawn")  # a fork would copy the server's sockets and locks
        ends: tuple[Any, Any] = spawn.Pipe()  # the class differs between systems
        own, other = ends
        process = spawn.Process(target=worker_main.work, args=(other, self._memory), name="cosca worker", daemon=True)
        process.start()
        other.close()  # so that the pipe ends with the process
        self._process, self._pipe = process, own
        return own

    def end(self) -> None:
        """End the process, whatever it does."""
        process, self._process, self._pipe = self._process, None, None
        if process is not None:
            if process.pid is not None:
                end_with_all(process.pid)
            process.kill()
            process.join(1)

    @property
    def pid(self) -> int | None:
        """The process id, None if it does not run."""
        return None if self._process is None else self._process.pid
