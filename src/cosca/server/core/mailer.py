"""E-mail by SMTP, if it is configured. Every mail is a message of the catalogue."""

from __future__ import annotations

import asyncio
import logging
import re
import smtplib
import ssl
from collections.abc import Coroutine
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from ipaddress import ip_address
from typing import Any, Final
from urllib.parse import unquote, urlsplit

from cosca.server.core.settings import Settings
from cosca.server.protocol.refusal import Refused
from cosca.server.protocol.texts import format_text

TIMEOUT_SECONDS: Final = 20.0
MAX_CONCURRENT: Final = 2
MAX_PENDING: Final = 100
MAX_ADDRESS_LENGTH: Final = 254
ADDRESS: Final = re.compile(r"[^@\s<>,;:\"()\[\]\\]+@[A-Za-z0-9.-]+\.[A-Za-z0-9-]+")
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


class Mailer:
    """Sends mails in threads after the answer to the request, whose duration thus reveals nothing."""

    def __init__(self, settings: Settings) -> None:
        self._url = settings.smtp_url
        self._from = settings.mail_from
        self._slots = asyncio.Semaphore(MAX_CONCURRENT)
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
        mail = EmailMessage()
        mail["From"], mail["To"] = self._from, to
        mail["Subject"] = format_text(f"mail-{id}-subject", facts, language)
        mail["Date"], mail["Message-ID"] = formatdate(), make_msgid(domain=self._from.rpartition("@")[2].strip(" >"))
        mail["Auto-Submitted"] = "auto-generated"
        mail.set_content(format_text(f"mail-{id}", facts, language))
        async with self._slots:
            await asyncio.to_thread(deliver, self._url, mail)

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
