"""The types of the facts of every kind of question."""

from __future__ import annotations

from typing import Literal

from typing_extensions import TypedDict

from cosca.games.corleones_empire.documents.types import Control, Good, Owned, Role
from cosca.kernel.events import FactTypes

Kind = Literal["thug", "family", "any"]
Whose = Literal["other", "rival_ahead", "all"]
Where = Literal["any", "own_figure", "own_control", "same_turf", "emptied", "two_areas"]


class Asked(TypedDict):
    """The facts of every question: whose turn it is, why the seat is asked, and the card in effect."""

    turn: int | None
    why: Literal["turn", "controller", "rival", "turf_war", "bribery", "tribute"]
    card: str | None
    card_kind: Literal["job", "ally", "none"]


class AskedAction(Asked):
    """The action of the turn."""

    thugs: int
    members: list[Role]
    hand: int
    limit: int


class AskedThug(Asked):
    """Where a Thug is played."""

    thugs: int


class AskedMember(Asked):
    """Where a Family Member is played; `seats` is how many play."""

    figure: Role
    seats: int


class AskedAbilities(Asked):
    """The next ability; `at` is where the icons are, `business` and `turf` are set where it is one.

    `free` are the icons that bring a card without a price or a decision, in an order in which all can be used.
    """

    icons: list[str]
    free: list[str]
    side: Literal["front", "back", "none"]
    business: str | None
    turf: str | None
    at: str | None


class AskedFirst(Asked):
    """Who uses a front first."""

    business: str
    turf: str
    controller: int
    icons: list[str]


class AskedFront(Asked):
    """Whether a front is used."""

    business: str
    turf: str
    icons: list[str]
    controller: int
    control: Control


class AskedPack(Asked):
    """A money card for the suitcase; up to `n`."""

    n: int
    optional: bool


class AskedDiscard(Asked):
    """A card to discard; `icon` is what it pays for, `cards` and `goods` are what that brings."""

    n: int
    optional: bool
    hand: int
    icon: str | None
    cards: list[int]
    goods: list[Good | Literal["choice"]]


class AskedJobs(Asked):
    """Which of the jobs looked at is kept."""

    n: int
    looked: int


class AskedPay(Asked):
    """With what the good `due` is paid; `goods` are all that are still due."""

    job: str
    public: bool
    due: Good
    goods: list[Good]
    n: int


class AskedMoney(Asked):
    """When the money of a job comes."""

    job: str
    cards: list[int]


class AskedEffect(Asked):
    """Whether an effect is used; what it does not have is empty, 0 or None. `n`: turfs that count now."""

    op: str
    effect: str
    cards: list[int]
    fixed: list[Good]
    choices: int
    look: int
    keep: int
    most: int
    n: int
    icon: str | None
    discard: int


class AskedGunDown(Asked):
    """The next figure that is gunned down."""

    kind: Kind
    n: int
    whose: Whose
    where: Where
    spot: str | None


class AskedDisplace(Asked):
    """The next figure that must go elsewhere."""

    kind: Kind
    n: int
    whose: Whose


class AskedDisplaceTo(Asked):
    """Where it goes; `whose` is its owner, as in `owner`."""

    figure: Role
    whose: int
    owner: int
    owned: Owned
    at: str


class AskedMove(Asked):
    """Which own figure moves."""

    kind: Kind


class AskedMoveTo(Asked):
    """Where it goes."""

    figure: Role
    at: str


class AskedNeutral(Asked):
    """Where a neutral figure goes; `at` is where it is now."""

    figure: Role
    where: Where
    at: str | None
    case: Literal["mayor", "mayor_two", "union_boss", "police_chief"]


class AskedFrontBusiness(Asked):
    """The business whose front is used."""

    where: Where
    n: int
    emptied: str | None


class AskedWhere(Asked):
    """The business or turf whose backs are used."""

    where: Where


class AskedControl(Asked):
    """The turf that gets or loses a marker; `markers` are those that the seat has left."""

    where: Where
    markers: int


class AskedRecycle(Asked):
    """Which own marker goes to the turf."""

    turf: str


class AskedBid(Asked):
    """The next card of the bid; `left` are the dollars not bid; `done`: the bid is made and may be changed."""

    allies: list[str]
    picked: list[int]
    total: int
    left: int
    done: bool


class AskedAlly(Asked):
    """Which ally is taken."""

    allies: list[str]


class AskedTribute(Asked):
    """The next card of `n` to discard; `picked` are element keys."""

    n: int
    picked: list[str]
    left: int
    limit: int
    hand: int
    done: bool


class AskedOffer(Asked):
    """The card that is put up for the offer of `to`."""

    to: int


class AskedTax(Asked):
    """The card that the card of `by` costs."""

    by: int | None


QUESTIONS: FactTypes = {
    "business.action": AskedAction,
    "thug.business": AskedThug,
    "member.place": AskedMember,
    "abilities": AskedAbilities,
    "front.first": AskedFirst,
    "front.use": AskedFront,
    "suitcase.card": AskedPack,
    "discard.card": AskedDiscard,
    "good.which": Asked,
    "jobs.which": AskedJobs,
    "job.pay": AskedPay,
    "job.money": AskedMoney,
    "effect.use": AskedEffect,
    "gun_down.figure": AskedGunDown,
    "gun_down.turf": Asked,
    "displace.figure": AskedDisplace,
    "displace.to": AskedDisplaceTo,
    "move.figure": AskedMove,
    "move.to": AskedMoveTo,
    "neutral.place": AskedNeutral,
    "front.business": AskedFrontBusiness,
    "back.business": AskedWhere,
    "back.turf": AskedWhere,
    "back.space": Asked,
    "control.place": AskedControl,
    "control.remove": AskedControl,
    "marker.recycle": AskedRecycle,
    "bid.card": AskedBid,
    "bribe.ally": AskedAlly,
    "tribute.card": AskedTribute,
    "offer.card": AskedOffer,
    "tax.card": AskedTax,
    "rob.rival": Asked,
}
