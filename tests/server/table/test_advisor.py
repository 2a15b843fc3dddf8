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


async def ask(table: LiveTable, connection: FakeConnection, seat: int, about: str = "q") -> None:
    await table.request_advice(connection, connection.user or "", seat, table.journal.act_number(seat), about)


async def thought(table: LiveTable) -> None:
    """Waits until the Consigliere has answered all."""
    for _ in range(6000):
        if not table.advisor.busy:
            return
        await asyncio.sleep(0.005)
    raise AssertionError("no answer")


async def refused(table: LiveTable, connection: FakeConnection, seat: int) -> str:
    with pytest.raises(Refused) as no:
        await ask(table, connection, seat)
    return no.value.code


@pytest.mark.parametrize("game", cosca.game_names())
def test_advice_goes_only_to_the_asking_seat(sqlite_url: str, game: str) -> None:
    async def play() -> None:
        async with at_table(sqlite_url, game=game) as (harness, table, here):
            seat = table.journal.waiting[0]
            asking, other = await harness.connect(table, "anna", seat), await harness.connect(table, "anna", seat)
            await ask(table, asking, seat, "my-question")
            await thought(table)
            message = asking.last("advice")
            state = asking.last("state")
            question = state["question"]
            assert (message["id"], message["seat"], message["act"]) == ("my-question", seat, state["act"])
            assert {choice["text"] for choice in message["choices"]} == {
                choice["text"] for choice in question["choices"]
            }
            for each in message["choices"]:
                assert all(reason["id"].startswith("reason-") for reason in each["reasons"])
                assert each["line"][0]["choice"]["text"] == each["text"]
            assert message["sure"] in ("clear", "likely", "close")
            assert all(0 <= choice["chance"] <= 1 and 0 <= choice["share"] <= 1 for choice in message["choices"])
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
            idle = next(seat for seat in table.game.seats if seat not in table.journal.waiting)
            connection = await harness.connect(table, "anna", seat)
            await harness.user("eve")
            assert await refused(table, await harness.connect(table, "anna", idle), idle) == "nothing_asked"
            assert await refused(table, FakeConnection("u-eve"), seat) == "not_yours"
            with pytest.raises(Refused) as old:
                await table.request_advice(connection, "u-anna", seat, 99, "q")
            assert old.value.code == "stale"
            await table.update_settings("u-anna", {"hints": False})
            assert connection.last("table")["hints"] is False
            assert await refused(table, connection, seat) == "no_hints"
            waiting = await harness.table(ALL, start=False)
            assert await refused(waiting, await harness.connect(waiting, "anna", None), 1) == "not_started"

    asyncio.run(play())


def test_one_advice_per_question_at_a_time(sqlite_url: str) -> None:
    async def play() -> None:
        async with at_table(sqlite_url) as (harness, table, here):
            seat = table.journal.waiting[0]
            connection = await harness.connect(table, "anna", seat)
            here.go.clear()
            await ask(table, connection, seat, "early")
            assert await refused(table, connection, seat) == "busy"
            state = connection.last("state")
            text = state["question"]["choices"][0]["text"]
            await table.choose("u-anna", seat, state["act"], [text], harness.message_id())
            here.go.set()
            await thought(table)
            assert connection.all("advice") == []  # an answer to a question of the past is dropped
            last = connection.last("error")
            assert (last["id"], last["code"]) == ("early", "overtaken")

    asyncio.run(play())


def test_no_advice_when_crowded_or_disconnected(sqlite_url: str) -> None:
    async def play() -> None:
        async with at_table(sqlite_url) as (harness, table, here):
            seat = table.journal.waiting[0]
            connection = await harness.connect(table, "anna", seat)
            here.crowd = True
            assert await refused(table, connection, seat) == "busy"
            assert here.asked == []
            here.crowd = False
            here.go.clear()
            await ask(table, connection, seat)
            table.detach(connection)
            here.go.set()
            await thought(table)
            assert connection.all("advice") == []
            assert connection.last("error")["code"] == "overtaken"

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
            connection = await harness.connect(again, "anna", seat)
            await ask(again, connection, seat)
            await thought(again)
            assert connection.last("advice")
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
            connection = await harness.connect(table, "anna", seat)
            for _ in range(2):
                await ask(table, connection, seat)
                await thought(table)
            state = connection.last("state")
            text = state["question"]["choices"][0]["text"]
            await table.choose("u-anna", seat, state["act"], [text], harness.message_id())
            await table.undo("u-anna", seat, harness.message_id())
            await ask(table, connection, seat)
            await thought(table)
            first, second, third = [task.question.memory for task in here.asked]
            assert first is second
            assert third is not first

    asyncio.run(play())


def test_failed_advice_is_refused_and_logged(sqlite_url: str, caplog: pytest.LogCaptureFixture) -> None:
    async def play() -> None:
        async with at_table(sqlite_url) as (harness, table, here):
            seat = table.journal.waiting[0]
            connection = await harness.connect(table, "anna", seat)
            here.fails = "the process has ended"
            await ask(table, connection, seat)
            await thought(table)
            assert connection.last("error")["code"] == "refused"
            here.fails = ""
            await ask(table, connection, seat)
            await thought(table)
            assert connection.last("advice")["choices"]

    with caplog.at_level(logging.ERROR, "cosca.bots"):
        asyncio.run(play())
    assert "advice failed" in caplog.text


def test_advice_over_a_socket_is_rate_limited(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The whole way: a message, a process that thinks, an answer; and a table that forbids it from the start."""
    monkeypatch.setattr(advising, "BUDGET_SECONDS", PATIENCE)  # the process that thinks is only being started
    with run_server(tmp_path, hints_per_minute=2, hint_seconds=0.05) as running:
        ada = running.visitor("Ada")
        table = ada.table(seats={str(seat): "me" for seat in (1, 2, 3, 4)})
        with ada.socket(table, 1) as connection:
            state = connection.last("state")
            seat = state["waiting"][0]
            connection.send("hello", seat=seat, since=0)
            connection.wait_for("ack")
            act = connection.last("state")["act"]
            id = connection.send("advise", seat=seat, act=act)
            message = connection.wait_for("advice", "error")
            assert (message["type"], message["id"]) == ("advice", id)
            for _ in range(5):  # where it goes slowly, another one may be allowed meanwhile
                connection.send("advise", seat=seat, act=act)
                message = connection.wait_for("advice", "error")
                if message["type"] == "error":
                    break
            assert message.get("code") == "too_many"
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
