"""Bots that the operator offers besides the ranks; other users cannot add any."""

from __future__ import annotations

import asyncio
import logging
import sys
from pathlib import Path
from random import Random

import pytest

import cosca
from cosca.bots import registry
from cosca.server.app import create_app
from cosca.server.core.settings import BadSetting, Settings, load_settings
from cosca.server.protocol.refusal import Refused
from tests.server.support.players import open_harness
from tests.server.table.test_live_table import settled

TEMPLATE = f"program:{sys.executable} {Path(__file__).resolve().parents[3] / 'examples' / 'first_bot.py'}"


def test_an_offered_program_plays_at_a_table(sqlite_url: str, caplog: pytest.LogCaptureFixture) -> None:
    async def play() -> None:
        async with open_harness(sqlite_url) as harness:
            with pytest.raises(Refused):
                await harness.table({1: "me", 2: TEMPLATE, 3: "random", 4: "random"})
            table = await harness.table({1: "me", 2: "mine", 3: "random", 4: "random"})
            connection = await harness.connect(table, "anna", 1)
            rng = Random(3)
            while not any(seat == 2 for seat, _ in table.match.log):
                await settled(table)
                await harness.play(table, {1: connection}, rng, 1)
            await harness.tables.stop()

    create_app(Settings(bots={"mine": TEMPLATE}))
    try:
        with caplog.at_level(logging.ERROR, "cosca.bots"):
            asyncio.run(play())
        assert "default choice" not in caplog.text
    finally:
        registry.clear()


def test_offered_bots_are_set_by_flag_or_variable() -> None:
    found = load_settings({}, {"COSCA_BOTS": "one=my_bots:One; two=program:./two --fast, --well"}).bots
    assert found == {"one": "my_bots:One", "two": "program:./two --fast, --well"}
    with pytest.raises(BadSetting, match="NAME=BOT"):
        load_settings({}, {"COSCA_BOTS": "one"})
    with pytest.raises(cosca.BadOption, match="neither"):
        create_app(Settings(bots={"mine": "nothing"}))
