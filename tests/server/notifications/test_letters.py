"""Letters: every stage in every language, for a person and for a table; names of users cannot break them."""

from __future__ import annotations

import unicodedata
from typing import Any

import pytest

from cosca.server.notifications.delivery import Letter
from cosca.server.notifications.letters import build, game_title, moment, one_line, table_label, waiting_time
from cosca.server.notifications.stages import PUBLIC_STAGES, STAGES
from cosca.server.protocol.texts import WORDS
from cosca.server.storage.rows import NotificationRow

LANGUAGES = ("de", "en", "pl")
NOW = 1_794_916_800.0  # 2026-11-17 12:00 UTC
HOUR = 3600.0


def letter(stage: str, facts: dict[str, Any] | None = None, **given: Any) -> Letter:
    row = NotificationRow("n1", "d1", stage, "c1", "u1", "T1", facts or {}, NOW, 0.0)
    usual: dict[str, Any] = {
        "language": "en",
        "base_url": "https://cosca.example",
        "table_name": "Friday night",
        "game": "la_famiglia",
        "waiting_for": ["Anna"],
        "waiting_tables": 2,
        "now_wall": NOW,
        "zone": "Europe/Warsaw",
    }
    return build(row, **{**usual, **given})


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("stage", "public"),
    [(stage, False) for stage in (*STAGES, "test")] + [(stage, True) for stage in (*PUBLIC_STAGES, "test")],
)
def test_every_stage_has_a_letter_in_every_language(stage: str, public: bool, language: str) -> None:
    for name in ("Friday night", None):
        for names in ([], ["Anna"], ["Anna", "Bruno"]):
            for facts in ({}, {"by": "Carla", "since": NOW - 3 * HOUR, "deadline": NOW + 30 * HOUR}):
                made = letter(stage, facts, language=language, public=public, table_name=name, waiting_for=names)
                assert made.title
                assert made.body
                assert made.language == language
                for text in (made.title, made.body):
                    assert "letter-" not in text
                    assert "?" not in text
                    assert "{" not in text
                    assert "\n" not in text
                    assert "  " not in text
                if stage != "test":
                    assert "Friday night" in made.title if name else game_title("la_famiglia", language) in made.title
                assert made.id == "n1"
                assert made.table == "T1"
                assert made.stage == stage
                assert made.url == "https://cosca.example/t/T1"


@pytest.mark.parametrize("stage", [stage for stage in STAGES if stage not in PUBLIC_STAGES])
def test_what_is_not_public_has_no_public_letter(stage: str) -> None:
    with pytest.raises(ValueError, match=stage):
        letter(stage, public=True)


def test_a_personal_letter_says_how_long_and_until_when() -> None:
    made = letter("turn", since=NOW - 3 * HOUR, deadline=NOW + 30 * HOUR)
    assert made.title == "Your turn at “Friday night”"
    assert "The game has been waiting for you for 3 hours. You have until Wed, Nov 18, 7:00" in made.body
    assert "UTC" not in made.body
    assert made.waiting_tables == 2
    german = letter("turn", since=NOW - 49 * HOUR, deadline=NOW + 30 * HOUR, language="de", zone=None)
    assert german.title == "Du bist am Tisch „Friday night“ dran"
    assert "seit 2 Tagen auf dich. Du hast Zeit bis Mi., 18. Nov., 18:00 Uhr UTC." in german.body.replace("\u00a0", " ")
    polish = letter("late", since=NOW - 9 * HOUR, deadline=NOW + HOUR, language="pl", table_name=None)
    assert polish.title.replace("\u00a0", " ") == "Kończy ci się czas w grze „La Famiglia: The Great Mafia War”"
    assert "wt., 17 lis, 14:00" in polish.body.replace("\u00a0", " ")


def test_times_that_say_nothing_are_left_out() -> None:
    fresh = letter("turn", since=NOW - 60, deadline=NOW - 1)
    assert fresh.body == "La Famiglia: The Great Mafia War. The game is waiting for your decision."
    assert letter("turn").body == fresh.body


def test_a_public_letter_names_who_is_waited_for() -> None:
    facts = {"since": NOW - 3 * HOUR, "deadline": NOW + HOUR}
    one = letter("turn", facts, public=True, zone=None)
    assert one.title == "Anna’s turn at “Friday night”"
    assert one.waiting_tables == 0
    assert "The game has been waiting for Anna for 3 hours. The deadline is Tue, Nov 17, 1:00" in one.body
    two = letter("turn", facts, public=True, waiting_for=["Anna", "Bruno"])
    assert two.title == "Waiting for Anna and Bruno at “Friday night”"


def test_the_end_of_a_game_names_nobody() -> None:
    for language in LANGUAGES:
        made = letter("over", {"by": "Carla", "winners": ["Carla"]}, language=language)
        assert not any(name in made.title + made.body for name in ("Carla", "Anna"))


@pytest.mark.parametrize("stage", ["turn", "invited", "mentioned", "proposal"])
def test_names_are_one_short_line_without_invisible_characters(stage: str) -> None:
    nasty = "Anna\r\nBcc: all@example.org\u202e\u2066\u0007\u2028" + "x" * 500
    for public in (False, stage == "turn"):
        made = letter(stage, {"by": nasty}, table_name=nasty, waiting_for=[nasty], public=public)
        for text in (made.title, made.body):
            assert not [char for char in text if unicodedata.category(char) in ("Cc", "Cf", "Zl", "Zp")]
            assert len(text) < 400
        assert len(made.title) <= 160
        assert "Anna Bcc: all@example.org" in made.title


def test_a_name_is_never_a_message() -> None:
    made = letter("turn", public=True, waiting_for=["event:undone", "{ $place }"], table_name="letter:game")
    assert made.title == "Waiting for event:undone and { $place } at “letter:game”"


def test_a_name_without_visible_characters_counts_as_none() -> None:
    assert letter("invited", {"by": "\u202e\n"}, table_name=" \u200b ").title == (
        "You are invited to play La Famiglia: The Great Mafia War"
    )
    assert table_label(None, "corleones_empire", "pl") == "Ojciec chrzestny: Imperium Corleone"
    assert table_label(None, "no_such_game", "en") == "Cosca"


def test_joined_emoji_and_no_break_spaces_stay() -> None:
    assert one_line("👨\u200d👩  a\u00a0b ", 20) == "👨\u200d👩 a\u00a0b"
    assert one_line("abcdef", 4) == "abc…"


def test_waiting_times_have_number_forms() -> None:
    assert [waiting_time(seconds, "pl").replace("\u00a0", " ") for seconds in (60, 300, 2 * HOUR, 22 * HOUR)] == [
        "minuty", "5 minut", "2 godzin", "22 godzin",
    ]  # fmt: skip
    assert waiting_time(48 * HOUR, "de").replace("\u00a0", " ") == "2 Tagen"


def test_a_moment_is_in_the_zone_of_the_reader_over_daylight_saving() -> None:
    before, after = 1_792_886_400.0, 1_792_972_800.0  # 2026-10-25 00:00 and 2026-10-26 00:00 UTC
    assert "02:00" in moment(before, "de", "Europe/Berlin")
    assert "01:00" in moment(after, "de", "Europe/Berlin")
    assert "UTC" in moment(before, "de", "Nowhere/Else")
    assert "03:30" in moment(before, "de", "+03:30")


def test_all_languages_have_the_texts() -> None:
    assert sorted(path.parent.name for path in WORDS.glob("*/notifications.ftl")) == sorted(LANGUAGES)
