"""The watchdog: a stalled server is killed and restarts without that table; a paused one is not stalled."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, cast

import pytest
from typer.testing import CliRunner

from cosca.server.admin.actions import AdminActions
from cosca.server.entrypoints.admin_cli import app
from cosca.server.protocol.refusal import Refused
from cosca.server.storage import deadlines
from cosca.server.storage.statements import change_table
from cosca.server.table.integrity import Quarantined
from cosca.server.table.journal import Journal
from cosca.server.workers.watchdog import BOARD, beside, on_table, stalled_tables
from cosca.server.workers.watchdog_process import BESIDE, LOOP, SIZE, Stall, is_stopped, record, suspects
from tests.server.support.http_client import ALL_BOTS, PATIENCE, ServerHarness, Visitor, run_server
from tests.server.support.players import open_harness

# A server whose game hangs at the table of that id, in code that keeps the interpreter's lock, as compiled rules do.
HANGING = """
import sys
from pathlib import Path
from cosca.server.entrypoints.serve import serve
from cosca.server.core.settings import Settings
from cosca.server.table.journal import Journal

folder, apply = Path(sys.argv[1]), Journal.apply

def hang(self, *args):
    fatal = folder / "fatal"
    if fatal.exists() and fatal.read_text() == self.id:
        sum(range(10**15))
    return apply(self, *args)

