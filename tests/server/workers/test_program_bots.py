"""Bots that are programs end with their table, are limited in number, and leave no process behind."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from cosca.bots import registry
from cosca.server.app import create_app
from cosca.server.core.settings import Settings
from cosca.server.registry import table_registry as all_tables
from cosca.server.table.live_table import LiveTable
from cosca.server.workers.process_tree import end_with_all, started_by
from cosca.server.workers.program_slots import ProgramSlots
from tests.server.support.players import FakeConnection, TableHarness, open_harness
from tests.server.table.test_live_table import settled

PATIENCE = 60.0
BOT = """
import json, subprocess, sys
child = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(1000) # {mark}"])
for line in sys.stdin:
    told = json.loads(line)
    if told["type"] == "hello":
        print(json.dumps({{"type": "hello", "name": "x", "wants": []}}), flush=True)
    elif told["type"] == "question":
        print(json.dumps({{"type": "answer", "id": told["id"], "choice": told["choices"][0]["choice"]}}), flush=True)
"""


@pytest.fixture
def mark(tmp_path: Path) -> Iterator[str]:
    """What the command lines of the programs of this test hold; each starts a child besides."""
    found = f"cosca-test-{os.getpid()}-{tmp_path.name}"
    (tmp_path / f"{found}.py").write_text(BOT.format(mark=found))
    create_app(Settings(bots={"mine": f"program:{sys.executable} {tmp_path / found}.py"}))
    yield found
    registry.clear()


def running(mark: str) -> int:
    """How many programs and children of programs run."""
    count = 0
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            command_line = (folder / "cmdline").read_bytes()
            count += mark.encode() in command_line and b") Z " not in (folder / "stat").read_bytes()
        except OSError:
            continue
    return count


async def until(mark: str, most: int) -> None:
    """Waits until no more than so many run."""
    end = time.monotonic() + PATIENCE
    while running(mark) > most:
        assert time.monotonic() < end, f"{running(mark)} programs run"
        await asyncio.sleep(0.02)


async def begun(harness: TableHarness, n: int = 1) -> list[tuple[LiveTable, FakeConnection]]:
    """Tables at which a program has chosen."""
    found: list[tuple[LiveTable, FakeConnection]] = []
    for _ in range(n):
        table = await harness.table({1: "me", 2: "mine", 3: "random", 4: "random"})
        connection = await harness.connect(table, "anna", 1)
        while not any(seat == 2 for seat, _ in table.match.log):
            await settled(table)
            await harness.play(table, {1: connection}, Random(3), 1)
        await settled(table)
        found.append((table, connection))
    return found


@pytest.mark.parametrize("how", ["deleted", "over", "idle", "taken", "stopped"])
def test_a_program_ends_with_its_table(sqlite_url: str, mark: str, how: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        async with open_harness(sqlite_url) as harness:
            try:
                [(table, line)] = await begun(harness)
                assert running(mark) == 2
                if how == "deleted":
                    await table.close_table("u-anna")
                elif how == "over":
                    await table.propose("u-anna", 1, "concede", harness.message_id())
                    assert table.status == "over"
                elif how == "idle":
                    table.detach(line)
                    await harness.wait_until_idle(table)
                    monkeypatch.setattr(all_tables, "IDLE_SECONDS", -1.0)
                    await harness.tables.evict_idle()
                elif how == "taken":
                    await table.sit(await harness.user("anna"), 2, "soldato")
                else:
                    await harness.tables.stop()
                await until(mark, 0)
            finally:
                harness.tables.workers.close()

    asyncio.run(play())


def test_capped_programs_are_restarted_when_needed(sqlite_url: str, mark: str) -> None:
    """Each runs as a program and its child; the table whose program was ended starts it again."""

    async def play() -> None:
        async with open_harness(sqlite_url, programs=2) as harness:
            try:
                found = await begun(harness, 4)
                await until(mark, 2 * 2)
                table, line = found[0]
                before = [seat for seat, _ in table.match.log].count(2)
                while [seat for seat, _ in table.match.log].count(2) == before:
                    await settled(table)
                    assert await harness.play(table, {1: line}, Random(3), 1)
                await settled(table)
                await until(mark, 2 * 2)
                for table, _ in found:
                    await table.close_table("u-anna")
                await until(mark, 0)
            finally:
                harness.tables.workers.close()

    asyncio.run(play())


def test_programs_per_address_are_limited() -> None:
    programs = ProgramSlots(4, 2)
    assert programs.use(1, "a") == []
    assert programs.use(2, "a") == []
    assert programs.use(3, "b") == []
    assert programs.use(1, "a") == []  # 2 is the least recently used now
    assert programs.use(4, "a") == [2]
    programs.drop(2)
    assert programs.use(5, "c") == []
    assert programs.use(6, "d") == [3]
    assert (3 in programs, 2 in programs) == (True, False)


@pytest.mark.skipif(sys.platform != "linux", reason="only there the system tells what a process has started")
def test_child_processes_end_with_their_process() -> None:
    """Also what has a session of its own, as programs have."""
    sleeps = [sys.executable, "-c", "import time; time.sleep(1000)"]
    child = f"subprocess.Popen({sleeps!r}, start_new_session=True)"
    starts = f"import subprocess, time; print({child}.pid, flush=True); time.sleep(1000)"
    with subprocess.Popen([sys.executable, "-c", starts], stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        started = int(process.stdout.readline())
        assert started_by(process.pid) == [started]
        end_with_all(process.pid)
        assert process.wait(PATIENCE) == -9
    end = time.monotonic() + PATIENCE
    while Path(f"/proc/{started}").exists() and b") Z " not in Path(f"/proc/{started}/stat").read_bytes():
        assert time.monotonic() < end
        time.sleep(0.01)
