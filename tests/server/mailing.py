"""A server that sends mails, of which the test gets what would have gone out."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from email.message import EmailMessage
from pathlib import Path

import pytest
from argon2 import PasswordHasher

from cosca.server import mail
from cosca.server.accounts import Passwords
from cosca.server.recovery import Recovery
from tests.server.visiting import House, serving


@contextmanager
def mailing(folder: Path) -> Iterator[House]:
    """The server, with passwords that cost little."""
    with serving(folder, smtp_url="smtp://127.0.0.1:1", mail_from="Cosca <cosca@example.org>") as found:
        found.state.passwords = Passwords(PasswordHasher(time_cost=1, memory_cost=1024, parallelism=1))
        yield found


def caught(house: House, monkeypatch: pytest.MonkeyPatch) -> list[EmailMessage]:
    """What is sent from now on, with limits of its own."""
    sent: list[EmailMessage] = []
    monkeypatch.setattr(mail, "deliver", lambda _, message: sent.append(message))
    house.state.recovery = Recovery(house.server.settings)
    return sent


def first(box: list[EmailMessage]) -> EmailMessage:
    """The first mail, which is sent behind the answer."""
    until = time.monotonic() + 60
    while not box and time.monotonic() < until:
        time.sleep(0.01)
    return box[0]
