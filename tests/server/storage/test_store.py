"""The store: reads return what was written; games survive the deletion of a user."""

from __future__ import annotations

import dataclasses

import pytest
from sqlalchemy import Table, delete
from sqlalchemy.exc import IntegrityError

from cosca.server.storage import schema
from cosca.server.storage.rows import ChatRow, EntryRow, PinRow, SeatRow, StateRow, TableRow, UserRow
from cosca.server.storage.statements import DELETED_NAME, delete_user, transfer_guest
from cosca.server.storage.store import Store
from tests.server.support.rows import entry, fill, line, member, pin, seat, state, table, user, with_store


@pytest.mark.parametrize(
    ("row", "of"),
    [
        (UserRow, schema.users),
        (TableRow, schema.tables),
        (SeatRow, schema.seats),
        (EntryRow, schema.entries),
        (StateRow, schema.states),
        (ChatRow, schema.chat),
        (PinRow, schema.pins),
    ],
)
def test_rows_have_the_columns_of_their_table(row: type, of: Table) -> None:
    assert [field.name for field in dataclasses.fields(row)] == [column.name for column in of.columns]


def test_rows_are_read_as_they_were_written(database_url: str) -> None:
    fill(database_url)

    async def work(store: Store) -> None:
        assert await store.user("anna") == UserRow("anna", "Anna", "anna", "$argon2id$x", 1, 1.25, 2.5)
        assert await store.user("carla") is None
        assert set(await store.users(["anna", "bruno", "carla"])) == {"anna", "bruno"}
        assert await store.users([]) == {}
        row = await store.table("t1")
        assert row is not None
        assert (row.options, row.open, row.spectators) == ({"edition": "1.2"}, True, False)
        assert (row.proposal, row.outcome) == ({"n": 1, "what": "end", "yes": [1]}, None)
        assert await store.table("t9") is None
        assert await store.seats("t1") == [
            SeatRow("t1", 1, "anna", None),
            SeatRow("t1", 2, "bruno", "soldato"),
            SeatRow("t1", 3, None, "soldato"),
            SeatRow("t1", 4, None, None),
        ]
        assert await store.members("t2") == ["anna", "bruno"]
        assert await store.entries("t1") == [
            EntryRow("t1", 1, "choice", 1, "area gela", "m1", None, '[{"event":"area"}]', "anna", 31.0),
            EntryRow("t1", 2, "undo", 1, None, "m2", [1], "[]", None, 32.0),
        ]
        assert await store.newest_state("t1") == StateRow("t1", 1, '{"seq":1}')
        assert await store.newest_state("t2") is None
        assert await store.chat("t1") == [
            ChatRow("t1", 1, 1, "anna", "Anna", "Ciao, “Don” 🍋", 0, 41.0),
            ChatRow("t1", 2, None, "bruno", "Bruno", "Ciao, “Don” 🍋", None, 42.0),
        ]
        assert await store.pins("t1") == [PinRow("t1", 1, "area:bronte", "look")]

    with_store(database_url, work)


def test_a_login_is_found_in_any_case_and_is_unique(database_url: str) -> None:
    async def work(store: Store) -> None:
        await store.write(user("a", login="strasse"), user("guest1"), user("guest2"))
        loaded = await store.user_by_login("STRASSE")
        assert loaded is not None
        assert loaded.id == "a"
        assert await store.user_by_login("guest1") is None
        with pytest.raises(IntegrityError):
            await store.write(user("b", login="strasse"))

    with_store(database_url, work)


def test_tables_are_listed_by_status_and_member(database_url: str) -> None:
    async def work(store: Store) -> None:
        await store.write(user("me"), user("other"))
        await store.write(
            table("waits", changed=1.0),
            table(
                "watched",
                pace={"kind": "live", "seconds": 30, "bank": 300},
                changed=3.0,
                status="running",
                spectators=True,
                waiting=[1, 2],
            ),
            table("unwatched", changed=4.0, status="running", host="me", waiting=[1]),
            table("private", changed=2.0, open=False),
            table("over", changed=5.0, status="over", spectators=True),
            table("not mine", changed=9.0, open=False, host="other", status="running"),
            seat("over", 1, "me"),
            seat("over", 2, "me"),
            seat("watched", 1, "other"),
            seat("watched", 2, bot="soldato"),
            seat("unwatched", 1, "me"),
            seat("unwatched", 2, bot="soldato"),
            seat("not mine", 1, "other", bot="soldato"),
            member("private", "me"),
            member("over", "me"),
        )
        rows, following = await store.open_tables()
        assert ([row.id for row in rows], following) == (["watched", "waits"], "")
        assert [len((await store.open_tables(pace=pace))[0]) for pace in ("untimed", "live", "days")] == [1, 1, 0]
        assert [row.id for row in await store.active_tables("me")] == ["unwatched", "private"]
        past, following = await store.finished_tables("me")
        assert ([row.id for row in past], following) == (["over"], "")
        assert await store.waiting_for_bots() == ["watched"]  # at the other one nobody plays

    with_store(database_url, work)


