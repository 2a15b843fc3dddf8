"""Live tables: choices, undo, proposals, seats, and restarts."""

from __future__ import annotations

import asyncio
from random import Random

import pytest

import cosca
from cosca.server.protocol.refusal import Refused
from cosca.server.table import bot_player
from cosca.server.table.live_table import LiveTable
from tests.server.support.players import ALL, connect_all, open_harness, table_message, visible_view


async def settled(table: LiveTable) -> None:
    """Waits until the bots have done what they owe."""
    for _ in range(9000):
        if not table.tasks and not table.bots.busy:
            return
        await asyncio.sleep(0.01)
    raise AssertionError("the bots do not come to rest")


def test_user_and_bots_play_a_game_to_its_end(sqlite_url: str) -> None:
    async def play() -> None:
        async with open_harness(sqlite_url) as harness:
            table = await harness.table({1: "me", 2: "random", 3: "soldato", 4: "random"})
            connection = await harness.connect(table, "anna", 1)
            while table.running:
                await settled(table)
                await harness.play(table, {1: connection}, Random(1), 1)
            message = connection.last("table")
            assert message["outcome"] == table.row.outcome
            assert set(message["outcome"]) == {"winners", "ranks", "scores", "reason", "facts"}
            assert message["status"] == "over"
            ending = await table.ending()
            assert cosca.Match.from_record(await table.record()).state.digest() == table.match.state.digest()
            assert int(ending["seed"], 16) == table.seed
            assert await harness.store.newest_state(table.id) is not None

    asyncio.run(play())


@pytest.mark.parametrize("game", cosca.game_names())
def test_a_game_is_played_through_messages_alone(sqlite_url: str, game: str) -> None:
    """Each line has every item of its viewer once, in order; what it is shown is the view and nothing else."""

    async def play() -> None:
        async with open_harness(sqlite_url) as harness:
            table = await harness.table(ALL, game=game)
            connections = await connect_all(harness, table)
            public = await harness.connect(table, "anna", None)
            await harness.play(table, connections, Random(5), 5000)
            assert table.status == "over"
            for seat, line in [*connections.items(), (None, public)]:
                assert [item["n"] for item in line.items()] == list(range(1, table.journal.stream.last(seat) + 1))
                assert line.last("state")["view"] == visible_view(table, seat)

    asyncio.run(play())


def test_duplicate_message_is_applied_once(database_url: str) -> None:
    async def play() -> None:
        async with open_harness(database_url) as harness:
            table = await harness.table(ALL)
            connection = await harness.connect(table, "anna", 1)
            state = connection.last("state")
            given = (connection.user or "", 1, state["act"], [state["question"]["choices"][0]["text"]], "once")
            await table.choose(*given)
            digest = table.match.state.digest()
            await table.choose(*given)
            assert table.match.state.digest() == digest
            id = table.id
        async with open_harness(database_url) as harness:
            again = await harness.tables.get(id)
            assert again is not None
            await again.choose(*given)  # also after a restart
            assert again.match.state.digest() == digest
            with pytest.raises(Refused, match="already been answered") as refusal:
                await again.choose(*given[:4], "another id")
            assert refusal.value.code == "stale"

    asyncio.run(play())


def test_illegal_choices_change_nothing(sqlite_url: str) -> None:
    async def play() -> None:
        async with open_harness(sqlite_url) as harness:
            await harness.user("eve")
            table = await harness.table(ALL)
            before = table.match.state.digest(), len(await harness.store.entries(table.id))
            for user, seat, act, text, code in (
                ("u-eve", 1, 0, "family red", "not_yours"),
                ("u-anna", 7, 0, "family red", "not_yours"),
                ("u-anna", 1, 0, "nonsense", "illegal"),
                ("u-anna", 2, 0, "done", "illegal"),
                ("u-anna", 1, 5, "family red", "stale"),
            ):
                with pytest.raises(Refused) as refusal:
                    await table.choose(user, seat, act, [text], harness.message_id())
                assert refusal.value.code == code
            for secret in (table.ending, table.record):
                with pytest.raises(Refused):
                    await secret()
            assert (table.match.state.digest(), len(await harness.store.entries(table.id))) == before

    asyncio.run(play())


