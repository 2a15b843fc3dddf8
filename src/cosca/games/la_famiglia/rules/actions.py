"""Section A: the actions of the sheets, each a short path of choices. Orders and mats use them too."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from cosca.games.la_famiglia.rules import board, events, events_war, facts
from cosca.games.la_famiglia.rules.choices import DONE
from cosca.games.la_famiglia.rules.questions import AskArea, AskOptional, AskUpTo
from cosca.games.la_famiglia.rules.state import AREAS, EMPTY, ORDERS, FamigliaState
from cosca.games.la_famiglia.rules.tile_effects import CHAIN_OF_COMMAND
from cosca.games.la_famiglia.rules.why import area_of, away, because, held, not_own
from cosca.games.la_famiglia.rules.why_orders import no_issue, not_in_hand
from cosca.kernel.choice import Choice
from cosca.kernel.events import Facts
from cosca.kernel.questions import AskNumber, or_done
from cosca.kernel.steps import Ask

if TYPE_CHECKING:
    from cosca.games.la_famiglia.documents import types_questions as questions
    from cosca.kernel.messages import RuleMessage

# ---------------------------------------------------------------- A1 Recruit Soldati


class Recruit(AskUpTo):
    """How many Soldati come from the supply into HQ, up to `limit` (A1, W19)."""

    __slots__ = ("least", "limit")
    key = "recruit.number"

    def __init__(self, seat: int, limit: int, least: int) -> None:
        super().__init__(seat)
        self.limit: Final = limit
        self.least: Final = least

    def highest(self, s: FamigliaState) -> int:
        return min(self.limit, s.supply[self.seat])

    def lowest(self, s: FamigliaState) -> int:
        return self.least

    def number(self, s: FamigliaState, n: int) -> None:
        board.recruit(s, self.seat, n, "action")

    def usual(self, s: FamigliaState, choices: Sequence[Choice]) -> Choice | None:
        return choices[0]  # as many as possible

    def about(self, s: FamigliaState) -> questions.Limit:
        return {"limit": self.limit}


# ---------------------------------------------------------------- A2, A15 Place Soldati


class PlaceArea(AskArea):
    """Which area the Soldati go to: one of the family's or, unless `existing`, an empty one (A2, A3, A15)."""

    __slots__ = ("bonus", "existing")
    key = "place.area"
    flags = ("existing",)
    path = True
    goal = True

    def __init__(self, seat: int, bonus: int, existing: bool = False) -> None:
        super().__init__(seat)
        self.bonus: Final = bonus
        self.existing: Final = existing

    def choices(self, s: FamigliaState) -> list[Choice]:
        if not s.hq[self.seat]:
            return []
        area = s.menu.area
        seat = self.seat
        if self.existing:
            return [area[a] for a, holder in enumerate(s.holder) if holder == seat]
        return [area[a] for a, holder in enumerate(s.holder) if holder == seat or holder == EMPTY]

    def why_not(self, s: FamigliaState, element: str) -> RuleMessage | None:
        area = area_of(s, element)
        if area < 0:
            return None
        if self.existing:
            return because("why-area-existing", "A15", **held(s, self.seat, area))
        return because("why-area-place", "A2", **held(s, self.seat, area))

    def chosen(self, s: FamigliaState, choice: Choice) -> None:
        limit = board.place_value(s, self.seat) + self.bonus
        s.stack.append(PlaceNumber(self.seat, choice.value, limit, 1))

    def facts(self, s: FamigliaState) -> questions.PlaceArea:
        limit = board.place_value(s, self.seat) + self.bonus
        return {"existing": self.existing, "limit": limit, "hq": s.hq[self.seat]}


class PlaceNumber(AskUpTo):
    """How many Soldati go from HQ into the area (A2, E5)."""

    __slots__ = ("area", "least", "limit")
    key = "place.number"

    def __init__(self, seat: int, area: int, limit: int, least: int) -> None:
        super().__init__(seat)
        self.area: Final = area
        self.limit: Final = limit
        self.least: Final = least

    def highest(self, s: FamigliaState) -> int:
        return min(self.limit, s.hq[self.seat])

    def lowest(self, s: FamigliaState) -> int:
        return self.least

    def number(self, s: FamigliaState, n: int) -> None:
        board.place(s, self.seat, self.area, n)

    def usual(self, s: FamigliaState, choices: Sequence[Choice]) -> Choice | None:
        return choices[0]  # as many as possible

    def about(self, s: FamigliaState) -> Facts:
        return {"area": s.data.areas[self.area]}

    def facts(self, s: FamigliaState) -> questions.PlaceNumber:
        return {"area": s.data.areas[self.area], "limit": self.limit, "hq": s.hq[self.seat]}


