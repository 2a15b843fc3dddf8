"""What nobody comes back to goes: guests, tables and sessions untouched for a set time, and studies shared so long ago.

It goes by the machine's clock, which may be wrong. So nothing is deleted when it is found: it is marked, and goes if it
has been found so for two days in which the server was up. A clock that is set right in that time saves everything.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from typing import Any, Final

from sqlalchemy import Select

from cosca.server import store_retention as sql
from cosca.server.lines import Lines
from cosca.server.settings import Settings
from cosca.server.statements import forget_user
from cosca.server.store import Store
from cosca.server.table.seats import STAND_IN
from cosca.server.tables import Tables
from cosca.server.watch import note

EVERY: Final = 3600.0
GRACE: Final = 2 * 24 * 3600.0  # seconds of the server's time
DAY: Final = 24 * 3600.0
SESSION_DAYS: Final = 365  # as long as browsers keep the cookie
SLICE: Final = 10  # deletions in one transaction: others write in between


class Retention:
    """Sweeps now and then. `uptime` tells the server's own time, which no clock of the machine moves."""

    def __init__(
        self, store: Store, tables: Tables, lines: Lines, settings: Settings, uptime: Callable[[], float]
    ) -> None:
        self._store: Final = store
        self._tables: Final = tables
        self._lines: Final = lines
        self._settings: Final = settings
        self._uptime: Final = uptime

    async def go_on(self) -> None:
        """Sweeps until it is cancelled."""
        while True:
            try:
                await self.sweep()
            except Exception as wrong:  # the next sweep may do better
                note("retention could not sweep", logging.ERROR, wrong)
            await asyncio.sleep(EVERY)

    async def sweep(self) -> None:
        """Marks what is old, frees what was touched again, and removes what was marked long enough."""
        now, days = time.time(), self._settings
        await self._tables_swept(sql.old_tables(now - days.waiting_days * DAY, now - days.running_days * DAY))
        await self._guests_swept(sql.old_guests(now - days.guest_days * DAY))
        due = await self._due("session", sql.old_sessions(now - SESSION_DAYS * DAY))
        if due:
            await self._store.write(sql.remove_sessions(due), sql.unmark("session", due))
        due = await self._due("study", sql.old_studies(now - days.study_days * DAY))
        if due:
            await self._store.write(sql.remove_studies(due), sql.unmark("study", due))
            note("old studies were removed", count=len(due))
        await self._store.write(sql.old_resets(now - DAY))

    async def _tables_swept(self, old: Select[Any]) -> None:
        due = [id for id in await self._due("table", old) if not self._tables.watched(id)]
        for ids in _slices(due):
            await self._store.write(sql.remove_tables(ids), sql.unmark("table", ids))
            for id in ids:
                self._tables.changed(id)
        if due:
            note("old tables were removed", count=len(due))

    async def _guests_swept(self, old: Select[Any]) -> None:
        due = [id for id in await self._due("guest", old) if not self._lines.present(id)]
        for ids in _slices(due):
            gone = [statement for id in ids for statement in forget_user(id, STAND_IN)]
            await self._store.write(*gone, sql.unmark("guest", ids))
            for id in ids:
                self._tables.left(id)
        if due:
            note("old guests were removed", count=len(due))

    async def _due(self, kind: sql.Kind, old: Select[Any]) -> list[str]:
        now = self._uptime()
        fresh, saved, due = await sql.found(self._store, kind, old, now - GRACE)
        if fresh:
            await self._store.write(sql.mark(kind, fresh, now))
        if saved:
            await self._store.write(sql.unmark(kind, saved))
        return due


def _slices(ids: list[str]) -> list[list[str]]:
    return [ids[at : at + SLICE] for at in range(0, len(ids), SLICE)]
