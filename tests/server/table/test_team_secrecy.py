"""A team's proposal to concede is invisible to others: no frame, number, refusal or time reveals it."""

from __future__ import annotations

import json
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from cosca.server.api.tables import table_summaries
from cosca.server.protocol.refusal import Refused
from cosca.server.protocol.server_messages import Pace
from cosca.server.table import consent
from cosca.server.table.live_table import LiveTable
from tests.server.support.http_client import run_server
from tests.server.support.players import FakeConnection, TableHarness
from tests.server.table.test_permissions import run, two_player_table

OUTSIDE = ("anna", "fritz", "host", None)  # the other team, a spectator, a host without a seat, a visitor

PACES: list[Pace] = [
    {"kind": "untimed"},
    {"kind": "live", "seconds": 7000, "bank": 7000},
    {"kind": "days", "days": 3},
]


async def four(harness: TableHarness, pace: Pace | None = None) -> LiveTable:
    """Anna against Ben and Eve; Fritz watches, and a host without a seat."""
    table = await two_player_table(harness, "eve", "fritz", "host", start=False, pace=pace)
    await table.sit(await harness.user("eve"), 4, "me")
    await table.update_settings("u-anna", {"open": True})
    await table.start("u-anna")
    await table.update_settings("u-anna", {"host": "u-host"})
    await harness.wait_until_idle(table)
    return table


async def known(harness: TableHarness, table: LiveTable, connections: dict[Any, FakeConnection]) -> str:
    """Everything that those outside the team can find out, by lines, requests and refusals."""
    found: list[Any] = [len(connection.raw) for connection in connections.values()]
    rows, cursor = await harness.store.open_tables()
    for name in OUTSIDE:
        user = None if name is None else f"u-{name}"
        found += [await table.table_message_for(user), await table_summaries(harness.tables, rows, user), cursor]
        if user is not None:
            found.append(await table_summaries(harness.tables, await harness.store.active_tables(user), user))
    for name in ("anna", "fritz", "host"):
        for number in range(1, 40):
            for yes in (True, False):
                with pytest.raises(Refused) as no:
                    await table.answer(f"u-{name}", number, yes, harness.message_id())
                found.append(no.value.to_wire())
    return json.dumps([untimed(each) for each in found], sort_keys=True)


def untimed(message: Any) -> Any:
    """An answer without the time at which it was given."""
    return {**message, "now": 0} if isinstance(message, dict) else message


@pytest.mark.parametrize("restart", [False, True])
@pytest.mark.parametrize("ending", ["open", "refused", "withdrawn", "lapsed"])
@pytest.mark.parametrize("pace", PACES, ids=lambda pace: pace["kind"])
def test_concede_proposal_of_a_team_is_invisible_to_others(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch, ending: str, restart: bool, pace: Pace
) -> None:
    monkeypatch.setattr(consent, "REFUSAL_SECONDS", 0.0)

    async def play(harness: TableHarness) -> None:
        table = await four(harness, pace)
        if restart:
            table = await harness.reload(table)
        connections = {name: await harness.connect(table, name, 1 if name == "anna" else None) for name in OUTSIDE}
        inside = await harness.connect(table, "eve", 4)
        before = await known(harness, table, connections)
        for _ in range(2):
            await table.propose("u-ben", 3, "concede", harness.message_id())
            n = inside.last("table")["proposals"][0]["n"]
            if ending == "open":
                assert await known(harness, table, connections) == before
            match ending:
                case "lapsed":
                    with monkeypatch.context() as later:
                        later.setattr(
                            harness.tables.uptime, "now", partial(float, table.state.proposals.next_expiry or 0)
                        )
                        await table.run_timeouts()
                case "withdrawn":
                    await table.answer("u-ben", n, False, harness.message_id())
                case _:
                    await table.answer("u-eve", n, False, harness.message_id())
            assert inside.last("table")["settled"][-1]["result"] == ("refused" if ending == "open" else ending)
            assert await known(harness, table, connections) == before
        if restart:
            await table.propose("u-ben", 3, "concede", harness.message_id())
            table = await harness.reload(table)
            connections = {name: await harness.connect(table, name, 1 if name == "anna" else None) for name in OUTSIDE}
            await harness.connect(table, "eve", 4)
            numbers = json.loads(before)[: len(connections)]
            assert (
                json.loads(await known(harness, table, connections))[: len(connections)] == numbers
            )  # nobody is told more frames
        await table.propose(
            "u-anna", 1, "end", harness.message_id()
        )  # theirs stands in nobody's way, and moves no number
        assert connections["anna"].last("table")["proposals"][0]["n"] == 8

    run(sqlite_url, play)


