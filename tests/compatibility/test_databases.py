"""Databases of earlier releases (closed, killed, backup): every table continues."""

from __future__ import annotations

import asyncio
import json
import shutil
import tarfile
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from starlette.requests import HTTPConnection

import cosca
from cosca.cli import run
from cosca.server.core.settings import Settings
from cosca.server.identity.keys import SigningKeys, load_secret
from cosca.server.identity.sessions import authenticate
from cosca.server.registry.table_registry import TableRegistry
from cosca.server.storage.store import Store
from cosca.server.table.integrity import Quarantined
from cosca.server.table.journal import SYSTEM
from cosca.server.table.live_table import LiveTable
from cosca.server.views.event_stream import decode_events
from tools.harness.guests import Guest
from tools.harness.server import Server

FIXTURES = Path(__file__).parent / "fixtures"
FILE = "cosca.sqlite3"
RELEASES = ("first", "v0_1_0")
MANIFESTS: dict[str, dict[str, Any]] = {
    release: json.loads((FIXTURES / release / "manifest.json").read_text(encoding="utf-8")) for release in RELEASES
}
# Tables of the first release that a correction of the rules touches, by name, and its rule. Their digest, question,
# undo or next choice may differ, but they must continue.
EXPECTED_CHANGES = {
    "forgo_1.0": "LF-P9",
    "forgo_1.1": "LF-P9",
    "opened_public_job": "CE-I2",  # what is laid open ends free undo
    "opened_business_opened": "CE-A2",
}


class Source(NamedTuple):
    """A database of a release: `clean`, `killed`, or restored from the `backup` of the clean one."""

    release: str
    kind: str

    @property
    def archive(self) -> str:
        return "clean" if self.kind == "backup" else self.kind

    @property
    def manifest(self) -> dict[str, Any]:
        return MANIFESTS[self.release][self.archive]

    def tables(self, status: str = "") -> dict[str, dict[str, Any]]:
        """Return the tables by id, with that status, without those in quarantine."""
        return {
            id: facts
            for id, facts in self.manifest["tables"].items()
            if status in ("", facts["status"]) and not facts.get("quarantined")
        }


def changed(facts: dict[str, Any]) -> bool:
    return facts.get("name") in EXPECTED_CHANGES


SOURCES = [Source(release, kind) for release in RELEASES for kind in ("clean", "killed", "backup")]


@pytest.fixture(params=SOURCES, ids="-".join)
def source(request: pytest.FixtureRequest) -> Source:
    return request.param


@pytest.fixture(scope="module")
def prepared(tmp_path_factory: pytest.TempPathFactory) -> Callable[[Source, bool], Path]:
    """Return folders with the database of a source, original or upgraded; each is created once."""

    @cache
    def prepare(source: Source, upgraded: bool) -> Path:
        folder = tmp_path_factory.mktemp("-".join(source))
        if upgraded:
            shutil.copytree(prepare(source, False), folder, dirs_exist_ok=True)
            with_tables(folder, upgrade)
            return folder
        with tarfile.open(FIXTURES / source.release / f"{source.archive}.tar.xz") as tar:
            tar.extractall(folder, filter="data")
        if source.kind == "backup":
            (folder / FILE).unlink()
            url = f"sqlite:///{folder / FILE}"
            assert run(["database", "upgrade", "--database", url]) == 0
            assert run(["database", "restore", str(FIXTURES / source.release / "backup"), "--database", url]) == 0
        return folder

    return prepare


async def upgrade(_: TableRegistry) -> None:
    """Upgrade the database by opening it."""


@pytest.fixture
def folder(source: Source, prepared: Callable[[Source, bool], Path], tmp_path: Path) -> Path:
    """Return a copy of the upgraded database, or of the one restored from the backup."""
    shutil.copytree(prepared(source, True), tmp_path, dirs_exist_ok=True)
    return tmp_path


@pytest.fixture
def old_folder(source: Source, prepared: Callable[[Source, bool], Path], tmp_path: Path) -> Path:
    """Return a copy of the original database, or of the one restored from the backup."""
    shutil.copytree(prepared(source, False), tmp_path, dirs_exist_ok=True)
    return tmp_path


