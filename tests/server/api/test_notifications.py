"""The inbox, the preferences for notifications, and how long rows are kept."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from sqlalchemy import insert, select

from cosca.server.storage import schema
from cosca.server.storage.inbox import CLOSED_SECONDS, KEPT_SECONDS, READ_SECONDS, inbox, old_notifications
from cosca.server.storage.notifications import announce, new_id
from cosca.server.storage.rows import DutyRow
from cosca.server.storage.store import Store
from tests.server.support import rows
from tests.server.support.http_client import ServerHarness
from tests.server.support.mail import run_mail_server


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerHarness]:
    with run_mail_server(tmp_path_factory.mktemp("server")) as harness:
        yield harness


def test_preferences_are_stored_and_checked(server: ServerHarness) -> None:
    rosa = server.visitor("Rosa")
    rosa.post("/api/guest", {"name": "Rosa"})
    before = rosa.get("/api/my/notify").json()
    assert (before["daily"], before["digest_hour"], before["late_in_quiet"]) == (False, None, False)
    assert before["delays"] == {"webhook": 10.0, "push": 45.0, "email": 1800.0}
    assert before["available"]["email"] == "no_address"
    wanted = {"stages": {"turn": ["page"]}, "delays": {"push": 120}, "daily": True, "digest_hour": 7}
    after = rosa.send("PUT", "/api/my/notify", wanted).json()
    assert after == rosa.get("/api/my/notify").json()
    assert (after["stages"]["turn"], after["stages"]["over"]) == (["page"], ["page", "push", "webhook", "email"])
    assert (after["delays"]["push"], after["daily"], after["digest_hour"]) == (120.0, True, 7)
    for bad in (
        {"sound": True},
        {"stages": {"never": ["page"]}},
        {"stages": {"turn": ["pigeon"]}},
        {"delays": {"push": 1}},
        {"delays": {"page": 60}},
        {"digest_hour": 24},
        {"daily": 1},
    ):
        assert rosa.send("PUT", "/api/my/notify", bad).status_code == 400, bad
    assert rosa.get("/api/my/notify").json() == after
    assert server.visitor().get("/api/my/notify").status_code == 401


def test_the_inbox_counts_and_is_read(server: ServerHarness) -> None:
    anna, ben = server.visitor("Anna"), server.visitor("Ben")
    ids = {
        visitor: visitor.post("/api/guest", {"name": name}).json()["user"]["id"]
        for visitor, name in ((anna, "Anna"), (ben, "Ben"))
    }
    assert anna.get("/api/my/notifications").json() == {"notifications": [], "unread": 0, "waiting": 0, "next": ""}
    seats = {"1": "me", "2": "default", "3": "open", "4": "default"}
    table = anna.post(
        "/api/tables", {"game": "la_famiglia", "seats": seats, "pace": {"kind": "days", "days": 5}}
    ).json()
    invite = anna.get(f"/api/tables/{table['id']}").json()["invite"].partition("#")[2]
    assert ben.post(f"/api/tables/{table['id']}/join", {"invite": invite}).status_code == 200
    seated = ben.post(f"/api/tables/{table['id']}/seats/3", {"player": "me"})
    assert seated.status_code == 200, seated.text
    started = anna.post(f"/api/tables/{table['id']}/start", {})
    assert started.status_code == 200, started.text
    shown = ben.get("/api/my/notifications").json()
    [entry] = [each for each in shown["notifications"] if each["stage"] == "started"]
    assert (entry["table"], entry["facts"]) == (
        {"id": table["id"], "name": None, "game": "la_famiglia"},
        {"by": "Anna"},
    )
    assert shown["unread"] == 1
    assert shown["waiting"] + anna.get("/api/my/notifications").json()["waiting"] >= 1
    assert anna.post("/api/my/notifications/read", {"ids": [entry["id"]]}).json()["unread"] == 0
    assert ben.get("/api/my/notifications").json()["unread"] == 1  # nobody reads for others
    assert ben.post("/api/my/notifications/read", {}).status_code == 400
    assert ben.post("/api/my/notifications/read", {"ids": [], "all": True}).status_code == 400
    assert ben.post("/api/my/notifications/read", {"table": table["id"]}).json()["unread"] == 0
    assert ben.get("/api/my/notifications").json()["notifications"][0]["read"] is not None
    assert ids[anna] != ids[ben]


def test_new_quiet_hours_count_for_what_the_old_ones_held_back(server: ServerHarness) -> None:
    """The sender looks at the user's waiting rows again; those that failed keep their time, others theirs."""
    anna, ben = (server.visitor(name) for name in ("Anna", "Ben"))
    services = server.services
    now, later = services.tables.uptime.now(), services.tables.uptime.now() + 8 * 3600
    row = {
        "stage": "over",
        "channel": "push",
        "table_id": None,
        "facts": {},
        "created": 1.0,
        "due": later,
        "sent": None,
    }
    for id, user, more in (
        ("held", anna, {}),
        ("failed", anna, {"tries": 1}),
        ("sent", anna, {"sent": 1.0}),
        ("of another", ben, {}),
    ):
        user_id = user.get("/api/me").json()["user"]["id"]
        values = {**row, "id": id, "subject": id, "user_id": user_id, **more}
        server.run(services.store.write(insert(schema.notifications).values(values)))
    wish = {"zone": "Europe/Rome", "quiet": None, "holidays": []}
    assert anna.send("PUT", "/api/my/hours", wish).status_code == 200
    queue = schema.notifications
    found = server.run(services.store.read(lambda db: db.execute(select(queue.c.id, queue.c.due)).all()))
    due = {id: at for id, at in found if id in ("held", "failed", "sent", "of another")}
    assert now <= due.pop("held") < later - 3600
    assert due == {"failed": later, "sent": later, "of another": later}


