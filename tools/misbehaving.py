"""Guests that misbehave on purpose, for tests and measurements: raw sockets that no library keeps in order."""

from __future__ import annotations

import argparse
import json
import os
import secrets
import select
import socket
import struct
import sys
import tempfile
import time
from contextlib import suppress
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

from serving import Server
from visitors import Guest

from cosca.server.wire import VERSION

SMALL: Final = 4096  # bytes that a deaf line's own machine takes in, so that the rest stays with the server
TEXT: Final = 1


def connected(url: str, receive: int = 0, source: str = "") -> socket.socket:
    """A plain connection, from that address of this machine; with `receive`, one that takes in no more than that."""
    at = urlsplit(url)
    found = socket.socket()
    if source:
        found.bind((source, 0))
    if receive:
        found.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receive)
    found.settimeout(10)
    found.connect((at.hostname, at.port))
    return found


def request(method: str, path: str, url: str, **headers: str) -> bytes:
    """The head of a request, whole."""
    lines = [f"{method} {path} HTTP/1.1", f"Host: {urlsplit(url).netloc}", f"Origin: {url}"]
    lines += [f"{name.replace('_', '-')}: {value}" for name, value in headers.items()]
    return "\r\n".join([*lines, "", ""]).encode()


def upgrade(guest: Guest, table: str, **headers: str) -> bytes:
    """The handshake of a line."""
    wanted = {
        "Connection": "Upgrade",
        "Upgrade": "websocket",
        "Sec_WebSocket_Version": "13",
        "Sec_WebSocket_Key": "AAAAAAAAAAAAAAAAAAAAAA==",
        "Cookie": guest.cookie,
    }
    return request("GET", f"/api/tables/{table}/socket", guest.url, **(wanted | headers))


def frame(payload: bytes, opcode: int = TEXT, fin: bool = True) -> bytes:
    """A masked frame; the mask is zero."""
    size = len(payload)
    length = struct.pack("!B", 0x80 | size) if size < 126 else struct.pack("!BH", 0x80 | 126, size)
    return struct.pack("!B", (0x80 if fin else 0) | opcode) + length + bytes(4) + payload


def message(type: str, **fields: Any) -> bytes:
    """A message of the page in its frame."""
    return frame(json.dumps({"v": VERSION, "type": type, "id": secrets.token_hex(6), **fields}).encode())


class Deaf:
    """A line that says hello and reads nothing any more."""

    def __init__(self, guest: Guest, table: str, seat: int | None = 1, source: str = "") -> None:
        self.socket = connected(guest.url, SMALL, source)
        self.socket.sendall(upgrade(guest, table))
        answer = b""
        while b"\r\n\r\n" not in answer:
            answer += self.socket.recv(1)
        self.accepted = answer.startswith(b"HTTP/1.1 101")
        self.socket.setblocking(False)
        self.say("hello", seat=seat, since=0)

    def say(self, type: str, **fields: Any) -> bool:
        """Says something without waiting; False if that cannot be."""
        with suppress(BlockingIOError):
            try:
                self.socket.send(message(type, **fields))
            except OSError:
                return False
        return True

    @property
    def dropped(self) -> bool:
        """Whether the server has cut it: an end that only an abort can tell before all is read."""
        poll = select.poll()
        poll.register(self.socket, 0)
        return any(what & (select.POLLHUP | select.POLLERR) for _, what in poll.poll(0))


def resident(pid: int) -> float:
    """Megabytes of a process."""
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 1e6


def deafen(lines: int, guests: int, seconds: float, env: dict[str, str]) -> None:
    """Prints, second by second, what lines that read nothing cost a server at default settings."""
    with tempfile.TemporaryDirectory() as folder, Server(Path(folder), env=env) as server:
        people = [Guest.new(server.url, f"Deaf {n}") for n in range(guests)]
        seats = {str(seat): "soldato" for seat in (2, 3, 4)} | {"1": "me"}
        body = {"game": "la_famiglia", "seats": seats, "start": True, "open": True}
        table = people[0].call("POST", "/api/tables", body)["id"]
        time.sleep(2)
        print(f"before: {resident(server.pid):.0f} MB")
        deaf = [Deaf(people[n % guests], table, None) for n in range(lines)]
        started, told = time.monotonic(), -1
        while (passed := time.monotonic() - started) < seconds:
            if passed < seconds / 2:
                for line in deaf:
                    line.say("chat", seat=None, text="x" * 450, team=False)
                    line.say("hello", seat=None, since=0)
            if int(passed) > told:
                told = int(passed)
                gone = sum(line.dropped for line in deaf)
                print(f"{told:3} s: {resident(server.pid):.0f} MB, {gone} of {lines} dropped", flush=True)
            time.sleep(0.02)
        print(server.log.read_text(errors="replace")[-1500:])


def main(arguments: list[str]) -> None:
    parser = argparse.ArgumentParser(description=deafen.__doc__)
    parser.add_argument("--lines", type=int, default=60)
    parser.add_argument("--guests", type=int, default=20)
    parser.add_argument("--seconds", type=float, default=30)
    given = parser.parse_args(arguments)
    deafen(given.lines, given.guests, given.seconds, {"COSCA_LOG_LEVEL": "warning"})


if __name__ == "__main__":
    main(sys.argv[1:])
