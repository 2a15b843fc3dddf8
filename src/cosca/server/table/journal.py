"""The match of a table and its log: the one place where a game is changed."""

from __future__ import annotations

import logging
import time
from bisect import bisect_right
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from cosca.kernel.choice import Choice
from cosca.kernel.decision import Outcome
from cosca.kernel.errors import IllegalChoice
from cosca.kernel.events import Event
from cosca.kernel.game import Game
from cosca.kernel.match import Match
from cosca.server import damage, statements, wire
from cosca.server.errors import Refused
from cosca.server.lessons import Lesson
from cosca.server.restore import document, restore
from cosca.server.statements import Writes
from cosca.server.store import EntryRow, StateRow
from cosca.server.telling import Snapshots, Stream, Teller, Told, pack

_log = logging.getLogger("cosca.tables")
KEEP_EVERY: Final = 50  # choices between two state documents
NOTED: Final = 2000  # ids of messages without an entry that are remembered


class Entry(NamedTuple):
    """What is to be entered in the log; `removes` are the entries that it takes back."""

    kind: str
    seat: int | None = None
    choice: str | None = None
    removes: tuple[int, ...] = ()
    events: Sequence[Event] = ()


class Sender(NamedTuple):
    """Who asks for a change, and the id of the message: ids are their sender's own."""

    user: str | None = None
    message: str | None = None

    @property
    def key(self) -> str | None:
        """The id as it is kept."""
        return None if self.message is None else f"{self.user} {self.message}"

    @classmethod
    def kept(cls, user: str | None, key: str | None) -> Sender:
        """From what is kept; versions before kept an id without its sender."""
        return cls(user, None if key is None else key.removeprefix(f"{user} "))


NOBODY: Final = Sender()


