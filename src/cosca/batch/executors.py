"""One interface for batch work: jobs in this process, in processes of this machine, or on a Dask cluster.

Results come in the order in which jobs end. All jobs depend on their arguments only, so any of them may be run again.
"""

from __future__ import annotations

import signal
import time
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Callable, Collection, Generator, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from itertools import islice
from multiprocessing import active_children, get_context
from typing import Any, Final, Generic, NamedTuple, TypeVar

from cosca.batch.addresses import LOCAL, validate_address
from cosca.batch.fingerprint import Same
from cosca.kernel.errors import CoscaError

J = TypeVar("J")
R = TypeVar("R")

CHUNK_SECONDS: Final = 0.2  # jobs are sent in chunks of about this length, because sending costs a few milliseconds
MAX_CHUNK: Final = 1000  # jobs
AHEAD: Final = 2  # chunks per process that are sent, so that none waits for the next one
RESUME: Final = "run the same command again: stored games are not played twice"


class WorkersLost(CoscaError):
    """Processes or a scheduler died and the run cannot continue; what was received is complete and can be kept."""


class ChunkResult(NamedTuple, Generic[R]):
    """The results of the first jobs of a chunk: fewer than jobs if the next one failed."""

    results: list[R]
    seconds: float


def run_chunk(work: Callable[[J], R], jobs: list[J]) -> ChunkResult[R]:
    """Run jobs one after another in a worker; raise only what the first job raises, so that no result is lost."""
    start = time.perf_counter()
    results: list[R] = []
    for job in jobs:
        try:
            results.append(work(job))
        except Exception:
            if not results:
                raise
            break
    return ChunkResult(results, time.perf_counter() - start)


class Executor(ABC):
    """Runs jobs somewhere. Use it in a `with` statement, which ends the processes or the connection."""

    @abstractmethod
    def run(self, work: Callable[[J], R], jobs: Iterable[J]) -> Generator[R, None, None]:
        """Yield the result of each job in the order in which they end; closing early stops or discards the others.

        `work` is a function of a module, because other processes import it. Jobs are taken only when they can be sent,
        so an iterator may end the run early. An error of a job is raised; WorkersLost if the run cannot continue.
        """

    @abstractmethod
    def close(self) -> None: ...

    def __enter__(self) -> Executor:
        return self

    def __exit__(self, *raised: object) -> None:
        self.close()


class InlineExecutor(Executor):
    """Runs jobs in this process, one after another."""

    def run(self, work: Callable[[J], R], jobs: Iterable[J]) -> Generator[R, None, None]:
        yield from map(work, jobs)

    def close(self) -> None:
        pass


class PoolExecutor(Executor):
    """Sends chunks of jobs to a pool of any kind. Jobs whose worker died are sent again if the pool allows it."""

    def run(self, work: Callable[[J], R], jobs: Iterable[J]) -> Generator[R, None, None]:
        todo: Iterator[J] = iter(jobs)
        again: deque[list[J]] = deque()
        running: dict[Any, list[J]] = {}  # by the future of the pool
        size, done, seconds = 1, 0, 0.0
        try:
            while True:
                while len(running) < AHEAD * self.slots():
                    chunk = again.popleft() if again else list(islice(todo, size))
                    if not chunk:
                        break
                    running[self.submit(work, chunk)] = chunk
                if not running:
                    return
                for future in self.wait(running):
                    chunk = running.pop(future)
                    answer = self.result(future, chunk)
                    if answer is None:  # the workers that had it died; alone, a job that kills them is found
                        again.extend([job] for job in chunk)
                        continue
                    if rest := chunk[len(answer.results) :]:
                        again.append(rest)
                    done, seconds = done + len(answer.results), seconds + answer.seconds
                    size = max(1, min(MAX_CHUNK, round(CHUNK_SECONDS * done / max(seconds, 1e-6))))
                    yield from answer.results
        except BaseException:
            self.stop(list(running))
            raise

    @abstractmethod
    def slots(self) -> int:
        """Return how many chunks run at once."""

    @abstractmethod
    def submit(self, work: Callable[[J], R], jobs: list[J]) -> Any:
        """Send a chunk; return its future."""

    @abstractmethod
    def wait(self, running: Collection[Any]) -> Collection[Any]:
        """Return the futures that have ended, or none after a while; raise WorkersLost if waiting is in vain."""

    @abstractmethod
    def result(self, future: Any, jobs: list[J]) -> ChunkResult[Any] | None:
        """Return the answer to a chunk; None if its jobs have to be sent again, one by one."""

    @abstractmethod
    def stop(self, running: list[Any]) -> None:
        """Stop what runs, as far as possible."""


class ProcessExecutor(PoolExecutor):
    """Processes of this machine; `prepare` is called once in each of them."""

    def __init__(self, processes: int, prepare: Callable[[], None] | None = None) -> None:
        self._processes = processes
        self._others = active_children()
        spawn = get_context("spawn")  # as everywhere: a fork copies threads in any state
        self._pool = ProcessPoolExecutor(processes, mp_context=spawn, initializer=_start, initargs=(prepare,))

    def slots(self) -> int:
        return self._processes

    def submit(self, work: Callable[[J], R], jobs: list[J]) -> Future[ChunkResult[R]]:
        try:
            return self._pool.submit(run_chunk, work, jobs)
        except BrokenProcessPool:
            raise WorkersLost(f"a process died unexpectedly, perhaps for lack of memory; {RESUME}") from None

    def wait(self, running: Collection[Any]) -> Collection[Any]:
        return wait(running, return_when=FIRST_COMPLETED).done

    def result(self, future: Any, jobs: list[J]) -> ChunkResult[Any] | None:
        try:
            return future.result()
        except BrokenProcessPool:
            raise WorkersLost(f"a process died unexpectedly, perhaps for lack of memory; {RESUME}") from None

    def stop(self, running: list[Any]) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)
        for child in active_children():
            if child not in self._others:
                child.terminate()

    def close(self) -> None:
        self._pool.shutdown()


def _start(prepare: Callable[[], None] | None) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C reaches all processes of a terminal; the parent handles it
    if prepare is not None:
        prepare()


def open_executor(cluster: str, processes: int, same: Same | None = None) -> Executor:
    """Return an executor: `local`, with so many processes, or the cluster of a scheduler's address.

    BadOption if the address is not allowed, cannot be reached, or its workers have other versions; `same` is called
    here and there and must return the same. ModuleNotFoundError without the extra `batch`.
    """
    if cluster != LOCAL:
        address = validate_address(cluster)
        from cosca.batch.dask_executor import DaskExecutor

        return DaskExecutor(address, same)
    return InlineExecutor() if processes <= 1 else ProcessExecutor(processes)
