"""SQL of the results of finished games."""

from __future__ import annotations

from collections.abc import Iterable

from sqlalchemy import delete, func, insert, select

from cosca.server.storage.rows import ResultRow
from cosca.server.storage.schema import entries, results, tables
from cosca.server.storage.statements import Writes
from cosca.server.storage.store import Store


def replace_results(table_id: str, rows: Iterable[ResultRow]) -> Writes:
    """Store the results of a game instead of earlier ones."""
    return [
        delete(results).where(results.c.table_id == table_id),
        *[insert(results).values(row.to_values()) for row in rows],
    ]


async def tables_without_results(store: Store, after: str, most: int) -> list[str]:
    """Return finished games without results in the order of their ids, after this one; lessons have none."""
    stored = select(results.c.table_id).where(results.c.table_id == tables.c.id)
    wanted = select(tables.c.id).where(
        tables.c.status == "over",
        tables.c.lesson.is_(None),
        tables.c.outcome.is_not(None),
        tables.c.quarantined.is_(None),
        tables.c.id > after,
        ~stored.exists(),
    )
    ordered = wanted.order_by(tables.c.id).limit(most)
    return await store.read(lambda connection: [row.id for row in connection.execute(ordered)])


async def last_entry_at(store: Store, table_id: str) -> float | None:
    """Return the time of the last entry of a game, None if it has none."""
    wanted = select(func.max(entries.c.at)).where(entries.c.table_id == table_id)
    return await store.read(lambda connection: connection.execute(wanted).scalar())


async def results_at(store: Store, table_ids: Iterable[str]) -> dict[str, list[ResultRow]]:
    """Return the results of several games, by table and in the order of the seats."""
    rows_by_table: dict[str, list[ResultRow]] = {id: [] for id in table_ids}
    wanted = select(results).where(results.c.table_id.in_(rows_by_table)).order_by(results.c.seat)
    for row in await store.read(lambda connection: connection.execute(wanted).all()):
        rows_by_table[row.table_id].append(ResultRow.from_row(row))
    return rows_by_table
