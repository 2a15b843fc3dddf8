"""What follows from a seat's view by the rules: prices, the sequence of orders, values, who leads, what is due.

Pages and terminals lay these facts out; nobody reckons them again. Nothing here tells more than the view does.
"""

from __future__ import annotations

from typing import Final

from cosca.games.la_famiglia.components.data import COLUMNS
from cosca.games.la_famiglia.documents.types import (
    ColumnPrice,
    OrderPlace,
    Phase,
    Score,
    SequenceEntry,
    SpacePrice,
    TableFacts,
    TablePhase,
    TilesDue,
    Values,
)
from cosca.games.la_famiglia.rules import end, facts
from cosca.games.la_famiglia.rules.encounter import NextOrder, OrderDone, WhichOrder
from cosca.games.la_famiglia.rules.gaining import column_price
from cosca.games.la_famiglia.rules.management import ClearTile, MarkTile, controller, tiles_due
from cosca.games.la_famiglia.rules.planning import PlanningTurn
from cosca.games.la_famiglia.rules.state import ENCOUNTER, HQ, MAT, ORDERS, PLANNING, SOLD, FamigliaState
from cosca.kernel.facts import waits_for

PHASES: Final[tuple[Phase, ...]] = ("setup", "planning", "encounter")
SEATS: Final = (1, 2, 3, 4)


def common_facts(s: FamigliaState) -> TableFacts:
    """Those of the public, for which a column has the price of a seat without any tile."""
    leaders = [(name, controller(s, m)) for m, name in enumerate(s.data.mandamenti)]
    leading = [each for each in SEATS if s.family[each] >= 0]
    labs = {each: s.own_labs(each) for each in SEATS}
    return {
        "phase": phase(s),
        "asked": waits_for(s.stack),
        "turns": list(s.from_first()) if s.first else list(s.lookups.turns_from[1]),
        "next": _next(s),
        "sequence": _sequence(s),
        "values": {str(each): facts.base_values(s, each, labs[each]) for each in leading},
        "leaders": {name: leader for name, leader in leaders if leader},
        "score": _score(s),
        "tiles_due": {str(each): _tiles_due(s, each) for each in SEATS},
        "labs": {str(each): n for each, n in labs.items()},
        "fight": None if s.fight is None else facts.fight(s),
        "columns": _columns(s, 0),
        "spaces": _spaces(s),
        "orders": {str(each): _orders(s, each, False) for each in leading},
    }


def table_facts(s: FamigliaState, seat: int | None, common: TableFacts) -> TableFacts:
    """Those of a seat, made of the public's: its prices, what spaces come to for it, and its team's own orders."""
    if seat is None:
        return common
    team = [each for each in (seat, s.data.mate_of[seat]) if s.family[each] >= 0]
    return {
        **common,
        "columns": _columns(s, seat),
        "spaces": _valued(s, common["spaces"], common["values"].get(str(seat))),
        "orders": {**common["orders"], **{str(each): _orders(s, each, True) for each in team}},
    }


def phase(s: FamigliaState) -> TablePhase:
    """What is going on: one of the phases of a round, what happens between rounds, or nothing any more."""
    if s.result is not None:
        return "over"
    if s.stack and isinstance(s.stack[-1], (ClearTile, MarkTile)):
        return "management"
    return PHASES[s.phase]


def _next(s: FamigliaState) -> int | None:
    """Whose planning turn comes after the present one (P1)."""
    if s.phase != PLANNING or not any(s.top):
        return None
    for step in s.stack[::-1]:
        if isinstance(step, PlanningTurn):
            return step.seat
    return None


def _columns(s: FamigliaState, seat: int) -> dict[str, ColumnPrice]:
    if not s.top:
        return {}
    found: dict[str, ColumnPrice] = {}
    for column, name in enumerate(COLUMNS):
        tokens, bank, fees = column_price(s, seat, column)
        found[name] = {"tokens": tokens, "cost": bank + fees}
    return found


