"""A table from its log: the newest state document, and the choices after it applied again."""

from __future__ import annotations

from typing import Any, NamedTuple

import orjson

from cosca.kernel.errors import BadDocument, IllegalChoice
from cosca.kernel.game import Game
from cosca.kernel.match import Match
from cosca.server.store import EntryRow, StateRow
from cosca.server.telling import TAKING_BACK


class Restored(NamedTuple):
    """The match, the entry of each choice in its log, and the entries that the rules of today refuse."""

    match: Match[Any]
    counted: list[int]
    refused: list[int]


def counting(entries: list[EntryRow]) -> list[EntryRow]:
    """The choices that count: those that no later entry takes back."""
    gone = {seq for entry in entries if entry.kind in TAKING_BACK for seq in entry.removes or ()}
    return [entry for entry in entries if entry.kind == "choice" and entry.seq not in gone]


def restore(game: Game[Any], seed: int, entries: list[EntryRow], kept: StateRow | None) -> Restored:
    """The match as it was. Choices that newer rules refuse are left out, with all that follow them, and named."""
    choices = counting(entries)
    match, done = _start(game, seed, choices, kept)
    counted = [entry.seq for entry in choices[:done]]
    for entry in choices[done:]:
        try:
            match.apply(entry.seat or 0, entry.choice or "")
        except IllegalChoice:
            return Restored(match, counted, [each.seq for each in choices[len(counted) :]])
        counted.append(entry.seq)
    return Restored(match, counted, [])


def _start(game: Game[Any], seed: int, choices: list[EntryRow], kept: StateRow | None) -> tuple[Match[Any], int]:
    """Where to go on from, and after how many choices: the state document if it can be read, else the set-up."""
    if kept is not None:
        before = [(entry.seat or 0, entry.choice or "") for entry in choices if entry.seq <= kept.seq]
        try:
            return Match.resumed(game, seed, before, game.from_json(orjson.loads(kept.document))), len(before)
        except BadDocument:
            pass  # a format of the past: the choices tell the same
    return Match(game, seed), 0
