"""The sender: what it delivers when, and what it checks again right before."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from sqlalchemy import update

from cosca.server.notifications.delivery import ChannelGone, DeliveryFailed
from cosca.server.notifications.sender import backoff_seconds
from cosca.server.storage import schema
from cosca.server.storage.digests import pending
from cosca.server.storage.duties import waiting_tables
from cosca.server.storage.inbox import unread_count
from cosca.server.storage.notifications import announce
from cosca.server.storage.statements import change_table
from tests.server.support.notifying import SenderHarness, open_sender

HOUR, DAY = 3600.0, 86400.0
WALL = 1_800_000_000.0  # 08:00 UTC
Case = Callable[[SenderHarness], Awaitable[None]]


def check(url: str, case: Case) -> None:
    async def main() -> None:
        async with open_sender(url) as harness:
            await case(harness)

    asyncio.run(main())


async def set_user(harness: SenderHarness, user: str = "anna", **values: Any) -> None:
    await harness.store.write(update(schema.users).where(schema.users.c.id == user).values(values))


def hours(*quiet: str) -> list[dict[str, Any]]:
    return [{"zone": "UTC", "quiet": list(quiet), "holidays": [], "since": 0.0}]


def test_each_kind_of_channel_waits_for_its_delay_and_delivers_once(database_url: str) -> None:
    async def case(harness: SenderHarness) -> None:
        for kind in ("push", "webhook", "email"):
            await harness.add_channel(kind)
        await harness.open_duty()
        await harness.pass_time(9)
        assert not await harness.rows()
        await harness.pass_time(2)
        assert (harness.sent("webhook"), harness.sent("push")) == (["turn"], [])
        await harness.pass_time(35)
        assert (harness.sent("push"), harness.sent("email")) == (["turn"], [])
        await harness.pass_time(1800)
        await harness.pass_time(5 * DAY, 5)
        assert [harness.sent(kind) for kind in ("push", "webhook", "email")] == [["turn"]] * 3
        [(channel, letter)] = harness.channels["push"].letters
        assert (channel, letter.language, letter.title) == ("push-anna", "de", "turn Corleone ")

    check(database_url, case)


def test_a_duty_that_was_closed_meanwhile_is_not_announced(sqlite_url: str) -> None:
    async def case(harness: SenderHarness) -> None:
        await harness.add_channel("push")
        duty = await harness.open_duty()
        await harness.pass_time(20)
        assert {row.channel for row in await harness.rows()} == {"page", "push-anna"}
        await harness.close_duty(duty)
        await harness.pass_time(60)
        assert harness.sent("push") == []
        assert {row.channel for row in await harness.rows()} == {"page"}

    check(sqlite_url, case)


def test_a_table_in_quarantine_is_not_announced_until_it_is_released(sqlite_url: str) -> None:
    async def case(harness: SenderHarness) -> None:
        await harness.add_channel("push")
        await harness.open_duty()
        await harness.store.write(change_table("t1", {"quarantined": 1.0}))
        await harness.pass_time(3600, 6)
        assert harness.sent("push") == []
        assert await waiting_tables(harness.store, "anna") == 0
        assert await unread_count(harness.store, "anna") == 0
        assert not (await pending(harness.store, "anna", 0.0)).duties
        await harness.store.write(change_table("t1", {"quarantined": None}))
        await harness.pass_time(601)
        assert harness.sent("push") == ["turn"]
        assert await waiting_tables(harness.store, "anna") == 1
        assert await unread_count(harness.store, "anna") == 1

    check(sqlite_url, case)


def test_who_looks_is_notified_a_minute_after_leaving(sqlite_url: str) -> None:
    async def case(harness: SenderHarness) -> None:
        await harness.add_channel("push")
        harness.attention.look("t1", "anna")
        await harness.open_duty()
        await harness.pass_time(600, 10)
        assert not await harness.rows()  # not even in the inbox
        harness.attention.leave("t1", "anna")
        await harness.pass_time(59, 2)
        assert harness.sent("push") == []
        await harness.pass_time(62, 62)
        assert harness.sent("push") == ["turn"]

    check(sqlite_url, case)


def test_who_comes_back_while_a_row_waits_delays_it(sqlite_url: str) -> None:
    async def case(harness: SenderHarness) -> None:
        await harness.add_channel("push")
        await harness.open_duty()
        await harness.pass_time(20)
        harness.attention.look("t1", "anna")
        await harness.pass_time(300, 10)
        assert harness.sent("push") == []
        harness.attention.leave("t1", "anna")
        await harness.pass_time(61, 61)
        assert harness.sent("push") == ["turn"]
        harness.attention.look("t2", "anna")  # another table does not matter
        await harness.open_duty(table="t2")
        harness.attention.leave("t2", "anna")
        harness.attention.look("t1", "anna")
        await harness.pass_time(120, 12)
        assert harness.sent("push") == ["turn", "turn"]

    check(sqlite_url, case)


def test_quiet_hours_hold_a_row_until_their_end(sqlite_url: str) -> None:
    async def case(harness: SenderHarness) -> None:
        await harness.add_channel("push")
        await set_user(harness, hours=hours("07:00", "10:00"))
        await harness.open_duty()
        await harness.pass_time(2 * HOUR - 60, 8)
        assert harness.sent("push") == []
        await harness.pass_time(120, 2)
        assert harness.sent("push") == ["turn"]

    check(sqlite_url, case)


@pytest.mark.parametrize("allowed", [False, True])
def test_a_warning_passes_quiet_hours_only_if_the_user_allows_it(sqlite_url: str, allowed: bool) -> None:
    async def case(harness: SenderHarness) -> None:
        await harness.add_channel("push")
        await set_user(harness, hours=hours("07:00", "10:00"), notify={"late_in_quiet": allowed})
        await harness.open_duty(warn_in=HOUR)
        await harness.pass_time(HOUR + 20, 4)
        assert harness.sent("push") == (["late"] if allowed else [])
        await harness.pass_time(HOUR, 4)
        assert sorted(harness.sent("push")) == ["late", "turn"]

    check(sqlite_url, case)


def test_quiet_hours_that_ended_while_the_server_was_down_hold_nothing(sqlite_url: str) -> None:
    async def case(harness: SenderHarness) -> None:
        await harness.add_channel("push")
        await set_user(harness, hours=hours("07:00", "10:00"))
        await harness.open_duty()
        await harness.pass_time(120, 2)
        harness.time.wall += 3 * HOUR  # the server is down, its uptime stands
        await harness.restart()
        await harness.pass_time(61, 2)
        assert harness.sent("push") == ["turn"]

    check(sqlite_url, case)


def test_a_stage_is_sent_once_in_ten_minutes_for_a_table_and_channel(sqlite_url: str) -> None:
    async def case(harness: SenderHarness) -> None:
        await harness.add_channel("webhook")
        first = await harness.open_duty()
        await harness.pass_time(15)
        await harness.close_duty(first)
        await harness.open_duty()
        await harness.open_duty(table="t2")  # another table has its own limit
        await harness.pass_time(15)
        assert [letter.table for _, letter in harness.channels["webhook"].letters] == ["t1", "t2"]
        await harness.pass_time(560, 8)
        assert len(harness.sent("webhook")) == 2
        await harness.pass_time(60, 4)
        assert [letter.table for _, letter in harness.channels["webhook"].letters] == ["t1", "t2", "t1"]

    check(sqlite_url, case)


def test_users_with_a_digest_get_no_single_mail(sqlite_url: str) -> None:
    async def case(harness: SenderHarness) -> None:
        await harness.add_channel("email")
        await set_user(harness, notify={"digest_hour": 8})
        await harness.open_duty()
        await harness.pass_time(HOUR, 4)
        assert harness.sent("email") == []

    check(sqlite_url, case)


def test_preferences_decide_stages_kinds_and_delays(sqlite_url: str) -> None:
    async def case(harness: SenderHarness) -> None:
        await harness.add_channel("push")
        await harness.add_channel("webhook")
        await set_user(harness, notify={"stages": {"turn": ["push"]}, "delays": {"push": 120}})
        await harness.open_duty()
        await harness.pass_time(110, 4)
        assert harness.sent("push") == []
        await harness.pass_time(20)
        assert (harness.sent("push"), harness.sent("webhook")) == (["turn"], [])
        assert [row.read is not None for row in await harness.rows() if row.channel == "page"] == [True]

    check(sqlite_url, case)


def test_daily_reminders_come_only_if_wanted_and_once_a_day(sqlite_url: str) -> None:
    async def case(harness: SenderHarness) -> None:
        await harness.add_channel("push")
        await harness.add_channel("push", "ben")
        await set_user(harness, notify={"daily": True})
        await harness.open_duty()
        await harness.open_duty("ben", "t2")
        await harness.pass_time(3 * DAY + HOUR, 73)
        letters = harness.channels["push"].letters
        assert [letter.stage for id, letter in letters if id == "push-anna"] == ["turn", "daily", "daily", "daily"]
        assert [letter.stage for id, letter in letters if id == "push-ben"] == ["turn"]
        assert len({letter.id for _, letter in letters}) == 5

    check(sqlite_url, case)


def test_a_failing_channel_is_tried_again_with_backoff_and_recovers(sqlite_url: str) -> None:
    async def case(harness: SenderHarness) -> None:
        await harness.add_channel("push")
        harness.channels["push"].fault = DeliveryFailed("503")
        await harness.open_duty()
        await harness.pass_time(50)
        [row] = [row for row in await harness.rows() if row.channel == "push-anna"]
        assert (row.tries, row.error, row.due - harness.uptime.now()) == (1, "503", 5.0)
        [channel] = await harness.rows(schema.channels)
        assert (channel.error, channel.disabled) == ("503", None)
        harness.channels["push"].fault = None
        await harness.pass_time(6)
        assert harness.sent("push") == ["turn"]
        [channel] = await harness.rows(schema.channels)
        assert (channel.error, channel.failing_since) == (None, None)

    check(sqlite_url, case)


def test_the_backoff_grows_to_an_hour() -> None:
    assert [backoff_seconds(tries) for tries in range(5)] == [5.0, 30.0, 60.0, 120.0, 240.0]
    assert backoff_seconds(8) == backoff_seconds(1000) == HOUR


def test_a_channel_that_fails_for_a_day_is_disabled_and_others_are_not(sqlite_url: str) -> None:
    async def case(harness: SenderHarness) -> None:
        await harness.add_channel("push")
        await harness.add_channel("webhook")
        harness.channels["push"].fault = RuntimeError("https://secret.example/key")
        await harness.open_duty()
        await harness.pass_time(23 * HOUR, 92)
        disabled = {row.kind: row.disabled for row in await harness.rows(schema.channels)}
        assert disabled == {"push": None, "webhook": None}
        await harness.pass_time(3 * HOUR, 12)
        disabled = {row.kind: row.disabled is not None for row in await harness.rows(schema.channels)}
        assert disabled == {"push": True, "webhook": False}
        assert harness.sent("webhook") == ["turn"]
        assert not [row for row in await harness.rows() if row.channel == "push-anna"]
        assert not [row for row in await harness.rows(schema.channels) if "secret" in (row.error or "")]

    check(sqlite_url, case)


def test_a_channel_that_is_gone_is_deleted_with_its_rows(sqlite_url: str) -> None:
    async def case(harness: SenderHarness) -> None:
        await harness.add_channel("push")
        harness.channels["push"].fault = ChannelGone()
        await harness.open_duty()
        await harness.open_duty(table="t2")
        await harness.pass_time(50)
        assert not await harness.rows(schema.channels)
        assert {row.channel for row in await harness.rows()} == {"page"}

    check(sqlite_url, case)


def test_a_channel_that_hangs_delays_no_other(sqlite_url: str) -> None:
    async def case(harness: SenderHarness) -> None:
        for kind in ("push", "webhook"):
            await harness.add_channel(kind)
        gate = harness.channels["push"].gate = asyncio.Event()
        await harness.open_duty()
        harness.time.advance(50)
        await harness.sender.step()
        while not harness.sent("webhook"):
            await asyncio.sleep(0)
        await harness.open_duty("ben", "t2")
        await harness.add_channel("webhook", "ben")
        harness.time.advance(20)
        await harness.sender.step()
        while len(harness.sent("webhook")) < 2:
            await asyncio.sleep(0)
        assert harness.sent("push") == []
        gate.set()
        await harness.sender.drain()
        assert harness.sent("push") == ["turn"]

    check(sqlite_url, case)


def test_the_webhook_of_a_table_gets_public_stages_once(sqlite_url: str) -> None:
    async def case(harness: SenderHarness) -> None:
        await harness.add_channel("webhook", None, table_id="t1")
        now = harness.uptime.now()
        for user in ("anna", "ben"):
            await harness.store.write(*announce("over", "over t1", user, "t1", {}, now))
            await harness.store.write(*announce("mentioned", "mentioned 1 t1", user, "t1", {"by": "X"}, now))
        await harness.pass_time(20)
        [(id, letter)] = harness.channels["webhook"].letters
        assert (id, letter.title) == ("webhook-t1", "over Corleone public")

    check(sqlite_url, case)


def test_an_event_that_was_read_in_the_inbox_is_not_sent(sqlite_url: str) -> None:
    async def case(harness: SenderHarness) -> None:
        await harness.add_channel("push")
        for table in ("t1", "t2"):
            await harness.store.write(*announce("over", f"over {table}", "anna", table, {}, harness.uptime.now()))
        await harness.pass_time(20)
        read = update(schema.notifications).where(schema.notifications.c.table_id == "t1").values(read=WALL + 21)
        await harness.store.write(read)
        await harness.pass_time(40)
        assert [letter.table for _, letter in harness.channels["push"].letters] == ["t2"]

    check(sqlite_url, case)


def test_a_proposal_is_announced_only_while_it_is_open(sqlite_url: str) -> None:
    async def case(harness: SenderHarness) -> None:
        await harness.add_channel("push")
        proposal = {"n": 8, "what": "end", "seat": 1, "yes": [], "people": ["ben"], "message": ""}
        await harness.store.write(update(schema.tables).values(proposal=proposal))
        facts = {"n": 8, "what": "end", "by": "Ben"}
        for table in ("t1", "t2"):
            await harness.store.write(*announce("proposal", f"proposal 8 {table}", "anna", table, facts, 0.0))
        await harness.pass_time(20)
        settled = update(schema.tables).where(schema.tables.c.id == "t1")
        await harness.store.write(settled.values(proposal={**proposal, "result": "lapsed"}))
        await harness.pass_time(40)
        assert [letter.table for _, letter in harness.channels["push"].letters] == ["t2"]

    check(sqlite_url, case)


def test_a_database_that_fails_after_the_delivery_sends_nothing_twice(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def case(harness: SenderHarness) -> None:
        await harness.add_channel("push")
        await harness.open_duty()
        await harness.pass_time(20)
        harness.time.advance(30)
        write = harness.store.write

        async def broken(*statements: Any, **fence: Any) -> None:
            if harness.sent("push"):
                raise ConnectionError
            await write(*statements, **fence)

        monkeypatch.setattr(harness.store, "write", broken)
        await harness.step()
        monkeypatch.setattr(harness.store, "write", write)
        await harness.pass_time(60, 3)
        assert harness.sent("push") == ["turn"]
        assert not [row for row in await harness.rows() if row.sent is None]

    check(sqlite_url, case)
