"""Web Push: a fake push service decrypts letters and verifies VAPID; subscriptions that ended are reported."""

from __future__ import annotations

import asyncio
import importlib.util
import stat
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from http_ece import ECEException

from cosca.server.core.settings import BadSetting, Settings
from cosca.server.identity.keys import load_vapid_key, vapid_path
from cosca.server.notifications import address_guard, push
from cosca.server.notifications.address_guard import GuardedClient
from cosca.server.notifications.delivery import ChannelGone, DeliveryFailed, Letter
from cosca.server.notifications.push import BadSubscription, PushChannel, push_fault, validate_keys
from cosca.server.storage.rows import ChannelRow
from tests.server.support.letters import LETTERS, URL, channel, letter
from tests.server.support.push_service import Browser, verified_claims
from tests.server.support.sinks import Sink, hang, run_sink, status

KEY = bytes(range(1, 33))


@pytest.fixture(scope="module")
def running() -> Iterator[Sink]:
    with run_sink() as sink:
        yield sink


@pytest.fixture
def sink(running: Sink) -> Sink:
    running.reset()
    return running


def deliver(sink: Sink, row: ChannelRow, *letters: Letter, **values: str) -> str:
    """Deliver letters and return the public key of the server."""

    async def main() -> str:
        settings = Settings(notify_hosts=sink.host, **values)  # pyright: ignore[reportArgumentType]
        client = GuardedClient(settings)
        try:
            channel = PushChannel(settings, client, KEY)
            for sent in letters:
                await channel.deliver(row, sent)
            return channel.public_key
        finally:
            await client.close()

    return asyncio.run(main())


def subscription(sink: Sink, browser: Browser) -> ChannelRow:
    return channel(kind="push", format=None, address=sink.url("/wpush/v2/gAAAA"), secrets=browser.keys)


@pytest.mark.parametrize("language", LETTERS)
def test_a_push_service_gets_what_only_the_browser_can_read(sink: Sink, language: str) -> None:
    browser, sent = Browser(), LETTERS[language]
    deliver(sink, subscription(sink, browser), sent)
    (request,) = sink.requests
    assert browser.read(request) == {
        "web_push": 8030,
        "notification": {
            "title": sent.title,
            "body": sent.body,
            "navigate": URL,
            "tag": "duty:t1",
            "lang": language,
            "app_badge": 2,
        },
        "app_badge": 2,
    }
    assert sent.title.encode() not in request.body
    with pytest.raises(ECEException):
        Browser().read(request)


def test_the_server_identifies_itself_by_its_key(sink: Sink) -> None:
    before = time.time()
    public_key = deliver(sink, subscription(sink, Browser()), letter(), mail_from="Cosca <cosca@example.org>")
    claims, key = verified_claims(sink.requests[0])
    assert key == public_key
    assert claims["aud"] == f"http://{sink.host}"
    assert claims["sub"] == "mailto:cosca@example.org"
    assert before < claims["exp"] <= time.time() + 24 * 3600
    deliver(sink, subscription(sink, Browser()), letter(), base_url="https://cosca.example.org")
    assert verified_claims(sink.requests[1])[0]["sub"] == "https://cosca.example.org"


def test_newer_messages_of_a_table_replace_older_ones(sink: Sink) -> None:
    letters = [letter(), letter(stage="late"), letter(stage="over"), letter(table="t2"), letter(stage="invited")]
    deliver(sink, subscription(sink, Browser()), *letters)
    headers = [request.headers for request in sink.requests]
    topics = [each["Topic"] for each in headers]
    assert topics[0] == topics[1]
    assert len(set(topics)) == 4
    assert all(len(topic) <= 32 and topic.replace("-", "").replace("_", "").isalnum() for topic in topics)
    assert [each["Urgency"] for each in headers] == ["high", "high", "low", "high", "normal"]
    assert {each["TTL"] for each in headers} == {"43200"}


def test_long_texts_fit_into_a_message(sink: Sink) -> None:
    browser = Browser()
    deliver(sink, subscription(sink, browser), letter(title="𝔗" * 5000, body="𝔅" * 5000))
    assert browser.read(sink.requests[0])["notification"]["body"].startswith("𝔅𝔅")


@pytest.mark.parametrize("code", [404, 410])
def test_an_ended_subscription_is_gone(sink: Sink, code: int) -> None:
    sink.answer = status(code)
    with pytest.raises(ChannelGone):
        deliver(sink, subscription(sink, Browser()), letter())


@pytest.mark.parametrize("code", [400, 403, 413, 429, 500, 503])
def test_other_failures_are_reported_for_a_retry(sink: Sink, code: int) -> None:
    sink.answer = status(code)
    with pytest.raises(DeliveryFailed, match=f"^status {code}$"):
        deliver(sink, subscription(sink, Browser()), letter())


def test_a_push_service_that_hangs_is_a_failure(sink: Sink, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(address_guard, "TIMEOUT_SECONDS", 0.2)
    sink.answer = hang
    with pytest.raises(DeliveryFailed, match=r"^timeout$"):
        deliver(sink, subscription(sink, Browser()), letter())


def test_private_endpoints_and_damaged_keys_are_failures(sink: Sink) -> None:
    row = channel(kind="push", address="https://127.0.0.1/push", secrets=Browser().keys)
    with pytest.raises(DeliveryFailed, match=r"^private$"):
        deliver(sink, row, letter())
    for keys in (None, {}, {"p256dh": "AAAA", "auth": "AAAA"}):
        with pytest.raises(DeliveryFailed, match=r"^keys$"):
            deliver(sink, channel(kind="push", address=sink.url(), secrets=keys), letter())
    assert sink.requests == []


def test_forged_keys_are_refused() -> None:
    good = Browser().keys
    assert validate_keys({name: value + "=" for name, value in good.items()}) == good
    off_the_curve = {**good, "p256dh": "B" + "A" * 86}
    for keys in ({}, {"p256dh": good["p256dh"]}, {**good, "auth": "short"}, {**good, "p256dh": "é"}, off_the_curve):
        with pytest.raises(BadSubscription):
            validate_keys(keys)


def test_the_key_is_made_once_and_private(tmp_path: Path) -> None:
    settings = Settings(database_url=f"sqlite:///{tmp_path / 'cosca.sqlite3'}")
    path = vapid_path(settings)
    assert path.name == "cosca.sqlite3.vapid"
    assert vapid_path(Settings(secret_file="/etc/cosca/key")) == Path("/etc/cosca/key.vapid")
    key = load_vapid_key(path)
    assert len(key) == 32
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    path.chmod(0o644)
    assert load_vapid_key(path) == key
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    for content in ("", "no key", "00" * 32, "ff" * 32, "01" * 31):
        path.write_text(content)
        with pytest.raises(BadSetting, match="push"):
            load_vapid_key(path)


def test_push_needs_https_and_its_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    for base in ("https://cosca.example.org", "http://localhost:8765", "http://127.0.0.2", "http://[::1]:80"):
        assert push_fault(Settings(base_url=base)) is None
    for base in ("http://cosca.example.org", "http://192.168.1.5:8765"):
        assert push_fault(Settings(base_url=base)) == "no_https"
    find = importlib.util.find_spec
    monkeypatch.setattr(push, "find_spec", lambda name: None if name == "pywebpush" else find(name))
    assert push_fault(Settings(base_url="https://cosca.example.org")) == "not_installed"
