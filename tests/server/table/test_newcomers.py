"""Newcomers: nobody joins a running game without the consent of all players."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from cosca.server.api.replays import check_view
from cosca.server.protocol.refusal import Refused
from cosca.server.storage.statements import delete_user
from cosca.server.table.live_table import LiveTable
from cosca.server.table.newcomers import GRACE_SECONDS, MAX_REQUESTS, RETRY_SECONDS
from tests.server.support.http_client import run_server
from tests.server.support.players import FakeConnection, FakeTime, TableHarness, open_harness
from tests.server.table.test_permissions import announced_changes, logged_changes, refused, run, two_player_table

ANSWER = 600.0  # seconds for an answer at an untimed table


def joins(table: LiveTable, user: str) -> list[dict[str, Any]]:
    """The requests that somebody is told of."""
    return [
        dict(proposal) for proposal in table.table_message(f"u-{user}", None)["proposals"] if proposal["what"] == "join"
    ]


def result(table: LiveTable, user: str) -> str:
    """How the last request ended, as somebody is told."""
    return next(each["result"] for each in table.table_message(f"u-{user}", None)["settled"] if each["what"] == "join")


async def asked(harness: TableHarness, *others: str, **given: Any) -> LiveTable:
    """Anna and Ben play against each other; Eve, who watches, asks for the bot's seat beside Ben."""
    table = await two_player_table(harness, "eve", *others, **given)
    await harness.connect(table, "eve", None)
    await table.sit(await harness.user("eve"), 4, "me")
    return table


async def answer(harness: TableHarness, table: LiveTable, user: str, yes: bool) -> None:
    await table.answer(f"u-{user}", joins(table, user)[0]["n"], yes, harness.message_id())


def timed(url: str, play: Callable[[TableHarness, FakeTime], Awaitable[None]]) -> None:
    """Runs with a clock of the test's own."""

    async def whole() -> None:
        fake_time = FakeTime()
        async with open_harness(url, fake_time) as harness:
            await play(harness, fake_time)

    asyncio.run(whole())


def seats_seen(connection: FakeConnection) -> set[int | None]:
    return {state["seat"] for state in connection.all("state")}


# -------------------------------------------------------------------- consent


def test_second_guest_cannot_see_the_other_team(sqlite_url: str) -> None:
    """Anna's second guest asks for the bot's seat beside Ben, whose hidden orders she would read, and leaves."""

    async def play(harness: TableHarness) -> None:
        table = await two_player_table(harness, "eve", "cleo")
        connections = {name: await harness.connect(table, name, None) for name in ("eve", "cleo")}
        eve = await harness.user("eve")
        await table.sit(eve, 4, "me")
        assert table.seats.rows[4].user_id is None
        for act in (harness.connect(table, "eve", 4), table.say("u-eve", 4, "hello", True, harness.message_id())):
            with pytest.raises(Refused):
                await act
        with pytest.raises(Refused):
            check_view(table, "u-eve", 4)
        for name in ("anna", "ben", "eve"):
            request = joins(table, name)[0]
            assert (request["seat"], request["name"], request["user"], request["waiting"]) == (
                4,
                "eve",
                "u-eve",
                [1, 3],
            )
            assert request["asked"] == (name != "eve")
        assert not joins(table, "cleo")
        await refused(answer(harness, table, "eve", True), "proposal")  # nobody agrees to the own request
        await answer(harness, table, "anna", True)
        await answer(harness, table, "ben", False)
        assert result(table, "eve") == "refused"
        assert table.seats.rows[4].user_id is None
        await refused(table.sit(eve, 4, "me"), "joins")
        await refused(table.sit(eve, 2, "me"), "joins")
        assert seats_seen(connections["eve"]) == {None}
        assert "u-eve" not in table.seats.participants

    run(sqlite_url, play)


