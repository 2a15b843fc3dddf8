"""Play honest tables on a real server, with and without hostile clients, and measure the difference for honest players.

The server has its default limits and a temporary database. Players at the honest tables choose at a human pace, with
clocks at every third table, in all games, with bots in other seats. Time is divided into blocks: without hostile
clients, with them (tools/harness/hostile_crowd.py), without, and so on. Everything is on loopback; every honest table
and every kind of hostile client has its own addresses, so that limits per address apply.

It fails if an honest player is refused or disconnected, an acknowledged choice is not in the log, a table stalls or was
changed by someone else, a hostile client saw a secret, the server logged an error, or /healthz does not answer.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import signal
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import orjson

from tools.harness.guests import Guest, Refused
from tools.harness.honest_players import Noted, Table
from tools.harness.raw_clients import resident
from tools.harness.server import Server, scaled_timeout

TICKS: Final = os.sysconf("SC_CLK_TCK")
PACE: Final = {"kind": "live", "seconds": 600, "bank": 3600}  # long enough for everyone who plays
SEATS: Final[tuple[dict[int, str], ...]] = (
    {},
    {2: "soldato", 4: "soldato"},
    {2: "soldato", 3: "soldato", 4: "soldato"},
)
INVITED: Final = 20  # honest tables whose invitation hostile clients know
LONGEST_BLOCK: Final = 300.0
STALLED_SECONDS: Final = 60.0  # without messages, for an honest table that owes no choice
HUNG_SECONDS: Final = 90.0  # without an answer of /healthz/live after which the run is aborted
# Password reset is configured, so that it can be requested; nothing listens there.
MAIL: Final = {"COSCA_SMTP_URL": "smtp://127.0.0.1:9", "COSCA_MAIL_FROM": "cosca@example.org"}
OWN_ENTRIES: Final = ("start", "choice")  # kinds of log entries of a table that nobody else changed


@dataclass
class Measured:
    """Measurements in blocks of one kind."""

    took: list[float] = field(default_factory=list[float])  # seconds from each honest choice to its answer
    seconds: float = 0.0
    cpu: float = 0.0
    helpers: float = 0.0  # of the server's child processes

    def summary(self) -> dict[str, Any]:
        choices = len(self.took)
        return {
            "choices": choices,
            "p50_ms": round(_share(self.took, 0.5) * 1000, 1),
            "p99_ms": round(_share(self.took, 0.99) * 1000, 1),
            "max_ms": round(max(self.took, default=0) * 1000, 1),
            "server_percent": round(self.cpu / self.seconds * 100, 1) if self.seconds else 0,
            "helpers_percent": round(self.helpers / self.seconds * 100, 1) if self.seconds else 0,
            "server_ms_per_choice": round(self.cpu / choices * 1000, 2) if choices else None,
        }


def _share(values: list[float], part: float) -> float:
    return sorted(values)[min(len(values) - 1, int(len(values) * part))] if values else 0.0


class Run:
    """One run: honest tables all the time, hostile clients in every second block."""

    def __init__(self, server: Server, args: argparse.Namespace, folder: Path) -> None:
        self.server, self.folder = server, folder
        self.kinds, self.noted = args.kinds, Noted(args.pause)
        self.until = args.minutes * 60
        self.block = min(LONGEST_BLOCK, self.until / 4)
        self.wanted = args.tables
        self.tables: list[Table] = []
        self.standing = 0  # honest tables that stalled
        self.actions: Counter[str] = Counter()  # actions of hostile clients
        self.leaks: list[dict[str, str]] = []
        self.quiet, self.hostile = Measured(), Measured()
        self.memory: list[tuple[float, float, float]] = []  # time, megabytes of the server, of its child processes
        self.health: list[float] = []
        self.unwell: Counter[str] = Counter()
        self.answered = time.monotonic()
        self.given_up = ""
        self.started = time.monotonic()

    # ---------------------------------------------------------------- the run

    async def go(self) -> None:
        asyncio.get_running_loop().set_default_executor(ThreadPoolExecutor(64))
        gate, tasks = asyncio.Semaphore(8), set[asyncio.Task[None]]()

        async def one(number: int) -> None:
            """Play a table, and a new one when its game is over."""
            while True:
                table = Table(number, self.server.url, self.noted)
                async with gate:
                    await table.open()
                self.tables.append(table)
                if len(self.tables) >= self.wanted:
                    opened.set()
                await table.play()
                number += self.wanted

        opened = asyncio.Event()
        tasks = {asyncio.create_task(one(number)) for number in range(self.wanted)}
        tasks |= {asyncio.create_task(self._watch_health()), asyncio.create_task(self._watch_memory())}
        ready = asyncio.create_task(opened.wait())
        await asyncio.wait({ready, *tasks}, return_when=asyncio.FIRST_COMPLETED)
        self._raise(tasks)
        print(f"{self.wanted} honest tables are open; blocks of {self.block:.0f} s", flush=True)
        self.started, number = time.monotonic(), 0
        while time.monotonic() - self.started < self.until - 1 and not self.given_up:
            await self._one_block(number, tasks)
            number += 1
        await self._all_go_on()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for table in self.tables:
            for client in table.clients:
                with suppress(Exception):
                    await client.close()

    async def _one_block(self, number: int, tasks: set[asyncio.Task[None]]) -> None:
        attacked = number % 2 == 1
        measured, self.noted.took = self.hostile if attacked else self.quiet, []
        process = self._attack(number // 2) if attacked else None
        begun, cpu, helpers = time.monotonic(), cpu_seconds(self.server.pid), self._helpers_cpu()
        while time.monotonic() - begun < self.block and not self.given_up:
            await asyncio.sleep(0.5)
            self._raise(tasks)
        passed = time.monotonic() - begun
        used, took = cpu_seconds(self.server.pid) - cpu, list(self.noted.took)
        measured.took += took
        measured.seconds += passed
        measured.cpu += used
        measured.helpers += max(0.0, self._helpers_cpu() - helpers)
        name = "hostile" if attacked else "quiet  "
        if process is not None:
            await asyncio.to_thread(self._ended, process)
        print(
            f"{(time.monotonic() - self.started) / 60:6.1f} min  {name}  {len(took):6} choices"
            f"  p50 {_share(took, 0.5) * 1000:6.1f} ms  p99 {_share(took, 0.99) * 1000:7.1f} ms"
            f"  server {used / passed * 100:4.0f}%  {resident(self.server.pid):5.0f} MB"
            f"  errors {sum(self.noted.errors.values())}  leaks {len(self.leaks)}",
            flush=True,
        )

    def _raise(self, tasks: set[asyncio.Task[None]]) -> None:
        for task in tasks:
            if task.done():
                try:
                    task.result()
                except Refused as no:  # an honest player could not open a table
                    self.noted.errors[f"refused: {no}"] += 1
                    tasks.discard(task)
                    return

    def _attack(self, block: int) -> subprocess.Popen[str]:
        live = [table for table in self.tables if not table.over]
        victims = [
            {"id": table.id, "invite": table.invite if n < INVITED else "", "canary": table.canary}
            for n, table in enumerate(live)
        ]
        file = self.folder / "victims.json"
        file.write_text(json.dumps({"victims": victims, "block": block}))
        command = [sys.executable, "-m", "tools.harness.hostile_crowd", self.server.url, str(file), *self.kinds]
        return subprocess.Popen(command, stdout=subprocess.PIPE, text=True)

    def _ended(self, process: subprocess.Popen[str]) -> None:
        process.send_signal(signal.SIGTERM)
        try:
            report = json.loads(process.communicate(timeout=60)[0].strip().splitlines()[-1])
        except (subprocess.TimeoutExpired, ValueError, IndexError):
            process.kill()
            process.wait()
            self.actions["a block without a report"] += 1
            return
        self.actions.update(report["told"])
        over = {table.id for table in self.tables if table.over}
        self.leaks += [each for each in report["leaks"] if each["table"] not in over]

    # ---------------------------------------------------------------- monitoring

    async def _watch_health(self) -> None:
        guest = Guest(self.server.url, "", "127.1.200.1")
        while True:
            sent = time.perf_counter()
            try:
                answer = await asyncio.to_thread(guest.call, "GET", "/healthz")
                self.health.append(time.perf_counter() - sent)
                self.answered = time.monotonic()
                if not answer["ok"]:
                    self.unwell["not ready"] += 1
            except Refused as no:
                self.unwell[str(no)[:80]] += 1
                self.answered = time.monotonic()
            except Exception as gone:
                self.unwell[f"no answer ({type(gone).__name__})"] += 1
            if time.monotonic() - self.answered > scaled_timeout(HUNG_SECONDS):
                self.given_up = "the server does not answer any more"
                print(self.given_up, flush=True)
                return
            await asyncio.sleep(2)

    async def _watch_memory(self) -> None:
        while True:
            with suppress(OSError):
                helpers = sum(resident(pid) for pid in _children(self.server.pid))
                self.memory.append((time.monotonic() - self.started, resident(self.server.pid), helpers))
            await asyncio.sleep(5)

    def _helpers_cpu(self) -> float:
        return sum(cpu_seconds(pid) for pid in _children(self.server.pid))

    async def _all_go_on(self) -> None:
        """Wait until every table whose game is not over takes one more choice."""
        now, end = time.monotonic(), time.monotonic() + scaled_timeout(STALLED_SECONDS) + 10 * self.noted.pause
        while not self.given_up and time.monotonic() < end:
            if all(table.over or table.moved > now for table in self.tables):
                return
            await asyncio.sleep(0.5)
        standing = [table for table in self.tables if not table.over and table.moved <= now]
        self.standing = len(standing)
        for table in standing[:10]:
            print(f"  table {table.number} ({table.game}, {table.id}) stands still", flush=True)

    # ---------------------------------------------------------------- results

    def check_log(self) -> tuple[list[str], Counter[str]]:
        """Return acknowledged choices that are not in the log exactly once, and foreign entries at honest tables."""
        lost: list[str] = []
        foreign: Counter[str] = Counter()
        database = sqlite3.connect(f"file:{self.server.file}?mode=ro", uri=True)
        try:
            for table in self.tables:
                rows = database.execute("SELECT kind, message FROM entries WHERE table_id = ?", [table.id]).fetchall()
                counts = Counter(str(message).rpartition(" ")[2] for _, message in rows)
                lost += [f"{table.id} {id}" for id in table.acked if counts[id] != 1]
                foreign.update(kind for kind, _ in rows if kind not in OWN_ENTRIES)
        finally:
            database.close()
        return lost, foreign

    def report(self) -> dict[str, Any]:
        lost, foreign = self.check_log()
        logged = _troubles(self.server.log)
        sizes = [each for _, each, _ in self.memory] or [0.0]
        leaks = Counter(f"{each['kind']}: {each['what']}" for each in self.leaks)
        report: dict[str, Any] = {
            "tables": self.wanted,
            "minutes": round((self.quiet.seconds + self.hostile.seconds) / 60, 1),
            "games_over": sum(table.over for table in self.tables),
            "quiet": self.quiet.summary(),
            "hostile": self.hostile.summary(),
            "memory_mb": {"first": sizes[0], "last": sizes[-1], "most": max(sizes)},
            "helpers_mb_most": max((each for _, _, each in self.memory), default=0.0),
            "health": {"answers": len(self.health), "max_ms": max(self.health, default=0) * 1000},
            "server_log": logged,
            "hostile_clients": dict(self.actions.most_common()),
            "acknowledged": sum(len(table.acked) for table in self.tables),
            "proposals_refused": self.noted.proposals,
            "wrong": {
                "honest_errors": dict(self.noted.errors.most_common()),
                "lost_choices": lost,
                "changed_by_others": dict(foreign),
                "standing_still": self.standing,
                "leaks": dict(leaks.most_common()),
                "unwell": dict(self.unwell),
                "server_errors": {what: n for what, n in logged.items() if not what.startswith("warning: ")},
                "given_up": self.given_up,
            },
        }
        report["well"] = not any(report["wrong"].values())
        return report


# -------------------------------------------------------------------- processes


def cpu_seconds(pid: int) -> float:
    """Return the seconds of processor time of a process; 0 if it is gone."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / TICKS


