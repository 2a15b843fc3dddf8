"""Why areas cannot be moved to, struck, agitated or reached by an order (sections V, B, R, O)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cosca.games.la_famiglia.rules.state import AREAS, NEUTRAL, SEAS, FamigliaState
from cosca.games.la_famiglia.rules.tile_effects import ALLIES, DELAY_DETONATOR
from cosca.games.la_famiglia.rules.why import area_of, away, because, distant, held, no_foe, not_own

if TYPE_CHECKING:
    from cosca.kernel.messages import RuleMessage


def no_move(s: FamigliaState, seat: int, start: int, element: str, beyond: list[int]) -> RuleMessage | None:
    """Return the reason for an area that a move cannot reach (V2, V3); `beyond` are those that Allies could (C1)."""
    area = area_of(s, element)
    if area < 0:
        return None
    names = s.data.areas
    if area == start:
        return because("why-area-here", "V2", area=names[area])
    if s.holder[area] == s.data.mate_of[seat]:
        return because("why-area-mate", "V2", area=names[area])
    if area in beyond and s.has_tile(seat, ALLIES):
        price = s.lookups.tile[ALLIES].price
        return because("why-area-allies", "C1 W31", area=names[area], price=price, money=s.money[seat])
    sea = "inland"
    for each in s.data.area_seas[start]:
        if s.boats[seat * SEAS + each] or s.boats[s.data.mate_of[seat] * SEAS + each]:
            sea = "apart"
        elif sea == "inland":
            sea = "no_boat"
    return because("why-area-reach", "V2 V3", area=names[area], origin=names[start], sea=sea)


def no_strike(s: FamigliaState, seat: int, start: int, element: str) -> RuleMessage | None:
    """Return the reason for an area that a strike cannot hit (B1, C4)."""
    area = area_of(s, element)
    if area < 0:
        return None
    if area == start:
        return away(s, start, area, "B1")
    reason = no_foe(s, seat, area, "B1")
    if reason is None and s.cars[seat * AREAS + start] and s.has_tile(seat, DELAY_DETONATOR):
        return distant(s, start, area, s.lookups.tile[DELAY_DETONATOR].n, "B1 C4")
    return reason or away(s, start, area, "B1")


def no_victim(
    s: FamigliaState, seat: int, origin: int, element: str, hit: tuple[int, ...], rules: str
) -> RuleMessage | None:
    """Return the reason: an adjacent area with enemy or neutral Soldati, not `hit` yet, is needed (T1, O7)."""
    area = area_of(s, element)
    if area < 0:
        return None
    if area in hit:
        return because("why-area-hit", "T1 H7", area=s.data.areas[area])
    return away(s, origin, area, rules) or no_foe(s, seat, area, rules)


def no_unrest(s: FamigliaState, seat: int, origin: int, reach: int, element: str) -> RuleMessage | None:
    """Return the reason for an area whose neutrals cannot be stirred up (R1, R2, W44)."""
    area = area_of(s, element)
    if area < 0:
        return None
    if s.holder[area] != NEUTRAL:
        return because("why-area-neutral", "R1", **held(s, seat, area))
    reason = distant(s, origin, area, reach, "R1 W44")
    return reason or because("why-area-stuck", "R2", area=s.data.areas[area])


def no_riot(s: FamigliaState, seat: int, origin: int, element: str) -> RuleMessage | None:
    """Return the reason for an area where agitated neutrals cannot go (R2)."""
    area = area_of(s, element)
    if area < 0:
        return None
    return away(s, origin, area, "R2") or because("why-area-team", "R2", **held(s, seat, area))


def no_guard(s: FamigliaState, seat: int, element: str) -> RuleMessage | None:
    """Return the reason for an area without a lab that waits for its Soldato (O2)."""
    area = area_of(s, element)
    if area < 0:
        return None
    name = s.data.areas[area]
    reason = not_own(s, seat, area, "O2")
    if reason is None and not s.labs[area]:
        return because("why-area-no-lab", "O2", area=name)
    return reason or because("why-area-guarded", "O2", area=name)


def no_spread(s: FamigliaState, seat: int, origin: int, element: str, used: tuple[int, ...]) -> RuleMessage | None:
    """Return the reason for an area that can receive nobody by a spreading order (O6, W46, W54)."""
    area = area_of(s, element)
    if area < 0:
        return None
    name, holder = s.data.areas[area], s.holder[area]
    reason = away(s, origin, area, "O6")
    if reason is not None:
        return reason
    if area in used:
        return because("why-area-spread", "O6 W46", area=name)
    if holder == seat or holder == s.data.mate_of[seat]:
        return because("why-area-hq", "O6 W54", area=name, seat=holder, own=holder == seat)
    if holder == NEUTRAL and s.options.spread_to_neutrals:
        return because("why-area-no-neutrals", "W46 W54", area=name)
    friends = not s.options.spread_to_neutrals
    return because("why-area-friends", "O6", **held(s, seat, area), friends=friends)
