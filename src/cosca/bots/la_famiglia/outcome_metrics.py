"""Outcome metrics at the end of a rollout (Mandamenti, areas, Soldati, orders) and the reasons they give."""

from __future__ import annotations

from typing import Final

from cosca.bots.evaluator import Reason, WeightedReason
from cosca.bots.la_famiglia.state_features import FEATURE_NAMES
from cosca.games.la_famiglia.rules.state import AREAS, FamigliaState

MANDAMENTI: Final = 12
THEIRS: Final = MANDAMENTI  # index of the first metric of the enemies' Mandamenti,
HELD: Final = 2 * MANDAMENTI  # of the areas,
SOLDATI: Final = HELD + AREAS  # and of the team's Soldati on the board
SHARE: Final = 0.1  # smaller differences of shares are not reported
AMOUNT: Final = 1.0
NAMED: Final = 3.0  # factor for metrics about a named thing, which tell a player more than a number


def measure(s: FamigliaState, team: tuple[int, ...]) -> list[float]:
    """Return the metrics of a team."""
    held = [0] * (MANDAMENTI * 6)
    ours = [0.0] * AREAS
    soldati = 0
    for area, holder in enumerate(s.holder):
        held[s.data.mandamento_of[area] * 6 + holder] += 1
        if holder in team:
            ours[area] = 1.0
            soldati += s.soldati[area]
    mine, theirs = [0.0] * MANDAMENTI, [0.0] * MANDAMENTI
    for m in range(MANDAMENTI):
        for seat in (1, 2, 3, 4):
            if held[m * 6 + seat] >= 2:
                (mine if seat in team else theirs)[m] = 1.0
    return [*mine, *theirs, *ours, float(soldati)]


def marked(s: FamigliaState, weights: list[float], mark: int, here: float, others: float) -> WeightedReason | None:
    """Return the reason for a difference; None if it is too small."""
    value = dict(zip(FEATURE_NAMES, weights, strict=True))
    more = here > others
    if mark == SOLDATI:
        if abs(here - others) < AMOUNT:
            return None
        facts = {"n": round(here), "other": round(others)}
        key = "outlook_soldati_more" if more else "outlook_soldati_fewer"
        return WeightedReason(value["soldati"] / 20.0 * (here - others), Reason(key, facts))
    if abs(here - others) < SHARE:
        return None
    facts = {"n": round(100 * here), "other": round(100 * others)}
    whole = NAMED * (value["mandamenti"] + 0.1) / 2.0
    if mark >= HELD:
        name = {"area": s.data.areas[mark - HELD]}
        key = "outlook_area_more" if more else "outlook_area_fewer"
        return WeightedReason(0.4 * whole * (here - others), Reason(key, {**name, **facts}))
    name = {"mandamento": s.data.mandamenti[mark % MANDAMENTI]}
    if mark >= THEIRS:
        key = "outlook_theirs_more" if more else "outlook_theirs_fewer"
        return WeightedReason(0.8 * whole * (others - here), Reason(key, {**name, **facts}))
    key = "outlook_mandamento_more" if more else "outlook_mandamento_fewer"
    return WeightedReason(whole * (here - others), Reason(key, {**name, **facts}))
