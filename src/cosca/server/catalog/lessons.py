"""Lessons: tables against weak bots, always from the same seed or position, defined in a game's `lessons.yaml`."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any, Final

import yaml

from cosca.games import kit
from cosca.kernel.documents import GameOptions, JsonObject, PositionDocument

if TYPE_CHECKING:
    from cosca.kernel.game import Game

BOT: Final = "picciotto"  # plays the other seats
SEAT: Final = 1  # of the learner


@dataclass(frozen=True, slots=True)
class LineStep:
    """One decision of the learner on the advised line: the card that teaches it, its kind of question, the choice.

    Steps of one `group` may be taken in any order: they lead to the same position.
    """

    card: str
    asked: str
    choice: str
    group: str | None = None

    def allows(self, other: LineStep) -> bool:
        """Return whether another step may be taken where this one is advised."""
        return other is self or (self.group is not None and other.group == self.group)


@dataclass(frozen=True, slots=True)
class LinePlace:
    """Where the learner stands: the next step, if the line goes on, and the last one with whether it was followed."""

    next: LineStep | None = None
    last: LineStep | None = None
    followed: bool = False


@dataclass(frozen=True, slots=True)
class Lesson:
    """The set-up of one lesson; `line` is the advised line from its start.

    The seed is fixed, so bots and draws answer the line in the same way each time.
    """

    name: str
    seed: int
    options: GameOptions
    position: PositionDocument | None = None
    line: tuple[LineStep, ...] = ()

    def place(self, chosen: Sequence[str]) -> LinePlace:
        """Return where the learner stands after these choices; nowhere once an earlier one left the line."""
        ahead = list(self.line)
        place = LinePlace(ahead[0] if ahead else None)
        for text in chosen:
            advised = place.next
            if advised is None:
                return LinePlace()  # the line was left before, or is over
            taken = next((step for step in ahead if step.choice == text and advised.allows(step)), None)
            if taken is None:
                place = LinePlace(last=advised)
                continue
            ahead.remove(taken)
            place = LinePlace(ahead[0] if ahead else None, taken, followed=True)
        return place

    def seats(self, game: Game[Any]) -> dict[int, str]:
        """Return the player of each seat, as in a request for a new table."""
        return {seat: "me" if seat == SEAT else BOT for seat in game.seats}


@cache
def lessons_of(game: str) -> dict[str, Lesson]:
    """Return the lessons of a game by name, in their order; none if it has none."""
    path = kit(game).game.folder / "lessons.yaml"
    if not path.is_file():
        return {}
    document: dict[str, JsonObject] = yaml.safe_load(path.read_text(encoding="utf-8"))
    return {
        name: Lesson(
            name,
            seed=int(lesson["seed"]),
            options=dict(lesson.get("options", {})),
            position=lesson.get("position"),
            line=tuple(LineStep(**step) for step in lesson.get("line", ())),
        )
        for name, lesson in document.items()
    }


def find_lesson(game: str, name: str | None) -> Lesson | None:
    """Return the lesson of that name, or None; tables of a removed lesson are ordinary ones."""
    return None if name is None else lessons_of(game).get(name)
