"""Membership and seats: join, sit, leave, hand to a bot, remove. Changes in a running game are logged and announced."""

from __future__ import annotations

import math
import time
from typing import Final, Literal

from cosca.bots import bots
from cosca.kernel.events import Event, Facts
from cosca.server.core.constants import STAND_IN_BOT
from cosca.server.core.rate_limits import RateLimiter
from cosca.server.protocol.refusal import Refused
from cosca.server.storage.rows import SeatRow, StoredProposal, UserRow
from cosca.server.storage.statements import Writes
from cosca.server.table.bot_driver import BotDriver
from cosca.server.table.invitations import Invitations, announce_free_seat, forget_watch
from cosca.server.table.journal import Entry, MessageSource
from cosca.server.table.newcomers import Newcomers
from cosca.server.table.rated import check_exchange, check_newcomer
from cosca.server.table.state import TableState
from cosca.server.timekeeping.quiet_hours import Calendar

MAX_DISMISSALS: Final = 2  # of one user in DISMISSALS_SECONDS: then they cannot sit down again for a while
DISMISSALS_SECONDS: Final = 300.0
MAX_SEAT_CHANGES_PER_MINUTE: Final = 20  # of one user in a running game: everybody is notified of each
SeatChange = Literal["taken", "back", "left", "gone", "bot", "absent", "gave_up", "timeout", "removed"]


