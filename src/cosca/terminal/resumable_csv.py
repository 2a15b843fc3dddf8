"""A resumable file of CSV: its second line names the columns."""

from __future__ import annotations

import csv
from collections.abc import Callable
from io import StringIO
from pathlib import Path
from typing import Any, TypeVar

from cosca.terminal.resumable_file import ResumableFile, RunIdentity

R = TypeVar("R")
CsvRow = dict[str, Any]  # the values of a row, by the name of the column


class ResumableCsv(ResumableFile[R]):
    """The rows of one run; `parse` makes a result from a row."""

    def __init__(
        self,
        path: Path,
        command: str,
        identity: RunIdentity,
        columns: list[str],
        parse: Callable[[dict[str, str]], R],
        fresh: bool,
    ) -> None:
        """Open the file or create it; BadDocument if it belongs to another run, and then it is left as it was."""
        self.columns = columns

        def parse_line(line: str, _: int) -> R:
            try:
                (values,) = csv.reader([line])
            except csv.Error as error:
                raise ValueError(error) from None
            return parse(dict(zip(columns, values, strict=True)))

        super().__init__(path, command, identity, parse_line, fresh, (",".join(columns),))

    def add(self, row: CsvRow) -> None:
        """Append one row; it has left this process when this returns."""
        text = StringIO()
        csv.DictWriter(text, self.columns, lineterminator="").writerow(row)
        self.append(text.getvalue())
