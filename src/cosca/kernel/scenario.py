"""Scenarios: a position, choices, expectations, and the ids of the rules they test, as YAML.

A file holds one or more documents. docs/formats.md describes the format.
"""

from __future__ import annotations

from typing import Any, Final

import yaml

from cosca.kernel.documents import JsonObject, PositionDocument
from cosca.kernel.errors import BadDocument, CoscaError, IllegalChoice
from cosca.kernel.events import Event
from cosca.kernel.game import Game
from cosca.kernel.narrowing import check_bounds, items, mapping, shown

KEYS: Final = ("name", "rules", "game", "options", "seed", "position", "play", "about")
CHECKS: Final = (
    "expect",
    "choices",
    "offers",
    "denies",
    "anytime",
    "actors",
    "asked",
    "happened",
    "illegal",
    "over",
    "why",
)
SAFE_LOADER: Final[Any] = getattr(yaml, "CSafeLoader", yaml.SafeLoader)  # libyaml's is ten times as fast
LONGEST: Final = 2000  # most default choices that `until` and `rest` make


class Scenario:
    """One scenario, read but not run."""

    __slots__ = ("document", "game", "name", "options", "play", "position", "rules", "seed", "where")

    def __init__(self, document: JsonObject, where: str) -> None:
        for key in document:
            if key not in KEYS:
                raise BadDocument(f"{where}: {key}: no such key; one of {', '.join(KEYS)}")
        self.document: Final = document
        self.where: Final = where
        self.name: Final = str(document.get("name", where))
        self.rules: Final = [str(rule) for rule in self._list("rules")]
        self.game: Final = str(document.get("game", ""))  # "" is the first game
        options = mapping(document.get("options") or {})
        if options is None:
            raise BadDocument(f"{where}: options: is not a table of keys and values")
        self.options: Final = options
        seed = document.get("seed", 1)
        if not isinstance(seed, int):
            raise BadDocument(f"{where}: seed: {shown(seed)} is not a whole number")
        self.seed: Final = seed
        self.position: Final[PositionDocument | None] = document.get("position")
        self.play: Final = self._list("play")

    def _list(self, key: str) -> list[Any]:
        values = items(self.document.get(key) or [])
        if values is None:
            raise BadDocument(f"{self.where}: {key}: is not a list")
        return values


def read(text: str, where: str) -> list[Scenario]:
    """Return the scenarios of a file's text."""
    try:
        documents = [parsed for parsed in yaml.load_all(text, Loader=SAFE_LOADER) if parsed is not None]
    except yaml.YAMLError as error:
        raise BadDocument(f"{where}: {' '.join(str(error).split())}") from None
    except (ValueError, RecursionError) as error:  # an invalid date, or nested too deeply
        raise BadDocument(f"{where}: {error}") from None
    scenarios: list[Scenario] = []
    for number, document in enumerate(documents, 1):
        at = where if len(documents) == 1 else f"{where} [{number}]"
        check_bounds(document, at)
        keys = mapping(document)
        if keys is None:
            raise BadDocument(f"{at}: is not a table of keys and values")
        scenarios.append(Scenario(keys, at))
    if not scenarios:
        raise BadDocument(f"{where}: contains no scenario")
    return scenarios


def run(scenario: Scenario, game: Game[Any]) -> list[str]:
    """Run a scenario; return the differences as lines that name the step, [] if all is as expected."""
    return Run(scenario, game).go()


