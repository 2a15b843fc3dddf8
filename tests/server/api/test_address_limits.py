"""Limits per address: new guests of one address do not get around them, and others are not affected."""

from __future__ import annotations

import asyncio
import threading
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import pytest

from cosca.server.core.rate_limits import client_address
from cosca.server.core.settings import BadSetting, Settings
from cosca.server.identity import passwords as hashing
from cosca.server.identity.passwords import Passwords
from cosca.server.protocol.refusal import Refused
from tests.server.support.http_client import ServerHarness, Visitor, run_server

ELSEWHERE = {"X-Forwarded-For": "6.6.6.6, 203.0.113.9"}  # as a trusted proxy tells it


def refused(answer: httpx.Response) -> str:
    assert answer.status_code == 429, answer.text
    error = answer.json()["error"]
    assert error["code"] == "too_many"
    return error["why"]


def waiting(host: Visitor) -> str:
    """An open table that waits for three people."""
    return host.post("/api/tables", {"game": "la_famiglia", "seats": {"1": "me"}, "open": True}).json()["id"]


# -------------------------------------------------------------------- guests, tables, places


def test_guests_per_minute_and_address_are_limited(tmp_path: Path):
    with run_server(tmp_path, guests_per_minute=3, trust_proxy=True) as server:
        for _ in range(3):
            server.visitor("Eve")
        assert refused(server.visitor().post("/api/guest")) == "guests"
        forged = {"X-Forwarded-For": "1.2.3.4, 127.0.0.1"}  # all but the last entry is what the guest says itself
        assert refused(server.visitor().post("/api/guest", **forged)) == "guests"
        assert server.visitor().post("/api/guest", **ELSEWHERE).status_code == 200


def test_guests_per_day_and_address_are_limited(tmp_path: Path):
    with run_server(tmp_path, guests_per_day=2) as server:
        for _ in range(2):
            server.visitor("Eve")
        assert refused(server.visitor().post("/api/guest")) == "guests"


@pytest.mark.parametrize("limit", ["tables_per_minute_per_address", "tables_per_day_per_address"])
def test_tables_per_address_are_limited(tmp_path: Path, limit: str):
    with run_server(tmp_path, trust_proxy=True, **{limit: 3}) as server:
        for _ in range(3):
            server.visitor("Eve").table()
        eve, body = server.visitor("Eve"), {"game": "la_famiglia"}
        assert refused(eve.post("/api/tables", body)) == "tables"
        assert eve.post("/api/tables", body, **ELSEWHERE).status_code == 200


@pytest.mark.parametrize(
    ("limit", "why"),
    [("tables_per_minute", "tables"), ("tables_per_day_per_address", "tables"), ("tables_per_user", "hosted")],
)
def test_a_rematch_is_a_new_table(tmp_path: Path, limit: str, why: str):
    with run_server(tmp_path, **{limit: 1}) as server:
        eve = server.visitor("Eve")
        over = eve.table()
        with eve.socket(over, 1) as connection:
            connection.send("propose", seat=1, what="concede")
            connection.wait_for("ack")
        if why == "hosted":
            eve.table()  # a finished game does not count
        assert refused(eve.post(f"/api/tables/{over}/rematch")) == why


def test_waiting_seats_are_limited(tmp_path: Path):
    with run_server(tmp_path, places_per_user=2, places_per_address=5, trust_proxy=True) as server:
        host = server.visitor("Host")
        tables = [waiting(host) for _ in range(8)]

        def sit(who: Visitor, table: str, player: str = "me", **headers: str) -> httpx.Response:
            return who.post(f"/api/tables/{table}/seats/2", {"player": player}, **headers)

        eves = [server.visitor("Eve") for _ in range(4)]
        assert [sit(eves[0], tables[n]).status_code for n in (0, 1)] == [200, 200]
        assert refused(sit(eves[0], tables[2])) == "places"
        assert sit(eves[0], tables[0], "open").status_code == 200  # who stands up may sit elsewhere
        assert sit(eves[0], tables[2]).status_code == 200
        assert [sit(eves[1], tables[n]).status_code for n in (3, 4)] == [200, 200]
        assert sit(eves[2], tables[5]).status_code == 200
        assert refused(sit(eves[3], tables[6])) == "places_address"
        assert sit(eves[3], tables[6], **ELSEWHERE).status_code == 200
        assert sit(host, tables[7]).status_code == 200  # at the own table


