"""The games, by name."""

from __future__ import annotations

import difflib
from typing import Any

from cosca.games.corleones_empire.game import CorleonesEmpire
from cosca.games.la_famiglia.game import LaFamiglia
from cosca.kernel.errors import BadOption
from cosca.kernel.game import Game

_GAMES: dict[str, type[Any]] = {LaFamiglia.name: LaFamiglia, CorleonesEmpire.name: CorleonesEmpire}


def game_names() -> tuple[str, ...]:
    """The names of all games."""
    return tuple(_GAMES)


def game(name: str, **options: Any) -> Game[Any]:
    """The game of that name with these options."""
    kind = _GAMES.get(name)
    if kind is None:
        near = difflib.get_close_matches(name, _GAMES, 1, 0.4)
        meant = f"; did you mean {near[0]}?" if near else ""
        raise BadOption(f"no game {name!r}{meant} (games: {', '.join(_GAMES)})")
    found: Game[Any] = kind(**options)
    return found
