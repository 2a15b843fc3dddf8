"""Consent: bots have no vote, present players are not replaced, and no game ends without its players."""

from __future__ import annotations

import asyncio
import time
from random import Random
from typing import Any

import pytest

from cosca.server.protocol.refusal import Refused, StoreError
from cosca.server.protocol.server_messages import Pace
from cosca.server.registry.table_registry import TableRegistry
from cosca.server.table import table_core
from cosca.server.table.live_table import LiveTable
from cosca.server.table.membership import DISMISSALS_SECONDS, MAX_SEAT_CHANGES_PER_MINUTE
from cosca.server.table.proposals import AWAY_SECONDS, VOTE_LOSS_SECONDS
from tests.server.support.players import ALL, FakeConnection, FakeTime, TableHarness
from tests.server.table.test_newcomers import timed
from tests.server.table.test_permissions import announced_changes, logged_changes, refused, run, two_player_table

LIVE: Pace = {"kind": "live", "seconds": 600, "bank": 600}
DAYS: Pace = {"kind": "days", "days": 3}


def proposed(table: LiveTable, user: str) -> dict[str, Any]:
    return dict(table.table_message(user, None)["proposals"][0])


def result(table: LiveTable, user: str) -> str:
    return table.table_message(user, None)["settled"][0]["result"]


async def until_undo(harness: TableHarness, table: LiveTable, connections: dict[int, FakeConnection]) -> int:
    """Plays until a person's last choice can be taken back only with consent; the seat."""
    for at in range(200):
        made = [seat for seat, _ in table.match.log if seat in connections]
        if at > 8 and made and not table.match.may_undo(made[-1]):
            return made[-1]
        await harness.play(table, connections, Random(at), 1)
        await harness.wait_until_idle(table)
    raise AssertionError("every choice can be taken back")


async def absent(harness: TableHarness, table: LiveTable, name: str, seconds: float) -> None:
    """Somebody was last here so long ago, and the table waits for them."""
    await harness.play_until_asked(table, table.seats.seats_of(f"u-{name}")[0])
    await harness.store.write(*table.seats.set_last_seen(f"u-{name}", time.time() - seconds))


@pytest.mark.parametrize("restart", [False, True])
def test_bot_in_a_users_seat_has_no_vote(sqlite_url: str, restart: bool) -> None:
    async def play(harness: TableHarness) -> None:
        table = await two_player_table(harness)
        connections = {1: await harness.connect(table, "anna", 1), 3: await harness.connect(table, "ben", 3)}
        seat = await until_undo(harness, table, connections)
        mine, other = ("u-anna", "u-ben") if seat == 1 else ("u-ben", "u-anna")
        await table.set_seat_bot(other, 4 - seat, "default", harness.message_id())
        await harness.wait_until_idle(table)
        count = len(table.match.log)
        for what in ("undo", "end"):
            if what == "undo":
                await table.undo(mine, seat, harness.message_id())
            else:
                await table.propose(mine, seat, "end", harness.message_id())
            if restart:
                table = await harness.reload(table)
            assert proposed(table, other)["asked"]
            assert table.running
            assert len(table.match.log) >= count
            await table.answer(other, proposed(table, other)["n"], False, harness.message_id())
        await refused(table.close_table("u-anna"), "running")

    run(sqlite_url, play)


@pytest.mark.parametrize("restart", [False, True])
def test_no_player_can_put_a_bot_in_another_players_seat(sqlite_url: str, restart: bool) -> None:
    async def play(harness: TableHarness) -> None:
        table = await two_player_table(harness)
        await absent(harness, table, "ben", 10 * AWAY_SECONDS)
        if restart:
            table = await harness.reload(table)
        anna = await harness.user("anna")
        for player in ("soldato", "open"):
            await refused(table.sit(anna, 3, player), "sent_away")
        with pytest.raises(Refused):
            await table.set_seat_bot("u-anna", 3, "soldato", harness.message_id())
        assert table.seats.rows[3].bot is None

    run(sqlite_url, play)