def test_newest_state_and_last_chat_lines_are_loaded(database_url: str) -> None:
    async def work(store: Store) -> None:
        await store.write(user("anna"), table("t"), *[state("t", seq) for seq in (50, 100, 9)])
        await store.write(*[line("t", n, "anna") for n in range(1, 8)])
        assert await store.newest_state("t") == StateRow("t", 100, '{"seq":100}')
        assert [row.n for row in await store.chat("t", last=3)] == [5, 6, 7]

    with_store(database_url, work)


def test_message_ids_are_unique_per_table(database_url: str) -> None:
    async def work(store: Store) -> None:
        await store.write(table("t"), table("u"))
        await store.write(entry("t", 1, message="again"), entry("u", 1, message="again"))
        await store.write(entry("t", 2, message=None), entry("t", 3, message=None))
        with pytest.raises(IntegrityError):
            await store.write(entry("t", 4, message="again"))

    with_store(database_url, work)


def test_deleting_a_table_deletes_all_its_rows(database_url: str) -> None:
    fill(database_url)

    async def work(store: Store) -> None:
        await store.write(delete(schema.tables).where(schema.tables.c.id == "t1"))
        for rows in (store.seats, store.members, store.entries, store.chat, store.pins):
            assert await rows("t1") == []
        assert await store.newest_state("t1") is None
        assert len(await store.entries("t2")) == 1
        assert await store.user("anna") is not None

    with_store(database_url, work)


def test_deleted_user_is_replaced_in_running_games(database_url: str) -> None:
    fill(database_url)

    async def work(store: Store) -> None:
        await store.write(table("t3", host="anna"), seat("t3", 1, "anna", "soldato"), pin("t3", 1, "area:gela"))
        await store.write(user("carla"), table("t4", host="anna"), seat("t4", 1, "anna"), seat("t4", 2, "carla"))
        await store.write(*delete_user("anna", "random"), *delete_user("bruno", "random"))
        assert await store.users(["anna", "bruno"]) == {}
        assert [(row.user_id, row.bot) for row in await store.seats("t1")] == [
            (None, "random"),
            (None, "soldato"),
            (None, "soldato"),
            (None, None),
        ]
        assert await store.table("t3") is None  # nobody could start it
        assert await store.seats("t4") == [SeatRow("t4", 1, None, None), SeatRow("t4", 2, "carla", None)]
        for id, host in (("t1", None), ("t2", None), ("t4", "carla")):
            loaded = await store.table(id)
            assert loaded is not None
            assert loaded.host == host
        assert await store.members("t2") == []
        assert [(row.name, row.user_id, row.text) for row in await store.chat("t1")] == [
            (DELETED_NAME, None, "Ciao, “Don” 🍋"),
            (DELETED_NAME, None, "Ciao, “Don” 🍋"),
        ]
        assert [(row.choice, row.user_id) for row in await store.entries("t1")] == [("area gela", None), (None, None)]

    with_store(database_url, work)


def test_guest_is_transferred_to_an_account(database_url: str) -> None:
    async def work(store: Store) -> None:
        await store.write(user("guest"), user("account"))
        await store.write(
            table("alone", host="guest"), seat("alone", 1, "guest"), member("alone", "guest"),
            line("alone", 1, "guest"), table("both"), seat("both", 1, "guest"), seat("both", 2, "account"),
            member("both", "guest"), member("both", "account"), entry("alone", 1, user_id="guest"),
        )  # fmt: skip
        await store.write(*transfer_guest("guest", "account", "soldato"))
        loaded = await store.table("alone")
        assert loaded is not None
        assert loaded.host == "account"
        assert [row.user_id for row in await store.seats("alone")] == ["account"]
        assert [row.user_id for row in await store.seats("both")] == [None, "account"]
        assert await store.members("alone") == ["account"]
        assert await store.members("both") == ["account", "guest"]
        assert [row.user_id for row in await store.chat("alone")] == ["account"]
        assert [row.user_id for row in await store.entries("alone")] == ["account"]

    with_store(database_url, work)


def test_foreign_keys_are_enforced(database_url: str) -> None:
    async def work(store: Store) -> None:
        with pytest.raises(IntegrityError):
            await store.write(entry("nowhere", 1))
        with pytest.raises(IntegrityError):
            await store.write(table("t", host="nobody"))
        assert await store.table("t") is None

    with_store(database_url, work)
