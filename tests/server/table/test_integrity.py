"""Damaged databases: rebuilt where possible, else reported, salvaged and deleted; lists still work."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import shutil
import sqlite3
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

import cosca
from cosca.server.protocol.refusal import Refused
from cosca.server.table.integrity import TableDamaged
from tests.server.support.http_client import ServerHarness, Visitor, run_server
from tests.server.support.players import ALL, connect_all, open_harness

Made = tuple[str, str, str]
BOTS = {"2": "soldato", "3": "soldato", "4": "soldato"}


def damage(url: str, *statements: str) -> None:
    with sqlite3.connect(url.removeprefix("sqlite:///")) as database:
        for statement in statements:
            assert database.execute(statement).rowcount > 0, statement
    database.close()


@pytest.fixture(scope="module")
def model(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Made]:
    """A database with one table of some choices; its id, the digest of its state, and its record."""
    file = tmp_path_factory.mktemp("model") / "cosca.sqlite3"
    return file, _made(f"sqlite:///{file}", 70)


@pytest.fixture
def played(model: tuple[Path, Made], sqlite_url: str) -> Made:
    """The same in a database of one's own."""
    shutil.copy(model[0], sqlite_url.removeprefix("sqlite:///"))
    return model[1]


def _made(url: str, choices: int) -> Made:
    async def play() -> Made:
        async with open_harness(url) as harness:
            table = await harness.table(ALL)
            await harness.play(table, await connect_all(harness, table), Random(4), choices)
            assert await harness.store.newest_state(table.id) is not None
            return table.id, table.match.state.digest(), table.match.record()

    return asyncio.run(play())


def read(url: str, id: str) -> str:
    """The digest of a table's state."""

    async def get() -> str:
        async with open_harness(url) as harness:
            table = await harness.tables.get(id)
            assert table is not None
            await harness.play(table, await connect_all(harness, table), Random(1), 0)
            return table.match.state.digest()

    return asyncio.run(get())


# -------------------------------------------------------------------- state documents


def _state(document: str) -> Any:
    return json.loads(document)


def _other_money(document: str) -> str:
    """A state that breaks no law, perhaps, but is not what the choices lead to."""
    found = json.loads(document)
    name = next(name for name, value in found["state"].items() if isinstance(value, list) and len(value) > 4)
    found["state"][name] = list(reversed(found["state"][name]))
    return json.dumps(found)


