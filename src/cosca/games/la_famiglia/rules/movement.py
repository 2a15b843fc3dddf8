"""Section V: Movement (and attack), the shotgun: target and way, number, car, and what waits at the target."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cosca.games.la_famiglia.rules import board, events_war, facts
from cosca.games.la_famiglia.rules.attack import attack
from cosca.games.la_famiglia.rules.choices import SKIP
from cosca.games.la_famiglia.rules.questions import AskArea, AskOptional
from cosca.games.la_famiglia.rules.state import AREAS, EMPTY, NEUTRAL, SEAS, FamigliaState, Fight
from cosca.games.la_famiglia.rules.tile_effects import ALLIES
from cosca.games.la_famiglia.rules.why import no_start
from cosca.games.la_famiglia.rules.why_moves import no_move
from cosca.kernel.choice import Choice
from cosca.kernel.events import Facts
from cosca.kernel.steps import Step

if TYPE_CHECKING:
    from cosca.games.la_famiglia.documents import types_questions as questions
    from cosca.kernel.messages import RuleMessage

WAYS: Final = ("land", "sea", "allies")  # by land, by speedboat (V3), over an area with Allies (C1)
LAND: Final = 0
SEA: Final = 1
OVER: Final = 2


class Shotgun(Step[FamigliaState]):
    """The next Movement (and attack) of an order with `left` of them (V10).

    `last` is where the first move went, `car` the area of the one car taken along (W6, W33).
    """

    __slots__ = ("area", "car", "last", "left", "seat", "slot")
    key = "shotgun"
    maybe = ("last", "car")

    def __init__(
        self, seat: int, slot: int, area: int, left: int, last: int | None = None, car: int | None = None
    ) -> None:
        self.seat: Final = seat
        self.slot: Final = slot
        self.area: Final = area
        self.left: Final = left
        self.last: Final = last
        self.car: Final = car

    def run(self, s: FamigliaState) -> None:
        if not self.left:
            return
        starts = [a for a in (self.area, self.last) if a is not None and s.holder[a] == self.seat]
        if len(starts) == 2 and self.last is not None:
            s.stack.append(MoveStart(self.seat, self.slot, self.area, self.left, self.last, self.car))
        elif starts:
            s.stack.append(MoveTarget(self.seat, self.slot, self.area, self.left, self.car, starts[0]))


class MoveStart(AskArea):
    """Whether the second move starts in the order's area or in the area just moved to (V10, W33)."""

    __slots__ = ("area", "car", "last", "left", "slot")
    key = "move.start"
    maybe = ("car",)
    path = True

    def __init__(self, seat: int, slot: int, area: int, left: int, last: int, car: int | None) -> None:
        super().__init__(seat)
        self.slot: Final = slot
        self.area: Final = area
        self.left: Final = left
        self.last: Final = last
        self.car: Final = car

    def choices(self, s: FamigliaState) -> list[Choice]:
        return [s.menu.start[self.area], s.menu.start[self.last], SKIP]

    def why_not(self, s: FamigliaState, element: str) -> RuleMessage | None:
        return no_start(s, element, [self.area, self.last], "V10 W33")

    def chosen(self, s: FamigliaState, choice: Choice) -> None:
        s.stack.append(MoveTarget(self.seat, self.slot, self.area, self.left, self.car, choice.value))

    def facts(self, s: FamigliaState) -> questions.MoveStart:
        names = s.data.areas
        order = s.data.orders[s.order(self.seat, self.slot)].id
        return {"order": order, "area": names[self.area], "last": names[self.last]}


class Move(AskOptional):
    """What the questions of one move have in common: they fill in target, way and number one by one."""

    __slots__ = ("area", "car", "left", "n", "slot", "start", "target", "way")
    maybe = ("car", "target")

    def __init__(
        self,
        seat: int,
        slot: int,
        area: int,
        left: int,
        car: int | None,
        start: int,
        target: int | None = None,
        way: int = LAND,
        n: int = 0,
    ) -> None:
        super().__init__(seat)
        self.slot: Final = slot
        self.area: Final = area
        self.left: Final = left
        self.car: Final = car
        self.start: Final = start
        self.target: Final = target
        self.way: Final = way
        self.n: Final = n

    def about(self, s: FamigliaState) -> Facts:
        if self.target is None:
            return {"origin": s.data.areas[self.start], "order": s.data.orders[s.order(self.seat, self.slot)].id}
        return self.way_asked(s, self.target)

    def way_asked(self, s: FamigliaState, target: int) -> questions.MoveWay:
        """Return the way that is known already, and the order behind it."""
        order = s.data.orders[s.order(self.seat, self.slot)].id
        return {"origin": s.data.areas[self.start], "order": order, "area": s.data.areas[target]}


