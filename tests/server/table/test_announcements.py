"""Events of which people are notified: who learns of them, and who does not."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import pytest
from sqlalchemy import insert, select, update

from cosca.server.storage import schema
from cosca.server.table.announcements import mentioned_users
from cosca.server.table.commands import MAX_MENTIONS
from cosca.server.table.live_table import LiveTable
from tests.server.support.players import FakeTime, TableHarness, open_harness
from tests.server.table.test_duties import four_players

Case = Callable[[TableHarness, LiveTable], Awaitable[None]]


def check(url: str, case: Case) -> None:
    async def main() -> None:
        async with open_harness(url, FakeTime()) as harness:
            await case(harness, await four_players(harness, None))

    asyncio.run(main())


async def announced(harness: TableHarness, stage: str) -> list[str]:
    """Return the users with such an entry in their inbox."""
    rows = await harness.store.read(lambda db: db.execute(select(schema.notifications)).all())
    return sorted(row.user_id.removeprefix("u-") for row in rows if row.stage == stage and row.channel == "page")


def test_a_start_is_announced_to_the_others(sqlite_url: str) -> None:
    async def case(harness: TableHarness, table: LiveTable) -> None:
        assert await announced(harness, "started") == ["ben", "carla", "dino"]

    check(sqlite_url, case)


def test_a_proposal_is_announced_to_those_who_must_answer_and_the_end_to_all(sqlite_url: str) -> None:
    async def case(harness: TableHarness, table: LiveTable) -> None:
        await table.propose("u-ben", 2, "end", harness.message_id())
        assert await announced(harness, "proposal") == ["anna", "carla", "dino"]
        number = table.table_message("u-anna", 1)["proposals"][0]["n"]
        assert await announced(harness, "over") == []
        for user in ("u-anna", "u-carla", "u-dino"):
            await table.answer(user, number, True, harness.message_id())
        assert await announced(harness, "over") == ["anna", "ben", "carla", "dino"]
        rows = await harness.store.read(lambda db: db.execute(select(schema.notifications)).all())
        assert [row.facts for row in rows if row.stage == "over"] == [{}] * 4  # who won is not said

    check(sqlite_url, case)


def test_a_newcomer_is_announced_to_all_who_play(sqlite_url: str) -> None:
    async def case(harness: TableHarness, table: LiveTable) -> None:
        table.wake_bots = lambda: None
        await table.sit(await harness.user("dino"), 4, "open")
        elsa = await harness.user("elsa")
        await table.join(elsa, table.row.invite)
        await table.sit(elsa, 4, "me")
        assert await announced(harness, "proposal") == ["anna", "ben", "carla"]

    check(sqlite_url, case)


def test_mentions_reach_members_and_teammates_only(sqlite_url: str) -> None:
    async def case(harness: TableHarness, table: LiveTable) -> None:
        await table.say("u-anna", 1, "ciao @Ben, and @nobody", False, harness.message_id())
        assert await announced(harness, "mentioned") == ["ben"]
        mates = {seat: table.seats.team_of(seat) for seat in table.game.seats}
        await table.say("u-anna", 1, "@ben @carla @dino", True, harness.message_id())
        names = {1: "anna", 2: "ben", 3: "carla", 4: "dino"}
        team = [names[seat] for seat in mates if mates[seat] == mates[1] and seat != 1]
        assert await announced(harness, "mentioned") == sorted(["ben", *team])

    check(sqlite_url, case)


@pytest.mark.parametrize("why", ["reader", "muted", "banned"])
def test_mentions_obey_mutes_and_bans(sqlite_url: str, why: str) -> None:
    async def case(harness: TableHarness, table: LiveTable) -> None:
        if why == "reader":
            await harness.store.write(insert(schema.mutes).values(user_id="u-ben", muted="u-anna"))
        else:
            users = schema.users
            await harness.store.write(update(users).where(users.c.id == "u-anna").values({why: True}))
        await table.say("u-anna", 1, "@ben", False, harness.message_id())
        assert await announced(harness, "mentioned") == []
        await table.say("u-carla", 3, "@ben", False, harness.message_id())
        assert await announced(harness, "mentioned") == ["ben"]

    check(sqlite_url, case)


def test_mentions_are_limited(sqlite_url: str) -> None:
    async def case(harness: TableHarness, table: LiveTable) -> None:
        for _ in range(MAX_MENTIONS + 3):
            await table.say("u-anna", 1, "@ben", False, harness.message_id())
        assert len(await announced(harness, "mentioned")) == MAX_MENTIONS
        assert table.state.chat.last_number >= MAX_MENTIONS + 3  # the lines themselves are not

    check(sqlite_url, case)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("@Ben!", ["b"]),
        ("hello @BEN JOHN", ["bj"]),
        ("@Ben John and @ben", ["b", "bj"]),
        ("@Benno", []),
        ("me@ben", []),
        ("@ Ben", []),
        ("@", []),
    ],
)
def test_a_name_is_mentioned_as_a_whole(text: str, expected: list[str]) -> None:
    assert sorted(mentioned_users(text, {"b": "Ben", "bj": "Ben John", "x": ""})) == expected


def test_a_hidden_page_does_not_look(sqlite_url: str) -> None:
    async def case(harness: TableHarness, table: LiveTable) -> None:
        look = harness.tables.last_look
        assert look(table.id, "u-ben") is None
        first, second = await harness.connect(table, "ben", 2), await harness.connect(table, "ben", 2)
        now = harness.tables.uptime.now()
        assert look(table.id, "u-ben") == now
        table.set_visible(first, False)
        assert look(table.id, "u-ben") == now  # the other page is visible
        table.set_visible(second, False)
        table.set_visible(second, True)
        table.detach(second)
        assert table.subscribers.is_present("u-ben")
        assert look(table.id, "u-ben") == now  # just left
        assert not table.subscribers._is_looking("u-ben")
        assert look("elsewhere", "u-ben") is None

    check(sqlite_url, case)
