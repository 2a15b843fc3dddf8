"""The smallest combination of changes with which every family is within its bounds, for every bot."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations
from typing import Any, Final, NamedTuple

import numpy as np

from tools.balance.changes import Change
from tools.balance.effects import Effects

PENALTY: Final = 1e6  # of a squared share outside the bounds; a change costs 1, and a hundredth of its points
EXCESS: Final = 8.0  # of a share outside the bounds, in probability
DRAWS: Final = 400
CENTRES: Final = np.linspace(-0.2, 0.2, 33)  # tried sums of all strengths


class Bound(NamedTuple):
    """How far from even the shares of a bot may be."""

    bot: str
    within: float


def options(changes: Sequence[Change], most: int) -> dict[str, list[tuple[Change, ...]]]:
    """Return for each family the sets of at most so many changes, no number twice and no order in both directions."""
    by_family: dict[str, list[Change]] = {}
    for change in changes:
        by_family.setdefault(change.family, []).append(change)
    listed: dict[str, list[tuple[Change, ...]]] = {}
    for family, mine in by_family.items():
        listed[family] = [
            chosen
            for size in range(most + 1)
            for chosen in combinations(mine, size)
            if len({(each.id, each.part) for each in chosen}) == size and len({each.points > 0 for each in chosen}) < 2
        ]
    return listed


def shares(strengths: Any) -> Any:
    """Return the expected share of each family if families meet at random, two against two."""
    total = strengths.sum(axis=-1, keepdims=True)
    return 0.5 + strengths - (total - strengths) / (strengths.shape[-1] - 1)


def smallest(
    effects: Mapping[str, Effects],
    values: Mapping[str, Any],
    bounds: Sequence[Bound],
    choices: Mapping[str, Sequence[tuple[Change, ...]]],
) -> list[Change]:
    """Return the combination with the least cost: changes and points, and a large penalty outside the bounds.

    A share depends on the strength of the family and on the sum of all strengths. For a given sum families are
    independent of each other, so sums are tried and the best result is kept.
    """
    families = list(choices)
    cost = [
        np.array([len(option) + sum([abs(c.points) for c in option]) / 100 for option in choices[f]]) for f in families
    ]
    strength: list[Any] = []  # by family: option x bot
    for family in families:
        table = np.zeros((len(choices[family]), len(bounds)))
        for b, bound in enumerate(bounds):
            known, value = effects[bound.bot], values[bound.bot]
            for k, option in enumerate(choices[family]):
                table[k, b] = value[known.columns[family]] + sum([known.effect(each, value) for each in option])
        strength.append(table)
    others = len(families) - 1
    within = np.array([bound.within for bound in bounds])
    centres = _grid([table.mean(axis=0) for table in strength], len(bounds))
    picked = np.zeros((len(centres), len(families)), dtype=int)  # option by centre and family
    price = np.zeros(len(centres))
    for f, (table, prices) in enumerate(zip(strength, cost, strict=True)):
        off = table[None] * (others + 1) / others - centres[:, None] / others  # centre x option x bot
        picked[:, f] = np.argmin(prices + _penalty(off, within), axis=1)
        price += prices[picked[:, f]]
    total = np.stack([table[k] for table, k in zip(strength, picked.T, strict=True)])  # family x centre x bot
    off = np.moveaxis(shares(np.moveaxis(total, 0, -1)) - 0.5, 1, 2)  # centre x family x bot
    best = int(np.argmin(price + _penalty(off, within).sum(axis=1)))
    return [each for family, k in zip(families, picked[best], strict=True) for each in choices[family][k]]


def _penalty(off: Any, within: Any) -> Any:
    """Return what shares cost that are so far from even; the last axis is that of the bots."""
    over = np.square(np.maximum(0.0, np.abs(off) - within)).sum(axis=-1)
    return PENALTY * over + np.square(off / within).sum(axis=-1) / 100


def _grid(means: list[Any], bots: int) -> Any:
    around = np.sum(means, axis=0)
    axes = np.meshgrid(*[around[b] + CENTRES for b in range(bots)])
    return np.stack([axis.ravel() for axis in axes], axis=1)


def likeliest(
    effects: Mapping[str, Effects],
    bounds: Sequence[Bound],
    changes: Sequence[Change],
    start: Sequence[Change],
    rng: Any,
) -> tuple[list[Change], float]:
    """Return a combination that is likely to be within the bounds, and how likely.

    It is searched step by step from `start`: a change is added, removed or replaced as long as that helps. Combinations
    are compared over draws of all effects; each change has to add a hundredth to the probability.
    """
    families = sorted({change.family for change in changes})
    draws = {bound.bot: effects[bound.bot].draws(rng, DRAWS) for bound in bounds}
    worth: dict[str, dict[str, Any]] = {bot: {} for bot in draws}
    for bot, table in draws.items():
        for c in changes:
            values = np.maximum(0.0, table[:, effects[bot].columns[c.number]]) * (c.new - c.old)
            worth[bot][c.name] = values[:, None] * (np.array(families) == c.family)
    alone = {bot: table[:, [effects[bot].columns[f] for f in families]] for bot, table in draws.items()}

    def value(chosen: Sequence[Change]) -> tuple[float, float]:
        inside, outside = np.ones(DRAWS, dtype=bool), 0.0
        for bound in bounds:
            strengths = alone[bound.bot] + sum([worth[bound.bot][c.name] for c in chosen])
            off = np.abs(shares(strengths) - 0.5)
            inside &= off.max(axis=1) <= bound.within
            outside += float(np.maximum(0.0, off - bound.within).sum(axis=1).mean())
        sure = float(inside.mean())
        return sure - EXCESS * outside - len(chosen) / 100, sure

    chosen, best = list(start), value(start)
    while True:
        numbers = {c.number for c in chosen}
        moves = [[each for each in chosen if each is not c] for c in chosen]
        for c in changes:
            if c.number not in numbers:
                moves.append([*chosen, c])
            moves += [
                [each if each is not old else c for each in chosen]
                for old in chosen
                if old.family == c.family and old is not c and (c.number == old.number or c.number not in numbers)
            ]
        values = [value(move) for move in moves]
        k = max(range(len(moves)), key=lambda i: values[i])
        if values[k][0] <= best[0]:
            return chosen, best[1]
        chosen, best = moves[k], values[k]
