"""The sender with real mail: a duty becomes one mail in the language of its reader; refusals disable the channel."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Collection, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import insert

from cosca.server.core.mailer import Mailer
from cosca.server.core.settings import Settings
from cosca.server.identity.keys import SigningKeys
from cosca.server.notifications.email import EmailChannel
from cosca.server.notifications.letters import build
from cosca.server.notifications.sender import Sender
from cosca.server.storage.channels import channel, insert_channel
from cosca.server.storage.rows import ChannelRow, DutyRow
from cosca.server.storage.schema import duties
from cosca.server.storage.store import Store
from cosca.server.timekeeping.uptime import Uptime
from tests.server.support.rows import table, user
from tests.server.support.smtp_sink import SmtpSink, run_smtp_sink

BASE = "https://cosca.example"


class Nobody:
    """Nobody looks at any table."""

    def last_look(self, table_id: str, user_id: str) -> float | None:
        return None

    async def refresh(self, looks: Collection[tuple[str, str]]) -> None:
        pass


@pytest.fixture
def sink() -> Iterator[SmtpSink]:
    with run_smtp_sink() as running:
        yield running


@dataclass
class World:
    store: Store
    sink: SmtpSink
    seconds: float = 0.0

    def start(self) -> None:
        """Start a sender, as after a restart."""
        uptime = Uptime(self.seconds, clock=lambda: self.seconds, wall=1_794_916_800.0)
        mailer = Mailer(Settings(smtp_url=self.sink.url, mail_from="cosca@example.net"))
        email = EmailChannel(mailer, SigningKeys(b"s" * 32, secure=True), BASE)
        self.sender = Sender(self.store, uptime, Nobody(), {"email": email}, build, BASE)

    async def pass_minutes(self, minutes: int) -> int:
        """Let time pass in steps of a minute; return the number of mails so far."""
        for _ in range(minutes):
            self.seconds += 60
            await self.sender.step()
            await self.sender.drain()
        return len(self.sink.raw)

    async def error(self) -> tuple[str | None, bool]:
        row = await channel(self.store, "c1")
        assert row is not None
        return row.error, row.disabled is not None


def in_world(folder: Path, sink: SmtpSink, story: Callable[[World], Awaitable[None]], **facts: Any) -> None:
    async def main() -> None:
        store = await Store.open(f"sqlite:///{folder / 'cosca.sqlite3'}")
        try:
            duty = DutyRow("d1", "t1", 1, "anna", 0.0, 200_000.0, 160_000.0, 10.0)
            address = ChannelRow("c1", "anna", None, "email", None, "anna@example.org", None, None, "", 0.0)
            await store.write(
                user("anna", email="anna@example.org", email_confirmed=1.0, **facts),
                table("t1", name="Friday night", status="running"),
                insert(duties).values(duty.to_values()),
                insert_channel(address),
            )
            world = World(store, sink)
            world.start()
            await story(world)
        finally:
            await store.close()

    asyncio.run(main())


@pytest.mark.parametrize(
    ("language", "subject"),
    [
        ("en", "Your turn at “Friday night”"),
        ("de", "Du bist am Tisch „Friday night“ dran"),
        ("pl", "Twoja tura przy stole „Friday night”"),
    ],
)
def test_a_duty_is_mailed_once_after_half_an_hour(tmp_path: Path, sink: SmtpSink, language: str, subject: str) -> None:
    async def story(world: World) -> None:
        assert await world.pass_minutes(29) == 0
        assert await world.pass_minutes(2) == 1
        world.start()
        assert await world.pass_minutes(60) == 1
        assert sink.mails[0]["Subject"].replace("\u00a0", " ") == subject

    in_world(tmp_path, sink, story, language=language)


def test_a_mail_server_that_was_down_loses_nothing(tmp_path: Path, sink: SmtpSink) -> None:
    async def story(world: World) -> None:
        sink.answers = {"MAIL": "421 closing"}
        assert await world.pass_minutes(40) == 0
        assert await world.error() == ("smtp", False)
        sink.answers = {}
        assert await world.pass_minutes(60) == 1
        assert await world.error() == (None, False)

    in_world(tmp_path, sink, story)


def test_three_refusals_of_the_recipient_end_the_attempts(tmp_path: Path, sink: SmtpSink) -> None:
    async def story(world: World) -> None:
        sink.answers = {"RCPT": "550 no such user"}
        await world.pass_minutes(40)
        assert await world.error() == ("recipient 3", True)
        sink.answers = {}
        assert await world.pass_minutes(120) == 0

    in_world(tmp_path, sink, story)


def test_readers_of_a_digest_get_no_single_mails(tmp_path: Path, sink: SmtpSink) -> None:
    async def story(world: World) -> None:
        assert await world.pass_minutes(60) == 0

    in_world(tmp_path, sink, story, notify={"digest_hour": 8})
