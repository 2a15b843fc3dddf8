"""A table that people and bots play at: what each of them may do there, one act at a time."""

from __future__ import annotations

import asyncio
import contextlib
import dataclasses
import logging
import time
from collections.abc import Coroutine
from operator import attrgetter
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy.exc import IntegrityError

from cosca.kernel.choice import Choice
from cosca.kernel.game import Game
from cosca.kernel.match import Match
from cosca.server import damage, statements, wire, wire_http
from cosca.server.bot_player import Aside
from cosca.server.damage import Damaged
from cosca.server.errors import Refused, StoreError
from cosca.server.frames import Listener
from cosca.server.hours import Calendar
from cosca.server.statements import Writes
from cosca.server.store import TableRow
from cosca.server.table import about
from cosca.server.table.acts import act_of, whole
from cosca.server.table.agreeing import Agreeing
from cosca.server.table.audience import GONE, OTHERS
from cosca.server.table.journal import NOBODY, Journal
from cosca.server.table.parts import Parts
from cosca.server.table.seats import Seats
from cosca.server.table.sitting import Sitting

if TYPE_CHECKING:
    from cosca.server.tables import Tables

_log = logging.getLogger("cosca.tables")
_parts, _sitting, _agreeing = attrgetter("parts"), attrgetter("sitting"), attrgetter("agreeing")
UNKNOWN: Final = -1.0  # a deadline that is written anew in any case: the database may have another than the memory


