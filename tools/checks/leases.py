"""`make test-lease`: random schedules of a cluster with a virtual clock; no table may ever have two owners.

The nodes use the real lease, claims and fence. They are paused, crash, start again, drain, and lose messages to the
database and to each other, while players choose and look at the tables. Checked are:

- the log of each table has no gap, nothing twice, and its epochs never go back;
- a choice that was acknowledged is in the log;
- a node answers only while it has its lease and owns the table in the epoch of its claim, and never with an old state;
- soon after the last fault every table goes on, if a node is left.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import itertools
import logging
import multiprocessing
import os
import sys
import time
from collections.abc import Coroutine
from dataclasses import dataclass, field
from random import Random
from typing import Any, Final

from cosca.server.cluster.node import HEARTBEAT_SECONDS, NodeLease, newest_rules
from cosca.server.cluster.ownership import ClusterOwnership, OwnedElsewhere
from cosca.server.protocol.refusal import Moved, StoreError
from cosca.server.storage.cluster import LEASE_SECONDS
from cosca.server.storage.fence import TableFence
from tools.harness.lease_world import SHORT_DELAY, Database, Network, Violation, WorldStore
from tools.harness.virtual_loop import Gate, VirtualLoop

POLL_SECONDS: Final = 0.02  # while a draining node waits for tables that are being loaded
SLACK_SECONDS: Final = 0.6  # for the requests of the last phase themselves
MAX_DRIFT: Final = 0.05  # of a node's clock
CHUNK: Final = 250  # schedules that a process runs at a time


@dataclass(slots=True)
class _Table:
    fence: TableFence
    length: int
    moved: bool = False
    uncertain: bool = False  # the last write may have been applied
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)


class Node:
    """A node with its tables in memory, as the registry and its tables handle them."""

    def __init__(self, world: World, name: str, random: Random) -> None:
        self._world: Final = world
        self.gate: Final = Gate()
        self.network: Final = Network(random, world.violations)
        self._store: Final = WorldStore(world.database, self.network)
        self.reachable = True
        rate, offset = 1 + random.uniform(-MAX_DRIFT, MAX_DRIFT), random.uniform(0, 1e6)
        loop = asyncio.get_running_loop()
        store: Any = self._store
        self.lease: Final = NodeLease(
            store, name, "", lambda: self.reachable, lambda: offset + rate * loop.time(), f"{name}.{random.random()}"
        )
        self.ownership: Final = ClusterOwnership(store, self.lease)
        self.lease.on_lost.append(self._lose_all)
        self._tables: dict[str, _Table] = {}
        self._loading: dict[str, asyncio.Lock] = {}
        self._claiming: set[object] = set()
        self._losses = 0
        self._tasks: Final[list[asyncio.Task[Any]]] = []
        self.run(self.lease.run())
        self.run(self.lease.watch())

    def run(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Run something in this node; it stands still while the node is paused."""
        task = self.gate.run(work)
        self._tasks.append(task)
        return task

    async def close(self) -> None:
        """End everything."""
        self.gate.crashed = True
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _lose_all(self) -> None:
        self._losses += 1
        for id in list(self._tables):
            self._leave(id)

    def _leave(self, id: str) -> None:
        table = self._tables.pop(id, None)
        if table is not None:
            table.moved = True

    async def _get(self, id: str) -> _Table:
        async with self._loading.setdefault(id, asyncio.Lock()):
            table = self._tables.get(id)
            if table is None:
                losses = self._losses
                claim = object()
                self._claiming.add(claim)
                try:
                    fence = await self.ownership.claim(id)
                    assert fence is not None
                    table = _Table(fence, await self._store.load(fence))
                finally:
                    self._claiming.remove(claim)
                if losses != self._losses:
                    raise Moved("lost the lease")
                self._tables[id] = table
            return table

    async def _check(self, id: str, table: _Table) -> None:
        """As `ensure_loaded`: Moved if this node may not answer for the table."""
        if table.moved or not self.ownership.is_valid():
            raise Moved("moved")
        if table.uncertain:
            try:
                table.length = await self._store.load(table.fence)
            except Moved:
                self._leave(id)
                raise
            table.uncertain = False
            await self._check(id, table)

    async def look(self, id: str) -> None:
        """Answer a request that reads the table."""
        table = await self._get(id)
        async with table.lock:
            await self._check(id, table)
            self._world.check_answer(self, id, table.fence, table.length)

    async def choose(self, id: str) -> None:
        """Make a choice at the table."""
        table = await self._get(id)
        async with table.lock:
            await self._check(id, table)
            try:
                await self._store.append(table.length + 1, table.fence)
            except Moved:
                self._leave(id)
                raise
            except BaseException:
                table.uncertain = True
                raise
            table.length += 1
            self._world.acknowledged[id] = max(self._world.acknowledged[id], table.length)

    async def drain(self) -> None:
        """Hand all tables over, end the lease, and stop."""
        await self.lease.drain()
        claiming = set(self._claiming)  # claims that began later get nothing
        while (self._tables or claiming & self._claiming) and self.ownership.is_valid():
            for id, table in list(self._tables.items()):
                async with table.lock:
                    await _quietly(self.ownership.release(table.fence))
                    self._leave(id)
            await asyncio.sleep(POLL_SECONDS)
        await _quietly(self.ownership.release_all())
        await _quietly(self.lease.end())
        self._world.crash(self)


