"""Retention: only what is unused for too long is deleted, independent of wall clock errors."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import insert, select, update

from cosca.server.cluster.events import LocalEvents
from cosca.server.core.constants import DAY_SECONDS
from cosca.server.core.metrics import Metrics
from cosca.server.core.settings import Settings
from cosca.server.jobs.deadlines import DeadlineScheduler
from cosca.server.jobs.event_handlers import handle_events
from cosca.server.jobs.presence import Presence
from cosca.server.jobs.retention import GRACE_SECONDS, Retention
from cosca.server.realtime.connections import ConnectionRegistry
from cosca.server.storage.rows import SessionRow
from cosca.server.storage.schema import sessions, studies, tables, users
from cosca.server.storage.users import new_session, sessions_of
from tests.server.support.http_client import ServerHarness as Served
from tests.server.support.http_client import Visitor, run_server
from tests.server.support.players import ALL, TableHarness
from tests.server.support.players import open_harness as open_house


class Time:
    """The machine's clock, and the server's own time."""

    def __init__(self) -> None:
        self.clock = time.time()
        self.up = 1000.0

    def days(self, n: float) -> None:
        self.clock += n * DAY_SECONDS
        self.up += n * DAY_SECONDS


class Kept:
    """A house with its retention, and a time that goes as it is told."""

    def __init__(self, server: TableHarness, now: Time) -> None:
        settings = Settings()
        self.house, self.now = server, now
        self.lines = ConnectionRegistry(settings, Metrics())
        events = LocalEvents(server.store)
        handle_events(events, server.tables, self.lines, DeadlineScheduler(server.tables))
        presence = Presence(server.tables, self.lines)
        self.retention = Retention(server.store, presence, events, settings, lambda: now.up)

    async def after(self, days: float) -> None:
        """So many days later, with a sweep on each of the last ones."""
        self.now.days(days - 3)
        for _ in range(4):
            await self.retention.sweep()
            self.now.days(1)
        self.now.days(-1)

    async def guest(self, name: str) -> bool:
        return await self.house.store.user(f"u-{name}") is not None

    async def table(self, id: str) -> bool:
        return await self.house.store.table(id) is not None


@pytest.fixture
def now(monkeypatch: pytest.MonkeyPatch) -> Time:
    moved = Time()
    monkeypatch.setattr(time, "time", lambda: moved.clock)
    return moved


@pytest.fixture
def keeping(database_url: str, now: Time) -> Callable[[Callable[[Kept], Coroutine[Any, Any, None]]], None]:
    """Runs a test with a database of either kind."""

    @asynccontextmanager
    async def kept() -> AsyncIterator[Kept]:
        async with open_house(database_url) as harness:
            yield Kept(harness, now)

    def run(work: Callable[[Kept], Coroutine[Any, Any, None]]) -> None:
        async def main() -> None:
            async with kept() as harness:
                await work(harness)

        asyncio.run(main())

    return run


Keeping = Callable[[Callable[[Kept], Coroutine[Any, Any, None]]], None]


def test_unused_guests_are_deleted(keeping: Keeping) -> None:
    async def work(kept: Kept) -> None:
        for name in ("anna", "bea", "carla", "dora"):
            await kept.house.user(name)
        await kept.house.table({1: "me", 2: "open", 3: "open", 4: "open"}, start=False)
        await kept.house.store.write(update(users).where(users.c.id == "u-bea").values(login="bea"))
        await kept.after(29)
        kept.now.days(60)
        await kept.house.store.write(update(users).where(users.c.id == "u-dora").values(seen=kept.now.clock))
        await kept.house.store.write(update(tables).values(changed=kept.now.clock))
        await kept.after(7)
        assert [await kept.guest(name) for name in ("anna", "bea", "carla", "dora")] == [True, True, False, True]

    keeping(work)


def test_unused_tables_are_deleted(keeping: Keeping) -> None:
    async def work(kept: Kept) -> None:
        waiting = (await kept.house.table({1: "me"}, start=False)).id
        running = (await kept.house.table(ALL)).id
        await kept.after(29)
        assert (await kept.table(waiting), await kept.table(running)) == (True, True)
        await kept.after(5)
        assert (await kept.table(waiting), await kept.table(running)) == (False, True)
        assert await kept.house.tables.get(waiting) is None
        await kept.after(150)
        assert not await kept.table(running)
        assert await kept.house.tables.get(running) is None

    keeping(work)


def test_old_shared_studies_are_deleted(keeping: Keeping) -> None:
    async def work(kept: Kept) -> None:
        async def left() -> list[str]:
            return await kept.house.store.read(lambda each: list(each.execute(select(studies.c.id)).scalars()))

        for id, made in (("old", kept.now.clock), ("new", kept.now.clock + 100 * DAY_SECONDS)):
            await kept.house.store.write(insert(studies).values(id=id, made=made, document="{}"))
        await kept.after(364)
        assert sorted(await left()) == ["new", "old"]
        await kept.after(6)
        assert await left() == ["new"]

    keeping(work)


def test_table_with_subscribers_is_kept(keeping: Keeping) -> None:
    async def work(kept: Kept) -> None:
        table = await kept.house.table(ALL)
        await kept.house.connect(table, "anna", 1)
        await kept.after(400)
        assert await kept.table(table.id)

    keeping(work)


@pytest.mark.parametrize("years", [-20, 20])
def test_corrected_clock_deletes_nothing(keeping: Keeping, now: Time, years: int) -> None:
    async def work(kept: Kept) -> None:
        await kept.house.user("bea")
        table = (await kept.house.table(ALL)).id
        await kept.house.store.write(*new_session(SessionRow("s", "u-bea", "", now.clock, now.clock), 50))
        now.clock += years * 365 * DAY_SECONDS
        for _ in range(40):  # for more than a day and a half
            now.up += 3600
            await kept.retention.sweep()
        now.clock -= years * 365 * DAY_SECONDS
        for _ in range(4):
            now.days(1)
            await kept.retention.sweep()
        assert await kept.guest("bea")
        assert await kept.table(table)
        assert len(await sessions_of(kept.house.store, "u-bea")) == 1

    keeping(work)


def test_days_in_which_the_server_was_down_do_not_count(keeping: Keeping, now: Time) -> None:
    async def work(kept: Kept) -> None:
        await kept.house.user("bea")
        now.clock += 200 * DAY_SECONDS
        await kept.retention.sweep()
        now.clock += 200 * DAY_SECONDS
        now.up += GRACE_SECONDS - 1
        await kept.retention.sweep()
        assert await kept.guest("bea")
        now.up += 1
        await kept.retention.sweep()
        assert not await kept.guest("bea")

    keeping(work)


def test_sessions_are_deleted_after_a_year(keeping: Keeping, now: Time) -> None:
    async def work(kept: Kept) -> None:
        await kept.house.user("anna")
        await kept.house.store.write(update(users).values(login="anna"))
        for id in ("old", "used"):
            await kept.house.store.write(*new_session(SessionRow(id, "u-anna", "", now.clock, now.clock), 50))
        now.days(200)
        await kept.house.store.write(update(sessions).where(sessions.c.id == "used").values(seen=now.clock))
        await kept.after(170)
        assert [row.id for row in await sessions_of(kept.house.store, "u-anna")] == ["used"]

    keeping(work)


# -------------------------------------------------------------------- finished games


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with run_server(tmp_path_factory.mktemp("server")) as harness:
        yield harness


def finished(host: Visitor, friend: Visitor) -> str:
    """A game of two that is over."""
    made = host.post(
        "/api/tables", {"game": "la_famiglia", "seats": {"1": "me", "2": "soldato", "4": "soldato"}, "open": True}
    ).json()
    assert friend.post(f"/api/tables/{made['id']}/seats/3", {"player": "me"}).status_code == 200
    assert host.post(f"/api/tables/{made['id']}/start").status_code == 200
    with host.socket(made["id"], 1) as connection:
        connection.send("propose", seat=1, what="concede")
        connection.wait_for("ack")
    assert host.get(f"/api/tables/{made['id']}").json()["status"] == "over"
    return made["id"]


def listed(visitor: Visitor) -> list[str]:
    return [each["id"] for each in visitor.get("/api/my/tables").json()]


def test_hiding_a_finished_game_keeps_it_for_others(served: Served) -> None:
    host, friend, eve = served.visitor("Ann"), served.visitor("Bea"), served.visitor("Eve")
    table = finished(host, friend)
    assert eve.error(eve.send("DELETE", f"/api/tables/{table}"), 403) == "not_allowed"
    for _ in range(2):
        assert host.send("DELETE", f"/api/tables/{table}").status_code == 200
    assert (listed(host), listed(friend)) == ([], [table])
    assert friend.get(f"/api/tables/{table}/record").status_code == 200
    with friend.socket(table, 3) as connection:
        assert connection.last("table")["status"] == "over"
    assert friend.send("DELETE", f"/api/tables/{table}").status_code == 200
    assert friend.error(friend.get(f"/api/tables/{table}"), 404) == "not_found"


def test_finished_games_are_paginated(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cosca.server.storage.store.PAGE", 2)
    host = served.visitor("Ann")
    running = host.table()
    over = [finished(host, served.visitor("Bea")) for _ in range(3)]
    assert listed(host) == [running, over[2], over[1]]
    first = host.get("/api/my/past").json()
    rest = host.http.get("/api/my/past", params={"cursor": first["next"]}).json()
    assert [table["id"] for page in (first, rest) for table in page["tables"]] == over[::-1]
    assert rest["next"] == ""
    nobody = served.visitor()
    assert nobody.error(nobody.get("/api/my/past"), 401) == "signed_out"


def test_deleted_user_leaves_finished_games_to_others(served: Served) -> None:
    host, friend = served.visitor("Ann"), served.visitor("Bea")
    table = finished(host, friend)
    assert host.send("DELETE", "/api/account").status_code == 200
    assert listed(friend) == [table]
    assert friend.get(f"/api/tables/{table}/end").status_code == 200


def test_hidden_games_stay_hidden_after_a_restart(tmp_path: Path) -> None:
    with run_server(tmp_path) as server:
        host, friend = server.visitor("Ann"), server.visitor("Bea")
        table = finished(host, friend)
        host.send("DELETE", f"/api/tables/{table}")
        cookies = host.cookies, friend.cookies
    with run_server(tmp_path) as server:
        lists = [server.visitor().get("/api/my/tables", Cookie=cookie).json() for cookie in cookies]
        assert [len(each) for each in lists] == [0, 1]
