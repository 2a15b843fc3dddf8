"""Channels over HTTP: added, tested and removed by their owner; addresses and keys stay secret."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from cosca.server.core.shared_limits import LocalLimiter
from cosca.server.notifications import address_guard
from cosca.server.services import Limits
from tests.server.support.http_client import ServerHarness, Visitor, run_server
from tests.server.support.push_service import Browser, verified_claims
from tests.server.support.sinks import Sink, hang, run_sink, status

TOKEN = "S3cretT0kenOfTheHook"


@pytest.fixture(scope="module")
def sink() -> Iterator[Sink]:
    with run_sink() as running:
        yield running


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory, sink: Sink) -> Iterator[ServerHarness]:
    with run_server(tmp_path_factory.mktemp("server"), notify_hosts=sink.host) as harness:
        yield harness


@pytest.fixture
def server(running: ServerHarness, sink: Sink) -> ServerHarness:
    """The server with fresh limits, and a sink that accepts everything."""
    sink.reset()
    running.replace(limits=Limits.from_settings(running.services.settings, LocalLimiter()))
    return running


def webhook(sink: Sink, path: str = f"/hook/{TOKEN}", **form: Any) -> dict[str, Any]:
    return {"format": "json", "address": sink.url(path), **form}


def add(visitor: Visitor, form: dict[str, Any], path: str = "/api/my/channels") -> dict[str, Any]:
    answer = visitor.post(path, form)
    assert answer.status_code == 200, answer.text
    return answer.json()


def subscribe(visitor: Visitor, sink: Sink, n: int = 0, browser: Browser | None = None) -> dict[str, Any]:
    form = {"endpoint": sink.url(f"/push/{TOKEN}{n}"), "keys": (browser or Browser()).keys}
    return add(visitor, form, "/api/my/channels/push")["channel"]


def listed(visitor: Visitor, path: str = "/api/my/channels") -> list[dict[str, Any]]:
    return visitor.get(path).json()["channels"]


def refusal(answer: Any) -> tuple[int, str, dict[str, Any]]:
    error = answer.json()["error"]
    return answer.status_code, error["why"], error["facts"]


def test_a_webhook_is_added_changed_tested_and_removed(server: ServerHarness, sink: Sink) -> None:
    anna = server.visitor("Anna")
    added = add(anna, webhook(sink, label=" My  bot ", stages=["turn", "late"]))
    assert added["key"].startswith("whsec_")
    channel = added["channel"]
    assert (channel["label"], channel["stages"], channel["format"]) == ("My bot", ["turn", "late"], "json")
    assert channel["address"] == f"127.0.0.1/…{TOKEN[-4:]}"
    assert listed(anna) == [channel]
    path = f"/api/my/channels/{channel['id']}"
    changed = anna.send("PATCH", path, {"label": "Bot", "stages": None, "enabled": False}).json()
    assert (changed["label"], changed["stages"], changed["disabled"] is None) == ("Bot", None, False)
    assert anna.send("PATCH", path, {"enabled": True}).json()["disabled"] is None
    assert anna.post(f"{path}/test").json() == {"error": None}
    assert sink.requests[0].path == f"/hook/{TOKEN}"
    assert sink.requests[0].headers["webhook-signature"].startswith("v1,")
    assert refusal(anna.post("/api/my/channels", webhook(sink)))[:2] == (409, "channel_exists")
    assert anna.send("DELETE", path).json() == {}
    assert listed(anna) == []
    assert refusal(anna.send("DELETE", path))[:2] == (404, "channel")


@pytest.mark.parametrize(
    ("language", "title"),
    [("en", "Cosca: test message"), ("de", "Cosca: Testnachricht"), ("pl", "Cosca: wiadomość testowa")],
)
def test_test_messages_are_in_the_language_of_the_user(
    server: ServerHarness, sink: Sink, language: str, title: str
) -> None:
    anna = server.visitor("Anna")
    anna.send("PUT", "/api/my/language", {"language": language})
    channel = add(anna, webhook(sink, format="slack"))["channel"]
    assert anna.post(f"/api/my/channels/{channel['id']}/test").json() == {"error": None}
    assert title in sink.requests[0].body.decode()


def test_a_failed_test_says_why(server: ServerHarness, sink: Sink, monkeypatch: pytest.MonkeyPatch) -> None:
    anna = server.visitor("Anna")
    path = f"/api/my/channels/{add(anna, webhook(sink))['channel']['id']}/test"
    sink.answer = status(404)
    assert anna.post(path).json() == {"error": {"reason": "status", "status": 404}}
    sink.answer = status(302, Location="http://127.0.0.1:1/")
    assert anna.post(path).json() == {"error": {"reason": "redirect", "status": None}}
    monkeypatch.setattr(address_guard, "TIMEOUT_SECONDS", 0.2)
    sink.answer = hang
    assert anna.post(path).json() == {"error": {"reason": "timeout", "status": None}}


def test_test_messages_are_limited(server: ServerHarness, sink: Sink) -> None:
    anna = server.visitor("Anna")
    path = f"/api/my/channels/{add(anna, webhook(sink))['channel']['id']}/test"
    assert [anna.post(path).status_code for _ in range(7)] == [200] * 5 + [429] * 2
    assert len(sink.requests) == 5


@pytest.mark.parametrize(
    ("address", "reason"),
    [
        ("http://hook.example/", "https"),
        ("https://127.0.0.1/", "private"),
        ("https://localhost/", "private"),
        ("https://[::ffff:10.0.0.1]/", "private"),
        ("https://user:pass@hook.example/", "credentials"),
        ("https://hook.example:22/", "port"),
        ("https://127.1/", "malformed"),
        ("https://no-such-host.invalid/", "unknown_host"),
    ],
)
def test_wrong_addresses_are_refused_with_their_reason(server: ServerHarness, address: str, reason: str) -> None:
    anna = server.visitor("Anna")
    answer = anna.post("/api/my/channels", {"format": "slack", "address": address})
    assert refusal(answer) == (400, "channel_address", {"reason": reason})
    assert address not in answer.text
    assert listed(anna) == []


def test_forged_input_is_refused(server: ServerHarness, sink: Sink) -> None:
    anna = server.visitor("Anna")
    for form in (
        webhook(sink, format="telegram"),
        webhook(sink, stages=["dance"]),
        webhook(sink, label="x" * 41),
        webhook(sink, user_id="bruno"),
        {"format": "json", "address": 5},
    ):
        assert anna.post("/api/my/channels", form).status_code == 400
    for keys in ({"p256dh": "x", "auth": "y"}, {"p256dh": "B" + "A" * 86, "auth": "A" * 22}):
        answer = anna.post("/api/my/channels/push", {"endpoint": sink.url(), "keys": keys})
        assert refusal(answer)[:2] == (400, "subscription")
    answer = anna.post("/api/my/channels/push", {"endpoint": "https://10.0.0.1/", "keys": Browser().keys})
    assert refusal(answer) == (400, "channel_address", {"reason": "private"})
    assert server.visitor().get("/api/my/channels").status_code == 401
    assert anna.post("/api/my/channels/%00/test").status_code == 404


def test_a_user_has_at_most_ten_webhooks(server: ServerHarness, sink: Sink) -> None:
    anna = server.visitor("Anna")
    for n in range(10):
        add(anna, webhook(sink, f"/{n}"))
    assert refusal(anna.post("/api/my/channels", webhook(sink, "/10"))) == (429, "channels", {"most": 10})


def test_strangers_cannot_touch_a_channel(server: ServerHarness, sink: Sink) -> None:
    anna, eve = server.visitor("Anna"), server.visitor("Eve")
    path = f"/api/my/channels/{add(anna, webhook(sink))['channel']['id']}"
    for method, address in (("PATCH", path), ("DELETE", path), ("POST", f"{path}/test")):
        assert refusal(eve.send(method, address))[:2] == (404, "channel")
    assert listed(eve) == []
    assert len(listed(anna)) == 1
    assert sink.requests == []


def test_a_browser_subscribes_and_gets_a_test(server: ServerHarness, sink: Sink) -> None:
    anna, browser = server.visitor("Anna"), Browser()
    channel = subscribe(anna, sink, browser=browser)
    assert (channel["kind"], channel["address"]) == ("push", f"127.0.0.1/…{TOKEN[-3:]}0")
    assert subscribe(anna, sink, browser=browser)["id"] == channel["id"]  # the same browser once more
    assert anna.post(f"/api/my/channels/{channel['id']}/test").json() == {"error": None}
    assert browser.read(sink.requests[0])["notification"]["title"] == "Cosca: test message"
    assert verified_claims(sink.requests[0])[1] == anna.get("/api/push/key").json()["key"]
    sink.answer = status(410)
    assert anna.post(f"/api/my/channels/{channel['id']}/test").json()["error"]["reason"] == "gone"
    assert listed(anna) == []


def test_ten_thousand_subscriptions_of_a_guest_are_refused_cheaply(
    server: ServerHarness, sink: Sink, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Only the first ones are looked at; five stay; all others are refused before any lookup or write."""
    guest = server.visitor("Guest")
    for n in range(30):
        subscribe(guest, sink, n)
    assert [channel["address"][-2:] for channel in listed(guest)] == ["25", "26", "27", "28", "29"]
    guard, looked_up = server.services.channels.client.guard, list[str]()
    monkeypatch.setattr(guard, "parse", looked_up.append)
    form = {"endpoint": sink.url("/more"), "keys": Browser().keys}
    answers = {guest.post("/api/my/channels/push", form).status_code for _ in range(50)}
    assert answers == {429}
    limits = server.services.limits.new_channels
    assert not any(limits.try_acquire(guest.id, "127.0.0.1") for _ in range(10_000))
    assert looked_up == []


