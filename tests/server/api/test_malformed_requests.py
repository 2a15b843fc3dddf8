"""Malformed requests: each is answered or closed, without a traceback."""

from __future__ import annotations

import contextlib
import logging
import time
from collections.abc import Iterator
from random import Random

import pytest

from tests.server.support.http_client import ServerHarness, Visitor, run_server
from tests.support.sampling import some
from tools.harness.guests import Guest
from tools.harness.raw_clients import connected, frame, message, request, upgrade

URL = "http://127.0.0.1"
TYPES = ("hello", "choose", "undo", "propose", "answer", "bot", "chat", "pin", "advise", "ping")
JUNK = ("seat", "since", "act", "choices", "what", "proposal", "yes", "bot", "text", "team", "on", "sign", "x")

PATHS = (
    "/", "*", "//", "/%", "/%ff%00", "/api/tables/\x7f", "/api/tables/TABLE/seats/99", "/api/me?a=%ff", "http://x/",
    "/api/tables/" + "a" * 5000, "/api/tables/TABLE/socket", "/..%2f..%2fetc", "host:443", "/api/games/x/rules",
)  # fmt: skip
VERSIONS = ("1.1", "1.1", "1.0", "2.0", "9")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerHarness]:
    quick = {f"{what}_seconds": 0.4 for what in ("hello", "request", "idle", "send")}
    with run_server(tmp_path_factory.mktemp("server"), requests_per_minute=1_000_000, **quick) as harness:
        yield harness


@pytest.fixture(scope="module")
def ann(server: ServerHarness) -> Visitor:
    return server.visitor("Ann")


def value(rng: Random, deep: int = 2) -> object:
    """Something that may or may not belong there."""
    if deep and rng.random() < 0.2:
        return [value(rng, deep - 1) for _ in range(rng.randrange(4))]
    return rng.choice([None, True, -1, 0, 1, 2, 10**30, 1.5, "", "x" * 300, "\ud800", "\0", "area gela", {"a": 1}])


def heads(rng: Random, ann: Visitor, table: str) -> bytes:
    """A request that is wrong somewhere."""
    path = rng.choice(PATHS).replace("TABLE", table)
    headers = {
        "Cookie": rng.choice([ann.cookies, "a", "=;=;", f"{ann.server.cookie_name}=x", "\x01"]),
        "Content_Length": rng.choice(["0", "5", "-1", "x", "99999999999999999999"]),
        "Transfer_Encoding": rng.choice(["chunked", "gzip", "chunked, chunked", "identity"]),
        "Expect": "100-continue",
        "Content_Type": rng.choice(["application/json", "text/plain", "\xff"]),
        "Connection": rng.choice(["close", "Upgrade", "keep-alive", "x"]),
        "Upgrade": rng.choice(["websocket", "h2c"]),
        "Sec_WebSocket_Key": rng.choice(["", "x", "AAAAAAAAAAAAAAAAAAAAAA=="]),
        "Sec_WebSocket_Version": rng.choice(["13", "1"]),
        "If_None_Match": "\xff",
        "Range": "bytes=5-1",
        "X_Cosca_Token": "\xff",
    }
    given = {name: headers[name] for name in rng.sample(sorted(headers), rng.randrange(6))}
    method = rng.choice(["GET", "POST", "PUT", "DELETE", "PATCH", "HEAD", "OPTIONS", "CONNECT", "TRACE", "BREW", "get"])
    lines = [
        f"{method} {path} HTTP/{rng.choice(VERSIONS)}",
        "Host: 127.0.0.1",
        f"Origin: {URL}",
    ]
    lines += [f"{name.replace('_', '-')}: {said}" for name, said in given.items()]
    head = "\r\n".join([*lines, "", ""]).encode("latin-1")
    return head + rng.choice([b"", b"{", b'{"name":1}', b"5\r\n{}{}{\r\n0\r\n\r\n", rng.randbytes(40)])


def broken(rng: Random, good: bytes) -> bytes:
    """The same with some bytes changed, left out or put in."""
    mutated = bytearray(good)
    for _ in range(rng.randrange(1, 4)):
        at = rng.randrange(len(mutated))
        mutated[at : at + rng.randrange(3)] = rng.randbytes(rng.randrange(3))
    return bytes(mutated)


def frames(rng: Random) -> bytes:
    """Frames, some of them whole."""
    fields = {name: value(rng) for name in rng.sample(JUNK, rng.randrange(5))}
    some = [
        message(rng.choice(TYPES), **fields),
        frame(rng.randbytes(20)),
        frame(b"\xff\xfe"),
        frame(rng.randbytes(20), rng.randrange(16), rng.random() < 0.5),
        frame(b"\x03\xe8bye", 8),
        frame(b"\x00", 8),
        frame(b"x" * 9000),
        rng.randbytes(30),
        frame(b"[" * 4000),
    ]
    return b"".join(rng.choices(some, k=rng.randrange(1, 5)))


def exchange(server: ServerHarness, *sent: bytes) -> None:
    """Sends all of it and reads a little."""
    with connected(server.base) as plain, contextlib.suppress(OSError):
        plain.settimeout(0.02)
        for each in sent:
            plain.sendall(each)
            with contextlib.suppress(TimeoutError):
                plain.recv(4096)


@pytest.mark.parametrize("seed", some(1, 3))
def test_garbage_leaves_no_traceback(server: ServerHarness, ann: Visitor, caplog: pytest.LogCaptureFixture, seed: int):
    rng, table = Random(seed), ann.table()
    guest = Guest(server.base, ann.cookies)
    shake = upgrade(guest, table)
    with caplog.at_level(logging.WARNING):
        until = time.monotonic() + 2.5
        while time.monotonic() < until:
            exchange(server, heads(rng, ann, table))
            exchange(server, broken(rng, request("GET", "/api/me", URL, Cookie=ann.cookies)))
            exchange(server, rng.randbytes(60))
            exchange(server, broken(rng, shake), frames(rng))
            exchange(server, shake, frames(rng), frames(rng))
            exchange(server, shake + frames(rng))
            exchange(server, shake, message("hello", seat=1, since=0), *(frames(rng) for _ in range(4)))
        time.sleep(0.6)
    assert [(record.getMessage(), record.exc_info) for record in caplog.records] == []
    assert server.visitor("Bea").get("/api/me").status_code == 200
    with ann.socket(table, 1) as connection:
        assert connection.last("state")["seat"] == 1


def test_truncated_body_is_not_processed(server: ServerHarness, ann: Visitor):
    """A whole document with less than its announced length is half a request."""
    before = len(ann.get("/api/my/tables").json())
    token = {"X_Cosca_Token": ann.token, "Content_Type": "application/json", "Cookie": ann.cookies}
    body = b'{"game": "la_famiglia"}'
    with connected(server.base) as plain:
        plain.sendall(request("POST", "/api/tables", server.base, Content_Length="90", **token) + body)
    time.sleep(0.3)
    assert len(ann.get("/api/my/tables").json()) == before
