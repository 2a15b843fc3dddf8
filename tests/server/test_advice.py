"""Advice at tables: to the seat that asks and nobody else, from what it knows, refused with a clear code otherwise."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import update

import cosca
from cosca.bots import bots
from cosca.bots.consigliere import advise
from cosca.games import game_as_it_was
from cosca.server import advice as advising
from cosca.server import schema
from cosca.server.errors import Refused
from cosca.server.statements import change_seat
from cosca.server.store import SeatRow
from cosca.server.table.live import LiveTable
from cosca.server.table.seats import STAND_IN
from cosca.server.thinking import Desk, Failed, ForAdvice
from tests.server.people import ALL, House, Line, house
from tests.server.visiting import PATIENCE, serving


class Here:
    """Thinks at once, in this process, when it is let go; keeps what it was asked."""

    def __init__(self) -> None:
        self.asked: list[ForAdvice] = []
        self.go = asyncio.Event()
        self.go.set()
        self.fails = ""
        self.crowd = False

    def crowded(self, table: str, user: str) -> bool:
        return self.crowd

    async def advise(self, table: str, user: str, task: ForAdvice, seconds: float, wanted: Callable[[], bool]) -> Any:
        self.asked.append(task)
        await self.go.wait()
        if not wanted():
            return None
        if self.fails:
            raise Failed(self.fails)
        asked = task.question
        assert asked.memory is not None
        game = game_as_it_was(asked.game, asked.options, asked.data)
        return advise(game, asked.decision, asked.view, asked.memory, Random(1), 0.01)

    def close(self) -> None:
        pass


@asynccontextmanager
async def at_table(url: str, seats: dict[int, str] = ALL, **more: Any) -> AsyncIterator[tuple[House, LiveTable, Here]]:
    async with house(url) as home:
        here = Here()
        home.tables.thinking = here  # type: ignore[assignment,misc]
        table = await home.table(seats, **more)
        yield home, table, here


async def ask(table: LiveTable, line: Line, seat: int, about: str = "q") -> None:
    await table.consigliere.ask(table, line, line.user or "", seat, table.journal.act_of(seat), about)


async def thought(table: LiveTable) -> None:
    """Waits until the Consigliere has answered all."""
    for _ in range(6000):
        if not table.consigliere._thinking:
            return
        await asyncio.sleep(0.005)
    raise AssertionError("no answer")


async def refused(table: LiveTable, line: Line, seat: int) -> str:
    with pytest.raises(Refused) as no:
        await ask(table, line, seat)
    return no.value.code


@pytest.mark.parametrize("game", cosca.game_names())
def test_the_seat_that_asks_is_advised_and_nobody_else(sqlite_url: str, game: str) -> None:
    async def play() -> None:
        async with at_table(sqlite_url, game=game) as (home, table, here):
            seat = table.journal.waiting[0]
            asking, other = await home.line(table, "anna", seat), await home.line(table, "anna", seat)
            await ask(table, asking, seat, "my-question")
            await thought(table)
            told = asking.last("advice")
            state = asking.last("state")
            question = state["question"]
            assert (told["id"], told["seat"], told["act"]) == ("my-question", seat, state["act"])
            assert {each["text"] for each in told["choices"]} == {each["text"] for each in question["choices"]}
            for each in told["choices"]:
                assert all(reason["id"].startswith("reason-") for reason in each["reasons"])
                assert each["line"][0]["choice"]["text"] == each["text"]
            assert told["sure"] in ("clear", "likely", "close")
            assert all(0 <= each["chance"] <= 1 and 0 <= each["share"] <= 1 for each in told["choices"])
            assert other.all("advice") == []
            asked = here.asked[0].question
            assert asked.view == table.game.view(table.match.state, seat)
            assert asked.memory is not None
            assert asked.memory.seat == seat
            assert str(table.match.seed) not in asked.chance

    asyncio.run(play())


def test_what_may_not_be_asked_is_refused_with_its_own_code(sqlite_url: str) -> None:
    async def play() -> None:
        async with at_table(sqlite_url) as (home, table, _):
            seat = table.journal.waiting[0]
            idle = next(each for each in table.game.seats if each not in table.journal.waiting)
            line = await home.line(table, "anna", seat)
            await home.user("eve")
            assert await refused(table, await home.line(table, "anna", idle), idle) == "nothing_asked"
            assert await refused(table, Line("u-eve"), seat) == "not_yours"
            with pytest.raises(Refused) as old:
                await table.consigliere.ask(table, line, "u-anna", seat, 99, "q")
            assert old.value.code == "stale"
            await table.change("u-anna", {"hints": False})
            assert line.last("table")["hints"] is False
            assert await refused(table, line, seat) == "no_hints"
            waiting = await home.table(ALL, start=False)
            assert await refused(waiting, await home.line(waiting, "anna", None), 1) == "not_started"

    asyncio.run(play())


def test_one_question_is_thought_about_once_at_a_time_and_the_game_goes_on(sqlite_url: str) -> None:
    async def play() -> None:
        async with at_table(sqlite_url) as (home, table, here):
            seat = table.journal.waiting[0]
            line = await home.line(table, "anna", seat)
            here.go.clear()
            await ask(table, line, seat, "early")
            assert await refused(table, line, seat) == "busy"
            state = line.last("state")
            text = state["question"]["choices"][0]["text"]
            await table.choose("u-anna", seat, state["act"], [text], home.id())
            here.go.set()
            await thought(table)
            assert line.all("advice") == []  # an answer to a question of the past is dropped
            last = line.last("error")
            assert (last["id"], last["code"]) == ("early", "overtaken")

    asyncio.run(play())


def test_a_crowd_and_a_line_that_is_gone_are_not_thought_for(sqlite_url: str) -> None:
    async def play() -> None:
        async with at_table(sqlite_url) as (home, table, here):
            seat = table.journal.waiting[0]
            line = await home.line(table, "anna", seat)
            here.crowd = True
            assert await refused(table, line, seat) == "busy"
            assert here.asked == []
            here.crowd = False
            here.go.clear()
            await ask(table, line, seat)
            table.detach(line)
            here.go.set()
            await thought(table)
            assert line.all("advice") == []
            assert line.last("error")["code"] == "overtaken"

    asyncio.run(play())


def test_a_table_of_an_older_component_set_is_thought_about_with_that_set(sqlite_url: str) -> None:
    older = cosca.game("la_famiglia", data="house-1").data_name()
    assert older != cosca.game("la_famiglia").data_name()

    async def play() -> None:
        async with at_table(sqlite_url, start=False) as (home, table, here):
            await home.store.write(update(schema.tables).values(data=older))
            table.stale = True
            again = table
            await again.start("u-anna")
            seat = again.journal.waiting[0]
            line = await home.line(again, "anna", seat)
            await ask(again, line, seat)
            await thought(again)
            assert line.last("advice")
            asked = here.asked[0].question
            desk = Desk()
            assert desk._game(asked.game, asked.options, asked.data).data_name() == older
            assert desk._game(asked.game, asked.options, "").data_name() != older  # no mix-up of what is at hand
            assert again.made_of == (asked.game, asked.options, asked.data)  # what bots are given

    asyncio.run(play())


def test_after_an_undo_the_memory_is_made_anew(sqlite_url: str) -> None:
    async def play() -> None:
        async with at_table(sqlite_url) as (home, table, here):
            seat = table.journal.waiting[0]
            line = await home.line(table, "anna", seat)
            for _ in range(2):
                await ask(table, line, seat)
                await thought(table)
            state = line.last("state")
            text = state["question"]["choices"][0]["text"]
            await table.choose("u-anna", seat, state["act"], [text], home.id())
            await table.undo("u-anna", seat, home.id())
            await ask(table, line, seat)
            await thought(table)
            first, second, third = [task.question.memory for task in here.asked]
            assert first is second
            assert third is not first

    asyncio.run(play())


def test_no_answer_is_told_and_logged(sqlite_url: str, caplog: pytest.LogCaptureFixture) -> None:
    async def play() -> None:
        async with at_table(sqlite_url) as (home, table, here):
            seat = table.journal.waiting[0]
            line = await home.line(table, "anna", seat)
            here.fails = "the process has ended"
            await ask(table, line, seat)
            await thought(table)
            assert line.last("error")["code"] == "refused"
            here.fails = ""
            await ask(table, line, seat)
            await thought(table)
            assert line.last("advice")["choices"]

    with caplog.at_level(logging.ERROR, "cosca.bots"):
        asyncio.run(play())
    assert "no advice was found" in caplog.text


def test_over_a_socket_with_a_limit(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The whole way: a message, a process that thinks, an answer; and a table that forbids it from the start."""
    monkeypatch.setattr(advising, "BUDGET", PATIENCE)  # the process that thinks is only being started
    with serving(tmp_path, hints_per_minute=2, hint_seconds=0.05) as running:
        ada = running.visitor("Ada")
        table = ada.table(seats={str(seat): "me" for seat in (1, 2, 3, 4)})
        with ada.socket(table, 1) as line:
            state = line.last("state")
            seat = state["waiting"][0]
            line.say("hello", seat=seat, since=0)
            line.until("ack")
            act = line.last("state")["act"]
            id = line.say("advise", seat=seat, act=act)
            told = line.until("advice", "error")
            assert (told["type"], told["id"]) == ("advice", id)
            for _ in range(5):  # where it goes slowly, another one may be allowed meanwhile
                line.say("advise", seat=seat, act=act)
                told = line.until("advice", "error")
                if told["type"] == "error":
                    break
            assert told.get("code") == "too_many"
        silent = ada.table(seats={str(seat): "me" for seat in (1, 2, 3, 4)}, hints=False)
        assert ada.get(f"/api/tables/{silent}").json()["hints"] is False


def test_a_table_whose_bot_is_no_more_plays_on(sqlite_url: str, caplog: pytest.LogCaptureFixture) -> None:
    async def play() -> None:
        async with house(sqlite_url) as home:
            table = await home.table({1: "me", 2: "random", 3: "random", 4: "random"}, start=False)
            for seat in (2, 3):
                await home.store.write(change_seat(SeatRow(table.id, seat, None, "of_the_past")))
            id = table.id
        async with house(sqlite_url) as home:
            again = await home.tables.get(id)
            assert again is not None
            assert [again.seats.rows[seat].bot for seat in (1, 2, 3, 4)] == [None, STAND_IN, STAND_IN, "random"]
            assert [row.bot for row in await home.store.seats(id)] == [None, STAND_IN, STAND_IN, "random"]

    with caplog.at_level(logging.WARNING, "cosca.tables"):
        asyncio.run(play())
    assert "no such bot" in caplog.text
    assert STAND_IN in bots()
