"""The puzzles of a game and their file format: JSON lines, first a header, then one puzzle per line.

The format is described in docs/formats.md; its keys are never renamed.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from functools import lru_cache
from importlib.resources import files
from typing import Any, Final, NamedTuple

from cosca.bots.evaluator import Reason
from cosca.games import package_of
from cosca.kernel.documents import GameOptions, JsonObject, PositionDocument
from cosca.kernel.errors import BadDocument
from cosca.kernel.game import Game

FORMAT: Final = "cosca puzzles 1"
FILE: Final = "puzzles.jsonl"


class ValuedChoice(NamedTuple):
    """A choice with the win probability of the seat's team after it, and the standard error of that."""

    text: str
    chance: float
    error: float


class PuzzleStep(NamedTuple):
    """A decision of the solution.

    `accepted` are the right choices by their text: the solution, then those that lead to the same. `choices` are the
    values of the choices that were compared, best first. `margin` is by how much the solution is better than any choice
    that is not accepted.
    """

    kind: str
    accepted: tuple[str, ...]
    margin: float
    choices: tuple[ValuedChoice, ...]


class Puzzle(NamedTuple):
    """A position in which one seat has one best plan: a path of choices within its turn.

    What the seat cannot see in `position` was sampled from what it knew; it never is what lay there in the game.
    `data` and `rules` are component set and version of the rules, `rating` the difficulty on the scale of players, and
    `bots` the share of their attempts that bots solved. `origin` says by which search, and from which game.
    """

    id: str
    options: GameOptions
    data: str
    rules: int
    seat: int
    position: PositionDocument
    steps: tuple[PuzzleStep, ...]
    reasons: tuple[Reason, ...]
    themes: tuple[str, ...]
    rating: int
    bots: dict[str, float]
    origin: JsonObject

    def to_json(self) -> JsonObject:
        """Return the line of the puzzle as a JSON object."""
        return {
            "id": self.id,
            "options": self.options,
            "data": self.data,
            "rules": self.rules,
            "seat": self.seat,
            "themes": list(self.themes),
            "rating": self.rating,
            "bots": self.bots,
            "solution": [
                {
                    "kind": step.kind,
                    "accepted": list(step.accepted),
                    "margin": step.margin,
                    "choices": [list(choice) for choice in step.choices],
                }
                for step in self.steps
            ],
            "reasons": [{"id": f"reason-{reason.key}", "args": dict(reason.facts)} for reason in self.reasons],
            "origin": self.origin,
            "position": self.position,
        }


def puzzle_from_json(document: Any) -> Puzzle:
    """Return the puzzle of a line; BadDocument if something is missing or has another type."""
    try:
        steps = [
            PuzzleStep(
                str(step["kind"]),
                tuple([str(text) for text in step["accepted"]]),
                float(step["margin"]),
                tuple(
                    [ValuedChoice(str(text), float(chance), float(error)) for text, chance, error in step["choices"]]
                ),
            )
            for step in document["solution"]
        ]
        reasons = [Reason(str(each["id"]).removeprefix("reason-"), dict(each["args"])) for each in document["reasons"]]
        puzzle = Puzzle(
            str(document["id"]),
            dict(document["options"]),
            str(document["data"]),
            int(document["rules"]),
            int(document["seat"]),
            dict(document["position"]),
            tuple(steps),
            tuple(reasons),
            tuple([str(theme) for theme in document["themes"]]),
            int(document["rating"]),
            {str(bot): float(share) for bot, share in document["bots"].items()},
            dict(document["origin"]),
        )
    except (KeyError, TypeError, ValueError, AttributeError) as error:
        raise BadDocument(f"puzzle: {type(error).__name__}: {error}") from None
    if not puzzle.steps or not all([step.accepted for step in puzzle.steps]):
        raise BadDocument(f"puzzle {puzzle.id}: it has no solution")
    return puzzle


def parse_puzzles(text: str, game: str) -> list[Puzzle]:
    """Return the puzzles of a file; BadDocument if it is another format or belongs to another game."""
    lines = text.splitlines()
    try:
        header, *documents = [json.loads(line) for line in lines] or [None]
    except ValueError as error:
        raise BadDocument(f"puzzles: {error}") from None
    if header != {"format": FORMAT, "game": game}:
        raise BadDocument(f"puzzles: the first line is not the header of '{FORMAT}' for {game}")
    return [puzzle_from_json(document) for document in documents]


def format_puzzles(game: str, puzzles: Iterable[Puzzle]) -> str:
    """Return the text of a file with these puzzles."""
    documents: list[JsonObject] = [{"format": FORMAT, "game": game}, *[puzzle.to_json() for puzzle in puzzles]]
    return "".join([json.dumps(each, ensure_ascii=False, separators=(",", ":")) + "\n" for each in documents])


@lru_cache(maxsize=8)
def shipped_puzzles(game: str) -> tuple[Puzzle, ...]:
    """Return all puzzles in the package of a game's bots; none if it has no such file."""
    if package_of("cosca.bots", game) is None:
        return ()
    path = files("cosca.bots") / game / FILE
    return tuple(parse_puzzles(path.read_text("utf-8"), game)) if path.is_file() else ()


def load_puzzles(game: Game[Any]) -> Iterator[Puzzle]:
    """Yield the shipped puzzles that hold for this game: for its version of the rules."""
    for puzzle in shipped_puzzles(game.name):
        if puzzle.rules == game.rules_version:
            yield puzzle
