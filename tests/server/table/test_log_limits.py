"""Limits of a table's log: revisions and entries are limited, long logs are paginated, games still end."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from cosca.server.core.rate_limits import RateLimiter
from cosca.server.protocol.refusal import Refused
from cosca.server.table.live_table import LiveTable
from cosca.server.views import frames
from tests.server.support.http_client import run_server
from tests.server.support.players import ALL, FakeConnection, TableHarness, connect_all, open_harness
from tests.server.table.test_live_table import settled

FLOOD = 200


async def refused(act: Any) -> Refused | None:
    """What an act was refused with, if it was."""
    try:
        await act
    except Refused as no:
        return no
    return None


async def choose(harness: TableHarness, table: LiveTable, connection: FakeConnection) -> Refused | None:
    state = connection.last("state")
    text = state["question"]["choices"][0]["text"]
    return await refused(
        table.choose(connection.user or "", connection.active_seat or 0, state["act"], [text], harness.message_id())
    )


async def undo(harness: TableHarness, table: LiveTable, connection: FakeConnection) -> Refused | None:
    return await refused(table.undo(connection.user or "", connection.active_seat or 0, harness.message_id()))


def entries(table: LiveTable) -> int:
    return len(table.journal.stream.log)


# -------------------------------------------------------------------- changes of mind


def test_choosing_and_undoing_does_not_fill_the_log(sqlite_url: str) -> None:
    async def attack() -> None:
        async with open_harness(sqlite_url) as harness:
            table = await harness.table(ALL)
            connections = await connect_all(harness, table)
            no: Refused | None = None
            while no is None:
                assert entries(table) < FLOOD
                assert await choose(harness, table, connections[1]) is None
                no = await undo(harness, table, connections[1])
            assert (no.code, no.why) == ("too_many", "undos")
            assert 0 < no.facts["seconds"] <= 60 / harness.settings.undos_per_minute + 1
            before = entries(table)
            assert all([await undo(harness, table, connections[1]) is not None for _ in range(20)])
            assert entries(table) == before
            far = table.match.settled
            while table.match.settled <= far or not table.match.may_undo(1):  # the game gets further than it ever was
                assert await harness.play(table, connections, Random(1), 1)
            assert await undo(harness, table, connections[1]) is None

    asyncio.run(attack())


def test_undoing_with_nobody_else_to_ask_does_not_fill_the_log(sqlite_url: str) -> None:
    """Against bots every undo has the consent of all people at once."""

    async def attack() -> None:
        async with open_harness(sqlite_url, undos_per_decision=5) as harness:
            table = await harness.table({1: "me", 2: "random", 3: "random", 4: "random"})
            connection = await harness.connect(table, "anna", 1)
            whys: list[str] = []
            for _ in range(40):
                await settled(table)
                if 1 in table.journal.waiting:
                    await choose(harness, table, connection)
                await settled(table)
                whys += [no.why for no in [await undo(harness, table, connection)] if no is not None]
            assert "undos" in whys

    asyncio.run(attack())


def test_sealed_choices_do_not_fill_the_log(sqlite_url: str) -> None:
    """They may be changed until all have picked: somebody who waits for the others could do so for ever."""

    async def attack() -> None:
        async with open_harness(sqlite_url, undos_per_decision=20) as harness:
            table = await harness.table(ALL, game="corleones_empire")
            connections, rng = await connect_all(harness, table), Random(3)

            def waits_in_secret(seat: int) -> bool:
                asked = connections[seat].last("state")["question"]
                return asked is not None and asked["sealed"] and asked["done"]

            while not any(waits_in_secret(seat) for seat in connections):
                assert await harness.play(table, connections, rng, 1)
            seat = next(seat for seat in connections if waits_in_secret(seat))
            before = entries(table)
            whys = [no.why for _ in range(FLOOD) if (no := await choose(harness, table, connections[seat])) is not None]
            assert set(whys) == {"undos"}
            assert len(whys) > FLOOD / 2
            assert entries(table) - before <= 4 * harness.settings.undos_per_decision
            assert await harness.play(table, connections, rng, 5) == 5  # the game goes on

    asyncio.run(attack())


# -------------------------------------------------------------------- a full log


def test_nearly_full_log_accepts_only_choices_and_a_full_one_can_end(sqlite_url: str) -> None:
    async def attack() -> None:
        async with open_harness(sqlite_url, entries_per_table=50) as harness:
            table = await harness.table(ALL)
            connections, rng = await connect_all(harness, table), Random(4)
            while entries(table) < 40 or not any(table.match.may_undo(seat) for seat in connections):
                assert await harness.play(table, connections, rng, 1)
            seat = next(seat for seat in connections if table.match.may_undo(seat))
            no = await undo(harness, table, connections[seat])
            assert no is not None
            assert (no.code, no.why) == ("too_many", "log_spare")
            while entries(table) < 50:
                await harness.play(table, connections, rng, 1)
            no = await choose(harness, table, connections[table.journal.waiting[0]])
            assert no is not None
            assert (no.code, no.why) == ("too_many", "log")
            table = await harness.reload(table)  # also after a restart
            connection = await harness.connect(table, "anna", table.journal.waiting[0])
            no = await choose(harness, table, connection)
            assert no is not None
            await table.propose(connection.user or "", connection.active_seat or 0, "end", harness.message_id())
            assert table.status == "over"

    asyncio.run(attack())


def test_changes_of_seats_do_not_fill_the_log(sqlite_url: str) -> None:
    async def attack() -> None:
        async with open_harness(sqlite_url, entries_per_table=50) as harness:
            table = await harness.table({1: "me", 2: "default", 3: "default", 4: "default"})
            before = entries(table)
            for bot in (None, None, None):
                await table.set_seat_bot("u-anna", 1, bot, harness.message_id())
            assert entries(table) == before  # nothing has changed
            whys: set[str] = set()
            for n in range(FLOOD):
                table.membership._seat_changes = RateLimiter(FLOOD, 1)  # type: ignore[misc]  # as if a minute had passed
                no = await refused(table.set_seat_bot("u-anna", 1, None if n % 2 else "soldato", harness.message_id()))
                whys |= {no.why} if no is not None else set()
            assert whys == {"log_spare"}
            assert entries(table) < 50

    asyncio.run(attack())


def test_log_bytes_are_limited(sqlite_url: str) -> None:
    async def attack() -> None:
        async with open_harness(sqlite_url, log_bytes_per_table=3000) as harness:
            table = await harness.table(ALL)
            connections = await connect_all(harness, table)
            with pytest.raises(Refused) as no:
                await harness.play(table, connections, Random(4), 500)
            assert no.value.why == "log"

    asyncio.run(attack())


# -------------------------------------------------------------------- page by page


def test_long_log_is_sent_in_pages(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(frames, "MAX_ITEMS", 20)

    async def read() -> None:
        async with open_harness(sqlite_url) as harness:
            table = await harness.table(ALL)
            connections = await connect_all(harness, table)
            await harness.play(table, connections, Random(5), 60)
            for seat in (1, None):
                all_of_it = [n for n, _ in table.journal.stream.items_after(seat, 0)]
                connection = await harness.connect(table, "anna", seat)
                state = json.loads(next(raw for raw in connection.raw if b'"type":"state"' in raw))
                assert (len(state["items"]), state["more"], state["since"]) == (20, True, len(all_of_it) - 20)
                found = [item["n"] for item in state["items"]]
                more = True
                while more:
                    page = await table.items(connection.user, seat, found[0])
                    assert len(page["items"]) <= 20
                    found, more = [*[item["n"] for item in page["items"]], *found], page["more"]
                assert found == all_of_it
                back = await harness.connect(table, "anna", seat, since=len(all_of_it) - 3)
                state = json.loads(next(raw for raw in back.raw if b'"type":"state"' in raw))
                assert (len(state["items"]), state.get("more")) == (3, None)

    asyncio.run(read())


def test_pages_need_the_right_to_the_view(tmp_path: Path) -> None:
    with run_server(tmp_path) as harness:
        ann, eve = harness.visitor("Ann"), harness.visitor("Eve")
        table = ann.table(open=True)
        path = f"/api/tables/{table}/items"
        with ann.socket(table, 1) as connection:
            shown = [item["n"] for item in connection.last("state")["items"]]
        assert [each["n"] for each in ann.get(f"{path}?before=3&seat=1").json()["items"]] == shown[:2]
        assert ann.get(f"{path}?before=1").json() == {"items": [], "more": False}
        assert eve.get(f"{path}?before=3").status_code == 200
        assert eve.error(eve.get(f"{path}?before=3&seat=1"), 403) == "not_yours"
        assert eve.error(eve.get(f"{path}?before=0"), 400) == "malformed"
        assert eve.error(eve.get(f"{path}?before=3&seat=98"), 403) == "not_yours"