# ---------------------------------------------------------------- A4, A13, A14 Issue order


def may_issue(s: FamigliaState, seat: int, area: int) -> bool:
    """Return whether an area has own Soldati and no order (A4), or one with Chain of Command (C3, W24)."""
    if s.holder[area] != seat:
        return False
    lying = s.orders_in[area]
    if not lying:
        return True
    if lying > 1 or not s.has_tile(seat, CHAIN_OF_COMMAND):
        return False
    return not (s.options.chain_needs_earlier_turn and s.fresh >> area & 1)


class IssueArea(AskArea):
    """Where the order goes. `more` areas may follow (A13), `double` lays two in one area (A14)."""

    __slots__ = ("double", "more", "not_in")
    key = "order.area"
    flags = ("double",)
    maybe = ("not_in",)
    path = True
    goal = True

    def __init__(self, seat: int, more: int = 0, double: bool = False, not_in: int | None = None) -> None:
        super().__init__(seat)
        self.more: Final = more
        self.double: Final = double
        self.not_in: Final = not_in  # an area that this action has used; the order is optional then

    def choices(self, s: FamigliaState) -> list[Choice]:
        seat, not_in, area = self.seat, self.not_in, s.menu.area
        if not board.hand(s, seat):
            return []
        choices = [
            area[a] for a, holder in enumerate(s.holder) if holder == seat and a != not_in and may_issue(s, seat, a)
        ]
        return or_done(choices, optional=not_in is not None)

    def why_not(self, s: FamigliaState, element: str) -> RuleMessage | None:
        area = area_of(s, element)
        return None if area < 0 else no_issue(s, self.seat, area, self.not_in)

    def chosen(self, s: FamigliaState, choice: Choice) -> None:
        area = choice.value
        if self.more:
            s.stack.append(IssueArea(self.seat, self.more - 1, not_in=area))
        if self.double and not s.orders_in[area]:
            s.stack.append(IssueOrder(self.seat, area, second=True))
        s.stack.append(IssueOrder(self.seat, area))

    def facts(self, s: FamigliaState) -> questions.OrderArea:
        chain: questions.Chain = "no"
        if s.has_tile(self.seat, CHAIN_OF_COMMAND):
            chain = "chain" if s.options.chain_needs_earlier_turn else "chain_any"
        return {"second": self.not_in is not None, "chain": chain, "double": self.double}


class IssueOrder(AskOptional):
    """Which order of HQ is laid face down there (A4): the secret of its team (N7, W13)."""

    __slots__ = ("area", "second")
    key = "order.which"
    flags = ("second",)
    goal = True

    def __init__(self, seat: int, area: int, second: bool = False) -> None:
        super().__init__(seat)
        self.area: Final = area
        self.second: Final = second  # the second of A14: may be left out (W19)

    def choices(self, s: FamigliaState) -> list[Choice]:
        order = s.menu.order
        first = s.family[self.seat] * ORDERS
        return or_done([order[first + slot] for slot in board.hand(s, self.seat)], optional=self.second)

    def why_not(self, s: FamigliaState, element: str) -> RuleMessage | None:
        return not_in_hand(s, self.seat, element, "A4")

    def chosen(self, s: FamigliaState, choice: Choice) -> None:
        area = self.area
        s.order_at[self.seat * ORDERS + choice.value] = area
        s.orders_in[area] += 1
        s.fresh |= 1 << area
        events.order_issued(s, self.seat, choice.value, area)

    def about(self, s: FamigliaState) -> Facts:
        return {"area": s.data.areas[self.area]}

    def facts(self, s: FamigliaState) -> questions.OrderWhich:
        return {"area": s.data.areas[self.area], "second": self.second}

    def facts_of(self, s: FamigliaState, choice: Choice) -> Facts:
        return {} if choice is DONE else facts.order(s.data.orders[s.order(self.seat, choice.value)])


# ---------------------------------------------------------------- A10 Launder money, A17 gather


def launder(s: FamigliaState, seat: int) -> None:
    """Pay the seat 1 money for each own lab (A10)."""
    board.pay(s, seat, s.own_labs(seat), "launder")


def has_source(s: FamigliaState, seat: int, area: int) -> bool:
    """Return whether an adjacent area holds own Soldati, which could come."""
    holder = s.holder
    return any([holder[b] == seat for b in s.data.neighbours[area]])


