"""Effects of cards on figures, businesses and control markers (H22 to H29, H34)."""

from __future__ import annotations

from typing import Any, Final

from cosca.games.corleones_empire.rules import figures
from cosca.games.corleones_empire.rules.abilities import Abilities, DeclareFront, use_front
from cosca.games.corleones_empire.rules.choices import SKIP
from cosca.games.corleones_empire.rules.markers import Recycle, give_back, place_marker
from cosca.games.corleones_empire.rules.state import FIGURES, MAYOR, POLICE_CHIEF, TURF, TURFS, UNION_BOSS, EmpireState
from cosca.kernel.choice import Choice
from cosca.kernel.steps import Ask


def or_skip(found: list[Choice]) -> list[Choice]:
    """A list that may be refused; an empty one lapses."""
    if found:
        found.append(SKIP)
    return found


# ---------------------------------------------------------------- gunning down and moving


class GunDown(Ask[EmpireState]):
    """The next figure that goes to the Hudson; or no more (H22)."""

    __slots__ = ("kind", "left", "spot", "where", "whose")
    key = "gun_down.figure"

    def __init__(self, seat: int, kind: str, whose: str, where: str, spot: int, left: int) -> None:
        super().__init__(seat)
        self.kind: Final = kind
        self.whose: Final = whose
        self.where: Final = where
        self.spot: Final = spot
        self.left: Final = left

    def choices(self, s: EmpireState) -> list[Choice]:
        found = figures.targets(s, self.seat, self.kind, self.whose, self.where, self.spot)
        return or_skip([figures.figure_choice(s, figure) for figure in found])

    def take(self, s: EmpireState, choice: Choice) -> None:
        if choice is SKIP:
            return
        if choice.kind == "thug_at":
            s.emptied = choice.value
        figures.gun_down(s, figures.figure_of(s, choice))
        if self.left > 1:
            s.stack.append(GunDown(self.seat, self.kind, self.whose, self.where, self.spot, self.left - 1))

    def about(self, s: EmpireState) -> dict[str, Any]:
        return {"kind": self.kind, "n": self.left}


class GunDownTurf(Ask[EmpireState]):
    """The turf in which everybody is gunned down, own and neutral figures too (H22)."""

    __slots__ = ()
    key = "gun_down.turf"

    def choices(self, s: EmpireState) -> list[Choice]:
        hit = {turf for figure, at in enumerate(s.where) if at >= 0 for turf in s.turfs_of(figure)}
        return or_skip([s.menu.turf[turf] for turf in sorted(hit)])

    def take(self, s: EmpireState, choice: Choice) -> None:
        if choice is not SKIP:
            for figure, at in enumerate(s.where):
                if at >= 0 and choice.value in s.turfs_of(figure):
                    figures.gun_down(s, figure)


