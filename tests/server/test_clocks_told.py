"""Clocks on the wire: every line knows them at any moment, and no choice sends the whole table for that."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any

from tests.server.people import World, house, meta_of
from tests.server.test_clock import lines, rest, two


def test_a_choice_tells_the_clocks_that_changed_and_not_the_table(sqlite_url: str) -> None:
    async def play() -> None:
        world = World()
        async with house(sqlite_url, world) as home:
            table = await two(home)
            told = await lines(home, table)
            carla = await home.user("carla")
            await table.join(carla, table.row.invite)
            watching = await home.line(table, "carla", None)
            shown = {each: clocks_of(each.last("table")) for each in (*told.values(), watching)}
            tables = [len(each.all("table")) for each in shown]
            for turn in range(12):
                world.go(turn)
                heard = {each: len(each.messages) for each in shown}
                await home.play(table, told, Random(turn), 1)
                await rest(table)
                for each, before in heard.items():
                    for message in each.messages[before:]:
                        shown[each] |= message.get("times", {}).get("clocks", {})
                    assert shown[each] == clocks_of(meta_of(table, None, None))
            assert [len(each.all("table")) for each in shown] == tables

    asyncio.run(play())


def clocks_of(table: dict[str, Any]) -> dict[str, Any]:
    return {str(seat["seat"]): seat["clock"] for seat in table["seats"]}
