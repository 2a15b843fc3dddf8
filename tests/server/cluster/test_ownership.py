"""Claims of tables on PostgreSQL: one compare-and-set, by the lease, the rules and the state of the nodes."""

from __future__ import annotations

import asyncio

import pytest
from sqlalchemy import update

from cosca.server.cluster.ownership import NO_EPOCH, OwnedElsewhere
from cosca.server.protocol.refusal import Moved
from cosca.server.storage import admin_queries, schema
from cosca.server.storage import cluster as sql
from cosca.server.storage.fence import TableFence
from tests.server.support.cluster import Node, cluster_of, expire
from tests.server.support.players import ALL
from tests.server.support.rows import entry, table

pytestmark = pytest.mark.usefixtures("long_leases")


async def owner(node: Node, id: str) -> str | None:
    row = await node.store.table(id)
    assert row is not None
    return row.owner


def test_of_many_claims_one_succeeds(postgres_url: str) -> None:
    async def work() -> None:
        async with cluster_of(postgres_url, "a", "b", "c") as nodes:
            await nodes[0].store.write(*[table(f"t{n}") for n in range(20)])
            for n in range(20):
                claims = [node.ownership.claim(f"t{n}") for node in nodes]
                results = await asyncio.gather(*claims, return_exceptions=True)
                fences = [result for result in results if isinstance(result, TableFence)]
                elsewhere = [result for result in results if isinstance(result, OwnedElsewhere)]
                assert len(fences) == 1
                assert fences[0].epoch == 1
                assert len(elsewhere) == 2
                assert {error.node for error in elsewhere} == {fences[0].node}
            assert sum(node.ownership.claims for node in nodes) == 20

    asyncio.run(work())


def test_fresh_claim_of_the_owner_fences_its_earlier_writes(postgres_url: str) -> None:
    async def work() -> None:
        async with cluster_of(postgres_url, "a") as [a]:
            await a.store.write(table("t"))
            first, second = await a.ownership.claim("t"), await a.ownership.claim("t")
            assert first is not None
            assert second is not None
            assert (first.epoch, second.epoch) == (1, 2)
            with pytest.raises(Moved):
                await a.store.write(entry("t", 1), fence=first)
            await a.store.write(entry("t", 1), fence=second)

    asyncio.run(work())


def test_table_that_does_not_exist_cannot_be_written(postgres_url: str) -> None:
    async def work() -> None:
        async with cluster_of(postgres_url, "a") as [a]:
            fence = await a.ownership.claim("nowhere")
            assert fence == TableFence("nowhere", a.lease.id, NO_EPOCH)
            assert await a.tables.get("nowhere") is None
            await a.store.write(table("nowhere"))
            with pytest.raises(Moved):
                await a.store.write(entry("nowhere", 1), fence=fence)

    asyncio.run(work())


def test_table_is_taken_when_the_lease_of_its_owner_is_over(postgres_url: str) -> None:
    async def work() -> None:
        async with cluster_of(postgres_url, "a", "b") as [a, b]:
            await a.store.write(table("t"))
            await a.ownership.claim("t")
            with pytest.raises(OwnedElsewhere) as refused:
                await b.ownership.claim("t")
            assert refused.value.node == a.lease.id
            await expire(a.store, a.lease.id)
            fence = await b.ownership.claim("t")
            assert fence is not None
            assert fence.epoch == 2
            with pytest.raises(OwnedElsewhere):  # its lease is over in the database, though it does not know that yet
                await a.ownership.claim("t")

    asyncio.run(work())


def test_node_that_ends_leaves_its_tables_at_once(postgres_url: str) -> None:
    async def work() -> None:
        async with cluster_of(postgres_url, "a", "b") as [a, b]:
            await a.store.write(table("t"))
            await a.ownership.claim("t")
            await a.lease.end()
            assert not a.lease.is_valid()
            with pytest.raises(OwnedElsewhere):
                await a.ownership.claim("t")
            assert await b.ownership.claim("t") == TableFence("t", b.lease.id, 2)
            await b.lease.renew()
            assert list(b.lease.alive) == [b.lease.id]

    asyncio.run(work())