@pytest.mark.parametrize("restart", [False, True])
def test_a_newcomer_plays_when_everybody_agreed_and_the_log_names_them(sqlite_url: str, restart: bool) -> None:
    async def play(harness: TableHarness) -> None:
        table = await asked(harness)
        for name in ("anna", "ben"):
            assert table.seats.rows[4].user_id is None
            if restart:
                table = await harness.reload(table)
            await answer(harness, table, name, True)
        assert table.seats.rows[4].user_id == "u-eve"
        connection = await harness.connect(table, "anna", 1)
        assert logged_changes(connection) == announced_changes(connection) == [(4, "taken")]
        events = next(item["facts"] for item in connection.items() if item["facts"]["event"] == "seat_changed")
        assert events["person"] == "eve"
        assert seats_seen(await harness.connect(table, "eve", 4)) == {4}
        await table.sit(await harness.user("eve"), 4, "open")
        await refused(table.sit(await harness.user("eve"), 2, "me"), "other_side")
        await table.sit(await harness.user("eve"), 4, "me")  # who has played comes back without asking
        assert table.seats.rows[4].user_id == "u-eve"

    run(sqlite_url, play)


@pytest.mark.parametrize(
    ("agreed", "here", "admitted"),
    [
        (["anna"], [], True),  # Ben is away: nobody waits for him longer
        (["anna"], ["ben"], False),  # the silence of somebody who is here refuses
        ([], [], False),  # somebody must have agreed
        ([], ["anna"], False),
    ],
)
def test_only_present_players_block_a_request_by_silence(
    sqlite_url: str, agreed: list[str], here: list[str], admitted: bool
) -> None:
    async def play(harness: TableHarness, fake_time: FakeTime) -> None:
        table = await asked(harness)
        for name in agreed:
            await answer(harness, table, name, True)
        for name in here:
            await harness.connect(table, name, None)
        fake_time.advance(ANSWER - 1)
        await table.run_timeouts()
        assert joins(table, "eve")
        fake_time.advance(2)
        await table.run_timeouts()
        assert result(table, "eve") == ("agreed" if admitted else "lapsed")
        assert (table.seats.rows[4].user_id == "u-eve") == admitted
        if not admitted:
            await refused(table.sit(await harness.user("eve"), 4, "me"), "joins")
            fake_time.advance(RETRY_SECONDS)
            await table.sit(await harness.user("eve"), 4, "me")
            assert joins(table, "ben")

    timed(sqlite_url, play)


@pytest.mark.parametrize("how", ["restart", "line"])
def test_recently_connected_player_is_not_absent(sqlite_url: str, how: str) -> None:
    """Ben ponders; that his line broke, or the server restarts, as the time runs out, lets nobody in."""

    async def play(harness: TableHarness, fake_time: FakeTime) -> None:
        table = await asked(harness)
        connection = await harness.connect(table, "ben", 3)
        await harness.wait_until_idle(table)
        await answer(harness, table, "anna", True)
        fake_time.advance(ANSWER - 5)
        if how == "line":
            table.detach(connection)
            await harness.wait_until_idle(table)
        fake_time.advance(10)
        if how == "restart":
            table = await harness.reload(table)
        await table.run_timeouts()
        assert result(table, "ben") == "lapsed"
        assert table.seats.rows[4].user_id is None

    timed(sqlite_url, play)


def test_players_who_left_are_not_asked_and_an_abandoned_game_needs_no_consent(sqlite_url: str) -> None:
    async def play(harness: TableHarness) -> None:
        table = await asked(harness)
        await table.sit(await harness.user("ben"), 3, "open")
        assert joins(table, "eve")[0]["waiting"] == [1]
        await table.sit(await harness.user("anna"), 1, "open")
        assert table.seats.rows[4].user_id == "u-eve"  # nobody plays any more

    run(sqlite_url, play)


def test_request_is_settled_when_its_seat_is_taken(sqlite_url: str) -> None:
    async def play(harness: TableHarness) -> None:
        table = await two_player_table(harness, "eve")
        ben, eve = await harness.user("ben"), await harness.user("eve")
        await table.sit(ben, 3, "open")
        await table.sit(eve, 3, "me")
        await table.sit(ben, 3, "me")  # whose seat it was
        assert result(table, "eve") == "overtaken"
        assert table.seats.rows[3].user_id == "u-ben"

    run(sqlite_url, play)


