"""Undo of a whole turn: one act, sent once, never beyond decisions or knowledge of others."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any

import pytest

import cosca
from cosca.server.table.live_table import LiveTable
from tests.server.support.players import ALL, FakeConnection, TableHarness, connect_all, open_harness
from tests.server.table.test_permissions import refused, run, two_player_table


async def at_a_turn(
    harness: TableHarness, table: LiveTable, connections: dict[int, FakeConnection], rng: Random, least: int = 2
) -> int:
    """Plays until a seat could take back so many choices at least; the seat."""
    while table.running:
        for seat in connections:
            if table.match.free(seat) >= least:
                return seat
        await harness.play(table, connections, rng, 1)
        await harness.wait_until_idle(table)
    raise AssertionError("no seat has such a turn")


@pytest.mark.parametrize("game", cosca.game_names())
def test_turn_is_undone_as_one_entry(sqlite_url: str, game: str) -> None:
    async def play() -> None:
        async with open_harness(sqlite_url) as harness:
            table = await harness.table(ALL, game=game)
            connections = await connect_all(harness, table)
            seat = await at_a_turn(harness, table, connections, Random(5))
            steps, length = table.match.free(seat), len(table.match.log)
            before = cosca.Match(table.game, table.seed)
            for each, choice in table.match.log[: length - steps]:
                before.apply(each, choice.text)
            frames, commits = (
                {connection: len(connections[connection].all("state")) for connection in connections},
                harness.store.writer.commits,
            )
            assert connections[seat].last("state")["free"] == steps
            await table.undo("u-anna", seat, "back", turn=True)
            assert (table.match.state.digest(), table.match.free(seat)) == (before.state.digest(), 0)
            assert harness.store.writer.commits == commits + 1
            for each, line in connections.items():
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
def test_turn_undo_stops_at_decisions_and_knowledge_of_others(sqlite_url: str, restart: bool) -> None:
    """Where the last choice would need consent, the turn is refused: nobody is even asked."""

    async def play(harness: TableHarness) -> None:
        table = await two_player_table(harness)
        connections = {1: await harness.connect(table, "anna", 1), 3: await harness.connect(table, "ben", 3)}
        rng, users, tried = Random(8), {1: "u-anna", 3: "u-ben"}, {"seat": 0, "secret": 0}
        while not all(tried.values()):
            assert await harness.play(table, connections, rng, 1)
            await harness.wait_until_idle(table)
            if not table.running:  # its seed is its own, and not every game comes to both
                table = await two_player_table(harness)
                connections = {1: await harness.connect(table, "anna", 1), 3: await harness.connect(table, "ben", 3)}
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
        seat = await at_a_turn(harness, table, connections, rng)
        if restart:
            table = await harness.reload(table)
        digest, free = table.match.state.digest(), table.match.free(4 - seat)
        assert free == 0
        await refused(table.undo(users[4 - seat], seat, harness.message_id(), turn=True), "")
        await refused(table.undo(users[4 - seat], 4 - seat, harness.message_id(), turn=True), "undo")
        assert table.match.state.digest() == digest

    run(sqlite_url, play)


def test_turn_ends_where_another_seat_decided(sqlite_url: str) -> None:
    """Whoever decided before this seat, or after it, keeps every choice."""

    async def play(harness: TableHarness) -> None:
        table = await harness.table(ALL)
        connections, rng, seen = await connect_all(harness, table), Random(2), 0
        while seen < 12:
            seat = await at_a_turn(harness, table, connections, rng)
            theirs = [made for made in table.match.log if made[0] != seat]
            await table.undo("u-anna", seat, harness.message_id(), turn=True)
            assert [made for made in table.match.log if made[0] != seat] == theirs
            await harness.play(table, connections, rng, 3)
            seen += 1

    run(sqlite_url, play)
