"""The games, by name: how to make one, its words, and its rules.

A game is a package in this one with a module `kit`; nothing lists the games by hand.
"""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules
from types import ModuleType
from typing import TYPE_CHECKING, Any

from cosca.kernel.component_sets import set_names
from cosca.kernel.errors import BadOption
from cosca.kernel.game import Game
from cosca.kernel.kit import Kit
from cosca.kernel.reading import near, nearest

if TYPE_CHECKING:
    from cosca.kernel.rulebook import Rulebook

_kits: dict[str, Kit] = {}


def kits() -> dict[str, Kit]:
    """The kits of all games by name, in the order in which games are listed."""
    if not _kits:
        names = [each.name for each in iter_modules(__path__) if each.ispkg]
        found: list[Kit] = [import_module(f"{__name__}.{name}.kit").KIT for name in names]
        _kits.update({kit.name: kit for kit in sorted(found, key=lambda kit: (kit.order, kit.name))})
    return _kits


def kit(name: str) -> Kit:
    """The kit of the game of that name; "" is the first."""
    found = kits().get(name or game_names()[0])
    if found is None:
        facts = {"name": name, "near": nearest(name, kits()), "known": list(kits())}
        raise BadOption(f"no game {name!r}{near(name, kits())} (games: {', '.join(kits())})", "no-game", facts)
    return found


def game_names() -> tuple[str, ...]:
    """The names of all games."""
    return tuple(kits())


def game(name: str, **options: Any) -> Game[Any]:
    """The game of that name with these options; "" is the first."""
    kind: type[Any] = kit(name).game
    found: Game[Any] = kind(**options)
    return found


def data_sets(name: str) -> tuple[str, ...]:
    """The component sets that ship with a game, oldest first; `data=` takes their names."""
    return set_names(kit(name).components)


def game_as_it_was(name: str, options: Mapping[str, Any], data: str) -> Game[Any]:
    """The game with the components that a record or table names (name and hash), if they are here.

    They are a set that ships with the game, or the folder given as `data` over one of these sets.
    """
    made = game(name, **options)
    if not data or made.recognise(data):
        return made
    sets, over = data_sets(made.name), str(options.get("data") or "")
    if over and over not in sets:
        others = [f"{label}+{over}" for label in sets] if Path(over).is_dir() else []
    else:
        others = list(sets)
    found = [game(name, **{**options, "data": other}) for other in others]
    return next((other for other in found if other.recognise(data)), made)


def package_of(parent: str, name: str) -> ModuleType | None:
    """What another part of the project has for the game of that name: the package in `parent` called like it."""
    try:
        return import_module(f"{parent}.{name}")
    except ModuleNotFoundError as missing:
        if missing.name != f"{parent}.{name}":
            raise
        return None


def rulebook(name: str) -> Rulebook:
    """The rules page that ships with a game, read once."""
    return kit(name).rulebook()


def prefix(name: str) -> str:
    """What the ids of a game's rules begin with: `LF` of la_famiglia."""
    return kit(name).prefix
