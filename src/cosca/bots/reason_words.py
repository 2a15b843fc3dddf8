"""Reasons of the Consigliere as sentences: templates from `reasons.LANGUAGE.toml`, names in the game's own words."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import Any, Final, Protocol, runtime_checkable

from cosca.bots.judge import Reason
from cosca.kernel.texts import Catalogue, MissingText, Wording, load

FOLDER: Final = Path(__file__).parent
SECTION: Final = "reasons"
GENERAL: Final = "unknown"  # the key of the sentence that always fits


@runtime_checkable
class _Names(Protocol):
    """Words of a game that can name a single fact."""

    def word(self, field: str, value: Any) -> Any: ...


def sentence(reason: Reason, wording: Wording, language: str = "en") -> str:
    """The reason in words; a reason that no catalogue knows, or with other facts, is told in general."""
    catalogues = _catalogues(wording.game_name, language)
    named = _named(reason.facts, wording)
    for key in (reason.key, GENERAL):
        for catalogue in catalogues:
            with suppress(MissingText):
                said = catalogue.say(SECTION, key, named)
                return said[:1].upper() + said[1:]  # a sentence may begin with a name that is written small
    return ""


def _catalogues(game: str, language: str) -> list[Catalogue]:
    """The game's own, then the general one; a language without reasons has the English ones."""
    found: list[Catalogue] = []
    for folder in (FOLDER / game, FOLDER):
        paths = [folder / f"reasons.{each}.toml" for each in (language, "en")]
        path = next((path for path in paths if path.is_file()), None)
        if path is not None:
            found.append(load(path, strict=True))
    return found


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
