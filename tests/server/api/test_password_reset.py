"""Password reset: links by mail or by an administrator, used once, without revealing logins."""

from __future__ import annotations

import re
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from email.message import EmailMessage
from pathlib import Path
from typing import Any, ClassVar

import pytest

from cosca.cli import run
from cosca.server.core import mailer
from cosca.server.core.settings import BadSetting, Settings
from cosca.server.identity.password_reset import VALID_HOURS
from tests.server.support.http_client import ServerHarness, Visitor, run_server
from tests.server.support.mail import capture_mails, first_mail, run_mail_server

PASSWORD, ANOTHER = "correct horse", "battery staple"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerHarness]:
    with run_mail_server(tmp_path_factory.mktemp("server")) as harness:
        yield harness


@pytest.fixture
def box(server: ServerHarness, monkeypatch: pytest.MonkeyPatch) -> list[EmailMessage]:
    """What was sent. Each test has limits of its own."""
    return capture_mails(server, monkeypatch)


def account(server: ServerHarness, login: str, email: str = "") -> Visitor:
    visitor = server.visitor("Rosa")
    visitor.take(visitor.post("/api/account", {"login": login, "password": PASSWORD}))
    if email:
        assert (
            visitor.post("/api/account/email", {"email": email, "password": PASSWORD}).json()["user"]["email"] == email
        )
    return visitor


def token_in(message: EmailMessage) -> str:
    match = re.search(r"/reset#(\S+)", message.get_content())
    assert match is not None
    return match[1]


def set_password(server: ServerHarness, token: str, password: str = ANOTHER) -> int:
    return server.visitor().post("/api/reset/password", {"token": token, "password": password}).status_code


def may_enter(server: ServerHarness, login: str, password: str) -> bool:
    return server.visitor().post("/api/login", {"login": login, "password": password}).status_code == 200


def test_a_link_by_mail_sets_a_password_once(server: ServerHarness, box: list[EmailMessage]):
    rosa = account(server, "rosa", "rosa@example.org")
    assert server.visitor().post("/api/reset", {"login": " ROSA "}).json() == {}
    message = first_mail(box)
    assert (message["To"], message["From"]) == ("rosa@example.org", "Cosca <cosca@example.org>")
    assert f"{server.base}/reset#" in message.get_content()
    assert f"{VALID_HOURS} hours" in message.get_content()
    token = token_in(message)
    assert server.visitor().post("/api/reset/password", {"token": token, "password": "short"}).status_code == 400
    assert set_password(server, token) == 200
    assert rosa.get("/api/me").json()["user"] is None  # all devices are signed out
    assert may_enter(server, "rosa", ANOTHER)
    assert not may_enter(server, "rosa", PASSWORD)
    assert set_password(server, token, PASSWORD) == 403


def test_reset_link_works_once_when_used_concurrently(server: ServerHarness, box: list[EmailMessage]):
    account(server, "twice", "twice@example.org")
    server.visitor().post("/api/reset", {"login": "twice"})
    token = token_in(first_mail(box))
    with ThreadPoolExecutor(4) as threads:
        codes = list(threads.map(lambda n: set_password(server, token, f"{ANOTHER} {n}"), range(4)))
    assert sorted(codes) == [200, 403, 403, 403]


def test_responses_do_not_reveal_logins(
    server: ServerHarness, box: list[EmailMessage], monkeypatch: pytest.MonkeyPatch
):
    """Nothing is looked up before the answer is given: it cannot depend on it, nor can the time that it takes."""
    account(server, "with-mail", "with@example.org")
    account(server, "without-mail")
    asked: list[Any] = []
    monkeypatch.setattr(server.services.mailer, "enqueue", asked.append)
    answers = [server.visitor().post("/api/reset", {"login": login}) for login in ("with-mail", "without-mail", "none")]
    assert {(answer.status_code, answer.content) for answer in answers} == {(200, b"{}")}
    assert len(asked) == 3
    for work in asked:
        server.run(work)
    assert [message["To"] for message in box] == ["with@example.org"]


def test_mails_are_limited_whether_or_not_there_is_such_a_login(server: ServerHarness, box: list[EmailMessage]):
    account(server, "flooded", "flooded@example.org")
    codes = {login: [] for login in ("flooded", "not-here")}
    for login in codes:
        server.reset_password_limits()
        codes[login] = [server.visitor().post("/api/reset", {"login": login}).status_code for _ in range(5)]
    assert codes["flooded"] == codes["not-here"] == [200, 200, 200, 429, 429]
    server.reset_password_limits()
    assert [set_password(server, f"guess{n}") for n in range(6)] == [403] * 5 + [429]


def test_reset_link_expires_and_a_used_one_voids_the_others(
    server: ServerHarness, box: list[EmailMessage], monkeypatch: pytest.MonkeyPatch
):
    account(server, "late", "late@example.org")
    server.visitor().post("/api/reset", {"login": "late"})
    token = token_in(first_mail(box))
    now = time.time()
    for hours in (VALID_HOURS + 1, -VALID_HOURS - 1):
        with monkeypatch.context() as moved:
            moved.setattr(time, "time", lambda hours=hours: now + hours * 3600)
            assert set_password(server, token) == 403
    box.clear()
    server.visitor().post("/api/reset", {"login": "late"})
    following = token_in(first_mail(box))
    server.reset_password_limits()
    assert set_password(server, following) == 200
    assert set_password(server, token) == 403


def test_database_stores_no_reset_token(server: ServerHarness, box: list[EmailMessage]):
    account(server, "hashed", "hashed@example.org")
    server.visitor().post("/api/reset", {"login": "hashed"})
    token = token_in(first_mail(box))
    file = Path(server.server.settings.database_url.removeprefix("sqlite:///"))
    held = b"".join(path.read_bytes() for path in file.parent.glob("cosca.sqlite3*"))
    assert b"hashed@example.org" in held
    assert token.encode() not in held