Journal.apply = hang
serve(Settings(port=0, database_url=f"sqlite:///{folder / 'cosca.sqlite3'}", watchdog_seconds=float(sys.argv[2])))
"""


@contextmanager
def hanging(folder: Path, seconds: int) -> Iterator[tuple[ServerHarness, subprocess.Popen[str]]]:
    errors = open(folder / "stderr", "a", encoding="utf-8")  # noqa: SIM115
    process = subprocess.Popen(
        [sys.executable, "-c", HANGING, str(folder), str(seconds)], stdout=-1, stderr=errors, text=True
    )
    try:
        assert process.stdout is not None
        output = process.stdout.readline()
        assert output.startswith("Cosca is at "), output

        class Far:
            base = output.split()[3].rstrip("/")

        yield cast("ServerHarness", Far()), process
    finally:
        process.kill()
        process.communicate()
        errors.close()


def choose(who: Visitor, table: str, wait: bool = True) -> None:
    with who.socket(table, 1) as connection:
        state = (
            connection.last("state")
            if any(message["type"] == "state" for message in connection.messages)
            else connection.wait_for("state")
        )
        while state["question"] is None:
            state = connection.wait_for("state")
        text = state["question"]["choices"][0]["text"]
        connection.send("choose", seat=1, act=state["act"], choices=[text])
        if wait:
            connection.wait_for("ack")


def test_a_table_that_hangs_the_server_is_in_quarantine_after_the_restart(tmp_path: Path) -> None:
    with hanging(tmp_path, 2) as (harness, process):
        anna = Visitor(harness)
        anna.begin("Anna")
        fatal, other = anna.table(open=True), anna.table(open=True)
        (tmp_path / "fatal").write_text(fatal)
        with pytest.raises(Exception):  # noqa: B017, PT011 - whichever way the connection ends
            choose(anna, fatal)
        assert process.wait(PATIENCE) != 0
    output = (tmp_path / "stderr").read_text(encoding="utf-8")
    assert "event loop has stalled" in output
    assert "in hang" in output  # where the threads were
    with hanging(tmp_path, 60) as (harness, process):
        back, eve = Visitor(harness), Visitor(harness)
        back.http.cookies, back.token = anna.http.cookies, anna.token
        eve.begin("Eve")
        choose(back, other)
        answer = back.get(f"/api/tables/{fatal}")
        assert (answer.status_code, answer.json()["error"]["why"]) == (409, "quarantined")
        assert eve.get(f"/api/tables/{fatal}").json()["error"]["why"] == "private"
        joined = eve.post(f"/api/tables/{fatal}/join", {"invite": "x" * 22})
        assert joined.json()["error"]["why"] == "private"
        assert fatal not in eve.get("/api/tables").text
        assert back.get(f"/api/tables/{fatal}/record").json()["error"]["why"] == "quarantined"
        assert fatal in back.get("/api/my/tables").text
        assert back.send("DELETE", f"/api/tables/{fatal}").status_code == 200
        assert fatal not in back.get("/api/my/tables").text
        assert process.poll() is None


def test_only_a_runnable_loop_without_heartbeats_is_stalled() -> None:
    stall = Stall(2)
    assert [stall.check(b"1", False) for _ in range(4)] == [False] * 4
    assert not stall.check(b"2", False)
    assert [stall.check(b"2", False) for _ in range(3)] == [False] * 3
    assert not stall.check(b"2", True)  # stopped by a signal: what follows counts anew
    assert [stall.check(b"2", False) for _ in range(4)] == [False, False, False, True]


def test_process_stopped_by_a_signal_is_detected() -> None:
    process = subprocess.Popen([sys.executable, "-c", "input()"], stdin=-1)
    try:
        for sent, expected in ((signal.SIGSTOP, True), (signal.SIGCONT, False)):
            process.send_signal(sent)
            deadline = time.monotonic() + PATIENCE
            while is_stopped(process.pid) is not expected:
                assert time.monotonic() < deadline
    finally:
        process.kill()
        process.communicate()


def test_board_names_the_table_of_the_loop_or_of_threads() -> None:
    shared = bytearray(SIZE)
    BOARD.show(shared)
    seen: list[list[str]] = []

    def check() -> None:
        seen.append(suspects(bytes(shared)))

    async def inner() -> None:
        check()

    async def outer() -> int:
        check()
        await on_table("b", inner())
        check()
        await asyncio.sleep(0)
        check()
        with pytest.raises(ValueError, match="wrong"):
            await on_table("b", failing())
        check()
        return 7

    async def failing() -> None:
        await asyncio.sleep(0)
        raise ValueError("wrong")

    async def play() -> None:
        task = asyncio.create_task(on_table("a", outer()))
        await asyncio.sleep(0)
        check()  # it waits
        assert await task == 7
        waiting = asyncio.create_task(on_table("a", asyncio.sleep(60)))
        await asyncio.sleep(0)
        waiting.cancel()
        with pytest.raises(asyncio.CancelledError):
            await waiting
        with beside("c"), beside("d"), beside("c"):
            check()
        check()

    try:
        asyncio.run(play())
    finally:
        BOARD.show(bytearray(SIZE))
    assert seen == [["a"], ["b"], ["a"], [], ["a"], ["a"], ["c", "d"], []]
    assert not any(shared[LOOP])
    assert not any(shared[BESIDE])


def test_any_watchdog_record_is_read(tmp_path: Path) -> None:
    file = tmp_path / "stalled"
    assert stalled_tables(file) == []
    record(file, ["a", "b"], 20)
    assert stalled_tables(file) == ["a", "b"]
    assert os.listdir(tmp_path) == ["stalled"]
    for broken in ("", "{", '{"tables": 3}', "[1]"):
        file.write_text(broken)
        assert stalled_tables(file) == []


def test_quarantined_table_is_not_played_until_released(sqlite_url: str) -> None:
    async def play() -> str:
        async with open_harness(sqlite_url) as harness:
            seats: dict[int, str] = {1: "me", 2: "random", 3: "random", 4: "random"}
            table = await harness.table(seats)
            await harness.wait_until_idle(table)
            writes = {"quarantined": 1.0, "deadline": 2.0, "waiting": [2]}
            await harness.store.write(change_table(table.id, writes))
            harness.tables._live.clear()
            with pytest.raises(Quarantined):
                await harness.tables.get(table.id)
            assert await harness.store.waiting_for_bots() == []
            assert await deadlines.deadlines(harness.store, [], 8) == []
            assert await harness.tables.find_damage(table.id) is not None
            row = await harness.store.table(table.id)
            assert row is not None
            with pytest.raises(Quarantined):
                await harness.tables.salvage_record(row)
            return table.id

    id = asyncio.run(play())
    result = CliRunner().invoke(app, ["tables", "--database", sqlite_url])
    assert "in quarantine" in result.output
    assert "in quarantine since" in CliRunner().invoke(app, ["table", "--database", sqlite_url, "--", id]).output
    assert "has been released" in CliRunner().invoke(app, ["release-table", "--database", sqlite_url, "--", id]).output

    async def after() -> None:
        async with open_harness(sqlite_url) as harness:
            assert await harness.tables.get(id) is not None
            row = await harness.store.table(id)
            assert row is not None
            with pytest.raises(Refused):
                await AdminActions(harness.store, "").release_table(row)

    asyncio.run(after())


def test_bot_with_failing_choices_is_not_asked_forever(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """One try for each time that somebody comes; the others at the server go on."""
    tried: list[int] = []
    apply = Journal.apply

    def broken(self: Journal, seat: int, *args: Any) -> Any:
        if seat != 1:
            tried.append(seat)
            raise RuntimeError("the rules do not come to an end")
        return apply(self, seat, *args)

    async def play() -> None:
        async with open_harness(sqlite_url) as harness:
            monkeypatch.setattr(Journal, "apply", broken)
            table = await harness.table({1: "me", 2: "random", 3: "random", 4: "random"})
            connection = await harness.connect(table, "anna", 1)
            while 1 in table.journal.waiting:
                state = connection.last("state")
                text = state["question"]["choices"][0]["text"]
                await table.choose("u-anna", 1, state["act"], [text], harness.message_id())
                if tried:
                    break
            await harness.wait_until_idle(table)
            before = len(tried)
            assert 0 < before <= 4
            for _ in range(20):
                await asyncio.sleep(0.005)
            assert len(tried) == before
            await harness.connect(table, "anna", 1)
            await harness.wait_until_idle(table)
            assert len(tried) <= before + 1

    asyncio.run(play())


def test_members_see_the_damage_and_may_hide_the_table(tmp_path: Path) -> None:
    with run_server(tmp_path) as harness:
        anna, eve = harness.visitor("Anna"), harness.visitor("Eve")
        table = anna.table(open=True, seats={"1": "me", **ALL_BOTS})
        harness.run(harness.services.store.write(change_table(table, {"data": "house-9 0000"})))
        harness.services.tables._live.clear()
        assert anna.get(f"/api/tables/{table}").json()["error"]["why"] == "components"
        assert eve.get(f"/api/tables/{table}").json()["error"]["why"] == "private"
        assert "house-9" not in eve.post(f"/api/tables/{table}/join", {"invite": "x" * 22}).text
        assert eve.send("DELETE", f"/api/tables/{table}").status_code == 403
        assert anna.send("DELETE", f"/api/tables/{table}").status_code == 200
        assert table not in anna.get("/api/my/tables").text
