"""Section E: all orders are revealed, then executed: supply orders first, then attack orders."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cosca.games.la_famiglia.components.data import Order, Part
from cosca.games.la_famiglia.rules import board, events, facts
from cosca.games.la_famiglia.rules.actions import GatherFrom, PlaceNumber, Recruit, launder
from cosca.games.la_famiglia.rules.agitate import AgitateSource
from cosca.games.la_famiglia.rules.equipment import PlaceBoat, PlaceLab
from cosca.games.la_famiglia.rules.movement import Shotgun
from cosca.games.la_famiglia.rules.pentito import Pentito
from cosca.games.la_famiglia.rules.questions import AskOptional, AskUse
from cosca.games.la_famiglia.rules.special import GuardLabs, Pull, Spread
from cosca.games.la_famiglia.rules.state import ENCOUNTER, ORDERS, FamigliaState
from cosca.games.la_famiglia.rules.strike import EitherOrder, Strike
from cosca.games.la_famiglia.rules.why_orders import not_level
from cosca.kernel.choice import Choice
from cosca.kernel.events import Facts
from cosca.kernel.questions import or_done
from cosca.kernel.steps import Ask, Step

if TYPE_CHECKING:
    from cosca.games.la_famiglia.documents import types_questions as questions
    from cosca.kernel.messages import RuleMessage


class EncounterPhase(Step[FamigliaState]):
    """All orders on the board are revealed at once and put in sequence (E1, E2)."""

    __slots__ = ()
    key = "encounter"

    def run(self, s: FamigliaState) -> None:
        s.phase = ENCOUNTER
        s.first = s.primo
        rank = {seat: at for at, seat in enumerate(s.from_first())}
        queue: list[tuple[bool, int, int, int]] = []
        for seat in (1, 2, 3, 4):
            for slot in range(ORDERS):
                if s.order_at[seat * ORDERS + slot] >= 0:
                    order = s.data.orders[s.order(seat, slot)]
                    queue.append((not order.supply, order.initiative, rank[seat], seat * ORDERS + slot))
        sequence = [entry[3] for entry in sorted(queue)]
        events.phase(s, "encounter")
        events.orders_revealed(s, sequence)
        s.stack.append(PhaseEnd())
        s.stack.append(NextOrder(tuple(sequence)))


class PhaseEnd(Step[FamigliaState]):
    """All orders still on the board go back to HQ, before management (E3)."""

    __slots__ = ()
    key = "encounter.end"

    def run(self, s: FamigliaState) -> None:
        for at, area in enumerate(s.order_at):
            if area >= 0:
                board.order_back(s, at // ORDERS, at % ORDERS)


class NextOrder(Step[FamigliaState]):
    """The next order in sequence; one that was taken back is not executed (E2, E4)."""

    __slots__ = ("queue",)
    key = "encounter.next"
    next_turn = True

    def __init__(self, queue: tuple[int, ...]) -> None:
        self.queue: Final = queue  # seat * ORDERS + slot, in sequence

    def run(self, s: FamigliaState) -> None:
        queue = self.queue
        while queue and s.order_at[queue[0]] < 0:
            queue = queue[1:]
        if not queue:
            return
        level = [at for at in queue if s.order_at[at] >= 0 and same_moment(s, at, queue[0])]
        if len(level) > 1:
            s.stack.append(WhichOrder(queue[0] // ORDERS, queue, tuple(level)))
        else:
            s.stack.append(NextOrder(queue[1:]))
            execute(s, queue[0])


def same_moment(s: FamigliaState, one: int, two: int) -> bool:
    """Return whether two orders of one seat have the same kind and initiative (W10)."""
    if one // ORDERS != two // ORDERS:
        return False
    first = s.data.orders[s.order(one // ORDERS, one % ORDERS)]
    second = s.data.orders[s.order(two // ORDERS, two % ORDERS)]
    return first.supply == second.supply and first.initiative == second.initiative


class WhichOrder(Ask[FamigliaState]):
    """Two own orders of equal initiative: the seat chooses (W10)."""

    __slots__ = ("level", "queue")
    key = "encounter.which"

    def __init__(self, seat: int, queue: tuple[int, ...], level: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.queue: Final = queue
        self.level: Final = level

    def choices(self, s: FamigliaState) -> list[Choice]:
        return [s.menu.execute[s.order(self.seat, at % ORDERS)] for at in self.level]

    def why_not(self, s: FamigliaState, element: str) -> RuleMessage | None:
        return not_level(s, self.seat, element, self.queue)

    def take(self, s: FamigliaState, choice: Choice) -> None:
        chosen = self.seat * ORDERS + choice.value
        s.stack.append(NextOrder(tuple([at for at in self.queue if at != chosen])))
        execute(s, chosen)

    def facts(self, s: FamigliaState) -> questions.EncounterWhich:
        order = s.data.orders[s.order(self.seat, self.level[0] % ORDERS)]
        return {"supply": order.supply, "initiative": order.initiative}

    def facts_of(self, s: FamigliaState, choice: Choice) -> Facts:
        area = s.data.areas[s.order_at[self.seat * ORDERS + choice.value]]
        return {**facts.order(s.data.orders[s.order(self.seat, choice.value)]), "area": area}


def execute(s: FamigliaState, at: int) -> None:
    """Execute the order, which counts as executed whether it is used or declined (W35)."""
    seat, slot, area = at // ORDERS, at % ORDERS, s.order_at[at]
    order = s.data.orders[s.order(seat, slot)]
    events.order_executed(s, seat, slot, area)
    s.gained = -1
    s.stack.append(OrderDone(seat, slot))
    if order.supply:
        for part in order.parts:
            if part.do == "coin":
                board.pay(s, seat, part.n, "coin")
        left = tuple([i for i, part in enumerate(order.parts) if part.do != "coin"])
        s.stack.append(SupplyOrder(seat, slot, area, left))
    else:
        s.stack.append(AttackOrder(seat, slot, area, 0))


class OrderDone(Step[FamigliaState]):
    """E4 for the areas that the order moved out of (W7); then it returns, unless it has a vest (E3)."""

    __slots__ = ("seat", "slot")
    key = "order.done"

    def __init__(self, seat: int, slot: int) -> None:
        self.seat: Final = seat
        self.slot: Final = slot

    def run(self, s: FamigliaState) -> None:
        vacated, s.vacated = s.vacated, 0
        area = 0
        while vacated:
            if vacated & 1 and s.holder[area] != self.seat:
                board.lose(s, area, self.seat)
            vacated >>= 1
            area += 1
        if s.order_at[self.seat * ORDERS + self.slot] >= 0 and not s.data.orders[s.order(self.seat, self.slot)].vest:
            board.order_back(s, self.seat, self.slot)


def order_floor(s: FamigliaState, seat: int) -> int:
    """Return how many steps lie below the order that the seat executes; all if it executes none.

    What ends the order (E4, W7) follows from what its own team knows.
    """
    for at, step in enumerate(s.stack):
        if isinstance(step, OrderDone) and step.seat == seat:
            return at
    return len(s.stack)


# ---------------------------------------------------------------- supply orders


class SupplyOrder(AskOptional):
    """Which part of the supply order is done next, in any order; or no more of it (E1, E7)."""

    __slots__ = ("area", "left", "slot")
    key = "supply.part"

    def __init__(self, seat: int, slot: int, area: int, left: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.slot: Final = slot
        self.area: Final = area
        self.left: Final = left

    def choices(self, s: FamigliaState) -> list[Choice]:
        parts = s.data.orders[s.order(self.seat, self.slot)].parts
        choices = [s.menu.part[parts[i].do] for i in self.left if doable(s, self.seat, self.area, parts[i])]
        return or_done(choices)

    def chosen(self, s: FamigliaState, choice: Choice) -> None:
        parts = s.data.orders[s.order(self.seat, self.slot)].parts
        for i in self.left:
            if s.menu.part[parts[i].do] is choice:
                left = tuple([other for other in self.left if other != i])
                s.stack.append(SupplyOrder(self.seat, self.slot, self.area, left))
                green_part(s, self.seat, self.area, parts[i], chosen=True)
                return

    def about(self, s: FamigliaState) -> questions.OrderAsked:
        return {"order": s.data.orders[s.order(self.seat, self.slot)].id, "area": s.data.areas[self.area]}

    def facts_of(self, s: FamigliaState, choice: Choice) -> Facts:
        parts = s.data.orders[s.order(self.seat, self.slot)].parts
        for i in self.left:
            if s.menu.part[parts[i].do] is choice:
                return {"part": facts.part(s, self.seat, parts[i])}
        return {}


def doable(s: FamigliaState, seat: int, area: int, part: Part) -> bool:
    """Return whether a green part can be done to some extent. Units need own Soldati in the order's area (E6)."""
    do = part.do
    if do == "coin":
        return True
    if do == "launder":
        return s.own_labs(seat) > 0
    if do == "recruit":
        return s.supply[seat] > 0
    if do == "soldati_per_lab":
        return s.hq[seat] > 0 and s.own_labs(seat) > 0
    if s.holder[area] != seat:
        return False
    if do in ("soldati", "place"):
        return s.hq[seat] > 0
    if do == "car":
        return s.cars_left[seat] > 0
    if do == "boat":
        return s.boats_left[seat] > 0 and s.lookups.coast[area] > 0
    if do == "lab":
        if not s.labs_left:
            return False
        if s.options.labs_anywhere:
            return any([s.labs[a] < 2 for a in board.own_areas(s, seat)])
        return s.labs[area] < 2
    return True  # spread: the teammate and the neutrals may have Soldati even if the seat has none


