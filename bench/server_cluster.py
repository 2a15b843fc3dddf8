"""Measure a cluster: the time and the processor time of a choice with several nodes, at the owner and elsewhere.

As bench/server_load.py, each table has four connected seats and a choice every 2 seconds, and the figure is the time
from sending a choice until the last of the four views has arrived. PostgreSQL (fsync on), NATS, nodes and guests run on
this machine, the guests in `--guests` processes. Every second table's guests are connected to the node that owns it,
the others to another node, which forwards. `make bench-server ARGS=cluster` runs it.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import multiprocessing
import os
import sys
import tempfile
import time
from multiprocessing.connection import Connection
from pathlib import Path
from random import Random
from typing import Any

import cosca
from bench.server_load import PACES, Process, Table, share
from tools.harness.cluster import Cluster
from tools.harness.guests import Guest, SeatClient, table_of
from tools.harness.postgres import MISSING, Postgres, binaries, temporary_postgres

OPENING = 8  # tables at a time, of each process of guests
HEAD = (
    "nodes  tables  choices/s  owner p50   p99 ms  other p50   p99 ms  all p99  ms a choice  NATS ms  node CPU"
    "  guests CPU  kB/table   load"
)


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


async def opened(urls: list[str], numbers: range, warm: int) -> list[NodeTable]:
    """Open the tables with these numbers in turn at all nodes, and play some choices of each."""
    games, gate = cosca.game_names(), asyncio.Semaphore(OPENING)
    tables = [
        NodeTable(n, urls[n % len(urls)], urls[(n + n // len(urls) % 2) % len(urls)], games[Random(n).randrange(2)])
        for n in numbers
    ]

    async def one(table: NodeTable) -> None:
        async with gate:
            await table.open(table.owner, False)
            for _ in range(table.rng.randrange(2 * warm + 1)):
                if not await table.choose():
                    break

    await asyncio.gather(*(one(table) for table in tables))
    return tables


async def crowd(control: Connection, urls: list[str], numbers: range, warm: int, seconds: float) -> None:
    """Open tables, report that, and after a word from the other end play and report the times of the choices."""
    tables = await opened(urls, numbers, warm)
    control.send(None)
    await asyncio.to_thread(control.recv)
    gc.collect()
    gc.freeze()
    cpu = time.process_time()
    await asyncio.gather(*(table.play(time.perf_counter() + seconds) for table in tables))
    local = [took for table in tables if table.is_local for took in table.took]
    remote = [took for table in tables if not table.is_local for took in table.took]
    control.send((local, remote, time.process_time() - cpu))
    for table in tables:
        for client in table.clients:
            await client.close()


def run_crowd(control: Connection, cores: set[int], *rest: Any) -> None:
    """Play a share of the tables in this process."""
    if cores:
        os.sched_setaffinity(0, cores)
    asyncio.run(crowd(control, *rest))


class Crowds:
    """Processes of guests, each with every n-th table, so that the guests' own processor time is not the limit."""

    def __init__(self, urls: list[str], tables: int, cores: list[int], args: argparse.Namespace) -> None:
        context = multiprocessing.get_context("spawn")
        self._controls: list[Any] = []  # ends of pipes, which have a type of their own on each platform
        for number in range(args.guests):
            here, there = context.Pipe()
            numbers = range(number, tables, args.guests)
            own = {cores[number % len(cores)]} if cores else set[int]()
            process = context.Process(
                target=run_crowd, args=(there, own, urls, numbers, args.warm, args.seconds), daemon=True
            )
            process.start()
            there.close()
            self._controls.append(here)

    async def hear(self) -> list[Any]:
        """Return the next word of every process."""
        return await asyncio.gather(*(asyncio.to_thread(control.recv) for control in self._controls))

    def play(self) -> None:
        """Let all begin."""
        for control in self._controls:
            control.send(None)


def pin(cluster: Cluster, cores: list[int]) -> list[int]:
    """Give each node a core of its own; return those that are left for the guests. PostgreSQL and NATS share these."""
    for node in cluster.nodes:
        core = cores.pop(0)
        for thread in Path(f"/proc/{node.pid}/task").iterdir():
            os.sched_setaffinity(int(thread.name), {core})
    return cores


async def measure(postgres: Postgres, folder: Path, nodes: int, number: int, args: argparse.Namespace) -> None:
    """Print one row: so many nodes with so many tables."""
    async with Cluster(folder, postgres, nodes, proxied=False) as cluster:
        cores = pin(cluster, sorted(os.sched_getaffinity(0))) if args.pin else []
        crowds = Crowds(cluster.urls, number, cores, args)
        await crowds.hear()
        servers = [Process(node.pid) for node in cluster.nodes]
        nats = Process(cluster.nats.pid)
        memory = sum(each.memory() for each in servers)
        cpu, nats_cpu, started = sum(each.cpu() for each in servers), nats.cpu(), time.perf_counter()
        crowds.play()
        heard = await crowds.hear()
        passed = time.perf_counter() - started
        used, nats_used = sum(each.cpu() for each in servers) - cpu, nats.cpu() - nats_cpu
        local = [took for each in heard for took in each[0]]
        remote = [took for each in heard for took in each[1]]
        choices = len(local) + len(remote)
        cells = [
            f"{nodes:5}",
            f"{number:6}",
            f"{choices / passed:9.1f}",
            *(_milliseconds(took, part) for took in (local, remote) for part in (0.5, 0.99)),
            f"{_milliseconds(local + remote, 0.99):>8}",
            f"{used / choices * 1000:11.2f}",
            f"{nats_used / choices * 1000:7.2f}",
            f"{used / passed / nodes * 100:8.0f}%",
            f"{max(each[2] for each in heard) / passed * 100:9.0f}%",
            f"{memory / number / 1e3:9.0f}",
            f"{os.getloadavg()[0]:5.1f}",
        ]  # fmt: skip
        print("  ".join(cells), flush=True)


def _milliseconds(took: list[float], part: float) -> str:
    return f"{share(took, part) * 1000:8.1f}" if took else f"{'–':>8}"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--nodes", type=int, nargs="+", default=[1, 2, 4], help="default 1 2 4")
    parser.add_argument(
        "--tables",
        type=int,
        nargs="+",
        default=[100],
        help="a number for all, or one for each of --nodes (default 100)",
    )
    parser.add_argument("--guests", type=int, default=1, help="processes of guests (default 1)")
    parser.add_argument("--pin", action="store_true", help="a core for each node, and the others for the guests")
    parser.add_argument("--seconds", type=float, default=20, help="of each measurement (default 20)")
    parser.add_argument("--warm", type=int, default=60, help="quick choices at a table first, on average (default 60)")
    args = parser.parse_args()
    where = binaries()
    if where is None:
        print(MISSING, file=sys.stderr)
        return 2
    numbers = args.tables * len(args.nodes) if len(args.tables) == 1 else args.tables
    if len(numbers) != len(args.nodes):
        parser.error("--tables wants one number, or as many as --nodes")
    print(HEAD)
    with temporary_postgres(where, durable=True) as postgres:
        for nodes, number in zip(args.nodes, numbers, strict=True):
            with tempfile.TemporaryDirectory() as folder:
                asyncio.run(measure(postgres, Path(folder), nodes, number, args))
    return 0


if __name__ == "__main__":
    sys.exit(main())
