"""Worker process for documents from users: invented positions and records, run with limits and never in the server.

All users share one process; the queue is fair per user (see `fair_queue`).
"""

from __future__ import annotations

import asyncio
import pickle
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, TypeVar

from cosca.server.core.rate_limits import Quota
from cosca.server.protocol.refusal import Refused
from cosca.server.workers.pool import WorkerPool
from cosca.server.workers.process import Stuck, WorkerFailed
from cosca.server.workers.puzzle_task import PuzzleTask
from cosca.server.workers.replay_task import ReplayTask
from cosca.server.workers.study_task import StudyTask

T = TypeVar("T")
START_SECONDS: Final = 60.0  # seconds for the process to start on a busy machine
MAX_TASKS_PER_USER: Final = 4  # tasks of one user, most of which wait
COOLDOWN_SECONDS: Final = 300.0  # without documents for a user whose document had to be killed


class DocumentPool:
    """The worker process of documents with its fair queue, one per server."""

    def __init__(self, memory: int, address_of: Callable[[str], str] = lambda _: "") -> None:
        self._workers: Final = WorkerPool(1, memory, START_SECONDS)
        self._workers.address_of = address_of
        self._running: Final = Quota(MAX_TASKS_PER_USER)
        self._thread: Final = ThreadPoolExecutor(1, "documents")  # its own thread, so that bots are not delayed
        self._killed_at: dict[str, float] = {}  # users whose task had to be killed, and when

    async def ask(
        self, user: str, task: StudyTask | PuzzleTask | ReplayTask, seconds: float, untrusted: bool = True
    ) -> Any:
        """Return the result of a task, charged to the user; WorkerFailed says why there is none.

        Refused if the user has too many tasks, or, for a document from a user (`untrusted`), during the cooldown.
        """
        if not self._begin(user, untrusted):
            raise Refused("too_many", "replays" if isinstance(task, ReplayTask) else "studies")
        try:
            packed = await self._run_in_thread(lambda: pickle.dumps(task))
            return await self._workers.play(f"documents {user}", user, packed, seconds)
        except Stuck:
            if untrusted:
                now = time.monotonic()
                recent = {other: at for other, at in self._killed_at.items() if now - at < COOLDOWN_SECONDS}
                self._killed_at = recent | {user: now}
            raise
        except RecursionError:
            raise WorkerFailed("it is nested too deeply") from None
        finally:
            self._running.release(user)

    async def read(self, user: str, parse: Callable[[], T]) -> T:
        """Parse a document in a thread, one at a time; Refused if the user has too many tasks."""
        if not self._begin(user, True):
            raise Refused("too_many", "replays")
        try:
            return await self._run_in_thread(parse)
        finally:
            self._running.release(user)

    def _begin(self, user: str, untrusted: bool) -> bool:
        """Count a task of a user; return False if none is allowed now."""
        cooling_down = untrusted and time.monotonic() - self._killed_at.get(user, -COOLDOWN_SECONDS) < COOLDOWN_SECONDS
        return not cooling_down and self._running.try_acquire(user)

    async def _run_in_thread(self, work: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._thread, work)

    def close(self) -> None:
        """End the process."""
        self._thread.shutdown(wait=False, cancel_futures=True)
        self._workers.close()
