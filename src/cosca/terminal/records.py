"""Files of the terminal: reading and writing text, checking output paths, replaying records."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import cosca
from cosca.games import game_as_it_was
from cosca.kernel.documents import PositionDocument
from cosca.kernel.errors import BadDocument, IllegalChoice
from cosca.kernel.events import Facts
from cosca.kernel.record import Record
from cosca.kernel.record import read as read_record


def read_text(path: Path) -> str:
    """Return the contents of a text file; raise BadDocument if it is not text."""
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise BadDocument(why="no-text", facts={"file": str(path)}) from None


def write_text(path: Path, text: str) -> None:
    """Write a file atomically, so that a crash never leaves half a save."""
    path.parent.mkdir(parents=True, exist_ok=True)
    part = path.with_name(f".{path.name}.part")
    part.write_text(text, encoding="utf-8")
    os.replace(part, path)


def validate_outputs(path_by_flag: dict[str, Path | None]) -> None:
    """Raise BadOption if a file to be written is a folder or lies in one that does not exist."""
    for flag, path in path_by_flag.items():
        if path is None:
            continue
        if path.is_dir():
            raise cosca.BadOption(why="is-folder", facts={"flag": flag, "file": str(path)})
        if not path.parent.is_dir():
            facts = {"flag": flag, "file": str(path), "folder": str(path.parent)}
            raise cosca.BadOption(why="missing-folder", facts=facts)


def memory_of(game: cosca.Game[Any], seat: int, position: PositionDocument | None, seen: list[Facts]) -> cosca.Memory:
    """Return a seat's memory of a game from a position (None: a fresh set-up) and what it saw since."""
    memory = game.memory(seat, None if position is None else game.position(position))
    for facts in seen:
        memory.see(facts)
    return memory


class RecordReplayer:
    """Replays a record with all its events; a divergence raises BadDocument and names the line."""

    def __init__(self, path: Path, data: str | None = None) -> None:
        """Load the record; `data` is the overlay that the game was played with: a record names only its hash."""
        self.text = read_text(path)
        self.path = path
        try:
            self.record: Record = read_record(self.text)
        except BadDocument as error:
            raise self._named(str(error), error.why, error.facts) from None
        overlay = {} if data is None else {"data": data}
        self.game = game_as_it_was(self.record.game, {**self.record.options, **overlay}, self.record.data)
        if self.record.rules > self.game.rules_version:
            facts = {"given": str(self.record.rules), "known": str(self.game.rules_version)}
            text = f"rules {facts['given']}: this version supports rules up to {facts['known']}; update cosca"
            raise self._named(text, "newer-rules", facts)
        if self.record.data != self.game.data_name():
            own = self.game.data_name()
            text = f"data {self.record.data}: this game uses {own}; choose another component set with --data"
            raise self._named(text, "other-data", {"given": str(self.record.data), "own": str(own)})
        self.match = cosca.Match(self.game, self.record.seed, self.record.position)
        self.history: list[list[cosca.Event]] = [list(self.match.events)]

    def _named(self, what: str, why: str = "", facts: Facts | None = None) -> BadDocument:
        return BadDocument(
            f"{self.path}: {what.removeprefix('record: ')}", why, {"file": str(self.path), **(facts or {})}
        )

    @property
    def ended(self) -> bool:
        return len(self.match.log) == len(self.record.choices)

    def step(self) -> None:
        """Apply the next choice of the record."""
        seat, text, line = self.record.choices[len(self.match.log)]
        try:
            self.history.append(self.match.apply(seat, text))
        except IllegalChoice as error:
            facts = {"line": line, "seat": str(seat), "choice": text}
            raise self._named(f"line {line}: {error}", "record-choice", facts) from None

    def all(self) -> None:
        """Apply every choice, and check that the game ends as the record says."""
        while not self.ended:
            self.step()
        self.check()

    def check(self) -> None:
        """After the last choice, check the digest of the record."""
        result = self.match.state.digest()
        if self.record.digest and self.record.digest != result:
            lines = self.text.splitlines()
            line = next(n for n, each in enumerate(lines, 1) if each.startswith("digest:"))
            facts = {"line": line, "found": result, "given": self.record.digest}
            raise self._named(
                f"line {line}: digest: the game ends with {result}, not {self.record.digest}", "record-digest", facts
            )
