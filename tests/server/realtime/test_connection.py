"""The WebSocket: access, refusals, and misbehaving connections."""

from __future__ import annotations

import json
import socket
import time
from collections.abc import Iterator

import pytest
from websockets.exceptions import InvalidStatus

from cosca.server.protocol.server_messages import VERSION
from cosca.server.realtime import connection as connection_module
from tests.server.support.http_client import ALL_BOTS, ServerHarness, SocketClient, Visitor, run_server


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerHarness]:
    folder = tmp_path_factory.mktemp("server")
    with run_server(
        folder, hello_seconds=0.4, sockets_per_user=5, messages_per_second=50, requests_per_minute=6000
    ) as harness:
        yield harness


@pytest.fixture(scope="module")
def ann(server: ServerHarness) -> Visitor:
    return server.visitor("Ann")


@pytest.fixture(scope="module")
def table(ann: Visitor) -> str:
    return ann.table()


def refused(connection: SocketClient, type: str, **fields: object) -> str:
    """The code with which a message is refused."""
    id = connection.send(type, **fields)
    error = connection.wait_for("error", "ack")
    assert error["type"] == "error"
    assert error["id"] == id
    return error["code"]


# -------------------------------------------------------------------- who gets in


@pytest.mark.parametrize("origin", ["http://evil.example", "null", ""])
def test_foreign_origin_is_refused(ann: Visitor, table: str, origin: str):
    with pytest.raises(InvalidStatus) as error, ann.socket(table, Origin=origin):
        pass
    assert error.value.response.status_code == 403


def test_connection_needs_a_cookie(server: ServerHarness, table: str):
    with server.visitor().socket(table) as connection:
        assert connection.closed() == 4401


def test_unknown_table_is_refused(ann: Visitor):
    with ann.socket("nowhere") as connection:
        assert connection.closed() == 4404


def test_a_private_table_is_for_its_members(server: ServerHarness, table: str):
    with server.visitor("Eve").socket(table) as connection:
        assert connection.closed() == 4403


def test_connections_per_user_are_limited(server: ServerHarness):
    visitor = server.visitor("Many")
    table = visitor.table()
    lines = [visitor.socket(table, 1) for _ in range(5)]
    for connection in lines:
        connection.__enter__()
    with visitor.socket(table) as connection:
        assert connection.closed() == 4429
    for connection in lines:
        connection.__exit__(None, None, None)
    with visitor.socket(table, 1) as connection:
        assert connection.last("state")["seat"] == 1


# -------------------------------------------------------------------- hello


def test_hello_is_answered_with_table_and_state(ann: Visitor, table: str):
    with ann.socket(table, 1) as connection:
        assert [message["type"] for message in connection.messages][:2] == ["table", "state"]
        assert connection.messages[-1]["type"] == "ack"
        assert connection.last("table")["me"]["front"] == 1
        assert connection.last("state")["since"] == 0


def test_hello_must_come_soon(ann: Visitor, table: str):
    with ann.socket(table) as connection:
        assert connection.closed() == 4400


def test_hello_must_come_first(ann: Visitor, table: str):
    with ann.socket(table) as connection:
        assert refused(connection, "undo", seat=1) == "malformed"
        connection.send("ping")
        assert connection.wait_for("pong") == {"v": VERSION, "type": "pong"}


def test_a_forged_seat_is_refused(ann: Visitor, table: str):
    with ann.socket(table) as connection:
        assert refused(connection, "hello", seat=3, since=0) == "not_yours"
        assert not [message for message in connection.messages if message["type"] in ("table", "state", "pins")]
        connection.send("hello", seat=1, since=0)
        connection.wait_for("ack")
        for type, fields in {
            "choose": {"act": 0, "choices": ["skip"]},
            "undo": {},
            "propose": {"what": "concede"},
            "bot": {"bot": None},
            "chat": {"text": "ciao", "team": True},
            "pin": {"on": "area:gela", "sign": "look"},
        }.items():
            assert refused(connection, type, seat=3, **fields) == "not_yours"


def test_without_a_seat_a_table_may_be_closed_to_spectators(server: ServerHarness):
    host, friend = server.visitor("Host"), server.visitor("Friend")
    made = host.post(
        "/api/tables", {"game": "la_famiglia", "seats": {"1": "me", **ALL_BOTS}, "spectators": False}
    ).json()
    friend.post(f"/api/tables/{made['id']}/join", {"invite": made["invite"].partition("#")[2]})
    host.post(f"/api/tables/{made['id']}/start")
    with friend.socket(made["id"]) as connection:
        connection.send("hello", seat=None, since=0)
        assert connection.closed() == 4403
        assert [message["type"] for message in connection.messages] == ["error"]


