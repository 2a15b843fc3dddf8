"""Exact solution of two-player zero-sum games with hidden information: one linear program over the sequence form.

A sequence is the list of a player's actions so far; number 0 is the empty one. A plan gives each sequence its weight:
the probability of all its actions if everyone else plays along. Plans are linear where mixes of strategies are not,
so the program grows linearly with the game tree.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, NamedTuple

from cosca.extras import missing
from cosca.kernel.errors import CoscaError

Sets = tuple[tuple[int, tuple[int, ...]], ...]
"""A player's information sets: the sequence that leads there, and the sequences that the choices there make of it."""


class Plans(NamedTuple):
    """The value to the first player under optimal play, and the weights of each player's sequences."""

    value: float
    first: tuple[float, ...]
    second: tuple[float, ...]


def best_plans(payoffs: dict[tuple[int, int], float], first: Sets, second: Sets) -> Plans:
    """Return optimal plans. A payoff to the first player is keyed by the last sequences of both players at a leaf."""
    try:  # imported here because loading takes half a second
        from scipy.optimize import linprog  # pyright: ignore[reportMissingTypeStubs, reportUnknownVariableType]
    except ModuleNotFoundError as error:
        raise CoscaError(f"to solve a conflict of La Famiglia: {missing(error)}") from None

    above, equal, cost, one, bounds = _program(first, second)
    above = above.copy()
    for (mine, theirs), payoff in payoffs.items():
        above[theirs, mine] -= payoff
    result: Any = linprog(
        cost, A_ub=above, b_ub=[0.0] * len(above), A_eq=equal, b_eq=one, bounds=bounds, method="highs"
    )
    if result.status != 0:
        raise ArithmeticError(f"the linear program was not solved: {result.message}")
    n = count(first)
    return Plans(
        float(-result.fun),
        tuple([max(0.0, float(weight)) for weight in result.x[:n]]),
        tuple([max(0.0, -float(weight)) for weight in result.ineqlin.marginals]),  # the dual variables
    )


def count(sets: Sets) -> int:
    """Return how many sequences a player has."""
    return 1 + sum([len(made) for _, made in sets])


@lru_cache(maxsize=8)
def _program(first: Sets, second: Sets) -> tuple[Any, Any, list[float], list[float], list[tuple[float | None, None]]]:
    """Return the linear program without the payoffs.

    Its variables are the first player's plan, then the value of each information set of the second player
    (number 0: the whole game, which the first player maximises).
    """
    import numpy as np  # installed with scipy

    mine, theirs = _flows(first), _flows(second)
    above = np.hstack([np.zeros((count(second), count(first))), np.array(theirs).T])
    equal = np.hstack([np.array(mine), np.zeros((len(mine), len(theirs)))])
    cost = [0.0] * count(first) + [-1.0] + [0.0] * len(second)
    one = [1.0] + [0.0] * len(first)
    lowest: list[float | None] = [0.0] * count(first) + [None] * len(theirs)
    return above, equal, cost, one, [(low, None) for low in lowest]


def _flows(sets: Sets) -> list[list[float]]:
    """Return the constraints of a plan: the empty sequence weighs 1, and the choices of a set sum to their parent."""
    size = count(sets)
    rows = [[1.0] + [0.0] * (size - 1)]
    for before, made in sets:
        row = [0.0] * size
        row[before] = -1.0
        for sequence in made:
            row[sequence] = 1.0
        rows.append(row)
    return rows
