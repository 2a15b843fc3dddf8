"""The facts of events by kind; `events` makes the events.

`seat` is whose card, figure or marker it is, `by` who did it. A seat sees `event` (the kind) beside these facts.
Events of older tables lack newer facts until the kit upgrades them.
"""

from __future__ import annotations

from typing import Final, Literal, NotRequired

from typing_extensions import TypedDict

from cosca.games.corleones_empire.documents.types import Colour, Count, Good, Influence, Role
from cosca.kernel.events import FactTypes

PhaseName = Literal["bribery", "tribute"]
DiscardReason = Literal["job", "ability", "card", "tribute", "end"]
BackScope = Literal["business", "turf", "space"]  # whose backs a card uses
Placing = Literal["played", "moved", "displaced", "neutral"]  # how a figure came there


class Family(TypedDict):
    """A seat is a family."""

    seat: int
    family: str


class Act(TypedDict):
    """An act begins."""

    act: int
    horse: int
    limit: int


class Phase(TypedDict):
    """A phase begins; `seats` must choose in it."""

    phase: PhaseName
    act: int
    limit: int
    seats: list[int]


class Entracte(TypedDict):
    """An act is over."""

    act: int


class BusinessOpened(TypedDict):
    """A business is laid open."""

    turf: str
    business: str
    front: list[str]
    back: list[str]


class PublicJob(TypedDict):
    """A job is laid open."""

    job: str
    goods: list[Good]
    cards: list[int]
    colour: Colour


class AllyLaidOut(TypedDict):
    """An ally is laid open."""

    ally: str


class OfSeat(TypedDict):
    """Something that a seat has or gets."""

    seat: int


class MoneyTaken(TypedDict):
    """A money card of the bank; `owed` is the one that was due."""

    seat: int
    card: int
    owed: int


class Packed(TypedDict):
    """A money card into the suitcase."""

    seat: int
    card: int


class SuitcasePaid(TypedDict):
    """A money card out of the suitcase; `by` whom."""

    seat: int
    card: int
    by: int


class GoodTaken(TypedDict):
    """A good of the bank."""

    seat: int
    good: Good


class Discarded(TypedDict):
    """A card of the hand; `card` is its choice, `what` its element key."""

    seat: int
    card: str
    what: str
    why: DiscardReason


class JobSeen(TypedDict):
    """A job gained or looked at; which one only that seat sees."""

    seat: int
    seen: bool
    job: NotRequired[str]
    goods: NotRequired[list[Good]]
    cards: NotRequired[list[int]]
    colour: NotRequired[Colour]


class JobPassed(TypedDict):
    """A job is not kept."""

    seat: int
    job: str


class JobsShuffled(TypedDict):
    """The discards are the new deck."""

    n: int


class JobShown(TypedDict):
    """The job that a seat completes."""

    seat: int
    public: bool
    job: str
    goods: list[Good]
    cards: list[int]
    colour: Colour


class JobBegun(TypedDict):
    """Its goods are paid."""

    seat: int
    job: str
    public: bool


class JobMoney(TypedDict):
    """When its money comes."""

    seat: int
    job: str
    when: Literal["first", "last"]


class JobCompleted(TypedDict):
    """It lies in the suitcase."""

    seat: int
    job: str
    colour: Colour


class OfAlly(TypedDict):
    """An ally that is played or taken."""

    seat: int
    ally: str


class EffectUsed(TypedDict):
    """An effect of a card; `asked` must choose now, out of turn."""

    seat: int
    card: str
    card_kind: Literal["job", "ally"]
    effect: str
    asked: list[int]


class Declined(TypedDict):
    """What a seat refuses, or has had enough of, by the kind of question."""

    seat: int
    question: str
    card: str | None
    card_kind: Literal["job", "ally", "none"]


class FrontUsed(TypedDict):
    """A front is used; a rival `controller` uses it too, 0 if there is none."""

    seat: int
    business: str
    turf: str
    controller: int


class FrontFirst(TypedDict):
    """Who uses it first, by the decision of `seat`."""

    seat: int
    business: str
    turf: str
    first: int
    second: int


