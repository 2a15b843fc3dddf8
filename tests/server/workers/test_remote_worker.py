"""Workers elsewhere: they take tasks over NATS, refuse when busy, and cost a retry when they are lost."""

from __future__ import annotations

import asyncio
import contextlib
import pickle
from collections.abc import AsyncIterator, Iterator

import orjson
import pytest

from cosca.server.cluster.mesh import NatsMesh, open_mesh
from cosca.server.workers import remote_worker
from cosca.server.workers.pool import WorkerPool
from cosca.server.workers.process import WorkerProcess
from cosca.server.workers.remote_worker import OFFER, RemoteWorkers, using_workers
from cosca.server.workers.signed_message import BadSignature, MessageSigner
from cosca.server.workers.tasks import BotTask, new_session
from cosca.server.workers.worker_service import WorkerService
from tests.server.support.nats import Nats, running
from tests.server.workers.test_pool import asked

SECRET = b"s" * 32


@pytest.fixture(scope="module")
def nats() -> Iterator[Nats]:
    with running() as server:
        yield server


@contextlib.asynccontextmanager
async def serving(mesh: NatsMesh, processes: int = 1, secret: bytes = SECRET) -> AsyncIterator[WorkerService]:
    """A worker until the end of the block, which finishes its tasks."""
    service = WorkerService(mesh, secret, processes, name="test")
    task = asyncio.create_task(service.run())
    try:
        yield service
    finally:
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)


async def _until_slots(workers: RemoteWorkers, count: int) -> None:
    async with asyncio.timeout(60):
        while workers.processes != count:
            await asyncio.sleep(0.02)


def _task() -> BotTask:
    return BotTask(asked(), "soldato", new_session())


def test_tasks_run_on_a_worker_while_the_own_process_is_busy(nats: Nats) -> None:
    async def play() -> None:
        pool = WorkerPool(1)
        async with (
            open_mesh(nats.url, "node") as mesh,
            using_workers(mesh, SECRET, pool) as workers,
            serving(mesh) as service,
        ):
            await _until_slots(workers, 1)
            pool._idle.remove(pool._workers[0])  # as if it computed all the time
            task = _task()
            first = await pool.choose("t", "u", task, 60)
            assert first in task.question.decision.choices
            assert await pool.choose("t", "u", task, 60) in task.question.decision.choices
            assert service.done == 2
            assert workers._homes[task.session] == service.id
        pool.close()
        assert workers.processes in (0, 1)

    asyncio.run(play())


def test_busy_worker_refuses_at_once_and_the_own_process_does_it(nats: Nats) -> None:
    async def play() -> None:
        pool = WorkerPool(1)
        async with (
            open_mesh(nats.url, "node") as mesh,
            using_workers(mesh, SECRET, pool) as workers,
            serving(mesh) as service,
        ):
            await _until_slots(workers, 1)
            service._idle.clear()
            header = {"request": "r", "inbox": "nobody", "session": 0, "seconds": 1, "recreate": False}
            reply = await mesh.request(OFFER, MessageSigner(SECRET).pack("task", header, b""), 5)
            assert orjson.loads(reply) == {"refused": "busy"}
            tasks = [_task() for _ in range(3)]
            choices = await asyncio.gather(*[pool.choose(f"t{n}", f"u{n}", task, 60) for n, task in enumerate(tasks)])
            assert all(choice in task.question.decision.choices for choice, task in zip(choices, tasks, strict=True))
            assert service.done == 0
        pool.close()

    asyncio.run(play())


def test_lost_worker_costs_a_retry(nats: Nats, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(remote_worker, "LOST_SECONDS", 0.5)

    async def play() -> None:
        pool = WorkerPool(1)
        own = pool._workers[0]
        async with open_mesh(nats.url, "node") as mesh, using_workers(mesh, SECRET, pool) as workers:
            accepted = asyncio.Event()

            async def accept(_: bytes) -> bytes:
                accepted.set()
                return orjson.dumps({"accepted": "lost"})

            stop = await mesh.listen(OFFER, accept, "workers")
            facts = {"id": "lost", "version": remote_worker.cosca.__version__, "processes": 1}
            await mesh.publish(remote_worker.ANNOUNCE, orjson.dumps(facts))
            await _until_slots(workers, 1)
            pool._idle.remove(own)
            task = _task()
            choosing = asyncio.create_task(pool.choose("t", "u", task, 60))
            await accepted.wait()
            await stop()
            await _until_slots(workers, 0)
            pool._rest(own)
            assert await choosing in task.question.decision.choices
        pool.close()

    asyncio.run(play())


def test_worker_with_another_secret_computes_nothing(nats: Nats, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        pool = WorkerPool(1)
        async with (
            open_mesh(nats.url, "node") as mesh,
            using_workers(mesh, SECRET, pool) as workers,
            serving(mesh, secret=b"t" * 32) as service,
        ):
            await _until_slots(workers, 1)
            monkeypatch.setattr(pickle, "loads", lambda _: pytest.fail("nothing unsigned is unpickled"))
            header = {"request": "r", "inbox": "nobody", "session": 0, "seconds": 1, "recreate": False}
            reply = await mesh.request(OFFER, MessageSigner(SECRET).pack("task", header, b"cos\n"), 5)
            assert orjson.loads(reply) == {"refused": "signature"}
            await workers._received(MessageSigner(b"t" * 32).pack("result", {"request": "r"}, b"cos\n"))
            monkeypatch.undo()
            task = _task()
            assert await pool.choose("t", "u", task, 60) in task.question.decision.choices
            assert service.done == 0
        pool.close()

    asyncio.run(play())


def test_tasks_of_programs_and_own_data_stay_here(nats: Nats, monkeypatch: pytest.MonkeyPatch) -> None:
    asked_here: list[bytes] = []

    async def ask(self: WorkerProcess, task: bytes, recreate: bool, seconds: float, session: int = 0) -> str:
        asked_here.append(task)
        return "an answer"

    monkeypatch.setattr(WorkerProcess, "ask", ask)

    async def play() -> None:
        pool = WorkerPool(1)
        async with (
            open_mesh(nats.url, "node") as mesh,
            using_workers(mesh, SECRET, pool) as workers,
            serving(mesh) as service,
        ):
            await _until_slots(workers, 1)
            program = BotTask(asked(), "mine", new_session(), program=True)
            tasks = [asyncio.create_task(pool.choose(f"t{n}", f"u{n}", program, 60)) for n in range(3)]
            assert await asyncio.gather(*tasks) == ["an answer"] * 3
            assert len(asked_here) == 3
            assert service.done == 0
        pool.close()

    asyncio.run(play())


def test_signature_covers_purpose_header_and_body() -> None:
    signer = MessageSigner(SECRET)
    message = signer.pack("task", {"request": "r"}, b"body")
    assert signer.unpack("task", message) == ({"request": "r"}, b"body")
    with pytest.raises(BadSignature):
        signer.unpack("result", message)
    for at in range(0, len(message), 7):
        forged = bytearray(message)
        forged[at] ^= 1
        with pytest.raises(BadSignature):
            signer.unpack("task", bytes(forged))
    with pytest.raises(BadSignature):
        signer.unpack("task", b"")
