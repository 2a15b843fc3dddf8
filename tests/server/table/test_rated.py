"""Rated tables: what a game needs to be rated, and what is not possible in it."""

from __future__ import annotations

import asyncio
import dataclasses
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from sqlalchemy import update

from cosca.server.protocol.refusal import Refused
from cosca.server.protocol.server_messages import Pace
from cosca.server.ratings.projection import RatingProjection
from cosca.server.ratings.scale import MODEL
from cosca.server.storage import schema
from cosca.server.storage.ratings import all_ratings
from cosca.server.storage.results import results_at
from cosca.server.table.live_table import LiveTable
from tests.server.support.players import TableHarness, open_harness

LIVE: Pace = {"kind": "live", "seconds": 60, "bank": 600}
BOTS = {3: "soldato", 4: "caporegime"}


async def rated_table(harness: TableHarness, seats: dict[int, str] | None = None, **changes: Any) -> LiveTable:
    """A table of Anna and Bea with accounts that can be rated, except for the changes."""
    anna, bea = await harness.user("anna"), await harness.user("bea")
    users = schema.users
    await harness.store.write(
        *[update(users).where(users.c.id == row.id).values(login=row.name) for row in (anna, bea)]
    )
    form = {"rated": True, "hints": False, "odds": "never", "pace": LIVE, **changes}
    seats = {1: "me", **BOTS} if seats is None else seats
    table = await harness.tables.create(anna, "la_famiglia", {}, seats, False, True, False, **form)
    if 2 not in seats:
        await table.join(bea, table.row.invite)
        await table.sit(bea, 2, "me")
    return table


def with_harness(url: str, work: Callable[[TableHarness], Awaitable[None]]) -> None:
    async def main() -> None:
        async with open_harness(url) as harness:
            await work(harness)

    asyncio.run(main())


def test_rated_game_starts_and_stays_rated(sqlite_url: str) -> None:
    async def work(harness: TableHarness) -> None:
        table = await rated_table(harness)
        await table.start("u-anna")
        assert table.table_message(None, None)["rated"]
        for change in ({"rated": False}, {"hints": True}, {"odds": "always"}):
            with pytest.raises(Refused) as refusal:
                await table.update_settings("u-anna", change)
            assert refusal.value.why in ("rated_started", "hints_started")

    with_harness(sqlite_url, work)


@pytest.mark.parametrize(
    ("changes", "seats", "reason"),
    [
        ({"hints": True}, None, "rated_advice"),
        ({"odds": "request"}, None, "rated_advice"),
        ({"pace": None}, None, "rated_untimed"),
        ({}, {1: "me", 2: "me", **BOTS}, "rated_seats"),
        ({}, {1: "soldato", 2: "soldato", **BOTS}, "rated_seats"),
        ({}, {1: "me", 3: "default", 4: "soldato"}, "rated_bot"),
    ],
)
def test_unfair_game_is_not_started_as_rated(
    sqlite_url: str, changes: dict[str, Any], seats: dict[int, str] | None, reason: str
) -> None:
    async def work(harness: TableHarness) -> None:
        table = await rated_table(harness, seats, **changes)
        with pytest.raises(Refused) as refusal:
            await table.start("u-anna")
        assert refusal.value.why == reason
        assert table.status == "waiting"
        await table.update_settings("u-anna", {"rated": False})
        await table.start("u-anna")
        assert table.status == "running"

    with_harness(sqlite_url, work)


def test_everyone_in_a_rated_game_has_an_account(sqlite_url: str) -> None:
    async def work(harness: TableHarness) -> None:
        table = await rated_table(harness)
        await harness.store.write(update(schema.users).where(schema.users.c.id == "u-bea").values(login=None))
        with pytest.raises(Refused) as refusal:
            await table.start("u-anna")
        assert (refusal.value.why, refusal.value.facts["name"]) == ("rated_guest", "bea")

    with_harness(sqlite_url, work)


def test_only_the_host_learns_what_a_rated_game_lacks(sqlite_url: str) -> None:
    async def work(harness: TableHarness) -> None:
        table = await rated_table(harness, hints=True)
        with pytest.raises(Refused) as refusal:
            await table.start("u-bea")
        assert refusal.value.why == "host"

    with_harness(sqlite_url, work)


