"""Broadcasts of a table: their cost is linear in the number of subscribers."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from cosca.server.services import RENAMES_PER_HOUR, TABLE_CHANGES_PER_MINUTE
from cosca.server.table import table_core
from cosca.server.table.subscribers import Subscribers
from tests.server.support.http_client import run_server
from tests.server.support.players import ALL, FakeConnection, open_harness

WAITING = {1: "me", 2: "open", 3: "open", 4: "open"}


def test_presence_is_computed_once_for_all_subscribers(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The attack: hundreds of spectators, for each of whom everybody who is here was counted again."""
    calls: list[str] = []
    for name in ("is_present", "spectator_count"):
        plain = getattr(Subscribers, name)

        def counted(self: Subscribers, about: Any, name: str = name, plain: Any = plain) -> Any:
            calls.append(name)
            return plain(self, about)

        monkeypatch.setattr(Subscribers, name, counted)

    async def play() -> None:
        async with open_harness(sqlite_url) as harness:
            table = await harness.table(ALL)
            await table.update_settings("u-anna", {"open": True})
            connections = [await harness.connect(table, "anna", 1)]
            counts = []
            for crowd in (2, 20):
                while len(connections) < crowd:
                    connections.append(await harness.connect(table, f"spectator{len(connections)}", None))
                await harness.wait_until_idle(table)
                calls.clear()
                table.send_table()
                counts.append((calls.count("spectator_count"), calls.count("is_present")))
            assert counts == [(1, 4), (1, 4)]
            assert [connection.last("table")["watching"] for connection in connections] == [19] * 20
            assert [connection.last("table")["me"]["user"] for connection in connections] == [
                connection.user for connection in connections
            ]
            for line in connections:
                seats = line.last("table")["seats"]
                assert [seat["mine"] for seat in seats] == [line.user == "u-anna"] * 4
                assert [seat["here"] for seat in seats] == [True] * 4

    asyncio.run(play())


def test_spectator_changes_are_coalesced(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The attack: lines without a seat that come and go, of each of which everyone was told."""

    async def play() -> None:
        async with open_harness(sqlite_url) as harness:
            monkeypatch.setattr(table_core, "SPECTATOR_COUNT_SECONDS", 3600.0)
            table = await harness.table(WAITING, start=False)
            await table.update_settings("u-anna", {"open": True})
            anna = await harness.connect(table, "anna", 1)
            before = len(anna.all("table"))
            for n in range(10):
                eve = await harness.connect(table, f"eve{n}", None)
                assert eve.last("table")["watching"] == 1  # whoever comes knows at once
                await harness.wait_until_idle(table)
                table.detach(eve)
                await harness.wait_until_idle(table)
            assert len(anna.all("table")) == before
            await table.sit(await harness.user("ben"), 2, "me")
            ben = await harness.connect(table, "ben", 2)
            assert anna.last("table")["seats"][1]["here"]  # of people with a seat, everyone is told at once
            table.detach(ben)
            await harness.wait_until_idle(table)
            assert not anna.last("table")["seats"][1]["here"]

    asyncio.run(play())


def test_spectator_count_is_sent_soon(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table_core, "SPECTATOR_COUNT_SECONDS", 0.01)

    async def wait_for_count(connection: FakeConnection, watching: int) -> None:
        while connection.last("table")["watching"] != watching:
            await asyncio.sleep(0.001)

    async def play() -> None:
        async with open_harness(sqlite_url) as harness:
            table = await harness.table(WAITING, start=False)
            await table.update_settings("u-anna", {"open": True})
            anna = await harness.connect(table, "anna", 1)
            eve = await harness.connect(table, "eve", None)
            await wait_for_count(anna, 1)
            table.detach(eve)
            await wait_for_count(anna, 0)

    asyncio.run(asyncio.wait_for(play(), 60))


def test_renames_and_table_changes_are_limited(tmp_path: Path) -> None:
    """The attack: a name, or a switch of a table, that changes all the time, of which everyone is told each time."""
    with run_server(tmp_path) as server:
        anna, eve = server.visitor("Anna"), server.visitor("Eve")
        table = f"/api/tables/{anna.table(open=True, start=False)}"
        for n in range(RENAMES_PER_HOUR):
            assert anna.send("PATCH", "/api/me", {"name": f"Anna {n}"}).status_code == 200
        refused = anna.send("PATCH", "/api/me", {"name": "Annetta"})
        assert (refused.status_code, refused.json()["error"]["why"]) == (429, "names")
        assert anna.get("/api/me").json()["user"]["name"] == f"Anna {RENAMES_PER_HOUR - 1}"
        assert eve.send("PATCH", "/api/me", {"name": "Evita"}).status_code == 200
        for _ in range(TABLE_CHANGES_PER_MINUTE):  # who is not the host uses up nothing of the host's
            eve.send("PATCH", table, {"spectators": False})
        codes = [
            anna.send("PATCH", table, {"spectators": n % 2 > 0}).status_code for n in range(TABLE_CHANGES_PER_MINUTE)
        ]
        assert set(codes) == {200}
        more = [anna.send("PATCH", table, {"newcomers": n % 2 > 0}) for n in range(10)]
        assert {each.json()["error"]["why"] for each in more if each.status_code == 429} == {"changes"}
        other = anna.table(start=False)
        assert anna.send("PATCH", f"/api/tables/{other}", {"open": True}).status_code == 200
