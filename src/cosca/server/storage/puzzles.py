"""SQL of the answers of users to puzzles."""

from __future__ import annotations

from sqlalchemy import Executable, insert, select

from cosca.server.storage.rows import PuzzleResultRow
from cosca.server.storage.schema import puzzle_results
from cosca.server.storage.store import Store


async def puzzle_results_of(store: Store, user: str) -> list[PuzzleResultRow]:
    """Return the first answers of a user to all puzzles, in the order in which they were given."""
    wanted = select(puzzle_results).where(puzzle_results.c.user_id == user)
    wanted = wanted.order_by(puzzle_results.c.answered, puzzle_results.c.puzzle)
    return await store.read(lambda connection: [PuzzleResultRow.from_row(row) for row in connection.execute(wanted)])


def insert_puzzle_result(row: PuzzleResultRow) -> Executable:
    """Store the first answer of a user to a puzzle."""
    return insert(puzzle_results).values(row.to_values())
