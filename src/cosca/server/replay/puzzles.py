"""Puzzles: which one comes next, what it shows, graded answers, and the ratings of users for them.

Only the first answer to a puzzle counts. The rating of a puzzle is fixed: bots gave it when the puzzle was made.
"""

from __future__ import annotations

import contextlib
import secrets
import time
from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Any, Final

from sqlalchemy.exc import IntegrityError

import cosca
from cosca.bots.puzzles import Puzzle, candidates, game_themes, load_puzzles, puzzle_of_day
from cosca.kernel.documents import GameSpec, PositionDocument
from cosca.kernel.game import Game
from cosca.kernel.messages import RuleMessage
from cosca.server.catalog.documents import component_set_id
from cosca.server.protocol import http_models
from cosca.server.protocol.refusal import Refused
from cosca.server.ratings.model import NEWCOMER, rate_attempt
from cosca.server.ratings.scale import Rating, mu_of_shown, shown_margin, shown_rating
from cosca.server.registry.table_registry import TableRegistry
from cosca.server.storage.puzzles import insert_puzzle_result, puzzle_results_of
from cosca.server.storage.rows import PuzzleResultRow
from cosca.server.views.snapshots import choice_to_wire
from cosca.server.workers.document_pool import DocumentPool
from cosca.server.workers.process import Unready, WorkerFailed
from cosca.server.workers.puzzle_task import PuzzleRejected, PuzzleTask, PuzzleView

SHOW_SECONDS: Final = 10.0  # for showing a puzzle
MAX_HISTORY: Final = 60  # ratings that are sent


class PuzzleService:
    """The shipped puzzles that this server can show, and the answers of its users."""

    def __init__(self, tables: TableRegistry, documents: DocumentPool) -> None:
        self._tables: Final = tables
        self._documents: Final = documents
        self._by_game: dict[str, dict[str, Puzzle]] = {}

    # ---------------------------------------------------------------- finding

    def of_game(self, name: str) -> dict[str, Puzzle]:
        """Return the puzzles of a game by id: those whose component set this server has."""
        if name not in cosca.game_names():
            raise Refused("not_found", "game", game=name)
        if name not in self._by_game:
            game = self._tables.game(name, {})
            self._by_game[name] = {
                puzzle.id: puzzle
                for puzzle in load_puzzles(game)
                if self._game(name, puzzle).data_name() == puzzle.data
            }
        return self._by_game[name]

    def _find(self, id: str) -> tuple[str, Puzzle]:
        for name in cosca.game_names():
            puzzle = self.of_game(name).get(id)
            if puzzle is not None:
                return name, puzzle
        raise Refused("not_found", "puzzle")

    def _game(self, name: str, puzzle: Puzzle) -> Game[Any]:
        return self._tables.game(name, dict(puzzle.options), puzzle.data)

    async def overview(self, user: str) -> list[http_models.PuzzleGame]:
        """Return the games that have puzzles, and what the user has done with them."""
        results = await puzzle_results_of(self._tables.store, user)
        games: list[http_models.PuzzleGame] = []
        for name in cosca.game_names():
            puzzles, own = self.of_game(name), [row for row in results if row.game == name]
            today = puzzle_of_day(list(puzzles.values()), datetime.now(UTC).date())
            if today is None:
                continue
            solved = {row.puzzle: row.solved for row in own}
            themes: list[http_models.PuzzleTheme] = []
            for theme in game_themes(name):
                ids = [id for id, puzzle in puzzles.items() if theme in puzzle.themes]
                if ids:
                    themes.append(
                        {"theme": theme, "count": len(ids), "solved": sum(solved.get(id, False) for id in ids)}
                    )
            games.append(
                {
                    "game": name,
                    "count": len(puzzles),
                    "today": today.id,
                    "today_solved": solved.get(today.id),
                    "themes": themes,
                    "standing": standing(own),
                }
            )
        return games

    async def next(self, user: str, game: str, theme: str) -> str:
        """Return the id of a puzzle that fits the user: new to them, of the theme, about as hard as they are good."""
        puzzles = self.of_game(game)
        own = [row for row in await puzzle_results_of(self._tables.store, user) if row.game == game]
        rating = standing(own)["rating"]
        fitting = candidates(list(puzzles.values()), theme, rating, {row.puzzle for row in own})
        if not fitting:
            raise Refused("not_found", "puzzle")
        return secrets.choice(fitting).id

    # ---------------------------------------------------------------- answering

    async def show(self, user: str, id: str) -> http_models.PuzzleShown:
        """Return a puzzle before any choice."""
        return await self._shown(user, id, [])

    async def answer(self, user: str, id: str, choices: Sequence[str], give_up: bool) -> http_models.PuzzleShown:
        """Grade the choices made so far; the first end of a user's answer is stored and changes the rating."""
        if not choices and not give_up:
            raise Refused("malformed", "empty", field="choices")
        return await self._shown(user, id, choices, give_up)

    async def why_not(self, user: str, id: str, choices: Sequence[str], element: str) -> RuleMessage | None:
        """Return why the seat cannot choose the element after these choices."""
        result = await self._ask(user, *self._find(id), choices, element)
        assert not isinstance(result, PuzzleView)
        return result

    async def study(self, user: str, id: str) -> tuple[GameSpec, PositionDocument]:
        """Return what a study of the puzzle starts from; Refused before the user's first answer."""
        name, puzzle = self._find(id)
        if all(row.puzzle != id for row in await puzzle_results_of(self._tables.store, user)):
            raise Refused("not_allowed", "puzzle_open")
        return (name, self._tables.settings.options(name, dict(puzzle.options)), puzzle.data), dict(puzzle.position)

    async def _shown(
        self, user: str, id: str, choices: Sequence[str], give_up: bool = False
    ) -> http_models.PuzzleShown:
        name, puzzle = self._find(id)
        view = await self._ask(user, name, puzzle, choices)
        assert isinstance(view, PuzzleView)
        result, right = view.graded
        grade: Any = "given_up" if give_up and result != "solved" else result
        rows = [row for row in await puzzle_results_of(self._tables.store, user) if row.game == name]
        answered, change = next((row.solved for row in rows if row.puzzle == id), None), None
        if grade != "open" and answered is None:
            row = _rated(rows, user, name, puzzle, grade == "solved")
            change = shown_rating(row.mu) - standing(rows)["rating"]
            rows, answered = [*rows, row], row.solved
            with contextlib.suppress(IntegrityError):  # the same answer came twice
                await self._tables.store.write(insert_puzzle_result(row))
        game = self._game(name, puzzle)
        return {
            "id": id,
            "game": name,
            "options": dict(puzzle.options),
            "set": component_set_id(puzzle.data),
            "teams": [list(team) for team in game.teams],
            "seat": puzzle.seat,
            "rating": puzzle.rating,
            "choices": list(choices[:right]),
            "grade": grade,
            "answered": answered,
            "change": change,
            "snapshot": view.snapshot,
            "items": view.items,
            "round": view.round,
            "solution": _solution(puzzle, view) if grade in ("solved", "given_up") else None,
            "standing": standing(rows),
        }

    async def _ask(
        self, user: str, name: str, puzzle: Puzzle, choices: Sequence[str], element: str = ""
    ) -> PuzzleView | RuleMessage | None:
        options = self._tables.settings.options(name, dict(puzzle.options))
        task = PuzzleTask(name, options, puzzle.data, puzzle, list(choices), element)
        try:
            result: Any = await self._documents.ask(user, task, SHOW_SECONDS, untrusted=False)
        except (Unready, WorkerFailed):
            raise Refused("busy", "puzzle") from None
        if isinstance(result, PuzzleRejected):
            raise Refused("illegal", "study", at=len(choices) - 1, text=result.text)
        answer: PuzzleView | RuleMessage | None = result
        return answer


