"""Odds at a table: for the own seat, where advice is allowed, and only from what it sees."""

from __future__ import annotations

import asyncio
from random import Random

import pytest

from cosca.server.protocol.refusal import Refused
from cosca.server.table.question_help import load_odds
from tests.server.support.players import connect_all, open_harness

ALL = {1: "me", 2: "me", 3: "me", 4: "me"}


def test_odds_need_the_own_seat_and_allowed_advice(sqlite_url: str) -> None:
    async def play() -> None:
        rng = Random(4)
        async with open_harness(sqlite_url) as harness:
            table = await harness.table(ALL)
            await harness.user("bert")
            connections = await connect_all(harness, table)
            while not table.match.state.stack[-1].key.startswith("conflict."):
                await harness.play(table, connections, rng, 1)
            seat = table.game.actors(table.match.state)[0]
            odds = await load_odds(table, "u-anna", seat)
            assert odds["choices"]
            assert {each["id"] for each in odds["choices"].values()} == {"odds-conflict"}
            for user, asked, code in (("u-bert", seat, "not_allowed"), ("u-anna", 1 + seat % 4, "nothing_asked")):
                with pytest.raises(Refused) as no:
                    await load_odds(table, user, asked)
                assert no.value.code in (code, "not_yours")
            for setting, allowed in (("always", True), ("never", False), ("request", True)):
                await table.update_settings("u-anna", {"odds": setting})
                assert table.table_message("u-anna", None)["odds"] == setting
                if allowed:
                    assert await load_odds(table, "u-anna", seat) == odds
                    continue
                with pytest.raises(Refused) as never:
                    await load_odds(table, "u-anna", seat)
                assert (never.value.code, never.value.why) == ("no_hints", "odds")
            await table.update_settings("u-anna", {"hints": False})
            with pytest.raises(Refused) as silent:
                await load_odds(table, "u-anna", seat)
            assert silent.value.code == "no_hints"

    asyncio.run(play())


def test_the_setting_of_the_odds_is_kept(sqlite_url: str) -> None:
    async def play() -> None:
        async with open_harness(sqlite_url) as harness:
            table = await harness.table(ALL)
            assert table.row.odds == "request"
            await table.update_settings("u-anna", {"odds": "always"})
            table = await harness.reload(table)
            await table.propose("u-anna", 1, "concede", harness.message_id())
            again = await harness.tables.rematch(table, await harness.user("anna"))
            assert (table.row.odds, again.row.odds) == ("always", "always")

    asyncio.run(play())
