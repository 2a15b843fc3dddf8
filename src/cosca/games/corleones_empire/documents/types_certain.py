"""The types of the certain effects of an answer, by the id of its message."""

from __future__ import annotations

from typing import Final, NotRequired

from typing_extensions import TypedDict

from cosca.games.corleones_empire.documents.types import Owned
from cosca.kernel.events import FactTypes


class Fallen(TypedDict):
    """So many figures of a seat (0: the neutrals) are gunned down; `hurts`: it is the seat that is asked."""

    seat: int
    owned: Owned
    hurts: NotRequired[bool]
    count: int


class Turned(TypedDict):
    """Who controls these turfs, or would win their turf wars, from then on; or (not `gains`) no longer.

    `hurts`: the seat that is asked loses them by it.
    """

    turfs: list[str]
    seat: int
    owned: Owned
    gains: bool
    hurts: NotRequired[bool]


CERTAIN: Final[FactTypes] = {
    "certain-hudson": Fallen,
    "certain-control": Turned,
    "certain-leads": Turned,
}
