"""Deletes what nobody uses any more: guests, tables and sessions untouched for a set time, and old shared studies.

Ages are measured by the machine's clock, which may be wrong. So nothing is deleted when it is found: it is marked, and
deleted after it has been found for two days of uptime. A clock that is corrected in that time saves everything.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any, Final

from sqlalchemy import Select

from cosca.server.cluster.events import Event, Events
from cosca.server.core.constants import DAY_SECONDS, STAND_IN_BOT
from cosca.server.core.logs import log_event
from cosca.server.core.settings import Settings
from cosca.server.jobs.presence import Presence
from cosca.server.storage import retention_queries as sql
from cosca.server.storage.inbox import old_notifications
from cosca.server.storage.statements import delete_user
from cosca.server.storage.store import Store

INTERVAL_SECONDS: Final = 3600.0
GRACE_SECONDS: Final = 2 * DAY_SECONDS  # of uptime
SESSION_DAYS: Final = 365  # as long as browsers keep the cookie
MAX_DELETIONS: Final = 10  # in one transaction, so that others write in between


class Retention:
    """Marks and deletes; `uptime` returns the server's own time, which the machine's clock does not move."""

    def __init__(
        self,
        store: Store,
        presence: Presence,
        events: Events,
        settings: Settings,
        uptime: Callable[[], float],
    ) -> None:
        self._store: Final = store
        self._presence: Final = presence
        self._events: Final = events
        self._settings: Final = settings
        self._uptime: Final = uptime

    async def sweep(self) -> None:
        """Mark what is old, unmark what was used again, and delete what was marked long enough."""
        now, settings = time.time(), self._settings
        await self._sweep_tables(
            sql.old_tables(now - settings.waiting_days * DAY_SECONDS, now - settings.running_days * DAY_SECONDS)
        )
        await self._sweep_guests(sql.old_guests(now - settings.guest_days * DAY_SECONDS))
        due = await self._update_marks("session", sql.old_sessions(now - SESSION_DAYS * DAY_SECONDS))
        if due:
            await self._store.write(sql.remove_sessions(due), sql.unmark("session", due))
        due = await self._update_marks("study", sql.old_studies(now - settings.study_days * DAY_SECONDS))
        if due:
            await self._store.write(sql.remove_studies(due), sql.unmark("study", due))
            log_event("old studies deleted", count=len(due))
        await self._store.write(sql.old_resets(now - DAY_SECONDS), *old_notifications(self._uptime()))

    async def _sweep_tables(self, old: Select[Any]) -> None:
        due = await self._update_marks("table", old)
        watched = await self._presence.watched(due)
        due = [id for id in due if id not in watched]
        for ids in _chunks(due):
            await self._store.write(sql.remove_tables(ids), sql.unmark("table", ids))
            await self._events.write(events=[Event("table", id) for id in ids])
        if due:
            log_event("old tables deleted", count=len(due))

    async def _sweep_guests(self, old: Select[Any]) -> None:
        due = await self._update_marks("guest", old)
        connected = await self._presence.connected(due)
        due = [id for id in due if id not in connected]
        for ids in _chunks(due):
            deletions = [statement for id in ids for statement in delete_user(id, STAND_IN_BOT)]
            await self._store.write(*deletions, sql.unmark("guest", ids))
            await self._events.write(events=[Event("left", id) for id in ids])
        if due:
            log_event("old guests deleted", count=len(due))

    async def _update_marks(self, kind: sql.Kind, old: Select[Any]) -> list[str]:
        """Mark what is old and unmark what was used again; return the ids that were marked long enough."""
        now = self._uptime()
        new, used_again, due = await sql.scan_expired(self._store, kind, old, now - GRACE_SECONDS)
        if new:
            await self._store.write(sql.mark(kind, new, now))
        if used_again:
            await self._store.write(sql.unmark(kind, used_again))
        return due


def _chunks(ids: list[str]) -> list[list[str]]:
    return [ids[start : start + MAX_DELETIONS] for start in range(0, len(ids), MAX_DELETIONS)]