def test_reloaded_table_makes_connections_reconnect(server: ServerHarness):
    visitor = server.visitor("Ann")
    table = visitor.table()
    with visitor.socket(table) as connection:
        connection.send("ping")
        connection.wait_for("pong")  # it has its table
        server.run(server.services.tables.get(table)).closed = True
        connection.send("hello", seat=1, since=0)
        assert connection.closed() == 1012
    with visitor.socket(table, 1) as connection:
        assert connection.last("state")["seat"] == 1


# -------------------------------------------------------------------- messages


def test_choice_is_acknowledged_and_applied_once(server: ServerHarness):
    visitor = server.visitor("Twice")
    table = visitor.table()
    with visitor.socket(table, 1) as connection:
        state = connection.last("state")
        text = state["question"]["choices"][0]["text"]
        fields = {"seat": 1, "act": state["act"], "choices": [text], "id": "the same"}
        for _ in range(2):
            connection.send("choose", **fields)
            assert connection.wait_for("ack", "error") == {"v": VERSION, "type": "ack", "id": "the same"}
        states = [message for message in connection.messages if message["type"] == "state"]
        mine = [item for state in states for item in state["items"] if item["facts"].get("seat") == 1]
        assert len({item["n"] for item in mine}) == len(mine)
        assert refused(connection, "choose", **{**fields, "id": "another"}) == "stale"
        fresh = connection.wait_for("state")
        assert fresh["since"] == fresh["at"]
        assert fresh["items"] == []


def test_an_illegal_choice_changes_nothing(ann: Visitor, table: str):
    with ann.socket(table, 1) as connection:
        before = connection.last("state")
        assert refused(connection, "choose", seat=1, act=before["act"], choices=["area atlantis"]) == "illegal"
    with ann.socket(table, 1) as connection:
        assert connection.last("state") == before


@pytest.mark.parametrize(
    ("frame", "code"),
    [
        ("{", "malformed"),
        ("[]", "malformed"),
        ('{"v":2,"id":"a","type":"dance"}', "malformed"),
        ('{"v":2,"id":"a","type":"choose","seat":"1","act":0,"choices":["x"]}', "malformed"),
        (b'{"v":2,"id":"a","type":"ping"}', "malformed"),
    ],
)
def test_malformed_message_is_refused_and_the_connection_stays(ann: Visitor, table: str, frame: str | bytes, code: str):
    with ann.socket(table, 1) as connection:
        connection.connection.send(frame)
        assert connection.wait_for("error")["code"] == code
        connection.send("ping")
        connection.wait_for("pong")


@pytest.mark.parametrize("version", [1, 3])
def test_other_protocol_version_is_refused(ann: Visitor, table: str, version: int):
    """Code 4400 is final for a page of version 1 too: it shows what it was told, and a button that loads it again."""
    with ann.socket(table) as connection:
        connection.connection.send(json.dumps({"v": version, "id": "a", "type": "hello", "seat": 1, "since": 0}))
        assert connection.closed() == 4400
    (error,) = connection.messages
    assert (error["type"], error["id"], error["code"], error["facts"]) == (
        "error",
        "a",
        "version",
        {"version": VERSION},
    )
    assert "Reload the page" in error["message"]


def test_ten_malformed_messages_close_the_connection(ann: Visitor, table: str):
    with ann.socket(table, 1) as connection:
        for _ in range(10):
            connection.connection.send("nonsense")
        assert connection.closed() == 4400
        assert len([message for message in connection.messages if message["type"] == "error"]) == 10


def test_oversized_message_closes_the_connection(ann: Visitor, table: str):
    with ann.socket(table, 1) as connection:
        connection.connection.send(json.dumps({"v": VERSION, "id": "a", "type": "chat", "text": "x" * 9000}))
        assert connection.closed() == 1009


def test_chat_is_cleaned_and_bounded(ann: Visitor, table: str):
    with ann.socket(table, 1) as connection:
        connection.send("chat", seat=1, text=" ciao\n\u202e bella ", team=False)
        assert connection.wait_for("chat")["lines"][-1]["text"] == "ciao bella"
        connection.wait_for("ack")
        assert refused(connection, "chat", seat=1, text="x" * 501, team=False) == "malformed"
        assert refused(connection, "chat", seat=1, text="\u200b", team=False) == "malformed"


