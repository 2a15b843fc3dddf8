"""The odds of a conflict for each answer if both sides play on optimally, from a seat's view alone.

The aims of both sides are the usual ones (`conflict_estimates.USUAL`); what the seat knows, its own card and whether
the attacker took a card, is taken into account.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from cosca.bots.evaluator import Reason
from cosca.bots.la_famiglia.conflict_estimates import USUAL
from cosca.bots.la_famiglia.conflict_model import Leaf, Position, odds_of, resolve
from cosca.bots.la_famiglia.finesse_solver import LEAVES, Solution, chance, solve
from cosca.games.la_famiglia.components.data import CARDS
from cosca.games.la_famiglia.rules.state import NEUTRAL
from cosca.kernel.choice import Choice
from cosca.kernel.decision import Decision
from cosca.kernel.events import View

KINDS: Final = ("conflict.approach", "conflict.card", "conflict.take")
Fits = Callable[[Leaf], bool]


def conflict_odds(decision: Decision, view: View) -> dict[str, Reason]:
    """Return by answer text the probabilities that the area is taken, emptied and held; none where nothing is open."""
    fight = view["fight"]
    if decision.kind not in KINDS or fight is None:
        return {}
    p = position(view)
    solution = solve(p, USUAL)
    odds_by_text: dict[str, Reason] = {}
    for choice in decision.choices:
        fits = ways(decision, fight, choice)
        if fits is not None:
            odds_by_text[choice.text] = Reason("conflict", _percent(p, solution, fits))
    return odds_by_text


def position(view: View) -> Position:
    """Return the position of the current fight; all of it is public."""
    fight = view["fight"]
    there = view["areas"][fight["area"]]
    supply = view["supply"]["soldati"]
    return Position(
        fight["attackers"],
        there["soldati"],
        supply[fight["side"]],
        supply[there["holder"]],
        fight["side"] == NEUTRAL,
        there["holder"] == NEUTRAL,
        bool(view["options"].get("predictable_conflict", False)),
    )


def ways(decision: Decision, fight: Any, choice: Choice) -> Fits | None:
    """Return a predicate of the leaves that are possible after the answer for the seat; None for brute force."""
    attacks = decision.seat == fight["leader"]
    if decision.kind == "conflict.approach":
        return (lambda leaf: True) if choice.kind == "finesse" else None
    if decision.kind == "conflict.card":
        return lambda leaf: leaf[0 if attacks else 1] == choice.value
    own = CARDS.index(fight["cards"][0 if attacks else 1])
    took = int(choice.kind == "take")
    if attacks:
        return lambda leaf: (leaf[0], leaf[2]) == (own, took)
    return lambda leaf: (leaf[1], leaf[2], leaf[3]) == (own, fight["taken"], took)


def _percent(p: Position, solution: Solution, fits: Fits) -> dict[str, int]:
    """Return whole percentages over the possible leaves; they add up to 100.

    An answer that the optimal mix never gives still has odds: the seat's own decisions are weighted evenly then.
    """
    leaves = [leaf for leaf in LEAVES if fits(leaf)]
    weights = [chance(solution.attack, solution.defence, leaf) for leaf in leaves]
    if sum(weights) < 1e-9:
        weights = [_of_others(solution, leaf) for leaf in leaves]
    whole = sum(weights) or 1.0
    odds = odds_of(p, [(weight / whole, resolve(p, leaf)) for weight, leaf in zip(weights, leaves, strict=True)])
    taken, emptied = round(100 * odds.taken), round(100 * odds.emptied)
    return {"taken": taken, "emptied": emptied, "held": max(0, 100 - taken - emptied)}


def _of_others(solution: Solution, leaf: Leaf) -> float:
    """Return the probability of the cards of both sides, whatever is taken."""
    attack, defence = solution.attack.cards, solution.defence.cards
    return max(attack[leaf[0]], 1e-6) * max(defence[leaf[1]], 1e-6)
