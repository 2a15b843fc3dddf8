"""Facts that several questions, answers and events share: what stands in an area, what a part, a mat space or a
column comes to for a seat, and the attack under way.

They are made for people only, after it is clear that somebody listens or asks. A fact that is itself said in words
inside a sentence is a message: an id with the facts of its own.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final, cast

from cosca.games.la_famiglia.components.data import COLUMNS, Data, Order, Part, Space
from cosca.games.la_famiglia.components.marks import VALUED, shows
from cosca.games.la_famiglia.rules.state import AREAS, EMPTY, NEUTRAL, ORDERS, SEAS, FamigliaState
from cosca.games.la_famiglia.rules.state import ROWS as ROW_COUNT
from cosca.kernel.choice import Choice
from cosca.kernel.events import Facts

if TYPE_CHECKING:
    from cosca.games.la_famiglia.documents.types import (
        FightFacts,
        Held,
        MatGives,
        NoFacts,
        OrderShows,
        Symbol,
        Token,
        Values,
    )
    from cosca.games.la_famiglia.documents.types_choices import (
        AreaChosen,
        ColumnBrings,
        MatSpaceGives,
        PartArgs,
        PartMessage,
        SeaChosen,
        SpaceChosen,
        TileChosen,
    )

JUSTICE: Final = 0  # rows of a mat
POLICE: Final = 1
ECONOMY: Final = 2
CHURCH: Final = 3
PRIMO: Final = 0  # columns of a sheet; 1 to 4 are the institutions, as the rows of a mat
TWO: Final = 5
COLUMN_TOKENS: Final = 2  # tokens that leave the mat for a whole column (G4, G5)
TOKEN_FEE: Final = 1  # what the owner of a token gets from another seat that moves it (P3)


def token_of(seat: int, owner: int) -> Token:
    """Whose an influence token is, as a case for the seat: own, neutral or other."""
    if not owner:
        return "neutral"
    return "own" if owner == seat else "other"


def held_by(s: FamigliaState, seat: int, holder: int) -> Held:
    """Whose an area is, as a case for the seat."""
    if holder == EMPTY:
        return "empty"
    if holder == NEUTRAL:
        return "neutral"
    if holder == seat:
        return "own"
    return "mate" if holder == s.data.mate_of[seat] else "enemy"


def place(s: FamigliaState, seat: int, area: int) -> AreaChosen:
    """Who and what stands in an area."""
    holder = s.holder[area]
    return {
        "holder": None if holder == EMPTY else holder,
        "held": held_by(s, seat, holder),
        "soldati": s.soldati[area],
        "labs": s.labs[area],
        "cars": sum([s.cars[each * AREAS + area] for each in (1, 2, 3, 4)]),
        "orders": s.orders_in[area],
    }


def sea(s: FamigliaState, at: int, full: int) -> SeaChosen:
    """The boats of a sea, and whether one more would make it `full` (A8)."""
    boats = [s.boats[each * SEAS + at] for each in (1, 2, 3, 4)]
    return {
        "boats": [{"id": "boats-of", "args": {"seat": each, "boats": n}} for each, n in enumerate(boats, 1) if n],
        "count": sum(boats),
        "sinks": sum(boats) + 1 == full,
    }


def fight(s: FamigliaState) -> FightFacts:
    """The attack under way."""
    f = s.fight
    assert f is not None
    return {
        "area": s.data.areas[f.area],
        "leader": f.leader,
        "side": f.side,
        "attackers": f.attackers,
        "holder": s.holder[f.area],
        "defenders": s.soldati[f.area],
        "car": bool(f.car),
        "sea": bool(f.sea),
    }


def base_values(s: FamigliaState, seat: int, labs: int) -> Values:
    """The base values that a seat's mat shows (F3, F4, F7), and what laundering brings it with so many labs (A10)."""
    mat, taken = s.data.mats[s.family[seat]], s.mat[seat * ROW_COUNT : seat * ROW_COUNT + ROW_COUNT]
    return {
        "recruit": mat.recruit[taken[CHURCH]],
        "place": mat.place[taken[POLICE]],
        "attack": mat.attack[taken[JUSTICE]],
        "bomb": mat.bomb[taken[JUSTICE]],
        "launder": labs,
    }


def part(s: FamigliaState, seat: int, symbol: Part) -> PartMessage:
    """A part of a space or an order as a message."""
    return {"id": f"part-{symbol.do}", "args": part_args(s, seat, symbol)}


def part_args(s: FamigliaState, seat: int, symbol: Part) -> PartArgs:
    """The arguments of that message; `value` is what the part comes to for the seat, where that is known."""
    told: PartArgs = {"do": symbol.do, "n": symbol.n}
    if symbol.do in VALUED:
        told["value"] = base(s, seat, symbol.do) + symbol.n
    if symbol.numbers:
        told["numbers"] = list(symbol.numbers)
    return told


