"""E-mail by SMTP, where that is set. Every mail is a message of the catalogue."""

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

from cosca.server.errors import Refused
from cosca.server.refusals import sentence
from cosca.server.settings import Settings

SECONDS: Final = 20.0
AT_ONCE: Final = 2
MOST_WAITING: Final = 100
LENGTH: Final = 254
ADDRESS: Final = re.compile(r"[^@\s<>,;:\"()\[\]\\]+@[A-Za-z0-9.-]+\.[A-Za-z0-9-]+")
_log = logging.getLogger("cosca.mail")


def checked(text: str) -> str | None:
    """An address of e-mail, None for no text; Refused if it is none."""
    if not text.strip():
        return None
    if len(text) > LENGTH or not text.isascii() or not text.isprintable() or not ADDRESS.fullmatch(text.strip()):
        raise Refused("malformed", "email", field="email")
    return text.strip()


class Post:
    """Sends mails in threads, behind the answer to whoever asked for one: how long it takes tells nobody anything."""

    def __init__(self, settings: Settings) -> None:
        self._url = settings.smtp_url
        self._from = settings.mail_from
        self._gate = asyncio.Semaphore(AT_ONCE)
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def ready(self) -> bool:
        """Whether mails can be sent from here."""
        return bool(self._url)

    def soon(self, work: Coroutine[Any, Any, None]) -> None:
        """Does the work, at the end of which a mail is sent, behind the caller's back."""
        if len(self._tasks) >= MOST_WAITING:
            work.close()
            _log.warning("too many mails wait: one was not sent")
            return
        task = asyncio.create_task(self._guarded(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _guarded(self, work: Coroutine[Any, Any, None]) -> None:
        try:
            await work
        except Exception as wrong:  # nobody waits for it: those who run the server read it in the log
            _log.error("a mail could not be sent", exc_info=wrong)

    async def send(self, to: str, language: str, id: str, **facts: Any) -> None:
        """Sends the message `mail-ID` with its subject."""
        mail = EmailMessage()
        mail["From"], mail["To"] = self._from, to
        mail["Subject"] = sentence(f"mail-{id}-subject", facts, language)
        mail["Date"], mail["Message-ID"] = formatdate(), make_msgid(domain=self._from.rpartition("@")[2].strip(" >"))
        mail["Auto-Submitted"] = "auto-generated"
        mail.set_content(sentence(f"mail-{id}", facts, language))
        async with self._gate:
            await asyncio.to_thread(deliver, self._url, mail)

    async def close(self) -> None:
        """Waits a little for what is being sent."""
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=1)
        for task in self._tasks:
            task.cancel()


def deliver(url: str, mail: EmailMessage) -> None:
    """Hands a mail to the SMTP server: smtps:// over TLS, smtp:// with STARTTLS where the server has it.

    A password goes over TLS or to this machine alone.
    """
    parts = urlsplit(url)
    host, context = parts.hostname or "", ssl.create_default_context()
    if parts.scheme == "smtps":
        server: smtplib.SMTP = smtplib.SMTP_SSL(host, parts.port or 465, timeout=SECONDS, context=context)
    else:
        server = smtplib.SMTP(host, parts.port or 587, timeout=SECONDS)
    with server:
        server.ehlo()
        safe = parts.scheme == "smtps" or _here(host)
        if parts.scheme == "smtp" and server.has_extn("starttls"):
            server.starttls(context=context)
            server.ehlo()
            safe = True
        if parts.username:
            if not safe:
                raise smtplib.SMTPException("the SMTP server has no TLS: the password was not sent")
            server.login(unquote(parts.username), unquote(parts.password or ""))
        server.send_message(mail)


def _here(host: str) -> bool:
    try:
        return host == "localhost" or ip_address(host).is_loopback
    except ValueError:
        return False
