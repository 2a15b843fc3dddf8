"""Measure how many tables one server can serve: four connected seats each, one choice every 2 seconds at each table.

The figure is the time from sending a choice until the last of the four views has arrived. Server and guests are two
processes on this machine, on loopback; the number of tables grows in steps until the 99th percentile of this time
passes the limit, or the last step is done. Every table plays some fast choices first, so that games are under way.
Clocks run at all tables (`--pace untimed` stops them). With `--guests bad` one misbehaving guest of each kind
(tools/harness/abusive_clients.py) is connected all the time, the server has its default limits, and the guests of every
table come from an address of their own. `make bench-server` runs it.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import os
import pstats
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from pathlib import Path
from random import Random
from typing import Any

import orjson

import cosca
from tools.harness.guests import Guest, SeatClient, table_of
from tools.harness.server import NO_LIMITS, Server

# The default limits; only creating the thirty tables of one guest would take three minutes.
DEFAULT = {"COSCA_LOG_LEVEL": "warning", "COSCA_TABLES_PER_MINUTE": "100", "COSCA_TABLES_PER_MINUTE_PER_ADDRESS": "100"}
EVERY = 2.0  # seconds between two choices at a table
TICKS = os.sysconf("SC_CLK_TCK")
PARTS = (
    ("facts and views for the four seats", ("/cosca/server/views/", "/facts.py", "/view.py", "orjson")),
    ("rules: carrying out the choice, listing the next", ("/cosca/kernel/", "/cosca/games/")),
    ("table: lock, log, messages", ("/cosca/server/",)),
    ("database", ("/sqlalchemy/", "sqlite3", "greenlet", "SimpleQueue")),
    ("socket and HTTP", ("/websockets/", "/uvicorn/", "/starlette/", "/fastapi/", "/pydantic", "zlib")),
)
# For one server on 2 cores with clocks: milliseconds of its processor time a choice, kB per table, and tables.
GOALS = {"a_choice": 1.5, "memory": 200.0, "tables": 1000}
# Neither the start of a server nor waiting is part of the measurement.
LEFT_OUT = ("importlib", "marshal", "compile", "posix.", "/re/", "typing.py", "inspect.py", "runners.py")
REST = "event loop and all else"


class Table:
    """Four guests at a table. `took` are the seconds from each choice to its last view."""

    def __init__(self, number: int, source: str, pace: dict[str, Any] | None, game: str) -> None:
        self.rng = Random(number)
        self.source, self.pace, self.game = source, pace, game
        self.clients: list[SeatClient] = []
        self.took: list[float] = []
        self.heard = 0.0
        self.bytes = 0

    def hear(self, message: bytes) -> None:
        self.heard = time.perf_counter()
        self.bytes += len(message)

    async def open(self, url: str, deflate: bool) -> None:
        def make() -> None:
            guests = [Guest.new(url, f"Guest {seat}", self.source) for seat in range(1, 5)]
            table = table_of(guests, {}, self.pace, self.game)
            self.clients = [SeatClient(guest, table, seat, self.hear) for seat, guest in enumerate(guests, 1)]

        await asyncio.to_thread(make)
        for client in self.clients:
            await client.connect(deflate)

    async def choose(self) -> bool:
        """Make a random choice for a seat that owes one; return False if none does."""
        for client in self.clients:
            state = client.state
            question = state["question"]
            if question and not question["done"]:
                answer = await client.choose(state["act"], self.rng.choice(question["choices"])["text"])
                if answer.get("code") == "too_many":  # during the fast choices before the measurement
                    await asyncio.sleep(0.5)
                elif answer["type"] != "ack":
                    raise RuntimeError(f"the server refused a choice: {answer}")
                return True
        return False

    async def play(self, until: float) -> None:
        """Choose every 2 seconds; each choice is timed when the next is due, so that no view is missed."""
        await asyncio.sleep(self.rng.random() * EVERY)
        while time.perf_counter() < until:
            sent = self.heard = time.perf_counter()
            if not await self.choose():
                return
            await asyncio.sleep(max(0.0, sent + EVERY - time.perf_counter()))
            self.took.append(self.heard - sent)


class Process:
    """Resources that the server uses, from /proc."""

    def __init__(self, pid: int) -> None:
        self.folder = Path(f"/proc/{pid}")

    def cpu(self) -> float:
        """Return seconds of CPU so far."""
        fields = (self.folder / "stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICKS

    def memory(self) -> int:
        """Return resident bytes."""
        return int((self.folder / "statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


PACES: dict[str, dict[str, Any] | None] = {"live": {"kind": "live", "seconds": 300, "bank": 3600}, "untimed": None}


def place(number: int, bad: bool) -> str:
    """Return the address that a table's guests come from."""
    return f"127.1.{number // 250}.{number % 250 + 1}" if bad else ""