class World:
    """One schedule: nodes, tables, players and faults, all from one seed."""

    def __init__(self, database: Database, seed: int) -> None:
        self.random: Final = Random(seed)
        self.database: Final = database
        self.violations: Final[list[Exception]] = []
        self.tables: Final = [f"t{n}" for n in range(self.random.randint(1, 3))]
        self.acknowledged: Final = dict.fromkeys(self.tables, 0)
        self.choices = self.faults = 0
        self._names: Final = itertools.count(1)
        self.nodes: Final[list[Node]] = []
        self._ended: Final[list[Node]] = []
        self._loop: Final = asyncio.get_running_loop()
        start = self._loop.time()
        database.now = lambda: self._loop.time() - start + 1e9
        database.reset(self.tables, newest_rules()["la_famiglia"])

    def check_answer(self, node: Node, table: str, fence: TableFence, length: int) -> None:
        """Check what a node answers, at the moment of the answer."""
        problem = ""
        if not self.database.has_lease(node.lease.id):
            problem = "its lease has ended"
        elif self.database.owner(table) != (fence.node, fence.epoch):
            problem = "it does not own the table any more"
        elif self.database.length(table) != length:
            problem = "the state is old"
        if problem:
            self.violations.append(Violation(f"{node.lease.id} answers for {table}, but {problem}"))

    def _add_node(self) -> None:
        self.nodes.append(Node(self, f"n{next(self._names)}", self.random))

    async def run(self) -> None:
        """Run the schedule; the violations are in `violations` then."""
        random = self.random
        for _ in range(random.randint(2, 4)):
            self._add_node()
        players = [asyncio.create_task(self._play(table)) for table in self.tables]
        until = self._loop.time() + random.uniform(2, 6)
        while self._loop.time() < until and not self.violations:
            await asyncio.sleep(random.expovariate(3))
            self.faults += 1
            await self._do_fault(random.choice(self.nodes))
        await self._settle()
        for player in players:
            player.cancel()
        await asyncio.gather(*players, return_exceptions=True)
        for node in (*self.nodes, *self._ended):
            await node.close()
        for table, length in self.acknowledged.items():
            if self.database.length(table) < length:
                self.violations.append(Violation(f"{length} choices of {table} were acknowledged"))

    async def _do_fault(self, node: Node) -> None:
        random = self.random
        match random.randint(0, 6):
            case 0 | 1:
                node.gate.pause()
                self._loop.call_later(random.uniform(0.1, 8), node.gate.resume)
            case 2:
                self.crash(node)
                if random.random() < 0.5:  # the parent of the process ends its lease
                    self.database.execute("DELETE FROM nodes WHERE id = :id", {"id": node.lease.id})
                self._add_node()
            case 3:
                node.network.lost = random.choice((0.2, 0.6, 1.0))
                self._loop.call_later(random.uniform(0.5, 4), setattr, node.network, "lost", 0.0)
            case 4:
                for slow in random.choice((["max_delay"], ["max_answer_delay"], ["max_delay", "max_answer_delay"])):
                    setattr(node.network, slow, random.choice((0.5, 2.5)))
                    self._loop.call_later(random.uniform(0.5, 4), setattr, node.network, slow, SHORT_DELAY)
            case 5:
                node.reachable = False
                self._loop.call_later(random.uniform(0.5, 4), setattr, node, "reachable", True)
            case _:
                node.run(node.drain())
                self._add_node()

    def crash(self, node: Node) -> None:
        """End a node at once; what it has sent may still arrive."""
        node.gate.crashed = True
        node.gate.pause()
        if node in self.nodes:
            self.nodes.remove(node)
            self._ended.append(node)

    async def _play(self, table: str) -> None:
        """Choose and look at a table, each time through any node."""
        random = self.random
        while True:
            await asyncio.sleep(random.expovariate(4))
            node = random.choice(self.nodes)
            node.run(_quietly(node.look(table) if random.random() < 0.4 else self._choose(node, table)))

    async def _choose(self, node: Node, table: str) -> None:
        try:
            await node.choose(table)
            self.choices += 1
        except OwnedElsewhere as elsewhere:
            for other in self.nodes:
                if other.lease.id == elsewhere.node:
                    other.run(_quietly(other.choose(table)))

    async def _settle(self) -> None:
        """End all faults; some nodes are gone for good. Check that every table goes on soon."""
        await asyncio.sleep(0)  # nodes that have just been told to drain know it now
        for node in list(self.nodes):
            if self.random.random() < 0.5 and len(self.nodes) > 1:
                node.network.closed = True
                self.crash(node)
        for node in self._ended:
            node.network.closed = True
        if all(node.lease.draining for node in self.nodes):
            self._add_node()
        for node in self.nodes:
            node.gate.resume()
            node.network.max_delay = node.network.max_answer_delay = SHORT_DELAY
            node.network.lost, node.reachable = 0.0, True
        started = self._loop.time()
        limit = started + LEASE_SECONDS + HEARTBEAT_SECONDS + SLACK_SECONDS
        for table in self.tables:
            await self._wait_for(table, limit)

    async def _wait_for(self, table: str, limit: float) -> None:
        length = self.database.length(table)
        while not self.violations and self.database.length(table) == length:
            if self._loop.time() > limit:
                self.violations.append(Violation(f"table {table} does not go on: {self.database.owner(table)}"))
                return
            for node in self.nodes:
                node.run(_quietly(self._choose(node, table)))
            await asyncio.sleep(0.1)


