"""Damage detection when a table is loaded, and salvage of the game before the damage."""

from __future__ import annotations

import dataclasses
from typing import Any, Final

from cosca.kernel.game import Game
from cosca.server.protocol import server_messages
from cosca.server.protocol.refusal import Refused
from cosca.server.storage.rows import EntryRow, SeatRow, StateRow, StoredClock, TableRow
from cosca.server.table.rebuild import rebuild_match
from cosca.server.views.event_stream import UNDO_KINDS, EventStream, ViewerEntry

# All kinds of entries that this or an older version wrote.
KINDS: Final = frozenset({"start", "choice", "concede", "end", "left", "seat", "removed", *UNDO_KINDS})
_PACES: Final[dict[str, frozenset[str]]] = {
    "untimed": server_messages.Untimed.__required_keys__,
    "live": server_messages.LivePace.__required_keys__,
    "days": server_messages.DaysPace.__required_keys__,
}
STATUSES: Final = ("waiting", "running", "over")


class Unplayable(Refused):
    """The table cannot be opened. Only its members get the reason, and they may hide the table."""


class Quarantined(Unplayable):
    """The server stalled at the table: it is not loaded until an administrator releases it."""

    def __init__(self) -> None:
        super().__init__("refused", "quarantined")


class TableDamaged(Unplayable):
    """The table is damaged. `entry` is the first missing or unreadable one; 0 if the damage is elsewhere."""

    def __init__(self, entry: int) -> None:
        super().__init__("refused", "damaged", entry=entry)
        self.entry: Final = entry


def drop_unreadable(row: TableRow) -> TableRow:
    """Return the row without an unreadable pace or unreadable clocks, which are not essential."""
    pace: Any = row.pace
    pace_readable = pace is None or (isinstance(pace, dict) and _PACES.get(str(pace.get("kind")), {""}) <= pace.keys())
    clocks: Any = row.clocks if pace_readable else None
    clocks_readable = isinstance(clocks, dict) and all(
        seat.isdecimal() and isinstance(clock, dict) and clock.keys() >= StoredClock.__required_keys__
        for seat, clock in clocks.items()
    )
    return dataclasses.replace(row, pace=pace if pace_readable else None, clocks=clocks if clocks_readable else None)


def check(
    game: Game[Any], row: TableRow, seats: list[SeatRow], entries: list[EntryRow], state: StateRow | None
) -> None:
    """Raise TableDamaged if rows or log are not what this or an older version wrote; events are not decoded."""
    if row.status not in STATUSES or [seat.seat for seat in seats] != list(game.seats):
        raise TableDamaged(0)
    if row.status == "waiting":
        return
    damaged = [n for n, entry in enumerate(entries, 1) if not _is_sound(game, entries, n, entry)]
    if damaged or not entries:
        raise TableDamaged(damaged[0] if damaged else 1)
    if state is not None and state.seq > len(entries):  # entries before the state document are missing
        raise TableDamaged(len(entries) + 1)


def add(stream: EventStream, entry: EntryRow) -> None:
    """Add a stored entry to the stream; raise TableDamaged if its events cannot be decoded."""
    try:
        removes = tuple(entry.removes or ())
        stream.append(ViewerEntry(entry.kind, entry.seat, removes, entry.events.encode(), entry.vocabulary))
    except Exception:  # any error of decoding means damage
        raise TableDamaged(entry.seq) from None


def _is_sound(game: Game[Any], entries: list[EntryRow], n: int, entry: EntryRow) -> bool:
    removes: Any = entry.removes or []
    if entry.seq != n or entry.kind not in KINDS or (n == 1) != (entry.kind == "start"):
        return False
    if entry.seat is not None and entry.seat not in game.seats:
        return False
    if entry.kind == "choice":
        return entry.seat is not None and isinstance(entry.choice, str) and bool(entry.choice.strip())
    if entry.kind not in UNDO_KINDS:
        return True
    valid = isinstance(removes, list) and bool(removes) and all(type(seq) is int and 0 < seq < n for seq in removes)
    return valid and all(entries[seq - 1].kind == "choice" for seq in removes)


def salvage_record(game: Game[Any], row: TableRow, entries: list[EntryRow]) -> str:
    """Return the record of the game before the damage."""
    stream, sound = EventStream(game), list[EntryRow]()
    for n, entry in enumerate(entries, 1):
        try:
            if not _is_sound(game, entries, n, entry):
                break
            add(stream, entry)
        except TableDamaged:
            break
        sound.append(entry)
    return rebuild_match(game, int(row.seed, 16), sound, None, row.start).match.record()
