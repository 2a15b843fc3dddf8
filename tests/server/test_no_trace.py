"""A team that thinks of giving up leaves no trace for anybody else: no frame, no number, no refusal, no time."""

from __future__ import annotations

import json
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from cosca.server.errors import Refused
from cosca.server.lobby import briefs
from cosca.server.table.live import LiveTable
from cosca.server.wire import Pace
from tests.server.people import House, Line
from tests.server.test_powers import run, two
from tests.server.visiting import serving

OUTSIDE = ("anna", "fritz", "host", None)  # the other team, a spectator, a host without a seat, a visitor

PACES: list[Pace] = [
    {"kind": "untimed"},
    {"kind": "live", "seconds": 7000, "bank": 7000},
    {"kind": "days", "days": 3},
]


async def four(home: House, pace: Pace | None = None) -> LiveTable:
    """Anna against Ben and Eve; Fritz watches, and a host without a seat."""
    table = await two(home, "eve", "fritz", "host", start=False, pace=pace)
    await table.sit(await home.user("eve"), 4, "me")
    await table.change("u-anna", {"open": True})
    await table.start("u-anna")
    await table.change("u-anna", {"host": "u-host"})
    await home.rest(table)
    return table


async def known(home: House, table: LiveTable, lines: dict[Any, Line]) -> str:
    """Everything that those outside the team can find out, by lines, requests and refusals."""
    found: list[Any] = [len(line.raw) for line in lines.values()]
    rows, cursor = await home.store.open_tables()
    for name in OUTSIDE:
        user = None if name is None else f"u-{name}"
        found += [await table.shown_to(user), await briefs(home.tables, rows, user), cursor]
        if user is not None:
            found.append(await briefs(home.tables, await home.store.tables_of(user), user))
    for name in ("anna", "fritz", "host"):
        for number in range(1, 40):
            for yes in (True, False):
                with pytest.raises(Refused) as no:
                    await table.answer(f"u-{name}", number, yes, home.id())
                found.append(no.value.told())
    return json.dumps([untimed(each) for each in found], sort_keys=True)


def untimed(told: Any) -> Any:
    """An answer without the time at which it was given."""
    return {**told, "now": 0} if isinstance(told, dict) else told


@pytest.mark.parametrize("restart", [False, True])
@pytest.mark.parametrize("ending", ["open", "refused", "withdrawn", "lapsed"])
@pytest.mark.parametrize("pace", PACES, ids=lambda pace: pace["kind"])
def test_a_team_that_thinks_of_giving_up_leaves_no_trace(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch, ending: str, restart: bool, pace: Pace
) -> None:
    async def play(home: House) -> None:
        table = await four(home, pace)
        if restart:
            table = await home.again(table)
        lines = {name: await home.line(table, name, 1 if name == "anna" else None) for name in OUTSIDE}
        inside = await home.line(table, "eve", 4)
        before = await known(home, table, lines)
        for _ in range(2):
            await table.propose("u-ben", 3, "concede", home.id())
            n = inside.last("table")["proposals"][0]["n"]
            if ending == "open":
                assert await known(home, table, lines) == before
            match ending:
                case "lapsed":
                    with monkeypatch.context() as later:
                        later.setattr(home.tables.uptime, "now", partial(float, table.parts.proposals.next_lapse or 0))
                        await table.due()
                case "withdrawn":
                    await table.answer("u-ben", n, False, home.id())
                case _:
                    await table.answer("u-eve", n, False, home.id())
            assert inside.last("table")["settled"][-1]["result"] == ("refused" if ending == "open" else ending)
            assert await known(home, table, lines) == before
        if restart:
            await table.propose("u-ben", 3, "concede", home.id())
            table = await home.again(table)
            lines = {name: await home.line(table, name, 1 if name == "anna" else None) for name in OUTSIDE}
            await home.line(table, "eve", 4)
            numbers = json.loads(before)[: len(lines)]
            assert json.loads(await known(home, table, lines))[: len(lines)] == numbers  # nobody is told more frames
        await table.propose("u-anna", 1, "end", home.id())  # theirs stands in nobody's way, and moves no number
        assert lines["anna"].last("table")["proposals"][0]["n"] == 8

    run(sqlite_url, play)


@pytest.mark.parametrize("open", [False, True])
def test_a_team_that_gives_up_while_the_table_is_asked(sqlite_url: str, open: bool) -> None:
    """The other team's own proposals go the same way with and without it."""

    async def play(home: House) -> None:
        table = await four(home)
        if open:
            await table.propose("u-ben", 3, "concede", home.id())
        await table.propose("u-anna", 1, "end", home.id())
        n = table.meta("u-ben", 3)["proposals"][0]["n"]
        assert n == 8
        await table.answer("u-ben", n, True, home.id())
        await table.answer("u-eve", n, False, home.id())
        told = table.meta("u-anna", 1)
        assert told["proposals"] == []
        assert told["settled"] == [{"n": 8, "what": "end", "seat": 1, "yes": [1, 3], "result": "refused", "by": 4}]

    run(sqlite_url, play)


def test_no_frame_on_the_wire(tmp_path: Path) -> None:
    with serving(tmp_path) as house:
        anna, ben, eve = house.visitor("Anna"), house.visitor("Ben"), house.visitor("Eve")
        made = anna.post("/api/tables", {"game": "la_famiglia", "seats": {"1": "me", "2": "default"}, "open": True})
        id = made.json()["id"]
        for visitor, seat in ((ben, 3), (eve, 4)):
            assert visitor.post(f"/api/tables/{id}/seats/{seat}", {"player": "me"}).status_code == 200
        assert anna.post(f"/api/tables/{id}/start").status_code == 200
        with anna.socket(id, 1) as one, ben.socket(id, 3) as three, eve.socket(id, 4) as four:
            one.say("ping")
            one.until("pong")
            paths = ("/api/tables", "/api/my/tables", f"/api/tables/{id}")
            lists = [untimed(anna.get(path).json()) for path in paths]
            three.say("propose", seat=3, what="concede")
            three.until("ack")
            number = next(told for told in iter(lambda: four.until("table"), None) if told["proposals"])["proposals"][
                0
            ]["n"]
            heard = len(one.heard)
            one.say("ping")
            assert one.until("pong") is one.heard[heard]  # nothing came before it
            assert [untimed(anna.get(path).json()) for path in paths] == lists
            one.say("answer", proposal=number, yes=True)
            told = one.until("error")
            one.say("answer", proposal=number + 800, yes=True)
            other = one.until("error")
            assert {**told, "id": ""} == {**other, "id": ""}


def test_a_member_who_leaves_or_deletes_themselves_drops_nobodys_line(tmp_path: Path) -> None:
    with serving(tmp_path) as house:
        anna, ben, eve = house.visitor("Anna"), house.visitor("Ben"), house.visitor("Eve")
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
            told = next(told for told in iter(lambda: one.until("table"), None) if told["seats"][2]["user"] is None)
            assert told["seats"][2]["bot"] == "soldato"
            one.say("ping")
            one.until("pong")
