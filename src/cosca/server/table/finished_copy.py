"""A finished game of a table that another node of the cluster runs, to be read here."""

from __future__ import annotations

from cosca.server.storage.database import Write
from cosca.server.table.live_table import LiveTable


class FinishedCopy(LiveTable):
    """A table without subscribers that belongs to nobody: it is read once, and stores nothing."""

    async def write(self, *writes: Write) -> None:
        """Store nothing: what newer rules change in a finished game is stored by its owner."""
