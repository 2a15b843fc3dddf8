"""What a person has set: kept with the user and told to every device; the language is used for mails too."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from cosca.server.names import GIVEN
from cosca.server.refusals import accepted_language
from tests.server.mailing import caught, first, mailing
from tests.server.visiting import House

PASSWORD = "correct horse"


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with mailing(tmp_path_factory.mktemp("house")) as found:
        yield found


def test_a_language_stays_with_the_account_on_every_device(house: House) -> None:
    rosa = house.visitor("Rosa")
    rosa.take(rosa.post("/api/account", {"login": "rosa", "password": PASSWORD}))
    assert rosa.get("/api/me").json()["user"]["language"] is None
    assert rosa.send("PUT", "/api/my/language", {"language": "pl"}).json()["user"]["language"] == "pl"
    elsewhere = house.visitor()
    assert elsewhere.post("/api/login", {"login": "rosa", "password": PASSWORD}).json()["user"]["language"] == "pl"
    assert rosa.send("PUT", "/api/my/language", {"language": None}).json()["user"]["language"] is None
    refused = rosa.send("PUT", "/api/my/language", {"language": "tlh"})
    assert (refused.status_code, refused.json()["error"]["why"]) == (404, "language")
    assert house.visitor().send("PUT", "/api/my/language", {"language": "de"}).status_code == 401


def test_the_coach_stays_with_the_account_on_every_device(house: House) -> None:
    rosa = house.visitor("Rosa")
    rosa.take(rosa.post("/api/account", {"login": "coached", "password": PASSWORD}))
    assert rosa.get("/api/me").json()["user"]["coach"] is None
    assert rosa.send("PUT", "/api/my/coach", {"coach": False}).json()["user"]["coach"] is False
    elsewhere = house.visitor()
    assert elsewhere.post("/api/login", {"login": "coached", "password": PASSWORD}).json()["user"]["coach"] is False
    assert rosa.send("PUT", "/api/my/coach", {"coach": None}).json()["user"]["coach"] is None
    assert rosa.send("PUT", "/api/my/coach", {"coach": "sometimes"}).status_code == 400


def test_a_guest_has_the_language_that_the_page_is_in(house: House) -> None:
    visitor = house.visitor()
    made = visitor.post("/api/guest", {"language": "de"}).json()["user"]
    assert made["name"] in GIVEN  # which reads the same in every language
    assert made["language"] == "de"


@pytest.mark.parametrize(
    ("language", "subject"), [("de", "neues Passwort"), ("pl", "nowe hasło"), (None, "new password")]
)
def test_mails_are_in_the_language_of_the_account(
    house: House, monkeypatch: pytest.MonkeyPatch, language: str | None, subject: str
) -> None:
    box = caught(house, monkeypatch)
    login, visitor = f"reader-{language}", house.visitor("Rosa")
    visitor.take(visitor.post("/api/account", {"login": login, "password": PASSWORD}))
    visitor.send("PUT", "/api/my/language", {"language": language})
    visitor.post("/api/account/email", {"email": "rosa@example.org", "password": PASSWORD})
    house.visitor().post("/api/reset", {"login": login})
    sent = first(box)
    assert subject in sent["Subject"]
    assert "Rosa" in sent.get_content()


def test_browsers_name_their_languages_in_order() -> None:
    assert accepted_language("pl-PL,pl;q=0.9,en;q=0.8") == "pl"
    assert accepted_language("fr, de-AT;q=0.5") == "de"
    assert accepted_language("") == "en"
