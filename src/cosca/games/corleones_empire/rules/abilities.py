"""Section B: what the ability icons do."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cosca.games.corleones_empire.components.data import (
    CHOICE,
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
from cosca.games.corleones_empire.rules import answers, cards, events
from cosca.games.corleones_empire.rules.choices import DONE, SKIP
from cosca.games.corleones_empire.rules.names import goods_named, money_cards
from cosca.games.corleones_empire.rules.state import EmpireState
from cosca.games.corleones_empire.rules.turns import asked
from cosca.games.corleones_empire.rules.why_cards import no_card, no_choice, no_money, not_looked_at
from cosca.kernel.choice import Choice
from cosca.kernel.events import Facts
from cosca.kernel.questions import or_done, or_skip
from cosca.kernel.steps import Ask, Step

if TYPE_CHECKING:
    from cosca.games.corleones_empire.documents.types_choices import IconFacts, PayoffFacts
    from cosca.kernel.messages import RuleMessage

CARDS_TO_DISCARD: Final = {EXCHANGE: 1, DISCARD_1: 1, DISCARD_2: 2, DISCARD_3: 3}
MONEY_FOR_CARDS: Final = {DISCARD_1: (3,), DISCARD_2: (3,), DISCARD_3: (2, 3)}  # kinds of money: $5; $5; $3 and $5 (B6)
LOOK: Final = 2  # jobs that the Job icon lets one look at and keep (B3)
KEEP: Final = 1
CHOOSABLE_GOODS: Final = (0, 1, 2)  # Gun, Booze, Blood Money


def usable(s: EmpireState, seat: int, icon: int) -> bool:
    """Return whether the ability would do anything; a discard needs its full number of cards (W13)."""
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
    """Start one use of an ability."""
    if icon == SUITCASE:
        s.stack.append(Pack(seat, 1, optional=False))
    elif icon == JOB:
        look_at_jobs(s, seat, LOOK, KEEP)
    elif icon < GUN_ICON:
        cards.take_money(s, seat, icon - MONEY_1)
    elif icon <= NARCOTICS_ICON:
        cards.take_good(s, seat, icon - GUN_ICON)
    elif icon == HORSE_HEAD:
        take_horse_head(s, seat)
    else:
        s.stack.append(Payoff(seat, icon))
        s.stack.append(DiscardCards(seat, CARDS_TO_DISCARD[icon], optional=False))


def icon_facts(s: EmpireState, icon: int) -> IconFacts:
    """Return what one use of an ability costs and brings now."""
    facts: IconFacts = {"icon": ICONS[icon], "cards": [], "goods": [], "discard": 0, "look": 0, "keep": 0}
    if icon == JOB:
        facts["look"], facts["keep"] = LOOK, KEEP
    elif MONEY_1 <= icon < GUN_ICON:
        facts["cards"] = money_cards((cards.at_hand(s, icon - MONEY_1),))
    elif GUN_ICON <= icon <= NARCOTICS_ICON:
        facts["goods"] = goods_named((icon - GUN_ICON,))
    elif icon in CARDS_TO_DISCARD:
        facts["discard"] = CARDS_TO_DISCARD[icon]
        paid = payoff_facts(icon)
        facts["cards"], facts["goods"] = paid["cards"], paid["goods"]
    return facts


def cards_for_free(s: EmpireState, seat: int, icons: tuple[int, ...]) -> tuple[int, ...]:
    """Return the icons that bring a card without a price or a decision, as many as the bank can give (B4, N5)."""
    after, taken = s.copy(), list[int]()
    for icon in icons:
        if MONEY_1 <= icon <= NARCOTICS_ICON and usable(after, seat, icon):
            use_icon(after, seat, icon)
            taken.append(icon)
    return tuple(taken)


def payoff_facts(icon: int) -> PayoffFacts:
    """Return what cards discarded for this icon bring."""
    if icon == EXCHANGE:
        return {"cards": [], "goods": goods_named((CHOICE,))}
    return {"cards": money_cards(MONEY_FOR_CARDS[icon]), "goods": []}


def take_horse_head(s: EmpireState, seat: int) -> None:
    """Give the Horse Head to the seat, which is first from now on (B7, H5)."""
    if s.horse != seat:
        s.horse = seat
        events.horse_head(s, seat)


# ---------------------------------------------------------------- B2 Suitcase


class Pack(Ask[EmpireState]):
    """The money card that goes from hand into the suitcase; up to `left` of them (B2, H16)."""

    __slots__ = ("left", "optional")
    key = "suitcase.card"
    goal = True
    flags = ("optional",)

    def __init__(self, seat: int, left: int, optional: bool) -> None:
        super().__init__(seat)
        self.left: Final = left
        self.optional: Final = optional

    def choices(self, s: EmpireState) -> list[Choice]:
        return or_done(cards.money_choices(s, self.seat), self.optional)

    def why_not(self, s: EmpireState, element: str) -> RuleMessage | None:
        return no_money(s, self.seat, element, "B2")

    def take(self, s: EmpireState, choice: Choice) -> None:
        if choice is DONE:
            events.declined(s, self.seat, self.key)
            return
        cards.pack(s, self.seat, choice.value)
        if self.left > 1:
            s.stack.append(Pack(self.seat, self.left - 1, optional=True))

    def facts(self, s: EmpireState) -> Facts:
        return asked(s, self.seat, n=self.left, optional=self.optional)

    def facts_of(self, s: EmpireState, choice: Choice) -> Facts:
        return answers.card(s, self.seat, choice)


# ---------------------------------------------------------------- B3 Job


def look_at_jobs(s: EmpireState, seat: int, look: int, keep: int) -> None:
    """Let the seat look at the top cards and keep exactly so many, or all if there are no more (B3, H19)."""
    seen: list[int] = []
    for _ in range(look):
        job = cards.top_job(s)
        if job < 0:
            break
        seen.append(job)
        events.job_looked_at(s, seat, job)
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
                events.job_passed(s, self.seat, job)
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

    def why_not(self, s: EmpireState, element: str) -> RuleMessage | None:
        return not_looked_at(s, element)

    def take(self, s: EmpireState, choice: Choice) -> None:
        left = list(s.looked)
        left.remove(choice.value)
        s.looked = tuple(left)
        cards.gain_job(s, self.seat, choice.value)
        s.stack.append(KeepJobs(self.seat, self.keep - 1))

    def facts(self, s: EmpireState) -> Facts:
        return asked(s, self.seat, n=self.keep, looked=len(s.looked))

    def facts_of(self, s: EmpireState, choice: Choice) -> Facts:
        return {**answers.job_for(s, self.seat, choice.value), "times": s.looked.count(choice.value)}


# ---------------------------------------------------------------- B5, B6 Exchange and discards


class DiscardCards(Ask[EmpireState]):
    """The card of the hand that is discarded next (B5, B6, W13). `optional`: or nothing is paid at all."""

    __slots__ = ("left", "optional")
    key = "discard.card"
    goal = True
    open = False
    flags = ("optional",)

    def __init__(self, seat: int, left: int, optional: bool) -> None:
        super().__init__(seat)
        self.left: Final = left
        self.optional: Final = optional

    def choices(self, s: EmpireState) -> list[Choice]:
        return or_skip(cards.hand_choices(s, self.seat), self.optional)

    def why_not(self, s: EmpireState, element: str) -> RuleMessage | None:
        return no_card(s, self.seat, element, "W13")

    def take(self, s: EmpireState, choice: Choice) -> None:
        if choice is SKIP:
            events.declined(s, self.seat, self.key)
            s.stack.pop()  # what the cards would have paid for
            return
        cards.discard(s, self.seat, choice, "ability" if isinstance(s.stack[-1], Payoff) else "card")
        if self.left > 1:
            s.stack.append(DiscardCards(self.seat, self.left - 1, optional=False))

    def lapse(self, s: EmpireState) -> None:
        s.stack.pop()

    def about(self, s: EmpireState) -> Facts:
        return {"n": self.left}

    def facts(self, s: EmpireState) -> Facts:
        pays = s.stack[-2]  # an ability, or the effects of the card
        icon = pays.icon if isinstance(pays, Payoff) else None
        brings: Facts = {"cards": [], "goods": []} if icon is None else payoff_facts(icon)
        name = None if icon is None else ICONS[icon]
        hand = s.hand_size(self.seat)
        return asked(s, self.seat, n=self.left, optional=self.optional, hand=hand, icon=name, **brings)

    def facts_of(self, s: EmpireState, choice: Choice) -> Facts:
        return answers.card(s, self.seat, choice)


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

    def why_not(self, s: EmpireState, element: str) -> RuleMessage | None:
        return no_choice(s, element)

    def take(self, s: EmpireState, choice: Choice) -> None:
        cards.take_good(s, self.seat, choice.value)

    def facts(self, s: EmpireState) -> Facts:
        return asked(s, self.seat)

    def facts_of(self, s: EmpireState, choice: Choice) -> Facts:
        return answers.good(s, choice, 1)