# -------------------------------------------------------------------- the newcomer


def test_request_is_withdrawn_when_the_newcomer_disconnects(sqlite_url: str) -> None:
    async def play(harness: TableHarness, fake_time: FakeTime) -> None:
        table = await two_player_table(harness, "eve")
        connection = await harness.connect(table, "eve", None)
        await table.sit(await harness.user("eve"), 4, "me")
        for wait in (GRACE_SECONDS / 2, GRACE_SECONDS + 1):
            table.detach(connection)
            await harness.wait_until_idle(table)
            fake_time.advance(wait)
            await table.run_timeouts()
            connection = await harness.connect(table, "eve", None)
            await harness.wait_until_idle(table)
            assert bool(joins(table, "ben")) == (wait < GRACE_SECONDS)
        assert result(table, "ben") == "withdrawn"

    timed(sqlite_url, play)


def test_a_request_is_open_after_a_restart_and_can_be_withdrawn(sqlite_url: str) -> None:
    async def play(harness: TableHarness) -> None:
        table = await asked(harness)
        before = joins(table, "ben")
        table = await harness.reload(table)
        assert joins(table, "ben") == before
        assert table.seats.rows[4].user_id is None
        await answer(harness, table, "eve", False)
        assert result(table, "ben") == "withdrawn"
        with pytest.raises(Refused):
            await table.answer("u-ben", before[0]["n"], True, harness.message_id())
        await table.sit(await harness.user("eve"), 2, "me")  # who withdraws may ask for another seat
        await table.sit(await harness.user("eve"), 2, "open")
        assert result(table, "ben") == "withdrawn"
        await harness.store.write(*delete_user("u-eve", "soldato"))
        assert not joins(await harness.reload(table), "ben")

    run(sqlite_url, play)


def test_request_of_a_removed_user_is_withdrawn(sqlite_url: str) -> None:
    async def play(harness: TableHarness) -> None:
        table = await asked(harness)
        await harness.store.write(*delete_user("u-eve", "soldato"))
        table = await harness.reload(table)
        assert result(table, "ben") == "withdrawn"
        table = await two_player_table(harness, "cleo")
        await table.sit(await harness.user("cleo"), 4, "me")
        await table.remove("u-cleo")  # by an administrator
        assert result(table, "ben") == "withdrawn"

    run(sqlite_url, play)


def test_one_request_at_a_time_and_not_many_in_a_row(sqlite_url: str) -> None:
    async def play(harness: TableHarness) -> None:
        table = await asked(harness, "cleo")
        await table.sit(await harness.user("eve"), 4, "me")  # the same again
        assert len(joins(table, "ben")) == 1
        await refused(table.sit(await harness.user("eve"), 2, "me"), "proposal_open")
        await refused(table.sit(await harness.user("cleo"), 2, "me"), "proposal_open")
        for _ in range(MAX_REQUESTS - 1):
            await answer(harness, table, "eve", False)
            await table.sit(await harness.user("eve"), 4, "me")
        await answer(harness, table, "eve", False)
        await refused(table.sit(await harness.user("eve"), 4, "me"), "joins")
        await table.sit(await harness.user("cleo"), 2, "me")
        assert joins(table, "ben")[0]["name"] == "cleo"

    run(sqlite_url, play)


# -------------------------------------------------------------------- what was said before