class BacksUsed(TypedDict):
    """A card uses backs."""

    seat: int
    scope: BackScope
    at: str
    icons: list[str]


class FigurePlaced(TypedDict):
    """A figure stands there now; `origin` is where it came from on the board."""

    seat: int
    figure: Role
    at: str
    by: int
    how: Placing
    origin: str | None


class GunnedDown(TypedDict):
    """A figure lies in the Hudson; `whose` it is for the seat that did it."""

    seat: int
    figure: Role
    at: str
    by: int
    whose: Literal["own", "rival", "neutral"]


class OfTurf(TypedDict):
    """Something that a seat does in a turf."""

    seat: int
    turf: str


class FigureSetAside(TypedDict):
    """A figure without a space."""

    seat: int
    figure: Role


class TurfWar(TypedDict):
    """A turf war; `influence` by seat from 0, the neutrals; `counts` are those above 0."""

    turf: str
    influence: list[int]
    winner: int
    result: Literal["won", "tied", "empty"]
    counts: list[Influence]


class MarkerRemoved(TypedDict):
    """A marker goes back to its owner."""

    seat: int
    turf: str
    height: int
    by: int
    how: Literal["recycled", "removed"]


class Bid(TypedDict):
    """The bid of a seat."""

    seat: int
    cards: list[int]
    total: int


class BidsRevealed(TypedDict):
    """All bids."""

    bids: list[Bid]


class TributeOf(TypedDict):
    """What a seat discards: `cards` are choices, `what` element keys."""

    seat: int
    cards: list[str]
    what: list[str]


class TributeRevealed(TypedDict):
    """All discards of the tribute."""

    tribute: list[TributeOf]


class CardOf(TypedDict):
    """The money card of a seat."""

    seat: int
    card: int


class OffersRevealed(TypedDict):
    """All offers; the card of `best` goes to `to`."""

    offers: list[CardOf]
    to: int
    best: int


class TaxRevealed(TypedDict):
    """What every rival returns by the card of `by`."""

    cards: list[CardOf]
    by: int | None


class SuitcaseRobbed(TypedDict):
    """A random card out of a rival's suitcase."""

    seat: int
    rival: int
    card: int


class GameOver(TypedDict):
    """The money is counted; scores and dominance by seat, counts from the best."""

    scores: list[int]
    dominance: list[int]
    counts: list[Count]


class SealedPick(TypedDict):
    """The own pick of a sealed choice, and the element that it names, "" if none."""

    choice: str
    element: str


EVENTS: Final[FactTypes] = {
    "family": Family,
    "act": Act,
    "phase": Phase,
    "entracte": Entracte,
    "business_opened": BusinessOpened,
    "public_job": PublicJob,
    "ally_laid_out": AllyLaidOut,
    "horse_head": OfSeat,
    "game_over": GameOver,
    "money_taken": MoneyTaken,
    "banked": MoneyTaken,
    "packed": Packed,
    "suitcase_paid": SuitcasePaid,
    "good_taken": GoodTaken,
    "discarded": Discarded,
    "job_gained": JobSeen,
    "job_looked_at": JobSeen,
    "job_passed": JobPassed,
    "jobs_shuffled": JobsShuffled,
    "job_shown": JobShown,
    "job_begun": JobBegun,
    "job_money": JobMoney,
    "job_completed": JobCompleted,
    "ally_played": OfAlly,
    "ally_taken": OfAlly,
    "effect_used": EffectUsed,
    "declined": Declined,
    "front_used": FrontUsed,
    "front_first": FrontFirst,
    "backs_used": BacksUsed,
    "figure_placed": FigurePlaced,
    "gunned_down": GunnedDown,
    "turf_gunned_down": OfTurf,
    "set_aside": FigureSetAside,
    "turf_war": TurfWar,
    "marker_placed": OfTurf,
    "marker_removed": MarkerRemoved,
    "bids_revealed": BidsRevealed,
    "tribute_revealed": TributeRevealed,
    "offers_revealed": OffersRevealed,
    "tax_revealed": TaxRevealed,
    "suitcase_robbed": SuitcaseRobbed,
    "sealed": SealedPick,
}
