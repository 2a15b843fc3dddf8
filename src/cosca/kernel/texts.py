"""Texts for people: catalogues of short keys, and the words of a game for a page, a terminal or a log.

A catalogue is a TOML file of tables; a text may hold `{field}` and `{n:card|cards}` (one, several).
Keys are never sentences, so a text can be changed or translated without touching code. Which rules explain what
is the same in every language and stands in a file of its own, `rules.toml` beside the rules.
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
from cosca.kernel.plain import items, mapping

_FIELD = re.compile(r"\{(\w+)(?::([^}|]*)\|([^}]*))?\}")
NOBODY = -1


class MissingText(CoscaError):
    """A catalogue has no such text, or the text names a fact that is not there."""


class _Field(NamedTuple):
    """A field of a text, with what stands before it; `one` and `many` are "" for a plain field."""

    before: str
    name: str
    counts: bool
    one: str
    many: str


class _Template(NamedTuple):
    """A text taken apart: its fields, and what stands after the last one."""

    fields: tuple[_Field, ...]
    after: str


def _taken_apart(text: str) -> _Template:
    fields: list[_Field] = []
    at = 0
    for match in _FIELD.finditer(text):
        one: str | None = match[2]
        fields.append(_Field(text[at : match.start()], match[1], one is not None, one or "", match[3] or ""))
        at = match.end()
    return _Template(tuple(fields), text[at:])


class Catalogue:
    """The texts of one language. A strict one raises MissingText; else what is missing is said plainly."""

    def __init__(self, tables: dict[str, dict[str, str]], strict: bool = False) -> None:
        self.tables: Final = tables
        self.strict: Final = strict
        self._parsed: Final = {
            section: {key: _taken_apart(text) for key, text in texts.items()} for section, texts in tables.items()
        }

    def has(self, section: str, key: str) -> bool:
        """Whether there is such a text."""
        return key in self.tables.get(section, {})

    def say(self, section: str, key: str, facts: Mapping[str, Any]) -> str:
        """The text with its fields filled in."""
        template = self._parsed.get(section, {}).get(key)
        if template is None:
            if self.strict:
                raise MissingText(f"no text {section}.{key}")
            return ", ".join([key.replace("_", " "), *[f"{name} {value}" for name, value in facts.items()]])
        text = ""
        for before, name, counts, one, many in template.fields:
            if name in facts:
                value = facts[name]
                text += f"{before}{value} {one if value == 1 else many}" if counts else f"{before}{value}"
            elif self.strict:
                raise MissingText(f"text {section}.{key}: no fact '{name}' among {', '.join(facts) or 'none'}")
            else:
                text += f"{before}?"
        return text + template.after


_catalogues: Final[dict[str, Catalogue]] = {}
_laws: Final[dict[str, dict[str, dict[str, tuple[str, ...]]]]] = {}


def _read(path: Path) -> dict[str, dict[str, Any]]:
    try:
        raw = tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError) as wrong:
        raise MissingText(f"{path.name}: {wrong}") from None
    tables: dict[str, dict[str, Any]] = {}
    for section, entries in raw.items():
        found = mapping(entries)
        if found is None:
            raise MissingText(f"{path.name}: {section}: is not a table")
        tables[section] = found
    return tables


def load(path: Path, strict: bool = False) -> Catalogue:
    """The catalogue of a file, read once; MissingText if it cannot be read."""
    name = f"{path} {strict}"
    if name not in _catalogues:
        tables = {section: {key: str(text) for key, text in found.items()} for section, found in _read(path).items()}
        _catalogues[name] = Catalogue(tables, strict)
    return _catalogues[name]


def load_laws(path: Path) -> dict[str, dict[str, tuple[str, ...]]]:
    """Which rules explain what, by table and key, read once; MissingText if it cannot be read."""
    name = str(path)
    if name not in _laws:
        _laws[name] = {
            section: {key: tuple([str(rule) for rule in items(rules) or ()]) for key, rules in found.items()}
            for section, found in _read(path).items()
        }
    return _laws[name]


class Line(NamedTuple):
    """One thing that happened, in words: what a seat did (0: the neutrals; NOBODY: it happened by itself)."""

    seat: int
    text: str


class Term(NamedTuple):
    """What an element of the board is called and does, and the ids of the rules that explain it."""

    name: str
    text: str
    rules: tuple[str, ...]


class OptionWords(NamedTuple):
    """An option of a table for a form: its label, a line of help, and what its values are called."""

    label: str
    help: str
    values: dict[str, str]


class Wording:
    """The words of a game. This one knows no game and says what the engine says; games have better ones."""

    def __init__(self, game: Game[Any]) -> None:
        self.game_name: Final = game.name
        self.options: Final = game.options

    def learn(self, view: Any) -> None:
        """Takes in who leads what, so that seats can be called by name."""

    def title(self) -> str:
        """What the game is called."""
        return self.game_name

    def summary(self) -> str:
        """The game in one line, for whoever has to choose one."""
        return ""

    def option_words(self, name: str) -> OptionWords:
        """The words of an option of the game."""
        return OptionWords(name, "", {})

    def glossary(self) -> dict[str, Term]:
        """All that a choice can touch or a view can name, by the keys of `Choice.touches`; not to be changed."""
        return {}

    def seat(self, seat: int) -> str:
        """What a seat is called."""
        return f"Seat {seat}"

    def ask(self, decision: Decision, view: Any) -> str:
        """The question of a decision."""
        facts = ", ".join([f"{name} {value}" for name, value in decision.about.items()])
        return f"{decision.kind}: {facts}" if facts else decision.kind

    def rules(self, decision: Decision) -> tuple[str, ...]:
        """The ids of the rules behind a question."""
        return ()

    def why_not(self, decision: Decision, view: Any) -> str:
        """A sentence that says what may be chosen, and so why all else may not."""
        return ""

    def choice(self, choice: Choice, kind: str, view: Any) -> str:
        """An answer to a decision of that kind, with what it costs where that can be known."""
        return choice.text

    def confirm(self, choice: Choice, kind: str) -> str:
        """What to think of before this answer, where it makes something known for good; "" if it does not.

        It goes by the choice and the kind of decision alone, so that it tells nothing that is hidden.
        """
        return ""

    def event(self, facts: Facts) -> Line | None:
        """An event as a seat saw it; None if there is nothing to tell."""
        rest = ", ".join([f"{name} {value}" for name, value in facts.items() if name not in ("event", "seat")])
        seat: Any = facts.get("seat", NOBODY)
        return Line(int(seat), f"{facts['event']} {rest}".strip())

    def outcome(self, outcome: Outcome) -> str:
        """Who won, and why."""
        who = " and ".join([self.seat(seat) for seat in outcome.winners])
        return f"{who} won: {outcome.reason}." if who else f"A draw: {outcome.reason}."


class CatalogueWording(Wording):
    """The words of a game that has a catalogue: `LANGUAGE/words.toml` in its folder, and `rules.toml` beside it."""

    def __init__(self, game: Game[Any], folder: Path, language: str, strict: bool) -> None:
        super().__init__(game)
        self.text: Final = load(folder / language / "words.toml", strict)
        self.laws: Final = load_laws(folder / "rules.toml")
        self._glossary_name: Final = f"{game.name} {game.data_name()} {language} {strict}"

    def title(self) -> str:
        return self.text.say("game", "title", {})

    def summary(self) -> str:
        return self.text.say("game", "summary", {})

    def option_words(self, name: str) -> OptionWords:
        say, start = self.text.say, f"{name}."
        named = [key for key in self.text.tables.get("option", {}) if key.startswith(start) and key != f"{name}.help"]
        values = {key.removeprefix(start): say("option", key, {}) for key in named}
        return OptionWords(say("option", name, {}), say("option", f"{name}.help", {}), values)

    def glossary(self) -> dict[str, Term]:
        found = _glossaries.get(self._glossary_name)
        if found is None:
            found = _glossaries[self._glossary_name] = self.terms()
        return found

    def terms(self) -> dict[str, Term]:
        """The glossary, made anew."""
        raise NotImplementedError

    def rules_of(self, *keys: str) -> tuple[str, ...]:
        """The rules that explain these things, each once: keys of the table `explains`."""
        known = self.laws.get("explains", {})
        found: dict[str, None] = {}
        for key in keys:
            if self.text.strict and key not in known:
                raise MissingText(f"no rules for {key}")
            found.update(dict.fromkeys(known.get(key, ())))
        return tuple(found)

    def rules(self, decision: Decision) -> tuple[str, ...]:
        return self.laws.get("ask", {}).get(decision.kind, ())

    def why_not(self, decision: Decision, view: Any) -> str:
        return self.text.say("not", self.limits(decision, view), self.facts(decision, view))

    def limits(self, decision: Decision, view: Any) -> str:
        """The key of the sentence that says what may be chosen: the kind, unless a game tells cases apart."""
        return decision.kind

    def facts(self, decision: Decision, view: Any) -> Facts:
        """The facts of a decision in words."""
        return decision.about

    def confirm(self, choice: Choice, kind: str) -> str:
        for key in (f"{kind}/{choice.text}", f"{kind}/{choice.kind}", choice.kind):
            if self.text.has("confirm", key):
                return self.text.say("confirm", key, {})
        return ""


_glossaries: Final[dict[str, dict[str, Term]]] = {}
