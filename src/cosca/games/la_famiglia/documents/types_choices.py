"""The types of the facts of answers, by kind of choice.

Where a kind of question gives its answers other facts, the key in `CHOICES` is `question/choice`. A kind that is
missing has no facts.
"""

from __future__ import annotations

from typing import Any, Final, NotRequired

from typing_extensions import TypedDict

from cosca.games.la_famiglia.documents.types import ColumnGives, Held, MatGives, NoFacts, OrderShows, Token
from cosca.kernel.events import FactTypes


class PartArgs(TypedDict):
    """A symbol; `value` is its value for the seat, where the mat or the labs decide that."""

    do: str
    n: int
    value: NotRequired[int]
    numbers: NotRequired[list[int]]


class ColumnBrings(TypedDict):
    gives: ColumnGives
    row: str | None
    takes: int


class ColumnArgs(ColumnBrings):
    do: str


class PartMessage(TypedDict):
    """A part as a message of its own."""

    id: str
    args: PartArgs | ColumnArgs


class BoatsArgs(TypedDict):
    seat: int
    boats: int


class BoatsMessage(TypedDict):
    id: str
    args: BoatsArgs


class AreaChosen(TypedDict):
    """Who and what stands in the area."""

    holder: int | None
    held: Held
    soldati: int
    labs: int
    cars: int
    orders: int


class TargetChosen(AreaChosen):
    attacks: bool


class OverChosen(TargetChosen):
    cost: int


class StrikeChosen(AreaChosen):
    """`falls`: how many Soldati are certain to go."""

    attack: int
    defence: int
    falls: int


class CarBombChosen(StrikeChosen):
    bomb: int


class SeaChosen(TypedDict):
    """`sinks`: the boat would be the one too many."""

    boats: list[BoatsMessage]
    count: int
    sinks: bool


class NumberStays(TypedDict):
    """How many Soldati stay behind."""

    stays: int


class Cost(TypedDict):
    cost: int


class MatSpaceGives(TypedDict):
    """What a space of a mat gives when its token leaves it."""

    gives: MatGives
    value: int
    bomb: int
    opens: bool
    unlocks: str | None


class RowChosen(MatSpaceGives):
    """What the leftmost token of a row reveals."""

    row: str
    tokens: int


class ColumnChosen(TypedDict):
    column: str
    tokens: int
    cost: int
    gives: ColumnGives
    row: str | None
    takes: int


class TileChosen(TypedDict):
    tile: str
    price: int
    value: int


class Neutral(TypedDict):
    neutral: bool


class CardChosen(TypedDict):
    card: str
    neutral: bool


class FamilyChosen(TypedDict):
    family: str


class OrderChosen(OrderShows):
    """An order of HQ."""


class ExecuteChosen(OrderShows):
    area: str


class SellChosen(OrderShows):
    receives: int


class SpaceChosen(TypedDict):
    lower: bool
    cost: int
    receives: int
    join: str
    parts: list[PartMessage]
    infinite: bool


class TokenChosen(TypedDict):
    space: str
    owner: int
    token: Token
    cost: int


class DoChosen(TypedDict):
    part: PartMessage


class BruteForceChosen(TypedDict):
    """The certain effect of Brute Force: `attackers` and `defenders` are those left."""

    neutral: bool
    cost: int
    attackers: int
    defenders: int
    taken: bool
    holder: int | None
    held: Held


class MoneyChosen(TypedDict):
    cost: int
    gift: int
    mate: int


CHOICES: Final[FactTypes] = {
    "area": AreaChosen,
    "agitate.target/area": TargetChosen,
    "land": TargetChosen,
    "by_sea": TargetChosen,
    "over": OverChosen,
    "from": AreaChosen,
    "strike": StrikeChosen,
    "car_bomb": CarBombChosen,
    "sea": SeaChosen,
    "attack.pay/number": Cost,
    "move.number/number": NumberStays,
    "gather.soldati/number": NumberStays,
    "agitate.number/number": NumberStays,
    "row": RowChosen,
    "column": ColumnChosen,
    "tile": TileChosen,
    "card": CardChosen,
    "family": FamilyChosen,
    "order": OrderChosen,
    "execute": ExecuteChosen,
    "sell": SellChosen,
    "space": SpaceChosen,
    "token": TokenChosen,
    "do": DoChosen,
    "brute_force": BruteForceChosen,
    "finesse": Neutral,
    "give": MoneyChosen,
    "ask_teammate": MoneyChosen,
    "tiles.bribery/use": Cost,
}


def choice_type(question: str, kind: str) -> Any:
    """Return the type of the facts of an answer; `question` is "" for what may be chosen at any time."""
    return CHOICES.get(f"{question}/{kind}", CHOICES.get(kind, NoFacts))