def test_waiting_seats_taken_concurrently_are_limited(tmp_path: Path):
    with run_server(tmp_path, places_per_address=3) as server:
        host = server.visitor("Host")
        tables, eves = [waiting(host) for _ in range(9)], [server.visitor("Eve") for _ in range(9)]

        def sit(n: int) -> int:
            return eves[n].post(f"/api/tables/{tables[n]}/seats/2", {"player": "me"}).status_code

        with ThreadPoolExecutor(9) as threads:
            codes = list(threads.map(sit, range(9)))
        assert codes.count(200) <= 3
        assert set(codes) == {200, 429}


# -------------------------------------------------------------------- requests, lines


def test_requests_per_address_are_limited(tmp_path: Path):
    with run_server(tmp_path, requests_per_minute_per_address=12, trust_proxy=True) as server:
        eves = [server.visitor("Eve") for _ in range(4)]
        codes = [200]
        while codes[-1] == 200 and len(codes) < 200:  # where it goes slowly, more are allowed meanwhile
            codes.append(eves[len(codes) % 4].get("/api/me").status_code)
        assert codes[-1] == 429
        assert refused(server.visitor().get("/")) == "requests"
        assert eves[0].get("/api/me", **ELSEWHERE).status_code == 200


def replies(server: ServerHarness, type: str, **fields: Any) -> list[str]:
    """How each of three guests at a table is answered who says the same."""
    host = server.visitor("Host")
    table = waiting(host)
    answers: list[str] = []
    for _ in range(3):
        with server.visitor("Eve").socket(table, None) as connection:
            connection.send(type, **fields)
            answer = connection.wait_for("ack", "error")
            answers.append(answer.get("why", "ack"))
    return answers


def test_chat_per_address_is_limited(tmp_path: Path):
    with run_server(tmp_path, chats_per_minute_per_address=2) as server:
        assert replies(server, "chat", seat=None, text="buy this", team=False) == ["ack", "ack", "chat"]


def test_chat_of_a_user_is_limited_over_all_tables(tmp_path: Path):
    with run_server(tmp_path, chats_per_minute=2) as server:
        eve = server.visitor("Eve")
        answers: list[str] = []
        for _ in range(3):
            with eve.socket(eve.table(), 1) as connection:
                connection.send("chat", seat=1, text="ciao", team=False)
                answers.append(connection.wait_for("ack", "error").get("why", "ack"))
        assert answers == ["ack", "ack", "chat"]


def test_hellos_per_address_are_limited(tmp_path: Path):
    with run_server(tmp_path, hellos_per_minute_per_address=5) as server:
        assert replies(server, "hello", seat=None, since=0) == ["ack", "ack", "hellos"]


def test_connections_of_an_address_are_limited(tmp_path: Path):
    with run_server(tmp_path, sockets_per_address=2) as server:
        eves = [server.visitor("Eve") for _ in range(3)]
        tables = [eve.table() for eve in eves]
        with eves[0].socket(tables[0], 1), eves[1].socket(tables[1], 1), eves[2].socket(tables[2]) as third:
            assert third.closed() == 4429


# -------------------------------------------------------------------- passwords


def test_logins_and_accounts_per_address_are_limited(tmp_path: Path):
    with run_server(tmp_path, logins_per_minute_per_address=3) as server:
        ann = server.visitor("Ann")
        ann.take(ann.post("/api/account", {"login": "ann", "password": "correct horse"}))
        for n in range(3):
            assert ann.post("/api/login", {"login": f"nobody{n}", "password": "wrong"}).status_code == 403
        assert refused(ann.post("/api/login", {"login": "ann", "password": "correct horse"})) == "passwords"
        eves = [server.visitor("Eve") for _ in range(3)]
        answers = [eve.post("/api/account", {"login": "ann", "password": "correct horse"}) for eve in eves]
        assert [answer.status_code for answer in answers] == [409, 409, 429]
        assert refused(answers[2]) == "accounts"


@pytest.mark.parametrize(
    "form",
    [
        {"login": "ann", "password": "short"},
        {"login": "x", "password": "long enough"},
        {"login": "taken", "password": "long enough"},
    ],
)
def test_refusals_without_a_password_check_compute_no_hash(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, form: dict[str, str]
):
    with run_server(tmp_path) as server:
        server.visitor("Bea").post("/api/account", {"login": "taken", "password": "long enough"})
        hashes: list[str] = []

        async def count(self: Passwords, password: str) -> str:
            hashes.append(password)
            return "x"

        monkeypatch.setattr(Passwords, "hash", count)
        assert server.visitor("Ann").post("/api/account", form).status_code in (400, 409)
        assert hashes == []


