"""Newcomers to a running game: the players must agree before a newcomer sees the secrets of a seat."""

from __future__ import annotations

from typing import Final

from cosca.server.core.rate_limits import RateLimiter
from cosca.server.protocol.refusal import Refused
from cosca.server.storage.rows import SeatRow, StoredProposal
from cosca.server.storage.statements import Writes
from cosca.server.table.proposals import JOIN
from cosca.server.table.state import TableState

RETRY_SECONDS: Final = 300.0  # until a newcomer who was refused may ask again
MAX_REQUESTS: Final = 3  # of one user in a row that were withdrawn
GRACE_SECONDS: Final = 60.0  # after a disconnect a user still counts as present: connections break


class Newcomers:
    """Requests of newcomers for a seat in the running game of one table.

    A newcomer neither plays nor played in this game. Everybody who holds a seat must agree. Absent users have as long
    to answer as for any proposal; after that those present decide, and at least one of them must have agreed.
    """

    def __init__(self, state: TableState) -> None:
        self._state: Final = state
        self._requests: Final = RateLimiter(1, RETRY_SECONDS, MAX_REQUESTS, state.uptime.now)

    @property
    def request(self) -> StoredProposal | None:
        """The open request, if there is one."""
        return self._state.proposals.open(JOIN)

    def needs_consent(self, user: str) -> bool:
        """Return whether others must agree before the user may play. Refused if the host forbids newcomers."""
        seats = self._state.seats
        if not self._state.journal.running or user in seats.participants:
            return False
        if not self._state.row.newcomers:
            raise Refused("not_allowed", "newcomers")
        return bool(seats.people)

    def ask(self, user: str, seat: int) -> Writes:
        """Ask everybody who plays for a seat; the same request again changes nothing."""
        proposals, request = self._state.proposals, self.request
        if request is not None and (request.get("user"), request["seat"]) == (user, seat):
            return []
        proposals.check_free(JOIN)
        if not self._requests.try_acquire(user):
            raise Refused("too_many", "joins")
        until = self._state.uptime.now() + self._state.clock.answer_seconds
        writes = proposals.ask_to_join(user, seat, until)
        return [*writes, *(self._state.announce_proposal(self.request) if self.request is not None else [])]

    def withdraw(self, user: str, seat: int) -> Writes:
        """Withdraw the user's request for the seat, if there is one."""
        request = self.request
        own = request is not None and (request.get("user"), request["seat"]) == (user, seat)
        return self._state.proposals.settle(request, "withdrawn") if request is not None and own else []

    def block(self, request: StoredProposal) -> None:
        """Keep the author of a refused request from asking again soon."""
        while self._requests.try_acquire(request.get("user")):
            pass

    def check_seat(self, user: str, row: SeatRow) -> None:
        """Refuse a user who could not have the seat even with consent."""
        state, seats = self._state, self._state.seats
        if row.user_id is not None:
            raise Refused("not_allowed", "seat_taken", seat=row.seat)
        if state.journal.running and not seats.is_member(user) and user not in seats.invited:
            raise Refused("not_allowed", "members")
        if state.row.lesson is not None and user not in seats.seen:  # its coach and its cards are for one learner
            raise Refused("not_allowed", "lesson")
        seats.check_team_switch(user, row.seat)

    def reconsider(self) -> Writes:
        """After any change, settle a request whose newcomer or seat is not available any more."""
        state, request = self._state, self.request
        if request is None:
            return []
        user = request.get("user", "")
        if not state.seats.is_member(user):
            return state.proposals.settle(request, "withdrawn")
        try:
            self.check_seat(user, state.seats.rows[request["seat"]])
            self.needs_consent(user)
        except Refused:
            return state.proposals.settle(request, "overtaken")
        return []

    # ---------------------------------------------------------------- presence

    def is_present(self, user: str) -> bool:
        """Return whether a player is connected, or was until a moment ago."""
        return self._state.absence(user) < GRACE_SECONDS

    @property
    def presence_changes(self) -> list[str]:
        """The newcomer, if they disconnected or came back and that is not stored yet.

        At a table with a pace of days, or one they may not watch, newcomers need not stay connected.
        """
        state, request = self._state, self.request
        user = None if request is None else request.get("user")
        if request is None or user is None or state.clock.pace["kind"] == "days" or not state.seats.may_watch(user):
            return []
        return [user] if state.subscribers.is_present(user) == ("gone" in request) else []

    def record_presence(self) -> Writes:
        """Store when the request of a newcomer who went away is withdrawn, or that they are back."""
        if not self.presence_changes or (request := self.request) is None:
            return []
        away = "gone" not in request
        return self._state.proposals.set_withdrawal(request, self._state.uptime.now() + GRACE_SECONDS if away else None)
