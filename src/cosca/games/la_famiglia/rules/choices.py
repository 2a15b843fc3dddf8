"""All choices of the game, made once for a data set and shared by all its states."""

from __future__ import annotations

from typing import Final

from cosca.games.la_famiglia.components.data import CARDS, COLUMNS, FAMILIES, ROWS, Data
from cosca.kernel.choice import Choice, choice
from cosca.kernel.questions import DONE as DONE
from cosca.kernel.questions import NUMBERS
from cosca.kernel.questions import SKIP as SKIP
from cosca.kernel.questions import USE as USE
from cosca.kernel.steps import fields_of

TAKE: Final = choice("take")  # K4
LEAVE: Final = choice("leave", declines=True)
FINESSE: Final = choice("finesse")  # K1
BRUTE_FORCE: Final = choice("brute_force")
GIVE: Final = choice("give")  # Y2: pay 2, the teammate gets 1
ASK: Final = choice("ask_teammate")  # W17
REFUSE: Final = choice("refuse", declines=True)

PARTS: Final = (
    "recruit", "place", "place_existing", "order", "order_two_areas", "order_double", "equipment", "launder", "gather",
    "influence_supply", "influence_sheets", "influence_row", "ultima",
    "car", "boat", "lab", "soldati", "soldati_per_lab", "spread", "shotgun", "bomb",
    "column", "supply", "sheets",
)  # fmt: skip


class Choices:
    """Tables of choices by kind; the index is what the choice is about."""

    __slots__ = (
        "area",
        "by_sea",
        "car_bomb",
        "card",
        "cars",
        "column",
        "execute",
        "family",
        "land",
        "number",
        "order",
        "over",
        "part",
        "row",
        "sea",
        "seat",
        "sell",
        "space",
        "start",
        "strike",
        "tile",
        "token",
    )

    def __init__(self, d: Data) -> None:
        def areas(kind: str) -> tuple[Choice, ...]:
            return tuple([choice(kind, name, a, 0, (f"area:{name}",)) for a, name in enumerate(d.areas)])

        self.area: Final = areas("area")
        self.land: Final = areas("land")  # V2: target and way
        self.by_sea: Final = areas("by_sea")  # V3
        self.over: Final = areas("over")  # C1
        self.start: Final = areas("from")  # V10: where the second move starts
        self.strike: Final = areas("strike")  # B1
        self.car_bomb: Final = areas("car_bomb")  # B2
        self.sea: Final = tuple([choice("sea", name, i, 0, (f"sea:{name}",)) for i, name in enumerate(d.seas)])
        self.number: Final = NUMBERS
        self.cars: Final = tuple([choice("cars", str(n), n) for n in range(6)])
        self.row: Final = tuple([choice("row", name, i, 0, (f"row:{name}",)) for i, name in enumerate(ROWS)])
        self.column: Final = tuple([choice("column", n, i, 0, (f"column:{n}",)) for i, n in enumerate(COLUMNS)])
        self.tile: Final = tuple([choice("tile", t.id, i, 0, (f"tile:{t.id}",)) for i, t in enumerate(d.tiles)])
        self.card: Final = tuple([choice("card", name, i, 0, (f"card:{name}",)) for i, name in enumerate(CARDS)])
        self.family: Final = tuple([choice("family", n, i, 0, (f"family:{n}",)) for i, n in enumerate(FAMILIES)])
        self.seat: Final = tuple([choice("seat", str(n), n, 0, (f"seat:{n}",)) for n in range(5)])
        self.part: Final = {name: choice("do", name, i) for i, name in enumerate(PARTS)}
        self.order: Final = tuple([choice("order", o.id, o.slot, 0, (f"order:{o.id}",)) for o in d.orders])
        self.sell: Final = tuple([choice("sell", o.id, o.slot, 0, (f"order:{o.id}",)) for o in d.orders])
        self.execute: Final = tuple([choice("execute", o.id, o.slot, 0, (f"order:{o.id}",)) for o in d.orders])
        local = [sp.index - d.sheets[sp.sheet].first for sp in d.spaces]
        self.space: Final = tuple(
            [choice("space", sp.id, local[sp.index], sp.sheet, (f"space:{sp.id}",)) for sp in d.spaces]
        )
        self.token: Final = tuple(
            [
                tuple(
                    [
                        choice(
                            "token",
                            f"{sp.id} of {owner or 'neutral'}",
                            local[sp.index],
                            owner,
                            (f"space:{sp.id}", f"token:{owner}"),
                        )
                        for owner in range(5)
                    ]
                )
                for sp in d.spaces
            ]
        )

    def all(self) -> tuple[object, ...]:
        """Return every choice of the game, in tables."""
        plain = (DONE, SKIP, USE, TAKE, LEAVE, FINESSE, BRUTE_FORCE, GIVE, ASK, REFUSE)
        return (plain, *[getattr(self, name) for name in fields_of(Choices)])
