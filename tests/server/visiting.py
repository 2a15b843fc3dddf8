"""A server on a free port in a thread, and visitors with a browser's manners, for the tests of HTTP and sockets."""

from __future__ import annotations

import asyncio
import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import fields
from pathlib import Path
from typing import Any

import httpx
from held import Held
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from cosca.server.serve import Server
from cosca.server.settings import Settings
from cosca.server.wire import VERSION

PATIENCE = 90  # seconds: a busy machine may be slow; what never comes fails all the same

# No line is given up because a busy machine lets it wait.
CALM: Any = {"open_timeout": PATIENCE, "close_timeout": PATIENCE, "ping_interval": None}

# All visitors of a test come from one address.
CROWDED = {each.name: 100_000_000 for each in fields(Settings) if "_per_address" in each.name or "guests" in each.name}
ALL_BOTS = {"2": "soldato", "3": "soldato", "4": "soldato"}


class House:
    """A running server."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.base = f"http://127.0.0.1:{server.settings.port}"

    @property
    def state(self) -> Any:
        """What the application holds."""
        return self.server.app.state

    @property
    def cookie_name(self) -> str:
        return self.state.keys.cookie_name

    def visitor(self, name: str | None = None) -> Visitor:
        """Somebody who comes to the page; with a name, as a guest."""
        visitor = Visitor(self)
        if name is not None:
            visitor.begin(name)
        return visitor

    def run(self, coroutine: Any) -> Any:
        """Runs something in the server's own loop."""
        return asyncio.run_coroutine_threadsafe(coroutine, self.server.loop).result(PATIENCE)


class Visitor:
    """A browser: it keeps cookies, says where its requests come from, and carries the token."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.http = httpx.Client(base_url=house.base, headers={"Origin": house.base}, timeout=PATIENCE)
        self.token = ""
        self.id = ""

    def begin(self, name: str) -> None:
        self.take(self.post("/api/guest", {"name": name}))

    def take(self, answer: httpx.Response) -> None:
        """Remembers who one is now."""
        assert answer.status_code == 200, answer.text
        me = answer.json()
        self.token, self.id = me["token"], (me["user"] or {}).get("id", "")

    def send(self, method: str, path: str, body: Any = None, **headers: str) -> httpx.Response:
        carried = {"X-Cosca-Token": self.token} if self.token else {}
        return self.http.request(method, path, json={} if body is None else body, headers={**carried, **headers})

    def get(self, path: str, **headers: str) -> httpx.Response:
        return self.http.get(path, headers=headers)

    def post(self, path: str, body: Any = None, **headers: str) -> httpx.Response:
        return self.send("POST", path, body, **headers)

    def error(self, answer: httpx.Response, status: int) -> str:
        """The code of a refused request."""
        assert answer.status_code == status, answer.text
        return answer.json()["error"]["code"]

    def table(self, **form: Any) -> str:
        """A table of one's own, in seat 1 against bots, started."""
        body = {"game": "la_famiglia", "seats": {"1": "me", **ALL_BOTS}, "start": True, **form}
        answer = self.post("/api/tables", body)
        assert answer.status_code == 200, answer.text
        return answer.json()["id"]

    @property
    def cookies(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    @contextmanager
    def socket(self, table: str, hello: int | str | None = "none", **headers: str) -> Iterator[Line]:
        """A line to a table; with `hello`, greeted with that seat in front."""
        given = {"Cookie": self.cookies, "Origin": self.house.base, **headers}
        url = f"{self.house.base.replace('http', 'ws')}/api/tables/{table}/socket"
        with connect(url, additional_headers={k: v for k, v in given.items() if v}, **CALM) as opened:
            line = Line(opened)
            if hello != "none":
                line.say("hello", seat=hello, since=0)
                line.until("ack")
            yield line


class Line:
    """An open socket."""

    def __init__(self, opened: ClientConnection) -> None:
        self.opened = opened
        self.heard: list[dict[str, Any]] = []
        self._held = Held()
        self._said = 0

    def say(self, type: str, **fields: Any) -> str:
        """Sends a message and returns its id."""
        self._said += 1
        id = fields.pop("id", f"m{self._said}-{id_of(self)}")
        self.opened.send(json.dumps({"v": VERSION, "type": type, "id": id, **fields}))
        return id

    def until(self, *types: str) -> dict[str, Any]:
        """The next message of one of these types."""
        while True:
            message = self._read()
            if message["type"] in types:
                return message

    def _read(self) -> dict[str, Any]:
        """The next message; a `state` with the snapshot that it leads to."""
        read = json.loads(self.opened.recv(PATIENCE))
        message = self._held.take(read) if read["type"] == "state" else read
        self.heard.append(message)
        return message

    def last(self, type: str) -> dict[str, Any]:
        return next(message for message in reversed(self.heard) if message["type"] == type)

    def closed(self) -> int:
        """The code with which the server closes the line."""
        with suppress(ConnectionClosed):
            while True:
                self._read()
        assert self.opened.close_code is not None
        return self.opened.close_code


def id_of(it: object) -> str:
    return f"{id(it):x}"


@contextmanager
def serving(folder: Path, **settings: Any) -> Iterator[House]:
    """A server with its database in a folder; it stops at the end."""
    given = {"port": 0, "database_url": f"sqlite:///{folder / 'cosca.sqlite3'}", **CROWDED, **settings}
    server = Server(Settings(**given))
    thread = threading.Thread(target=lambda: asyncio.run(server.live()))
    thread.start()
    try:
        assert server.listening.wait(PATIENCE), "the server did not start"
        yield House(server)
    finally:
        server.should_exit = True
        thread.join(PATIENCE)
        assert not thread.is_alive()
