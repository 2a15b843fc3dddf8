"""Guests of a server for load and fault tests: HTTP to set tables up, and sockets that play."""

from __future__ import annotations

import asyncio
import http.client
import secrets
import time
from collections.abc import Callable
from http.cookies import SimpleCookie
from random import Random
from typing import Any, Self
from urllib.parse import urlsplit

import orjson
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from cosca.server.protocol.server_messages import VERSION
from tools.harness.frame_reader import FrameReader

GONE = (OSError, ConnectionClosed, InvalidHandshake, TimeoutError)


class Refused(Exception):
    """The server's answer to a denied request."""


class Guest:
    """A guest with cookie and token; requests wait for their answer. `source` is the address that they come from."""

    def __init__(self, url: str, cookie: str = "", source: str = "") -> None:
        self.url = url
        self.cookie = cookie
        self.token = ""
        self.source = source

    @classmethod
    def new(cls, url: str, name: str, source: str = "") -> Self:
        """Create a new guest."""
        guest = cls(url, "", source)
        guest.call("POST", "/api/guest", {"name": name})
        guest.token = guest.call("GET", "/api/me")["token"]
        return guest

    def call(self, method: str, path: str, body: dict[str, Any] | None = None) -> Any:
        """Return the JSON answer (text, if it is not JSON)."""
        address = urlsplit(self.url)
        headers = {"Origin": self.url, "Cookie": self.cookie, "X-Cosca-Token": self.token}
        if body is not None:
            headers["Content-Type"] = "application/json"
        source = (self.source, 0) if self.source else None
        connection = http.client.HTTPConnection(address.hostname or "", address.port, timeout=30, source_address=source)
        try:
            connection.request(method, path, orjson.dumps(body) if body is not None else None, headers)
            answer = connection.getresponse()
            content = answer.read()
        finally:
            connection.close()
        for cookie in answer.headers.get_all("Set-Cookie") or []:
            for name, morsel in SimpleCookie(cookie).items():
                self.cookie = f"{name}={morsel.value}"
        if answer.status >= 400:
            raise Refused(f"{method} {path}: {answer.status} {content.decode(errors='replace')[:300]}")
        return orjson.loads(content) if "json" in (answer.headers["Content-Type"] or "") else content.decode()


class SeatClient:
    """The socket of a seat. It keeps frames as bytes and parses them on demand, so that many are cheap."""

    def __init__(self, guest: Guest, table: str, seat: int, heard: Callable[[bytes], None] | None = None) -> None:
        self.guest, self.table, self.seat = guest, table, seat
        self.heard = heard or (lambda _: None)
        self._frames: list[bytes] = []  # not parsed yet
        self._held = FrameReader()
        self.answers: dict[str, asyncio.Future[dict[str, Any]]] = {}
        self.socket: ClientConnection | None = None
        self.reader: asyncio.Task[None] | None = None
        self.fresh = asyncio.Event()

    async def connect(self, deflate: bool = True) -> Self:
        """Connect and send hello; the first `state` has arrived when this returns."""
        address = f"{self.guest.url.replace('http', 'ws', 1)}/api/tables/{self.table}/socket"
        self.fresh.clear()
        source: dict[str, Any] = {"local_addr": (self.guest.source, 0)} if self.guest.source else {}
        self.socket = await connect(
            address,
            additional_headers={"Cookie": self.guest.cookie},
            origin=self.guest.url,  # pyright: ignore[reportArgumentType]
            compression="deflate" if deflate else None,
            max_size=None,
            ping_interval=None,
            **source,
        )
        self.reader = asyncio.create_task(self._read(self.socket))
        await self._send({"type": "hello", "seat": self.seat, "since": 0})
        await asyncio.wait_for(self.fresh.wait(), 20)
        return self

    async def _read(self, socket: ClientConnection) -> None:
        try:
            async for message in socket:
                data = message if isinstance(message, bytes) else message.encode()
                self.heard(data)
                self._take(data)
        except ConnectionClosed:
            pass
        finally:
            for waiting in self.answers.values():
                if not waiting.done():
                    waiting.set_exception(ConnectionResetError("the server is gone"))
            self.answers.clear()

    def _take(self, data: bytes) -> None:
        head = data[:60]
        if b'"state"' in head:
            self._frames.append(data)
            self.fresh.set()
        elif b'"ack"' in head or b'"error"' in head:
            answer = orjson.loads(data)
            waiting = self.answers.pop(answer["id"], None)
            if waiting is not None and not waiting.done():
                waiting.set_result(answer)

    @property
    def state(self) -> dict[str, Any]:
        """Return the last state with its snapshot."""
        while self._frames:
            self._held.take(orjson.loads(self._frames.pop(0)))
        return self._held.state

    @property
    def gone(self) -> bool:
        """Return whether the connection is lost."""
        return self.reader is None or self.reader.done()

    async def _send(self, message: dict[str, Any], id: str = "") -> None:
        assert self.socket is not None
        await self.socket.send(orjson.dumps({"v": VERSION, "id": id or secrets.token_hex(8), **message}).decode())

    async def choose(self, act: int, choice: str, id: str = "") -> dict[str, Any]:
        """Send a choice; return the server's `ack` or `error`. Raise one of GONE if the server is gone."""
        return await self.ask({"type": "choose", "seat": self.seat, "act": act, "choices": [choice]}, id)

    async def ask(self, message: dict[str, Any], id: str = "") -> dict[str, Any]:
        """Send a message; return the server's `ack` or `error`. Raise one of GONE if the server is gone."""
        id = id or secrets.token_hex(8)
        waiting = self.answers[id] = asyncio.get_running_loop().create_future()
        try:
            await self._send(message, id)
        except BaseException:
            waiting.cancel()
            raise
        return await asyncio.wait_for(waiting, 20)

    async def close(self) -> None:
        if self.socket is not None:
            await self.socket.close()
        if self.reader is not None:
            await self.reader


