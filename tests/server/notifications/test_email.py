"""Letters by e-mail: what arrives at an SMTP server, and what happens if it refuses or is down."""

from __future__ import annotations

import asyncio
import re
import socket
from collections.abc import Iterator
from dataclasses import replace

import pytest

from cosca.server.core.mailer import Mailer
from cosca.server.core.settings import Settings
from cosca.server.identity.keys import SigningKeys
from cosca.server.notifications.delivery import DeliveryFailed, Letter
from cosca.server.notifications.email import EmailChannel, Item, build_content
from cosca.server.notifications.letters import build
from cosca.server.notifications.stages import STAGES
from cosca.server.notifications.unsubscribe import read_token, without_email
from cosca.server.storage.rows import ChannelRow, NotificationRow
from tests.server.support.smtp_sink import SmtpSink, run_smtp_sink

KEYS = SigningKeys(b"s" * 32, secure=True)
BASE = "https://cosca.example"
CHANNEL = ChannelRow("c1", "u1", None, "email", None, "anna@example.org", None, None, "", 0.0)
NASTY = 'Anna\r\nBcc: all@example.org\r\n\r\n<script>alert("1")</script>\u202e'


@pytest.fixture
def sink() -> Iterator[SmtpSink]:
    with run_smtp_sink() as running:
        yield running


def letter(stage: str = "turn", language: str = "en", name: str = "Friday night", by: str = "Carla") -> Letter:
    row = NotificationRow("n1", "d1", stage, "c1", "u1", "T1", {"by": by}, 0.0, 0.0)
    return build(
        row,
        language=language,
        base_url=BASE,
        table_name=name,
        game="la_famiglia",
        waiting_for=["Anna"],
        now_wall=1_794_916_800.0,
        zone="Europe/Warsaw",
        since=1_794_900_000.0,
        deadline=1_794_990_000.0,
    )


def deliver(url: str, *letters: Letter, channel: ChannelRow = CHANNEL, items: tuple[Item, ...] = ()) -> None:
    async def main() -> None:
        settings = Settings(smtp_url=url, mail_from="Cosca <cosca@example.net>")
        email = EmailChannel(Mailer(settings), KEYS, BASE)
        for each in letters:
            await email.send(channel, each, items)

    asyncio.run(main())


@pytest.mark.parametrize(
    ("language", "subject"),
    [
        ("en", "Your turn at “Friday night”"),
        ("de", "Du bist am Tisch „Friday night“ dran"),
        ("pl", "Twoja tura przy stole „Friday night”"),
    ],
)
def test_a_letter_arrives_in_plain_text_and_html(sink: SmtpSink, language: str, subject: str) -> None:
    made = letter(language=language)
    deliver(sink.url, made)
    (mail,) = sink.mails
    assert mail["Subject"].replace("\u00a0", " ") == subject
    assert mail["To"] == "anna@example.org"
    assert sink.recipients == ["rcpt TO:<anna@example.org>"]
    assert mail["Auto-Submitted"] == "auto-generated"
    assert mail["Content-Language"] == language
    parts = [mail.get_body((kind,)) for kind in ("plain", "html")]
    assert all(parts)
    for part in parts:
        assert part is not None
        text = part.get_content()
        assert made.title in text
        assert made.body in text
        assert f"{BASE}/t/T1" in text
        assert text.count("/api/unsubscribe?token=") == 2
    html_part = parts[1]
    assert html_part is not None
    assert not re.search(r"src=|url\(|<script|<link|<img", html_part.get_content())  # nothing from elsewhere


def test_mail_programs_can_unsubscribe_with_one_click(sink: SmtpSink) -> None:
    deliver(sink.url, letter("over"))
    (mail,) = sink.mails
    assert mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    match = re.fullmatch(rf"<{BASE}/api/unsubscribe\?token=(\S+)>", mail["List-Unsubscribe"])
    assert match is not None
    token = read_token(KEYS, match[1])
    assert token is not None
    assert token[:2] == ("u1", "all")
    assert token.is_for(mail["To"])
    assert not token.is_for("other@example.org")
    assert f"List-Unsubscribe: <{BASE}/api/unsubscribe?token={match[1]}>\r\n".encode() in sink.raw[0]  # not encoded
    body = mail.get_body(("plain",))
    assert body is not None
    tokens = [read_token(KEYS, token) for token in re.findall(r"token=(\S+)", body.get_content())]
    assert [each and each[:2] for each in tokens] == [("u1", "over"), ("u1", "all")]


def test_a_repeated_letter_has_the_same_message_id(sink: SmtpSink) -> None:
    deliver(sink.url, letter(), letter(), replace(letter(), id="n2"))
    first, again, other = [mail["Message-ID"] for mail in sink.mails]
    assert first == again != other
    assert first.endswith("@example.net>")


