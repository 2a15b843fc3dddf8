"""Regression tests of attacks that were reported and possible once."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from datetime import UTC, datetime, timedelta
from random import Random

import pytest

from cosca.kernel.match import Match
from cosca.server.protocol.refusal import Refused
from cosca.server.storage.rows import Hours
from cosca.server.timekeeping.quiet_hours import DAY_SECONDS, MAX_HOLIDAYS, Calendar, with_new_hours
from cosca.server.timekeeping.uptime import Uptime
from tests.server.support.players import FakeTime, TableHarness, open_harness
from tests.server.table.test_permissions import run, two_player_table

HOUR = 3600.0


async def _uptime(url: str, fake_time: FakeTime) -> Uptime:
    async with open_harness(url, fake_time) as harness:
        return harness.tables.uptime


def test_quiet_hours_moved_every_day_do_not_stop_the_clock_for_good(sqlite_url: str) -> None:
    """Quiet in the morning until noon, then quiet from noon on, every day anew."""
    fake_time = FakeTime(datetime(2027, 5, 3, tzinfo=UTC).timestamp())
    uptime = asyncio.run(_uptime(sqlite_url, fake_time))
    kept: list[Hours] | None = None
    begun = uptime.now()
    for _ in range(14):
        for quiet in (["00:00", "12:00"], ["12:00", "00:00"]):
            with suppress(Refused):
                kept = with_new_hours(kept, "UTC", quiet, [], uptime)
            fake_time.advance(12 * HOUR)
    assert Calendar(kept, uptime).charged_seconds(begun, uptime.now()) >= 6 * DAY_SECONDS


def test_holiday_cancelled_in_its_last_hour_still_counts(sqlite_url: str) -> None:
    fake_time = FakeTime(datetime(2027, 5, 3, 0, 30, tzinfo=UTC).timestamp())
    uptime = asyncio.run(_uptime(sqlite_url, fake_time))
    kept: list[Hours] | None = None
    for n in range(MAX_HOLIDAYS):
        today = (datetime(2027, 5, 3, tzinfo=UTC) + timedelta(n)).date().isoformat()
        kept = with_new_hours(kept, "UTC", None, [[today, today]], uptime)
        fake_time.advance(23 * HOUR)
        kept = with_new_hours(kept, "UTC", None, [], uptime)
        fake_time.advance(HOUR)
    with pytest.raises(Refused) as no:
        with_new_hours(kept, "UTC", None, [["2027-08-01", "2027-08-01"]], uptime)
    assert no.value.why == "holidays"


def test_consent_to_one_undo_does_not_cover_an_earlier_one(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever takes back freely what was asked about has nothing left to ask for."""

    async def play(harness: TableHarness) -> None:
        table = await two_player_table(harness)
        connections = {1: await harness.connect(table, "anna", 1), 3: await harness.connect(table, "ben", 3)}
        rng = Random(3)
        while not table.match.may_undo(1):
            assert await harness.play(table, connections, rng, 1)
        with monkeypatch.context() as patch:  # as if somebody had chosen after her, and took that back
            patch.setattr(Match, "may_undo", lambda *_: False)
            await table.undo("u-anna", 1, harness.message_id())
        assert connections[3].last("table")["proposals"][0]["what"] == "undo"
        await table.undo("u-anna", 1, harness.message_id())
        assert table.state.proposals.open() is None
        assert connections[3].last("table")["settled"][0]["result"] == "overtaken"

    run(sqlite_url, play)
