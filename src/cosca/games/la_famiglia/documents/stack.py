"""What the stack of a state read from a document may hold: the values of every field, and the order of steps.

Every stack made by the rules fits; `faults` checks that the table fits the stack."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cosca.games.la_famiglia.components.data import FAMILIES
from cosca.games.la_famiglia.rules.mat import GOES, OUT
from cosca.games.la_famiglia.rules.movement import WAYS
from cosca.games.la_famiglia.rules.state import AREAS, ORDERS, ROWS, SEAS
from cosca.kernel.steps import Values

if TYPE_CHECKING:
    from cosca.games.la_famiglia.components.data import Data

SOLDATI: Final = range(51)  # of one family
_REPEATED: Final = ("move.car", "move.number", "move.start", "move.target", "strike.target")  # `left` counts this one


def ranges(d: Data) -> dict[str, Values]:
    """Return the values of the fields of all steps."""
    area, seat, count = Values(range(AREAS)), Values(range(1, 5)), Values(SOLDATI)
    parts = max([*[len(order.parts) for order in d.orders], *[len(space.parts) for space in d.spaces]])
    row, sea, column = Values(range(ROWS)), Values(range(SEAS)), Values(range(len(d.sheets[0].columns)))
    orders = Values(range(ORDERS, 5 * ORDERS), 4 * ORDERS)
    most = max(10, *[part.n + 1 for order in d.orders for part in order.parts])
    return {
        **dict.fromkeys(("area", "car", "last", "not_in", "origin", "start", "target", "to"), area),
        **dict.fromkeys(("asked_by", "leader", "seat"), seat),
        **dict.fromkeys(("limit", "lost", "most", "n"), count),
        **dict.fromkeys(("bonus", "left", "more", "reach"), Values(range(most))),
        **dict.fromkeys(("among", "seats"), Values(range(1, 5), 2)),
        **dict.fromkeys(("not_row", "row"), row),
        **dict.fromkeys(("level", "queue"), orders),
        **dict.fromkeys(("hit", "used"), Values(range(AREAS), AREAS)),
        **dict.fromkeys([f"{key}.left" for key in _REPEATED], Values(range(1, most))),
        **dict.fromkeys(("supply.part.left", "space.part.left"), Values(range(parts), parts)),
        "at": Values(range(max([sheet.size for sheet in d.sheets]))),
        "attack.parts.part": Values(range(parts + 1)),
        "column": column,
        "influence.row.to": Values(range(len(GOES))),
        "labs.guard.left": Values(range(AREAS), 2 * AREAS),
        "least": Values(range(2)),
        "mat.reveal.to": Values(range(OUT + 1)),
        "numbers": Values(SOLDATI, 10),
        "owner": Values(range(5)),
        "sea": sea,
        "setup.family.left": Values(range(len(FAMILIES)), len(FAMILIES)),
        "slot": Values(range(ORDERS)),
        "space": Values(range(len(d.spaces))),
        "tiles.start.left": Values(range(len(d.tiles)), len(d.tiles)),
        "way": Values(range(len(WAYS))),
    }


# ---------------------------------------------------------------- what may lie below

_TURN: Final = ("planning.turn", "management", "ultima.space")  # where the action of a space is done
_SPACE: Final = (*_TURN, "space.part seat")
_ACTION: Final = (*_SPACE, "column.action seat")  # of a space or a column
_PART: Final = ("supply.part seat", "attack.parts seat")  # of an order
EXTRA: Final = ("setup.token", "lab.area", "boat.sea", "car.area", "setup.soldato")  # what the set-up has still to do
_MOVE: Final = ("attack.parts seat slot area", "strike.start seat slot area")
_FIGHT: Final = ("shotgun", "attack.parts")
_TOKEN: Final = (*_ACTION, "influence.row seat")

BELOW: Final[dict[str, tuple[str, ...]]] = {
    "agitate.number": ("attack.parts seat",),
    "agitate.origin": ("attack.parts seat area",),
    "agitate.recruit": ("attack.parts",),
    "agitate.target": ("attack.parts seat",),
    "attack.bonuses": _FIGHT,
    "attack.parts": ("order.done seat slot",),
    "attack.pay": ("attack.bonuses", "attack.replace seat"),
    "attack.replace": ("attack.bonuses",),
    "attack.unit": ("attack.parts seat area",),
    "boat.move": (*_ACTION, *_PART, "tiles.start"),
    "boat.other": (*_ACTION, *_PART, *EXTRA, "tiles.start"),
    "boat.sea": (*_ACTION, *_PART, *EXTRA, "tiles.start"),
    "car.area": (*_TOKEN, *EXTRA, "mat.reveal seat"),
    "column.act": ("planning.turn", "column.action seat column"),
    "column.action": ("planning.turn",),
    "column.token": ("column.action seat column",),
    "conflict.approach": _FIGHT,
    "conflict.card": _FIGHT,
    "conflict.defender": _FIGHT,
    "conflict.take": _FIGHT,
    "either.first": ("attack.parts seat slot area",),
    "encounter": ("management",),
    "encounter.end": ("management",),
    "encounter.next": ("encounter.end",),
    "encounter.which": ("encounter.end",),
    "equipment.which": _ACTION,
    "gather.cars": ("gather.from seat to",),
    "gather.from": (*_SPACE, "attack.parts seat"),
    "gather.into": _SPACE,
    "gather.soldati": ("gather.from seat to",),
    "influence.row": _ACTION,
    "influence.space": _TOKEN,
    "influence.to": ("planning.turn", "column.action seat"),
    "influence_row.number": _SPACE,
    "influence_row.row": _SPACE,
    "lab.area": (*_TOKEN, *_PART, "mat.reveal seat", "setup.token", "lab.area"),
    "labs.guard": _PART,
    "management": ("round.end", "encounter"),
    "mat.reveal": (*_TOKEN, "mat.reveal seat row to"),
    "move.car": _MOVE,
    "move.number": _MOVE,
    "move.start": _MOVE,
    "move.target": _MOVE,
    "order.area": (*_SPACE, "column.act seat"),
    "order.done": ("encounter.next",),
    "order.which": (*_SPACE, "column.act seat", "order.area seat", "order.which seat area"),
    "pentito": ("attack.parts seat area",),
    "pentito.area": ("pentito.over seat area",),
    "pentito.number": ("pentito.area seat",),
    "pentito.over": ("attack.parts seat area",),
    "place.area": _SPACE,
    "place.number": (*_SPACE, "supply.part seat area", "attack.parts seat area", "spread.area"),
    "planning": ("management",),
    "planning.move": ("planning.turn",),
    "planning.space": ("planning.turn",),
    "planning.turn": ("management",),
    "pull.area": ("attack.parts seat area",),
    "pull.number": ("attack.parts seat area",),
    "raise.grant": ("planning.move", "planning.space"),
    "recruit.number": (*_SPACE, *_PART),
    "round": ("",),
    "round.end": ("",),
    "setup": ("",),
    "setup.family": ("setup.lineup", "setup.family"),
    "setup.lineup": ("",),
    "setup.soldato": EXTRA,
    "setup.token": ("round", "setup.token"),
    "shotgun": _MOVE,
    "space.part": _TURN,
    "spread.area": ("supply.part seat area", "attack.parts seat area"),
    "strike.start": ("attack.parts seat slot area",),
    "strike.target": ("attack.parts seat slot", "shotgun seat slot"),
    "supply.part": ("order.done seat slot",),
    "tile.clear": ("tile.mark", "tile.clear"),
    "tile.mark": ("encounter", "round.end", "tile.mark"),
    "tiles.bribery": ("attack.bonuses", "attack.replace seat", "attack.pay seat"),
    "tiles.recruitment": ("shotgun seat",),
    "tiles.start": ("planning.turn", "tiles.start"),
    "tiles.swap": ("planning.turn", "tiles.start"),
    "ultima.space": ("management", "ultima.space"),
}
