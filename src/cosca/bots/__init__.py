"""Bots by name: `soldato`, or with a budget for a turn: `capo:0.25` (seconds) or `don:400x` (rounds of search).

Others are named by what `registry` knows: entry points, `module:Class`, `program:COMMAND`.
"""

from __future__ import annotations

import difflib
import re
from typing import Any, Final

from cosca.bots.base import Bot, ViewOf, view_of, view_shown
from cosca.bots.capo import LONGEST, MOST_ROUNDS, Capo
from cosca.bots.caporegime import Caporegime, Don
from cosca.bots.default_bot import DefaultBot
from cosca.bots.learned import has_lessons
from cosca.bots.levels import Picciotto, Soldato
from cosca.bots.program import Program
from cosca.bots.random_bot import RandomBot
from cosca.bots.registry import command_of, installed, offered
from cosca.kernel.errors import BadOption
from cosca.kernel.game import Game

_RANKS: Final = (Picciotto, Soldato, Caporegime, Capo, Don)
_BOTS: Final[dict[str, type[Bot]]] = {kind.name: kind for kind in (*_RANKS, RandomBot, DefaultBot)}
_BUDGET: Final = re.compile(r"(\d+(?:\.\d*)?|\.\d+)(x?)")


def bots(game: str | None = None) -> tuple[str, ...]:
    """The names of the bots that can play the game of that name, or of all bots; the ranks first, offered ones last."""
    able = game is None or has_lessons(game)
    return (*[name for name, kind in _BOTS.items() if able or not kind.learned], *offered())


def spec_of(name: str) -> str:
    """What a name stands for that is only known where it is offered; other names stand for themselves."""
    return offered().get(name, name)


def bot_class(spec: str) -> type[Bot]:
    """What a bot of that name and budget is, without making one; BadOption says what is wrong with them."""
    return _read(spec)[0]


def bot(spec: str, game: Game[Any], seat: int) -> Bot:
    """A bot for a seat, by its name and budget; BadOption says what is wrong with them."""
    kind, budget = _read(spec)
    return kind(game, seat, **budget)


def _read(spec: str) -> tuple[type[Bot], dict[str, Any]]:
    """The class that the name stands for, and the budget or command as its constructor takes it."""
    name, colon, budget = spec.partition(":")
    kind = _BOTS.get(name)
    if kind is None:
        command = command_of(spec)
        if command is not None:
            return Program, {"command": command, "label": spec}
        known = (*_BOTS, *installed(), *offered())
        near = difflib.get_close_matches(name, known, 1)
        meant = f"; did you mean {near[0]}?" if near else ""
        facts = {"name": name, "near": near, "known": list(known)}
        raise BadOption(f"no bot {name!r}{meant} (bots: {', '.join(known)})", "no-bot", facts)
    if not colon:
        return kind, {}
    if not issubclass(kind, Capo):
        facts = {"name": spec, "known": [Capo.name, Don.name]}
        raise BadOption(f"bot {spec!r}: only {Capo.name} and {Don.name} take a budget", "no-budget", facts)
    found = _BUDGET.fullmatch(budget)
    amount = float(found[1]) if found else 0.0
    if found and found[2]:
        if 1 <= amount <= MOST_ROUNDS and amount.is_integer():
            return kind, {"rounds": int(amount)}
    elif 0.0 < amount <= LONGEST:
        return kind, {"seconds": amount}
    raise BadOption(
        f"bot {spec!r}: a budget is seconds per turn up to {LONGEST:.0f}, or up to {MOST_ROUNDS} rounds with an x: "
        f"{name}:0.25, {name}:400x",
        "budget",
        {"name": spec, "most": int(LONGEST), "rounds": MOST_ROUNDS, "first": f"{name}:0.25", "second": f"{name}:400x"},
    )


__all__ = ["Bot", "ViewOf", "bot", "bot_class", "bots", "spec_of", "view_of", "view_shown"]