class MoveTarget(Move):
    """Where to, and which way: by land, by speedboat, or over an area with Allies (V2, V3, C1, W32)."""

    __slots__ = ()
    key = "move.target"
    path = True
    goal = True

    def choices(self, s: FamigliaState) -> list[Choice]:
        seat, start, holder = self.seat, self.start, s.holder
        mate = s.data.mate_of[seat]
        near = s.data.neighbours[start]
        choices = [s.menu.land[a] for a in near if holder[a] != mate]
        first, second = seat * SEAS, mate * SEAS
        boats = 0
        for sea in s.data.area_seas[start]:
            if s.boats[first + sea] or s.boats[second + sea]:
                boats = fleet(s, seat)
                break
        if boats:
            choices += [s.menu.by_sea[a] for a in s.lookups.across(start, boats) if holder[a] != mate]
        if s.has_tile(seat, ALLIES) and s.money[seat] >= s.lookups.tile[ALLIES].price:
            choices += [s.menu.over[a] for a in beyond(s, seat, start)]
        choices.append(SKIP)
        return choices

    def why_not(self, s: FamigliaState, element: str) -> RuleMessage | None:
        return no_move(s, self.seat, self.start, element, beyond(s, self.seat, self.start))

    def chosen(self, s: FamigliaState, choice: Choice) -> None:
        if choice.kind == "over":
            board.pay(s, self.seat, -s.lookups.tile[ALLIES].price, "allies")
        way = SEA if choice.kind == "by_sea" else OVER if choice.kind == "over" else LAND
        s.stack.append(MoveNumber(self.seat, self.slot, self.area, self.left, self.car, self.start, choice.value, way))

    def facts(self, s: FamigliaState) -> questions.MoveTarget:
        order = s.data.orders[s.order(self.seat, self.slot)]
        return {
            "origin": s.data.areas[self.start],
            "order": order.id,
            "bonus": order.skull,
            "allies": s.has_tile(self.seat, ALLIES),
            "price": s.lookups.tile[ALLIES].price,
        }

    def facts_of(self, s: FamigliaState, choice: Choice) -> Facts:
        if choice is SKIP:
            return {}
        place = facts.place(s, self.seat, choice.value)
        attacks = s.holder[choice.value] not in (self.seat, EMPTY)
        if choice.kind == "over":
            return {**place, "attacks": attacks, "cost": s.lookups.tile[ALLIES].price}
        return {**place, "attacks": attacks}


def fleet(s: FamigliaState, seat: int) -> int:
    """Return the seas with a speedboat of the team, as a mask (V3)."""
    first, second = seat * SEAS, s.data.mate_of[seat] * SEAS
    return sum([1 << sea for sea in range(SEAS) if s.boats[first + sea] or s.boats[second + sea]])


def beyond(s: FamigliaState, seat: int, start: int) -> list[int]:
    """Return what Allies can reach: areas with enemy or neutral Soldati next to an empty or neutral neighbour (W31)."""
    holder, mate = s.holder, s.data.mate_of[seat]
    areas = {
        b
        for a in s.data.neighbours[start]
        if holder[a] == NEUTRAL or holder[a] == EMPTY
        for b in s.data.neighbours[a]
        if holder[b] != EMPTY and holder[b] != seat and holder[b] != mate
    }
    return sorted(areas)


class MoveNumber(Move):
    """How many Soldati go: at least 1 (V2); fixed before anything is resolved (V4)."""

    __slots__ = ()
    key = "move.number"

    def choices(self, s: FamigliaState) -> list[Choice]:
        return list(s.menu.number[s.soldati[self.start] : 0 : -1])

    def take(self, s: FamigliaState, choice: Choice) -> None:
        move = (self.seat, self.slot, self.area, self.left, self.car, self.start, self.target, self.way)
        s.stack.append(MoveCar(*move, n=choice.value))

    def facts(self, s: FamigliaState) -> questions.MoveNumber:
        assert self.target is not None
        return {**self.way_asked(s, self.target), "soldati": s.soldati[self.start]}

    def facts_of(self, s: FamigliaState, choice: Choice) -> Facts:
        return {"stays": s.soldati[self.start] - choice.value}


class MoveCar(Move):
    """Whether a car goes along: by land only, one in the whole order (V4, V10, W6, W33)."""

    __slots__ = ()
    key = "move.car"

    def choices(self, s: FamigliaState) -> list[Choice]:
        there = s.cars[self.seat * AREAS + self.start]
        if there and self.way != SEA and (self.car is None or self.car == self.start):
            return [s.menu.cars[1], s.menu.cars[0]]
        return [s.menu.cars[0]]

    def take(self, s: FamigliaState, choice: Choice) -> None:
        seat, start, target, cars = self.seat, self.start, self.target, choice.value
        assert target is not None
        s.stack.append(Shotgun(seat, self.slot, self.area, self.left - 1, target, target if cars else self.car))
        s.add_cars(seat, start, -cars)
        board.vacate(s, start, self.n)
        events_war.moved(s, seat, start, target, self.n, cars, WAYS[self.way], seat)
        there = s.holder[target]
        if there in (seat, EMPTY):
            if there == EMPTY:
                s.gained = target
            board.put(s, target, seat, self.n)
            s.add_cars(seat, target, cars)
        else:
            order = s.order(seat, self.slot)
            attack(s, Fight(seat, seat, target, self.n, cars, 1 if self.way == SEA else 0, order))

    def facts(self, s: FamigliaState) -> questions.MoveCar:
        assert self.target is not None
        attacks = s.holder[self.target] not in (self.seat, EMPTY)
        value = board.attack_value(s, self.seat)
        return {**self.way_asked(s, self.target), "attacks": attacks, "value": value}
