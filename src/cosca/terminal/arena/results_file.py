"""The file of a comparison: one row per game, written as games end, so that an interrupted run can be resumed.

Its first line identifies the comparison. Games of another comparison are never added to it.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import cosca
from cosca.terminal.arena.matches import ArenaSide, GameResult
from cosca.terminal.arena.statistics import points
from cosca.terminal.resumable_csv import CsvRow, ResumableCsv
from cosca.terminal.resumable_file import run_identity


class ArenaFile:
    """The rows of one comparison; `results` are those that the file had when it was opened."""

    def __init__(self, path: Path, game: cosca.Game[Any], a: str, b: str, fresh: bool) -> None:
        """Open or create the file; raise BadDocument, leaving the file unchanged, if it belongs to something else."""
        self.path = path
        self.game = game
        seats = len(game.seats)
        self._file = ResumableCsv(
            path, "arena", run_identity(game, a=a, b=b), _columns(seats), lambda row: _result(row, seats), fresh
        )
        self.results = self._file.results

    def add(self, result: GameResult) -> None:
        """Append one row; it is on disk when this returns."""
        self._file.add(_row(result, self.game))

    def close(self) -> None:
        self._file.close()


def _columns(seats: int) -> list[str]:
    by_seat = [f"{name}_{seat}" for seat in range(1, seats + 1) for name in ("bot", "family", "score")]
    by_side = [f"{side}_{name}" for side in "ab" for name in ArenaSide._fields]
    plain = ["seed", "team", "points", "winners", "reason", "rounds", "decisions", "digest"]
    return [*plain, *by_seat, *by_side, "failure"]


def _row(result: GameResult, game: cosca.Game[Any]) -> CsvRow:
    row: CsvRow = {
        "seed": result.seed,
        "team": result.team,
        "points": round(points(result, game.teams)[result.team - 1], 6),
        "winners": " ".join(str(seat) for seat in result.winners),
        "reason": result.reason,
        "rounds": result.rounds,
        "decisions": result.a.decisions + result.b.decisions,
        "digest": result.digest,
        "failure": result.failure,
    }
    for seat in game.seats:
        row[f"bot_{seat}"] = result.bots[seat - 1]
        row[f"score_{seat}"] = result.scores[seat - 1]
        row[f"family_{seat}"] = result.families[seat - 1] if result.families else ""
    for name in ArenaSide._fields:
        row[f"a_{name}"] = getattr(result.a, name)
        row[f"b_{name}"] = getattr(result.b, name)
    return row


def _result(row: dict[str, str], seats: int) -> GameResult:
    def by_seat(name: str) -> list[str]:
        return [row[f"{name}_{seat}"] for seat in range(1, seats + 1)]

    def side(name: str) -> ArenaSide:
        return ArenaSide(
            decisions=int(row[f"{name}_decisions"]),
            turns=int(row[f"{name}_turns"]),
            seconds=float(row[f"{name}_seconds"]),
            slowest=float(row[f"{name}_slowest"]),
            slowest_turn=float(row[f"{name}_slowest_turn"]),
            failures=int(row[f"{name}_failures"]),
            processor=float(row[f"{name}_processor"]),
        )

    families = tuple(by_seat("family"))
    return GameResult(
        seed=int(row["seed"]),
        team=int(row["team"]),
        winners=tuple(int(seat) for seat in row["winners"].split()),
        reason=row["reason"],
        rounds=row["rounds"],
        digest=row["digest"],
        bots=tuple(by_seat("bot")),
        scores=tuple(int(score) for score in by_seat("score")),
        families=families if any(families) else (),
        a=side("a"),
        b=side("b"),
        failure=row["failure"],
    )
