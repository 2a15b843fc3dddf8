"""The ids of elements by the numbers that the rules use, for events, facts and views."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal

from cosca.games.corleones_empire.components.data import CHOICE, COLOURS, GOODS, ICONS, MONEY
from cosca.games.corleones_empire.rules.state import FIGURES, PLACE, TURF, EmpireState
from cosca.kernel.choice import Choice

if TYPE_CHECKING:
    from cosca.games.corleones_empire.documents.types import Colour, Good, Role
    from cosca.games.corleones_empire.documents.types_choices import JobTerms

ALLY: Final = 1000  # cards: a job is its index, an ally ALLY + its index
ROLES: Final[tuple[Role, ...]] = ("thug", "thug", "thug", "don", "consigliere", "heir")
NEUTRAL_ROLES: Final[tuple[Role, ...]] = ("mayor", "union_boss", "police_chief")


def role(figure: int) -> Role:
    """Return the name of a figure."""
    return ROLES[figure % FIGURES] if figure >= FIGURES else NEUTRAL_ROLES[figure]


def spot_name(s: EmpireState, at: int) -> str:
    """Return the id of a place on the board: a turf, a Family Member space, or a business."""
    if at >= TURF:
        return s.data.areas[at - TURF]
    if at >= PLACE:
        return s.data.places[at - PLACE].id
    return s.data.businesses[s.business_on(at)].id


def area_names(s: EmpireState, areas: tuple[int, ...]) -> list[str]:
    """Return the ids of turfs and Central Park."""
    return [s.data.areas[area] for area in areas]


def card_id(s: EmpireState, card: int) -> str:
    """Return the id of a job or ally."""
    return s.data.allies[card - ALLY].id if card >= ALLY else s.data.jobs[card].id


def card_kind(card: int) -> Literal["job", "ally"]:
    """Return `job` or `ally`."""
    return "ally" if card >= ALLY else "job"


def money_cards(kinds: tuple[int, ...]) -> list[int]:
    """Return money cards by their value."""
    return [MONEY[kind] for kind in kinds]


def goods_named(kinds: tuple[int, ...]) -> list[Good | Literal["choice"]]:
    """Return goods by id; `choice` is one that the seat chooses."""
    return ["choice" if kind == CHOICE else GOODS[kind] for kind in kinds]


def goods_due(cost: tuple[int, int, int]) -> list[Good]:
    """Return the goods of a cost; one that is due n times is listed n times."""
    return [GOODS[kind] for kind in range(3) for _ in range(cost[kind])]


def icon_names(icons: tuple[int, ...]) -> list[str]:
    """Return ability icons by id; one that can be used n times is listed n times."""
    return [ICONS[icon] for icon in icons]


def element(card: Choice) -> str:
    """Return the element key of a card that is chosen: `money:5`, `good:gun`, `job:ID`, `ally:ID`."""
    return card.text.replace(" ", ":", 1)


def colour_name(s: EmpireState, job: int) -> Colour:
    """Return the colour of a job."""
    return COLOURS[s.data.jobs[job].colour]


def job_facts(s: EmpireState, job: int) -> JobTerms:
    """Return a job with what it asks for and pays."""
    card = s.data.jobs[job]
    return {
        "job": card.id,
        "goods": goods_due(card.goods),
        "cards": money_cards(card.money),
        "colour": colour_name(s, job),
    }
