"""Rebuild a match from the newest state document and the choices after it."""

from __future__ import annotations

import hashlib
import logging
from collections.abc import Sequence
from typing import Any, NamedTuple

import orjson

from cosca.kernel.documents import PositionDocument
from cosca.kernel.errors import BadDocument, IllegalChoice
from cosca.kernel.game import Game
from cosca.kernel.match import Match
from cosca.server.storage.rows import EntryRow, StateRow
from cosca.server.views.event_stream import UNDO_KINDS

_log = logging.getLogger("cosca.tables")


class RebuiltMatch(NamedTuple):
    """A match, the entries of its choices, the entries today's rules refuse, and whether the state was unusable."""

    match: Match[Any]
    choice_entries: list[int]
    refused: list[int]
    state_unusable: bool


def effective_choices(entries: list[EntryRow]) -> list[EntryRow]:
    """Return the choices that no later entry undoes."""
    undone = {seq for entry in entries if entry.kind in UNDO_KINDS for seq in entry.removes or ()}
    return [entry for entry in entries if entry.kind == "choice" and entry.seq not in undone]


def rebuild_match(
    game: Game[Any], seed: int, entries: list[EntryRow], row: StateRow | None, start: PositionDocument | None = None
) -> RebuiltMatch:
    """Rebuild a match; choices that today's rules refuse are left out, with all that follow them.

    `start` is the position the game started from; None for a normal set-up.
    """
    choices = effective_choices(entries)
    resumed = None if row is None else _resumed(game, seed, choices, row, start)
    match = Match(game, seed, start) if resumed is None else resumed
    choice_entries = [entry.seq for entry in choices[: len(match.log)]]
    state_unusable = row is not None and resumed is None
    for entry in choices[len(match.log) :]:
        try:
            match.apply(entry.seat or 0, entry.choice or "")
            if entry.user_id is None:  # a choice of a bot or an expired clock, see Journal.apply
                match.firm(entry.seat or 0)
        except IllegalChoice:
            return RebuiltMatch(
                match, choice_entries, [refused.seq for refused in choices[len(choice_entries) :]], state_unusable
            )
        choice_entries.append(entry.seq)
    return RebuiltMatch(match, choice_entries, [], state_unusable)


def _resumed(
    game: Game[Any], seed: int, choices: list[EntryRow], row: StateRow, start: PositionDocument | None
) -> Match[Any] | None:
    """Return the match from its state document; None if that is unreadable or belongs to other choices."""
    before = [(entry.seat or 0, entry.choice or "") for entry in choices if entry.seq <= row.seq]
    try:
        stored = orjson.loads(row.document)
        state = game.from_json(stored.get("state", stored))
        match = Match.resumed(game, seed, before, state, start, str(stored.get("marks", "")))
        first = game.new(seed, []) if start is None else game.position(start)
        if state.key == first.key and stored.get("of") in (None, _digest(stored.get("state"), before)):
            return match
        _log.error("state document does not match its log", extra={"table": row.table_id, "entry": row.seq})
    except BadDocument as error:  # such as an older format
        _log.warning("state document ignored", extra={"table": row.table_id, "error": str(error)})
    except Exception as error:
        fields = {"table": row.table_id, "entry": row.seq, "error": type(error).__name__}
        _log.error("state document cannot be read", extra=fields)
    return None


def state_document(match: Match[Any]) -> str:
    """Return the state of a match as it is stored, with a hash of it and of the choices that led there."""
    state = match.state.to_json()
    digest = _digest(state, [(seat, choice.text) for seat, choice in match.log])
    return orjson.dumps({"state": state, "of": digest, "marks": match.marks()}).decode()


def _digest(state: Any, log: Sequence[tuple[int, str]]) -> str:
    return hashlib.sha256(orjson.dumps([state, log])).hexdigest()
