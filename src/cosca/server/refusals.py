"""What the server says itself, from the catalogue that the page reads: refusals in English, mails in any language."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

from cosca.server.errors import Refused
from cosca.server.wire import Facts
from cosca.words import Speaker, available, best_language

WORDS: Final = Path(__file__).parent / "words"  # by language
ENGLISH: Final = "en"


def sentence(id: str, facts: Facts, language: str = ENGLISH) -> str:
    """The message of that id with these facts."""
    return _speaker(language).say(id, facts)


@cache
def _speaker(language: str) -> Speaker:
    return Speaker([WORDS], language)


def checked_language(language: str | None) -> str | None:
    """A language that the server has words in, None for none; Refused if it has no such words."""
    if language is not None and language not in available([WORDS]):
        raise Refused("not_found", "language", language=language)
    return language


def accepted_language(header: str) -> str:
    """The language that a browser asks for (`Accept-Language`), in its order, as far as the server has words."""
    return best_language([each.partition(";")[0].strip() for each in header.split(",")], available([WORDS]))
