"""The waiting time of a seat is sent at untimed tables too."""

from __future__ import annotations

import asyncio
from random import Random

import pytest

from tests.server.support.players import ALL, FakeTime, connect_all, open_harness, table_message


def test_waiting_since_of_each_seat(sqlite_url: str) -> None:
    async def play() -> None:
        fake_time = FakeTime()
        async with open_harness(sqlite_url, fake_time) as harness:
            table = await harness.table(ALL)
            connections = await connect_all(harness, table)

            def waited() -> dict[int, float]:
                meta = table_message(table, None, None)
                return {seat["seat"]: meta["now"] - seat["since"] for seat in meta["seats"] if "since" in seat}

            while len(table.journal.waiting) != 1:
                await harness.play(table, connections, Random(1), 1)
            (seat,) = table.journal.waiting
            before = waited()
            assert set(before) == {seat}
            fake_time.advance(40)
            assert waited() == {seat: pytest.approx(before[seat] + 40, abs=0.3)}
            while seat in table.journal.waiting:
                await harness.play(table, connections, Random(1), 1)
            assert waited() == {each: pytest.approx(0, abs=0.3) for each in table.journal.waiting}

    asyncio.run(play())
