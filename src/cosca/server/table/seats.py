"""Seats, membership checks, and who knows the secrets of which seats."""

from __future__ import annotations

import dataclasses
import hmac
from collections.abc import Iterable, Mapping
from typing import Any, Final

from cosca.kernel.game import Game
from cosca.server.identity.player_names import is_confusable
from cosca.server.protocol.refusal import Refused
from cosca.server.storage import statements
from cosca.server.storage.rows import EntryRow, SeatRow, TableRow
from cosca.server.storage.statements import Writes
from cosca.server.views.event_stream import decode_events

CHANGE_KINDS: Final = ("seat", "left")  # entries that tell who plays a seat
SEATED_KINDS: Final = ("choice", *CHANGE_KINDS)  # entries whose user held the seat


class Seats:
    """The seats of one table, its members and its host."""

    def __init__(self, game: Game[Any], table: TableRow, seats: Iterable[SeatRow], members: Iterable[str]) -> None:
        self.game: Final = game
        self.table = table
        self.rows: dict[int, SeatRow] = {row.seat: row for row in seats}
        self.members: set[str] = set(members)
        self.invited: dict[str, str] = {}  # by user who was invited by name: who invited them
        self.removed: set[str] = set()  # removed by an administrator and not invited again
        self.given_up: set[int] = set()  # seats whose players gave up and did not come back
        self.timed_out: set[int] = set()  # seats that a bot plays because their time ran out
        self.seen: dict[str, set[int]] = {}  # by user: the seats of the running game whose secrets they know
        self._record_seen()

    def load_history(self, entries: Iterable[EntryRow]) -> None:
        """Restore who knows which secrets: everybody who ever held a seat knows its secrets for good."""
        for entry in entries:
            if entry.user_id is not None and entry.kind == "removed":
                self.removed.add(entry.user_id)
            if entry.kind in SEATED_KINDS and entry.user_id is not None and entry.seat is not None:
                self.seen.setdefault(entry.user_id, set()).add(entry.seat)
        self.removed -= self.members

    def load_changes(self, entries: Iterable[EntryRow]) -> None:
        """Restore who gave up or ran out of time, from a log whose events can be read."""
        for entry in entries:
            if entry.kind in CHANGE_KINDS and entry.seat is not None:
                for event in decode_events(entry.events):
                    self.record_change(entry.seat, (event.public or {}).get("how"))

    # ---------------------------------------------------------------- queries

    def seats_of(self, user: str | None) -> list[int]:
        """Return the seats that a user holds, also those that a bot plays for them."""
        return [seat for seat, row in self.rows.items() if user is not None and row.user_id == user]

    def player_name(self, seat: int, names: Mapping[str, str]) -> str | None:
        """Return the name of the person in a seat; None if no user holds it. `names` are those of the users."""
        row = self.rows[seat]
        return shown_name(row, names, len(self.seats_of(row.user_id)))

    def team_of(self, seat: int | None) -> int | None:
        """Return the number of a seat's team, from 1."""
        return next((n for n, team in enumerate(self.game.teams, 1) if seat in team), None)

    @property
    def people(self) -> set[str]:
        """The users who hold a seat, also if a bot plays it."""
        return {row.user_id for row in self.rows.values() if row.user_id is not None}

    @property
    def participants(self) -> set[str]:
        """The users who play or played in this game, without removed ones."""
        return self.people | (set(self.seen) - self.removed)

    @property
    def human_seats(self) -> list[int]:
        """The seats that users play themselves."""
        return [seat for seat, row in self.rows.items() if row.user_id and not row.bot]

    @property
    def holders(self) -> dict[int, str | None]:
        """The user who holds each seat, also if a bot plays it."""
        return {seat: row.user_id for seat, row in self.rows.items()}

    @property
    def hot_seat(self) -> bool:
        """Whether a user holds seats of two teams."""
        return any(len(self._teams(user, self.seats_of(user))) > 1 for user in self.people)

    def is_host(self, user: str | None) -> bool:
        return user is not None and user == self.table.host

    def is_member(self, user: str | None) -> bool:
        return user is not None and (user in self.members or self.is_host(user) or user in self.participants)

    def may_see(self, user: str | None) -> bool:
        """Return whether a user may see the table at all."""
        is_public = self.table.open and (self.table.spectators or self.table.status == "waiting")
        return is_public or self.is_member(user) or user in self.invited

    def may_watch(self, user: str | None) -> bool:
        """Return whether a user may subscribe without an active seat."""
        if self.table.status == "waiting":
            return self.may_see(user)
        involved = self.is_host(user) or user in self.participants
        return involved or (self.table.spectators and self.may_see(user))

    def require_seat(self, user: str, seat: int) -> None:
        """Refuse a user who does not hold the seat."""
        if seat not in self.rows or self.rows[seat].user_id != user:
            raise Refused("not_yours", seat=seat)

    def check_view(self, user: str | None, seat: int | None) -> None:
        """Refuse a user who may not have the view of this seat, or the public view."""
        if seat is not None:
            self.require_seat(user or "", seat)
        elif not self.may_watch(user):
            raise Refused("not_allowed", "no_spectators")

    def check_name(self, user: str, name: str, names: Mapping[str, str]) -> None:
        """Refuse a new member whose name could be confused with that of another member."""
        if not self.is_member(user) and is_confusable(name, self._other_names(user, names)):
            raise Refused("not_allowed", "name_taken", field="name")

    def check_seat_name(self, seat: int, name: str, names: Mapping[str, str]) -> None:
        """Refuse a name for the person in a seat that could be confused with that of another person here."""
        user = self.rows[seat].user_id or ""
        own = [row.name for row in self.rows.values() if row.user_id == user and row.seat != seat and row.name]
        if is_confusable(name, [*own, *self._other_names(user, names)]):
            raise Refused("not_allowed", "name_taken", field="name")

    def _other_names(self, user: str, names: Mapping[str, str]) -> list[str]:
        """Return the names of the other members, and of the people who share their screens."""
        members = [name for id, name in names.items() if id != user and self.is_member(id)]
        return members + [row.name for row in self.rows.values() if row.user_id != user and row.name]

    def check_host(self, user: str) -> None:
        if not self.is_host(user):
            raise Refused("not_allowed", "host")

    def check_invite(self, invite: str) -> None:
        if not hmac.compare_digest(invite.encode(), self.table.invite.encode()):
            raise Refused("not_allowed", "invitation")

    def check_team_switch(self, user: str, seat: int) -> None:
        """Refuse a user who knows secrets of another team, or would hold seats of two teams where others play.

        A game that one user started for two teams goes on like that, but a running game cannot become one.
        """
        known, others = self._teams(user, self.seats_of(user)), self.participants - {user}
        if self._running and known and (self.team_of(seat) not in known or (len(known) > 1 and others)):
            raise Refused("not_allowed", "other_side")
        if len(known | {self.team_of(seat)}) > 1 and others:
            raise Refused("not_allowed", "two_teams")
        is_new = not self._running or user not in self.participants  # participants return to their own team
        if is_new and any(len(self._teams(other, self.seats_of(other))) > 1 for other in others):
            raise Refused("not_allowed", "hot_seat")

    def check_teams(self) -> None:
        """Refuse the start if a user holds seats of two teams where others play."""
        if self.hot_seat and len(self.people) > 1:
            raise Refused("not_allowed", "hot_seat")

    def _teams(self, user: str, seats: Iterable[int]) -> set[int | None]:
        return {self.team_of(seat) for seat in {*seats, *self.seen.get(user, ())}}

    @property
    def _running(self) -> bool:
        return self.table.status == "running"

    # ---------------------------------------------------------------- changes

    def join(self, users: Iterable[str]) -> Writes:
        """Make users members, who may see and sit."""
        new = [user for user in users if user not in self.members]
        self.members |= set(new)
        self.removed -= set(new)
        return [statements.insert_member(self.table.id, user) for user in new]

    def remove(self, user: str) -> Writes:
        """End the membership of a user; what they know of secrets stays recorded."""
        self.members.discard(user)
        self.removed.add(user)
        return [statements.delete_member(self.table.id, user)]

    def put(self, seat: int, user: str | None, bot: str | None, stand_in: bool = False) -> Writes:
        """Give a seat to a user, to a bot, or to a bot that plays for a user."""
        row = self.rows[seat]
        seen, name = (row.seen, row.name) if row.user_id == user else (None, None)
        self.rows[seat] = row = SeatRow(self.table.id, seat, user, bot, stand_in, seen, name)
        self._record_seen()
        return [statements.change_seat(row)]

    def record_change(self, seat: int, how: str | None) -> None:
        """Record that the player of a seat gave up or ran out of time, or that a person plays it again."""
        if how == "gave_up":
            self.given_up.add(seat)
        elif how == "timeout":
            self.timed_out.add(seat)
        elif how in ("taken", "back"):
            self.given_up.discard(seat)
            self.timed_out.discard(seat)

    def set_name(self, seat: int, name: str | None) -> Writes:
        """Name the person in a seat; with None it has the name of its user again."""
        self.rows[seat] = row = dataclasses.replace(self.rows[seat], name=name)
        return [statements.change_seat(row)]

    def set_last_seen(self, user: str, at: float | None) -> Writes:
        """Record the last disconnect; None while the user is connected."""
        writes = Writes()
        for seat in self.seats_of(user):
            if self.rows[seat].seen != at:
                self.rows[seat] = row = dataclasses.replace(self.rows[seat], seen=at)
                writes.append(statements.change_seat(row))
        return writes

    @property
    def orphaned_seats(self) -> list[int]:
        """The seats of a running game whose user deleted the account, as long as that is not announced."""
        return [seat for seat, row in self.rows.items() if row.stand_in and row.user_id is None and self._running]

    def with_options(self, row: TableRow, game: Game[Any]) -> tuple[Seats, Writes]:
        """Return the seats for other options, which may change their number; those that remain keep their users."""
        removed = [seat for seat in self.rows if seat not in game.seats]
        if any(self.rows[seat].user_id for seat in removed):
            raise Refused("not_allowed", "options_seat", seat=removed[0])
        new = [SeatRow(row.id, seat, None, None) for seat in game.seats if seat not in self.rows]
        kept = [seat_row for seat, seat_row in self.rows.items() if seat not in removed]
        writes = [*statements.delete_seats(row.id, removed), *[statements.insert_seat(seat_row) for seat_row in new]]
        seats = Seats(game, row, sorted([*kept, *new], key=lambda seat_row: seat_row.seat), self.members)
        seats.invited = self.invited
        return seats, writes

    def begin(self) -> None:
        """Record at the start that all seated users know the secrets of their seats."""
        self._record_seen()

    def _record_seen(self) -> None:
        """Record that users who hold a seat of a running game know its secrets, also after they leave it."""
        for seat, row in self.rows.items() if self._running else ():
            if row.user_id is not None:
                self.seen.setdefault(row.user_id, set()).add(seat)


def shown_name(row: SeatRow, names: Mapping[str, str], held: int) -> str | None:
    """Return the name of the person in a seat; None if no user holds it.

    A user who holds one seat is shown under the own name; the people who share a screen have names of their own.
    """
    if row.user_id is None:
        return None
    return (row.name if held > 1 else None) or names.get(row.user_id, "")
