"""Reasons of the Consigliere as sentences: messages `reason-<key>` of the bots' words, names in the game's own."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Final

from cosca.bots.judge import Reason
from cosca.games import kit
from cosca.kernel.texts import Wording
from cosca.words import Speaker, message_id

FOLDER: Final = Path(__file__).parent
GENERAL: Final = "unknown"  # the key of the sentence that always fits


def sentence(reason: Reason, wording: Wording, language: str = "en") -> str:
    """The reason in words; a reason that no catalogue knows is told in general."""
    speaker = _speaker(wording.game_name, language)
    speaker.learn(getattr(wording, "families", {}))
    key = reason.key if speaker.has(message_id("reason", reason.key)) else GENERAL
    said = speaker.say(message_id("reason", key), reason.facts)
    return said[:1].upper() + said[1:]  # a sentence may begin with a name that is written small


def places_of(game: str) -> list[Path]:
    """Where the words of a game's reasons lie: its own, the general ones, and the names of the game."""
    return [FOLDER / game / "words", FOLDER / "words", kit(game).words]


@lru_cache(maxsize=8)
def _speaker(game: str, language: str) -> Speaker:
    return Speaker(places_of(game), language, kit(game).things)