class Membership:
    """Changes of the members and the seats of one table; they return the writes."""

    def __init__(self, state: TableState, bot_driver: BotDriver) -> None:
        self._state: Final = state
        self._bot_driver: Final = bot_driver
        self._seat_changes: Final = RateLimiter(MAX_SEAT_CHANGES_PER_MINUTE, 60)
        self._dismissals: Final = RateLimiter(MAX_DISMISSALS, DISMISSALS_SECONDS, clock=state.uptime.now)
        self.newcomers: Final = Newcomers(state)
        self.invitations: Final = Invitations(state)

    def join(self, user: UserRow, invite: str) -> Writes:
        """Make a user with the invite a member, who may see and sit."""
        seats, names = self._state.seats, self._state.subscribers.names
        seats.check_invite(invite)
        seats.check_name(user.id, user.name, names)
        return [*self._state.add_members({user.id: user.name}), *self.invitations.forget(user.id)]

    def sit(self, user: UserRow, seat: int, player: str) -> Writes:
        """Sit down (`me`), free a seat (`open`), or put the bot of that name there."""
        state = self._state
        if seat not in state.seats.rows:
            raise Refused("not_found", "seat", seat=seat)
        if state.row.status == "over":
            raise Refused("over")
        if not state.seats.may_see(user.id):
            raise Refused("not_allowed", "not_invited")
        state.seats.check_name(user.id, user.name, state.subscribers.names)
        self._check_rate(user.id)
        row = state.seats.rows[seat]
        if player == "me":
            check_newcomer(state, user)
            writes = [*self._sit_down(user.id, row), *forget_watch(state, user.id)]
            if user.id in state.seats.invited:
                writes += self.invitations.accept(user)
        elif player == "open":
            writes = self._free(user.id, row)
        else:
            self._check_bot(player)
            check_exchange(state, row, player)
            writes = self._put_bot(user.id, row, player)
        state.subscribers.names[user.id] = user.name
        state.clock.calendars[user.id] = Calendar(user.hours, state.uptime)
        return writes

    def name_seat(self, user: str, seat: int, name: str | None) -> Writes:
        """Name the person in a seat of the user, who shares the screen; None: no name of its own."""
        state = self._state
        state.seats.require_seat(user, seat)
        self._check_rate(user)
        if name is not None:
            state.seats.check_seat_name(seat, name, state.subscribers.names)
        return state.seats.set_name(seat, name)

    def _sit_down(self, user: str, row: SeatRow) -> Writes:
        """Take a seat, or take it back; a newcomer to a running game needs the consent of the players."""
        if row.user_id != user:
            self.newcomers.check_seat(user, row)
            if not self._dismissals.has(user):  # else a guest could annoy the host again and again
                raise Refused("too_many", "dismissed", seconds=math.ceil(self._dismissals.wait(user)))
            self._state.journal.check_not_nearly_full()
            if self.newcomers.needs_consent(user):
                return self.newcomers.ask(user, row.seat)
        back = row.user_id == user or row.seat in self._state.seats.seen.get(user, ())
        return self.change_seat("back" if back else "taken", row.seat, user)

    def admit(self, request: StoredProposal) -> Writes:
        """Give a newcomer the requested seat, after everybody agreed."""
        superseded = self.newcomers.reconsider()
        if superseded:
            return superseded
        settled = self._state.proposals.settle(request, "agreed")
        return [*settled, *self.change_seat("taken", request["seat"], request.get("user"))]

    def _free(self, user: str, row: SeatRow) -> Writes:
        """Leave a seat or withdraw the request for it; before the start the host may free any seat."""
        withdrawn = self.newcomers.withdraw(user, row.seat)
        if withdrawn:
            return withdrawn
        if row.user_id != user:
            self._state.seats.check_host(user)
            if self._state.journal.running:
                raise Refused("not_allowed", "sent_away")
            self._record_dismissal(row)
        return self.change_seat("left", row.seat)

    def _record_dismissal(self, row: SeatRow) -> None:
        """Record that the host takes the seat from its user, if anybody holds it."""
        if row.user_id is not None:
            self._dismissals.try_acquire(row.user_id)

    def _put_bot(self, user: str, row: SeatRow, bot: str) -> Writes:
        """Let a bot play the user's own seat, or as host a seat that nobody holds."""
        if row.user_id != user and (row.user_id is None or not self._state.journal.running):
            self._state.seats.check_host(user)
            self._record_dismissal(row)
        elif row.user_id != user:
            raise Refused("not_allowed", "sent_away")
        self._state.journal.check_not_nearly_full()
        return self.change_seat("bot", row.seat, row.user_id if self._state.journal.running else None, bot)

    def set_seat_bot(self, user: str, seat: int, bot: str | None, message: str) -> Writes:
        """Hand the user's seat to a bot, or take it back."""
        source = MessageSource(user, message)
        if not self._state.check_message(source, seat):
            return []
        self._check_rate(user)
        if bot is not None:
            self._check_bot(bot)
            check_exchange(self._state, self._state.seats.rows[seat], bot)
            self._state.journal.check_not_nearly_full()
        self._state.journal.remember_message(source)
        return self.change_seat("back" if bot is None else "bot", seat, user, bot)

    def _check_rate(self, user: str) -> None:
        """Refuse a user who changes seats too often: everybody is notified each time."""
        if self._state.journal.running and not self._seat_changes.try_acquire(user):
            raise Refused("too_many", "moves")

    def _check_bot(self, bot: str) -> None:
        available = bots(self._state.game.name)
        if bot not in available:
            raise Refused("not_found", "bot", bot=bot, bots=list(available))

    def change_seat(
        self, how: SeatChange, seat: int, user: str | None = None, bot: str | None = None, stand_in: bool = False
    ) -> Writes:
        """Give a seat to a user, to a bot, or to a bot that plays for a user.

        In a running game the change is logged and announced. The log keeps who held the seat: those users know its
        secrets for good.
        """
        state = self._state
        before = state.seats.rows[seat]
        if not state.journal.running:
            return [*state.seats.put(seat, user, bot), *announce_free_seat(state, before)]
        if how in ("left", "gone", "gave_up", "absent", "timeout", "removed"):
            bot = before.bot or STAND_IN_BOT
        if how in ("absent", "timeout"):
            user = before.user_id
        if (user, bot, stand_in) == (before.user_id, before.bot, before.stand_in):
            return []
        affected = user or before.user_id
        left_by = state.seats.player_name(seat, state.subscribers.names)
        newcomer = user if how == "taken" and user not in state.seats.participants else None
        if bot != before.bot:
            self._bot_driver.release(seat)
        writes = state.seats.put(seat, user, bot, stand_in)
        state.seats.record_change(seat, how)
        name = left_by if affected == before.user_id else state.subscribers.names.get(affected or "", "")
        facts: Facts = {"seat": seat, "how": how, "person": name or "", "bot": bot or ""}
        kind = "left" if before.user_id is not None and before.user_id != user else "seat"
        entry = Entry(kind, seat, events=[Event("seat_changed", facts)])
        announcement = state.chat.add_seat_event({"event": "seat_changed", **facts}, time.time(), newcomer)
        pins = state.chat.unpin(seat) if newcomer is not None else []
        freed = announce_free_seat(state, before, how == "gone")
        return [*writes, *pins, *state.journal.append([entry], MessageSource(affected)), *announcement, *freed]

    def release_orphaned_seats(self) -> Writes:
        """Announce that users who deleted their accounts have left their seats."""
        return [write for seat in self._state.seats.orphaned_seats for write in self.change_seat("gone", seat)]

    def vacate(self, user: str) -> Writes:
        """Free all seats of a user before the start."""
        state = self._state
        seats = [] if state.row.status != "waiting" else state.seats.seats_of(user)
        return [write for seat in seats for write in self.change_seat("left", seat)]

    def remove(self, user: str) -> Writes:
        """Remove a member as an administrator decided; in a running game a bot plays on.

        If the member was the host, another seated user becomes it.
        """
        state = self._state
        writes = [write for seat in state.seats.seats_of(user) for write in self.change_seat("removed", seat)]
        writes += [*state.seats.remove(user), *self.invitations.forget(user), *forget_watch(state, user)]
        if state.journal.running:
            writes += state.journal.append([Entry("removed")], MessageSource(user))
        if state.seats.is_host(user):
            writes += state.set_row(host=min(state.seats.people, default=None))
        return writes
