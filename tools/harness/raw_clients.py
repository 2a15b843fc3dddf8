"""Clients that misbehave on purpose, for tests and measurements: raw sockets without a library."""

from __future__ import annotations

import asyncio
import json
import os
import secrets
import select
import socket
import struct
from contextlib import suppress
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

from cosca.server.protocol.server_messages import VERSION
from tools.harness.guests import Guest

SMALL: Final = 4096  # receive buffer in bytes: the rest stays with the server
TEXT: Final = 1


async def send_slowly(data: bytes, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """Send ten bytes per second until the server closes the connection, then close it."""
    for byte in data:
        writer.write(bytes([byte]))
        await writer.drain()
        await asyncio.sleep(0.1)
        if reader.at_eof():
            break
    writer.close()


def connected(url: str, receive: int = 0, source: str = "") -> socket.socket:
    """Return a TCP connection from that local address; `receive` limits its receive buffer (bytes)."""
    at = urlsplit(url)
    sock = socket.socket()
    if source:
        sock.bind((source, 0))
    if receive:
        sock.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receive)
    sock.settimeout(10)
    sock.connect((at.hostname, at.port))
    return sock


def request(method: str, path: str, url: str, **headers: str) -> bytes:
    """Return the complete head of a request."""
    lines = [f"{method} {path} HTTP/1.1", f"Host: {urlsplit(url).netloc}", f"Origin: {url}"]
    lines += [f"{name.replace('_', '-')}: {value}" for name, value in headers.items()]
    return "\r\n".join([*lines, "", ""]).encode()


def upgrade(guest: Guest, table: str, **headers: str) -> bytes:
    """Return the WebSocket handshake of a connection to a table."""
    wanted = {
        "Connection": "Upgrade",
        "Upgrade": "websocket",
        "Sec_WebSocket_Version": "13",
        "Sec_WebSocket_Key": "AAAAAAAAAAAAAAAAAAAAAA==",
        "Cookie": guest.cookie,
    }
    return request("GET", f"/api/tables/{table}/socket", guest.url, **(wanted | headers))


def frame(payload: bytes, opcode: int = TEXT, fin: bool = True) -> bytes:
    """Return a masked frame; the mask is zero."""
    size = len(payload)
    length = struct.pack("!B", 0x80 | size) if size < 126 else struct.pack("!BH", 0x80 | 126, size)
    return struct.pack("!B", (0x80 if fin else 0) | opcode) + length + bytes(4) + payload


def message(type: str, **fields: Any) -> bytes:
    """Return a client message in its frame."""
    return frame(json.dumps({"v": VERSION, "type": type, "id": secrets.token_hex(6), **fields}).encode())


class NonReadingClient:
    """A connection that says hello and then never reads."""

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
        """Send a message without blocking; return False if the connection is broken."""
        with suppress(BlockingIOError):
            try:
                self.socket.send(message(type, **fields))
            except OSError:
                return False
        return True

    @property
    def dropped(self) -> bool:
        """Whether the server aborted the connection, which shows before everything is read."""
        poll = select.poll()
        poll.register(self.socket, 0)
        return any(what & (select.POLLHUP | select.POLLERR) for _, what in poll.poll(0))


def resident(pid: int) -> float:
    """Return the resident memory of a process in megabytes."""
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 1e6
