"""The judgement of Corleone's Empire: every choice in points, $1 in the suitcase at the end being 1."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from cosca.bots.corleones_empire import bidding, outlook, points, reasons, signs
from cosca.bots.corleones_empire.cards import CardWorth
from cosca.bots.corleones_empire.ready import ACTS, ReadyData
from cosca.bots.judge import Judge, Line, Point, Reason, weights_of
from cosca.games.corleones_empire.components.printed import (
    DISCARD_1,
    DISCARD_2,
    DISCARD_3,
    EXCHANGE,
    HORSE_HEAD,
    JOB,
    MONEY,
    NARCOTICS,
    SUITCASE,
)
from cosca.games.corleones_empire.game import CorleonesEmpire
from cosca.games.corleones_empire.rules.businesses import Abilities, DeclareFront, WhoFirst
from cosca.games.corleones_empire.rules.effects import Accept, effects_of
from cosca.games.corleones_empire.rules.effects_figures import DisplaceTo, MoveOwnTo
from cosca.games.corleones_empire.rules.end import savings
from cosca.games.corleones_empire.rules.figures import figure_of
from cosca.games.corleones_empire.rules.state import FIGURES, KINDS, EmpireState
from cosca.kernel.choice import Choice

Score = Callable[[CardWorth, Choice, Any], float]  # the survey, the choice, the step that asks

ORDER: Final = {SUITCASE: 0, EXCHANGE: 1, DISCARD_1: 1, DISCARD_2: 1, DISCARD_3: 1, JOB: 2, HORSE_HEAD: 3}


def action(survey: CardWorth, choice: Choice, step: Any) -> float:
    """The best that can be done now; cards come before the last figure."""
    kind = choice.kind
    if kind == "job":
        return points.CARD_NOW * survey.completed(choice.value)
    if kind == "public":
        return points.CARD_NOW * survey.completed(choice.value) + points.PUBLIC_NOW
    if kind == "ally":
        return points.ALLY_NOW * survey.played(choice.value)
    last = points.LAST_FIGURE if survey.reserve == 1 else 0.0
    if kind == "thug":
        return survey.best_thug() + points.PLACE_NOW - last
    return survey.best_member() + points.PLACE_NOW - last if kind == "member" else -last


def thug(survey: CardWorth, choice: Choice, step: Any) -> float:
    return survey.thug(choice.value)


def member(survey: CardWorth, choice: Choice, step: Any) -> float:
    return survey.member(choice.value)


def ability(survey: CardWorth, choice: Choice, step: Abilities) -> float:
    """Everything that gains, money and goods first, Suitcases last."""
    if choice.kind == "done":
        return 0.0
    icon = choice.value
    worth = survey.packs(1) + 0.01 if icon == SUITCASE else survey.icons()[icon]
    return worth if worth <= 0.0 else 10.0 * (ORDER.get(icon, 4) + 1) + worth


def first(survey: CardWorth, choice: Choice, step: WhoFirst) -> float:
    """First, unless there is the Horse Head, which stays with whoever takes it last."""
    later = HORSE_HEAD in survey.s.data.businesses[step.business].front
    return 1.0 if (choice.value == survey.seat) != later else 0.0


def declare(survey: CardWorth, choice: Choice, step: DeclareFront) -> float:
    return 0.1 if choice.kind == "skip" else survey.front(step.business)


def pack(survey: CardWorth, choice: Choice, step: Any) -> float:
    return -1.0 if choice.kind == "done" else float(MONEY[choice.value])


def discard(survey: CardWorth, choice: Choice, step: Any) -> float:
    """The card that matters least; nothing where it is not worth it."""
    return -3.0 if choice.kind == "skip" else -survey.keeping(choice)


def tribute(survey: CardWorth, choice: Choice, step: Any) -> float:
    """The card that matters least; after the last act only money matters."""
    return 0.0 if survey.act == ACTS and choice.kind != "money" else -survey.keeping(choice)


def good(survey: CardWorth, choice: Choice, step: Any) -> float:
    return survey.wanted()[choice.value]


def keep_job(survey: CardWorth, choice: Choice, step: Any) -> float:
    return survey.promise(choice.value)


def pay(survey: CardWorth, choice: Choice, step: Any) -> float:
    """Narcotics last: they can stand for anything."""
    return 0.0 if choice.value == NARCOTICS else 1.0


def money_when(survey: CardWorth, choice: Choice, step: Any) -> float:
    return 1.0 if choice.kind == "money_first" else 0.0


def use_effect(survey: CardWorth, choice: Choice, step: Accept) -> float:
    if choice.kind == "skip":
        return 0.0
    effect = effects_of(survey.s, step.card)[step.index]
    return survey.icons()[effect.icon] if effect.op == "trade" else 1.0


def shot(survey: CardWorth, choice: Choice, step: Any) -> float:
    return 0.0 if choice.kind == "skip" else survey.shot(figure_of(survey.s, choice))


def bomb(survey: CardWorth, choice: Choice, step: Any) -> float:
    return 0.0 if choice.kind == "skip" else survey.bomb(choice.value)


def displaced(survey: CardWorth, choice: Choice, step: DisplaceTo) -> float:
    """Where it does least harm to the own majorities."""
    seat = step.figure // FIGURES
    return sum([survey.shift(turf, seat, 1) for turf in turfs_of(survey, choice)])


def turfs_of(survey: CardWorth, choice: Choice) -> tuple[int, ...]:
    """The turfs that a figure would be in after such a choice."""
    if choice.kind == "place":
        return survey.ready.turfs[choice.value]
    return (choice.value,) if choice.kind == "turf" else (survey.s.thug_space(choice.value) // 2,)


def move(survey: CardWorth, choice: Choice, step: Any) -> float:
    """The own figure that does least where it stands."""
    if choice.kind == "skip":
        return 0.0
    presence = survey.presence()
    at = survey.s.where[figure_of(survey.s, choice)]
    return 5.0 - sum([presence[turf] for turf in survey.ready.turfs_at[at]])


def move_to(survey: CardWorth, choice: Choice, step: MoveOwnTo) -> float:
    return survey.member(choice.value) if choice.kind == "place" else survey.thug(choice.value)


def neutral(survey: CardWorth, choice: Choice, step: Any) -> float:
    """What the figure brings; it should not stand where the own family leads."""
    kind = choice.kind
    if kind == "skip":
        return 0.0
    if kind == "place":
        return survey.mayor(choice.value)
    if kind == "business":
        return survey.union_boss(choice.value)
    worth = 0.1 + survey.shift(choice.value, 0, 1)
    hit = [
        survey.shot(figure)
        for figure, at in enumerate(survey.s.where)
        if at >= 0 and figure >= FIGURES and choice.value in survey.ready.turfs_at[at]
    ]
    return worth + max(hit, default=0.0)


def front(survey: CardWorth, choice: Choice, step: Any) -> float:
    return 0.0 if choice.kind == "skip" else survey.front(choice.value)


def back_business(survey: CardWorth, choice: Choice, step: Any) -> float:
    return 0.0 if choice.kind == "skip" else survey.sides((choice.value,))


def back_turf(survey: CardWorth, choice: Choice, step: Any) -> float:
    return 0.0 if choice.kind == "skip" else survey.backs((choice.value,))


def back_space(survey: CardWorth, choice: Choice, step: Any) -> float:
    return 0.0 if choice.kind == "skip" else survey.backs(survey.ready.areas[choice.value])


def place_control(survey: CardWorth, choice: Choice, step: Any) -> float:
    return 0.0 if choice.kind == "skip" else survey.marker(choice.value)


def remove_control(survey: CardWorth, choice: Choice, step: Any) -> float:
    return 0.0 if choice.kind == "skip" else survey.removed(choice.value)


def recycle(survey: CardWorth, choice: Choice, step: Any) -> float:
    """A marker that holds nothing: of a stack where others have more anyway, or where there are plenty."""
    if choice.kind == "skip":
        return 0.0
    stack = survey.s.stacks[choice.value]
    mine = stack.count(survey.seat)
    others = max([stack.count(seat) for seat in set(stack) if seat != survey.seat], default=0)
    return 1.0 if mine < others or mine > others + 1 else -1.0


def least(survey: CardWorth, choice: Choice, step: Any) -> float:
    return -float(MONEY[choice.value])


def rob(survey: CardWorth, choice: Choice, step: Any) -> float:
    """The rival with the best cards, and rather one who leads."""
    s, rival = survey.s, choice.value
    total = savings(s, rival)
    return total / sum(s.suitcase[rival * KINDS : rival * KINDS + KINDS]) + 0.02 * total + 0.1 * s.controlled(rival)


SCORES: Final[dict[str, Score]] = {
    "business.action": action,
    "thug.business": thug,
    "member.place": member,
    "abilities": ability,
    "front.first": first,
    "front.use": declare,
    "suitcase.card": pack,
    "discard.card": discard,
    "tribute.card": tribute,
    "good.which": good,
    "jobs.which": keep_job,
    "job.pay": pay,
    "job.money": money_when,
    "effect.use": use_effect,
    "gun_down.figure": shot,
    "gun_down.turf": bomb,
    "displace.figure": shot,
    "displace.to": displaced,
    "move.figure": move,
    "move.to": move_to,
    "neutral.place": neutral,
    "front.business": front,
    "back.business": back_business,
    "back.turf": back_turf,
    "back.space": back_space,
    "control.place": place_control,
    "control.remove": remove_control,
    "marker.recycle": recycle,
    "bid.card": bidding.bid,
    "bribe.ally": bidding.ally,
    "offer.card": least,
    "tax.card": least,
    "rob.rival": rob,
}


PLAYED: Final = ("thug", "member")  # figures that are played,
PLACES: Final = ("thug.business", "member.place")  # and where


class EmpireJudge(Judge[EmpireState]):
    """A good player of Corleone's Empire."""

    signs = signs.SIGNS
    opens = ("business.action",)
    against = frozenset(("bid_high", "gives_up", "higher_card", "own_figures", "last_figure"))
    content = frozenset(("decline", "bid_enough", "bid_nothing", "small_card"))
    asides = frozenset(("small_card", "spare_good", "higher_card", "bid_enough", "decline", "gives_up", "far_job"))

    def __init__(self, game: CorleonesEmpire) -> None:
        super().__init__(game)
        self.ready: Final = ReadyData(game.data)
        self.weights = weights_of("corleones_empire", self.signs)

    def scores(self, state: EmpireState, seat: int) -> list[float]:
        step = state.stack[-1]
        score = SCORES[step.key]
        survey = CardWorth(self.ready, state, seat)
        return [score(survey, choice, step) for choice in self.game.choices(state, seat)]

    def moment(self, state: EmpireState) -> int:
        return state.act + state.winner

    def stage(self, state: EmpireState) -> int:
        return max(2, state.act) - 2  # a search stops at the beginning of acts II to IV

    def count(self, state: EmpireState, team: tuple[int, ...]) -> list[float]:
        return signs.count(self.ready, state, team[0])

    def reason(self, state: EmpireState, seat: int, choice: Choice) -> Reason | None:
        best = False
        if choice.kind in ("skip", "done"):
            scores = self.scores(state, seat)
            best = scores[self.game.choices(state, seat).index(choice)] >= max(scores)
        return reasons.reason(CardWorth(self.ready, state, seat), choice, state.stack[-1], best)

    def plan(self, seat: int, line: Line[EmpireState]) -> list[Point]:
        """Where a figure goes says more than that one is played."""
        strides = line.strides
        if len(strides) > 1 and strides[0].choice.kind in PLAYED and strides[1].state.stack[-1].key in PLACES:
            strides = strides[1:]
        return super().plan(seat, line._replace(strides=strides))

    def marks(self, state: EmpireState, seat: int) -> list[float]:
        return outlook.marks(state, seat)

    def marked(self, state: EmpireState, seat: int, mark: int, here: float, others: float) -> Point | None:
        weights = self.weights[min(max(1, state.act), len(self.weights)) - 1]  # as at the end of this act
        return outlook.marked(state, seat, weights, mark, here, others)
