"""Why-not reasons for areas, seas, seats, rows and families that several questions share.

A question's `why_not` is next to its `choices`; these functions are called for elements that are not offered.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cosca.games.la_famiglia.components.data import FAMILIES
from cosca.games.la_famiglia.components.data import ROWS as ROW_NAMES
from cosca.games.la_famiglia.rules import facts
from cosca.games.la_famiglia.rules.state import EMPTY, FamigliaState
from cosca.kernel.events import Facts
from cosca.kernel.why_not import split

if TYPE_CHECKING:
    from cosca.kernel.messages import RuleMessage


def because(id: str, rules: str, **args: Any) -> RuleMessage:
    """Return a reason with its rules, given without their prefix: `A4 W18`."""
    return {"id": id, "args": args, "rules": [f"LF-{rule}" for rule in rules.split()]}


def area_of(s: FamigliaState, element: str) -> int:
    """Return the area of an element; -1 if it is none."""
    kind, id = split(element)
    return s.data.area_index.get(id, -1) if kind == "area" else -1


def sea_of(s: FamigliaState, element: str) -> int:
    """Return the sea of an element; -1 if it is none."""
    kind, id = split(element)
    return s.data.sea_index.get(id, -1) if kind == "sea" else -1


def seat_of(element: str) -> int:
    """Return the seat of an element, 0 for the neutrals; -1 if it is none."""
    kind, id = split(element)
    return int(id) if kind == "seat" and id.isdecimal() and int(id) <= 4 else -1


def row_of(element: str) -> int:
    """Return the mat row of an element; -1 if it is none."""
    kind, id = split(element)
    return ROW_NAMES.index(id) if kind == "row" and id in ROW_NAMES else -1


# ---------------------------------------------------------------- areas


def held(s: FamigliaState, seat: int, area: int) -> Facts:
    """Return the area and its holder, as facts."""
    holder = s.holder[area]
    return {
        "area": s.data.areas[area],
        "holder": None if holder == EMPTY else holder,
        "held": facts.held_by(s, seat, holder),
    }


def not_own(s: FamigliaState, seat: int, area: int, rules: str) -> RuleMessage | None:
    """Return the reason: own Soldati are needed there."""
    return None if s.holder[area] == seat else because("why-area-own", rules, **held(s, seat, area))


def own_needed(s: FamigliaState, seat: int, element: str, rules: str) -> RuleMessage | None:
    """Return the reason for an element that must be an area with own Soldati."""
    area = area_of(s, element)
    return None if area < 0 else not_own(s, seat, area, rules)


def away(s: FamigliaState, origin: int, area: int, rules: str) -> RuleMessage | None:
    """Return the reason: an area next to the `origin` is needed, by land (N8)."""
    if area == origin:
        return because("why-area-here", rules, area=s.data.areas[area])
    if area in s.data.neighbours[origin]:
        return None
    return because("why-area-far", f"{rules} N8", area=s.data.areas[area], origin=s.data.areas[origin])


def distant(s: FamigliaState, origin: int, area: int, reach: int, rules: str) -> RuleMessage | None:
    """Return the reason: an area within so many steps by land is needed."""
    if area == origin:
        return because("why-area-here", rules, area=s.data.areas[area])
    distance = s.data.distance[origin][area]
    if distance <= reach:
        return None
    names = s.data.areas
    return because("why-area-distance", rules, area=names[area], origin=names[origin], n=distance, reach=reach)


def no_foe(s: FamigliaState, seat: int, area: int, rules: str) -> RuleMessage | None:
    """Return the reason: enemy or neutral Soldati are needed there."""
    if s.holder[area] not in (seat, s.data.mate_of[seat], EMPTY):
        return None
    return because("why-area-target", rules, **held(s, seat, area))


def no_start(s: FamigliaState, element: str, starts: list[int], rules: str) -> RuleMessage | None:
    """Return the reason: the move or strike starts in one of these areas."""
    area = area_of(s, element)
    if area < 0:
        return None
    names = s.data.areas
    return because("why-area-start", rules, area=names[area], areas=[names[start] for start in starts])


# ---------------------------------------------------------------- rows and families


def bare_row(element: str, rules: str) -> RuleMessage | None:
    """Return the reason for a row without tokens."""
    row = row_of(element)
    return None if row < 0 else because("why-row-empty", rules, row=ROW_NAMES[row])


def family(s: FamigliaState, element: str) -> RuleMessage | None:
    """Return the reason for a family that is led already, or was not dealt to the team (S4)."""
    kind, id = split(element)
    if kind != "family" or id not in FAMILIES:
        return None
    number = FAMILIES.index(id)
    if number in s.family:
        return because("why-family-led", "S4", family=id, n=s.family.index(number))
    return because("why-family-dealt", "S4", family=id)
