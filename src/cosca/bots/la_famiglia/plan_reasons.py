"""Reasons for a line of choices in the planning phase, found by comparing the states before and after it.

A plan is named by its area, Mandamento, enemy and odds; all of these hold in the sampled states that are compared, and
none depends on what the seat may not know.
"""

from __future__ import annotations

from typing import Final

from cosca.bots.evaluator import Reason, WeightedReason
from cosca.bots.la_famiglia import planning_values
from cosca.bots.la_famiglia.encounter_values import Encounter
from cosca.bots.la_famiglia.reasons import SAFE, best_target, chance_of, earliest
from cosca.games.la_famiglia.components.printed import Order
from cosca.games.la_famiglia.rules import board
from cosca.games.la_famiglia.rules.state import AREAS, EMPTY, MAT, ORDERS
from cosca.kernel.events import MutableFacts

ATTACK: Final = 0.3  # points that an attack must gain to be a plan
HOPE: Final = 0.25  # and its minimum odds
COULD: Final = 1.5  # points of an attack for which an order is still missing
STRIKE: Final = 0.8  # points that a strike must gain


def plans(before: Encounter, after: Encounter) -> list[WeightedReason]:
    """Return what the line achieved, the weightiest reason first."""
    reasons = [*_orders(before, after), *_soldati(before, after), *_mat(before, after), *_supplies(before, after)]
    return sorted(reasons, key=lambda reason: -reason.weight)


# ---------------------------------------------------------------- orders


def _orders(before: Encounter, after: Encounter) -> list[WeightedReason]:
    """Return the orders that were laid, and what they are for."""
    s, seat = after.s, after.seat
    reasons: list[WeightedReason] = []
    for slot in range(ORDERS):
        area = s.order_at[seat * ORDERS + slot]
        if area >= 0 and before.s.order_at[seat * ORDERS + slot] < 0:
            order = s.data.orders[s.order(seat, slot)]
            reasons.append(WeightedReason(after.order_in(order, area), laid(after, order, area)))
    return reasons


def laid(survey: Encounter, order: Order, area: int) -> Reason:
    """Return what an order laid in an area is for."""
    s = survey.s
    facts: MutableFacts = {"order": order.id, "area": survey.data.areas[area], "initiative": order.initiative}
    if any([part.do == "shotgun" for part in order.parts]):
        more = sum([part.n for part in order.parts if part.do == "soldati"])
        here = s.soldati[area] + min(more, s.hq[survey.seat])
        skull = survey.skull(order.index, area)
        target, gain = best_target(survey, area, here, skull)
        chance = chance_of(survey, target, here, skull) if target >= 0 else 0.0
        if gain > ATTACK and chance >= HOPE:
            return _attack(survey, target, {**facts, "target": survey.data.areas[target], "n": round(100 * chance)})
    strike = _strike(survey, order, area)
    if strike is not None:
        return Reason("plan_strike", {**facts, **strike})
    if order.vest and survey.hold(area, s.soldati[area] + survey.shield(area) - order.vest) < SAFE:
        return Reason("plan_vest", {**facts, "n": order.vest})
    return Reason("plan_supplies" if order.supply else "plan_order", facts)


def _attack(survey: Encounter, target: int, facts: MutableFacts) -> Reason:
    """Return what an attack would win."""
    s, data = survey.s, survey.data
    m, holder = data.mandamento_of[target], s.holder[target]
    enemy = 0 < holder < 5
    facts["against"] = "nobody" if holder == EMPTY else "enemy" if enemy else "neutral"
    facts["seat"] = holder if enemy else 0
    facts["theirs"] = s.soldati[target]
    theirs = earliest(survey, holder) if enemy and s.orders_in[target] else 0
    named = {**facts, "mandamento": data.mandamenti[m]}
    if survey.held[m * 6 + survey.seat] == 1:
        return Reason("plan_completes", named)
    if enemy and survey.held[m * 6 + holder] == 2:
        return Reason("plan_breaks", named)
    if theirs > facts["initiative"]:
        return Reason("plan_before", {**facts, "earliest": theirs})
    return Reason("plan_tie_breaker" if target == data.tie_breaker else "plan_attack", facts)


def _strike(survey: Encounter, order: Order, area: int) -> MutableFacts | None:
    """Return whom a bomb would hit most, and how many; None if too few."""
    s = survey.s
    if not any([part.do == "bomb" for part in order.parts]):
        return None
    strength = order.skull + (board.bomb_value(s, survey.seat) if s.cars[survey.seat * AREAS + area] else 0)
    near = [b for b in survey.data.neighbours[area] if s.holder[b] < EMPTY and not survey.friend[s.holder[b]]]
    target = max(near, key=lambda b: survey.strike_gain(b, strength), default=-1)
    if target < 0 or survey.strike_gain(target, strength) < STRIKE:
        return None
    hit = min(s.soldati[target], max(0, strength - survey.shield(target)))
    return {"target": survey.data.areas[target], "n": hit, "theirs": s.soldati[target]}


# ---------------------------------------------------------------- Soldati


def _soldati(before: Encounter, after: Encounter) -> list[WeightedReason]:
    """Return the areas that were entered, reinforced or left, and why."""
    s, seat = after.s, after.seat
    reasons: list[WeightedReason] = []
    for area, holder in enumerate(s.holder):
        if before.s.holder[area] == seat != holder:
            reasons.append(WeightedReason(before.keeping(area), Reason("plan_leaves", {"area": s.data.areas[area]})))
        n = s.soldati[area] - (before.s.soldati[area] if before.s.holder[area] == seat else 0)
        if holder == seat and n > 0:
            entered = before.s.holder[area] != seat
            reason = _entered(after, area, n) if entered else _stronger(before, after, area, n)
            weight = before.area_value(area) if entered else before.reinforced(area, n)
            reasons.append(WeightedReason(weight, reason))
    return reasons


