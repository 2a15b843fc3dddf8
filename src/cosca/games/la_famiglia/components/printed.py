"""The components of La Famiglia as immutable values: tokens, mats, sheets, tiles and cards.

Everything is an int, a bool, a text or a tuple of them; ids and names are used only at the boundaries.
`cosca.games.la_famiglia.components.data` reads them from the data files and re-exports these names.
"""

from typing import Final

FAMILIES: Final = ("black", "blue", "green", "red", "white", "yellow")
ROWS: Final = ("justice", "police", "economy", "church")
COLUMNS: Final = ("primo", "justice", "police", "economy", "church", "two")
CARDS: Final = ("turncoat", "coward_1", "coward_2")
TURNCOAT: Final = 0
COWARD_1: Final = 1
COWARD_2: Final = 2


class Part:
    """One symbol of an order or of an action space."""

    __slots__ = ("do", "n", "numbers")

    def __init__(self, do: str, n: int, numbers: tuple[int, ...]) -> None:
        self.do: Final = do
        self.n: Final = n  # the n, bonus, max or range of the data; 0 if it has none
        self.numbers: Final = numbers  # pentito: what is removed; spread: (neighbours,); else ()

    def __repr__(self) -> str:
        return f"Part({self.do!r}, {self.n}, {self.numbers})"


class Order:
    """An order token. `parts` are executed in printed order; the passive symbols are fields."""

    __slots__ = (
        "either_order",
        "family",
        "id",
        "index",
        "initiative",
        "letter",
        "name",
        "parts",
        "pay_remove",
        "replace",
        "row",
        "skull",
        "slot",
        "supply",
        "vest",
    )

    def __init__(
        self,
        family: int,
        slot: int,
        id: str,
        name: str,
        row: int,
        letter: str,
        supply: bool,
        initiative: int,
        skull: int,
        vest: int,
        replace: int,
        pay_remove: bool,
        either_order: bool,
        parts: tuple[Part, ...],
    ) -> None:
        self.index: Final = family * 13 + slot
        self.family: Final = family
        self.slot: Final = slot  # 0..4 basic, 5..12 advanced as the mat lists them
        self.id: Final = id
        self.name: Final = name
        self.row: Final = row  # -1 basic, else index into ROWS
        self.letter: Final = letter
        self.supply: Final = supply
        self.initiative: Final = initiative
        self.skull: Final = skull
        self.vest: Final = vest
        self.replace: Final = replace  # O1, O4: how many defenders at most; 0 none
        self.pay_remove: Final = pay_remove
        self.either_order: Final = either_order
        self.parts: Final = parts

    def __repr__(self) -> str:
        return f"Order({self.id})"


class MatSpace:
    """A space of a family mat: the order it unlocks and its instant, if any."""

    __slots__ = ("instant", "letter", "n", "unlocks")

    def __init__(self, letter: str, unlocks: int, instant: str, n: int) -> None:
        self.letter: Final = letter
        self.unlocks: Final = unlocks  # slot 5..12, or -1
        self.instant: Final = instant  # "" (shows a value) | "car" | "money" | "lab" | "launder"
        self.n: Final = n  # the amount of money; 0 otherwise


class Mat:
    """A family mat. The four base values are indexed by the number of tokens removed from their row (F7)."""

    __slots__ = ("attack", "bomb", "family", "name", "place", "recruit", "rows")

    def __init__(
        self,
        family: int,
        name: str,
        rows: tuple[tuple[MatSpace, ...], ...],
        attack: tuple[int, ...],
        bomb: tuple[int, ...],
        place: tuple[int, ...],
        recruit: tuple[int, ...],
    ) -> None:
        self.family: Final = family
        self.name: Final = name
        self.rows: Final = rows
        self.attack: Final = attack  # Justice
        self.bomb: Final = bomb  # Justice
        self.place: Final = place  # Police
        self.recruit: Final = recruit  # Church


class Space:
    """A space of an action sheet; sheet 0 has no actions (join "", no parts)."""

    __slots__ = ("column", "grey", "id", "index", "infinite", "join", "money", "parts", "sheet")

    def __init__(
        self,
        index: int,
        id: str,
        sheet: int,
        column: int,
        infinite: bool,
        grey: bool,
        money: int,
        join: str,
        parts: tuple[Part, ...],
    ) -> None:
        self.index: Final = index
        self.id: Final = id
        self.sheet: Final = sheet
        self.column: Final = column
        self.infinite: Final = infinite
        self.grey: Final = grey
        self.money: Final = money
        self.join: Final = join  # "one" | "or" | "and" | "" on sheet 0
        self.parts: Final = parts

    def __repr__(self) -> str:
        return f"Space({self.id})"


class Sheet:
    """An action sheet: its spaces are `first` .. `first + size - 1`, column by column."""

    __slots__ = ("columns", "cost", "first", "name", "number", "size")

    def __init__(
        self,
        number: int,
        name: str,
        cost: tuple[int, ...],
        first: int,
        size: int,
        columns: tuple[tuple[int, ...], ...],
    ) -> None:
        self.number: Final = number
        self.name: Final = name
        self.cost: Final = cost
        self.first: Final = first
        self.size: Final = size
        self.columns: Final = columns  # local indices: global index - first


class Tile:
    """A control tile; `price` and `n` are the numbers of its effect (0 if none)."""

    __slots__ = ("effect", "id", "n", "name", "numbers", "phase", "price", "rule", "text")

    def __init__(
        self,
        id: str,
        name: str,
        text: str,
        phase: str,
        effect: str,
        numbers: tuple[str, ...],
        price: int,
        n: int,
        rule: str,
    ) -> None:
        self.id: Final = id
        self.name: Final = name  # "" if the catalogues alone have it; so the text
        self.text: Final = text
        self.phase: Final = phase  # "planning" | "encounter"
        self.effect: Final = effect  # what it does: one that the rules know
        self.numbers: Final = numbers  # the keys of its numbers in the data, sorted
        self.price: Final = price  # money; of Influence: Soldati
        self.n: Final = n  # of Chain of Command and Delay Detonator: their max and range
        self.rule: Final = rule  # the rule that decides; "" if none is named


class Character:
    """A character card."""

    __slots__ = ("extra_boats", "extra_cars", "extra_soldati", "id", "labs", "money", "name", "soldati")

    def __init__(
        self,
        id: str,
        name: str,
        money: int,
        soldati: int,
        extra_soldati: int,
        extra_cars: int,
        extra_boats: int,
        labs: int,
    ) -> None:
        self.id: Final = id
        self.name: Final = name
        self.money: Final = money
        self.soldati: Final = soldati
        self.extra_soldati: Final = extra_soldati
        self.extra_cars: Final = extra_cars
        self.extra_boats: Final = extra_boats
        self.labs: Final = labs