@pytest.fixture
def still(monkeypatch: pytest.MonkeyPatch) -> None:
    """Keep bots from playing."""
    monkeypatch.setattr(LiveTable, "wake_bots", lambda _: None)


@asynccontextmanager
async def house(folder: Path) -> AsyncIterator[TableRegistry]:
    """Open the table registry of the database."""
    url = f"sqlite:///{folder / FILE}"
    store = await Store.open(url)
    try:
        yield TableRegistry(store, Settings(database_url=url))
    finally:
        await store.close()


def with_tables(folder: Path, work: Callable[[TableRegistry], Coroutine[Any, Any, None]]) -> None:
    async def main() -> None:
        async with house(folder) as tables:
            await work(tables)

    asyncio.run(main())


def holds(now: Any, before: Any) -> bool:
    """Return whether all earlier facts are present, at any depth."""
    if isinstance(before, dict):
        return all(key in now and holds(now[key], value) for key, value in before.items())
    if isinstance(before, list):
        return len(now) == len(before) and all(holds(one, other) for one, other in zip(now, before, strict=True))
    return now == before


async def live(tables: TableRegistry, id: str) -> LiveTable:
    table = await tables.get(id)
    assert table is not None, id
    return table


async def answer(table: LiveTable, seat: int, choice: str) -> None:
    """Make a choice for the seat's player or bot."""
    row = table.seats.rows[seat]
    if row.bot is None:
        await table.choose(row.user_id or "", seat, table.journal.act_number(seat), [choice], f"{table.id} {seat}")
    else:
        await table.commit_and_broadcast(table._play.apply(seat, [choice], SYSTEM))


@pytest.mark.parametrize("source", [each for each in SOURCES if each.kind != "backup"], ids="-".join)
def test_fixtures_contain_tables_of_every_stage(source: Source) -> None:
    tables = source.tables().values()
    for game in cosca.game_names():
        assert {facts["status"] for facts in tables if facts["game"] == game} == {"waiting", "running", "over"}
    asked = {kind for facts in tables for kind in facts.get("asked", {}).values()}
    assert {"conflict.card", "bid.card", "tribute.card"} <= asked
    newer = source.release != "first"
    entries = {kind for facts in tables for kind in facts.get("entries", {})}
    assert entries == {"choice", "concede", "end", "left", "start", "undo", *(["seat"] if newer else [])}
    proposals = [facts["proposal"] for facts in tables if facts["proposal"]]
    proposals += [each for facts in tables for each in (facts.get("team_proposals") or {}).values()]
    pending = sorted([each["what"] for each in proposals if "result" not in each])
    assert pending == ["concede", "end", *(["join"] if newer else []), "undo"]
    if not newer:
        assert {"space.part", "pull.area"} <= asked
        assert {facts["data"].split()[0] for facts in tables if facts["game"] == "la_famiglia"} == {
            "house-1",
            "house-2",
        }
        return
    assert {facts["pace"]["kind"] for facts in tables if facts["pace"]} >= {"live", "days"}
    assert any(facts["clocks"] for facts in tables)
    assert any(facts["lesson"] for facts in tables)
    assert any(not facts["newcomers"] for facts in tables)
    assert any(facts["quarantined"] for facts in source.manifest["tables"].values())
    assert {"grant", "reset", "mute"} <= set(source.manifest["audit"])
    assert source.manifest["studies"]
    assert source.manifest["reports"]


def test_expected_changes_name_tables() -> None:
    names = {facts["name"] for source in SOURCES for facts in source.tables().values() if "name" in facts}
    assert EXPECTED_CHANGES.keys() <= names


