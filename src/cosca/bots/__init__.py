"""Bots by spec: `soldato`, or with a budget per turn: `capo:0.25` (seconds) or `don:400x` (iterations).

External bots are named as `registry` describes: entry points, `module:Class`, `program:COMMAND`.
"""

from __future__ import annotations

import difflib
import re
from typing import Any, Final

from cosca.bots.base import Bot, SeatView, view_from_document, view_of
from cosca.bots.default_bot import DefaultBot
from cosca.bots.external.program_bot import ProgramBot
from cosca.bots.heuristic_bots import Picciotto, Soldato
from cosca.bots.learned_bots import Caporegime, Don, FirstCaporegime, FirstDon
from cosca.bots.learned_policy import has_weights
from cosca.bots.random_bot import RandomBot
from cosca.bots.registry import command_of, installed, offered
from cosca.bots.search_bot import MAX_ITERATIONS, MAX_SECONDS, Capo
from cosca.kernel.errors import BadOption
from cosca.kernel.game import Game

_RANKS: Final = (Picciotto, Soldato, Caporegime, Capo, Don)
_EARLIER: Final = (FirstCaporegime, FirstDon)
_BOTS: Final[dict[str, type[Bot]]] = {kind.name: kind for kind in (*_RANKS, RandomBot, DefaultBot, *_EARLIER)}
_BUDGET: Final = re.compile(r"(\d+(?:\.\d*)?|\.\d+)(x?)")


def bots(game: str | None = None) -> tuple[str, ...]:
    """Return the names of the bots that can play the game, or of all bots: ranks first, offered ones last."""
    learned = game is None or has_weights(game)
    listed = [name for name, kind in _BOTS.items() if kind.offered and (learned or not kind.learned)]
    return (*listed, *offered())


def spec_of(name: str) -> str:
    """Return the spec behind an offered name; any other name is its own spec."""
    return offered().get(name, name)


def bot_class(spec: str) -> type[Bot]:
    """Return the class of a bot by its spec; raise BadOption if the spec is wrong."""
    return _parse(spec)[0]


def bot(spec: str, game: Game[Any], seat: int) -> Bot:
    """Create a bot for a seat by its spec; raise BadOption if the spec is wrong."""
    kind, arguments = _parse(spec)
    return kind(game, seat, **arguments)


def _parse(spec: str) -> tuple[type[Bot], dict[str, Any]]:
    """Return the class and the arguments of its constructor."""
    name, colon, budget = spec.partition(":")
    kind = _BOTS.get(name)
    if kind is None:
        command = command_of(spec)
        if command is not None:
            return ProgramBot, {"command": command, "label": spec}
        known = (*bots(), *installed())
        near = difflib.get_close_matches(name, known, 1)
        hint = f"; did you mean {near[0]}?" if near else ""
        facts = {"name": name, "near": near, "known": list(known)}
        raise BadOption(f"no bot {name!r}{hint} (bots: {', '.join(known)})", "no-bot", facts)
    if not colon:
        return kind, {}
    if not issubclass(kind, Capo):
        facts = {"name": spec, "known": [Capo.name, Don.name]}
        raise BadOption(f"bot {spec!r}: only {Capo.name} and {Don.name} can have a budget", "no-budget", facts)
    match = _BUDGET.fullmatch(budget)
    amount = float(match[1]) if match else 0.0
    if match and match[2]:
        if 1 <= amount <= MAX_ITERATIONS and amount.is_integer():
            return kind, {"iterations": int(amount)}
    elif 0.0 < amount <= MAX_SECONDS:
        return kind, {"seconds": amount}
    raise BadOption(
        f"bot {spec!r}: a budget is a number of seconds per turn (at most {MAX_SECONDS:.0f}), "
        f"or of iterations followed by x (at most {MAX_ITERATIONS}): {name}:0.25, {name}:400x",
        "budget",
        {
            "name": spec,
            "most": int(MAX_SECONDS),
            "rounds": MAX_ITERATIONS,
            "first": f"{name}:0.25",
            "second": f"{name}:400x",
        },
    )


ViewOf = SeatView  # the name up to 0.1, kept for one release

__all__ = ["Bot", "SeatView", "ViewOf", "bot", "bot_class", "bots", "spec_of", "view_from_document", "view_of"]
