"""Bots by name."""

from __future__ import annotations

import difflib
from typing import Any

from cosca.bots.base import Bot, Look
from cosca.bots.default_bot import DefaultBot
from cosca.bots.random_bot import RandomBot
from cosca.bots.simple import SimpleBot
from cosca.kernel.errors import BadOption
from cosca.kernel.game import Game

_BOTS: dict[str, type[Bot]] = {kind.name: kind for kind in (SimpleBot, RandomBot, DefaultBot)}


def bots() -> tuple[str, ...]:
    """The names of all bots."""
    return tuple(_BOTS)


def bot(name: str, game: Game[Any], seat: int) -> Bot:
    """A bot of that name for a seat; BadOption lists the names."""
    kind = _BOTS.get(name)
    if kind is None:
        near = difflib.get_close_matches(name, _BOTS, 1)
        meant = f"; did you mean {near[0]}?" if near else ""
        raise BadOption(f"no bot {name!r}{meant} (bots: {', '.join(_BOTS)})")
    return kind(game, seat)


__all__ = ["Bot", "Look", "bot", "bots"]
