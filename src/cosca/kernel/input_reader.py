"""Reading of positions and options written by people, with errors that say what is wrong and where."""

from __future__ import annotations

import difflib
from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, TypeVar

from cosca.kernel.choice import UNSEEN, Choice
from cosca.kernel.documents import JsonObject
from cosca.kernel.errors import BadDocument, BadOption
from cosca.kernel.narrowing import check_bounds, items, mapping, shown
from cosca.kernel.soundness import check_sound, impossible, read_stack
from cosca.kernel.state import State
from cosca.kernel.steps import Step

if TYPE_CHECKING:
    from cosca.kernel.game import Game

S = TypeVar("S", bound=State)

LONGEST_NAME: Final = 60  # characters of a name for which close matches are searched, which takes time


def nearest(name: str, known: Iterable[str]) -> list[str]:
    """Return up to three known names that are close to `name`."""
    return difflib.get_close_matches(name, list(known), 3, 0.5) if len(name) <= LONGEST_NAME else []


def near(name: str, known: Iterable[str]) -> str:
    """Return a "did you mean" hint for an error; "" if no known name is close."""
    matches = nearest(name, known)
    return f"; did you mean {' or '.join(matches)}?" if matches else ""


def several(value: Any) -> list[Any]:
    """Return a single value or a list of values as a list."""
    values = items(value)
    return [value] if values is None else values


def check_options(given: Mapping[str, Any], names: tuple[str, ...], game: str) -> None:
    """Raise BadOption for an option that the game does not have."""
    for name in given:
        if name not in names:
            facts = {"name": name, "game": game, "near": nearest(name, names), "known": list(names)}
            text = f"no option {name!r} in {game}{near(name, names)} (options: {', '.join(names)})"
            raise BadOption(text, "no-option", facts)


def different_names(option: str, value: Any, known: tuple[str, ...], count: int) -> tuple[str, ...]:
    """Return `count` different known names, given as a list or as text with commas; () if none is given."""
    if not value:
        return ()
    hint = f"{option}: give {count} different values, each one of {', '.join(known)}"
    facts = {"option": option, "n": count, "known": list(known), "given": str(value)}
    listed = items([part.strip() for part in value.split(",")] if isinstance(value, str) else value)
    if listed is None:
        raise BadOption(f"{hint}; not {value!r}", "different", facts)
    given = tuple([str(item) for item in listed])
    if len(given) != count or len(set(given)) != count or any([name not in known for name in given]):
        raise BadOption(f"{hint}; not {', '.join(given)}", "different", {**facts, "given": ", ".join(given)})
    return given


class PositionReader(Generic[S]):
    """Base class of a game's reader of positions, which fills a blank state key by key.

    `unseen`: the document is a view, in which some values are hidden.
    """

    keys: ClassVar[tuple[str, ...]] = ()
    besides: ClassVar[tuple[str, ...]] = ()  # keys of a view that are not part of a position, but accepted

    def __init__(self, game: Game[S], document: Mapping[str, Any], unseen: bool = False) -> None:
        self.game = game
        if not unseen:
            check_bounds(document, "position")
        self.document = self.mapping(document, "document")
        self.seats = len(game.seats)
        self.s = game.blank()
        self.unseen = unseen
        for key in self.document:
            if key not in self.keys and key not in self.besides:
                self.wrong(key, f"no such key{near(key, self.keys)}")

    def build(self) -> S:
        """Return the state of the position; raise BadDocument if it is invalid or breaks a law of the game."""
        s = self.s
        try:
            self.lay_out()
            broken = self.game.laws(s)
            if broken:
                raise BadDocument(f"position: {'; '.join(broken[:3])}")
            self.start()
        except Exception as error:
            raise impossible("position", error) from None
        check_sound(self.game, s, "position")
        return s

    def blanks(self) -> S:
        """Return the state of a view completed with blanks, without checks."""
        self.lay_out()
        self.start()
        self.s.key = bytes(len(self.s.key))
        return self.s

    def lay_out(self) -> None:
        """Place all pieces and cards, each part after those that it depends on."""
        raise NotImplementedError

    def start(self) -> None:
        """Push the steps of the position, or those of the phase that it starts with, onto the stack."""
        raise NotImplementedError

    def wrong(self, where: str, what: str) -> None:
        """Raise BadDocument for this part of the position."""
        raise BadDocument(f"position: {where}: {what}")

    def mapping(self, value: Any, where: str) -> JsonObject:
        """Return the value as a dict; raise BadDocument if it is not one."""
        table = mapping(value)
        if table is None:
            raise BadDocument(f"position: {where}: {shown(value)} is not a table of keys and values")
        return table

    def section(self, key: str) -> JsonObject:
        """Return the dict under a key; empty if absent."""
        return self.mapping(self.document.get(key) or {}, key)

    def by_seat(self, key: str) -> list[tuple[int, Any]]:
        """Return the entries of the dict under a key, whose keys are seats."""
        return [(self.whole(seat, key, 1, self.seats), value) for seat, value in self.section(key).items()]

    def only(self, given: JsonObject, known: tuple[str, ...], where: str) -> None:
        """Raise BadDocument for unknown keys."""
        for key in given:
            if key not in known:
                self.wrong(f"{where}.{key}", f"no such key; one of {', '.join(known)}")

    def whole(self, value: Any, where: str, low: int, high: int) -> int:
        """Return a whole number within these bounds; raise BadDocument for anything else."""
        if isinstance(value, str) and value.isdecimal() and len(value) <= 9:
            value = int(value)
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            raise BadDocument(f"position: {where}: {shown(value)} is not a number from {low} to {high}")
        return value

    def steps(self) -> list[Step[Any]]:
        """Return the steps of the position."""
        return read_stack(self.game, self.document["steps"], "position: steps")

    def choice(self, text: str, where: str) -> Choice:
        """Return the choice with this text; raise BadDocument if there is none."""
        choice = UNSEEN if self.unseen and text == UNSEEN.text else self.game.find(text)
        if choice is None:
            raise BadDocument(f"position: {where}: no choice {shown(text)}")
        return choice

    def index(self, value: Any, known: tuple[Any, ...], where: str) -> int:
        """Return the index of a name among the known ones."""
        if value not in known:
            self.wrong(where, f"no {shown(value)}{near(str(value), [str(name) for name in known])}")
        return known.index(value)
