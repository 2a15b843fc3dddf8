"""Tables in memory: one at a time for each, read again when something went wrong, and never ahead of the log."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any

import pytest

from cosca.games.la_famiglia.game import LaFamiglia
from cosca.kernel.errors import IllegalChoice
from cosca.server import tables
from cosca.server.errors import Refused
from cosca.server.table import journal
from cosca.server.wire import Snapshot
from tests.server.people import ALL, house, lines_of


def test_two_who_ask_for_a_rematch_at_once_get_the_same_table(sqlite_url: str) -> None:
    async def play() -> None:
        async with house(sqlite_url) as home:
            table = await home.table({1: "me", 2: "default", 3: "open", 4: "default"}, start=False)
            anna, ben = await home.user("anna"), await home.user("ben")
            await table.join(ben, table.row.invite)
            await table.sit(ben, 3, "me")
            await table.start("u-anna")
            await table.propose("u-anna", 1, "end", home.id())
            await table.answer("u-ben", 8, True, home.id())
            one, other = await asyncio.gather(home.tables.rematch(table, anna), home.tables.rematch(table, ben))
            assert one is other

    asyncio.run(play())


def test_a_table_that_was_dropped_is_used_no_more(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        async with house(sqlite_url) as home:
            table = await home.table(ALL)
            table.idle_since -= 2 * tables.IDLE
            assert await home.tables.get(table.id) is table
            await home.tables.sweep()
            assert await home.tables.get(table.id) is table  # somebody has just asked for it
            table.idle_since -= 2 * tables.IDLE
            await home.tables.sweep()
            with pytest.raises(Refused, match="read again"):
                await home.line(table, "anna", 1)
            assert await home.tables.get(table.id) is not table

    asyncio.run(play())


def test_a_table_is_read_after_what_it_was_still_writing(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        async with house(sqlite_url) as home:
            table = await home.table(ALL)
            lines = await lines_of(home, table)
            go, begun, write = asyncio.Event(), asyncio.Event(), home.store.write

            async def slow(*statements: Any) -> None:
                begun.set()
                await go.wait()
                await write(*statements)

            monkeypatch.setattr(home.store, "write", slow)
            choosing = asyncio.create_task(home.play(table, lines, Random(1), 1))
            await begun.wait()
            home.tables.left("u-anna")
            reading = asyncio.create_task(home.tables.get(table.id))
            await asyncio.sleep(0.05)
            go.set()
            await choosing
            again = await reading
            assert again is not None
            assert len(again.match.log) == 1

    asyncio.run(play())


def test_one_table_that_cannot_be_read_stops_no_other(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        async with house(sqlite_url) as home:
            ids = [(await home.table({1: "me", 2: "default", 3: "default", 4: "default"})).id for _ in range(2)]

            async def waiting() -> list[str]:
                return ids

            async def read(store: Any, id: str) -> Any:
                if id == ids[0]:
                    raise KeyError(id)
                return await real(store, id)

            real = type(home.store).entries
            monkeypatch.setattr(home.store, "waiting_for_bots", waiting)
            monkeypatch.setattr(type(home.store), "entries", read)
            home.tables = tables.Tables(home.store, home.tables.settings)
            await home.tables.resume_all()
            assert home.tables.count == 1

    asyncio.run(play())


def test_rules_that_fail_leave_the_table_as_its_log_says(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        async with house(sqlite_url) as home:
            table = await home.table(ALL)
            lines = await lines_of(home, table)
            await home.play(table, lines, Random(1), 10)
            digest = table.match.state.digest()
            real = LaFamiglia.settle

            def fail(game: Any, state: Any) -> None:
                real(game, state)
                raise ZeroDivisionError

            with monkeypatch.context() as patch:
                patch.setattr(LaFamiglia, "settle", fail)
                with pytest.raises(ZeroDivisionError):
                    await home.play(table, lines, Random(1), 1)
            again = await home.tables.get(table.id)
            assert again is not None
            assert again.match.state.digest() == digest

    asyncio.run(play())


def test_facts_that_fail_for_one_viewer_keep_nothing_from_the_others(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        async with house(sqlite_url) as home:
            table = await home.table(ALL)
            lines = await lines_of(home, table)
            told, real = len(lines[4].raw), table.journal.teller._snapshot

            def snapshot(match: Any, viewer: int | None, *rest: Any) -> Snapshot:
                if viewer == 1:
                    raise KeyError("a fact")
                return real(match, viewer, *rest)

            monkeypatch.setattr(table.journal.teller, "_snapshot", snapshot)
            await home.play(table, lines, Random(1), 1)
            assert len(lines[4].raw) > told
            assert lines[1].closed == 1012
            assert not table.broken

    asyncio.run(play())


def test_a_line_of_long_ago_sent_again_does_no_harm(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(journal, "NOTED", 3)

    async def play() -> None:
        async with house(sqlite_url) as home:
            table = await home.table(ALL)
            line = await home.line(table, "anna", 1)
            for n in range(8):
                await table.say("u-anna", 1, f"line {n}", False, f"c{n}")
            await table.say("u-anna", 1, "line 0", False, "c0")
            assert line.heard() == [f"line {n}" for n in range(8)]
            assert not table.broken

    asyncio.run(play())


def test_a_game_that_is_over_stays_so_under_newer_rules(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        ids, digests, items = list[str](), list[str](), list[int]()
        async with house(sqlite_url) as home:
            for choices in (60, 5000):
                table = await home.table(ALL)
                await home.play(table, await lines_of(home, table), Random(4), choices)
                if table.running:
                    await table.propose("u-anna", 1, "end", home.id())
                ids.append(table.id)
                digests.append(table.match.state.digest())
                items.append(table.journal.stream.last(1))

        def refuse(*_: object) -> None:
            raise IllegalChoice("newer rules forbid it")

        monkeypatch.setattr(LaFamiglia, "parse", refuse)
        async with house(sqlite_url) as home:
            for id, digest, last in zip(ids, digests, items, strict=True):
                again = await home.tables.get(id)
                assert again is not None
                assert (again.status, again.match.state.digest(), again.journal.stream.last(1)) == (
                    "over",
                    digest,
                    last,
                )

    asyncio.run(play())


def test_what_newer_rules_take_back_makes_old_answers_stale(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        async with house(sqlite_url) as home:
            table = await home.table(ALL)
            await home.play(table, await lines_of(home, table), Random(4), 20)
            id, before = table.id, {seat: table.journal.act_of(seat) for seat in table.game.seats}
            made = [seat for seat, _ in table.match.log]

        def refuse(*_: object) -> None:
            raise IllegalChoice("newer rules forbid it")

        monkeypatch.setattr(LaFamiglia, "parse", refuse)
        for _ in range(2):  # and the same numbers after the next restart
            async with house(sqlite_url) as home:
                table = await home.tables.get(id)
                assert table is not None
                assert {seat: table.journal.act_of(seat) for seat in table.game.seats} == {
                    seat: asked + made.count(seat) for seat, asked in before.items()
                }

    asyncio.run(play())


def test_another_number_of_seats_is_one_commit(sqlite_url: str) -> None:
    async def play() -> None:
        async with house(sqlite_url) as home:
            table = await home.tables.create(
                await home.user("anna"), "corleones_empire", {"seats": 3}, {1: "me"}, False, True, False
            )
            for seats in (5, 2):
                before = home.store.scribe.batches
                await table.change("u-anna", {"options": {"seats": seats}})
                assert home.store.scribe.batches == before + 1
                assert len(await home.store.seats(table.id)) == len(table.seats.rows) == seats
            assert table.seats.rows[1].user_id == "u-anna"

    asyncio.run(play())
