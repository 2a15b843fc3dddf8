"""How long a seat has been waited for is told at untimed tables too."""

from __future__ import annotations

import asyncio
from random import Random

import pytest

from tests.server.people import ALL, World, house, lines_of, meta_of


def test_since_when_each_seat_is_waited_for(sqlite_url: str) -> None:
    async def play() -> None:
        world = World()
        async with house(sqlite_url, world) as home:
            table = await home.table(ALL)
            told = await lines_of(home, table)

            def waited() -> dict[int, float]:
                meta = meta_of(table, None, None)
                return {each["seat"]: meta["now"] - each["since"] for each in meta["seats"] if "since" in each}

            while len(table.journal.waiting) != 1:
                await home.play(table, told, Random(1), 1)
            (seat,) = table.journal.waiting
            before = waited()
            assert set(before) == {seat}
            world.go(40)
            assert waited() == {seat: pytest.approx(before[seat] + 40, abs=0.3)}
            while seat in table.journal.waiting:
                await home.play(table, told, Random(1), 1)
            assert waited() == {each: pytest.approx(0, abs=0.3) for each in table.journal.waiting}

    asyncio.run(play())
