"""A table and its log: the one place where a game is changed. An entry is committed before anyone is told."""

from __future__ import annotations

import asyncio
import dataclasses
import functools
import hashlib
import time
from bisect import bisect_right
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from typing import Any, Concatenate, Final, NamedTuple, ParamSpec, TypeVar

import orjson
from sqlalchemy import delete, insert, update
from sqlalchemy.sql import Executable

from cosca.games import kit
from cosca.kernel.choice import Choice
from cosca.kernel.decision import Outcome
from cosca.kernel.errors import IllegalChoice, IllegalPath
from cosca.kernel.events import Event
from cosca.kernel.game import Game
from cosca.kernel.match import Match
from cosca.server import schema, wire
from cosca.server.errors import Refused
from cosca.server.frames import Frames, Listener
from cosca.server.restore import Restored, restore
from cosca.server.settings import Settings
from cosca.server.store import EntryRow, SeatRow, StateRow, Store, TableRow
from cosca.server.telling import Snapshots, Stream, Teller, Told, pack

KEEP_EVERY: Final = 50  # choices between two state documents
NOTED: Final = 2000  # ids of messages without an entry that are remembered


class Entry(NamedTuple):
    """What is to be entered in the log; `removes` are the entries that it takes back."""

    kind: str
    seat: int | None = None
    choice: str | None = None
    removes: tuple[int, ...] = ()
    events: Sequence[Event] = ()


P = ParamSpec("P")
R = TypeVar("R")
T = TypeVar("T", bound="TableLog")


def whole(act: Callable[Concatenate[T, P], Awaitable[R]]) -> Callable[Concatenate[T, P], Coroutine[Any, Any, R]]:
    """An act that holds the table's lock and is done to its end, even if the line that asked for it breaks."""

    @functools.wraps(act)
    async def done(table: T, *args: P.args, **kwargs: P.kwargs) -> R:
        async def run() -> R:
            async with table.lock:
                if table.broken:
                    raise Refused("stale", "reading")
                return await act(table, *args, **kwargs)

        task = asyncio.create_task(run())
        table.tasks.add(task)
        task.add_done_callback(table.tasks.discard)
        return await asyncio.shield(task)

    return done


