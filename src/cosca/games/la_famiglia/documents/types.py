"""The types of the view of a seat and of the derived facts of the table.

`types_questions` and `types_choices` have the facts of questions and answers, `rules.event_types` those of events.
The page's types are generated from them. Keys of seats are texts ("1" to "4"), because the documents are JSON;
values are numbers.
"""

from __future__ import annotations

from typing import Any, Literal, NotRequired

from typing_extensions import TypedDict

from cosca.kernel.events import Facts, TableOptions
from cosca.kernel.facts import WaitsFor

Held = Literal["own", "mate", "neutral", "enemy", "empty"]
Token = Literal["own", "neutral", "other"]
OrderPlace = Literal["hq", "board", "sold", "mat"]
Moment = Literal["done", "now", "next"]
Phase = Literal["setup", "planning", "encounter"]
TablePhase = Literal["setup", "planning", "encounter", "management", "over"]
Role = Literal["attacker", "defender"]
ColumnGives = Literal["primo", "row", "two"]
MatGives = Literal["car", "lab", "launder", "money", "attack", "place", "recruit", "none"]


class NoFacts(TypedDict):
    """The facts of a question, answer or event that has none."""


class Symbol(TypedDict):
    """A symbol of an order as a message."""

    id: str
    args: Facts


class OrderShows(TypedDict):
    """What an order token shows."""

    supply: bool
    initiative: int
    shows: list[Symbol]


# ---------------------------------------------------------------- the view


class OrderToken(TypedDict):
    """An order on the board; `order` is left out where it lies face down for the viewer."""

    seat: int
    order: NotRequired[str]


class AreaView(TypedDict):
    """An area; `holder` is None without Soldati and 0 for neutrals, `cars` go by seat."""

    holder: int | None
    soldati: int
    labs: int
    cars: dict[str, int]
    orders: list[OrderToken]


class Headquarters(TypedDict):
    """What is behind the screen of a seat."""

    money: int
    soldati: int
    orders: list[str]


class Supply(TypedDict):
    """What is left: `soldati` and `tokens` from the neutrals on, the others from seat 1 on."""

    soldati: list[int]
    cars: list[int]
    boats: list[int]
    labs: int
    tokens: list[int]


class FightView(TypedDict):
    """The attack in progress; a card is its name, "hidden", or None."""

    leader: int
    side: int
    area: str
    attackers: int
    car: int
    sea: int
    order: str | None
    defender: int
    lost: int
    taken: int
    cards: list[str | None]


class Result(TypedDict):
    """How the game ended; team 0: a draw."""

    team: int
    reason: str


class Table(TypedDict):
    """The table with the secrets of some seats, as in a position. `steps` is for `sample` alone."""

    game: str
    round: int
    phase: Phase
    first: int
    primo: int
    families: dict[str, str]
    characters: dict[str, str]
    areas: dict[str, AreaView]
    seas: dict[str, dict[str, int]]
    hq: dict[str, Headquarters]
    mats: dict[str, dict[str, int]]
    sold: dict[str, list[str]]
    top: dict[str, list[int]]
    bottom: dict[str, list[int]]
    busts: dict[str, str]
    tiles: dict[str, list[int]]
    control: dict[str, int]
    supply: Supply
    tokens_out: list[int]
    fresh: list[str]
    vacated: list[str]
    gained: str | None
    fight: FightView | None
    sealed: dict[str, str]
    steps: list[Any]
    result: Result | None


class View(Table):
    """What a seat may know."""

    seat: int | None
    actors: list[int]
    options: TableOptions


# ---------------------------------------------------------------- the facts of the table


class ColumnPrice(TypedDict):
    """A column of the upper sheet: its tokens, and what moving it down costs the viewer (G2, H30)."""

    tokens: int
    cost: int


class SpacePrice(TypedDict):
    """A space of the lower sheet: what using it costs or brings, and whether a token may go there (P6, P7).

    `values` are the values of its parts for the viewer, where they depend on the seat (F7).
    """

    cost: int
    receives: int
    free: bool
    values: list[int]


class SequenceEntry(TypedDict):
    """An order of this encounter phase in sequence (E2); `area` is None once it has gone back."""

    seat: int
    area: str | None
    order: str
    initiative: int
    supply: bool
    state: Moment


class Values(TypedDict):
    """The base values of a mat (F7), and what laundering brings."""

    recruit: int
    place: int
    attack: int
    bomb: int
    launder: int


class Score(TypedDict):
    """Mandamenti by seat and team, how many each team needs, how many win at once (X1), and the last round."""

    seats: dict[str, int]
    teams: list[int]
    need: list[int]
    alone: int
    together: int
    rounds: int


class TilesDue(TypedDict):
    """Control tiles that a seat has still to mark or to clear (M4)."""

    mark: int
    clear: int


class FightFacts(TypedDict):
    """The attack in progress, as in its questions."""

    area: str
    leader: int
    side: int
    attackers: int
    holder: int
    defenders: int
    car: bool
    sea: bool


class TableFacts(TypedDict):
    """The derived facts of the table.

    `leaders` control a Mandamento as its areas are held now, those of `one_short` would with one more area (M2). An
    order missing in `orders` is in HQ or face down, unknown to the viewer.
    """

    phase: TablePhase
    asked: WaitsFor | None
    turns: list[int]
    next: int | None
    sequence: list[SequenceEntry]
    values: dict[str, Values]
    leaders: dict[str, int]
    one_short: dict[str, list[int]]
    score: Score
    tiles_due: dict[str, TilesDue]
    labs: dict[str, int]
    fight: FightFacts | None
    columns: dict[str, ColumnPrice]
    spaces: dict[str, SpacePrice]
    orders: dict[str, dict[str, OrderPlace]]
