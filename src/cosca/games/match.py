"""Matches of all games. Not in the kernel, because compiled classes cannot have interpreted subclasses."""

from __future__ import annotations

from typing import Any, Self

from cosca.games import game_as_it_was
from cosca.kernel.errors import BadDocument
from cosca.kernel.match import Match as _Match
from cosca.kernel.record import read


class Match(_Match[Any]):
    """A match that can be created from a record."""

    @classmethod
    def from_record(cls, text: str, data: str | None = None) -> Self:
        """Replay a record, with the overlay in `data`; raise BadDocument with the line at which it diverges."""
        record = read(text)
        if "data" in record.options:
            raise BadDocument("record: options: data: a record names its data by hash; the folder is given beside it")
        return cls.replayed(game_as_it_was(record.game, {**record.options, "data": data}, record.data), record)
