"""A week at one table in three browsers with a fake clock: quiet hours, absence, timeout, stand-in, return."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from cosca.server.storage.store import Store
from cosca.server.timekeeping.uptime import Uptime
from tests.server.support.http_client import ServerHarness, run_server
from tests.server.support.players import FakeTime
from tools.harness.browser import Visitor, words

HOUR, DAY = 3600.0, 86400.0
SIZES = ((1440, 900), (390, 844), (1280, 720))  # the second at a phone


class Week:
    """The server, its fake clock, and the players."""

    def __init__(self, house: ServerHarness, fake_time: FakeTime, people: list[Visitor]) -> None:
        self.house = house
        self.world = fake_time
        self.people = people
        self.rng = Random(11)

    def go(self, seconds: float) -> None:
        """Advance the clock hour by hour and wait for what is due."""
        while seconds > 0:
            self.world.advance(min(HOUR, seconds))
            seconds -= HOUR
            self.house.run(self.house.services.deadlines.run_due())

    @property
    def seats(self) -> list[dict[str, Any]]:
        return self.people[0].call("GET", f"/api/tables/{self.people[0].table}")["seats"]

    @property
    def owing(self) -> list[int]:
        return self.people[0].call("GET", f"/api/tables/{self.people[0].table}")["waiting"]

    def turn_of(self, seat: int, players: list[int]) -> None:
        """Let the others decide until that seat has to decide."""
        for _ in range(300):
            if seat in self.owing:
                return
            for each in players:
                self.people[each - 1].step(self.rng, "script")
        raise AssertionError("it is never their turn")


@contextmanager
def week(browser: Browser, folder: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Week]:
    fake_time = FakeTime(datetime.fromisoformat("2027-05-03T08:00:00+00:00").timestamp())

    async def begin(store: Store) -> Uptime:
        return await real(store, lambda: fake_time.passed, lambda: fake_time.wall)

    real = Uptime.begin
    monkeypatch.setattr(Uptime, "begin", begin)
    with run_server(folder) as house:
        people = [Visitor(browser, house.base, size) for size in SIZES]
        yield Week(house, fake_time, people)
        problems = [problem for each in people for problem in each.problems]
        for each in people:
            each.close()
    assert problems == []


@pytest.mark.long
def test_correspondence_game_over_a_week(browser: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with week(browser, tmp_path, monkeypatch) as it:
        ada, bea, cleo = it.people
        ada.page.goto("/new")
        ada.page.get_by_role("radio", name=words("new.preset.friends")).check()
        ada.page.get_by_label(words("pace.days"), exact=True).check()
        ada.page.get_by_label(words("pace.budget")).select_option("2")
        ada.page.get_by_role("button", name=words("new.make")).click()
        ada.page.get_by_label(words("room.link")).wait_for()
        ada.friend(bea, 2, "Bea")
        ada.friend(cleo, 3, "Cleo")
        expect(bea.page.get_by_text(words("room.pace", kind="days", days=2, seconds=0, minutes=0))).to_be_visible()
        ada.call("POST", f"/api/tables/{ada.table}/seats/4", {"player": "default"})
        # Cleo has quiet hours, set on the own page.
        cleo.page.goto("/me")
        cleo.page.get_by_text(words("hours.title")).click()
        cleo.page.get_by_label(words("hours.quiet")).check()
        cleo.page.get_by_label(words("hours.from"), exact=True).fill("20:00")
        cleo.page.get_by_label(words("hours.to"), exact=True).fill("08:00")
        cleo.page.get_by_role("button", name=words("hours.save")).click()
        expect(cleo.page.get_by_text(words("hours.kept"))).to_be_visible()
        cleo.page.goto(f"/t/{ada.table}")
        ada.start()
        for each in it.people:
            each.wait(lambda each=each: each.heard("state"), why="the start")
        expect(ada.page.locator("[data-element='seat:1'] .clock").first).to_have_text(re.compile(r"\d+ d \d+ h"))

        # Monday and Tuesday: Cleo owes a decision for a night and a day, of which the half is quiet.
        it.turn_of(3, [1, 2])
        before = it.seats[2]["clock"]
        it.go(DAY)
        now = it.house.services.tables.uptime.now()
        assert before["until"] - now > DAY
        cleo.page.reload()
        cleo.wait(lambda: cleo.heard("state"))
        it.turn_of(2, [1, 3])
        assert it.seats[2]["clock"]["left"] == pytest.approx(2 * DAY - 12 * HOUR, abs=5)

        # Wednesday to Friday: Bea is away. Her clock runs, loudly where she would see it, then it runs out.
        it.go(1.6 * DAY)
        bea.page.reload()
        expect(bea.page.locator(".hurry").first).to_be_visible()
        bea.page.goto("about:blank")
        it.go(0.5 * DAY)
        assert (it.seats[1]["away"], it.seats[1]["bot"] is not None, it.seats[1]["name"]) == (True, True, "Bea")
        it.turn_of(1, [1, 3])
        assert 2 not in it.owing  # nobody waits for her: the bot has played
        expect(ada.page.get_by_text(re.compile("Bea ran out of time")).first).to_be_attached()

        # Saturday: she is back, and the seat is hers, with a day for it.
        it.go(0.5 * DAY)
        bea.page.goto(f"/t/{ada.table}")
        bea.wait(lambda: bea.heard("state"))
        bea.wait(lambda: it.seats[1]["bot"] is None, why="the seat")
        it.turn_of(2, [1, 3])
        assert it.seats[1]["clock"]["left"] == pytest.approx(DAY, abs=5)
        bea.wait(lambda: bea.ask is not None, why="her question")
        # Sunday: all is as it should be.
        assert all(row["bot"] is None for row in it.seats[:3])
        assert ada.last("table")["status"] == "running"