@pytest.mark.parametrize("restart", [False, True])
def test_newcomer_does_not_get_earlier_team_chat(sqlite_url: str, restart: bool) -> None:
    async def play(harness: TableHarness) -> None:
        table = await two_player_table(harness, "eve", "cleo")
        await harness.admit(table, "cleo", 4)
        await table.say("u-ben", 3, "we take Gela", True, harness.message_id())
        await table.say("u-ben", 3, "good evening", False, harness.message_id())
        for name, seat in (("cleo", 4), ("ben", 3)):
            await table.pin(f"u-{name}", seat, "area:gela", "attack", harness.message_id())
        await table.sit(await harness.user("cleo"), 4, "open")
        await harness.admit(table, "eve", 4)
        connection = await harness.connect(table, "eve", 4)
        await table.say("u-ben", 3, "welcome", True, harness.message_id())
        if restart:
            table = await harness.reload(table)
        again, ben = await harness.connect(table, "eve", 4), await harness.connect(table, "ben", 3)
        for each in (connection, again):
            heard = [text for text in each.chat_texts() if text]
            assert heard == ["good evening", "welcome"]
        assert [text for text in ben.chat_texts() if text] == ["we take Gela", "good evening", "welcome"]
        assert [pin["seat"] for pin in again.last("pins")["pins"]] == [3]  # what the mate marks now, not who is gone
        ends = [message["lines"] for message in (again.last("chat"), ben.last("chat"))]
        assert ends[0][-1]["n"] == ends[1][-1]["n"]
        assert all(line["user"] is None for line in ends[1] if "event" in line)

    run(sqlite_url, play)


def test_team_chat_stays_after_a_change_of_seat_within_the_team(sqlite_url: str) -> None:
    async def play(harness: TableHarness) -> None:
        table = await two_player_table(harness)
        await table.say("u-ben", 3, "we take Gela", True, harness.message_id())
        await table.sit(await harness.user("ben"), 3, "open")
        await table.sit(await harness.user("ben"), 4, "me")
        assert "we take Gela" in (await harness.connect(table, "ben", 4)).chat_texts()

    run(sqlite_url, play)


# -------------------------------------------------------------------- the host


def test_host_without_a_seat_cannot_admit_newcomers(sqlite_url: str) -> None:
    async def play(harness: TableHarness) -> None:
        table = await two_player_table(harness, "eve")
        await table.update_settings("u-anna", {"host": "u-eve"})
        await table.sit(await harness.user("eve"), 4, "me")
        await refused(table.answer("u-eve", joins(table, "ben")[0]["n"], True, harness.message_id()), "proposal")
        assert table.seats.rows[4].user_id is None
        await table.update_settings("u-eve", {"newcomers": False})
        assert result(table, "ben") == "overtaken"
        await table.update_settings("u-eve", {"newcomers": True})
        await table.sit(await harness.user("eve"), 4, "me")
        assert table.seats.rows[4].user_id is None

    run(sqlite_url, play)


@pytest.mark.parametrize("abandoned", [False, True])
def test_a_host_can_forbid_newcomers_altogether(sqlite_url: str, abandoned: bool) -> None:
    async def play(harness: TableHarness) -> None:
        table = await two_player_table(harness, "eve")
        await table.update_settings("u-anna", {"newcomers": False})
        assert not table.table_message("u-eve", None)["newcomers"]
        if abandoned:
            for name, seat in (("anna", 1), ("ben", 3)):
                await table.sit(await harness.user(name), seat, "open")
        table = await harness.reload(table)
        await refused(table.sit(await harness.user("eve"), 4, "me"), "newcomers")
        await table.sit(await harness.user("ben"), 3, "me")  # whoever played comes back
        assert table.seats.rows[3].user_id == "u-ben"

    run(sqlite_url, play)


def test_rematch_does_not_bypass_consent(sqlite_url: str) -> None:
    async def play(harness: TableHarness) -> None:
        table = await two_player_table(harness, "eve")
        await table.update_settings("u-anna", {"newcomers": False})
        await table.propose("u-ben", 3, "concede", harness.message_id())
        new = await harness.tables.rematch(table, await harness.user("anna"))
        assert not new.row.newcomers
        await new.update_settings("u-anna", {"newcomers": True})
        for name in ("ben", "eve"):
            await new.join(await harness.user(name), new.row.invite)
        await new.sit(await harness.user("ben"), 3, "me")
        await new.start("u-anna")
        await new.sit(await harness.user("eve"), 4, "me")
        assert new.seats.rows[4].user_id is None
        assert joins(new, "ben")

    run(sqlite_url, play)


