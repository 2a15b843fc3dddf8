"""A backup of a running server with games in every status is restored and continued."""

from __future__ import annotations

import itertools
import time
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from typing import Any, Final

import pytest

import cosca
from cosca.cli import run
from tests.server.storage.test_write_failures import answer, asked, catch_up, choose, seat_to_act
from tests.server.support.http_client import ServerHarness, SocketClient, Visitor, run_server
from tests.server.support.postgres import Postgres

PACE: Final = {"kind": "live", "seconds": 3600, "bank": 3600}
CHOICES: Final = 30  # of people before the backup; with those of bots more than from one kept state to the next
MANY: Final = {"messages_per_second": 10**6}
NAMES: Final = ("Anna", "Bea")

Make = Callable[[str], str]


@pytest.fixture
def make(tmp_path: Path, postgres: Postgres) -> Make:
    """Makes addresses of empty databases of a kind."""
    numbers = itertools.count()

    def one(kind: str) -> str:
        return postgres.fresh() if kind == "postgresql" else f"sqlite:///{tmp_path}/{next(numbers)}.sqlite3"

    return one


def _people(server: ServerHarness) -> list[Visitor]:
    people = [server.visitor(name) for name in NAMES]
    account = people[0].post("/api/account", {"login": "anna", "password": "a good password"})
    people[0].take(account)
    return people


def _back(server: ServerHarness, before: list[Visitor]) -> list[Visitor]:
    """The same browsers at another server."""
    people = [server.visitor() for _ in before]
    for new, old in zip(people, before, strict=True):
        new.http.cookies.update(old.http.cookies)
        new.take(new.get("/api/me"))
        assert new.id == old.id
    return people


def _table(people: list[Visitor], start: bool = True, **form: Any) -> str:
    """The people in the seats 1 and 2, bots in the others."""
    seats = {"1": "me", "3": "soldato", "4": "soldato"}
    made = people[0].post("/api/tables", {"game": "la_famiglia", "seats": seats, **form}).json()
    people[1].post(f"/api/tables/{made['id']}/join", {"invite": made["invite"].partition("#")[2]})
    assert people[1].post(f"/api/tables/{made['id']}/seats/2", {"player": "me"}).status_code == 200
    if start:
        assert people[0].post(f"/api/tables/{made['id']}/start").status_code == 200
    return made["id"]


def _lines(stack: ExitStack, people: list[Visitor], table: str) -> dict[int, SocketClient]:
    return {seat: stack.enter_context(person.socket(table, seat)) for seat, person in enumerate(people, 1)}


def _play(connections: dict[int, SocketClient], choices: int) -> None:
    for _ in range(choices):
        while not any(asked(connection) for connection in connections.values()):
            time.sleep(0.01)  # what bots do may be news for either line only
            catch_up(connections)
        seat = seat_to_act(connections)
        assert choose(connections[seat], seat)["type"] == "ack"
        catch_up(connections)


def _end(connections: dict[int, SocketClient]) -> None:
    """A draw, which both agree on."""
    assert answer(connections[1], connections[1].send("propose", seat=1, what="end"))["type"] == "ack"
    catch_up(connections)
    proposal = connections[2].last("table")["proposals"][0]["n"]
    assert answer(connections[2], connections[2].send("answer", proposal=proposal, yes=True))["type"] == "ack"


@pytest.mark.parametrize(("source", "target"), [("postgresql", "postgresql"), ("sqlite", "postgresql")])
def test_every_table_continues_in_the_restored_database(make: Make, tmp_path: Path, source: str, target: str) -> None:
    first, second, file = make(source), make(target), tmp_path / "backup"
    both: dict[str, Any] = {"secret_file": str(tmp_path / "secret"), **MANY}
    with run_server(tmp_path, database_url=first, **both) as server, ExitStack() as stack:
        before = _people(server)
        waiting = _table(before, start=False)
        over = _table(before)
        lines = _lines(stack, before, over)
        _play(lines, 5)
        _end(lines)
        record = before[0].get(f"/api/tables/{over}/record").text
        running = _table(before, pace=PACE)
        lines = _lines(stack, before, running)
        _play(lines, CHOICES)
        assert answer(lines[1], lines[1].send("chat", seat=1, text="psst", team=True))["type"] == "ack"
        assert run(["database", "backup", str(file), "--database", first]) == 0
        _play(lines, 3)  # after the backup: gone with the first database
    assert run(["database", "restore", str(file), "--database", second]) == 0
    with run_server(tmp_path, database_url=second, **both) as server, ExitStack() as stack:
        people = _back(server, before)
        assert server.visitor().get("/healthz").status_code == 200
        listed = {each["id"]: each["status"] for each in people[0].get("/api/my/tables").json()}
        assert listed == {waiting: "waiting", running: "running", over: "over"}
        lines = _lines(stack, people, running)
        assert [line["text"] for line in lines[1].last("chat")["lines"]] == ["psst"]
        assert lines[1].last("table")["pace"] == PACE
        _play(lines, 10)
        assert people[0].get(f"/api/tables/{over}/record").text == record
        assert cosca.Match.from_record(record).record() == record
        assert people[0].post(f"/api/tables/{waiting}/start").status_code == 200
        _play(_lines(stack, people, waiting), 5)
        again = server.visitor()
        assert again.post("/api/login", {"login": "anna", "password": "a good password"}).status_code == 200


def test_restore_refuses_a_database_in_use_or_with_rows(
    make: Make, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Nor a damaged file into an empty one, in which a server starts as if nothing had been."""
    url, empty, file = make("postgresql"), make("postgresql"), tmp_path / "backup"
    both: dict[str, Any] = {"secret_file": str(tmp_path / "secret")}
    with run_server(tmp_path, database_url=url, **both) as server:
        table = server.visitor("Anna").table()
        assert run(["database", "backup", str(file), "--database", url]) == 0
        assert run(["database", "restore", str(file), "--replace", "--database", url]) == 2
        assert "another cosca serves this database" in capsys.readouterr().err
    assert run(["database", "restore", str(file), "--database", url]) == 2
    assert "the database is not empty" in capsys.readouterr().err
    damaged = tmp_path / "damaged"
    damaged.write_bytes(file.read_bytes()[:-200])
    assert run(["database", "restore", str(damaged), "--database", empty]) == 2
    assert "damaged: it is broken after line" in capsys.readouterr().err
    with run_server(tmp_path, database_url=empty, **both) as server:
        assert server.run(server.services.store.table(table)) is None
    assert run(["database", "restore", str(file), "--database", empty]) == 2, "the server has started there"
    assert run(["database", "restore", str(file), "--replace", "--database", empty]) == 0
    with run_server(tmp_path, database_url=empty, **both) as server:
        assert server.run(server.services.store.table(table)).status == "running"