class TableLog:
    """The match of a table with its entries, and the lines to those who watch. All changes hold `lock`."""

    def __init__(
        self, store: Store, settings: Settings, game: Game[Any], row: TableRow, seats: list[SeatRow], members: list[str]
    ) -> None:
        self.store: Final = store
        self.settings: Final = settings
        self.lock: Final = asyncio.Lock()
        self.id: Final = row.id
        self.row = row
        self.members = set(members)
        self.names: dict[str, str] = {}  # of people, by user
        self.listeners: list[Listener] = []
        self.broken = False
        self.tasks: set[asyncio.Task[Any]] = set()
        self._carried_out: set[str] = set()  # ids of messages that are in the log
        self._noted: dict[str, None] = {}  # ids of the latest others
        self._match: Match[Any] | None = None
        self._counted: list[int] = []  # the entry of each choice in the match's log
        self._kept = 0  # the entry of the newest state document
        self.play_with(game, seats)

    def play_with(self, game: Game[Any], seats: list[SeatRow]) -> None:
        """Takes a game with its options, before the start."""
        self.game = game
        self.seats = {seat.seat: seat for seat in seats}
        self.teller = Teller(game)
        self.stream = Stream(game)
        self.frames = Frames(self.stream, self._telling)
        self._acts: dict[int, int] = dict.fromkeys(game.seats, 0)  # how often each seat chose, or was taken back

    # ---------------------------------------------------------------- what is

    @property
    def status(self) -> wire.Status:
        """`waiting`, `running` or `over`."""
        return self.row.status

    @property
    def running(self) -> bool:
        return self.row.status == "running"

    @property
    def match(self) -> Match[Any]:
        """The match; Refused before the start."""
        if self._match is None:
            raise Refused("not_started")
        return self._match

    @property
    def seed(self) -> int:
        return int(self.row.seed, 16)

    @property
    def commitment(self) -> str:
        """What is told of the seed before the end: its hash."""
        return hashlib.sha256(bytes.fromhex(self.row.seed)).hexdigest()

    def waiting_for(self) -> tuple[int, ...]:
        """The seats that owe a decision."""
        return self.game.actors(self._match.state) if self.running and self._match is not None else ()

    def check_running(self) -> None:
        """Refuses what is only for a running game."""
        if self.row.status == "waiting":
            raise Refused("not_started")
        if self.row.status == "over":
            raise Refused("over")

    # ---------------------------------------------------------------- writing

    async def write(self, *statements: Executable) -> None:
        """Commits; if that fails, this table in memory is no longer good: it is dropped and read from its log again."""
        try:
            await self.store.write(*statements)
        except BaseException:
            self.spoil()
            raise

    def spoil(self) -> None:
        """Nothing more is done with this table in memory: whoever comes next reads it from its log."""
        self.broken = True
        for listener in list(self.listeners):
            listener.close(1012, "the table is read again")

    async def begin(self) -> None:
        """Starts the game: the first entry holds the events of the set-up."""
        match = Match(self.game, self.seed)
        self._match = match
        await self.enter([Entry("start", events=match.events)], None, None, self._now("running"))

    async def apply(self, seat: int, choices: Sequence[Choice | str], user: str | None, message: str | None) -> None:
        """Carries out choices of a seat as one, writes them, and tells everyone; IllegalPath changes nothing."""
        match = self.match
        try:
            events = match.apply_path(seat, choices)
            seq = len(self.stream.log) + len(events)
            self._counted += range(len(self.stream.log) + 1, seq + 1)
            outcome = self.game.outcome(match.state)
            more = self.overtaking(outcome is not None)
            if outcome is not None:
                more += self._now("over", _result(outcome, self._facts_of(outcome)))
            if outcome is not None or len(self._counted) - bisect_right(self._counted, self._kept) >= KEEP_EVERY:
                more.append(self._keep(seq))
        except IllegalPath:
            raise
        except BaseException:
            self.spoil()  # half of it is done in memory, nothing in the log
            raise
        self._acts[seat] += len(events)
        made = match.log[-len(events) :]
        entries = [Entry("choice", seat, choice.text, (), each) for (_, choice), each in zip(made, events, strict=True)]
        await self.enter(entries, user, message, more)

    def overtaking(self, over: bool) -> list[Executable]:
        """Settles what was proposed and means nothing more after a choice, as statements."""
        raise NotImplementedError

    async def take_back(
        self, seat: int, consent: bool, user: str | None, message: str | None, *more: Executable
    ) -> None:
        """Undoes: the seat's last choice if that is free, and with consent all since it."""
        try:
            gone = self.match.undo(seat, consent)
        except IllegalChoice:  # its text may name what others chose
            raise Refused("illegal", "undo") from None
        removes = tuple([self._counted[at] for at in gone])
        for at in gone:
            self._acts[self._seat_of(self._counted[at])] += 1
        self._counted = [seq for seq in self._counted if seq not in removes]
        entry = Entry("undo", seat, None, removes)
        await self.enter([entry], user, message, [*more, *self._forget_states(removes)])

    async def stop_with(
        self,
        kind: str,
        seat: int,
        event: Event,
        winners: tuple[int, ...],
        user: str | None,
        message: str | None,
        *more: Executable,
    ) -> None:
        """Ends the game for another reason than the rules of the game: the kind of the event says which."""
        ranks = {each: 1 if not winners or each in winners else 2 for each in self.game.seats}
        result = _result(Outcome(winners, ranks, {}, event.kind), {})
        last = [*more, *self._now("over", result), self._keep(len(self.stream.log) + 1)]
        await self.enter([Entry(kind, seat, events=[event])], user, message, last)

    async def enter(
        self, entries: Sequence[Entry], user: str | None, message: str | None, more: Sequence[Executable] = ()
    ) -> None:
        """Commits entries together with more statements, then tells everyone; every change of a game ends here.

        The id of the message that caused them stands in the last one.
        """
        first, last, now = len(self.stream.log) + 1, len(entries) - 1, time.time()
        told = [Told(each.kind, each.seat, each.removes, pack(each.events), self.stream.vocabulary) for each in entries]
        rows: list[dict[str, Any]] = [
            {
                "table_id": self.id,
                "seq": first + at,
                "kind": each.kind,
                "seat": each.seat,
                "choice": each.choice,
                "message": message if at == last else None,
                "removes": list(each.removes) or None,
                "events": told[at].events.decode(),
                "user_id": user,
                "at": now,
                "vocabulary": self.stream.vocabulary,
            }
            for at, each in enumerate(entries)
        ]
        waiting = list(self.waiting_for())
        if waiting != self.row.waiting:
            more = [*more, self.set_row(waiting=waiting)]
        await self.write(*[insert(schema.entries).values(row) for row in rows], *more)
        if message is not None:
            self._carried_out.add(message)
        for each in told:
            self.stream.add(each)
        self.tell()

    def _facts_of(self, outcome: Outcome) -> wire.Facts:
        return kit(self.game.name).ending(self.game, outcome)

    def _now(self, status: wire.Status, outcome: wire.Outcome | None = None) -> list[Executable]:
        """Gives the table this status, in memory and as a statement."""
        return [self.set_row(status=status, outcome=outcome)]

    def set_row(self, **values: Any) -> Executable:
        """Changes the table's row in memory, and gives the statement that writes it."""
        values["changed"] = time.time()
        self.row = dataclasses.replace(self.row, **values)
        return update(schema.tables).where(schema.tables.c.id == self.id).values(values)

    def _keep(self, seq: int) -> Executable:
        """The statement that keeps the state as it is after this entry."""
        self._kept = seq
        document = orjson.dumps(self.match.state.to_json()).decode()
        return insert(schema.states).values({"table_id": self.id, "seq": seq, "document": document})

    def _forget_states(self, removes: tuple[int, ...]) -> list[Executable]:
        """Deletes the state documents that hold a choice that is taken back."""
        first = min(removes, default=0)
        if not first or first > self._kept:
            return []
        self._kept = 0
        states = schema.states
        return [delete(states).where(states.c.table_id == self.id, states.c.seq >= first)]

    async def keep_state(self) -> None:
        """Keeps the state now: before a stop, so that the next start has nothing to apply again."""
        seq = len(self.stream.log)
        if self.running and self._counted and seq > self._kept and not self.broken:
            await self.write(self._keep(seq))

    # ---------------------------------------------------------------- reading

    async def recall(self, entries: list[EntryRow], kept: StateRow | None) -> None:
        """Brings the table back from its log; what newer rules refuse is taken back by an entry of its own."""
        if self.row.status == "waiting":
            return
        for entry in entries:
            removes = tuple(entry.removes or ())
            self.stream.add(Told(entry.kind, entry.seat, removes, entry.events.encode(), entry.vocabulary))
            if entry.message is not None:
                self._carried_out.add(entry.message)
            if entry.kind == "choice":
                self._acts[entry.seat or 0] += 1
            for seq in removes:
                self._acts[entries[seq - 1].seat or 0] += 1
        restored: Restored = restore(self.game, self.seed, entries, kept)
        self._match, self._counted, refused = restored
        self._kept = kept.seq if kept is not None else 0
        outcome = self.game.outcome(self._match.state)
        if outcome is not None and self.running:  # newer rules see an end where the older ones saw none
            await self.write(*self._now("over", _result(outcome, self._facts_of(outcome))))
        elif outcome is not None and self.row.outcome is not None and "facts" not in self.row.outcome:
            # Older versions kept a sentence; its facts are told from the end of the game.
            self.row = dataclasses.replace(self.row, outcome=_result(outcome, self._facts_of(outcome)))
        elif refused and self.running:
            removes = tuple(refused)
            for seq in removes:
                self._acts[self._seat_of(seq)] += 1
            await self.enter([Entry("rules", removes=removes)], None, None, self._forget_states(removes))

    def _seat_of(self, seq: int) -> int:
        return self.stream.log[seq - 1].seat or 0

    # ---------------------------------------------------------------- telling

    def carried_out(self, message: str) -> bool:
        """Whether a message of this id was carried out before."""
        return message in self._carried_out or message in self._noted

    def note(self, message: str) -> None:
        """Remembers the id of a message that leaves no entry."""
        self._noted[message] = None
        if len(self._noted) > NOTED:
            del self._noted[next(iter(self._noted))]

    def act_of(self, seat: int) -> int:
        """How often the seat has acted: the number that an answer to its question carries."""
        return self._acts[seat]

    def tell(self) -> None:
        """Tells every viewer that is here what is new for it; a viewer for whom nothing changed is told nothing."""
        self.frames.tell(self.listeners)

    def tell_one(self, listener: Listener, since: int) -> None:
        """Tells one line everything after that number, and the whole present state."""
        if self._match is not None:
            self.frames.tell_one(listener, since)

    def _telling(self) -> Snapshots:
        return self.teller.snapshots(self.match, self._acts, self.running)


def _result(outcome: Outcome, facts: wire.Facts) -> wire.Outcome:
    return {
        "winners": list(outcome.winners),
        "ranks": {str(seat): n for seat, n in outcome.ranks.items()},
        "scores": {str(seat): n for seat, n in outcome.scores.items()},
        "reason": outcome.reason,
        "facts": facts,
    }
