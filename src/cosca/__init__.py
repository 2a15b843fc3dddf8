"""Cosca: heavy board games, played properly. `cosca.game(name, **options)` is where to start."""

from __future__ import annotations

from typing import Any, Self

from cosca._version import __version__
from cosca.games import game, games
from cosca.kernel.choice import Choice
from cosca.kernel.errors import BadDocument, BadOption, CoscaError, IllegalChoice
from cosca.kernel.events import Event, visible
from cosca.kernel.game import Decision, Game, Memory, Outcome
from cosca.kernel.match import Match as _Match
from cosca.kernel.record import read
from cosca.kernel.state import State


class Match(_Match[Any]):
    """A match that can also be made from a record."""

    @classmethod
    def from_record(cls, text: str, data: str | None = None) -> Self:
        """Plays a record, with the overlay of this folder; BadDocument says at which line it departs."""
        record = read(text)
        return cls.replayed(game(record.game, **record.options, data=data), record)


__all__ = [
    "BadDocument",
    "BadOption",
    "Choice",
    "CoscaError",
    "Decision",
    "Event",
    "Game",
    "IllegalChoice",
    "Match",
    "Memory",
    "Outcome",
    "State",
    "__version__",
    "game",
    "games",
    "visible",
]
