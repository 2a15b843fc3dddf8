"""The digest: one mail a day at the user's hour, over daylight saving, restarts, failures and clocks set back."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path
from typing import Any
from zoneinfo import ZoneInfo

import pytest
from sqlalchemy import insert, select, update

from cosca.server.core.mailer import Mailer
from cosca.server.core.settings import Settings
from cosca.server.identity.keys import SigningKeys
from cosca.server.notifications.delivery import DeliveryFailed, Letter
from cosca.server.notifications.digest import DigestSender, digest_day
from cosca.server.notifications.email import EmailChannel, Item
from cosca.server.storage.channels import channel, insert_channel
from cosca.server.storage.inbox import old_notifications
from cosca.server.storage.rows import ChannelRow, DutyRow, NotificationRow, UserRow
from cosca.server.storage.schema import duties, notifications, users
from cosca.server.storage.store import Store
from cosca.server.timekeeping.uptime import Uptime
from tests.server.support.rows import table, user

WARSAW = ZoneInfo("Europe/Warsaw")
HOURS = [{"zone": "Europe/Warsaw", "quiet": None, "holidays": [], "since": 0.0}]


def at(text: str) -> float:
    return datetime.fromisoformat(text).replace(tzinfo=WARSAW).timestamp()


def reader(hour: int | None, zone: bool = True) -> UserRow:
    hours: Any = HOURS if zone else None
    return UserRow("anna", "Anna", "anna", None, 1, 0.0, 0.0, hours=hours, notify={"digest_hour": hour})


@dataclass
class World:
    """A store with one reader, a sender with a clock that the test sets, and what was sent."""

    store: Store
    now: float
    sent: list[tuple[Letter, list[Item]]] = field(default_factory=list)
    refuse: str = ""
    disables: bool = False

    def __post_init__(self) -> None:
        self.restart()

    def restart(self) -> None:
        keys = SigningKeys(b"s" * 32, secure=True)
        outer = self

        class Channel(EmailChannel):
            async def send(self, channel: ChannelRow, letter: Letter, items: Sequence[Item] = ()) -> None:
                if outer.refuse:
                    raise DeliveryFailed(outer.refuse, disables=outer.disables)
                outer.sent.append((letter, list(items)))

        mail = Channel(Mailer(Settings()), keys, "https://cosca.example")
        uptime = Uptime(1000.0, clock=lambda: 0.0, wall=self.now)
        self.sender = DigestSender(self.store, uptime, mail, "https://cosca.example", wall=lambda: self.now)

    async def tick(self, when: str) -> int:
        """Set the clock of the wall, send what is due, and return the number of mails so far."""
        self.now = at(when)
        await self.sender.send_due()
        return len(self.sent)

    async def owe(self, table_id: str = "t1", seat: int = 1, deadline: float | None = None) -> None:
        row = DutyRow(f"{table_id}-{seat}", table_id, seat, "anna", 900.0, deadline, None, 1e9)
        await self.store.write(insert(duties).values(row.to_values()))

    async def happen(self, stage: str, when: str, read: float | None = None, sent: float | None = None) -> None:
        row = NotificationRow(
            f"{stage}{when}",
            f"{stage} {when}",
            stage,
            "page",
            "anna",
            "t1",
            {"by": "Carla"},
            at(when),
            0.0,
            0,
            sent,
            read,
        )
        await self.store.write(insert(notifications).values(row.to_values()))

    async def prefer(self, **notify: Any) -> None:
        await self.store.write(update(users).where(users.c.id == "anna").values(notify=notify))


def in_world(folder: Path, story: Callable[[World], Awaitable[None]], **changes: Any) -> None:
    async def main() -> None:
        store = await Store.open(f"sqlite:///{folder / 'cosca.sqlite3'}")
        try:
            facts = {"hours": HOURS, "notify": {"digest_hour": 8}, "email": "anna@example.org", "email_confirmed": 1.0}
            address = ChannelRow("c1", "anna", None, "email", None, "anna@example.org", None, None, "", 0.0)
            await store.write(
                user("anna", **{**facts, **changes}),
                table("t1", name="Friday night"),
                table("t2", game="corleones_empire"),
                insert_channel(address),
            )
            await story(World(store, at("2026-11-16T12:00")))
        finally:
            await store.close()

    asyncio.run(main())


# -------------------------------------------------------------------- when


@pytest.mark.parametrize(
    ("when", "hour", "day"),
    [
        ("2026-11-17T07:59", 8, None),
        ("2026-11-17T08:00", 8, "2026-11-17"),
        ("2026-11-17T13:59", 8, "2026-11-17"),
        ("2026-11-17T14:00", 8, None),
        ("2026-11-17T23:59", 22, "2026-11-17"),
        ("2026-11-18T00:00", 22, None),
        ("2026-11-17T00:00", 0, "2026-11-17"),
        ("2026-11-17T08:00", None, None),
        ("2026-03-29T01:59", 2, None),
        ("2026-03-29T03:00", 2, "2026-03-29"),  # there is no hour 2 on this day
        ("2026-10-25T02:30", 2, "2026-10-25"),  # the hour comes twice
    ],
)
def test_the_day_of_the_digest(when: str, hour: int | None, day: str | None) -> None:
    assert digest_day(reader(hour), at(when)) == day


def test_the_repeated_hour_is_the_same_day() -> None:
    first = datetime(2026, 10, 25, 2, 30, tzinfo=WARSAW).timestamp()
    second = datetime(2026, 10, 25, 2, 30, tzinfo=WARSAW, fold=1).timestamp()
    assert second - first == 3600
    assert digest_day(reader(2), first) == digest_day(reader(2), second) == "2026-10-25"


def test_without_a_zone_the_day_is_that_of_utc() -> None:
    assert digest_day(reader(8, zone=False), at("2026-11-17T08:30")) is None  # 07:30 UTC
    assert digest_day(reader(8, zone=False), at("2026-11-17T09:00")) == "2026-11-17"


def test_one_digest_a_day_whatever_the_clock_does(tmp_path: Path) -> None:
    async def story(world: World) -> None:
        await world.owe()
        assert await world.tick("2026-11-17T07:59") == 0
        assert await world.tick("2026-11-17T08:00") == 1
        assert await world.tick("2026-11-17T09:00") == 1
        world.restart()
        assert await world.tick("2026-11-17T08:10") == 1
        assert await world.tick("2026-11-16T08:00") == 1  # the clock was set back by a day
        assert await world.tick("2026-11-17T08:30") == 1
        assert await world.tick("2026-11-18T08:00") == 2
        assert world.sent[0][0].id != world.sent[1][0].id
        await world.store.write(*old_notifications(1e9))
        kept = select(notifications.c.subject).where(notifications.c.stage == "digest")
        rows = await world.store.read(lambda db: db.execute(kept).scalars().all())
        assert rows == ["digest:anna:2026-11-18"]  # one is enough
        world.restart()
        assert await world.tick("2026-11-18T09:00") == 2

    in_world(tmp_path, story)


def test_the_repeated_hour_sends_once(tmp_path: Path) -> None:
    async def story(world: World) -> None:
        await world.owe()
        world.now = datetime(2026, 10, 25, 2, 0, tzinfo=WARSAW).timestamp()
        await world.sender.send_due()
        world.now += 3600
        await world.sender.send_due()
        assert len(world.sent) == 1

    in_world(tmp_path, story, notify={"digest_hour": 2})


def test_a_server_that_was_down_sends_later_the_same_day(tmp_path: Path) -> None:
    async def story(world: World) -> None:
        await world.owe()
        assert await world.tick("2026-11-17T11:20") == 1
        assert await world.tick("2026-11-18T20:00") == 1

    in_world(tmp_path, story)


# -------------------------------------------------------------------- what


def test_a_digest_lists_tables_and_events(tmp_path: Path) -> None:
    async def story(world: World) -> None:
        await world.owe("t1", 1, deadline=1000.0 + 100 * 3600)
        await world.owe("t1", 3)
        await world.owe("t2")
        await world.happen("mentioned", "2026-11-16T20:00")
        await world.happen("over", "2026-11-16T20:00", read=at("2026-11-16T21:00"))
        await world.happen("invited", "2026-11-16T19:00", read=5.0, sent=5.0)  # made as read by the sender
        await world.happen("started", "2026-11-10T20:00")
        await world.tick("2026-11-17T08:00")
        ((letter, items),) = world.sent
        assert letter.title == "2 tables are waiting for you"
        assert letter.url == "https://cosca.example/"
        assert [item.title for item in items] == [
            "Your turn at “Friday night”",
            "Your turn in The Godfather: Corleone’s Empire",
            "Carla invites you to play at “Friday night”",
            "Carla mentioned you at “Friday night”",
        ]
        assert "You have until" in items[0].body
        assert items[0].url == "https://cosca.example/t/t1"

    in_world(tmp_path, story)


@pytest.mark.parametrize(
    ("language", "title"),
    [("de", "Ein Tisch wartet auf dich"), ("pl", "Jeden stół czeka na ciebie")],
)
def test_a_digest_is_in_the_language_of_its_reader(tmp_path: Path, language: str, title: str) -> None:
    async def story(world: World) -> None:
        await world.owe()
        await world.tick("2026-11-17T08:00")
        letter, items = world.sent[0]
        assert letter.title.replace("\u00a0", " ") == title
        assert "digest" not in letter.body
        assert "Friday night" in items[0].title

    in_world(tmp_path, story, language=language)


def test_events_come_once_and_duties_every_day(tmp_path: Path) -> None:
    async def story(world: World) -> None:
        await world.happen("over", "2026-11-16T20:00")
        assert await world.tick("2026-11-17T08:00") == 1
        assert world.sent[0][0].title == "News from your tables"
        await world.owe()
        assert await world.tick("2026-11-18T08:00") == 2
        assert [item.title for item in world.sent[1][1]] == ["Your turn at “Friday night”"]

    in_world(tmp_path, story)


def test_nothing_pending_sends_nothing_until_the_next_day(tmp_path: Path) -> None:
    async def story(world: World) -> None:
        assert await world.tick("2026-11-17T08:00") == 0
        await world.owe()
        assert await world.tick("2026-11-17T09:00") == 0
        assert await world.tick("2026-11-18T08:00") == 1

    in_world(tmp_path, story)


def test_only_stages_that_are_wanted_by_mail_are_listed(tmp_path: Path) -> None:
    async def story(world: World) -> None:
        await world.owe()
        await world.happen("mentioned", "2026-11-16T20:00")
        await world.prefer(digest_hour=8, stages={"turn": ["page"]})
        await world.tick("2026-11-17T08:00")
        assert [item.title for item in world.sent[0][1]] == ["Carla mentioned you at “Friday night”"]

    in_world(tmp_path, story)


@pytest.mark.parametrize(
    "changes", [{"email_confirmed": None}, {"notify": None}, {"notify": {"digest_hour": None}}, {"banned": True}]
)
def test_others_get_no_digest(tmp_path: Path, changes: dict[str, Any]) -> None:
    async def story(world: World) -> None:
        await world.owe()
        assert await world.tick("2026-11-17T08:00") == 0

    in_world(tmp_path, story, **changes)


# -------------------------------------------------------------------- failures


def test_a_failed_digest_is_retried_with_the_same_id(tmp_path: Path) -> None:
    async def story(world: World) -> None:
        await world.owe()
        world.refuse = "connection"
        assert await world.tick("2026-11-17T08:00") == 0
        row = await world.store.read(
            lambda db: db.execute(select(notifications).where(notifications.c.stage == "digest")).one()
        )
        address = await channel(world.store, "c1")
        assert (row.tries, row.error, row.sent) == (1, "connection", None)
        assert row.subject == "digest:anna:2026-11-17"
        assert address is not None
        assert (address.error, address.failing_since) == ("connection", at("2026-11-17T08:00"))
        world.refuse = ""
        world.restart()
        assert await world.tick("2026-11-17T08:00:30") == 0  # not before the pause is over
        assert await world.tick("2026-11-17T08:01") == 1
        assert world.sent[0][0].id == row.id
        address = await channel(world.store, "c1")
        assert address is not None
        assert (address.error, address.failing_since) == (None, None)
        assert await world.tick("2026-11-17T08:20") == 1

    in_world(tmp_path, story)


def test_a_refused_recipient_ends_digests(tmp_path: Path) -> None:
    async def story(world: World) -> None:
        await world.owe()
        world.refuse, world.disables = "recipient 3", True
        await world.tick("2026-11-17T08:00")
        address = await channel(world.store, "c1")
        assert address is not None
        assert address.disabled == at("2026-11-17T08:00")
        world.refuse = ""
        assert await world.tick("2026-11-18T08:00") == 0

    in_world(tmp_path, story)


def test_an_unexpected_error_is_logged_without_its_text_and_retried(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def story(world: World) -> None:
        await world.owe()

        def broken(*_: object) -> None:
            raise RuntimeError("anna@example.org")

        monkeypatch.setattr(world.sender, "_items", broken)
        assert await world.tick("2026-11-17T08:00") == 0
        monkeypatch.undo()
        assert await world.tick("2026-11-17T08:01") == 1

    in_world(tmp_path, story)
    assert "anna@example.org" not in caplog.text
    assert "a digest failed" in caplog.text
