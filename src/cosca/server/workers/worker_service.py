"""`cosca worker`: computes bot moves, advice and reports for the nodes of a cluster, on any machine."""

from __future__ import annotations

import asyncio
import logging
import pickle
import secrets
import socket
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final

import orjson

import cosca
from cosca.server.cluster.mesh import Mesh, Unreachable
from cosca.server.core.caches import keep_newest
from cosca.server.workers.process import WorkerFailed, WorkerProcess
from cosca.server.workers.remote_worker import ANNOUNCE, ANNOUNCE_SECONDS, MAX_TASK_BYTES, OFFER
from cosca.server.workers.signed_message import BadSignature, MessageSigner

GROUP: Final = "workers"
MAX_SESSIONS: Final = 5000  # whose process is remembered
_log = logging.getLogger("cosca.workers")


class WorkerService:
    """The processes of one worker. A task is accepted if a process is idle, and refused as busy at once otherwise."""

    def __init__(self, mesh: Mesh, secret: bytes, processes: int, memory: int = 0, name: str = "") -> None:
        self.id: Final = f"{name or socket.gethostname()}.{secrets.token_hex(4)}".replace(" ", "_")
        self._mesh: Final = mesh
        self._signer: Final = MessageSigner(secret)
        self._threads: Final = ThreadPoolExecutor(processes, "workers")
        self._processes: Final = [WorkerProcess(self._threads, memory) for _ in range(processes)]
        self._idle: Final = list(self._processes)
        self._by_session: dict[int, WorkerProcess] = {}
        self._tasks: Final[set[asyncio.Task[None]]] = set()
        self._stopping = False
        self.done = 0

    async def run(self) -> None:
        """Accept tasks until cancelled; then finish those that are running."""
        stops = [
            await self._mesh.listen(OFFER, self._offered, GROUP),
            await self._mesh.listen(f"workers.at.{self.id}", self._offered),
        ]
        try:
            while True:
                await self._announce(len(self._processes))
                await asyncio.sleep(ANNOUNCE_SECONDS)
        finally:
            self._stopping = True
            for stop in stops:
                await stop()
            if self._tasks:
                await asyncio.gather(*self._tasks, return_exceptions=True)
            await self._announce(0)
            for process in self._processes:
                process.end()
            self._threads.shutdown(wait=False, cancel_futures=True)

    async def _announce(self, processes: int) -> None:
        facts = {"id": self.id, "version": cosca.__version__, "processes": processes}
        try:
            await self._mesh.publish(ANNOUNCE, orjson.dumps(facts))
        except Unreachable as error:
            _log.warning("the cluster cannot be reached", extra={"problem": str(error)})

    async def _offered(self, message: bytes) -> bytes:
        try:
            header, task = self._signer.unpack("task", message)
        except BadSignature:
            _log.error("task refused: it is not signed with this worker's secret; copy the secret file of the nodes")
            return orjson.dumps({"refused": "signature"})
        if not self._idle or self._stopping:
            return orjson.dumps({"refused": "busy"})
        session = header["session"]
        home = self._by_session.pop(session, None) if session else None
        process = home if home in self._idle else self._idle[0]
        assert process is not None
        self._idle.remove(process)
        if session:
            keep_newest(self._by_session, session, process, MAX_SESSIONS)
        running = asyncio.create_task(self._compute(header, task, process, header["recreate"] or home is not process))
        self._tasks.add(running)
        running.add_done_callback(self._tasks.discard)
        return orjson.dumps({"accepted": self.id})

    async def _compute(self, header: dict[str, Any], task: bytes, process: WorkerProcess, recreate: bool) -> None:
        answer: tuple[Any, str]
        try:
            answer = await process.ask(task, recreate, header["seconds"]), ""
        except WorkerFailed as error:
            answer = None, str(error)
        finally:
            self._idle.append(process)
        body = pickle.dumps(answer)
        if len(body) > MAX_TASK_BYTES:
            body = pickle.dumps((None, "the result is too large for the way to another machine"))
        self.done += 1
        try:
            await self._mesh.publish(header["inbox"], self._signer.pack("result", {"request": header["request"]}, body))
        except Unreachable as error:  # the node asks another worker
            _log.warning("result could not be sent", extra={"problem": str(error)})
