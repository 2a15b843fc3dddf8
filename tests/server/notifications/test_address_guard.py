"""The guard: only public https addresses, pinned; nothing that the other side does hurts the server."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from ipaddress import ip_address
from typing import Any

import aiohappyeyeballs
import pytest
from aiohttp import web

from cosca.server.core.settings import BadSetting, Settings
from cosca.server.notifications import address_guard
from cosca.server.notifications.address_guard import (
    MAX_REQUEST_BYTES,
    AddressRefused,
    GuardedClient,
    Lookup,
    SendFailed,
    is_public,
    system_lookup,
)
from tests.server.support.sinks import PATIENCE, Sink, hang, run_sink, status

PUBLIC = "93.184.216.34"


@pytest.fixture(scope="module")
def running() -> Iterator[Sink]:
    with run_sink() as sink:
        yield sink


@pytest.fixture
def sink(running: Sink) -> Sink:
    running.reset()
    return running


@asynccontextmanager
async def client(hosts: str = "", lookup: Lookup = system_lookup) -> AsyncIterator[GuardedClient]:
    guarded = GuardedClient(Settings(notify_hosts=hosts), lookup)
    try:
        yield guarded
    finally:
        await guarded.close()


def fault(address: str, *resolved: str, hosts: str = "") -> str | None:
    """Return why an address is refused if its name leads to these IP addresses."""

    async def main() -> str | None:
        async with client(hosts, lambda host, port: list(resolved)) as guarded:
            try:
                await guarded.guard.check(address)
            except AddressRefused as error:
                return str(error)
            return None

    return asyncio.run(main())


def post(hosts: str, url: str, body: bytes = b"{}", lookup: Lookup = system_lookup) -> int | str:
    """Return the status of the answer, or why it failed."""

    async def main() -> int | str:
        async with client(hosts, lookup) as guarded:
            try:
                return await guarded.post(url, body, {"Content-Type": "application/json"})
            except (AddressRefused, SendFailed) as error:
                return error.reason

    return asyncio.run(main())


@pytest.mark.parametrize(
    "address",
    [
        *("127.0.0.1", "10.1.2.3", "172.16.0.1", "192.168.1.1", "169.254.169.254", "100.64.0.1", "0.0.0.0"),
        *(
            "192.0.2.1",
            "198.18.0.1",
            "192.88.99.1",
            "192.0.0.192",
            "168.63.129.16",
            "224.0.0.1",
            "240.0.0.1",
            "255.255.255.255",
        ),
        *("::", "::1", "::ffff:127.0.0.1", "::ffff:8.8.8.8", "::127.0.0.1", "64:ff9b::7f00:1", "64:ff9b:1::1"),
        *("fe80::1", "fec0::1", "fd00:ec2::254", "ff02::1", "ff0e::1", "2002:7f00:1::", "2001::1", "2001:db8::1"),
        *("3fff::1", "100::1", "5f00::1", "4000::1"),
    ],
)
def test_an_address_that_is_not_public_is_refused_however_it_is_given(address: str) -> None:
    assert not is_public(ip_address(address))
    literal = f"[{address}]" if ":" in address else address
    assert fault(f"https://{literal}/hook") == "private"
    assert fault("https://hook.example/", address) == "private"
    assert fault("https://hook.example/", PUBLIC, address) == "private"  # one bad address is enough


@pytest.mark.parametrize("address", [PUBLIC, "8.8.8.8", "2606:4700::1111", "2a00:1450:4001::200e"])
def test_public_addresses_are_allowed(address: str) -> None:
    assert fault("https://hook.example/x?y=1", address) is None
    assert fault(f"https://[{address}]/" if ":" in address else f"https://{address}/") is None


@pytest.mark.parametrize(
    ("address", "reason"),
    [
        ("http://hook.example/", "https"),
        ("ftp://hook.example/", "https"),
        ("file:///etc/passwd", "https"),
        ("javascript:alert(1)", "https"),
        ("hook.example", "https"),
        ("", "https"),
        ("https://user:pass@hook.example/", "credentials"),
        ("https://user@hook.example/", "credentials"),
        ("https://@hook.example/", "credentials"),
        ("https://hook.example@127.0.0.1/", "credentials"),
        ("https://hook.example:22/", "port"),
        ("https://hook.example:8443/", "port"),
        ("https://hook.example:80/", "port"),
        ("https://hook.example:99999/", "malformed"),
        ("https:///hook", "malformed"),
        ("https://127.1/", "malformed"),
        ("https://2130706433/", "malformed"),
        ("https://0x7f.0.0.1/", "malformed"),
        ("https://0177.0.0.1/", "malformed"),
        ("https://127.0.0.1./", "malformed"),
        ("https://ho%6fk.example/", "malformed"),
        ("https://hook..example/", "malformed"),
        ("https://ho ok.example/", "malformed"),
        ("https://hook.example\\@127.0.0.1/", "malformed"),
        ("https://hook.example/\r\nHost: x", "malformed"),
        ("https://höök.example/", "malformed"),
        ("https://[::1", "malformed"),
        ("https://[fe80::1%25eth0]/", "private"),
        ("https://hook.example/" + "x" * 2000, "malformed"),
    ],
)
def test_odd_addresses_are_refused_with_their_reason(address: str, reason: str) -> None:
    assert fault(address, PUBLIC) == reason


def test_names_without_an_address_are_unknown() -> None:
    def fail(host: str, port: int) -> list[str]:
        raise OSError("no such name")

    async def main() -> None:
        for lookup in (fail, lambda host, port: []):
            async with client(lookup=lookup) as guarded:
                with pytest.raises(AddressRefused, match="unknown_host"):
                    await guarded.guard.check("https://hook.example/")

    asyncio.run(main())
    assert fault("https://" + "a" * 300 + ".example/") == "unknown_host"


def test_the_operator_lists_private_hosts() -> None:
    hosts = "ntfy.lan, gotify.lan:8080, [fd00::5]:9000, Upper.LAN."
    assert fault("http://ntfy.lan/topic", "192.168.1.5", hosts=hosts) is None
    assert fault("https://ntfy.lan/topic", "192.168.1.5", hosts=hosts) is None
    assert fault("https://NTFY.lan./topic", "192.168.1.5", hosts=hosts) is None
    assert fault("https://upper.lan/topic", "192.168.1.5", hosts=hosts) is None
    assert fault("http://ntfy.lan:8080/topic", "192.168.1.5", hosts=hosts) == "https"
    assert fault("http://gotify.lan:8080/x", "192.168.1.6", hosts=hosts) is None
    assert fault("https://gotify.lan/x", "192.168.1.6", hosts=hosts) == "private"
    assert fault("http://[fd00::5]:9000/x", hosts=hosts) is None
    assert fault("https://other.lan/x", "192.168.1.5", hosts=hosts) == "private"
    for wrong in ("*", "http://ntfy.lan", "user@ntfy.lan", "ntfy.lan/x", "ntfy.lan:port", "ntfy.lan:99999", "a b"):
        with pytest.raises(BadSetting, match="COSCA_NOTIFY_HOSTS"):
            Settings(notify_hosts=wrong)


def test_a_listed_host_receives_what_is_posted(sink: Sink) -> None:
    assert post(sink.host, sink.url("/hook?key=1#fragment"), b'{"a":1}') == 200
    assert post("", sink.url()) == "https"
    assert post("", f"https://{sink.host}/") == "port"
    (request,) = sink.requests
    assert (request.path, request.body) == ("/hook?key=1", b'{"a":1}')
    assert request.headers["Content-Type"] == "application/json"


def test_connections_go_to_the_address_that_was_checked(monkeypatch: pytest.MonkeyPatch) -> None:
    lookups: list[str] = []
    connected: list[str] = []

    def lookup(host: str, port: int) -> list[str]:
        lookups.append(host)
        return [PUBLIC]

    async def start_connection(addr_infos: list[Any], **_: Any) -> None:
        connected.extend(info[4][0] for info in addr_infos)
        raise OSError("not in a test")

    monkeypatch.setattr(aiohappyeyeballs, "start_connection", start_connection)
    assert post("", "https://hook.example/", lookup=lookup) == "connection"
    assert (lookups, connected) == (["hook.example"], [PUBLIC])


def test_a_name_that_leads_elsewhere_after_the_check_is_refused() -> None:
    answers = [[PUBLIC], ["127.0.0.1"]]

    async def main() -> None:
        async with client(lookup=lambda host, port: answers.pop(0)) as guarded:
            await guarded.guard.check("https://rebind.example/")
            with pytest.raises(AddressRefused, match="private"):
                await guarded.post("https://rebind.example/", b"{}", {})

    asyncio.run(main())


@pytest.mark.parametrize("code", [301, 302, 303, 307, 308])
def test_redirects_are_not_followed(sink: Sink, code: int) -> None:
    sink.answer = status(code, Location=sink.url("/secret"))
    assert post(sink.host, sink.url()) == "redirect"
    assert [request.path for request in sink.requests] == ["/hook"]


def test_other_statuses_are_returned(sink: Sink) -> None:
    for code in (204, 400, 404, 410, 429, 500):
        sink.answer = status(code)
        assert post(sink.host, sink.url()) == code


def test_a_host_that_hangs_is_left_after_the_timeout(sink: Sink, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(address_guard, "TIMEOUT_SECONDS", 0.2)
    sink.answer = hang
    assert post(sink.host, sink.url()) == "timeout"


def test_a_lookup_that_hangs_blocks_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(address_guard, "DNS_SECONDS", 0.1)
    released = threading.Event()

    def lookup(host: str, port: int) -> list[str]:
        if host == "slow.example":
            released.wait(PATIENCE)
        return [PUBLIC]

    async def main() -> None:
        async with client(lookup=lookup) as guarded:
            try:
                with pytest.raises(AddressRefused, match="unknown_host"):
                    await guarded.post("https://slow.example/", b"{}", {})
                monkeypatch.setattr(address_guard, "DNS_SECONDS", PATIENCE)
                assert (await guarded.guard.check("https://quick.example/")).host == "quick.example"
            finally:
                released.set()

    asyncio.run(main())


def test_an_endless_answer_is_cut(sink: Sink) -> None:
    cut = threading.Event()

    async def endless(request: web.BaseRequest) -> web.StreamResponse:
        response = web.StreamResponse()
        await response.prepare(request)
        try:
            while True:
                await response.write(b"x" * 65536)
        finally:
            cut.set()

    sink.answer = endless
    assert post(sink.host, sink.url()) == 200
    assert cut.wait(PATIENCE)


def test_an_answer_that_stops_midway_still_has_its_status(sink: Sink, monkeypatch: pytest.MonkeyPatch) -> None:
    """Otherwise a message that arrived would be sent again."""
    monkeypatch.setattr(address_guard, "DRAIN_SECONDS", 0.1)

    async def slow(request: web.BaseRequest) -> web.StreamResponse:
        response = web.StreamResponse()
        await response.prepare(request)
        await response.write(b"x")
        return await hang(request)

    sink.answer = slow
    assert post(sink.host, sink.url()) == 200


def test_answers_are_not_decompressed(sink: Sink) -> None:
    sink.answer = status(200, **{"Content-Encoding": "gzip"})
    assert post(sink.host, sink.url()) == 200
    assert sink.requests[0].headers["Accept-Encoding"] == "identity"


def test_large_bodies_are_not_sent(sink: Sink) -> None:
    assert post(sink.host, sink.url(), b"x" * (MAX_REQUEST_BYTES + 1)) == "too_large"
    assert sink.requests == []


def test_unreachable_hosts_and_bad_certificates_are_named(sink: Sink) -> None:
    assert post("127.0.0.1:1", "http://127.0.0.1:1/") == "connection"
    assert post(sink.host, f"https://{sink.host}/") == "tls"  # it speaks no TLS
