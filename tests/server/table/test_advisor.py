"""Advice at tables: only to the asking seat, from what it knows, refused with a clear code otherwise."""

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
from cosca.bots.advisor import advise
from cosca.games import game_as_it_was
from cosca.server.core.constants import STAND_IN_BOT
from cosca.server.protocol.refusal import Refused
from cosca.server.storage import schema
from cosca.server.storage.rows import SeatRow
from cosca.server.storage.statements import change_seat
from cosca.server.table import advisor as advising
from cosca.server.table.live_table import LiveTable
from cosca.server.workers.process import WorkerFailed
from cosca.server.workers.task_runner import TaskRunner
from cosca.server.workers.tasks import AdviceTask
from tests.server.support.http_client import PATIENCE, run_server
from tests.server.support.players import ALL, FakeConnection, TableHarness, open_harness


class Here:
    """Thinks at once, in this process, when it is let go; keeps what it was asked."""

    def __init__(self) -> None:
        self.asked: list[AdviceTask] = []
        self.go = asyncio.Event()
        self.go.set()
        self.fails = ""
        self.crowd = False

    def is_crowded(self, table: str, user: str) -> bool:
        return self.crowd

    async def advise(self, table: str, user: str, task: AdviceTask, seconds: float, wanted: Callable[[], bool]) -> Any:
        self.asked.append(task)
        await self.go.wait()
        if not wanted():
            return None
        if self.fails:
            raise WorkerFailed(self.fails)
        asked = task.question
        assert asked.memory is not None
        game = game_as_it_was(asked.game, asked.options, asked.data)
        return advise(game, asked.decision, asked.view, asked.memory, Random(1), 0.01)

    def close(self) -> None:
        pass


@asynccontextmanager
async def at_table(
    url: str, seats: dict[int, str] = ALL, **more: Any
) -> AsyncIterator[tuple[TableHarness, LiveTable, Here]]:
    async with open_harness(url) as harness:
        here = Here()
        harness.tables.workers = here  # type: ignore[assignment,misc]
        table = await harness.table(seats, **more)
        yield harness, table, here


async def ask(table: LiveTable, line: FakeConnection, seat: int, about: str = "q") -> None:
    await table.request_advice(line, line.user or "", seat, table.journal.act_number(seat), about)


async def thought(table: LiveTable) -> None:
    """Waits until the Consigliere has answered all."""
    for _ in range(6000):
        if not table.advisor.busy:
            return
        await asyncio.sleep(0.005)
    raise AssertionError("no answer")


async def refused(table: LiveTable, line: FakeConnection, seat: int) -> str:
    with pytest.raises(Refused) as no:
        await ask(table, line, seat)
    return no.value.code


@pytest.mark.parametrize("game", cosca.game_names())
def test_advice_goes_only_to_the_asking_seat(sqlite_url: str, game: str) -> None:
    async def play() -> None:
        async with at_table(sqlite_url, game=game) as (harness, table, here):
            seat = table.journal.waiting[0]
            asking, other = await harness.connect(table, "anna", seat), await harness.connect(table, "anna", seat)
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
            assert str(table.match.seed) not in asked.random_seed

    asyncio.run(play())


def test_advice_is_refused_with_specific_codes(sqlite_url: str) -> None:
    async def play() -> None:
        async with at_table(sqlite_url) as (harness, table, _):
            seat = table.journal.waiting[0]
            idle = next(each for each in table.game.seats if each not in table.journal.waiting)
            line = await harness.connect(table, "anna", seat)
            await harness.user("eve")
            assert await refused(table, await harness.connect(table, "anna", idle), idle) == "nothing_asked"
            assert await refused(table, FakeConnection("u-eve"), seat) == "not_yours"
            with pytest.raises(Refused) as old:
                await table.request_advice(line, "u-anna", seat, 99, "q")
            assert old.value.code == "stale"
            await table.update_settings("u-anna", {"hints": False})
            assert line.last("table")["hints"] is False
            assert await refused(table, line, seat) == "no_hints"
            waiting = await harness.table(ALL, start=False)
            assert await refused(waiting, await harness.connect(waiting, "anna", None), 1) == "not_started"

    asyncio.run(play())


def test_one_advice_per_question_at_a_time(sqlite_url: str) -> None:
    async def play() -> None:
        async with at_table(sqlite_url) as (harness, table, here):
            seat = table.journal.waiting[0]
            line = await harness.connect(table, "anna", seat)
            here.go.clear()
            await ask(table, line, seat, "early")
            assert await refused(table, line, seat) == "busy"
            state = line.last("state")
            text = state["question"]["choices"][0]["text"]
            await table.choose("u-anna", seat, state["act"], [text], harness.message_id())
            here.go.set()
            await thought(table)
            assert line.all("advice") == []  # an answer to a question of the past is dropped
            last = line.last("error")
            assert (last["id"], last["code"]) == ("early", "overtaken")

    asyncio.run(play())


