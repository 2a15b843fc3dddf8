"""First seeds of the games for learning, tuning and measuring: far apart, so that none is used twice."""

from __future__ import annotations

from typing import Final

EVALUATOR_SEEDS: Final = 50_000_000  # games of the evaluator to learn from
SELF_PLAY_SEEDS: Final = 55_000_000  # self-play games of the learned player to learn from
BALANCE_SEEDS: Final = 70_000_001  # games that choose between component sets
TUNING_SEEDS: Final = 80_000_001  # games that choose between weights
MEASUREMENT_SEEDS: Final = 90_000_001  # games that only measure
