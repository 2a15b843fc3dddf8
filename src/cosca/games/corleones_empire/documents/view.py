"""The view of a seat: all it may know of the table (N3, W5, W8, W9), as a document with names.

The table is shown to viewers only by this module. A rival's hand is one number, a rival's suitcase is not shown.
The same document with nothing hidden is a position (see `position`).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from cosca.games.corleones_empire.components.data import FAMILIES, GOODS, MONEY
from cosca.games.corleones_empire.documents.types import (
    Hand,
    Hidden,
    SeatFigures,
    Suitcase,
    Table,
    TileDecks,
    View,
    WholeTable,
)
from cosca.games.corleones_empire.rules.names import NEUTRAL_ROLES, spot_name
from cosca.games.corleones_empire.rules.state import (
    CONSIGLIERE,
    DON,
    FIGURES,
    HEIR,
    HUDSON,
    KINDS,
    MAYOR,
    PLAYED,
    POLICE_CHIEF,
    RESERVE,
    ROW,
    TURFS,
    UNION_BOSS,
    EmpireState,
)
from cosca.kernel.steps import Sealed, step_to_json

if TYPE_CHECKING:
    from cosca.games.corleones_empire.game import CorleonesEmpire

HIDDEN: Final = "hidden"


def view(game: CorleonesEmpire, s: EmpireState, seat: int | None) -> View:
    """Return the table as the seat sees it."""
    table = _table(s, () if seat is None else (seat,))
    return {**table, "seat": seat, "actors": list(game.actors(s)), "options": game.options}


def seat_view(s: EmpireState, seat: int, public: View) -> View:
    """Return the view of a seat, built from the public view."""
    known = (seat,)
    own: View = {
        **public,
        "hands": {str(seat): _hand(s, seat)},
        "suitcases": {str(seat): _suitcase(s, seat)},
        "sealed": _sealed(s, known),
        "seat": seat,
    }
    if _sees_looked(s, known):
        own["looked_at"] = _jobs(s, s.looked)
    return own


def describe(s: EmpireState) -> WholeTable:
    """Return the table with nothing hidden."""
    decks: TileDecks = {
        "blue": [s.data.businesses[tile].id for tile in reversed(s.tiles_blue)],
        "red": [s.data.businesses[tile].id for tile in reversed(s.tiles_red)],
    }
    return {**_table(s, tuple(_seats(s))), "deck": _jobs(s, s.job_deck[::-1]), "tile_decks": decks}


def _table(s: EmpireState, known: tuple[int, ...]) -> Table:
    """Return the table with the secrets of the `known` seats."""
    document: Table = {
        "game": "corleones_empire",
        "act": s.act,
        "horse": s.horse,
        "families": {str(seat): FAMILIES[s.family[seat]] for seat in _seats(s) if s.family[seat] >= 0},
        "hands": {str(seat): _hand(s, seat) for seat in known},
        "hand_sizes": {str(seat): s.hand_size(seat) for seat in _seats(s)},
        "suitcases": {str(seat): _suitcase(s, seat) for seat in known},
        "bank": {
            "money": {str(value): s.bank_money[kind] for kind, value in enumerate(MONEY)},
            "goods": {name: s.bank_goods[kind] for kind, name in enumerate(GOODS)},
        },
        "decks": {"jobs": len(s.job_deck), "blue": len(s.tiles_blue), "red": len(s.tiles_red)},
        "job_discards": _jobs(s, s.job_discards),
        "public_jobs": [s.data.jobs[job].id if job >= 0 else None for job in s.job_row],
        "aside": s.data.jobs[s.aside].id if s.aside >= 0 else None,
        "looked": len(s.looked),
        "allies": _allies(s, ROW),
        "played": {str(seat): _allies(s, PLAYED + seat) for seat in _seats(s)},
        "tiles": {s.data.areas[t]: s.data.businesses[s.tile_at[t]].id for t in range(TURFS) if s.tile_at[t] >= 0},
        "figures": {str(seat): _figures(s, seat) for seat in _seats(s)},
        "neutrals": {
            "mayor": _where(s, MAYOR),
            "union_boss": _where(s, UNION_BOSS),
            "police_chief": _where(s, POLICE_CHIEF),
        },
        "stacks": {s.data.areas[t]: list(s.stacks[t]) for t in range(TURFS) if s.stacks[t]},
        "markers": list(s.markers[1:]),
        "bids": {str(seat): _money(s.bids, seat) for seat in _seats(s) if any(s.bids)},
        "spot": s.data.areas[s.spot] if s.spot >= 0 else None,
        "emptied": s.data.businesses[s.emptied].id if s.emptied >= 0 else None,
        "borrowed": NEUTRAL_ROLES[s.borrowed] if s.borrowed >= 0 else None,
        "sealed": _sealed(s, known),
        "steps": [step_to_json(step) for step in s.stack],
        "scores": list(s.scores[1:]) if s.winner else None,
    }
    if _sees_looked(s, known):
        document["looked_at"] = _jobs(s, s.looked)
    return document


def _sees_looked(s: EmpireState, known: tuple[int, ...]) -> bool:
    return bool(s.looked) and (len(known) == s.seats or looking(s) in known)


def _seats(s: EmpireState) -> range:
    return range(1, s.seats + 1)


def looking(s: EmpireState) -> int:
    """Return the seat that looks at jobs: the one that must decide."""
    return int(getattr(s.stack[-1], "seat", 0)) if s.stack else 0


def _money(piles: Sequence[int], seat: int) -> list[int]:
    return [MONEY[kind] for kind in range(KINDS) for _ in range(piles[seat * KINDS + kind])]


def _hand(s: EmpireState, seat: int) -> Hand:
    return {
        "money": _money(s.money, seat),
        "goods": [GOODS[kind] for kind in range(KINDS) for _ in range(s.goods[seat * KINDS + kind])],
        "jobs": _jobs(s, s.jobs[seat]),
        "allies": [s.data.allies[ally].id for ally in s.allies(seat)],
    }


def _suitcase(s: EmpireState, seat: int) -> Suitcase:
    return {"money": _money(s.suitcase, seat), "jobs": _jobs(s, s.completed[seat])}


def _jobs(s: EmpireState, jobs: list[int] | tuple[int, ...]) -> list[str]:
    return [s.data.jobs[job].id for job in jobs]


def _allies(s: EmpireState, where: int) -> list[str]:
    return [s.data.allies[ally].id for ally, at in enumerate(s.ally_at) if at == where]


def _where(s: EmpireState, figure: int) -> str:
    at = s.where[figure]
    if at >= 0:
        return spot_name(s, at)
    return {RESERVE: "reserve", HUDSON: "hudson"}.get(at, "out")


def _figures(s: EmpireState, seat: int) -> SeatFigures:
    first = seat * FIGURES
    return {
        "thugs": [_where(s, first + thug) for thug in range(DON)],
        "don": _where(s, first + DON),
        "consigliere": _where(s, first + CONSIGLIERE),
        "heir": _where(s, first + HEIR),
    }


def _sealed(s: EmpireState, known: tuple[int, ...]) -> dict[str, list[str] | Hidden]:
    """Return the seat's own picks; of the others only that they have chosen, which is public."""
    top = s.stack[-1] if s.stack else None
    if not isinstance(top, Sealed):
        return {}
    shown: dict[str, list[str] | Hidden] = {}
    for seat in top.seats:
        if seat in known:
            if s.sealed[seat]:
                shown[str(seat)] = [pick.text for pick in s.sealed[seat]]
        elif top.complete(s, seat, s.sealed[seat]):
            shown[str(seat)] = HIDDEN
    return shown