def test_only_absent_players_can_be_replaced_by_all_others(sqlite_url: str) -> None:
    async def play(harness: TableHarness) -> None:
        table = await two_player_table(harness, "eve")
        await harness.admit(table, "eve", 2)
        here = await harness.connect(table, "ben", 3)

        async def ask() -> None:
            await table.propose("u-anna", 1, "stand_in", harness.message_id(), 3)

        await harness.play_until_asked(table, 3)
        await refused(ask(), "here_lately")
        table.detach(here)
        await harness.wait_until_idle(table)
        await refused(ask(), "here_lately")
        await absent(harness, table, "ben", AWAY_SECONDS - 10)
        await refused(ask(), "here_lately")
        await absent(harness, table, "ben", AWAY_SECONDS + 10)
        table = await harness.reload(table)
        await refused(table.propose("u-anna", 1, "stand_in", harness.message_id(), 2), "not_awaited")
        await refused(table.propose("u-anna", 1, "stand_in", harness.message_id(), 4), "seat")
        await ask()
        assert table.seats.rows[3].bot is None  # Eve is asked too
        table = await harness.reload(table)
        await table.answer("u-eve", proposed(table, "u-eve")["n"], True, harness.message_id())
        row = table.seats.rows[3]
        assert (row.user_id, row.bot, row.stand_in) == ("u-ben", "soldato", True)
        await table.propose("u-anna", 1, "end", harness.message_id())
        await table.answer("u-eve", proposed(table, "u-eve")["n"], True, harness.message_id())
        assert table.running  # Ben plays still, whoever plays for him
        table = await harness.reload(table)
        connection = await harness.connect(table, "ben", 3)
        assert table.seats.rows[3].bot is None
        assert logged_changes(connection) == announced_changes(connection) == [(2, "taken"), (3, "absent"), (3, "back")]
        assert connection.last("state")["seat"] == 3

    run(sqlite_url, play)


@pytest.mark.parametrize("how", ["comes", "leaves"])
def test_player_who_returns_before_consent_is_not_replaced(sqlite_url: str, how: str) -> None:
    async def play(harness: TableHarness) -> None:
        table = await two_player_table(harness, "eve")
        await harness.admit(table, "eve", 2)
        await absent(harness, table, "ben", AWAY_SECONDS + 10)
        await table.propose("u-anna", 1, "stand_in", harness.message_id(), 3)
        n = proposed(table, "u-eve")["n"]
        if how == "comes":
            connection = await harness.connect(table, "ben", 3)
            table.detach(connection)
            await harness.wait_until_idle(table)
        else:
            await table.sit(await harness.user("ben"), 3, "open")
        assert result(table, "u-eve") == "overtaken"
        with pytest.raises(Refused):
            await table.answer("u-eve", n, True, harness.message_id())
        assert not table.seats.rows[3].stand_in

    run(sqlite_url, play)


def test_server_downtime_does_not_count_as_absence(sqlite_url: str) -> None:
    """Ben sat there for days; that his line broke with the server does not make him somebody who was away."""

    async def play(harness: TableHarness) -> None:
        table = await two_player_table(harness)
        await absent(harness, table, "ben", 3 * AWAY_SECONDS)
        await harness.connect(table, "ben", 3)
        table = await harness.reload(table)
        assert table.journal.waiting == (3,)
        await refused(table.propose("u-anna", 1, "stand_in", harness.message_id(), 3), "here_lately")
        assert "seen" in table.table_message("u-anna", 1)["seats"][2]

    run(sqlite_url, play)


