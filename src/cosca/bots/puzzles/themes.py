"""Themes of puzzles, derived from facts of the rules: what is asked, chosen, caused and reasoned on the way."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable
from functools import lru_cache
from importlib.resources import files

from cosca.games import package_of
from cosca.kernel.choice import Choice

FILE = "puzzle_themes.toml"


@lru_cache(maxsize=8)
def game_themes(game: str) -> dict[str, tuple[str, ...]]:
    """Return the marks of each theme of a game, in the order in which people see the themes."""
    if package_of("cosca.bots", game) is None:
        return {}
    path = files("cosca.bots") / game / FILE
    document = tomllib.loads(path.read_text("utf-8")) if path.is_file() else {}
    return {theme: tuple([str(mark) for mark in marks]) for theme, marks in document.items()}


def themes_of(
    game: str, questions: Iterable[str], choices: Iterable[Choice], events: Iterable[str], reasons: Iterable[str]
) -> tuple[str, ...]:
    """Return the themes of a solution from the kinds of its questions and events, its choices, and reason keys."""
    marks = {f"event:{kind}" for kind in events} | {f"reason:{key}" for key in reasons}
    for kind in questions:
        marks |= {f"ask:{kind}", f"ask:{kind.partition('.')[0]}"}
    for choice in choices:
        marks |= {f"choice:{choice.kind}", f"choice:{choice.text}"}
    return tuple([theme for theme, wanted in game_themes(game).items() if not marks.isdisjoint(wanted)])
