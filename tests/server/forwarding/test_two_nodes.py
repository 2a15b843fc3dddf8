"""Two real nodes on PostgreSQL and NATS: games through the node that does not own the table, and an owner's death."""

from __future__ import annotations

import json
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
    """A browser that reaches any node under the same name, as behind a proxy."""

    def __init__(self, base: str) -> None:
        self.base = base
        self.http = httpx.Client(timeout=PATIENCE)
        self.token = ""
        self.token = self.call("POST", base, "/api/guest", {"name": "Vito"}).json()["token"]

    def call(self, method: str, node: str, path: str, body: Any = None) -> httpx.Response:
        headers = {"Origin": self.base, "X-Cosca-Token": self.token}
        answer = self.http.request(method, node + path, json=body, headers=headers)
        assert answer.status_code == 200, answer.text
        return answer

    def table(self, node: str, **form: Any) -> str:
        return self.call("POST", node, "/api/tables", {"game": "la_famiglia", "seats": ALL, **form}).json()["id"]

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
def nodes(postgres: Postgres, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, Server]]:
    folder, database = tmp_path_factory.mktemp("nodes"), postgres.fresh()
    with nats.running() as broker:
        servers = [Server(_made(folder / name), database) for name in ("one", "two")]
        for server in servers:
            server.env = {
                **NO_LIMITS,
                "COSCA_NATS_URL": broker.url,
                "COSCA_NODE": server.folder.name,
                "COSCA_SECRET_FILE": str(folder / "secret"),
                "COSCA_BASE_URL": servers[0].url,
            }
        try:
            for server in servers:
                server.start()
            yield servers[0], servers[1]
        finally:
            for server in servers:
                server.kill()
            postgres.drop(database)


def _made(folder: Path) -> Path:
    folder.mkdir()
    return folder


def play(client: SocketClient, choices: int) -> None:
    """Make the first legal choice of the seat that has to decide, so many times."""
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


def test_any_node_answers_for_any_table(nodes: tuple[Server, Server]) -> None:
    one, two = nodes
    browser = Browser(one.url)
    table = browser.table(one.url)
    assert browser.call("GET", two.url, f"/api/tables/{table}").json()["id"] == table
    assert f"/api/tables/{table}" in browser.call("GET", two.url, f"/t/{table}").text  # the page brings the data
    assert browser.call("POST", two.url, f"/api/tables/{table}/start", {}).json()["status"] == "running"
    with browser.socket(two.url, table) as client:
        play(client, 5)
    steps = browser.call("GET", two.url, f"/api/tables/{table}/replay").json()
    assert steps == browser.call("GET", one.url, f"/api/tables/{table}/replay").json()
    browser.call("POST", two.url, "/api/study/open", {"table": table, "view": "1"})
    assert browser.call("DELETE", two.url, f"/api/tables/{table}", {}).json() == {"closed": table}


def test_an_uploaded_record_and_a_finished_game_are_read_at_any_node(nodes: tuple[Server, Server]) -> None:
    one, two = nodes
    browser = Browser(one.url)
    table = browser.table(one.url, start=True)
    with browser.socket(two.url, table) as client:
        client.send("propose", seat=1, what="end")
        while client.wait_for("table")["status"] != "over":
            pass
    record = browser.call("GET", two.url, f"/api/tables/{table}/record").text
    uploaded = browser.call("POST", one.url, "/api/replay", {"record": record}).json()["id"]
    assert browser.call("GET", two.url, f"/api/replay/{uploaded}").json()["game"] == "la_famiglia"
    [line] = browser.call("GET", two.url, "/api/my/records").text.splitlines()
    assert json.loads(line)["record"] == record
    again = browser.call("POST", one.url, f"/api/tables/{table}/rematch", {}).json()["id"]
    assert browser.call("POST", two.url, f"/api/tables/{table}/rematch", {}).json()["id"] == again


def test_a_game_goes_on_when_its_owner_dies_and_the_socket_stays_open(nodes: tuple[Server, Server]) -> None:
    one, two = nodes
    browser = Browser(one.url)
    table = browser.table(one.url, start=True)
    with browser.socket(two.url, table) as client:
        play(client, 3)
        seen = client.last("state")["at"]
        one.kill()
        play(client, 3)
        assert client.last("state")["at"] > seen
    acks = [message["id"] for message in client.messages if message["type"] == "ack"]
    assert len(acks) == len(set(acks))
    assert browser.call("GET", two.url, f"/api/tables/{table}").json()["id"] == table