class Displace(Ask[EmpireState]):
    """The next figure that must go elsewhere (H23)."""

    __slots__ = ("kind", "left", "moved", "whose")
    key = "displace.figure"

    def __init__(self, seat: int, kind: str, whose: str, left: int, moved: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.kind: Final = kind
        self.whose: Final = whose
        self.left: Final = left
        self.moved: Final = moved

    def choices(self, s: EmpireState) -> list[Choice]:
        found = figures.targets(s, self.seat, self.kind, self.whose, "any", -1)
        movable = [f for f in found if f not in self.moved and figures.destinations(s, f)]
        return or_skip([figures.figure_choice(s, figure) for figure in movable])

    def take(self, s: EmpireState, choice: Choice) -> None:
        if choice is not SKIP:
            figure = figures.figure_of(s, choice)
            if self.left > 1:
                s.stack.append(Displace(self.seat, self.kind, self.whose, self.left - 1, (*self.moved, figure)))
            s.stack.append(DisplaceTo(self.seat, figure))


class DisplaceTo(Ask[EmpireState]):
    """Where the displaced figure goes; nobody uses anything there."""

    __slots__ = ("figure",)
    key = "displace.to"

    def __init__(self, seat: int, figure: int) -> None:
        super().__init__(seat)
        self.figure: Final = figure

    def choices(self, s: EmpireState) -> list[Choice]:
        return figures.destinations(s, self.figure)

    def take(self, s: EmpireState, choice: Choice) -> None:
        figures.put(s, self.figure, figures.spot_of(s, choice))

    def about(self, s: EmpireState) -> dict[str, Any]:
        return {"figure": figures.role(self.figure), "whose": self.figure // FIGURES}


class MoveOwn(Ask[EmpireState]):
    """The own figure on the board that moves (H24)."""

    __slots__ = ("kind",)
    key = "move.figure"

    def __init__(self, seat: int, kind: str) -> None:
        super().__init__(seat)
        self.kind: Final = kind

    def choices(self, s: EmpireState) -> list[Choice]:
        first = self.seat * FIGURES
        own = [f for f in range(first, first + FIGURES) if figures.is_kind(s, f, self.kind)]
        return or_skip([figures.figure_choice(s, f) for f in own if figures.destinations(s, f)])

    def take(self, s: EmpireState, choice: Choice) -> None:
        if choice is not SKIP:
            s.stack.append(MoveOwnTo(self.seat, figures.figure_of(s, choice)))


class MoveOwnTo(Ask[EmpireState]):
    """Where it goes; it is used there as if just played (H24)."""

    __slots__ = ("figure",)
    key = "move.to"

    def __init__(self, seat: int, figure: int) -> None:
        super().__init__(seat)
        self.figure: Final = figure

    def choices(self, s: EmpireState) -> list[Choice]:
        return figures.destinations(s, self.figure)

    def take(self, s: EmpireState, choice: Choice) -> None:
        figures.put(s, self.figure, figures.spot_of(s, choice))
        if choice.kind == "place":
            s.stack.append(Abilities(self.seat, s.backs(s.data.places[choice.value].areas)))
        else:
            s.stack.append(DeclareFront(self.seat, choice.value))


class PlaceNeutral(Ask[EmpireState]):
    """Where the neutral figure is put or moved; it works as the seat's own (F13, H34)."""

    __slots__ = ("figure", "where")
    key = "neutral.place"

    def __init__(self, seat: int, figure: int, where: str) -> None:
        super().__init__(seat)
        self.figure: Final = figure
        self.where: Final = where

    def choices(self, s: EmpireState) -> list[Choice]:
        if self.figure == POLICE_CHIEF:
            now = s.where[POLICE_CHIEF] - TURF
            return or_skip([s.menu.turf[turf] for turf in range(TURFS) if turf != now])
        if self.figure == UNION_BOSS:
            return or_skip([s.menu.business[s.business_on(space)] for space in figures.empty_thug_spaces(s)])
        fitting = [
            place
            for place in figures.empty_places(s)
            if self.where != "two_areas" or len(s.data.places[place].areas) == 2
        ]
        return or_skip([s.menu.place[place] for place in fitting])

    def take(self, s: EmpireState, choice: Choice) -> None:
        if choice is SKIP:
            return
        s.borrowed = self.figure
        figures.put(s, self.figure, figures.spot_of(s, choice))
        if self.figure == POLICE_CHIEF:
            s.spot = choice.value
        elif self.figure == MAYOR:
            s.stack.append(Abilities(self.seat, s.backs(s.data.places[choice.value].areas)))
        else:
            s.stack.append(DeclareFront(self.seat, choice.value))

    def about(self, s: EmpireState) -> dict[str, Any]:
        return {"figure": figures.NEUTRAL_ROLES[self.figure]}


# ---------------------------------------------------------------- using businesses


class FrontBusiness(Ask[EmpireState]):
    """The business whose front is used next, occupied or not; no figure is placed (H25).

    Of two businesses both are used or none: no card says "up to" (H3).
    """

    __slots__ = ("emptied", "left", "used", "where")
    key = "front.business"

    def __init__(self, seat: int, where: str, emptied: int, left: int, used: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.where: Final = where
        self.emptied: Final = emptied
        self.left: Final = left
        self.used: Final = used

    def choices(self, s: EmpireState) -> list[Choice]:
        if self.where == "emptied":
            return or_skip([s.menu.business[self.emptied]] if self.emptied >= 0 else [])
        turfs = sorted(figures.allowed_turfs(s, self.seat, self.where, -1))
        found = [s.menu.business[b] for turf in turfs for b in s.businesses_in(turf) if b not in self.used]
        return found if self.used else or_skip(found)

    def take(self, s: EmpireState, choice: Choice) -> None:
        if choice is SKIP:
            return
        if self.left > 1:
            s.stack.append(FrontBusiness(self.seat, self.where, -1, self.left - 1, (*self.used, choice.value)))
        use_front(s, self.seat, choice.value)


class BackBusiness(Ask[EmpireState]):
    """The business whose back is used (H26)."""

    __slots__ = ("where",)
    key = "back.business"

    def __init__(self, seat: int, where: str) -> None:
        super().__init__(seat)
        self.where: Final = where

    def choices(self, s: EmpireState) -> list[Choice]:
        turfs = sorted(figures.allowed_turfs(s, self.seat, self.where, -1))
        return or_skip([s.menu.business[b] for turf in turfs for b in s.businesses_in(turf)])

    def take(self, s: EmpireState, choice: Choice) -> None:
        if choice is not SKIP:
            s.stack.append(Abilities(self.seat, s.data.businesses[choice.value].back))


class BackTurf(Ask[EmpireState]):
    """The turf whose backs are used (H26)."""

    __slots__ = ("where",)
    key = "back.turf"

    def __init__(self, seat: int, where: str) -> None:
        super().__init__(seat)
        self.where: Final = where

    def choices(self, s: EmpireState) -> list[Choice]:
        return or_skip([s.menu.turf[t] for t in sorted(figures.allowed_turfs(s, self.seat, self.where, -1))])

    def take(self, s: EmpireState, choice: Choice) -> None:
        if choice is not SKIP:
            s.stack.append(Abilities(self.seat, s.backs((choice.value,))))


class BackSpace(Ask[EmpireState]):
    """The Family Member space, occupied or not, around which all backs are used (H26)."""

    __slots__ = ()
    key = "back.space"

    def choices(self, s: EmpireState) -> list[Choice]:
        return or_skip([place for i, place in enumerate(s.menu.place) if figures.in_play(s, i)])

    def take(self, s: EmpireState, choice: Choice) -> None:
        if choice is not SKIP:
            s.stack.append(Abilities(self.seat, s.backs(s.data.places[choice.value].areas)))


# ---------------------------------------------------------------- control markers


class PlaceControl(Ask[EmpireState]):
    """The turf that gets an own marker on top (H28)."""

    __slots__ = ("where",)
    key = "control.place"

    def __init__(self, seat: int, where: str) -> None:
        super().__init__(seat)
        self.where: Final = where

    def choices(self, s: EmpireState) -> list[Choice]:
        return or_skip([s.menu.turf[t] for t in sorted(figures.allowed_turfs(s, self.seat, self.where, -1))])

    def take(self, s: EmpireState, choice: Choice) -> None:
        if choice is SKIP:
            return
        if s.markers[self.seat]:
            place_marker(s, self.seat, choice.value)
        else:
            s.stack.append(Recycle(self.seat, choice.value))


class RemoveControl(Ask[EmpireState]):
    """The turf that loses a rival's marker on top (H29)."""

    __slots__ = ("where",)
    key = "control.remove"

    def __init__(self, seat: int, where: str) -> None:
        super().__init__(seat)
        self.where: Final = where

    def choices(self, s: EmpireState) -> list[Choice]:
        turfs = sorted(figures.allowed_turfs(s, self.seat, self.where, -1))
        return or_skip([s.menu.turf[t] for t in turfs if s.controller(t) not in (0, self.seat)])

    def take(self, s: EmpireState, choice: Choice) -> None:
        if choice is not SKIP:
            give_back(s, choice.value, len(s.stacks[choice.value]) - 1)
