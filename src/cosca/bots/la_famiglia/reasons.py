"""Why a choice is good or bad, as a player would say it: the most telling point, with its facts."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from cosca.bots.judge import Reason
from cosca.bots.la_famiglia.encounter import Encounter
from cosca.bots.la_famiglia.odds import force_cost, odds, solved
from cosca.games.la_famiglia.components.printed import COLUMNS, TILES, Order
from cosca.games.la_famiglia.rules import board
from cosca.games.la_famiglia.rules.facts import PRIMO, TWO
from cosca.games.la_famiglia.rules.movement import Move
from cosca.games.la_famiglia.rules.state import EMPTY, MAT, ORDERS, SOLD
from cosca.kernel.choice import Choice

Why = Callable[[Encounter, Choice, Any], Reason | None]
SAFE: Final = 0.8  # a chance to hold an area that needs no help


def reason(look: Encounter, choice: Choice, step: Any) -> Reason | None:
    """What speaks for or against the choice; None if nothing special does."""
    found = WHY.get(step.key)
    return None if found is None else found(look, choice, step)


# ---------------------------------------------------------------- areas


def _taken(look: Encounter, area: int, chance: float) -> Reason:
    """What taking the area would mean."""
    s, held = look.s, look.held
    m = look.data.mandamento_of[area]
    facts = {"area": look.data.areas[area], "n": round(100 * chance)}
    holder = s.holder[area]
    pending = _pending(look, area)
    if pending is not None:
        return Reason("before_order", {**facts, "initiative": pending.initiative})
    if held[m * 6 + look.seat] == 1:
        return Reason("completes", {**facts, "mandamento": look.data.mandamenti[m]})
    if 0 < holder < 5 and not look.friend[holder] and held[m * 6 + holder] == 2:
        return Reason("breaks", {**facts, "mandamento": look.data.mandamenti[m], "seat": holder})
    if area == look.data.tie_breaker:
        return Reason("tie_breaker", facts)
    return Reason("enters" if holder == EMPTY else "takes", facts)


def _pending(look: Encounter, area: int) -> Order | None:
    """An enemy's order there that is still to come."""
    s = look.s
    for at in look.pending:
        if s.order_at[at] == area and not look.friend[at // ORDERS]:
            return s.data.orders[s.order(at // ORDERS, at % ORDERS)]
    return None


def _guard(look: Encounter, area: int, n: int) -> Reason:
    """What more Soldati do in an own area."""
    facts = {"area": look.data.areas[area], "n": n}
    here = look.s.soldati[area] + look.shield(area)
    if look.hold(area, here) < SAFE:
        m = look.data.mandamento_of[area]
        if look.held[m * 6 + look.seat] == 2:
            return Reason("guards", {**facts, "mandamento": look.data.mandamenti[m]})
        return Reason("defends", facts)
    target, gain = _best_target(look, area, look.s.soldati[area] + n, max(1, look.laid_shotgun(area)))
    if target >= 0 and gain > 0.5:
        return Reason("backs_attack", {**facts, "target": look.data.areas[target]})
    return Reason("more_soldati", facts)


def _best_target(look: Encounter, start: int, here: int, skull: int) -> tuple[int, float]:
    """Where a shotgun from the area would best go, and what that promises."""
    best, most = -1, 0.0
    for b in look.targets(start):
        gain = look.best_number(start, b, here, skull)
        if gain > most:
            best, most = b, gain
    return best, most


def _place(look: Encounter, choice: Choice, step: Any) -> Reason | None:
    n = min(look.s.hq[look.seat], board.place_value(look.s, look.seat) + getattr(step, "bonus", 0))
    if look.s.holder[choice.value] == EMPTY:
        return _taken(look, choice.value, 1.0)
    return _guard(look, choice.value, max(1, n))


# ---------------------------------------------------------------- planning


def _order(look: Encounter, choice: Choice, step: Any) -> Reason | None:
    if choice.kind == "done":
        return Reason("keep_order", {})
    return _laid(look, look.data.orders[look.s.family[look.seat] * ORDERS + choice.value], step.area)


def _order_area(look: Encounter, choice: Choice, step: Any) -> Reason | None:
    if choice.kind == "done":
        return Reason("keep_order", {})
    orders = [look.data.orders[look.s.order(look.seat, slot)] for slot in board.hand(look.s, look.seat)]
    best = max(orders, key=lambda order: look.order_in(order, choice.value))
    return _laid(look, best, choice.value)


def _laid(look: Encounter, order: Order, area: int) -> Reason:
    """What an order would do in an area."""
    s = look.s
    facts = {"area": look.data.areas[area], "initiative": order.initiative}
    if any([part.do == "shotgun" for part in order.parts]):
        more = sum([part.n for part in order.parts if part.do == "soldati"])
        here = s.soldati[area] + min(more, s.hq[look.seat])
        target, gain = _best_target(look, area, here, look.skull(order.index, area))
        if target >= 0 and gain > 0.3:
            facts["target"] = look.data.areas[target]
            theirs = _earliest(look, s.holder[target]) if s.orders_in[target] else 0
            if theirs and theirs > order.initiative:
                return Reason("threatens_before", {**facts, "theirs": theirs})
            return Reason("threatens", facts)
    if any([part.do in ("bomb", "pentito", "pull") for part in order.parts]) and look.order_in(order, area) > 1.0:
        return Reason("hurts_around", facts)
    if order.vest and look.hold(area, s.soldati[area] + look.shield(area)) < SAFE:
        return Reason("vest", {**facts, "n": order.vest})
    return Reason("supplies" if order.supply else "no_target", facts)


def _earliest(look: Encounter, seat: int) -> int:
    """The lowest initiative of the attack orders that a seat may have laid, from what lies open."""
    s = look.s
    if not 0 < seat < 5:
        return 0
    first = seat * ORDERS
    known = [
        s.data.orders[s.order(seat, slot)]
        for slot in range(ORDERS)
        if s.order_at[first + slot] not in (MAT, SOLD)  # both lie in sight
    ]
    return min([order.initiative for order in known if not order.supply], default=0)


def _move_token(look: Encounter, choice: Choice, step: Any) -> Reason | None:
    if choice.kind == "column":
        if choice.value == PRIMO:
            return Reason("primo", {})
        if choice.value == TWO:
            return Reason("two_rows", {})
        return Reason("column", {"row": COLUMNS[choice.value]})
    if choice.kind != "token":
        return Reason("raise_money", {})
    owner = choice.extra
    if owner in (0, look.seat):
        return Reason("free_token", {})
    return Reason("mate_token" if owner == look.mate else "pays_enemy", {"seat": owner})


def _space(look: Encounter, choice: Choice, step: Any) -> Reason | None:
    if choice.kind != "space":
        return Reason("decline", {}) if choice.kind == "skip" else Reason("raise_money", {})
    space = look.data.spaces[look.data.sheets[choice.extra].first + choice.value]
    worths = [look.action(part) for part in space.parts]
    best = space.parts[worths.index(max(worths))]
    key = f"space_{best.do}" if f"space_{best.do}" in SPACES else "space"
    return Reason(key, {"n": space.money} if space.money > 0 and key == "space" else {})


def _row(look: Encounter, choice: Choice, step: Any) -> Reason | None:
    s = look.s
    row = s.data.mats[s.family[look.seat]].rows[choice.value]
    at = s.mat[look.seat * 4 + choice.value]
    if at < len(row) and row[at].unlocks >= 0:
        return Reason("unlocks", {"order": s.data.orders[s.order(look.seat, row[at].unlocks)].id})
    return Reason("row", {"row": COLUMNS[choice.value + 1]})


# ---------------------------------------------------------------- the encounter


def _target(look: Encounter, choice: Choice, step: Move) -> Reason | None:
    s = look.s
    here = s.soldati[step.start]
    if choice.kind == "skip":
        return Reason("stay", {"area": look.data.areas[step.start]})
    if s.holder[choice.value] == look.seat:
        return _guard(look, choice.value, max(1, here - 1))
    order = s.order(look.seat, step.slot)
    return _taken(look, choice.value, _chance(look, choice.value, here, look.skull(order, step.start)))


def _chance(look: Encounter, area: int, n: int, skull: int) -> float:
    if look.s.holder[area] == EMPTY:
        return 1.0
    return odds(n, look.s.soldati[area] - max(0, skull - look.shield(area)))[0]


def _number(look: Encounter, choice: Choice, step: Move) -> Reason | None:
    s = look.s
    n = choice.value
    left = s.soldati[step.start] - n
    order = s.order(look.seat, step.slot)
    assert step.target is not None
    chance = _chance(look, step.target, n, look.skull(order, step.start, step.way == 1))
    facts = {"n": round(100 * chance), "left": left, "area": look.data.areas[step.start]}
    if not left:
        return Reason("gives_up", facts)
    if look.hold(step.start, left + look.shield(step.start)) < SAFE:
        return Reason("leaves_weak", facts)
    return Reason("chance", facts)


def _strike(look: Encounter, choice: Choice, step: Any) -> Reason | None:
    if choice.kind == "skip":
        return Reason("decline", {})
    s = look.s
    strength = look.data.orders[s.order(look.seat, step.slot)].skull
    if choice.kind == "car_bomb":
        strength += board.bomb_value(s, look.seat)
    hit = min(s.soldati[choice.value], max(0, strength - look.shield(choice.value)))
    facts = {"area": look.data.areas[choice.value], "n": hit}
    if hit == s.soldati[choice.value]:
        return Reason("wipes_out", facts)
    return Reason("removes" if hit else "no_effect", facts)


def _approach(look: Encounter, choice: Choice, step: Any) -> Reason | None:
    f = look.s.fight
    assert f is not None
    area = look.data.areas[f.area]
    if choice.kind == "brute_force":
        cost = force_cost(look.s, f)
        sure = f.attackers - cost > look.s.soldati[f.area]
        return Reason("force_sure" if sure else "force_costs", {"area": area, "n": cost})
    chance = solved(look.s, f, *look.stakes(f)).odds.taken
    return Reason("finesse", {"area": area, "n": round(100 * chance)})


def _tile(look: Encounter, choice: Choice, step: Any) -> Reason | None:
    return Reason(f"tile_{TILES[choice.value]}", {"tile": TILES[choice.value]})


def _agitate(look: Encounter, choice: Choice, step: Any) -> Reason | None:
    if choice.kind == "skip":
        return Reason("decline", {})
    return Reason("agitates", {"area": look.data.areas[choice.value]})


def _pentito(look: Encounter, choice: Choice, step: Any) -> Reason | None:
    if choice.kind == "skip":
        return Reason("decline", {})
    there = look.s.soldati[choice.value]
    facts = {"area": look.data.areas[choice.value], "n": min(step.numbers[0], there)}
    return Reason("wipes_out" if there <= step.numbers[0] else "removes", facts)


SPACES: Final = (
    "space_order", "space_order_two_areas", "space_order_double", "space_place", "space_place_existing",
    "space_recruit", "space_launder", "space_equipment", "space_ultima", "space_influence_supply",
    "space_influence_sheets", "space_influence_row", "space_gather",
)  # fmt: skip

WHY: Final[dict[str, Why]] = {
    "planning.move": _move_token,
    "planning.space": _space,
    "ultima.space": _space,
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
