"""Lessons: tables against weak bots, always from the same seed or position, defined in a game's `lessons.yaml`."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any, Final

import yaml

from cosca.games import kit
from cosca.kernel.documents import GameOptions, JsonObject, PositionDocument

if TYPE_CHECKING:
    from cosca.kernel.game import Game
    from cosca.server.protocol.server_messages import Snapshot

BOT: Final = "picciotto"  # plays the other seats
SEAT: Final = 1  # of the learner


@dataclass(frozen=True, slots=True)
class Lesson:
    """The set-up of one lesson. `shows` are parts of a position that the learner sees in full, up to round `rounds`.

    They are added to the view of the seat only, never to the public view; bots do not get them.
    """

    name: str
    seed: int
    options: GameOptions
    position: PositionDocument | None = None
    shows: tuple[str, ...] = ()
    rounds: int = 0

    def reveal(
        self, snapshots: Callable[[int | None], Snapshot], game: Game[Any], state: Any
    ) -> Callable[[int | None], Snapshot]:
        """Return the snapshots with what the lesson shows in addition."""
        if game.round(state) > self.rounds:
            return snapshots
        whole = game.describe(state)
        shown = {part: whole[part] for part in self.shows if part in whole}

        def snapshot(viewer: int | None) -> Snapshot:
            plain = snapshots(viewer)
            return plain if viewer is None else {**plain, "view": {**plain["view"], **shown}}

        return snapshot

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
            shows=tuple(lesson.get("shows", ())),
            rounds=int(lesson.get("rounds", 0)),
        )
        for name, lesson in document.items()
    }


def find_lesson(game: str, name: str | None) -> Lesson | None:
    """Return the lesson of that name, or None; tables of a removed lesson are ordinary ones."""
    return None if name is None else lessons_of(game).get(name)
