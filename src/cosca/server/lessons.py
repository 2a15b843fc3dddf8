"""Lessons: tables against gentle bots, always from the same seed or position. Each game's are in its `lessons.yaml`."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any, Final

import yaml

from cosca.games import kit

if TYPE_CHECKING:
    from cosca.kernel.game import Game
    from cosca.server.wire import Snapshot

GENTLE: Final = "picciotto"  # who plays the other seats
SEAT: Final = 1  # where the pupil sits


@dataclass(frozen=True, slots=True)
class Lesson:
    """What is taught from one beginning. `shows` are parts of a position that the pupil sees whole, up to `rounds`.

    What is shown so is in the view of a seat alone, never in that of the public; bots see none of it.
    """

    name: str
    seed: int
    options: dict[str, Any]
    position: dict[str, Any] | None = None
    shows: tuple[str, ...] = ()
    rounds: int = 0

    def opened(
        self, told: Callable[[int | None], Snapshot], game: Game[Any], state: Any
    ) -> Callable[[int | None], Snapshot]:
        """The snapshots of a moment, with what the lesson shows."""
        if game.round(state) > self.rounds:
            return told
        whole = game.describe(state)
        shown = {part: whole[part] for part in self.shows if part in whole}

        def snapshot(viewer: int | None) -> Snapshot:
            found = told(viewer)
            return found if viewer is None else {**found, "view": {**found["view"], **shown}}

        return snapshot

    def seats(self, game: Game[Any]) -> dict[int, str]:
        """Who sits where."""
        return {seat: "me" if seat == SEAT else GENTLE for seat in game.seats}


@cache
def lessons_of(game: str) -> dict[str, Lesson]:
    """The lessons of a game by name, the first game first; none if it teaches none."""
    path = kit(game).game.folder / "lessons.yaml"
    if not path.is_file():
        return {}
    document: dict[str, dict[str, Any]] = yaml.safe_load(path.read_text(encoding="utf-8"))
    return {
        name: Lesson(
            name,
            seed=int(each["seed"]),
            options=dict(each.get("options", {})),
            position=each.get("position"),
            shows=tuple(each.get("shows", ())),
            rounds=int(each.get("rounds", 0)),
        )
        for name, each in document.items()
    }


def lesson_of(game: str, name: str | None) -> Lesson | None:
    """The lesson of that name; None if there is none, or none any more: then its tables are ordinary ones."""
    return None if name is None else lessons_of(game).get(name)