def green_part(s: FamigliaState, seat: int, area: int, part: Part, chosen: bool) -> None:
    """Start a supply part. On an attack order nobody has `chosen` it yet, so it can be declined here."""
    do = part.do
    push = s.stack.append
    least = 1 if chosen else 0
    if do == "coin":
        board.pay(s, seat, part.n, "coin")
    elif do == "launder":
        launder(s, seat)
    elif do == "recruit":
        push(Recruit(seat, board.recruit_value(s, seat) + part.n, least))
    elif do == "soldati":
        push(PlaceNumber(seat, area, part.n, least))
    elif do == "place":
        push(PlaceNumber(seat, area, board.place_value(s, seat) + part.n, least))
    elif do == "boat":
        push(PlaceBoat(seat, optional=not chosen, area=area))
    elif do == "soldati_per_lab":
        guarded = [a for a in board.own_areas(s, seat) for _ in range(s.labs[a])]
        push(GuardLabs(seat, tuple(guarded)))
    elif do == "spread":
        push(Spread(seat, area, part.numbers[0], part.n, ()))
        push(PlaceNumber(seat, area, part.n, 0))
    elif do == "lab" and s.options.labs_anywhere:
        push(PlaceLab(seat, optional=not chosen))
    elif chosen:
        (board.place_car if do == "car" else board.build_lab)(s, seat, area)
    else:
        push(OrderUnit(seat, area, car=do == "car"))