def test_free_undo_and_undo_by_consent(sqlite_url: str) -> None:
    async def play() -> None:
        async with open_harness(sqlite_url) as harness:
            table = await harness.table({1: "me", 2: "me", 3: "open", 4: "open"}, start=False)
            ben = await harness.user("ben")
            await table.join(ben, table.row.invite)
            for seat in (3, 4):
                await table.sit(ben, seat, "me")
            await table.start("u-anna")
            connections = {
                seat: await harness.connect(table, "anna" if seat < 3 else "ben", seat) for seat in table.game.seats
            }
            await harness.play(table, connections, Random(1), 120)
            before = ""
            while not table.match.may_undo(seat := table.match.log[-1][0]) or not before:
                before = table.match.state.digest()
                await harness.play(table, connections, Random(len(table.match.log)), 1)
            user = connections[seat].user or ""
            await table.undo(user, seat, harness.message_id())
            assert table.match.state.digest() == before
            message = connections[seat].last("state")
            assert message["view"] == visible_view(table, seat)
            await harness.play(table, connections, Random(3), 30)
            other = next(each for each in table.game.seats if not table.match.may_undo(each) and each != seat)
            mine, theirs = ("u-anna", "u-ben") if other < 3 else ("u-ben", "u-anna")
            count = len(table.match.log)
            log, at = list(table.match.log), max(at for at, (each, _) in enumerate(table.match.log) if each == other)
            await table.undo(mine, other, harness.message_id())
            proposal = table_message(table, None, None)["proposals"][0]
            assert proposal["what"] == "undo"
            assert len(table.match.log) == count
            assert proposal["waiting"]
            with pytest.raises(Refused):
                await table.answer(theirs, proposal["n"] + 1, True, harness.message_id())
            await table.answer(theirs, proposal["n"], True, harness.message_id())
            start = len(table.match.log)  # of the turn
            assert start <= at
            assert (log[start][0], log[:start]) == (other, table.match.log)
            digest = table.match.state.digest()
            id = table.id
        async with open_harness(sqlite_url) as harness:
            again = await harness.tables.get(id)
            assert again is not None
            assert again.match.state.digest() == digest

    asyncio.run(play())


def test_concede_agreed_end_and_rematch(sqlite_url: str) -> None:
    async def play() -> None:
        async with open_harness(sqlite_url) as harness:
            table = await harness.table({1: "me", 2: "soldato", 3: "open", 4: "soldato"}, start=False)
            ben = await harness.user("ben")
            with pytest.raises(Refused):
                await table.sit(ben, 3, "me")
            await table.join(ben, table.row.invite)
            await table.sit(ben, 3, "me")
            await table.start("u-anna")
            await settled(table)
            await table.propose("u-ben", 3, "end", harness.message_id())
            await table.answer("u-anna", 8, False, harness.message_id())
            assert table_message(table, None, None)["settled"][0]["result"] == "refused"
            assert table.running
            await table.propose("u-ben", 3, "concede", harness.message_id())
            outcome = table.row.outcome or {}
            assert (table.status, outcome["winners"], outcome["reason"]) == ("over", [1, 2], "conceded")
            anna = await harness.user("anna")
            new = await harness.tables.rematch(table, anna)
            assert table.row.rematch == new.id
            assert await harness.tables.rematch(table, ben) is new
            await new.sit(ben, 3, "me")
            await new.start("u-anna")
            await new.propose("u-anna", 1, "end", harness.message_id())
            await new.answer("u-ben", 8, True, harness.message_id())
            assert (new.row.outcome or {})["reason"] == "agreed_end"

    asyncio.run(play())


def test_a_seat_goes_to_a_bot_and_back(sqlite_url: str) -> None:
    async def play() -> None:
        async with open_harness(sqlite_url) as harness:
            table = await harness.table({1: "me", 2: "soldato", 3: "soldato", 4: "soldato"})
            connection = await harness.connect(table, "anna", 1)
            await settled(table)
            assert table.journal.waiting == (1,)
            made = len(table.match.log)
            bots = table.seats.rows[1]
            await table.set_seat_bot("u-anna", 1, "soldato", harness.message_id())
            assert len(table.match.log) == made  # where no person plays any seat, bots take their time
            await table.set_seat_bot("u-anna", 1, None, harness.message_id())
            assert table.seats.rows[1] == bots
            assert [
                each["facts"]["how"] for each in connection.items() if each["facts"]["event"] == "seat_changed"
            ] == [
                "bot",
                "back",
            ]
            await harness.play(table, {1: connection}, Random(1), 1)
            await settled(table)
            assert len(table.match.log) > made
            with pytest.raises(Refused):
                await table.set_seat_bot("u-anna", 1, "nobody", harness.message_id())

    asyncio.run(play())


