"""Texts for people: catalogues of short keys, and the words of a game for a page, a terminal or a log.

A catalogue is a TOML file of tables; a text may hold `{field}` and `{n:card|cards}` (one, several).
Keys are never sentences, so a text can be changed or translated without touching code.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final, NamedTuple

from cosca.kernel.choice import Choice
from cosca.kernel.errors import CoscaError
from cosca.kernel.events import Facts
from cosca.kernel.game import Decision, Game, Outcome
from cosca.kernel.plain import table

_FIELD = re.compile(r"\{(\w+)(?::([^}|]*)\|([^}]*))?\}")
NOBODY = -1


class MissingText(CoscaError):
    """A catalogue has no such text, or the text names a fact that is not there."""


class Catalogue:
    """The texts of one language. A strict one raises MissingText; else what is missing is said plainly."""

    def __init__(self, tables: dict[str, dict[str, str]], strict: bool = False) -> None:
        self.tables: Final = tables
        self.strict: Final = strict

    def has(self, section: str, key: str) -> bool:
        """Whether there is such a text."""
        return key in self.tables.get(section, {})

    def say(self, section: str, key: str, facts: Mapping[str, Any]) -> str:
        """The text with its fields filled in."""
        text = self.tables.get(section, {}).get(key)
        if text is None:
            if self.strict:
                raise MissingText(f"no text {section}.{key}")
            return ", ".join([key.replace("_", " "), *[f"{name} {value}" for name, value in facts.items()]])

        def field(match: re.Match[str]) -> str:
            name = match[1]
            if name not in facts:
                if self.strict:
                    raise MissingText(f"text {section}.{key}: no fact '{name}' among {', '.join(facts) or 'none'}")
                return "?"
            value = facts[name]
            if match[2] is None:
                return str(value)
            return f"{value} {match[2] if value == 1 else match[3]}"

        return _FIELD.sub(field, text)


def load(path: Path, strict: bool = False) -> Catalogue:
    """The catalogue of a file; MissingText if it cannot be read."""
    try:
        raw = tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError) as wrong:
        raise MissingText(f"{path.name}: {wrong}") from None
    tables: dict[str, dict[str, str]] = {}
    for section, entries in raw.items():
        found = table(entries)
        if found is None:
            raise MissingText(f"{path.name}: {section}: is no table")
        tables[section] = {key: str(text) for key, text in found.items()}
    return Catalogue(tables, strict)


class Line(NamedTuple):
    """One thing that happened, in words: what a seat did (0: the neutrals; NOBODY: it happened by itself)."""

    seat: int
    text: str


class Wording:
    """The words of a game. This one knows no game and says what the engine says; games have better ones."""

    def __init__(self, game: Game[Any]) -> None:
        self.options: Final = game.options

    def learn(self, view: dict[str, Any]) -> None:
        """Takes in who leads what, so that seats can be called by name."""

    def seat(self, seat: int) -> str:
        """What a seat is called."""
        return f"Seat {seat}"

    def ask(self, decision: Decision, view: dict[str, Any]) -> str:
        """The question of a decision."""
        facts = ", ".join([f"{name} {value}" for name, value in decision.about.items()])
        return f"{decision.kind}: {facts}" if facts else decision.kind

    def choice(self, choice: Choice, kind: str, view: dict[str, Any]) -> str:
        """An answer to a decision of that kind, with what it costs where that can be known."""
        return choice.text

    def event(self, facts: Facts) -> Line | None:
        """An event as a seat saw it; None if there is nothing to tell."""
        rest = ", ".join([f"{name} {value}" for name, value in facts.items() if name not in ("event", "seat")])
        seat: Any = facts.get("seat", NOBODY)
        return Line(int(seat), f"{facts['event']} {rest}".strip())

    def outcome(self, outcome: Outcome) -> str:
        """Who won, and why."""
        who = " and ".join([self.seat(seat) for seat in outcome.winners])
        return f"{who} won: {outcome.reason}." if who else f"A draw: {outcome.reason}."
