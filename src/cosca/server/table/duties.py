"""Duties: which users must decide at a table, since when and until when. People are notified about them."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from cosca.server.storage import duties as sql
from cosca.server.storage.notifications import new_id
from cosca.server.storage.rows import DutyRow
from cosca.server.storage.statements import Writes
from cosca.server.table.clock import TableClock
from cosca.server.table.seats import Seats

FIRST_CHECK_SECONDS: Final = 10.0  # a player who reacts sooner needs no notification
WARNED_SHARE: Final = 0.8  # of the time that was left when the duty began
MIN_WARNED_SECONDS: Final = 600.0  # of time left: a warning about less would come too late
SAME_SECONDS: Final = 1.0  # deadlines that differ less are the same


def owed(seats: Seats, waiting: Sequence[int], clock: TableClock) -> dict[int, str]:
    """Return the user who must decide, by seat. Bots, lessons and people who share a screen have no duties.

    A user who plays alone against bots has none either, unless the clock is one of days.
    """
    if not waiting or seats.table.lesson is not None:
        return {}
    held = [seats.rows[seat] for seat in waiting]
    people = {row.user_id for row in seats.rows.values() if row.user_id is not None}
    if len(people) == 1 and (clock.pace["kind"] in ("untimed", "live") or len(seats.seats_of(*people)) > 1):
        return {}
    return {row.seat: row.user_id for row in held if row.user_id is not None and not row.bot}


class Duties:
    """The open duties of one table, as the database has them."""

    def __init__(self, rows: Iterable[DutyRow] = ()) -> None:
        self.rows: Final = {row.seat: row for row in rows}

    def update(self, table_id: str, owed: Mapping[int, str], clock: TableClock) -> Writes:
        """Bring the duties in line with who owes a decision now, and with the clocks."""
        closed = [row for seat, row in self.rows.items() if owed.get(seat) != row.user_id]
        moved = any(row.seat in owed for row in closed)  # to another user: the seat must be free first
        writes = [sql.delete_duty(row.id) for row in closed] if moved else Writes()
        replaced = [] if moved else [row.id for row in closed]
        for row in closed:
            del self.rows[row.seat]
        for seat, user in owed.items():
            row, deadline = self.rows.get(seat), clock.deadline_of(seat)
            if row is None:
                self.rows[seat] = row = _new_duty(table_id, seat, user, deadline, clock)
                writes.append(sql.replace_duty(replaced.pop(), row) if replaced else sql.insert_duty(row))
            elif not _is_same(deadline, row.deadline):
                self.rows[seat] = row = _with_deadline(row, deadline, clock)
                writes.append(sql.change_duty(row))
        return [*writes, *[sql.delete_duty(id) for id in replaced]]


def _new_duty(table_id: str, seat: int, user: str, deadline: float | None, clock: TableClock) -> DutyRow:
    since = clock.uptime_now
    warn_at = clock.warning_of(seat, WARNED_SHARE, MIN_WARNED_SECONDS)
    return DutyRow(new_id(), table_id, seat, user, since, deadline, warn_at, since + FIRST_CHECK_SECONDS)


def _with_deadline(row: DutyRow, deadline: float | None, clock: TableClock) -> DutyRow:
    warn_at = clock.warning_of(row.seat, WARNED_SHARE, MIN_WARNED_SECONDS)
    return dataclasses.replace(row, deadline=deadline, warn_at=warn_at, check_at=clock.uptime_now + FIRST_CHECK_SECONDS)


def _is_same(one: float | None, other: float | None) -> bool:
    if one is None or other is None:
        return one is other
    return abs(one - other) < SAME_SECONDS
