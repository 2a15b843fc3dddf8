"""Proposals: each is carried out once, has its own number, waits for nobody who left, and concerns whom it asks."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from cosca.server.errors import Refused
from cosca.server.statements import forget_user
from cosca.server.table.live import LiveTable
from tests.server.people import House, Line, house, meta_of


async def two_people(home: House) -> LiveTable:
    """Anna in seat 1 and Ben in seat 3, of the other team; bots for the rest."""
    table = await home.table({1: "me", 2: "default", 3: "open", 4: "default"}, start=False)
    ben = await home.user("ben")
    await table.join(ben, table.row.invite)
    await table.sit(ben, 3, "me")
    await table.start("u-anna")
    return table


def number(table: LiveTable, user: str | None = None) -> int:
    """The number of what is proposed."""
    return meta_of(table, user, None)["proposals"][0]["n"]


def settled(table: LiveTable, user: str | None = None) -> dict[str, Any]:
    """How the last one ended."""
    return meta_of(table, user, None)["settled"][0]


async def rest(table: LiveTable) -> None:
    while table.tasks or table.busy_bots:
        await asyncio.sleep(0.005)


async def played(home: House, table: LiveTable, lines: dict[int, Line], fits: Callable[[], bool]) -> None:
    """Some choices of the people at the table, with the bots in between, and more until it fits."""
    at = 0
    while at < 8 or not fits():
        assert table.running
        await home.play(table, lines, Random(at), 1)
        await rest(table)
        at += 1


def asks(table: LiveTable, seat: int) -> bool:
    """Whether an undo of the seat needs everyone's consent."""
    return not table.match.may_undo(seat) and any(each == seat for each, _ in table.match.log)


def test_an_undo_that_bots_agree_to_is_carried_out_once(sqlite_url: str) -> None:
    async def play() -> None:
        async with house(sqlite_url) as home:
            table = await home.table({1: "me", 2: "default", 3: "default", 4: "default"})
            await rest(table)
            await played(home, table, {1: await home.line(table, "anna", 1)}, lambda: asks(table, 1))
            before = sum(each == 1 for each, _ in table.match.log)
            await table.undo("u-anna", 1, "once")
            await rest(table)
            id, count = table.id, sum(each == 1 for each, _ in table.match.log)
            assert count < before
        async with house(sqlite_url) as home:
            again = await home.tables.get(id)
            assert again is not None
            await again.undo("u-anna", 1, "once")
            assert sum(each == 1 for each, _ in again.match.log) == count

    asyncio.run(play())


def test_numbers_go_on_after_a_restart_and_so_does_what_was_settled(sqlite_url: str) -> None:
    async def play() -> None:
        async with house(sqlite_url) as home:
            table = await two_people(home)
            await table.propose("u-anna", 1, "end", "p1")
            await table.answer("u-ben", number(table), False, "a1")
            first = settled(table, "u-ben")
            assert (first["result"], first["by"]) == ("refused", 3)
            await table.propose("u-anna", 1, "end", "p2")
            second = number(table)
            assert second > first["n"]
            await table.answer("u-anna", second, False, "a2")
            id = table.id
        async with house(sqlite_url) as home:
            table = await home.tables.get(id)
            assert table is not None
            assert settled(table, "u-ben")["result"] == "withdrawn"
            await table.propose("u-anna", 1, "end", "p3")
            with pytest.raises(Refused, match="settled already"):
                await table.answer("u-ben", second, True, "late")
            proposal = meta_of(table, "u-ben", 3)["proposals"][0]
            assert proposal["n"] > second
            assert "message" not in proposal
        async with house(sqlite_url) as home:
            table = await home.tables.get(id)
            assert table is not None
            await table.propose("u-anna", 1, "end", "p3")  # the same again: it is open still
            assert meta_of(table, None, None)["proposals"][0]["waiting"] == [3]

    asyncio.run(play())


