"""Events: every node handles each once and in order, whatever is lost on the way."""

from __future__ import annotations

import asyncio

import pytest

from cosca.server.cluster.events import ClusterEvents, Event, LocalEvents
from cosca.server.cluster.questions import EVERYONE, Questions
from cosca.server.storage import open_database
from cosca.server.storage.cluster_jobs import insert_event
from cosca.server.storage.store import Store
from cosca.server.storage.users import change_user
from tests.server.support.cluster import Node, cluster_of
from tests.server.support.memory_mesh import MemoryMesh
from tests.server.support.rows import user

pytestmark = pytest.mark.usefixtures("long_leases")


async def _events(node: Node, mesh: MemoryMesh, seen: list[str]) -> ClusterEvents:
    questions = Questions(mesh, node.lease)
    await questions.start()
    events = await ClusterEvents.open(node.store, questions)

    async def handle(about: str) -> None:
        if about == "bad":
            raise ValueError(about)
        seen.append(about)

    events.handle("left", handle)
    return events


def test_every_node_handles_each_event_once_and_in_order(postgres_url: str) -> None:
    async def work() -> None:
        async with cluster_of(postgres_url, "a", "b") as (a, b):
            mesh, of_a, of_b = MemoryMesh(), list[str](), list[str]()
            first, second = await _events(a, mesh, of_a), await _events(b, mesh, of_b)
            await first.write(events=[Event("left", "1"), Event("left", "2")])
            assert of_a == of_b == ["1", "2"]
            mesh.silent.add(EVERYONE)  # the message that wakes the others is lost
            await second.write(events=[Event("left", "3")])
            assert (of_a, of_b) == (["1", "2"], ["1", "2", "3"])
            await asyncio.gather(first.poll(), first.poll(), second.poll())
            assert of_a == of_b == ["1", "2", "3"]
            await first.write(events=[Event("left", "bad"), Event("left", "4")])
            assert of_a == ["1", "2", "3", "4"]

    asyncio.run(work())


def test_an_event_and_its_cause_are_one_transaction(postgres_url: str) -> None:
    async def work() -> None:
        async with cluster_of(postgres_url, "a") as (a,):
            seen: list[str] = []
            events = await _events(a, MemoryMesh(), seen)
            await a.store.write(user("anna"))
            with pytest.raises(Exception, match="pk_users"):
                await events.write(change_user("anna", name="B"), user("anna"), events=[Event("left", "anna")])
            await events.poll()
            assert seen == []
            row = await a.store.user("anna")
            assert row is not None
            assert row.name == "Anna"

    asyncio.run(work())


def test_a_late_commit_is_not_missed(postgres_url: str) -> None:
    """The lock keeps a second event from getting a number while a first one is not committed."""

    async def work() -> None:
        async with cluster_of(postgres_url, "a", "b") as (a, b):
            mesh, of_a, of_b = MemoryMesh(), list[str](), list[str]()
            first, second = await _events(a, mesh, of_a), await _events(b, mesh, of_b)
            database = open_database(postgres_url)
            writer = await database.writer(None)
            for statement in insert_event("left", "slow"):
                await writer.run(lambda connection, statement=statement: connection.execute(statement))
            quick = asyncio.create_task(second.write(events=[Event("left", "quick")]))
            await asyncio.wait([quick], timeout=0.2)
            await first.poll()
            assert (of_a, quick.done()) == ([], False)
            await writer.run(lambda connection: connection.commit())
            await quick
            await first.poll()
            assert of_a == of_b == ["slow", "quick"]
            await writer.close()
            await database.close()

    asyncio.run(work())


def test_a_node_begins_with_what_happens_after_its_start(postgres_url: str) -> None:
    async def work() -> None:
        async with cluster_of(postgres_url, "a", "b") as (a, b):
            mesh, of_b = MemoryMesh(), list[str]()
            await (await _events(a, mesh, [])).write(events=[Event("left", "before")])
            events = await _events(b, mesh, of_b)
            await events.poll()
            assert of_b == []

    asyncio.run(work())


def test_a_single_server_handles_events_at_once_without_rows(sqlite_url: str) -> None:
    async def work() -> None:
        store = await Store.open(sqlite_url)
        events, seen = LocalEvents(store), list[str]()

        async def handle(about: str) -> None:
            seen.append(about)

        events.handle("left", handle)
        await events.write(user("anna"), events=[Event("left", "anna")])
        assert seen == ["anna"]
        assert await store.user("anna") is not None
        await store.close()

    asyncio.run(work())
