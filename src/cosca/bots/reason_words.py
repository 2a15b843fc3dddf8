"""Reasons of the Consigliere as sentences: messages `reason-<key>` of the bots' words, names in the game's own."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Any, Final, Protocol, runtime_checkable

from cosca.bots.judge import Reason
from cosca.games import kit
from cosca.kernel.texts import Wording
from cosca.words import Speaker, message_id

FOLDER: Final = Path(__file__).parent
GENERAL: Final = "unknown"  # the key of the sentence that always fits


@runtime_checkable
class _Names(Protocol):
    """Words of a game that can name a single fact."""

    def word(self, field: str, value: Any) -> Any: ...


def sentence(reason: Reason, wording: Wording, language: str = "en") -> str:
    """The reason in words; a reason that no catalogue knows is told in general."""
    speaker = _speaker(wording.game_name, language)
    if things_of(wording.game_name):
        speaker.learn(getattr(wording, "families", {}))
        facts = reason.facts
    else:
        facts = _named(reason.facts, wording)
    key = reason.key if speaker.has(message_id("reason", reason.key)) else GENERAL
    said = speaker.say(message_id("reason", key), facts)
    return said[:1].upper() + said[1:]  # a sentence may begin with a name that is written small


def places_of(game: str) -> list[Path]:
    """Where the words of a game's reasons lie: its own, the general ones, and the names of the game."""
    return [FOLDER / game / "words", FOLDER / "words", kit(game).words]


def things_of(game: str) -> dict[str, tuple[str, ...]]:
    """What kinds of things the facts of a game name; none if its catalogue has no names yet."""
    found = kit(game)
    return found.things if (found.words / "en" / "names.ftl").is_file() else {}


@lru_cache(maxsize=8)
def _speaker(game: str, language: str) -> Speaker:
    return Speaker(places_of(game), language, things_of(game))


def _named(facts: dict[str, Any], wording: Wording) -> dict[str, Any]:
    if not isinstance(wording, _Names):
        return facts
    named: dict[str, Any] = {}
    for field, value in facts.items():
        try:
            named[field] = wording.word(field, value)
        except (KeyError, IndexError, ValueError, TypeError):  # no name of this game
            named[field] = value
    return named
