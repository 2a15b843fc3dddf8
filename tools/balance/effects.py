"""Estimated effects of changes: a regression over all games of a tuning run.

The share of the first team is explained by the strength of each family and the effects of its changes, for the teams
with opposite signs. Games of one deal on different sets are a block: they share characters, tiles and random numbers,
so their common part is subtracted as far as it is common (feasible generalised least squares with a random effect).
Effects have a normal prior by their points and how often their order is issued, without which the largest estimates
would be chosen for their error.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Hashable, Mapping, Sequence
from typing import Any, Final, NamedTuple

import numpy as np

from tools.balance.changes import Change

PRIOR: Final = 0.015  # standard deviation of the effect of one change on the share of a team, around
PER_POINT: Final = 0.005  # this for each point and use in a game
PLACE: Final = " place"  # column: being the first team
START: Final = " start"  # column: being the team that starts
LOOSE: Final = 0.2  # of the strength of a family and of the place: hardly any prior


class Observation(NamedTuple):
    """One game: its block, the families of both teams with their changes, and the share of the first team."""

    block: Hashable
    teams: tuple[tuple[str, ...], tuple[str, ...]]
    changes: frozenset[str]  # names; those of families that do not play are ignored
    starts: bool
    first: float


class Effects:
    """Strengths of families and effects of numbers for one bot: a normal distribution.

    A step up and a step down of the same number count as opposite.
    """

    def __init__(self, families: Sequence[str], changes: Sequence[Change], uses: Mapping[str, float]) -> None:
        self.changes = {change.name: change for change in changes}
        numbers = {change.number: change for change in changes}
        self.columns: dict[str, int] = {name: k for k, name in enumerate([*families, *numbers, PLACE, START])}
        worth = [PER_POINT * abs(change.points) * uses.get(change.id, 1.0) for change in numbers.values()]
        self.mean: Any = np.array([0.0] * len(families) + worth + [0.0, 0.0])
        self._prior: Any = self.mean
        spread = [LOOSE] * len(families) + [PRIOR] * len(numbers) + [LOOSE, LOOSE]
        self.covariance: Any = np.diag(np.square(spread))
        self._precision: Any = np.diag(1.0 / np.square(spread))
        self.common = 0.0  # part of the variance that games of a block share

    def fit(self, games: Sequence[Observation]) -> None:
        """Estimate everything from these games."""
        x, y = np.zeros((len(games), len(self.columns))), np.zeros(len(games))
        blocks: dict[Hashable, list[int]] = defaultdict(list)
        for k, game in enumerate(games):
            blocks[game.block].append(k)
            y[k] = game.first - 0.5
            x[k, self.columns[PLACE]] = 1.0
            x[k, self.columns[START]] = 0.5 if game.starts else -0.5
            for sign, team in zip((1.0, -1.0), game.teams, strict=True):
                for family in team:
                    x[k, self.columns[family]] += sign
                for name in game.changes:
                    change = self.changes[name]
                    if change.family in team:
                        x[k, self.columns[change.number]] += sign * (change.new - change.old)
        noise = self._solve(x, y, [], 0.0, 0.25)
        residuals = y - x @ self.mean
        rows = [np.array(block) for block in blocks.values() if len(block) > 1]
        if rows:
            pairs = sum([len(block) * (len(block) - 1) for block in rows])
            products = sum([residuals[block].sum() ** 2 - np.square(residuals[block]).sum() for block in rows])
            self.common = float(max(0.0, products / pairs / noise))
        self._solve(x, y, rows, self.common, noise)

    def _solve(self, x: Any, y: Any, rows: list[Any], common: float, noise: float) -> float:
        x, y = x.copy(), y.copy()
        for block in rows:
            theta = 1.0 - np.sqrt((1.0 - common) / (1.0 - common + len(block) * common))
            x[block] -= theta * x[block].mean(axis=0)
            y[block] -= theta * y[block].mean()
        weight = 1.0 / (noise * (1.0 - common))
        self.covariance = np.linalg.inv(weight * (x.T @ x) + self._precision)
        self.mean = self.covariance @ (weight * (x.T @ y) + self._precision @ self._prior)
        return float(np.square(y - x @ self.mean).mean())

    def effect(self, change: Change, values: Any) -> float:
        """Return the effect of a change, from estimates or a draw. More is never worse: the rest is noise."""
        return max(0.0, float(values[self.columns[change.number]])) * (change.new - change.old)

    def spread(self, change: Change) -> float:
        """Return the standard error of the effect of a change."""
        k = self.columns[change.number]
        return float(np.sqrt(self.covariance[k, k]))

    def draws(self, rng: Any, n: int) -> Any:
        """Return draws of all columns, one a row."""
        return rng.multivariate_normal(self.mean, self.covariance, n, method="cholesky")
