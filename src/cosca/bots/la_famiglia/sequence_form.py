"""Two-player zero-sum games with hidden information, solved exactly: one linear program over the sequence form.

A sequence is what a player has done so far; number 0 is nothing yet. A plan gives each sequence its weight: how likely
the player does all of it when everyone else plays along. Plans are linear where mixes of whole strategies are not, so
that the program grows with the game tree and no faster.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, NamedTuple

from cosca.extras import missing
from cosca.kernel.errors import CoscaError

Sets = tuple[tuple[int, tuple[int, ...]], ...]
"""A player's information sets: the sequence that leads there, and the sequences that the choices there make of it."""


class Plans(NamedTuple):
    """What the first player gets when both play best, and the weight of each sequence of either."""

    value: float
    first: tuple[float, ...]
    second: tuple[float, ...]


def best_plans(payoffs: dict[tuple[int, int], float], first: Sets, second: Sets) -> Plans:
    """Best plans for both. A payoff to the first player lies at the last sequences of both players at a leaf."""
    try:  # here, because it takes half a second to load, which only those who solve pay
        from scipy.optimize import linprog  # pyright: ignore[reportMissingTypeStubs, reportUnknownVariableType]
    except ModuleNotFoundError as wrong:
        raise CoscaError(f"to solve a conflict of La Famiglia: {missing(wrong)}") from None

    above, equal, cost, one, bounds = _program(first, second)
    above = above.copy()
    for (mine, theirs), payoff in payoffs.items():
        above[theirs, mine] -= payoff
    found: Any = linprog(cost, A_ub=above, b_ub=[0.0] * len(above), A_eq=equal, b_eq=one, bounds=bounds, method="highs")
    if found.status != 0:
        raise ArithmeticError(f"the linear program was not solved: {found.message}")
    n = count(first)
    return Plans(
        float(-found.fun),
        tuple([max(0.0, float(weight)) for weight in found.x[:n]]),
        tuple([max(0.0, -float(weight)) for weight in found.ineqlin.marginals]),  # the dual is the other's plan
    )


def count(sets: Sets) -> int:
    """How many sequences a player has."""
    return 1 + sum([len(made) for _, made in sets])


@lru_cache(maxsize=8)
def _program(first: Sets, second: Sets) -> tuple[Any, Any, list[float], list[float], list[tuple[float | None, None]]]:
    """All of the program but the payoffs.

    Its unknowns are the first player's plan, then what each information set of the second costs that one at best
    (number 0: the whole game, which the first player wants to be as much as possible).
    """
    import numpy as np  # it comes with scipy

    mine, theirs = _flows(first), _flows(second)
    above = np.hstack([np.zeros((count(second), count(first))), np.array(theirs).T])
    equal = np.hstack([np.array(mine), np.zeros((len(mine), len(theirs)))])
    cost = [0.0] * count(first) + [-1.0] + [0.0] * len(second)
    one = [1.0] + [0.0] * len(first)
    lowest: list[float | None] = [0.0] * count(first) + [None] * len(theirs)
    return above, equal, cost, one, [(low, None) for low in lowest]


def _flows(sets: Sets) -> list[list[float]]:
    """What makes weights a plan: nothing weighs 1, and the choices of a set weigh together what leads there."""
    size = count(sets)
    rows = [[1.0] + [0.0] * (size - 1)]
    for before, made in sets:
        row = [0.0] * size
        row[before] = -1.0
        for each in made:
            row[each] = 1.0
        rows.append(row)
    return rows
