"""Confirming an e-mail address, and unsubscribing from a link in a mail."""

from __future__ import annotations

import asyncio
import dataclasses
import re
import time
from collections.abc import Iterator
from email.message import EmailMessage

import httpx
import pytest

from cosca.server.identity.email_confirmation import (
    MAILS_PER_HOUR_PER_CLIENT,
    VALID_HOURS,
    EmailConfirmationLimits,
)
from cosca.server.notifications.stages import STAGES
from cosca.server.notifications.unsubscribe import unsubscribe_url
from cosca.server.storage.channels import change_channel, email_channel
from cosca.server.storage.rows import ChannelRow, UserRow
from cosca.server.storage.users import change_user
from tests.server.support.http_client import ServerHarness, Visitor, run_server
from tests.server.support.mail import capture_mails, first_mail, run_mail_server

PASSWORD = "correct horse"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerHarness]:
    with run_mail_server(tmp_path_factory.mktemp("server")) as harness:
        yield harness


@pytest.fixture
def box(server: ServerHarness, monkeypatch: pytest.MonkeyPatch) -> list[EmailMessage]:
    """What was sent. Each test has limits of its own."""
    limits = EmailConfirmationLimits(server.server.settings)
    box = capture_mails(server, monkeypatch)
    server.replace(limits=dataclasses.replace(server.services.limits, email_confirmations=limits))
    return box


def account(server: ServerHarness, login: str, email: str = "anna@example.org") -> Visitor:
    visitor = server.visitor("Anna")
    visitor.take(visitor.post("/api/account", {"login": login, "password": PASSWORD}))
    set_email(visitor, email)
    return visitor


def set_email(visitor: Visitor, email: str) -> None:
    answer = visitor.post("/api/account/email", {"email": email, "password": PASSWORD})
    assert answer.status_code == 200, answer.text


def row_of(visitor: Visitor) -> UserRow:
    return visitor.server.run(visitor.server.services.store.user(visitor.id))


def channel_of(visitor: Visitor) -> ChannelRow | None:
    return visitor.server.run(email_channel(visitor.server.services.store, visitor.id))


def token_in(mail: EmailMessage) -> str:
    match = re.search(r"/confirm-email#(\S+)", mail.get_content())
    assert match is not None
    return match[1]


def request_token(visitor: Visitor, box: list[EmailMessage]) -> str:
    box.clear()
    assert visitor.post("/api/my/email/confirmation").status_code == 200
    return token_in(first_mail(box))


def confirm(visitor: Visitor, box: list[EmailMessage]) -> httpx.Response:
    return visitor.post("/api/my/email/confirm", {"token": request_token(visitor, box)})


# -------------------------------------------------------------------- confirming


def test_an_address_counts_after_its_link_was_used(server: ServerHarness, box: list[EmailMessage]) -> None:
    visitor = account(server, "confirms")
    state = visitor.get("/api/my/email").json()
    assert state == {"email": "anna@example.org", "confirmed": False, "disabled": None, "error": None}
    assert channel_of(visitor) is None
    token = request_token(visitor, box)
    # The link may be opened in another browser, twice.
    for reader in (server.visitor(), server.visitor("Somebody"), visitor):
        answer = reader.post("/api/my/email/confirm", {"token": token})
        assert answer.json() == {"email": "anna@example.org"}
    assert visitor.get("/api/my/email").json()["confirmed"] is True
    channel = channel_of(visitor)
    assert channel is not None
    assert (channel.kind, channel.address, channel.disabled) == ("email", "anna@example.org", None)


@pytest.mark.parametrize(
    ("language", "word", "hours"),
    [("en", "confirm", "48 hours"), ("de", "bestätigen", "48 Stunden"), ("pl", "potwierdź", "48 godzin")],
)
def test_the_mail_is_in_the_language_of_the_account(
    server: ServerHarness, box: list[EmailMessage], language: str, word: str, hours: str
) -> None:
    visitor = account(server, f"reads-{language}", f"{language}@example.org")
    assert visitor.send("PUT", "/api/my/language", {"language": language}).status_code == 200
    request_token(visitor, box)
    mail = box[0]
    assert mail["To"] == f"{language}@example.org"
    assert word in mail["Subject"]
    assert hours in mail.get_content().replace("\u00a0", " ")
    assert f"reads-{language}" in mail.get_content()