def test_the_inbox_has_pages(sqlite_url: str) -> None:
    async def work(store: Store) -> None:
        await store.write(rows.user("anna"))
        for n in range(70):
            await store.write(*announce("invited", f"invitation {n}", "anna", None, {"by": str(n)}, float(n)))
        seen, cursor = list[str](), ""
        while True:
            entries, cursor = await inbox(store, "anna", cursor)
            seen += [entry.row.facts["by"] for entry in entries]
            if not cursor:
                break
        assert seen == [str(n) for n in reversed(range(70))]

    rows.with_store(sqlite_url, work)


def test_old_rows_are_deleted_and_those_of_open_duties_kept(database_url: str) -> None:
    now = 100 * 86400.0

    async def work(store: Store) -> None:
        await store.write(rows.user("anna"), rows.table("t1", host="anna", status="running"))
        open_duty = DutyRow(new_id(), "t1", 1, "anna", 0.0, None, None, 0.0)
        await store.write(insert(schema.duties).values(open_duty.to_values()))

        async def add(id: str, subject: str, stage: str, due: float, **more: Any) -> None:
            row = {"id": id, "subject": subject, "stage": stage, "channel": "page", "user_id": "anna", "table_id": "t1"}
            await store.write(
                insert(schema.notifications).values(
                    {**row, "facts": {}, "created": 1.0, "due": due, "sent": 1.0, **more}
                )
            )

        await add("open", open_duty.id, "turn", 0.0)
        await add("daily", f"{open_duty.id}:3", "daily", 0.0)
        await add("closed", new_id(), "turn", now - CLOSED_SECONDS - 1)
        await add("just closed", new_id(), "late", now - 60)
        await add("old", "a", "over", now - KEPT_SECONDS - 1)
        await add("new", "b", "over", now - KEPT_SECONDS + 1)
        await add("read", "c", "over", now - READ_SECONDS - 1, read=2.0)
        await add("just read", "d", "over", now - READ_SECONDS + 1, read=2.0)
        await add("orphan", "e", "over", now + 60, channel="deleted", sent=None)
        await add("digest", "digest:anna:2026-01-01", "digest", 1e15, channel="digest", sent=None)
        await store.write(*old_notifications(now))
        left = await store.read(lambda db: db.execute(select(schema.notifications.c.id)).scalars().all())
        assert set(left) == {"open", "daily", "just closed", "new", "just read", "digest"}
        entries, _ = await inbox(store, "anna")
        assert {entry.row.id for entry in entries} == {"open", "daily", "new", "just read"}

    rows.with_store(database_url, work)


def test_a_repeated_event_is_announced_once_and_to_existing_users_only(database_url: str) -> None:
    async def work(store: Store) -> None:
        await store.write(rows.user("anna"))
        for _ in range(2):
            await store.write(*announce("invited", "invitation 1", "anna", None, {}, 0.0))
        await store.write(*announce("invited", "invitation 1", "gone", None, {}, 0.0))
        await store.write(*announce("invited", "invitation 2", "anna", None, {}, 0.0, author="gone"))
        left = await store.read(lambda db: db.execute(select(schema.notifications.c.subject)).scalars().all())
        assert sorted(left) == ["invitation 1 anna", "invitation 2 anna"]

    rows.with_store(database_url, work)
