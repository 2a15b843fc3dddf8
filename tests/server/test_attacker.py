"""Attacks found by somebody who had not written the server: each was possible once."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from datetime import UTC, datetime, timedelta
from random import Random

import pytest

from cosca.kernel.match import Match
from cosca.server.errors import Refused
from cosca.server.hours import DAY, HOLIDAYS, Calendar, changed
from cosca.server.store import Hours
from cosca.server.uptime import Uptime
from tests.server.people import House, World, house
from tests.server.test_powers import run, two

HOUR = 3600.0


async def _uptime(url: str, world: World) -> Uptime:
    async with house(url, world) as home:
        return home.tables.uptime


def test_quiet_hours_that_wander_with_the_day_stop_no_clock_for_good(sqlite_url: str) -> None:
    """Quiet in the morning until noon, then quiet from noon on, every day anew."""
    world = World(datetime(2027, 5, 3, tzinfo=UTC).timestamp())
    uptime = asyncio.run(_uptime(sqlite_url, world))
    kept: list[Hours] | None = None
    begun = uptime.now()
    for _ in range(14):
        for quiet in (["00:00", "12:00"], ["12:00", "00:00"]):
            with suppress(Refused):
                kept = changed(kept, "UTC", quiet, [], uptime)
            world.go(12 * HOUR)
    assert Calendar(kept, uptime).charged(begun, uptime.now()) >= 6 * DAY


def test_a_holiday_that_is_cancelled_in_its_last_hour_counts_all_the_same(sqlite_url: str) -> None:
    world = World(datetime(2027, 5, 3, 0, 30, tzinfo=UTC).timestamp())
    uptime = asyncio.run(_uptime(sqlite_url, world))
    kept: list[Hours] | None = None
    for n in range(HOLIDAYS):
        today = (datetime(2027, 5, 3, tzinfo=UTC) + timedelta(n)).date().isoformat()
        kept = changed(kept, "UTC", None, [[today, today]], uptime)
        world.go(23 * HOUR)
        kept = changed(kept, "UTC", None, [], uptime)
        world.go(HOUR)
    with pytest.raises(Refused) as no:
        changed(kept, "UTC", None, [["2027-08-01", "2027-08-01"]], uptime)
    assert no.value.why == "holidays"


def test_consent_to_one_undo_is_none_to_the_undo_before_it(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever takes back freely what was asked about has nothing left to ask for."""

    async def play(home: House) -> None:
        table = await two(home)
        lines = {1: await home.line(table, "anna", 1), 3: await home.line(table, "ben", 3)}
        rng = Random(3)
        while not table.match.may_undo(1):
            assert await home.play(table, lines, rng, 1)
        with monkeypatch.context() as patch:  # as if somebody had chosen after her, and took that back
            patch.setattr(Match, "may_undo", lambda *_: False)
            await table.undo("u-anna", 1, home.id())
        assert lines[3].last("table")["proposals"][0]["what"] == "undo"
        await table.undo("u-anna", 1, home.id())
        assert table.parts.proposals.open() is None
        assert lines[3].last("table")["settled"][0]["result"] == "overtaken"

    run(sqlite_url, play)
