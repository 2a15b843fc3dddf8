"""Reports: nothing before the end, bounded in processor time, one at a time per user, after all bots, and kept."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from random import Random
from typing import Any

import pytest

from cosca.bots.reviewer import Reviewer
from cosca.server.errors import Refused
from cosca.server.reports import Reports
from cosca.server.table.live import LiveTable
from cosca.server.thinking import Failed, ForBot, ForReview, Thinking, Thought, Worker, new_life
from tests.server.people import ALL, House, house, lines_of
from tests.server.test_thinking import asked


class Fake:
    """Thinks in this process and says that each piece took so many seconds."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self.kinds: Counter[str] = Counter()
        self.go = asyncio.Event()
        self.go.set()
        self.fails = False
        self._reviewer: Reviewer | None = None
        self.table: LiveTable | None = None

    async def later(self, work: str, user: str, task: ForReview, seconds: float) -> Thought:
        await self.go.wait()
        if self.fails:
            raise Failed("the process has ended")
        self.kinds[task.piece.kind] += 1
        if self._reviewer is None:
            assert self.table is not None
            self._reviewer = Reviewer(self.table.game, task.played)
        return Thought(self._reviewer.think(task.piece, Random(task.chance)), self.seconds)

    def close(self) -> None:
        pass


async def finished(home: House, fake: Fake, game: str = "la_famiglia") -> LiveTable:
    table = await home.table(ALL, game)
    await home.play(table, await lines_of(home, table), Random(1), 60)
    await table.propose("u-anna", 1, "end", home.id())
    assert table.status == "over"
    home.tables.thinking = fake  # type: ignore[misc,assignment]
    fake.table = fake.table or table
    return table


async def made(reports: Reports, table: LiveTable) -> dict[str, Any]:
    async with asyncio.timeout(120):
        while (state := await reports.state(table))["state"] == "thinking":
            await asyncio.sleep(0.01)
    return json.loads(json.dumps(state["report"]))


def test_nothing_of_a_report_is_there_before_the_end(sqlite_url: str) -> None:
    async def play() -> None:
        async with house(sqlite_url) as home:
            table = await home.table(ALL)
            lines = await lines_of(home, table)
            reports = Reports(home.store, 120)
            for _ in range(3):
                for asking in (reports.state(table), reports.ask(table, "u-anna")):
                    with pytest.raises(Refused) as no:
                        await asking
                    assert (no.value.code, no.value.why) == ("not_allowed", "not_over")
                await home.play(table, lines, Random(1), 20)
            assert not reports._making
            home.tables.thinking.close()

    asyncio.run(play())


@pytest.mark.parametrize("game", ["la_famiglia", "corleones_empire"])
def test_thinking_ends_with_the_processor_time_and_what_was_found_is_kept(sqlite_url: str, game: str) -> None:
    async def play() -> None:
        async with house(sqlite_url) as home:
            fake = Fake(4.0)
            table = await finished(home, fake, game)
            reports = Reports(home.store, 120)
            assert (await reports.state(table))["state"] == "none"
            first = await reports.ask(table, "u-anna")
            assert first["state"] == "thinking"
            report = await made(reports, table)
            spent = sum(fake.kinds.values())
            assert spent - fake.kinds["turning"] - fake.kinds["mistake"] == 30
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
            other = Reports(home.store, 120)  # also not after a restart
            assert (await other.state(table))["state"] == "made"

    asyncio.run(play())


def test_one_report_at_a_time_is_made_for_a_user_and_one_of_a_game(sqlite_url: str) -> None:
    async def play() -> None:
        async with house(sqlite_url) as home:
            fake = Fake(200.0)
            one, other = await finished(home, fake), await finished(home, fake)
            reports = Reports(home.store, 120)
            fake.go.clear()
            await reports.ask(one, "u-anna")
            assert (await reports.ask(one, "u-bob"))["state"] == "thinking"  # it is the same report
            with pytest.raises(Refused) as no:
                await reports.ask(other, "u-anna")
            assert (no.value.code, no.value.why) == ("too_many", "reports")
            fake.go.set()
            await made(reports, one)
            fake.fails = True
            await reports.ask(other, "u-anna")
            assert await made(reports, other) is None  # what failed is asked for again
            assert (await reports.state(other))["state"] == "none"
            fake.fails, fake._reviewer, fake.table = False, None, other
            await reports.ask(other, "u-anna")
            await reports.stop()
            assert not reports._making

    asyncio.run(play())


def test_bots_and_advice_wait_for_one_piece_of_a_report_at_most(monkeypatch: pytest.MonkeyPatch) -> None:
    order: list[str] = []

    async def ask(self: Worker, task: bytes, anew: bool, seconds: float) -> str:
        order.append("bot" if b"ForBot" in task else "piece")
        await asyncio.sleep(0.002)
        return "an answer"

    monkeypatch.setattr(Worker, "ask", ask)

    async def think() -> None:
        thinking = Thinking(1)
        bot = ForBot(asked(), "random", new_life())
        going = True

        async def report(user: str) -> None:
            while going:
                await thinking.later(f"report of {user}", user, ForReview("", {}, "", None, None, "", 1), 30)  # type: ignore[arg-type]

        reports = [asyncio.create_task(report(user)) for user in ("anna", "bob", "cleo")]
        for n in range(20):
            await asyncio.sleep(0.005)
            before = len(order)
            await thinking.choose(f"t{n}", "anna", bot, 30)
            assert order[before:].count("piece") <= 1
            assert not thinking.crowded("t", "anna")
        assert order.count("piece") > 20
        going = False
        await asyncio.gather(*reports)
        thinking.close()

    asyncio.run(think())
