"""Reports: none before the end, limited processor time, one at a time per user, after all bots, and stored."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from cosca.bots.review.analysis import GameAnalyzer, MistakeTask, TurningPointTask
from cosca.server.protocol.refusal import Refused
from cosca.server.replay.reports import ReportService
from cosca.server.storage import statements
from cosca.server.table.live_table import LiveTable
from cosca.server.workers.pool import WorkerPool, WorkerProcess
from cosca.server.workers.process import WorkerFailed
from cosca.server.workers.tasks import AnalysisResult, BotTask, ReviewTask, new_session
from tests.server.support.players import ALL, TableHarness, connect_all, open_harness
from tests.server.workers.test_pool import asked


class Fake:
    """Thinks in this process and says that each piece took so many seconds."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self.kinds: Counter[type] = Counter()
        self.go = asyncio.Event()
        self.go.set()
        self.fails = False
        self._reviewer: GameAnalyzer | None = None
        self.table: LiveTable | None = None

    async def run_in_background(self, work: str, user: str, task: ReviewTask, seconds: float) -> AnalysisResult:
        await self.go.wait()
        if self.fails:
            raise WorkerFailed("the process has ended")
        self.kinds[type(task.analysis)] += 1
        if self._reviewer is None:
            assert self.table is not None
            self._reviewer = GameAnalyzer(self.table.game, task.played)
        return AnalysisResult(self._reviewer.run(task.analysis, Random(task.random_seed)), self.seconds)

    def close(self) -> None:
        pass


async def finished(harness: TableHarness, fake: Fake, game: str = "la_famiglia", choices: int = 60) -> LiveTable:
    table = await harness.table(ALL, game)
    await harness.play(table, await connect_all(harness, table), Random(1), choices)
    await table.propose("u-anna", 1, "end", harness.message_id())
    assert table.status == "over"
    harness.tables.workers = fake  # type: ignore[misc,assignment]
    table.context = replace(table.context, workers=fake)  # type: ignore[misc,arg-type]
    fake.table = fake.table or table
    return table


async def made(reports: ReportService, table: LiveTable) -> dict[str, Any]:
    async with asyncio.timeout(120):
        while (state := await reports.state(table))["state"] == "thinking":
            await asyncio.sleep(0.01)
    return json.loads(json.dumps(state["report"]))


def test_no_report_exists_before_the_end(sqlite_url: str) -> None:
    async def play() -> None:
        async with open_harness(sqlite_url) as harness:
            table = await harness.table(ALL)
            connections = await connect_all(harness, table)
            reports = ReportService(harness.store, 120)
            for _ in range(3):
                for asking in (reports.state(table), reports.ask(table, "u-anna")):
                    with pytest.raises(Refused) as no:
                        await asking
                    assert (no.value.code, no.value.why) == ("not_allowed", "not_over")
                await harness.play(table, connections, Random(1), 20)
            assert not reports._jobs
            harness.tables.workers.close()

    asyncio.run(play())


@pytest.mark.parametrize("game", ["la_famiglia", "corleones_empire"])
def test_analysis_ends_with_its_budget_and_the_result_is_stored(sqlite_url: str, game: str) -> None:
    async def play() -> None:
        async with open_harness(sqlite_url) as harness:
            fake = Fake(4.0)
            table = await finished(harness, fake, game)
            reports = ReportService(harness.store, 120)
            assert (await reports.state(table))["state"] == "none"
            first = await reports.ask(table, "u-anna")
            assert first["state"] == "thinking"
            report = await made(reports, table)
            spent = sum(fake.kinds.values())
            assert spent - fake.kinds[TurningPointTask] - fake.kinds[MistakeTask] == 30
            assert report["seconds"] == 4.0 * spent
            assert report["points"][0]["step"] == 0
            assert report["rounds"][-1]["step"] == report["steps"] == len(table.match.log)
            teams = table.game.teams
            for point in report["points"]:
                assert len(point["chances"]) == len(teams)
                assert sum(point["chances"]) == pytest.approx(1.0, abs=0.01)
            again = await reports.ask(table, "u-bob")
            assert json.loads(json.dumps(again["report"])) == report
            assert sum(fake.kinds.values()) == spent  # it is not made twice
            other = ReportService(harness.store, 120)  # also not after a restart
            assert (await other.state(table))["state"] == "made"

    asyncio.run(play())


