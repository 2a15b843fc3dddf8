"""Permissions: nobody who knows the secrets of one team ever sees those of another."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from random import Random
from typing import Any

import pytest

from cosca.server.core.constants import STAND_IN_BOT
from cosca.server.protocol.refusal import Refused
from cosca.server.protocol.server_messages import Pace
from cosca.server.storage.statements import delete_user, transfer_guest
from cosca.server.table.live_table import LiveTable
from tests.server.support.players import FakeConnection, TableHarness, open_harness

Play = Callable[[TableHarness], Awaitable[None]]


def run(url: str, play: Play) -> None:
    async def whole() -> None:
        async with open_harness(url) as harness:
            await play(harness)

    asyncio.run(whole())


async def two_player_table(
    harness: TableHarness, *others: str, start: bool = True, pace: Pace | None = None
) -> LiveTable:
    """Anna in seat 1 and Ben in seat 3, of the other team; bots for the rest. `others` are invited."""
    table = await harness.table({1: "me", 2: "default", 3: "open", 4: "default"}, start=False, pace=pace)
    for name in ("ben", *others):
        await table.join(await harness.user(name), table.row.invite)
    await table.sit(await harness.user("ben"), 3, "me")
    if start:
        await table.start("u-anna")
        await harness.wait_until_idle(table)
    return table


async def refused(act: Awaitable[Any], why: str) -> None:
    with pytest.raises(Refused) as no:
        await act
    assert no.value.why == why, no.value


def logged_changes(connection: FakeConnection) -> list[tuple[int, str]]:
    """What the log of a viewer says of seats."""
    events = [item["facts"] for item in connection.items() if item["facts"]["event"] == "seat_changed"]
    return [(facts["seat"], facts["how"]) for facts in events]


def announced_changes(connection: FakeConnection) -> list[tuple[int, str]]:
    """What the chat says of seats."""
    events = [line["event"] for message in connection.all("chat") for line in message["lines"] if "event" in line]
    return [(facts["seat"], facts["how"]) for facts in events]


@pytest.mark.parametrize("restart", [False, True])
def test_host_cannot_take_an_opponents_seat_to_see_its_secrets(sqlite_url: str, restart: bool) -> None:
    async def play(harness: TableHarness) -> None:
        table = await two_player_table(harness)
        if restart:
            table = await harness.reload(table)
        anna, ben = await harness.user("anna"), await harness.user("ben")
        for player in ("open", "soldato"):
            await refused(table.sit(anna, 3, player), "sent_away")
        await refused(table.sit(anna, 3, "me"), "seat_taken")
        await table.sit(ben, 3, "open")  # also after its player has left, nobody of the other side sits there
        if restart:
            table = await harness.reload(table)
        for seat in (3, 4):
            await refused(table.sit(anna, seat, "me"), "other_side")
        with pytest.raises(Refused):
            await harness.connect(table, "anna", 3)
        await table.sit(ben, 3, "me")
        assert table.seats.rows[3].user_id == "u-ben"

    run(sqlite_url, play)


@pytest.mark.parametrize("restart", [False, True])
def test_rejoining_by_the_invite_does_not_reset_known_secrets(sqlite_url: str, restart: bool) -> None:
    async def play(harness: TableHarness) -> None:
        table = await two_player_table(harness)
        anna, ben = await harness.user("anna"), await harness.user("ben")
        await table.sit(anna, 1, "open")  # having chosen nothing
        await table.sit(ben, 3, "open")
        if restart:
            table = await harness.reload(table)
        for user in (anna, ben):
            await table.join(user, table.row.invite)
        for seat in (3, 4):
            await refused(table.sit(anna, seat, "me"), "other_side")
        for seat in (1, 2):
            await refused(table.sit(ben, seat, "me"), "other_side")
        await table.sit(anna, 2, "me")
        await table.sit(ben, 4, "me")

    run(sqlite_url, play)


@pytest.mark.parametrize("restart", [False, True])
def test_host_without_a_seat_can_see_at_most_one_team(sqlite_url: str, restart: bool) -> None:
    async def play(harness: TableHarness) -> None:
        table = await harness.table({1: "open", 2: "default", 3: "open", 4: "default"}, start=False)
        for name, seat in (("ben", 3), ("cleo", 1)):
            await table.join(await harness.user(name), table.row.invite)
            await table.sit(await harness.user(name), seat, "me")
        await table.start("u-anna")
        anna = await harness.user("anna")
        assert (await harness.connect(table, "anna", None)).last("state")["seat"] is None
        await refused(table.sit(anna, 1, "open"), "sent_away")
        await harness.admit(table, "anna", 4)  # a bot's seat, once
        await table.sit(anna, 4, "open")
        if restart:
            table = await harness.reload(table)
        await refused(table.sit(anna, 2, "me"), "other_side")
        watching = await harness.connect(table, "anna", None)
        assert (4, "taken") in logged_changes(watching)
        assert (4, "left") in announced_changes(watching)

    run(sqlite_url, play)


@pytest.mark.parametrize("left", [False, True])
def test_known_secrets_stay_when_a_guest_becomes_an_account(sqlite_url: str, left: bool) -> None:
    async def play(harness: TableHarness) -> None:
        table = await two_player_table(harness)
        await harness.user("account")
        if left:
            await table.sit(await harness.user("ben"), 3, "open")
        await harness.store.write(*transfer_guest("u-ben", "u-account", STAND_IN_BOT))
        table = await harness.reload(table)
        account, ben = await harness.user("account"), await harness.user("ben")
        assert table.seats.rows[3].user_id == (None if left else "u-account")
        await refused(table.sit(account, 2, "me"), "other_side")
        assert not table.seats.hot_seat
        if left:
            await table.sit(account, 3, "me")
        assert "u-ben" not in table.seats.participants  # the guest is nobody any more: no cookie is left of it
        assert ben.id not in table.seats.people

    run(sqlite_url, play)


def test_an_account_that_has_played_does_not_get_the_seat_of_a_guest_of_the_other_side(sqlite_url: str) -> None:
    """One person with two identities joins them: from then on both sides are known to one, and all can see that."""

    async def play(harness: TableHarness) -> None:
        table = await two_player_table(harness, "guest", "cleo")
        anna, ben = await harness.user("anna"), await harness.user("ben")
        await table.sit(anna, 1, "open")
        await harness.admit(table, "guest", 4)
        await harness.store.write(*transfer_guest("u-guest", "u-anna", STAND_IN_BOT))
        table = await harness.reload(table)
        assert table.seats.rows[4].user_id is None
        for seat in (1, 2, 4):
            await refused(table.sit(anna, seat, "me"), "other_side")
        connection = await harness.connect(table, "ben", 3)
        assert (4, "gone") in logged_changes(connection)
        assert (4, "gone") in announced_changes(connection)
        await table.sit(ben, 3, "open")
        await table.sit(ben, 3, "me")  # whoever plays honestly is not shut out by it
        await refused(table.sit(await harness.user("cleo"), 1, "me"), "hot_seat")

    run(sqlite_url, play)


def test_deleted_user_is_announced_and_no_connection_is_closed(sqlite_url: str) -> None:
    async def play(harness: TableHarness) -> None:
        table = await two_player_table(harness, "cleo")
        connections = {
            "ben": await harness.connect(table, "ben", 3),
            "cleo": await harness.connect(table, "cleo", None),
        }
        await harness.store.write(*delete_user("u-anna", STAND_IN_BOT))
        harness.tables.user_left("u-anna")
        await harness.wait_until_idle(table)
        for connection in connections.values():
            assert connection.closed is None
            assert logged_changes(connection) == announced_changes(connection) == [(1, "gone")]
        table = await harness.reload(table)
        again = await harness.connect(table, "ben", 3)
        assert logged_changes(again) == announced_changes(again) == [(1, "gone")]  # told once
        assert table.row.host == "u-ben"
        await refused(table.sit(await harness.user("ben"), 1, "me"), "other_side")  # not even now that he is alone

    run(sqlite_url, play)


@pytest.mark.parametrize("restart", [False, True])
def test_consent_about_a_seat_does_not_reveal_it(sqlite_url: str, restart: bool) -> None:
    """An undo or an end that somebody of the other team agrees to makes nobody a player of two teams."""

    async def play(harness: TableHarness) -> None:
        table = await two_player_table(harness)
        connections = {1: await harness.connect(table, "anna", 1), 3: await harness.connect(table, "ben", 3)}
        at = 0
        while not (made := [seat for seat, _ in table.match.log if seat in connections]) or table.match.may_undo(
            made[-1]
        ):
            await harness.play(table, connections, Random(at), 1)
            await harness.wait_until_idle(table)
            at += 1
        seat = made[-1]
        mine, other = ("u-anna", "u-ben") if seat == 1 else ("u-ben", "u-anna")
        await table.undo(mine, seat, harness.message_id())
        await table.answer(other, table.table_message(other, None)["proposals"][0]["n"], True, harness.message_id())
        if restart:
            table = await harness.reload(table)
        assert table.seats.seen == {"u-anna": {1}, "u-ben": {3}}
        assert not table.seats.hot_seat
        await table.sit(await harness.user("ben"), 3, "open")
        await table.sit(await harness.user("ben"), 3, "me")

    run(sqlite_url, play)


def test_one_user_cannot_hold_two_teams_where_others_play(sqlite_url: str) -> None:
    async def play(harness: TableHarness) -> None:
        table = await two_player_table(harness, "cleo", start=False)
        ben, anna, cleo = [await harness.user(name) for name in ("ben", "anna", "cleo")]
        await table.sit(anna, 2, "me")
        await table.sit(anna, 4, "open")
        await refused(table.sit(ben, 2, "me"), "seat_taken")
        await refused(table.sit(anna, 4, "me"), "two_teams")
        await table.sit(ben, 3, "open")  # alone, one may sit everywhere, which keeps the others out
        for seat in (3, 4):
            await table.sit(anna, seat, "me")
        assert (await table.table_message_for("u-ben"))["hot_seat"]
        await table.sit(anna, 4, "open")
        await refused(table.sit(cleo, 4, "me"), "hot_seat")
        await refused(table.sit(ben, 4, "me"), "hot_seat")
        table = await harness.reload(table)
        await refused(table.sit(ben, 4, "me"), "hot_seat")
        await table.sit(anna, 3, "open")
        await table.sit(ben, 4, "me")
        assert not (await table.table_message_for(None))["hot_seat"]
        await refused(table.sit(anna, 3, "me"), "two_teams")

    run(sqlite_url, play)


@pytest.mark.parametrize("restart", [False, True])
def test_hot_seat_game_admits_no_second_user(sqlite_url: str, restart: bool) -> None:
    """Giving one side away does not make the person who knows both an opponent of anybody."""

    async def play(harness: TableHarness) -> None:
        table = await harness.table({1: "me", 2: "me", 3: "me", 4: "me"})
        eve, anna = await harness.user("eve"), await harness.user("anna")
        await table.join(eve, table.row.invite)
        watching = await harness.connect(table, "eve", None)
        assert watching.last("table")["hot_seat"]
        for seat in (3, 4):
            await table.sit(anna, seat, "open")
        if restart:
            table = await harness.reload(table)
        await refused(table.sit(eve, 3, "me"), "hot_seat")
        assert (await table.table_message_for("u-eve"))["hot_seat"]
        await table.sit(anna, 3, "me")  # nobody else plays

    run(sqlite_url, play)


@pytest.mark.parametrize("restart", [False, True])
def test_user_cannot_join_a_second_team_where_others_have_played(sqlite_url: str, restart: bool) -> None:
    async def play(harness: TableHarness) -> None:
        table = await harness.table({1: "me", 2: "default", 3: "default", 4: "default"})
        eve, anna = await harness.user("eve"), await harness.user("anna")
        await table.join(eve, table.row.invite)
        await harness.admit(table, "eve", 3)
        await table.sit(eve, 3, "open")
        if restart:
            table = await harness.reload(table)
        await refused(table.sit(anna, 4, "me"), "other_side")  # Eve has played: it is her game too
        await table.sit(eve, 4, "me")

    run(sqlite_url, play)


def test_second_user_cannot_join_a_waiting_hot_seat_table(sqlite_url: str) -> None:
    async def play(harness: TableHarness) -> None:
        table = await harness.table({1: "me", 2: "me"}, game="corleones_empire", start=False)
        ben = await harness.user("ben")
        await table.join(ben, table.row.invite)
        await refused(table.sit(ben, 3, "me"), "hot_seat")

    run(sqlite_url, play)


def test_a_spectator_sees_no_seat_and_a_rematch_is_another_game(sqlite_url: str) -> None:
    async def play(harness: TableHarness) -> None:
        table = await two_player_table(harness, "eve")
        for seat in (1, 2, 3, 4):
            with pytest.raises(Refused):
                await harness.connect(table, "eve", seat)
        with pytest.raises(Refused):
            await table.say("u-eve", 3, "as Ben", False, harness.message_id())
        with pytest.raises(Refused):
            await table.say("u-eve", None, "to a team", True, harness.message_id())
        await table.set_seat_bot("u-ben", 3, "soldato", harness.message_id())
        await table.propose("u-ben", 3, "concede", harness.message_id())
        assert table.status == "over"
        new = await harness.tables.rematch(table, await harness.user("anna"))
        assert new.seats.rows[3].bot is None  # the bot that played for Ben does not take the place of him
        await new.sit(await harness.user("ben"), 2, "me")
        await new.sit(await harness.user("ben"), 2, "open")
        await new.sit(await harness.user("ben"), 3, "me")  # before the start there are no secrets
        await refused(new.sit(await harness.user("anna"), 4, "me"), "two_teams")

    run(sqlite_url, play)


def test_teams_have_no_secrets_before_the_start(sqlite_url: str) -> None:
    """In the waiting room people go from one team to another: what is said and pinned there would go with them."""

    async def play(harness: TableHarness) -> None:
        table = await two_player_table(harness, start=False)
        for act in (
            table.say("u-anna", 1, "we take Gela first", True, harness.message_id()),
            table.pin("u-anna", 1, "area:gela", "attack", harness.message_id()),
        ):
            with pytest.raises(Refused) as no:
                await act
            assert no.value.code == "not_started"

    run(sqlite_url, play)


def test_every_change_of_a_seat_is_announced_and_logged(sqlite_url: str) -> None:
    async def play(harness: TableHarness) -> None:
        table = await two_player_table(harness, "eve")
        connections = [await harness.connect(table, name, seat) for name, seat in (("anna", 1), ("eve", None))]
        ben = await harness.user("ben")
        await table.set_seat_bot("u-ben", 3, "soldato", harness.message_id())
        await table.set_seat_bot("u-ben", 3, None, harness.message_id())
        await table.sit(ben, 3, "open")
        await table.sit(ben, 3, "me")
        await harness.admit(table, "eve", 4)
        await table.sit(await harness.user("anna"), 2, "capo")
        expected = [(3, "bot"), (3, "back"), (3, "left"), (3, "back"), (4, "taken"), (2, "bot")]
        for connection in connections:
            assert logged_changes(connection) == announced_changes(connection) == expected
        table = await harness.reload(table)
        for name, seat in (("anna", 1), ("ben", 3), ("eve", 4), ("eve", None)):
            connection = await harness.connect(table, name, seat)
            assert logged_changes(connection) == announced_changes(connection) == expected

    run(sqlite_url, play)


def test_message_ids_are_per_sender(sqlite_url: str) -> None:
    async def play(harness: TableHarness) -> None:
        table = await two_player_table(harness, "eve")
        connection = await harness.connect(table, "anna", 1)
        state = connection.last("state")
        text = state["question"]["choices"][0]["text"]
        await table.say("u-eve", None, "hello", False, "same")
        await table.say("u-ben", 3, "hello", False, "same")
        await table.set_seat_bot("u-ben", 3, "default", "same")  # of one sender it is the same message
        assert table.seats.rows[3].bot is None
        table = await harness.reload(table)
        before = len(table.match.log)
        await table.choose("u-anna", 1, state["act"], [text], "same")
        assert len(table.match.log) > before
        assert [row.user_id for row in await harness.store.chat(table.id)] == ["u-eve", "u-ben"]
        table = await harness.reload(table)
        await table.choose("u-anna", 1, state["act"], [text], "same")  # again: it is carried out, not refused

    run(sqlite_url, play)