@pytest.mark.usefixtures("still")
def test_every_table_loads_unchanged(source: Source, folder: Path) -> None:
    async def work(tables: TableRegistry) -> None:
        for id, facts in source.tables().items():
            table = await live(tables, id)
            assert (table.status, table.row.host) == (facts["status"], facts["host"]), facts
            kept = {"": table.row.proposal, **(table.row.team_proposals or {})}
            before = {"": facts["proposal"], **(facts.get("team_proposals") or {})}
            assert kept.keys() == before.keys(), facts
            for team, proposal in kept.items():
                assert proposal == before[team] or "result" in (proposal or {}), facts
            for name in ("pace", "lesson", "newcomers"):
                assert name not in facts or getattr(table.row, name) == facts[name], facts
            assert sorted(table.row.clocks or ()) == facts.get("clocks", []), facts
            pins = table.state.chat.pins(table.game.seats)
            assert (len(await tables.store.chat(id)), len(pins)) == (facts["chat"], facts["pins"]), facts
            seats = {str(seat): {"user": row.user_id, "bot": row.bot} for seat, row in table.seats.rows.items()}
            assert seats == facts["seats"], facts
            if facts["status"] == "waiting" or changed(facts):
                continue
            game, match = table.game, table.match
            assert (len(match.log), match.state.digest()) == (facts["choices"], facts["digest"]), facts
            people = [seat for seat in facts["undo"] if facts["seats"][str(seat)]["user"]]  # bots do not undo
            assert [seat for seat in game.seats if match.may_undo(seat)] == people, facts
            assert list(table.journal.waiting) == facts["turn"], facts
            if facts["status"] == "running":
                asked = {str(seat): found.kind for seat in game.seats if (found := game.decision(match.state, seat))}
                assert asked == facts["asked"], facts

    with_tables(folder, work)


@pytest.mark.usefixtures("still")
def test_items_are_the_same_as_before(source: Source, folder: Path) -> None:
    """Every viewer has as many items as before; their events are completed and lose nothing."""

    async def work(tables: TableRegistry) -> None:
        for id in source.tables():
            table = await live(tables, id)
            if source.release == "first":
                assert {told.vocabulary for told in table.journal.stream.log} <= {1}
            for viewer in (None, *table.game.seats):
                items = table.journal.stream.items_after(viewer, 0)
                assert [n for n, _ in items] == list(range(1, table.journal.stream.last(viewer) + 1))
                for seq, told in enumerate(table.journal.stream.log, 1):
                    stored = [event.seen_by(viewer) for event in decode_events(told.events)]
                    seen = [facts for facts in stored if facts is not None]
                    for before, now in zip(seen, table.journal.stream.events_seen(viewer, seq), strict=True):
                        assert holds(now, before), before

    with_tables(folder, work)


@pytest.mark.usefixtures("still")
def test_running_tables_continue(source: Source, folder: Path) -> None:
    """All seats take the default choice; the tables are the same after a restart."""
    digests: dict[str, str] = {}

    async def choose(tables: TableRegistry) -> None:
        for id in source.tables("running"):
            table = await live(tables, id)
            before = len(table.match.log)
            seat = table.journal.waiting[0]
            await answer(table, seat, table.game.default(table.match.state, seat).text)
            assert len(table.match.log) == before + 1
            digests[id] = table.match.state.digest()

    async def check(tables: TableRegistry) -> None:
        for id, digest in digests.items():
            assert (await live(tables, id)).match.state.digest() == digest

    with_tables(folder, choose)
    with_tables(folder, check)


@pytest.mark.parametrize("source", [each for each in SOURCES if each.release == "first"], ids="-".join)
@pytest.mark.usefixtures("still")
def test_next_recorded_choice_is_legal(source: Source, folder: Path) -> None:
    async def work(tables: TableRegistry) -> None:
        for id, facts in source.tables().items():
            if facts.get("then") and not changed(facts):
                seat, _, choice = facts["then"].partition(" ")
                await answer(await live(tables, id), int(seat), choice)

    with_tables(folder, work)


@pytest.mark.usefixtures("still")
def test_undo_works_on_old_tables(source: Source, folder: Path) -> None:
    async def work(tables: TableRegistry) -> None:
        for id, facts in source.tables().items():
            if not facts.get("undo") or changed(facts):
                continue
            table, seat = await live(tables, id), facts["undo"][0]
            if table.seats.rows[seat].user_id is not None:
                await table.undo(table.seats.rows[seat].user_id or "", seat, "undo")
                assert len(table.match.log) < facts["choices"], facts

    with_tables(folder, work)