def test_no_advice_when_crowded_or_disconnected(sqlite_url: str) -> None:
    async def play() -> None:
        async with at_table(sqlite_url) as (harness, table, here):
            seat = table.journal.waiting[0]
            line = await harness.connect(table, "anna", seat)
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


def test_advice_uses_the_component_set_of_the_table(sqlite_url: str) -> None:
    older = cosca.game("la_famiglia", data="house-1").data_name()
    assert older != cosca.game("la_famiglia").data_name()

    async def play() -> None:
        async with at_table(sqlite_url, start=False) as (harness, table, here):
            await harness.store.write(update(schema.tables).values(data=older))
            table.needs_reload = True
            again = table
            await again.start("u-anna")
            seat = again.journal.waiting[0]
            line = await harness.connect(again, "anna", seat)
            await ask(again, line, seat)
            await thought(again)
            assert line.last("advice")
            asked = here.asked[0].question
            desk = TaskRunner()
            assert desk._game(asked.game, asked.options, asked.data).data_name() == older
            assert desk._game(asked.game, asked.options, "").data_name() != older  # no mix-up of what is at hand
            assert again.game_spec == (asked.game, asked.options, asked.data)  # what bots are given

    asyncio.run(play())


def test_memory_is_rebuilt_after_an_undo(sqlite_url: str) -> None:
    async def play() -> None:
        async with at_table(sqlite_url) as (harness, table, here):
            seat = table.journal.waiting[0]
            line = await harness.connect(table, "anna", seat)
            for _ in range(2):
                await ask(table, line, seat)
                await thought(table)
            state = line.last("state")
            text = state["question"]["choices"][0]["text"]
            await table.choose("u-anna", seat, state["act"], [text], harness.message_id())
            await table.undo("u-anna", seat, harness.message_id())
            await ask(table, line, seat)
            await thought(table)
            first, second, third = [task.question.memory for task in here.asked]
            assert first is second
            assert third is not first

    asyncio.run(play())


def test_failed_advice_is_refused_and_logged(sqlite_url: str, caplog: pytest.LogCaptureFixture) -> None:
    async def play() -> None:
        async with at_table(sqlite_url) as (harness, table, here):
            seat = table.journal.waiting[0]
            line = await harness.connect(table, "anna", seat)
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
    assert "advice failed" in caplog.text


def test_over_a_socket_with_a_limit(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The whole way: a message, a process that thinks, an answer; and a table that forbids it from the start."""
    monkeypatch.setattr(advising, "BUDGET_SECONDS", PATIENCE)  # the process that thinks is only being started
    with run_server(tmp_path, hints_per_minute=2, hint_seconds=0.05) as running:
        ada = running.visitor("Ada")
        table = ada.table(seats={str(seat): "me" for seat in (1, 2, 3, 4)})
        with ada.socket(table, 1) as line:
            state = line.last("state")
            seat = state["waiting"][0]
            line.send("hello", seat=seat, since=0)
            line.wait_for("ack")
            act = line.last("state")["act"]
            id = line.send("advise", seat=seat, act=act)
            told = line.wait_for("advice", "error")
            assert (told["type"], told["id"]) == ("advice", id)
            for _ in range(5):  # where it goes slowly, another one may be allowed meanwhile
                line.send("advise", seat=seat, act=act)
                told = line.wait_for("advice", "error")
                if told["type"] == "error":
                    break
            assert told.get("code") == "too_many"
        silent = ada.table(seats={str(seat): "me" for seat in (1, 2, 3, 4)}, hints=False)
        assert ada.get(f"/api/tables/{silent}").json()["hints"] is False


def test_uninstalled_bot_is_replaced(sqlite_url: str, caplog: pytest.LogCaptureFixture) -> None:
    async def play() -> None:
        async with open_harness(sqlite_url) as harness:
            table = await harness.table({1: "me", 2: "random", 3: "random", 4: "random"}, start=False)
            for seat in (2, 3):
                await harness.store.write(change_seat(SeatRow(table.id, seat, None, "of_the_past")))
            id = table.id
        async with open_harness(sqlite_url) as harness:
            again = await harness.tables.get(id)
            assert again is not None
            assert [again.seats.rows[seat].bot for seat in (1, 2, 3, 4)] == [None, STAND_IN_BOT, STAND_IN_BOT, "random"]
            assert [row.bot for row in await harness.store.seats(id)] == [None, STAND_IN_BOT, STAND_IN_BOT, "random"]

    with caplog.at_level(logging.WARNING, "cosca.tables"):
        asyncio.run(play())
    assert "bot not installed" in caplog.text
    assert STAND_IN_BOT in bots()
