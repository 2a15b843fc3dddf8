"""Effects of cards on figures (H22 to H24, H34)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cosca.games.corleones_empire.rules import answers, events, figures
from cosca.games.corleones_empire.rules.businesses import DeclareFront, use_backs
from cosca.games.corleones_empire.rules.choices import SKIP
from cosca.games.corleones_empire.rules.names import NEUTRAL_ROLES, role, spot_name
from cosca.games.corleones_empire.rules.state import (
    FIGURES,
    MAYOR,
    POLICE_CHIEF,
    TURF,
    TURFS,
    UNION_BOSS,
    EmpireState,
)
from cosca.games.corleones_empire.rules.turns import asked
from cosca.games.corleones_empire.rules.why import because, park, turf_of
from cosca.games.corleones_empire.rules.why_figures import (
    no_destination,
    no_displacing,
    no_neutral_space,
    no_own_figure,
    not_meant,
)
from cosca.kernel.choice import Choice
from cosca.kernel.events import Facts
from cosca.kernel.questions import or_skip
from cosca.kernel.steps import Ask

if TYPE_CHECKING:
    from cosca.kernel.messages import RuleMessage


class Target(Ask[EmpireState]):
    """A question of a card that may be declined: `aim` applies the choice."""

    __slots__ = ()

    def take(self, s: EmpireState, choice: Choice) -> None:
        if choice is SKIP:
            events.declined(s, self.seat, self.key)
        else:
            self.aim(s, choice)

    def aim(self, s: EmpireState, choice: Choice) -> None:
        """Apply the choice."""
        raise NotImplementedError(self.key)


class GunDown(Target):
    """The next figure that goes to the Hudson; or no more (H22)."""

    __slots__ = ("kind", "left", "spot", "where", "whose")
    key = "gun_down.figure"
    maybe = ("spot",)

    def __init__(self, seat: int, kind: str, whose: str, where: str, spot: int | None, left: int) -> None:
        super().__init__(seat)
        self.kind: Final = kind
        self.whose: Final = whose
        self.where: Final = where
        self.spot: Final = spot
        self.left: Final = left

    def choices(self, s: EmpireState) -> list[Choice]:
        choices = figures.targets(s, self.seat, self.kind, self.whose, self.where, self.spot)
        return or_skip([figures.figure_choice(s, figure) for figure in choices])

    def why_not(self, s: EmpireState, element: str) -> RuleMessage | None:
        return not_meant(s, self.seat, element, self.kind, self.whose, self.where, self.spot, "H22")

    def aim(self, s: EmpireState, choice: Choice) -> None:
        if choice.kind == "thug_at":
            s.emptied = choice.value
        figures.gun_down(s, figures.figure_of(s, choice), by=self.seat)
        if self.left > 1:
            left = self.left - 1
            s.stack.append(GunDown(self.seat, self.kind, self.whose, self.where, spot=self.spot, left=left))

    def about(self, s: EmpireState) -> Facts:
        return {"kind": self.kind, "n": self.left}

    def facts(self, s: EmpireState) -> Facts:
        spot = None if self.spot is None else s.data.areas[self.spot]
        return asked(s, self.seat, whose=self.whose, where=self.where, spot=spot, **self.about(s))

    def facts_of(self, s: EmpireState, choice: Choice) -> Facts:
        return {} if choice is SKIP else answers.figure(s, self.seat, choice)


class GunDownTurf(Target):
    """The turf in which everybody is gunned down, own and neutral figures too (H22)."""

    __slots__ = ()
    key = "gun_down.turf"

    def choices(self, s: EmpireState) -> list[Choice]:
        hit = {turf for figure, at in enumerate(s.where) if at >= 0 for turf in s.turfs_of(figure)}
        return or_skip([s.menu.turf[turf] for turf in sorted(hit)])

    def why_not(self, s: EmpireState, element: str) -> RuleMessage | None:
        turf = turf_of(s, element)
        return None if turf < 0 else park(s, turf) or because("why-turf-empty", "H22", turf=s.data.areas[turf])

    def aim(self, s: EmpireState, choice: Choice) -> None:
        events.turf_gunned_down(s, self.seat, choice.value)
        for figure, at in enumerate(s.where):
            if at >= 0 and choice.value in s.turfs_of(figure):
                figures.gun_down(s, figure, by=self.seat)

    def facts(self, s: EmpireState) -> Facts:
        return asked(s, self.seat)

    def facts_of(self, s: EmpireState, choice: Choice) -> Facts:
        return answers.destination(s, self.seat, choice)


class Displace(Target):
    """The next figure that must go elsewhere (H23)."""

    __slots__ = ("kind", "left", "moved", "whose")
    key = "displace.figure"
    path = True

    def __init__(self, seat: int, kind: str, whose: str, left: int, moved: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.kind: Final = kind
        self.whose: Final = whose
        self.left: Final = left
        self.moved: Final = moved

    def choices(self, s: EmpireState) -> list[Choice]:
        choices = figures.targets(s, self.seat, self.kind, self.whose)
        movable = [f for f in choices if f not in self.moved and figures.destinations(s, f)]
        return or_skip([figures.figure_choice(s, figure) for figure in movable])

    def why_not(self, s: EmpireState, element: str) -> RuleMessage | None:
        return no_displacing(s, self.seat, element, self.kind, self.whose, self.moved)

    def aim(self, s: EmpireState, choice: Choice) -> None:
        figure = figures.figure_of(s, choice)
        if self.left > 1:
            moved = (*self.moved, figure)
            s.stack.append(Displace(self.seat, self.kind, self.whose, left=self.left - 1, moved=moved))
        s.stack.append(DisplaceTo(self.seat, figure))

    def facts(self, s: EmpireState) -> Facts:
        return asked(s, self.seat, kind=self.kind, n=self.left, whose=self.whose)

    def facts_of(self, s: EmpireState, choice: Choice) -> Facts:
        return {} if choice is SKIP else answers.figure(s, self.seat, choice)


class DisplaceTo(Ask[EmpireState]):
    """Where the displaced figure goes; nobody uses anything there."""

    __slots__ = ("figure",)
    key = "displace.to"
    goal = True

    def __init__(self, seat: int, figure: int) -> None:
        super().__init__(seat)
        self.figure: Final = figure

    def choices(self, s: EmpireState) -> list[Choice]:
        return figures.destinations(s, self.figure)

    def why_not(self, s: EmpireState, element: str) -> RuleMessage | None:
        return no_destination(s, self.seat, self.figure, element, "H23")

    def take(self, s: EmpireState, choice: Choice) -> None:
        figures.put(s, self.figure, figures.spot_of(s, choice), by=self.seat, how="displaced")

    def about(self, s: EmpireState) -> Facts:
        return {"figure": role(self.figure), "whose": self.figure // FIGURES}

    def facts(self, s: EmpireState) -> Facts:
        owner, at = self.figure // FIGURES, spot_name(s, s.where[self.figure])
        owned = answers.owned(self.seat, owner)
        return asked(s, self.seat, owner=owner, owned=owned, at=at, **self.about(s))

    def facts_of(self, s: EmpireState, choice: Choice) -> Facts:
        return answers.destination(s, self.seat, choice)


class MoveOwn(Target):
    """The own figure on the board that moves (H24)."""

    __slots__ = ("kind",)
    key = "move.figure"
    path = True

    def __init__(self, seat: int, kind: str) -> None:
        super().__init__(seat)
        self.kind: Final = kind

    def choices(self, s: EmpireState) -> list[Choice]:
        first = self.seat * FIGURES
        own = [f for f in range(first, first + FIGURES) if figures.is_kind(s, f, self.kind)]
        return or_skip([figures.figure_choice(s, f) for f in own if figures.destinations(s, f)])

    def why_not(self, s: EmpireState, element: str) -> RuleMessage | None:
        return no_own_figure(s, self.seat, element, self.kind)

    def aim(self, s: EmpireState, choice: Choice) -> None:
        s.stack.append(MoveOwnTo(self.seat, figures.figure_of(s, choice)))

    def facts(self, s: EmpireState) -> Facts:
        return asked(s, self.seat, kind=self.kind)

    def facts_of(self, s: EmpireState, choice: Choice) -> Facts:
        return {} if choice is SKIP else answers.figure(s, self.seat, choice)


class MoveOwnTo(Ask[EmpireState]):
    """Where it goes; it is used there as if just played (H24)."""

    __slots__ = ("figure",)
    key = "move.to"
    goal = True

    def __init__(self, seat: int, figure: int) -> None:
        super().__init__(seat)
        self.figure: Final = figure

    def choices(self, s: EmpireState) -> list[Choice]:
        return figures.destinations(s, self.figure)

    def why_not(self, s: EmpireState, element: str) -> RuleMessage | None:
        return no_destination(s, self.seat, self.figure, element, "H24")

    def take(self, s: EmpireState, choice: Choice) -> None:
        figures.put(s, self.figure, figures.spot_of(s, choice), by=self.seat, how="moved")
        if choice.kind == "place":
            use_backs(s, self.seat, choice.value)
        else:
            s.stack.append(DeclareFront(self.seat, choice.value))

    def facts(self, s: EmpireState) -> Facts:
        return asked(s, self.seat, figure=role(self.figure), at=spot_name(s, s.where[self.figure]))

    def facts_of(self, s: EmpireState, choice: Choice) -> Facts:
        return answers.destination(s, self.seat, choice)


class PlaceNeutral(Target):
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

    def why_not(self, s: EmpireState, element: str) -> RuleMessage | None:
        return no_neutral_space(s, self.seat, self.figure, element)

    def aim(self, s: EmpireState, choice: Choice) -> None:
        s.borrowed = self.figure
        figures.put(s, self.figure, figures.spot_of(s, choice), by=self.seat, how="neutral")
        if self.figure == POLICE_CHIEF:
            s.spot = choice.value
        elif self.figure == MAYOR:
            use_backs(s, self.seat, choice.value)
        else:
            s.stack.append(DeclareFront(self.seat, choice.value))

    def about(self, s: EmpireState) -> Facts:
        return {"figure": NEUTRAL_ROLES[self.figure]}

    def facts(self, s: EmpireState) -> Facts:
        now = s.where[self.figure]
        at = spot_name(s, now) if now >= 0 else None
        case = "mayor_two" if self.where == "two_areas" else NEUTRAL_ROLES[self.figure]
        return asked(s, self.seat, where=self.where, at=at, case=case, **self.about(s))

    def facts_of(self, s: EmpireState, choice: Choice) -> Facts:
        return answers.destination(s, self.seat, choice)
