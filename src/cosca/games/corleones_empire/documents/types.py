"""The types of the view of a seat and of the derived facts of the table.

`types_questions` and `types_choices` have those of questions and answers, `rules.event_types` those of events.
Ids are texts; a seat is a number, 0 is the neutrals or nobody. The page's types are generated from these.
"""

from __future__ import annotations

from typing import Any, Literal, NotRequired

from typing_extensions import TypedDict

from cosca.kernel.events import TableOptions
from cosca.kernel.facts import WaitsFor

Good = Literal["gun", "booze", "blood_money", "narcotics"]
Role = Literal["thug", "don", "consigliere", "heir", "mayor", "union_boss", "police_chief"]
Colour = Literal["yellow", "blue", "green", "gray"]
Owned = Literal["own", "rival", "neutral"]  # whose a figure is, for the reader
Control = Literal["own", "rival", "none"]  # who controls a turf, for the reader
Phase = Literal["setup", "family_business", "turf_war", "bribery", "tribute", "over"]


Hidden = Literal["hidden"]
JobPlace = Literal["public", "hand", "looked_at", "aside"]  # where a job lies that the viewer sees


class Influence(TypedDict):
    """How much influence a seat (0: the neutrals) has."""

    seat: int
    n: int


class Figure(TypedDict):
    """A figure and its owner (0: neutral)."""

    seat: int
    figure: Role


class ColourCount(TypedDict):
    """How many jobs of a colour."""

    colour: Colour
    n: int


class Count(TypedDict):
    """The final money of a seat, itemised (X1 to X4)."""

    seat: int
    rank: int
    suitcase: int
    turfs: list[str]
    turf_bonus: int
    colours: list[ColourCount]
    colour_bonus: int
    total: int


# ---------------------------------------------------------------- the view


class Hand(TypedDict):
    """The cards of a hand."""

    money: list[int]
    goods: list[Good]
    jobs: list[str]
    allies: list[str]


class Suitcase(TypedDict):
    """What is in a suitcase."""

    money: list[int]
    jobs: list[str]


class Bank(TypedDict):
    """How many cards are left of each kind; money by its value as text."""

    money: dict[str, int]
    goods: dict[Good, int]


class Decks(TypedDict):
    """How many cards and tiles are left."""

    jobs: int
    blue: int
    red: int


class SeatFigures(TypedDict):
    """Where the figures of a seat are: a business, a space, a turf, or `reserve`, `hudson`, `out`."""

    thugs: list[str]
    don: str
    consigliere: str
    heir: str


class Neutrals(TypedDict):
    """Where the neutral figures are."""

    mayor: str
    union_boss: str
    police_chief: str


class TileDecks(TypedDict):
    """The businesses that are still face down, the next one first."""

    blue: list[str]
    red: list[str]


class Table(TypedDict):
    """The table with the secrets of some seats, as in a position. Seats are keys as text."""

    game: Literal["corleones_empire"]
    act: int
    horse: int
    families: dict[str, str]
    hands: dict[str, Hand]
    hand_sizes: dict[str, int]
    suitcases: dict[str, Suitcase]
    bank: Bank
    decks: Decks
    job_discards: list[str]
    public_jobs: list[str | None]
    aside: str | None
    looked: int
    looked_at: NotRequired[list[str]]
    allies: list[str]
    played: dict[str, list[str]]
    tiles: dict[str, str]
    figures: dict[str, SeatFigures]
    neutrals: Neutrals
    stacks: dict[str, list[int]]
    markers: list[int]
    bids: dict[str, list[int]]
    spot: str | None
    emptied: str | None
    borrowed: str | None
    sealed: dict[str, list[str] | Hidden]
    steps: list[Any]  # the stack, for `sample` only
    scores: list[int] | None


class WholeTable(Table):
    """The table with nothing hidden."""

    deck: list[str]
    tile_decks: TileDecks


class View(Table):
    """The table as a seat sees it; `hands` and `suitcases` hold its own alone."""

    seat: int | None
    actors: list[int]
    options: TableOptions


# ---------------------------------------------------------------- derived facts


class SeatFacts(TypedDict):
    """The public facts of a seat; `over` is how many cards it has above the limit."""

    hand: int
    over: int
    thugs: int
    members: list[Role]
    hudson: list[Role]
    turfs: int
    markers: int


class TurfFacts(TypedDict):
    """A turf: `strongest` would win a turf war now, `dominant` has most markers; `figures` stand on no space of it."""

    controller: int
    height: int
    influence: list[Influence]
    strongest: int
    dominant: int
    businesses: list[str]
    figures: list[Figure]


class BusinessFacts(TypedDict):
    """A business on the board."""

    area: str
    front: list[str]
    back: list[str]
    figures: list[Figure]


class PlaceFacts(TypedDict):
    """A Family Member space in play, with the backs around it."""

    areas: list[str]
    icons: list[str]
    figures: list[Figure]


class JobFacts(TypedDict):
    """A job that the viewer sees, against what it has; for the public `payable` is None."""

    where: JobPlace
    job: str
    goods: list[Good]
    cards: list[int]
    colour: Colour
    payable: bool | None
    missing: list[Good]
    narcotics: int


class OwnFacts(TypedDict):
    """The totals that only the seat itself knows, in dollars, and its completed jobs by colour."""

    suitcase: int
    money: int
    colours: dict[Colour, int]


class CommonFacts(TypedDict):
    """The derived facts that follow from public knowledge; `empty_jobs`: public places that the entr'acte refills."""

    act: int
    phase: Phase
    asked: WaitsFor | None
    limit: int | None
    horse: int
    turn: int | None
    next: int | None
    seats: dict[str, SeatFacts]
    turfs: dict[str, TurfFacts]
    businesses: dict[str, BusinessFacts]
    places: dict[str, PlaceFacts]
    empty_jobs: int
    count: list[Count] | None


class TableFacts(CommonFacts):
    """The derived facts of the table."""

    jobs: list[JobFacts]
    own: OwnFacts | None
