"""Databases of the version before, one stopped, one killed, and a backup: every table goes on. tools/fixtures.py."""

from __future__ import annotations

import asyncio
import json
import tarfile
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from serving import Server
from starlette.requests import HTTPConnection
from visitors import Guest

import cosca
from cosca.cli import run
from cosca.server.identity import Keys, known, load_secret
from cosca.server.settings import Settings
from cosca.server.store import Store
from cosca.server.table.journal import NOBODY
from cosca.server.table.live import LiveTable
from cosca.server.tables import Tables
from cosca.server.telling import unpack

FIXTURES = Path(__file__).parent / "fixtures"
MANIFEST: dict[str, Any] = json.loads((FIXTURES / "manifest.json").read_text(encoding="utf-8"))
FILE = "cosca.sqlite3"
KINDS = ("clean", "killed", "backup")
# Tables that a correction of the rules touches, by name, and which one it is. Their digest, question, undo or next
# choice may be others, but they must go on.
EXPECTED_CHANGES = {
    "forgo_1.0": "LF-P9",
    "forgo_1.1": "LF-P9",
    "opened_public_job": "CE-I2",  # what is laid open ends free undo
    "opened_business_opened": "CE-A2",
}


def manifest(kind: str) -> dict[str, Any]:
    """What is in a database; the backup is of the one that was stopped."""
    return MANIFEST["clean" if kind == "backup" else kind]


def tables_of(kind: str, status: str = "") -> dict[str, dict[str, Any]]:
    """The tables of a database by id, with that status."""
    return {id: facts for id, facts in manifest(kind)["tables"].items() if status in ("", facts["status"])}


def changed(facts: dict[str, Any]) -> bool:
    return facts.get("name") in EXPECTED_CHANGES


@pytest.fixture(params=KINDS)
def kind(request: pytest.FixtureRequest) -> str:
    return request.param


@pytest.fixture
def folder(kind: str, tmp_path: Path) -> Path:
    """A folder with the database as it lay there, or restored from the backup."""
    with tarfile.open(FIXTURES / f"{'clean' if kind == 'backup' else kind}.tar.xz") as tar:
        tar.extractall(tmp_path, filter="data")
    if kind == "backup":
        (tmp_path / FILE).unlink()
        url = f"sqlite:///{tmp_path / FILE}"
        assert run(["database", "upgrade", "--database", url]) == 0
        assert run(["database", "restore", str(FIXTURES / "backup"), "--database", url]) == 0
    return tmp_path