def test_a_host_manages_the_webhooks_of_a_table(server: ServerHarness, sink: Sink) -> None:
    anna, eve = server.visitor("Anna"), server.visitor("Eve")
    path = f"/api/tables/{anna.table(open=True)}/channels"
    channel = add(anna, webhook(sink, format="discord", stages=["turn", "over"]), path)["channel"]
    assert listed(anna, path) == [channel]
    assert listed(anna) == []
    assert refusal(anna.post(path, webhook(sink, "/2", stages=["mentioned"])))[:2] == (400, "public_stages")
    one = f"{path}/{channel['id']}"
    assert refusal(anna.send("PATCH", one, {"stages": ["invited"]}))[:2] == (400, "public_stages")
    assert anna.send("PATCH", one, {"label": "Club"}).json()["label"] == "Club"
    assert anna.post(f"{one}/test").json() == {"error": None}
    for answer in (
        eve.get(path),
        eve.post(path, webhook(sink, "/3")),
        eve.send("PATCH", one, {"label": "Eve"}),
        eve.send("DELETE", one),
        eve.post(f"{one}/test"),
    ):
        assert refusal(answer)[:2] == (403, "host")
    other = f"/api/tables/{anna.table()}/channels/{channel['id']}"
    assert refusal(anna.send("DELETE", other))[:2] == (404, "channel")
    for n in range(4):
        add(anna, webhook(sink, f"/{n}"), path)
    assert refusal(anna.post(path, webhook(sink, "/9"))) == (429, "channels", {"most": 5})
    assert anna.send("DELETE", one).json() == {}


