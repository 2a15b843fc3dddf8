"""Several choices as one: all of them or none, only while the seat goes on deciding and learns nothing new."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any

import pytest

import cosca
from cosca.server.errors import Refused
from cosca.server.table.live import LiveTable
from tests.server.people import ALL, House, house, lines_of


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


async def at_a_path(home: House, table: LiveTable, least: int = 2) -> tuple[int, list[str]]:
    """Plays until a seat has a path of at least so many choices, and gives both."""
    lines, rng = await lines_of(home, table), Random(5)
    while table.running:
        seat = table.journal.waiting[0]
        found = path_of(table.match, seat, 4, rng)
        if len(found) >= least:
            return seat, found
        await home.play(table, lines, rng, 1)
    raise AssertionError("no seat has such a path")


async def kept(home: House, table: LiveTable) -> tuple[str, int, int]:
    entries = len(await home.store.entries(table.id))
    return table.match.state.digest(), entries, len(table.match.log)


@pytest.mark.parametrize("game", cosca.game_names())
def test_a_path_is_the_same_as_its_choices_one_by_one(database_url: str, game: str) -> None:
    async def play() -> None:
        async with house(database_url) as home:
            table = await home.table(ALL, game=game)
            seat, path = await at_a_path(home, table)
            line, alone = await home.line(table, "anna", seat), cosca.Match(table.game, table.seed)
            for each, choice in table.match.log:
                alone.apply(each, choice.text)
            told, act, commits = len(line.all("state")), table.journal.act_of(seat), home.store.scribe.commits
            await table.choose("u-anna", seat, act, path, "path")
            for text in path:
                alone.apply(seat, text)
            assert table.match.state.digest() == alone.state.digest()
            assert [table.match.may_undo(each) for each in table.game.seats] == [
                alone.may_undo(each) for each in table.game.seats
            ]
            assert table.journal.act_of(seat) == act + len(path)
            assert len(line.all("state")) == told + 1  # one frame for all of them
            assert home.store.scribe.commits == commits + 1
            entries = (await home.store.entries(table.id))[-len(path) :]
            assert [entry.choice for entry in entries] == path
            assert [entry.message for entry in entries] == [None] * (len(path) - 1) + ["u-anna path"]
            digest, id = table.match.state.digest(), table.id
        async with house(database_url) as home:  # the same message after a restart changes nothing
            again = await home.tables.get(id)
            assert again is not None
            await again.choose("u-anna", seat, act, path, "path")
            assert again.match.state.digest() == digest
            assert again.journal.act_of(seat) == act + len(path)

    asyncio.run(play())


def test_an_illegal_choice_in_the_middle_changes_nothing_and_is_named(sqlite_url: str) -> None:
    async def play() -> None:
        async with house(sqlite_url) as home:
            table = await home.table(ALL)
            seat, path = await at_a_path(home, table)
            line, before = await home.line(table, "anna", seat), await kept(home, table)
            told, undo = len(line.raw), [table.match.may_undo(each) for each in table.game.seats]
            for at in range(len(path)):
                wrong = [*path[:at], "area atlantis", *path[at:]]
                with pytest.raises(Refused) as refused:
                    await table.choose("u-anna", seat, table.journal.act_of(seat), wrong, f"wrong {at}")
                assert (refused.value.code, refused.value.why) == ("illegal", "")
                assert refused.value.facts == {"seat": seat, "text": "area atlantis", "at": at}
            assert await kept(home, table) == before
            assert [table.match.may_undo(each) for each in table.game.seats] == undo
            assert len(line.raw) == told
            assert not table.broken
            await table.choose(
                "u-anna", seat, table.journal.act_of(seat), path, "wrong 0"
            )  # its id was never carried out
            assert len(table.match.log) == before[2] + len(path)

    asyncio.run(play())


def test_a_path_ends_where_somebody_else_decides_or_something_is_learned(sqlite_url: str) -> None:
    """Over a whole game: one choice more than a path has is refused as such, whatever it is."""

    async def play() -> None:
        async with house(sqlite_url) as home:
            table = await home.table(ALL)
            lines, rng, ended = await lines_of(home, table), Random(8), 0
            while table.running and ended < 25:
                seat = table.journal.waiting[0]
                path = path_of(table.match, seat, 16, rng)
                before = await kept(home, table)
                if len(path) < 15:
                    with pytest.raises(Refused) as refused:
                        await table.choose("u-anna", seat, table.journal.act_of(seat), [*path, path[-1]], home.id())
                    assert (refused.value.code, refused.value.why) == ("illegal", "path")
                    assert refused.value.facts["at"] == len(path)
                    assert await kept(home, table) == before
                    ended += 1
                await home.play(table, lines, rng, 3)
            assert ended == 25

    asyncio.run(play())


def test_undo_takes_back_one_choice_of_a_path(sqlite_url: str) -> None:
    async def play() -> None:
        async with house(sqlite_url) as home:
            table = await home.table(ALL)
            seat, path = await at_a_path(home, table)
            while True:
                before = cosca.Match(table.game, table.seed)
                for each, choice in table.match.log:
                    before.apply(each, choice.text)
                for text in path[:-1]:
                    before.apply(seat, text)
                await table.choose("u-anna", seat, table.journal.act_of(seat), path, home.id())
                if table.match.may_undo(seat):
                    break
                seat, path = await at_a_path(home, table)
            await table.undo("u-anna", seat, home.id())
            assert table.match.state.digest() == before.state.digest()

    asyncio.run(play())


def test_a_path_for_another_seat_or_an_old_question_is_refused(sqlite_url: str) -> None:
    async def play() -> None:
        async with house(sqlite_url) as home:
            await home.user("eve")
            table = await home.table(ALL)
            seat, path = await at_a_path(home, table)
            before, other = await kept(home, table), next(each for each in table.game.seats if each != seat)
            act = table.journal.act_of(seat)
            for user, who, number, code in (
                ("u-eve", seat, act, "not_yours"),
                ("u-anna", seat, act + 1, "stale"),
                ("u-anna", other, table.journal.act_of(other), "illegal"),
            ):
                with pytest.raises(Refused) as refused:
                    await table.choose(user, who, number, path, home.id())
                assert refused.value.code == code
            assert await kept(home, table) == before

    asyncio.run(play())
