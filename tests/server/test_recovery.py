"""Forgotten passwords: links by mail or by the administrator, used once; nobody learns which logins there are."""

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
from cosca.server import mail
from cosca.server.recovery import HOURS, Recovery
from cosca.server.settings import BadSetting, Settings
from tests.server.mailing import caught, first, mailing
from tests.server.visiting import House, Visitor, serving

PASSWORD, ANOTHER = "correct horse", "battery staple"


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with mailing(tmp_path_factory.mktemp("house")) as found:
        yield found


@pytest.fixture
def box(house: House, monkeypatch: pytest.MonkeyPatch) -> list[EmailMessage]:
    """What was sent. Each test has limits of its own."""
    return caught(house, monkeypatch)


def account(house: House, login: str, email: str = "") -> Visitor:
    visitor = house.visitor("Rosa")
    visitor.take(visitor.post("/api/account", {"login": login, "password": PASSWORD}))
    if email:
        assert (
            visitor.post("/api/account/email", {"email": email, "password": PASSWORD}).json()["user"]["email"] == email
        )
    return visitor


def token_in(message: EmailMessage) -> str:
    found = re.search(r"/reset#(\S+)", message.get_content())
    assert found is not None
    return found[1]


def set_password(house: House, token: str, password: str = ANOTHER) -> int:
    return house.visitor().post("/api/reset/password", {"token": token, "password": password}).status_code


def may_enter(house: House, login: str, password: str) -> bool:
    return house.visitor().post("/api/login", {"login": login, "password": password}).status_code == 200


def test_a_link_by_mail_sets_a_password_once(house: House, box: list[EmailMessage]):
    rosa = account(house, "rosa", "rosa@example.org")
    assert house.visitor().post("/api/reset", {"login": " ROSA "}).json() == {}
    message = first(box)
    assert (message["To"], message["From"]) == ("rosa@example.org", "Cosca <cosca@example.org>")
    assert f"{house.base}/reset#" in message.get_content()
    assert f"{HOURS} hours" in message.get_content()
    token = token_in(message)
    assert house.visitor().post("/api/reset/password", {"token": token, "password": "short"}).status_code == 400
    assert set_password(house, token) == 200
    assert rosa.get("/api/me").json()["user"] is None  # all devices are signed out
    assert may_enter(house, "rosa", ANOTHER)
    assert not may_enter(house, "rosa", PASSWORD)
    assert set_password(house, token, PASSWORD) == 403


def test_two_who_use_a_link_at_once(house: House, box: list[EmailMessage]):
    account(house, "twice", "twice@example.org")
    house.visitor().post("/api/reset", {"login": "twice"})
    token = token_in(first(box))
    with ThreadPoolExecutor(4) as threads:
        codes = list(threads.map(lambda n: set_password(house, token, f"{ANOTHER} {n}"), range(4)))
    assert sorted(codes) == [200, 403, 403, 403]


def test_no_answer_tells_which_logins_there_are(house: House, box: list[EmailMessage], monkeypatch: pytest.MonkeyPatch):
    """Nothing is looked up before the answer is given: it cannot depend on it, nor can the time that it takes."""
    account(house, "with-mail", "with@example.org")
    account(house, "without-mail")
    asked: list[Any] = []
    monkeypatch.setattr(house.state.post, "soon", asked.append)
    answers = [house.visitor().post("/api/reset", {"login": login}) for login in ("with-mail", "without-mail", "none")]
    assert {(each.status_code, each.content) for each in answers} == {(200, b"{}")}
    assert len(asked) == 3
    for work in asked:
        house.run(work)
    assert [message["To"] for message in box] == ["with@example.org"]


def test_mails_are_limited_whether_or_not_there_is_such_a_login(house: House, box: list[EmailMessage]):
    account(house, "flooded", "flooded@example.org")
    codes = {login: [] for login in ("flooded", "not-here")}
    for login in codes:
        house.state.recovery = Recovery(house.server.settings)
        codes[login] = [house.visitor().post("/api/reset", {"login": login}).status_code for _ in range(5)]
    assert codes["flooded"] == codes["not-here"] == [200, 200, 200, 429, 429]
    house.state.recovery = Recovery(house.server.settings)
    assert [set_password(house, f"guess{n}") for n in range(6)] == [403] * 5 + [429]


def test_a_link_expires_and_the_next_one_voids_it(
    house: House, box: list[EmailMessage], monkeypatch: pytest.MonkeyPatch
):
    account(house, "late", "late@example.org")
    house.visitor().post("/api/reset", {"login": "late"})
    token = token_in(first(box))
    now = time.time()
    for hours in (HOURS + 1, -HOURS - 1):
        with monkeypatch.context() as moved:
            moved.setattr(time, "time", lambda hours=hours: now + hours * 3600)
            assert set_password(house, token) == 403
    box.clear()
    house.visitor().post("/api/reset", {"login": "late"})
    following = token_in(first(box))
    house.state.recovery = Recovery(house.server.settings)
    assert set_password(house, token) == 403
    assert set_password(house, following) == 200


def test_the_database_holds_no_token(house: House, box: list[EmailMessage]):
    account(house, "hashed", "hashed@example.org")
    house.visitor().post("/api/reset", {"login": "hashed"})
    token = token_in(first(box))
    file = Path(house.server.settings.database_url.removeprefix("sqlite:///"))
    held = b"".join(path.read_bytes() for path in file.parent.glob("cosca.sqlite3*"))
    assert b"hashed@example.org" in held
    assert token.encode() not in held