def test_failing_or_slow_bot_takes_the_default_choice(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    from cosca.bots.heuristic_bots import Soldato

    def fail(*_: object) -> None:
        raise RuntimeError("no idea")

    def dream(*_: object) -> None:
        import time

        time.sleep(0.05)

    async def play() -> None:
        for failure in (fail, dream):
            monkeypatch.setattr(Soldato, "choose", failure)
            monkeypatch.setattr(bot_player, "BUDGET_SECONDS", 0.005)
            async with open_harness(sqlite_url) as harness:
                table = await harness.table({1: "me", 2: "soldato", 3: "soldato", 4: "soldato"})
                connection = await harness.connect(table, "anna", 1)
                for _ in range(3):
                    await settled(table)
                    await harness.play(table, {1: connection}, Random(1), 1)
                await settled(table)
                assert [each for each, _ in table.match.log if each != 1]
                assert "default choice used" in caplog.text

    asyncio.run(play())


def test_team_chat_reaches_only_the_team(sqlite_url: str) -> None:
    async def play() -> None:
        async with open_harness(sqlite_url) as harness:
            table = await harness.table({1: "me", 2: "soldato", 3: "open", 4: "soldato"}, start=False)
            ben = await harness.user("ben")
            await table.join(ben, table.row.invite)
            await table.sit(ben, 3, "me")
            await table.start("u-anna")
            anna, other, public = [
                await harness.connect(table, *who) for who in (("anna", 1), ("ben", 3), ("ben", None))
            ]
            await table.say("u-anna", 1, "hello all", False, "c1")
            await table.say("u-anna", 1, "we strike Gela", True, "c2")
            await table.say("u-anna", 1, "we strike Gela", True, "c2")
            await table.pin("u-anna", 1, "area:gela", "attack", harness.message_id())
            assert anna.chat_texts() == ["hello all", "we strike Gela"]
            for line in (other, public):
                assert line.chat_texts() == ["hello all"]
                assert not any(b"gela" in raw and b'"pins"' in raw for raw in line.raw)
            assert anna.last("pins")["pins"] == [{"seat": 1, "on": "area:gela", "sign": "attack"}]
            late = await harness.connect(table, "ben", 3)
            assert [line["text"] for line in late.last("chat")["lines"]] == ["hello all"]
            with pytest.raises(Refused):
                await table.say("u-ben", 1, "as Anna", False, harness.message_id())

    asyncio.run(play())


def test_other_teams_view_is_refused(sqlite_url: str) -> None:
    async def play() -> None:
        async with open_harness(sqlite_url) as harness:
            table = await harness.table({1: "me", 2: "soldato", 3: "open", 4: "soldato"}, start=False)
            anna, ben = await harness.user("anna"), await harness.user("ben")
            await table.join(ben, table.row.invite)
            await table.sit(ben, 3, "me")
            await table.start("u-anna")
            with pytest.raises(Refused):
                await harness.connect(table, "ben", 1)
            with pytest.raises(Refused, match="other side"):
                await table.sit(anna, 4, "me")
            await table.sit(anna, 2, "me")  # the own team
            connection = await harness.connect(table, "ben", 3)
            await table.sit(ben, 3, "open")
            assert connection.active_seat is None  # whoever stands up is shown what everyone sees from then on
            assert connection.last("state")["seat"] is None
            assert "hq" not in connection.last("state")["view"] or not connection.last("state")["view"]["hq"]
            assert (table.seats.rows[3].user_id, table.seats.rows[3].bot) == (None, "soldato")
            with pytest.raises(Refused):
                await harness.connect(table, "ben", 3)
            await table.join(await harness.user("eve"), table.row.invite)
            watching = await harness.connect(table, "eve", None)
            await table.update_settings("u-anna", {"spectators": False})
            assert watching.closed == 4403
            assert connection.closed is None  # whoever played may follow
            with pytest.raises(Refused):
                await harness.connect(table, "eve", None)
            id = table.id
        async with open_harness(
            sqlite_url
        ) as harness:  # what they know, they know after a restart too, without having chosen
            again = await harness.tables.get(id)
            assert again is not None
            await again.sit(anna, 2, "open")
            with pytest.raises(Refused, match="other side"):
                await again.sit(ben, 2, "me")

    asyncio.run(play())


def test_failed_write_is_not_broadcast_and_the_table_is_reloaded(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        async with open_harness(sqlite_url) as harness:
            table = await harness.table(ALL)
            connections = await connect_all(harness, table)
            await harness.play(table, connections, Random(1), 20)
            sent_count, digest = len(connections[1].raw), table.match.state.digest()

            async def full(*_: object, **fence: object) -> None:
                raise OSError("the disk is full")

            with monkeypatch.context() as patch:
                patch.setattr(harness.store, "write", full)
                with pytest.raises(OSError, match="full"):
                    await harness.play(table, connections, Random(1), 1)
            assert [connection.closed for connection in connections.values()] == [None] * 4  # nobody is dropped
            assert len(connections[1].raw) == sent_count
            await table.resend_state(connections[1])  # the next act reads it again
            assert table.match.state.digest() == digest
            assert await harness.play(table, connections, Random(2), 1) == 1
            assert len(table.match.log) == 21
            again = cosca.Match.from_record(table.match.record())
            assert again.state.digest() == table.match.state.digest() != digest

    asyncio.run(play())
