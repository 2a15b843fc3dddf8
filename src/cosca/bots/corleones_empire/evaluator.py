"""The evaluator of Corleone's Empire: scores in points, where $1 in the suitcase at the end is 1 point."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from cosca.bots.corleones_empire import bidding, coach_reasons, outcome_metrics, reasons, state_features, tuning
from cosca.bots.corleones_empire.card_values import CardValues
from cosca.bots.corleones_empire.lookup_tables import ACTS, ReadyData
from cosca.bots.evaluator import Evaluator, Reason, Variation, WeightedReason, load_weights
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

Score = Callable[[CardValues, Choice, Any], float]  # values of the seat, the choice, the step that asks

ORDER: Final = {SUITCASE: 0, EXCHANGE: 1, DISCARD_1: 1, DISCARD_2: 1, DISCARD_3: 1, JOB: 2, HORSE_HEAD: 3}


def action(survey: CardValues, choice: Choice, step: Any) -> float:
    """Score the actions by the best that each can do now; cards come before the last figure."""
    kind = choice.kind
    if kind == "job":
        return tuning.CARD_NOW * survey.completed(choice.value)
    if kind == "public":
        return tuning.CARD_NOW * survey.completed(choice.value) + tuning.PUBLIC_NOW
    if kind == "ally":
        return tuning.ALLY_NOW * survey.played(choice.value)
    last = tuning.LAST_FIGURE if survey.reserve == 1 else 0.0
    if kind == "thug":
        return survey.best_thug() + tuning.PLACE_NOW - last
    return survey.best_member() + tuning.PLACE_NOW - last if kind == "member" else -last


def thug(survey: CardValues, choice: Choice, step: Any) -> float:
    return survey.thug(choice.value)


def member(survey: CardValues, choice: Choice, step: Any) -> float:
    return survey.member(choice.value)


def ability(survey: CardValues, choice: Choice, step: Abilities) -> float:
    """Score abilities by their gain: money and goods first, Suitcases last."""
    if choice.kind == "done":
        return 0.0
    icon = choice.value
    value = survey.packs(1) + 0.01 if icon == SUITCASE else survey.icons()[icon]
    return value if value <= 0.0 else 10.0 * (ORDER.get(icon, 4) + 1) + value


def first(survey: CardValues, choice: Choice, step: WhoFirst) -> float:
    """Score who uses the front first: the seat itself, unless the Horse Head is there, which the last user keeps."""
    later = HORSE_HEAD in survey.s.data.businesses[step.business].front
    return 1.0 if (choice.value == survey.seat) != later else 0.0


def declare(survey: CardValues, choice: Choice, step: DeclareFront) -> float:
    return 0.1 if choice.kind == "skip" else survey.front(step.business)


def pack(survey: CardValues, choice: Choice, step: Any) -> float:
    return -1.0 if choice.kind == "done" else float(MONEY[choice.value])


def discard(survey: CardValues, choice: Choice, step: Any) -> float:
    """Score discards: the least valuable card, or none if discarding does not pay."""
    return -3.0 if choice.kind == "skip" else -survey.keeping(choice)


def tribute(survey: CardValues, choice: Choice, step: Any) -> float:
    """Score tributes: the least valuable card; after the last act only money counts."""
    return 0.0 if survey.act == ACTS and choice.kind != "money" else -survey.keeping(choice)


def good(survey: CardValues, choice: Choice, step: Any) -> float:
    return survey.wanted()[choice.value]


def keep_job(survey: CardValues, choice: Choice, step: Any) -> float:
    return survey.promise(choice.value)


def pay(survey: CardValues, choice: Choice, step: Any) -> float:
    """Score payments: Narcotics last, because they can stand for any good."""
    return 0.0 if choice.value == NARCOTICS else 1.0


def money_when(survey: CardValues, choice: Choice, step: Any) -> float:
    return 1.0 if choice.kind == "money_first" else 0.0


def use_effect(survey: CardValues, choice: Choice, step: Accept) -> float:
    if choice.kind == "skip":
        return 0.0
    effect = effects_of(survey.s, step.card)[step.index]
    return survey.icons()[effect.icon] if effect.op == "trade" else 1.0


def shot(survey: CardValues, choice: Choice, step: Any) -> float:
    return 0.0 if choice.kind == "skip" else survey.shot(figure_of(survey.s, choice))


def bomb(survey: CardValues, choice: Choice, step: Any) -> float:
    return 0.0 if choice.kind == "skip" else survey.bomb(choice.value)


def displaced(survey: CardValues, choice: Choice, step: DisplaceTo) -> float:
    """Score places for a displaced figure by the harm to the seat's majorities."""
    seat = step.figure // FIGURES
    return sum([survey.shift(turf, seat, 1) for turf in turfs_of(survey, choice)])


