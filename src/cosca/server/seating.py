"""Who sits where: sitting down and standing up, bots in seats, the host's powers, the start."""

from __future__ import annotations

import hmac
import time
from typing import Any, Final

from sqlalchemy import delete, insert, update
from sqlalchemy.sql import Executable

import cosca
from cosca.bots import bots
from cosca.kernel.game import Game
from cosca.server import schema
from cosca.server.errors import Refused
from cosca.server.log import Entry, TableLog, whole
from cosca.server.store import SeatRow, UserRow

STAND_IN: Final = "soldato"  # the bot that plays on for whoever is sent away
AWAY: Final = 120.0  # seconds after which anyone at the table may let a bot play for somebody who left


class Seating(TableLog):
    """The seats of one table."""

    gone_since: dict[str, float]  # when the last line of a person ended
    read_at: float  # when the table was read: nobody was seen here before

    # ---------------------------------------------------------------- who may

    def seats_of(self, user: str | None) -> list[int]:
        """The seats that a person holds, also those that a bot plays for the moment."""
        return [seat for seat, row in self.seats.items() if user is not None and row.user_id == user]

    def is_host(self, user: str | None) -> bool:
        return user is not None and user == self.row.host

    def is_member(self, user: str | None) -> bool:
        return user is not None and (user in self.members or self.is_host(user) or bool(self.seats_of(user)))

    def may_see(self, user: str | None) -> bool:
        """Whether somebody may look at the table at all."""
        return self.is_member(user) or (self.row.open and (self.row.spectators or self.row.status == "waiting"))

    def may_watch(self, user: str | None) -> bool:
        """Whether somebody without a seat may follow the game."""
        return self.is_host(user) or bool(self.seats_of(user)) or (self.row.spectators and self.may_see(user))

    def may_follow(self, user: str | None) -> bool:
        """Whether somebody may have a line to the table without a seat in front."""
        return self.may_see(user) if self.row.status == "waiting" else self.may_watch(user)

    def check_own(self, user: str, seat: int) -> None:
        """Refuses whoever does not hold the seat."""
        if seat not in self.seats or self.seats[seat].user_id != user:
            raise Refused("not_yours", seat=seat)

    def check_host(self, user: str) -> None:
        if not self.is_host(user):
            raise Refused("not_allowed", "host")

    def here(self, user: str | None) -> bool:
        """Whether a person is connected."""
        return user is not None and any(listener.user == user for listener in self.listeners)

    def persons(self, seats: tuple[int, ...] | None = None) -> list[int]:
        """The seats that people play themselves."""
        return [seat for seat in seats or self.game.seats if self.seats[seat].user_id and not self.seats[seat].bot]

    # ---------------------------------------------------------------- sitting

    @whole
    async def join(self, user: UserRow, invite: str) -> None:
        """Makes somebody with the invite a member, who may see and sit."""
        if not hmac.compare_digest(invite.encode(), self.row.invite.encode()):
            raise Refused("not_allowed", "invitation")
        self.names[user.id] = user.name
        if user.id not in self.members:
            await self.write(insert(schema.members).values(table_id=self.id, user_id=user.id))
            self.members.add(user.id)

    @whole
    async def sit(self, user: UserRow, seat: int, player: str) -> None:
        """Sits down (`me`), frees a seat (`open`), or puts a bot of that name there."""
        if seat not in self.seats:
            raise Refused("not_found", "seat", seat=seat)
        if self.row.status == "over":
            raise Refused("over")
        if not self.may_see(user.id):
            raise Refused("not_allowed", "not_invited")
        self.names[user.id] = user.name
        row = self.seats[seat]
        if player == "me":
            await self._sit_down(user.id, row)
        elif player == "open":
            await self._free(user.id, row)
        elif player in bots():
            await self._put_bot(user.id, row, player)
        else:
            raise Refused("not_found", "bot", bot=player, bots=list(bots()))
        await self.reconsider()
        self.tell_table()
        self.wake()

    async def _sit_down(self, user: str, row: SeatRow) -> None:
        if row.user_id is not None and row.user_id != user:
            raise Refused("not_allowed", "seat_taken", seat=row.seat)
        if self.running and row.user_id is None:
            if not self.is_member(user):
                raise Refused("not_allowed", "members")
            self._check_other_team(user, row.seat)
        await self.set_seat(row.seat, user, None)

    def _check_other_team(self, user: str, seat: int) -> None:
        """Nobody who has played for one team looks behind the screen of another, unless nobody else plays."""
        others = [row.user_id for row in self.seats.values() if row.user_id not in (None, user)]
        held = {*self.seats_of(user), *self.played.get(user, ())}
        if others and any(each not in self.game.mates(seat) for each in held):
            raise Refused("not_allowed", "other_side")

    async def _free(self, user: str, row: SeatRow) -> None:
        if row.user_id != user:
            self.check_host(user)
        if self.running:
            await self.set_seat(row.seat, None, row.bot or STAND_IN)
        else:
            await self.set_seat(row.seat, None, None)

    async def _put_bot(self, user: str, row: SeatRow, bot: str) -> None:
        """A bot plays a seat; its person, if there is one, keeps it and may take it back."""
        absent = self.running and row.user_id is not None and self._away(row.user_id)
        if row.user_id != user and not (absent and self.seats_of(user)):
            self.check_host(user)
        await self.set_seat(row.seat, row.user_id if self.running else None, bot)

    def _away(self, user: str) -> bool:
        return not self.here(user) and time.time() - self.gone_since.get(user, self.read_at) >= AWAY

    async def set_seat(self, seat: int, user: str | None, bot: str | None) -> None:
        """Gives a seat to a person, to a bot, or to a bot for a person.

        Whoever leaves a seat of a running game is kept in the log: what they know of it they know for good.
        """
        table, before = schema.seats, self.seats[seat].user_id
        given = update(table).where(table.c.table_id == self.id, table.c.seat == seat).values(user_id=user, bot=bot)
        if self.running and before is not None and before != user:
            await self.enter([Entry("left", seat)], before, None, [given])
        else:
            await self.write(given)
        self.seats[seat] = SeatRow(self.id, seat, user, bot)
        self.look_on()
        self.check_lines()

    def look_on(self) -> None:
        """Whoever has a seat in a running game knows its secrets, also after standing up."""
        for seat, row in self.seats.items() if self.running else ():
            if row.user_id is not None:
                self.played.setdefault(row.user_id, set()).add(seat)

    def check_lines(self) -> None:
        """Nobody goes on seeing what is no longer theirs to see."""
        for listener in list(self.listeners):
            if listener.front is not None and listener.front not in self.seats_of(listener.user):
                listener.front = None
                self.tell_one(listener, 0)
            if listener.front is None and not self.may_follow(listener.user):
                listener.close(4403, "not_allowed")

    @whole
    async def bot(self, user: str, seat: int, bot: str | None, message: str) -> None:
        """Hands an own seat to a bot, or takes it back."""
        if self.carried_out(message):
            return
        self.check_own(user, seat)
        self.check_running()
        if bot is not None and bot not in bots():
            raise Refused("not_found", "bot", bot=bot, bots=list(bots()))
        await self.set_seat(seat, user, bot)
        self.note(message)
        await self.reconsider()
        self.tell_table()
        self.wake()

    # ---------------------------------------------------------------- the host

    @whole
    async def change(self, user: str, changes: dict[str, Any]) -> None:
        """Options (before the start), open or private, spectators, hints, another host."""
        self.check_host(user)
        values = {key: changes[key] for key in ("open", "spectators", "hints") if changes.get(key) is not None}
        game, statements = None, list[Executable]()
        if changes.get("host") is not None:
            if not self.is_member(changes["host"]):
                raise Refused("not_found", "member")
            values["host"] = changes["host"]
        if changes.get("options") is not None:
            if self.row.status != "waiting":
                raise Refused("not_allowed", "options_started")
            game = cosca.game(self.row.game, **self.settings.options(self.row.game, changes["options"]))
            statements = self._other_seats(game)
            values |= {"options": game.options, "data": game.data_name()}
        if values:
            await self.write(*statements, self.set_row(**values))
        if game is not None:
            self.play_with(game, [self.seats.get(seat) or SeatRow(self.id, seat, None, None) for seat in game.seats])
        self.check_lines()
        self.tell_table()

    def _other_seats(self, game: Game[Any]) -> list[Executable]:
        """Other options may mean another number of seats: those that stay keep who sits there."""
        table = schema.seats
        gone = [seat for seat in self.seats if seat not in game.seats]
        new = [{"table_id": self.id, "seat": seat} for seat in game.seats if seat not in self.seats]
        if any(self.seats[seat].user_id for seat in gone):
            raise Refused("not_allowed", "options_seat", seat=gone[0])
        less = [delete(table).where(table.c.table_id == self.id, table.c.seat.in_(gone))] if gone else []
        return [*less, insert(table).values(new)] if new else [*less]

    @whole
    async def start(self, user: str) -> None:
        """Starts the game, as soon as every seat is taken."""
        self.check_host(user)
        await self.start_now()

    async def start_now(self) -> None:
        """Starts the game; the lock is held."""
        if self.row.status != "waiting":
            raise Refused("not_allowed", "started")
        free = [seat for seat, row in self.seats.items() if row.user_id is None and row.bot is None]
        if free:
            raise Refused("not_allowed", "seat_free", seat=free[0])
        await self.begin()
        self.look_on()
        self.check_lines()
        self.tell_table()
        self.wake()

    @whole
    async def welcome(self, people: dict[str, str]) -> None:
        """Makes people (by id, with their names) members without an invite: the next game of the same table."""
        new = [user for user in people if user not in self.members]
        await self.write(*[insert(schema.members).values(table_id=self.id, user_id=user) for user in new])
        self.members |= set(new)
        self.names |= people

    @whole
    async def lead_to(self, table: str) -> None:
        """Points at the next game."""
        await self.write(self.set_row(rematch=table))
        self.tell_table()

    @whole
    async def close_table(self, user: str) -> None:
        """Deletes a table that is not running, or at which nobody else plays."""
        self.check_host(user)
        others = [row.user_id for row in self.seats.values() if row.user_id not in (None, user)]
        if self.running and others:
            raise Refused("not_allowed", "running")
        await self.write(delete(schema.tables).where(schema.tables.c.id == self.id))
        self.broken = True
        for listener in list(self.listeners):
            listener.close(4404, "the table is closed")

    # ---------------------------------------------------------------- what the whole table has besides

    played: dict[str, set[int]]  # the seats whose secrets people know

    async def reconsider(self) -> None:
        """Looks at what is proposed after a change of seats."""
        raise NotImplementedError

    def tell_table(self) -> None:
        """Tells everyone about the table."""
        raise NotImplementedError

    def wake(self) -> None:
        """Lets bots go on."""
        raise NotImplementedError
