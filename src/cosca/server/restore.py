"""A table from its log: the newest state document, and the choices after it applied again."""

from __future__ import annotations

import hashlib
import logging
from collections.abc import Sequence
from typing import Any, NamedTuple

import orjson

from cosca.kernel.errors import BadDocument, IllegalChoice
from cosca.kernel.game import Game
from cosca.kernel.match import Match
from cosca.server.store import EntryRow, StateRow
from cosca.server.telling import TAKING_BACK

_log = logging.getLogger("cosca.tables")


class Restored(NamedTuple):
    """The match, the entry of each choice in its log, and the entries that the rules of today refuse.

    `passed_over`: the state document was of no use.
    """

    match: Match[Any]
    counted: list[int]
    refused: list[int]
    passed_over: bool


def counting(entries: list[EntryRow]) -> list[EntryRow]:
    """The choices that count: those that no later entry takes back."""
    gone = {seq for entry in entries if entry.kind in TAKING_BACK for seq in entry.removes or ()}
    return [entry for entry in entries if entry.kind == "choice" and entry.seq not in gone]


def restore(
    game: Game[Any], seed: int, entries: list[EntryRow], kept: StateRow | None, start: dict[str, Any] | None = None
) -> Restored:
    """The match as it was. Choices that newer rules refuse are left out, with all that follow them, and named.

    `start` is the position that it began with, if it did not with a fresh set-up.
    """
    choices = counting(entries)
    resumed = None if kept is None else _resumed(game, seed, choices, kept, start)
    match = Match(game, seed, start) if resumed is None else resumed
    counted = [entry.seq for entry in choices[: len(match.log)]]
    passed_over = kept is not None and resumed is None
    for entry in choices[len(match.log) :]:
        try:
            match.apply(entry.seat or 0, entry.choice or "")
        except IllegalChoice:
            return Restored(match, counted, [each.seq for each in choices[len(counted) :]], passed_over)
        counted.append(entry.seq)
    return Restored(match, counted, [], passed_over)


def _resumed(
    game: Game[Any], seed: int, choices: list[EntryRow], kept: StateRow, start: dict[str, Any] | None
) -> Match[Any] | None:
    """The match as its state document has it; None if that cannot be read, or is not of these choices."""
    before = [(entry.seat or 0, entry.choice or "") for entry in choices if entry.seq <= kept.seq]
    try:
        found = orjson.loads(kept.document)
        state = game.from_json(found.get("state", found))
        match = Match.resumed(game, seed, before, state, start)
        first = game.new(seed, []) if start is None else game.position(start)
        if state.key == first.key and found.get("of") in (None, _of(found.get("state"), before)):
            return match
        _log.error("a state document departs from its log", extra={"table": kept.table_id, "entry": kept.seq})
    except BadDocument as wrong:  # also a format of the past
        _log.warning("a state document is passed over", extra={"table": kept.table_id, "error": str(wrong)})
    except Exception as wrong:
        told = {"table": kept.table_id, "entry": kept.seq, "error": type(wrong).__name__}
        _log.error("a state document cannot be read", extra=told)
    return None


def document(match: Match[Any]) -> str:
    """The state of a match as it is kept, with a hash of it and of the choices that led there."""
    state = match.state.to_json()
    return orjson.dumps({"state": state, "of": _of(state, [(seat, each.text) for seat, each in match.log])}).decode()


def _of(state: Any, log: Sequence[tuple[int, str]]) -> str:
    return hashlib.sha256(orjson.dumps([state, log])).hexdigest()