def test_node_without_a_lease_creates_no_table(postgres_url: str) -> None:
    async def work() -> None:
        async with cluster_of(postgres_url, "a", "b") as [a, b]:
            await a.pause(10)
            with pytest.raises(OwnedElsewhere) as refused:
                await a.table(ALL)
            assert refused.value.node is None
            assert (await admin_queries.find_tables(b.store, "", "", ""))[0] == []

    asyncio.run(work())


def test_damage_of_a_table_that_another_node_runs_is_not_looked_for(postgres_url: str) -> None:
    async def work() -> None:
        async with cluster_of(postgres_url, "a", "b") as [a, b]:
            live = await a.table(ALL)
            assert await b.tables.find_damage(live.id) is None
            assert await owner(b, live.id) == a.lease.id

    asyncio.run(work())


def test_released_table_is_free_but_a_late_release_is_not_heard(postgres_url: str) -> None:
    async def work() -> None:
        async with cluster_of(postgres_url, "a", "b") as [a, b]:
            await a.store.write(table("t"))
            first = await a.ownership.claim("t")
            assert first is not None
            again = await a.ownership.claim("t")
            await a.ownership.release(first)
            assert again is not None
            assert await owner(a, "t") == a.lease.id, "it was claimed again since"
            await a.ownership.release(again)
            assert await owner(a, "t") is None
            with pytest.raises(Moved):
                await a.store.write(entry("t", 1), fence=again)
            assert await b.ownership.claim("t") == TableFence("t", b.lease.id, 3)
            await a.ownership.release_all()
            assert await owner(a, "t") == b.lease.id

    asyncio.run(work())


def test_rules_newer_than_the_node_are_left_to_others(postgres_url: str) -> None:
    async def work() -> None:
        async with cluster_of(postgres_url, "old", "new") as [old, new]:
            newer = old.lease.rules["la_famiglia"] + 1
            await old.store.write(table("t", rules=newer), table("unknown", game="bridge", rules=1))
            with pytest.raises(OwnedElsewhere) as refused:
                await old.ownership.claim("t")
            assert refused.value.node is None, "no node can run it"
            rules = {**new.lease.rules, "la_famiglia": newer}
            await new.store.write(update(schema.nodes).where(schema.nodes.c.id == new.lease.id).values(rules=rules))
            await old.lease.renew()
            with pytest.raises(OwnedElsewhere) as refused:
                await old.ownership.claim("t")
            assert refused.value.node == new.lease.id
            assert await new.ownership.claim("t") is not None
            with pytest.raises(OwnedElsewhere):
                await old.ownership.claim("unknown")

    asyncio.run(work())


def test_draining_node_claims_nothing_and_names_another(postgres_url: str) -> None:
    async def work() -> None:
        async with cluster_of(postgres_url, "a", "b") as [a, b]:
            await a.store.write(table("t"), table("own"))
            await a.ownership.claim("own")
            await a.lease.renew()
            await a.lease.drain()
            for id in ("t", "own"):
                with pytest.raises(OwnedElsewhere):
                    await a.ownership.claim(id)
            with pytest.raises(OwnedElsewhere) as refused:
                await a.ownership.claim("t")
            assert refused.value.node == b.lease.id
            with pytest.raises(OwnedElsewhere):  # it still runs what it owns, until it hands it over
                await b.ownership.claim("own")
            await a.ownership.release_all()
            assert await b.ownership.claim("own") is not None
            await b.lease.renew()
            assert b.lease.others() == [], "a draining node takes no tables"

    asyncio.run(work())


def test_rows_of_nodes_that_ended_long_ago_are_deleted(postgres_url: str) -> None:
    async def work() -> None:
        async with cluster_of(postgres_url, "a", "b") as [a, b]:
            await expire(a.store, b.lease.id)
            await a.store.transact(sql.forget_ended)
            overview = await a.store.read(sql.overview)
            assert [(row.id, row.tables) for row in overview] == [(a.lease.id, 0)]
            assert overview[0].lasts > 3000
            assert overview[0].age >= 0

    asyncio.run(work())
