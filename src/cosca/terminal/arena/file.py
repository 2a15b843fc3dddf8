"""The file of a comparison: one row per game, written as games end, so that a stopped run can go on.

Its first line says which comparison it is of. Games of another one never come together with it.
"""

from __future__ import annotations

import csv
import json
from hashlib import sha256
from io import StringIO
from pathlib import Path
from typing import Any

import cosca
import cosca.bots
from cosca.terminal.arena.games import ArenaSide, GameResult
from cosca.terminal.arena.summary import points
from cosca.terminal.session import write_text

MARK = "# cosca arena: "


def identity(game: cosca.Game[Any], a: str, b: str) -> dict[str, Any]:
    """All that must be the same for games to be counted together, the code of the bots included."""
    return {
        "version": cosca.__version__,
        "game": game.name,
        "rules": game.rules_version,
        "data": game.data_name(),
        "options": game.options,
        "seats": len(game.seats),
        "a": a,
        "b": b,
        "code": _code(),
    }


def _code() -> str:
    """A hash of the bots as they are installed: their version stays the same while they are worked on."""
    folder = Path(cosca.bots.__file__).parent
    found = sha256()
    for path in sorted(folder.rglob("*")):
        if path.suffix in (".py", ".toml"):
            found.update(f"{path.relative_to(folder).as_posix()}\0".encode() + path.read_bytes())
    return found.hexdigest()[:16]


class ArenaFile:
    """The rows of one comparison; `results` are those that the file had when it was opened."""

    def __init__(self, path: Path, game: cosca.Game[Any], a: str, b: str, fresh: bool) -> None:
        """Opens the file or makes it; BadDocument if it is of something else, and then it is as it was."""
        self.path = path
        self.game = game
        self.columns = _columns(len(game.seats))
        self.results: list[GameResult] = []
        known = identity(game, a, b)
        if fresh or not path.exists() or not path.stat().st_size:
            write_text(path, f"{MARK}{json.dumps(known)}\n{','.join(self.columns)}\n")
        else:
            self._read(known)
        self.file = path.open("a", encoding="utf-8", newline="")

    def add(self, result: GameResult) -> None:
        """One more row, on the disk when this returns."""
        text = StringIO()
        csv.DictWriter(text, self.columns, lineterminator="\n").writerow(_row(result, self.game))
        self.file.write(text.getvalue())
        self.file.flush()

    def close(self) -> None:
        self.file.close()

    def _read(self, known: dict[str, Any]) -> None:
        text = self.path.read_bytes()
        whole = text[: text.rfind(b"\n") + 1]
        try:
            lines = whole.decode("utf-8").splitlines()
        except UnicodeDecodeError:
            lines = []
        self._check(lines, known)
        for number, row in enumerate(csv.reader(lines[2:]), 3):
            try:
                self.results.append(_result(dict(zip(self.columns, row, strict=True)), len(self.game.seats)))
            except (ValueError, KeyError):
                facts = {"file": str(self.path), "line": str(number)}
                raise cosca.BadDocument(why="arena-line", facts=facts) from None
        if len(whole) < len(text):  # killed in the middle of a row
            with self.path.open("r+b") as file:
                file.truncate(len(whole))

    def _check(self, lines: list[str], known: dict[str, Any]) -> None:
        try:
            found = json.loads(lines[0].removeprefix(MARK)) if lines and lines[0].startswith(MARK) else None
        except ValueError:
            found = None
        if not isinstance(found, dict) or (found == known and lines[1:2] != [",".join(self.columns)]):
            raise cosca.BadDocument(why="no-arena", facts={"file": str(self.path)})
        for name, now in known.items():
            if found.get(name) != now:
                told = {"name": name, "given": json.dumps(found.get(name)), "own": json.dumps(now)}
                raise cosca.BadDocument(why="other-arena", facts={"file": str(self.path), **told})


def _columns(seats: int) -> list[str]:
    by_seat = [f"{name}_{seat}" for seat in range(1, seats + 1) for name in ("bot", "family", "score")]
    by_side = [f"{side}_{name}" for side in "ab" for name in ArenaSide._fields]
    plain = ["seed", "team", "points", "winners", "reason", "rounds", "decisions", "digest"]
    return [*plain, *by_seat, *by_side, "failure"]


def _row(result: GameResult, game: cosca.Game[Any]) -> dict[str, Any]:
    row: dict[str, Any] = {
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
