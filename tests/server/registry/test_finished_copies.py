"""Finished games of tables that another node runs are read as copies."""

from __future__ import annotations

import asyncio

import pytest

from cosca.server.cluster.ownership import OwnedElsewhere, SingleNode
from cosca.server.registry.access import get_finished_table
from cosca.server.registry.table_registry import TableRegistry
from cosca.server.storage.fence import TableFence
from tests.server.support.players import ALL, open_harness


class Elsewhere(SingleNode):
    """Every table belongs to another node, and this one has no lease."""

    def is_valid(self) -> bool:
        return False

    async def claim(self, table_id: str) -> TableFence | None:
        raise OwnedElsewhere("there")


def test_a_finished_game_of_another_node_is_read_and_a_running_one_is_not(sqlite_url: str) -> None:
    async def check() -> None:
        async with open_harness(sqlite_url) as harness:
            anna = await harness.user("anna")
            table = await harness.table(ALL)
            other = TableRegistry(harness.store, harness.settings, None, Elsewhere())
            with pytest.raises(OwnedElsewhere):
                await other.get_finished(table.id)
            await table.propose(anna.id, 1, "end", "m1")
            assert table.status == "over"
            copy = await get_finished_table(other, table.id, anna.id)
            assert (copy.status, await copy.record()) == ("over", await table.record())
            assert not other.is_here(table.id)
            assert await harness.tables.get(table.id) is table

    asyncio.run(check())
