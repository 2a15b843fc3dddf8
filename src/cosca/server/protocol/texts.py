"""Texts of the server from its catalogue: refusals in English, mails in any language."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

from cosca.i18n import Speaker, available, best_language
from cosca.server.protocol.server_messages import Facts

WORDS: Final = Path(__file__).parent.parent / "words"  # by language
ENGLISH: Final = "en"


def format_text(id: str, facts: Facts, language: str = ENGLISH) -> str:
    """Return the message with this id, formatted with these facts."""
    return _speaker(language).say(id, facts)


@cache
def _speaker(language: str) -> Speaker:
    return Speaker([WORDS], language)


def negotiate_language(header: str) -> str:
    """Return the first language of an `Accept-Language` header that the server has texts in."""
    return best_language([part.partition(";")[0].strip() for part in header.split(",")], available([WORDS]))
