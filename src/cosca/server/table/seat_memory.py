"""A seat's memory, rebuilt from the log of its table."""

from __future__ import annotations

from typing import Any

from cosca.kernel.documents import PositionDocument
from cosca.kernel.game import Game, Memory
from cosca.server.table.journal import Journal
from cosca.server.views.event_stream import EventStream


class SeatMemory:
    """What a seat remembers of a game: its memory, fed with the events of the log that it saw."""

    def __init__(self, game: Game[Any], seat: int) -> None:
        self._game = game
        self._seat = seat
        self._memory: Memory | None = None
        self._entries_fed = 0

    def forget(self) -> None:
        """Rebuild the memory from the whole log at the next use, as needed after an undo."""
        self._memory, self._entries_fed = None, 0

    def after(self, stream: EventStream, start: PositionDocument | None) -> Memory:
        """Return the memory after the last entry; `start` is the position the game began with, or None."""
        if self._memory is None:
            self._memory = self._game.memory(self._seat, None if start is None else self._game.position(start))
        # Entries undone before they were fed do not count; those fed before an undo are removed by `forget`.
        removed = {seq for entry in stream.log[self._entries_fed :] for seq in entry.removes}
        for seq in range(self._entries_fed + 1, len(stream.log) + 1):
            if seq not in removed:
                for facts in stream.events_seen(self._seat, seq):
                    self._memory.see(facts)
        self._entries_fed = len(stream.log)
        return self._memory


class SeatMemories:
    """The memories of the seats of one table that advice and hints have needed."""

    def __init__(self) -> None:
        self._memory_by_seat: dict[int, SeatMemory] = {}

    def current(self, journal: Journal, seat: int) -> Memory:
        """Return what the seat remembers by now."""
        memory = self._memory_by_seat.setdefault(seat, SeatMemory(journal.game, seat))
        return memory.after(journal.stream, journal.match.start)

    def forget(self) -> None:
        """Rebuild all memories at their next use, as needed after an undo or a reload."""
        self._memory_by_seat.clear()
