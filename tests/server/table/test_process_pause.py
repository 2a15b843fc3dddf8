"""A pause of the process or the machine is not charged, and clocks are sent afterwards."""

from __future__ import annotations

import asyncio
import re
import signal
import time
from datetime import UTC, datetime
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest

from cosca.server.jobs.deadlines import DeadlineScheduler
from cosca.server.protocol.refusal import Refused
from cosca.server.storage.store import Store
from cosca.server.table.proposals import AWAY_SECONDS
from cosca.server.timekeeping.quiet_hours import Calendar, with_new_hours
from cosca.server.timekeeping.uptime import PAUSE_SECONDS, Uptime
from tests.server.entrypoints.test_serve import started
from tests.server.support.http_client import ServerHarness as Serving
from tests.server.support.http_client import Visitor
from tests.server.support.players import FakeTime, open_harness, table_message
from tests.server.table.test_clock import connect_players, left, two_player_table


def test_pause_is_skipped_in_uptime_but_not_in_wall_time(sqlite_url: str) -> None:
    async def play() -> None:
        fake_time = FakeTime(wall=1000.0, pause=PAUSE_SECONDS)
        store = await Store.open(sqlite_url)
        uptime = await fake_time.start_uptime(store)
        up = 0.0
        for gap, counts in ((2.0, True), (20.0, False), (2.9, True), (3.1, False), (86400.0, False), (1.0, True)):
            fake_time.advance(gap)
            up += gap if counts else 0.0
            assert uptime.now() == pytest.approx(up, abs=0.01)  # whoever asks first after a pause finds it
            assert uptime.wall(uptime.now()) == pytest.approx(fake_time.wall)
            fake_time.advance(0.5)
            up += 0.5
            assert uptime.now() == pytest.approx(up, abs=0.01)
        assert uptime.uptime_at(1010.0) == pytest.approx(2.5, abs=0.01)  # while it stood: from where it went on
        stretches = [pytest.approx((1002.0, 1002.5), abs=0.01), pytest.approx((1022.5, 1023.0), abs=0.01)]
        assert uptime.wall_intervals(2.0, 3.0) == stretches
        await uptime.persist(store)
        wall = fake_time.wall
        fake_time.advance(10_000)  # killed, and started much later
        again = await fake_time.start_uptime(store)
        assert again.now() == pytest.approx(up, abs=0.01)
        assert again.wall(again.now() - 0.1) == pytest.approx(wall - 0.1)
        assert again.wall(again.now()) == pytest.approx(fake_time.wall)
        assert again.wall_intervals(2.0, 3.0) == stretches
        await store.close()

    asyncio.run(play())


def test_pause_is_not_charged_and_clocks_are_sent(sqlite_url: str) -> None:
    async def play() -> None:
        fake_time = FakeTime(pause=PAUSE_SECONDS)
        async with open_harness(sqlite_url, fake_time) as harness:
            table = await two_player_table(harness)
            scheduler, connections = DeadlineScheduler(harness.tables), await connect_players(harness, table)
            owing = [seat for seat in connections if seat in table.journal.waiting]
            await table.propose("u-anna", 1, "end", harness.message_id())
            before = {seat: left(harness, table, seat) for seat in owing}
            made, now = len(table.match.log), table_message(table, None, None)["now"]
            fake_time.advance(100_000)
            assert await scheduler.run_due() > 50  # seconds until something is due
            assert table.seats.human_seats == [1, 3]
            assert table.state.proposals.open() is not None  # nothing has lapsed
            assert len(table.match.log) == made
            assert {seat: left(harness, table, seat) for seat in owing} == pytest.approx(before, abs=0.01)
            await scheduler.handle_pause()
            await harness.wait_until_idle(table)
            for connection in connections.values():
                times = connection.last("clocks")["times"]
                assert times["now"] == pytest.approx(now, abs=0.2)
                shown = {str(seat["seat"]): seat["clock"] for seat in table_message(table, None, None)["seats"]}
                assert times["clocks"] == shown

    asyncio.run(play())


def test_a_pause_makes_nobody_absent(sqlite_url: str) -> None:
    async def play() -> None:
        fake_time = FakeTime(pause=PAUSE_SECONDS)
        async with open_harness(sqlite_url, fake_time) as harness:
            table = await two_player_table(harness, None)
            table.detach(await harness.connect(table, "ben", 3))
            await harness.play_until_asked(table, 3)
            fake_time.advance(2 * AWAY_SECONDS)
            with pytest.raises(Refused, match="60 seconds"):
                await table.propose("u-anna", 1, "stand_in", harness.message_id(), 3)

    asyncio.run(play())


def test_quiet_hours_follow_the_time_of_day_after_a_pause() -> None:
    """At 20:00 the machine is suspended for two hours: then it is quiet."""
    fake_time = FakeTime(datetime(2027, 5, 3, 20, tzinfo=UTC).timestamp(), PAUSE_SECONDS)
    uptime = Uptime(0.0, lambda: fake_time.passed, (), fake_time.wall, PAUSE_SECONDS)
    calendar = Calendar(with_new_hours(None, "UTC", ["22:00", "08:00"], [], uptime), uptime)
    assert calendar.deadline_after(0.0, 3 * 3600) == pytest.approx(13 * 3600)
    fake_time.advance(7200)
    assert uptime.now() == pytest.approx(0.0, abs=0.01)
    assert calendar.deadline_after(0.0, 3 * 3600) == pytest.approx(13 * 3600)
    fake_time.advance(1)
    assert calendar.charged_seconds(0.0, uptime.now()) == pytest.approx(0.0, abs=0.01)


def test_stopped_process_charges_no_clock(tmp_path: Path) -> None:
    with started(tmp_path) as (process, said):
        link = re.search(r"http://[0-9.:]+", said[0])
        assert link is not None
        ada = Visitor(cast("Serving", SimpleNamespace(base=link[0])))
        ada.begin("Ada")
        id = ada.table(pace={"kind": "live", "seconds": 600, "bank": 0}, seats={str(n): "me" for n in (1, 2, 3, 4)})
        with ada.socket(id, 1) as connection:
            before, real = shown(ada, id), time.monotonic()
            process.send_signal(signal.SIGSTOP)
            time.sleep(PAUSE_SECONDS + 1)  # nothing can be awaited: it stands
            process.send_signal(signal.SIGCONT)
            times = connection.wait_for("clocks")["times"]
            after, passed = shown(ada, id), time.monotonic() - real
            assert after["now"] - before["now"] <= passed - PAUSE_SECONDS
            assert before["now"] <= times["now"] <= after["now"]
            assert [seat["away"] for seat in after["seats"]] == [False] * 4


def shown(visitor: Visitor, table: str) -> dict[str, Any]:
    return visitor.get(f"/api/tables/{table}").json()
