"""Moving pieces: every change of money, HQ, Soldati, cars, labs and orders goes through here (sections D, E4, N6).

What leaves the table goes back to the supply it came from (W27); each change emits an event.
"""

from __future__ import annotations

from cosca.games.la_famiglia.rules import events
from cosca.games.la_famiglia.rules.state import AREAS, EMPTY, HQ, NEUTRAL, ORDERS, ROWS, FamigliaState
from cosca.kernel.state import replaced


def pay(s: FamigliaState, seat: int, n: int, why: str, by: int = 0) -> None:
    """Pay money from the bank to the seat (negative: from it); `by` if another seat caused it."""
    if n:
        s.money[seat] += n
        events.money(s, seat, n, why, by or seat)


def recruit(s: FamigliaState, seat: int, n: int, why: str) -> None:
    """Move Soldati from the supply into HQ, as many as there are (N6)."""
    n = min(n, s.supply[seat])
    if n:
        s.supply[seat] -= n
        s.hq[seat] += n
        events.recruited(s, seat, n, why)


def place(s: FamigliaState, seat: int, area: int, n: int) -> None:
    """Move Soldati from HQ into an area that is the seat's own or empty."""
    if n:
        s.hq[seat] -= n
        events.placed(s, seat, area, n)
        put(s, area, seat, n)


def add(s: FamigliaState, seat: int, area: int, n: int, by: int) -> None:
    """Move Soldati (0: neutrals) from the supply into an area that is theirs."""
    if n:
        s.supply[seat] -= n
        events.added(s, seat, area, n, by)
        put(s, area, seat, n)


def put(s: FamigliaState, area: int, seat: int, n: int) -> None:
    """Put Soldati into an area; entering an empty one removes 1 lab (D3, W28)."""
    if s.holder[area] == EMPTY:
        s.holder[area] = seat
        if s.labs[area]:
            s.labs = replaced(s.labs, area, s.labs[area] - 1)
            s.labs_left += 1
            events.lab_removed(s, area, seat)
        if s.vacated >> area & 1:
            for other in (1, 2, 3, 4):
                if other != seat:
                    lose(s, area, other)
    s.soldati[area] += n


def remove(s: FamigliaState, area: int, n: int, by: int, why: str, recruits: bool = True) -> None:
    """Return Soldati of an area to their supply; the family that removes neutrals `recruits` as many (V9).

    An area left without Soldati is lost at once (E4).
    """
    if not n:
        return
    whose = s.holder[area]
    s.soldati[area] -= n
    s.supply[whose] += n
    events.removed(s, whose, area, n, why, by)
    if whose == NEUTRAL and recruits:
        recruit(s, by, n, "neutrals")
    if not s.soldati[area]:
        empty(s, area)


def empty(s: FamigliaState, area: int) -> None:
    """Empty an area without Soldati, whose family loses its cars and orders there (E4)."""
    whose = s.holder[area]
    s.holder[area] = EMPTY
    if whose != NEUTRAL:
        lose(s, area, whose)


def vacate(s: FamigliaState, area: int, n: int) -> None:
    """Move own Soldati out by order; E4 for the last one waits until the order is done (W7)."""
    s.soldati[area] -= n
    if not s.soldati[area]:
        s.holder[area] = EMPTY
        s.vacated |= 1 << area


def lose(s: FamigliaState, area: int, seat: int) -> None:
    """Remove the seat's cars in an area, and return its orders there to HQ (E4)."""
    drop_cars(s, seat, area, s.cars[seat * AREAS + area])
    if s.orders_in[area]:
        orders_back(s, seat, area)


def drop_cars(s: FamigliaState, seat: int, area: int, n: int) -> None:
    """Return cars of an area to the supply."""
    if n:
        s.add_cars(seat, area, -n)
        s.cars_left = replaced(s.cars_left, seat, s.cars_left[seat] + n)
        events.cars_removed(s, seat, area, n)


def place_car(s: FamigliaState, seat: int, area: int) -> None:
    """Place a car from the supply (A7); the caller has checked that there is one."""
    s.cars_left = replaced(s.cars_left, seat, s.cars_left[seat] - 1)
    s.add_cars(seat, area, 1)
    events.car_placed(s, seat, area)


def build_lab(s: FamigliaState, seat: int, area: int) -> None:
    """Build a lab from the shared supply (A9); the caller has checked that it fits."""
    s.labs_left -= 1
    s.labs = replaced(s.labs, area, s.labs[area] + 1)
    events.lab_built(s, seat, area)


def order_back(s: FamigliaState, seat: int, slot: int) -> None:
    """Return one order of an area to HQ; unseen by the other team if it is face down (W14)."""
    area = s.order_at[seat * ORDERS + slot]
    s.order_at[seat * ORDERS + slot] = HQ
    s.orders_in[area] -= 1
    events.order_back(s, seat, slot, area)


def orders_back(s: FamigliaState, seat: int, area: int) -> None:
    """Return all orders of the seat in the area to HQ."""
    first = seat * ORDERS
    for slot in range(ORDERS):
        if s.order_at[first + slot] == area:
            order_back(s, seat, slot)


def own_areas(s: FamigliaState, seat: int) -> list[int]:
    """Return the areas with Soldati of the seat."""
    return [a for a, holder in enumerate(s.holder) if holder == seat]


def hand(s: FamigliaState, seat: int) -> list[int]:
    """Return the slots of the seat's orders in HQ."""
    first = seat * ORDERS
    return [slot for slot, at in enumerate(s.order_at[first : first + ORDERS]) if at == HQ]


def attack_value(s: FamigliaState, seat: int) -> int:
    """Return what a car adds to an attack (V6, F3)."""
    return s.data.mats[s.family[seat]].attack[s.mat[seat * ROWS]]


def bomb_value(s: FamigliaState, seat: int) -> int:
    """Return what a car bomb adds to a strike (B2, F3)."""
    return s.data.mats[s.family[seat]].bomb[s.mat[seat * ROWS]]


def place_value(s: FamigliaState, seat: int) -> int:
    """Return the base value of Place Soldati (F4, F7)."""
    return s.data.mats[s.family[seat]].place[s.mat[seat * ROWS + 1]]


def recruit_value(s: FamigliaState, seat: int) -> int:
    """Return the base value of Recruit Soldati (F4, F7)."""
    return s.data.mats[s.family[seat]].recruit[s.mat[seat * ROWS + 3]]
