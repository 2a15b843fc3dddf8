"""Attacks on consent: bots speak for nobody, nobody is replaced who is there, and no game is ended over a head."""

from __future__ import annotations

import asyncio
import time
from random import Random
from typing import Any

import pytest

from cosca.server.errors import Refused, StoreError
from cosca.server.table.agreeing import AWAY
from cosca.server.table.live import LiveTable
from cosca.server.table.sitting import MOVES
from cosca.server.tables import Tables
from tests.server.people import House, Line
from tests.server.test_powers import changes, refused, run, said, two


def proposed(table: LiveTable, user: str) -> dict[str, Any]:
    return dict(table.meta(user, None)["proposals"][0])


def result(table: LiveTable, user: str) -> str:
    return table.meta(user, None)["settled"][0]["result"]


async def until_undo(home: House, table: LiveTable, lines: dict[int, Line]) -> int:
    """Plays until a person's last choice can be taken back only with consent; the seat."""
    for at in range(200):
        made = [seat for seat, _ in table.match.log if seat in lines]
        if at > 8 and made and not table.match.may_undo(made[-1]):
            return made[-1]
        await home.play(table, lines, Random(at), 1)
        await home.rest(table)
    raise AssertionError("every choice can be taken back")


async def absent(home: House, table: LiveTable, name: str, seconds: float) -> None:
    """Somebody was last here so long ago."""
    await home.rest(table)
    await home.store.write(*table.seats.saw(f"u-{name}", time.time() - seconds))


@pytest.mark.parametrize("restart", [False, True])
def test_a_bot_before_a_person_agrees_to_nothing(sqlite_url: str, restart: bool) -> None:
    async def play(home: House) -> None:
        table = await two(home)
        lines = {1: await home.line(table, "anna", 1), 3: await home.line(table, "ben", 3)}
        seat = await until_undo(home, table, lines)
        mine, other = ("u-anna", "u-ben") if seat == 1 else ("u-ben", "u-anna")
        await table.bot(other, 4 - seat, "default", home.id())
        await home.rest(table)
        count = len(table.match.log)
        for what in ("undo", "end"):
            if what == "undo":
                await table.undo(mine, seat, home.id())
            else:
                await table.propose(mine, seat, "end", home.id())
            if restart:
                table = await home.again(table)
            assert proposed(table, other)["asked"]
            assert table.running
            assert len(table.match.log) >= count
            await table.answer(other, proposed(table, other)["n"], False, home.id())
        await refused(table.close_table("u-anna"), "running")

    run(sqlite_url, play)


@pytest.mark.parametrize("restart", [False, True])
def test_nobody_puts_a_bot_before_another_person(sqlite_url: str, restart: bool) -> None:
    async def play(home: House) -> None:
        table = await two(home)
        await absent(home, table, "ben", 10 * AWAY)
        if restart:
            table = await home.again(table)
        anna = await home.user("anna")
        for player in ("soldato", "open"):
            await refused(table.sit(anna, 3, player), "sent_away")
        with pytest.raises(Refused):
            await table.bot("u-anna", 3, "soldato", home.id())
        assert table.seats.rows[3].bot is None

    run(sqlite_url, play)


def test_all_others_together_replace_only_somebody_absent(sqlite_url: str) -> None:
    async def play(home: House) -> None:
        table = await two(home, "eve")
        await table.sit(await home.user("eve"), 2, "me")
        here = await home.line(table, "ben", 3)

        async def ask() -> None:
            await table.propose("u-anna", 1, "stand_in", home.id(), 3)

        await refused(ask(), "here_lately")
        table.detach(here)
        await home.rest(table)
        await refused(ask(), "here_lately")
        await absent(home, table, "ben", AWAY - 60)
        await refused(ask(), "here_lately")
        await absent(home, table, "ben", AWAY + 60)
        table = await home.again(table)
        await refused(
            table.propose("u-anna", 1, "stand_in", home.id(), 2), "here_lately"
        )  # Eve never came: from now on
        await refused(table.propose("u-anna", 1, "stand_in", home.id(), 4), "seat")
        await ask()
        assert table.seats.rows[3].bot is None  # Eve is asked too
        table = await home.again(table)
        await table.answer("u-eve", proposed(table, "u-eve")["n"], True, home.id())
        row = table.seats.rows[3]
        assert (row.user_id, row.bot, row.stand_in) == ("u-ben", "soldato", True)
        await table.propose("u-anna", 1, "end", home.id())
        await table.answer("u-eve", proposed(table, "u-eve")["n"], True, home.id())
        assert table.running  # Ben plays still, whoever plays for him
        table = await home.again(table)
        line = await home.line(table, "ben", 3)
        assert table.seats.rows[3].bot is None
        assert changes(line) == said(line) == [(2, "taken"), (3, "absent"), (3, "back")]
        assert line.last("state")["seat"] == 3

    run(sqlite_url, play)


@pytest.mark.parametrize("how", ["comes", "leaves"])
def test_whoever_comes_before_all_have_agreed_is_not_replaced(sqlite_url: str, how: str) -> None:
    async def play(home: House) -> None:
        table = await two(home, "eve")
        await table.sit(await home.user("eve"), 2, "me")
        await absent(home, table, "ben", AWAY + 60)
        await table.propose("u-anna", 1, "stand_in", home.id(), 3)
        n = proposed(table, "u-eve")["n"]
        if how == "comes":
            line = await home.line(table, "ben", 3)
            table.detach(line)
            await home.rest(table)
        else:
            await table.sit(await home.user("ben"), 3, "open")
        assert result(table, "u-eve") == "overtaken"
        with pytest.raises(Refused):
            await table.answer("u-eve", n, True, home.id())
        assert not table.seats.rows[3].stand_in

    run(sqlite_url, play)


