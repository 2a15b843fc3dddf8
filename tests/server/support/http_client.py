"""A server on a free port in a thread, and clients that behave like browsers, for tests of HTTP and sockets."""

from __future__ import annotations

import asyncio
import dataclasses
import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from cosca.server.core.settings import Settings
from cosca.server.entrypoints.serve import Server
from cosca.server.identity.login_limits import LoginLimits
from cosca.server.identity.password_reset import PasswordResetLimits
from cosca.server.protocol.server_messages import VERSION
from cosca.server.services import Services
from tools.harness.frame_reader import FrameReader

PATIENCE = 90  # seconds until a test fails; long, because a busy machine may be slow

# Options of a socket that does not give up on a busy machine.
PATIENT_OPTIONS: Any = {"open_timeout": PATIENCE, "close_timeout": PATIENCE, "ping_interval": None}

# Settings without limits per address: all clients of a test have the same one.
NO_ADDRESS_LIMITS = {
    each.name: 100_000_000
    for each in dataclasses.fields(Settings)
    if "_per_address" in each.name or "guests" in each.name
}
ALL_BOTS = {"2": "soldato", "3": "soldato", "4": "soldato"}


class ServerHarness:
    """A running server."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.base = f"http://127.0.0.1:{server.settings.port}"

    @property
    def services(self) -> Services:
        """The services of the application."""
        return self.server.app.state.services

    def replace(self, **changes: Any) -> None:
        """Replace some services of the running application."""
        self.server.app.state.services = dataclasses.replace(self.services, **changes)

    def reset_password_limits(self) -> None:
        """Forget all attempts to log in and all password resets."""
        settings = self.server.settings
        limits = dataclasses.replace(
            self.services.limits, logins=LoginLimits(settings), password_resets=PasswordResetLimits(settings)
        )
        self.replace(limits=limits)

    @property
    def cookie_name(self) -> str:
        return self.services.keys.cookie_name

    def visitor(self, name: str | None = None) -> Visitor:
        """Return a new client; with a name, a guest is created for it."""
        visitor = Visitor(self)
        if name is not None:
            visitor.begin(name)
        return visitor

    def run(self, coroutine: Any) -> Any:
        """Run a coroutine in the event loop of the server and return its result."""
        return asyncio.run_coroutine_threadsafe(coroutine, self.server.loop).result(PATIENCE)


class Visitor:
    """A client like a browser: it keeps cookies and sends the Origin header and the CSRF token."""

    def __init__(self, server: ServerHarness) -> None:
        self.server = server
        self.http = httpx.Client(base_url=server.base, headers={"Origin": server.base}, timeout=PATIENCE)
        self.token = ""
        self.id = ""

    def begin(self, name: str) -> None:
        self.take(self.post("/api/guest", {"name": name}))

    def take(self, answer: httpx.Response) -> None:
        """Take over user and token of a response."""
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
        """Check the status of a refused request and return the refusal code."""
        assert answer.status_code == status, answer.text
        return answer.json()["error"]["code"]

    def table(self, **form: Any) -> str:
        """Create and start a table with this user in seat 1 against bots; return its id."""
        body = {"game": "la_famiglia", "seats": {"1": "me", **ALL_BOTS}, "start": True, **form}
        answer = self.post("/api/tables", body)
        assert answer.status_code == 200, answer.text
        return answer.json()["id"]

    @property
    def cookies(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    @contextmanager
    def socket(self, table: str, hello: int | str | None = "none", **headers: str) -> Iterator[SocketClient]:
        """Open a socket to a table; with `hello`, greet with that active seat."""
        sent_headers = {"Cookie": self.cookies, "Origin": self.server.base, **headers}
        url = f"{self.server.base.replace('http', 'ws')}/api/tables/{table}/socket"
        with connect(
            url, additional_headers={name: value for name, value in sent_headers.items() if value}, **PATIENT_OPTIONS
        ) as opened:
            client = SocketClient(opened)
            if hello != "none":
                client.send("hello", seat=hello, since=0)
                client.wait_for("ack")
            yield client


class SocketClient:
    """An open socket, with all messages received."""

    def __init__(self, opened: ClientConnection) -> None:
        self.connection = opened
        self.messages: list[dict[str, Any]] = []
        self._held = FrameReader()
        self._sent_count = 0

    def send(self, type: str, **fields: Any) -> str:
        """Send a message and return its id."""
        self._sent_count += 1
        id = fields.pop("id", f"m{self._sent_count}-{id_of(self)}")
        self.connection.send(json.dumps({"v": VERSION, "type": type, "id": id, **fields}))
        return id

    def wait_for(self, *types: str) -> dict[str, Any]:
        """Return the next message of one of these types, dropping others."""
        while True:
            message = self._read()
            if message["type"] in types:
                return message

    def _read(self) -> dict[str, Any]:
        """Return the next message; a `state` message has the snapshot that it leads to."""
        read = json.loads(self.connection.recv(PATIENCE))
        message = self._held.take(read) if read["type"] == "state" else read
        self.messages.append(message)
        return message

    def last(self, type: str) -> dict[str, Any]:
        return next(message for message in reversed(self.messages) if message["type"] == type)

    def closed(self) -> int:
        """Wait until the server closes the connection; return the close code."""
        with suppress(ConnectionClosed):
            while True:
                self._read()
        assert self.connection.close_code is not None
        return self.connection.close_code


def id_of(it: object) -> str:
    return f"{id(it):x}"


@contextmanager
def run_server(folder: Path, **settings: Any) -> Iterator[ServerHarness]:
    """Run a server with its database in a folder until the end of the block."""
    values = {
        "port": 0,
        "watchdog_seconds": 0,
        "database_url": f"sqlite:///{folder / 'cosca.sqlite3'}",
        **NO_ADDRESS_LIMITS,
        **settings,
    }
    server = Server(Settings(**values))
    thread = threading.Thread(target=lambda: asyncio.run(server.serve_until_stopped()))
    thread.start()
    try:
        assert server.listening.wait(PATIENCE), "the server did not start"
        yield ServerHarness(server)
    finally:
        server.should_exit = True
        thread.join(PATIENCE)
        assert not thread.is_alive()
