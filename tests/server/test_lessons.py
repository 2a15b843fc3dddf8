"""Tables that teach: always from the same beginning, with a hint for each question, and kept as any other table."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

import cosca
from cosca.kernel.match import Match
from cosca.server.errors import Refused
from cosca.server.lessons import SEAT, Lesson, lesson_of, lessons_of
from cosca.server.lessons_routes import hint
from cosca.server.table.live import LiveTable
from tests.server.people import House, house
from tests.server.visiting import serving

LESSONS = [(game, lesson) for game in cosca.game_names() for lesson in lessons_of(game).values()]


async def taught(home: House, game: str, lesson: Lesson) -> LiveTable:
    anna = await home.user("anna")
    made = home.tables.game(game, lesson.options)
    return await home.tables.create(
        anna, game, lesson.options, lesson.seats(made), False, False, True, position=lesson.position, lesson=lesson
    )


async def follow(home: House, table: LiveTable, steps: int) -> list[str]:
    """Chooses what the hints say, while the pupil is asked."""
    said: list[str] = []
    while len(said) < steps and table.running:
        await home.rest(table)
        found = await hint(table, "u-anna", SEAT)
        await table.choose("u-anna", SEAT, found["act"], [found["text"]], home.id())
        said.append(found["text"])
    return said


@pytest.mark.parametrize(("game", "lesson"), LESSONS, ids=[f"{game}-{each.name}" for game, each in LESSONS])
def test_every_lesson_begins_with_a_question_for_its_pupil_or_a_bot(game: str, lesson: Lesson) -> None:
    made = cosca.game(game, **lesson.options)
    match = Match(made, lesson.seed, lesson.position)
    assert made.actors(match.state)


def test_hints_lead_the_same_way_each_time_also_after_a_restart(sqlite_url: str) -> None:
    async def play() -> None:
        lesson = lesson_of("la_famiglia", "conflict")
        assert lesson is not None
        async with house(sqlite_url) as home:
            one, other = await taught(home, "la_famiglia", lesson), await taught(home, "la_famiglia", lesson)
            first = await follow(home, one, 6)
            begun = await follow(home, other, 3)
            again = await home.again(other)
            assert again.row.lesson == "conflict"
            assert first == [*begun, *await follow(home, again, 3)]
            assert "land enna" in first

    asyncio.run(play())


def test_only_the_pupil_sees_the_orders_of_all_and_only_in_the_first_round(sqlite_url: str) -> None:
    def orders(view: Any) -> dict[str, list[Any]]:
        return {area: each["orders"] for area, each in view["areas"].items() if each["orders"]}

    async def play() -> None:
        lesson = lesson_of("la_famiglia", "first")
        assert lesson is not None
        async with house(sqlite_url) as home:
            table = await taught(home, "la_famiglia", lesson)
            line = await home.line(table, "anna", SEAT)
            while True:
                await follow(home, table, 1)
                await home.rest(table)
                state, game = table.match.state, table.game
                if game.round(state) > lesson.rounds:
                    break
                whole = orders(game.describe(state))
                assert orders(line.last("state")["view"]) == whole
                if whole != orders(game.view(state, SEAT)):
                    assert orders(table.journal.snapshots()(None)["view"]) == orders(game.view(state, None))
            await follow(home, table, 8)
            await home.rest(table)
            hidden = orders(table.game.view(table.match.state, SEAT))
            assert orders(line.last("state")["view"]) == hidden != orders(table.game.describe(table.match.state))

    asyncio.run(play())


def test_nobody_sits_down_where_a_pupil_sees_what_others_hide(sqlite_url: str) -> None:
    """Neither a guest with the invitation nor one to whom the table was handed; the pupil may come back."""

    async def play() -> None:
        lesson = lesson_of("la_famiglia", "first")
        assert lesson is not None
        async with house(sqlite_url) as home:
            table = await taught(home, "la_famiglia", lesson)
            ben = await home.user("ben")
            await table.join(ben, table.row.invite)
            await table.change("u-anna", {"host": ben.id})
            for seat in (2, 3):
                with pytest.raises(Refused, match="teaches one person"):
                    await table.sit(ben, seat, "me")
            anna = await home.user("anna")
            await table.sit(anna, SEAT, "picciotto")
            await table.sit(anna, SEAT, "me")
            assert table.seats.of(ben.id) == []

    asyncio.run(play())


def test_an_ordinary_table_gives_no_hints(sqlite_url: str) -> None:
    async def play() -> None:
        async with house(sqlite_url) as home:
            table = await home.table({1: "me", 2: "picciotto", 3: "picciotto", 4: "picciotto"})
            await home.rest(table)
            with pytest.raises(Refused) as no:
                await hint(table, "u-anna", 1)
            assert no.value.code == "no_hints"

    asyncio.run(play())


def test_a_lesson_that_was_begun_goes_on_unless_it_is_wanted_anew(tmp_path: Path) -> None:
    with serving(tmp_path) as running:
        ada = running.visitor("Ada")
        path = "/api/games/corleones_empire/lessons/bidding"
        first = ada.post(path).json()["id"]
        assert ada.post(path).json()["id"] == first
        assert ada.post(path, {"anew": True}).json()["id"] != first
        table = ada.get(f"/api/tables/{first}").json()
        assert (table["lesson"], table["status"], table["spectators"]) == ("bidding", "running", False)
        assert ada.get(f"/api/tables/{first}/hint/1").json()["text"]
        assert ada.error(ada.post("/api/games/corleones_empire/lessons/chess"), 404) == "not_found"
        games = {each["name"]: each["lessons"] for each in ada.get("/api/games").json()}
        assert games["la_famiglia"][0] == games["corleones_empire"][0] == "first"
        assert {each["lesson"] for each in ada.get("/api/my/tables").json()} == {"bidding"}
