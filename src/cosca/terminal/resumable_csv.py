"""A CSV file that is written while games are played, so that an interrupted run can be resumed.

Its first line identifies the run, its second names the columns. Rows of another run are never added to it.
"""

from __future__ import annotations

import csv
import json
from collections.abc import Callable
from hashlib import sha256
from io import StringIO
from pathlib import Path
from typing import Any, Generic, TypeVar

import cosca
import cosca.bots
from cosca.terminal.records import write_text

R = TypeVar("R")
CsvRow = dict[str, Any]  # the values of a row, by the name of the column
RunIdentity = dict[str, Any]  # what the first line says: games are counted together only if all of it is the same


def run_identity(game: cosca.Game[Any], **bots: object) -> RunIdentity:
    """Return all that must be the same for games to be counted together, the code of the bots included."""
    return {
        "version": cosca.__version__,
        "game": game.name,
        "rules": game.rules_version,
        "data": game.data_name(),
        "options": game.options,
        "seats": len(game.seats),
        **bots,
        "code": _bot_code_hash(),
    }


def _bot_code_hash() -> str:
    """Hash the bots as they are installed: their version stays the same while they are worked on."""
    folder = Path(cosca.bots.__file__).parent
    digest = sha256()
    for path in sorted(folder.rglob("*")):
        if path.suffix in (".py", ".toml"):
            digest.update(f"{path.relative_to(folder).as_posix()}\0".encode() + path.read_bytes())
    return digest.hexdigest()[:16]


class ResumableCsv(Generic[R]):
    """The rows of one run; `results` are those that the file held when it was opened.

    `command` is the command that owns the file: it is in the first line and in the ids of the errors.
    """

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
        self.path = path
        self.columns = columns
        self.results: list[R] = []
        self._command = command
        self._mark = f"# cosca {command}: "
        self._parse = parse
        if fresh or not path.exists() or not path.stat().st_size:
            write_text(path, f"{self._mark}{json.dumps(identity)}\n{','.join(columns)}\n")
        else:
            self._read(identity)
        self._file = path.open("a", encoding="utf-8", newline="")

    def add(self, row: CsvRow) -> None:
        """Append one row; it has left this process when this returns."""
        text = StringIO()
        csv.DictWriter(text, self.columns, lineterminator="\n").writerow(row)
        self._file.write(text.getvalue())
        self._file.flush()

    def close(self) -> None:
        self._file.close()

    def _read(self, identity: RunIdentity) -> None:
        text = self.path.read_bytes()
        complete = text[: text.rfind(b"\n") + 1]
        try:
            lines = complete.decode("utf-8").splitlines()
        except UnicodeDecodeError:
            lines = []
        self._check(lines, identity)
        for number, row in enumerate(csv.reader(lines[2:]), 3):
            try:
                self.results.append(self._parse(dict(zip(self.columns, row, strict=True))))
            except (ValueError, KeyError):
                facts = {"file": str(self.path), "line": str(number)}
                raise cosca.BadDocument(why=f"{self._command}-line", facts=facts) from None
        if len(complete) < len(text):  # killed in the middle of a row
            with self.path.open("r+b") as file:
                file.truncate(len(complete))

    def _check(self, lines: list[str], identity: RunIdentity) -> None:
        try:
            there = json.loads(lines[0].removeprefix(self._mark)) if lines and lines[0].startswith(self._mark) else None
        except ValueError:
            there = None
        if not isinstance(there, dict) or (there == identity and lines[1:2] != [",".join(self.columns)]):
            raise cosca.BadDocument(why=f"no-{self._command}", facts={"file": str(self.path)})
        for name, here in identity.items():
            if there.get(name) != here:
                facts = {"name": name, "given": json.dumps(there.get(name)), "own": json.dumps(here)}
                raise cosca.BadDocument(why=f"other-{self._command}", facts={"file": str(self.path), **facts})
