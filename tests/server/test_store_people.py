"""The SQL about people and of administrators, on both kinds of database."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest

from cosca.server import store_admin
from cosca.server.administration import Administration
from cosca.server.store import Store, UserRow
from cosca.server.store_people import (
    OLDER,
    ResetRow,
    SessionRow,
    change_user,
    end_session,
    end_sessions,
    new_reset,
    new_session,
    new_user,
    reset,
    session,
    session_seen,
    sessions_of,
)
from tests.server.people import house

ANNA = UserRow("anna", "Anna", "anna", None, 1, 1.0, 5.0, email="Anna@example.org")
BEA = UserRow("bea", "Bea_%", None, None, 1, 1.0, 7.0)


async def ids(store: Store, user: str) -> list[str]:
    return [row.id for row in await sessions_of(store, user)]


def test_sessions(database_url: str) -> None:
    async def main() -> None:
        async with house(database_url) as home:
            store = home.store
            await store.write(new_user(ANNA), new_user(BEA))
            for id, user in (("a1", "anna"), ("a2", "anna"), (f"{OLDER}x", "anna"), ("b1", "bea")):
                await store.write(new_session(SessionRow(id, user, "Firefox/Linux", 1.0, 2.0)))
            found = await session(store, "a1")
            assert found is not None
            assert found == (SessionRow("a1", "anna", "Firefox/Linux", 1.0, 2.0), ANNA)
            await store.write(*session_seen(found[0], 9.0))
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


def test_a_reset_voids_the_one_before(database_url: str) -> None:
    async def main() -> None:
        async with house(database_url) as home:
            await home.store.write(new_user(ANNA), *new_reset(ResetRow("h1", "anna", 1.0)))
            await home.store.write(*new_reset(ResetRow("h2", "anna", 2.0)))
            assert await reset(home.store, "h1") is None
            assert await reset(home.store, "h2") == ResetRow("h2", "anna", 2.0)

    asyncio.run(main())


def test_people_and_tables_are_found(database_url: str) -> None:
    async def main() -> None:
        async with house(database_url) as home:
            store = home.store
            await store.write(new_user(ANNA), new_user(BEA))
            for text, found in (("ANN", ["anna"]), ("_%", ["bea"]), ("%", ["bea"]), ("", ["bea", "anna"]), ("zzz", [])):
                assert [row.id for row in (await store_admin.find_users(store, text))[0]] == found, text
            assert [row.id for row in (await store_admin.find_users(store, "anna@EXAMPLE"))[0]] == ["anna"]
            table = await home.table({1: "me", 2: "soldato", 3: "soldato", 4: "soldato"})
            for text, status, many in (
                ("u-anna", "", 1),
                (table.id, "running", 1),
                (table.id, "over", 0),
                ("bea", "", 0),
            ):
                assert len((await store_admin.find_tables(store, text, status))[0]) == many, (text, status)
            assert (await store_admin.sizes(store, table.id))["entries"] >= 1

    asyncio.run(main())


def test_two_processes_number_their_acts(database_url: str) -> None:
    async def main() -> None:
        async with house(database_url) as home:
            await home.store.write(new_user(ANNA))
            other = await Store.open(database_url, lock=False)
            try:
                acting = [Administration(store, by) for store, by in ((home.store, "page"), (other, "command"))]
                await asyncio.gather(*[each.mute(ANNA, n % 2 == 0) for n in range(6) for each in acting])
                rows = await store_admin.audit_last(home.store)
            finally:
                await other.close()
            assert [row.n for row in rows] == list(range(12, 0, -1))
            assert sorted(row.by for row in rows) == ["command"] * 6 + ["page"] * 6
            assert len(await store_admin.not_followed(home.store)) == 12
            await home.store.write(store_admin.followed(12), store_admin.followed("mute"))
            assert {row.what for row in await store_admin.not_followed(home.store)} <= {"unmute"}

    asyncio.run(main())


@pytest.mark.parametrize("column", ["admin", "banned", "muted"])
def test_rights_are_kept(database_url: str, column: str) -> None:
    async def main() -> None:
        async with house(database_url) as home:
            await home.store.write(new_user(ANNA), change_user("anna", **{column: True}))
            assert await home.store.user("anna") == replace(ANNA, **{column: True})
            assert await store_admin.muted(home.store) == ({"anna"} if column == "muted" else set())

    asyncio.run(main())
