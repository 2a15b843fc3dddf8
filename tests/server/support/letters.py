"""Letters and channels for the tests of notifications, in three languages."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from cosca.server.notifications.delivery import Letter
from cosca.server.storage.rows import ChannelRow

URL = "https://cosca.example.org/t/t1"
LETTERS = {
    language: Letter(f"n-{language}", "turn", language, title, body, URL, "t1", 2)
    for language, title, body in (
        ("en", "Your turn: “Friday’s table”", "Anna & Bruno are waiting for you at “Friday’s table” until Monday."),
        ("de", "Du bist dran: „Mäuse & Männer“", "Jürgen wartet seit gestern auf dich. Bis Montag ist Zeit."),
        ("pl", "Twoja kolej: „Żółta łódź”", "Łukasz i Zoë czekają na ciebie od wczoraj."),
    )
}


def letter(language: str = "en", **changes: Any) -> Letter:
    """Return a letter with some fields replaced."""
    return replace(LETTERS[language], **changes)


def channel(**values: Any) -> ChannelRow:
    """Return a channel of Anna."""
    facts = {
        "id": "c1", "user_id": "anna", "table_id": None, "kind": "webhook", "format": "json", "secrets": None,
        "address": "https://hook.example/secret-token", "stages": None, "label": "phone", "created": 1.0,
    }  # fmt: skip
    return ChannelRow(**{**facts, **values})
