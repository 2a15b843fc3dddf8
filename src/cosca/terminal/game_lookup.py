"""Lookup of games by the names of the command line: a built-in game, or the package of another."""

from __future__ import annotations

import os
import sys
from typing import Any

import cosca
from cosca.games import kit, load
from cosca.kernel.documents import GameOptions
from cosca.kernel.kit import Kit


def find_kit(name: str) -> Kit:
    """Return the kit of the named game: a built-in one, or the package of another, `examples.tiny_game`."""
    if "." not in name:
        return kit(name)
    if os.getcwd() not in sys.path:
        sys.path.insert(0, os.getcwd())  # as `python -m` does: an installed command does not search the current folder
    return load(name)


def make_game(name: str, options: GameOptions) -> cosca.Game[Any]:
    """Return the named game with these options."""
    return cosca.game(find_kit(name).name, **options)
