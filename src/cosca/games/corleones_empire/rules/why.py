"""Why-not reasons for businesses, spaces, turfs and seats that several questions share.

A question's `why_not` is next to its `choices`; these functions are called for elements that are not offered. Reasons
contain only public facts and those of the asked seat.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cosca.games.corleones_empire.rules import answers, figures
from cosca.games.corleones_empire.rules.names import card_id
from cosca.games.corleones_empire.rules.state import TURFS, EmpireState
from cosca.games.corleones_empire.rules.turns import carried_out
from cosca.kernel.why_not import split

if TYPE_CHECKING:
    from cosca.kernel.messages import RuleMessage


def because(id: str, rules: str, **args: Any) -> RuleMessage:
    """Return a reason with its rules, given without their prefix: `F4 W23`."""
    return {"id": id, "args": args, "rules": [f"CE-{rule}" for rule in rules.split()]}


def number_of(index: dict[str, int], element: str, kind: str) -> int:
    """Return the number of an element in an index of the data; -1 if it is of another kind."""
    found_kind, id = split(element)
    return index.get(id, -1) if found_kind == kind else -1


def business_of(s: EmpireState, element: str) -> int:
    """Return the business of an element; -1 if it is none."""
    return number_of(s.data.business_index, element, "business")


def place_of(s: EmpireState, element: str) -> int:
    """Return the Family Member space of an element; -1 if it is none."""
    return number_of(s.data.place_index, element, "place")


def turf_of(s: EmpireState, element: str) -> int:
    """Return the turf, or Central Park, of an element; -1 if it is none."""
    return number_of(s.data.area_index, element, "turf")


def seat_of(element: str) -> int:
    """Return the seat of an element, 0 for the neutrals; -1 if it is none."""
    kind, id = split(element)
    return int(id) if kind == "seat" and id.isdecimal() else -1


# ---------------------------------------------------------------- spaces for figures


def closed(s: EmpireState, business: int) -> RuleMessage | None:
    """Return the reason: a business with a front on the board is needed (A2, F8)."""
    id = s.data.businesses[business].id
    if business == TURFS:
        return because("why-business-park", "F8", business=id)
    if business < TURFS or business in s.tile_at:
        return None
    return because("why-business-closed", "A2", business=id)


def no_thug_space(s: EmpireState, business: int, rules: str, seat: int) -> RuleMessage | None:
    """Return the reason: a business on the board with an empty Thug space is needed (F4)."""
    reason = closed(s, business)
    if reason is not None:
        return reason
    figure = s.thug_on[s.thug_space(business)]
    if figure < 0:
        return None
    return because(
        "why-business-taken", rules, business=s.data.businesses[business].id, **answers.standing(seat, figure)
    )


def no_member_space(s: EmpireState, place: int, rules: str, seat: int) -> RuleMessage | None:
    """Return the reason: an empty Family Member space that is in play is needed (F6, F7)."""
    id, figure = s.data.places[place].id, s.member_on[place]
    if not figures.in_play(s, place):
        return because("why-place-three", "F7 H12", place=id)
    return None if figure < 0 else because("why-place-taken", rules, place=id, **answers.standing(seat, figure))


def no_space(s: EmpireState, element: str, rules: str, seat: int) -> RuleMessage | None:
    """Return the reason for an element that is a business or a Family Member space."""
    business, place = business_of(s, element), place_of(s, element)
    if business >= 0:
        return no_thug_space(s, business, rules, seat)
    return None if place < 0 else no_member_space(s, place, rules, seat)


# ---------------------------------------------------------------- turfs


def park(s: EmpireState, turf: int) -> RuleMessage | None:
    """Return the reason: Central Park is not a turf (F8, H9)."""
    return because("why-turf-park", "F8 H9", turf=s.data.areas[turf]) if turf == TURFS else None


def not_allowed(s: EmpireState, seat: int, turf: int, where: str, rules: str) -> RuleMessage | None:
    """Return the reason: a turf that `where` of the card allows is needed (H10)."""
    reason = park(s, turf)
    if reason is not None or turf in figures.allowed_turfs(s, seat, where):
        return reason
    card = carried_out(s)
    return because(
        "why-turf-where",
        f"{rules} H10",
        turf=s.data.areas[turf],
        where=where,
        card=None if card is None else card_id(s, card),
    )


def business_not_allowed(s: EmpireState, seat: int, business: int, where: str, rules: str) -> RuleMessage | None:
    """Return the reason: a business on the board, in a turf that `where` of the card allows, is needed (H9, H10)."""
    if business == TURFS:
        return park(s, business)
    return closed(s, business) or not_allowed(s, seat, s.thug_space(business) // 2, where, rules)
