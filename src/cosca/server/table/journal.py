"""The match of a table and its log; the only module that changes a game."""

from __future__ import annotations

import logging
import time
from bisect import bisect_right
from collections import Counter
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from cosca.kernel.choice import Choice
from cosca.kernel.decision import Outcome
from cosca.kernel.documents import PositionDocument
from cosca.kernel.errors import IllegalChoice
from cosca.kernel.events import Event
from cosca.kernel.game import Game
from cosca.kernel.match import Match
from cosca.server.core.caches import keep_newest
from cosca.server.protocol import server_messages
from cosca.server.protocol.refusal import Refused
from cosca.server.storage import statements
from cosca.server.storage.rows import EntryRow, StateRow
from cosca.server.storage.statements import Writes
from cosca.server.table import integrity
from cosca.server.table.log_limits import NEARLY_FULL, LogLimits
from cosca.server.table.rebuild import rebuild_match, state_document
from cosca.server.table.turn_increment import Progress
from cosca.server.views.event_stream import EventStream, ViewerEntry, encode_events
from cosca.server.views.snapshots import SnapshotBuilder, Snapshots

_log = logging.getLogger("cosca.tables")
STATE_INTERVAL: Final = 50  # choices between two state documents
MAX_REMEMBERED: Final = 2000  # ids of messages that have no entry of their own


class Entry(NamedTuple):
    """A new entry of the log; `removes` are the numbers of the entries that it undoes."""

    kind: str
    seat: int | None = None
    choice: str | None = None
    removes: tuple[int, ...] = ()
    events: Sequence[Event] = ()


class MessageSource(NamedTuple):
    """The user who asks for a change, and the id of their message, which is unique per user only."""

    user: str | None = None
    message: str | None = None

    @property
    def key(self) -> str | None:
        """The id as it is stored."""
        return None if self.message is None else f"{self.user} {self.message}"

    @classmethod
    def from_stored(cls, user: str | None, key: str | None) -> MessageSource:
        """Return the source of a stored message; older versions stored the id without the user."""
        return cls(user, None if key is None else key.removeprefix(f"{user} "))


SYSTEM: Final = MessageSource()


