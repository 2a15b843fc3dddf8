"""Derived facts of the table: prices, the sequence of orders, values, who leads, what is due.

Pages and terminals present these facts and never recompute them. They contain no more information than the view.
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
from cosca.games.la_famiglia.rules.management import (
    ClearTile,
    MarkTile,
    controller,
    one_area_short,
    tiles_due,
)
from cosca.games.la_famiglia.rules.planning import PlanningTurn
from cosca.games.la_famiglia.rules.state import ENCOUNTER, HQ, MAT, ORDERS, PLANNING, SOLD, FamigliaState
from cosca.kernel.facts import waits_for

PHASES: Final[tuple[Phase, ...]] = ("setup", "planning", "encounter")
SEATS: Final = (1, 2, 3, 4)


def common_facts(s: FamigliaState) -> TableFacts:
    """Return the facts of the public, for which a column has the price of a seat without any tile."""
    leaders = [(name, controller(s, m)) for m, name in enumerate(s.data.mandamenti)]
    short = [(name, one_area_short(s, m)) for m, name in enumerate(s.data.mandamenti)]
    leading = [seat for seat in SEATS if s.family[seat] >= 0]
    labs = {seat: s.own_labs(seat) for seat in SEATS}
    return {
        "phase": phase(s),
        "asked": waits_for(s.stack),
        "turns": list(s.from_first()) if s.first else list(s.lookups.turns_from[1]),
        "next": _next(s),
        "sequence": _sequence(s),
        "values": {str(seat): facts.base_values(s, seat, labs[seat]) for seat in leading},
        "leaders": {name: leader for name, leader in leaders if leader},
        "one_short": {name: seats for name, seats in short if seats},
        "score": _score(s),
        "tiles_due": {str(seat): _tiles_due(s, seat) for seat in SEATS},
        "labs": {str(seat): n for seat, n in labs.items()},
        "fight": None if s.fight is None else facts.fight(s),
        "columns": _columns(s, 0),
        "spaces": _spaces(s),
        "orders": {str(seat): _orders(s, seat, False) for seat in leading},
    }


def table_facts(s: FamigliaState, seat: int | None, common: TableFacts) -> TableFacts:
    """Return the facts of a seat, built from the public ones: its prices, values of spaces, and its team's orders."""
    if seat is None:
        return common
    team = [member for member in (seat, s.data.mate_of[seat]) if s.family[member] >= 0]
    return {
        **common,
        "columns": _columns(s, seat),
        "spaces": _valued(s, common["spaces"], common["values"].get(str(seat))),
        "orders": {**common["orders"], **{str(member): _orders(s, member, True) for member in team}},
    }


def phase(s: FamigliaState) -> TablePhase:
    """Return the phase of the round, "management" between rounds, or "over"."""
    if s.result is not None:
        return "over"
    if s.stack and isinstance(s.stack[-1], (ClearTile, MarkTile)):
        return "management"
    return PHASES[s.phase]


def _next(s: FamigliaState) -> int | None:
    """Return whose planning turn is next (P1)."""
    if s.phase != PLANNING or not any(s.top):
        return None
    for step in s.stack[::-1]:
        if isinstance(step, PlanningTurn):
            return step.seat
    return None


def _columns(s: FamigliaState, seat: int) -> dict[str, ColumnPrice]:
    if not s.top:
        return {}
    columns: dict[str, ColumnPrice] = {}
    for column, name in enumerate(COLUMNS):
        tokens, bank, fees = column_price(s, seat, column)
        columns[name] = {"tokens": tokens, "cost": bank + fees}
    return columns


def _spaces(s: FamigliaState) -> dict[str, SpacePrice]:
    if not s.bottom:
        return {}
    first = s.data.sheets[s.round].first
    prices: dict[str, SpacePrice] = {}
    for at, cell in enumerate(s.bottom, first):
        space = s.data.spaces[at]
        free = not cell or space.infinite
        prices[space.id] = {
            "cost": s.lookups.price[at],
            "receives": max(0, space.money),
            "free": free,
            "values": [],
        }
    return prices


def _valued(s: FamigliaState, spaces: dict[str, SpacePrice], values: Values | None) -> dict[str, SpacePrice]:
    """Return the spaces with the values of their parts for a seat."""
    if not spaces or values is None:
        return spaces
    place = values["place"]
    base = {"recruit": values["recruit"], "place": place, "place_existing": place, "launder": values["launder"]}
    valued = dict(spaces)
    for id, parts in s.lookups.valued[s.round]:
        price = spaces[id]
        valued[id] = {
            "cost": price["cost"],
            "receives": price["receives"],
            "free": price["free"],
            "values": [base[part.do] + part.n for part in parts],
        }
    return valued


def _sequence(s: FamigliaState) -> list[SequenceEntry]:
    """Return the orders on the board in sequence (E2): those kept by their vest, the current one, those to come.

    An order that went back to HQ after execution has no area; it is known from the reveal.
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
    entries: list[tuple[bool, int, int, int, int]] = []
    for at, area in enumerate(s.order_at):
        if area >= 0 or at == now:
            order = s.data.orders[s.order(at // ORDERS, at % ORDERS)]
            entries.append((not order.supply, order.initiative, rank[at // ORDERS], waiting.get(at, -1), at))
    return [_entry(s, entry[4], entry[4] == now, entry[4] in waiting) for entry in sorted(entries)]


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
    """Return the Mandamenti as of the last management, and how many win at once (X1)."""
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
    """Return the places of the seat's orders known to the viewer, without those that may be in HQ or face down."""
    places: dict[str, OrderPlace] = {}
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
        places[orders[first + slot].id] = where
    return places
