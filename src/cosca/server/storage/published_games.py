"""SQL of the export of finished games: their logs, with everyone who took part. It only reads."""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import Connection, literal, select

from cosca.server.storage.rows import EntryRow, SeatRow, TableRow, UserRow
from cosca.server.storage.schema import entries, results, seats, tables, users


class TableLog(NamedTuple):
    """A finished game. `entries` have no events; `people` are all who took part, by id.

    `unknown`: somebody took part who is no longer known, or who played under a name on somebody else's screen.
    """

    row: TableRow
    seats: list[SeatRow]
    entries: list[EntryRow]
    people: dict[str, UserRow]
    unknown: bool


def finished_tables(connection: Connection, game: str | None) -> list[str]:
    """Return the tables whose game has ended, without lessons.

    They are in the order of their seeds, which are random: it says nothing about when they were played.
    """
    wanted = select(tables.c.id).where(
        tables.c.status == "over", tables.c.lesson.is_(None), tables.c.quarantined.is_(None)
    )
    if game is not None:
        wanted = wanted.where(tables.c.game == game)
    return [row.id for row in connection.execute(wanted.order_by(tables.c.seed, tables.c.id))]


def table_log(connection: Connection, id: str) -> TableLog | None:
    """Return the log of a finished game; None if it is gone."""
    row = connection.execute(select(tables).where(tables.c.id == id, tables.c.status == "over")).first()
    if row is None:
        return None
    own_seats = select(seats).where(seats.c.table_id == id).order_by(seats.c.seat)
    columns = [column for column in entries.c if column.name != "events"]
    log = select(*columns, literal("").label("events")).where(entries.c.table_id == id).order_by(entries.c.seq)
    seat_rows = [SeatRow.from_row(seat) for seat in connection.execute(own_seats)]
    entry_rows = [EntryRow.from_row(entry) for entry in connection.execute(log)]
    own_results = connection.execute(select(results.c.user_id, results.c.bot).where(results.c.table_id == id)).all()

    ids = {seat.user_id for seat in seat_rows} | {entry.user_id for entry in entry_rows}
    ids |= {result.user_id for result in own_results}
    found = connection.execute(select(users).where(users.c.id.in_(ids - {None}))).all()
    # Deleting a user leaves a seat or result that is neither a person's nor a bot's, a stand-in for nobody, and
    # messages without a user.
    unknown = (
        any(seat.name is not None for seat in seat_rows)
        or any(seat.user_id is None and (seat.bot is None or seat.stand_in) for seat in seat_rows)
        or any(result.user_id is None and result.bot is None for result in own_results)
        or any(entry.user_id is None and entry.message is not None for entry in entry_rows)
    )
    people = {user.id: UserRow.from_row(user) for user in found}
    return TableLog(TableRow.from_row(row), seat_rows, entry_rows, people, unknown)
