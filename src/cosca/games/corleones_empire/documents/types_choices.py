"""The types of the facts of every kind of answer."""

from __future__ import annotations

from typing import Literal

from typing_extensions import TypedDict

from cosca.games.corleones_empire.documents.types import Colour, Control, Figure, Good, Influence, Owned, Role
from cosca.kernel.events import FactTypes

Side = Literal["front", "back"]  # of a business


class Plain(TypedDict):
    """An answer that needs no facts."""


class PlayThug(TypedDict):
    """A Thug: how many are left, whether it is the last figure in reserve (F2), and empty spaces."""

    left: int
    last: bool
    spaces: int


class PlayMember(TypedDict):
    """The Family Member that would be played; `last`: it is the last figure in reserve (F2)."""

    figure: Role
    left: int
    last: bool
    spaces: int


class SetAside(TypedDict):
    """The figure that has no space."""

    figure: Role


class JobTerms(TypedDict):
    """What a job asks for and pays."""

    job: str
    goods: list[Good]
    cards: list[int]
    colour: Colour


class JobAgainst(JobTerms):
    """A job against what the seat has: `narcotics` replace so many goods; all lacking are `missing` if not payable."""

    payable: bool
    missing: list[Good]
    narcotics: int


class JobAnswer(JobAgainst):
    """A job, of which `times` can be chosen."""

    times: int


class Standing(TypedDict):
    """Who stands on a space; `figure` is None where nobody does."""

    figure: Role | None
    owner: int
    owned: Owned | Literal["none"]


class AllyAnswer(TypedDict):
    """An ally."""

    ally: str
    act: int


class BusinessAnswer(Standing):
    """A business with the side that is used, and who stands there."""

    business: str
    turf: str
    side: Side
    icons: list[str]
    controller: int
    control: Control


class PlaceAnswer(Standing):
    """A Family Member space."""

    place: str
    areas: list[str]
    icons: list[str]


class TurfAnswer(TypedDict):
    """A turf with all who are there; `total` is how many."""

    turf: str
    controller: int
    control: Control
    height: int
    influence: list[Influence]
    total: int
    figures: list[Figure]


class ThugAnswer(TypedDict):
    """A figure on a Thug space."""

    figure: Role
    owner: int
    owned: Owned
    at: str
    areas: list[str]
    business: str
    turf: str


class MemberAnswer(TypedDict):
    """A figure on a Family Member space."""

    figure: Role
    owner: int
    owned: Owned
    at: str
    areas: list[str]
    place: str


class ChiefAnswer(TypedDict):
    """The Police Chief in a turf."""

    figure: Role
    owner: int
    owned: Owned
    at: str
    areas: list[str]
    turf: str


class MarkerAnswer(TypedDict):
    """A marker, counted from below; `high` is the height of its stack."""

    turf: str
    height: int
    high: int
    top: bool


class MoneyAnswer(TypedDict):
    """A money card, of which `times` can be chosen."""

    card: int
    times: int


class GoodAnswer(TypedDict):
    """A good, of which `times` can be chosen; `instead` is the good that Narcotics would stand for."""

    good: Good
    times: int
    bank: int
    instead: Good | None


class PayoffFacts(TypedDict):
    """What discarded cards bring."""

    cards: list[int]
    goods: list[Good | Literal["choice"]]


class IconFacts(PayoffFacts):
    """What one use of an ability costs and brings now."""

    icon: str
    discard: int
    look: int
    keep: int


class IconAnswer(IconFacts):
    """An ability, of which `times` can be used."""

    times: int


class SeatAnswer(TypedDict):
    """A seat."""

    seat: int
    owned: Owned


class MoneyWhenAnswer(TypedDict):
    """The money of the job."""

    cards: list[int]


class BidDone(TypedDict):
    """The bid as it is."""

    total: int


class AbilitiesDone(TypedDict):
    """No further ability; `icons` are those that would still bring a card for free."""

    icons: list[str]


# By kind of choice; one that has other facts in one kind of question is listed as "question--choice".
CHOICES: FactTypes = {
    "thug": PlayThug,
    "member": PlayMember,
    "set_aside": SetAside,
    "job": JobAnswer,
    "public": JobAnswer,
    "ally": AllyAnswer,
    "business": BusinessAnswer,
    "place": PlaceAnswer,
    "turf": TurfAnswer,
    "thug_at": ThugAnswer,
    "member_at": MemberAnswer,
    "police_chief": ChiefAnswer,
    "marker": MarkerAnswer,
    "money": MoneyAnswer,
    "good": GoodAnswer,
    "icon": IconAnswer,
    "seat": SeatAnswer,
    "money_first": MoneyWhenAnswer,
    "money_last": MoneyWhenAnswer,
    "use": Plain,
    "skip": Plain,
    "done": Plain,
    "bid.card--done": BidDone,
    "abilities--done": AbilitiesDone,
}
