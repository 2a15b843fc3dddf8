"""Section B: strikes with bombs and car bombs; and O5, the order with a bomb and a shotgun in either order."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cosca.games.la_famiglia.rules import board, events, events_war, facts
from cosca.games.la_famiglia.rules.choices import SKIP
from cosca.games.la_famiglia.rules.fight import defence
from cosca.games.la_famiglia.rules.movement import Shotgun
from cosca.games.la_famiglia.rules.questions import AskArea, AskOptional
from cosca.games.la_famiglia.rules.state import AREAS, EMPTY, FamigliaState
from cosca.games.la_famiglia.rules.tile_effects import DELAY_DETONATOR
from cosca.games.la_famiglia.rules.why import no_start
from cosca.games.la_famiglia.rules.why_moves import no_strike
from cosca.kernel.choice import Choice
from cosca.kernel.events import Facts
from cosca.kernel.steps import Ask

if TYPE_CHECKING:
    from cosca.games.la_famiglia.documents import types_questions as questions
    from cosca.kernel.messages import RuleMessage


def fallen(s: FamigliaState, target: int, strength: int, shield: int) -> int:
    """Return how many Soldati a strike removes: the attack bonus less the defence bonus (B1)."""
    return min(max(0, strength - shield), s.soldati[target])


class Strike(AskOptional):
    """The target of the next strike, with or without a car bomb; `left` strikes in all (B1, B2, B5)."""

    __slots__ = ("left", "slot", "start")
    key = "strike.target"
    goal = True

    def __init__(self, seat: int, slot: int, start: int, left: int) -> None:
        super().__init__(seat)
        self.slot: Final = slot
        self.start: Final = start
        self.left: Final = left

    def choices(self, s: FamigliaState) -> list[Choice]:
        seat, mate = self.seat, s.data.mate_of[self.seat]
        friends = (seat, mate, EMPTY)
        near = [a for a in s.data.neighbours[self.start] if s.holder[a] not in friends]
        choices = [s.menu.strike[a] for a in near]
        if s.cars[seat * AREAS + self.start]:
            if s.has_tile(seat, DELAY_DETONATOR):
                far = s.lookups.tile[DELAY_DETONATOR].n
                away = s.data.distance[self.start]
                near = [a for a in range(AREAS) if 0 < away[a] <= far and s.holder[a] not in friends]
            choices += [s.menu.car_bomb[a] for a in near]
        choices.append(SKIP)
        return choices

    def why_not(self, s: FamigliaState, element: str) -> RuleMessage | None:
        return no_strike(s, self.seat, self.start, element)

    def chosen(self, s: FamigliaState, choice: Choice) -> None:
        seat, target = self.seat, choice.value
        with_car = choice.kind == "car_bomb"
        strength, shield = self.strength(s, choice), defence(s, target)
        events_war.strike(s, seat, target, strength, shield, with_car)
        board.remove(s, target, fallen(s, target, strength, shield), seat, "strike")
        if with_car:
            board.drop_cars(s, seat, self.start, 1)
        if self.left > 1:
            s.stack.append(Strike(seat, self.slot, self.start, self.left - 1))

    def strength(self, s: FamigliaState, choice: Choice) -> int:
        """Return the attack bonus of the strike: skull, and the bomb of a car (B2)."""
        bonus = s.data.orders[s.order(self.seat, self.slot)].skull
        return bonus + board.bomb_value(s, self.seat) if choice.kind == "car_bomb" else bonus

    def about(self, s: FamigliaState) -> Facts:
        return {"origin": s.data.areas[self.start], "order": s.data.orders[s.order(self.seat, self.slot)].id}

    def facts(self, s: FamigliaState) -> questions.StrikeTarget:
        detonator = s.has_tile(self.seat, DELAY_DETONATOR)
        return {
            "origin": s.data.areas[self.start],
            "order": s.data.orders[s.order(self.seat, self.slot)].id,
            "bonus": s.data.orders[s.order(self.seat, self.slot)].skull,
            "detonator": detonator,
            "reach": s.lookups.tile[DELAY_DETONATOR].n if detonator else 1,
            "left": self.left,
            "bomb": board.bomb_value(s, self.seat),
        }

    def facts_of(self, s: FamigliaState, choice: Choice) -> Facts:
        if choice is SKIP:
            return {}
        strength, shield = self.strength(s, choice), defence(s, choice.value)
        place = facts.place(s, self.seat, choice.value)
        falls = fallen(s, choice.value, strength, shield)
        if choice.kind == "car_bomb":
            bomb = board.bomb_value(s, self.seat)
            return {**place, "attack": strength, "defence": shield, "falls": falls, "bomb": bomb}
        return {**place, "attack": strength, "defence": shield, "falls": falls}


class EitherOrder(Ask[FamigliaState]):
    """Whether the shotgun or the strike comes first (O5)."""

    __slots__ = ("area", "slot")
    key = "either.first"

    def __init__(self, seat: int, slot: int, area: int) -> None:
        super().__init__(seat)
        self.slot: Final = slot
        self.area: Final = area

    def choices(self, s: FamigliaState) -> list[Choice]:
        return [s.menu.part["shotgun"], s.menu.part["bomb"], SKIP]

    def take(self, s: FamigliaState, choice: Choice) -> None:
        shotgun = Shotgun(self.seat, self.slot, self.area, 1)
        if choice is s.menu.part["shotgun"]:
            s.stack.append(StrikeStart(self.seat, self.slot, self.area))
            s.stack.append(shotgun)
        elif choice is s.menu.part["bomb"]:
            s.stack.append(shotgun)
            s.stack.append(Strike(self.seat, self.slot, self.area, 1))
        else:
            events.declined(s, self)

    def about(self, s: FamigliaState) -> questions.OrderAsked:
        return {"area": s.data.areas[self.area], "order": s.data.orders[s.order(self.seat, self.slot)].id}

    def facts_of(self, s: FamigliaState, choice: Choice) -> Facts:
        return {} if choice is SKIP else {"part": facts.plain_part(choice.text.split()[1])}


class StrikeStart(AskArea):
    """Whether the strike starts in the order's area or in the area just taken (O5, W42)."""

    __slots__ = ("area", "slot")
    key = "strike.start"
    path = True

    def __init__(self, seat: int, slot: int, area: int) -> None:
        super().__init__(seat)
        self.slot: Final = slot
        self.area: Final = area

    def choices(self, s: FamigliaState) -> list[Choice]:
        choices = [s.menu.start[self.area]]
        if s.gained >= 0 and s.holder[s.gained] == self.seat:
            choices.append(s.menu.start[s.gained])
        return choices

    def why_not(self, s: FamigliaState, element: str) -> RuleMessage | None:
        return no_start(s, element, [choice.value for choice in self.choices(s)], "O5 W42")

    def chosen(self, s: FamigliaState, choice: Choice) -> None:
        s.stack.append(Strike(self.seat, self.slot, choice.value, 1))

    def facts(self, s: FamigliaState) -> questions.OrderAsked:
        return {"area": s.data.areas[self.area], "order": s.data.orders[s.order(self.seat, self.slot)].id}
