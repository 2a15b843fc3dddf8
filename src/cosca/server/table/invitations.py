"""Invitations by name, and users who want to know when the table needs a player."""

from __future__ import annotations

import secrets
import time
from typing import Final

from cosca.server.protocol.refusal import Refused
from cosca.server.storage import people
from cosca.server.storage.notifications import announce, delete_events
from cosca.server.storage.rows import SeatRow, UserRow
from cosca.server.storage.statements import Writes
from cosca.server.table.state import TableState

MAX_INVITED: Final = 20  # people with an open invitation to one table
MAX_WATCHERS: Final = 100  # of one table
FREE_SEAT_SECONDS: Final = 600.0  # in which a free seat is announced once: a host may empty and fill seats all day


class Invitations:
    """Commands about invitations and watches of one table; they return the writes."""

    def __init__(self, state: TableState) -> None:
        self._state: Final = state

    def invite(self, by: UserRow, user: UserRow) -> Writes:
        """Invite a user, who may see the table from now on and join it without the link. Members may invite."""
        seats, row = self._state.seats, self._state.row
        if not seats.is_member(by.id):
            raise Refused("not_allowed", "not_invited")
        if row.status == "over":
            raise Refused("over")
        if row.lesson is not None:
            raise Refused("not_allowed", "lesson")
        if seats.is_member(user.id):
            raise Refused("not_allowed", "already_here")
        if user.id in seats.invited:
            return []
        if user.id in seats.removed:  # by an administrator, whose decision members cannot change
            raise Refused("not_found", "invitee")
        if len(seats.invited) >= MAX_INVITED:
            raise Refused("too_many", "invited", most=MAX_INVITED)
        seats.invited[user.id] = by.id
        self._state.subscribers.names[user.id] = user.name
        facts = {"by": by.name}
        return [
            people.insert_invitation(row.id, user.id, by.id, time.time()),
            *announce("invited", _subject("invitation"), user.id, row.id, facts, self._state.uptime.now(), by.id),
        ]

    def accept(self, user: UserRow) -> Writes:
        """Make an invited user a member.

        The host of a deal that was sent to a friend does not play: the friend becomes the host, and can start.
        """
        seats, row = self._state.seats, self._state.row
        if user.id not in seats.invited:
            return self._missing(user.id)
        seats.check_name(user.id, user.name, self._state.subscribers.names)
        writes = [*self.forget(user.id), *self._state.add_members({user.id: user.name})]
        if row.deal_of is not None and row.status == "waiting" and not seats.people - {user.id}:
            writes += self._state.set_row(host=user.id)
        return writes

    def _missing(self, user: str) -> Writes:
        if self._state.seats.is_member(user):
            return []
        raise Refused("not_found", "invitation")

    def withdraw(self, user: str, invited: str) -> Writes:
        """Decline an invitation, or withdraw it as the host or as the person who sent it."""
        seats = self._state.seats
        if invited not in seats.invited:
            raise Refused("not_found", "invitation")
        if user not in (invited, seats.invited[invited]) and not seats.is_host(user):
            raise Refused("not_allowed", "host")
        return self.forget(invited)

    def forget(self, user: str) -> Writes:
        """Delete the invitation of a user, if there is one."""
        if self._state.seats.invited.pop(user, None) is None:
            return []
        id = self._state.row.id
        return [people.delete_invitation(id, user), delete_events("invited", user, id)]

    def watch(self, user: str, on: bool) -> Writes:
        """Notify a user whenever a seat becomes free here, or stop doing so."""
        state = self._state
        if not on:
            return forget_watch(state, user)
        if state.row.status == "over":
            raise Refused("over")
        if state.row.lesson is not None:
            raise Refused("not_allowed", "lesson")
        if state.seats.seats_of(user):
            raise Refused("not_allowed", "already_here")
        if user in state.watchers:
            return []
        if len(state.watchers) >= MAX_WATCHERS:
            raise Refused("too_many", "watchers")
        state.watchers.add(user)
        return [people.insert_watch(state.row.id, user, time.time())]


def forget_watch(state: TableState, user: str) -> Writes:
    """Delete a user's watch, if there is one."""
    if user not in state.watchers:
        return []
    state.watchers.discard(user)
    return [people.delete_watch(state.row.id, user)]


def announce_free_seat(state: TableState, before: SeatRow, is_gone: bool = False) -> Writes:
    """Notify those who watch the table, if a player can take the seat now who could not before.

    In a running game a bot plays on in a seat whose player left, and newcomers may ask for it. `is_gone`: its player
    deleted the account.
    """
    now, running = state.seats.rows[before.seat], state.journal.running
    was_taken = before.user_id is not None or (before.bot is not None and not running) or is_gone
    is_free = now.user_id is None and (state.row.newcomers if running else now.bot is None)
    if not was_taken or not is_free or state.row.status == "over":
        return []
    due = state.uptime.now()
    subject = f"seat {state.row.id} {int(due // FREE_SEAT_SECONDS)}"
    watching = [user for user in sorted(state.watchers) if user != before.user_id and state.seats.may_see(user)]
    readers = [None, *[user for user in watching if not state.seats.seats_of(user)]]  # None: the channels of the table
    facts = {"seat": before.seat}
    return [write for user in readers for write in announce("free_seat", subject, user, state.row.id, facts, due)]


def _subject(kind: str) -> str:
    """Return a unique subject for an event."""
    return f"{kind} {secrets.token_urlsafe(9)}"
