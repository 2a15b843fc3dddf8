"""What a user wants to be notified about, by which kinds of channels, and how soon."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final, get_args

from cosca.server.notifications.stages import DELAY_SECONDS, PUBLIC_STAGES, STAGES, ChannelKind, Stage
from cosca.server.storage.rows import ChannelRow

KINDS: Final[tuple[ChannelKind, ...]] = get_args(ChannelKind)
MIN_DELAY_SECONDS: Final = 10.0  # the sender does not look at a duty earlier
MAX_DELAY_SECONDS: Final = 86400.0


def _all_stages() -> dict[Stage, tuple[ChannelKind, ...]]:
    return dict.fromkeys(STAGES, KINDS)


@dataclass(frozen=True, slots=True)
class Preferences:
    """The preferences of a user. The defaults announce everything by every channel, but no daily reminder."""

    stages: Mapping[Stage, tuple[ChannelKind, ...]] = field(default_factory=_all_stages)
    delays: Mapping[ChannelKind, float] = field(default_factory=lambda: dict(DELAY_SECONDS))
    daily: bool = False
    digest_hour: int | None = None  # of the user's day: mail comes only then
    late_in_quiet: bool = False  # whether a warning about the clock may come in quiet hours

    @classmethod
    def from_stored(cls, stored: Mapping[str, Any] | None) -> Preferences:
        """Return the preferences of a user; what is missing or cannot be read has its default."""
        stored = stored or {}
        stages, delays = _dict(stored.get("stages")), _dict(stored.get("delays"))
        digest_hour = stored.get("digest_hour")
        return cls(
            {stage: _kinds(stages.get(stage)) for stage in STAGES},
            {kind: _delay(delays.get(kind), default) for kind, default in DELAY_SECONDS.items()},
            stored.get("daily") is True,
            digest_hour if isinstance(digest_hour, int) and 0 <= digest_hour < 24 else None,
            stored.get("late_in_quiet") is True,
        )

    def wants(self, stage: Stage, kind: ChannelKind) -> bool:
        """Return whether a stage is announced by a kind of channel; a user with a digest gets no single mails."""
        if stage == "daily" and not self.daily:
            return False
        return kind in self.stages[stage] and not (kind == "email" and self.digest_hour is not None)


def announces(channel: ChannelRow, stage: Stage, preferences: Preferences) -> bool:
    """Return whether a channel gets a stage; the channels of a table get only what everyone may know."""
    chosen = channel.stages is None or stage in channel.stages
    if channel.user_id is None:
        return chosen and stage in PUBLIC_STAGES
    return chosen and any(preferences.wants(stage, kind) for kind in KINDS if kind == channel.kind)


def _dict(value: Any) -> dict[str, Any]:
    return value if isinstance(value, dict) else {}


def _kinds(value: Any) -> tuple[ChannelKind, ...]:
    return tuple(kind for kind in KINDS if kind in value) if isinstance(value, list) else KINDS


def _delay(value: Any, default: float) -> float:
    return min(max(float(value), MIN_DELAY_SECONDS), MAX_DELAY_SECONDS) if isinstance(value, int | float) else default