def test_a_server_that_stopped_makes_nobody_absent(sqlite_url: str) -> None:
    """Ben sat there for days; that his line broke with the server does not make him somebody who was away."""

    async def play(home: House) -> None:
        table = await two(home)
        await absent(home, table, "ben", 3 * AWAY)
        await home.line(table, "ben", 3)
        table = await home.again(table)
        await refused(table.propose("u-anna", 1, "stand_in", home.id(), 3), "here_lately")
        assert "seen" in table.meta("u-anna", 1)["seats"][2]

    run(sqlite_url, play)


def test_people_in_the_waiting_room_for_long_are_not_absent_from_the_game(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = time.time()

    async def play(home: House) -> None:
        table = await two(home, start=False)
        line = await home.line(table, "ben", None)
        table.detach(line)
        monkeypatch.setattr(time, "time", lambda: now + 3 * AWAY)
        await table.start("u-anna")
        await refused(table.propose("u-anna", 1, "stand_in", home.id(), 3), "here_lately")

    run(sqlite_url, play)


@pytest.mark.parametrize("restart", [False, True])
def test_whoever_played_and_left_is_asked_about_the_end(sqlite_url: str, restart: bool) -> None:
    async def play(home: House) -> None:
        table = await two(home)
        await table.sit(await home.user("ben"), 3, "open")
        if restart:
            table = await home.again(table)
        await table.propose("u-anna", 1, "end", home.id())
        assert table.running
        assert proposed(table, "u-anna")["others"] == ["ben"]
        await refused(table.close_table("u-anna"), "running")
        await table.change("u-anna", {"host": "u-ben"})
        await refused(table.close_table("u-ben"), "running")
        if restart:
            table = await home.again(table)
        await table.answer("u-ben", proposed(table, "u-ben")["n"], True, home.id())
        assert table.status == "over"

    run(sqlite_url, play)


def test_silence_refuses_and_the_bots_go_on(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play(home: House) -> None:
        table = await two(home)
        lines = {1: await home.line(table, "anna", 1), 3: await home.line(table, "ben", 3)}
        seat = await until_undo(home, table, lines)
        count = len(table.match.log)
        await table.undo(lines[seat].user or "", seat, home.id())
        await table.due()
        assert table.meta(None, None)["proposals"]
        until = table.parts.proposals.next_lapse
        assert until is not None
        monkeypatch.setattr(home.tables.uptime, "now", lambda: until)
        await table.due()
        assert result(table, "u-anna") == "lapsed"
        assert len(table.match.log) >= count

    run(sqlite_url, play)


def test_a_game_of_one_person_is_that_persons(sqlite_url: str) -> None:
    """Also if others looked on, and if the person is another one than the host."""

    async def play(home: House) -> None:
        table = await home.table({1: "me", 2: "default", 3: "default", 4: "default"})
        await table.join(await home.user("eve"), table.row.invite)
        await table.change("u-anna", {"host": "u-eve"})
        await refused(table.close_table("u-eve"), "running")
        await refused(table.close_table("u-anna"), "host")
        await table.change("u-eve", {"host": "u-anna"})
        await table.close_table("u-anna")
        assert await home.store.table(table.id) is None

    run(sqlite_url, play)


def test_a_table_of_bots_waits_for_people(sqlite_url: str) -> None:
    async def play(home: House) -> None:
        table = await two(home)
        for name, seat in (("anna", 1), ("ben", 3)):
            await table.bot(f"u-{name}", seat, "default", home.id())
        await home.rest(table)
        made = len(table.match.log)
        table = await home.again(table)
        await asyncio.sleep(0.02)
        assert len(table.match.log) == made
        await table.bot("u-ben", 3, None, home.id())
        await home.rest(table)
        assert len(table.match.log) > made or 3 in table.journal.waiting

    run(sqlite_url, play)


def test_nobody_floods_log_and_chat_by_going_to_and_fro(sqlite_url: str) -> None:
    async def play(home: House) -> None:
        table = await two(home)
        for n in range(MOVES):
            await table.bot("u-ben", 3, None if n % 2 else "default", home.id())
        await refused(table.bot("u-ben", 3, "default", home.id()), "moves")
        await refused(table.sit(await home.user("ben"), 3, "open"), "moves")
        await table.bot("u-anna", 1, "default", home.id())

    run(sqlite_url, play)


def test_a_database_that_cannot_be_written_keeps_nobody_from_reading(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """That somebody came, or was away, is kept by and by."""

    async def play(home: House) -> None:
        table = await two(home)
        await absent(home, table, "ben", AWAY)
        table.broken = True

        async def full(*_: object) -> None:
            raise StoreError("the disk is full")

        monkeypatch.setattr(home.store, "write", full)
        home.tables = Tables(home.store, home.settings, home.tables.uptime)
        found = await home.tables.get(table.id)
        assert found is not None
        line = await home.line(found, "ben", 3)
        assert line.last("state")["seat"] == 3
        await home.rest(found)
        assert line.closed is None

    run(sqlite_url, play)
