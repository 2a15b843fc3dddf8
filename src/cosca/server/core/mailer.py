"""E-mail by SMTP, if it is configured. Every mail is a message of the catalogue."""

from __future__ import annotations

import asyncio
import hashlib
import logging
import re
import smtplib
import ssl
from collections.abc import Coroutine, Mapping
from email.message import EmailMessage
from email.policy import EmailPolicy
from email.utils import formatdate, make_msgid
from ipaddress import ip_address
from typing import Any, Final
from urllib.parse import unquote, urlsplit

from cosca.server.core.settings import Settings
from cosca.server.protocol.refusal import Refused
from cosca.server.protocol.texts import format_text

TIMEOUT_SECONDS: Final = 20.0
MAX_CONCURRENT: Final = 2
MAX_CONCURRENT_LETTERS: Final = 2  # notifications, which do not delay mails that a user waits for
MAX_PENDING: Final = 100
MAX_ADDRESS_LENGTH: Final = 254
ADDRESS: Final = re.compile(r"[^@\s<>,;:\"()\[\]\\]+@[A-Za-z0-9.-]+\.[A-Za-z0-9-]+")
UNFOLDED: Final = ("list-unsubscribe",)  # a folded address would be encoded, and no receiver could read it
_log = logging.getLogger("cosca.mail")


def validate_email(text: str) -> str | None:
    """Return the e-mail address, None for an empty text; raise Refused if it is invalid."""
    if not text.strip():
        return None
    if (
        len(text) > MAX_ADDRESS_LENGTH
        or not text.isascii()
        or not text.isprintable()
        or not ADDRESS.fullmatch(text.strip())
    ):
        raise Refused("malformed", "email", field="email")
    return text.strip()


class _Policy(EmailPolicy):
    """The usual format of mails, except that headers with addresses of web pages stay on one line."""

    def fold(self, name: str, value: Any) -> str:
        return f"{name}: {value}{self.linesep}" if name.lower() in UNFOLDED else super().fold(name, value)

    def fold_binary(self, name: str, value: Any) -> bytes:
        return self.fold(name, value).encode() if name.lower() in UNFOLDED else super().fold_binary(name, value)


_POLICY: Final = _Policy()


class Mailer:
    """Sends mails in threads after the answer to the request, whose duration thus reveals nothing."""

    def __init__(self, settings: Settings) -> None:
        self._url = settings.smtp_url
        self._from = settings.mail_from
        self._domain = self._from.rpartition("@")[2].strip(" >")
        self._slots = asyncio.Semaphore(MAX_CONCURRENT)
        self._letter_slots = asyncio.Semaphore(MAX_CONCURRENT_LETTERS)
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def enabled(self) -> bool:
        """Whether mails can be sent."""
        return bool(self._url)

    def enqueue(self, work: Coroutine[Any, Any, None]) -> None:
        """Run the work, which ends with a mail, in the background."""
        if len(self._tasks) >= MAX_PENDING:
            work.close()
            _log.warning("too many mails pending, one was not sent")
            return
        task = asyncio.create_task(self._run(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _run(self, work: Coroutine[Any, Any, None]) -> None:
        try:
            await work
        except Exception as error:  # nothing awaits the task: the log tells the operator
            _log.error("mail could not be sent", exc_info=error)

    async def send(self, to: str, language: str, id: str, **facts: Any) -> None:
        """Send the message `mail-ID` with its subject."""
        mail = self._mail(to, format_text(f"mail-{id}-subject", facts, language), make_msgid(domain=self._domain))
        mail.set_content(format_text(f"mail-{id}", facts, language))
        async with self._slots:
            await asyncio.to_thread(deliver, self._url, mail)

    async def send_letter(
        self, to: str, subject: str, plain: str, html: str, *, id: str, headers: Mapping[str, str]
    ) -> None:
        """Send a notification as plain text and HTML; raise what the SMTP server or the connection raised.

        The same `id` gives the same Message-ID, by which receivers drop a repeated mail.
        """
        digest = hashlib.sha256(id.encode()).hexdigest()[:40]
        mail = self._mail(to, subject, f"<{digest}@{self._domain}>")
        mail.set_content(plain)
        mail.add_alternative(html, subtype="html")
        for name, value in headers.items():  # after the parts, which take over headers about content
            mail[name] = value
        async with self._letter_slots:
            await asyncio.to_thread(deliver, self._url, mail)

    def _mail(self, to: str, subject: str, message_id: str) -> EmailMessage:
        mail = EmailMessage(_POLICY)
        mail["From"], mail["To"], mail["Subject"] = self._from, to, subject
        mail["Date"], mail["Message-ID"] = formatdate(), message_id
        mail["Auto-Submitted"] = "auto-generated"
        return mail

    async def close(self) -> None:
        """Wait a second for pending mails, then cancel them."""
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=1)
        for task in self._tasks:
            task.cancel()


def deliver(url: str, mail: EmailMessage) -> None:
    """Hand a mail to the SMTP server: smtps:// over TLS, smtp:// with STARTTLS if the server has it.

    A password is sent only over TLS or to this machine.
    """
    parts = urlsplit(url)
    host, context = parts.hostname or "", ssl.create_default_context()
    if parts.scheme == "smtps":
        server: smtplib.SMTP = smtplib.SMTP_SSL(host, parts.port or 465, timeout=TIMEOUT_SECONDS, context=context)
    else:
        server = smtplib.SMTP(host, parts.port or 587, timeout=TIMEOUT_SECONDS)
    with server:
        server.ehlo()
        safe = parts.scheme == "smtps" or _is_local(host)
        if parts.scheme == "smtp" and server.has_extn("starttls"):
            server.starttls(context=context)
            server.ehlo()
            safe = True
        if parts.username:
            if not safe:
                raise smtplib.SMTPException("the SMTP server has no TLS: the password was not sent")
            server.login(unquote(parts.username), unquote(parts.password or ""))
        server.send_message(mail)


def _is_local(host: str) -> bool:
    try:
        return host == "localhost" or ip_address(host).is_loopback
    except ValueError:
        return False
