"""What every act at a table needs: the lock, its parts as the database has them, the commit and the telling after."""

from __future__ import annotations

import asyncio
import dataclasses
import functools
import hashlib
import logging
import time
from collections.abc import Awaitable, Callable, Coroutine
from typing import TYPE_CHECKING, Any, Concatenate, Final, ParamSpec, TypeVar

from cosca.kernel.decision import Outcome
from cosca.kernel.errors import IllegalPath
from cosca.kernel.game import Game
from cosca.kernel.match import Match
from cosca.server import damage, statements, wire
from cosca.server.advice import Consigliere
from cosca.server.damage import Damaged
from cosca.server.errors import Refused, StoreError
from cosca.server.hours import Calendar
from cosca.server.limits import Limit
from cosca.server.shelf import set_id
from cosca.server.statements import Writes
from cosca.server.store import ChatRow, TableRow
from cosca.server.table.audience import GONE, OTHERS, Audience
from cosca.server.table.bots import Bots
from cosca.server.table.clock import Clock
from cosca.server.table.journal import NOBODY, Journal, Sender
from cosca.server.table.proposals import Proposals
from cosca.server.table.seats import Seats
from cosca.server.table.talk import Talk

if TYPE_CHECKING:
    from cosca.server.tables import Tables

_log = logging.getLogger("cosca.tables")
MOVES: Final = 20  # of one person in a minute
P = ParamSpec("P")
R = TypeVar("R")
T = TypeVar("T", bound="Room")


def whole(act: Callable[Concatenate[T, P], Awaitable[R]]) -> Callable[Concatenate[T, P], Coroutine[Any, Any, R]]:
    """An act that holds the table's lock and is done to its end, even if the line that asked for it breaks.

    An act that fails changes nothing that counts: the table's memory is read again before the next one.
    """

    @functools.wraps(act)
    async def done(table: T, *args: P.args, **kwargs: P.kwargs) -> R:
        async def run() -> R:
            async with table.lock:
                await table.fresh()
                try:
                    return await act(table, *args, **kwargs)
                except (Refused, IllegalPath):
                    raise
                except BaseException:
                    table.stale = True
                    raise

        task = asyncio.create_task(run())
        table.tasks.add(task)
        task.add_done_callback(table.tasks.discard)
        try:
            return await asyncio.shield(task)
        finally:
            del task  # it holds what was refused, whose trace holds this frame: a circle with the table in it

    return done