@pytest.mark.parametrize("game", ["la_famiglia", "corleones_empire"])
def test_a_game_that_ended_before_anyone_chose_has_a_report(sqlite_url: str, game: str) -> None:
    async def play() -> None:
        async with open_harness(sqlite_url) as harness:
            fake = Fake(4.0)
            table = await finished(harness, fake, game, choices=0)
            reports = ReportService(harness.store, 120)
            await reports.ask(table, "u-anna")
            report = await made(reports, table)
            assert report["steps"] == len(report["mistakes"]) == 0

    asyncio.run(play())


def test_table_deleted_during_a_report_is_not_an_error(sqlite_url: str, caplog: pytest.LogCaptureFixture) -> None:
    async def play() -> None:
        async with open_harness(sqlite_url) as harness:
            fake = Fake(4.0)
            table = await finished(harness, fake)
            reports = ReportService(harness.store, 120)
            fake.go.clear()
            await reports.ask(table, "u-anna")
            await harness.store.write(statements.delete_table(table.id))
            fake.go.set()
            assert not await made(reports, table)

    asyncio.run(play())
    assert not [record for record in caplog.records if record.levelname == "ERROR"]


def test_one_report_at_a_time_is_made_for_a_user_and_one_of_a_game(sqlite_url: str) -> None:
    async def play() -> None:
        async with open_harness(sqlite_url) as harness:
            fake = Fake(200.0)
            one, other = await finished(harness, fake), await finished(harness, fake)
            reports = ReportService(harness.store, 120)
            fake.go.clear()
            await reports.ask(one, "u-anna")
            assert (await reports.ask(one, "u-bob"))["state"] == "thinking"  # it is the same report
            assert (await reports.ask(other, "u-anna"))["state"] == "busy"  # not refused: the page asks again later
            assert (await reports.state(other))["state"] == "none"
            fake.go.set()
            await made(reports, one)
            fake.fails = True
            await reports.ask(other, "u-anna")
            assert await made(reports, other) is None  # what failed is asked for again
            assert (await reports.state(other))["state"] == "none"
            fake.fails, fake._reviewer, fake.table = False, None, other
            await reports.ask(other, "u-anna")
            await reports.stop()
            assert not reports._jobs

    asyncio.run(play())


def test_bots_and_advice_wait_for_at_most_one_task_of_a_report(monkeypatch: pytest.MonkeyPatch) -> None:
    order: list[str] = []

    async def ask(self: WorkerProcess, task: bytes, recreate: bool, seconds: float, session: int = 0) -> str:
        order.append("bot" if b"BotTask" in task else "piece")
        await asyncio.sleep(0.002)
        return "an answer"

    monkeypatch.setattr(WorkerProcess, "ask", ask)

    async def think() -> None:
        thinking = WorkerPool(1)
        bot = BotTask(asked(), "random", new_session())
        going = True

        async def report(user: str) -> None:
            while going:
                task = ReviewTask("", {}, "", None, None, "", 1)  # type: ignore[arg-type]
                await thinking.run_in_background(f"report of {user}", user, task, 30)

        reports = [asyncio.create_task(report(user)) for user in ("anna", "bob", "cleo")]
        for n in range(20):
            await asyncio.sleep(0.005)
            before = len(order)
            await thinking.choose(f"t{n}", "anna", bot, 30)
            assert order[before:].count("piece") <= 1
            assert not thinking.is_crowded("t", "anna")
        assert order.count("piece") >= 10  # the reports go on meanwhile
        going = False
        await asyncio.gather(*reports)
        thinking.close()

    asyncio.run(think())