async def grow(tables: list[Table], wanted: int, url: str, args: argparse.Namespace) -> None:
    """Open tables, eight at a time, and play their first choices fast."""
    gate, warm = asyncio.Semaphore(8), args.warm

    async def one(table: Table) -> None:
        async with gate:
            await table.open(url, args.deflate)
            for _ in range(table.rng.randrange(2 * warm + 1)):
                if not await table.choose():
                    break

    bad = args.guests == "bad"
    games = args.games
    new = [
        Table(number, place(number, bad), PACES[args.pace], games[number % len(games)])
        for number in range(len(tables), wanted)
    ]
    await asyncio.gather(*(one(table) for table in new))
    tables += new


def share(values: list[float], part: float) -> float:
    return sorted(values)[min(len(values) - 1, int(len(values) * part))]


async def step(tables: list[Table], seconds: float, server: Process) -> dict[str, float]:
    """Play all tables for some seconds."""
    gc.collect()
    gc.freeze()  # the guests' own garbage collection is not measured
    for table in tables:
        table.took, table.bytes = [], 0
    cpu, own, started = server.cpu(), time.process_time(), time.perf_counter()
    await asyncio.gather(*(table.play(started + seconds) for table in tables))
    passed = time.perf_counter() - started
    took = [seconds_ for table in tables for seconds_ in table.took]
    return {
        "choices": len(took) / passed,
        "p50": share(took, 0.5) * 1000,
        "p99": share(took, 0.99) * 1000,
        "max": max(took) * 1000,
        "server": (used := server.cpu() - cpu) / passed * 100,
        "a_choice": used / len(took) * 1000,
        "guests": (time.process_time() - own) / passed * 100,
        "megabytes": sum(table.bytes for table in tables) / passed / 1e6,
    }


async def ramp(args: argparse.Namespace, server: Server) -> int:
    """Return the largest number of tables within the limit."""
    process = Process(server.pid)
    tables: list[Table] = []
    empty, held = process.memory(), 0
    measured: dict[str, float] = {}
    print(f"server with no table: {empty / 1e6:.0f} MB")
    print("tables  choices/s   p50 ms   p99 ms   max ms   server CPU   ms a choice   guests CPU   MB/s   kB per table")
    for wanted in args.tables:
        await grow(tables, wanted, server.url, args)
        result = await step(tables, args.seconds, process)
        a_table = (process.memory() - empty) / wanted / 1e3
        print(
            f"{wanted:6}  {result['choices']:9.1f}  {result['p50']:7.1f}  {result['p99']:7.1f}  {result['max']:7.1f}"
            f"  {result['server']:9.0f}%  {result['a_choice']:12.2f}  {result['guests']:9.0f}%"
            f"  {result['megabytes']:5.1f}  {a_table:11.0f}",
            flush=True,
        )
        measured = {"a_choice": result["a_choice"], "memory": a_table}
        if result["p99"] > args.limit:
            break
        held = wanted
    if measured:
        goals = [
            f"{measured['a_choice']:.2f} ms a choice (at most {GOALS['a_choice']})",
            f"{measured['memory']:.0f} kB per table (at most {GOALS['memory']:.0f})",
            f"{held} tables with p99 under {args.limit:.0f} ms (at least {GOALS['tables']})",
        ]
        print(f"\ngoals, by the last step: {'; '.join(goals)}")
    for table in tables:
        for client in table.clients:
            await client.close()
    return held


