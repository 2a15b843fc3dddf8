"""Endpoints of a node that does not run the table."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from cosca.server.cluster.ownership import OwnedElsewhere
from cosca.server.table.live_table import LiveTable
from tests.server.support.http_client import ServerHarness, run_server


@contextmanager
def moved_away(server: ServerHarness, table: str) -> Iterator[None]:
    """Another node runs a table, until the end of the block."""
    tables = server.services.tables
    get = tables.get

    async def get_here(id: str) -> LiveTable | None:
        if id == table:
            raise OwnedElsewhere("there")
        return await get(id)

    tables.get = get_here
    try:
        yield
    finally:
        tables.get = get


def test_the_edge_learns_that_a_table_is_elsewhere_and_a_rematch_is_found_there(tmp_path: Path) -> None:
    with run_server(tmp_path) as server:
        anna = server.visitor("Anna")
        table = anna.table(seats={str(seat): "me" for seat in range(1, 5)})
        with anna.socket(table, 1) as client:
            client.send("propose", seat=1, what="end")
            while client.wait_for("table")["status"] != "over":
                pass
        with moved_away(server, table):
            assert anna.get(f"/api/tables/{table}").status_code == 421
            with anna.socket(table) as client:
                assert client.closed() == 1012
        again = anna.post(f"/api/tables/{table}/rematch").json()
        with moved_away(server, again["id"]):
            assert anna.post(f"/api/tables/{table}/rematch").json() == again