class LiveTable:
    """Lets the parts of one table do what somebody asks for, commits what they return as one, then tells everyone."""

    def __init__(self, tables: Tables, id: str) -> None:
        self.tables: Final = tables
        self.id: Final = id
        self.parts: Final = Parts(tables.uptime)
        self.audience: Final = self.parts.audience
        self.consigliere: Final = self.parts.consigliere
        self.sitting: Final = Sitting(self.parts, tables.settings)
        self.agreeing: Final = Agreeing(self.parts, self.sitting)
        self.lock: Final = asyncio.Lock()
        self.next_game: Final = asyncio.Lock()  # one rematch, however many ask at once
        self.tasks: Final[set[asyncio.Task[Any]]] = set()
        self.stale = True  # its memory is not what the database has
        self._doubtful = False  # a commit failed: whether the database has it, only the next reading tells
        self.broken = False  # it is deleted, or another reading has taken its place
        self.idle_since = time.monotonic()
        self._resting = False

    # ---------------------------------------------------------------- what is

    @property
    def row(self) -> TableRow:
        return self.parts.row

    @property
    def game(self) -> Game[Any]:
        return self.parts.game

    @property
    def journal(self) -> Journal:
        return self.parts.journal

    @property
    def match(self) -> Match[Any]:
        """The match; Refused before the start."""
        return self.journal.match

    @property
    def seats(self) -> Seats:
        return self.parts.seats

    @property
    def seed(self) -> int:
        return int(self.row.seed, 16)

    @property
    def status(self) -> wire.Status:
        return self.row.status

    @property
    def running(self) -> bool:
        return self.journal.running

    @property
    def made_of(self) -> tuple[str, dict[str, Any], str]:
        """What its game is made of: the name, the options, and the component set."""
        return self.row.game, self.tables.settings.options(self.row.game, self.row.options), self.row.data

    @property
    def busy_bots(self) -> bool:
        """Whether bots are at work."""
        return self.parts.bots.busy

    @property
    def busy(self) -> bool:
        """Whether it must stay in memory: somebody is connected, or something is being done."""
        return bool(self.audience.listeners or self.busy_bots or self.tasks)

    def meta(self, user: str | None, front: int | None) -> wire.Table:
        """The message `table` for somebody with that seat in front."""
        return about.table(self.parts, self.tables.settings, user, front)

    @whole
    async def shown_to(self, user: str | None) -> wire.Table:
        """The message `table` for somebody without a line, as it is in the log."""
        return self.meta(user, None)

    @whole
    async def ending(self) -> wire_http.Ending:
        """Everything, with nothing hidden: only after the end."""
        return about.ending(self.parts)

    @whole
    async def record(self) -> str:
        """The record of the game: only after the end, because it holds the seed."""
        return about.record(self.parts)

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
            elif self._doubtful:  # the commit that failed may have been carried out, and then nobody was told of it
                self._doubtful = False
                self.parts.talk.again.update(line.user for line in self.audience.listeners)
                self._tell(True)
        if self.broken:
            raise Refused("stale", "reading")

    async def read(self) -> bool:
        """Reads everything from the database; False if there is no such table. Damaged if it cannot go on."""
        row = await self.tables.store.table(self.id)
        if row is None:
            return False
        try:
            row = damage.mended(row)
            seated = await self.tables.known(row.game, await self.tables.store.seats(self.id))
            writes = await self.parts.read(self.tables.store, row, self.tables.game_of(row), seated)
            self.stale = False
            if self.running:
                writes += [*self.sitting.forgotten(), *self.agreeing.reconsider()]
            writes += self.parts.times()
            if writes:
                await self._commit(writes)
            if self.sitting.strays:
                self._later(self._keep_presence())
        except (Refused, StoreError):
            raise
        except Exception as wrong:
            _log.error("a table cannot be read", exc_info=wrong, extra={"table": self.id})
            raise Damaged(0) from None
        return True

    @whole
    async def refresh(self) -> None:
        """Sees to it that what is in memory is what the database has, and that everyone knows of it."""
        self.audience.check(self.seats, self.journal)
        self.tell_table()

    # ---------------------------------------------------------------- writing and telling

    async def carry_out(self, writes: Writes) -> None:
        """Commits and tells what people did: a proposal may be settled by it, and nobody goes on seeing too much."""
        await self._commit([*writes, *self.agreeing.reconsider(), *self.sitting.presence()])
        self.audience.check(self.seats, self.journal)
        self.wake()

    async def _commit(self, writes: Writes) -> None:
        """Commits an act as one, then tells everyone; every change of a table ends here.

        If that fails, only whoever asked for the act is told.
        """
        try:
            await self.tables.store.write(*writes, *self.parts.times())
        except BaseException:
            self.stale = self._doubtful = True
            raise
        if self.row.deadline is not None:
            self.tables.deadline(self.row.deadline)
        self._tell(not all(statements.of_log(each) for each in writes))

    def _tell(self, about: bool) -> None:
        self.audience.tell(self.journal, self.parts.clock)
        self.audience.tell_said(self.parts.talk, self.seats)
        if about:
            self.tell_table()

    def tell_table(self) -> None:
        """Tells everyone about the table, as far as that is new to them."""
        self.audience.tell_about(self.meta)

    def tell_soon(self) -> None:
        """Tells everyone about the table; if something is being done, only after that is committed."""
        if self.lock.locked() or self.stale:
            self._later(self.refresh())
        else:
            self.tell_table()

    def _later(self, act: Coroutine[Any, Any, Any]) -> None:
        """Has something done by and by; what goes wrong with it is logged."""

        async def logged() -> None:
            try:
                await act
            except Refused:
                pass
            except Exception:
                _log.exception("something could not be done at a table", extra={"table": self.id})

        task = asyncio.create_task(logged())
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    # ---------------------------------------------------------------- lines

    @whole
    async def hello(self, listener: Listener, seat: int | None, since: int) -> None:
        """Brings a seat, or the public view, to the front of a line, and tells all that it missed.

        A bot that plays because the person was away leaves the seat to them again.
        """
        user, audience = listener.user, self.audience
        self.seats.check_view(user, seat)
        if user is not None:
            await self.parts.greet(self.tables.store, user)
        back = self.sitting.come_back(user)
        if back:  # before the line is one of those that are told
            await self._commit(back)
        listener.front = seat
        if listener not in audience.listeners and audience.attach(listener):
            audience.tell_about(self.meta, [each for each in audience.listeners if each is not listener])
        audience.tell_about(self.meta, [listener], again=True)
        audience.tell_one(listener, since, self.journal)
        audience.tell_talk(listener, self.parts.talk, self.seats)
        if self.sitting.strays:
            self._later(self._keep_presence())
        self.wake()

    @whole
    async def tell_again(self, listener: Listener) -> None:
        """Tells a line the present state, as it is in the log."""
        if self.journal.started:
            self.audience.tell_one(listener, self.journal.stream.last(listener.front), self.journal)

    def detach(self, listener: Listener) -> None:
        """The line is gone."""
        gone = self.audience.detach(listener)
        self.idle_since = time.monotonic()
        if gone and listener.user is not None and not self.broken:
            if not self.seats.is_member(listener.user):
                self.audience.names.pop(listener.user, None)
            self._later(self._keep_presence())

    @whole
    async def _keep_presence(self) -> None:
        """Always by and by: a database that cannot be written keeps nobody from reading."""
        writes = self.sitting.presence()
        await self.carry_out(writes) if writes else self.tell_table()

    # ---------------------------------------------------------------- what people do

    join = act_of(_sitting, Sitting.join)
    welcome = act_of(_sitting, Sitting.welcome)
    sit = act_of(_sitting, Sitting.sit)
    bot = act_of(_sitting, Sitting.bot)
    remove = act_of(_sitting, Sitting.remove)
    change = act_of(_sitting, Sitting.set_up)
    start = act_of(_sitting, Sitting.start)
    lead_to = act_of(_parts, Parts.lead_to)
    choose = act_of(_parts, Parts.choose)
    undo = act_of(_agreeing, Agreeing.undo)
    propose = act_of(_agreeing, Agreeing.propose)
    answer = act_of(_agreeing, Agreeing.answer)
    pin = act_of(_parts, Parts.pin)

    @whole
    async def say(self, user: str, seat: int | None, text: str, team: bool, message: str) -> None:
        """Says something to the table, or to the team."""
        writes = self.parts.say(user, seat, text, team, message)
        if writes:
            with contextlib.suppress(IntegrityError):  # it was said before what the table remembers
                await self._commit(writes)

    @whole
    async def mute(self, listener: Listener, other: str, on: bool) -> None:
        """What the other says is told to this person no more, or again."""
        if listener.user is None or other == listener.user or await self.tables.store.user(other) is None:
            raise Refused("not_found", "member")
        await self._commit(self.parts.talk.mute(listener.user, other, on))

    @whole
    async def close_table(self, user: str) -> None:
        """Deletes a table that is not running, or whose game is nobody else's."""
        self.seats.check_host(user)
        if self.running and self.seats.whose_game - {user}:
            raise Refused("not_allowed", "running")
        await self.tables.store.write(statements.delete_table(self.id))
        self.broken = True
        self.audience.close(*GONE)

    # ---------------------------------------------------------------- by itself

    @whole
    async def due(self) -> None:
        """What is due by the clock happens, and the next deadline is reckoned."""
        if self.parts.clock.timed:
            users = await self.tables.store.users(self.seats.people)
            self.parts.clock.calendars |= {id: Calendar(user.hours, self.tables.uptime) for id, user in users.items()}
        self.seats.table = dataclasses.replace(self.row, deadline=UNKNOWN)
        await self.carry_out(self.sitting.due())

    def wake(self) -> None:
        """Lets the bots go on, if one of them owes a decision."""
        if self._next_bot() is not None:
            self.parts.bots.drive(self.id, self._bot_choice)

    def _next_bot(self) -> int | None:
        """The next seat to be played by a bot. While an undo is asked for, bots wait for the answer."""
        if self.broken or self.stale or self._resting or not self.running or self.parts.proposals.holds_bots:
            return None
        return self.parts.bots.next(self.journal, self.seats)

    async def _bot_choice(self) -> bool:
        """One choice of one bot; False if none owes any."""
        found = False if self.broken else await self._quick_choice()
        if isinstance(found, Aside):
            thinking, host = self.tables.thinking, self.row.host
            await self._bot_thought(found, await found.player.choose_aside(found, thinking, self.id, host))
            return True
        return found

    @whole
    async def _quick_choice(self) -> bool | Aside:
        """One choice of a bot that thinks here and now; what a slow one has to think about; False if none owes any."""
        seat = self._next_bot()
        if seat is None:
            return False
        player = self.parts.bots.player(seat, self.journal, self.seats)
        if player.slow:
            return player.aside(self.match, self.journal.stream, self.made_of)
        choice = await player.choose(self.match, self.journal.stream)
        await self._commit(self.parts.apply(seat, [choice], NOBODY))
        return True

    @whole
    async def _bot_thought(self, thought: Aside, choice: Choice) -> None:
        """Carries out what a slow bot chose while the table was free, unless anything happened meanwhile."""
        seat = self._next_bot()
        same = seat is not None and self.parts.bots.plays(seat, thought.player)
        if seat is not None and same and len(self.journal.stream.log) == thought.at:
            await self._commit(self.parts.apply(seat, [choice], NOBODY))
        else:
            thought.player.overtaken()

    async def rest(self) -> None:
        """Stops bots and Consigliere for good, and keeps the state after what is being done."""
        self._resting = True
        await asyncio.gather(self.parts.bots.rest(), self.consigliere.rest(), return_exceptions=True)
        if self.tasks:
            await asyncio.gather(*self.tasks, return_exceptions=True)
        async with self.lock:
            if not self.stale and not self.broken:
                writes = self.journal.keep_state()
                if writes:
                    await self._commit(writes)
