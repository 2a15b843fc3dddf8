"""Section C: the control tiles that work at the start of a planning phase (C5, C8, H29).

The others work inside the rules that they change: Allies in `movement`, Bribery and Miniguns in `attack`,
Recruitment and Armoured Cars in `fight`, Delay Detonator in `strike`, Chain of Command in `actions`, City Hall in
`gaining`, Vendetta in `conflict`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cosca.games.la_famiglia.components.data import INFLUENCE, SPEEDBOATS
from cosca.games.la_famiglia.rules import events, facts, sheets
from cosca.games.la_famiglia.rules.choices import DONE
from cosca.games.la_famiglia.rules.equipment import PlaceBoat, own_coast
from cosca.games.la_famiglia.rules.questions import AskOptional
from cosca.games.la_famiglia.rules.state import FamigliaState
from cosca.kernel.choice import Choice
from cosca.kernel.events import Facts
from cosca.kernel.questions import or_done
from cosca.kernel.steps import Ask

if TYPE_CHECKING:
    from cosca.games.la_famiglia.documents import types_questions as questions


def at_planning_start(s: FamigliaState, seat: int) -> None:
    """Asks the seat if it has a tile for this moment."""
    mine = tuple([tile for tile in (INFLUENCE, SPEEDBOATS) if s.has_tile(seat, tile)])
    if mine:
        s.stack.append(StartTiles(seat, mine))


def swappable(s: FamigliaState) -> list[int]:
    """The spaces of the top sheet with a neutral token."""
    return [i for i, cell in enumerate(s.top) if sheets.count(cell, 0)]


class StartTiles(AskOptional):
    """Which of its tiles the seat uses next, in the order of its choice (H29)."""

    __slots__ = ("left",)
    key = "tiles.start"

    def __init__(self, seat: int, left: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.left: Final = left

    def choices(self, s: FamigliaState) -> list[Choice]:
        seat = self.seat
        found: list[Choice] = []
        for tile in self.left:
            if tile == INFLUENCE:
                usable = s.tokens_left[seat] > 0 and s.hq[seat] >= s.data.tiles[INFLUENCE].price and bool(swappable(s))
            else:
                usable = s.boats_left[seat] > 0 and own_coast(s, seat) > 0
            if usable:
                found.append(s.menu.tile[tile])
        return or_done(found)

    def chosen(self, s: FamigliaState, choice: Choice) -> None:
        left = tuple([tile for tile in self.left if tile != choice.value])
        if left:
            s.stack.append(StartTiles(self.seat, left))
        if choice.value == INFLUENCE:
            s.stack.append(SwapToken(self.seat))
        else:
            s.stack.append(PlaceBoat(self.seat))

    def facts_of(self, s: FamigliaState, choice: Choice) -> Facts:
        return {} if choice is DONE else facts.tile(s, choice.value)


class SwapToken(Ask[FamigliaState]):
    """The neutral token of the top sheet that becomes an own one, for 1 Soldato of HQ (C5, W25)."""

    __slots__ = ()
    key = "tiles.swap"

    def choices(self, s: FamigliaState) -> list[Choice]:
        first = s.data.sheets[s.round - 1].first
        return [s.menu.space[first + i] for i in swappable(s)]

    def take(self, s: FamigliaState, choice: Choice) -> None:
        seat = self.seat
        cost = s.data.tiles[INFLUENCE].price
        s.hq[seat] -= cost
        s.supply[seat] += cost
        sheets.lift(s.top, choice.value, 0)
        sheets.lay(s.top, choice.value, seat)
        s.tokens_left[seat] -= 1
        s.tokens_left[0] += 1
        events.token_swapped(s, seat, choice.value, cost)

    def facts(self, s: FamigliaState) -> questions.Soldati:
        return {"soldati": s.data.tiles[INFLUENCE].price}

    def facts_of(self, s: FamigliaState, choice: Choice) -> Facts:
        return facts.space_chosen(s, self.seat, choice)