class Run:
    """A scenario being played."""

    def __init__(self, scenario: Scenario, game: Game[Any]) -> None:
        self.scenario = scenario
        self.game = game
        self.events: list[Event] = []
        self.wrong: list[str] = []
        self.step = 0
        if scenario.position is None:
            self.state = game.new(scenario.seed, self.events)
        else:
            try:
                self.state = game.position(scenario.position)
            except BadDocument as error:
                raise BadDocument(f"{scenario.where}: {error}") from None

    def go(self) -> list[str]:
        """Run all steps, up to the first choice that cannot be made, and return the differences."""
        for step in self.scenario.play:
            self.step += 1
            try:
                checks = mapping(step)
                if isinstance(step, str):
                    self._choose(step)
                elif checks is None:
                    raise BadDocument(f"{self.scenario.where}: step {self.step}: {step!r} is not a choice or a check")
                else:
                    for key, value in checks.items():
                        self._check(key, value)
            except IllegalChoice as error:
                self._differs(str(error))
                break
            except (AttributeError, TypeError, ValueError) as problem:  # another name: mypyc gives a name one type
                where = f"{self.scenario.where}: step {self.step}"
                raise BadDocument(f"{where}: {shown(step)} is not a valid check ({problem})") from None
        return self.wrong

    def _differs(self, what: str) -> None:
        self.wrong.append(f"{self.scenario.where}: step {self.step}: {what}")

    def _choose(self, line: str) -> None:
        seat, _, text = line.strip().partition(" ")
        if not seat.isdecimal() or len(seat) > 9:
            raise BadDocument(f"{self.scenario.where}: step {self.step}: '{line}' does not start with a seat")
        choice = self.game.parse(self.state, int(seat), text)
        self.game.apply(self.state, int(seat), choice, self.events)

    def _default(self) -> None:
        seat = self.game.actors(self.state)[0]
        self.game.apply(self.state, seat, self.game.default(self.state, seat), self.events)

    def _check(self, key: str, value: Any) -> None:
        if key == "expect":
            self._compare(value, self.game.describe(self.state), "")
        elif key in ("choices", "offers", "denies", "anytime"):
            for seat, texts in value.items():
                self._lists(key, int(seat), [str(text) for text in texts])
        elif key == "actors":
            self._compare(value, list(self.game.actors(self.state)), "actors")
        elif key == "asked":
            top = self.state.stack[-1].key if self.state.stack else None
            self._compare(value, top, "asked")
        elif key == "illegal":
            self._illegal(str(value))
        elif key == "why":
            for seat, reasons in value.items():
                self._why(int(seat), reasons)
        elif key == "happened":
            self._happened(value)
        elif key == "over":
            outcome = self.game.outcome(self.state)
            actual = None if outcome is None else {"winners": list(outcome.winners), "reason": outcome.reason}
            self._compare(value, actual, "over")
        elif key == "until":
            for _ in range(LONGEST):
                if not self.state.stack or self.state.stack[-1].key == value:
                    break
                self._default()
            else:
                self._differs(f"until {value}: not reached")
        elif key == "rest":
            for _ in range(LONGEST):
                if not self.state.stack:
                    break
                self._default()
        else:
            known = ", ".join((*CHECKS, "until", "rest"))
            raise BadDocument(f"{self.scenario.where}: step {self.step}: {key}: no such check; one of {known}")

    def _lists(self, key: str, seat: int, texts: list[str]) -> None:
        source = self.game.anytime if key == "anytime" else self.game.choices
        actual = [choice.text for choice in source(self.state, seat)]
        if key in ("choices", "anytime") and sorted(actual) != sorted(texts):
            missing = [text for text in texts if text not in actual]
            extra = [text for text in actual if text not in texts]
            self._differs(f"{key} of seat {seat}: missing {missing}, not expected {extra}")
        for text in texts:
            if key == "offers" and text not in actual:
                self._differs(f"seat {seat} is not offered '{text}', only {actual}")
            if key == "denies" and text in actual:
                self._differs(f"seat {seat} is offered '{text}'")

    def _illegal(self, line: str) -> None:
        seat, _, text = line.strip().partition(" ")
        if not seat.isdecimal() or len(seat) > 9:
            raise BadDocument(f"{self.scenario.where}: step {self.step}: '{line}' does not start with a seat")
        try:
            self.game.parse(self.state, int(seat), text)
        except CoscaError:
            return
        self._differs(f"'{line}' is legal")

    def _why(self, seat: int, reasons: dict[str, str]) -> None:
        for element, wanted in reasons.items():
            reason = self.game.why_not(self.state, seat, element)
            actual = "" if reason is None else " ".join([reason["id"], *reason["rules"]])
            self._compare(wanted or "", actual, f"why seat {seat} cannot choose {element}")

    def _happened(self, wanted: list[JsonObject]) -> None:
        seen = [{"event": event.kind, **(event.public or {}), **(event.private or {})} for event in self.events]
        at = 0
        for expected in wanted:
            while at < len(seen) and not fits(expected, seen[at]):
                at += 1
            if at == len(seen):
                self._differs(f"{expected} did not happen; since the last check: {seen}")
                break
            at += 1
        self.events.clear()

    def _compare(self, wanted: Any, actual: Any, where: str) -> None:
        keys, values = mapping(wanted), mapping(actual)
        if keys and values is not None:
            for key, value in keys.items():
                self._compare(value, values.get(key), f"{where}.{key}" if where else key)
        elif wanted != actual:
            self._differs(f"{where}: expected {wanted!r}, is {actual!r}")


def fits(wanted: Any, actual: Any) -> bool:
    """Return whether `actual` contains all that is wanted: documents, also in lists, may have more keys."""
    keys, values = mapping(wanted), mapping(actual)
    if keys is not None and values is not None:
        return all([key in values and fits(value, values[key]) for key, value in keys.items()])
    ours, theirs = items(wanted), items(actual)
    if ours is not None and theirs is not None:
        return len(ours) == len(theirs) and all([fits(*pair) for pair in zip(ours, theirs, strict=True)])
    return bool(wanted == actual)