def _children(pid: int) -> list[int]:
    pids: list[int] = []
    for task in Path(f"/proc/{pid}/task").glob("*/children"):
        with suppress(OSError):
            for child in task.read_text().split():
                pids += [int(child), *_children(int(child))]
    return pids


def _troubles(log: Path) -> dict[str, int]:
    """Return how often the server logged each warning and error."""
    counts: Counter[str] = Counter()
    for line in log.read_text(errors="replace").splitlines():
        if line.startswith("{"):
            row = orjson.loads(line)
            counts[f"{row['level']}: {row['what']}"] += 1
        elif not line.startswith("Cosca is at"):
            counts[line[:80]] += 1
    return dict(counts.most_common(40))


def show(report: dict[str, Any]) -> None:
    """Print the report."""
    print(
        f"\n{report['tables']} honest tables, {report['minutes']} minutes, "
        f"{report['acknowledged']} choices acknowledged"
    )
    for name in ("quiet", "hostile"):
        print(f"  {name:8} " + ", ".join(f"{key} {value}" for key, value in report[name].items()))
    print(f"  memory: {', '.join(f'{key} {value:.0f} MB' for key, value in report['memory_mb'].items())}")
    print(f"  /healthz: {report['health']['answers']} answers, slowest {report['health']['max_ms']:.0f} ms")
    print(f"  hostile clients: {report['hostile_clients']}")
    print(f"  the server's log: {report['server_log'] or 'nothing'}")
    for name, value in report["wrong"].items():
        if value:
            print(f"  WRONG {name}: {value if len(str(value)) < 3000 else str(value)[:3000]}")
    print("nothing is wrong" if report["well"] else "something is wrong")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=5, help="of play, half of it with hostile clients (default 5)")
    parser.add_argument("--tables", type=int, default=50, help="honest ones (default 50)")
    parser.add_argument("--pause", type=float, default=6, help="seconds that a person thinks, on average (default 6)")
    parser.add_argument("--kinds", nargs="*", default=[], help="of hostile clients (default: all of them)")
    parser.add_argument("--json", type=Path, help="a file for the report")
    args = parser.parse_args()
    env = {"COSCA_LOG_LEVEL": "warning", **MAIL}
    with tempfile.TemporaryDirectory() as folder, Server(Path(folder), env=env) as server:
        run = Run(server, args, Path(folder))
        asyncio.run(run.go())
        if run.given_up:
            server.kill()
        report = run.report()
    show(report)
    if args.json:
        args.json.write_text(json.dumps(report, indent=1))
    return 0 if report["well"] else 1


if __name__ == "__main__":
    sys.exit(main())