@contextmanager
def misbehaving(url: str) -> Iterator[None]:
    """Run one misbehaving guest of each kind in another process and print what they achieved."""
    process = subprocess.Popen(
        [sys.executable, "-m", "tools.harness.abusive_clients", url], stdout=subprocess.PIPE, text=True
    )
    try:
        yield
    finally:
        process.terminate()
        print(f"\nthe misbehaving guests: {process.communicate(timeout=30)[0].strip()}")


def troubles(log: Path) -> dict[str, int]:
    """Return how often the server logged each warning and error; a line that is not JSON is an escaped traceback."""
    counts: Counter[str] = Counter()
    for line in log.read_text(errors="replace").splitlines():
        if not line.startswith("{"):
            counts[line[:80]] += not line.startswith("Cosca is at")
        else:
            row = orjson.loads(line)
            counts[f"{row['level']}: {row['what']}"] += 1
    return {what: n for what, n in counts.most_common(20) if n}


def where(profile: Path) -> None:
    """Print which parts of the server use its CPU time."""
    spent = dict.fromkeys([*(name for name, _ in PARTS), REST], 0.0)
    functions: list[tuple[float, str]] = []
    stats: dict[tuple[str, int, str], tuple[int, int, float, float, object]] = vars(pstats.Stats(str(profile)))["stats"]
    for (file, line, function), (_, _, own, _, _) in stats.items():
        place = f"{file}:{function}"
        if any(mark in place for mark in LEFT_OUT):
            continue
        part = next((name for name, marks in PARTS if any(mark in place for mark in marks)), REST)
        spent[part] += own
        functions.append((own, f"{Path(file).name}:{line} {function}"))
    total = sum(spent.values())
    print("\nwhere the server's time goes (profiled, main thread):")
    for name, seconds in sorted(spent.items(), key=lambda each: -each[1]):
        print(f"{seconds / total * 100:5.1f}%  {name}")
    print("the functions that take most:")
    for own, function in sorted(functions, reverse=True)[:15]:
        print(f"{own / total * 100:5.1f}%  {function}")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    steps = [100, 200, 300, 400, 500, 600, 700, 800, 1000]
    parser.add_argument("--tables", type=int, nargs="+", default=steps, help="the steps (default 100 200 ... 800 1000)")
    parser.add_argument("--seconds", type=float, default=20, help="of each step (default 20)")
    parser.add_argument("--warm", type=int, default=60, help="quick choices at a table first, on average (default 60)")
    parser.add_argument("--limit", type=float, default=100, help="p99 in ms that must hold (default 100)")
    parser.add_argument("--deflate", action="store_true", help="let the server compress its messages")
    parser.add_argument("--pace", choices=PACES, default="live", help="the clocks of the tables (default live)")
    parser.add_argument(
        "--games", nargs="+", default=cosca.game_names(), help="played at every n-th table (default: all games)"
    )
    parser.add_argument("--guests", choices=["good", "bad"], default="good", help="bad: some misbehave (default good)")
    parser.add_argument("--profile", action="store_true", help="only the first step, and where the server's time goes")
    args = parser.parse_args()
    bad = args.guests == "bad"
    env = {**(DEFAULT if bad else NO_LIMITS), "COSCA_COMPRESS": "1" if args.deflate else "0"}
    with tempfile.TemporaryDirectory() as folder:
        profile = Path(folder) / "profile"
        python = ("-m", "cProfile", "-o", str(profile)) if args.profile else ()
        args.tables = args.tables[:1] if args.profile else args.tables
        with Server(Path(folder), "", env, *python) as server:
            with misbehaving(server.url) if bad else nullcontext():
                held = asyncio.run(ramp(args, server))
            if bad:
                print(f"the server's log: {troubles(server.log) or 'nothing'}")
        if args.profile:
            where(profile)
        else:
            print(f"\n{held} tables hold p99 under {args.limit:.0f} ms")
    return 0


if __name__ == "__main__":
    sys.exit(main())