def table_of(
    guests: list[Guest],
    bots: dict[int, str],
    pace: dict[str, Any] | None = None,
    game: str = "la_famiglia",
    **options: Any,
) -> str:
    """Return a started table of four: the first guest created it, the others joined by its invitation."""
    taken = {str(seat): bot for seat, bot in bots.items()}
    free = [str(seat) for seat in range(1, 5) if seat not in bots]
    made = guests[0].call(
        "POST",
        "/api/tables",
        {
            "game": game,
            "options": options,
            "seats": {**taken, free[0]: "me"},
            "open": False,
            "spectators": True,
            **({"pace": pace} if pace else {}),
        },
    )
    invite = made["invite"].rsplit("#", 1)[-1]
    for guest, seat in zip(guests[1:], free[1:], strict=True):
        guest.call("POST", f"/api/tables/{made['id']}/join", {"invite": invite})
        guest.call("POST", f"/api/tables/{made['id']}/seats/{seat}", {"player": "me"})
    guests[0].call("POST", f"/api/tables/{made['id']}/start")
    return made["id"]


# Preferred choices for a question of a kind; none: all are equal.
Lean = Callable[[str, list[str]], list[str]]


def next_choice(clients: list[SeatClient], rng: Random) -> tuple[bool, tuple[SeatClient, int, str, str] | None]:
    """Return whether the game is over, and a choice of one of the clients that owe one, with act number and new id."""
    for client in rng.sample(clients, len(clients)):
        state = client.state
        if not state["waiting"]:
            return True, None
        question = state["question"]
        if question and not question["done"]:
            choices = [choice["text"] for choice in question["choices"]]
            return False, (client, state["act"], rng.choice(choices), secrets.token_hex(8))
    return False, None


def all_alike(kind: str, texts: list[str]) -> list[str]:
    """Prefer nothing."""
    del kind, texts
    return []


async def play_fast(
    clients: list[SeatClient], until: Callable[[list[dict[str, Any]]], object], rng: Random, lean: Lean = all_alike
) -> None:
    """Play these seats at random, as fast as the server answers, until `until` holds or the game is over."""
    for client in clients:
        await client.connect()
    try:
        while not until(states := [client.state for client in clients]) and states[0]["waiting"]:
            both = zip(clients, states, strict=True)
            owed = [(client, state) for client, state in both if state["question"] and not state["question"]["done"]]
            if owed:
                client, state = rng.choice(owed)
                offered = [choice["text"] for choice in state["question"]["choices"]]
                await client.choose(state["act"], rng.choice(lean(state["question"]["kind"], offered) or offered))
            else:
                await asyncio.sleep(0.005)
    finally:
        for client in clients:
            await client.close()


async def until_up(url: str, seconds: float = 30.0) -> None:
    """Wait until a server listens there."""
    address = urlsplit(url)
    end = time.monotonic() + seconds
    while True:
        try:
            _, writer = await asyncio.open_connection(address.hostname, address.port)
        except OSError:
            if time.monotonic() > end:
                raise
            await asyncio.sleep(0.03)
        else:
            writer.close()
            return
