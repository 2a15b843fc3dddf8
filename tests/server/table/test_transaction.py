"""The guarantees of every command of a live table: serialized, shielded, reloaded after an error, no duplicates."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any

import pytest

from tests.server.support.players import ALL, FakeConnection, connect_all, open_harness


def first_choice(connection: FakeConnection, message: str) -> tuple[str, int, int, list[str], str]:
    state = connection.last("state")
    return connection.user or "", 1, state["act"], [state["question"]["choices"][0]["text"]], message


def test_commands_run_one_at_a_time(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        async with open_harness(sqlite_url) as harness:
            table = await harness.table(ALL)
            write, writing, most = harness.store.write, 0, 0

            async def slow_write(*writes: Any, **fence: Any) -> None:
                nonlocal writing, most
                writing += 1
                most = max(most, writing)
                await asyncio.sleep(0.01)
                await write(*writes, **fence)
                writing -= 1

            monkeypatch.setattr(harness.store, "write", slow_write)
            await asyncio.gather(*[table.say("u-anna", 1, f"line {n}", False, harness.message_id()) for n in range(5)])
            assert most == 1

    asyncio.run(run())


def test_a_command_is_completed_when_its_caller_is_cancelled(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        async with open_harness(sqlite_url) as harness:
            table = await harness.table(ALL)
            connection = await harness.connect(table, "anna", 1)
            write, entered, released = harness.store.write, asyncio.Event(), asyncio.Event()

            async def held_write(*writes: Any, **fence: Any) -> None:
                entered.set()
                await released.wait()
                await write(*writes, **fence)

            monkeypatch.setattr(harness.store, "write", held_write)
            caller = asyncio.create_task(table.choose(*first_choice(connection, "m1")))
            await entered.wait()
            caller.cancel()
            with pytest.raises(asyncio.CancelledError):
                await caller
            assert not table.match.log or table.lock.locked()
            released.set()
            await harness.wait_until_idle(table)
            assert [entry.kind for entry in await harness.store.entries(table.id)] == ["start", "choice"]
            assert not table.needs_reload

    asyncio.run(run())


def test_the_state_is_reloaded_after_an_unexpected_error(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        async with open_harness(sqlite_url) as harness:
            table = await harness.table(ALL)
            connections = await connect_all(harness, table)
            await harness.play(table, connections, Random(1), 5)
            digest, journal = table.match.state.digest(), table.journal
            apply = table.journal.apply

            def apply_then_fail(*args: Any) -> Any:
                apply(*args)
                raise RuntimeError("a bug after the change")

            monkeypatch.setattr(table.journal, "apply", apply_then_fail)
            with pytest.raises(RuntimeError, match="a bug"):
                await harness.play(table, connections, Random(1), 1)
            assert table.match.state.digest() != digest
            assert table.needs_reload
            await table.refresh()
            assert table.journal is not journal
            assert table.match.state.digest() == digest

    asyncio.run(run())


def test_a_duplicate_message_writes_and_broadcasts_nothing(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        async with open_harness(sqlite_url) as harness:
            table = await harness.table(ALL)
            connection = await harness.connect(table, "anna", 1)
            choice = first_choice(connection, "m1")
            await table.choose(*choice)
            sent, batches = len(connection.raw), 0
            write = harness.store.write

            async def counted_write(*writes: Any, **fence: Any) -> None:
                nonlocal batches
                batches += 1
                await write(*writes, **fence)

            monkeypatch.setattr(harness.store, "write", counted_write)
            await table.choose(*choice)
            assert (batches, len(connection.raw)) == (0, sent)

    asyncio.run(run())
