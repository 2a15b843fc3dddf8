"""Restarts, also with newer rules, restore every table."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any

import pytest

from cosca.games.la_famiglia.game import LaFamiglia
from cosca.kernel.decision import Outcome
from cosca.kernel.errors import IllegalChoice
from tests.server.support.players import ALL, connect_all, open_harness


def test_restart_restores_the_table(database_url: str) -> None:
    """At many moments: the same state, question and numbers; and a line that missed some gets exactly the rest."""

    async def play() -> None:
        rng, seen, items = Random(2), 0, []
        async with open_harness(database_url) as harness:
            id = (await harness.table(ALL)).id
        for _ in range(8):
            async with open_harness(database_url) as harness:
                table = await harness.tables.get(id)
                assert table is not None
                connections = {
                    seat: await harness.connect(table, "anna", seat, seen if seat == 1 else 0) for seat in (2, 3, 4, 1)
                }
                items += connections[1].items()
                await harness.play(table, connections, rng, rng.randrange(5, 60))
                items = [*items, *[item for item in connections[1].items() if item["n"] > len(items)]]
                seen = connections[1].last("state")["at"]
                digest = table.match.state.digest()
                state = connections[1].last("state")
            async with open_harness(database_url) as harness:
                table = await harness.tables.get(id)
                assert table is not None
                assert table.match.state.digest() == digest
                connection = await harness.connect(table, "anna", 1, seen)
                again = connection.last("state")
                assert again["items"] == []
                for key in ("view", "facts", "question", "anytime", "at", "act"):
                    assert again[key] == state[key]
        assert [item["n"] for item in items] == list(range(1, len(items) + 1))

    asyncio.run(play())


def test_newer_rules_undo_choices_that_they_refuse(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A restart into rules that refuse a choice of the log: the table goes on from before it, and everyone is told."""

    async def play() -> None:
        async with open_harness(sqlite_url) as harness:
            table = await harness.table(ALL)
            await harness.play(table, await connect_all(harness, table), Random(4), 80)
            id, log = table.id, [(seat, choice.text) for seat, choice in table.match.log]
        refused = log[70]
        real = LaFamiglia.parse
        calls = 0

        def stricter(game: Any, state: Any, seat: int, text: str) -> Any:
            nonlocal calls
            calls += 1
            if calls > 20 and (seat, text) == refused:
                raise IllegalChoice("newer rules forbid it")
            return real(game, state, seat, text)

        monkeypatch.setattr(LaFamiglia, "parse", stricter)
        monkeypatch.setattr(LaFamiglia, "rules_version", LaFamiglia.rules_version + 1)
        async with open_harness(sqlite_url) as harness:
            table = await harness.tables.get(id)
            assert table is not None
            assert [(seat, choice.text) for seat, choice in table.match.log] == log[:70]
            connection = await harness.connect(table, "anna", 1)
            assert connection.items()[-1]["facts"]["why"] == "rules"
            monkeypatch.setattr(LaFamiglia, "parse", real)
            assert await harness.play(table, await connect_all(harness, table), Random(1), 10) == 10
            digest = table.match.state.digest()
        async with open_harness(sqlite_url) as harness:
            table = await harness.tables.get(id)
            assert table is not None
            assert table.match.state.digest() == digest

    asyncio.run(play())


def test_state_document_of_an_unknown_format_is_ignored(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        async with open_harness(sqlite_url) as harness:
            table = await harness.table(ALL)
            await harness.play(table, await connect_all(harness, table), Random(4), 130)
            id, digest = table.id, table.match.state.digest()
            assert await harness.store.newest_state(id) is not None
        monkeypatch.setattr("cosca.kernel.saved_state.FORMAT", 2)
        async with open_harness(sqlite_url) as harness:
            again = await harness.tables.get(id)
            assert again is not None
            assert len(again.match.log) == 130
        monkeypatch.undo()
        async with open_harness(sqlite_url) as harness:
            again = await harness.tables.get(id)
            assert again is not None
            assert again.match.state.digest() == digest

    asyncio.run(play())


def test_newer_rules_can_end_a_running_game(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        async with open_harness(sqlite_url) as harness:
            table = await harness.table(ALL)
            await harness.play(table, await connect_all(harness, table), Random(4), 30)
            id = table.id
        ended = Outcome((1, 2), {1: 1, 2: 1, 3: 2, 4: 2}, {1: 6, 2: 6, 3: 0, 4: 0}, "mandamenti_team")
        monkeypatch.setattr(LaFamiglia, "outcome", lambda *_: ended)
        async with open_harness(sqlite_url) as harness:
            table = await harness.tables.get(id)
            assert table is not None
            assert (table.status, (table.row.outcome or {})["winners"]) == ("over", [1, 2])

    asyncio.run(play())
