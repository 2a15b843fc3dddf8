"""A file of lines that is written while games are played, so that an interrupted run can be resumed.

Its first line identifies the run. Lines of another run are never added to it.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from typing import Any, Generic, TypeVar

import cosca
import cosca.bots
from cosca.terminal.records import write_text

R = TypeVar("R")
RunIdentity = dict[str, Any]  # what the first line says: games are counted together only if all of it is the same
Parse = Callable[[str, int], R]  # makes a result from a line and the offset at which it starts, in bytes


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
        if path.suffix in (".py", ".toml", ".weights"):
            digest.update(f"{path.relative_to(folder).as_posix()}\0".encode() + path.read_bytes())
    return digest.hexdigest()[:16]


class ResumableFile(Generic[R]):
    """The lines of one run; `results` are what `parse` made of those that the file held when it was opened.

    `command` is the command that owns the file: it is in the first line and in the ids of the errors. `heading` are
    lines that follow the first one.
    """

    def __init__(
        self,
        path: Path,
        command: str,
        identity: RunIdentity,
        parse: Parse[R],
        fresh: bool,
        heading: tuple[str, ...] = (),
    ) -> None:
        """Open the file or create it; BadDocument if it belongs to another run, and then it is left as it was."""
        self.path = path
        self.results: list[R] = []
        self._command = command
        self._mark = f"# cosca {command}: "
        self._parse = parse
        self._heading = heading
        if fresh or not path.exists() or not path.stat().st_size:
            write_text(path, "".join(f"{line}\n" for line in (f"{self._mark}{json.dumps(identity)}", *heading)))
        else:
            self._read(identity)
        self._file = path.open("ab")

    def append(self, line: str) -> int:
        """Append one line, which has left this process when this returns; return the offset at which it starts."""
        at = self._file.tell()
        self._file.write(line.encode() + b"\n")
        self._file.flush()
        return at

    def close(self) -> None:
        self._file.close()

    def _read(self, identity: RunIdentity) -> None:
        """Read line by line: the lines of a run may be longer than the memory."""
        first = 1 + len(self._heading)
        end = 0  # of the last complete line
        with self.path.open("rb") as file:
            self._check([_text(file.readline()) for _ in range(first)], identity)
            end = file.tell()
            for number, line in enumerate(file, first + 1):
                if not line.endswith(b"\n"):
                    break
                try:
                    self.results.append(self._parse(line[:-1].decode("utf-8"), end))
                except (ValueError, KeyError):
                    facts = {"file": str(self.path), "line": str(number)}
                    raise cosca.BadDocument(why=f"{self._command}-line", facts=facts) from None
                end += len(line)
        if end < self.path.stat().st_size:  # killed in the middle of a line
            with self.path.open("r+b") as file:
                file.truncate(end)

    def _check(self, lines: list[str], identity: RunIdentity) -> None:
        try:
            there = json.loads(lines[0].removeprefix(self._mark)) if lines[0].startswith(self._mark) else None
        except ValueError:
            there = None
        if not isinstance(there, dict) or (there == identity and lines[1:] != list(self._heading)):
            raise cosca.BadDocument(why=f"no-{self._command}", facts={"file": str(self.path)})
        for name, here in identity.items():
            if there.get(name) != here:
                facts = {"name": name, "given": json.dumps(there.get(name)), "own": json.dumps(here)}
                raise cosca.BadDocument(why=f"other-{self._command}", facts={"file": str(self.path), **facts})


def _text(line: bytes) -> str:
    """Return a complete line of text without its end; "" for anything else."""
    try:
        return line[:-1].decode("utf-8") if line.endswith(b"\n") else ""
    except UnicodeDecodeError:
        return ""