def _entered(after: Encounter, area: int, n: int) -> Reason:
    m = after.data.mandamento_of[area]
    facts = {"area": after.data.areas[area], "n": n, "mandamento": after.data.mandamenti[m]}
    held = after.held[m * 6 + after.seat]
    return Reason({1: "plan_foothold", 2: "plan_holds"}.get(held, "plan_all_three"), facts)


def _stronger(before: Encounter, after: Encounter, area: int, n: int) -> Reason:
    data, m = after.data, after.data.mandamento_of[area]
    facts: MutableFacts = {"area": data.areas[area], "n": n, "now": after.s.soldati[area]}
    origin = before.threatens(area)
    if origin >= 0 and before.hold(area, before.s.soldati[area] + before.shield(area)) < SAFE:
        facts |= {"origin": data.areas[origin], "seat": before.s.holder[origin], "theirs": before.s.soldati[origin]}
        if before.held[m * 6 + before.seat] == after.held[m * 6 + before.seat] == 2:
            return Reason("plan_guards", {**facts, "mandamento": data.mandamenti[m]})
        return Reason("plan_defends", facts)
    skull = after.laid_shotgun(area)
    if skull >= 0:
        target, gain = best_target(after, area, after.s.soldati[area], skull)
        chance = chance_of(after, target, after.s.soldati[area], skull) if target >= 0 else 0.0
        was = chance_of(before, target, before.s.soldati[area], skull) if target >= 0 else 0.0
        if gain > ATTACK and chance > was:
            odds = {"target": data.areas[target], "was": round(100 * was), "chance": round(100 * chance)}
            return Reason("plan_backs", {**facts, **odds})
    elif not after.s.orders_in[area]:
        target, gain = best_target(after, area, after.s.soldati[area], 1)
        if gain > COULD and before.s.holder[target] != before.seat:
            return _could(after, area, target, facts)
    return Reason("plan_more", facts)


def _could(after: Encounter, area: int, target: int, facts: MutableFacts) -> Reason:
    """Return an attack for which an order is missing, with the fewest skulls that an attack order has."""
    chance = chance_of(after, target, after.s.soldati[area], 1)
    return Reason("plan_could", {**facts, "target": after.data.areas[target], "chance": round(100 * chance)})


# ---------------------------------------------------------------- the mat, money, pieces


def _mat(before: Encounter, after: Encounter) -> list[WeightedReason]:
    """Return orders unlocked, and base values raised."""
    old, new, seat = before.s, after.s, after.seat
    reasons: list[WeightedReason] = []
    for slot in range(ORDERS):
        at = seat * ORDERS + slot
        if old.order_at[at] == MAT and new.order_at[at] != MAT:
            order = new.data.orders[new.order(seat, slot)].id
            reasons.append(
                WeightedReason(planning_values.NEW_ORDER * after.growth, Reason("unlocks", {"order": order}))
            )
    for value, of in (("place", board.place_value), ("recruit", board.recruit_value), ("attack", board.attack_value)):
        n = of(new, seat)
        if n > of(old, seat):
            gain = planning_values.VALUE * (n - of(old, seat)) * after.growth
            reasons.append(WeightedReason(gain, Reason("plan_value", {"value": value, "n": n})))
    return reasons


def _supplies(before: Encounter, after: Encounter) -> list[WeightedReason]:
    """Return Soldati recruited, money, labs, cars, the first place and the last word."""
    old, new, seat = before.s, after.s, after.seat
    reasons: list[WeightedReason] = []
    recruits = old.supply[seat] - new.supply[seat]
    if recruits > 0:
        facts = {"n": recruits, "now": new.hq[seat]}
        reasons.append(WeightedReason(after.recruit * recruits, Reason("plan_recruits", facts)))
    money = new.money[seat] - old.money[seat]
    if money > 0:
        reasons.append(WeightedReason(after.money * money, Reason("plan_money", {"n": money, "now": new.money[seat]})))
    for area in range(AREAS):
        name = {"area": new.data.areas[area]}
        if new.holder[area] == seat and new.labs[area] > old.labs[area]:
            reasons.append(WeightedReason(before.lab_in(area), Reason("plan_lab", name)))
        if new.cars[seat * AREAS + area] > old.cars[seat * AREAS + area]:
            reasons.append(WeightedReason(planning_values.CAR, _car(after, area)))
    if new.primo == seat != old.primo:
        reasons.append(WeightedReason(planning_values.CAR, Reason("plan_first", {})))
    if new.bust[seat] >= 0 > old.bust[seat]:
        reasons.append(WeightedReason(planning_values.LAST_WORD, Reason("plan_last_word", {})))
    return reasons


def _car(after: Encounter, area: int) -> Reason:
    """Return the reason for a car: it strengthens an attack order beside it, or waits for one."""
    name = {"area": after.data.areas[area]}
    skull = after.laid_shotgun(area)
    if skull >= 0:
        target, gain = best_target(after, area, after.s.soldati[area], skull)
        if target >= 0 and gain > ATTACK:
            facts = {**name, "target": after.data.areas[target], "n": board.attack_value(after.s, after.seat)}
            return Reason("plan_car", facts)
    return Reason("plan_spare_car", name)
