"""Facts that several questions, answers and events share: the pieces in an area, the value of a part, a mat space or a
column for a seat, and the attack in progress.

They are built for people only, when they are requested. A fact that is itself a text within a sentence is a message.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final, cast

from cosca.games.la_famiglia.components.data import COLUMNS, Data, Order, Part, Space
from cosca.games.la_famiglia.components.printed_texts import VALUED, shows
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
CHURCH: Final = 3
PRIMO: Final = 0  # columns of a sheet; 1 to 4 are the institutions, as the rows of a mat
TWO: Final = 5
COLUMN_TOKENS: Final = 2  # tokens that leave the mat for a whole column (G4, G5)
TOKEN_FEE: Final = 1  # what the owner of a token gets from another seat that moves it (P3)


def token_of(seat: int, owner: int) -> Token:
    """Return the owner of an influence token relative to the seat: own, neutral or other."""
    if not owner:
        return "neutral"
    return "own" if owner == seat else "other"


def held_by(s: FamigliaState, seat: int, holder: int) -> Held:
    """Return the holder of an area relative to the seat."""
    if holder == EMPTY:
        return "empty"
    if holder == NEUTRAL:
        return "neutral"
    if holder == seat:
        return "own"
    return "mate" if holder == s.data.mate_of[seat] else "enemy"


def place(s: FamigliaState, seat: int, area: int) -> AreaChosen:
    """Return the Soldati and pieces in an area."""
    holder = s.holder[area]
    return {
        "holder": None if holder == EMPTY else holder,
        "held": held_by(s, seat, holder),
        "soldati": s.soldati[area],
        "labs": s.labs[area],
        "cars": sum([s.cars[owner * AREAS + area] for owner in (1, 2, 3, 4)]),
        "orders": s.orders_in[area],
    }


def sea(s: FamigliaState, at: int, full: int) -> SeaChosen:
    """Return the boats of a sea, and whether one more would make it `full` (A8)."""
    boats = [s.boats[owner * SEAS + at] for owner in (1, 2, 3, 4)]
    return {
        "boats": [{"id": "boats-of", "args": {"seat": owner, "boats": n}} for owner, n in enumerate(boats, 1) if n],
        "count": sum(boats),
        "sinks": sum(boats) + 1 == full,
    }


def fight(s: FamigliaState) -> FightFacts:
    """Return the attack in progress."""
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
    """Return the base values of a seat's mat (F3, F4, F7), and what laundering brings with so many labs (A10)."""
    mat, taken = s.data.mats[s.family[seat]], s.mat[seat * ROW_COUNT : seat * ROW_COUNT + ROW_COUNT]
    return {
        "recruit": mat.recruit[taken[CHURCH]],
        "place": mat.place[taken[POLICE]],
        "attack": mat.attack[taken[JUSTICE]],
        "bomb": mat.bomb[taken[JUSTICE]],
        "launder": labs,
    }


def part(s: FamigliaState, seat: int, symbol: Part) -> PartMessage:
    """Return a part of a space or an order as a message."""
    return {"id": f"part-{symbol.do}", "args": part_args(s, seat, symbol)}


def part_args(s: FamigliaState, seat: int, symbol: Part) -> PartArgs:
    """Return the arguments of that message; `value` is the value of the part for the seat, where known."""
    args: PartArgs = {"do": symbol.do, "n": symbol.n}
    if symbol.do in VALUED:
        args["value"] = base(s, seat, symbol.do) + symbol.n
    if symbol.numbers:
        args["numbers"] = list(symbol.numbers)
    return args


def base(s: FamigliaState, seat: int, do: str) -> int:
    """Return the base value of a VALUED part for the seat, without its own number (F7, A10)."""
    if do == "launder":
        return s.own_labs(seat)
    mat = s.data.mats[s.family[seat]]
    if do == "recruit":
        return mat.recruit[s.mat[seat * ROW_COUNT + CHURCH]]
    return mat.place[s.mat[seat * ROW_COUNT + POLICE]]


def plain_part(do: str) -> PartMessage:
    """Return a part that needs no number, as a message."""
    return {"id": f"part-{do}", "args": {"do": do, "n": 0}}


def column_part(column: int) -> PartMessage:
    """Return the action of a column as a message."""
    return {"id": "part-column", "args": {"do": "column", **column_gives(column)}}


def column_gives(column: int) -> ColumnBrings:
    """Return what a whole column brings (G3 to G5)."""
    if column == PRIMO:
        return {"gives": "primo", "row": None, "takes": 0}
    if column == TWO:
        return {"gives": "two", "row": None, "takes": COLUMN_TOKENS}
    return {"gives": "row", "row": COLUMNS[column], "takes": COLUMN_TOKENS}


def space(s: FamigliaState, seat: int, there: Space) -> SpaceChosen:
    """Return a space of the sheets: its cost, income and actions for the seat (P7); those above have no actions."""
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
    """Return what an answer that names a space of the sheets costs (P7)."""
    there = s.data.spaces[s.data.sheets[choice.extra].first + choice.value]
    return max(0, -there.money) if there.sheet == s.round else 0


def mat_space(s: FamigliaState, seat: int, row: int, at: int) -> MatSpaceGives:
    """Return what the mat space number `at` (from 0) of a row gives the seat when its token leaves it (F2, F6)."""
    return printed_mat_space(s.data, s.family[seat], row, at)


def printed_mat_space(data: Data, family: int, row: int, at: int) -> MatSpaceGives:
    """Return what the mat space number `at` (from 0) of a row of a family's mat gives."""
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
    """Return the facts of an answer that names an area; none for one that declines."""
    return {} if choice.declines else place(s, seat, choice.value)


def space_chosen(s: FamigliaState, seat: int, choice: Choice) -> SpaceChosen:
    """Return the facts of an answer that names a space of the sheets."""
    return space(s, seat, s.data.spaces[s.data.sheets[choice.extra].first + choice.value])


def space_filled(s: FamigliaState, seat: int, choice: Choice) -> SpaceChosen:
    """Return the facts of a space where a token is only put: its action, which is then blocked, but no money (H24)."""
    chosen = space_chosen(s, seat, choice)
    chosen["cost"] = chosen["receives"] = 0
    return chosen


def upper_space(s: FamigliaState, seat: int, choice: Choice) -> Facts:
    """Return `space_filled` with the group of an upper sheet's space, where only the column counts (G1, A11, H20)."""
    chosen = space_filled(s, seat, choice)
    upper = choice.extra == s.round - 1
    return {**chosen, "group": column_group(s, choice.value)} if upper else {**chosen}


def column_group(s: FamigliaState, at: int, owner: int | None = None) -> str:
    """Return the group of a space of the upper sheet, or of a token there: its column, and whose it is."""
    columns = s.data.sheets[s.round - 1].columns
    number = next(number for number, column in enumerate(columns) if at in column)
    return COLUMNS[number] if owner is None else f"{COLUMNS[number]} {owner}"


def tile(s: FamigliaState, at: int) -> TileChosen:
    """Return a control tile with its numbers."""
    return {"tile": s.data.tiles[at].id, "price": s.data.tiles[at].price, "value": s.data.tiles[at].n}


@cache
def order(shown: Order) -> OrderShows:
    """Return what an order token shows; the same document each time, to be read only."""
    symbols: list[Symbol] = [{"id": message["id"], "args": message.get("args", {})} for message in shows(shown)]
    return {"supply": shown.supply, "initiative": shown.initiative, "shows": symbols}
