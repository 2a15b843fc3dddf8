"""Webhooks: all forms in three languages, escaped so that names mention nobody and are no markup."""

from __future__ import annotations

import asyncio
import base64
import hashlib
import hmac
import json
from collections.abc import Iterator
from email.header import decode_header
from typing import Any

import pytest

from cosca.server.core.settings import Settings
from cosca.server.notifications import address_guard
from cosca.server.notifications.address_guard import GuardedClient
from cosca.server.notifications.delivery import DeliveryFailed, Letter
from cosca.server.notifications.webhooks import FORMATS, WebhookChannel, build_request, create_key
from tests.server.support.letters import LETTERS, URL, channel, letter
from tests.server.support.sinks import Sink, SinkRequest, hang, run_sink, status

KEY = create_key()
HOSTILE = "@everyone <!channel> <@U1> **bold** _x_ `code` [free](https://evil.example) </b><img src=x> #one"


@pytest.fixture(scope="module")
def running() -> Iterator[Sink]:
    with run_sink() as sink:
        yield sink


@pytest.fixture
def sink(running: Sink) -> Sink:
    running.reset()
    return running


def deliver(sink: Sink, format: str, sent: Letter, now: float = 1_800_000_000.5) -> SinkRequest:
    """Deliver a letter and return what arrived."""

    async def main() -> None:
        client = GuardedClient(Settings(notify_hosts=sink.host))
        try:
            row = channel(format=format, address=sink.url(), secrets={"key": KEY} if format == "json" else None)
            await WebhookChannel(client, lambda: now).deliver(row, sent)
        finally:
            await client.close()

    asyncio.run(main())
    return sink.requests[-1]


def document(format: str, sent: Letter) -> dict[str, Any]:
    row = channel(format=format, secrets={"key": KEY})
    return json.loads(build_request(row, sent, 1.0).body)


@pytest.mark.parametrize("language", LETTERS)
@pytest.mark.parametrize("format", ["discord", "slack", "matrix"])
def test_chats_get_title_text_and_link(sink: Sink, format: str, language: str) -> None:
    sent = LETTERS[language]
    request = deliver(sink, format, sent)
    assert request.headers["Content-Type"] == "application/json"
    message = json.loads(request.body)
    text = message["content" if format == "discord" else "text"]
    shown = text.replace("&amp;", "&").replace("**", "").replace("<http", "http").replace(">", "")
    assert shown.split("\n") == [sent.title, sent.body, URL]
    if format == "matrix":
        assert f'<a href="{URL}">' in message["html"]


@pytest.mark.parametrize("language", LETTERS)
def test_ntfy_gets_a_body_and_safe_headers(sink: Sink, language: str) -> None:
    sent = LETTERS[language]
    request = deliver(sink, "ntfy", sent)
    assert request.body.decode() == sent.body
    assert request.headers["Click"] == URL
    assert request.headers["Tags"] == "game_die"
    title = request.headers["Title"]
    assert title.isascii()
    ((content, charset),) = decode_header(title)
    assert (content.decode(charset or "ascii") if isinstance(content, bytes) else content) == sent.title


@pytest.mark.parametrize("language", LETTERS)
def test_json_is_signed_by_the_key_that_was_shown_once(sink: Sink, language: str) -> None:
    sent = LETTERS[language]
    request = deliver(sink, "json", sent)
    assert json.loads(request.body) == {
        "type": "turn",
        "id": sent.id,
        "title": sent.title,
        "body": sent.body,
        "url": URL,
        "table": "t1",
        "language": language,
        "waiting_tables": 2,
    }
    headers = request.headers
    assert (headers["webhook-id"], headers["webhook-timestamp"]) == (sent.id, "1800000000")
    signed = f"{sent.id}.1800000000.".encode() + request.body
    secret = base64.b64decode(KEY.removeprefix("whsec_"))
    signature = base64.b64encode(hmac.new(secret, signed, hashlib.sha256).digest()).decode()
    assert headers["webhook-signature"] == f"v1,{signature}"
    again = deliver(sink, "json", sent, now=1_800_000_100.0)
    assert again.headers["webhook-id"] == sent.id  # the receiver drops what it knows
    assert again.headers["webhook-signature"] != headers["webhook-signature"]
    assert create_key() != KEY


def test_names_mention_nobody_and_are_no_markup() -> None:
    hostile = letter(title=HOSTILE, body=HOSTILE)
    discord = document("discord", hostile)
    assert discord["allowed_mentions"] == {"parse": []}
    content = discord["content"].removeprefix("**").replace(f"<{URL}>", "")
    title = content.split("\n")[0].removesuffix("**")
    for markup in ("@everyone", "<@U1>", "<!channel>", "[free]", "://"):
        assert markup not in title
    assert r"\*\*bold\*\* \_x\_ \`code\` \[free\](" in title
    slack = document("slack", hostile)["text"]
    assert "<" not in slack
    assert "@everyone" not in slack
    assert "](" not in slack
    assert "&lt;!channel&gt;" in slack
    matrix = document("matrix", hostile)
    assert "@everyone" not in matrix["text"]
    assert "<img" not in matrix["html"]
    assert "&lt;/b&gt;&lt;img src=x&gt;" in matrix["html"]
    assert matrix["html"].count("<a ") == 1


@pytest.mark.parametrize("title", ["x\r\nX-Evil: 1", "x\nTags: skull", "=?UTF-8?B?eA==?=", "x\x00y", "Łódź\r\nA: b"])
def test_header_values_cannot_be_split(sink: Sink, title: str) -> None:
    request = deliver(sink, "ntfy", letter(title=title))
    assert "X-Evil" not in request.headers
    assert request.headers.getall("Tags") == ["game_die"]
    ((content, charset),) = decode_header(request.headers["Title"])
    shown = content.decode(charset) if isinstance(content, bytes) and charset else content
    assert shown == " ".join(title.split()).replace("\x00", "")


def test_long_texts_are_cut() -> None:
    long = letter(title="*" * 5000, body="*" * 5000)
    assert len(document("discord", long)["content"]) < 2100
    for format in ("slack", "matrix", "ntfy"):
        assert len(build_request(channel(format=format), long, 1.0).body) < 16_000


@pytest.mark.parametrize("format", FORMATS)
def test_failures_are_reported_with_their_reason(sink: Sink, format: str) -> None:
    for code in (400, 404, 410, 429, 500):
        sink.answer = status(code)
        with pytest.raises(DeliveryFailed, match=f"^status {code}$"):
            deliver(sink, format, letter())
    sink.answer = status(302, Location="http://127.0.0.1/")
    with pytest.raises(DeliveryFailed, match=r"^redirect$"):
        deliver(sink, format, letter())


def test_a_webhook_that_hangs_is_a_failure(sink: Sink, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(address_guard, "TIMEOUT_SECONDS", 0.2)
    sink.answer = hang
    with pytest.raises(DeliveryFailed, match=r"^timeout$"):
        deliver(sink, "slack", letter())


def test_damaged_channels_are_failures() -> None:
    with pytest.raises(DeliveryFailed, match=r"^keys$"):
        build_request(channel(format="json", secrets=None), letter(), 1.0)
    with pytest.raises(DeliveryFailed, match=r"^format$"):
        build_request(channel(format="telegram"), letter(), 1.0)