def test_waiting_before_the_start_does_not_count_as_absence(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    now = time.time()

    async def play(harness: TableHarness) -> None:
        table = await two_player_table(harness, start=False)
        connection = await harness.connect(table, "ben", None)
        table.detach(connection)
        monkeypatch.setattr(time, "time", lambda: now + 3 * AWAY_SECONDS)
        await table.start("u-anna")
        await harness.play_until_asked(table, 3)
        await refused(table.propose("u-anna", 1, "stand_in", harness.message_id(), 3), "here_lately")

    run(sqlite_url, play)


@pytest.mark.parametrize("restart", [False, True])
def test_participants_who_left_vote_on_the_end(sqlite_url: str, restart: bool) -> None:
    async def play(harness: TableHarness) -> None:
        table = await two_player_table(harness)
        await table.sit(await harness.user("ben"), 3, "open")
        if restart:
            table = await harness.reload(table)
        await table.propose("u-anna", 1, "end", harness.message_id())
        assert table.running
        assert proposed(table, "u-anna")["others"] == ["ben"]
        await refused(table.close_table("u-anna"), "running")
        await table.update_settings("u-anna", {"host": "u-ben"})
        await refused(table.close_table("u-ben"), "running")
        if restart:
            table = await harness.reload(table)
        await table.answer("u-ben", proposed(table, "u-ben")["n"], True, harness.message_id())
        assert table.status == "over"

    run(sqlite_url, play)


def test_unanswered_proposal_lapses_and_bots_continue(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play(harness: TableHarness) -> None:
        table = await two_player_table(harness)
        connections = {1: await harness.connect(table, "anna", 1), 3: await harness.connect(table, "ben", 3)}
        seat = await until_undo(harness, table, connections)
        count = len(table.match.log)
        await table.undo(connections[seat].user or "", seat, harness.message_id())
        await table.run_timeouts()
        assert table.table_message(None, None)["proposals"]
        until = table.state.proposals.next_expiry
        assert until is not None
        monkeypatch.setattr(harness.tables.uptime, "now", lambda: until)
        await table.run_timeouts()
        assert result(table, "u-anna") == "lapsed"
        assert len(table.match.log) >= count

    run(sqlite_url, play)


def test_only_player_can_close_a_running_game(sqlite_url: str) -> None:
    """Also if others looked on, and if the person is another one than the host."""

    async def play(harness: TableHarness) -> None:
        table = await harness.table({1: "me", 2: "default", 3: "default", 4: "default"})
        await table.join(await harness.user("eve"), table.row.invite)
        await table.update_settings("u-anna", {"host": "u-eve"})
        await refused(table.close_table("u-eve"), "running")
        await refused(table.close_table("u-anna"), "host")
        await table.update_settings("u-eve", {"host": "u-anna"})
        await table.close_table("u-anna")
        assert await harness.store.table(table.id) is None

    run(sqlite_url, play)


def test_table_with_only_bots_waits_for_a_user(sqlite_url: str) -> None:
    async def play(harness: TableHarness) -> None:
        table = await two_player_table(harness)
        for name, seat in (("anna", 1), ("ben", 3)):
            await table.set_seat_bot(f"u-{name}", seat, "default", harness.message_id())
        await harness.wait_until_idle(table)
        made = len(table.match.log)
        table = await harness.reload(table)
        await asyncio.sleep(0.02)
        assert len(table.match.log) == made
        await table.set_seat_bot("u-ben", 3, None, harness.message_id())
        await harness.wait_until_idle(table)
        assert len(table.match.log) > made or 3 in table.journal.waiting

    run(sqlite_url, play)


@pytest.mark.parametrize("watcher", ["anna", "eve"])
def test_bots_that_play_every_seat_play_on_while_somebody_watches(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch, watcher: str
) -> None:
    monkeypatch.setattr(table_core, "WATCHED_CHOICE_SECONDS", 0.0)

    async def play(harness: TableHarness) -> None:
        table = await two_player_table(harness, "eve")
        for name, seat in (("anna", 1), ("ben", 3)):
            await table.set_seat_bot(f"u-{name}", seat, "default", harness.message_id())
        await harness.wait_until_idle(table)
        made = len(table.match.log)
        connection = await harness.connect(table, watcher, 1 if watcher == "anna" else None)
        while len(table.match.log) < made + 5:
            await asyncio.sleep(0.005)
        table.detach(connection)  # nobody is there any more: it waits again
        await harness.wait_until_idle(table)
        made = len(table.match.log)
        await asyncio.sleep(0.02)
        assert len(table.match.log) == made
        connection = await harness.connect(table, watcher, 1 if watcher == "anna" else None)
        while connection.last("table")["outcome"] is None:
            await asyncio.sleep(0.005)
        assert table.status == "over"

    run(sqlite_url, play)


def test_a_stranger_who_watches_does_not_end_the_game_of_absent_players(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(table_core, "WATCHED_CHOICE_SECONDS", 0.0)

    async def play(harness: TableHarness) -> None:
        table = await two_player_table(harness, "eve")
        await absent(harness, table, "ben", AWAY_SECONDS + 10)
        await table.propose("u-anna", 1, "stand_in", harness.message_id(), 3)
        assert table.seats.rows[3].stand_in
        await table.sit(await harness.user("anna"), 1, "open")
        await harness.wait_until_idle(table)
        made = len(table.match.log)
        await harness.connect(table, "eve", None)
        await asyncio.sleep(0.02)
        assert len(table.match.log) == made
        await harness.connect(table, "ben", 3)
        assert table.seats.rows[3].bot is None

    run(sqlite_url, play)


def test_absent_players_do_not_vote_on_a_stand_in(sqlite_url: str) -> None:
    """Ben and Eve lost their connections: Anna alone goes on."""

    async def play(harness: TableHarness, fake_time: FakeTime) -> None:
        table = await two_player_table(harness, "eve")
        await harness.admit(table, "eve", 2)
        eve = await harness.connect(table, "eve", 2)
        await absent(harness, table, "ben", AWAY_SECONDS + 10)
        await table.propose("u-anna", 1, "stand_in", harness.message_id(), 3)
        assert proposed(table, "u-eve")["asked"]
        table.detach(eve)
        await harness.wait_until_idle(table)
        fake_time.advance(AWAY_SECONDS - 5)
        await table.run_timeouts()
        assert not table.seats.rows[3].stand_in
        fake_time.advance(6)
        assert table.row.deadline is not None
        assert table.row.deadline <= harness.tables.uptime.now()
        await table.run_timeouts()
        assert table.seats.rows[3].stand_in

    timed(sqlite_url, play)


@pytest.mark.parametrize(("pace", "why"), [(LIVE, None), (DAYS, "clock_runs")])
def test_only_a_game_over_days_relies_on_its_clock_alone(sqlite_url: str, pace: Pace, why: str | None) -> None:
    """At a live table the clock stands while a bot plays, and an absent player keeps the vote on a draw."""

    async def play(harness: TableHarness, fake_time: FakeTime) -> None:
        table = await two_player_table(harness, pace=pace)
        anna = await harness.connect(table, "anna", 1)
        ben = await harness.connect(table, "ben", 3)
        await harness.play_until_asked(table, 3)
        table.detach(ben)
        await harness.wait_until_idle(table)
        replaceable = anna.last("table")["seats"][2].get("replaceable")
        fake_time.advance(AWAY_SECONDS + 1)
        ask = table.propose("u-anna", 1, "stand_in", harness.message_id(), 3)
        if why is not None:
            assert replaceable is None
            await refused(ask, why)
            return
        assert replaceable == pytest.approx(harness.tables.uptime.now() - 1, abs=0.11)
        await ask
        assert table.seats.rows[3].stand_in
        assert anna.last("table")["seats"][2]["clock"]["at"] is None
        await harness.wait_until_idle(table)
        fake_time.advance(VOTE_LOSS_SECONDS + 1)
        await table.propose("u-anna", 1, "end", harness.message_id())
        assert table.running
        await harness.connect(table, "ben", 3)
        assert not table.seats.rows[3].bot
        assert proposed(table, "u-ben")["asked"]

    timed(sqlite_url, play)


@pytest.mark.parametrize("restart", [False, True])
def test_giving_up_against_bots_alone_ends_the_game(sqlite_url: str, restart: bool) -> None:
    """With several sides bots play on for whoever gives up, until nobody is left who plays."""

    async def play(harness: TableHarness) -> None:
        table = await harness.table({1: "me", 2: "open", 3: "default", 4: "default"}, "corleones_empire", start=False)
        await table.join(await harness.user("ben"), table.row.invite)
        await table.sit(await harness.user("ben"), 2, "me")
        await table.start("u-anna")
        await harness.wait_until_idle(table)
        await table.propose("u-anna", 1, "concede", harness.message_id())
        assert table.running
        assert (table.seats.rows[1].user_id, table.seats.rows[1].bot) == (None, "soldato")
        if restart:
            table = await harness.reload(table)
        await table.propose("u-ben", 2, "concede", harness.message_id())
        outcome = table.row.outcome
        assert outcome is not None
        assert (table.status, outcome["winners"], outcome["reason"]) == ("over", [3, 4], "conceded")
        assert outcome["ranks"] == {"1": 2, "2": 2, "3": 1, "4": 1}

    run(sqlite_url, play)


def test_the_last_player_who_has_not_given_up_wins(sqlite_url: str) -> None:
    async def play(harness: TableHarness) -> None:
        table = await harness.table(ALL, "corleones_empire")
        for seat in (1, 2):
            await table.propose("u-anna", seat, "concede", harness.message_id())
        await table.sit(await harness.user("anna"), 1, "me")  # she changed her mind
        await table.propose("u-anna", 3, "concede", harness.message_id())
        assert table.running
        await table.propose("u-anna", 4, "concede", harness.message_id())
        assert table.row.outcome is not None
        assert table.row.outcome["winners"] == [1]

    run(sqlite_url, play)


@pytest.mark.parametrize("restart", [False, True])
def test_a_granted_undo_goes_back_to_the_start_of_the_turn(sqlite_url: str, restart: bool) -> None:
    async def play(harness: TableHarness) -> None:
        table = await two_player_table(harness)
        connections = {1: await harness.connect(table, "anna", 1), 3: await harness.connect(table, "ben", 3)}
        seat = start = last = 0
        for at in range(400):  # until a turn of several choices is over
            state: Any = table.match.state
            who = table.journal.waiting[0]
            if state.stack[-1].key == "planning.move" and who in connections:
                seat, start = who, len(table.match.log)
            await harness.play(table, connections, Random(at), 1)
            last = max([n for n, (actor, _) in enumerate(table.match.log) if actor == seat], default=0)
            await harness.wait_until_idle(table)
            if seat and last > start and seat not in table.journal.waiting and not table.match.may_undo(seat):
                break
        mine, other = ("u-anna", "u-ben") if seat == 1 else ("u-ben", "u-anna")
        await table.undo(mine, seat, harness.message_id())
        if restart:
            table = await harness.reload(table)
        await table.answer(other, proposed(table, other)["n"], True, harness.message_id())
        await harness.wait_until_idle(table)
        assert len(table.match.log) == start
        assert table.journal.waiting == (seat,)
        assert result(table, mine) == "agreed"

    run(sqlite_url, play)


@pytest.mark.parametrize("player", ["open", "default"])
def test_a_removed_guest_cannot_sit_down_again_and_again(sqlite_url: str, player: str) -> None:
    """It does not matter whether the host frees the seat or puts a bot there: anybody may take the seat of a bot."""

    async def play(harness: TableHarness, fake_time: FakeTime) -> None:
        table = await two_player_table(harness, start=False)
        anna, ben = await harness.user("anna"), await harness.user("ben")
        await table.sit(anna, 3, "open")
        await table.sit(ben, 4, "me")  # once may be a misunderstanding
        await table.sit(anna, 4, player)
        await refused(table.sit(ben, 3, "me"), "dismissed")
        fake_time.advance(DISMISSALS_SECONDS)
        await table.sit(ben, 3, "me")
        await table.sit(ben, 3, "open")  # to stand up oneself is no dismissal
        await table.sit(ben, 3, "me")

    timed(sqlite_url, play)


def test_seat_changes_are_rate_limited(sqlite_url: str) -> None:
    async def play(harness: TableHarness) -> None:
        table = await two_player_table(harness)
        for n in range(MAX_SEAT_CHANGES_PER_MINUTE):
            await table.set_seat_bot("u-ben", 3, None if n % 2 else "default", harness.message_id())
        await refused(table.set_seat_bot("u-ben", 3, "default", harness.message_id()), "moves")
        await refused(table.sit(await harness.user("ben"), 3, "open"), "moves")
        await table.set_seat_bot("u-anna", 1, "default", harness.message_id())

    run(sqlite_url, play)


def test_reading_works_while_the_database_cannot_be_written(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """That somebody came, or was away, is kept by and by."""

    async def play(harness: TableHarness) -> None:
        table = await two_player_table(harness)
        await absent(harness, table, "ben", AWAY_SECONDS)
        table.closed = True

        async def full(*_: object, **fence: object) -> None:
            raise StoreError("the disk is full")

        monkeypatch.setattr(harness.store, "write", full)
        harness.tables = TableRegistry(harness.store, harness.settings, harness.tables.uptime)
        found = await harness.tables.get(table.id)
        assert found is not None
        connection = await harness.connect(found, "ben", 3)
        assert connection.last("state")["seat"] == 3
        await harness.wait_until_idle(found)
        assert connection.closed is None

    run(sqlite_url, play)
