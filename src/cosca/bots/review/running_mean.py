"""The mean of sampled values, and how uncertain it is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

EXTREME: Final = 0.1  # so close to 0 or 1 the variance is corrected


class RunningMean:
    """Mean and variance of the mean of added values."""

    __slots__ = ("count", "square_sum", "total")

    def __init__(self) -> None:
        self.count, self.total, self.square_sum = 0, 0.0, 0.0

    def add(self, values: Sequence[float]) -> None:
        self.count += len(values)
        self.total += sum(values)
        self.square_sum += sum([value * value for value in values])

    @property
    def mean(self) -> float:
        return self.total / self.count if self.count else 0.0

    @property
    def mean_variance(self) -> float:
        """Return the variance of the mean."""
        if self.count < 2:
            return 1.0
        spread = max(0.0, self.square_sum / self.count - self.mean**2)
        if not EXTREME < self.mean < 1.0 - EXTREME:  # a few equal results prove little
            spread += 0.5 / self.count
        return spread / (self.count - 1)
