"""How conflicts will end when both sides play well, and how to play them: the solved conflict for the judge.

Only a few different conflicts have to be solved. With many Soldati on both sides the difference alone matters, so
counts are cut; a large difference is as good as a larger one; and what the area is worth is taken in steps.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from cosca.bots.la_famiglia.conflict_ends import Position, Weights, brute_force
from cosca.bots.la_famiglia.finesse import Solution, solve
from cosca.games.la_famiglia.rules.conflict import BRUTE_FORCE_COST
from cosca.games.la_famiglia.rules.state import NEUTRAL, FamigliaState, Fight
from cosca.games.la_famiglia.rules.tile_effects import VENDETTA

ENOUGH: Final = 5  # the smaller side, and the difference, are cut to this
SUPPLY: Final = 2  # no conflict needs more
STEP: Final = 4.0  # worths of areas are rounded to this, in Soldati
USUAL: Final = Weights(area=8.0, emptied=4.0)


@lru_cache(maxsize=4096)
def odds(attackers: int, defenders: int) -> tuple[float, float, float, float]:
    """How likely the area is taken and how likely it is emptied; the losses of attackers and defenders."""
    if defenders <= 0:
        return 1.0, 0.0, 0.0, 0.0
    if attackers <= 0:
        return 0.0, 0.0, 0.0, 0.0
    p, cut = _cut(Position(attackers, defenders))
    forced = brute_force(p, USUAL)
    best = solve(p, USUAL)
    found = forced.odds if forced.value > best.value else best.odds
    ours = found.attackers_lost + 0.5 * found.attackers_home + cut
    theirs = found.defenders_lost + 0.5 * found.defenders_home + cut
    return found.taken, found.emptied, min(ours, float(attackers)), min(theirs, float(defenders))


def _cut(p: Position) -> tuple[Position, int]:
    """A smaller conflict that goes alike, and by how many Soldati it is smaller on the weaker side."""
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
    """The best mixes of the fight under way; worths are in Soldati."""
    return solve(_position(s, f), _weights(area, emptied))


def force_gain(s: FamigliaState, f: Fight, area: float, emptied: float) -> float:
    """By how much brute force is better than finesse for the attacker."""
    p, weights = _position(s, f), _weights(area, emptied)
    return brute_force(p, weights, force_cost(s, f)).value - solve(p, weights).value


def force_cost(s: FamigliaState, f: Fight) -> int:
    """How many attackers brute force costs (K2, H32)."""
    cheap = f.side != NEUTRAL and s.has_tile(f.side, VENDETTA)
    return s.lookups.tile[VENDETTA].n if cheap else BRUTE_FORCE_COST
