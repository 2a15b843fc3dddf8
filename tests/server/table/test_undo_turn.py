"""Undo of a whole turn: one act, sent once, never beyond decisions or knowledge of others."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any

import pytest

import cosca
from cosca.server.table.live_table import LiveTable
from tests.server.support.players import ALL, FakeConnection, TableHarness, connect_all, open_harness
from tests.server.table.test_permissions import refused, run, two


async def at_a_turn(
    harness: TableHarness, table: LiveTable, lines: dict[int, FakeConnection], rng: Random, least: int = 2
) -> int:
    """Plays until a seat could take back so many choices at least; the seat."""
    while table.running:
        for seat in lines:
            if table.match.free(seat) >= least:
                return seat
        await harness.play(table, lines, rng, 1)
        await harness.wait_until_idle(table)
    raise AssertionError("no seat has such a turn")


@pytest.mark.parametrize("game", cosca.game_names())
def test_a_turn_is_taken_back_as_one_act(sqlite_url: str, game: str) -> None:
    async def play() -> None:
        async with open_harness(sqlite_url) as harness:
            table = await harness.table(ALL, game=game)
            lines = await connect_all(harness, table)
            seat = await at_a_turn(harness, table, lines, Random(5))
            steps, length = table.match.free(seat), len(table.match.log)
            before = cosca.Match(table.game, table.seed)
            for each, choice in table.match.log[: length - steps]:
                before.apply(each, choice.text)
            frames, commits = {each: len(lines[each].all("state")) for each in lines}, harness.store.writer.commits
            assert lines[seat].last("state")["free"] == steps
            await table.undo("u-anna", seat, "back", turn=True)
            assert (table.match.state.digest(), table.match.free(seat)) == (before.state.digest(), 0)
            assert harness.store.writer.commits == commits + 1
            for each, line in lines.items():
                new = line.all("state")[frames[each] :]
                assert len(new) == 1
                assert [item["facts"]["event"] for item in new[0]["items"]] in ([], ["undone"])
            entry: Any = (await harness.store.entries(table.id))[-1]
            assert (entry.kind, len(entry.removes)) == ("undo", steps)
            digest, id = table.match.state.digest(), table.id
        async with open_harness(sqlite_url) as harness:  # the same message after a restart changes nothing
            again = await harness.tables.get(id)
            assert again is not None
            await again.undo("u-anna", seat, "back", turn=True)
            assert (again.match.state.digest(), len(again.match.log)) == (digest, length - steps)

    asyncio.run(play())


@pytest.mark.parametrize("restart", [False, True])
def test_nothing_that_others_decided_or_learned_is_taken_back_so(sqlite_url: str, restart: bool) -> None:
    """Where the last choice would need consent, the turn is refused: nobody is even asked."""

    async def play(harness: TableHarness) -> None:
        table = await two(harness)
        lines = {1: await harness.connect(table, "anna", 1), 3: await harness.connect(table, "ben", 3)}
        rng, users, tried = Random(8), {1: "u-anna", 3: "u-ben"}, {"seat": 0, "secret": 0}
        while not all(tried.values()):
            assert await harness.play(table, lines, rng, 1)
            await harness.wait_until_idle(table)
            if not table.running:  # its seed is its own, and not every game comes to both
                table = await two(harness)
                lines = {1: await harness.connect(table, "anna", 1), 3: await harness.connect(table, "ben", 3)}
                continue
            for seat, user in users.items():
                await refused(table.undo(user, 4 - seat, harness.message_id(), turn=True), "")
                log = list(table.match.log)
                if table.match.free(seat) or not any(each == seat for each, _ in log):
                    continue
                tried["seat" if log[-1][0] != seat else "secret"] += 1
                await refused(table.undo(user, seat, harness.message_id(), turn=True), "undo")
                assert table.match.log == log
                assert table.state.proposals.open() is None
        seat = await at_a_turn(harness, table, lines, rng)
        if restart:
            table = await harness.reload(table)
        digest, free = table.match.state.digest(), table.match.free(4 - seat)
        assert free == 0
        await refused(table.undo(users[4 - seat], seat, harness.message_id(), turn=True), "")
        await refused(table.undo(users[4 - seat], 4 - seat, harness.message_id(), turn=True), "undo")
        assert table.match.state.digest() == digest

    run(sqlite_url, play)


def test_a_turn_is_over_where_another_seat_decided(sqlite_url: str) -> None:
    """Whoever decided before this seat, or after it, keeps every choice."""

    async def play(harness: TableHarness) -> None:
        table = await harness.table(ALL)
        lines, rng, seen = await connect_all(harness, table), Random(2), 0
        while seen < 12:
            seat = await at_a_turn(harness, table, lines, rng)
            theirs = [made for made in table.match.log if made[0] != seat]
            await table.undo("u-anna", seat, harness.message_id(), turn=True)
            assert [made for made in table.match.log if made[0] != seat] == theirs
            await harness.play(table, lines, rng, 3)
            seen += 1

    run(sqlite_url, play)