class GatherInto(AskArea):
    """The own area into which own pieces are gathered (A17)."""

    __slots__ = ()
    key = "gather.into"
    path = True
    goal = True

    def choices(self, s: FamigliaState) -> list[Choice]:
        seat, area = self.seat, s.menu.area
        return [area[a] for a, holder in enumerate(s.holder) if holder == seat and has_source(s, seat, a)]

    def why_not(self, s: FamigliaState, element: str) -> RuleMessage | None:
        area = area_of(s, element)
        if area < 0:
            return None
        return not_own(s, self.seat, area, "A17") or because("why-area-alone", "A17", area=s.data.areas[area])

    def chosen(self, s: FamigliaState, choice: Choice) -> None:
        s.stack.append(GatherFrom(self.seat, choice.value, must=True))


class GatherFrom(AskArea):
    """From which adjacent own area pieces come next; until `done` (A17, and the rally of V1)."""

    __slots__ = ("must", "to")
    key = "gather.from"
    flags = ("must",)
    path = True

    def __init__(self, seat: int, to: int, must: bool = False) -> None:
        super().__init__(seat)
        self.to: Final = to
        self.must: Final = must

    def choices(self, s: FamigliaState) -> list[Choice]:
        seat, holder, area = self.seat, s.holder, s.menu.area
        if holder[self.to] != seat:
            return []
        choices = [area[b] for b in s.data.neighbours[self.to] if holder[b] == seat]
        return or_done(choices, optional=not self.must)

    def why_not(self, s: FamigliaState, element: str) -> RuleMessage | None:
        area = area_of(s, element)
        if area < 0:
            return None
        if area == self.to:
            return because("why-area-gather", "A17 V1", area=s.data.areas[area])
        return not_own(s, self.seat, area, "A17 V1") or away(s, self.to, area, "A17 V1")

    def chosen(self, s: FamigliaState, choice: Choice) -> None:
        s.stack.append(GatherFrom(self.seat, self.to))
        s.stack.append(GatherSoldati(self.seat, choice.value, self.to))

    def about(self, s: FamigliaState) -> questions.AreaAsked:
        return {"area": s.data.areas[self.to]}


class GatherSoldati(AskNumber[FamigliaState]):
    """How many Soldati come from there; none only if a car does."""

    __slots__ = ("origin", "to")
    key = "gather.soldati"

    def __init__(self, seat: int, origin: int, to: int) -> None:
        super().__init__(seat)
        self.origin: Final = origin
        self.to: Final = to

    def highest(self, s: FamigliaState) -> int:
        return s.soldati[self.origin]

    def lowest(self, s: FamigliaState) -> int:
        return 0 if s.cars[self.seat * AREAS + self.origin] else 1

    def number(self, s: FamigliaState, n: int) -> None:
        s.stack.append(GatherCars(self.seat, self.origin, self.to, n))

    def about(self, s: FamigliaState) -> Facts:
        return {"origin": s.data.areas[self.origin], "area": s.data.areas[self.to]}

    def facts(self, s: FamigliaState) -> questions.GatherNumber:
        return {
            "origin": s.data.areas[self.origin],
            "area": s.data.areas[self.to],
            "soldati": s.soldati[self.origin],
            "cars": s.cars[self.seat * AREAS + self.origin],
        }

    def facts_of(self, s: FamigliaState, choice: Choice) -> Facts:
        return {"stays": s.soldati[self.origin] - choice.value}


class GatherCars(Ask[FamigliaState]):
    """How many cars come along. An area left without Soldati is lost with what stays in it (V1, W14)."""

    __slots__ = ("n", "origin", "to")
    key = "gather.cars"

    def __init__(self, seat: int, origin: int, to: int, n: int) -> None:
        super().__init__(seat)
        self.origin: Final = origin
        self.to: Final = to
        self.n: Final = n

    def choices(self, s: FamigliaState) -> list[Choice]:
        most = s.cars[self.seat * AREAS + self.origin]
        return list(s.menu.cars[most::-1]) if self.n else list(s.menu.cars[most:0:-1])

    def take(self, s: FamigliaState, choice: Choice) -> None:
        seat, origin, to, cars = self.seat, self.origin, self.to, choice.value
        s.add_cars(seat, origin, -cars)
        s.add_cars(seat, to, cars)
        s.soldati[origin] -= self.n
        s.soldati[to] += self.n
        events_war.moved(s, seat, origin, to, self.n, cars, "land", seat)
        if not s.soldati[origin]:
            board.empty(s, origin)

    def about(self, s: FamigliaState) -> Facts:
        return {"origin": s.data.areas[self.origin], "area": s.data.areas[self.to]}

    def facts(self, s: FamigliaState) -> questions.GatherNumber:
        return {
            "origin": s.data.areas[self.origin],
            "area": s.data.areas[self.to],
            "soldati": self.n,
            "cars": s.cars[self.seat * AREAS + self.origin],
        }
