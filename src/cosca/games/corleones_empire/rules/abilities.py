"""Section B: ability icons, and using fronts and backs (F4 to F6, W2, W3)."""

from __future__ import annotations

from typing import Any, Final

from cosca.games.corleones_empire.components.data import (
    DISCARD_1,
    DISCARD_2,
    DISCARD_3,
    EXCHANGE,
    GUN_ICON,
    HORSE_HEAD,
    ICONS,
    JOB,
    MONEY_1,
    NARCOTICS_ICON,
    SUITCASE,
)
from cosca.games.corleones_empire.rules import cards
from cosca.games.corleones_empire.rules.choices import DONE, SKIP, USE
from cosca.games.corleones_empire.rules.state import EmpireState
from cosca.kernel.choice import Choice
from cosca.kernel.events import Event
from cosca.kernel.steps import Ask, Step

CARDS_TO_DISCARD = {EXCHANGE: 1, DISCARD_1: 1, DISCARD_2: 2, DISCARD_3: 3}
MONEY_FOR_CARDS = {DISCARD_1: (3,), DISCARD_2: (3,), DISCARD_3: (2, 3)}  # kinds of money: $5; $5; $3 and $5 (B6)
CHOOSABLE_GOODS = (0, 1, 2)  # Gun, Booze, Blood Money


# ---------------------------------------------------------------- fronts and backs


def use_front(s: EmpireState, seat: int, business: int) -> None:
    """The seat uses a front; a rival who controls its turf uses it too, before or after (F5, H4)."""
    turf = s.thug_space(business) // 2
    controller = s.controller(turf)
    if s.out is not None:
        cards.tell(s, "front_used", seat=seat, business=s.data.businesses[business].id)
    if controller and controller != seat:
        s.stack.append(WhoFirst(seat, business, controller))
    else:
        s.stack.append(Abilities(seat, s.data.businesses[business].front))


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

    def take(self, s: EmpireState, choice: Choice) -> None:
        icons = s.data.businesses[self.business].front
        second = self.controller if choice.value == self.seat else self.seat
        s.stack.append(Abilities(second, icons))
        s.stack.append(Abilities(choice.value, icons))

    def about(self, s: EmpireState) -> dict[str, Any]:
        return {"business": s.data.businesses[self.business].id, "controller": self.controller}


class DeclareFront(Ask[EmpireState]):
    """Whether a card's figure uses the front where it went (W7, H24, H34)."""

    __slots__ = ("business",)
    key = "front.use"

    def __init__(self, seat: int, business: int) -> None:
        super().__init__(seat)
        self.business: Final = business

    def choices(self, s: EmpireState) -> list[Choice]:
        return [USE, SKIP]

    def take(self, s: EmpireState, choice: Choice) -> None:
        if choice is USE:
            use_front(s, self.seat, self.business)

    def about(self, s: EmpireState) -> dict[str, Any]:
        return {"business": s.data.businesses[self.business].id}