def _spaces(s: FamigliaState) -> dict[str, SpacePrice]:
    if not s.bottom:
        return {}
    first = s.data.sheets[s.round].first
    found: dict[str, SpacePrice] = {}
    for at, cell in enumerate(s.bottom, first):
        space = s.data.spaces[at]
        free = not cell or space.infinite
        found[space.id] = {
            "cost": s.lookups.price[at],
            "receives": max(0, space.money),
            "free": free,
            "values": [],
        }
    return found


def _valued(s: FamigliaState, spaces: dict[str, SpacePrice], values: Values | None) -> dict[str, SpacePrice]:
    """The spaces with what their parts come to for a seat."""
    if not spaces or values is None:
        return spaces
    place = values["place"]
    base = {"recruit": values["recruit"], "place": place, "place_existing": place, "launder": values["launder"]}
    found = dict(spaces)
    for id, parts in s.lookups.valued[s.round]:
        price = spaces[id]
        found[id] = {
            "cost": price["cost"],
            "receives": price["receives"],
            "free": price["free"],
            "values": [base[part.do] + part.n for part in parts],
        }
    return found


def _sequence(s: FamigliaState) -> list[SequenceEntry]:
    """The orders on the board in sequence (E2): those that stay for their vest, the one under way, those to come.

    An order that went back to HQ after it was carried out lies nowhere any more; the reveal told it.
    """
    if s.phase != ENCOUNTER:
        return []
    now = -1
    queue: tuple[int, ...] = ()
    for step in s.stack:
        if isinstance(step, (NextOrder, WhichOrder)):
            queue = step.queue
        elif isinstance(step, OrderDone):
            now = step.seat * ORDERS + step.slot
    rank = {seat: at for at, seat in enumerate(s.from_first())}
    waiting = {at: place for place, at in enumerate(queue)}
    found: list[tuple[bool, int, int, int, int]] = []
    for at, area in enumerate(s.order_at):
        if area >= 0 or at == now:
            order = s.data.orders[s.order(at // ORDERS, at % ORDERS)]
            found.append((not order.supply, order.initiative, rank[at // ORDERS], waiting.get(at, -1), at))
    return [_entry(s, entry[4], entry[4] == now, entry[4] in waiting) for entry in sorted(found)]


def _entry(s: FamigliaState, at: int, now: bool, waiting: bool) -> SequenceEntry:
    seat, area = at // ORDERS, s.order_at[at]
    order = s.data.orders[s.order(seat, at % ORDERS)]
    return {
        "seat": seat,
        "area": s.data.areas[area] if area >= 0 else None,
        "order": order.id,
        "initiative": order.initiative,
        "supply": order.supply,
        "state": "now" if now else "next" if waiting else "done",
    }


def _score(s: FamigliaState) -> Score:
    """Mandamenti as of the last management, and how many win at once (X1)."""
    alone = {seat: s.control.count(seat) for seat in SEATS}
    teams = [sum([n for seat, n in alone.items() if s.data.team_of[seat] == team]) for team in (1, 2)]
    need: list[int] = []
    for team, together in enumerate(teams, 1):
        best = max([n for seat, n in alone.items() if s.data.team_of[seat] == team])
        need.append(max(0, min(end.TOGETHER - together, end.ALONE - best)))
    return {
        "seats": {str(seat): n for seat, n in alone.items()},
        "teams": teams,
        "need": need,
        "alone": end.ALONE,
        "together": end.TOGETHER,
        "rounds": end.LAST_ROUND,
    }


def _tiles_due(s: FamigliaState, seat: int) -> TilesDue:
    mark, clear = tiles_due(s, seat)
    return {"mark": mark, "clear": clear}


def _orders(s: FamigliaState, seat: int, known: bool) -> dict[str, OrderPlace]:
    """Where the viewer knows the seat's orders to be; one that may be in HQ or face down on the board is left out."""
    found: dict[str, OrderPlace] = {}
    orders, first = s.data.orders, s.order(seat, 0)
    for slot, at in enumerate(s.order_at[seat * ORDERS : seat * ORDERS + ORDERS]):
        where: OrderPlace
        if at == SOLD:
            where = "sold"
        elif at == MAT:
            where = "mat"
        elif at == HQ and known:
            where = "hq"
        elif at >= 0 and (known or s.phase == ENCOUNTER):
            where = "board"
        else:
            continue
        found[orders[first + slot].id] = where
    return found
