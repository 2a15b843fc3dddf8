"""The files of `cosca sim`: one row per game (`--csv`), and the games themselves (`--records`).

While a run lasts, each is a resumable file beside the one that was asked for, which is replaced only when all games
are played.
"""

from __future__ import annotations

import csv
import json
import shlex
from io import StringIO
from pathlib import Path
from typing import Any, Final, NamedTuple

import cosca
from cosca.dataset.card import CARD, FileSummary, write_card
from cosca.dataset.columns import SCHEMA
from cosca.dataset.files import open_writer
from cosca.terminal.records import write_text
from cosca.terminal.render.drawing import renderer_of
from cosca.terminal.render.game_texts import GameTexts
from cosca.terminal.resumable_csv import CsvRow, ResumableCsv
from cosca.terminal.resumable_file import ResumableFile, run_identity

Row = CsvRow  # one game
NUMBERS: Final = ("seed", "decisions", "score_")  # prefixes of numeric columns


class SimResult(NamedTuple):
    """A game that was played: its row, and the line that stores it, or "" if it is not wanted."""

    row: Row
    line: str


class SimFile:
    """The rows of a simulation. `rows` are those of the games that the file held when it was opened."""

    def __init__(self, csv: Path, game: cosca.Game[Any], seed: int, bots: tuple[str, ...], fresh: bool) -> None:
        self.path = part_of(csv)
        self.complete_path = csv
        identity = run_identity(game, seed=seed, bots=list(bots))
        self._file = ResumableCsv(self.path, "sim", identity, _columns(game), _parsed, fresh)
        self.rows: list[Row] = self._file.results
        self._seeds = {row["seed"] for row in self.rows}

    def add(self, result: SimResult) -> None:
        """Append a game, unless the file has it: another one may lack it."""
        if result.row["seed"] not in self._seeds:
            self._file.add(result.row)

    def close(self, rows: list[Row], complete: bool) -> None:
        """Leave the file for another run to resume, or replace it by the complete one."""
        self._file.close()
        if complete:
            write_text(self.complete_path, as_csv(rows))
            self.path.unlink()


class GamesFile:
    """The games of a simulation, each beside its row. `rows` are those of the games that it held when it was opened."""

    def __init__(
        self,
        records: Path,
        game: cosca.Game[Any],
        seed: int,
        bots: tuple[str, ...],
        observations: bool,
        fresh: bool,
    ) -> None:
        self.path = part_of(records)
        self.complete_path = records
        self.summary: Final = FileSummary(records.name)
        self._command = _command(game, seed, bots, observations, records.name)
        self._observations = observations
        self._offsets: dict[int, int] = {}  # of the lines, by seed
        identity = run_identity(game, seed=seed, bots=list(bots), schema=SCHEMA, observations=observations)
        self._file = ResumableFile[Row](self.path, "sim", identity, self._parsed, fresh)
        self.rows: list[Row] = self._file.results

    def _parsed(self, line: str, offset: int) -> Row:
        text, tab, _ = line.partition("\t")
        row: Row = json.loads(text)
        if not tab:
            raise ValueError("no game")
        self._offsets[row["seed"]] = offset
        return row

    def add(self, result: SimResult) -> None:
        """Append a game, unless the file has it: another one may lack it."""
        if result.row["seed"] not in self._offsets:
            self._offsets[result.row["seed"]] = self._file.append(f"{json.dumps(result.row)}\t{result.line}")

    def close(self, rows: list[Row], complete: bool) -> None:
        """Leave the file for another run to resume, or replace it by the complete one, and describe that."""
        self._file.close()
        if not complete:
            return
        with open_writer(self.complete_path, self._observations) as writer, self.path.open("rb") as file:
            for row in rows:
                file.seek(self._offsets[row["seed"]])
                stored = json.loads(file.readline().partition(b"\t")[2])
                writer.write(stored)
                self.summary.add(stored)
        seeds = f"Seeds {rows[0]['seed']} to {rows[-1]['seed']}, one game each."
        source = f"Bots played them. {seeds} This command plays them again:\n\n    {self._command} --games {len(rows)}"
        write_card(self.complete_path.with_suffix(CARD), [self.summary], source)
        self.path.unlink()


def part_of(path: Path) -> Path:
    """Return the file that holds the games until all are played."""
    return path.with_name(f"{path.name}.part")


def as_csv(rows: list[Row]) -> str:
    """Return one row per game."""
    text = StringIO()
    writer = csv.DictWriter(text, list(rows[0]) if rows else ["seed"], lineterminator="\n")
    writer.writeheader()
    writer.writerows(rows)
    return text.getvalue()


def _columns(game: cosca.Game[Any]) -> list[str]:
    tally = renderer_of(game, GameTexts(game)).tally(game.new(1))
    by_seat = ["bot", "score", *[name for key, name in (("families", "family"), ("teams", "team")) if key in tally]]
    plain = ["seed", "winners", "reason", "rounds", "decisions", "digest"]
    return [*plain, *[f"{name}_{seat}" for seat in game.seats for name in by_seat]]


def _parsed(row: dict[str, str]) -> Row:
    return {name: int(text) if name.startswith(NUMBERS) else text for name, text in row.items()}


def _command(game: cosca.Game[Any], seed: int, bots: tuple[str, ...], observations: bool, name: str) -> str:
    """Return the command that plays the games again, but for their number."""
    words = ["cosca", "sim", game.name, "--seed", str(seed)]
    for bot in bots[:1] if len(set(bots)) == 1 else bots:
        words += ["--bot", bot]
    for option, value in game.options.items():
        if isinstance(value, list):
            plain = ",".join(map(str, value))
        else:
            plain = value if isinstance(value, str) else json.dumps(value)
        words += ["--option", f"{option}={plain}"]
    if game.data_from:
        words += ["--data", game.data_from]
    words += ["--records", name, *(["--observations"] if observations else [])]
    return shlex.join(words)
