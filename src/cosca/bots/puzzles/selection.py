"""Which puzzle comes next: the puzzle of the day, and one that fits a player."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from datetime import date
from hashlib import blake2b

from cosca.bots.puzzles.puzzle import Puzzle


def puzzle_of_day(puzzles: Sequence[Puzzle], day: date) -> Puzzle | None:
    """Return the puzzle of a day: all puzzles in turn, in an order that only depends on their ids."""
    order = sorted(puzzles, key=lambda puzzle: blake2b(puzzle.id.encode()).digest())
    return order[day.toordinal() % len(order)] if order else None


def candidates(
    puzzles: Sequence[Puzzle], theme: str, rating: float, seen: Collection[str], most: int = 5
) -> list[Puzzle]:
    """Return the puzzles of a theme ("": of any) that come next for a player: nearest to the rating and new.

    `seen` are the ids of puzzles that the player has answered; when all were, they count as new again.
    """
    fitting = [puzzle for puzzle in puzzles if not theme or theme in puzzle.themes]
    new = [puzzle for puzzle in fitting if puzzle.id not in seen]
    return sorted(new or fitting, key=lambda puzzle: (abs(puzzle.rating - rating), puzzle.id))[:most]
