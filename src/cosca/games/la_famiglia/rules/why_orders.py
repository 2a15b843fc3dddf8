"""Why orders and areas for orders cannot be chosen (A4, A13, A14, C3, E2, W10).

Of another family's orders nothing is told but whose they are: where they lie may be a secret (N7).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from cosca.games.la_famiglia.components.data import ROWS as ROW_NAMES
from cosca.games.la_famiglia.rules.state import MAT, ORDERS, SOLD, FamigliaState
from cosca.games.la_famiglia.rules.tile_effects import CHAIN_OF_COMMAND
from cosca.games.la_famiglia.rules.why import because, not_own
from cosca.kernel.why_not import split

if TYPE_CHECKING:
    from cosca.kernel.messages import RuleMessage


def order_of(s: FamigliaState, element: str) -> int:
    """Return the order of an element, as an index of the data; -1 if it is none."""
    kind, id = split(element)
    return s.data.order_index.get(id, -1) if kind == "order" else -1


def out_of_play(s: FamigliaState, seat: int, number: int, rules: str) -> RuleMessage | None:
    """Return the reason for an order of another family, one that was sold, or one that the mat still locks (F6, Y1)."""
    order = s.data.orders[number]
    if number // ORDERS != s.family[seat]:
        return because("why-order-other", f"{rules} N7", order=order.id)
    at = s.order_at[seat * ORDERS + order.slot]
    if at == SOLD:
        return because("why-order-sold", f"{rules} Y1", order=order.id)
    if at == MAT:
        return because("why-order-locked", f"{rules} F6", order=order.id, row=ROW_NAMES[order.row])
    return None


def not_in_hand(s: FamigliaState, seat: int, element: str, rules: str) -> RuleMessage | None:
    """Return the reason for an order that is not in the seat's HQ."""
    number = order_of(s, element)
    if number < 0:
        return None
    reason = out_of_play(s, seat, number, rules)
    at = s.order_at[seat * ORDERS + s.data.orders[number].slot]
    if reason is not None or at < 0:
        return reason
    return because("why-order-board", f"{rules} A5", order=s.data.orders[number].id, area=s.data.areas[at])


def not_level(s: FamigliaState, seat: int, element: str, queue: tuple[int, ...]) -> RuleMessage | None:
    """Return the reason for an order that does not come at this moment of the encounter phase (E2, E3, W10)."""
    number = order_of(s, element)
    if number < 0:
        return None
    order = s.data.orders[number]
    reason = out_of_play(s, seat, number, "W10")
    if reason is not None:
        return reason
    at = seat * ORDERS + order.slot
    if s.order_at[at] < 0:
        return because("why-order-idle", "E2 E4", order=order.id)
    if at not in queue:
        return because("why-order-done", "E3", order=order.id)
    return because("why-order-later", "E2 W10", order=order.id, supply=order.supply, initiative=order.initiative)


def no_issue(s: FamigliaState, seat: int, area: int, not_in: int | None) -> RuleMessage | None:
    """Return the reason for an area without an order: not the family's, or with orders already there (A4, C3, W24)."""
    reason = not_own(s, seat, area, "A4")
    if reason is not None:
        return reason
    name, lying = s.data.areas[area], s.orders_in[area]
    if area == not_in:
        return because("why-area-second", "A13", area=name)
    if lying > 1:
        return because("why-area-orders", "A14 C3", area=name, n=lying, chain="full")
    chain = s.has_tile(seat, CHAIN_OF_COMMAND)
    return because(
        "why-area-orders", "C3 W24" if chain else "A4 C3", area=name, n=lying, chain="fresh" if chain else "no"
    )
