"""Rules shared by all attacks: the defence bonus, losses of both sides, and the end (V7 to V9, K10, R3)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cosca.games.la_famiglia.rules import board, events, events_war
from cosca.games.la_famiglia.rules.questions import AskUpTo, AskUse
from cosca.games.la_famiglia.rules.state import AREAS, NEUTRAL, ORDERS, FamigliaState
from cosca.games.la_famiglia.rules.tile_effects import ARMOURED_CARS, RECRUITMENT
from cosca.kernel.events import Facts
from cosca.kernel.state import replaced

if TYPE_CHECKING:
    from cosca.games.la_famiglia.documents import types_questions as questions


def defence(s: FamigliaState, area: int, vests: bool = True) -> int:
    """Return the defence bonus: labs, known vests of the defender's orders, and Armoured Cars (V7, D2, E8, H31)."""
    bonus = s.labs[area]
    seat = s.holder[area]
    if seat == NEUTRAL:
        return bonus
    if vests and s.orders_in[area]:
        for slot in range(ORDERS):
            if s.order_at[seat * ORDERS + slot] == area:
                bonus += s.data.orders[s.order(seat, slot)].vest
    if s.cars[seat * AREAS + area] and s.has_tile(seat, ARMOURED_CARS):
        bonus += s.lookups.tile[ARMOURED_CARS].n
    return bonus


def defenders_fall(s: FamigliaState, n: int, why: str) -> None:
    """Return defenders to their supply; for neutrals the attacking family recruits as many (V9)."""
    f = s.fight
    assert f is not None
    if not n:
        return
    whose = s.holder[f.area]
    s.soldati[f.area] -= n
    s.supply[whose] += n
    events.removed(s, whose, f.area, n, why, f.defender if why == "coward" else f.leader)
    if whose == NEUTRAL and f.side != NEUTRAL:
        board.recruit(s, f.side, n, "neutrals")


def attackers_fall(s: FamigliaState, n: int, why: str) -> None:
    """Return attackers to their supply; agitated neutrals are counted for R3."""
    f = s.fight
    assert f is not None
    if not n:
        return
    f.attackers -= n
    f.lost += n
    s.supply[f.side] += n
    events.removed(s, f.side, f.area, n, why, f.defender if why == "knockout" else f.leader)


def finish(s: FamigliaState, fallen: int) -> None:
    """End the attack, in whose last step so many Soldati fell: the area is taken, empty, or held (V8, K10)."""
    f = s.fight
    assert f is not None
    s.fight = None
    area, side, defender = f.area, f.side, s.holder[f.area]
    taken = False
    if not s.soldati[area]:
        board.empty(s, area)
        if f.attackers:
            taken = True
            board.put(s, area, side, f.attackers)
    if f.car:
        if taken:
            s.add_cars(side, area, 1)
        else:
            s.cars_left = replaced(s.cars_left, side, s.cars_left[side] + 1)
            events.cars_removed(s, side, area, 1)
    events_war.attack_over(s, f, defender, fallen)
    if side == NEUTRAL:
        if f.lost:
            s.stack.append(Compensation(defender, f.lost))
    elif taken:
        s.gained = area
        if s.has_tile(side, RECRUITMENT):
            s.stack.append(Garrison(side, area))


class Compensation(AskUpTo):
    """How many own Soldati the defending family recruits for neutrals lost in an agitated attack (R3)."""

    __slots__ = ("lost",)
    key = "agitate.recruit"

    def __init__(self, seat: int, lost: int) -> None:
        super().__init__(seat)
        self.lost: Final = lost

    def highest(self, s: FamigliaState) -> int:
        return min(self.lost, s.supply[self.seat])

    def number(self, s: FamigliaState, n: int) -> None:
        board.recruit(s, self.seat, n, "neutrals")

    def facts(self, s: FamigliaState) -> questions.AgitateRecruit:
        return {"lost": self.lost, "most": self.highest(s)}


class Garrison(AskUse):
    """Recruitment: exactly 2 Soldati from HQ into the captured area, or none (C7, H34)."""

    __slots__ = ("area",)
    key = "tiles.recruitment"

    def __init__(self, seat: int, area: int) -> None:
        super().__init__(seat)
        self.area: Final = area

    def possible(self, s: FamigliaState) -> bool:
        return s.hq[self.seat] >= s.lookups.tile[RECRUITMENT].n

    def use(self, s: FamigliaState) -> None:
        board.place(s, self.seat, self.area, s.lookups.tile[RECRUITMENT].n)

    def about(self, s: FamigliaState) -> Facts:
        return {"area": s.data.areas[self.area]}

    def facts(self, s: FamigliaState) -> questions.Recruitment:
        return {"area": s.data.areas[self.area], "n": s.lookups.tile[RECRUITMENT].n}
