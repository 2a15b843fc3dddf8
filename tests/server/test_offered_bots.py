"""Bots that a host offers besides the ranks play at tables; nobody else can bring one."""

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
from cosca.server.errors import Refused
from cosca.server.settings import BadSetting, Settings, read_settings
from tests.server.people import house
from tests.server.test_live import settled

TEMPLATE = f"program:{sys.executable} {Path(__file__).resolve().parents[2] / 'examples' / 'first_bot.py'}"


def test_an_offered_program_plays_at_a_table(sqlite_url: str, caplog: pytest.LogCaptureFixture) -> None:
    async def play() -> None:
        async with house(sqlite_url) as home:
            with pytest.raises(Refused):
                await home.table({1: "me", 2: TEMPLATE, 3: "random", 4: "random"})
            table = await home.table({1: "me", 2: "mine", 3: "random", 4: "random"})
            line = await home.line(table, "anna", 1)
            rng = Random(3)
            while not any(seat == 2 for seat, _ in table.match.log):
                await settled(table)
                await home.play(table, {1: line}, rng, 1)
            await home.tables.stop()

    create_app(Settings(bots={"mine": TEMPLATE}))
    try:
        with caplog.at_level(logging.ERROR, "cosca.bots"):
            asyncio.run(play())
        assert "default choice" not in caplog.text
    finally:
        registry.withdraw()


def test_hosts_name_bots_by_flag_or_variable() -> None:
    found = read_settings({}, {"COSCA_BOTS": "one=my_bots:One; two=program:./two --fast, --well"}).bots
    assert found == {"one": "my_bots:One", "two": "program:./two --fast, --well"}
    with pytest.raises(BadSetting, match="NAME=BOT"):
        read_settings({}, {"COSCA_BOTS": "one"})
    with pytest.raises(cosca.BadOption, match="neither"):
        create_app(Settings(bots={"mine": "nothing"}))
