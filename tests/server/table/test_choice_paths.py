"""Several choices in one message: all or none, while the seat decides alone and learns nothing new."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any

import pytest

import cosca
from cosca.server.protocol.refusal import Refused
from cosca.server.table.live_table import LiveTable
from tests.server.support.players import ALL, TableHarness, connect_all, open_harness


def path_of(match: Any, seat: int, most: int, rng: Random) -> list[str]:
    """A longest legal path of at most so many choices that the seat has now."""
    probe = cosca.Match(match.game, match.seed)
    for each, choice in match.log:
        probe.apply(each, choice.text)
    texts: list[str] = []
    while len(texts) < most:
        draws = probe.state.draws
        choice = rng.choice(match.game.choices(probe.state, seat))
        events = probe.apply(seat, choice)
        texts.append(choice.text)
        learned = probe.state.draws != draws or any(event.reveals for event in events)
        if learned or seat not in match.game.actors(probe.state):
            break
    return texts


async def at_a_path(harness: TableHarness, table: LiveTable, least: int = 2) -> tuple[int, list[str]]:
    """Plays until a seat has a path of at least so many choices, and gives both."""
    connections, rng = await connect_all(harness, table), Random(5)
    while table.running:
        seat = table.journal.waiting[0]
        found = path_of(table.match, seat, 4, rng)
        if len(found) >= least:
            return seat, found
        await harness.play(table, connections, rng, 1)
    raise AssertionError("no seat has such a path")


async def kept(harness: TableHarness, table: LiveTable) -> tuple[str, int, int]:
    entries = len(await harness.store.entries(table.id))
    return table.match.state.digest(), entries, len(table.match.log)


@pytest.mark.parametrize("game", cosca.game_names())
def test_a_path_is_the_same_as_its_choices_one_by_one(database_url: str, game: str) -> None:
    async def play() -> None:
        async with open_harness(database_url) as harness:
            table = await harness.table(ALL, game=game)
            seat, path = await at_a_path(harness, table)
            connection, alone = await harness.connect(table, "anna", seat), cosca.Match(table.game, table.seed)
            for each, choice in table.match.log:
                alone.apply(each, choice.text)
            sent_count, act, commits = (
                len(connection.all("state")),
                table.journal.act_number(seat),
                harness.store.writer.commits,
            )
            await table.choose("u-anna", seat, act, path, "path")
            for text in path:
                alone.apply(seat, text)
            assert table.match.state.digest() == alone.state.digest()
            assert [table.match.may_undo(seat) for seat in table.game.seats] == [
                alone.may_undo(seat) for seat in table.game.seats
            ]
            assert table.journal.act_number(seat) == act + len(path)
            assert len(connection.all("state")) == sent_count + 1  # one frame for all of them
            assert harness.store.writer.commits == commits + 1
            entries = (await harness.store.entries(table.id))[-len(path) :]
            assert [entry.choice for entry in entries] == path
            assert [entry.message for entry in entries] == [None] * (len(path) - 1) + ["u-anna path"]
            digest, id = table.match.state.digest(), table.id
        async with open_harness(database_url) as harness:  # the same message after a restart changes nothing
            again = await harness.tables.get(id)
            assert again is not None
            await again.choose("u-anna", seat, act, path, "path")
            assert again.match.state.digest() == digest
            assert again.journal.act_number(seat) == act + len(path)

    asyncio.run(play())


def test_an_illegal_choice_in_the_middle_changes_nothing_and_is_named(sqlite_url: str) -> None:
    async def play() -> None:
        async with open_harness(sqlite_url) as harness:
            table = await harness.table(ALL)
            seat, path = await at_a_path(harness, table)
            connection, before = await harness.connect(table, "anna", seat), await kept(harness, table)
            sent_count, undo = len(connection.raw), [table.match.may_undo(seat) for seat in table.game.seats]
            for at in range(len(path)):
                bad_path = [*path[:at], "area atlantis", *path[at:]]
                with pytest.raises(Refused) as refusal:
                    await table.choose("u-anna", seat, table.journal.act_number(seat), bad_path, f"wrong {at}")
                assert (refusal.value.code, refusal.value.why) == ("illegal", "")
                assert refusal.value.facts == {"seat": seat, "text": "area atlantis", "at": at}
            assert await kept(harness, table) == before
            assert [table.match.may_undo(seat) for seat in table.game.seats] == undo
            assert len(connection.raw) == sent_count
            assert not table.closed
            await table.choose(
                "u-anna", seat, table.journal.act_number(seat), path, "wrong 0"
            )  # its id was never carried out
            assert len(table.match.log) == before[2] + len(path)

    asyncio.run(play())


def test_path_ends_at_another_decision_or_new_information(sqlite_url: str) -> None:
    """Over a whole game: one choice more than a path has is refused as such, whatever it is."""

    async def play() -> None:
        async with open_harness(sqlite_url) as harness:
            table = await harness.table(ALL)
            connections, rng, ended = await connect_all(harness, table), Random(8), 0
            while table.running and ended < 25:
                seat = table.journal.waiting[0]
                path = path_of(table.match, seat, 16, rng)
                before = await kept(harness, table)
                if len(path) < 15:
                    with pytest.raises(Refused) as refusal:
                        await table.choose(
                            "u-anna", seat, table.journal.act_number(seat), [*path, path[-1]], harness.message_id()
                        )
                    assert (refusal.value.code, refusal.value.why) == ("illegal", "path")
                    assert refusal.value.facts["at"] == len(path)
                    assert await kept(harness, table) == before
                    ended += 1
                await harness.play(table, connections, rng, 3)
            assert ended == 25

    asyncio.run(play())


def test_undo_takes_back_one_choice_of_a_path(sqlite_url: str) -> None:
    async def play() -> None:
        async with open_harness(sqlite_url) as harness:
            table = await harness.table(ALL)
            seat, path = await at_a_path(harness, table)
            while True:
                before = cosca.Match(table.game, table.seed)
                for each, choice in table.match.log:
                    before.apply(each, choice.text)
                for text in path[:-1]:
                    before.apply(seat, text)
                await table.choose("u-anna", seat, table.journal.act_number(seat), path, harness.message_id())
                if table.match.may_undo(seat):
                    break
                seat, path = await at_a_path(harness, table)
            await table.undo("u-anna", seat, harness.message_id())
            assert table.match.state.digest() == before.state.digest()

    asyncio.run(play())


def test_a_path_for_another_seat_or_an_old_question_is_refused(sqlite_url: str) -> None:
    async def play() -> None:
        async with open_harness(sqlite_url) as harness:
            await harness.user("eve")
            table = await harness.table(ALL)
            seat, path = await at_a_path(harness, table)
            before, other = await kept(harness, table), next(each for each in table.game.seats if each != seat)
            act = table.journal.act_number(seat)
            for user, who, number, code in (
                ("u-eve", seat, act, "not_yours"),
                ("u-anna", seat, act + 1, "stale"),
                ("u-anna", other, table.journal.act_number(other), "illegal"),
            ):
                with pytest.raises(Refused) as refusal:
                    await table.choose(user, who, number, path, harness.message_id())
                assert refusal.value.code == code
            assert await kept(harness, table) == before

    asyncio.run(play())
