"""Reasons of the coach of La Famiglia for the choice that it advises: from what the choice leads to, and its facts."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from cosca.bots.evaluator import Reason
from cosca.bots.la_famiglia import plan_reasons, reasons
from cosca.bots.la_famiglia.conflict_estimates import solved
from cosca.bots.la_famiglia.encounter_values import Encounter
from cosca.games.la_famiglia.rules import board
from cosca.games.la_famiglia.rules.attack import order_bonus
from cosca.games.la_famiglia.rules.conflict import TURNCOAT
from cosca.games.la_famiglia.rules.movement import Move, fleet
from cosca.games.la_famiglia.rules.state import EMPTY
from cosca.games.la_famiglia.rules.tile_effects import BRIBERY, RECRUITMENT
from cosca.kernel.choice import Choice

# Questions about a part of a turn: a choice is explained by what the part achieves.
PARTS: Final = frozenset((
    "space.part", "supply.part", "column.action", "order.area", "order.which", "place.area", "place.number",
    "recruit.number", "car.area", "lab.area", "equipment.which", "influence.row", "influence_row.row",
    "influence_row.number", "labs.guard", "spread.area", "gather.into", "gather.from", "gather.soldati", "gather.cars",
    "attack.unit",
))  # fmt: skip
# Questions with which a turn begins: explained by the whole turn.
TURNS: Final = frozenset(("planning.move", "planning.space", "ultima.space"))
# Questions that follow within one part, and within one turn.
DETAILS: Final = (PARTS - {"space.part", "supply.part", "column.action"}) | {"influence.to", "influence.space"}
TURN_DETAILS: Final = DETAILS | {"planning.space", "space.part", "column.action", "column.token"}
# What says too little, or speaks against a choice that is advised anyway.
WEAK: Final = frozenset(("plan_more", "plan_order", "plan_leaves", "more_soldati", "row", "supplies"))
RARE: Final = 40  # percent: what the others do less often is not expected of them
SURE: Final = 98  # percent: nothing can go wrong
CLEAR: Final = 2  # percent by which one answer must be better than the other

Why = Callable[[Encounter, Choice, Any], Reason | None]


def planned(before: Encounter, after: Encounter | None) -> Reason | None:
    """Return the weightiest thing that a part or a turn achieves; None if it is nothing special."""
    found = [] if after is None else [point.reason for point in plan_reasons.plans(before, after)]
    return next((reason for reason in found if reason.key not in WEAK), None)


def special(survey: Encounter, choice: Choice, step: Any, odds: Mapping[str, Reason]) -> Reason | None:
    """Return what only the coach says of a choice."""
    if step.key == "conflict.take":
        return _take(survey, choice, odds)
    blocked = reasons.blocks(survey, choice)
    if blocked:
        return blocked[0].reason
    why = WHY.get(step.key)
    return None if why is None else why(survey, choice, step)


# ---------------------------------------------------------------- planning


def _number(survey: Encounter, choice: Choice, step: Any) -> Reason | None:
    return Reason("all_placed", {}) if choice.value > 0 else None


def _to_sheet(survey: Encounter, choice: Choice, step: Any) -> Reason | None:
    top = choice.text == "do sheets" if choice.kind == "do" else choice.extra != survey.s.round
    return Reason("token_top", {}) if top else None


def _boat(survey: Encounter, choice: Choice, step: Any) -> Reason | None:
    """Return the best area that a speedboat in the sea opens to the seat."""
    sea = step.sea if choice.kind == "skip" and step.key == "boat.move" else choice.value
    if choice.kind == "skip" and step.key != "boat.move":
        return None
    s, shores = survey.s, survey.data.sea_areas[sea]
    strong = max([s.soldati[a] for a in shores if s.holder[a] == survey.seat], default=0)
    goals = [a for a in shores if not survey.friend[s.holder[a]] and s.soldati[a] < strong + 1]
    if not goals or fleet(s, survey.seat) >> sea & 1:
        return None
    target = max(goals, key=survey.area_value)
    return Reason("boat", {"sea": survey.data.seas[sea], "target": survey.data.areas[target]})


def _cleared(survey: Encounter, choice: Choice, step: Any) -> Reason | None:
    return Reason("tile_least", {"tile": survey.data.tiles[choice.value].id})


# ---------------------------------------------------------------- the encounter


def _start(survey: Encounter, choice: Choice, step: Any) -> Reason | None:
    if choice.kind == "skip":
        return Reason("decline", {})
    s, start = survey.s, choice.value
    skull = survey.skull(s.order(survey.seat, step.slot), start)
    target, gain = reasons.best_target(survey, start, s.soldati[start], skull)
    return None if target < 0 or gain <= 0.0 else reasons.taken(survey, target, s.soldati[start], skull)


def _moved(survey: Encounter, choice: Choice, step: Move) -> Reason | None:
    """Return what a move into one of the seat's own areas does there; there is nothing to take."""
    assert step.target is not None
    own = survey.s.holder[step.target] == survey.seat
    return reasons.moved(survey, choice, step)[0].reason if own else None


