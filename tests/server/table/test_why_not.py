"""Why-not at a table: only for the own seat and the open question."""

from __future__ import annotations

import asyncio

import pytest

from cosca.server.protocol.refusal import Refused
from cosca.server.table.question_help import load_why_not
from tests.server.support.players import open_harness

ALL = {1: "me", 2: "me", 3: "me", 4: "me"}


def test_why_not_is_for_the_own_seat_only(sqlite_url: str) -> None:
    async def ask() -> None:
        async with open_harness(sqlite_url) as harness:
            table = await harness.table(ALL)
            await harness.user("bert")
            seat = table.game.actors(table.match.state)[0]
            offered = table.game.choices(table.match.state, seat)[0].touches[0]
            assert offered.startswith("family:")
            why_not = await load_why_not(table, "u-anna", seat, offered)
            assert why_not == {"act": 0, "why": None}
            why_not = await load_why_not(table, "u-anna", seat, "area:gela")
            assert why_not["why"] is not None
            assert why_not["why"]["id"] == "why-asks"
            assert why_not["why"]["rules"] == ["LF-S4", "LF-W12"]
            other = await load_why_not(table, "u-anna", 1 + seat % 4, "area:gela")
            assert other["why"] is not None
            assert (other["why"]["id"], other["why"].get("args")) == ("why-waiting", {"seats": [seat]})
            with pytest.raises(Refused) as no:
                await load_why_not(table, "u-bert", seat, "area:gela")
            assert no.value.code == "not_yours"

    asyncio.run(ask())
