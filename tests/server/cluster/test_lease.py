"""The lease of a node, and what happens to its tables without one."""

from __future__ import annotations

import asyncio
from random import Random

import pytest

from cosca.server.cluster.node import VALID_SECONDS
from cosca.server.cluster.ownership import OwnedElsewhere
from cosca.server.protocol.refusal import Moved, StoreError
from cosca.server.storage.store import Store
from cosca.server.table.live_table import LiveTable
from tests.server.support.cluster import Node, cluster_of, expire
from tests.server.support.players import ALL, FakeConnection
from tests.server.support.rows import entry, table, user

pytestmark = pytest.mark.usefixtures("long_leases")


async def first_choice(node: Node, live: LiveTable) -> None:
    """Make the first choice of a table at which Anna plays all seats."""
    seat = live.journal.waiting[0]
    text = live.game.default(live.match.state, seat).text
    await live.choose("u-anna", seat, live.journal.act_number(seat), [text], node.message_id())


def test_stale_write_is_rejected_and_the_others_of_its_transaction_are_kept(postgres_url: str) -> None:
    async def work() -> None:
        async with cluster_of(postgres_url, "a", "b") as [a, b]:
            await a.store.write(*[table(f"t{n}") for n in range(5)])
            fences = [await a.ownership.claim(f"t{n}") for n in range(5)]
            await expire(a.store, a.lease.id)
            await b.ownership.claim("t2")
            commits = a.store.writer.commits
            writes = [a.store.write(entry(f"t{n}", 1), fence=fence) for n, fence in enumerate(fences)]
            results = await asyncio.gather(*writes, a.store.write(user("carla")), return_exceptions=True)
            assert [type(result) for result in results] == [type(None)] * 2 + [Moved] + [type(None)] * 3
            assert a.store.writer.commits > commits
            assert [len(await a.store.entries(f"t{n}")) for n in range(5)] == [1, 1, 0, 1, 1]
            assert await a.store.user("carla") is not None

    asyncio.run(work())


def test_claim_waits_for_a_transaction_that_has_passed_the_fence(postgres_url: str) -> None:
    """A write that was accepted is complete before another node reads the table."""

    async def work() -> None:
        async with cluster_of(postgres_url, "a", "b") as [a, b]:
            await a.store.write(table("t"))
            fence = await a.ownership.claim("t")
            await expire(a.store, a.lease.id)
            written: list[int] = []

            async def write_on() -> None:
                for seq in range(1, 500):
                    await a.store.write(entry("t", seq), fence=fence)
                    written.append(seq)

            writing = asyncio.create_task(write_on())
            while not written:
                await asyncio.sleep(0)
            assert await b.ownership.claim("t") is not None
            seen = [row.seq for row in await b.store.entries("t")]
            with pytest.raises(Moved):
                await writing
            assert seen == [row.seq for row in await b.store.entries("t")] == written

    asyncio.run(work())


def test_paused_node_answers_for_nothing_and_forgets_its_tables(postgres_url: str) -> None:
    async def work() -> None:
        async with cluster_of(postgres_url, "a", "b") as [a, b]:
            live = await a.table(ALL)
            connection = await a.connect(live, "anna", 1)
            second = await a.connect(live, "anna", 2)
            a.clock.now += VALID_SECONDS - 0.01
            assert (await live.table_message_for("u-anna"))["id"] == live.id
            await a.pause(5)
            received = len(connection.raw)
            with pytest.raises(Moved):
                await live.table_message_for("u-anna")
            with pytest.raises(Moved):
                await first_choice(a, live)
            live.send_table()
            assert len(connection.raw) == received
            assert connection.closed is None
            with pytest.raises(OwnedElsewhere):
                await a.ownership.claim("any")

            taken = await b.tables.get(live.id)  # its lease is over: the other node continues
            assert taken is not None
            await first_choice(b, taken)
            await a.lease.renew()  # notices that the lease had ended meanwhile
            assert a.lease.is_valid()
            assert not a.tables.is_here(live.id)
            assert (connection.closed, second.closed) == (1012, 1012)
            with pytest.raises(Moved):  # even whoever still holds the old instance
                await live.table_message_for("u-anna")
            with pytest.raises(OwnedElsewhere) as refused:
                await a.tables.get(live.id)
            assert refused.value.node == b.lease.id

    asyncio.run(work())


