"""The components of Corleone's Empire as immutable values: businesses, spaces, jobs and allies.

Everything is an int, a bool, a text or a tuple of them; ids and names are used only at the boundaries. A money card is
its index in MONEY, a good its index in GOODS, an ability icon its index in ICONS, a colour of jobs its index in
COLOURS. `cosca.games.corleones_empire.components.data` reads them from the data files and re-exports these names.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from cosca.games.corleones_empire.documents.types import Colour, Good

MONEY: Final = (1, 2, 3, 5)  # the values in dollars

GOODS: Final[tuple[Good, ...]] = ("gun", "booze", "blood_money", "narcotics")
GUN: Final = 0
BOOZE: Final = 1
BLOOD_MONEY: Final = 2
NARCOTICS: Final = 3
CHOICE: Final = 4  # in the goods of an effect: a Gun, a Booze or a Blood Money (CE-H18)

COLOURS: Final[tuple[Colour, ...]] = ("yellow", "blue", "green", "gray")

ICONS: Final = (
    "suitcase",
    "job",
    "money_1",
    "money_2",
    "money_3",
    "money_5",
    "gun",
    "booze",
    "blood_money",
    "narcotics",
    "exchange",
    "discard_1",
    "discard_2",
    "discard_3",
    "horse_head",
)
SUITCASE: Final = 0
JOB: Final = 1
MONEY_1: Final = 2  # MONEY_1 + m is the icon of money card m
MONEY_2: Final = 3
MONEY_3: Final = 4
MONEY_5: Final = 5
GUN_ICON: Final = 6  # GUN_ICON + g is the icon of good g
BOOZE_ICON: Final = 7
BLOOD_MONEY_ICON: Final = 8
NARCOTICS_ICON: Final = 9
EXCHANGE: Final = 10
DISCARD_1: Final = 11
DISCARD_2: Final = 12
DISCARD_3: Final = 13
HORSE_HEAD: Final = 14

TURFS: Final = 7  # areas 0..6, in ascending number
CENTRAL_PARK: Final = 7  # as an area and as a business
NEUTRALS: Final = ("mayor", "union_boss", "police_chief")
FAMILIES: Final = ("marzullo", "matarazzo", "vitale", "caccamo", "pizzino")  # in the order of the data


class Business:
    """A business: 0..6 are printed in turfs 0..6, 7 in Central Park (it has no front, F8), 8.. are the tiles."""

    __slots__ = ("back", "deck", "front", "id", "index", "name")

    def __init__(
        self, index: int, id: str, name: str, front: tuple[int, ...], back: tuple[int, ...], deck: str
    ) -> None:
        self.index: Final = index
        self.id: Final = id
        self.name: Final = name
        self.front: Final = front  # icons; one listed n times may be used n times (B1)
        self.back: Final = back
        self.deck: Final = deck  # "" printed | "blue" | "red"

    def __repr__(self) -> str:
        return f"Business({self.id})"


class Place:
    """A Family Member space and the areas it is adjacent to, ascending."""

    __slots__ = ("areas", "id", "index", "name", "three_plus")

    def __init__(self, index: int, id: str, name: str, areas: tuple[int, ...], three_plus: bool) -> None:
        self.index: Final = index
        self.id: Final = id
        self.name: Final = name
        self.areas: Final = areas
        self.three_plus: Final = three_plus  # not with 2 seats (F7)

    def __repr__(self) -> str:
        return f"Place({self.id})"


class Effect:
    """One effect of a job or an ally. Fields that its op does not use are "", 0, -1 (icon) or ()."""

    __slots__ = (
        "cards",
        "figure",
        "goods",
        "icon",
        "keep",
        "keys",
        "kind",
        "look",
        "most",
        "n",
        "op",
        "pick",
        "scope",
        "to",
        "where",
        "who",
        "whose",
    )

    def __init__(
        self,
        op: str,
        kind: str,
        whose: str,
        where: str,
        scope: str,
        figure: str,
        who: str,
        pick: str,
        to: str,
        n: int,
        look: int,
        keep: int,
        most: int,
        icon: int,
        cards: tuple[int, ...],
        goods: tuple[int, ...],
        keys: tuple[str, ...],
    ) -> None:
        self.op: Final = op
        self.kind: Final = kind  # "thug" | "family" | "any"
        self.whose: Final = whose  # "other" | "rival_ahead" | "all"
        self.where: Final = where  # "any" | "own_figure" | "own_control" | "same_turf" | "emptied" | "two_areas"
        self.scope: Final = scope  # "business" | "turf" | "space"
        self.figure: Final = figure  # one of NEUTRALS
        self.who: Final = who  # "one" | "each"
        self.pick: Final = pick  # "random" | "owner"
        self.to: Final = to  # "hand" | "bank"
        self.n: Final = n  # -1: all
        self.look: Final = look
        self.keep: Final = keep
        self.most: Final = most  # the `max` of the data
        self.icon: Final = icon  # EXCHANGE, DISCARD_1, DISCARD_2 or DISCARD_3
        self.cards: Final = cards  # money cards
        self.goods: Final = goods  # goods or CHOICE
        self.keys: Final = keys  # the keys that the data have

    def __repr__(self) -> str:
        return f"Effect({self.op})"


class Job:
    """A kind of job card; `copies` of it are in the deck."""

    __slots__ = ("colour", "copies", "effects", "goods", "id", "index", "money", "name", "text")

    def __init__(
        self,
        index: int,
        id: str,
        name: str,
        text: str,
        colour: int,
        copies: int,
        goods: tuple[int, int, int],
        money: tuple[int, ...],
        effects: tuple[Effect, ...],
    ) -> None:
        self.index: Final = index
        self.id: Final = id
        self.name: Final = name
        self.text: Final = text
        self.colour: Final = colour
        self.copies: Final = copies
        self.goods: Final = goods  # the cost: how many Guns, Booze, Blood Money
        self.money: Final = money  # the reward: money cards
        self.effects: Final = effects

    def __repr__(self) -> str:
        return f"Job({self.id})"


class Ally:
    """An ally card."""

    __slots__ = ("act", "effects", "id", "index", "name", "text")

    def __init__(self, index: int, id: str, name: str, text: str, act: int, effects: tuple[Effect, ...]) -> None:
        self.index: Final = index
        self.id: Final = id
        self.name: Final = name
        self.text: Final = text
        self.act: Final = act  # 1..3
        self.effects: Final = effects

    def __repr__(self) -> str:
        return f"Ally({self.id})"


class Family:
    """A family and its colour."""

    __slots__ = ("colour", "id", "index", "name")

    def __init__(self, index: int, id: str, name: str, colour: str) -> None:
        self.index: Final = index
        self.id: Final = id
        self.name: Final = name
        self.colour: Final = colour

    def __repr__(self) -> str:
        return f"Family({self.id})"
