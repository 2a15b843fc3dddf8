"""The main function of a worker process: runs tasks until the server is gone."""

from __future__ import annotations

import contextlib
import os
import pickle
import signal
from multiprocessing.connection import Connection
from typing import Any, Final

from cosca.server.workers.process_limits import limit_memory, limit_seconds
from cosca.server.workers.task_runner import TaskRunner

NICENESS: Final = 4  # of workers, so that the server comes first on a shared core
NO_TASK: Final = b""  # a task that only starts the process


def work(pipe: Connection, memory: int = 0) -> None:
    """Run tasks until the server is gone or memory is exhausted."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which ends this process itself
    with contextlib.suppress(AttributeError, OSError):  # not all systems have this call
        os.nice(NICENESS)
    limit_memory(memory)
    runner = TaskRunner()
    with contextlib.suppress(EOFError, OSError):
        while True:
            packed, recreate, seconds = pickle.loads(pipe.recv_bytes())
            limit_seconds(seconds)
            try:
                answer: tuple[Any, str] = (
                    runner.answer(pickle.loads(packed), recreate) if packed != NO_TASK else None,
                    "",
                )
            except MemoryError:
                return  # what filled this process may still be referenced
            except Exception as error:
                answer = (None, f"{type(error).__name__}: {error}")
            pipe.send_bytes(pickle.dumps(answer))
