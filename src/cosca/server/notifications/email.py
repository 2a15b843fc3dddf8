"""Letters by e-mail: plain text and simple HTML without anything from elsewhere, and links that end them."""

from __future__ import annotations

import html
import smtplib
import ssl
from collections.abc import Sequence
from typing import Final, NamedTuple

from cosca.server.core.mailer import Mailer
from cosca.server.identity.keys import SigningKeys
from cosca.server.notifications.delivery import DeliveryFailed, Letter
from cosca.server.notifications.stages import STAGES
from cosca.server.notifications.unsubscribe import unsubscribe_url
from cosca.server.protocol.texts import format_text
from cosca.server.storage.rows import ChannelRow

MAX_REFUSALS: Final = 3  # of a recipient in a row, for good (5xx); then the channel is disabled
RECIPIENT: Final = "recipient"
_FONT: Final = "font-family:Georgia,serif;color:#2b2118;line-height:1.5"
_BUTTON: Final = (
    "display:inline-block;padding:10px 18px;background:#1f5f5b;color:#ffffff;text-decoration:none;border-radius:4px"
)
_SMALL: Final = "font-size:13px;color:#6b5d4f"


class Item(NamedTuple):
    """An entry of a digest."""

    title: str
    body: str
    url: str


class Content(NamedTuple):
    """The two forms of a mail."""

    plain: str
    html: str


class EmailChannel:
    """Delivers letters by SMTP. One per server that can send mail."""

    def __init__(self, mailer: Mailer, keys: SigningKeys, base_url: str) -> None:
        self._mailer: Final = mailer
        self._keys: Final = keys
        self._base_url: Final = base_url

    async def deliver(self, channel: ChannelRow, letter: Letter) -> None:
        """Send the letter; raise DeliveryFailed."""
        await self.send(channel, letter)

    async def send(self, channel: ChannelRow, letter: Letter, items: Sequence[Item] = ()) -> None:
        """Send the letter with the entries of a digest; raise DeliveryFailed.

        The server may refuse the recipient for good: after `MAX_REFUSALS` in a row the channel is disabled.
        """
        assert channel.user_id is not None  # tables have no e-mail
        end_all = unsubscribe_url(self._base_url, self._keys, channel.user_id, "all", channel.address)
        end_stage = unsubscribe_url(self._base_url, self._keys, channel.user_id, letter.stage, channel.address)
        content = build_content(letter, items, end_stage if letter.stage in STAGES else "", end_all)
        headers = {
            "List-Unsubscribe": f"<{end_all}>",
            "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
            "Content-Language": letter.language,
        }
        try:
            await self._mailer.send_letter(
                channel.address, letter.title, content.plain, content.html, id=letter.id, headers=headers
            )
        except (smtplib.SMTPException, OSError) as error:
            reason, disables = _reason(error), False
            if reason == RECIPIENT:
                refusals = 1 + _refusals(channel)
                reason, disables = f"{RECIPIENT} {refusals}", refusals >= MAX_REFUSALS
            # Without the cause: the answer of a mail server may repeat the address.
            raise DeliveryFailed(reason, disables=disables) from None


def _refusals(channel: ChannelRow) -> int:
    """Return how often in a row the mail server has refused the recipient: the stored reason ends with that number."""
    reason, _, count = (channel.error or "").partition(" ")
    return int(count) if reason == RECIPIENT and count.isdecimal() else 0


def _reason(error: Exception) -> str:
    """Return why a mail could not be sent, in the words of `ChannelErrorReason`."""
    match error:
        case smtplib.SMTPRecipientsRefused():
            codes = [code for code, _ in error.recipients.values()]
            return RECIPIENT if codes and all(500 <= code < 600 for code in codes) else "smtp"
        case ssl.SSLError():
            return "tls"
        case TimeoutError():
            return "timeout"
        case smtplib.SMTPServerDisconnected() | smtplib.SMTPConnectError():
            return "connection"
        case smtplib.SMTPException():
            return "smtp"
        case _:
            return "connection"


def build_content(letter: Letter, items: Sequence[Item], end_stage: str, end_all: str) -> Content:
    """Return the mail as plain text and as HTML; `end_stage` and `end_all` are links that end such mails."""
    language = letter.language
    open_page = format_text("letter-open-page" if letter.table is None else "letter-open", {}, language)
    why = format_text("letter-why", {}, language)
    ends = [(format_text("letter-end-stage", {}, language), end_stage)] if end_stage else []
    ends.append((format_text("letter-end-all", {}, language), end_all))
    plain = [letter.title, "", letter.body, ""]
    for item in items:
        plain += [item.title, *([item.body] if item.body else []), item.url, ""]
    plain += [f"{open_page}: {letter.url}", "", "-- ", why, *[f"{text}: {url}" for text, url in ends]]
    listed = "".join([_item(item) for item in items])
    links = "<br>".join([_link(url, text, "color:#6b5d4f") for text, url in ends])
    page = (
        f'<!doctype html><html lang="{_attribute(language)}"><head><meta charset="utf-8">'
        f"<title>{html.escape(letter.title)}</title></head>"
        f'<body style="margin:0;padding:24px;background:#f6efe2;{_FONT}"><div style="max-width:36em;margin:0 auto">'
        f'<h1 style="font-size:20px;margin:0 0 12px">{html.escape(letter.title)}</h1>'
        f'<p style="margin:0 0 16px">{html.escape(letter.body)}</p>{listed}'
        f'<p style="margin:0 0 24px">{_link(letter.url, open_page, _BUTTON)}</p>'
        f'<p style="{_SMALL}">{html.escape(why)}<br>{links}</p></div></body></html>\n'
    )
    return Content("\n".join(plain) + "\n", page)


def _item(item: Item) -> str:
    body = f"<br>{html.escape(item.body)}" if item.body else ""
    return f'<p style="margin:0 0 12px">{_link(item.url, item.title, "color:#1f5f5b;font-weight:bold")}{body}</p>'


def _link(url: str, text: str, style: str) -> str:
    return f'<a href="{_attribute(url)}" style="{style}">{html.escape(text)}</a>'


def _attribute(text: str) -> str:
    return html.escape(text, quote=True)
