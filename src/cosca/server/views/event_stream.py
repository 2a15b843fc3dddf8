"""The items of every viewer of a table: its log, numbered per viewer.

A viewer is a seat, or None for the public. What is hidden from a viewer takes none of its numbers.
"""

from __future__ import annotations

from array import array
from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import orjson

from cosca.games import kit
from cosca.kernel.events import Event, Facts, visible
from cosca.kernel.game import Game
from cosca.server.protocol.patch import compact_bytes

Viewer = int | None
UNDO_KINDS: Final = ("undo", "rules")  # kinds of entries that take others back


class ViewerEntry(NamedTuple):
    """An entry of the log as far as viewers are concerned; `removes` are the entries that it takes back, from 1.

    `events` are encoded. `vocabulary` is the number of the game's event vocabulary when they were created.
    """

    kind: str
    seat: int | None
    removes: tuple[int, ...]
    events: bytes
    vocabulary: int


def encode_events(events: Sequence[Event]) -> bytes:
    """Return events with their audiences as stored in the log."""
    return compact_bytes(
        orjson.dumps([[event.kind, event.public, event.private, event.to, event.reveals] for event in events])
    )


def decode_events(encoded: bytes | str) -> list[Event]:
    """Return the events of an entry of the log."""
    return [
        Event(kind, public, private, tuple(to), reveals) for kind, public, private, to, reveals in orjson.loads(encoded)
    ]


class EventStream:
    """The items of every viewer of one table, in the order of its log."""

    def __init__(self, game: Game[Any]) -> None:
        self.log: list[ViewerEntry] = []
        self.size = 0  # bytes of all events
        self._kit: Final = kit(game.name)
        self.vocabulary: Final = self._kit.event_vocabulary  # of events that are created now
        self._newest: list[Event] = []  # the events of the last entry, which are sent to every viewer next
        self._ends: dict[Viewer, array[int]] = {viewer: array("L", [0]) for viewer in (None, *game.seats)}

    def append(self, entry: ViewerEntry, events: Sequence[Event] | None = None) -> None:
        """Add the next entry with its events; None: it was loaded, and they are decoded from it.

        The facts of `events` are plain JSON values, so that they are what decoding would return.
        """
        self.log.append(entry)
        self.size += len(entry.events)
        self._newest = decode_events(entry.events) if events is None else list(events)
        for viewer, ends in self._ends.items():
            ends.append(ends[-1] + len(self._facts(viewer, len(self.log))))

    def last(self, viewer: Viewer) -> int:
        """Return the number of the viewer's last item."""
        return self._ends[viewer][-1]

    def items_after(self, viewer: Viewer, number: int, until: int | None = None) -> list[tuple[int, Facts]]:
        """Return the viewer's items after that number, up to `until` if given, each with its number."""
        ends = self._ends[viewer]
        last = ends[-1] if until is None else until
        items: list[tuple[int, Facts]] = []
        for seq in range(max(1, bisect_right(ends, number)), min(bisect_left(ends, last) + 1, len(ends))):
            items += enumerate(self._facts(viewer, seq), ends[seq - 1] + 1)
        return [(n, facts) for n, facts in items if number < n <= last]

    def events_seen(self, viewer: Viewer, seq: int) -> list[Facts]:
        """Return the events of the game that the viewer saw in one entry: the input of a memory."""
        entry = self.log[seq - 1]
        seen = self.visible(self._newest if seq == len(self.log) else decode_events(entry.events), viewer)
        if entry.vocabulary >= self.vocabulary:
            return seen
        # Upgraded from what the viewer saw alone, so that an upgraded event reveals no more than the event did.
        return [self._kit.upgrade_event(facts["event"], facts, entry.vocabulary) for facts in seen]

    def visible(self, events: list[Event], viewer: Viewer) -> list[Facts]:
        """Return what the viewer sees of these events."""
        return visible(events, viewer)

    def ends(self, viewer: Viewer) -> Sequence[int]:
        """Return the number of the viewer's last item after each entry; the first is 0, before all entries."""
        return self._ends[viewer]

    def _facts(self, viewer: Viewer, seq: int) -> list[Facts]:
        entry = self.log[seq - 1]
        if entry.kind not in UNDO_KINDS:
            return self.events_seen(viewer, seq)
        ends = self._ends[viewer]
        undone = [n for removed in entry.removes for n in range(ends[removed - 1] + 1, ends[removed] + 1)]
        # A viewer that saw nothing of what is undone does not learn of the undo either.
        return [{"event": "undone", "seat": entry.seat, "items": undone, "why": entry.kind}] if undone else []
