"""Sections A6 to A9: cars, speedboats and drug labs come onto the board."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cosca.games.la_famiglia.rules import board, events, facts
from cosca.games.la_famiglia.rules.choices import SKIP
from cosca.games.la_famiglia.rules.questions import AskArea, AskOptional
from cosca.games.la_famiglia.rules.state import SEAS, FamigliaState
from cosca.games.la_famiglia.rules.why import area_of, because, not_own, own_needed, sea_of, seat_of
from cosca.kernel.choice import Choice
from cosca.kernel.events import Facts
from cosca.kernel.questions import or_skip
from cosca.kernel.state import replaced
from cosca.kernel.steps import Ask

if TYPE_CHECKING:
    from cosca.games.la_famiglia.documents import types_questions as questions
    from cosca.kernel.messages import RuleMessage

MOST_LABS: Final = 2  # in one area (A9)
FULL_SEA: Final = 3  # boats at which the new one and another are removed (A8)


def own_coast(s: FamigliaState, seat: int) -> int:
    """Return the seas next to areas with own Soldati, as a mask."""
    coast = s.lookups.coast
    mask = 0
    for a, holder in enumerate(s.holder):
        if holder == seat:
            mask |= coast[a]
    return mask


class Equipment(Ask[FamigliaState]):
    """Which piece is placed (A6); `optional` for the column of Primo Giocatore (G3, W21)."""

    __slots__ = ("optional",)
    key = "equipment.which"
    flags = ("optional",)
    path = True

    def __init__(self, seat: int, optional: bool = False) -> None:
        super().__init__(seat)
        self.optional: Final = optional

    def choices(self, s: FamigliaState) -> list[Choice]:
        seat = self.seat
        own = board.own_areas(s, seat)
        part = s.menu.part
        choices: list[Choice] = []
        if own and s.cars_left[seat]:
            choices.append(part["car"])
        if s.boats_left[seat] and any([s.lookups.coast[a] for a in own]):
            choices.append(part["boat"])
        if s.labs_left and any([s.labs[a] < 2 for a in own]):
            choices.append(part["lab"])
        return or_skip(choices, self.optional)

    def why_not(self, s: FamigliaState, element: str) -> RuleMessage | None:
        sea, area = sea_of(s, element), area_of(s, element)
        if sea >= 0 and not s.boats_left[self.seat]:
            return because("why-sea-no-boat", "A8 N6", sea=s.data.seas[sea])
        if sea >= 0:
            return because("why-sea-own", "A8", sea=s.data.seas[sea])
        if area < 0:
            return None
        reason = not_own(s, self.seat, area, "A6 A7 A9")
        return reason or because("why-area-equipment", "A6 A9 N6", area=s.data.areas[area], labs=s.labs[area])

    def take(self, s: FamigliaState, choice: Choice) -> None:
        if choice is s.menu.part["car"]:
            s.stack.append(PlaceCar(self.seat))
        elif choice is s.menu.part["boat"]:
            s.stack.append(PlaceBoat(self.seat))
        elif choice is s.menu.part["lab"]:
            s.stack.append(PlaceLab(self.seat))
        else:
            events.declined(s, self)

    def facts(self, s: FamigliaState) -> questions.Optional:
        return {"optional": self.optional}

    def facts_of(self, s: FamigliaState, choice: Choice) -> Facts:
        return {} if choice is SKIP else {"part": facts.plain_part(choice.text.split()[1])}


class PlaceCar(AskArea):
    """The own area that gets the car (A7)."""

    __slots__ = ("optional",)
    key = "car.area"
    goal = True
    flags = ("optional",)

    def __init__(self, seat: int, optional: bool = False) -> None:
        super().__init__(seat)
        self.optional: Final = optional

    def choices(self, s: FamigliaState) -> list[Choice]:
        if not s.cars_left[self.seat]:
            return []
        area = s.menu.area
        return or_skip([area[a] for a in board.own_areas(s, self.seat)], self.optional)

    def why_not(self, s: FamigliaState, element: str) -> RuleMessage | None:
        return own_needed(s, self.seat, element, "A7")

    def chosen(self, s: FamigliaState, choice: Choice) -> None:
        board.place_car(s, self.seat, choice.value)

    def facts(self, s: FamigliaState) -> questions.Optional:
        return {"optional": self.optional}


class PlaceLab(AskArea):
    """The own area with at most 1 lab that gets another (A9)."""

    __slots__ = ("optional",)
    key = "lab.area"
    goal = True
    flags = ("optional",)

    def __init__(self, seat: int, optional: bool = False) -> None:
        super().__init__(seat)
        self.optional: Final = optional

    def choices(self, s: FamigliaState) -> list[Choice]:
        if not s.labs_left:
            return []
        area, labs = s.menu.area, s.labs
        return or_skip([area[a] for a in board.own_areas(s, self.seat) if labs[a] < 2], self.optional)

    def why_not(self, s: FamigliaState, element: str) -> RuleMessage | None:
        area = area_of(s, element)
        if area < 0:
            return None
        reason = not_own(s, self.seat, area, "A9")
        return reason or because("why-area-labs", "A9", area=s.data.areas[area], n=s.labs[area])

    def chosen(self, s: FamigliaState, choice: Choice) -> None:
        board.build_lab(s, self.seat, choice.value)

    def facts(self, s: FamigliaState) -> questions.LabArea:
        return {"optional": self.optional, "most": MOST_LABS}


class PlaceBoat(AskOptional):
    """The sea that gets the speedboat: next to `area`, or to any own area (A8, E6)."""

    __slots__ = ("area", "moves", "optional")
    key = "boat.sea"
    goal = True
    flags = ("optional", "moves")
    maybe = ("area",)

    def __init__(self, seat: int, optional: bool = False, area: int | None = None, moves: bool = True) -> None:
        super().__init__(seat)
        self.optional: Final = optional
        self.area: Final = area
        self.moves: Final = moves  # not at set-up (W26)

    def choices(self, s: FamigliaState) -> list[Choice]:
        if not s.boats_left[self.seat]:
            return []
        mask = own_coast(s, self.seat) if self.area is None else s.lookups.coast[self.area]
        return or_skip([sea for i, sea in enumerate(s.menu.sea) if mask >> i & 1], self.optional)

    def why_not(self, s: FamigliaState, element: str) -> RuleMessage | None:
        sea = sea_of(s, element)
        if sea < 0:
            return None
        if self.area is None:
            return because("why-sea-own", "A8", sea=s.data.seas[sea])
        return because("why-sea-area", "E6", sea=s.data.seas[sea], area=s.data.areas[self.area])

    def chosen(self, s: FamigliaState, choice: Choice) -> None:
        seat, sea = self.seat, choice.value
        s.boats_left = replaced(s.boats_left, seat, s.boats_left[seat] - 1)
        s.add_boats(seat, sea, 1)
        events.boat_placed(s, seat, sea)
        if self.moves:
            s.stack.append(MoveBoat(seat, sea))
        else:
            collide(s, seat, sea)

    def facts(self, s: FamigliaState) -> questions.BoatSea:
        area = None if self.area is None else s.data.areas[self.area]
        return {"optional": self.optional, "area": area, "by_order": self.area is not None, "sinks": FULL_SEA}

    def facts_of(self, s: FamigliaState, choice: Choice) -> Facts:
        return {} if choice is SKIP else facts.sea(s, choice.value, FULL_SEA)


class MoveBoat(Ask[FamigliaState]):
    """Whether the new speedboat goes on to an adjacent sea (A8)."""

    __slots__ = ("sea",)
    key = "boat.move"

    def __init__(self, seat: int, sea: int) -> None:
        super().__init__(seat)
        self.sea: Final = sea

    def choices(self, s: FamigliaState) -> list[Choice]:
        return [SKIP, *[s.menu.sea[i] for i in s.data.sea_neighbours[self.sea]]]

    def why_not(self, s: FamigliaState, element: str) -> RuleMessage | None:
        sea, names = sea_of(s, element), s.data.seas
        if sea < 0:
            return None
        if sea == self.sea:
            return because("why-sea-here", "A8", sea=names[sea])
        return because("why-sea-far", "A8 N8", sea=names[sea], origin=names[self.sea])

    def take(self, s: FamigliaState, choice: Choice) -> None:
        sea = self.sea
        if choice is not SKIP:
            sea = choice.value
            s.add_boats(self.seat, self.sea, -1)
            s.add_boats(self.seat, sea, 1)
            events.boat_moved(s, self.seat, self.sea, sea)
        collide(s, self.seat, sea)

    def about(self, s: FamigliaState) -> Facts:
        return {"sea": s.data.seas[self.sea]}

    def facts(self, s: FamigliaState) -> questions.SeaAsked:
        return {"sea": s.data.seas[self.sea], "sinks": FULL_SEA}

    def facts_of(self, s: FamigliaState, choice: Choice) -> Facts:
        return {} if choice is SKIP else facts.sea(s, choice.value, FULL_SEA)


def collide(s: FamigliaState, seat: int, sea: int) -> None:
    """Remove the new boat, and one other of choice, if its sea has exactly 3 boats (A8, W26)."""
    if sum([s.boats[owner * SEAS + sea] for owner in (1, 2, 3, 4)]) == FULL_SEA:
        sink(s, seat, sea, seat)
        s.stack.append(OtherBoat(seat, sea))


def sink(s: FamigliaState, seat: int, sea: int, by: int) -> None:
    """Return a boat to its supply."""
    s.add_boats(seat, sea, -1)
    s.boats_left = replaced(s.boats_left, seat, s.boats_left[seat] + 1)
    events.boat_removed(s, seat, sea, by)


class OtherBoat(Ask[FamigliaState]):
    """Whose boat is removed together with the new one (A8)."""

    __slots__ = ("sea",)
    key = "boat.other"

    def __init__(self, seat: int, sea: int) -> None:
        super().__init__(seat)
        self.sea: Final = sea

    def choices(self, s: FamigliaState) -> list[Choice]:
        return [s.menu.seat[owner] for owner in (1, 2, 3, 4) if s.boats[owner * SEAS + self.sea]]

    def why_not(self, s: FamigliaState, element: str) -> RuleMessage | None:
        seat = seat_of(element)
        return None if seat < 0 else because("why-seat-no-boat", "A8", seat=seat, sea=s.data.seas[self.sea])

    def take(self, s: FamigliaState, choice: Choice) -> None:
        sink(s, choice.value, self.sea, self.seat)

    def about(self, s: FamigliaState) -> Facts:
        return {"sea": s.data.seas[self.sea]}

    def facts(self, s: FamigliaState) -> questions.SeaAsked:
        return {"sea": s.data.seas[self.sea], "sinks": FULL_SEA}
