"""SQL of the studies that were shared by a link."""

from __future__ import annotations

from sqlalchemy import Executable, insert, select

from cosca.server.storage.rows import StudyRow
from cosca.server.storage.schema import studies
from cosca.server.storage.store import Store


async def study_document(store: Store, id: str) -> str | None:
    """Return the stored study, None if there is none."""
    wanted = select(studies.c.document).where(studies.c.id == id)
    return await store.read(lambda connection: connection.execute(wanted).scalar())


def insert_study(row: StudyRow) -> Executable:
    """Store a shared study."""
    return insert(studies).values(row.to_values())