def test_a_changed_or_removed_address_is_unconfirmed(server: ServerHarness, box: list[EmailMessage]) -> None:
    visitor = account(server, "changes", "old@example.org")
    assert confirm(visitor, box).status_code == 200
    first = channel_of(visitor)
    set_email(visitor, "old@example.org")  # the same: nothing changes
    assert channel_of(visitor) == first
    old = request_token(visitor, box)
    set_email(visitor, "new@example.org")
    assert visitor.get("/api/my/email").json()["confirmed"] is False
    assert channel_of(visitor) is None
    assert visitor.error(visitor.post("/api/my/email/confirm", {"token": old}), 403) == "not_allowed"
    assert row_of(visitor).email_confirmed is None
    assert confirm(visitor, box).json() == {"email": "new@example.org"}
    set_email(visitor, "")
    assert channel_of(visitor) is None
    assert row_of(visitor).email_confirmed is None
    assert visitor.error(visitor.post("/api/my/email/confirmation"), 409) == "refused"


def test_forged_and_expired_links_confirm_nothing(server: ServerHarness, box: list[EmailMessage]) -> None:
    visitor, keys = account(server, "forged", "victim@example.org"), server.services.keys
    now = int(time.time())
    forged = [
        "",
        "x",
        "a.b",
        request_token(visitor, box)[:-3],
        keys.sign_claims("unsubscribe", [visitor.id, "victim@example.org", now]),
        keys.sign_claims("email", [visitor.id, "other@example.org", now]),
        keys.sign_claims("email", ["nobody", "victim@example.org", now]),
        keys.sign_claims("email", [visitor.id, "victim@example.org"]),
        keys.sign_claims("email", [visitor.id, "victim@example.org", now - VALID_HOURS * 3600 - 60]),
        keys.sign_claims("email", [visitor.id, "victim@example.org", now + VALID_HOURS * 3600 + 60]),
    ]
    for token in forged:
        answer = visitor.post("/api/my/email/confirm", {"token": token})
        assert visitor.error(answer, 403) == "not_allowed"
    assert visitor.post("/api/my/email/confirm", {"token": "x" * 2000}).status_code == 400
    assert row_of(visitor).email_confirmed is None
    server.run(server.services.store.write(change_user(visitor.id, banned=True)))
    answer = server.visitor().post(
        "/api/my/email/confirm", {"token": keys.sign_claims("email", [visitor.id, "victim@example.org", now])}
    )
    assert answer.status_code == 403


def test_confirmation_mails_are_limited_by_user_and_by_address(server: ServerHarness, box: list[EmailMessage]) -> None:
    visitor = account(server, "eager", "eager@example.org")
    answers = [visitor.post("/api/my/email/confirmation") for _ in range(5)]
    assert [answer.status_code for answer in answers] == [200] * 4 + [429]
    statuses: list[int] = []
    for n in range(7):
        other = account(server, f"eager{n}", "Stranger@example.org")
        statuses.append(other.post("/api/my/email/confirmation").status_code)
    assert statuses == [200] * 6 + [429]


def test_guests_have_no_address_to_confirm(server: ServerHarness, box: list[EmailMessage]) -> None:
    guest = server.visitor("Guest")
    assert guest.error(guest.post("/api/my/email/confirmation"), 409) == "refused"
    assert guest.get("/api/my/email").json()["email"] is None
    assert server.visitor().get("/api/my/email").status_code == 401
    assert box == []


def test_a_server_without_mail_says_so(tmp_path_factory: pytest.TempPathFactory) -> None:
    with run_server(tmp_path_factory.mktemp("silent")) as server:
        visitor = server.visitor("Anna")
        answer = visitor.post("/api/my/email/confirmation")
        assert (answer.status_code, answer.json()["error"]["why"]) == (409, "no_mail")
        assert "email" not in server.services.channels.by_kind


def test_a_disabled_address_is_shown_and_confirmed_again(server: ServerHarness, box: list[EmailMessage]) -> None:
    visitor = account(server, "refused", "refused@example.org")
    assert confirm(visitor, box).status_code == 200
    channel = channel_of(visitor)
    assert channel is not None
    store = server.services.store
    server.run(store.write(change_channel(channel.id, {"disabled": 7.0, "error": "recipient 3", "failing_since": 5.0})))
    state = visitor.get("/api/my/email").json()
    assert state["disabled"] == 7.0
    assert state["error"] == {"reason": "recipient", "status": None}
    assert confirm(visitor, box).status_code == 200
    again = channel_of(visitor)
    assert again == dataclasses.replace(channel, disabled=None, error=None, failing_since=None)


def test_mail_is_a_channel_of_this_server(server: ServerHarness) -> None:
    assert "email" in server.services.channels.by_kind


# -------------------------------------------------------------------- unsubscribing


def link(server: ServerHarness, user_id: str, scope: str = "all") -> str:
    """Return the path of a link in a mail to the user, who has an address from now on."""
    email = f"{user_id.lower()}@example.org"
    server.run(server.services.store.write(change_user(user_id, email=email)))
    return unsubscribe_url("", server.services.keys, user_id, scope, email)


