"""Preferences: stored per user and sent to every device; the language also applies to mails."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from cosca.server.identity.player_names import GUEST_NAMES
from cosca.server.protocol.texts import negotiate_language
from tests.server.support.http_client import ServerHarness
from tests.server.support.mail import capture_mails, first_mail, run_mail_server

PASSWORD = "correct horse"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerHarness]:
    with run_mail_server(tmp_path_factory.mktemp("server")) as harness:
        yield harness


def test_a_language_stays_with_the_account_on_every_device(server: ServerHarness) -> None:
    rosa = server.visitor("Rosa")
    rosa.take(rosa.post("/api/account", {"login": "rosa", "password": PASSWORD}))
    assert rosa.get("/api/me").json()["user"]["language"] is None
    assert rosa.send("PUT", "/api/my/language", {"language": "pl"}).json()["user"]["language"] == "pl"
    elsewhere = server.visitor()
    assert elsewhere.post("/api/login", {"login": "rosa", "password": PASSWORD}).json()["user"]["language"] == "pl"
    assert rosa.send("PUT", "/api/my/language", {"language": None}).json()["user"]["language"] is None
    refused = rosa.send("PUT", "/api/my/language", {"language": "tlh"})
    assert (refused.status_code, refused.json()["error"]["why"]) == (404, "language")
    assert server.visitor().send("PUT", "/api/my/language", {"language": "de"}).status_code == 401


def test_the_coach_stays_with_the_account_on_every_device(server: ServerHarness) -> None:
    rosa = server.visitor("Rosa")
    rosa.take(rosa.post("/api/account", {"login": "coached", "password": PASSWORD}))
    assert rosa.get("/api/me").json()["user"]["coach"] is None
    assert rosa.send("PUT", "/api/my/coach", {"coach": False}).json()["user"]["coach"] is False
    elsewhere = server.visitor()
    assert elsewhere.post("/api/login", {"login": "coached", "password": PASSWORD}).json()["user"]["coach"] is False
    assert rosa.send("PUT", "/api/my/coach", {"coach": None}).json()["user"]["coach"] is None
    assert rosa.send("PUT", "/api/my/coach", {"coach": "sometimes"}).status_code == 400


def test_a_guest_has_the_language_that_the_page_is_in(server: ServerHarness) -> None:
    visitor = server.visitor()
    made = visitor.post("/api/guest", {"language": "de"}).json()["user"]
    assert made["name"] in GUEST_NAMES  # which reads the same in every language
    assert made["language"] == "de"


@pytest.mark.parametrize(
    ("language", "subject"), [("de", "neues Passwort"), ("pl", "nowe hasło"), (None, "reset your password")]
)
def test_mails_are_in_the_language_of_the_account(
    server: ServerHarness, monkeypatch: pytest.MonkeyPatch, language: str | None, subject: str
) -> None:
    box = capture_mails(server, monkeypatch)
    login, visitor = f"reader-{language}", server.visitor("Rosa")
    visitor.take(visitor.post("/api/account", {"login": login, "password": PASSWORD}))
    visitor.send("PUT", "/api/my/language", {"language": language})
    visitor.post("/api/account/email", {"email": "rosa@example.org", "password": PASSWORD})
    server.visitor().post("/api/reset", {"login": login})
    sent = first_mail(box)
    assert subject in sent["Subject"]
    assert "Rosa" in sent.get_content()


def test_browsers_name_their_languages_in_order() -> None:
    assert negotiate_language("pl-PL,pl;q=0.9,en;q=0.8") == "pl"
    assert negotiate_language("fr, de-AT;q=0.5") == "de"
    assert negotiate_language("") == "en"
