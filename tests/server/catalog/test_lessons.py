"""Lesson tables: a fixed start, a hint for each question, stored as any other table."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

import cosca
from cosca.kernel.match import Match
from cosca.server.catalog.lessons import SEAT, Lesson, find_lesson, lessons_of
from cosca.server.protocol.refusal import Refused
from cosca.server.table.live_table import LiveTable
from cosca.server.table.question_help import load_hint
from tests.server.support.http_client import run_server
from tests.server.support.players import TableHarness, open_harness

LESSONS = [(game, lesson) for game in cosca.game_names() for lesson in lessons_of(game).values()]


async def taught(harness: TableHarness, game: str, lesson: Lesson) -> LiveTable:
    anna = await harness.user("anna")
    made = harness.tables.game(game, lesson.options)
    return await harness.tables.create(
        anna, game, lesson.options, lesson.seats(made), False, False, True, position=lesson.position, lesson=lesson
    )


async def follow(harness: TableHarness, table: LiveTable, steps: int) -> list[str]:
    """Chooses what the hints say, while the pupil is asked."""
    hints: list[str] = []
    while len(hints) < steps and table.running:
        await harness.wait_until_idle(table)
        hint = await load_hint(table, "u-anna", SEAT)
        await table.choose("u-anna", SEAT, hint["act"], [hint["text"]], harness.message_id())
        hints.append(hint["text"])
    return hints


@pytest.mark.parametrize(("game", "lesson"), LESSONS, ids=[f"{game}-{each.name}" for game, each in LESSONS])
def test_every_lesson_starts_with_a_question_for_the_learner_or_a_bot(game: str, lesson: Lesson) -> None:
    made = cosca.game(game, **lesson.options)
    match = Match(made, lesson.seed, lesson.position)
    assert made.actors(match.state)


def test_hints_are_deterministic_also_after_a_restart(sqlite_url: str) -> None:
    async def play() -> None:
        lesson = find_lesson("la_famiglia", "conflict")
        assert lesson is not None
        async with open_harness(sqlite_url) as harness:
            one, other = await taught(harness, "la_famiglia", lesson), await taught(harness, "la_famiglia", lesson)
            first = await follow(harness, one, 6)
            begun = await follow(harness, other, 3)
            again = await harness.reload(other)
            assert again.row.lesson == "conflict"
            assert first == [*begun, *await follow(harness, again, 3)]
            assert "land enna" in first

    asyncio.run(play())


def test_nobody_can_join_a_lesson(sqlite_url: str) -> None:
    """Neither a guest with the invitation nor one to whom the table was handed; the pupil may come back."""

    async def play() -> None:
        lesson = find_lesson("la_famiglia", "first")
        assert lesson is not None
        async with open_harness(sqlite_url) as harness:
            table = await taught(harness, "la_famiglia", lesson)
            ben = await harness.user("ben")
            await table.join(ben, table.row.invite)
            await table.update_settings("u-anna", {"host": ben.id})
            for seat in (2, 3):
                with pytest.raises(Refused, match="a lesson for one person"):
                    await table.sit(ben, seat, "me")
            anna = await harness.user("anna")
            await table.sit(anna, SEAT, "picciotto")
            await table.sit(anna, SEAT, "me")
            assert table.seats.seats_of(ben.id) == []

    asyncio.run(play())


def test_an_ordinary_table_gives_no_hints(sqlite_url: str) -> None:
    async def play() -> None:
        async with open_harness(sqlite_url) as harness:
            table = await harness.table({1: "me", 2: "picciotto", 3: "picciotto", 4: "picciotto"})
            await harness.wait_until_idle(table)
            with pytest.raises(Refused) as no:
                await load_hint(table, "u-anna", 1)
            assert no.value.code == "no_hints"

    asyncio.run(play())


def test_started_lesson_continues_unless_restarted(tmp_path: Path) -> None:
    with run_server(tmp_path) as running:
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