def one_click(server: ServerHarness, path: str) -> httpx.Response:
    """Send what a mail program sends (RFC 8058): a form, no cookie, no Origin."""
    return httpx.post(server.base + path, data={"List-Unsubscribe": "One-Click"}, timeout=60)


def test_one_click_unsubscribes_without_cookie_origin_or_token(server: ServerHarness) -> None:
    visitor = server.visitor("Anna")
    path = link(server, visitor.id)
    for _ in range(2):
        answer = one_click(server, path)
        assert answer.status_code == 200
        assert "no more notifications" in answer.text
        notify = row_of(visitor).notify
        assert notify is not None
        assert set(notify["stages"]) == set(STAGES)
        assert not any("email" in kinds for kinds in notify["stages"].values())
        assert notify["stages"]["turn"] == ["page", "push", "webhook"]


def test_the_page_only_asks(server: ServerHarness) -> None:
    visitor = server.visitor("Anna")
    visitor.send("PUT", "/api/my/language", {"language": "de"})
    answer = httpx.get(server.base + link(server, visitor.id, "over"), timeout=60)
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/html")
    assert '<form method="post"><button' in answer.text
    assert 'lang="de"' in answer.text
    assert "die Partie ist zu Ende" in answer.text
    assert "script" not in answer.text
    assert row_of(visitor).notify is None
    # The button, in the reader's own browser: with a cookie, and without the token of the session.
    pressed = visitor.http.post(link(server, visitor.id, "over"), headers={"Origin": "null"})
    assert pressed.status_code == 200
    assert "<form" not in pressed.text
    notify = row_of(visitor).notify
    assert notify == {"stages": {"over": ["page", "push", "webhook"]}}


@pytest.mark.parametrize("language", ["en", "de", "pl"])
def test_every_page_has_its_texts(server: ServerHarness, language: str) -> None:
    headers = {"Accept-Language": language}
    visitor = server.visitor("Anna")
    for scope in ("all", *STAGES):
        path = server.base + link(server, visitor.id, scope)
        for answer in (httpx.get(path, headers=headers, timeout=60), httpx.post(path, headers=headers, timeout=60)):
            assert f'lang="{language}"' in answer.text
            assert "unsubscribe-" not in answer.text
            assert "stage-" not in answer.text


def test_forged_links_change_nothing(server: ServerHarness) -> None:
    visitor, keys = server.visitor("Anna"), server.services.keys
    tokens = ["", "x", "a.b", "x" * 3000, keys.sign_claims("email", [visitor.id, "all"])]
    tokens += [keys.sign_claims("unsubscribe", [visitor.id, "all"]), link(server, visitor.id).partition("=")[2][:-2]]
    for token in tokens:
        path = f"/api/unsubscribe?token={token}"
        for answer in (one_click(server, path), httpx.get(server.base + path, timeout=60)):
            assert answer.status_code == 403
            assert "not valid" in answer.text
            assert "<form" not in answer.text
    assert one_click(server, "/api/unsubscribe").status_code == 403
    assert row_of(visitor).notify is None


def test_mails_to_an_earlier_address_cannot_unsubscribe(server: ServerHarness) -> None:
    visitor = server.visitor("Anna")
    path = link(server, visitor.id)
    server.run(server.services.store.write(change_user(visitor.id, email="new@example.org")))
    assert one_click(server, path).status_code == 200
    assert row_of(visitor).notify is None


def test_a_deleted_user_is_unsubscribed_already(server: ServerHarness) -> None:
    assert one_click(server, link(server, "gone")).status_code == 200


def test_only_this_path_takes_requests_from_anywhere(server: ServerHarness) -> None:
    for path in ("/api/unsubscribe/", "/api/unsubscribed", "/api/guest", "/api/my/email/confirm"):
        assert one_click(server, path).status_code in (403, 404, 307)
        assert httpx.post(server.base + path, json={}, timeout=60).status_code == 403
    large = httpx.post(server.base + link(server, "gone"), content=b"x" * 100_000, timeout=60)
    assert large.status_code == 413


def test_one_client_with_many_accounts_sends_few_mails(server: ServerHarness) -> None:
    """Each account may write to other strangers: only the address of the client is the same."""
    limits = EmailConfirmationLimits(server.server.settings)

    async def take_mails(client: str, *users: str) -> list[bool]:
        return [await limits.take_mail(user, f"{user}@example.org", client) for user in users]

    sent = asyncio.run(take_mails("203.0.113.7", *[f"stranger{n}" for n in range(100)]))
    assert sum(sent) == MAILS_PER_HOUR_PER_CLIENT
    assert asyncio.run(take_mails("203.0.113.8", "anna")) == [True]
