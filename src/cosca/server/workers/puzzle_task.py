"""Tasks about puzzles, run in the worker process of documents: grade an answer, and show the seat what it sees then.

A result holds nothing but the view of the puzzle's seat. What is right leaves the process only if it is asked for.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NamedTuple

from cosca.bots.puzzles import Graded, Puzzle, grade, play
from cosca.kernel.documents import GameOptions
from cosca.kernel.errors import IllegalChoice
from cosca.kernel.events import Facts, visible
from cosca.kernel.facts import ChoiceFacts, choice_facts
from cosca.kernel.game import Game
from cosca.kernel.match import Match
from cosca.kernel.messages import RuleMessage

if TYPE_CHECKING:
    from cosca.server.protocol.server_messages import Snapshot


@dataclass(frozen=True, slots=True)
class PuzzleTask:
    """A request about a puzzle after these choices of its seat; `element`: why can it not be chosen there?"""

    game: str
    options: GameOptions
    data: str
    puzzle: Puzzle
    choices: Sequence[str] = ()
    element: str = ""


class PuzzleView(NamedTuple):
    """A puzzle after the right ones of its choices: their grade, and what its seat sees.

    `line` has the valued choices of each step of the solution, the right one first.
    """

    graded: Graded
    snapshot: Snapshot
    items: list[Facts]
    round: int
    line: list[list[ChoiceFacts]]


class PuzzleRejected(NamedTuple):
    """The first of the choices that is not offered."""

    text: str


PuzzleResult = PuzzleView | PuzzleRejected | RuleMessage | None


def run_puzzle_task(game: Game[Any], task: PuzzleTask) -> PuzzleResult:
    """Return the result of the task."""
    puzzle = task.puzzle
    try:
        result = grade(game, puzzle, task.choices)
    except IllegalChoice:
        return PuzzleRejected(task.choices[-1])
    match = play(game, puzzle, ())
    items: list[Facts] = []
    for text in task.choices[: result.right]:
        items += visible(match.apply(puzzle.seat, text), puzzle.seat)
    if task.element:
        return game.why_not(match.state, puzzle.seat, task.element)
    return PuzzleView(result, _snapshot(match, puzzle.seat), items, game.round(match.state), _line(game, puzzle))


def _snapshot(match: Match[Any], seat: int) -> Snapshot:
    from cosca.server.views.snapshots import SnapshotBuilder  # here, because the processes of bots need none of it

    running = match.game.outcome(match.state) is None
    snapshot = SnapshotBuilder(match.game).snapshots(match, dict.fromkeys(match.game.seats, 0), running)(seat)
    return {**snapshot, "undo": None, "free": 0}


def _line(game: Game[Any], puzzle: Puzzle) -> list[list[ChoiceFacts]]:
    match, line = play(game, puzzle, ()), list[list[ChoiceFacts]]()
    for step in puzzle.steps:
        choices = [game.parse(match.state, puzzle.seat, value.text) for value in step.choices]
        line.append([choice_facts(match.state, puzzle.seat, choice) for choice in choices])
        match.apply(puzzle.seat, step.accepted[0])
    return line
