"""The games, by name."""

from __future__ import annotations

from typing import Any

from cosca.games.corleones_empire.game import CorleonesEmpire
from cosca.games.la_famiglia.game import LaFamiglia
from cosca.kernel.errors import BadOption
from cosca.kernel.game import Game
from cosca.kernel.reading import near

_GAMES: dict[str, type[Any]] = {LaFamiglia.name: LaFamiglia, CorleonesEmpire.name: CorleonesEmpire}


def game_names() -> tuple[str, ...]:
    """The names of all games."""
    return tuple(_GAMES)


def game(name: str, **options: Any) -> Game[Any]:
    """The game of that name with these options; "" is the first."""
    kind = _GAMES.get(name or game_names()[0])
    if kind is None:
        raise BadOption(f"no game {name!r}{near(name, _GAMES)} (games: {', '.join(_GAMES)})")
    found: Game[Any] = kind(**options)
    return found
