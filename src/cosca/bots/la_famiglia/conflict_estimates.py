"""Estimates of conflicts for the evaluator: outcomes and mixed strategies if both sides play well.

Conflicts are reduced so that few have to be solved. With many Soldati on both sides only the difference matters, so
counts are cut; a large difference is as good as a larger one; and the value of the area is rounded.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from cosca.bots.la_famiglia.conflict_model import Position, Weights, brute_force
from cosca.bots.la_famiglia.finesse_solver import Solution, solve
from cosca.games.la_famiglia.rules.conflict import BRUTE_FORCE_COST
from cosca.games.la_famiglia.rules.state import NEUTRAL, FamigliaState, Fight
from cosca.games.la_famiglia.rules.tile_effects import VENDETTA

ENOUGH: Final = 5  # the smaller side, and the difference, are cut to this
SUPPLY: Final = 2  # no conflict needs more
STEP: Final = 4.0  # in Soldati; values of areas are rounded to multiples of this
USUAL: Final = Weights(area=8.0, emptied=4.0)


@lru_cache(maxsize=4096)
def odds(attackers: int, defenders: int) -> tuple[float, float, float, float]:
    """Return the probabilities that the area is taken and emptied, and the losses of attackers and defenders."""
    if defenders <= 0:
        return 1.0, 0.0, 0.0, 0.0
    if attackers <= 0:
        return 0.0, 0.0, 0.0, 0.0
    p, cut = _cut(Position(attackers, defenders))
    forced = brute_force(p, USUAL)
    best = solve(p, USUAL)
    outcome = forced.odds if forced.value > best.value else best.odds
    ours = outcome.attackers_lost + 0.5 * outcome.attackers_home + cut
    theirs = outcome.defenders_lost + 0.5 * outcome.defenders_home + cut
    return outcome.taken, outcome.emptied, min(ours, float(attackers)), min(theirs, float(defenders))


def _cut(p: Position) -> tuple[Position, int]:
    """Return a smaller equivalent conflict, and by how many Soldati each side was reduced."""
    cut = max(0, min(p.attackers, p.defenders) - ENOUGH)
    a, d = p.attackers - cut, p.defenders - cut
    a, d = min(a, d + ENOUGH), min(d, a + ENOUGH)
    return p._replace(
        attackers=a,
        defenders=d,
        attacker_supply=min(SUPPLY, p.attacker_supply),
        defender_supply=min(SUPPLY, p.defender_supply),
    ), cut


def _position(s: FamigliaState, f: Fight) -> Position:
    whose = s.holder[f.area]
    return _cut(
        Position(
            f.attackers,
            s.soldati[f.area],
            s.supply[f.side],
            s.supply[whose],
            f.side == NEUTRAL,
            whose == NEUTRAL,
            s.options.predictable_conflict,
        )
    )[0]


def _weights(area: float, emptied: float) -> Weights:
    return Weights(area=max(STEP, round(area / STEP) * STEP), emptied=round(emptied / STEP) * STEP)


def solved(s: FamigliaState, f: Fight, area: float, emptied: float) -> Solution:
    """Return the solution of the current fight; values are in Soldati."""
    return solve(_position(s, f), _weights(area, emptied))


def force_gain(s: FamigliaState, f: Fight, area: float, emptied: float) -> float:
    """Return by how much brute force is better than finesse for the attacker."""
    p, weights = _position(s, f), _weights(area, emptied)
    return brute_force(p, weights, force_cost(s, f)).value - solve(p, weights).value


def force_cost(s: FamigliaState, f: Fight) -> int:
    """Return how many attackers brute force costs (K2, H32)."""
    cheap = f.side != NEUTRAL and s.has_tile(f.side, VENDETTA)
    return s.lookups.tile[VENDETTA].n if cheap else BRUTE_FORCE_COST
