"""Webhooks: letters in the forms of Discord, Slack, Matrix, ntfy, and as signed JSON.

Users choose the names of people and tables: every form escapes them, so that they cannot mention people, act as markup
or become links.
"""

from __future__ import annotations

import base64
import hmac
import html
import re
import secrets
import time
from collections.abc import Callable
from typing import Final, Literal, NamedTuple, get_args

import orjson

from cosca.server.notifications.address_guard import GuardedClient
from cosca.server.notifications.delivery import DeliveryFailed, Letter
from cosca.server.notifications.http_delivery import post
from cosca.server.storage.rows import ChannelRow

WebhookFormat = Literal["discord", "slack", "matrix", "ntfy", "json"]
FORMATS: Final[tuple[WebhookFormat, ...]] = get_args(WebhookFormat)
KEY_PREFIX: Final = "whsec_"  # of keys in the form of Standard Webhooks
KEY_BYTES: Final = 32
MAX_TITLE_LENGTH: Final = 200
MAX_BODY_LENGTH: Final = 800  # Discord takes 2000 characters, and escaping may double them
_DISCORD_MARKUP: Final = re.compile(r"[\\*_~`|<>\[\]#]")
_ZERO_WIDTH: Final = "\u200b"  # zero width space: invisible, but what it divides is no mention and no link
_TAGS: Final = {"late": "hourglass", "over": "checkered_flag", "test": "white_check_mark"}  # emoji of ntfy
_TAG: Final = "game_die"
_JSON_HEADERS: Final = {"Content-Type": "application/json"}


class WebhookRequest(NamedTuple):
    body: bytes
    headers: dict[str, str]


def create_key() -> str:
    """Return a new key that signs the requests of a JSON webhook."""
    return KEY_PREFIX + base64.b64encode(secrets.token_bytes(KEY_BYTES)).decode()


class WebhookChannel:
    """Sends letters to webhooks. One per server."""

    def __init__(self, client: GuardedClient, now: Callable[[], float] = time.time) -> None:
        self._client: Final = client
        self._now: Final = now

    async def deliver(self, channel: ChannelRow, letter: Letter) -> None:
        """Send the letter in the form of the channel; raise DeliveryFailed."""
        request = build_request(channel, letter, self._now())
        status = await post(self._client, channel.address, request.body, request.headers)
        if not 200 <= status < 300:
            raise DeliveryFailed(f"status {status}")


def build_request(channel: ChannelRow, letter: Letter, now: float) -> WebhookRequest:
    """Return body and headers for the format of the channel; raise DeliveryFailed if there is no such format."""
    title, body = _one_line(letter.title)[:MAX_TITLE_LENGTH], letter.body[:MAX_BODY_LENGTH]
    match channel.format:
        case "discord":
            return _discord(title, body, letter.url)
        case "slack":
            return _slack(title, body, letter.url)
        case "matrix":
            return _matrix(title, body, letter.url)
        case "ntfy":
            return _ntfy(title, body, letter)
        case "json":
            return _signed_json(channel, letter, now)
        case _:
            raise DeliveryFailed("format")


def _discord(title: str, body: str, url: str) -> WebhookRequest:
    title, body = [_DISCORD_MARKUP.sub(r"\\\g<0>", _defuse(text)) for text in (title, body)]
    text = f"**{title}**\n{body}\n<{url}>"
    return _json_request({"content": text, "allowed_mentions": {"parse": []}})


def _slack(title: str, body: str, url: str) -> WebhookRequest:
    """Slack, and what takes the same: Mattermost, Rocket.Chat, Google Chat. Only &, < and > can be escaped there."""
    texts = [html.escape(_defuse(text).replace("](", f"]{_ZERO_WIDTH}("), quote=False) for text in (title, body)]
    return _json_request({"text": "\n".join([*texts, html.escape(url, quote=False)]), "mrkdwn": False})


def _matrix(title: str, body: str, url: str) -> WebhookRequest:
    """The generic webhook of Hookshot, which shows `html` and keeps `text` for plain clients."""
    title, body = _defuse(title), _defuse(body)
    rich = [
        f"<strong>{html.escape(title)}</strong>",
        html.escape(body),
        f'<a href="{html.escape(url)}">{html.escape(url)}</a>',
    ]
    return _json_request({"text": f"{title}\n{body}\n{url}", "html": "<br>".join(rich)})


def _ntfy(title: str, body: str, letter: Letter) -> WebhookRequest:
    headers = {
        "Content-Type": "text/plain; charset=utf-8",
        "Title": _header_value(title),
        "Click": letter.url,
        "Tags": _TAGS.get(letter.stage, _TAG),
    }
    return WebhookRequest(body.encode(), headers)


def _signed_json(channel: ChannelRow, letter: Letter, now: float) -> WebhookRequest:
    """Standard Webhooks: the receiver checks the signature over id, time and body, and drops ids that it knows."""
    key = (channel.secrets or {}).get("key", "")
    if not key.startswith(KEY_PREFIX):
        raise DeliveryFailed("keys")
    document = {
        "type": letter.stage,
        "id": letter.id,
        "title": letter.title,
        "body": letter.body,
        "url": letter.url,
        "table": letter.table,
        "language": letter.language,
        "waiting_tables": letter.waiting_tables,
    }
    body, seconds = orjson.dumps(document), str(int(now))
    signed = b".".join([letter.id.encode(), seconds.encode(), body])
    signature = base64.b64encode(hmac.digest(base64.b64decode(key.removeprefix(KEY_PREFIX)), signed, "sha256")).decode()
    headers = {"webhook-id": letter.id, "webhook-timestamp": seconds, "webhook-signature": f"v1,{signature}"}
    return WebhookRequest(body, {**_JSON_HEADERS, **headers})


def _json_request(document: dict[str, object]) -> WebhookRequest:
    return WebhookRequest(orjson.dumps(document), dict(_JSON_HEADERS))


def _defuse(text: str) -> str:
    """Return the text with mentions and addresses made into plain text, for forms that cannot escape them."""
    return text.replace("@", f"@{_ZERO_WIDTH}").replace("://", f":{_ZERO_WIDTH}//")


def _one_line(text: str) -> str:
    return " ".join(text.split())


def _header_value(text: str) -> str:
    """Return a text for a header: plain ASCII, or one encoded word of RFC 2047, which has no line break."""
    printable = "".join([char for char in text if char.isprintable()])
    if printable.isascii() and "=?" not in printable:
        return printable
    return f"=?UTF-8?B?{base64.b64encode(printable.encode()).decode()}?="
