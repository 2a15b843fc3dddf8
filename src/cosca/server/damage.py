"""Damaged tables: a gap in a log is found before anything is built on it, and what lies before it can be saved."""

from __future__ import annotations

import dataclasses
from typing import Any, Final

from cosca.kernel.game import Game
from cosca.server import wire
from cosca.server.errors import Refused
from cosca.server.restore import restore
from cosca.server.store import EntryRow, KeptClock, SeatRow, StateRow, TableRow
from cosca.server.telling import TAKING_BACK, Stream, Told

# Every kind of entry that there is, or was.
KINDS: Final = frozenset({"start", "choice", "concede", "end", "left", "seat", "removed", *TAKING_BACK})
_PACES: Final[dict[str, frozenset[str]]] = {
    "untimed": wire.Untimed.__required_keys__,
    "live": wire.LivePace.__required_keys__,
    "days": wire.DaysPace.__required_keys__,
}
STATUSES: Final = ("waiting", "running", "over")


class Damaged(Refused):
    """The table cannot go on. `entry` is the first that is missing or cannot be read, 0 if it is none of them."""

    def __init__(self, entry: int) -> None:
        super().__init__("refused", "damaged", entry=entry)
        self.entry: Final = entry


def mended(row: TableRow) -> TableRow:
    """The row without what cannot be read in it and can be done without: the pace and the clocks."""
    pace: Any = row.pace
    whole = pace is None or (isinstance(pace, dict) and _PACES.get(str(pace.get("kind")), {""}) <= pace.keys())
    clocks: Any = row.clocks if whole else None
    sound = isinstance(clocks, dict) and all(
        seat.isdecimal() and isinstance(clock, dict) and clock.keys() >= KeptClock.__required_keys__
        for seat, clock in clocks.items()
    )
    return dataclasses.replace(row, pace=pace if whole else None, clocks=clocks if sound else None)


def check(game: Game[Any], row: TableRow, seats: list[SeatRow], entries: list[EntryRow], kept: StateRow | None) -> None:
    """Raises Damaged if rows or log are not what this or an older version wrote; what events say it reads not."""
    if row.status not in STATUSES or [seat.seat for seat in seats] != list(game.seats):
        raise Damaged(0)
    if row.status == "waiting":
        return
    wrong = [n for n, entry in enumerate(entries, 1) if not _sound(game, entries, n, entry)]
    if wrong or not entries:
        raise Damaged(wrong[0] if wrong else 1)
    if kept is not None and kept.seq > len(entries):  # a state was kept after entries that are gone
        raise Damaged(len(entries) + 1)


def add(stream: Stream, entry: EntryRow) -> None:
    """Takes an entry in; Damaged if its events cannot be read."""
    try:
        removes = tuple(entry.removes or ())
        stream.add(Told(entry.kind, entry.seat, removes, entry.events.encode(), entry.vocabulary))
    except Exception:  # whatever stands there, it is not what was written
        raise Damaged(entry.seq) from None


def _sound(game: Game[Any], entries: list[EntryRow], n: int, entry: EntryRow) -> bool:
    removes: Any = entry.removes or []
    if entry.seq != n or entry.kind not in KINDS or (n == 1) != (entry.kind == "start"):
        return False
    if entry.seat is not None and entry.seat not in game.seats:
        return False
    if entry.kind == "choice":
        return entry.seat is not None and isinstance(entry.choice, str) and bool(entry.choice.strip())
    if entry.kind not in TAKING_BACK:
        return True
    known = isinstance(removes, list) and bool(removes) and all(type(each) is int and 0 < each < n for each in removes)
    return known and all(entries[each - 1].kind == "choice" for each in removes)


def saved(game: Game[Any], row: TableRow, entries: list[EntryRow]) -> str:
    """The record of what lies before the damage."""
    stream, whole = Stream(game), list[EntryRow]()
    for n, entry in enumerate(entries, 1):
        try:
            if not _sound(game, entries, n, entry):
                break
            add(stream, entry)
        except Damaged:
            break
        whole.append(entry)
    return restore(game, int(row.seed, 16), whole, None, row.start).match.record()
