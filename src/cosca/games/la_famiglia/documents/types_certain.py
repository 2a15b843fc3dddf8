"""The types of the certain effects of an answer, by the id of its message."""

from __future__ import annotations

from typing import Final, NotRequired

from typing_extensions import TypedDict

from cosca.games.la_famiglia.documents.types import Held, NoFacts
from cosca.kernel.events import FactTypes


class Owner(TypedDict):
    """Whose it is; `held` is the same as a case for the seat that is asked, which loses something if it `hurts`."""

    seat: int
    held: Held
    hurts: NotRequired[bool]


class Lost(Owner):
    """So many Soldati fall, of those that take part."""

    lost: int
    of: int


class Left(Owner):
    """Nobody is left in the area; `seat` held it."""

    area: str


class Holds(Owner):
    """Who holds the area afterwards; `stays`: as before."""

    area: str
    soldati: int
    stays: bool


class Control(Owner):
    """Who would control the Mandamento from then on, or (not `gains`) would no longer."""

    mandamento: str
    gains: bool


class Pieces(Owner):
    count: int


class Labs(TypedDict):
    count: int


CERTAIN: Final[FactTypes] = {
    "certain-lost": Lost,
    "certain-nobody": NoFacts,
    "certain-empty": Left,
    "certain-holds": Holds,
    "certain-control": Control,
    "certain-cars_removed": Pieces,
    "certain-order_back": Pieces,
    "certain-boat_removed": Pieces,
    "certain-recruited": Pieces,
    "certain-lab_removed": Labs,
    "certain-planning_over": NoFacts,
}
