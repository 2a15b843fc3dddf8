"""The registry of games by name: creating games, their kits and rulebooks.

A game is a subpackage with a module `kit` and is discovered automatically. `load` adds one from elsewhere.
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
from cosca.kernel.input_reader import near, nearest
from cosca.kernel.kit import Kit

if TYPE_CHECKING:
    from cosca.kernel.rulebook import Rulebook

_kits: dict[str, Kit] = {}


def kits() -> dict[str, Kit]:
    """Return the kits of all games by name, in the order in which games are listed."""
    if not _kits:
        names = [module.name for module in iter_modules(__path__) if module.ispkg]
        installed: list[Kit] = [import_module(f"{__name__}.{name}.kit").KIT for name in names]
        _kits.update({kit.name: kit for kit in sorted(installed, key=lambda kit: (kit.order, kit.name))})
    return _kits


def kit(name: str) -> Kit:
    """Return the kit of the game of that name; "" is the first game."""
    match = kits().get(name or game_names()[0])
    if match is None:
        raise _unknown(name)
    return match


def _unknown(name: str) -> BadOption:
    facts = {"name": name, "near": nearest(name, kits()), "known": list(kits())}
    return BadOption(f"no game {name!r}{near(name, kits())} (games: {', '.join(kits())})", "no-game", facts)


def load(package: str) -> Kit:
    """Add a game from another package, such as `examples.tiny_game`, to the games of this process.

    This runs the code of the package: the name must come from the operator, never from a document.
    """
    if not all([part.isidentifier() for part in package.split(".")]):
        raise _unknown(package)
    try:
        loaded: Kit = import_module(f"{package}.kit").KIT
    except ModuleNotFoundError as missing:
        if not f"{package}.kit.".startswith(f"{missing.name}."):
            raise  # a missing dependency of the game
        raise _unknown(package) from None
    if kits().setdefault(loaded.name, loaded) is not loaded:
        raise BadOption(f"{package}: there is another game {loaded.name!r}")
    return loaded


def game_names() -> tuple[str, ...]:
    """Return the names of all games."""
    return tuple(kits())


def game(name: str, **options: Any) -> Game[Any]:
    """Return the game of that name with these options; "" is the first game."""
    kind: type[Any] = kit(name).game
    created: Game[Any] = kind(**options)
    return created


def data_sets(name: str) -> tuple[str, ...]:
    """Return the names of a game's component sets, oldest first, which are values of the option `data`."""
    return set_names(kit(name).components)


def game_as_it_was(name: str, options: Mapping[str, Any], data: str) -> Game[Any]:
    """Return the game with the components that a record or table names (name and hash), if they are available.

    They are a shipped set, or the folder given as `data` over one of the shipped sets.
    """
    made = game(name, **options)
    if not data or made.recognise(data):
        return made
    sets, over = data_sets(made.name), str(options.get("data") or "")
    if over and over not in sets:
        others = [f"{label}+{over}" for label in sets] if Path(over).is_dir() else []
    else:
        others = list(sets)
    candidates = [game(name, **{**options, "data": other}) for other in others]
    return next((other for other in candidates if other.recognise(data)), made)


def package_of(parent: str, name: str) -> ModuleType | None:
    """Return the package in `parent` that belongs to the game of that name, such as its renderer."""
    try:
        return import_module(f"{parent}.{name}")
    except ModuleNotFoundError as missing:
        if missing.name != f"{parent}.{name}":
            raise
        return None


def rulebook(name: str) -> Rulebook:
    """Return the rulebook of a game, cached."""
    return kit(name).rulebook()


def prefix(name: str) -> str:
    """Return the prefix of a game's rule ids: `LF` for la_famiglia."""
    return kit(name).prefix
