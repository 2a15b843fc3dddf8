"""The first seeds of games to learn from, to choose by and to measure with: far apart, so that none is used twice."""

from __future__ import annotations

from typing import Final

JUDGED: Final = 50_000_000  # games of the judge to learn from
PLAYED: Final = 55_000_000  # games of the learned player to learn from
TUNING: Final = 80_000_001  # games that choose between lessons
MEASURED: Final = 90_000_001  # games that choose nothing
