"""Reasons for or against a choice of La Famiglia: the most telling point, with its facts."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from cosca.bots.evaluator import Reason, WeightedReason
from cosca.bots.la_famiglia.conflict_estimates import force_cost, odds, solved
from cosca.bots.la_famiglia.encounter_values import Encounter
from cosca.games.la_famiglia.components.printed import COLUMNS, Order
from cosca.games.la_famiglia.rules import board
from cosca.games.la_famiglia.rules.movement import Move
from cosca.games.la_famiglia.rules.state import EMPTY, MAT, ORDERS, SOLD
from cosca.kernel.choice import Choice

Why = Callable[[Encounter, Choice, Any], Reason | None]
SAFE: Final = 0.8  # an area held with this probability needs no help


def reason(survey: Encounter, choice: Choice, step: Any) -> Reason | None:
    """Return what speaks for or against the choice; None if nothing special does."""
    explain = WHY.get(step.key)
    return None if explain is None else explain(survey, choice, step)


# ---------------------------------------------------------------- areas


def _taken(survey: Encounter, area: int, chance: float) -> Reason:
    """Return what taking the area would mean."""
    s, held = survey.s, survey.held
    m = survey.data.mandamento_of[area]
    facts = {"area": survey.data.areas[area], "n": round(100 * chance)}
    holder = s.holder[area]
    pending = _pending(survey, area)
    if pending is not None:
        return Reason("before_order", {**facts, "initiative": pending.initiative})
    if held[m * 6 + survey.seat] == 1:
        return Reason("completes", {**facts, "mandamento": survey.data.mandamenti[m]})
    if 0 < holder < 5 and not survey.friend[holder] and held[m * 6 + holder] == 2:
        return Reason("breaks", {**facts, "mandamento": survey.data.mandamenti[m], "seat": holder})
    if area == survey.data.tie_breaker:
        return Reason("tie_breaker", facts)
    return Reason("enters" if holder == EMPTY else "takes", facts)


def taken(survey: Encounter, area: int, n: int, skull: int) -> Reason:
    """Return what taking the area with so many Soldati would mean."""
    return _taken(survey, area, chance_of(survey, area, n, skull))


def _pending(survey: Encounter, area: int) -> Order | None:
    """Return an enemy's order there that is still to come."""
    s = survey.s
    for at in survey.pending:
        if s.order_at[at] == area and not survey.friend[at // ORDERS]:
            return s.data.orders[s.order(at // ORDERS, at % ORDERS)]
    return None


def _guard(survey: Encounter, area: int, n: int) -> Reason:
    """Return what more Soldati do in one of the seat's areas."""
    facts = {"area": survey.data.areas[area], "n": n}
    here = survey.s.soldati[area] + survey.shield(area)
    if survey.hold(area, here) < SAFE:
        m = survey.data.mandamento_of[area]
        if survey.held[m * 6 + survey.seat] == 2:
            return Reason("guards", {**facts, "mandamento": survey.data.mandamenti[m]})
        return Reason("defends", facts)
    target, gain = best_target(survey, area, survey.s.soldati[area] + n, max(1, survey.laid_shotgun(area)))
    if target >= 0 and gain > 0.5:
        return Reason("backs_attack", {**facts, "target": survey.data.areas[target]})
    return Reason("more_soldati", facts)


def best_target(survey: Encounter, start: int, here: int, skull: int) -> tuple[int, float]:
    """Return the best target of a shotgun from the area, and its value."""
    best, most = -1, 0.0
    for b in survey.targets(start):
        gain = survey.best_number(start, b, here, skull)
        if gain > most:
            best, most = b, gain
    return best, most


def _place(survey: Encounter, choice: Choice, step: Any) -> Reason | None:
    n = min(survey.s.hq[survey.seat], board.place_value(survey.s, survey.seat) + getattr(step, "bonus", 0))
    if survey.s.holder[choice.value] == EMPTY:
        return _taken(survey, choice.value, 1.0)
    return _guard(survey, choice.value, max(1, n))


# ---------------------------------------------------------------- planning


def _order(survey: Encounter, choice: Choice, step: Any) -> Reason | None:
    if choice.kind == "done":
        return Reason("keep_order", {})
    return _laid(survey, survey.data.orders[survey.s.family[survey.seat] * ORDERS + choice.value], step.area)


def _order_area(survey: Encounter, choice: Choice, step: Any) -> Reason | None:
    if choice.kind == "done":
        return Reason("keep_order", {})
    orders = [survey.data.orders[survey.s.order(survey.seat, slot)] for slot in board.hand(survey.s, survey.seat)]
    best = max(orders, key=lambda order: survey.order_in(order, choice.value))
    return _laid(survey, best, choice.value)


def _laid(survey: Encounter, order: Order, area: int) -> Reason:
    """Return what an order would do in an area."""
    s = survey.s
    facts = {"area": survey.data.areas[area], "initiative": order.initiative}
    if any([part.do == "shotgun" for part in order.parts]):
        more = sum([part.n for part in order.parts if part.do == "soldati"])
        here = s.soldati[area] + min(more, s.hq[survey.seat])
        target, gain = best_target(survey, area, here, survey.skull(order.index, area))
        if target >= 0 and gain > 0.3:
            facts["target"] = survey.data.areas[target]
            theirs = earliest(survey, s.holder[target]) if s.orders_in[target] else 0
            if theirs and theirs > order.initiative:
                return Reason("threatens_before", {**facts, "theirs": theirs})
            return Reason("threatens", facts)
    if any([part.do in ("bomb", "pentito", "pull") for part in order.parts]) and survey.order_in(order, area) > 1.0:
        return Reason("hurts_around", facts)
    if order.vest and survey.hold(area, s.soldati[area] + survey.shield(area)) < SAFE:
        return Reason("vest", {**facts, "n": order.vest})
    return Reason("supplies" if order.supply else "no_target", facts)


def earliest(survey: Encounter, seat: int) -> int:
    """Return the lowest initiative of the attack orders that a seat may have laid, from public information."""
    s = survey.s
    if not 0 < seat < 5:
        return 0
    first = seat * ORDERS
    known = [
        s.data.orders[s.order(seat, slot)]
        for slot in range(ORDERS)
        if s.order_at[first + slot] not in (MAT, SOLD)  # both are public
    ]
    return min([order.initiative for order in known if not order.supply], default=0)


def blocks(survey: Encounter, choice: Choice) -> list[WeightedReason]:
    """Return the effect of a column's token at its target: it only fills a space (G3), if the space can be filled."""
    if survey.s.stack[-1].key != "column.token" or choice.kind != "space":
        return []
    space = survey.data.spaces[survey.data.sheets[choice.extra].first + choice.value]
    key = "blocks_nothing" if survey.s.lookups.infinite[space.index] else "blocks"
    return [WeightedReason(99.0, Reason(key, {"space": space.id}))]


def _row(survey: Encounter, choice: Choice, step: Any) -> Reason | None:
    s = survey.s
    row = s.data.mats[s.family[survey.seat]].rows[choice.value]
    at = s.mat[survey.seat * 4 + choice.value]
    if at < len(row) and row[at].unlocks >= 0:
        return Reason("unlocks", {"order": s.data.orders[s.order(survey.seat, row[at].unlocks)].id})
    return Reason("row", {"row": COLUMNS[choice.value + 1]})


# ---------------------------------------------------------------- the encounter


def _target(survey: Encounter, choice: Choice, step: Move) -> Reason | None:
    s = survey.s
    here = s.soldati[step.start]
    if choice.kind == "skip":
        return Reason("stay", {"area": survey.data.areas[step.start]})
    if s.holder[choice.value] == survey.seat:
        return _guard(survey, choice.value, max(1, here - 1))
    return taken(survey, choice.value, here, survey.skull(s.order(survey.seat, step.slot), step.start))


def chance_of(survey: Encounter, area: int, n: int, skull: int) -> float:
    if survey.s.holder[area] == EMPTY:
        return 1.0
    return odds(n, survey.s.soldati[area] - max(0, skull - survey.shield(area)))[0]


def _number(survey: Encounter, choice: Choice, step: Move) -> Reason | None:
    s = survey.s
    n = choice.value
    left = s.soldati[step.start] - n
    order = s.order(survey.seat, step.slot)
    assert step.target is not None
    chance = chance_of(survey, step.target, n, survey.skull(order, step.start, step.way == 1))
    facts = {"n": round(100 * chance), "left": left, "area": survey.data.areas[step.start]}
    if not left:
        return Reason("gives_up", facts)
    if survey.hold(step.start, left + survey.shield(step.start)) < SAFE:
        return Reason("leaves_weak", facts)
    return Reason("chance", facts)


def moved(survey: Encounter, number: Choice, step: Move) -> list[WeightedReason]:
    """Return what moving so many gains, and what it leaves behind; the question is how many move."""
    assert step.target is not None
    s, n, start = survey.s, number.value, step.start
    left = s.soldati[start] - n
    behind = {"area": survey.data.areas[start], "left": left}
    if s.holder[step.target] == survey.seat:
        reasons = [WeightedReason(0.0, _guard(survey, step.target, n))]
    else:
        order = s.order(survey.seat, step.slot)
        chance = chance_of(survey, step.target, n, survey.skull(order, start, step.way == 1))
        reasons = [WeightedReason(0.0, _taken(survey, step.target, chance))]
    if not left:
        reasons.append(WeightedReason(-1.0, Reason("but_given_up", behind)))
    elif survey.hold(start, left + survey.shield(start)) < SAFE:
        reasons.append(WeightedReason(-1.0, Reason("but_weak", behind)))
    return reasons


def _strike(survey: Encounter, choice: Choice, step: Any) -> Reason | None:
    if choice.kind == "skip":
        return Reason("decline", {})
    s = survey.s
    strength = survey.data.orders[s.order(survey.seat, step.slot)].skull
    if choice.kind == "car_bomb":
        strength += board.bomb_value(s, survey.seat)
    hit = min(s.soldati[choice.value], max(0, strength - survey.shield(choice.value)))
    facts = {"area": survey.data.areas[choice.value], "n": hit}
    if hit == s.soldati[choice.value]:
        return Reason("wipes_out", facts)
    return Reason("removes" if hit else "no_effect", facts)


def _approach(survey: Encounter, choice: Choice, step: Any) -> Reason | None:
    f = survey.s.fight
    assert f is not None
    area = survey.data.areas[f.area]
    if choice.kind == "brute_force":
        cost = force_cost(survey.s, f)
        sure = f.attackers - cost > survey.s.soldati[f.area]
        return Reason("force_sure" if sure else "force_costs", {"area": area, "n": cost})
    chance = solved(survey.s, f, *survey.stakes(f)).odds.taken
    return Reason("finesse", {"area": area, "n": round(100 * chance)})


def _tile(survey: Encounter, choice: Choice, step: Any) -> Reason | None:
    return Reason("tile", {"tile": survey.data.tiles[choice.value].id})


def _agitate(survey: Encounter, choice: Choice, step: Any) -> Reason | None:
    if choice.kind == "skip":
        return Reason("decline", {})
    return Reason("agitates", {"area": survey.data.areas[choice.value]})


def _pentito(survey: Encounter, choice: Choice, step: Any) -> Reason | None:
    if choice.kind == "skip":
        return Reason("decline", {})
    there = survey.s.soldati[choice.value]
    facts = {"area": survey.data.areas[choice.value], "n": min(step.numbers[0], there)}
    return Reason("wipes_out" if there <= step.numbers[0] else "removes", facts)


WHY: Final[dict[str, Why]] = {
    "order.area": _order_area,
    "order.which": _order,
    "place.area": _place,
    "setup.soldato": _place,
    "influence.row": _row,
    "influence_row.row": _row,
    "move.target": _target,
    "move.number": _number,
    "strike.target": _strike,
    "pentito.area": _pentito,
    "conflict.approach": _approach,
    "agitate.origin": _agitate,
    "tile.mark": _tile,
}
