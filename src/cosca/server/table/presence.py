"""Presence: who went away and who came back."""

from __future__ import annotations

from typing import Final

from cosca.server.storage.statements import Writes
from cosca.server.table.membership import Membership
from cosca.server.table.state import TableState


class Presence:
    """Keeps since when the players of one table are away."""

    def __init__(self, state: TableState, membership: Membership) -> None:
        self._state: Final = state
        self._membership: Final = membership
        self._left: Final[set[str]] = set()  # users who disconnected; maybe before their visit was stored

    def leave(self, user: str) -> None:
        """Count the absence of a user from now on, also if they came back just before and that is not stored yet."""
        self._left.add(user)

    @property
    def changes(self) -> list[str]:
        """The users whose stored presence is not what their connections say."""
        present = self._state.subscribers.present_users
        held = [row for row in self._state.seats.rows.values() if self._state.journal.running]
        changed = {
            row.user_id
            for row in held
            if row.user_id is not None
            and (
                (row.seen is None) != (row.user_id in present)
                or (row.user_id in self._left and row.user_id not in present)
            )
        }
        return [*sorted(changed), *self._membership.newcomers.presence_changes]

    def record(self) -> Writes:
        """Store since when users are away; for those who left while the server was down, from now on."""
        uptime, seats, is_present = self._state.uptime, self._state.seats, self._state.subscribers.is_present
        now = uptime.wall(uptime.now())  # uptime: setting the machine's clock makes no absence longer
        writes = [
            write for user in self.changes for write in seats.set_last_seen(user, None if is_present(user) else now)
        ]
        self._left.clear()
        return [*writes, *self._membership.newcomers.record_presence()]

    def return_to_seats(self, user: str | None) -> Writes:
        """Give a user who is back the seats that a stand-in plays for them."""
        state, membership = self._state, self._membership
        rows = [state.seats.rows[seat] for seat in state.seats.seats_of(user) if state.journal.running]
        return [write for row in rows if row.stand_in for write in membership.change_seat("back", row.seat, user)]