class OrderUnit(AskUse):
    """Whether the `car`, or else the lab, of an attack order is placed in its area (E1, E6)."""

    __slots__ = ("area", "car")
    key = "attack.unit"
    flags = ("car",)

    def __init__(self, seat: int, area: int, car: bool) -> None:
        super().__init__(seat)
        self.area: Final = area
        self.car: Final = car

    def use(self, s: FamigliaState) -> None:
        (board.place_car if self.car else board.build_lab)(s, self.seat, self.area)

    def about(self, s: FamigliaState) -> questions.AttackUnit:
        return {"area": s.data.areas[self.area], "piece": "car" if self.car else "lab"}


# ---------------------------------------------------------------- attack orders


class AttackOrder(Step[FamigliaState]):
    """The parts of an attack order from left to right, each optional; not once it was taken back (H1, E4)."""

    __slots__ = ("area", "part", "seat", "slot")
    key = "attack.parts"

    def __init__(self, seat: int, slot: int, area: int, part: int) -> None:
        self.seat: Final = seat
        self.slot: Final = slot
        self.area: Final = area
        self.part: Final = part  # the index of the next one

    def run(self, s: FamigliaState) -> None:
        seat, area = self.seat, self.area
        order = s.data.orders[s.order(seat, self.slot)]
        if self.part == len(order.parts) or s.order_at[seat * ORDERS + self.slot] != area:
            return
        s.stack.append(AttackOrder(seat, self.slot, area, self.part + 1))
        part = order.parts[self.part]
        do = part.do
        if do == "rally":
            s.stack.append(GatherFrom(seat, area))
        elif do in ("shotgun", "bomb") and order.either_order:
            if first_of_pair(order, self.part):
                s.stack.append(EitherOrder(seat, self.slot, area))
        elif do == "shotgun":
            s.stack.append(Shotgun(seat, self.slot, area, part.n))
        elif do == "bomb":
            s.stack.append(Strike(seat, self.slot, area, part.n))
        elif do == "pentito":
            s.stack.append(Pentito(seat, area, part.numbers))
        elif do == "pull":
            s.stack.append(Pull(seat, area, part.n))
        elif do == "agitate":
            s.stack.append(AgitateSource(seat, area, part.n))
        elif doable(s, seat, area, part):
            green_part(s, seat, area, part, chosen=False)


def first_of_pair(order: Order, part: int) -> bool:
    """Return whether this is the first of shotgun and bomb on an order that has both (O5)."""
    return all([other.do not in ("shotgun", "bomb") for other in order.parts[:part]])