@pytest.mark.parametrize("stage", ["turn", "invited", "mentioned"])
def test_names_inject_no_headers_and_no_markup(sink: SmtpSink, stage: str) -> None:
    deliver(sink.url, letter(stage, name=NASTY, by=NASTY))
    (mail,) = sink.mails
    assert mail["Bcc"] is None
    assert len(sink.recipients) == 1
    assert "\n" not in mail["Subject"]
    part = mail.get_body(("html",))
    assert part is not None
    assert "<script>" not in part.get_content()
    assert "\u202e" not in part.get_content() + mail["Subject"]


def test_a_title_that_was_not_cleaned_is_not_sent(sink: SmtpSink) -> None:
    with pytest.raises(ValueError, match="linefeed"):
        deliver(sink.url, replace(letter(), title="a\r\nBcc: all@example.org"))
    assert sink.raw == []


def test_a_digest_lists_its_entries(sink: SmtpSink) -> None:
    entry = Item("Your turn at “<b>”", "The game is waiting.", f"{BASE}/t/T2")
    deliver(sink.url, replace(letter(), stage="digest", table=None), items=(entry,))
    (mail,) = sink.mails
    plain, page = mail.get_body(("plain",)), mail.get_body(("html",))
    assert plain is not None
    assert page is not None
    assert "Your turn at “<b>”\nThe game is waiting.\nhttps://cosca.example/t/T2\n" in plain.get_content().replace(
        "\r\n", "\n"
    )
    assert "Your turn at “&lt;b&gt;”" in page.get_content()
    assert plain.get_content().count("/api/unsubscribe") == 1  # a digest has no stage of its own


def failure(url: str, channel: ChannelRow = CHANNEL) -> DeliveryFailed:
    with pytest.raises(DeliveryFailed) as error:
        deliver(url, letter(), channel=channel)
    assert "anna@" not in str(error.value)
    assert error.value.__cause__ is None
    return error.value


def test_an_smtp_server_that_is_down_is_a_failed_delivery() -> None:
    with socket.create_server(("127.0.0.1", 0)) as unused:
        port = unused.getsockname()[1]
    error = failure(f"smtp://127.0.0.1:{port}")
    assert str(error) == "connection"
    assert not error.disables


@pytest.mark.parametrize(
    ("answers", "reason"),
    [
        ({"RCPT": "450 try later anna@example.org"}, "smtp"),
        ({"MAIL": "550 who are you"}, "smtp"),
        ({"DATA": "554 no"}, "smtp"),
        ({"RCPT": "550 no such user anna@example.org"}, "recipient 1"),
    ],
)
def test_an_smtp_server_that_refuses_is_a_failed_delivery(sink: SmtpSink, answers: dict[str, str], reason: str) -> None:
    sink.answers = answers
    error = failure(sink.url)
    assert str(error) == reason
    assert not error.disables
    assert sink.raw == []


def test_three_refusals_of_the_recipient_disable_the_channel(sink: SmtpSink) -> None:
    sink.answers = {"RCPT": "550 no such user"}
    channel = CHANNEL
    for attempt in (1, 2, 3):
        error = failure(sink.url, channel)
        assert str(error) == f"recipient {attempt}"
        assert error.disables == (attempt == 3)
        channel = replace(channel, error=str(error))
    assert not failure(sink.url, replace(CHANNEL, error="connection")).disables  # it counts those in a row


def test_content_is_complete_in_every_language() -> None:
    for language in ("en", "de", "pl"):
        for stage in (*STAGES, "test"):
            for text in build_content(letter(stage, language), (), "https://x/1", "https://x/2"):
                assert "letter-" not in text
                assert "https://x/1" in text


@pytest.mark.parametrize("token", ["", "x", "a.b.c", "WyJ1MSIsImFsbCJd.AAAA", "é"])
def test_forged_tokens_mean_nothing(token: str) -> None:
    assert read_token(KEYS, token) is None
    assert read_token(SigningKeys(b"t" * 32, secure=True), KEYS.sign_claims("unsubscribe", ["u1", "all", "x"])) is None
    assert read_token(KEYS, KEYS.sign_claims("email", ["u1", "all", "x"])) is None
    assert read_token(KEYS, KEYS.sign_claims("unsubscribe", ["u1", "everything", "x"])) is None


def test_unsubscribing_keeps_the_other_preferences() -> None:
    stored = {"stages": {"turn": ["page", "email"]}, "digest_hour": 8, "daily": True}
    one = without_email(stored, "turn")
    assert one == {"stages": {"turn": ["page"]}, "digest_hour": 8, "daily": True}
    everything = without_email(stored, "all")
    assert everything["digest_hour"] is None
    assert everything["daily"] is True
    assert set(everything["stages"]) == set(STAGES)
    assert not any("email" in kinds for kinds in everything["stages"].values())
    assert everything["stages"]["over"] == ["page", "push", "webhook"]
    assert without_email(everything, "all") == everything