def test_a_proposal_waits_for_nobody_who_has_left(sqlite_url: str) -> None:
    async def play() -> None:
        async with house(sqlite_url) as home:
            table = await two_people(home)
            lines = {1: await home.line(table, "anna", 1), 3: await home.line(table, "ben", 3)}
            await played(home, table, lines, lambda: asks(table, 1) or asks(table, 3))
            seat = next(seat for seat in (1, 3) if asks(table, seat))
            user, other = ("u-anna", "u-ben") if seat == 1 else ("u-ben", "u-anna")
            count = len(table.match.log)
            await table.undo(user, seat, home.id())
            assert table.parts.proposals.open() is not None
            await table.bot(other, 4 - seat, "default", home.id())  # a bot does not speak for its person
            assert table.parts.proposals.open() is not None
            assert len(table.match.log) == count
            leaving = await home.user(other.removeprefix("u-"))
            await table.sit(leaving, 4 - seat, "open")
            assert table.parts.proposals.open() is None
            assert settled(table)["result"] == "agreed"
            assert len(table.match.log) < count
            await table.sit(leaving, 4 - seat, "me")
            await rest(table)
            await table.propose(user, seat, "end", home.id())
            await table.sit(await home.user(user.removeprefix("u-")), seat, "open")  # with its author it goes
            assert table.running
            assert settled(table)["result"] == "withdrawn"

    asyncio.run(play())


def test_a_deleted_author_takes_the_proposal_along(sqlite_url: str) -> None:
    async def play() -> None:
        async with house(sqlite_url) as home:
            table = await two_people(home)
            await table.propose("u-ben", 3, "end", home.id())
            await home.store.write(*forget_user("u-ben", "default"))
            id = table.id
        async with house(sqlite_url) as home:
            table = await home.tables.get(id)
            assert table is not None
            assert table.running
            assert settled(table)["result"] == "withdrawn"

    asyncio.run(play())


def test_giving_up_is_a_matter_of_the_team(sqlite_url: str) -> None:
    async def play() -> None:
        async with house(sqlite_url) as home:
            table = await two_people(home)
            eve = await home.user("eve")
            await table.join(eve, table.row.invite)
            await table.sit(eve, 4, "me")
            lines = {name: await home.line(table, name, seat) for name, seat in (("anna", 1), ("ben", 3), ("eve", 4))}
            before = len(lines["anna"].raw)
            await table.propose("u-ben", 3, "concede", home.id())
            assert lines["eve"].last("table")["proposals"][0]["waiting"] == [4]
            n = lines["eve"].last("table")["proposals"][0]["n"]
            with pytest.raises(Refused, match="settled already"):
                await table.answer("u-anna", n, False, home.id())
            await table.propose("u-anna", 1, "end", home.id())  # nothing of theirs stands in the way
            assert number(table) == 8
            await table.answer("u-anna", 8, False, home.id())
            before = len(lines["anna"].raw)
            await table.answer("u-eve", n, False, home.id())
            assert lines["ben"].last("table")["settled"][-1]["result"] == "refused"
            assert len(lines["anna"].raw) == before  # the others hear nothing of it, not even that there was something
            assert [each["what"] for each in meta_of(table, "u-anna", 1)["settled"]] == ["end"]

    asyncio.run(play())


def test_a_choice_settles_an_undo_in_one_commit(sqlite_url: str) -> None:
    async def play() -> None:
        async with house(sqlite_url) as home:
            table = await two_people(home)
            lines = {1: await home.line(table, "anna", 1), 3: await home.line(table, "ben", 3)}
            await played(
                home,
                table,
                lines,
                lambda: len(table.journal.waiting) == 1 and asks(table, 4 - table.journal.waiting[0]),
            )
            other = 4 - table.journal.waiting[0]
            await table.undo(lines[other].user or "", other, home.id())
            assert table.parts.proposals.open() is not None
            written = home.store.scribe.batches
            await home.play(table, lines, Random(1), 1)
            assert home.store.scribe.batches == written + 1
            assert lines[other].last("table")["settled"][0]["result"] == "overtaken"

    asyncio.run(play())
