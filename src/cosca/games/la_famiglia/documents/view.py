"""The view of a seat: all it may know of the table (N7, W13, W16), as a document with names.

The table is shown to viewers only by this module. It builds what may be seen; nothing is stripped afterwards. The same
document with nothing hidden is a position (see `position`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cosca.games.la_famiglia.components.data import CARDS, FAMILIES
from cosca.games.la_famiglia.components.data import ROWS as ROW_NAMES
from cosca.games.la_famiglia.documents.types import AreaView, FightView, Headquarters, OrderToken, Phase, Table, View
from cosca.games.la_famiglia.rules.sheets import tokens
from cosca.games.la_famiglia.rules.state import (
    AREAS,
    EMPTY,
    ENCOUNTER,
    HQ,
    ORDERS,
    ROWS,
    SEAS,
    SOLD,
    FamigliaState,
)
from cosca.kernel.steps import step_to_json

if TYPE_CHECKING:
    from cosca.games.la_famiglia.game import LaFamiglia

PHASES: Final[tuple[Phase, ...]] = ("setup", "planning", "encounter")
SEATS: Final = (1, 2, 3, 4)
CARS_OF: Final = tuple([(str(seat), seat * AREAS) for seat in SEATS])
HIDDEN: Final = "hidden"


def view(game: LaFamiglia, s: FamigliaState, seat: int | None) -> View:
    """Return the table as the seat sees it: its own team's secrets, and what is public."""
    known = () if seat is None else (seat, s.data.mate_of[seat])
    return {**describe(s, known), "seat": seat, "actors": list(game.actors(s)), "options": game.options}


def seat_view(s: FamigliaState, seat: int, public: View) -> View:
    """Return the view of a seat, built from the public view."""
    known, names = (seat, s.data.mate_of[seat]), s.data.areas
    areas = dict(public["areas"])
    for a, orders in _tokens(s, known).items():
        areas[names[a]] = {**areas[names[a]], "orders": orders}
    return {
        **public,
        "areas": areas,
        "hq": {str(owner): _hq(s, owner) for owner in known},
        "fight": _fight(s, known),
        "sealed": _sealed(s, known),
        "seat": seat,
    }


def describe(s: FamigliaState, known: tuple[int, ...]) -> Table:
    """Return the table with the secrets of the `known` seats."""
    n = len(s.data.tiles)
    orders = _tokens(s, known)
    return {
        "game": "la_famiglia",
        "round": s.round,
        "phase": PHASES[s.phase],
        "first": s.first,
        "primo": s.primo,
        "families": {str(seat): FAMILIES[s.family[seat]] for seat in SEATS if s.family[seat] >= 0},
        "characters": {str(seat): s.data.characters[s.character[seat]].id for seat in SEATS if s.character[seat] >= 0},
        "areas": {name: _area(s, a, orders.get(a, [])) for a, name in enumerate(s.data.areas)},
        "seas": {name: _by_seat([s.boats[seat * SEAS + i] for seat in SEATS]) for i, name in enumerate(s.data.seas)},
        "hq": {str(seat): _hq(s, seat) for seat in known},
        "mats": {str(seat): {name: s.mat[seat * ROWS + row] for row, name in enumerate(ROW_NAMES)} for seat in SEATS},
        "sold": {str(seat): _orders(s, seat, SOLD) for seat in SEATS},
        "top": _sheet(s, s.top, s.round - 1),
        "bottom": _sheet(s, s.bottom, s.round),
        "busts": {
            str(seat): s.data.spaces[s.data.sheets[s.round].first + s.bust[seat]].id
            for seat in SEATS
            if s.bust[seat] >= 0
        },
        "tiles": {
            tile.id: [s.tiles[n + i], s.tiles[2 * n + i]] for i, tile in enumerate(s.data.tiles) if s.tiles[n + i] >= 0
        },
        "control": {s.data.mandamenti[m]: seat for m, seat in enumerate(s.control) if seat},
        "supply": {
            "soldati": s.supply[:],
            "cars": list(s.cars_left[1:]),
            "boats": list(s.boats_left[1:]),
            "labs": s.labs_left,
            "tokens": s.tokens_left[:],
        },
        "tokens_out": list(s.tokens_out[1:]),
        "fresh": _areas(s, s.fresh),
        "vacated": _areas(s, s.vacated),
        "gained": s.data.areas[s.gained] if s.gained >= 0 else None,
        "fight": _fight(s, known),
        "sealed": _sealed(s, known),
        "steps": [step_to_json(step) for step in s.stack],
        "result": None if s.result is None else {"team": s.result[0], "reason": s.result[1]},
    }


def _area(s: FamigliaState, a: int, orders: list[OrderToken]) -> AreaView:
    holder, cars = s.holder[a], s.cars
    return {
        "holder": None if holder == EMPTY else holder,
        "soldati": s.soldati[a],
        "labs": s.labs[a],
        "cars": {key: cars[at + a] for key, at in CARS_OF if cars[at + a]},
        "orders": orders,
    }


def _tokens(s: FamigliaState, known: tuple[int, ...]) -> dict[int, list[OrderToken]]:
    """Return the order tokens by area; those of the `known` seats, and in the encounter of all, with their order."""
    by_space: dict[int, list[OrderToken]] = {}
    for at, area in enumerate(s.order_at):
        if area >= 0:
            seat, slot = divmod(at, ORDERS)
            token: OrderToken = {"seat": seat}
            if seat in known or s.phase == ENCOUNTER:
                token["order"] = s.data.orders[s.order(seat, slot)].id
            by_space.setdefault(area, []).append(token)
    return by_space


def _sealed(s: FamigliaState, known: tuple[int, ...]) -> dict[str, str]:
    return {str(seat): (picks[0].text if seat in known else HIDDEN) for seat, picks in enumerate(s.sealed) if picks}


def _by_seat(counts: list[int]) -> dict[str, int]:
    return {str(seat): n for seat, n in enumerate(counts, 1) if n}


def _hq(s: FamigliaState, seat: int) -> Headquarters:
    return {"money": s.money[seat], "soldati": s.hq[seat], "orders": _orders(s, seat, HQ)}


def _orders(s: FamigliaState, seat: int, where: int) -> list[str]:
    if s.family[seat] < 0:
        return []
    orders, first = s.data.orders, s.order(seat, 0)
    own = s.order_at[seat * ORDERS : seat * ORDERS + ORDERS]
    return [orders[first + slot].id for slot, at in enumerate(own) if at == where]


def _sheet(s: FamigliaState, cells: list[int], number: int) -> dict[str, list[int]]:
    if not cells:
        return {}
    first = s.data.sheets[number].first
    return {s.data.spaces[first + i].id: tokens(cell) for i, cell in enumerate(cells) if cell}


def _areas(s: FamigliaState, mask: int) -> list[str]:
    return [name for a, name in enumerate(s.data.areas) if mask >> a & 1]


def _fight(s: FamigliaState, known: tuple[int, ...]) -> FightView | None:
    f = s.fight
    if f is None:
        return None
    return {
        "leader": f.leader,
        "side": f.side,
        "area": s.data.areas[f.area],
        "attackers": f.attackers,
        "car": f.car,
        "sea": f.sea,
        "order": s.data.orders[f.order].id if f.order >= 0 else None,
        "defender": f.defender,
        "lost": f.lost,
        "taken": f.taken_a,
        "cards": [_card(f.card_a, f.leader in known), _card(f.card_d, f.defender in known)],
    }


def _card(card: int, shown: bool) -> str | None:
    if card < 0:
        return None
    return CARDS[card] if shown else HIDDEN
