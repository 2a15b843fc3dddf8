"""Absence: it begins with the last disconnect, and changes of the wall clock do not affect it."""

from __future__ import annotations

import asyncio

import pytest

from cosca.server.protocol.refusal import Moved, Refused
from cosca.server.storage.store import Store
from cosca.server.table.live_table import LiveTable
from cosca.server.table.proposals import AWAY_SECONDS
from tests.server.support.players import FakeConnection, FakeTime, TableHarness, open_harness
from tests.server.table.test_clock import two_player_table


async def ask(harness: TableHarness, table: LiveTable) -> None:
    await table.propose("u-anna", 1, "stand_in", harness.message_id(), 3)


@pytest.mark.parametrize("jump", [3 * AWAY_SECONDS, -3 * AWAY_SECONDS])
@pytest.mark.parametrize("restart", [False, True])
def test_wall_clock_change_does_not_affect_absence(sqlite_url: str, jump: float, restart: bool) -> None:
    fake_time, id = FakeTime(), ""

    async def begin() -> None:
        nonlocal id
        async with open_harness(sqlite_url, fake_time) as harness:
            table = await two_player_table(harness, None)
            id = table.id
            fake_time.advance(10)
            table.detach(await harness.connect(table, "ben", 3))
            await harness.play_until_asked(table, 3)
            fake_time.advance(10)
            await harness.tables.uptime.persist(harness.store)
            fake_time.wall += jump
            fake_time.advance(AWAY_SECONDS - 20)
            with pytest.raises(Refused):
                await ask(harness, table)
            if not restart:
                fake_time.advance(AWAY_SECONDS)
                await ask(harness, table)

    async def go_on() -> None:
        async with open_harness(sqlite_url, fake_time) as harness:
            table = await harness.tables.get(id)
            assert table is not None
            await harness.wait_until_idle(table)
            with pytest.raises(Refused):
                await ask(harness, table)
            fake_time.advance(AWAY_SECONDS + 5)
            await ask(harness, table)

    asyncio.run(begin())
    if restart:
        asyncio.run(go_on())


def test_absence_counts_from_the_last_disconnect_even_after_a_short_visit(sqlite_url: str) -> None:
    """Ben's connection breaks again before his return could be stored."""

    async def play() -> None:
        fake_time = FakeTime()
        async with open_harness(sqlite_url, fake_time) as harness:
            table = await two_player_table(harness, None)
            await harness.play_until_asked(table, 3)
            fake_time.advance(AWAY_SECONDS + 5)
            ben, done = FakeConnection("u-ben"), asyncio.Event()

            async def keep_busy() -> None:
                async with table.lock:
                    await done.wait()

            visit = asyncio.create_task(table.subscribe(ben, 3, 0))
            while not table.lock.locked():
                await asyncio.sleep(0)
            other = asyncio.create_task(keep_busy())
            await visit
            table.detach(ben)
            done.set()
            await other
            await harness.wait_until_idle(table)
            with pytest.raises(Refused) as no:
                await ask(harness, table)
            assert no.value.why == "here_lately"
            fake_time.advance(AWAY_SECONDS)
            await ask(harness, table)
            assert table.seats.rows[3].stand_in

    asyncio.run(play())


def test_subscriber_of_a_table_that_closes_meanwhile_is_not_attached(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It would stay connected to an instance that nobody uses any more, without an end and without news."""

    async def play() -> None:
        async with open_harness(sqlite_url) as harness:
            table = await two_player_table(harness, None)
            load_user = table.state.load_user

            async def load_and_lose(store: Store, user: str) -> None:
                await load_user(store, user)
                harness.tables.leave_to_others(table.id)

            monkeypatch.setattr(table.state, "load_user", load_and_lose)
            connection = FakeConnection("u-ben")
            with pytest.raises(Moved):
                await table.subscribe(connection, 3, 0)
            assert connection not in table.subscribers.attached

    asyncio.run(play())