def _rated(rows: Sequence[PuzzleResultRow], user: str, game: str, puzzle: Puzzle, solved: bool) -> PuzzleResultRow:
    """Return the row of a first answer, with the rating after it."""
    before = Rating(rows[-1].mu, rows[-1].sigma, len(rows)) if rows else NEWCOMER
    after = rate_attempt(before, mu_of_shown(puzzle.rating), solved)
    return PuzzleResultRow(user, puzzle.id, game, solved, time.time(), after.mu, after.sigma)


def standing(rows: Sequence[PuzzleResultRow]) -> http_models.PuzzleStanding:
    """Return the standing of a user after these answers, given in the order in which they were made."""
    streak = best = 0
    for row in rows:
        streak = streak + 1 if row.solved else 0
        best = max(best, streak)
    solved = sum(row.solved for row in rows)
    mu, sigma = (rows[-1].mu, rows[-1].sigma) if rows else (NEWCOMER.mu, NEWCOMER.sigma)
    return {
        "rating": shown_rating(mu),
        "margin": shown_margin(sigma),
        "solved": solved,
        "failed": len(rows) - solved,
        "streak": streak,
        "best_streak": best,
        "history": [shown_rating(row.mu) for row in rows[-MAX_HISTORY:]],
    }


def _solution(puzzle: Puzzle, view: PuzzleView) -> http_models.PuzzleSolution:
    return {
        "line": [
            {
                "kind": step.kind,
                "margin": step.margin,
                "alike": len(step.accepted) - 1,
                "values": [
                    {"choice": choice_to_wire(choice), "chance": value.chance, "error": value.error}
                    for value, choice in zip(step.choices, choices, strict=True)
                ],
            }
            for step, choices in zip(puzzle.steps, view.line, strict=True)
        ],
        "reasons": [{"id": f"reason-{reason.key}", "args": dict(reason.facts)} for reason in puzzle.reasons],
        "themes": list(puzzle.themes),
        "bots": [{"bot": bot, "share": share} for bot, share in puzzle.bots.items()],
    }
