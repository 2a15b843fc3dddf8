"""Effects of cards on businesses and control markers (H25, H26, H28, H29)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from cosca.games.corleones_empire.rules import answers, events, figures, why
from cosca.games.corleones_empire.rules.businesses import Abilities, use_backs, use_front
from cosca.games.corleones_empire.rules.choices import SKIP
from cosca.games.corleones_empire.rules.effects_figures import Target
from cosca.games.corleones_empire.rules.markers import Recycle, give_back, place_marker
from cosca.games.corleones_empire.rules.state import (
    TURF,
    EmpireState,
)
from cosca.games.corleones_empire.rules.turns import asked
from cosca.kernel.choice import Choice
from cosca.kernel.events import Facts
from cosca.kernel.questions import or_skip

if TYPE_CHECKING:
    from cosca.kernel.messages import RuleMessage

# ---------------------------------------------------------------- using businesses


class FrontBusiness(Target):
    """The business whose front is used next, occupied or not; no figure is placed (H25).

    Of two businesses both are used or none: no card says "up to" (H3).
    """

    __slots__ = ("emptied", "left", "used", "where")
    key = "front.business"
    maybe = ("emptied",)

    def __init__(self, seat: int, where: str, emptied: int | None, left: int, used: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.where: Final = where
        self.emptied: Final = emptied
        self.left: Final = left
        self.used: Final = used

    def choices(self, s: EmpireState) -> list[Choice]:
        if self.where == "emptied":
            return or_skip([] if self.emptied is None else [s.menu.business[self.emptied]])
        turfs = sorted(figures.allowed_turfs(s, self.seat, self.where))
        choices = [s.menu.business[b] for turf in turfs for b in s.businesses_in(turf) if b not in self.used]
        return choices if self.used else or_skip(choices)

    def why_not(self, s: EmpireState, element: str) -> RuleMessage | None:
        business = why.business_of(s, element)
        if business < 0:
            return None
        id = s.data.businesses[business].id
        if business in self.used:
            return why.because("why-business-used", "H25", business=id)
        if self.where == "emptied":
            emptied = None if self.emptied is None else s.data.businesses[self.emptied].id
            return why.because("why-business-emptied", "H25 H11", business=id, emptied=emptied)
        return why.closed(s, business) or why.business_not_allowed(s, self.seat, business, self.where, "H25")

    def aim(self, s: EmpireState, choice: Choice) -> None:
        if self.left > 1:
            used = (*self.used, choice.value)
            s.stack.append(FrontBusiness(self.seat, self.where, emptied=None, left=self.left - 1, used=used))
        use_front(s, self.seat, choice.value)

    def facts(self, s: EmpireState) -> Facts:
        emptied = None if self.emptied is None else s.data.businesses[self.emptied].id
        return asked(s, self.seat, where=self.where, n=self.left, emptied=emptied)

    def facts_of(self, s: EmpireState, choice: Choice) -> Facts:
        return {} if choice is SKIP else answers.business(s, self.seat, choice.value, "front")


class BackBusiness(Target):
    """The business whose back is used (H26)."""

    __slots__ = ("where",)
    key = "back.business"

    def __init__(self, seat: int, where: str) -> None:
        super().__init__(seat)
        self.where: Final = where

    def choices(self, s: EmpireState) -> list[Choice]:
        turfs = sorted(figures.allowed_turfs(s, self.seat, self.where))
        return or_skip([s.menu.business[b] for turf in turfs for b in s.businesses_in(turf)])

    def why_not(self, s: EmpireState, element: str) -> RuleMessage | None:
        business = why.business_of(s, element)
        return None if business < 0 else why.business_not_allowed(s, self.seat, business, self.where, "H26")

    def aim(self, s: EmpireState, choice: Choice) -> None:
        business = s.data.businesses[choice.value]
        events.backs_used(s, self.seat, "business", business.id, business.back)
        s.stack.append(Abilities(self.seat, business.back, at=s.thug_space(choice.value)))

    def facts(self, s: EmpireState) -> Facts:
        return asked(s, self.seat, where=self.where)

    def facts_of(self, s: EmpireState, choice: Choice) -> Facts:
        return {} if choice is SKIP else answers.business(s, self.seat, choice.value, "back")


class TargetTurf(Target):
    """Which turf, of those that the card allows by its `rule`."""

    __slots__ = ("where",)
    rule: ClassVar[str] = ""

    def __init__(self, seat: int, where: str) -> None:
        super().__init__(seat)
        self.where: Final = where

    def choices(self, s: EmpireState) -> list[Choice]:
        turfs = sorted(figures.allowed_turfs(s, self.seat, self.where))
        return or_skip([s.menu.turf[turf] for turf in turfs if self.fits(s, turf)])

    def why_not(self, s: EmpireState, element: str) -> RuleMessage | None:
        turf = why.turf_of(s, element)
        if turf < 0:
            return None
        return why.not_allowed(s, self.seat, turf, self.where, self.rule) or self.unfit(s, turf)

    def unfit(self, s: EmpireState, turf: int) -> RuleMessage | None:
        """Return why a turf that the card allows does not fit."""
        return None

    def fits(self, s: EmpireState, turf: int) -> bool:
        """Return whether the effect can be used on this turf."""
        return True

    def facts(self, s: EmpireState) -> Facts:
        return asked(s, self.seat, where=self.where)

    def facts_of(self, s: EmpireState, choice: Choice) -> Facts:
        return answers.destination(s, self.seat, choice)


class BackTurf(TargetTurf):
    """The turf whose backs are used (H26)."""

    __slots__ = ()
    key = "back.turf"
    rule = "H26"

    def aim(self, s: EmpireState, choice: Choice) -> None:
        icons = s.backs((choice.value,))
        events.backs_used(s, self.seat, "turf", s.data.areas[choice.value], icons)
        s.stack.append(Abilities(self.seat, icons, at=TURF + choice.value))


class BackSpace(Target):
    """The Family Member space, occupied or not, around which all backs are used (H26)."""

    __slots__ = ()
    key = "back.space"

    def choices(self, s: EmpireState) -> list[Choice]:
        return or_skip([place for i, place in enumerate(s.menu.place) if figures.in_play(s, i)])

    def why_not(self, s: EmpireState, element: str) -> RuleMessage | None:
        place = why.place_of(s, element)
        return None if place < 0 else why.because("why-place-three", "F7 H12", place=s.data.places[place].id)

    def aim(self, s: EmpireState, choice: Choice) -> None:
        place = s.data.places[choice.value]
        events.backs_used(s, self.seat, "space", place.id, s.backs(place.areas))
        use_backs(s, self.seat, choice.value)

    def facts(self, s: EmpireState) -> Facts:
        return asked(s, self.seat)

    def facts_of(self, s: EmpireState, choice: Choice) -> Facts:
        return answers.destination(s, self.seat, choice)


# ---------------------------------------------------------------- control markers


class ControlTurf(TargetTurf):
    """Which turf gets or loses a marker."""

    __slots__ = ()

    def facts(self, s: EmpireState) -> Facts:
        return asked(s, self.seat, where=self.where, markers=s.markers[self.seat])


class PlaceControl(ControlTurf):
    """The turf that gets an own marker on top (H28)."""

    __slots__ = ()
    key = "control.place"
    rule = "H28"

    def aim(self, s: EmpireState, choice: Choice) -> None:
        if s.markers[self.seat]:
            place_marker(s, self.seat, choice.value)
        else:
            s.stack.append(Recycle(self.seat, choice.value))


class RemoveControl(ControlTurf):
    """The turf that loses a rival's marker on top (H29)."""

    __slots__ = ()
    key = "control.remove"
    rule = "H29"

    def fits(self, s: EmpireState, turf: int) -> bool:
        return s.controller(turf) not in (0, self.seat)

    def unfit(self, s: EmpireState, turf: int) -> RuleMessage | None:
        return why.because("why-turf-top", "H29", turf=s.data.areas[turf], own=s.controller(turf) == self.seat)

    def aim(self, s: EmpireState, choice: Choice) -> None:
        give_back(s, choice.value, len(s.stacks[choice.value]) - 1, by=self.seat)
