"""The English sentences of refusals, from the same catalogue that the page reads."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

from cosca.server.wire import Facts
from cosca.words import Speaker

WORDS: Final = Path(__file__).parent / "words"  # by language


def sentence(id: str, facts: Facts) -> str:
    """The message of that id with these facts."""
    return _speaker().say(id, facts)


@cache
def _speaker() -> Speaker:
    return Speaker([WORDS])
