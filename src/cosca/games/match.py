"""Matches of all games. Here and not in the package itself, because compiled classes have only compiled heirs."""

from __future__ import annotations

from typing import Any, Self

from cosca.games import game_as_it_was
from cosca.kernel.errors import BadDocument
from cosca.kernel.match import Match as _Match
from cosca.kernel.record import read


class Match(_Match[Any]):
    """A match that can also be made from a record."""

    @classmethod
    def from_record(cls, text: str, data: str | None = None) -> Self:
        """Plays a record, with the overlay of this folder; BadDocument says at which line it departs."""
        record = read(text)
        if "data" in record.options:
            raise BadDocument("record: options: data: a record names its data by hash; the folder is given beside it")
        return cls.replayed(game_as_it_was(record.game, {**record.options, "data": data}, record.data), record)