def test_write_after_a_pause_is_rejected_even_if_the_node_does_not_notice(postgres_url: str) -> None:
    async def work() -> None:
        async with cluster_of(postgres_url, "a", "b") as [a, b]:
            live = await a.table(ALL)
            connection = await a.connect(live, "anna", 1)
            await expire(a.store, a.lease.id)  # its clock stands still: to itself its lease looks valid
            taken = await b.tables.get(live.id)
            assert taken is not None
            await b.play(taken, {seat: await b.connect(taken, "anna", seat) for seat in ALL}, Random(1), 4)
            length = len(await b.store.entries(live.id))
            with pytest.raises(Moved):
                await first_choice(a, live)
            assert len(await b.store.entries(live.id)) == length
            assert connection.closed == 1012
            assert not a.tables.is_here(live.id)
            epochs = [row.epoch for row in await b.store.entries(live.id)]
            assert epochs == sorted(epochs)
            assert epochs[-1] == 2

    asyncio.run(work())


def test_load_that_began_before_the_lease_was_lost_is_not_kept(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        async with cluster_of(postgres_url, "a", "b") as [a, b]:
            live = await b.table(ALL)
            await b.tables.hand_over(live.id)
            reading, read_on = asyncio.Event(), asyncio.Event()
            read_seats = a.store.seats

            async def slow_seats(id: str) -> object:
                rows = await read_seats(id)
                reading.set()
                await read_on.wait()
                return rows

            monkeypatch.setattr(a.store, "seats", slow_seats)
            loading = asyncio.create_task(a.tables.get(live.id))
            await reading.wait()
            await a.pause(5)
            taken = await b.tables.get(live.id)
            assert taken is not None
            await first_choice(b, taken)
            await a.lease.renew()
            read_on.set()
            with pytest.raises(Moved):
                await loading
            assert not a.tables.is_here(live.id)

    asyncio.run(work())


def test_table_that_is_handed_over_continues_elsewhere(postgres_url: str) -> None:
    async def work() -> None:
        async with cluster_of(postgres_url, "a", "b") as [a, b]:
            live = await a.table(ALL)
            connections = {seat: await a.connect(live, "anna", seat) for seat in ALL}
            await a.play(live, connections, Random(1), 3)
            length = len(live.journal.stream.log)
            await a.tables.hand_over(live.id)
            assert {connection.closed for connection in connections.values()} == {1012}
            taken = await b.tables.get(live.id)
            assert taken is not None
            assert len(taken.journal.stream.log) == length
            assert taken.fence is not None
            assert taken.fence.epoch == 2

    asyncio.run(work())


def test_idle_table_is_released(postgres_url: str) -> None:
    async def work() -> None:
        async with cluster_of(postgres_url, "a", "b") as [a, b]:
            live = await a.table(ALL)
            await a.wait_until_idle(live)
            live.idle_since = -float("inf")
            await a.tables.evict_idle()
            assert await b.tables.get(live.id) is not None

    asyncio.run(work())


def test_node_that_others_do_not_reach_stops_renewing(postgres_url: str) -> None:
    async def work() -> None:
        async with cluster_of(postgres_url, "a") as [a]:
            a.reachable = False
            with pytest.raises(StoreError, match="do not reach"):
                await a.lease.renew()
            assert a.lease.is_valid()
            a.clock.now += VALID_SECONDS
            assert not a.lease.is_valid()
            a.reachable = True
            await a.lease.renew()
            assert a.lease.is_valid()

    asyncio.run(work())


def test_renewal_that_takes_too_long_counts_from_its_start(postgres_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        async with cluster_of(postgres_url, "a") as [a]:
            transact = a.store.transact

            async def slow(*args: object, **more: object) -> object:
                result = await transact(*args, **more)  # type: ignore[arg-type]
                a.clock.now += VALID_SECONDS + 1  # stopped between the commit and its answer
                return result

            lost = FakeConnection("u-anna")
            live = await a.table(ALL)
            await live.subscribe(lost, 1, 0)
            monkeypatch.setattr(a.store, "transact", slow)
            await a.lease.renew()
            assert not a.lease.is_valid()
            assert lost.closed == 1012

    asyncio.run(work())


def test_single_server_and_cluster_exclude_each_other(postgres_url: str) -> None:
    async def work() -> None:
        single = await Store.open(postgres_url)
        with pytest.raises(StoreError, match="not part of this cluster"):
            await Store.open(postgres_url, "shared")
        await single.close()
        first, second = await Store.open(postgres_url, "shared"), await Store.open(postgres_url, "shared")
        with pytest.raises(StoreError, match="another cosca serves this database"):
            await Store.open(postgres_url)
        assert await first.holds_lock()
        assert await second.holds_lock()
        await first.close()
        with pytest.raises(StoreError, match="another cosca serves this database"):
            await Store.open(postgres_url)
        await second.close()
        await (await Store.open(postgres_url)).close()

    asyncio.run(work())


def test_sqlite_serves_no_cluster(sqlite_url: str) -> None:
    with pytest.raises(StoreError, match="PostgreSQL"):
        asyncio.run(Store.open(sqlite_url, "shared"))
