"""Absence: changes of the wall clock do not affect it."""

from __future__ import annotations

import asyncio

import pytest

from cosca.server.protocol.refusal import Refused
from cosca.server.table.consent import AWAY_SECONDS
from cosca.server.table.live_table import LiveTable
from tests.server.support.players import FakeTime, TableHarness, open_harness
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
            await harness.wait_until_idle(table)
            fake_time.advance(10)
            await harness.tables.uptime.persist(harness.store)
            fake_time.wall += jump
            fake_time.advance(60)
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
            fake_time.advance(AWAY_SECONDS + 60)
            await ask(harness, table)

    asyncio.run(begin())
    if restart:
        asyncio.run(go_on())