class Journal:
    """A match with its entries. `running`: it has started and has not ended."""

    def __init__(
        self,
        id: str,
        game: Game[Any],
        seed: int,
        start: PositionDocument | None = None,
        limits: LogLimits | None = None,
        epoch: int = 0,
    ) -> None:
        self.id: Final = id
        self._epoch: Final = epoch
        self.game: Final = game
        self.snapshot_builder: Final = SnapshotBuilder(game)
        self.stream: Final = EventStream(game)
        self.running = False
        self.shortened = False  # newer rules refused choices when it was loaded
        self._seed: Final = seed
        self._start: Final = start  # the position the game starts from; None for a normal set-up
        self._limits: Final = limits
        self._match: Match[Any] | None = None
        self._choice_entries: list[int] = []  # the entry of each choice of the match
        self._deciders: dict[int, str | None] = {}  # by entry of a choice: the user who made it
        self._state_entry = 0  # the entry of the newest state document
        self._acts: dict[int, int] = dict.fromkeys(game.seats, 0)  # by seat: choices made plus choices undone
        self._logged_messages: set[str] = set()  # their keys are in the log
        self._other_messages: dict[str, None] = {}  # the latest messages without an entry

    # ---------------------------------------------------------------- queries

    @property
    def started(self) -> bool:
        """Whether the game has started."""
        return self._match is not None

    @property
    def match(self) -> Match[Any]:
        """The match; Refused before the start."""
        if self._match is None:
            raise Refused("not_started")
        return self._match

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats that owe a decision."""
        return self.game.actors(self._match.state) if self.running and self._match is not None else ()

    def act_number(self, seat: int) -> int:
        """Return how often the seat has acted; an answer to its question must name this number."""
        return self._acts[seat]

    def decided(self, seat: int) -> int:
        """Return how many questions the seat has answered."""
        return self.match.decided(seat)

    def progress(self, seat: int) -> Progress:
        """Return how far the game has come for the seat, which tells its turns apart."""
        match = self.match
        others = sum(match.decided(other) for other in self.game.seats if other != seat)
        return Progress(others, match.answered(seat))

    def decisions_by(self, seat: int) -> Counter[str | None]:
        """Return how many decisions of the seat each user made; None: bots, and clocks that expired."""
        own = [seq for seq in self._choice_entries if self._seat_of(seq) == seat]
        return Counter(self._deciders.get(seq) for seq in own)

    def check_running(self) -> None:
        """Refuse a command that needs a running game."""
        if not self.running:
            raise Refused("over" if self.started else "not_started")

    def snapshots(self) -> Snapshots:
        """Return the snapshots of all viewers."""
        return self.snapshot_builder.snapshots(self.match, self._acts, self.running)

    def is_duplicate(self, source: MessageSource) -> bool:
        """Return whether this message was processed before."""
        return source.key in self._logged_messages or source.key in self._other_messages

    def remember_message(self, source: MessageSource) -> None:
        """Remember a message that has no entry of its own."""
        if source.key is not None:
            keep_newest(self._other_messages, source.key, None, MAX_REMEMBERED)

    # ---------------------------------------------------------------- changes

    def begin(self) -> Writes:
        """Start the game: the first entry contains the events of the set-up."""
        self._match = match = Match(self.game, self._seed, self._start)
        self.running = True
        return self.append([Entry("start", events=match.events)], SYSTEM)

    def apply(self, seat: int, choices: Sequence[Choice | str], source: MessageSource) -> tuple[Writes, Outcome | None]:
        """Apply choices of a seat, all or none; return the outcome if they end the game. Raise IllegalPath.

        A user's choices are refused if the log is full or the seat revises its choices too often. Choices of bots and
        of expired clocks can be undone by consent only.
        """
        match = self.match
        if source.user is not None:
            self._check_limits(seat)
        events = match.apply_path(seat, choices)
        if source.user is None:
            match.firm(seat)
        applied = match.log[-len(events) :]
        seq = len(self.stream.log) + len(events)
        new_entries = range(len(self.stream.log) + 1, seq + 1)
        self._choice_entries += new_entries
        self._deciders |= dict.fromkeys(new_entries, source.user)
        self._acts[seat] += len(events)
        self._update_progress()
        entries = [
            Entry("choice", seat, choice.text, (), emitted)
            for (_, choice), emitted in zip(applied, events, strict=True)
        ]
        writes = self.append(entries, source)
        outcome = self.game.outcome(match.state)
        if outcome is not None:
            self.running = False
        if (
            outcome is not None
            or len(self._choice_entries) - bisect_right(self._choice_entries, self._state_entry) >= STATE_INTERVAL
        ):
            writes += self._store_state(seq)
        return writes, outcome

    def undo(self, seat: int, consent: bool, turn: bool, source: MessageSource) -> Writes:
        """Undo the seat's last choice or its `turn`, with `consent` also everything after it, by one entry.

        Refused if the seat revises its choices too often, or the log is nearly full.
        """
        self.check_revision(seat)
        try:
            undone = self.match.undo_turn(seat, consent) if turn else self.match.undo(seat, consent)
        except IllegalChoice:  # its text may contain choices of others
            raise Refused("illegal", "undo") from None
        if self._limits is not None:
            self._limits.use_revision(seat)
        removes = tuple([self._choice_entries[at] for at in undone])
        for at in undone:
            self._acts[self._seat_of(self._choice_entries[at])] += 1
        self._choice_entries = [seq for seq in self._choice_entries if seq not in removes]
        return [*self.append([Entry("undo", seat, None, removes)], source), *self._delete_states(removes)]

    def check_revision(self, seat: int) -> None:
        """Refuse a seat that revises its choices too often, and every revision while the log is nearly full."""
        self.check_not_nearly_full()
        if self._limits is not None:
            self._limits.check_revision(seat)

    def check_not_nearly_full(self) -> None:
        """Refuse what does not advance the game while the log is nearly full."""
        if self._limits is not None:
            self._limits.check_room(len(self.stream.log), self.stream.size, NEARLY_FULL)

    def _check_limits(self, seat: int) -> None:
        """Refuse a user's choice if the log is full, or the seat owes no decision and revises too often."""
        if self._limits is not None:
            self._limits.check_room(len(self.stream.log), self.stream.size)
            if seat not in self.waiting:
                self.check_revision(seat)
                self._limits.use_revision(seat)

    def _update_progress(self) -> None:
        """Report to the limits how far the game has come."""
        if self._limits is not None:
            self._limits.update_progress(self.match.settled)

    def end_early(self, kind: str, seat: int, event: Event, source: MessageSource) -> Writes:
        """End the game for a reason outside its rules."""
        writes = self.append([Entry(kind, seat, events=[event])], source)
        self.running = False
        return [*writes, *self._store_state(len(self.stream.log))]

    def append(self, entries: Sequence[Entry], source: MessageSource) -> Writes:
        """Append entries; the id of the message that caused them is stored in the last one."""
        now, last, writes = time.time(), len(entries) - 1, Writes()
        for at, entry in enumerate(entries):
            assert entry.kind in integrity.KINDS, f"unknown kind {entry.kind!r} would be damage at the next load"
            events = encode_events(entry.events)
            viewer_entry = ViewerEntry(entry.kind, entry.seat, entry.removes, events, self.stream.vocabulary)
            self.stream.append(viewer_entry, entry.events)
            row = EntryRow(
                table_id=self.id,
                seq=len(self.stream.log),
                kind=entry.kind,
                seat=entry.seat,
                choice=entry.choice,
                message=source.key if at == last else None,
                removes=list(entry.removes) or None,
                events=events.decode(),
                user_id=source.user,
                at=now,
                vocabulary=viewer_entry.vocabulary,
                epoch=self._epoch,
            )
            writes.append(statements.insert_entry(row))
        if source.key is not None:
            self._logged_messages.add(source.key)
        return writes

    def save_state(self) -> Writes:
        """Store a state document now, so that the next start has no choices to apply again."""
        seq = len(self.stream.log)
        return self._store_state(seq) if self.running and self._choice_entries and seq > self._state_entry else []

    def _store_state(self, seq: int) -> Writes:
        self._state_entry = seq
        return [statements.insert_state(StateRow(self.id, seq, state_document(self.match)))]

    def _delete_states(self, removes: tuple[int, ...]) -> Writes:
        """Delete the state documents that contain an undone choice."""
        first = min(removes, default=0)
        if not first or first > self._state_entry:
            return []
        self._state_entry = 0
        return [statements.delete_states(self.id, first)]

    # ---------------------------------------------------------------- loading

    def load(
        self, entries: list[EntryRow], state_row: StateRow | None, status: server_messages.Status
    ) -> tuple[Writes, Outcome | None]:
        """Rebuild the match from its log; return the outcome if it is over by today's rules.

        Choices that today's rules refuse are undone by an entry of their own.
        """
        if status == "waiting":
            return [], None
        self.running = status == "running"
        for entry in entries:
            integrity.add(self.stream, entry)
            key = MessageSource.from_stored(entry.user_id, entry.message).key
            if key is not None:
                self._logged_messages.add(key)
            if entry.kind == "choice":
                self._acts[entry.seat or 0] += 1
                self._deciders[entry.seq] = entry.user_id
            for seq in entry.removes or ():
                self._acts[entries[seq - 1].seat or 0] += 1
        self._match, self._choice_entries, refused, state_unusable = rebuild_match(
            self.game, self._seed, entries, state_row, self._start
        )
        self._state_entry = state_row.seq if state_row is not None else 0
        self._update_progress()
        deleted = self._delete_states((self._state_entry,)) if state_unusable else []
        outcome = self.game.outcome(self._match.state)
        if outcome is not None or not refused or not self.running:
            self.running = self.running and outcome is None
            return deleted, outcome
        removes, self.shortened = tuple(refused), True
        _log.error("log contains choices that today's rules refuse", extra={"table": self.id, "entry": removes[0]})
        for seq in removes:
            self._acts[self._seat_of(seq)] += 1
        return [*deleted, *self.append([Entry("rules", removes=removes)], SYSTEM), *self._delete_states(removes)], None

    def _seat_of(self, seq: int) -> int:
        return self.stream.log[seq - 1].seat or 0