@pytest.fixture
def still(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots do not play on by themselves."""
    monkeypatch.setattr(LiveTable, "wake", lambda _: None)


@asynccontextmanager
async def house(folder: Path) -> AsyncIterator[Tables]:
    """The tables of the database there."""
    url = f"sqlite:///{folder / FILE}"
    store = await Store.open(url)
    try:
        yield Tables(store, Settings(database_url=url))
    finally:
        await store.close()


def with_tables(folder: Path, work: Callable[[Tables], Coroutine[Any, Any, None]]) -> None:
    async def main() -> None:
        async with house(folder) as tables:
            await work(tables)

    asyncio.run(main())


def holds(now: Any, before: Any) -> bool:
    """Whether all facts of before are there, at any depth."""
    if isinstance(before, dict):
        return all(key in now and holds(now[key], value) for key, value in before.items())
    if isinstance(before, list):
        return len(now) == len(before) and all(holds(one, other) for one, other in zip(now, before, strict=True))
    return now == before


async def live(tables: Tables, id: str) -> LiveTable:
    table = await tables.get(id)
    assert table is not None, id
    return table


async def answer(table: LiveTable, seat: int, choice: str) -> None:
    """The seat's person, or its bot, makes a choice."""
    row = table.seats.rows[seat]
    if row.bot is None:
        await table.choose(row.user_id or "", seat, table.journal.act_of(seat), [choice], f"{table.id} {seat}")
    else:
        await table.carry_out(table.parts.apply(seat, [choice], NOBODY))


def test_the_databases_hold_every_stage() -> None:
    for kind in ("clean", "killed"):
        found = tables_of(kind).values()
        for game in cosca.game_names():
            assert {facts["status"] for facts in found if facts["game"] == game} == {"waiting", "running", "over"}
        asked = {kind for facts in found for kind in facts.get("asked", {}).values()}
        assert {"conflict.card", "bid.card", "tribute.card", "space.part", "pull.area"} <= asked
        assert {kind for facts in found for kind in facts.get("entries", {})} == {
            "choice", "concede", "end", "left", "start", "undo",
        }  # fmt: skip
        assert {facts["data"].split()[0] for facts in found if facts["game"] == "la_famiglia"} == {"house-1", "house-2"}
        open = [facts["proposal"]["what"] for facts in found if facts["proposal"] and "result" not in facts["proposal"]]
        assert sorted(open) == ["concede", "end", "undo"]
    names = {facts["name"] for kind in KINDS for facts in tables_of(kind).values() if "name" in facts}
    assert EXPECTED_CHANGES.keys() <= names


@pytest.mark.usefixtures("still")
def test_every_table_is_as_it_was(kind: str, folder: Path) -> None:
    async def work(tables: Tables) -> None:
        for id, facts in tables_of(kind).items():
            table = await live(tables, id)
            assert (table.status, table.row.host) == (facts["status"], facts["host"]), facts
            kept = table.row.proposal
            assert kept == facts["proposal"] or "result" in (kept or {}), facts
            pins = table.parts.talk.pins(table.game.seats)
            assert (len(await tables.store.chat(id)), len(pins)) == (facts["chat"], facts["pins"]), facts
            seats = {str(seat): {"user": row.user_id, "bot": row.bot} for seat, row in table.seats.rows.items()}
            assert seats == facts["seats"], facts
            if facts["status"] == "waiting" or changed(facts):
                continue
            game, match = table.game, table.match
            assert (len(match.log), match.state.digest()) == (facts["choices"], facts["digest"]), facts
            assert [seat for seat in game.seats if match.may_undo(seat)] == facts["undo"], facts
            assert list(table.journal.waiting) == facts["turn"], facts
            if facts["status"] == "running":
                asked = {str(seat): found.kind for seat in game.seats if (found := game.decision(match.state, seat))}
                assert asked == facts["asked"], facts

    with_tables(folder, work)


@pytest.mark.usefixtures("still")
def test_all_that_was_told_is_told_again(kind: str, folder: Path) -> None:
    """Every viewer has as many items as the past told it; their events are completed, and nothing of them is lost."""

    async def work(tables: Tables) -> None:
        for id in tables_of(kind):
            table = await live(tables, id)
            assert {told.vocabulary for told in table.journal.stream.log} <= {1}
            for viewer in (None, *table.game.seats):
                items = table.journal.stream.since(viewer, 0)
                assert [n for n, _ in items] == list(range(1, table.journal.stream.last(viewer) + 1))
                for seq, told in enumerate(table.journal.stream.log, 1):
                    stored = [event.seen_by(viewer) for event in unpack(told.events)]
                    seen = [facts for facts in stored if facts is not None]
                    for before, now in zip(seen, table.journal.stream.seen_in(viewer, seq), strict=True):
                        assert holds(now, before), before

    with_tables(folder, work)


@pytest.mark.usefixtures("still")
def test_running_tables_go_on(kind: str, folder: Path) -> None:
    """Whoever is asked takes the default; another start finds the tables so."""
    digests: dict[str, str] = {}

    async def choose(tables: Tables) -> None:
        for id in tables_of(kind, "running"):
            table = await live(tables, id)
            before = len(table.match.log)
            seat = table.journal.waiting[0]
            await answer(table, seat, table.game.default(table.match.state, seat).text)
            assert len(table.match.log) == before + 1
            digests[id] = table.match.state.digest()

    async def check(tables: Tables) -> None:
        for id, digest in digests.items():
            assert (await live(tables, id)).match.state.digest() == digest

    with_tables(folder, choose)
    with_tables(folder, check)


@pytest.mark.usefixtures("still")
def test_what_was_chosen_next_can_be_chosen(kind: str, folder: Path) -> None:
    async def work(tables: Tables) -> None:
        for id, facts in tables_of(kind).items():
            if facts.get("then") and not changed(facts):
                seat, _, choice = facts["then"].partition(" ")
                await answer(await live(tables, id), int(seat), choice)

    with_tables(folder, work)


@pytest.mark.usefixtures("still")
def test_what_may_be_taken_back_is_taken_back(kind: str, folder: Path) -> None:
    async def work(tables: Tables) -> None:
        for id, facts in tables_of(kind).items():
            if not facts.get("undo") or changed(facts):
                continue
            table, seat = await live(tables, id), facts["undo"][0]
            if table.seats.rows[seat].user_id is not None:
                await table.undo(table.seats.rows[seat].user_id or "", seat, "undo")
                assert len(table.match.log) < facts["choices"], facts

    with_tables(folder, work)


@pytest.mark.usefixtures("still")
def test_games_that_are_over_give_their_records(kind: str, folder: Path) -> None:
    async def work(tables: Tables) -> None:
        for id, facts in tables_of(kind, "over").items():
            table = await live(tables, id)
            match = cosca.Match.from_record(await table.record())
            assert (len(match.log), match.state.digest()) == (facts["choices"], facts["digest"])
            told = {key: value for key, value in facts["outcome"].items() if key != "text"}  # a sentence of the past
            outcome = (await table.ending())["outcome"]
            assert {key: value for key, value in (outcome or {}).items() if key != "facts"} == told

    with_tables(folder, work)


def test_people_are_known(kind: str, folder: Path) -> None:
    """The cookies of the past name the same people, and become sessions."""
    keys = Keys(load_secret(folder / f"{FILE}.secret"), secure=False)

    async def work(tables: Tables) -> None:
        for facts in manifest(kind)["users"].values():
            request = HTTPConnection({"type": "http", "headers": [(b"cookie", facts["cookie"].encode())]})
            found = await known(tables.store, keys.read(request))
            assert found is not None
            assert found.user.id == found.session.user_id == facts["id"]

    with_tables(folder, work)


def test_a_server_opens_it(kind: str, folder: Path) -> None:
    """Anna logs in with her password and finds all tables at which she sits; bots play on."""
    anna = manifest(kind)["users"]["anna"]
    seated = {
        id for id, facts in tables_of(kind).items() if anna["id"] in [seat["user"] for seat in facts["seats"].values()]
    }
    with Server(folder, env={"COSCA_LOG_LEVEL": "warning"}) as server:
        guest = Guest(server.url)
        guest.call("POST", "/api/login", {"login": anna["login"], "password": anna["password"]})
        assert guest.call("GET", "/api/me")["user"]["id"] == anna["id"]
        assert seated <= {table["id"] for table in guest.call("GET", "/api/my/tables")}
        for id in seated:
            shown = guest.call("GET", f"/api/tables/{id}")
            assert shown["status"] in (tables_of(kind)[id]["status"], "over")
