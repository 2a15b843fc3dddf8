"""The finesse of La Famiglia as a game of its own, solved exactly (K3 to K9).

Each side lays one of 3 cards face down. Then the attacker decides whether to take the defender's card, knowing only its
own; then the defender decides likewise, knowing its own card and the attacker's decision: 36 leaves in all.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import product
from typing import Final, NamedTuple

from cosca.bots.la_famiglia.conflict_model import Leaf, Odds, Position, Weights, check, odds_of, payoff, resolve
from cosca.bots.la_famiglia.sequence_form import Sets, best_plans

Two = tuple[float, float]
Three = tuple[float, float, float]
Payoffs = dict[Leaf, float]

AMPLE: Final = 2  # no conflict adds more from a supply than two Turncoats do
NEVER: Final = 1e-9  # probabilities below this are rounding errors
LEAVES: tuple[Leaf, ...] = tuple(product(range(3), range(3), range(2), range(2)))

# Sequences of the attacker: 1 + card, then 4 + 2 card + took. Those of the defender, who knows what the attacker
# decided: 1 + card, then 4 + 4 card + 2 (the attacker took) + took.
ATTACKER: Sets = ((0, (1, 2, 3)), *[(1 + a, (4 + 2 * a, 5 + 2 * a)) for a in range(3)])
DEFENDER: Sets = (
    (0, (1, 2, 3)),
    *[(1 + d, (4 + 4 * d + 2 * t, 5 + 4 * d + 2 * t)) for d in range(3) for t in range(2)],
)


class AttackMix(NamedTuple):
    """Probabilities of the attacker laying each card, and of taking the defender's card after laying it."""

    cards: Three
    takes: Three


class DefenceMix(NamedTuple):
    """Probabilities of the defender laying each card, and of taking the attacker's if its own was left or taken."""

    cards: Three
    takes: tuple[Two, Two, Two]


class Solution(NamedTuple):
    """Optimal mixed strategies of both sides. If several are optimal it holds one; the value is the same for all.

    After a card that the mix never lays, `takes` is the best reply to the other side's mix.
    """

    value: float
    attack: AttackMix
    defence: DefenceMix
    odds: Odds


def solve(p: Position, weights: Weights) -> Solution:
    """Return the value of finesse to the attacker, optimal mixes and odds. Results are cached."""
    if not p.neutral_attackers and not p.neutral_defenders:  # else supplies limit who is recruited for neutrals
        p = p._replace(attacker_supply=min(p.attacker_supply, AMPLE), defender_supply=min(p.defender_supply, AMPLE))
    return _solve(p, weights)


@lru_cache(maxsize=16384)
def _solve(p: Position, weights: Weights) -> Solution:
    check(p, weights)
    payoffs = leaf_payoffs(p, weights)
    at_leaves = {(4 + 2 * a + t, 4 + 4 * d + 2 * t + u): amount for (a, d, t, u), amount in payoffs.items()}
    value, first, second = best_plans(at_leaves, ATTACKER, DEFENDER)
    takes_a = [_share(first, 4 + 2 * a) for a in range(3)]
    takes_d = [(_share(second, 4 + 4 * d), _share(second, 6 + 4 * d)) for d in range(3)]
    attack = AttackMix(_mix(first), (takes_a[0], takes_a[1], takes_a[2]))
    defence = DefenceMix(_mix(second), (takes_d[0], takes_d[1], takes_d[2]))
    for card in range(3):
        if not attack.cards[card]:
            takes_a[card] = _reply_of_attacker(payoffs, defence, card)
        if not defence.cards[card]:
            takes_d[card] = (
                _reply_of_defender(payoffs, attack, card, 0),
                _reply_of_defender(payoffs, attack, card, 1),
            )
    attack = AttackMix(attack.cards, (takes_a[0], takes_a[1], takes_a[2]))
    defence = DefenceMix(defence.cards, (takes_d[0], takes_d[1], takes_d[2]))
    odds = odds_of(p, [(chance(attack, defence, leaf), resolve(p, leaf)) for leaf in LEAVES])
    return Solution(value, attack, defence, odds)


def leaf_payoffs(p: Position, weights: Weights) -> Payoffs:
    """Return the payoff of each of the 36 leaves to the attacker."""
    return {leaf: payoff(p, weights, resolve(p, leaf)) for leaf in LEAVES}


def chance(attack: AttackMix, defence: DefenceMix, leaf: Leaf) -> float:
    """Return the probability of a leaf."""
    a, d, t, u = leaf
    return attack.cards[a] * defence.cards[d] * _of(attack.takes[a], t) * _of(defence.takes[d][t], u)


def exploitability(payoffs: Payoffs, attack: AttackMix, defence: DefenceMix) -> float:
    """Return what best replies to the two mixes win together; 0 if both are optimal. Every reply is tried."""
    best = max(
        sum([defence.cards[d] * _of(defence.takes[d][t], u) * payoffs[a, d, t, u] for d in range(3) for u in range(2)])
        for a in range(3)
        for t in range(2)
    )
    least = min(
        sum(
            [
                min(
                    sum([attack.cards[a] * _of(attack.takes[a], t) * payoffs[a, d, t, u] for a in range(3)])
                    for u in range(2)
                )
                for t in range(2)
            ]
        )
        for d in range(3)
    )
    return best - least


def _of(take: float, took: int) -> float:
    return take if took else 1.0 - take


def _mix(plan: tuple[float, ...]) -> Three:
    """Return the probability of each card."""
    one, two, three = [weight if weight > NEVER else 0.0 for weight in plan[1:4]]
    whole = one + two + three
    return one / whole, two / whole, three / whole


def _share(plan: tuple[float, ...], leave: int) -> float:
    """Return the conditional probability of taking a card at that decision."""
    whole = plan[leave] + plan[leave + 1]
    return min(1.0, plan[leave + 1] / whole) if whole > NEVER else 0.0


def _reply_of_attacker(payoffs: Payoffs, defence: DefenceMix, a: int) -> float:
    """Return 1.0 if taking is better for the attacker after this card, else 0.0."""
    left, taken = [
        sum([defence.cards[d] * _of(defence.takes[d][t], u) * payoffs[a, d, t, u] for d in range(3) for u in range(2)])
        for t in range(2)
    ]
    return float(taken > left)


def _reply_of_defender(payoffs: Payoffs, attack: AttackMix, d: int, t: int) -> float:
    """Return 1.0 if taking is better for the defender after this card and this decision of the attacker, else 0.0."""
    seen = [attack.cards[a] * _of(attack.takes[a], t) for a in range(3)]
    if sum(seen) < NEVER:  # a decision that the mix never makes tells nothing about the card
        seen = list(attack.cards)
    return float(sum([seen[a] * (payoffs[a, d, t, 1] - payoffs[a, d, t, 0]) for a in range(3)]) < 0.0)
