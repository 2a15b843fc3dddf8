"""W18: what a seat can do at all at the moment, as bits of `lookups`."""

from __future__ import annotations

from typing import Final

from cosca.games.la_famiglia.rules.actions import may_issue
from cosca.games.la_famiglia.rules.lookups import (
    EQUIPMENT,
    GATHER,
    INFLUENCE,
    LAUNDER,
    ORDER,
    PLACE,
    PLACE_EXISTING,
    RECRUIT,
    ULTIMA,
)
from cosca.games.la_famiglia.rules.state import EMPTY, HQ, ORDERS, ROWS, FamigliaState

TOKENS_ON_MAT: Final = 17


def performable(s: FamigliaState, seat: int) -> int:
    """Return the bits of all partial actions that the seat could perform to some extent."""
    can = 0
    holder, labs = s.holder, s.labs
    own = [a for a, whose in enumerate(holder) if whose == seat]
    if s.supply[seat]:
        can |= RECRUIT
    if s.hq[seat]:
        if own:
            can |= PLACE | PLACE_EXISTING
        elif EMPTY in holder:
            can |= PLACE
    if own:
        if HQ in s.order_at[seat * ORDERS : seat * ORDERS + ORDERS]:
            for a in own:
                if not s.orders_in[a] or may_issue(s, seat, a):
                    can |= ORDER
                    break
        near, coast = s.lookups.near, s.lookups.coast
        mask = owned_labs = shore = room = 0
        for a in own:
            mask |= 1 << a
            shore |= coast[a]
            if labs[a]:
                owned_labs = 1
            if labs[a] < 2:
                room = 1
        if owned_labs:
            can |= LAUNDER
        if s.cars_left[seat] or (shore and s.boats_left[seat]) or (room and s.labs_left):
            can |= EQUIPMENT
        for a in own:
            if near[a] & mask:
                can |= GATHER
                break
    if sum(s.mat[seat * ROWS : seat * ROWS + ROWS]) < TOKENS_ON_MAT:
        can |= INFLUENCE
    if s.bust[seat] < 0:
        can |= ULTIMA
    return can
