"""The occasions on which people are notified, and how long each kind of channel waits before it sends."""

from __future__ import annotations

from typing import Final, Literal, get_args

Stage = Literal["turn", "late", "daily", "invited", "started", "proposal", "over", "mentioned", "free_seat"]
LetterStage = Literal[Stage, "test", "digest"]  # and letters that no duty or event causes
ChannelKind = Literal["page", "push", "webhook", "email"]

STAGES: Final[tuple[Stage, ...]] = get_args(Stage)
DUTY_STAGES: Final[tuple[Stage, ...]] = ("turn", "late", "daily")  # of a duty; all others are events
PUBLIC_STAGES: Final[tuple[Stage, ...]] = ("turn", "late", "started", "over", "free_seat")  # for a table's webhook
DEFAULT_STAGES: Final[tuple[Stage, ...]] = tuple(stage for stage in STAGES if stage != "daily")
# Seconds until a kind of channel sends: a player who reacts at once needs no message.
DELAY_SECONDS: Final[dict[ChannelKind, float]] = {"page": 0.0, "webhook": 10.0, "push": 45.0, "email": 1800.0}
