"""Workers on other machines, as the worker pool of a node uses them: each slot is a process somewhere in the cluster.

A task is offered to all workers; the first free one accepts it at once, or it is refused as busy. A worker that is lost
while it computes costs a retry.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import pickle
import secrets
import time
from collections.abc import AsyncIterator
from typing import Any, Final

import orjson

import cosca
from cosca.server.cluster.mesh import Mesh, Unreachable
from cosca.server.core.caches import keep_newest
from cosca.server.workers.pool import WorkerPool
from cosca.server.workers.process import WorkerFailed, WorkerGone
from cosca.server.workers.signed_message import BadSignature, MessageSigner

OFFER: Final = "workers.offer"  # the subject at which free workers take tasks
ANNOUNCE: Final = "workers.alive"
ANNOUNCE_SECONDS: Final = 1.0
LOST_SECONDS: Final = 3.0  # without an announcement
ACCEPT_SECONDS: Final = 1.0  # until a worker has accepted or refused a task
MARGIN_SECONDS: Final = 2.0  # for the way of a result
MAX_HOMES: Final = 5000  # sessions whose worker is remembered
MAX_TASK_BYTES: Final = 900_000  # NATS carries at most a megabyte
_log = logging.getLogger("cosca.workers")


class RemoteWorkers:
    """The workers that have announced themselves; they are slots of the node's worker pool."""

    def __init__(self, mesh: Mesh, signer: MessageSigner, pool: WorkerPool) -> None:
        self._mesh: Final = mesh
        self._signer: Final = signer
        self._pool: Final = pool
        self._inbox: Final = f"results.{secrets.token_hex(8)}"
        self._alive: dict[str, tuple[float, int]] = {}  # by worker: its last announcement, and its processes
        self._slots: list[RemoteSlot] = []
        self._homes: dict[int, str] = {}  # by session: the worker that has its bot
        self._waiting: dict[str, tuple[asyncio.Future[tuple[Any, str]], str]] = {}  # by request: its result and worker
        self._other_versions: set[str] = set()

    @property
    def processes(self) -> int:
        """The number of processes of all workers."""
        return len(self._slots)

    async def _announced(self, message: bytes) -> None:
        facts = orjson.loads(message)
        if facts["version"] != cosca.__version__:
            if facts["id"] not in self._other_versions:
                self._other_versions.add(facts["id"])
                _log.warning("worker of another version is not used", extra={"worker": facts["id"], **facts})
            return
        if facts["processes"]:
            self._alive[facts["id"]] = time.monotonic(), facts["processes"]
        else:
            self._alive.pop(facts["id"], None)
        self._adjust()

    async def _received(self, message: bytes) -> None:
        try:
            header, body = self._signer.unpack("result", message)
        except BadSignature:
            _log.warning("result of a worker with another secret is ignored")
            return
        waiting = self._waiting.get(header["request"])
        if waiting is not None and not waiting[0].done():
            waiting[0].set_result(pickle.loads(body))

    def _adjust(self) -> None:
        """Have as many slots as the workers have processes."""
        wanted = sum(processes for _, processes in self._alive.values())
        while len(self._slots) < wanted:
            self._slots.append(RemoteSlot(self))
            self._pool.add(self._slots[-1])
        while len(self._slots) > wanted:
            self._pool.remove(self._slots.pop())

    async def _watch(self) -> None:
        """Notice workers that are lost, until cancelled; what they were computing is computed again."""
        while True:
            await asyncio.sleep(ANNOUNCE_SECONDS / 2)
            now = time.monotonic()
            lost = {id for id, (at, _) in self._alive.items() if now - at > LOST_SECONDS}
            for id in lost:
                del self._alive[id]
                _log.warning("worker lost", extra={"worker": id})
            for future, worker in self._waiting.values():
                if worker and worker not in self._alive and not future.done():
                    future.set_exception(WorkerGone("the worker was lost"))
            if lost:
                self._adjust()

    async def ask(self, task: bytes, session: int, recreate: bool, seconds: float) -> Any:
        """Return the result of a pickled task from any worker; WorkerGone if none takes or finishes it."""
        if len(task) > MAX_TASK_BYTES:
            raise WorkerGone("the task is too large for the way to another machine")
        request, home = secrets.token_hex(12), self._homes.get(session) if session and not recreate else None
        header = {"request": request, "inbox": self._inbox, "session": session, "seconds": seconds}
        future: asyncio.Future[tuple[Any, str]] = asyncio.get_running_loop().create_future()
        self._waiting[request] = future, ""
        try:
            worker = None
            if home in self._alive:
                worker = await self._offer(f"workers.at.{home}", {**header, "recreate": False}, task)
            if worker is None:
                worker = await self._offer(OFFER, {**header, "recreate": True}, task)
            if worker is None:
                raise WorkerGone("all workers are busy")
            self._waiting[request] = future, worker
            if session:
                keep_newest(self._homes, session, worker, MAX_HOMES)
            async with asyncio.timeout(seconds + MARGIN_SECONDS):
                result, error = await future
        except TimeoutError:
            raise WorkerGone("the worker sent no result") from None
        finally:
            del self._waiting[request]
            future.cancel()
        if error:
            raise WorkerFailed(error)
        return result

    async def _offer(self, subject: str, header: dict[str, Any], task: bytes) -> str | None:
        """Offer a task; return the worker that accepted it, None if it was refused."""
        try:
            reply = await self._mesh.request(subject, self._signer.pack("task", header, task), ACCEPT_SECONDS)
        except Unreachable:
            return None
        answer = orjson.loads(reply)
        return answer.get("accepted")


class RemoteSlot:
    """One process of some worker, with the interface of a WorkerProcess."""

    def __init__(self, workers: RemoteWorkers) -> None:
        self.local = False
        self._workers: Final = workers
        self.sessions_to_end: set[int] = set()  # stays empty: programs run on the server's own machine
        self.pid: int | None = 0  # it is always running

    async def ready(self, seconds: float) -> None:
        pass

    async def ask(self, task: bytes, recreate: bool, seconds: float, session: int = 0) -> Any:
        return await self._workers.ask(task, session, recreate, seconds)

    def end(self) -> None:
        pass


@contextlib.asynccontextmanager
async def using_workers(mesh: Mesh, secret: bytes, pool: WorkerPool) -> AsyncIterator[RemoteWorkers]:
    """Let a pool use the workers of the cluster."""
    workers = RemoteWorkers(mesh, MessageSigner(secret), pool)
    stops = [await mesh.listen(ANNOUNCE, workers._announced), await mesh.listen(workers._inbox, workers._received)]
    watching = asyncio.create_task(workers._watch())
    try:
        yield workers
    finally:
        watching.cancel()
        await asyncio.gather(watching, return_exceptions=True)
        for stop in stops:
            with contextlib.suppress(Exception):  # the connection may be gone
                await stop()
