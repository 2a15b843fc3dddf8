"""Grading of answers, choice by choice, on the state that the choices lead to."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal, NamedTuple

from cosca.bots.puzzles.puzzle import Puzzle, PuzzleStep
from cosca.kernel.game import Game
from cosca.kernel.match import Match

Grade = Literal["open", "solved", "wrong"]  # open: right so far, and the next choice is asked


class Graded(NamedTuple):
    """The grade of the choices made so far; the first `right` of them are right. Later ones do not count."""

    grade: Grade
    right: int


def play(game: Game[Any], puzzle: Puzzle, choices: Sequence[str]) -> Match[Any]:
    """Return the match after these choices of the puzzle's seat; IllegalChoice if one of them is not offered."""
    match = Match(game, 0, puzzle.position)
    for text in choices:
        match.apply(puzzle.seat, text)
    return match


def grade(game: Game[Any], puzzle: Puzzle, choices: Sequence[str]) -> Graded:
    """Grade the choices made so far, up to the end of the puzzle; IllegalChoice if one of them is not offered.

    The answer is solved with the last step. A choice that is as good as the solution may lead past a later step; then
    it is solved at once.
    """
    match = Match(game, 0, puzzle.position)
    for at, text in enumerate(choices):
        match.apply(puzzle.seat, text)
        if text not in puzzle.steps[at].accepted:
            return Graded("wrong", at)
        if at + 1 == len(puzzle.steps) or not _asks(match, puzzle.seat, puzzle.steps[at + 1]):
            return Graded("solved", at + 1)
    return Graded("open", len(choices))


def _asks(match: Match[Any], seat: int, step: PuzzleStep) -> bool:
    """Return whether the seat is asked the question of this step now."""
    decision = match.game.decision(match.state, seat) if seat in match.game.actors(match.state) else None
    if decision is None or decision.kind != step.kind:
        return False
    return step.accepted[0] in [choice.text for choice in decision.choices]
