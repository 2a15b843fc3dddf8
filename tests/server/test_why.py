"""Why something cannot be chosen at a table: told to whoever sits there, about the question that is open."""

from __future__ import annotations

import asyncio

import pytest

from cosca.server.errors import Refused
from cosca.server.why_routes import why_not
from tests.server.people import house

ALL = {1: "me", 2: "me", 3: "me", 4: "me"}


def test_the_own_seat_is_told_why_and_nobody_else(sqlite_url: str) -> None:
    async def ask() -> None:
        async with house(sqlite_url) as home:
            table = await home.table(ALL)
            await home.user("bert")
            seat = table.game.actors(table.match.state)[0]
            offered = table.game.choices(table.match.state, seat)[0].touches[0]
            assert offered.startswith("family:")
            told = await why_not(table, "u-anna", seat, offered)
            assert told == {"act": 0, "why": None}
            told = await why_not(table, "u-anna", seat, "area:gela")
            assert told["why"] is not None
            assert told["why"]["id"] == "why-asks"
            assert told["why"]["rules"] == ["LF-S4", "LF-W12"]
            other = await why_not(table, "u-anna", 1 + seat % 4, "area:gela")
            assert other["why"] is not None
            assert (other["why"]["id"], other["why"].get("args")) == ("why-waiting", {"seats": [seat]})
            with pytest.raises(Refused) as no:
                await why_not(table, "u-bert", seat, "area:gela")
            assert no.value.code == "not_yours"

    asyncio.run(ask())
