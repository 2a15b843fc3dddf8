"""Coming and going: lines, sitting down and standing up, bots in seats, the host's powers, the start."""

from __future__ import annotations

import time
from typing import Any, Literal

import cosca
from cosca.bots import bots
from cosca.kernel.events import Event
from cosca.server import statements, wire
from cosca.server.errors import Refused
from cosca.server.frames import Listener
from cosca.server.hours import Calendar
from cosca.server.names import alike
from cosca.server.statements import Writes
from cosca.server.store import SeatRow, UserRow
from cosca.server.table.audience import GONE
from cosca.server.table.clock import Clock, checked
from cosca.server.table.journal import NOBODY, Entry, Sender
from cosca.server.table.proposals import Proposals
from cosca.server.table.room import Room, whole
from cosca.server.table.seats import STAND_IN

How = Literal["left", "gone", "taken", "bot", "back", "absent", "gave_up", "timeout", "removed"]


class Sitting(Room):
    """Who comes, sits down, lets a bot play and leaves. In a running game everyone is told, in log and chat."""

    # ---------------------------------------------------------------- lines

    def attach(self, listener: Listener) -> None:
        """A line that is told what happens, from its `hello` on."""
        if self.audience.attach(listener):
            self.audience.tell_about(self.meta, [each for each in self.audience.listeners if each is not listener])

    def detach(self, listener: Listener) -> None:
        """The line is gone."""
        gone = self.audience.detach(listener)
        self.idle_since = time.monotonic()
        if gone and listener.user is not None and not self.broken:
            if not self.seats.is_member(listener.user):
                self.audience.names.pop(listener.user, None)
            self.later(self._went(listener.user))

    @whole
    async def _went(self, user: str) -> None:
        """Remembers when a person was last here."""
        writes = self.seats.saw(user, time.time()) if self.running and not self.audience.here(user) else []
        await self.commit(writes) if writes else self.tell_table()

    @whole
    async def hello(self, listener: Listener, seat: int | None, since: int) -> None:
        """Brings a seat, or the public view, to the front of a line, and tells all that it missed.

        A bot that plays because the person was away leaves the seat to them again.
        """
        user = listener.user
        self.seats.check_view(user, seat)
        if user is not None and user not in self.audience.names:
            found = await self.tables.store.user(user)
            self.audience.names[user] = found.name if found is not None else ""
        if user is not None and not self.audience.here(user):
            self.talk.muted |= await self.tables.store.muted_by([user])
        back = [each for each in self.seats.of(user) if self.seats.rows[each].stand_in and self.running]
        if back:  # before the line is one of those that are told
            await self.commit([write for each in back for write in self.change_seat("back", each, user)])
        listener.front = seat
        if listener not in self.audience.listeners:
            self.attach(listener)
        self.audience.tell_about(self.meta, [listener], again=True)
        self.audience.tell_one(listener, since, self.journal)
        self.audience.tell_talk(listener, self.talk, self.seats)
        self.presence_soon()
        self.wake()

    def presence(self) -> Writes:
        """Of whom it is known since when they are away: of all who are, from now on at the latest, and of nobody else.

        No moment is known of those who left as the server stopped, or who sat down without coming.
        """
        if not self.running:
            return []
        now, seats = time.time(), self.seats
        known = {user for user in seats.people if all(seats.rows[seat].seen is not None for seat in seats.of(user))}
        here = {user for user in seats.people if self.audience.here(user)}
        came = [write for user in sorted(known & here) for write in seats.saw(user, None)]
        return [*came, *[write for user in sorted(seats.people - known - here) for write in seats.saw(user, now)]]

    def presence_soon(self) -> None:
        """Keeps who is away from when on, by and by: a database that cannot be written keeps nobody from reading."""
        away = {row.user_id for row in self.seats.rows.values() if row.user_id and row.seen is not None}
        here = {user for user in self.seats.people if self.audience.here(user)}
        if self.running and away != self.seats.people - here:
            self.later(self._keep_presence())

    @whole
    async def _keep_presence(self) -> None:
        writes = self.presence()
        if writes:
            await self.commit([*writes, *self.reconsider(NOBODY)])

    @whole
    async def tell_again(self, listener: Listener) -> None:
        """Tells a line the present state, as it is in the log."""
        if self.journal.started:
            self.audience.tell_one(listener, self.journal.stream.last(listener.front), self.journal)

    @whole
    async def shown_to(self, user: str | None) -> wire.Table:
        """The message `table` for somebody without a line, as it is in the log."""
        return self.meta(user, None)

    # ---------------------------------------------------------------- sitting

    @whole
    async def join(self, user: UserRow, invite: str) -> None:
        """Makes somebody with the invite a member, who may see and sit."""
        self.seats.check_invite(invite)
        self.check_name(user.id, user.name)
        self.audience.names[user.id] = user.name
        writes = self.seats.join([user.id])
        if writes:
            await self.commit(writes)

    def check_name(self, user: str, name: str) -> None:
        """Refuses whoever is new with a name that would be taken for a member's; whoever only watches takes none."""
        others = [each for other, each in self.audience.names.items() if other != user and self.seats.is_member(other)]
        if not self.seats.is_member(user) and alike(name, others):
            raise Refused("not_allowed", "name_taken", field="name")

    @whole
    async def sit(self, user: UserRow, seat: int, player: str) -> None:
        """Sits down (`me`), frees a seat (`open`), or puts a bot of that name there."""
        if seat not in self.seats.rows:
            raise Refused("not_found", "seat", seat=seat)
        if self.row.status == "over":
            raise Refused("over")
        if not self.seats.may_see(user.id):
            raise Refused("not_allowed", "not_invited")
        self.check_name(user.id, user.name)
        self._check_moves(user.id)
        row = self.seats.rows[seat]
        if player == "me":
            writes = self._sit_down(user.id, row)
        elif player == "open":
            writes = self._free(user.id, row)
        elif player in bots():
            writes = self._put_bot(user.id, row, player)
        else:
            raise Refused("not_found", "bot", bot=player, bots=list(bots()))
        self.audience.names[user.id] = user.name
        self.clock.calendars[user.id] = Calendar(user.hours, self.tables.uptime)
        await self._seated(writes)

    def _check_moves(self, user: str) -> None:
        """Refuses whoever goes to and fro: everyone is told of it each time."""
        if self.running and not self.moves.take(user):
            raise Refused("too_many", "moves")

    async def _seated(self, writes: Writes) -> None:
        """After a change of seats: what was proposed may be settled by it, and nobody goes on seeing too much."""
        await self.commit([*writes, *self.reconsider(NOBODY), *self.presence()])
        self.audience.check(self.seats, self.journal)
        self.wake()

    def _sit_down(self, user: str, row: SeatRow) -> Writes:
        if row.user_id is not None and row.user_id != user:
            raise Refused("not_allowed", "seat_taken", seat=row.seat)
        if row.user_id is None:
            if self.running and not self.seats.is_member(user):
                raise Refused("not_allowed", "members")
            self.seats.check_sides(user, row.seat)
        back = row.user_id == user or row.seat in self.seats.seen.get(user, ())
        return self.change_seat("back" if back else "taken", row.seat, user)

    def _free(self, user: str, row: SeatRow) -> Writes:
        """Stands up; before the start the host may free any seat."""
        if row.user_id != user:
            self.seats.check_host(user)
            if self.running:
                raise Refused("not_allowed", "sent_away")
        return self.change_seat("left", row.seat) if self.running else self.seats.put(row.seat, None, None)

    def _put_bot(self, user: str, row: SeatRow, bot: str) -> Writes:
        """A bot plays an own seat for its person, who may take it back; the host puts bots in seats of nobody."""
        if not self.running:
            if row.user_id != user:
                self.seats.check_host(user)
            return self.seats.put(row.seat, None, bot)
        if row.user_id is not None and row.user_id != user:
            raise Refused("not_allowed", "sent_away")
        if row.user_id is None:
            self.seats.check_host(user)
        return self.change_seat("bot", row.seat, row.user_id, bot)

    def change_seat(
        self, how: How, seat: int, user: str | None = None, bot: str | None = None, stand_in: bool = False
    ) -> Writes:
        """Gives a seat of a running game to a person, to a bot, or to a bot for a person, and tells everyone.

        Whoever leaves or takes a seat is kept in the log: what they have seen of it they have seen for good.
        """
        before = self.seats.rows[seat]
        if how in ("left", "gone", "gave_up", "absent", "timeout", "removed"):
            bot = before.bot or STAND_IN
        if how in ("absent", "timeout"):
            user = before.user_id
        concerned = user or before.user_id
        if bot != before.bot:  # also if a person plays it
            self.bots.leave(seat)
        writes = self.seats.put(seat, user, bot, stand_in)
        if not self.running:
            return writes
        name = self.audience.names.get(concerned or "", "")
        facts: dict[str, Any] = {"seat": seat, "how": how, "person": name, "bot": bot or ""}
        kind = "left" if before.user_id is not None and before.user_id != user else "seat"
        entry = Entry(kind, seat, events=[Event("seat_changed", facts)])
        line, said = self.talk.tell({"event": "seat_changed", **facts}, time.time())
        self._said.append(line)
        return [*writes, *self.journal.enter([entry], Sender(concerned)), *said]

    def tell_forgotten(self) -> Writes:
        return [write for seat in self.seats.forgotten for write in self.change_seat("gone", seat)]

    @whole
    async def bot(self, user: str, seat: int, bot: str | None, message: str) -> None:
        """Hands an own seat to a bot, or takes it back."""
        sender = Sender(user, message)
        if self.journal.carried_out(sender):
            return
        self.seats.check_own(user, seat)
        self.journal.check_running()
        self._check_moves(user)
        if bot is not None and bot not in bots():
            raise Refused("not_found", "bot", bot=bot, bots=list(bots()))
        writes = self.change_seat("back" if bot is None else "bot", seat, user, bot)
        self.journal.note(sender)
        await self._seated(writes)

    @whole
    async def remove(self, user: str) -> None:
        """Takes somebody away, as an administrator decided: a bot goes on in a running game, and everyone is told.

        If they were the host, somebody else who sits there is.
        """
        writes, seats = Writes(), self.seats.of(user)
        for seat in seats:
            writes += self.change_seat("removed", seat) if self.running else self.seats.put(seat, None, None)
        writes += self.seats.remove(user)
        if self.running:
            writes += self.journal.enter([Entry("removed")], Sender(user))
        if self.seats.is_host(user):
            writes += self.set_row(host=min(self.seats.people, default=None))
        await self._seated(writes)

    # ---------------------------------------------------------------- the host

    @whole
    async def change(self, user: str, changes: dict[str, Any]) -> None:
        """Options and pace (before the start), open or private, spectators, hints, another host."""
        self.seats.check_host(user)
        values = {key: changes[key] for key in ("open", "spectators", "hints") if changes.get(key) is not None}
        game, writes = None, Writes()
        if changes.get("host") is not None:
            if not self.seats.is_member(changes["host"]):
                raise Refused("not_found", "member")
            values["host"] = changes["host"]
        if changes.get("options") is not None:
            if self.row.status != "waiting" or self.row.start is not None:  # a position is of its options
                raise Refused("not_allowed", "options_started")
            game = cosca.game(self.row.game, **self.tables.settings.options(self.row.game, changes["options"]))
            values |= {"options": game.options, "data": game.data_name()}
            seats, writes = self.seats.play(self.row, game)
            self.seats = seats
        if changes.get("pace") is not None:
            if self.row.status != "waiting":
                raise Refused("not_allowed", "pace_started")
            values["pace"] = checked(changes["pace"])
        if values:
            writes += self.set_row(**values)
            self.clock = Clock(self.row, self.tables.uptime, self.clock.calendars, self.seats.holders)
        if game is not None:
            self.play(self.row, game)
            self.proposals = Proposals(self.seats, self.row)
        await self.commit(writes)
        self.audience.check(self.seats, self.journal)

    @whole
    async def start(self, user: str) -> None:
        """Starts the game, as soon as every seat is taken."""
        self.seats.check_host(user)
        if self.row.status != "waiting":
            raise Refused("not_allowed", "started")
        free = [seat for seat, row in self.seats.rows.items() if row.user_id is None and row.bot is None]
        if free:
            raise Refused("not_allowed", "seat_free", seat=free[0])
        self.seats.check_all_sides()
        writes = [*self.journal.begin(), *self.set_row(status="running", outcome=None)]
        self.seats.begin()
        await self.commit([*writes, *self.presence()])
        self.audience.check(self.seats, self.journal)
        self.wake()

    @whole
    async def welcome(self, people: dict[str, str]) -> None:
        """Makes people (by id, with their names) members without an invite: the next game of the same table."""
        self.audience.names |= people
        await self.commit(self.seats.join(people))

    @whole
    async def lead_to(self, table: str) -> None:
        """Points at the next game."""
        await self.commit(self.set_row(rematch=table))

    @whole
    async def close_table(self, user: str) -> None:
        """Deletes a table that is not running, or whose game is nobody else's."""
        self.seats.check_host(user)
        if self.running and self.seats.whose_game - {user}:
            raise Refused("not_allowed", "running")
        await self.tables.store.write(statements.delete_table(self.id))
        self.broken = True
        self.audience.close(*GONE)

    # ---------------------------------------------------------------- what the whole table has besides

    def wake(self) -> None:
        """Lets bots go on."""
        raise NotImplementedError
