"""The judgement of Corleone's Empire: every choice in points, $1 in the suitcase at the end being 1."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from cosca.bots.corleones_empire import bidding, points, reasons, signs
from cosca.bots.corleones_empire.cards import CardWorth
from cosca.bots.corleones_empire.ready import ACTS, ReadyData
from cosca.bots.judge import Judge, Reason, weights_of
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

Score = Callable[[CardWorth, Choice, Any], float]  # the look, the choice, the step that asks

ORDER: Final = {SUITCASE: 0, EXCHANGE: 1, DISCARD_1: 1, DISCARD_2: 1, DISCARD_3: 1, JOB: 2, HORSE_HEAD: 3}


def action(look: CardWorth, choice: Choice, step: Any) -> float:
    """The best that can be done now; cards come before the last figure."""
    kind = choice.kind
    if kind == "job":
        return points.CARD_NOW * look.completed(choice.value)
    if kind == "public":
        return points.CARD_NOW * look.completed(choice.value) + points.PUBLIC_NOW
    if kind == "ally":
        return points.ALLY_NOW * look.played(choice.value)
    last = points.LAST_FIGURE if look.reserve == 1 else 0.0
    if kind == "thug":
        return look.best_thug() + points.PLACE_NOW - last
    return look.best_member() + points.PLACE_NOW - last if kind == "member" else -last


def ability(look: CardWorth, choice: Choice, step: Abilities) -> float:
    """Everything that gains, money and goods first, Suitcases last."""
    if choice.kind == "done":
        return 0.0
    icon = choice.value
    worth = look.packs(1) + 0.01 if icon == SUITCASE else look.icons()[icon]
    return worth if worth <= 0.0 else 10.0 * (ORDER.get(icon, 4) + 1) + worth


def first(look: CardWorth, choice: Choice, step: WhoFirst) -> float:
    """First, unless there is the Horse Head, which stays with whoever takes it last."""
    later = HORSE_HEAD in look.s.data.businesses[step.business].front
    return 1.0 if (choice.value == look.seat) != later else 0.0


def declare(look: CardWorth, choice: Choice, step: DeclareFront) -> float:
    return 0.1 if choice.kind == "skip" else look.front(step.business)


def pack(look: CardWorth, choice: Choice, step: Any) -> float:
    return -1.0 if choice.kind == "done" else float(MONEY[choice.value])


def discard(look: CardWorth, choice: Choice, step: Any) -> float:
    """The card that matters least; nothing where it is not worth it."""
    return -3.0 if choice.kind == "skip" else -look.keeping(choice)


def tribute(look: CardWorth, choice: Choice, step: Any) -> float:
    """The card that matters least; after the last act only money matters."""
    return 0.0 if look.act == ACTS and choice.kind != "money" else -look.keeping(choice)


def good(look: CardWorth, choice: Choice, step: Any) -> float:
    return look.wanted()[choice.value]


def keep_job(look: CardWorth, choice: Choice, step: Any) -> float:
    return look.promise(choice.value)


def pay(look: CardWorth, choice: Choice, step: Any) -> float:
    """Narcotics last: they can stand for anything."""
    return 0.0 if choice.value == NARCOTICS else 1.0


def money_when(look: CardWorth, choice: Choice, step: Any) -> float:
    return 1.0 if choice.kind == "money_first" else 0.0


def use_effect(look: CardWorth, choice: Choice, step: Accept) -> float:
    if choice.kind == "skip":
        return 0.0
    effect = effects_of(look.s, step.card)[step.index]
    return look.icons()[effect.icon] if effect.op == "trade" else 1.0


def shot(look: CardWorth, choice: Choice, step: Any) -> float:
    return 0.0 if choice.kind == "skip" else look.shot(figure_of(look.s, choice))


def bomb(look: CardWorth, choice: Choice, step: Any) -> float:
    return 0.0 if choice.kind == "skip" else look.bomb(choice.value)


def displaced(look: CardWorth, choice: Choice, step: DisplaceTo) -> float:
    """Where it does least harm to the own majorities."""
    seat = step.figure // FIGURES
    return sum([look.shift(turf, seat, 1) for turf in turfs_of(look, choice)])


def turfs_of(look: CardWorth, choice: Choice) -> tuple[int, ...]:
    """The turfs that a figure would be in after such a choice."""
    if choice.kind == "place":
        return look.tables.turfs[choice.value]
    return (choice.value,) if choice.kind == "turf" else (look.s.thug_space(choice.value) // 2,)


def move(look: CardWorth, choice: Choice, step: Any) -> float:
    """The own figure that does least where it stands."""
    if choice.kind == "skip":
        return 0.0
    presence = look.presence()
    at = look.s.where[figure_of(look.s, choice)]
    return 5.0 - sum([presence[turf] for turf in look.tables.turfs_at[at]])


def move_to(look: CardWorth, choice: Choice, step: MoveOwnTo) -> float:
    return look.member(choice.value) if choice.kind == "place" else look.thug(choice.value)


def neutral(look: CardWorth, choice: Choice, step: Any) -> float:
    """What the figure brings; it should not stand where the own family leads."""
    kind = choice.kind
    if kind == "skip":
        return 0.0
    if kind == "place":
        return look.mayor(choice.value)
    if kind == "business":
        return look.union_boss(choice.value)
    worth = 0.1 + look.shift(choice.value, 0, 1)
    hit = [
        look.shot(figure)
        for figure, at in enumerate(look.s.where)
        if at >= 0 and figure >= FIGURES and choice.value in look.tables.turfs_at[at]
    ]
    return worth + max(hit, default=0.0)


def front(look: CardWorth, choice: Choice, step: Any) -> float:
    return 0.0 if choice.kind == "skip" else look.front(choice.value)


def back_business(look: CardWorth, choice: Choice, step: Any) -> float:
    return 0.0 if choice.kind == "skip" else look.sides((choice.value,))


def back_turf(look: CardWorth, choice: Choice, step: Any) -> float:
    return 0.0 if choice.kind == "skip" else look.backs((choice.value,))


def back_space(look: CardWorth, choice: Choice, step: Any) -> float:
    return 0.0 if choice.kind == "skip" else look.backs(look.tables.areas[choice.value])


def place_control(look: CardWorth, choice: Choice, step: Any) -> float:
    return 0.0 if choice.kind == "skip" else look.marker(choice.value)


def remove_control(look: CardWorth, choice: Choice, step: Any) -> float:
    return 0.0 if choice.kind == "skip" else look.removed(choice.value)


def recycle(look: CardWorth, choice: Choice, step: Any) -> float:
    """A marker that holds nothing: of a stack where others have more anyway, or where there are plenty."""
    if choice.kind == "skip":
        return 0.0
    stack = look.s.stacks[choice.value]
    mine = stack.count(look.seat)
    others = max([stack.count(seat) for seat in set(stack) if seat != look.seat], default=0)
    return 1.0 if mine < others or mine > others + 1 else -1.0


def least(look: CardWorth, choice: Choice, step: Any) -> float:
    return -float(MONEY[choice.value])


def rob(look: CardWorth, choice: Choice, step: Any) -> float:
    """The rival with the best cards, and rather one who leads."""
    s, rival = look.s, choice.value
    total = savings(s, rival)
    return total / sum(s.suitcase[rival * KINDS : rival * KINDS + KINDS]) + 0.02 * total + 0.1 * s.controlled(rival)


SCORES: Final[dict[str, Score]] = {
    "business.action": action,
    "thug.business": lambda look, choice, step: look.thug(choice.value),
    "member.place": lambda look, choice, step: look.member(choice.value),
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


class EmpireJudge(Judge[EmpireState]):
    """A good player of Corleone's Empire."""

    signs = signs.SIGNS

    def __init__(self, game: CorleonesEmpire) -> None:
        super().__init__(game)
        self.tables: Final = ReadyData(game.data)
        self.weights = weights_of("corleones_empire", self.signs)

    def scores(self, state: EmpireState, seat: int) -> list[float]:
        step = state.stack[-1]
        score = SCORES[step.key]
        look = CardWorth(self.tables, state, seat)
        return [score(look, choice, step) for choice in self.game.choices(state, seat)]

    def moment(self, state: EmpireState) -> int:
        return state.act + state.winner

    def stage(self, state: EmpireState) -> int:
        return max(2, state.act) - 2  # a search stops at the beginning of acts II to IV

    def count(self, state: EmpireState, team: tuple[int, ...]) -> list[float]:
        return signs.count(self.tables, state, team[0])

    def reason(self, state: EmpireState, seat: int, choice: Choice) -> Reason | None:
        best = False
        if choice.kind in ("skip", "done"):
            scores = self.scores(state, seat)
            best = scores[self.game.choices(state, seat).index(choice)] >= max(scores)
        return reasons.reason(CardWorth(self.tables, state, seat), choice, state.stack[-1], best)