@pytest.mark.parametrize("hints", [False, True])
def test_advice_cannot_be_switched_in_a_running_game_of_several_players(sqlite_url: str, hints: bool) -> None:
    async def play(harness: TableHarness) -> None:
        table = await two_player_table(harness, start=False)
        await table.update_settings("u-anna", {"hints": hints})
        await table.start("u-anna")
        await refused(table.update_settings("u-anna", {"hints": not hints}), "hints_started")
        await refused(table.update_settings("u-anna", {"odds": "never"}), "hints_started")
        await table.update_settings("u-anna", {"hints": hints, "odds": "request", "open": True})  # nothing changes
        await table.sit(await harness.user("ben"), 3, "open")  # it was his game too
        await refused(table.update_settings("u-anna", {"hints": not hints}), "hints_started")
        await table.update_settings("u-anna", {"host": "u-ben"})
        await refused(table.update_settings("u-ben", {"hints": not hints}), "hints_started")
        assert table.row.hints == hints
        alone = await harness.table({1: "me", 2: "default", 3: "default", 4: "default"})
        await alone.update_settings("u-anna", {"hints": not hints})
        assert alone.row.hints != hints

    run(sqlite_url, play)


# -------------------------------------------------------------------- what goes on meanwhile


def test_a_request_stops_no_clock_and_no_other_proposal(sqlite_url: str) -> None:
    async def play(harness: TableHarness, fake_time: FakeTime) -> None:
        table = await two_player_table(harness, "eve", pace={"kind": "live", "seconds": 30, "bank": 60})
        await harness.connect(table, "eve", None)
        owing = table.journal.waiting[0]
        before = table.state.clock.to_wire()[owing]
        assert before["at"] is not None
        await table.sit(await harness.user("eve"), 4, "me")
        assert table.state.clock.to_wire()[owing] == before
        assert not table.state.proposals.pauses_bots
        await table.propose("u-anna", 1, "end", harness.message_id())
        assert {proposal["what"] for proposal in table.table_message("u-ben", 3)["proposals"]} == {"end", "join"}
        fake_time.advance(59)
        await table.run_timeouts()
        assert joins(table, "ben")
        fake_time.advance(2)
        await table.run_timeouts()
        assert result(table, "ben") == "lapsed"

    timed(sqlite_url, play)


def test_newcomer_requests_over_http(tmp_path: Path) -> None:
    with run_server(tmp_path) as harness:
        anna, eve = harness.visitor("Anna"), harness.visitor("Eve")
        bots = {"2": "default", "3": "default", "4": "default"}
        form = {"game": "la_famiglia", "seats": {"1": "me", **bots}, "start": True}
        made = anna.post("/api/tables", form).json()
        path, invite = f"/api/tables/{made['id']}", made["invite"].partition("#")[2]
        eve.post(f"{path}/join", {"invite": invite})
        with anna.socket(made["id"], 1) as connection, eve.socket(made["id"], None) as watching:
            answer = eve.post(f"{path}/seats/3", {"player": "me"}).json()
            assert answer["me"]["seats"] == []
            assert [(proposal["what"], proposal["user"], proposal["asked"]) for proposal in answer["proposals"]] == [
                ("join", eve.id, False)
            ]
            answer = eve.post(f"{path}/seats/3", {"player": "open"}).json()
            assert [(each["what"], each["result"], each["name"]) for each in answer["settled"]] == [
                ("join", "withdrawn", "Eve")
            ]
            eve.post(f"{path}/seats/4", {"player": "me"})
            while not (asked := connection.wait_for("table")["proposals"]) or asked[0]["seat"] != 4:
                pass
            connection.send("answer", proposal=asked[0]["n"], yes=True)
            connection.wait_for("ack")
            while watching.wait_for("table")["me"]["seats"] != [4]:
                pass
        assert eve.error(eve.send("PATCH", path, {"newcomers": False}), 403) == "not_allowed"
        assert anna.send("PATCH", path, {"newcomers": False}).json()["newcomers"] is False
