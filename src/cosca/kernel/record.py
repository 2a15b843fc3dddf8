"""Records: a game as text, with a heading that suffices to replay it and one line per choice."""

from __future__ import annotations

import json
from typing import Final

from cosca.kernel.documents import JsonObject, PositionDocument
from cosca.kernel.errors import BadDocument
from cosca.kernel.events import TableOptions
from cosca.kernel.narrowing import check_bounds, mapping

HEAD: Final = "cosca record 1"


class Record:
    """The content of a record: game, options, rules, data, seed or position, choices, and the digest at the end."""

    __slots__ = ("choices", "data", "digest", "game", "options", "position", "rules", "seed")

    def __init__(
        self,
        game: str,
        options: TableOptions,
        rules: int,
        data: str,
        seed: int,
        position: PositionDocument | None,
        choices: list[tuple[int, str, int]],
        digest: str,
    ) -> None:
        self.game: Final = game
        self.options: Final = options
        self.rules: Final = rules
        self.data: Final = data
        self.seed: Final = seed
        self.position: Final = position  # the start, if it is not a fresh set-up
        self.choices: Final = choices  # seat, text, line of the record
        self.digest: Final = digest  # of the state after the last choice; "" if absent

    def text(self) -> str:
        """Return the record as text."""
        lines = [HEAD, f"game: {self.game}", f"options: {json.dumps(self.options, sort_keys=True)}"]
        lines += [f"rules: {self.rules}", f"data: {self.data}", f"seed: {_number(self.seed)}"]
        if self.position is not None:
            lines.append(f"position: {json.dumps(self.position, sort_keys=True)}")
        lines.append("")
        lines += [f"{seat} {text}" for seat, text, _ in self.choices]
        if self.digest:
            lines += ["", f"digest: {self.digest}"]
        return "\n".join(lines) + "\n"


def read(text: str) -> Record:
    """Parse a record; raise BadDocument with the invalid line."""
    lines = text.splitlines()
    if not lines or lines[0].strip() != HEAD:
        raise BadDocument(f"record: line 1: a record starts with '{HEAD}'", "no-record", {"head": HEAD})
    head: dict[str, str] = {}
    choices: list[tuple[int, str, int]] = []
    ended = False
    for number, line in enumerate(lines[1:], 2):
        line = line.split("#", 1)[0].strip()
        if not line:
            continue
        if ended:
            raise BadDocument(f"record: line {number}: nothing may follow the digest", "record-after", {"line": number})
        if line[0].isdecimal():
            seat, _, words = line.partition(" ")
            if not seat.isdecimal() or len(seat) > 9 or not words:
                problem = f"record: line {number}: '{line}' is not a choice; one looks like '1 done'"
                raise BadDocument(problem, "record-no-choice", {"line": number, "text": line[:60]})
            choices.append((int(seat), " ".join(words.split()), number))
            continue
        key, colon, value = line.partition(":")
        if not colon or key not in ("game", "options", "rules", "data", "seed", "position", "digest"):
            problem = f"record: line {number}: '{line[:60]}' is neither a choice nor a heading"
            raise BadDocument(problem, "record-line", {"line": number, "text": line[:60]})
        if key in head:
            raise BadDocument(f"record: line {number}: duplicate {key}", "record-twice", {"line": number, "key": key})
        head[key] = value.strip()
        ended = key == "digest"
    for key in ("game", "rules", "data", "seed"):
        if key not in head:
            raise BadDocument(f"record: '{key}:' is missing", "record-lacks", {"key": key})
    options = _json(head, "options")
    return Record(
        head["game"],
        {} if options is None else options,
        _whole(head, "rules"),
        head["data"],
        _whole(head, "seed"),
        _json(head, "position"),
        choices,
        head.get("digest", ""),
    )


def _number(n: int) -> str:
    """Return a seed of any size as text: in hexadecimal, which Python converts without a length limit."""
    return str(n) if n.bit_length() <= 4096 else hex(n)


def _whole(head: dict[str, str], key: str) -> int:
    try:
        return int(head[key], 0)
    except ValueError:
        raise BadDocument(f"record: {key}: '{head[key][:60]}' is not a whole number") from None


def _json(head: dict[str, str], key: str) -> JsonObject | None:
    if key not in head:
        return None
    try:
        value = json.loads(head[key])
    except (ValueError, RecursionError) as error:
        raise BadDocument(f"record: {key}: {error}") from None
    check_bounds(value, f"record: {key}")
    table = mapping(value)
    if table is None:
        raise BadDocument(f"record: {key}: '{head[key][:60]}' is not a table of keys and values")
    return table
