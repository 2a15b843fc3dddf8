"""Computes the results of games that ended before this version, a few at a time."""

from __future__ import annotations

import asyncio
import logging
import math
from typing import Final

from cosca.server.core.logs import log_event
from cosca.server.protocol.refusal import Refused
from cosca.server.registry.table_registry import TableRegistry
from cosca.server.storage.results import last_entry_at, tables_without_results

BATCH: Final = 20  # tables between two evictions
PAUSE_SECONDS: Final = 0.05  # after each table, so that players do not wait
_log = logging.getLogger("cosca.results")


async def fill_missing_results(tables: TableRegistry) -> None:
    """Compute the results of all finished games that have none. Those that have some are not touched."""
    after, count = "", 0
    while ids := await tables_without_results(tables.store, after, BATCH):
        after = ids[-1]
        for id in ids:
            count += await _fill(tables, id)
            await asyncio.sleep(PAUSE_SECONDS)
        await tables.evict_idle()
    if count:
        log_event("results of earlier games computed", count=count)


async def _fill(tables: TableRegistry, id: str) -> bool:
    """Compute the results of one game; return whether it has some now."""
    try:
        table = await tables.get(id)
        if table is None:
            return False
        ended = await last_entry_at(tables.store, id)
        await table.fill_results(table.row.changed if ended is None else ended)
        if not table.busy:
            table.idle_since = -math.inf
        return True
    except Refused:  # logged by the registry
        return False
    except Exception:  # one bad table must not stop the others
        _log.exception("results could not be computed", extra={"table": id})
        return False
