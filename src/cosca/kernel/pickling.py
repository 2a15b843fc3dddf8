"""Restoring games and memories from pickles, which processes exchange; nothing is stored as a pickle."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from cosca.kernel.errors import BadDocument
from cosca.kernel.events import TableOptions
from cosca.kernel.steps import fields_of

if TYPE_CHECKING:
    from cosca.kernel.game import Game, Memory

GAMES_KEPT: Final = 100
_restored: dict[tuple[type[Any], str, str, str], Game[Any]] = {}


def restored_game(kind: type[Any], options: TableOptions, data: str, data_name: str) -> Game[Any]:
    """Return the game with these options and components; recently restored games are cached."""
    key = (kind, repr(sorted(options.items())), data, data_name)
    game = _restored.pop(key, None)
    if game is None:
        made: Game[Any] = kind(**{**options, "data": data} if data else options)
        if not made.recognise(data_name):
            raise BadDocument(f"pickle: data {data_name}: this game uses {made.data_name()}")
        game = made
    _restored[key] = game
    if len(_restored) > GAMES_KEPT:
        del _restored[next(iter(_restored))]
    return game


def learned_fields(kind: type[Any]) -> list[str]:
    """Return the fields of a memory class that do not come from its game."""
    return [name for name in fields_of(kind) if name not in ("game", "seat") and name not in kind.shared]


def restored_memory(game: Game[Any], seat: int | None, values: list[Any]) -> Memory:
    """Return a memory with these field values."""
    memory = game.memory(seat)
    for name, value in zip(learned_fields(type(memory)), values, strict=True):
        setattr(memory, name, value)
    return memory