def test_changing_the_email_needs_the_password_and_a_valid_address(server: ServerHarness, box: list[EmailMessage]):
    rosa = account(server, "thief")
    form = {"email": "eve@example.org", "password": "wrong wrong"}
    assert rosa.error(rosa.post("/api/account/email", form), 403) == "not_allowed"
    for text in ("eve", "a@b", "a b@example.org", "a@example.org\nBcc: b@example.org", "a@example.org,b@example.org"):
        answer = rosa.post("/api/account/email", {"email": text, "password": PASSWORD})
        assert rosa.error(answer, 400) == "malformed"
    assert rosa.post("/api/account/email", {"email": "r@example.org", "password": PASSWORD}).status_code == 200
    assert rosa.post("/api/account/email", {"email": "", "password": PASSWORD}).json()["user"]["email"] is None
    guest = server.visitor("Ann")
    assert guest.error(guest.post("/api/account/email", form), 409) == "refused"


def test_banned_user_gets_no_link(server: ServerHarness, box: list[EmailMessage]):
    account(server, "barred", "barred@example.org")
    server.visitor().post("/api/reset", {"login": "barred"})
    token = token_in(first_mail(box))
    assert run(["admin", "ban", "barred", "--database", server.server.settings.database_url]) == 0
    assert set_password(server, token) == 403
    box.clear()
    server.visitor().post("/api/reset", {"login": "barred"})
    server.visitor().post("/api/reset", {"login": "rosa"})
    assert first_mail(box)["To"] == "rosa@example.org"


def test_without_mail_the_administrator_makes_the_link(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    with run_server(tmp_path) as server:
        account(server, "lost")
        visitor = server.visitor()
        assert visitor.get("/api/me").json()["mail"] is False
        for login in ("lost", "nobody"):
            assert visitor.error(visitor.post("/api/reset", {"login": login}), 409) == "refused"
        url = server.server.settings.database_url
        assert run(["admin", "reset", "lost", "--database", url, "--base-url", "https://play.example.org"]) == 0
        link = capsys.readouterr().out.split()[-1]
        assert link.startswith("https://play.example.org/reset#")
        assert set_password(server, link.partition("#")[2]) == 200
        assert may_enter(server, "lost", ANOTHER)
        assert set_password(server, link.partition("#")[2]) == 403


def test_failed_mail_is_only_logged(server: ServerHarness, monkeypatch: pytest.MonkeyPatch):
    account(server, "unsent", "unsent@example.org")
    server.reset_password_limits()
    server.services.recent_errors.clear()
    assert server.visitor().post("/api/reset", {"login": "unsent"}).status_code == 200  # nobody listens at port 1
    until = time.monotonic() + 60
    while not server.services.recent_errors.to_wire() and time.monotonic() < until:
        time.sleep(0.01)
    assert server.services.recent_errors.to_wire()[0]["what"] == "mail could not be sent"
    assert "unsent@example.org" not in str(server.services.recent_errors.to_wire())


class Spoken:
    """An SMTP server that says whether it has STARTTLS, and keeps what it is told."""

    tls = False
    commands: ClassVar[list[str]] = []

    def __init__(self, host: str, port: int, **_: object) -> None:
        self.commands.append(f"{type(self).__name__} {host}:{port}")

    def __enter__(self) -> Spoken:
        return self

    def __exit__(self, *_: object) -> None:
        pass

    def ehlo(self) -> None:
        pass

    def has_extn(self, name: str) -> bool:
        return self.tls

    def starttls(self, **_: object) -> None:
        self.commands.append("starttls")

    def login(self, user: str, password: str) -> None:
        self.commands.append(f"login {user} {password}")

    def send_message(self, message: EmailMessage) -> None:
        self.commands.append("sent")


@contextmanager
def spoken(monkeypatch: pytest.MonkeyPatch, tls: bool) -> Iterator[list[str]]:
    kind = type("Smtp", (Spoken,), {"tls": tls, "commands": []})
    monkeypatch.setattr("smtplib.SMTP", kind)
    monkeypatch.setattr("smtplib.SMTP_SSL", kind)
    yield kind.commands


@pytest.mark.parametrize(
    ("url", "tls", "commands"),
    [
        ("smtp://mail.example.org", True, ["Smtp mail.example.org:587", "starttls", "sent"]),
        ("smtp://u%40x:p@mail.example.org:25", True, ["Smtp mail.example.org:25", "starttls", "login u@x p", "sent"]),
        ("smtp://u:p@localhost", False, ["Smtp localhost:587", "login u p", "sent"]),
        ("smtps://u:p@mail.example.org", False, ["Smtp mail.example.org:465", "login u p", "sent"]),
        ("smtp://u:p@mail.example.org", False, ["Smtp mail.example.org:587"]),
    ],
)
def test_smtp_password_requires_tls(monkeypatch: pytest.MonkeyPatch, url: str, tls: bool, commands: list[str]):
    with spoken(monkeypatch, tls) as sent_commands:
        if commands[-1] == "sent":
            mailer.deliver(url, EmailMessage())
        else:
            with pytest.raises(mailer.smtplib.SMTPException):
                mailer.deliver(url, EmailMessage())
        assert sent_commands == commands


@pytest.mark.parametrize("values", [{"smtp_url": "http://secret@x"}, {"smtp_url": "smtp://u:secret@mail"}])
def test_mail_settings_errors_do_not_reveal_the_password(values: dict[str, str]):
    with pytest.raises(BadSetting) as error:
        Settings(**values)  # pyright: ignore[reportArgumentType]
    assert "secret" not in str(error.value)
