"""Clocks on the wire: every connection is up to date without a full `table` message per choice."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any

from tests.server.support.players import FakeTime, open_harness, table_message
from tests.server.table.test_clock import connect_players, two_player_table, wait_until_quiet


def test_choice_sends_changed_clocks_but_no_table_message(sqlite_url: str) -> None:
    async def play() -> None:
        fake_time = FakeTime()
        async with open_harness(sqlite_url, fake_time) as harness:
            table = await two_player_table(harness)
            connections = await connect_players(harness, table)
            carla = await harness.user("carla")
            await table.join(carla, table.row.invite)
            watching = await harness.connect(table, "carla", None)
            shown = {each: clocks_of(each.last("table")) for each in (*connections.values(), watching)}
            tables = [len(each.all("table")) for each in shown]
            for turn in range(12):
                fake_time.advance(turn)
                heard = {each: len(each.messages) for each in shown}
                await harness.play(table, connections, Random(turn), 1)
                await wait_until_quiet(table)
                for each, before in heard.items():
                    for message in each.messages[before:]:
                        shown[each] |= message.get("times", {}).get("clocks", {})
                    assert shown[each] == clocks_of(table_message(table, None, None))
            assert [len(each.all("table")) for each in shown] == tables

    asyncio.run(play())


def clocks_of(table: dict[str, Any]) -> dict[str, Any]:
    return {str(seat["seat"]): seat["clock"] for seat in table["seats"]}
