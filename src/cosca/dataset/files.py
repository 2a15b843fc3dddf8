"""Files of stored games: JSON lines and Parquet. The ending of the name selects the format.

Parquet needs pyarrow (extra `data`). Both are written in pieces and read in pieces, so that a file may be larger than
the memory.
"""

from __future__ import annotations

import json
import os
from abc import ABC, abstractmethod
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from cosca.dataset.columns import SCHEMA, Column, Row, columns
from cosca.dataset.stored_game import StoredGame
from cosca.kernel.errors import BadDocument, BadOption

JSON_LINES: Final = ".jsonl"
PARQUET: Final = ".parquet"
ENDINGS: Final = (JSON_LINES, PARQUET)
GROUP_VALUES: Final = 4_000_000  # numbers and texts in a row group of Parquet, which is held in memory
BATCH_GAMES: Final = 16  # that are read from Parquet at once


def read_games(path: Path | str, verify: bool = True, data: str | None = None) -> Iterator[StoredGame]:
    """Yield the games of a file; `verify` replays each one before it is yielded.

    BadDocument names the game that cannot be read, or does not end as it says. `data` is the overlay that the games
    were played with, if there was one.
    """
    for number, row in enumerate(_rows(Path(path)), 1):
        try:
            stored = StoredGame.from_row(row)
            if verify:
                stored.verify(data)
        except (BadDocument, BadOption) as error:
            raise BadDocument(f"{path}: game {number}: {error}") from None
        yield stored


def validate_ending(path: Path, flag: str) -> None:
    """Raise BadOption if the name of a file says no format, ModuleNotFoundError if its format needs the extra."""
    if path.suffix not in ENDINGS:
        raise BadOption(why="games-ending", facts={"flag": flag, "file": str(path), "known": list(ENDINGS)})
    if path.suffix == PARQUET:
        import pyarrow.parquet  # noqa: F401  (before the first game is played, not after the last one)


def json_line(row: Row) -> str:
    """Return a row as a line of JSON."""
    return json.dumps(row, separators=(",", ":"), ensure_ascii=False)


# -------------------------------------------------------------------- writing


class GamesWriter(ABC):
    """A new file, which replaces the one of its name when it is complete. Use it in a `with` statement."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.part = path.with_name(f".{path.name}.part")

    @abstractmethod
    def write(self, row: Row) -> None:
        """Append a game."""

    @abstractmethod
    def close(self) -> None:
        """Write what is left and close the file."""

    def __enter__(self) -> GamesWriter:
        return self

    def __exit__(self, kind: object, *raised: object) -> None:
        try:
            self.close()
            if kind is None:
                os.replace(self.part, self.path)
        finally:
            self.part.unlink(missing_ok=True)


class JsonLinesWriter(GamesWriter):
    """One game per line."""

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        self._file = self.part.open("w", encoding="utf-8", newline="\n")

    def write(self, row: Row) -> None:
        self._file.write(json_line(row) + "\n")

    def close(self) -> None:
        self._file.close()


class ParquetWriter(GamesWriter):
    """One game per row, compressed with Zstandard."""

    def __init__(self, path: Path, observations: bool) -> None:
        import pyarrow as arrow
        import pyarrow.parquet as parquet

        super().__init__(path)
        self._arrow: Any = arrow
        fields = [_field(arrow, column) for column in columns(observations)]
        self._schema: Any = arrow.schema(fields, metadata={"cosca.schema": str(SCHEMA)})
        self._file: Any = parquet.ParquetWriter(self.part, self._schema, compression="zstd")
        self._rows: list[Row] = []
        self._values = 0

    def write(self, row: Row) -> None:
        self._rows.append(row)
        self._values += 3 * len(row["choices"]) + 2 * sum(map(len, row.get("places", ()))) + len(row)
        if self._values >= GROUP_VALUES:
            self._flush()

    def _flush(self) -> None:
        if self._rows:
            self._file.write_table(self._arrow.Table.from_pylist(self._rows, schema=self._schema))
        self._rows, self._values = [], 0

    def close(self) -> None:
        try:
            self._flush()
        finally:
            self._file.close()


def open_writer(path: Path, observations: bool) -> GamesWriter:
    """Return the writer of a file."""
    return ParquetWriter(path, observations) if path.suffix == PARQUET else JsonLinesWriter(path)


def _field(arrow: Any, column: Column) -> Any:
    name = column.type.removesuffix("?")
    depth = name.count("list<")
    kinds = {"int32": arrow.int32(), "string": arrow.string(), "bool": arrow.bool_()}
    kind = kinds[name[len("list<") * depth : len(name) - depth]]
    for _ in range(depth):
        kind = arrow.list_(kind)
    return arrow.field(column.name, kind, nullable=column.type.endswith("?"))


# -------------------------------------------------------------------- reading


def _rows(path: Path) -> Iterator[Row]:
    if path.suffix == PARQUET:
        yield from _parquet_rows(path)
        return
    with path.open(encoding="utf-8") as file:
        try:
            for number, line in enumerate(file, 1):
                try:
                    row = json.loads(line)
                except (ValueError, RecursionError) as error:
                    raise BadDocument(f"{path}: line {number}: {error}") from None
                if not isinstance(row, dict):
                    raise BadDocument(f"{path}: line {number}: not a stored game")
                yield row
        except UnicodeDecodeError:
            raise BadDocument(f"{path}: not a text file") from None


def _parquet_rows(path: Path) -> Iterator[Row]:
    import pyarrow as arrow
    import pyarrow.parquet as parquet

    try:
        with parquet.ParquetFile(path) as file:
            for batch in file.iter_batches(batch_size=BATCH_GAMES):
                yield from batch.to_pylist()
    except arrow.ArrowInvalid as error:
        raise BadDocument(f"{path}: {' '.join(str(error).split())}") from None
