"""Who sits down, lets a bot play and leaves. In a running game everyone is told, in log and chat."""

from __future__ import annotations

import time
from collections.abc import Mapping
from typing import Any, Final, Literal

import cosca
from cosca.bots import bots
from cosca.kernel.events import Event
from cosca.server.errors import Refused
from cosca.server.hours import Calendar
from cosca.server.limits import Limit
from cosca.server.settings import Settings
from cosca.server.statements import Writes
from cosca.server.store import SeatRow, UserRow
from cosca.server.table.clock import checked
from cosca.server.table.journal import NOBODY, Entry, Sender
from cosca.server.table.parts import Parts
from cosca.server.table.seats import STAND_IN

MOVES: Final = 20  # changes of seats in a running game, of one person in a minute
How = Literal["taken", "back", "left", "gone", "bot", "absent", "gave_up", "timeout", "removed"]


class Sitting:
    """Changes of the seats of one table, and of what its host decides about it."""

    def __init__(self, parts: Parts, settings: Settings) -> None:
        self._parts: Final = parts
        self._settings: Final = settings
        self._moves: Final = Limit(MOVES, 60)

    # ---------------------------------------------------------------- by people

    def join(self, user: UserRow, invite: str) -> Writes:
        """Makes somebody with the invite a member, who may see and sit."""
        seats, names = self._parts.seats, self._parts.audience.names
        seats.check_invite(invite)
        seats.check_name(user.id, user.name, names)
        return self.welcome({user.id: user.name})

    def welcome(self, people: Mapping[str, str]) -> Writes:
        """Makes people (by id, with their names) members without an invite: the next game of the same table."""
        self._parts.audience.names |= people
        return self._parts.seats.join(people)

    def sit(self, user: UserRow, seat: int, player: str) -> Writes:
        """Sits down (`me`), frees a seat (`open`), or puts a bot of that name there."""
        parts = self._parts
        if seat not in parts.seats.rows:
            raise Refused("not_found", "seat", seat=seat)
        if parts.row.status == "over":
            raise Refused("over")
        if not parts.seats.may_see(user.id):
            raise Refused("not_allowed", "not_invited")
        parts.seats.check_name(user.id, user.name, parts.audience.names)
        self._check_moves(user.id)
        row = parts.seats.rows[seat]
        if player == "me":
            writes = self._sit_down(user.id, row)
        elif player == "open":
            writes = self._free(user.id, row)
        else:
            self._check_bot(player)
            writes = self._put_bot(user.id, row, player)
        parts.audience.names[user.id] = user.name
        parts.clock.calendars[user.id] = Calendar(user.hours, parts.uptime)
        return writes

    def _sit_down(self, user: str, row: SeatRow) -> Writes:
        seats = self._parts.seats
        if row.user_id is not None and row.user_id != user:
            raise Refused("not_allowed", "seat_taken", seat=row.seat)
        if row.user_id is None:
            if self._parts.journal.running and not seats.is_member(user):
                raise Refused("not_allowed", "members")
            if self._parts.row.lesson is not None and user not in seats.seen:  # a pupil is shown what others hide
                raise Refused("not_allowed", "lesson")
            seats.check_sides(user, row.seat)
        back = row.user_id == user or row.seat in seats.seen.get(user, ())
        return self.change("back" if back else "taken", row.seat, user)

    def _free(self, user: str, row: SeatRow) -> Writes:
        """Stands up; before the start the host may free any seat."""
        if row.user_id != user:
            self._parts.seats.check_host(user)
            if self._parts.journal.running:
                raise Refused("not_allowed", "sent_away")
        return self.change("left", row.seat)

    def _put_bot(self, user: str, row: SeatRow, bot: str) -> Writes:
        """A bot plays an own seat for its person, who may take it back; the host puts bots in seats of nobody."""
        if row.user_id != user and (row.user_id is None or not self._parts.journal.running):
            self._parts.seats.check_host(user)
        elif row.user_id != user:
            raise Refused("not_allowed", "sent_away")
        return self.change("bot", row.seat, row.user_id if self._parts.journal.running else None, bot)

    def bot(self, user: str, seat: int, bot: str | None, message: str) -> Writes:
        """Hands an own seat to a bot, or takes it back."""
        sender = Sender(user, message)
        if not self._parts.is_new(sender, seat):
            return []
        self._check_moves(user)
        if bot is not None:
            self._check_bot(bot)
        self._parts.journal.note(sender)
        return self.change("back" if bot is None else "bot", seat, user, bot)

    def _check_moves(self, user: str) -> None:
        """Refuses whoever goes to and fro: everyone is told of it each time."""
        if self._parts.journal.running and not self._moves.take(user):
            raise Refused("too_many", "moves")

    def _check_bot(self, bot: str) -> None:
        able = bots(self._parts.game.name)
        if bot not in able:
            raise Refused("not_found", "bot", bot=bot, bots=list(able))

    def come_back(self, user: str | None) -> Writes:
        """A bot that plays because the person was away leaves the seat to them again."""
        rows = [self._parts.seats.rows[seat] for seat in self._parts.seats.of(user) if self._parts.journal.running]
        return [write for row in rows if row.stand_in for write in self.change("back", row.seat, user)]

    def change(
        self, how: How, seat: int, user: str | None = None, bot: str | None = None, stand_in: bool = False
    ) -> Writes:
        """Gives a seat to a person, to a bot, or to a bot for a person; in a running game everyone is told.

        Whoever leaves or takes a seat is kept in the log: what they have seen of it they have seen for good.
        """
        parts = self._parts
        before = parts.seats.rows[seat]
        if not parts.journal.running:
            return parts.seats.put(seat, user, bot)
        if how in ("left", "gone", "gave_up", "absent", "timeout", "removed"):
            bot = before.bot or STAND_IN
        if how in ("absent", "timeout"):
            user = before.user_id
        concerned = user or before.user_id
        if bot != before.bot:  # also if a person plays it
            parts.bots.leave(seat)
        writes = parts.seats.put(seat, user, bot, stand_in)
        name = parts.audience.names.get(concerned or "", "")
        facts: dict[str, Any] = {"seat": seat, "how": how, "person": name, "bot": bot or ""}
        kind = "left" if before.user_id is not None and before.user_id != user else "seat"
        entry = Entry(kind, seat, events=[Event("seat_changed", facts)])
        said = parts.talk.tell({"event": "seat_changed", **facts}, time.time())
        return [*writes, *parts.journal.enter([entry], Sender(concerned)), *said]

    # ---------------------------------------------------------------- by nobody at the table

    def forgotten(self) -> Writes:
        """Tells that people who deleted themselves have left their seats."""
        return [write for seat in self._parts.seats.forgotten for write in self.change("gone", seat)]

    def remove(self, user: str) -> Writes:
        """Takes somebody away, as an administrator decided: a bot goes on in a running game, and everyone is told.

        If they were the host, somebody else who sits there is.
        """
        parts = self._parts
        writes = [write for seat in parts.seats.of(user) for write in self.change("removed", seat)]
        writes += parts.seats.remove(user)
        if parts.journal.running:
            writes += parts.journal.enter([Entry("removed")], Sender(user))
        if parts.seats.is_host(user):
            writes += parts.set_row(host=min(parts.seats.people, default=None))
        return writes

    def due(self) -> Writes:
        """Silence refuses what was proposed long enough ago. For whoever has no time left the default choice is made,
        and then a bot plays until they return.
        """
        parts = self._parts
        writes = parts.proposals.lapse(parts.uptime.now())
        for seat in [seat for seat in parts.clock.out() if seat in parts.seats.played_by_people]:
            parts.clock.ran_out(seat)
            if seat in parts.journal.waiting:
                writes += parts.apply(seat, [parts.game.default(parts.journal.match.state, seat)], NOBODY)
            if parts.journal.running:
                writes += self.change("timeout", seat, stand_in=True)
        return writes

    # ---------------------------------------------------------------- who is away

    @property
    def strays(self) -> list[str]:
        """The people who are away since nobody knows when, or are here again and nobody noted it."""
        seats, here = self._parts.seats, self._parts.audience.here
        return [
            user
            for user in sorted(seats.people if self._parts.journal.running else ())
            if any((seats.rows[seat].seen is None) != here(user) for seat in seats.of(user))
        ]

    def presence(self) -> Writes:
        """Keeps since when each is away: from now on of those who left as the server stopped, or sat down elsewhere."""
        uptime, seats, here = self._parts.uptime, self._parts.seats, self._parts.audience.here
        now = uptime.wall(uptime.now())  # a clock of the machine that is set makes nobody's absence longer
        return [write for user in self.strays for write in seats.saw(user, None if here(user) else now)]

    # ---------------------------------------------------------------- the host

    def set_up(self, user: str, changes: dict[str, Any]) -> Writes:
        """Options and pace (before the start), open or private, spectators, hints, another host."""
        parts, row = self._parts, self._parts.row
        parts.seats.check_host(user)
        values = {key: changes[key] for key in ("open", "spectators", "hints") if changes.get(key) is not None}
        game, seats, writes = parts.game, parts.seats, Writes()
        if changes.get("host") is not None:
            if not seats.is_member(changes["host"]):
                raise Refused("not_found", "member")
            values["host"] = changes["host"]
        if changes.get("options") is not None:
            if row.status != "waiting" or row.start is not None:  # a position is of its options
                raise Refused("not_allowed", "options_started")
            game = cosca.game(row.game, **self._settings.options(row.game, changes["options"]))
            values |= {"options": game.options, "data": game.data_name()}
            seats, writes = seats.play(row, game)
        if changes.get("pace") is not None:
            if row.status != "waiting":
                raise Refused("not_allowed", "pace_started")
            values["pace"] = checked(changes["pace"])
        if values:
            writes += parts.set_row(**values)
        if "options" in values or "pace" in values:
            parts.play(parts.row, game, seats, parts.clock.calendars)
        return writes

    def start(self, user: str) -> Writes:
        """Starts the game, as soon as every seat is taken."""
        parts = self._parts
        parts.seats.check_host(user)
        if parts.row.status != "waiting":
            raise Refused("not_allowed", "started")
        free = [seat for seat, row in parts.seats.rows.items() if row.user_id is None and row.bot is None]
        if free:
            raise Refused("not_allowed", "seat_free", seat=free[0])
        parts.seats.check_all_sides()
        writes = [*parts.journal.begin(), *parts.set_row(status="running", outcome=None)]
        parts.seats.begin()
        return writes