@pytest.mark.parametrize("open", [False, True])
def test_team_concedes_during_a_proposal_of_the_table(sqlite_url: str, open: bool) -> None:
    """The other team's own proposals go the same way with and without it."""

    async def play(harness: TableHarness) -> None:
        table = await four(harness)
        if open:
            await table.propose("u-ben", 3, "concede", harness.message_id())
        await table.propose("u-anna", 1, "end", harness.message_id())
        n = table.table_message("u-ben", 3)["proposals"][0]["n"]
        assert n == 8
        await table.answer("u-ben", n, True, harness.message_id())
        await table.answer("u-eve", n, False, harness.message_id())
        message = table.table_message("u-anna", 1)
        assert message["proposals"] == []
        assert message["settled"] == [{"n": 8, "what": "end", "seat": 1, "yes": [1, 3], "result": "refused", "by": 4}]

    run(sqlite_url, play)


def test_concede_proposal_sends_nothing_to_other_teams(tmp_path: Path) -> None:
    with run_server(tmp_path) as server:
        anna, ben, eve = server.visitor("Anna"), server.visitor("Ben"), server.visitor("Eve")
        made = anna.post("/api/tables", {"game": "la_famiglia", "seats": {"1": "me", "2": "default"}, "open": True})
        id = made.json()["id"]
        for visitor, seat in ((ben, 3), (eve, 4)):
            assert visitor.post(f"/api/tables/{id}/seats/{seat}", {"player": "me"}).status_code == 200
        assert anna.post(f"/api/tables/{id}/start").status_code == 200
        with anna.socket(id, 1) as one, ben.socket(id, 3) as three, eve.socket(id, 4) as four:
            one.send("ping")
            one.wait_for("pong")
            paths = ("/api/tables", "/api/my/tables", f"/api/tables/{id}")
            lists = [untimed(anna.get(path).json()) for path in paths]
            three.send("propose", seat=3, what="concede")
            three.wait_for("ack")
            number = next(message for message in iter(lambda: four.wait_for("table"), None) if message["proposals"])[
                "proposals"
            ][0]["n"]
            heard = len(one.messages)
            one.send("ping")
            assert one.wait_for("pong") is one.messages[heard]  # nothing came before it
            assert [untimed(anna.get(path).json()) for path in paths] == lists
            one.send("answer", proposal=number, yes=True)
            message = one.wait_for("error")
            one.send("answer", proposal=number + 800, yes=True)
            other = one.wait_for("error")
            assert {**message, "id": ""} == {**other, "id": ""}


def test_leaving_or_deleted_member_closes_no_other_connection(tmp_path: Path) -> None:
    with run_server(tmp_path) as server:
        anna, ben, eve = server.visitor("Anna"), server.visitor("Ben"), server.visitor("Eve")
        made = anna.post("/api/tables", {"game": "la_famiglia", "seats": {"1": "me", "2": "default"}, "open": True})
        id = made.json()["id"]
        for visitor, seat in ((ben, 3), (eve, 4)):
            assert visitor.post(f"/api/tables/{id}/seats/{seat}", {"player": "me"}).status_code == 200
        assert anna.post(f"/api/tables/{id}/start").status_code == 200
        with anna.socket(id, 1) as one, ben.socket(id, 3) as three:
            assert eve.post(f"/api/tables/{id}/seats/4", {"player": "open"}).status_code == 200
            assert eve.send("DELETE", "/api/account").status_code == 200
            assert ben.send("DELETE", "/api/account").status_code == 200
            assert three.closed() == 1012  # only the own, which comes back as nobody
            message = next(
                message for message in iter(lambda: one.wait_for("table"), None) if message["seats"][2]["user"] is None
            )
            assert message["seats"][2]["bot"] == "soldato"
            one.send("ping")
            one.wait_for("pong")
