"""Using the fronts and backs of businesses (F4 to F6, B1, W2, W3, W7)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from cosca.games.corleones_empire.rules import answers, events
from cosca.games.corleones_empire.rules.abilities import cards_for_free, icon_facts, usable, use_icon
from cosca.games.corleones_empire.rules.choices import DONE
from cosca.games.corleones_empire.rules.names import icon_names, spot_name
from cosca.games.corleones_empire.rules.state import PLACE, TURF, EmpireState
from cosca.games.corleones_empire.rules.turns import asked
from cosca.games.corleones_empire.rules.why import because, seat_of
from cosca.games.corleones_empire.rules.why_cards import no_icon
from cosca.kernel.choice import Choice
from cosca.kernel.events import Facts
from cosca.kernel.questions import AskYesNo, or_done
from cosca.kernel.steps import Ask, FieldValues

if TYPE_CHECKING:
    from cosca.kernel.messages import RuleMessage


def use_front(s: EmpireState, seat: int, business: int) -> None:
    """Let the seat use a front; a rival who controls its turf uses it too, before or after (F5, H4)."""
    space = s.thug_space(business)
    controller = s.controller(space // 2)
    events.front_used(s, seat, business, space // 2, controller)
    if controller and controller != seat:
        s.stack.append(WhoFirst(seat, business, controller))
    else:
        s.stack.append(Abilities(seat, s.data.businesses[business].front, at=space, front=True))


def use_backs(s: EmpireState, seat: int, place: int) -> None:
    """Let the seat use the backs around a Family Member space (F6)."""
    s.stack.append(Abilities(seat, s.backs(s.data.places[place].areas), at=PLACE + place))


class WhoFirst(Ask[EmpireState]):
    """Who uses the front first: the active seat, or the controller of the turf (F5)."""

    __slots__ = ("business", "controller")
    key = "front.first"

    def __init__(self, seat: int, business: int, controller: int) -> None:
        super().__init__(seat)
        self.business: Final = business
        self.controller: Final = controller

    def choices(self, s: EmpireState) -> list[Choice]:
        return [s.menu.seat[self.seat], s.menu.seat[self.controller]]

    def why_not(self, s: EmpireState, element: str) -> RuleMessage | None:
        seat = seat_of(element)
        return None if seat < 0 else because("why-seat-front", "F5", seat=seat, n=seat, controller=self.controller)

    def take(self, s: EmpireState, choice: Choice) -> None:
        icons, space = s.data.businesses[self.business].front, s.thug_space(self.business)
        second = self.controller if choice.value == self.seat else self.seat
        events.front_first(s, self.seat, self.business, choice.value, second)
        s.stack.append(Abilities(second, icons, at=space, front=True))
        s.stack.append(Abilities(choice.value, icons, at=space, front=True))

    def about(self, s: EmpireState) -> Facts:
        return {"business": s.data.businesses[self.business].id, "controller": self.controller}

    def facts(self, s: EmpireState) -> Facts:
        turf = s.data.areas[s.thug_space(self.business) // 2]
        icons = icon_names(s.data.businesses[self.business].front)
        return asked(s, self.seat, turf=turf, icons=icons, **self.about(s))

    def facts_of(self, s: EmpireState, choice: Choice) -> Facts:
        return {"seat": choice.value, "owned": answers.owned(self.seat, choice.value)}


class DeclareFront(AskYesNo[EmpireState]):
    """Whether a card's figure uses the front where it went (W7, H24, H34)."""

    __slots__ = ("business",)
    key = "front.use"

    def __init__(self, seat: int, business: int) -> None:
        super().__init__(seat)
        self.business: Final = business

    def use(self, s: EmpireState) -> None:
        use_front(s, self.seat, self.business)

    def decline(self, s: EmpireState) -> None:
        events.declined(s, self.seat, self.key)

    def about(self, s: EmpireState) -> Facts:
        return {"business": s.data.businesses[self.business].id}

    def facts(self, s: EmpireState) -> Facts:
        business = answers.business(s, self.seat, self.business, "front")
        facts = {name: business[name] for name in ("business", "turf", "icons", "controller", "control")}
        return asked(s, self.seat, **facts)


class Abilities(Ask[EmpireState]):
    """Which ability is used next, each icon once, in any order; until done (B1, W3).

    `at` is where the icons are, as the state counts places: the Thug space of a business, a Family Member space, or a
    turf; None if an older document does not say.
    """

    __slots__ = ("at", "front", "icons")
    key = "abilities"
    path = True
    flags = ("front",)
    maybe = ("at",)
    added: ClassVar[FieldValues] = {"at": None, "front": False}

    def __init__(self, seat: int, icons: tuple[int, ...], at: int | None, front: bool = False) -> None:
        super().__init__(seat)
        self.icons: Final = icons  # those not used yet
        self.at: Final = at
        self.front: Final = front  # of a front, not of backs

    def choices(self, s: EmpireState) -> list[Choice]:
        return or_done([s.menu.icon[icon] for icon in sorted(set(self.icons)) if usable(s, self.seat, icon)])

    def why_not(self, s: EmpireState, element: str) -> RuleMessage | None:
        return no_icon(s, self.icons, element)

    def take(self, s: EmpireState, choice: Choice) -> None:
        if choice is DONE:
            events.declined(s, self.seat, self.key)
            return
        left = list(self.icons)
        left.remove(choice.value)
        s.stack.append(Abilities(self.seat, tuple(left), at=self.at, front=self.front))
        use_icon(s, self.seat, choice.value)

    def about(self, s: EmpireState) -> Facts:
        return {"icons": icon_names(self.icons)}

    def facts(self, s: EmpireState) -> Facts:
        at, business, turf = self.at, None, None
        free = icon_names(cards_for_free(s, self.seat, self.icons))
        if at is None:
            return asked(s, self.seat, side="none", business=None, turf=None, at=None, free=free, **self.about(s))
        side, spot = "front" if self.front else "back", spot_name(s, at)
        if at < PLACE:
            business = spot
        if not PLACE <= at < TURF:
            turf = s.data.areas[at - TURF if at >= TURF else at // 2]
        return asked(s, self.seat, side=side, business=business, turf=turf, at=spot, free=free, **self.about(s))

    def facts_of(self, s: EmpireState, choice: Choice) -> Facts:
        if choice is DONE:
            return {"icons": icon_names(cards_for_free(s, self.seat, self.icons))}
        return {**icon_facts(s, choice.value), "times": self.icons.count(choice.value)}