class Journal:
    """A match with its entries. `running`: it has begun, and has no end yet."""

    def __init__(
        self,
        id: str,
        game: Game[Any],
        seed: int,
        start: dict[str, Any] | None = None,
        lesson: Lesson | None = None,
    ) -> None:
        self.id: Final = id
        self.game: Final = game
        self.teller: Final = Teller(game)
        self.stream: Final = Stream(game)
        self.running = False
        self.shortened = False  # newer rules took something back at the reading
        self._seed: Final = seed
        self._start: Final = start  # the position that the game begins with, if it is not a fresh set-up
        self._lesson: Final = lesson
        self._match: Match[Any] | None = None
        self._counted: list[int] = []  # the entry of each choice in the match's log
        self._kept = 0  # the entry of the newest state document
        self._acts: dict[int, int] = dict.fromkeys(game.seats, 0)  # how often each seat chose, or was taken back
        self._carried_out: set[str] = set()  # ids of messages that are in the log
        self._noted: dict[str, None] = {}  # ids of the latest others

    # ---------------------------------------------------------------- what is

    @property
    def started(self) -> bool:
        """Whether there is a match."""
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

    def act_of(self, seat: int) -> int:
        """How often the seat has acted: the number that an answer to its question carries."""
        return self._acts[seat]

    def check_running(self) -> None:
        """Refuses what is only for a running game."""
        if not self.running:
            raise Refused("over" if self.started else "not_started")

    def snapshots(self) -> Snapshots:
        """What each viewer sees at this moment."""
        told = self.teller.snapshots(self.match, self._acts, self.running)
        return told if self._lesson is None else self._lesson.opened(told, self.game, self.match.state)

    def carried_out(self, sender: Sender) -> bool:
        """Whether this message of this sender was carried out before."""
        return sender.key in self._carried_out or sender.key in self._noted

    def note(self, sender: Sender) -> None:
        """Remembers a message that leaves no entry."""
        if sender.key is not None:
            self._noted[sender.key] = None
            if len(self._noted) > NOTED:
                del self._noted[next(iter(self._noted))]

    # ---------------------------------------------------------------- changing

    def begin(self) -> Writes:
        """Starts the game: the first entry holds the events of the set-up."""
        self._match = match = Match(self.game, self._seed, self._start)
        self.running = True
        return self.enter([Entry("start", events=match.events)], NOBODY)

    def apply(self, seat: int, choices: Sequence[Choice | str], sender: Sender) -> tuple[Writes, Outcome | None]:
        """Carries out choices of a seat as one; with the outcome if the game is over. IllegalPath changes nothing."""
        match = self.match
        events = match.apply_path(seat, choices)
        made = match.log[-len(events) :]
        seq = len(self.stream.log) + len(events)
        self._counted += range(len(self.stream.log) + 1, seq + 1)
        self._acts[seat] += len(events)
        entries = [Entry("choice", seat, choice.text, (), each) for (_, choice), each in zip(made, events, strict=True)]
        writes = self.enter(entries, sender)
        outcome = self.game.outcome(match.state)
        if outcome is not None:
            self.running = False
        if outcome is not None or len(self._counted) - bisect_right(self._counted, self._kept) >= KEEP_EVERY:
            writes += self._keep(seq)
        return writes, outcome

    def take_back(self, seat: int, consent: bool, turn: bool, sender: Sender) -> Writes:
        """Undoes by one entry: the seat's last choice if that is free, with consent all since it; or its free turn."""
        try:
            gone = self.match.undo_turn(seat) if turn else self.match.undo(seat, consent)
        except IllegalChoice:  # its text may name what others chose
            raise Refused("illegal", "undo") from None
        removes = tuple([self._counted[at] for at in gone])
        for at in gone:
            self._acts[self._seat_of(self._counted[at])] += 1
        self._counted = [seq for seq in self._counted if seq not in removes]
        return [*self.enter([Entry("undo", seat, None, removes)], sender), *self._forget_states(removes)]

    def stop(self, kind: str, seat: int, event: Event, sender: Sender) -> Writes:
        """Ends the game for another reason than its rules."""
        writes = self.enter([Entry(kind, seat, events=[event])], sender)
        self.running = False
        return [*writes, *self._keep(len(self.stream.log))]

    def enter(self, entries: Sequence[Entry], sender: Sender) -> Writes:
        """Adds entries; the id of the message that caused them stands in the last one."""
        now, last, writes = time.time(), len(entries) - 1, Writes()
        for at, each in enumerate(entries):
            assert each.kind in damage.KINDS, "the next reading would take it for damage"
            told = Told(each.kind, each.seat, each.removes, pack(each.events), self.stream.vocabulary)
            self.stream.add(told)
            row = EntryRow(
                table_id=self.id,
                seq=len(self.stream.log),
                kind=each.kind,
                seat=each.seat,
                choice=each.choice,
                message=sender.key if at == last else None,
                removes=list(each.removes) or None,
                events=told.events.decode(),
                user_id=sender.user,
                at=now,
                vocabulary=told.vocabulary,
            )
            writes.append(statements.new_entry(row))
        if sender.key is not None:
            self._carried_out.add(sender.key)
        return writes

    def keep_state(self) -> Writes:
        """Keeps the state now: before a stop, so that the next start has nothing to apply again."""
        seq = len(self.stream.log)
        return self._keep(seq) if self.running and self._counted and seq > self._kept else []

    def _keep(self, seq: int) -> Writes:
        self._kept = seq
        return [statements.keep_state(StateRow(self.id, seq, document(self.match)))]

    def _forget_states(self, removes: tuple[int, ...]) -> Writes:
        """Deletes the state documents that hold a choice that is taken back."""
        first = min(removes, default=0)
        if not first or first > self._kept:
            return []
        self._kept = 0
        return [statements.forget_states(self.id, first)]

    # ---------------------------------------------------------------- reading

    def recall(
        self, entries: list[EntryRow], kept: StateRow | None, status: wire.Status
    ) -> tuple[Writes, Outcome | None]:
        """Brings the match back from its log; with the outcome if it is over by the rules of today.

        What newer rules refuse is taken back by an entry of its own.
        """
        if status == "waiting":
            return [], None
        self.running = status == "running"
        for entry in entries:
            damage.add(self.stream, entry)
            key = Sender.kept(entry.user_id, entry.message).key
            if key is not None:
                self._carried_out.add(key)
            if entry.kind == "choice":
                self._acts[entry.seat or 0] += 1
            for seq in entry.removes or ():
                self._acts[entries[seq - 1].seat or 0] += 1
        self._match, self._counted, refused, passed_over = restore(self.game, self._seed, entries, kept, self._start)
        self._kept = kept.seq if kept is not None else 0
        gone = self._forget_states((self._kept,)) if passed_over else []
        outcome = self.game.outcome(self._match.state)
        if outcome is not None or not refused or not self.running:
            self.running = self.running and outcome is None
            return gone, outcome
        removes, self.shortened = tuple(refused), True
        _log.error("the rules of today refuse choices of a log", extra={"table": self.id, "entry": removes[0]})
        for seq in removes:
            self._acts[self._seat_of(seq)] += 1
        return [*gone, *self.enter([Entry("rules", removes=removes)], NOBODY), *self._forget_states(removes)], None

    def _seat_of(self, seq: int) -> int:
        return self.stream.log[seq - 1].seat or 0