def test_password_flood_uses_few_threads_and_is_limited(monkeypatch: pytest.MonkeyPatch):
    go, busy = threading.Event(), threading.Semaphore(0)

    def slow(self: Passwords, kept: str, password: str) -> bool:
        busy.release()
        return go.wait(300)

    monkeypatch.setattr(Passwords, "_verify", slow)
    monkeypatch.setattr(hashing, "MAX_PENDING", 6)

    async def flood() -> None:
        passwords = Passwords()
        tries = [asyncio.create_task(passwords.verify("x", None)) for _ in range(20)]
        await asyncio.sleep(0.05)  # the loop is free, and so are all other threads
        assert await asyncio.wait_for(asyncio.to_thread(lambda: 7), 90) == 7
        assert [busy.acquire(timeout=90) for _ in range(hashing.MAX_CONCURRENT)] == [True] * hashing.MAX_CONCURRENT
        assert not busy.acquire(timeout=0.1)
        go.set()
        ended = await asyncio.gather(*tries, return_exceptions=True)
        assert ended.count(True) == 6
        assert {each.why for each in ended if isinstance(each, Refused)} == {"hashes"}
        assert await passwords.verify("x", None)

    asyncio.run(flood())


# -------------------------------------------------------------------- addresses and names


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("2001:db8:1:2::1", "2001:db8:1:2:ffff::9", True),
        ("2001:db8:1:2::1", "2001:db8:1:3::1", False),
        ("::ffff:203.0.113.1", "203.0.113.1", True),
        ("::ffff:203.0.113.1", "::ffff:203.0.113.2", False),
        ("203.0.113.1:4711", "203.0.113.1:4712", True),
        ("[2001:db8::1]:80", "2001:db8::2", True),
        ("fe80::1%eth0", "fe80::1", True),
    ],
)
def test_equivalent_addresses_share_a_limit(one: str, other: str, same: bool):
    def whose(forwarded: str) -> str:
        return client_address(
            {"client": ("10.0.0.1", 5), "headers": [(b"x-forwarded-for", f"9.9.9.9, {forwarded}".encode())]}, True
        )

    assert (whose(one) == whose(other)) == same


def test_last_forwarded_header_counts():
    headers = [(b"x-forwarded-for", b"1.1.1.1"), (b"x-forwarded-for", b"2.2.2.2, 3.3.3.3")]
    assert client_address({"client": ("10.0.0.1", 5), "headers": headers}, True) == "3.3.3.3"
    assert client_address({"client": ("10.0.0.1", 5), "headers": [(b"x-forwarded-for", b"")]}, True) == "10.0.0.1"


@pytest.fixture(scope="module")
def named(tmp_path_factory: pytest.TempPathFactory) -> Any:
    folder = tmp_path_factory.mktemp("named")
    with run_server(folder, base_url="http://cosca.example.org", hosts="games.example.net, Other.Example ") as server:
        yield server


ANSWERED = ("localhost", "LOCALHOST:80", "127.0.0.1:9", "[::1]:5", "192.168.1.7", "cosca.example.org", "other.example")
FOREIGN = (
    "evil.example",
    "localhost.evil.example",
    "cosca.example.org.evil.example",
    "",
    "127.0.0.1.evil.example",
    "[",
)


@pytest.mark.parametrize("path", ["/", "/api/me", "/healthz"])
@pytest.mark.parametrize(("name", "answered"), [*((n, True) for n in ANSWERED), *((n, False) for n in FOREIGN)])
def test_accepted_host_names(named: ServerHarness, path: str, name: str, answered: bool):
    answer = named.visitor().get(path, Host=name)
    assert answer.status_code == (200 if answered else 403)
    if not answered:
        error = answer.json()["error"]
        assert (error["code"], error["why"]) == ("not_allowed", "host_name")
        assert "COSCA_HOSTS" in error["message"]


@pytest.mark.parametrize(("name", "status"), [("evil.example", 403), ("games.example.net", 101)])
def test_host_names_of_sockets(named: ServerHarness, name: str, status: int):
    headers = {
        "Host": name,
        "Origin": f"http://{name}",
        "Connection": "Upgrade",
        "Upgrade": "websocket",
        "Sec-WebSocket-Version": "13",
        "Sec-WebSocket-Key": "AAAAAAAAAAAAAAAAAAAAAA==",
    }
    with httpx.stream("GET", f"{named.base}/api/tables/x/socket", headers=headers, timeout=60) as answer:
        assert answer.status_code == status
        if status == 403:
            assert b"COSCA_HOSTS" in answer.read()


@pytest.mark.parametrize("hosts", ["http://a.example", "a.example:80", "a.example b.example", "/"])
def test_host_names_are_validated_at_startup(hosts: str):
    with pytest.raises(BadSetting, match="COSCA_HOSTS"):
        Settings(hosts=hosts)


def test_all_host_names_can_be_accepted(tmp_path: Path):
    with run_server(tmp_path, hosts="*") as server:
        assert server.visitor().get("/healthz", Host="any.example").status_code == 200
