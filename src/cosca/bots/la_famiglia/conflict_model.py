"""Outcomes of conflicts of La Famiglia and their payoffs to the attacker (K1 to K10).

The payoff is the area if it is taken, plus the losses of the other side, less those of the own side. A side's losses
are its Soldati in the area before less those after, so one that a Turncoat adds offsets one lost; those that returned
to HQ count as a fraction of a loss. Neutrals have no HQ: one that a Coward removes is lost.
"""

from __future__ import annotations

from collections.abc import Iterable
from math import isfinite
from typing import Final, NamedTuple

from cosca.games.la_famiglia.rules.conflict import BRUTE_FORCE_COST, TURNCOAT
from cosca.kernel.errors import BadOption

MAX_SOLDATI: Final = 50  # Soldati of a family
MAX_VALUE: Final = 1000.0

Leaf = tuple[int, int, int, int]  # the cards of attacker and defender, then whether each took the other's card (0 or 1)


class Position(NamedTuple):
    """A fight before the attacker chooses between finesse and brute force."""

    attackers: int
    defenders: int
    attacker_supply: int = MAX_SOLDATI
    defender_supply: int = MAX_SOLDATI
    neutral_attackers: bool = False  # agitated ones (section R)
    neutral_defenders: bool = False
    predictable: bool = False  # the option of K8


class Weights(NamedTuple):
    """Values to the attacker, in any unit."""

    area: float = 3.0
    soldato: float = 1.0
    home: float = 0.5  # fraction of a loss that a Soldato returned to HQ counts as
    emptied: float = 0.0  # the area, if nobody is left in it
    recruit: float = 0.0  # a Soldato that comes into HQ for a neutral lost (V9; R3: to the defender)


class ConflictEnd(NamedTuple):
    """What is left in the area after a fight, and what came into HQ."""

    attackers: int
    defenders: int
    attackers_home: int = 0
    defenders_home: int = 0
    recruited: int = 0


class Odds(NamedTuple):
    """The probability of each outcome, and the expected numbers of Soldati.

    `lost` is how many fewer a side has in the area, except those that returned to HQ; `home` counts these.
    """

    taken: float
    emptied: float
    held: float
    attackers_lost: float
    attackers_home: float
    defenders_lost: float
    defenders_home: float
    recruited: float


class Force(NamedTuple):
    """The outcome of brute force, which is certain."""

    value: float
    odds: Odds


# ---------------------------------------------------------------- outcomes


def resolve(p: Position, leaf: Leaf) -> ConflictEnd:
    """Return the outcome of the cards: all Turncoats, then all Cowards, then the knockout (K5 to K9)."""
    card_a, card_d, took_a, took_d = leaf
    attacker = [] if took_d else [card_a]
    defender = [card_a] if took_d else []
    (attacker if took_a else defender).append(card_d)
    if p.predictable:
        attacker, defender = list(set(attacker)), list(set(defender))
    by_attacker, by_defender = attacker.count(TURNCOAT), defender.count(TURNCOAT)
    gone_a, gone_d = min(by_defender, p.attackers), min(by_attacker, p.defenders)
    supply_a, supply_d = p.attacker_supply + gone_a, p.defender_supply + gone_d
    more_a, more_d = min(by_attacker, supply_a), min(by_defender, supply_d)
    a, d = p.attackers - gone_a + more_a, p.defenders - gone_d + more_d
    away_a, away_d = min(sum(attacker), a), min(sum(defender), d)
    return _knockout(p, a - away_a, d - away_d, (supply_a - more_a, supply_d - more_d), (away_a, away_d), gone_a)


def forced(p: Position, cost: int = BRUTE_FORCE_COST) -> ConflictEnd:
    """Return the outcome of brute force: so many attackers fall as it costs, then the knockout (K2, W3)."""
    fallen = min(cost, p.attackers)
    return _knockout(
        p, p.attackers - fallen, p.defenders, (p.attacker_supply + fallen, p.defender_supply), (0, 0), fallen
    )


def _knockout(
    p: Position, a: int, d: int, supplies: tuple[int, int], away: tuple[int, int], fallen: int = 0
) -> ConflictEnd:
    """Remove one for one, and recruit for removed neutrals; `fallen` attackers are already gone (K9, V9, R3)."""
    n = min(a, d)
    away_a, away_d = away
    recruited = 0
    if p.neutral_attackers:
        recruited = min(fallen + away_a + n, supplies[1] + n)
        away_a = 0
    elif p.neutral_defenders:
        at_once = min(away_d, supplies[0])
        recruited = at_once + min(n, supplies[0] - at_once + n)
        away_d = 0
    return ConflictEnd(a - n, d - n, away_a, away_d, recruited)


def payoff(p: Position, weights: Weights, end: ConflictEnd) -> float:
    """Return the payoff of an outcome to the attacker."""
    kept = 1.0 - weights.home  # fraction of a Soldato returned to HQ that is not lost
    attackers = p.attackers - end.attackers - kept * end.attackers_home
    defenders = p.defenders - end.defenders - kept * end.defenders_home
    value = weights.soldato * (defenders - attackers)
    value += -weights.recruit * end.recruited if p.neutral_attackers else weights.recruit * end.recruited
    if not end.defenders:
        value += weights.area if end.attackers else weights.emptied
    return value


def brute_force(p: Position, weights: Weights, cost: int = BRUTE_FORCE_COST) -> Force:
    """Return the payoff of brute force to the attacker, and its outcome."""
    check(p, weights)
    if not 0 <= cost <= MAX_SOLDATI:
        raise BadOption(f"the cost of brute force: {cost} is not between 0 and {MAX_SOLDATI}")
    end = forced(p, cost)
    return Force(payoff(p, weights, end), odds_of(p, [(1.0, end)]))


def odds_of(p: Position, ends: Iterable[tuple[float, ConflictEnd]]) -> Odds:
    """Return the averages over outcomes with these probabilities."""
    sums = [0.0] * len(Odds._fields)
    for chance, end in ends:
        numbers = (  # in the order of Odds
            end.attackers > 0,
            not end.attackers and not end.defenders,
            end.defenders > 0,
            p.attackers - end.attackers - end.attackers_home,
            end.attackers_home,
            p.defenders - end.defenders - end.defenders_home,
            end.defenders_home,
            end.recruited,
        )
        for i, n in enumerate(numbers):
            sums[i] += chance * n
    return Odds(*sums)


def check(p: Position, weights: Weights) -> None:
    """Raise BadOption if the position is impossible or a weight is out of bounds."""
    for name, n, least in (
        ("attackers", p.attackers, 1),
        ("defenders", p.defenders, 1),
        ("the attacker's supply", p.attacker_supply, 0),
        ("the defender's supply", p.defender_supply, 0),
    ):
        if not least <= n <= MAX_SOLDATI:
            raise BadOption(f"{name}: {n} is not between {least} and {MAX_SOLDATI}")
    if p.neutral_attackers and p.neutral_defenders:
        raise BadOption("neutrals never attack neutrals")
    for name, value in weights._asdict().items():
        low, high = (0.0, 1.0) if name == "home" else (-MAX_VALUE, MAX_VALUE)
        if not (isfinite(value) and low <= value <= high):
            raise BadOption(f"{name}: {value:g} is not between {low:g} and {high:g}")