def _car(survey: Encounter, choice: Choice, step: Move) -> Reason | None:
    s = survey.s
    if not choice.value:
        return None
    assert step.target is not None
    if s.holder[step.target] not in (EMPTY, survey.seat):
        facts = {"n": board.attack_value(s, survey.seat), "target": survey.data.areas[step.target]}
        return Reason("car_attack", facts)
    if step.n == s.soldati[step.start]:
        return Reason("car_lost", {"area": survey.data.areas[step.start]})
    return Reason("car_along", {"target": survey.data.areas[step.target]})


def _bribe(survey: Encounter, choice: Choice, step: Any) -> Reason | None:
    s, f = survey.s, survey.s.fight
    assert f is not None
    price = s.lookups.tile[BRIBERY].price
    facts = {"area": survey.data.areas[f.area], "price": price}
    if choice.kind == "skip" and survey.defenders_left(f) <= 0:
        return Reason("bribery_needless", facts)
    if choice.kind == "skip":
        return Reason("bribery_poor" if s.money[survey.seat] < price else "bribery_skipped", facts)
    skull = order_bonus(s, f.leader, f.order, bool(f.car), bool(f.sea))
    was = reasons.chance_of(survey, f.area, f.attackers, skull)
    s.soldati[f.area] -= 1
    now = reasons.chance_of(survey, f.area, f.attackers, skull) if s.soldati[f.area] else 1.0
    s.soldati[f.area] += 1
    percents = {"n": round(100 * now), "was": round(100 * was)}
    better = percents["n"] > percents["was"]
    return Reason("bribery_better", {**facts, **percents}) if better else Reason("bribery_saves", facts)


def _recruitment(survey: Encounter, choice: Choice, step: Any) -> Reason | None:
    if choice.kind != "use":
        return None
    n = survey.s.lookups.tile[RECRUITMENT].n
    return Reason("recruitment", {"area": survey.data.areas[step.area], "n": n})


def _agitate_to(survey: Encounter, choice: Choice, step: Any) -> Reason | None:
    s = survey.s
    holder = s.holder[choice.value]
    if not survey.enemy(choice.value):
        return None
    facts = {"area": survey.data.areas[choice.value], "seat": holder, "theirs": s.soldati[choice.value]}
    m = survey.data.mandamento_of[choice.value]
    if survey.held[m * 6 + holder] == 2:
        return Reason("agitate_breaks", {**facts, "mandamento": survey.data.mandamenti[m]})
    return Reason("agitate_hurts", facts)


def _agitate_number(survey: Encounter, choice: Choice, step: Any) -> Reason | None:
    return Reason("agitate_all", {"n": choice.value})


# ---------------------------------------------------------------- the conflict


def _card(survey: Encounter, choice: Choice, step: Any) -> Reason | None:
    """Return how often the other side takes the card, if both play well, and what that does."""
    f = survey.s.fight
    assert f is not None
    attack, defence = solved(survey.s, f, *survey.stakes(f))[1:3]
    if survey.seat == f.leader:
        took = attack.takes[choice.value]
        taken = sum(
            [defence.cards[d] * ((1.0 - took) * defence.takes[d][0] + took * defence.takes[d][1]) for d in range(3)]
        )
    else:
        taken = sum([attack.cards[a] * attack.takes[a] for a in range(3)])
    percent = round(100 * taken)
    if choice.value == TURNCOAT:
        left = 100 - percent
        return Reason("card_turncoat", {"n": left}) if left >= RARE else Reason("card_lure", {"n": percent})
    if percent < RARE:
        return Reason("card_threat", {"n": 100 - percent})
    return Reason("card_coward", {"n": percent, "count": choice.value})


def _take(survey: Encounter, choice: Choice, odds: Mapping[str, Reason]) -> Reason | None:
    """Return by how much taking the other card is better than leaving it, or the other way round."""
    f = survey.s.fight
    assert f is not None
    goal = "taken" if survey.seat == f.leader else "held"
    percents = {text: reason.facts[goal] for text, reason in odds.items()}
    if choice.text not in percents:
        return None
    here = percents.pop(choice.text)
    other = max(percents.values(), default=here)
    facts = {"area": survey.data.areas[f.area], "n": here, "other": other, "goal": goal, "kind": choice.kind}
    if min(here, other) >= SURE:
        return Reason("take_sure", facts)
    return Reason("take" if here >= other + CLEAR else "take_vary", facts)


WHY: Final[dict[str, Why]] = {
    "place.number": _number,
    "influence.to": _to_sheet,
    "influence.space": _to_sheet,
    "boat.sea": _boat,
    "boat.move": _boat,
    "tile.clear": _cleared,
    "move.start": _start,
    "move.number": _moved,
    "move.car": _car,
    "tiles.bribery": _bribe,
    "tiles.recruitment": _recruitment,
    "agitate.target": _agitate_to,
    "agitate.number": _agitate_number,
    "conflict.card": _card,
}