BROKEN: dict[str, Callable[[str], str]] = {
    "empty": lambda _: "",
    "truncated": lambda text: text[: len(text) // 2],
    "no JSON": lambda _: "\x00\x01garbage",
    "a list": lambda _: "[1, 2]",
    "a number": lambda _: "7",
    "null": lambda _: "null",
    "wrong types": lambda text: json.dumps({**_state(text), "state": {**_state(text)["state"], "stack": 5, "key": 1}}),
    "a list for a state": lambda text: json.dumps({**_state(text), "state": [1]}),
    "another game": lambda text: text.replace("la_famiglia", "corleones_empire"),
    "another state": _other_money,
    "other draws": lambda text: json.dumps({**_state(text), "state": {**_state(text)["state"], "draws": 1}}),
    "of other choices": lambda text: json.dumps({**_state(text), "of": "0" * 64}),
    "of another seed": lambda text: json.dumps({"state": {**_state(text)["state"], "key": "00" * 32}}),
}


@pytest.mark.parametrize("how", BROKEN)
def test_a_damaged_state_document_is_rebuilt_from_the_choices(sqlite_url: str, how: str, played: Made) -> None:
    id, digest, _ = played
    file = sqlite3.connect(sqlite_url.removeprefix("sqlite:///"))
    ((whole,),) = file.execute("SELECT document FROM states ORDER BY seq DESC LIMIT 1").fetchall()
    file.execute("UPDATE states SET document = ?", (BROKEN[how](whole),))
    file.commit()
    file.close()
    assert read(sqlite_url, id) == digest
    assert read(sqlite_url, id) == digest


def test_state_document_of_the_previous_version_is_used(
    sqlite_url: str, played: Made, caplog: pytest.LogCaptureFixture
) -> None:
    id, digest, _ = played
    damage(sqlite_url, "UPDATE states SET document = json_extract(document, '$.state')")
    assert read(sqlite_url, id) == digest
    assert [record for record in caplog.records if "state document" in record.getMessage()] == []


# -------------------------------------------------------------------- gaps

GAPS = {
    "a missing entry": ("DELETE FROM entries WHERE seq = 30", 30),
    "a missing start": ("DELETE FROM entries WHERE seq = 1", 1),
    "a missing end": ("DELETE FROM entries WHERE seq > 40", 41),
    "no entries": ("DELETE FROM entries", 1),
    "events that are no JSON": ("UPDATE entries SET events = '[[\"x\"' WHERE seq = 30", 30),
    "events of another shape": ("UPDATE entries SET events = '{\"a\": 1}' WHERE seq = 30", 30),
    "an unknown kind": ("UPDATE entries SET kind = 'coup' WHERE seq = 30", 30),
    "a second start": ("UPDATE entries SET kind = 'start' WHERE seq = 30", 30),
    "a choice of nobody": ("UPDATE entries SET seat = NULL WHERE seq = 30", 30),
    "a choice of a seat that is not there": ("UPDATE entries SET seat = 9 WHERE seq = 30", 30),
    "a choice of nothing": ("UPDATE entries SET choice = NULL WHERE seq = 30", 30),
    "an undo of nothing": ("UPDATE entries SET kind = 'undo', removes = NULL WHERE seq = 30", 30),
    "an undo of what comes later": ("UPDATE entries SET kind = 'undo', removes = '[31]' WHERE seq = 30", 30),
    "an undo of no JSON": ("UPDATE entries SET kind = 'undo', removes = '[3' WHERE seq = 30", 30),
    "an undo of a text": ("UPDATE entries SET kind = 'undo', removes = '\"abc\"' WHERE seq = 30", 30),
    "an unknown status": ("UPDATE tables SET status = 'asleep'", 0),
    "a seed that is none": ("UPDATE tables SET seed = 'red'", 0),
    "options that are no JSON": ("UPDATE tables SET options = '{\"a'", 0),
    "options that are a list": ("UPDATE tables SET options = '[1]'", 0),
    "no seats": ("DELETE FROM seats", 0),
}


@pytest.mark.parametrize("gap", GAPS)
def test_missing_entry_is_detected_on_load(
    sqlite_url: str, gap: str, played: Made, caplog: pytest.LogCaptureFixture
) -> None:
    id, _, record = played
    statement, entry = GAPS[gap]
    damage(sqlite_url, statement)

    async def find() -> None:
        async with open_harness(sqlite_url) as harness:
            for _ in range(2):
                with pytest.raises(TableDamaged) as found:
                    await harness.tables.get(id)
                assert found.value.facts == {"entry": entry}
                assert "damaged" in str(found.value)
            row = await harness.store.table(id)
            assert row is not None
            if entry:
                text = await harness.tables.salvage_record(row)
                lines = [line for line in record.splitlines() if line[:1].isdigit()]
                kept = [line for line in text.splitlines() if line[:1].isdigit()]
                assert kept == lines[: max(0, entry - 2)]
                cosca.Match.from_record(text)

    asyncio.run(find())
    records = [record for record in caplog.records if record.getMessage() == "table cannot be opened"]
    assert [(record.levelno, record.__dict__["table"], record.__dict__["entry"]) for record in records] == [
        (logging.ERROR, id, entry)
    ]


# -------------------------------------------------------------------- in a running server


def at_home(harness: ServerHarness) -> tuple[Visitor, Visitor, str]:
    """Two who play, and their table."""
    anna, bea = harness.visitor("Anna"), harness.visitor("Bea")
    made = anna.post(
        "/api/tables", {"game": "la_famiglia", "seats": {"1": "me", "3": "soldato", "4": "soldato"}}
    ).json()
    bea.post(f"/api/tables/{made['id']}/join", {"invite": made["invite"].partition("#")[2]})
    bea.post(f"/api/tables/{made['id']}/seats/2", {"player": "me"})
    assert anna.post(f"/api/tables/{made['id']}/start").status_code == 200
    return anna, bea, made["id"]


def test_damage_is_reported_and_the_game_can_be_salvaged_and_hidden(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'cosca.sqlite3'}"
    with run_server(tmp_path) as harness:
        anna, bea, id = at_home(harness)
        stranger, boss = harness.visitor("Carl"), harness.visitor("Boss")
        boss.take(boss.post("/api/account", {"login": "boss", "password": "correct horse"}))
        damage(url, "UPDATE users SET admin = 1 WHERE login = 'boss'")
        with anna.socket(id, 1) as connection, bea.socket(id, 2) as other:
            damage(url, f"UPDATE entries SET events = 'x' WHERE table_id = '{id}' AND seq = 1")
            harness.run(_changed(harness, id))
            for each in (connection, other):
                assert each.closed() == 4403
                assert (each.last("error")["why"], each.last("error")["facts"]) == ("damaged", {"entry": 1})
        for visitor in (anna, bea):
            answer = visitor.get(f"/api/tables/{id}")
            assert answer.json()["error"]["why"] == "damaged"
            assert "damaged" in answer.json()["error"]["message"]
            with visitor.socket(id) as connection:
                assert connection.closed() == 4403
            assert visitor.get(f"/api/tables/{id}/record").text.startswith("cosca")
            assert [table["id"] for table in visitor.get("/api/my/tables").json()] == [id]
        for path in ("", "/record"):
            assert stranger.get(f"/api/tables/{id}{path}").json()["error"]["why"] == "private"
        assert stranger.error(stranger.send("DELETE", f"/api/tables/{id}"), 403) == "not_allowed"
        inspected = boss.get(f"/api/admin/tables/{id}").json()
        assert (inspected["damage"]["why"], inspected["damage"]["facts"]) == ("damaged", {"entry": 1})
        assert boss.get(f"/api/admin/tables/{id}/record").text.startswith("cosca")
        errors = [each for each in boss.get("/api/admin/errors").json() if each["facts"].get("table") == id]
        assert [error["what"] for error in errors] == ["table cannot be opened"]
        assert anna.send("DELETE", f"/api/tables/{id}").status_code == 200
        assert anna.get("/api/my/tables").json() == []
        assert [table["id"] for table in bea.get("/api/my/tables").json()] == [id]
        assert bea.send("DELETE", f"/api/tables/{id}").status_code == 200
        assert harness.run(harness.services.store.table(id)) is None


def test_intact_table_cannot_be_salvaged(tmp_path: Path) -> None:
    with run_server(tmp_path) as harness:
        _, _, id = at_home(harness)
        boss = harness.visitor("Boss")
        boss.take(boss.post("/api/account", {"login": "boss", "password": "correct horse"}))
        damage(f"sqlite:///{tmp_path / 'cosca.sqlite3'}", "UPDATE users SET admin = 1 WHERE login = 'boss'")
        assert boss.get(f"/api/admin/tables/{id}").json()["damage"] is None
        assert boss.error(boss.get(f"/api/admin/tables/{id}/record"), 403) == "not_allowed"


async def _changed(harness: ServerHarness, id: str) -> None:
    harness.services.tables.invalidate(id)


BAD_ROWS = (
    "UPDATE tables SET game = 'chess'",
    "UPDATE tables SET data = 'lost 0123456789abcdef'",
    "UPDATE tables SET data = ''",
    "UPDATE tables SET options = '{\"a'",
    "UPDATE tables SET options = '[3]'",
    'UPDATE tables SET options = \'{"edition": "9.9"}\'',
    "UPDATE tables SET outcome = '{\"winners'",
    "UPDATE tables SET outcome = '{\"winners\": 3}', status = 'over'",
    "UPDATE tables SET outcome = '7'",
    "UPDATE tables SET waiting = '7'",
    "UPDATE tables SET waiting = '{'",
    "UPDATE tables SET pace = '[1]'",
    'UPDATE tables SET pace = \'{"kind": "slow"}\'',
    "UPDATE tables SET pace = '{\"kind\": [1]}'",
    'UPDATE tables SET pace = \'{"kind": "live"}\', clocks = \'{"1": 3}\'',
    "UPDATE tables SET clocks = '{\"a\": {}}', deadline = 1",
    "UPDATE tables SET proposal = '{\"n\": 1}'",
    "UPDATE tables SET team_proposals = '[1]'",
    "UPDATE tables SET status = 'asleep'",
    "UPDATE tables SET seed = 'red'",
    "UPDATE tables SET host = NULL",
    "UPDATE tables SET rematch = 'nowhere'",
    "DELETE FROM entries WHERE seq = 1 AND table_id",
    "DELETE FROM seats WHERE table_id",
)


def test_damaged_tables_do_not_break_lists(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """Lobby, own tables, the administrator's lists and the start: a table broken in each way, and a good one."""
    url = f"sqlite:///{tmp_path / 'cosca.sqlite3'}"
    generous = {"tables_per_minute": 1000, "tables_per_user": 1000}
    with run_server(tmp_path, **generous) as harness:
        anna = harness.visitor("Anna")
        anna.take(anna.post("/api/account", {"login": "boss", "password": "correct horse"}))
        ids = [anna.table(open=True, seats={"1": "me", **BOTS}) for _ in BAD_ROWS]
        good = anna.table(open=True)
        cookies = anna.http.cookies
    for id, statement in zip(ids, BAD_ROWS, strict=True):
        end = f" = '{id}'" if statement.endswith("table_id") else f" WHERE id = '{id}'"
        damage(url, statement + end)
    damage(url, "UPDATE users SET admin = 1")
    with run_server(tmp_path, **generous) as harness:
        again = harness.visitor()
        again.http.cookies = cookies
        again.take(again.get("/api/me"))
        assert {table["id"] for table in again.get("/api/my/tables").json()} == {*ids, good}
        listed = again.get("/api/tables").json()["tables"]
        assert good in [table["id"] for table in listed]
        assert {table["id"] for table in again.get("/api/admin/tables").json()["tables"]} == {*ids, good}
        assert len(again.get(f"/api/admin/users/{again.id}").json()["tables"]) == len(ids) + 1
        for id in ids:
            assert again.get(f"/api/admin/tables/{id}").status_code == 200
            answer = again.get(f"/api/tables/{id}")
            assert answer.status_code < 500 or answer.json()["error"]["why"] != "mistake", answer.text
            with (
                again.socket(id) as connection,
                contextlib.suppress(ConnectionClosed),
            ):  # it may be refused before the hello
                connection.send("hello", seat=None, since=0)
                connection.connection.close()
        with again.socket(good, 1) as connection:
            assert connection.last("state")["seat"] == 1
    mistakes = [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR]
    assert set(mistakes) <= {"table cannot be opened", "table could not be loaded"}


def test_damaged_table_is_not_kept_in_memory(sqlite_url: str, played: Made) -> None:
    id, _, _ = played
    damage(sqlite_url, "DELETE FROM entries WHERE seq = 3")

    async def find() -> None:
        async with open_harness(sqlite_url) as harness:
            with pytest.raises(Refused):
                await harness.tables.get(id)
            assert harness.tables.count == 0
            await harness.tables.resume_bot_tables()

    asyncio.run(find())
