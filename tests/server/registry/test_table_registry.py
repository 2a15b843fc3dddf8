"""Live tables: one instance per table, reloaded after errors, and never ahead of the log."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any

import pytest

from cosca.games.la_famiglia.game import LaFamiglia
from cosca.kernel.errors import IllegalChoice
from cosca.server.protocol.refusal import Refused
from cosca.server.protocol.server_messages import Snapshot
from cosca.server.registry import table_registry
from cosca.server.table import journal
from cosca.server.table.live_table import LiveTable
from tests.server.support.players import ALL, connect_all, open_harness


def test_concurrent_rematch_requests_get_the_same_table(sqlite_url: str) -> None:
    async def play() -> None:
        async with open_harness(sqlite_url) as harness:
            table = await harness.table({1: "me", 2: "default", 3: "open", 4: "default"}, start=False)
            anna, ben = await harness.user("anna"), await harness.user("ben")
            await table.join(ben, table.row.invite)
            await table.sit(ben, 3, "me")
            await table.start("u-anna")
            await table.propose("u-anna", 1, "end", harness.message_id())
            await table.answer("u-ben", 8, True, harness.message_id())
            one, other = await asyncio.gather(harness.tables.rematch(table, anna), harness.tables.rematch(table, ben))
            assert one is other

    asyncio.run(play())


def test_only_a_few_tables_are_loaded_at_once(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A node that takes over many tables has other things to do meanwhile, such as renewing its lease."""

    async def work() -> None:
        async with open_harness(sqlite_url) as harness:
            ids = [(await harness.table(ALL)).id for _ in range(8)]
            registry = table_registry.TableRegistry(harness.store, harness.settings, harness.tables.uptime)
            load, most, loading = registry._load, 0, 0

            async def counted(id: str) -> LiveTable | None:
                nonlocal most, loading
                loading += 1
                most = max(most, loading)
                try:
                    return await load(id)
                finally:
                    loading -= 1

            monkeypatch.setattr(registry, "_load", counted)
            loaded = await asyncio.gather(*[registry.get(id) for id in ids])
            assert [table.id for table in loaded if table is not None] == ids
            assert most == table_registry.LOADS_AT_ONCE
            await registry.stop()

    asyncio.run(work())


