"""Games and memories out of pickles, which processes send each other; nothing is saved as a pickle."""

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
    """The game with these options and components; the same object as long as it is among the last ones asked for."""
    key = (kind, repr(sorted(options.items())), data, data_name)
    found = _restored.pop(key, None)
    if found is None:
        made: Game[Any] = kind(**{**options, "data": data} if data else options)
        if not made.recognise(data_name):
            raise BadDocument(f"pickle: data {data_name}: {made.name} has {made.data_name()} here")
        found = made
    _restored[key] = found
    if len(_restored) > GAMES_KEPT:
        del _restored[next(iter(_restored))]
    return found


def learned_fields(kind: type[Any]) -> list[str]:
    """The fields of a class of memories that its game does not give back."""
    return [name for name in fields_of(kind) if name not in ("game", "seat") and name not in kind.shared]


def restored_memory(game: Game[Any], seat: int | None, values: list[Any]) -> Memory:
    """The memory of these values."""
    memory = game.memory(seat)
    for name, value in zip(learned_fields(type(memory)), values, strict=True):
        setattr(memory, name, value)
    return memory
