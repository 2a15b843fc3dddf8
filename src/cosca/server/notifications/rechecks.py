"""What the sender checks right before it delivers: is it still true, is the user looking, is it a quiet hour."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final, Literal, Protocol, cast

from cosca.server.notifications.preferences import Preferences, announces
from cosca.server.notifications.stages import DUTY_STAGES, ChannelKind, Stage
from cosca.server.storage.notifications import Addressee
from cosca.server.storage.rows import NotificationRow, UserRow
from cosca.server.timekeeping.quiet_hours import Calendar
from cosca.server.timekeeping.uptime import Uptime

AWAY_SECONDS: Final = 60.0  # after a user left a table, until they are notified about it
REPEAT_SECONDS: Final = 600.0  # between two notifications of a stage about a table by one channel
RECHECK_SECONDS: Final = 600.0  # while a clock stands still or a table is in quarantine, until it is checked again

Verdict = Literal["deliver", "drop"] | float  # a number: not before that uptime


class Attention(Protocol):
    """Knows who is looking at which table."""

    def last_look(self, table_id: str, user_id: str) -> float | None:
        """Return the uptime at which a user last saw a table: now if they are looking, None if unknown."""
        ...

    async def refresh(self, looks: Collection[tuple[str, str]]) -> None:
        """Learn who looks at tables of other nodes, before `last_look` is asked about these tables and users."""
        ...


class Rechecks:
    """The checks before a delivery; `since` is the uptime since which this server sends."""

    def __init__(self, uptime: Uptime, attention: Attention) -> None:
        self._uptime: Final = uptime
        self._attention: Final = attention
        self._since = uptime.now()

    def restart(self) -> None:
        """Begin again: this server sends from now on, instead of another node."""
        self._since = self._uptime.now()

    async def refresh(self, looks: Collection[tuple[str | None, str | None]]) -> None:
        """Learn who looks at these tables, before the other methods are asked about them."""
        await self._attention.refresh(
            [(table, user) for table, user in looks if table is not None and user is not None]
        )

    def hold_until(self, table_id: str | None, user_id: str | None, begun: float) -> float:
        """Return the uptime until which nothing is sent because the user looks at the table, or did just now.

        What began before the server started waits as long: pages need some time to connect again.
        """
        if table_id is None or user_id is None:
            return 0.0
        seen = self._attention.last_look(table_id, user_id)
        if seen is None:
            seen = self._since if begun < self._since else -AWAY_SECONDS
        return seen + AWAY_SECONDS

    def is_looking(self, table_id: str | None, user_id: str | None, now: float) -> bool:
        """Return whether the user looks at the table."""
        seen = None if table_id is None or user_id is None else self._attention.last_look(table_id, user_id)
        return seen is not None and seen >= now

    def verdict(self, addressee: Addressee, now: float) -> Verdict:
        """Return whether to deliver a row now, later, or never."""
        row, user, duty = addressee.row, addressee.user, addressee.duty
        stage = cast("Stage", row.stage)
        personal = addressee.channel.user_id is not None
        preferences = Preferences.from_stored(user.notify if user is not None and personal else None)
        if not self._is_current(addressee, stage, personal) or not announces(addressee.channel, stage, preferences):
            return "drop"
        if addressee.quarantined:  # nobody can play there now; an administrator may release it
            return now + RECHECK_SECONDS
        times = [self._earliest(addressee, stage, preferences, now)]
        begun = duty.since if duty is not None else addressee.page.due if addressee.page is not None else row.due
        times.append(self.hold_until(row.table_id, row.user_id, begun))
        if personal and user is not None and not (stage == "late" and preferences.late_in_quiet):
            times.append(self._quiet_until(user, now))
        if addressee.last_sent is not None:
            times.append(addressee.last_sent + REPEAT_SECONDS)
        wait = max(times)
        return wait if wait > now else "deliver"

    def _is_current(self, addressee: Addressee, stage: Stage, personal: bool) -> bool:
        """Return whether the row is still about something that its reader has to know."""
        row, user, channel = addressee.row, addressee.user, addressee.channel
        if channel.disabled is not None or (personal and (user is None or user.banned or user.id != channel.user_id)):
            return False
        if stage in DUTY_STAGES:
            return addressee.duty is not None and addressee.duty.user_id == row.user_id
        if stage == "proposal" and not _is_asked(addressee):
            return False
        return not was_read(addressee.page)

    def _earliest(self, addressee: Addressee, stage: Stage, preferences: Preferences, now: float) -> float:
        """Return the uptime before which the stage is not sent by this kind of channel."""
        duty = addressee.duty
        if stage == "daily":
            return 0.0
        if stage == "late" and duty is not None:
            return now + RECHECK_SECONDS if duty.warn_at is None else duty.warn_at
        begun = duty.since if duty is not None else addressee.page.due if addressee.page is not None else 0.0
        return begun + preferences.delays[cast("ChannelKind", addressee.channel.kind)]

    def _quiet_until(self, user: UserRow, now: float) -> float:
        """Return the uptime at which the quiet hours or the holiday of a user end; 0 if there are none now."""
        return Calendar(user.hours, self._uptime).quiet_until(now) if user.hours else 0.0


def was_read(page: NotificationRow | None) -> bool:
    """Return whether the reader has read an event in the inbox; rows that the sender made as read do not count."""
    return page is not None and page.read is not None and page.read != page.sent


def _is_asked(addressee: Addressee) -> bool:
    """Return whether the proposal is open and the user has not answered it."""
    number, user = addressee.row.facts.get("n"), addressee.row.user_id
    return any(
        proposal.get("n") == number and "result" not in proposal and user not in proposal.get("people", ())
        for proposal in addressee.proposals
    )
