"""Section F: the family business, turn by turn: Thugs, Family Members, jobs and allies."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cosca.games.corleones_empire.components.data import GOODS, NARCOTICS
from cosca.games.corleones_empire.rules import answers, cards, events, figures, why
from cosca.games.corleones_empire.rules.businesses import use_backs, use_front
from cosca.games.corleones_empire.rules.cards import payable, shortage
from cosca.games.corleones_empire.rules.choices import FIRST, LAST, MEMBER, SET_ASIDE, THUG
from cosca.games.corleones_empire.rules.effects import Effects
from cosca.games.corleones_empire.rules.names import ALLY, goods_due, money_cards, role
from cosca.games.corleones_empire.rules.state import DON, FIGURES, KINDS, NOBODY, OUT, PLACE, PLAYED, EmpireState
from cosca.games.corleones_empire.rules.turns import asked
from cosca.games.corleones_empire.rules.why_cards import no_ally, no_job, not_due
from cosca.kernel.choice import Choice
from cosca.kernel.events import Facts
from cosca.kernel.state import replaced
from cosca.kernel.steps import Ask, Step

if TYPE_CHECKING:
    from cosca.kernel.messages import RuleMessage


class BusinessTurn(Step[EmpireState]):
    """The next seat with a figure in reserve acts; with none the phase is over (F1 to F3)."""

    __slots__ = ("seat",)
    key = "business.turn"
    next_turn = True

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, s: EmpireState) -> None:
        for seat in s.clockwise(self.seat):
            if s.figures(seat):
                s.stack.append(BusinessTurn(s.clockwise(seat)[1]))
                s.stack.append(Action(seat))
                return


class Action(Ask[EmpireState]):
    """The action of the turn: a Thug, a Family Member, a job, an ally (F1). What is in hand stays secret."""

    __slots__ = ()
    key = "business.action"
    open = False
    path = True

    def choices(self, s: EmpireState) -> list[Choice]:
        seat = self.seat
        reserve = s.figures(seat)
        choices: list[Choice] = []
        if reserve[0] % FIGURES < DON and figures.empty_thug_spaces(s):
            choices.append(THUG)
        if reserve[-1] % FIGURES >= DON and figures.empty_places(s):
            choices.append(MEMBER)
        choices += [s.menu.job[job] for job in sorted(set(s.jobs[seat])) if payable(s, seat, s.data.jobs[job].goods)]
        public = {job for job in s.job_row if job >= 0}
        choices += [s.menu.public[job] for job in sorted(public) if payable(s, seat, s.data.jobs[job].goods)]
        choices += [s.menu.ally[ally] for ally in s.allies(seat)]
        return choices or [SET_ASIDE]

    def why_not(self, s: EmpireState, element: str) -> RuleMessage | None:
        reserve = s.figures(self.seat)
        business, place = why.business_of(s, element), why.place_of(s, element)
        if business >= 0 and reserve[0] % FIGURES >= DON:
            return why.because("why-no-thug", "F2 F4", business=s.data.businesses[business].id)
        if place >= 0 and reserve[-1] % FIGURES < DON:
            return why.because("why-no-member", "F2 F6", place=s.data.places[place].id)
        if business >= 0 or place >= 0:
            return why.no_space(s, element, "F4" if business >= 0 else "F6", self.seat)
        return no_job(s, self.seat, element) or no_ally(s, self.seat, element, "F12")

    def take(self, s: EmpireState, choice: Choice) -> None:
        seat = self.seat
        if choice is THUG:
            s.stack.append(PlayThug(seat))
        elif choice is MEMBER:
            s.stack.append(PlayMember(seat))
        elif choice is SET_ASIDE:
            set_aside(s, seat)
        elif choice.kind == "ally":
            play_ally(s, seat, choice.value)
        else:
            public = choice.kind == "public"
            events.job_shown(s, seat, choice.value, public)
            s.stack.append(PayGoods(seat, choice.value, public, s.data.jobs[choice.value].goods))

    def facts(self, s: EmpireState) -> Facts:
        reserve = [role(figure) for figure in s.figures(self.seat)]
        thugs = reserve.count("thug")
        limit = s.data.hand_limits[s.act - 1]
        return asked(s, self.seat, thugs=thugs, members=reserve[thugs:], hand=s.hand_size(self.seat), limit=limit)

    def facts_of(self, s: EmpireState, choice: Choice) -> Facts:
        reserve = s.figures(self.seat)
        thugs = [figure for figure in reserve if figure % FIGURES < DON]
        if choice is THUG:
            return {"left": len(thugs), "last": len(reserve) == 1, "spaces": len(figures.empty_thug_spaces(s))}
        if choice is MEMBER:
            members = reserve[len(thugs) :]
            last, spaces = len(reserve) == 1, len(figures.empty_places(s))
            return {"figure": role(members[0]), "left": len(members), "last": last, "spaces": spaces}
        if choice is SET_ASIDE:
            return {"figure": role(reserve[0])}
        if choice.kind == "public":
            return {**answers.job_for(s, self.seat, choice.value), "times": s.job_row.count(choice.value)}
        return answers.card(s, self.seat, choice)


def set_aside(s: EmpireState, seat: int) -> None:
    """Set aside a figure without a space, unused (W1, H1)."""
    figure = s.figures(seat)[0]
    s.where[figure] = OUT
    events.set_aside(s, seat, figure)


class PlayThug(Ask[EmpireState]):
    """The business on whose Thug space it stands; the seat may use its front (F4)."""

    __slots__ = ()
    key = "thug.business"
    path = True
    goal = True

    def choices(self, s: EmpireState) -> list[Choice]:
        return [s.menu.business[s.business_on(space)] for space in figures.empty_thug_spaces(s)]

    def why_not(self, s: EmpireState, element: str) -> RuleMessage | None:
        business = why.business_of(s, element)
        return None if business < 0 else why.no_thug_space(s, business, "F4", self.seat)

    def take(self, s: EmpireState, choice: Choice) -> None:
        figures.put(s, s.figures(self.seat)[0], s.thug_space(choice.value), by=self.seat, how="played")
        use_front(s, self.seat, choice.value)

    def facts(self, s: EmpireState) -> Facts:
        thugs = len([figure for figure in s.figures(self.seat) if figure % FIGURES < DON])
        return asked(s, self.seat, thugs=thugs)

    def facts_of(self, s: EmpireState, choice: Choice) -> Facts:
        return answers.business(s, self.seat, choice.value, "front")


class PlayMember(Ask[EmpireState]):
    """The Family Member space; the seat may use all backs around it (F6)."""

    __slots__ = ()
    key = "member.place"
    path = True
    goal = True

    def choices(self, s: EmpireState) -> list[Choice]:
        return [s.menu.place[place] for place in figures.empty_places(s)]

    def why_not(self, s: EmpireState, element: str) -> RuleMessage | None:
        place = why.place_of(s, element)
        return None if place < 0 else why.no_member_space(s, place, "F6", self.seat)

    def take(self, s: EmpireState, choice: Choice) -> None:
        figures.put(s, next_member(s, self.seat), PLACE + choice.value, by=self.seat, how="played")
        use_backs(s, self.seat, choice.value)

    def facts(self, s: EmpireState) -> Facts:
        return asked(s, self.seat, figure=role(next_member(s, self.seat)), seats=s.seats)

    def facts_of(self, s: EmpireState, choice: Choice) -> Facts:
        return answers.space(s, self.seat, choice.value)


def next_member(s: EmpireState, seat: int) -> int:
    """Return the Family Member that is played next; they differ only in their names."""
    return next(figure for figure in s.figures(seat) if figure % FIGURES >= DON)


def play_ally(s: EmpireState, seat: int, ally: int) -> None:
    """Play the ally, which stays open until tribute, and start its effects (F12, W10)."""
    s.ally_at[ally] = PLAYED + seat
    events.ally_played(s, seat, ally)
    s.stack.append(Effects(seat, ALLY + ally, 0))


# ---------------------------------------------------------------- F9, F10 completing a job


class PayGoods(Ask[EmpireState]):
    """With what the next good of the cost is paid: itself, or Narcotics (F10)."""

    __slots__ = ("cost", "job", "public")
    key = "job.pay"
    path = True
    flags = ("public",)

    def __init__(self, seat: int, job: int, public: bool, cost: tuple[int, int, int]) -> None:
        super().__init__(seat)
        self.job: Final = job
        self.public: Final = public
        self.cost: Final = cost  # what is still due

    def choices(self, s: EmpireState) -> list[Choice]:
        at = self.seat * KINDS
        for kind in range(3):
            if self.cost[kind]:
                choices = [s.menu.good[kind]] if s.goods[at + kind] else []
                if s.goods[at + NARCOTICS] > shortage(s, self.seat, less(self.cost, kind)):
                    choices.append(s.menu.good[NARCOTICS])
                return choices
        return []

    def why_not(self, s: EmpireState, element: str) -> RuleMessage | None:
        return not_due(s, self.seat, element, self.cost)

    def take(self, s: EmpireState, choice: Choice) -> None:
        kind = next(kind for kind in range(3) if self.cost[kind])
        cards.discard(s, self.seat, choice, "job")
        left = less(self.cost, kind)
        if any(left):
            s.stack.append(PayGoods(self.seat, self.job, self.public, left))
        else:
            begin_job(s, self.seat, self.job, self.public)

    def about(self, s: EmpireState) -> Facts:
        return {"job": s.data.jobs[self.job].id}

    def facts(self, s: EmpireState) -> Facts:
        goods = goods_due(self.cost)
        return asked(s, self.seat, public=self.public, due=goods[0], goods=goods, n=len(goods), **self.about(s))

    def facts_of(self, s: EmpireState, choice: Choice) -> Facts:
        facts = answers.card(s, self.seat, choice)
        if choice.value == NARCOTICS:
            return {**facts, "instead": GOODS[next(kind for kind in range(3) if self.cost[kind])]}
        return facts


def less(cost: tuple[int, int, int], kind: int) -> tuple[int, int, int]:
    """Return the cost with one good of that kind paid."""
    gun, booze, blood = cost
    return (gun - (kind == 0), booze - (kind == 1), blood - (kind == 2))


def begin_job(s: EmpireState, seat: int, job: int, public: bool) -> None:
    """Set the job aside after its goods are paid, until ability and money are done (W6)."""
    if public:
        s.job_row = replaced(s.job_row, s.job_row.index(job), NOBODY)
    else:
        cards.drop_job(s, seat, job)
    s.aside = job
    events.job_begun(s, seat, job, public)
    s.stack.append(JobDone(seat, job))
    s.stack.append(MoneyWhen(seat, job))


class MoneyWhen(Ask[EmpireState]):
    """Whether the money comes before or after the ability (F9, H3)."""

    __slots__ = ("job",)
    key = "job.money"

    def __init__(self, seat: int, job: int) -> None:
        super().__init__(seat)
        self.job: Final = job

    def choices(self, s: EmpireState) -> list[Choice]:
        return [FIRST, LAST]

    def take(self, s: EmpireState, choice: Choice) -> None:
        events.job_money(s, self.seat, self.job, choice is FIRST)
        if choice is LAST:
            s.stack.append(Reward(self.seat, self.job))
        s.stack.append(Effects(self.seat, self.job, 0))
        if choice is FIRST:
            s.stack.append(Reward(self.seat, self.job))

    def about(self, s: EmpireState) -> Facts:
        return {"job": s.data.jobs[self.job].id}

    def facts(self, s: EmpireState) -> Facts:
        return asked(s, self.seat, job=s.data.jobs[self.job].id, cards=money_cards(s.data.jobs[self.job].money))

    def facts_of(self, s: EmpireState, choice: Choice) -> Facts:
        return {"cards": money_cards(s.data.jobs[self.job].money)}


class Reward(Step[EmpireState]):
    """Exactly the money cards of the job (F9)."""

    __slots__ = ("job", "seat")
    key = "job.reward"

    def __init__(self, seat: int, job: int) -> None:
        self.seat: Final = seat
        self.job: Final = job

    def run(self, s: EmpireState) -> None:
        for kind in s.data.jobs[self.job].money:
            cards.take_money(s, self.seat, kind)


class JobDone(Step[EmpireState]):
    """The job card goes into the suitcase, shown (F9, W6)."""

    __slots__ = ("job", "seat")
    key = "job.done"

    def __init__(self, seat: int, job: int) -> None:
        self.seat: Final = seat
        self.job: Final = job

    def run(self, s: EmpireState) -> None:
        s.aside = NOBODY
        s.completed = replaced(s.completed, self.seat, tuple(sorted((*s.completed[self.seat], self.job))))
        events.job_completed(s, self.seat, self.job)
