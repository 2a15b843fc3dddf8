"""Process pool for simulations and comparisons."""

from __future__ import annotations

import signal
from collections.abc import Callable, Generator, Iterable
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import active_children, get_context
from typing import TypeVar

J = TypeVar("J")
R = TypeVar("R")


def as_they_end(work: Callable[[J], R], jobs: Iterable[J], processes: int) -> Generator[R, None, None]:
    """Yield the result of each job in the order in which they end; closing early stops those that run.

    With several processes, `work` must be a module-level function, because each process imports it.
    """
    if processes <= 1:
        yield from map(work, jobs)
        return
    others = active_children()
    pool = ProcessPoolExecutor(processes, mp_context=get_context("spawn"), initializer=_let_the_parent_stop)
    try:
        for done in as_completed([pool.submit(work, job) for job in jobs]):
            yield done.result()
    except BaseException:
        pool.shutdown(wait=False, cancel_futures=True)
        for child in active_children():
            if child not in others:
                child.terminate()
        raise
    pool.shutdown()


def _let_the_parent_stop() -> None:
    """Ignore Ctrl-C, which reaches all processes of a terminal; the parent handles it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