async def _quietly(work: Coroutine[Any, Any, Any]) -> None:
    with contextlib.suppress(Moved, StoreError, TimeoutError):
        await work


def run_schedules(first: int, count: int) -> tuple[int, int, list[str]]:
    """Run schedules by their seeds; return choices, faults and what was violated, with its seed."""
    logging.disable(logging.CRITICAL)
    database, found = Database(), list[str]()
    choices = faults = 0

    async def run(seed: int) -> World:
        world = World(database, seed)
        await world.run()
        return world

    try:
        with asyncio.Runner(loop_factory=VirtualLoop) as runner:
            for seed in range(first, first + count):
                world = runner.run(run(seed))
                choices, faults = choices + world.choices, faults + world.faults
                found += [f"seed {seed}: {violation}" for violation in world.violations[:1]]
    finally:
        logging.disable(logging.NOTSET)
    return choices, faults, found


def _run_chunk(chunk: tuple[int, int]) -> tuple[int, int, list[str]]:
    return run_schedules(*chunk)


def main(argv: list[str] | None = None) -> int:
    """Run the schedules of the command line; return 1 if anything was violated."""
    parser = argparse.ArgumentParser(prog="make test-lease", description=__doc__)
    parser.add_argument("--schedules", type=int, default=2000, metavar="N")
    parser.add_argument("--seed", type=int, default=1, metavar="N", help="of the first schedule")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, metavar="N")
    given = parser.parse_args(argv)
    started, end = time.monotonic(), given.seed + given.schedules
    chunks = [(first, min(CHUNK, end - first)) for first in range(given.seed, end, CHUNK)]
    done, choices, faults = 0, 0, 0
    violations: list[str] = []
    with multiprocessing.get_context("spawn").Pool(given.jobs) as pool:
        for (_, count), result in zip(chunks, pool.imap(_run_chunk, chunks), strict=True):
            done += count
            choices, faults = choices + result[0], faults + result[1]
            violations += result[2]
            if done % (40 * CHUNK) == 0:
                print(f"{done} schedules, {len(violations)} violations", file=sys.stderr, flush=True)
    for line in violations[:20]:
        print(line)
    seconds = time.monotonic() - started
    print(f"{done} schedules, {faults} faults, {choices} choices, {len(violations)} violations, {seconds:.0f} s")
    return 1 if violations else 0


if __name__ == "__main__":
    sys.exit(main())
