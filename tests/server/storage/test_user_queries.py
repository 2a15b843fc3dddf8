"""Queries about users and for administrators, on both kinds of databases."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest

from cosca.server.admin.actions import AdminActions
from cosca.server.storage import admin_queries
from cosca.server.storage.rows import ResetRow, SessionRow, UserRow
from cosca.server.storage.store import Store
from cosca.server.storage.users import (
    OLDER,
    change_user,
    end_session,
    end_sessions,
    new_reset,
    new_session,
    new_user,
    reset,
    session,
    sessions_of,
    touch_session,
    void_resets,
)
from tests.server.support.players import open_harness

ANNA = UserRow("anna", "Anna", "anna", None, 1, 1.0, 5.0, email="Anna@example.org")
BEA = UserRow("bea", "Bea_%", None, None, 1, 1.0, 7.0)


async def ids(store: Store, user: str) -> list[str]:
    return [row.id for row in await sessions_of(store, user)]


def test_sessions_are_stored_and_ended(database_url: str) -> None:
    async def main() -> None:
        async with open_harness(database_url) as harness:
            store = harness.store
            await store.write(new_user(ANNA), new_user(BEA))
            for id, user in (("a1", "anna"), ("a2", "anna"), (f"{OLDER}x", "anna"), ("b1", "bea")):
                await store.write(*new_session(SessionRow(id, user, "Firefox/Linux", 1.0, 2.0), 50))
            session_and_user = await session(store, "a1")
            assert session_and_user is not None
            assert session_and_user == (SessionRow("a1", "anna", "Firefox/Linux", 1.0, 2.0), ANNA)
            await store.write(*touch_session(session_and_user[0], 9.0))
            assert (await ids(store, "anna"))[0] == "a1"
            await store.write(*end_session("anna", "b1"))  # of somebody else
            assert await ids(store, "bea") == ["b1"]
            await store.write(*end_sessions(ANNA, but="a2"))
            assert await ids(store, "anna") == ["a2"]
            kept = await session(store, f"{OLDER}x")
            assert kept is not None
            assert kept[0].ended  # else its cookie would become a session again
            assert kept[1].generation == 2
            assert await session(store, "a1") is None

    asyncio.run(main())


def test_resets_are_void_by_time_or_all(database_url: str) -> None:
    async def main() -> None:
        async with open_harness(database_url) as harness:
            await harness.store.write(new_user(ANNA), new_reset(ResetRow("h1", "anna", 1.0)))
            await harness.store.write(*void_resets("anna", 1.5), new_reset(ResetRow("h2", "anna", 2.0)))
            assert await reset(harness.store, "h1") is None
            assert await reset(harness.store, "h2") == ResetRow("h2", "anna", 2.0)
            await harness.store.write(*void_resets("anna"))
            assert await reset(harness.store, "h2") is None

    asyncio.run(main())


def test_find_users_and_tables(database_url: str) -> None:
    async def main() -> None:
        async with open_harness(database_url) as harness:
            store = harness.store
            await store.write(new_user(ANNA), new_user(BEA))
            for text, found in (("ANN", ["anna"]), ("_%", ["bea"]), ("%", ["bea"]), ("", ["bea", "anna"]), ("zzz", [])):
                assert [row.id for row in (await admin_queries.find_users(store, text))[0]] == found, text
            assert [row.id for row in (await admin_queries.find_users(store, "anna@EXAMPLE"))[0]] == ["anna"]
            table = await harness.table({1: "me", 2: "soldato", 3: "soldato", 4: "soldato"})
            for text, status, many in (
                ("u-anna", "", 1),
                (table.id, "running", 1),
                (table.id, "over", 0),
                ("bea", "", 0),
            ):
                assert len((await admin_queries.find_tables(store, text, status))[0]) == many, (text, status)
            assert (await admin_queries.sizes(store, table.id))["entries"] >= 1

    asyncio.run(main())


def test_concurrent_audit_entries_get_different_numbers(database_url: str) -> None:
    async def main() -> None:
        async with open_harness(database_url) as harness:
            await harness.store.write(new_user(ANNA))
            other = await Store.open(database_url, lock=None)
            try:
                acting = [AdminActions(store, by) for store, by in ((harness.store, "page"), (other, "command"))]
                await asyncio.gather(*[each.mute(ANNA, n % 2 == 0) for n in range(6) for each in acting])
                rows = await admin_queries.audit_last(harness.store)
            finally:
                await other.close()
            assert [row.n for row in rows] == list(range(12, 0, -1))
            assert sorted(row.by for row in rows) == ["command"] * 6 + ["page"] * 6
            assert len(await admin_queries.pending_audit(harness.store)) == 12
            await harness.store.write(admin_queries.mark_applied(12), admin_queries.mark_applied("mute"))
            assert {row.what for row in await admin_queries.pending_audit(harness.store)} <= {"unmute"}

    asyncio.run(main())


@pytest.mark.parametrize("column", ["admin", "banned", "muted"])
def test_rights_are_stored(database_url: str, column: str) -> None:
    async def main() -> None:
        async with open_harness(database_url) as harness:
            await harness.store.write(new_user(ANNA), change_user("anna", **{column: True}))
            assert await harness.store.user("anna") == replace(ANNA, **{column: True})
            assert await admin_queries.muted(harness.store) == ({"anna"} if column == "muted" else set())

    asyncio.run(main())