def test_too_many_messages_are_refused_and_read_more_slowly(
    server: ServerHarness, ann: Visitor, table: str, monkeypatch: pytest.MonkeyPatch
):
    """Beyond the limit the server pauses before it reads the next message: the flood waits, not the server."""
    monkeypatch.setattr(connection_module, "MIN_PAUSE_SECONDS", 0.05)
    monkeypatch.setattr(connection_module, "MAX_PAUSE_SECONDS", 0.05)
    with ann.socket(table, 1) as client:
        began = time.monotonic()
        for n in range(400):
            client.connection.send(json.dumps({"v": VERSION, "id": f"p{n}", "type": "ping"}))
        refused = [client.wait_for("error") for _ in range(3)]
        assert {message["code"] for message in refused} == {"too_many"}
        assert refused[0]["id"] is not None
        assert time.monotonic() - began >= 0.09
        assert len(client.messages) < 350
        # A client that has not read all answers cannot close; the server reads the rest of the flood without pauses.
        monkeypatch.setattr(connection_module, "MAX_PAUSE_SECONDS", 0.0)
        client.connection.socket.shutdown(socket.SHUT_RDWR)
    subscribers = server.run(server.services.tables.get(table)).subscribers
    while subscribers.attached:
        time.sleep(0.01)


# -------------------------------------------------------------------- slow lines, restarts


def test_slow_connection_is_dropped_without_delaying_others(server: ServerHarness, ann: Visitor, table: str):
    with ann.socket(table, 1) as slow, ann.socket(table, 1) as quick:
        live = server.run(server.services.tables.get(table))
        lines = list(live.subscribers.attached)
        assert len(lines) == 2

        async def flood() -> None:
            for _ in range(401):
                lines[0].enqueue(b'{"type":"noise"}')

        server.run(flood())
        assert slow.closed() == 4408
        quick.send("ping")
        quick.wait_for("pong")
        assert [line for line in live.subscribers.attached if line is lines[0]] == []


def test_outbox_of_a_connection_that_never_reads_is_limited(server: ServerHarness, ann: Visitor, table: str):
    with ann.socket(table, 1) as stuck:
        stuck.connection.recv_messages.pause()
        live = server.run(server.services.tables.get(table))
        (line,) = live.subscribers.attached
        block = b'"' + b"x" * 200_000 + b'"'

        async def flood() -> None:
            for _ in range(100):
                line.enqueue(block)

        server.run(flood())
        until = time.monotonic() + 60
        while line in live.subscribers.attached and time.monotonic() < until:
            time.sleep(0.02)
        assert line not in live.subscribers.attached
        stuck.connection.recv_messages.resume()


def test_disconnect_detaches_from_the_table(server: ServerHarness, ann: Visitor, table: str):
    with ann.socket(table, 1):
        live = server.run(server.services.tables.get(table))
        assert len(live.subscribers.attached) == 1
    until = time.monotonic() + 60
    while live.subscribers.attached and time.monotonic() < until:
        time.sleep(0.01)
    assert live.subscribers.attached == []
    while "cosca_sockets 0.0" not in ann.get("/metrics").text and time.monotonic() < until:
        time.sleep(0.05)
    assert ann.get("/metrics").text.count("cosca_sockets 0.0") == 1


def test_shutdown_makes_connections_reconnect(tmp_path_factory: pytest.TempPathFactory):
    folder = tmp_path_factory.mktemp("stopping")
    with run_server(folder) as server:
        visitor = server.visitor("Ann")
        table = visitor.table()
        with visitor.socket(table, 1) as connection:
            before = connection.last("state")
            server.server.should_exit = True
            assert connection.closed() == 1012
    with run_server(folder) as again:
        visitor.server = again
        with visitor.socket(table, 1) as connection:
            assert connection.last("state") == before


def test_hellos_of_a_user_are_limited_over_all_connections(server: ServerHarness, monkeypatch: pytest.MonkeyPatch):
    """Each may ask for a whole game again, and is made for that line alone."""
    eve = server.visitor("Eve")
    table = eve.table()
    with eve.socket(table, 1) as one, eve.socket(table, 1) as other:
        monkeypatch.setattr(server.services.connections.hellos, "try_acquire", lambda user, where: user != eve.id)
        for line in (one, other):
            assert refused(line, "hello", seat=1, since=0) == "too_many"
            assert line.send("chat", seat=1, text="still here")
            assert line.wait_for("ack", "error")["type"] == "ack"
