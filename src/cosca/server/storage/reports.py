"""SQL of the reports of finished games."""

from __future__ import annotations

from sqlalchemy import delete, insert, select

from cosca.server.storage.rows import ReportRow
from cosca.server.storage.schema import reports
from cosca.server.storage.statements import Writes
from cosca.server.storage.store import Store


async def report_document(store: Store, table_id: str) -> str | None:
    """Return the stored report of a table, None if there is none."""
    wanted = select(reports.c.document).where(reports.c.table_id == table_id)
    return await store.read(lambda connection: connection.execute(wanted).scalar())


def replace_report(row: ReportRow) -> Writes:
    """Store the report of a table instead of an earlier one."""
    return [delete(reports).where(reports.c.table_id == row.table_id), insert(reports).values(row.to_values())]
