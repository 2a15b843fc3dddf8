"""Logs and metrics: what operators see, and which secrets never appear there."""

from __future__ import annotations

import asyncio
import io
import json
import logging
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from cosca.kernel.errors import BadOption
from cosca.server.app import create_app
from cosca.server.core.logs import LogFormatter, log_event, logging_to
from cosca.server.core.settings import Settings
from tests.server.support.http_client import ServerHarness, run_server


@pytest.fixture
def logged() -> Iterator[io.StringIO]:
    """All that is logged, down to the last detail."""
    stream = io.StringIO()
    with logging_to(stream, Settings(log_level="debug")):
        yield stream


def rows(stream: io.StringIO) -> list[dict[str, Any]]:
    return [json.loads(line) for line in stream.getvalue().splitlines()]


def test_a_request_is_one_line_of_json(tmp_path: Path, logged: io.StringIO):
    with run_server(tmp_path) as server:
        visitor = server.visitor("Ann")
        answer = visitor.get("/api/my/tables?secret=1")
    row = next(row for row in rows(logged) if row.get("path") == "/api/my/tables")
    assert (row["level"], row["what"], row["method"], row["status"]) == ("info", "request", "GET", 200)
    assert (row["user"], row["request"]) == (visitor.id, answer.headers["x-request-id"])
    assert row["ms"] >= 0


def test_no_secret_is_logged(tmp_path: Path, logged: io.StringIO):
    """A visit with everything that is secret in it; then the log is searched for each of these words."""
    words: dict[str, str] = {
        "password": "correct horse",
        "new password": "battery staple",
        "wrong password": "hunter2hunter2",
    }
    with run_server(tmp_path) as server:
        ann = server.visitor("Ann")
        words |= {"cookie": ann.http.cookies[server.cookie_name], "token": ann.token}
        ann.take(ann.post("/api/account", {"login": "ann", "password": words["password"]}))
        words |= {"next cookie": ann.http.cookies[server.cookie_name], "next token": ann.token}
        ann.post("/api/login", {"login": "ann", "password": words["wrong password"]})
        made = ann.post("/api/tables", {"game": "la_famiglia", "seats": {"1": "me", "2": "soldato", "3": "soldato"}})
        table, invite = made.json()["id"], made.json()["invite"].partition("#")[2]
        words["invite"] = invite
        bea = server.visitor("Bea")
        bea.post(f"/api/tables/{table}/join", {"invite": invite})
        bea.post(f"/api/tables/{table}/seats/4", {"player": "me"})
        ann.post(f"/api/tables/{table}/start")
        with ann.socket(table, 1) as connection:
            words["chat"] = "pssst-this-is-between-us"
            connection.send("chat", seat=1, text=words["chat"], team=True)
            connection.wait_for("ack")
            state = connection.last("state")
            words["choice"] = state["question"]["choices"][0]["text"]
            connection.send("choose", seat=1, act=state["act"], choices=[words["choice"]])
            connection.wait_for("ack")
            words["illegal choice"] = "area atlantis"
            connection.send("choose", seat=1, act=99, choices=[words["illegal choice"]])
            connection.wait_for("error")
            connection.connection.send('{"malformed": "frame-with-a-secret"}')
            words["frame"] = "frame-with-a-secret"
            connection.wait_for("error")
        row = server.run(server.services.store.table(table))
        words["seed"] = row.seed
        words["seed as a number"] = str(int(row.seed, 16))
        words["secret"] = (tmp_path / "cosca.sqlite3.secret").read_text().strip()
        ann.take(ann.post("/api/account/password", {"old": words["password"], "new": words["new password"]}))
        words |= {"new cookie": ann.http.cookies[server.cookie_name], "new token": ann.token}
        words["hash"] = server.run(server.services.store.user(ann.id)).password
        ann.send("DELETE", "/api/account", {"password": words["new password"]})
    log = logged.getvalue()
    assert log.count('"what":"request"') > 8
    assert [name for name, word in words.items() if word in log] == []


def test_an_unexpected_error_is_logged_by_kind_and_place_alone(logged: io.StringIO):
    try:
        raise KeyError("a hidden card")
    except KeyError as error:
        log_event("it failed", logging.ERROR, error, table="t1")
    try:
        raise BadOption("edition 9: it is one of 1.0")
    except BadOption as error:
        log_event("it failed", logging.ERROR, error)
    first, second = rows(logged)
    assert (first["error"], first["table"]) == ("KeyError", "t1")
    assert "test_logs_and_metrics.py" in first["trace"][-1]
    assert "a hidden card" not in json.dumps(first)
    assert second["error"] == "BadOption: edition 9: it is one of 1.0"


def test_a_terminal_gets_plain_lines():
    record = logging.makeLogRecord({"msg": "request", "levelno": 20, "path": "/api/me", "status": 200, "request": "ab"})
    assert re.fullmatch(r"\d\d:\d\d:\d\d request path=/api/me status=200", LogFormatter(as_json=False).format(record))


def test_log_level_hides_lower_levels(logged: io.StringIO):
    with logging_to(logged, Settings(log_level="warning")):
        log_event("request")
        log_event("trouble", logging.WARNING)
    assert [row["what"] for row in rows(logged)] == ["trouble"]


# -------------------------------------------------------------------- health and metrics


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerHarness]:
    with run_server(tmp_path_factory.mktemp("server")) as harness:
        yield harness


def test_metrics_count_what_happens(server: ServerHarness):
    visitor = server.visitor("Ann")
    table = visitor.table()
    with visitor.socket(table, 1) as connection:
        state = connection.last("state")
        connection.send("choose", seat=1, act=state["act"], choices=[state["question"]["choices"][0]["text"]])
        connection.wait_for("ack")
        connection.send("choose", seat=1, act=state["act"], choices=[state["question"]["choices"][0]["text"]])
        connection.wait_for("error")
        text = visitor.get("/metrics").text
    for expected in (
        "cosca_tables 1.0",
        "cosca_sockets 1.0",
        "cosca_choices_total 1.0",
        "cosca_told_seconds_count 1.0",
        'cosca_errors_total{code="stale"} 1.0',
        'cosca_requests_total{method="POST",status="200"}',
        "cosca_commits_total",
        "cosca_batches_total",
    ):
        assert expected in text
    assert table not in text
    assert visitor.id not in text


@pytest.mark.parametrize(
    ("client", "headers", "opened", "status"),
    [
        ("127.0.0.1", {}, False, 200),
        ("::1", {}, False, 200),
        ("10.1.2.3", {}, False, 403),
        ("127.0.0.1", {"X-Forwarded-For": "10.1.2.3"}, False, 403),
        ("10.1.2.3", {}, True, 200),
    ],
)
def test_metrics_are_local_only(tmp_path: Path, client: str, headers: dict[str, str], opened: bool, status: int):
    settings = Settings(database_url=f"sqlite:///{tmp_path / 'a.sqlite3'}", metrics_open=opened)

    async def asked() -> int:
        app = create_app(settings)
        async with app.router.lifespan_context(app):
            transport = httpx.ASGITransport(app, client=(client, 5))
            async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as visitor:
                return (await visitor.get("/metrics", headers=headers)).status_code

    assert asyncio.run(asked()) == status