def test_evicted_table_is_not_used(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        async with open_harness(sqlite_url) as harness:
            table = await harness.table(ALL)
            table.idle_since -= 2 * table_registry.IDLE_SECONDS
            assert await harness.tables.get(table.id) is table
            await harness.tables.evict_idle()
            assert await harness.tables.get(table.id) is table  # somebody has just asked for it
            table.idle_since -= 2 * table_registry.IDLE_SECONDS
            await harness.tables.evict_idle()
            with pytest.raises(Refused, match="being reloaded"):
                await harness.connect(table, "anna", 1)
            assert await harness.tables.get(table.id) is not table

    asyncio.run(play())


def test_table_is_loaded_after_pending_writes(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        async with open_harness(sqlite_url) as harness:
            table = await harness.table(ALL)
            connections = await connect_all(harness, table)
            go, begun, write = asyncio.Event(), asyncio.Event(), harness.store.write

            async def slow(*statements: Any, **fence: Any) -> None:
                begun.set()
                await go.wait()
                await write(*statements, **fence)

            monkeypatch.setattr(harness.store, "write", slow)
            choosing = asyncio.create_task(harness.play(table, connections, Random(1), 1))
            await begun.wait()
            harness.tables.user_left("u-anna")
            reading = asyncio.create_task(harness.tables.get(table.id))
            await asyncio.sleep(0.05)
            go.set()
            await choosing
            again = await reading
            assert again is not None
            assert len(again.match.log) == 1

    asyncio.run(play())


def test_unreadable_table_does_not_affect_others(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        async with open_harness(sqlite_url) as harness:
            ids = [(await harness.table({1: "me", 2: "default", 3: "default", 4: "default"})).id for _ in range(2)]

            async def waiting() -> list[str]:
                return ids

            async def read(store: Any, id: str) -> Any:
                if id == ids[0]:
                    raise KeyError(id)
                return await real(store, id)

            real = type(harness.store).entries
            monkeypatch.setattr(harness.store, "waiting_for_bots", waiting)
            monkeypatch.setattr(type(harness.store), "entries", read)
            harness.tables = table_registry.TableRegistry(harness.store, harness.tables.settings)
            await harness.tables.resume_bot_tables()
            assert harness.tables.count == 1

    asyncio.run(play())


def test_failing_rules_leave_the_table_as_in_its_log(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        async with open_harness(sqlite_url) as harness:
            table = await harness.table(ALL)
            connections = await connect_all(harness, table)
            await harness.play(table, connections, Random(1), 10)
            digest = table.match.state.digest()
            real = LaFamiglia.settle

            def fail(game: Any, state: Any) -> None:
                real(game, state)
                raise ZeroDivisionError

            with monkeypatch.context() as patch:
                patch.setattr(LaFamiglia, "settle", fail)
                with pytest.raises(ZeroDivisionError):
                    await harness.play(table, connections, Random(1), 1)
            again = await harness.tables.get(table.id)
            assert again is not None
            assert again.match.state.digest() == digest

    asyncio.run(play())


def test_failure_for_one_viewer_does_not_affect_others(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        async with open_harness(sqlite_url) as harness:
            table = await harness.table(ALL)
            connections = await connect_all(harness, table)
            sent_count, real = len(connections[4].raw), table.journal.snapshot_builder._snapshot

            def snapshot(match: Any, viewer: int | None, *rest: Any) -> Snapshot:
                if viewer == 1:
                    raise KeyError("a fact")
                return real(match, viewer, *rest)

            monkeypatch.setattr(table.journal.snapshot_builder, "_snapshot", snapshot)
            await harness.play(table, connections, Random(1), 1)
            assert len(connections[4].raw) > sent_count
            assert connections[1].closed == 1012
            assert not table.closed

    asyncio.run(play())


def test_old_duplicate_message_is_harmless(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(journal, "MAX_REMEMBERED", 3)

    async def play() -> None:
        async with open_harness(sqlite_url) as harness:
            table = await harness.table(ALL)
            connection = await harness.connect(table, "anna", 1)
            for n in range(8):
                await table.say("u-anna", 1, f"line {n}", False, f"c{n}")
            await table.say("u-anna", 1, "line 0", False, "c0")
            assert connection.chat_texts() == [f"line {n}" for n in range(8)]
            assert not table.closed

    asyncio.run(play())


def test_finished_game_stays_finished_under_newer_rules(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        ids, digests, items = list[str](), list[str](), list[int]()
        async with open_harness(sqlite_url) as harness:
            for choices in (60, 5000):
                table = await harness.table(ALL)
                await harness.play(table, await connect_all(harness, table), Random(4), choices)
                if table.running:
                    await table.propose("u-anna", 1, "end", harness.message_id())
                ids.append(table.id)
                digests.append(table.match.state.digest())
                items.append(table.journal.stream.last(1))

        def refuse(*_: object) -> None:
            raise IllegalChoice("newer rules forbid it")

        monkeypatch.setattr(LaFamiglia, "parse", refuse)
        async with open_harness(sqlite_url) as harness:
            for id, digest, last in zip(ids, digests, items, strict=True):
                again = await harness.tables.get(id)
                assert again is not None
                assert (again.status, again.match.state.digest(), again.journal.stream.last(1)) == (
                    "over",
                    digest,
                    last,
                )

    asyncio.run(play())


def test_choices_undone_by_newer_rules_make_old_answers_stale(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        async with open_harness(sqlite_url) as harness:
            table = await harness.table(ALL)
            await harness.play(table, await connect_all(harness, table), Random(4), 20)
            id, before = table.id, {seat: table.journal.act_number(seat) for seat in table.game.seats}
            made = [seat for seat, _ in table.match.log]

        def refuse(*_: object) -> None:
            raise IllegalChoice("newer rules forbid it")

        monkeypatch.setattr(LaFamiglia, "parse", refuse)
        for _ in range(2):  # and the same numbers after the next restart
            async with open_harness(sqlite_url) as harness:
                table = await harness.tables.get(id)
                assert table is not None
                assert {seat: table.journal.act_number(seat) for seat in table.game.seats} == {
                    seat: asked + made.count(seat) for seat, asked in before.items()
                }

    asyncio.run(play())


def test_another_number_of_seats_is_one_commit(sqlite_url: str) -> None:
    async def play() -> None:
        async with open_harness(sqlite_url) as harness:
            table = await harness.tables.create(
                await harness.user("anna"), "corleones_empire", {"seats": 3}, {1: "me"}, False, True, False
            )
            for seats in (5, 2):
                before = harness.store.writer.batches
                await table.update_settings("u-anna", {"options": {"seats": seats}})
                assert harness.store.writer.batches == before + 1
                assert len(await harness.store.seats(table.id)) == len(table.seats.rows) == seats
            assert table.seats.rows[1].user_id == "u-anna"

    asyncio.run(play())
