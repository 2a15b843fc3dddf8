"""Measure a cluster: the time and the processor time of a choice with several nodes, at the owner and elsewhere.

As bench/server_load.py, each table has four connected seats and a choice every 2 seconds, and the figure is the time
from sending a choice until the last of the four views has arrived. PostgreSQL (fsync on), NATS, nodes and guests run on
this machine. Every second table's guests are connected to the node that owns it, the others to another node, which
forwards. `make bench-server ARGS=cluster` runs it.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import os
import sys
import tempfile
import time
from pathlib import Path
from random import Random

import cosca
from bench.server_load import PACES, Process, Table, share
from tools.harness.cluster import Cluster
from tools.harness.guests import Guest, SeatClient, table_of
from tools.harness.postgres import MISSING, Postgres, binaries, temporary_postgres

OPENING = 8  # tables at a time


class NodeTable(Table):
    """A table that one node creates, and so owns, while its guests are connected to that or another node."""

    def __init__(self, number: int, owner: str, edge: str, game: str) -> None:
        super().__init__(number, "", PACES["live"], game)
        self.owner, self.edge = owner, edge

    @property
    def is_local(self) -> bool:
        return self.owner == self.edge

    async def open(self, url: str, deflate: bool) -> None:
        def make() -> None:
            guests = [Guest.new(url, f"Guest {seat}") for seat in range(1, 5)]
            table = table_of(guests, {}, self.pace, self.game)
            for guest in guests:
                guest.url = self.edge
            self.clients = [SeatClient(guest, table, seat, self.hear) for seat, guest in enumerate(guests, 1)]

        await asyncio.to_thread(make)
        for client in self.clients:
            await client.connect(deflate)


async def opened(cluster: Cluster, number: int, warm: int) -> list[NodeTable]:
    """Open tables in turn at all nodes, and play some choices of each."""
    urls, games, gate = cluster.urls, cosca.game_names(), asyncio.Semaphore(OPENING)
    tables = [
        NodeTable(n, urls[n % len(urls)], urls[(n + n // len(urls) % 2) % len(urls)], games[Random(n).randrange(2)])
        for n in range(number)
    ]

    async def one(table: NodeTable) -> None:
        async with gate:
            await table.open(table.owner, False)
            for _ in range(table.rng.randrange(2 * warm + 1)):
                if not await table.choose():
                    break

    await asyncio.gather(*(one(table) for table in tables))
    return tables


async def measure(postgres: Postgres, folder: Path, nodes: int, number: int, args: argparse.Namespace) -> None:
    """Print one row: so many nodes with so many tables."""
    async with Cluster(folder, postgres, nodes, proxied=False) as cluster:
        tables = await opened(cluster, number, args.warm)
        servers = [Process(node.pid) for node in cluster.nodes]
        nats = Process(cluster.nats.pid)
        gc.collect()
        gc.freeze()
        cpu, nats_cpu, own, started = sum(each.cpu() for each in servers), nats.cpu(), time.process_time(), _now()
        await asyncio.gather(*(table.play(started + args.seconds) for table in tables))
        passed = _now() - started
        used, nats_used = sum(each.cpu() for each in servers) - cpu, nats.cpu() - nats_cpu
        local = [took for table in tables if table.is_local for took in table.took]
        remote = [took for table in tables if not table.is_local for took in table.took]
        choices = len(local) + len(remote)
        cells = [
            f"{nodes:5}",
            f"{number:6}",
            f"{choices / passed:9.1f}",
            *(_milliseconds(took, part) for took in (local, remote) for part in (0.5, 0.99)),
            f"{used / choices * 1000:11.2f}",
            f"{nats_used / choices * 1000:9.2f}",
            f"{(time.process_time() - own) / passed * 100:9.0f}%",
            f"{os.getloadavg()[0]:6.1f}",
        ]  # fmt: skip
        print("  ".join(cells), flush=True)
        for table in tables:
            for client in table.clients:
                await client.close()


def _milliseconds(took: list[float], part: float) -> str:
    return f"{share(took, part) * 1000:8.1f}" if took else f"{'–':>8}"


def _now() -> float:
    return time.perf_counter()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--nodes", type=int, nargs="+", default=[1, 2, 4], help="default 1 2 4")
    parser.add_argument("--tables", type=int, nargs="+", default=[100], help="default 100")
    parser.add_argument("--seconds", type=float, default=20, help="of each measurement (default 20)")
    parser.add_argument("--warm", type=int, default=60, help="quick choices at a table first, on average (default 60)")
    args = parser.parse_args()
    where = binaries()
    if where is None:
        print(MISSING, file=sys.stderr)
        return 2
    print("nodes  tables  choices/s  owner p50   p99 ms  other p50   p99 ms  ms a choice  NATS ms   guests CPU   load")
    with temporary_postgres(where, durable=True) as postgres:
        for nodes in args.nodes:
            for number in args.tables:
                with tempfile.TemporaryDirectory() as folder:
                    asyncio.run(measure(postgres, Path(folder), nodes, number, args))
    return 0


if __name__ == "__main__":
    sys.exit(main())
