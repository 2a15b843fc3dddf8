"""The digest: one mail a day at an hour that the user picks, instead of single mails.

It goes by the wall clock in the user's zone. The row of the queue for a day is written before the mail is sent, and
days only go forward: neither a restart nor a clock that is set back sends a second one. Its Message-ID stays the same.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Callable
from datetime import UTC, datetime, tzinfo
from typing import Final, cast

from cosca.server.core.constants import DAY_SECONDS
from cosca.server.notifications.delivery import DeliveryFailed, Letter
from cosca.server.notifications.email import EmailChannel, Item
from cosca.server.notifications.letters import build
from cosca.server.notifications.preferences import Preferences
from cosca.server.notifications.stages import Stage
from cosca.server.protocol.refusal import Refused
from cosca.server.protocol.texts import ENGLISH, format_text
from cosca.server.storage import digests as sql
from cosca.server.storage.channels import record_failure, record_success
from cosca.server.storage.database import Write
from cosca.server.storage.digests import Pending, Reader
from cosca.server.storage.rows import NotificationRow, UserRow
from cosca.server.storage.store import Store
from cosca.server.timekeeping.quiet_hours import zone_of
from cosca.server.timekeeping.uptime import Uptime

INTERVAL_SECONDS: Final = 60.0  # between two calls of `send_due`
CHECK_SECONDS: Final = 900.0  # zones differ by quarters of an hour: only then can the hour of a user begin
CATCH_UP_HOURS: Final = 6  # after the hour, within which a server that was down still sends
BATCH: Final = 20  # digests that are sent at once; the mailer limits connections
RETRY_SECONDS: Final = (60.0, 300.0, 900.0)  # after a failed attempt; the last one repeats
_log = logging.getLogger("cosca.notifications")


class DigestSender:
    """Sends the digests of one server. `send_due` is called every minute."""

    def __init__(
        self,
        store: Store,
        uptime: Uptime,
        channel: EmailChannel,
        base_url: str,
        wall: Callable[[], float] = time.time,
    ) -> None:
        self._store: Final = store
        self._uptime: Final = uptime
        self._channel: Final = channel
        self._base_url: Final = base_url
        self._wall: Final = wall
        self._checked: float | None = None  # wall time of the last check
        self._retry = False  # an attempt failed: look again with the next call

    async def send_due(self) -> None:
        """Send the digests whose hour has come; cheap if no hour can have begun since the last call."""
        now = self._wall()
        last = self._checked
        if last is not None and not self._retry and last // CHECK_SECONDS == now // CHECK_SECONDS:
            return
        self._retry = False
        due = [(reader, day) for reader in await sql.readers(self._store) if (day := digest_day(reader.user, now))]
        for start in range(0, len(due), BATCH):
            sends = [self._send(reader, day, now) for reader, day in due[start : start + BATCH]]
            for result in await asyncio.gather(*sends, return_exceptions=True):
                if isinstance(result, BaseException):
                    self._retry = True
                    if not isinstance(result, DeliveryFailed):  # without the text, which may contain an address
                        _log.error("a digest failed", extra={"error": type(result).__name__})
        self._checked = now

    async def _send(self, reader: Reader, day: str, now: float) -> None:
        """Send the digest of a day unless it, or that of a later day, was sent; raise DeliveryFailed."""
        user, channel = reader
        subject = sql.digest_subject(user.id, day)
        last = await sql.last_digest(self._store, user.id)
        row = last if last is not None and last.subject == subject and last.sent is None else None
        if row is None and last is not None and last.subject >= subject:
            return
        if row is not None and now < _retry_at(row, now):
            self._retry = True
            return
        if row is None:
            facts = {"since": _since(last, now)}
            row = NotificationRow(
                secrets.token_urlsafe(12), subject, sql.STAGE, sql.CHANNEL, user.id, None, facts, now, sql.NEVER
            )
            await self._store.write(*sql.insert_digest(row))
        since = row.facts.get("since")
        pending = await sql.pending(self._store, user.id, since if isinstance(since, int | float) else now)
        items, tables = self._items(user, pending, now)
        statements: list[Write] = [sql.mark_digest_sent(row.id, now)]
        if items:
            try:
                await self._channel.send(channel, self._letter(user, row, tables), items)
            except DeliveryFailed as error:
                reason = str(error)
                failure = record_failure(channel, now, reason, error.disables)
                await self._store.write(sql.mark_digest_failed(row, now, reason), *failure)
                raise
            statements.append(record_success(channel.id))
        await self._store.write(*statements)

    def _items(self, user: UserRow, pending: Pending, now: float) -> tuple[list[Item], int]:
        """Return the entries, what the user owes first, and the number of tables at which they owe something."""
        preferences = Preferences.from_stored(user.notify)
        wanted = {stage for stage, kinds in preferences.stages.items() if "email" in kinds}
        letters: list[Letter] = []
        seen: set[str] = set()
        for duty, table in pending.duties if "turn" in wanted else ():
            if duty.table_id in seen:  # two seats of one user
                continue
            seen.add(duty.table_id)
            row = NotificationRow(duty.id, duty.id, "turn", "", user.id, duty.table_id, {}, now, 0.0)
            since, deadline = self._uptime.wall(duty.since), duty.deadline
            until = None if deadline is None else self._uptime.wall(deadline)
            letters.append(self._build(row, user, table, now, since, until))
        for row, table in pending.events:
            if cast("Stage", row.stage) in wanted:
                letters.append(self._build(row, user, table, now))
        return [Item(letter.title, letter.body, letter.url) for letter in letters], len(seen)

    def _build(
        self,
        row: NotificationRow,
        user: UserRow,
        table: sql.TableFacts,
        now: float,
        since: float | None = None,
        deadline: float | None = None,
    ) -> Letter:
        return build(
            row,
            language=user.language or ENGLISH,
            base_url=self._base_url,
            table_name=table.name,
            game=table.game,
            now_wall=now,
            zone=_zone_name(user),
            since=since,
            deadline=deadline,
        )

    def _letter(self, user: UserRow, row: NotificationRow, tables: int) -> Letter:
        language = user.language or ENGLISH
        return Letter(
            id=row.id,
            stage="digest",
            language=language,
            title=format_text("letter-digest-title", {"tables": tables}, language),
            body=format_text("letter-digest", {"tables": tables}, language),
            url=f"{self._base_url}/",
            table=None,
            waiting_tables=tables,
        )


def digest_day(user: UserRow, now: float) -> str | None:
    """Return the day (YYYY-MM-DD) of the digest that is due for a user at this wall time; None if none is.

    If the clocks skip the hour, the digest comes with the next one; if they repeat it, the day is the same.
    """
    hour = Preferences.from_stored(user.notify).digest_hour
    if hour is None:
        return None
    local = datetime.fromtimestamp(now, _zone(user))
    return local.date().isoformat() if hour <= local.hour < hour + CATCH_UP_HOURS else None


def _zone_name(user: UserRow) -> str | None:
    return user.hours[-1]["zone"] if user.hours else None


def _zone(user: UserRow) -> tzinfo:
    name = _zone_name(user)
    try:
        return zone_of(name) if name else UTC
    except Refused:  # stored by a machine that knew the zone
        return UTC


def _since(last: NotificationRow | None, now: float) -> float:
    """Return the wall time after which events are listed: the last digest, but at most two days ago."""
    earliest = now - 2 * DAY_SECONDS
    if last is None or last.sent is None:
        return earliest
    return max(last.sent, earliest) if last.sent <= now else earliest  # the clock may have been set back


def _retry_at(row: NotificationRow, now: float) -> float:
    """Return the wall time of the next attempt; at once if the clock was set back."""
    attempt = row.facts.get("attempt")
    if not isinstance(attempt, int | float) or attempt > now:
        return now
    return attempt + RETRY_SECONDS[min(row.tries, len(RETRY_SECONDS)) - 1]
