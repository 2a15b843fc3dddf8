"""Why spaces, tokens and columns of the action sheets cannot be chosen (P2 to P7, G1, G2, A11, W1, W2, W17, W18)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cosca.games.la_famiglia.components.data import COLUMNS, Space
from cosca.games.la_famiglia.rules import facts, sheets
from cosca.games.la_famiglia.rules.gaining import column_price
from cosca.games.la_famiglia.rules.lookups import NEEDS
from cosca.games.la_famiglia.rules.paying import least_price, usable
from cosca.games.la_famiglia.rules.state import FamigliaState
from cosca.games.la_famiglia.rules.why import because
from cosca.games.la_famiglia.rules.why_sheets import lying, taken
from cosca.kernel.messages import Message
from cosca.kernel.why_not import split

if TYPE_CHECKING:
    from cosca.kernel.messages import RuleMessage

# What is lacking for a partial action that cannot be performed (W18).
LACKS: Final = {
    "recruit": "lack-recruit",
    "place": "lack-place",
    "place_existing": "lack-place-existing",
    "order": "lack-order",
    "order_two_areas": "lack-order",
    "order_double": "lack-order",
    "equipment": "lack-equipment",
    "launder": "lack-launder",
    "gather": "lack-gather",
    "influence_supply": "lack-influence",
    "influence_sheets": "lack-influence",
    "influence_row": "lack-influence",
    "ultima": "lack-ultima",
}
assert LACKS.keys() == NEEDS.keys()


def unused(s: FamigliaState, seat: int, space: Space, fee: int, broke: bool) -> RuleMessage:
    """Return the reason for a space of the bottom sheet that is taken, has no effect, or is too expensive with the fee.

    A seat that is `broke` can only use spaces without a negative number (W1).
    """
    first = s.data.sheets[s.round].first
    at, price = space.index - first, s.lookups.price[space.index]
    reason = taken(s, space)
    if reason is not None:
        return reason
    if broke and price:
        return because("why-space-broke", "W1", space=space.id)
    if at not in usable(s, seat):
        lacks: list[Message] = [
            {"id": id, "args": {}} for id in dict.fromkeys([LACKS[part.do] for part in space.parts])
        ]
        return because("why-space-idle", "W2 W18", space=space.id, lacks=lacks)
    money = s.money[seat]
    return because("why-space-cost", "P7 W17", space=space.id, cost=price, fee=fee, sum=price + fee, money=money)


def no_use(s: FamigliaState, seat: int, element: str, fee: int, broke: bool) -> RuleMessage | None:
    """Return the reason for a space where the token in hand, which costs this `fee`, cannot go (P5)."""
    space, reason = lying(s, element)
    if space is None or reason is not None:
        return reason
    if space.sheet < s.round:
        return because("why-space-upper", "P5", space=space.id)
    return unused(s, seat, space, fee, broke)


def no_move(s: FamigliaState, seat: int, element: str, broke: bool) -> RuleMessage | None:
    """Return the reason for a token, column or space that is too expensive or has nothing to move (P3, G1, G2)."""
    kind, id = split(element)
    if kind == "column" and id in COLUMNS:
        tokens, bank, fees = column_price(s, seat, COLUMNS.index(id))
        if not tokens:
            return because("why-column-empty", "G1", column=id)
        return because("why-column-cost", "G2 W17", column=id, cost=bank + fees, money=s.money[seat])
    if kind == "token" and id.isdecimal():
        owner = int(id)
        if not any([sheets.count(cell, owner) for cell in s.top]):
            return because("why-token-none", "P2", owner=owner, token=facts.token_of(seat, owner))
        return token_cost(s, seat, [owner])
    space, reason = lying(s, element)
    if space is None or reason is not None:
        return reason
    if space.sheet == s.round:
        return unused(
            s, seat, space, min([_fee(seat, owner) for cell in s.top for owner in sheets.owners(cell)]), broke
        )
    cell = s.top[space.index - s.data.sheets[s.round - 1].first]
    if not cell:
        return because("why-space-bare", "P2 P5", space=space.id)
    return token_cost(s, seat, list(sheets.owners(cell)))


def token_cost(s: FamigliaState, seat: int, owners: list[int]) -> RuleMessage:
    """Return the reason: token fee plus cheapest space cost more than the seat has (P3, W17)."""
    fee, least = min([_fee(seat, owner) for owner in owners]), least_price(s, seat)
    return because("why-token-cost", "P3 W17", fee=fee, least=least, sum=fee + least, money=s.money[seat])


def _fee(seat: int, owner: int) -> int:
    return facts.TOKEN_FEE if facts.token_of(seat, owner) == "other" else 0
