"""What a team looks at when a round was played on: Mandamenti, areas, Soldati, orders; and what differences mean."""

from __future__ import annotations

from typing import Final

from cosca.bots.judge import Point, Reason
from cosca.bots.la_famiglia.signs import SIGNS
from cosca.games.la_famiglia.rules.state import AREAS, FamigliaState

MANDAMENTI: Final = 12
THEIRS: Final = MANDAMENTI  # the marks of the enemies' Mandamenti begin here,
HELD: Final = 2 * MANDAMENTI  # those of the areas here,
SOLDATI: Final = HELD + AREAS  # then the Soldati of the team on the board
SHARE: Final = 0.1  # a smaller difference of shares is not worth a word
AMOUNT: Final = 1.0
NAMED: Final = 3.0  # what has a name tells a player more than a number


def marks(s: FamigliaState, team: tuple[int, ...]) -> list[float]:
    """The marks of a team."""
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


def marked(s: FamigliaState, weights: list[float], mark: int, here: float, others: float) -> Point | None:
    """What a difference means; None if it is too small to say."""
    worth = dict(zip(SIGNS, weights, strict=True))
    more = here > others
    if mark == SOLDATI:
        if abs(here - others) < AMOUNT:
            return None
        facts = {"n": round(here), "other": round(others)}
        key = "outlook_soldati_more" if more else "outlook_soldati_fewer"
        return Point(worth["soldati"] / 20.0 * (here - others), Reason(key, facts))
    if abs(here - others) < SHARE:
        return None
    facts = {"n": round(100 * here), "other": round(100 * others)}
    whole = NAMED * (worth["mandamenti"] + 0.1) / 2.0
    if mark >= HELD:
        name = {"area": s.data.areas[mark - HELD]}
        key = "outlook_area_more" if more else "outlook_area_fewer"
        return Point(0.4 * whole * (here - others), Reason(key, {**name, **facts}))
    name = {"mandamento": s.data.mandamenti[mark % MANDAMENTI]}
    if mark >= THEIRS:
        key = "outlook_theirs_more" if more else "outlook_theirs_fewer"
        return Point(0.8 * whole * (others - here), Reason(key, {**name, **facts}))
    key = "outlook_mandamento_more" if more else "outlook_mandamento_fewer"
    return Point(whole * (here - others), Reason(key, {**name, **facts}))
