"""Channels in the database: the newest subscriptions stay, failures disable after a day, guests take theirs along."""

from __future__ import annotations

from dataclasses import replace

from sqlalchemy import insert, select

from cosca.server.storage import channels as sql
from cosca.server.storage.schema import notifications
from cosca.server.storage.statements import delete_user, transfer_guest
from cosca.server.storage.store import Store
from tests.server.support.letters import channel
from tests.server.support.rows import user, with_store

DAY = 24 * 3600.0


async def put(store: Store, id: str, owner: str = "anna", **values: object) -> None:
    """Insert a channel with one notification in the queue."""
    await store.write(
        sql.insert_channel(channel(**{"id": id, "user_id": owner, "address": f"https://hook.example/{id}", **values}))
    )
    await queue(store, id, owner)


async def queue(store: Store, id: str, owner: str) -> None:
    row = {"id": f"n-{id}", "subject": "d1", "stage": "turn", "channel": id, "user_id": owner, "facts": {}}
    await store.write(insert(notifications).values(**row, created=1.0, due=2.0))


async def queued(store: Store) -> dict[str, str]:
    """Return the owners of queued notifications by channel."""
    rows = await store.read(lambda connection: connection.execute(select(notifications)).all())
    return {row.channel: row.user_id for row in rows}


async def ids(store: Store, owner: str) -> list[str]:
    return [row.id for row in await sql.user_channels(store, owner)]


def test_only_the_newest_subscriptions_stay(database_url: str) -> None:
    async def work(store: Store) -> None:
        await store.write(user("anna"), user("bruno"))
        await put(store, "hook")
        for n in range(8):
            id = f"p{n}"
            row = channel(id=id, kind="push", address=f"https://push.example/{n}", created=float(n))
            await store.write(*sql.insert_subscription(row, 5))
            await queue(store, id, "anna")
        assert set(await ids(store, "anna")) == {"hook", "p3", "p4", "p5", "p6", "p7"}
        assert set(await queued(store)) == {"hook", "p3", "p4", "p5", "p6", "p7"}
        moved = channel(id="b", user_id="bruno", kind="push", address="https://push.example/7")
        await store.write(*sql.insert_subscription(moved, 5))  # Bruno signed in to the same browser
        assert "p7" not in await ids(store, "anna")
        assert await ids(store, "bruno") == ["b"]

    with_store(database_url, work)


def test_a_channel_is_disabled_after_a_day_of_failures(database_url: str) -> None:
    async def work(store: Store) -> None:
        await store.write(user("anna"))
        await put(store, "c1")

        async def fail(now: float) -> tuple[float | None, float | None, str | None]:
            before = await sql.channel(store, "c1")
            assert before is not None
            await store.write(*sql.record_failure(before, now, "timeout"))
            row = await sql.channel(store, "c1")
            assert row is not None
            return row.failing_since, row.disabled, row.error

        assert await fail(100.0) == (100.0, None, "timeout")
        assert await fail(100.0 + DAY - 1) == (100.0, None, "timeout")
        await store.write(sql.record_success("c1"))
        assert await fail(100.0 + DAY) == (100.0 + DAY, None, "timeout")  # a success starts the day again
        assert await fail(50.0) == (50.0, None, "timeout")  # so does a clock that was set back
        assert await fail(50.0 + DAY) == (50.0, 50.0 + DAY, "timeout")
        assert await fail(60.0 + DAY) == (50.0, 50.0 + DAY, "timeout")
        await store.write(sql.enable_channel("c1"))
        assert await sql.channel(store, "c1") == replace(channel(id="c1"), address="https://hook.example/c1")

    with_store(database_url, work)


def test_deleting_a_channel_deletes_its_queue(database_url: str) -> None:
    async def work(store: Store) -> None:
        await store.write(user("anna"))
        await put(store, "c1")
        await put(store, "c2")
        await store.write(*sql.delete_channel("c1"))
        assert await ids(store, "anna") == ["c2"]
        assert await queued(store) == {"c2": "anna"}
        await store.write(*delete_user("anna", "soldato"))
        assert await sql.channel(store, "c2") is None
        assert await queued(store) == {}

    with_store(database_url, work)


def test_an_account_gets_the_channels_of_its_guest(database_url: str) -> None:
    async def work(store: Store) -> None:
        await store.write(user("guest"), user("anna", login="anna"))
        await put(store, "own", "anna", address="https://hook.example/same")
        await put(store, "double", "guest", address="https://hook.example/same")
        await put(store, "new", "guest")
        await store.write(*transfer_guest("guest", "anna", "soldato"))
        assert set(await ids(store, "anna")) == {"own", "new"}
        assert await ids(store, "guest") == []
        assert await queued(store) == {"own": "anna", "new": "anna"}

    with_store(database_url, work)