class Abilities(Ask[EmpireState]):
    """Which ability is used next, each icon once, in any order; until done (B1, W3)."""

    __slots__ = ("icons",)
    key = "abilities"

    def __init__(self, seat: int, icons: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.icons: Final = icons  # those not used yet

    def choices(self, s: EmpireState) -> list[Choice]:
        found = [s.menu.icon[icon] for icon in sorted(set(self.icons)) if usable(s, self.seat, icon)]
        if found:
            found.append(DONE)
        return found

    def take(self, s: EmpireState, choice: Choice) -> None:
        if choice is DONE:
            return
        left = list(self.icons)
        left.remove(choice.value)
        s.stack.append(Abilities(self.seat, tuple(left)))
        use_icon(s, self.seat, choice.value)

    def about(self, s: EmpireState) -> dict[str, Any]:
        return {"icons": [ICONS[icon] for icon in self.icons]}


def usable(s: EmpireState, seat: int, icon: int) -> bool:
    """Whether the ability would do anything; a discard needs its full number of cards (W13)."""
    if icon == SUITCASE:
        return cards.has_money(s, seat)
    if icon == JOB:
        return cards.jobs_left(s)
    if icon < GUN_ICON:
        return cards.at_hand(s, icon - MONEY_1) >= 0
    if icon <= NARCOTICS_ICON:
        return s.bank_goods[icon - GUN_ICON] > 0
    if icon == HORSE_HEAD:
        return s.horse != seat
    return s.hand_size(seat) >= CARDS_TO_DISCARD[icon]


def use_icon(s: EmpireState, seat: int, icon: int) -> None:
    """Starts one use of an ability."""
    if icon == SUITCASE:
        s.stack.append(Pack(seat, 1, 0))
    elif icon == JOB:
        look_at_jobs(s, seat, 2, 1)
    elif icon < GUN_ICON:
        cards.take_money(s, seat, icon - MONEY_1)
    elif icon <= NARCOTICS_ICON:
        cards.take_good(s, seat, icon - GUN_ICON)
    elif icon == HORSE_HEAD:
        take_horse_head(s, seat)
    else:
        s.stack.append(Payoff(seat, icon))
        s.stack.append(DiscardCards(seat, CARDS_TO_DISCARD[icon], 0))


def take_horse_head(s: EmpireState, seat: int) -> None:
    """The seat is first from now on (B7, H5)."""
    if s.horse != seat:
        s.horse = seat
        if s.out is not None:
            cards.tell(s, "horse_head", seat=seat)


# ---------------------------------------------------------------- B2 Suitcase


class Pack(Ask[EmpireState]):
    """The money card that goes from hand into the suitcase; up to `left` of them (B2, H16)."""

    __slots__ = ("left", "optional")
    key = "suitcase.card"

    def __init__(self, seat: int, left: int, optional: int) -> None:
        super().__init__(seat)
        self.left: Final = left
        self.optional: Final = optional

    def choices(self, s: EmpireState) -> list[Choice]:
        found = cards.money_choices(s, self.seat)
        if found and self.optional:
            found.append(DONE)
        return found

    def take(self, s: EmpireState, choice: Choice) -> None:
        if choice is DONE:
            return
        cards.pack(s, self.seat, choice.value)
        if self.left > 1:
            s.stack.append(Pack(self.seat, self.left - 1, 1))


# ---------------------------------------------------------------- B3 Job


def look_at_jobs(s: EmpireState, seat: int, look: int, keep: int) -> None:
    """The seat looks at the top cards and keeps exactly so many, or all if there are no more (B3, H19)."""
    seen: list[int] = []
    for _ in range(look):
        job = cards.top_job(s)
        if job < 0:
            break
        seen.append(job)
        if s.out is not None:
            which = {"job": s.data.jobs[job].id}
            s.out.append(Event("job_looked_at", {"seat": seat}, which, (seat,), reveals=True))
    s.looked = tuple(sorted(seen))
    s.stack.append(KeepJobs(seat, keep))


class KeepJobs(Step[EmpireState]):
    """Keeps what must be kept; asks only if there is a choice, which everyone can see by the numbers."""

    __slots__ = ("keep", "seat")
    key = "jobs.keep"

    def __init__(self, seat: int, keep: int) -> None:
        self.seat: Final = seat
        self.keep: Final = keep

    def run(self, s: EmpireState) -> None:
        if self.keep and len(s.looked) > self.keep:
            s.stack.append(KeepJob(self.seat, self.keep))
            return
        if self.keep:
            for job in s.looked:
                cards.gain_job(s, self.seat, job)
        else:
            for job in s.looked:
                s.job_discards.append(job)
                if s.out is not None:
                    s.out.append(Event("job_passed", {"seat": self.seat, "job": s.data.jobs[job].id}, reveals=True))
        s.looked = ()


class KeepJob(Ask[EmpireState]):
    """Which of the jobs looked at goes into the hand: the seat's secret (W5)."""

    __slots__ = ("keep",)
    key = "jobs.which"
    open = False

    def __init__(self, seat: int, keep: int) -> None:
        super().__init__(seat)
        self.keep: Final = keep

    def choices(self, s: EmpireState) -> list[Choice]:
        return [s.menu.job[job] for job in sorted(set(s.looked))]

    def take(self, s: EmpireState, choice: Choice) -> None:
        left = list(s.looked)
        left.remove(choice.value)
        s.looked = tuple(left)
        cards.gain_job(s, self.seat, choice.value)
        s.stack.append(KeepJobs(self.seat, self.keep - 1))


# ---------------------------------------------------------------- B5, B6 Exchange and discards


class DiscardCards(Ask[EmpireState]):
    """The card of the hand that is discarded next (B5, B6, W13). `optional`: or nothing is paid at all."""

    __slots__ = ("left", "optional")
    key = "discard.card"
    open = False

    def __init__(self, seat: int, left: int, optional: int) -> None:
        super().__init__(seat)
        self.left: Final = left
        self.optional: Final = optional

    def choices(self, s: EmpireState) -> list[Choice]:
        found = cards.hand_choices(s, self.seat)
        if found and self.optional:
            found.append(SKIP)
        return found

    def take(self, s: EmpireState, choice: Choice) -> None:
        if choice is SKIP:
            s.stack.pop()  # what the cards would have paid for
            return
        cards.discard(s, self.seat, choice)
        if self.left > 1:
            s.stack.append(DiscardCards(self.seat, self.left - 1, 0))

    def lapse(self, s: EmpireState) -> None:
        s.stack.pop()

    def about(self, s: EmpireState) -> dict[str, Any]:
        return {"n": self.left}


class Payoff(Step[EmpireState]):
    """What the discarded cards bring: a good of choice, or money (B5, B6)."""

    __slots__ = ("icon", "seat")
    key = "discard.payoff"

    def __init__(self, seat: int, icon: int) -> None:
        self.seat: Final = seat
        self.icon: Final = icon

    def run(self, s: EmpireState) -> None:
        if self.icon == EXCHANGE:
            s.stack.append(ChooseGood(self.seat))
        else:
            for kind in MONEY_FOR_CARDS[self.icon]:
                cards.take_money(s, self.seat, kind)


class ChooseGood(Ask[EmpireState]):
    """A Gun, a Booze or a Blood Money, among the piles that are not empty (H13, H18)."""

    __slots__ = ()
    key = "good.which"

    def choices(self, s: EmpireState) -> list[Choice]:
        return [s.menu.good[kind] for kind in CHOOSABLE_GOODS if s.bank_goods[kind]]

    def take(self, s: EmpireState, choice: Choice) -> None:
        cards.take_good(s, self.seat, choice.value)
