"""SQL of the private notes of users at tables."""

from __future__ import annotations

from sqlalchemy import delete, insert, select

from cosca.server.storage.rows import NoteRow
from cosca.server.storage.schema import notes
from cosca.server.storage.statements import Writes
from cosca.server.storage.store import Store


async def note(store: Store, table_id: str, user: str) -> NoteRow | None:
    """Return the notes of a user at a table; None if there are none."""
    wanted = select(notes).where(notes.c.table_id == table_id, notes.c.user_id == user)
    row = await store.read(lambda connection: connection.execute(wanted).first())
    return None if row is None else NoteRow.from_row(row)


async def notes_of(store: Store, user: str) -> list[NoteRow]:
    """Return all notes of a user, the latest first."""
    wanted = select(notes).where(notes.c.user_id == user).order_by(notes.c.changed.desc(), notes.c.table_id)
    rows = await store.read(lambda connection: connection.execute(wanted).all())
    return [NoteRow.from_row(row) for row in rows]


def replace_note(row: NoteRow) -> Writes:
    """Store the notes of a user at a table instead of earlier ones; an empty text deletes them."""
    removal = delete(notes).where(notes.c.table_id == row.table_id, notes.c.user_id == row.user_id)
    return [removal, insert(notes).values(row.to_values())] if row.text else [removal]
