"""First seeds of the games for learning, tuning and measuring: far apart, so that none is used twice."""

from __future__ import annotations

from typing import Final

SELF_PLAY_SEEDS: Final = 60_000_000  # games to learn from
BALANCE_SEEDS: Final = 70_000_001  # games that choose between component sets
TUNING_SEEDS: Final = 80_000_001  # games that choose between weights
MEASUREMENT_SEEDS: Final = 90_000_001  # games that only measure