def test_addresses_and_keys_reach_no_answer_and_no_log(
    server: ServerHarness, sink: Sink, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    server.services.recent_errors.clear()
    anna, browser = server.visitor("Anna"), Browser()
    key = add(anna, webhook(sink))["key"]
    table = f"/api/tables/{anna.table()}/channels"
    hook, push = listed(anna)[0]["id"], subscribe(anna, sink, browser=browser)["id"]
    add(anna, webhook(sink), table)
    texts: list[str] = []
    for answer in (status(500), status(302, Location="/x")):
        sink.answer = answer
        texts += [anna.post(f"/api/my/channels/{id}/test").text for id in (hook, push)]
    sent = len(sink.requests)
    assert sent == 4
    texts.append(anna.post("/api/my/channels", webhook(sink)).text)
    texts.append(anna.post("/api/my/channels", webhook(sink, format="x")).text)
    texts.append(anna.post("/api/my/channels", {"format": "slack", "address": f"https://10.0.0.1/{TOKEN}"}).text)
    texts += [anna.get("/api/my/channels").text, anna.get(table).text, anna.get("/api/me").text]
    assert "request" in {record.message for record in caplog.records if record.name == "cosca"}
    texts += [caplog.text, str(server.services.recent_errors.to_wire())]
    for secret in (TOKEN, key, key.removeprefix("whsec_"), *browser.keys.values()):
        assert not [text for text in texts if secret in text], secret


def test_a_server_without_https_says_why_there_is_no_push(tmp_path: Path, sink: Sink) -> None:
    with run_server(tmp_path) as server:
        channels = replace(server.services.channels, push=None, push_fault="no_https")
        server.replace(channels=channels)
        anna = server.visitor("Anna")
        assert refusal(anna.get("/api/push/key")) == (409, "push", {"reason": "no_https"})
        answer = anna.post("/api/my/channels/push", {"endpoint": sink.url(), "keys": Browser().keys})
        assert refusal(answer)[:2] == (409, "push")


def test_a_deleted_account_leaves_no_channel(server: ServerHarness, sink: Sink) -> None:
    anna = server.visitor("Anna")
    id = subscribe(anna, sink)["id"]
    assert anna.send("DELETE", "/api/account").status_code == 200
    bea = server.visitor("Bea")
    assert refusal(bea.send("DELETE", f"/api/my/channels/{id}"))[:2] == (404, "channel")
    assert subscribe(bea, sink)["id"] != id


def test_signing_out_everywhere_ends_push_in_all_browsers_and_leaves_webhooks(
    server: ServerHarness, sink: Sink
) -> None:
    anna, ben = server.visitor("Anna"), server.visitor("Ben")
    anna.take(anna.post("/api/account", {"login": "anna-out", "password": "a long password"}))
    hook = add(anna, webhook(sink))["channel"]["id"]
    subscribe(ben, sink, 9)
    subscribe(anna, sink, 1)
    subscribe(anna, sink, 2)
    sign_in = {"login": "anna-out", "password": "a long password"}
    other = server.visitor()
    other.take(other.post("/api/login", sign_in))
    subscribe(other, sink, 3)
    for everywhere, left in ((False, ["push", "webhook"]), (True, ["webhook"])):
        anna.take(anna.post("/api/logout", {"everywhere": everywhere}))
        anna.take(anna.post("/api/login", sign_in))
        assert sorted(channel["kind"] for channel in listed(anna)) == left
    assert [channel["id"] for channel in listed(anna)] == [hook]
    assert [channel["kind"] for channel in listed(ben)] == ["push"]


def test_a_device_that_is_signed_out_elsewhere_gets_no_more_pushes(server: ServerHarness, sink: Sink) -> None:
    anna = server.visitor("Anna")
    kept = subscribe(anna, sink, 1)["id"]
    anna.take(anna.post("/api/account", {"login": "anna-lost", "password": "a long password"}))
    assert [channel["id"] for channel in listed(anna)] == [kept]  # the same person in the same browser
    phone, tablet = server.visitor(), server.visitor()
    for n, device in enumerate((phone, tablet), 2):
        device.take(device.post("/api/login", {"login": "anna-lost", "password": "a long password"}))
        subscribe(device, sink, n)
    lost = next(row["id"] for row in phone.get("/api/my/devices").json() if row["here"])
    anna.send("DELETE", f"/api/my/devices/{lost}")
    assert len(listed(anna)) == 2
    anna.send("DELETE", "/api/my/devices")
    assert [channel["id"] for channel in listed(anna)] == [kept]
    assert anna.post(f"/api/my/channels/{kept}/test").json() == {"error": None}
    changed = anna.post("/api/account/password", {"old": "a long password", "new": "a longer password"})
    anna.take(changed)
    assert [channel["id"] for channel in listed(anna)] == [kept]
    ben = server.visitor("Ben")
    ben.take(ben.post("/api/account", {"login": "ben-lost", "password": "a long password"}))
    anna.take(anna.post("/api/login", {"login": "ben-lost", "password": "a long password"}))  # in Anna's browser
    anna.take(anna.post("/api/login", {"login": "anna-lost", "password": "a longer password"}))
    assert listed(anna) == []


def test_the_webhooks_of_a_table_go_with_its_host(server: ServerHarness, sink: Sink) -> None:
    anna, ben = server.visitor("Anna"), server.visitor("Ben")
    table = anna.post("/api/tables", {"game": "la_famiglia", "seats": {"1": "me"}, "open": True}).json()["id"]
    path = f"/api/tables/{table}"
    ben.post(f"{path}/seats/3", {"player": "me"})
    add(anna, webhook(sink), f"{path}/channels")
    anna.send("PATCH", path, {"spectators": False, "host": anna.id})
    assert len(listed(anna, f"{path}/channels")) == 1
    assert anna.send("PATCH", path, {"host": ben.id}).status_code == 200
    assert listed(ben, f"{path}/channels") == []
