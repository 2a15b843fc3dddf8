"""Fixed ratings of bots, measured by `make ladder`: they put people and bots on one scale.

An anchor holds for a bot with its budget, a component set and a version of the rules; `anchors.json` records them.
"""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Final, TypedDict

from cosca.server.ratings.scale import MODEL, Rating

FILE: Final = Path(__file__).with_name("anchors.json")
SIGMA: Final = 0.5  # an anchor is nearly certain; it never changes
# Entries for bots without a budget. Their default of half a second per turn allows more on most machines.
DEFAULT_BUDGETS: Final = {"capo": "capo:16x", "don": "don:16x"}


class Anchor(TypedDict):
    """A bot on the ladder, in mu with its 95% interval."""

    bot: str
    mu: float
    low: float
    high: float


class Ladder(TypedDict):
    """The ladder of one game and what it holds for."""

    set: str
    rules: int
    version: str
    games: int
    date: str
    bots: list[Anchor]


@cache
def ladders() -> dict[str, Ladder]:
    """Return the ladders by game."""
    return json.loads(FILE.read_text(encoding="utf-8"))


def find_anchor(game: str, bot: str) -> Anchor | None:
    """Return the entry of a bot on the ladder of its game."""
    ladder, name = ladders().get(game), DEFAULT_BUDGETS.get(bot, bot)
    return next((each for each in ladder["bots"] if each["bot"] == name), None) if ladder else None


def anchor(game: str, bot: str) -> Rating | None:
    """Return the fixed rating of a bot; None if the ladder has none, and then games with it are not rated."""
    entry = find_anchor(game, bot)
    return None if entry is None else Rating(entry["mu"], SIGMA)


def mu_of(strength: float, team_size: int, spread: float) -> float:
    """Return the mu of a bot that has this strength in logits when `team_size` of them play together."""
    return MODEL.mu + strength * spread / team_size
