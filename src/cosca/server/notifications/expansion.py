"""Makes the rows of the queue: one per channel from each stage of a duty, and from each event."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final, cast

from cosca.kernel.events import Facts
from cosca.server.core.constants import DAY_SECONDS
from cosca.server.notifications.preferences import Preferences, announces
from cosca.server.notifications.rechecks import Rechecks
from cosca.server.notifications.stages import ChannelKind, Stage
from cosca.server.storage import duties as duty_sql
from cosca.server.storage import notifications as sql
from cosca.server.storage.notifications import PAGE, Audience
from cosca.server.storage.rows import ChannelRow, DutyRow, NotificationRow
from cosca.server.storage.statements import Writes
from cosca.server.storage.store import Store
from cosca.server.timekeeping.uptime import Uptime

BATCH: Final = 200  # duties or events in one transaction
FAR_SECONDS: Final = 365 * DAY_SECONDS  # until a duty without a further stage is looked at again


class Expansion:
    """Expands duties and events into rows for the channels of kinds that this server has."""

    def __init__(self, store: Store, uptime: Uptime, rechecks: Rechecks, kinds: Collection[ChannelKind]) -> None:
        self._store: Final = store
        self._uptime: Final = uptime
        self._rechecks: Final = rechecks
        self._kinds: Final = frozenset(kinds)

    async def run(self, now: float) -> None:
        """Expand all duties and events whose time has come."""
        while await self._expand_duties(now):
            pass
        while await self._expand_events(now):
            pass

    # ---------------------------------------------------------------- duties

    async def _expand_duties(self, now: float) -> bool:
        """Expand one batch; return whether there may be more."""
        due = await duty_sql.due_duties(self._store, now, BATCH)
        if not due:
            return False
        audience = await sql.audience(
            self._store, {duty.user_id for duty in due}, {duty.table_id for duty in due} if self._kinds else ()
        )
        queued = await sql.queued_stages(self._store, [duty.id for duty in due])
        await self._store.write(*[write for duty in due for write in self._expand_duty(duty, audience, queued, now)])
        return len(due) == BATCH

    def _expand_duty(self, duty: DutyRow, audience: Audience, queued: set[tuple[str, str]], now: float) -> Writes:
        """Return the rows of the stages whose time has come, and when to look again."""
        user = audience.users.get(duty.user_id)
        if user is None or user.banned:
            return [duty_sql.move_check(duty, now + FAR_SECONDS)]
        held = self._rechecks.hold_until(duty.table_id, duty.user_id, duty.since)
        if held > now:
            return [duty_sql.move_check(duty, held)]
        preferences = Preferences.from_stored(user.notify)
        writes, times = Writes(), [now + FAR_SECONDS]
        if (duty.id, "turn") not in queued:
            writes += self._stage(duty, "turn", duty.id, user.name, preferences, audience, now)
        if duty.warn_at is not None and (duty.id, "late") not in queued:
            if duty.warn_at <= now:
                writes += self._stage(duty, "late", duty.id, user.name, preferences, audience, now)
            else:
                times.append(duty.warn_at)
        if preferences.daily:
            days = int((now - duty.since) // DAY_SECONDS)
            if days:
                writes += self._stage(duty, "daily", f"{duty.id}:{days}", user.name, preferences, audience, now)
            times.append(duty.since + (days + 1) * DAY_SECONDS)
        return [*writes, duty_sql.move_check(duty, min(times))]

    def _stage(
        self,
        duty: DutyRow,
        stage: Stage,
        subject: str,
        name: str,
        preferences: Preferences,
        audience: Audience,
        now: float,
    ) -> Writes:
        """Return the rows of one stage of a duty; a daily reminder is not in the inbox, where the duty is already."""
        wall, facts = self._uptime.wall, self._facts(duty, name)
        created = wall(now)

        def row(channel: str, due: float, sent: float | None = None, read: float | None = None) -> NotificationRow:
            return NotificationRow(
                sql.new_id(), subject, stage, channel, duty.user_id, duty.table_id, facts, created, due, 0, sent, read
            )

        rows = [] if stage == "daily" else [row(PAGE, now, created, _born_read(preferences, stage, created))]
        for channel in [*audience.by_user.get(duty.user_id, ()), *audience.by_table.get(duty.table_id, ())]:
            if channel.kind in self._kinds and announces(channel, stage, preferences):
                due = duty.since + _delay(channel, preferences) if stage == "turn" else now
                rows.append(row(channel.id, due))
        return [sql.insert_of_duty(each, duty.id) for each in rows]

    def _facts(self, duty: DutyRow, name: str) -> Facts:
        wall = self._uptime.wall
        deadline = None if duty.deadline is None else round(wall(duty.deadline), 1)
        return {"seat": duty.seat, "name": name, "since": round(wall(duty.since), 1), "deadline": deadline}

    # ---------------------------------------------------------------- events

    async def _expand_events(self, now: float) -> bool:
        """Expand one batch; return whether there may be more."""
        events = await sql.due_events(self._store, now, BATCH)
        if not events:
            return False
        users = {event.user_id for event in events if event.user_id is not None}
        audience = await sql.audience(
            self._store, users, {event.table_id for event in events if event.table_id is not None}
        )
        await self._rechecks.refresh([(event.table_id, event.user_id) for event in events])
        await self._store.write(*[write for event in events for write in self._expand_event(event, audience, now)])
        return len(events) == BATCH

    def _expand_event(self, event: NotificationRow, audience: Audience, now: float) -> Writes:
        """Return the rows of an event for the channels of its user and of its table."""
        stage, wall = cast("Stage", event.stage), self._uptime.wall(now)
        user = None if event.user_id is None else audience.users.get(event.user_id)
        preferences = Preferences.from_stored(None if user is None else user.notify)
        writes = Writes()
        for channel in [
            *audience.by_user.get(event.user_id or "", ()),
            *audience.by_table.get(event.table_id or "", ()),
        ]:
            if channel.kind not in self._kinds or not announces(channel, stage, preferences):
                continue
            personal = channel.user_id is not None
            row = NotificationRow(
                sql.new_id(),
                event.subject if personal else sql.event_of(event),
                event.stage,
                channel.id,
                event.user_id if personal else None,
                event.table_id,
                event.facts,
                wall,
                event.due + _delay(channel, preferences),
            )
            writes.append(sql.insert_of_event(row, event.id))
        looking = self._rechecks.is_looking(event.table_id, event.user_id, now)
        read = wall if looking else _born_read(preferences, stage, wall)
        return [*writes, sql.expand_event(event, wall, read)]


def _delay(channel: ChannelRow, preferences: Preferences) -> float:
    """Return how long a channel waits; tables have no preferences."""
    own = preferences if channel.user_id is not None else Preferences()
    return own.delays[cast("ChannelKind", channel.kind)]


def _born_read(preferences: Preferences, stage: Stage, wall: float) -> float | None:
    """Return when the row of the page counts as read: at once if the user does not want the stage there."""
    return None if preferences.wants(stage, "page") else wall
