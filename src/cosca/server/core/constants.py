"""Constants that several packages share."""

from __future__ import annotations

from typing import Final

STAND_IN_BOT: Final = "soldato"  # the bot that plays on for a player who left
DAY_SECONDS: Final = 24 * 3600.0
