"""Connections that send half a request, nothing, or read nothing: each is cut in time, and holds little until then."""

from __future__ import annotations

import contextlib
import logging
import socket
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from misbehaving import Deaf, connected, frame, request, upgrade
from visitors import Guest
from websockets.exceptions import ConnectionClosed

from cosca.server import connections
from tests.server.visiting import House, Visitor, serving

SOON = 60.0  # seconds: far more than it takes
PING, CONTINUED = 9, 0


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    monkeypatch = pytest.MonkeyPatch()
    monkeypatch.setattr(connections, "LEAST_RATE", 1_000_000)
    quick = {f"{what}_seconds": 0.4 for what in ("hello", "request", "idle", "send")}
    with serving(tmp_path_factory.mktemp("house"), connections_per_address=40, **quick) as found:
        yield found
    monkeypatch.undo()


@pytest.fixture(autouse=True)
def no_traceback(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    with caplog.at_level(logging.WARNING):
        yield
    assert [record.getMessage() for record in caplog.records if record.exc_info] == []


def guest(visitor: Visitor) -> Guest:
    """The same person for tools that speak over plain sockets."""
    return Guest(visitor.house.base, visitor.cookies)


def wait_for(what: Callable[[], Any]) -> None:
    until = time.monotonic() + SOON
    while not what():
        assert time.monotonic() < until, "it did not happen in time"
        time.sleep(0.02)


def alone(house: House) -> bool:
    """Whether no connection is left, not even one that is closing."""
    return not house.server.server_state.connections


def rest(plain: socket.socket) -> bytes:
    """Everything until the server ends the connection."""
    said = b""
    plain.settimeout(SOON)
    with contextlib.suppress(ConnectionResetError):
        while data := plain.recv(65536):
            said += data
    return said


# -------------------------------------------------------------------- half-sent, idle, too many


WHOLE = request("GET", "/healthz", "http://127.0.0.1")
BODY = request("POST", "/api/guest", "http://127.0.0.1", Content_Type="application/json", Content_Length="100")
PIECES = request("POST", "/api/guest", "http://127.0.0.1", Content_Type="application/json", Transfer_Encoding="chunked")


@pytest.mark.parametrize(
    ("sent", "told"),
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
def test_what_is_half_sent_or_idle_is_cut(house: House, sent: bytes, told: bytes):
    with connected(house.base) as plain:
        plain.sendall(sent)
        said = rest(plain)
        assert said.startswith(told)
        assert bool(said) == bool(told)
    wait_for(lambda: alone(house))


@pytest.mark.parametrize("start", [WHOLE[:-2], BODY, PIECES])
def test_a_request_that_drips_is_cut(house: House, start: bytes):
    with connected(house.base) as plain:
        plain.sendall(start)
        started = time.monotonic()
        with contextlib.suppress(OSError):
            while time.monotonic() - started < SOON:
                plain.send(b"x")
                time.sleep(0.05)
        assert time.monotonic() - started < SOON


def test_a_handshake_that_is_half_done_is_cut(house: House):
    visitor = house.visitor("Ann")
    with connected(house.base) as plain:
        plain.sendall(upgrade(guest(visitor), visitor.table())[:-2])
        assert rest(plain).startswith(b"HTTP/1.1 408 ")


def test_a_head_without_end_is_refused(house: House):
    with connected(house.base) as plain:
        plain.sendall(WHOLE[:-2] + b"X: ")
        said = b""
        with contextlib.suppress(OSError):
            for _ in range(400):
                plain.sendall(b"x" * 4096)
        with contextlib.suppress(OSError):
            said = rest(plain)
        assert said[:13] in (b"", b"HTTP/1.1 431 ")  # what is on its way when the other end is closed may be lost
    wait_for(lambda: alone(house))


def test_an_address_has_so_many_connections(house: House):
    wait_for(lambda: alone(house))
    held = [connected(house.base) for _ in range(40)]
    with connected(house.base) as one_more:
        assert rest(one_more) == b""
    for each in held:
        each.close()
    wait_for(lambda: alone(house))
    assert house.visitor().get("/healthz").status_code == 200


def test_all_addresses_together_have_so_many_connections(tmp_path: Path):
    with serving(tmp_path, connections=5) as house:
        held = [connected(house.base) for _ in range(5)]
        with connected(house.base) as one_more:
            assert rest(one_more) == b""
        for each in held:
            each.close()
        wait_for(lambda: alone(house))
        assert house.visitor().get("/healthz").status_code == 200


def test_many_requests_at_once_are_refused(house: House):
    with connected(house.base) as plain:
        with contextlib.suppress(OSError):
            plain.sendall(WHOLE * 3000)
        assert rest(plain).count(b"HTTP/1.1 200") < 3000
    wait_for(lambda: alone(house))


def test_an_answer_that_nobody_reads_is_cut(house: House):
    with connected(house.base, receive=4096) as plain:
        plain.setblocking(False)
        with contextlib.suppress(BlockingIOError, ConnectionError):
            for _ in range(200):
                plain.send(request("GET", "/api/openapi.json", house.base))
                time.sleep(0.005)
        wait_for(lambda: alone(house))


# -------------------------------------------------------------------- lines


def test_a_silent_line_is_closed_without_a_traceback(house: House, caplog: pytest.LogCaptureFixture):
    visitor = house.visitor("Ann")
    with visitor.socket(visitor.table()) as line:
        assert line.closed() == 4400
    wait_for(lambda: alone(house) or not house.state.lines.meters.sockets._value.get())
    assert caplog.records == []


def test_lines_that_read_nothing_are_dropped_whatever_waits_for_them(house: House):
    visitor = house.visitor("Ann")
    table = visitor.table()
    live = house.run(house.state.tables.get(table))
    deaf = [Deaf(guest(visitor), table) for _ in range(3)]
    wait_for(lambda: len(live.audience.listeners) == 3)

    async def flood() -> None:
        for listener in list(live.audience.listeners):
            for _ in range(20):
                listener.push(b'"' + b"x" * 100_000 + b'"')

    house.run(flood())
    visitor.http.close()
    wait_for(lambda: all(line.dropped for line in deaf))
    wait_for(lambda: alone(house))
    assert not live.audience.listeners
    assert house.state.lines._users.bytes.held(visitor.id) == 0
    assert house.state.lines._addresses.bytes.held("127.0.0.1") == 0


def test_a_line_that_answers_no_ping_is_dropped(tmp_path: Path):
    with serving(tmp_path, ping_seconds=0.2, send_seconds=0.3) as house:
        visitor = house.visitor("Ann")
        deaf = Deaf(guest(visitor), visitor.table())
        visitor.http.close()
        wait_for(lambda: alone(house))
        deaf.socket.close()


@pytest.mark.parametrize(
    "noise", [frame(b"x" * 125, PING), frame(b"", CONTINUED, fin=False)], ids=["pings", "empty pieces"]
)
def test_frames_that_no_application_sees_are_limited(house: House, noise: bytes):
    visitor = house.visitor("Ann")
    deaf = Deaf(guest(visitor), visitor.table())
    start = frame(b"", fin=False) if noise != frame(b"x" * 125, PING) else b""
    deaf.socket.setblocking(True)
    with contextlib.suppress(OSError):
        deaf.socket.sendall(start)
        for _ in range(2000):
            deaf.socket.sendall(noise * 100)
    visitor.http.close()
    wait_for(lambda: alone(house))


def test_what_waits_for_all_lines_of_a_user_has_a_bound(tmp_path: Path):
    """The line most behind pays for it; one that reads goes on."""
    with serving(tmp_path, queue_bytes_per_user=300_000) as house:
        visitor = house.visitor("Ann")
        table = visitor.table()
        with visitor.socket(table, 1) as reads:
            live = house.run(house.state.tables.get(table))
            (reader,) = live.audience.listeners
            deaf = [Deaf(guest(visitor), table) for _ in range(4)]
            wait_for(lambda: len(live.audience.listeners) == 5)

            async def flood() -> None:
                for _ in range(30):
                    for listener in list(live.audience.listeners):
                        listener.push(b'{"type":"noise","x":"' + b"x" * 20_000 + b'"}')
                    assert house.state.lines._users.bytes.held(visitor.id) <= 300_000

            house.run(flood())
            wait_for(lambda: len(live.audience.listeners) < 5)
            assert reader.queued <= 300_000
            with contextlib.suppress(ConnectionClosed):
                reads.say("ping")
                reads.until("pong")
            for line in deaf:
                line.socket.close()
