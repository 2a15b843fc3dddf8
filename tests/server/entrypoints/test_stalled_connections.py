"""Connections that send or read too little are closed in time and use little memory until then."""

from __future__ import annotations

import contextlib
import logging
import socket
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from cosca.server.entrypoints import uvicorn_protocols
from tests.server.support.http_client import ServerHarness, Visitor, run_server
from tools.harness.guests import Guest
from tools.harness.raw_clients import NonReadingClient, connected, frame, request, upgrade

SOON = 60.0  # seconds: far more than it takes
PING, CONTINUED = 9, 0


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerHarness]:
    monkeypatch = pytest.MonkeyPatch()
    monkeypatch.setattr(uvicorn_protocols, "MIN_READ_RATE", 1_000_000)
    quick = {f"{what}_seconds": 0.4 for what in ("hello", "request", "idle", "send")}
    with run_server(tmp_path_factory.mktemp("server"), connections_per_address=40, **quick) as harness:
        yield harness
    monkeypatch.undo()


@pytest.fixture(autouse=True)
def no_traceback(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    with caplog.at_level(logging.WARNING):
        yield
    assert [record.getMessage() for record in caplog.records if record.exc_info] == []


def guest(visitor: Visitor) -> Guest:
    """The same person for tools that speak over plain sockets."""
    return Guest(visitor.server.base, visitor.cookies)


def wait_for(what: Callable[[], Any]) -> None:
    until = time.monotonic() + SOON
    while not what():
        assert time.monotonic() < until, "it did not happen in time"
        time.sleep(0.02)


def alone(server: ServerHarness) -> bool:
    """Whether no connection is left, not even one that is closing."""
    return not server.server.server_state.connections


def rest(plain: socket.socket) -> bytes:
    """Everything until the server ends the connection."""
    received = b""
    plain.settimeout(SOON)
    with contextlib.suppress(ConnectionResetError):
        while data := plain.recv(65536):
            received += data
    return received


# -------------------------------------------------------------------- half-sent, idle, too many


WHOLE = request("GET", "/healthz", "http://127.0.0.1")
BODY = request("POST", "/api/guest", "http://127.0.0.1", Content_Type="application/json", Content_Length="100")
PIECES = request("POST", "/api/guest", "http://127.0.0.1", Content_Type="application/json", Transfer_Encoding="chunked")


@pytest.mark.parametrize(
    ("sent", "expected"),
    [
        (b"", b""),
        (b"\r\n", b"HTTP/1.1 408 "),
        (b"G", b"HTTP/1.1 408 "),
        (WHOLE[:-2], b"HTTP/1.1 408 "),
        (BODY + b"{", b"HTTP/1.1 408 "),
        (PIECES + b"5\r\n{", b"HTTP/1.1 408 "),
        (WHOLE, b"HTTP/1.1 200 "),
        (WHOLE + b"\r\n", b"HTTP/1.1 200 "),
        (WHOLE + WHOLE[:-2], b"HTTP/1.1 200 "),
    ],
)
def test_incomplete_or_idle_request_is_closed(server: ServerHarness, sent: bytes, expected: bytes):
    with connected(server.base) as plain:
        plain.sendall(sent)
        received = rest(plain)
        assert received.startswith(expected)
        assert bool(received) == bool(expected)
    wait_for(lambda: alone(server))


@pytest.mark.parametrize("start", [WHOLE[:-2], BODY, PIECES])
def test_slow_request_is_closed(server: ServerHarness, start: bytes):
    with connected(server.base) as plain:
        plain.sendall(start)
        started = time.monotonic()
        with contextlib.suppress(OSError):
            while time.monotonic() - started < SOON:
                plain.send(b"x")
                time.sleep(0.05)
        assert time.monotonic() - started < SOON


def test_incomplete_handshake_is_closed(server: ServerHarness):
    visitor = server.visitor("Ann")
    with connected(server.base) as plain:
        plain.sendall(upgrade(guest(visitor), visitor.table())[:-2])
        assert rest(plain).startswith(b"HTTP/1.1 408 ")


def test_endless_headers_are_refused(server: ServerHarness):
    with connected(server.base) as plain:
        plain.sendall(WHOLE[:-2] + b"X: ")
        received = b""
        with contextlib.suppress(OSError):
            for _ in range(400):
                plain.sendall(b"x" * 4096)
        with contextlib.suppress(OSError):
            received = rest(plain)
        assert received[:13] in (b"", b"HTTP/1.1 431 ")  # what is on its way when the other end is closed may be lost
    wait_for(lambda: alone(server))


def test_connections_per_address_are_limited(server: ServerHarness):
    wait_for(lambda: alone(server))
    held = [connected(server.base) for _ in range(40)]
    with connected(server.base) as one_more:
        assert rest(one_more) == b""
    for each in held:
        each.close()
    wait_for(lambda: alone(server))
    assert server.visitor().get("/healthz").status_code == 200


def test_connections_in_total_are_limited(tmp_path: Path):
    with run_server(tmp_path, connections=5) as server:
        held = [connected(server.base) for _ in range(5)]
        with contextlib.suppress(ConnectionResetError), connected(server.base) as one_more:  # a reset is a refusal too
            assert rest(one_more) == b""
        for each in held:
            each.close()
        wait_for(lambda: alone(server))
        assert server.visitor().get("/healthz").status_code == 200


def test_many_requests_at_once_are_refused(server: ServerHarness):
    with connected(server.base) as plain:
        with contextlib.suppress(OSError):
            plain.sendall(WHOLE * 3000)
        assert rest(plain).count(b"HTTP/1.1 200") < 3000
    wait_for(lambda: alone(server))


def test_unread_response_is_closed(server: ServerHarness):
    with connected(server.base, receive=4096) as plain:
        plain.setblocking(False)
        with contextlib.suppress(BlockingIOError, ConnectionError):
            for _ in range(200):
                plain.send(request("GET", "/api/openapi.json", server.base))
                time.sleep(0.005)
        wait_for(lambda: alone(server))


# -------------------------------------------------------------------- lines


def test_silent_connection_is_closed_without_a_traceback(server: ServerHarness, caplog: pytest.LogCaptureFixture):
    visitor = server.visitor("Ann")
    with visitor.socket(visitor.table()) as connection:
        assert connection.closed() == 4400
    wait_for(lambda: alone(server) or not server.services.connections.metrics.sockets._value.get())
    assert caplog.records == []


def test_connections_that_read_nothing_are_dropped(server: ServerHarness):
    visitor = server.visitor("Ann")
    table = visitor.table()
    live = server.run(server.services.tables.get(table))
    deaf = [NonReadingClient(guest(visitor), table) for _ in range(3)]
    wait_for(lambda: len(live.subscribers.attached) == 3)

    async def flood() -> None:
        for listener in list(live.subscribers.attached):
            for _ in range(20):
                listener.enqueue(b'"' + b"x" * 100_000 + b'"')

    server.run(flood())
    visitor.http.close()
    wait_for(lambda: all(line.dropped for line in deaf))
    wait_for(lambda: alone(server))
    wait_for(lambda: not live.subscribers.attached)
    connections = server.services.connections
    wait_for(lambda: connections._users.queued_bytes.in_use(visitor.id) == 0)
    wait_for(lambda: connections._addresses.queued_bytes.in_use("127.0.0.1") == 0)


def test_connection_without_pongs_is_dropped(tmp_path: Path):
    with run_server(tmp_path, ping_seconds=0.2, send_seconds=0.3) as server:
        visitor = server.visitor("Ann")
        deaf = NonReadingClient(guest(visitor), visitor.table())
        visitor.http.close()
        wait_for(lambda: alone(server))
        deaf.socket.close()


@pytest.mark.parametrize(
    "noise", [frame(b"x" * 125, PING), frame(b"", CONTINUED, fin=False)], ids=["pings", "empty pieces"]
)
def test_frames_without_messages_are_limited(server: ServerHarness, noise: bytes):
    visitor = server.visitor("Ann")
    deaf = NonReadingClient(guest(visitor), visitor.table())
    start = frame(b"", fin=False) if noise != frame(b"x" * 125, PING) else b""
    deaf.socket.setblocking(True)
    with contextlib.suppress(OSError):
        deaf.socket.sendall(start)
        for _ in range(2000):
            deaf.socket.sendall(noise * 100)
    visitor.http.close()
    wait_for(lambda: alone(server))


def test_queued_bytes_of_a_user_are_limited(tmp_path: Path):
    """The line most behind pays for it; one that reads goes on."""
    with run_server(tmp_path, queue_bytes_per_user=300_000) as server:
        visitor = server.visitor("Ann")
        table = visitor.table()
        with visitor.socket(table, 1) as reads:
            live = server.run(server.services.tables.get(table))
            (reader,) = live.subscribers.attached
            deaf = [NonReadingClient(guest(visitor), table) for _ in range(4)]
            wait_for(lambda: len(live.subscribers.attached) == 5)

            async def flood() -> None:
                for _ in range(30):
                    for listener in list(live.subscribers.attached):
                        listener.enqueue(b'{"type":"noise","x":"' + b"x" * 20_000 + b'"}')
                    assert server.services.connections._users.queued_bytes.in_use(visitor.id) <= 300_000

            server.run(flood())
            wait_for(lambda: len(live.subscribers.attached) < 5)
            assert reader.queued <= 300_000
            with contextlib.suppress(ConnectionClosed):
                reads.send("ping")
                reads.wait_for("pong")
            for line in deaf:
                line.socket.close()
