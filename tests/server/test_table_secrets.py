"""What must not be learned: before it is committed, by the number or the presence of a message, or by another seat."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any

import pytest

from cosca.server.errors import Refused
from cosca.server.table import talk
from tests.server.people import ALL, House, house, lines_of


class Slow:
    """A store that commits when it is let."""

    def __init__(self, home: House, monkeypatch: pytest.MonkeyPatch) -> None:
        self.go = asyncio.Event()
        self.begun = asyncio.Event()
        write = home.store.write

        async def waiting(*statements: Any) -> None:
            self.begun.set()
            await self.go.wait()
            await write(*statements)

        monkeypatch.setattr(home.store, "write", waiting)


def test_nothing_is_told_before_it_is_committed(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also not by another way: an answer that comes too late, somebody who leaves, a request."""

    async def play() -> None:
        async with house(sqlite_url) as home:
            table = await home.table(ALL)
            lines, eve = await lines_of(home, table), await home.line(table, "anna", None)
            eve.user = "u-eve"
            told = [len(line.raw) for line in lines.values()]
            slow = Slow(home, monkeypatch)
            choosing = asyncio.create_task(home.play(table, lines, Random(1), 1))
            await slow.begun.wait()
            again = asyncio.create_task(table.tell_again(lines[1]))
            shown = asyncio.create_task(table.shown_to(None))
            table.detach(eve)
            await asyncio.sleep(0.02)
            assert [len(line.raw) for line in lines.values()] == told
            assert not again.done()
            assert not shown.done()
            slow.go.set()
            await asyncio.gather(choosing, again)
            assert (await shown)["waiting"] == list(table.journal.waiting)
            assert all(len(line.raw) > before for line, before in zip(lines.values(), told, strict=True))

    asyncio.run(play())


def test_the_seed_is_told_after_the_end_is_committed(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        async with house(sqlite_url) as home:
            table = await home.table(ALL)
            slow = Slow(home, monkeypatch)
            ending = asyncio.create_task(table.propose("u-anna", 1, "end", home.id()))
            await slow.begun.wait()
            asking = asyncio.create_task(table.ending())
            await asyncio.sleep(0.02)
            assert not asking.done()
            slow.go.set()
            await ending
            assert (await asking)["seed"]

    asyncio.run(play())


def test_whoever_has_just_come_is_not_told_of_what_is_hidden(sqlite_url: str) -> None:
    async def play() -> None:
        async with house(sqlite_url) as home:
            table = await home.table(ALL)
            await home.play(table, await lines_of(home, table), Random(1), 10)
            line = await home.line(table, "anna", None)
            before = len(line.raw)
            table.audience.tell(table.journal, table.parts.clock)  # as after an entry that changes nothing for anyone
            assert len(line.raw) == before

    asyncio.run(play())


def test_numbers_of_lines_do_not_count_what_others_say(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        async with house(sqlite_url) as home:
            table = await home.table(ALL)
            public = await home.line(table, "anna", None)
            own = await home.line(table, "anna", 1)
            for secret in (0, 1, 5):
                await table.say("u-anna", 1, "to all", False, home.id())
                for _ in range(secret):
                    await table.say("u-anna", 1, "to us", True, home.id())
            told = [line for message in public.all("chat") for line in message["lines"]]
            assert [(line["n"], line["text"]) for line in told] == [(n, "to all") for n in (1, 2, 3)]
            heard = [line["n"] for message in own.all("chat") for line in message["lines"]]
            assert heard == list(range(1, 10))
            monkeypatch.setattr(talk, "SHOWN", 4)
            for _ in range(6):
                await table.say("u-anna", 1, "to us", True, home.id())
            await table.say("u-anna", 1, "to all", False, home.id())
            assert public.last("chat")["lines"][0]["n"] == 4  # also if most of it is no longer at hand
            id = table.id
        async with house(sqlite_url) as home:
            table = await home.tables.get(id)
            assert table is not None
            late = await home.line(table, "anna", None)
            assert [line["n"] for line in late.last("chat")["lines"]] == [1, 2, 3, 4]

    asyncio.run(play())


def test_whoever_sat_behind_one_screen_does_not_go_behind_the_other(sqlite_url: str) -> None:
    """Looking is enough: nothing needs to have been chosen."""

    async def play() -> None:
        async with house(sqlite_url) as home:
            table = await home.table({1: "me", 2: "default", 3: "default", 4: "default"})
            eve = await home.user("eve")
            await table.join(eve, table.row.invite)
            await table.sit(eve, 3, "me")
            await table.sit(eve, 3, "open")
            with pytest.raises(Refused, match="other side"):
                await table.sit(eve, 2, "me")
            await table.sit(eve, 4, "me")

    asyncio.run(play())
