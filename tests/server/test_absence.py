"""Since when somebody is away: a clock of the machine that is set makes no absence longer, and none endless."""

from __future__ import annotations

import asyncio

import pytest

from cosca.server.errors import Refused
from cosca.server.table.agreeing import AWAY
from cosca.server.table.live import LiveTable
from tests.server.people import House, World, house
from tests.server.test_clock import two


async def ask(home: House, table: LiveTable) -> None:
    await table.propose("u-anna", 1, "stand_in", home.id(), 3)


@pytest.mark.parametrize("jump", [3 * AWAY, -3 * AWAY])
@pytest.mark.parametrize("restart", [False, True])
def test_a_clock_that_is_set_moves_no_absence(sqlite_url: str, jump: float, restart: bool) -> None:
    world, id = World(), ""

    async def begin() -> None:
        nonlocal id
        async with house(sqlite_url, world) as home:
            table = await two(home, None)
            id = table.id
            world.go(10)
            table.detach(await home.line(table, "ben", 3))
            await home.rest(table)
            world.go(10)
            await home.tables.uptime.keep(home.store)
            world.wall += jump
            world.go(60)
            with pytest.raises(Refused):
                await ask(home, table)
            if not restart:
                world.go(AWAY)
                await ask(home, table)

    async def go_on() -> None:
        async with house(sqlite_url, world) as home:
            table = await home.tables.get(id)
            assert table is not None
            await home.rest(table)
            with pytest.raises(Refused):
                await ask(home, table)
            world.go(AWAY + 60)
            await ask(home, table)

    asyncio.run(begin())
    if restart:
        asyncio.run(go_on())