class Room:
    """The parts of one table and its one writer. All changes hold `lock`."""

    row: TableRow
    game: Game[Any]
    journal: Journal
    seats: Seats
    talk: Talk
    proposals: Proposals
    clock: Clock

    def __init__(self, tables: Tables, id: str) -> None:
        self.tables: Final = tables
        self.id: Final = id
        self.lock: Final = asyncio.Lock()
        self.tasks: set[asyncio.Task[Any]] = set()
        self.audience: Final = Audience()
        self.bots: Final = Bots()
        self.consigliere: Final = Consigliere()
        self.stale = True  # its memory is not what the database has
        self._doubtful = False  # a commit failed: whether the database has it, only the next reading tells
        self.broken = False  # it is deleted, or another reading has taken its place
        self.idle_since = time.monotonic()
        self.moves: Final = Limit(MOVES, 60)  # changes of seats in a running game
        self._chatter: Final = Limit(tables.settings.chats_per_minute, 60)
        self._said: list[ChatRow] = []  # lines of the chat that are told after the commit

    # ---------------------------------------------------------------- reading

    async def fresh(self) -> None:
        """Reads the table again if that is needed; nobody who follows it notices. Refused if it is gone."""
        if self.stale and not self.broken:
            try:
                here = await self.read()
            except Damaged as found:
                self.broken = True
                self.tables.report(self.id, found)
                self.audience.refuse(found)
                self.audience.close(*OTHERS)
                raise
            if not here:
                self.broken = True
                self.audience.close(*GONE)
            elif self._doubtful:
                self._doubtful = False
                self._tell_all()
        if self.broken:
            raise Refused("stale", "reading")

    def _tell_all(self) -> None:
        """After a commit that failed: it may have been carried out all the same, and then nobody was told of it."""
        self.audience.tell(self.journal, self.clock)
        for listener in self.audience.listeners:
            self.audience.tell_talk(listener, self.talk, self.seats)
        self.tell_table()

    async def read(self) -> bool:
        """Reads everything from the database; False if there is no such table. Damaged if it cannot go on."""
        row = await self.tables.store.table(self.id)
        if row is None:
            return False
        try:
            await self._read(damage.mended(row))
        except (Refused, StoreError):
            raise
        except Exception as wrong:
            _log.error("a table cannot be read", exc_info=wrong, extra={"table": self.id})
            raise Damaged(0) from None
        return True

    async def _read(self, row: TableRow) -> None:
        store, id = self.tables.store, self.id
        seats = await self.tables.known(await store.seats(id))
        members, entries, kept = await store.members(id), await store.entries(id), await store.newest_state(id)
        chat, pins = await store.chat(id), await store.pins(id)
        before = await store.chat_before(id, chat[0].n) if chat else {}
        game = self.tables.game_of(row)
        damage.check(game, row, seats, entries, kept)
        self.play(row, game)
        self.seats = Seats(self.game, row, seats, members)
        self.seats.recall(entries)
        self.talk = Talk(id, self._chatter, chat, before, pins)
        self.proposals = Proposals(self.seats, row)
        here = {line.user for line in self.audience.listeners if line.user}
        people = {*self.seats.whose_game, *members, *([row.host] if row.host else []), *here}
        users = await store.users(people)
        self.audience.names = {user: found.name for user, found in users.items()}
        calendars = {user: Calendar(found.hours, self.tables.uptime) for user, found in users.items()}
        self.clock = Clock(row, self.tables.uptime, calendars, self.seats.holders)
        self.talk.muted = await store.muted_by(here)
        writes, outcome = self.journal.recall(entries, kept, row.status)
        if self.journal.shortened:
            self.clock.again()
        elif self.running:
            self.clock.recall({seat: self.match.decided(seat) for seat in self.game.seats})
        if outcome is not None and row.status == "running":  # newer rules see an end where the older ones saw none
            writes += self._over(outcome)
        elif outcome is not None and row.outcome is not None and "facts" not in row.outcome:
            # Older versions kept a sentence; its facts are told from the end of the game.
            self.row = dataclasses.replace(row, outcome=self.journal.result(outcome))
        for line in chat:
            self.journal.note(Sender.kept(line.user_id, line.message))
        for sender in self.proposals.senders:
            self.journal.note(sender)
        self.stale = False
        self.bots.forget()
        self.consigliere.forget()
        if self.running:
            writes += [*self.tell_forgotten(), *self.reconsider(NOBODY)]
        writes += self._times()
        if writes:
            await self.commit(writes)
        self.presence_soon()

    def tell_forgotten(self) -> Writes:
        """Tells that people who deleted themselves have left their seats."""
        raise NotImplementedError

    def presence_soon(self) -> None:
        """Keeps by and by who is away from when on."""
        raise NotImplementedError

    def reconsider(self, sender: Sender) -> Writes:
        """Looks at what is proposed after a change of seats."""
        raise NotImplementedError

    def play(self, row: TableRow, game: Game[Any]) -> None:
        """Takes a game with its options, before the start or after a reading."""
        self.row, self.game = row, game
        self.journal = Journal(row.id, game, self.seed, row.start)

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
        return self.journal.match

    @property
    def seed(self) -> int:
        return int(self.row.seed, 16)

    @property
    def commitment(self) -> str:
        """What is told of the seed before the end: its hash."""
        return hashlib.sha256(bytes.fromhex(self.row.seed)).hexdigest()

    @property
    def made_of(self) -> tuple[str, dict[str, Any], str]:
        """What its game is made of: the name, the options, and the component set."""
        row = self.row
        return row.game, self.tables.settings.options(row.game, row.options), row.data

    # ---------------------------------------------------------------- writing

    def set_row(self, **values: Any) -> Writes:
        """Changes the table's row."""
        values["changed"] = time.time()
        self.row = self.seats.table = dataclasses.replace(self.row, **values)
        return [statements.change_table(self.id, values)]

    def _over(self, outcome: Outcome) -> Writes:
        return [
            *self.proposals.overtaken(True),
            *self.set_row(status="over", outcome=self.journal.result(outcome), waiting=[]),
        ]

    async def commit(self, writes: Writes, about: bool = True) -> None:
        """Commits an act as one, then tells everyone; every change of a table ends here.

        If that fails, only whoever asked for the act is told. `about`: something about the table has changed, not the
        game alone.
        """
        writes = [*writes, *self._times()]
        try:
            await self.tables.store.write(*writes)
        except BaseException:
            self.stale = self._doubtful = True
            self._said.clear()
            raise
        if self.row.deadline is not None:
            self.tables.deadline(self.row.deadline)
        self.audience.tell(self.journal, self.clock)
        if self._said:
            self.audience.tell_chat(self.talk, self.seats, self._said)
            self._said = []
        if about:
            self.tell_table()

    def _times(self) -> Writes:
        """Who owes a decision from now on, what that does to the clocks, and the next deadline."""
        waiting, values = list(self.journal.waiting), dict[str, Any]()
        if self.running:
            shown = {"waiting": waiting, "round": self.game.round(self.match.state)}
            if shown != {"waiting": self.row.waiting, "round": self.row.round}:
                values |= {**shown, "changed": time.time()}
        people = [seat for seat in self.seats.played_by_people if seat in waiting]
        owing = {seat: self.match.decided(seat) for seat in people} if self.clock.timed else {}
        open = self.proposals.open()
        if self.clock.follow(owing, None if open is None else open["n"], self.seats.holders):
            values["clocks"] = self.clock.kept or None
        times = [self.clock.deadline, self.proposals.next_lapse] if self.running else []
        deadline = min([each for each in times if each is not None], default=None)
        if deadline != self.row.deadline:
            values["deadline"] = deadline
        if not values:
            return []
        self.row = self.seats.table = dataclasses.replace(self.row, **values)
        return [statements.change_table(self.id, values)]

    # ---------------------------------------------------------------- telling about the table

    def tell_table(self) -> None:
        """Tells everyone about the table, as far as that is new to them."""
        self.audience.tell_about(self.meta)

    def tell_soon(self) -> None:
        """Tells everyone about the table; if something is being done, only after that is committed."""
        if self.lock.locked() or self.stale:
            self.later(self.refresh())
        else:
            self.tell_table()

    @whole
    async def refresh(self) -> None:
        """Sees to it that what is in memory is what the database has, and that everyone knows of it."""
        self.audience.check(self.seats, self.journal)
        self.tell_table()

    def later(self, act: Coroutine[Any, Any, Any]) -> None:
        """Has something done by and by; what goes wrong with it is logged."""
        task = asyncio.create_task(self._logged(act))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def _logged(self, act: Coroutine[Any, Any, Any]) -> None:
        try:
            await act
        except Refused:
            pass
        except Exception:
            _log.exception("something could not be done at a table", extra={"table": self.id})

    def meta(self, user: str | None, front: int | None) -> wire.Table:
        """The message `table`: what everyone may know, and what is so for this person."""
        row, seats = self.row, self.seats
        proposals, settled = self.proposals.told(user, self.audience.names)
        return {
            "v": wire.VERSION,
            "type": "table",
            "id": row.id,
            "game": row.game,
            "set": set_id(self.game.data_name()),
            "options": row.options,
            "status": row.status,
            "open": row.open,
            "spectators": row.spectators,
            "hints": row.hints,
            "pace": self.clock.pace,
            "now": self.clock.now,
            "host": row.host,
            "me": {"user": user, "seats": seats.of(user), "front": front, "host": seats.is_host(user)},
            "seats": [self._seat(seat, user) for seat in self.game.seats],
            "watching": self.audience.watching(seats),
            "hot_seat": seats.hot_seat,
            "proposals": proposals,
            "settled": settled,
            "commitment": self.commitment,
            "waiting": list(self.journal.waiting),
            "rematch": row.rematch,
            "invite": self.tables.settings.invitation(row.id, row.invite) if seats.is_member(user) else None,
            "outcome": outcome_of(row),
        }

    def _seat(self, seat: int, user: str | None) -> wire.Seat:
        row = self.seats.rows[seat]
        here = self.audience.here(row.user_id)
        told: wire.Seat = {
            "seat": seat,
            "team": self.seats.team_of(seat),
            "user": row.user_id,
            "name": self.audience.names.get(row.user_id, "") if row.user_id else None,
            "bot": row.bot,
            "here": here,
            "mine": row.user_id is not None and row.user_id == user,
            "away": row.stand_in,
        }
        clock = self.clock.told(seat) if self.running else None
        if clock is not None:
            told["clock"] = clock
        if row.user_id is not None and not here and row.seen is not None:
            told["seen"] = row.seen
        return told


def outcome_of(row: TableRow) -> wire.Outcome | None:
    """How the game of a table ended, without the sentence that older versions kept beside it."""
    found: Any = row.outcome
    if not isinstance(found, dict) or not found.keys() >= {"winners", "ranks", "scores", "reason"}:
        return None
    return {
        "winners": found["winners"],
        "ranks": found["ranks"],
        "scores": found["scores"],
        "reason": found["reason"],
        "facts": found.get("facts", {}),
    }
