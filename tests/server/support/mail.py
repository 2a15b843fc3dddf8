"""A server that sends mails, which tests capture."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from email.message import EmailMessage
from pathlib import Path

import pytest
from argon2 import PasswordHasher

from cosca.server.core import mailer
from cosca.server.identity.passwords import Passwords
from tests.server.support.http_client import ServerHarness, run_server


@contextmanager
def run_mail_server(folder: Path) -> Iterator[ServerHarness]:
    """Run a server that sends mails, with cheap password hashes."""
    with run_server(folder, smtp_url="smtp://127.0.0.1:1", mail_from="Cosca <cosca@example.org>") as server:
        server.replace(passwords=Passwords(PasswordHasher(time_cost=1, memory_cost=1024, parallelism=1)))
        yield server


def capture_mails(server: ServerHarness, monkeypatch: pytest.MonkeyPatch) -> list[EmailMessage]:
    """Return a list that gets all mails sent from now on; reset the limits of logins and password resets."""
    sent: list[EmailMessage] = []
    monkeypatch.setattr(mailer, "deliver", lambda _, message: sent.append(message))
    server.reset_password_limits()
    return sent


def first_mail(box: list[EmailMessage]) -> EmailMessage:
    """Wait for the first mail, which is sent after the response."""
    until = time.monotonic() + 60
    while not box and time.monotonic() < until:
        time.sleep(0.01)
    return box[0]
