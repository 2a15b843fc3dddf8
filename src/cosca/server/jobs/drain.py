"""The end of a node: its tables go to other nodes, one by one, before it stops."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable
from typing import Final

from cosca.server.cluster.cluster import Cluster
from cosca.server.protocol.refusal import StoreError
from cosca.server.registry.table_registry import TableRegistry

CONCURRENT: Final = 8  # tables that are handed over at once
POLL_SECONDS: Final = 0.02
_log = logging.getLogger("cosca.cluster")


async def drain(cluster: Cluster, tables: TableRegistry, is_hurried: Callable[[], bool] = lambda: False) -> None:
    """Take no more tables and hand over those in memory: each finishes its command, is stored and is free then.

    Stop early if the node loses its lease, because its tables are free then, or when `is_hurried` says so.
    """
    await cluster.lease.drain()
    slots = asyncio.Semaphore(CONCURRENT)

    async def hand_over(id: str) -> None:
        async with slots:
            if is_hurried():
                return
            try:
                await tables.hand_over(id)
            except Exception as error:  # the others go on; its epoch protects it
                _log.error("table could not be handed over", exc_info=error, extra={"table": id})

    loads = tables.loads()  # those that begin later claim nothing
    while (ids := tables.ids()) or not all(load.done() for load in loads):
        if is_hurried() or not cluster.lease.is_valid():
            return
        await asyncio.gather(*[hand_over(id) for id in ids])
        await asyncio.sleep(POLL_SECONDS)
    with contextlib.suppress(StoreError):
        await cluster.ownership.release_all()  # what it owns without having it in memory