def test_undo_beyond_new_information_is_not_proposed_in_a_rated_game(sqlite_url: str) -> None:
    async def work(harness: TableHarness) -> None:
        table = await rated_table(harness)
        await table.start("u-anna")
        await harness.play_until_asked(table, 1)
        while table.match.may_undo(1) or not any(seat == 1 for seat, _ in table.match.log):
            choice = table.game.default(table.match.state, 1)
            await table.choose("u-anna", 1, table.journal.act_number(1), [choice.text], harness.message_id())
            await harness.play_until_asked(table, 1)
        with pytest.raises(Refused) as refusal:
            await table.undo("u-anna", 1, harness.message_id())
        assert refusal.value.why == "rated_undo"

    with_harness(sqlite_url, work)


async def refused(work: Awaitable[None]) -> str | None:
    with pytest.raises(Refused) as refusal:
        await work
    return refusal.value.why


def test_solo_rated_game_can_neither_be_undone_nor_drawn_nor_deleted(sqlite_url: str) -> None:
    """Alone against bots nobody has to agree: a proposal would be carried out at once."""

    async def work(harness: TableHarness) -> None:
        table = await rated_table(harness, {1: "me", 2: "soldato", **BOTS})
        await table.start("u-anna")
        await harness.play_until_asked(table, 1)
        choice = table.game.default(table.match.state, 1)
        await table.choose("u-anna", 1, table.journal.act_number(1), [choice.text], harness.message_id())
        assert await refused(table.propose("u-anna", 1, "undo", harness.message_id())) == "rated_undo"
        assert await refused(table.propose("u-anna", 1, "end", harness.message_id())) == "rated_end"
        assert await refused(table.close_table("u-anna")) == "rated_running"
        await table.propose("u-anna", 1, "concede", harness.message_id())
        await harness.wait_until_idle(table)
        assert table.status == "over"

    with_harness(sqlite_url, work)


def test_defeat_in_a_rated_game_cannot_be_passed_on(sqlite_url: str) -> None:
    """Anna leaves a lost game, and an accomplice takes her seat for the end."""

    async def work(harness: TableHarness) -> None:
        table = await rated_table(harness, {1: "me", 2: "soldato", **BOTS})
        await table.start("u-anna")
        for _ in range(3):
            await harness.play_until_asked(table, 1)
            choice = table.game.default(table.match.state, 1)
            await table.choose("u-anna", 1, table.journal.act_number(1), [choice.text], harness.message_id())
        guest = await harness.user("eve")
        eve = dataclasses.replace(guest, login="eve")
        await table.join(eve, table.row.invite)
        await table.sit(await harness.user("anna"), 1, "open")
        assert await refused(table.sit(guest, 1, "me")) == "rated_guest"
        await table.sit(eve, 1, "me")
        await harness.play_until_asked(table, 1)
        assert table.seats.rows[1].user_id == "u-eve"
        await table.propose("u-eve", 1, "concede", harness.message_id())
        await harness.wait_until_idle(table)
        row = (await results_at(harness.store, [table.id]))[table.id][0]
        assert (row.user_id, row.rated, row.rank) == ("u-anna", True, 2)

    with_harness(sqlite_url, work)


def test_bots_of_a_rated_game_cannot_be_exchanged(sqlite_url: str) -> None:
    """A weak bot plays, a strong one is beaten; or one without a rating, and nobody has lost."""

    async def work(harness: TableHarness) -> None:
        table = await rated_table(harness)
        anna = await harness.user("anna")
        await table.sit(anna, 3, "caporegime")
        await table.start("u-anna")
        assert await refused(table.sit(anna, 3, "soldato")) == "rated_exchange"
        assert await refused(table.sit(anna, 1, "default")) == "rated_bot"
        assert await refused(table.set_seat_bot("u-anna", 1, "default", harness.message_id())) == "rated_bot"
        await table.set_seat_bot("u-anna", 1, "soldato", harness.message_id())
        assert table.seats.rows[1].bot == "soldato"

    with_harness(sqlite_url, work)


def test_finished_rated_game_changes_the_ratings(sqlite_url: str) -> None:
    async def work(harness: TableHarness) -> None:
        table = await rated_table(harness)
        await table.start("u-anna")
        await table.propose("u-anna", 1, "concede", harness.message_id())
        proposal = table.table_message("u-bea", 2)["proposals"][0]["n"]
        await table.answer("u-bea", proposal, True, harness.message_id())
        assert table.status == "over"
        assert await RatingProjection(harness.store).update() == 1
        ratings = await all_ratings(harness.store)
        assert [row.user_id for row in ratings] == ["u-anna", "u-bea"]
        assert all(row.mu < MODEL.mu and row.games == 1 for row in ratings)

    with_harness(sqlite_url, work)
