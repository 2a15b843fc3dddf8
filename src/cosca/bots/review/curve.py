"""The curve of win probabilities: estimates of consecutive turns, joined where horizons meet, and smoothed.

An estimate rolls the game out to its horizon, the end of the round or act, and evaluates the state there. Estimates on
the two sides of a horizon therefore disagree, without anybody having moved. And every estimate is noisy. What is left
on the curve are the moves that changed the game.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final, NamedTuple

WINDOW: Final = 3  # turns on each side that a smoothed value takes into account
FADE: Final = 12  # turns on each side of a horizon over which the two estimates approach each other
MIN_VARIANCE: Final = 0.0004  # of an estimate; below that, its weight does not grow any more


class Estimate(NamedTuple):
    """Win probabilities of the teams before a turn, from rollouts to the end of `horizon`.

    `variance` is that of the probabilities; it is 0 when the game is over.
    """

    chances: list[float]
    variance: float
    horizon: int


def join_horizons(estimates: Sequence[Estimate]) -> list[list[float]]:
    """Return the win probabilities without jumps between horizons.

    Where two horizons meet, the averages of the turns before and after it are brought together half way; the
    corrections shrink evenly over the next turns on both sides. The end of the game is certain: it is not corrected.
    """
    joined = [list(estimate.chances) for estimate in estimates]
    for seam in range(1, len(estimates)):
        horizon, before = estimates[seam].horizon, estimates[seam - 1].horizon
        if horizon == before or estimates[seam].variance == 0.0:
            continue
        earlier = [n for n in range(max(0, seam - FADE), seam) if estimates[n].horizon == before]
        later = [n for n in range(seam, min(len(estimates), seam + FADE)) if estimates[n].horizon == horizon]
        level = _average(estimates, earlier[-WINDOW - 1 :])
        gap = [a - b for a, b in zip(_average(estimates, later[: WINDOW + 1]), level, strict=True)]
        for n in earlier:
            _shift(joined[n], gap, 0.5 * (n - earlier[0] + 1) / len(earlier))
        for n in later:
            _shift(joined[n], gap, -0.5 * (later[-1] - n + 1) / len(later))
    return [_normalized(chances) for chances in joined]


def _average(estimates: Sequence[Estimate], places: Sequence[int]) -> list[float]:
    """Return the average of some estimates; certain ones count most."""
    weights = [1.0 / max(MIN_VARIANCE, estimates[n].variance) for n in places]
    teams = range(len(estimates[places[0]].chances))
    return [
        sum([weight * estimates[n].chances[team] for n, weight in zip(places, weights, strict=True)]) / sum(weights)
        for team in teams
    ]


def _shift(chances: list[float], gap: Sequence[float], part: float) -> None:
    for team, difference in enumerate(gap):
        chances[team] += part * difference


def _normalized(chances: list[float]) -> list[float]:
    """Return the probabilities, limited to 0 to 1, so that they add up to 1."""
    limited = [min(1.0, max(0.0, chance)) for chance in chances]
    total = sum(limited)
    return [chance / total for chance in limited] if total > 0.0 else limited


def smooth(
    chances: Sequence[list[float]], variances: Sequence[float], turning_points: Collection[int]
) -> list[list[float]]:
    """Return weighted averages over neighbours; near and certain ones count most.

    No average extends across a turning point N, the change from N to N + 1, so that those stay visible. What is certain
    (variance 0) stays as it is.
    """
    smoothed: list[list[float]] = []
    for n, own in enumerate(chances):
        if variances[n] == 0.0:
            smoothed.append(list(own))
            continue
        low, high = n, n
        while low > max(0, n - WINDOW) and low - 1 not in turning_points:
            low -= 1
        while high < min(len(chances) - 1, n + WINDOW) and high not in turning_points:
            high += 1
        weights = [(WINDOW + 1 - abs(n - m)) / max(MIN_VARIANCE, variances[m]) for m in range(low, high + 1)]
        total = sum(weights)
        smoothed.append(
            [
                sum([weight * chances[low + k][team] for k, weight in enumerate(weights)]) / total
                for team in range(len(own))
            ]
        )
    return smoothed


def change(one: Sequence[float], other: Sequence[float]) -> float:
    """Return by how much the win probability of a team changes, at most."""
    return max([abs(a - b) for a, b in zip(one, other, strict=True)], default=0.0)
