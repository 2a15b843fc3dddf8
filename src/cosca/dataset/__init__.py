"""Games as data: written by `cosca sim --records` and `cosca games export`, read and verified here.

    from cosca.dataset import read_games

    for stored in read_games("games.jsonl"):
        for decision in stored.decisions():
            ...

The schema is described in docs/data.md; `SCHEMA` is its version.
"""

from __future__ import annotations

from cosca.dataset.columns import SCHEMA
from cosca.dataset.files import read_games
from cosca.dataset.stored_game import StoredDecision, StoredGame

__all__ = ["SCHEMA", "StoredDecision", "StoredGame", "read_games"]
