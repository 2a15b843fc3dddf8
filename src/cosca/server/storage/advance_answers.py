"""SQL of the answers that seats give in advance."""

from __future__ import annotations

from sqlalchemy import ColumnElement, Executable, delete, insert, select, update

from cosca.server.storage.rows import AdvanceAnswerRow
from cosca.server.storage.schema import advance_answers
from cosca.server.storage.statements import Writes
from cosca.server.storage.store import Store


async def answers_at(store: Store, table_id: str) -> list[AdvanceAnswerRow]:
    """Return all answers given in advance at a table."""
    wanted = select(advance_answers).where(advance_answers.c.table_id == table_id)
    rows = await store.read(lambda connection: connection.execute(wanted).all())
    return [AdvanceAnswerRow.from_row(row) for row in rows]


def replace_answer(row: AdvanceAnswerRow) -> Writes:
    """Store the answer of a seat to a kind of question, instead of an earlier one."""
    return [delete_answer(row), insert(advance_answers).values(row.to_values())]


def delete_answer(row: AdvanceAnswerRow) -> Executable:
    """Delete the answer of a seat to a kind of question."""
    return delete(advance_answers).where(*_same(row))


def set_release(row: AdvanceAnswerRow) -> Executable:
    """Store when the answer is given."""
    return update(advance_answers).where(*_same(row)).values(release_at=row.release_at)


def _same(row: AdvanceAnswerRow) -> tuple[ColumnElement[bool], ...]:
    of = advance_answers.c
    return of.table_id == row.table_id, of.seat == row.seat, of.kind == row.kind
