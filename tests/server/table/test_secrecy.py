"""Secrecy: before a commit, in numbers and presence of messages, and between seats."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any

import pytest

from cosca.server.protocol.refusal import Refused
from cosca.server.table import chat
from tests.server.support.players import ALL, TableHarness, connect_all, open_harness


class Slow:
    """A store that commits when it is let."""

    def __init__(self, harness: TableHarness, monkeypatch: pytest.MonkeyPatch) -> None:
        self.go = asyncio.Event()
        self.begun = asyncio.Event()
        write = harness.store.write

        async def waiting(*statements: Any, **fence: Any) -> None:
            self.begun.set()
            await self.go.wait()
            await write(*statements, **fence)

        monkeypatch.setattr(harness.store, "write", waiting)


def test_nothing_is_sent_before_its_commit(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also not by another way: an answer that comes too late, somebody who leaves, a request."""

    async def play() -> None:
        async with open_harness(sqlite_url) as harness:
            table = await harness.table(ALL)
            connections, eve = await connect_all(harness, table), await harness.connect(table, "anna", None)
            eve.user = "u-eve"
            sent_counts = [len(connection.raw) for connection in connections.values()]
            slow = Slow(harness, monkeypatch)
            choosing = asyncio.create_task(harness.play(table, connections, Random(1), 1))
            await slow.begun.wait()
            again = asyncio.create_task(table.resend_state(connections[1]))
            shown = asyncio.create_task(table.table_message_for(None))
            table.detach(eve)
            await asyncio.sleep(0.02)
            assert [len(connection.raw) for connection in connections.values()] == sent_counts
            assert not again.done()
            assert not shown.done()
            slow.go.set()
            await asyncio.gather(choosing, again)
            assert (await shown)["waiting"] == list(table.journal.waiting)
            assert all(len(line.raw) > before for line, before in zip(connections.values(), sent_counts, strict=True))

    asyncio.run(play())


def test_seed_is_sent_after_the_end_is_committed(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        async with open_harness(sqlite_url) as harness:
            table = await harness.table(ALL)
            slow = Slow(harness, monkeypatch)
            ending = asyncio.create_task(table.propose("u-anna", 1, "end", harness.message_id()))
            await slow.begun.wait()
            asking = asyncio.create_task(table.ending())
            await asyncio.sleep(0.02)
            assert not asking.done()
            slow.go.set()
            await ending
            assert (await asking)["seed"]

    asyncio.run(play())


def test_new_subscriber_gets_nothing_hidden(sqlite_url: str) -> None:
    async def play() -> None:
        async with open_harness(sqlite_url) as harness:
            table = await harness.table(ALL)
            await harness.play(table, await connect_all(harness, table), Random(1), 10)
            connection = await harness.connect(table, "anna", None)
            before = len(connection.raw)
            table.subscribers.broadcast_state(
                table.journal, table.state.clock
            )  # as after an entry that changes nothing for anyone
            assert len(connection.raw) == before

    asyncio.run(play())


def test_chat_numbers_do_not_count_hidden_lines(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        async with open_harness(sqlite_url) as harness:
            table = await harness.table(ALL)
            public = await harness.connect(table, "anna", None)
            own = await harness.connect(table, "anna", 1)
            for secret in (0, 1, 5):
                await table.say("u-anna", 1, "to all", False, harness.message_id())
                for _ in range(secret):
                    await table.say("u-anna", 1, "to us", True, harness.message_id())
            chat_lines = [line for message in public.all("chat") for line in message["lines"]]
            assert [(line["n"], line["text"]) for line in chat_lines] == [(n, "to all") for n in (1, 2, 3)]
            messages = [line["n"] for message in own.all("chat") for line in message["lines"]]
            assert messages == list(range(1, 10))
            monkeypatch.setattr(chat, "MAX_LINES", 4)
            for _ in range(6):
                await table.say("u-anna", 1, "to us", True, harness.message_id())
            await table.say("u-anna", 1, "to all", False, harness.message_id())
            assert public.last("chat")["lines"][0]["n"] == 4  # also if most of it is no longer at hand
            id = table.id
        async with open_harness(sqlite_url) as harness:
            table = await harness.tables.get(id)
            assert table is not None
            late = await harness.connect(table, "anna", None)
            assert [line["n"] for line in late.last("chat")["lines"]] == [1, 2, 3, 4]

    asyncio.run(play())


def test_player_of_one_team_cannot_join_the_other(sqlite_url: str) -> None:
    """Looking is enough: nothing needs to have been chosen."""

    async def play() -> None:
        async with open_harness(sqlite_url) as harness:
            table = await harness.table({1: "me", 2: "default", 3: "default", 4: "default"})
            eve = await harness.user("eve")
            await table.join(eve, table.row.invite)
            await harness.admit(table, "eve", 3)
            await table.sit(eve, 3, "open")
            with pytest.raises(Refused, match="other side"):
                await table.sit(eve, 2, "me")
            await table.sit(eve, 4, "me")

    asyncio.run(play())