@pytest.mark.usefixtures("still")
def test_finished_tables_export_their_records(source: Source, folder: Path) -> None:
    async def work(tables: TableRegistry) -> None:
        for id, facts in source.tables("over").items():
            table = await live(tables, id)
            match = cosca.Match.from_record(await table.record())
            assert (len(match.log), match.state.digest()) == (facts["choices"], facts["digest"])
            expected = {key: value for key, value in facts["outcome"].items() if key != "text"}  # of older releases
            outcome = dict((await table.ending())["outcome"] or {})
            if "facts" not in expected:
                del outcome["facts"]
            assert outcome == expected

    with_tables(folder, work)


def test_users_can_still_log_in(source: Source, folder: Path) -> None:
    """Old cookies identify the same users and become sessions."""
    keys = SigningKeys(load_secret(folder / f"{FILE}.secret"), secure=False)

    async def work(tables: TableRegistry) -> None:
        for facts in source.manifest["users"].values():
            request = HTTPConnection({"type": "http", "headers": [(b"cookie", facts["cookie"].encode())]})
            found = await authenticate(tables.store, keys.read(request), tables.settings.sessions_per_user)
            assert found is not None
            assert found.user.id == found.session.user_id == facts["id"]

    with_tables(folder, work)


@pytest.mark.parametrize("source", [each for each in SOURCES if each.release != "first"], ids="-".join)
@pytest.mark.usefixtures("still")
def test_quarantined_table_continues_after_release(source: Source, folder: Path) -> None:
    held = {id: facts for id, facts in source.manifest["tables"].items() if facts.get("quarantined")}
    assert held

    async def refuse(tables: TableRegistry) -> None:
        for id in held:
            with pytest.raises(Quarantined):
                await tables.get(id)

    async def go_on(tables: TableRegistry) -> None:
        for id, facts in held.items():
            table = await live(tables, id)
            assert (len(table.match.log), table.match.state.digest()) == (facts["choices"], facts["digest"])
            seat = table.journal.waiting[0]
            await answer(table, seat, table.game.default(table.match.state, seat).text)

    with_tables(folder, refuse)
    for id in held:
        assert run(["admin", "release-table", "--database", f"sqlite:///{folder / FILE}", "--", id]) == 0
    with_tables(folder, go_on)


@pytest.mark.parametrize(
    "source",
    [pytest.param(each, marks=[pytest.mark.long] if each.kind != "clean" else []) for each in SOURCES],
    ids="-".join,
)
def test_server_starts_with_an_old_database(source: Source, old_folder: Path) -> None:
    """Anna logs in with her password and finds all her tables; bots continue."""
    manifest = source.manifest
    anna = manifest["users"]["anna"]
    seated = {
        id for id, facts in source.tables().items() if anna["id"] in [seat["user"] for seat in facts["seats"].values()]
    }
    with Server(old_folder, env={"COSCA_LOG_LEVEL": "warning"}) as server:
        guest = Guest(server.url)
        guest.token = guest.call("POST", "/api/login", {"login": anna["login"], "password": anna["password"]})["token"]
        me = guest.call("GET", "/api/me")["user"]
        assert me["id"] == anna["id"]
        assert seated <= {table["id"] for table in guest.call("GET", "/api/my/tables")}
        for id in seated:
            shown = guest.call("GET", f"/api/tables/{id}")
            assert shown["status"] in (source.tables()[id]["status"], "over")
        if source.release == "first":
            return
        assert me["language"] == anna["language"]
        assert guest.call("GET", "/api/my/hours") == anna["hours"]
        assert [entry["what"] for entry in guest.call("GET", "/api/admin/audit")] == manifest["audit"]
        for id in manifest["reports"]:
            # Reports of the first format are computed again when a player asks for them.
            assert guest.call("GET", f"/api/tables/{id}/report")["state"] == "none"
            assert guest.call("POST", f"/api/tables/{id}/report")["state"] == "thinking"
        for id, study in manifest["studies"].items():
            assert guest.call("POST", "/api/study/open", {"study": id})["study"] == study
            seats = {"1": "me", "2": "random", "3": "random", "4": "random"}
            begun = guest.call("POST", "/api/study/table", {"study": study, "seats": seats})["id"]
            assert guest.call("GET", f"/api/tables/{begun}")["status"] == "running"