def base(s: FamigliaState, seat: int, do: str) -> int:
    """What a part of a VALUED kind comes to for the seat before its own number (F7, A10)."""
    if do == "launder":
        return s.own_labs(seat)
    mat = s.data.mats[s.family[seat]]
    if do == "recruit":
        return mat.recruit[s.mat[seat * ROW_COUNT + CHURCH]]
    return mat.place[s.mat[seat * ROW_COUNT + POLICE]]


def plain_part(do: str) -> PartMessage:
    """A part that needs no number, as a message."""
    return {"id": f"part-{do}", "args": {"do": do, "n": 0}}


def column_part(column: int) -> PartMessage:
    """The action of a column as a message."""
    return {"id": "part-column", "args": {"do": "column", **column_gives(column)}}


def column_gives(column: int) -> ColumnBrings:
    """What a whole column brings (G3 to G5)."""
    if column == PRIMO:
        return {"gives": "primo", "row": None, "takes": 0}
    if column == TWO:
        return {"gives": "two", "row": None, "takes": COLUMN_TOKENS}
    return {"gives": "row", "row": COLUMNS[column], "takes": COLUMN_TOKENS}


def space(s: FamigliaState, seat: int, there: Space) -> SpaceChosen:
    """A space of the sheets: what it costs, brings and does for the seat (P7); the upper one does nothing more."""
    lower = there.sheet == s.round
    return {
        "lower": lower,
        "cost": max(0, -there.money) if lower else 0,
        "receives": max(0, there.money) if lower else 0,
        "join": there.join if lower else "",
        "parts": [part(s, seat, each) for each in there.parts] if lower else [],
        "infinite": there.infinite,
    }


def space_cost(s: FamigliaState, choice: Choice) -> int:
    """What an answer that names a space of the sheets costs (P7)."""
    there = s.data.spaces[s.data.sheets[choice.extra].first + choice.value]
    return max(0, -there.money) if there.sheet == s.round else 0


def mat_space(s: FamigliaState, seat: int, row: int, at: int) -> MatSpaceGives:
    """What the mat space number `at` (from 0) of a row gives the seat when its token leaves it (F2, F6)."""
    return printed_mat_space(s.data, s.family[seat], row, at)


def printed_mat_space(data: Data, family: int, row: int, at: int) -> MatSpaceGives:
    """What the mat space number `at` (from 0) of a row of a family's mat gives."""
    mat = data.mats[family]
    spaces = mat.rows[row]
    if at >= len(spaces):
        return {"gives": "none", "value": 0, "bomb": 0, "opens": False, "unlocks": None}
    there = spaces[at]
    order = None if there.unlocks < 0 else data.orders[family * ORDERS + there.unlocks].id
    gives, value, bomb = cast("MatGives", there.instant), there.n, 0  # the data allow no others
    if not gives and row == JUSTICE:
        gives, value, bomb = "attack", mat.attack[at + 1], mat.bomb[at + 1]
    elif not gives:
        gives, value = ("place", mat.place[at + 1]) if row == POLICE else ("recruit", mat.recruit[at + 1])
    return {"gives": gives, "value": value, "bomb": bomb, "opens": order is not None, "unlocks": order}


def area(s: FamigliaState, seat: int, choice: Choice) -> AreaChosen | NoFacts:
    """The facts of an answer that names an area; none for one that declines."""
    return {} if choice.declines else place(s, seat, choice.value)


def space_chosen(s: FamigliaState, seat: int, choice: Choice) -> SpaceChosen:
    """The facts of an answer that names a space of the sheets."""
    return space(s, seat, s.data.spaces[s.data.sheets[choice.extra].first + choice.value])


def upper_space(s: FamigliaState, seat: int, choice: Choice) -> Facts:
    """The same with the group of a space of the upper sheet: there only its column counts (G1, A11, H20)."""
    told = space_chosen(s, seat, choice)
    upper = choice.extra == s.round - 1
    return {**told, "group": column_group(s, choice.value)} if upper else {**told}


def column_group(s: FamigliaState, at: int, owner: int | None = None) -> str:
    """The group of a space of the upper sheet, or of a token there: its column, and whose it is."""
    columns = s.data.sheets[s.round - 1].columns
    number = next(number for number, column in enumerate(columns) if at in column)
    return COLUMNS[number] if owner is None else f"{COLUMNS[number]} {owner}"


def tile(s: FamigliaState, at: int) -> TileChosen:
    """A control tile with its numbers."""
    return {"tile": s.data.tiles[at].id, "price": s.data.tiles[at].price, "value": s.data.tiles[at].n}


@cache
def order(shown: Order) -> OrderShows:
    """What an order token shows; the same document each time, to be read only."""
    symbols: list[Symbol] = [{"id": each["id"], "args": each.get("args", {})} for each in shows(shown)]
    return {"supply": shown.supply, "initiative": shown.initiative, "shows": symbols}