def test_an_email_needs_the_password_and_is_one(house: House, box: list[EmailMessage]):
    rosa = account(house, "thief")
    form = {"email": "eve@example.org", "password": "wrong wrong"}
    assert rosa.error(rosa.post("/api/account/email", form), 403) == "not_allowed"
    for text in ("eve", "a@b", "a b@example.org", "a@example.org\nBcc: b@example.org", "a@example.org,b@example.org"):
        answer = rosa.post("/api/account/email", {"email": text, "password": PASSWORD})
        assert rosa.error(answer, 400) == "malformed"
    assert rosa.post("/api/account/email", {"email": "r@example.org", "password": PASSWORD}).status_code == 200
    assert rosa.post("/api/account/email", {"email": "", "password": PASSWORD}).json()["user"]["email"] is None
    guest = house.visitor("Ann")
    assert guest.error(guest.post("/api/account/email", form), 409) == "refused"


def test_whoever_is_banned_gets_no_link(house: House, box: list[EmailMessage]):
    account(house, "barred", "barred@example.org")
    house.visitor().post("/api/reset", {"login": "barred"})
    token = token_in(first(box))
    assert run(["admin", "ban", "barred", "--database", house.server.settings.database_url]) == 0
    assert set_password(house, token) == 403
    box.clear()
    house.visitor().post("/api/reset", {"login": "barred"})
    house.visitor().post("/api/reset", {"login": "rosa"})
    assert first(box)["To"] == "rosa@example.org"


def test_without_mail_the_administrator_makes_the_link(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    with serving(tmp_path) as house:
        account(house, "lost")
        visitor = house.visitor()
        assert visitor.get("/api/me").json()["mail"] is False
        for login in ("lost", "nobody"):
            assert visitor.error(visitor.post("/api/reset", {"login": login}), 409) == "refused"
        url = house.server.settings.database_url
        assert run(["admin", "reset", "lost", "--database", url, "--base-url", "https://play.example.org"]) == 0
        link = capsys.readouterr().out.split()[-1]
        assert link.startswith("https://play.example.org/reset#")
        assert set_password(house, link.partition("#")[2]) == 200
        assert may_enter(house, "lost", ANOTHER)
        assert set_password(house, link.partition("#")[2]) == 403


def test_a_mail_that_cannot_be_sent_is_logged_and_nothing_else(house: House, monkeypatch: pytest.MonkeyPatch):
    account(house, "unsent", "unsent@example.org")
    house.state.recovery = Recovery(house.server.settings)
    house.state.recent._kept.clear()
    assert house.visitor().post("/api/reset", {"login": "unsent"}).status_code == 200  # nobody listens at port 1
    until = time.monotonic() + 60
    while not house.state.recent.shown() and time.monotonic() < until:
        time.sleep(0.01)
    assert house.state.recent.shown()[0]["what"] == "a mail could not be sent"
    assert "unsent@example.org" not in str(house.state.recent.shown())


class Spoken:
    """An SMTP server that says whether it has STARTTLS, and keeps what it is told."""

    tls = False
    said: ClassVar[list[str]] = []

    def __init__(self, host: str, port: int, **_: object) -> None:
        self.said.append(f"{type(self).__name__} {host}:{port}")

    def __enter__(self) -> Spoken:
        return self

    def __exit__(self, *_: object) -> None:
        pass

    def ehlo(self) -> None:
        pass

    def has_extn(self, name: str) -> bool:
        return self.tls

    def starttls(self, **_: object) -> None:
        self.said.append("starttls")

    def login(self, user: str, password: str) -> None:
        self.said.append(f"login {user} {password}")

    def send_message(self, message: EmailMessage) -> None:
        self.said.append("sent")


@contextmanager
def spoken(monkeypatch: pytest.MonkeyPatch, tls: bool) -> Iterator[list[str]]:
    kind = type("Smtp", (Spoken,), {"tls": tls, "said": []})
    monkeypatch.setattr("smtplib.SMTP", kind)
    monkeypatch.setattr("smtplib.SMTP_SSL", kind)
    yield kind.said


@pytest.mark.parametrize(
    ("url", "tls", "said"),
    [
        ("smtp://mail.example.org", True, ["Smtp mail.example.org:587", "starttls", "sent"]),
        ("smtp://u%40x:p@mail.example.org:25", True, ["Smtp mail.example.org:25", "starttls", "login u@x p", "sent"]),
        ("smtp://u:p@localhost", False, ["Smtp localhost:587", "login u p", "sent"]),
        ("smtps://u:p@mail.example.org", False, ["Smtp mail.example.org:465", "login u p", "sent"]),
        ("smtp://u:p@mail.example.org", False, ["Smtp mail.example.org:587"]),
    ],
)
def test_a_password_of_the_mail_server_goes_over_tls(
    monkeypatch: pytest.MonkeyPatch, url: str, tls: bool, said: list[str]
):
    with spoken(monkeypatch, tls) as heard:
        if said[-1] == "sent":
            mail.deliver(url, EmailMessage())
        else:
            with pytest.raises(mail.smtplib.SMTPException):
                mail.deliver(url, EmailMessage())
        assert heard == said


@pytest.mark.parametrize("values", [{"smtp_url": "http://secret@x"}, {"smtp_url": "smtp://u:secret@mail"}])
def test_settings_of_mail_are_checked_without_telling_the_password(values: dict[str, str]):
    with pytest.raises(BadSetting) as wrong:
        Settings(**values)  # pyright: ignore[reportArgumentType]
    assert "secret" not in str(wrong.value)
