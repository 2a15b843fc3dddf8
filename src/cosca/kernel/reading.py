"""Reading what people wrote: positions and options, with errors that say where and what."""

from __future__ import annotations

import difflib
from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar

from cosca.kernel.choice import UNSEEN, Choice
from cosca.kernel.errors import BadDocument, BadOption
from cosca.kernel.plain import items, mapping
from cosca.kernel.saving import check_sealed
from cosca.kernel.state import State
from cosca.kernel.steps import Step, step_from_json

if TYPE_CHECKING:
    from cosca.kernel.game import Game

S = TypeVar("S", bound=State)


def nearest(name: str, known: Iterable[str]) -> list[str]:
    """What may have been meant."""
    return difflib.get_close_matches(name, list(known), 3, 0.5)


def near(name: str, known: Iterable[str]) -> str:
    """A hint at what may have been meant; "" if nothing is close."""
    found = nearest(name, known)
    return f"; did you mean {' or '.join(found)}?" if found else ""


def several(value: Any) -> list[Any]:
    """One thing or several, as a list."""
    found = items(value)
    return [value] if found is None else found


def check_options(given: Mapping[str, Any], names: tuple[str, ...], game: str) -> None:
    """Refuses an option that the game does not have."""
    for name in given:
        if name not in names:
            facts = {"name": name, "game": game, "near": nearest(name, names), "known": list(names)}
            text = f"no option {name!r} in {game}{near(name, names)} (options: {', '.join(names)})"
            raise BadOption(text, "no-option", facts)


def different_names(option: str, value: Any, known: tuple[str, ...], count: int) -> tuple[str, ...]:
    """So many different names of the known ones, as a list or a text with commas; () if none is given."""
    if not value:
        return ()
    hint = f"{option}: give {count} different ones of {', '.join(known)}"
    facts = {"option": option, "n": count, "known": list(known), "given": str(value)}
    listed = items([part.strip() for part in value.split(",")] if isinstance(value, str) else value)
    if listed is None:
        raise BadOption(f"{hint}; not {value!r}", "different", facts)
    given = tuple([str(each) for each in listed])
    if len(given) != count or len(set(given)) != count or any([name not in known for name in given]):
        raise BadOption(f"{hint}; not {', '.join(given)}", "different", {**facts, "given": ", ".join(given)})
    return given


class PositionReader(Generic[S]):
    """Reads a position key by key into a blank table; a game says what the keys mean.

    `unseen`: it is a view, in which some things are hidden.
    """

    keys: ClassVar[tuple[str, ...]] = ()
    besides: ClassVar[tuple[str, ...]] = ()  # keys of a view that are not part of a position, allowed too

    def __init__(self, game: Game[S], document: Mapping[str, Any], unseen: bool = False) -> None:
        self.game = game
        self.document = self.mapping(document, "document")
        self.seats = len(game.seats)
        self.s = game.blank()
        self.unseen = unseen
        for key in self.document:
            if key not in self.keys and key not in self.besides:
                self.wrong(key, f"no such key{near(key, self.keys)}")

    def build(self) -> S:
        """The state of the position; BadDocument if it breaks a law of the game."""
        s = self.s
        self.lay_out()
        broken = self.game.laws(s)
        if broken:
            raise BadDocument(f"position: {'; '.join(broken[:3])}")
        self.start()
        check_sealed(s, "position")
        return s

    def blanks(self) -> S:
        """The state of a view that was completed with blanks: nothing of it needs to be checked."""
        self.lay_out()
        self.start()
        self.s.key = bytes(len(self.s.key))
        return self.s

    def lay_out(self) -> None:
        """Puts all pieces and cards on the table, each part after those that it depends on."""
        raise NotImplementedError

    def start(self) -> None:
        """Puts the steps on the stack that the position waits in, or those of the phase that it starts with."""
        raise NotImplementedError

    def wrong(self, where: str, what: str) -> None:
        """Refuses the position."""
        raise BadDocument(f"position: {where}: {what}")

    def mapping(self, value: Any, where: str) -> dict[str, Any]:
        """A table of keys and values."""
        found = mapping(value)
        if found is None:
            raise BadDocument(f"position: {where}: {value!r} is not a table of keys and values")
        return found

    def section(self, key: str) -> dict[str, Any]:
        """The table under a key; empty if it is not there."""
        return self.mapping(self.document.get(key) or {}, key)

    def by_seat(self, key: str) -> list[tuple[int, Any]]:
        """The entries of a table by seat."""
        return [(self.whole(seat, key, 1, self.seats), value) for seat, value in self.section(key).items()]

    def only(self, given: dict[str, Any], known: tuple[str, ...], where: str) -> None:
        """Refuses keys that are not known."""
        for key in given:
            if key not in known:
                self.wrong(f"{where}.{key}", f"no such key; one of {', '.join(known)}")

    def whole(self, value: Any, where: str, low: int, high: int) -> int:
        """A whole number within these bounds."""
        if isinstance(value, str) and value.isdigit():
            value = int(value)
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            raise BadDocument(f"position: {where}: {value!r} is not a number from {low} to {high}")
        return value

    def steps(self) -> list[Step[Any]]:
        """The steps that the position waits in."""
        try:
            return [step_from_json(self.game.steps, step) for step in self.document["steps"]]
        except (TypeError, ValueError) as wrong:
            raise BadDocument(f"position: steps: {wrong}") from None

    def choice(self, text: str, where: str) -> Choice:
        """The choice of this text."""
        found = UNSEEN if self.unseen and text == UNSEEN.text else self.game.find(text)
        if found is None:
            raise BadDocument(f"position: {where}: no choice {text!r}")
        return found

    def index(self, value: Any, known: tuple[Any, ...], where: str) -> int:
        """The place of a name among the known ones."""
        if value not in known:
            self.wrong(where, f"no {value!r}{near(str(value), [str(each) for each in known])}")
        return known.index(value)
