"""The odds of a conflict at a table: for its own seat, where counsel is allowed, and never more than it sees."""

from __future__ import annotations

import asyncio
from random import Random

import pytest

from cosca.server.errors import Refused
from cosca.server.odds_routes import odds
from tests.server.people import house, lines_of

ALL = {1: "me", 2: "me", 3: "me", 4: "me"}


def test_odds_are_told_to_the_own_seat_where_counsel_is_allowed(sqlite_url: str) -> None:
    async def play() -> None:
        rng = Random(4)
        async with house(sqlite_url) as home:
            table = await home.table(ALL)
            await home.user("bert")
            lines = await lines_of(home, table)
            while not table.match.state.stack[-1].key.startswith("conflict."):
                await home.play(table, lines, rng, 1)
            seat = table.game.actors(table.match.state)[0]
            told = await odds(table, "u-anna", seat)
            assert told["choices"]
            assert {each["id"] for each in told["choices"].values()} == {"odds-conflict"}
            for user, asked, code in (("u-bert", seat, "not_allowed"), ("u-anna", 1 + seat % 4, "nothing_asked")):
                with pytest.raises(Refused) as no:
                    await odds(table, user, asked)
                assert no.value.code in (code, "not_yours")
            await table.change("u-anna", {"hints": False})
            with pytest.raises(Refused) as silent:
                await odds(table, "u-anna", seat)
            assert silent.value.code == "no_hints"

    asyncio.run(play())
