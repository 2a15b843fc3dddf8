"""The uptime of a cluster, with clocks that the test moves."""

from __future__ import annotations

import asyncio

import pytest

from cosca.server.storage.cluster_jobs import PAUSE_SECONDS, Beat, LastBeat, StartRow, count_beat
from cosca.server.timekeeping.cluster_uptime import MAX_EXTRAPOLATION_SECONDS, ClusterUptime


class World:
    """The database's clock and its row of the uptime. Monotonic clocks of the nodes are apart from it by a constant."""

    def __init__(self) -> None:
        self.now = 1_000_000.0
        self.last: LastBeat | None = None
        self.starts: list[StartRow] = []

    def beat(self, known: float = -1.0) -> Beat:
        uptime, is_start = count_beat(self.last, self.now)
        self.last = LastBeat(uptime, self.now)
        if is_start:
            self.starts.append(StartRow(uptime, self.now))
        return Beat(uptime, [start for start in self.starts if start.since > known])

    def node(self, offset: float = 0.0) -> ClusterUptime:
        return ClusterUptime(self.beat(), lambda: self.now + offset)


async def _follow(world: World, *nodes: ClusterUptime) -> None:
    for node in nodes:

        async def read(node: ClusterUptime = node) -> Beat:
            return world.beat(node.start.since)

        await node.follow(read)


def _run(world: World, seconds: float, *nodes: ClusterUptime) -> None:
    """Let time pass; these nodes beat every second."""
    for _ in range(round(seconds)):
        world.now += 1.0
        asyncio.run(_follow(world, *nodes))


def test_all_nodes_have_one_uptime() -> None:
    world = World()
    a = world.node(5.0)
    _run(world, 10, a)
    b = world.node(-700.0)
    _run(world, 10, a, b)
    assert a.now() == b.now() == pytest.approx(20.0)
    world.now += 0.5  # between two beats
    assert a.now() == b.now() == pytest.approx(20.5)


def test_the_death_of_a_node_stops_no_clock() -> None:
    world = World()
    a, b = world.node(), world.node()
    _run(world, 10, a, b)
    _run(world, 10, b)
    assert b.now() == pytest.approx(20.0)
    assert len(world.starts) == 1


def test_a_paused_node_follows_without_going_back() -> None:
    world = World()
    a, b = world.node(), world.node()
    _run(world, 5, a, b)
    _run(world, 7, b)
    assert a.now() == pytest.approx(5.0 + MAX_EXTRAPOLATION_SECONDS)  # it does not run on alone
    _run(world, 1, a, b)
    assert a.now() == b.now() == pytest.approx(13.0)


def test_a_downtime_of_all_nodes_is_not_counted() -> None:
    world = World()
    a = world.node()
    _run(world, 10, a)
    world.now += 3600.0
    b = world.node()
    assert b.now() == pytest.approx(10.0, abs=0.01)
    assert b.start.wall == world.now
    assert b.wall(b.now()) == pytest.approx(world.now)
    assert b.wall(5.0) == pytest.approx(1_000_005.0)


def test_a_gap_of_a_takeover_is_counted_and_a_longer_one_is_a_start() -> None:
    world = World()
    a, b = world.node(), world.node()
    world.now += PAUSE_SECONDS
    asyncio.run(_follow(world, b))
    assert (b.now(), len(world.starts)) == (pytest.approx(PAUSE_SECONDS), 1)
    world.now += PAUSE_SECONDS + 0.1
    asyncio.run(_follow(world, a))
    asyncio.run(_follow(world, b))
    assert len(world.starts) == 2
    assert a.start == b.start  # both have seen it
    assert a.now() == pytest.approx(PAUSE_SECONDS, abs=0.01)


def test_it_never_goes_back() -> None:
    world = World()
    a = world.node()
    world.now += 2.0
    shown = a.now()
    world.now += 60.0  # the database was away
    asyncio.run(_follow(world, a))
    assert a.now() >= shown
    world.now -= 1000.0  # the clock of the database is set back
    asyncio.run(_follow(world, a))
    assert a.now() >= shown
    before = a.now()
    _run(world, 10, a)
    assert before + 5 < a.now() <= before + 10


def test_a_single_server_before_the_cluster_counts_as_downtime() -> None:
    assert count_beat(LastBeat(500.0, None), 1e6) == (pytest.approx(500.001), True)
