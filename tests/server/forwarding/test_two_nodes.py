"""Two real nodes on PostgreSQL and NATS: games through the node that does not own the table, and an owner's death."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.sync.client import connect

from tests.server.support import nats
from tests.server.support.http_client import PATIENCE, PATIENT_OPTIONS, SocketClient
from tests.server.support.postgres import Postgres
from tools.harness.server import NO_LIMITS, Server

ALL = {"1": "me", "2": "me", "3": "me", "4": "me"}


class Browser:
    """A browser that may reach each node with the same cookie: all nodes have the same address for it."""

    def __init__(self, base: str) -> None:
        self.base = base
        self.http = httpx.Client(timeout=PATIENCE)
        me = self.call("POST", base, "/api/guest", {"name": "Vito"}).json()
        self.token = me["token"]

    def call(self, method: str, node: str, path: str, body: Any = None) -> httpx.Response:
        headers = {"Origin": self.base, "X-Cosca-Token": getattr(self, "token", "")}
        answer = self.http.request(method, node + path, json=body, headers=headers)
        assert answer.status_code == 200, answer.text
        return answer

    @contextmanager
    def socket(self, node: str, table: str, seat: int | None = 1) -> Iterator[SocketClient]:
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        url = f"{node.replace('http', 'ws')}/api/tables/{table}/socket"
        headers = {"Cookie": cookie, "Origin": self.base}
        with connect(url, additional_headers=headers, **PATIENT_OPTIONS) as opened:
            client = SocketClient(opened)
            client.send("hello", seat=seat, since=0)
            client.wait_for("ack")
            yield client


@pytest.fixture(scope="module")
def broker() -> Iterator[nats.Nats]:
    with nats.running() as server:
        yield server


@pytest.fixture
def nodes(postgres: Postgres, broker: nats.Nats, tmp_path: Path) -> Iterator[tuple[Server, Server]]:
    database = postgres.fresh()
    env = {**NO_LIMITS, "COSCA_NATS_URL": broker.url, "COSCA_SECRET_FILE": str(tmp_path / "secret")}
    servers: list[Server] = []
    for name in ("one", "two"):
        folder = tmp_path / name
        folder.mkdir()
        server = Server(folder, database, {**env, "COSCA_NODE": name})
        if servers:
            server.env["COSCA_BASE_URL"] = servers[0].url
        servers.append(server)
    servers[0].env["COSCA_BASE_URL"] = servers[0].url
    try:
        for server in servers:
            server.start()
        yield servers[0], servers[1]
    finally:
        for server in servers:
            server.stop()
        postgres.drop(database)


def play(client: SocketClient, choices: int) -> None:
    """Make the first legal choice of whoever has to decide, so many times."""
    for _ in range(choices):
        state = client.last("state")
        while not state["waiting"]:
            state = client.wait_for("state")
        seat = state["waiting"][0]
        if state["seat"] != seat or not state["question"]:
            client.send("hello", seat=seat, since=0)
            client.wait_for("ack")
            state = client.last("state")
        act = state["act"]
        id = client.send("choose", seat=seat, act=act, choices=[state["question"]["choices"][0]["text"]])
        answer = client.wait_for("ack", "error")
        assert (answer["type"], answer["id"]) == ("ack", id), answer
        while client.last("state")["act"] == act:
            client.wait_for("state")


def test_a_game_goes_on_through_another_node_and_through_the_death_of_its_owner(nodes: tuple[Server, Server]) -> None:
    one, two = nodes
    browser = Browser(one.url)
    table = browser.call("POST", one.url, "/api/tables", {"game": "la_famiglia", "seats": ALL, "start": True}).json()[
        "id"
    ]
    assert browser.call("GET", two.url, f"/api/tables/{table}").json()["id"] == table
    assert table in browser.call("GET", two.url, f"/t/{table}").text
    with browser.socket(two.url, table) as client:
        play(client, 5)
        seen = client.last("state")["at"]
        one.kill()
        play(client, 5)  # the socket stays open: the other node claims the table
        assert client.last("state")["at"] > seen
    acks = [message["id"] for message in client.messages if message["type"] == "ack"]
    assert len(acks) == len(set(acks))
