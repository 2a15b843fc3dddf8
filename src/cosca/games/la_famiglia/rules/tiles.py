"""Section C: the control tiles that work at the start of a planning phase (C5, C8, H29), listed in `START`.

The others work inside the rules that they change; `tile_effects` names them all.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from cosca.games.la_famiglia.rules import events, facts, sheets
from cosca.games.la_famiglia.rules.choices import DONE
from cosca.games.la_famiglia.rules.equipment import PlaceBoat, own_coast
from cosca.games.la_famiglia.rules.questions import AskOptional
from cosca.games.la_famiglia.rules.state import FamigliaState
from cosca.games.la_famiglia.rules.tile_effects import INFLUENCE, SPEEDBOATS
from cosca.games.la_famiglia.rules.why_sheets import no_neutral_token
from cosca.games.la_famiglia.rules.why_tiles import no_start
from cosca.kernel.choice import Choice
from cosca.kernel.events import Facts
from cosca.kernel.questions import or_done
from cosca.kernel.steps import Ask

if TYPE_CHECKING:
    from cosca.games.la_famiglia.documents import types_questions as questions
    from cosca.kernel.messages import RuleMessage


def at_planning_start(s: FamigliaState, seat: int) -> None:
    """Ask the seat if it has a tile for this moment."""
    first = s.first_tile(seat)
    mine = [s.lookups.tile_at[seat][effect] - first for effect in START if s.has_tile(seat, effect)]
    if mine:
        s.stack.append(StartTiles(seat, tuple(sorted(mine))))


def swappable(s: FamigliaState) -> list[int]:
    """Return the spaces of the top sheet with a neutral token."""
    return [i for i, cell in enumerate(s.top) if sheets.count(cell, 0)]


class StartTiles(AskOptional):
    """Which of its tiles the seat uses next, in the order of its choice (H29)."""

    __slots__ = ("left",)
    key = "tiles.start"

    def __init__(self, seat: int, left: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.left: Final = left

    def choices(self, s: FamigliaState) -> list[Choice]:
        usable = [tile for tile in self.left if START[s.lookups.effect[tile]][0](s, self.seat)]
        return or_done([s.menu.tile[tile] for tile in usable])

    def why_not(self, s: FamigliaState, element: str) -> RuleMessage | None:
        return no_start(s, self.seat, element, self.left)

    def chosen(self, s: FamigliaState, choice: Choice) -> None:
        left = tuple([tile for tile in self.left if tile != choice.value])
        if left:
            s.stack.append(StartTiles(self.seat, left))
        START[s.lookups.effect[choice.value]][1](s, self.seat)

    def facts_of(self, s: FamigliaState, choice: Choice) -> Facts:
        return {} if choice is DONE else facts.tile(s, choice.value)


class SwapToken(Ask[FamigliaState]):
    """The neutral token of the top sheet that is replaced by one of the family's, for 1 Soldato of HQ (C5, W25)."""

    __slots__ = ()
    key = "tiles.swap"

    def choices(self, s: FamigliaState) -> list[Choice]:
        first = s.data.sheets[s.round - 1].first
        return [s.menu.space[first + i] for i in swappable(s)]

    def why_not(self, s: FamigliaState, element: str) -> RuleMessage | None:
        return no_neutral_token(s, element)

    def take(self, s: FamigliaState, choice: Choice) -> None:
        seat = self.seat
        cost = s.lookups.tile[INFLUENCE].price
        s.hq[seat] -= cost
        s.supply[seat] += cost
        sheets.lift(s.top, choice.value, 0)
        sheets.lay(s.top, choice.value, seat)
        s.tokens_left[seat] -= 1
        s.tokens_left[0] += 1
        events.token_swapped(s, seat, choice.value, cost)

    def facts(self, s: FamigliaState) -> questions.Soldati:
        return {"soldati": s.lookups.tile[INFLUENCE].price}

    def facts_of(self, s: FamigliaState, choice: Choice) -> Facts:
        return facts.upper_space(s, self.seat, choice)


def can_swap(s: FamigliaState, seat: int) -> bool:
    """Return whether the seat has a token, the Soldati and a neutral token to swap (C5)."""
    return s.tokens_left[seat] > 0 and s.hq[seat] >= s.lookups.tile[INFLUENCE].price and bool(swappable(s))


def swap(s: FamigliaState, seat: int) -> None:
    """Start the swap of a neutral token (C5)."""
    s.stack.append(SwapToken(seat))


def can_place_boat(s: FamigliaState, seat: int) -> bool:
    """Return whether the seat has a speedboat and a coast (C8)."""
    return s.boats_left[seat] > 0 and own_coast(s, seat) > 0


def place_boat(s: FamigliaState, seat: int) -> None:
    """Start the placement of a speedboat (C8)."""
    s.stack.append(PlaceBoat(seat))


# By effect: whether the seat can use the tile now, and what using it does.
START: Final[dict[int, tuple[Callable[[FamigliaState, int], bool], Callable[[FamigliaState, int], None]]]] = {
    INFLUENCE: (can_swap, swap),
    SPEEDBOATS: (can_place_boat, place_boat),
}