def turfs_of(survey: CardValues, choice: Choice) -> tuple[int, ...]:
    """Return the turfs that a figure would be in after the choice."""
    if choice.kind == "place":
        return survey.ready.turfs[choice.value]
    return (choice.value,) if choice.kind == "turf" else (survey.s.thug_space(choice.value) // 2,)


def move(survey: CardValues, choice: Choice, step: Any) -> float:
    """Score moves: the figure of the seat that does least where it is."""
    if choice.kind == "skip":
        return 0.0
    presence = survey.presence()
    at = survey.s.where[figure_of(survey.s, choice)]
    return 5.0 - sum([presence[turf] for turf in survey.ready.turfs_at[at]])


def move_to(survey: CardValues, choice: Choice, step: MoveOwnTo) -> float:
    return survey.member(choice.value) if choice.kind == "place" else survey.thug(choice.value)


def neutral(survey: CardValues, choice: Choice, step: Any) -> float:
    """Score places for a neutral figure by what it brings; avoid turfs where the seat's family leads."""
    kind = choice.kind
    if kind == "skip":
        return 0.0
    if kind == "place":
        return survey.mayor(choice.value)
    if kind == "business":
        return survey.union_boss(choice.value)
    value = 0.1 + survey.shift(choice.value, 0, 1)
    hit = [
        survey.shot(figure)
        for figure, at in enumerate(survey.s.where)
        if at >= 0 and figure >= FIGURES and choice.value in survey.ready.turfs_at[at]
    ]
    return value + max(hit, default=0.0)


def front(survey: CardValues, choice: Choice, step: Any) -> float:
    return 0.0 if choice.kind == "skip" else survey.front(choice.value)


def back_business(survey: CardValues, choice: Choice, step: Any) -> float:
    return 0.0 if choice.kind == "skip" else survey.sides((choice.value,))


def back_turf(survey: CardValues, choice: Choice, step: Any) -> float:
    return 0.0 if choice.kind == "skip" else survey.backs((choice.value,))


def back_space(survey: CardValues, choice: Choice, step: Any) -> float:
    return 0.0 if choice.kind == "skip" else survey.backs(survey.ready.areas[choice.value])


def place_control(survey: CardValues, choice: Choice, step: Any) -> float:
    return 0.0 if choice.kind == "skip" else survey.marker(choice.value)


def remove_control(survey: CardValues, choice: Choice, step: Any) -> float:
    return 0.0 if choice.kind == "skip" else survey.removed(choice.value)


def recycle(survey: CardValues, choice: Choice, step: Any) -> float:
    """Score markers to recycle: those in stacks where rivals have more anyway, or where the seat has plenty."""
    if choice.kind == "skip":
        return 0.0
    stack = survey.s.stacks[choice.value]
    mine = stack.count(survey.seat)
    others = max([stack.count(seat) for seat in set(stack) if seat != survey.seat], default=0)
    return 1.0 if mine < others or mine > others + 1 else -1.0


def least(survey: CardValues, choice: Choice, step: Any) -> float:
    return -float(MONEY[choice.value])


def rob(survey: CardValues, choice: Choice, step: Any) -> float:
    """Score targets of a robbery: the rival with the best cards, preferably a leading one."""
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


PAYING_ALLY_NOW: Final = 1.8  # what the coach adds for playing an ally that brings money, per value
KEPT_ALLY: Final = 0.18  # what it takes off for giving up an ally before the last act, per value
PLAYED: Final = ("thug", "member")  # kinds of choices that play a figure,
PLACES: Final = ("thug.business", "member.place")  # and questions that place it


class EmpireEvaluator(Evaluator[EmpireState]):
    """The evaluator of Corleone's Empire."""

    feature_names = state_features.FEATURE_NAMES
    opening_kinds = ("business.action",)
    negative_reasons = frozenset(("bid_high", "gives_up", "higher_card", "own_figures", "last_figure"))
    contented_reasons = frozenset(("decline", "bid_enough", "bid_nothing", "small_card"))
    local_reasons = frozenset(
        ("small_card", "spare_good", "higher_card", "bid_enough", "decline", "gives_up", "far_job")
    )

    def __init__(self, game: CorleonesEmpire) -> None:
        super().__init__(game)
        self.ready: Final = ReadyData(game.data)
        self.weights = load_weights("corleones_empire", self.feature_names)

    def action_scores(self, state: EmpireState, seat: int) -> list[float]:
        step = state.stack[-1]
        score = SCORES[step.key]
        survey = CardValues(self.ready, state, seat)
        return [score(survey, choice, step) for choice in self.game.choices(state, seat)]

    def rollout_horizon(self, state: EmpireState) -> int:
        return state.act + state.winner

    def weight_stage(self, state: EmpireState) -> int:
        return max(2, state.act) - 2  # a search stops at the beginning of acts II to IV

    def state_features(self, state: EmpireState, team: tuple[int, ...]) -> list[float]:
        return state_features.count(self.ready, state, team[0])

    def reason(self, state: EmpireState, seat: int, choice: Choice) -> Reason | None:
        best = False
        if choice.kind in ("skip", "done"):
            scores = self.action_scores(state, seat)
            best = scores[self.game.choices(state, seat).index(choice)] >= max(scores)
        return reasons.reason(CardValues(self.ready, state, seat), choice, state.stack[-1], best)

    def coaching_bonus(self, state: EmpireState, seat: int, choice: Choice) -> float:
        """Play an ally that only brings money before the figures that can save it, and keep allies for the last act."""
        if choice.kind != "ally":
            return 0.0
        survey, step = CardValues(self.ready, state, seat), state.stack[-1]
        if step.key == "business.action" and survey.reserve > 1 and survey.pays(choice.value):
            return PAYING_ALLY_NOW * survey.played(choice.value)
        return -KEPT_ALLY * survey.ally(choice.value) if step.key == "tribute.card" and survey.act == ACTS - 1 else 0.0

    def coaching_reason(
        self, state: EmpireState, seat: int, choice: Choice, odds: Mapping[str, Reason]
    ) -> Reason | None:
        survey, step = CardValues(self.ready, state, seat), state.stack[-1]
        found = coach_reasons.better(survey, choice, step) or super().coaching_reason(state, seat, choice, odds)
        if found is None or found.key in coach_reasons.AGAINST:
            found = coach_reasons.fallback(survey, choice, step)
        return found

    def explain_line(self, seat: int, line: Variation[EmpireState]) -> list[WeightedReason]:
        """Explain the line; the place of a figure says more than that one is played."""
        plies = line.plies
        if len(plies) > 1 and plies[0].choice.kind in PLAYED and plies[1].state.stack[-1].key in PLACES:
            plies = plies[1:]
        return super().explain_line(seat, line._replace(plies=plies))

    def outcome_metrics(self, state: EmpireState, seat: int) -> list[float]:
        return outcome_metrics.measure(state, seat)

    def explain_metric(
        self, state: EmpireState, seat: int, metric: int, here: float, others: float
    ) -> WeightedReason | None:
        weights = self.weights[min(max(1, state.act), len(self.weights)) - 1]  # the weights of the end of this act
        return outcome_metrics.marked(state, seat, weights, metric, here, others)
