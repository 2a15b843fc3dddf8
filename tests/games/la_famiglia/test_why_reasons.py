"""Why-not reasons that no scenario covers: one case per reason, with its rules."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import cosca
from cosca.games.la_famiglia.rules import why, why_moves, why_orders, why_spaces
from cosca.games.la_famiglia.rules.actions import PlaceArea
from cosca.games.la_famiglia.rules.equipment import Equipment, PlaceBoat
from cosca.games.la_famiglia.rules.paying import usable
from cosca.games.la_famiglia.rules.state import AREAS, NEUTRAL, ORDERS, FamigliaState
from cosca.games.la_famiglia.rules.tile_effects import DELAY_DETONATOR
from cosca.kernel.state import replaced
from tests.support.reasons import reason_of

Case = Callable[[FamigliaState], Any]


def table() -> FamigliaState:
    game: Any = cosca.game("la_famiglia", families=["red", "green", "blue", "black"])
    state: FamigliaState = game.position({"phase": "planning"})
    return state


def far_strike(s: FamigliaState) -> Any:
    """Return the reason for an area out of reach of the Delay Detonator."""
    start = s.data.area_index["gela"]
    s.put_in_play(s.data.tile_index[s.lookups.tile[DELAY_DETONATOR].id])
    s.tiles = replaced(s.tiles, s.lookups.tile_at[1][DELAY_DETONATOR], 1)
    s.add_cars(1, start, 1)
    target = next(area for area in range(AREAS) if s.data.distance[start][area] == 4)
    s.holder[target] = 3
    return why_moves.no_strike(s, 1, start, f"area:{s.data.areas[target]}")


def laid_order(s: FamigliaState) -> Any:
    order = s.data.order_index["red.basic.1"]
    s.order_at[ORDERS + s.data.orders[order].slot] = s.data.area_index["gela"]
    return why_orders.not_in_hand(s, 1, "order:red.basic.1", "A4")


def dear_column(s: FamigliaState) -> Any:
    s.money[1] = 0
    return why_spaces.no_move(s, 1, "column:two", broke=False)


def bare_column(s: FamigliaState) -> Any:
    s.top[:] = [0] * len(s.top)
    return why_spaces.no_move(s, 1, "column:two", broke=False)


def dear_space(s: FamigliaState) -> Any:
    s.money[1] = 0
    first = s.data.sheets[s.round].first
    dear = next(s.data.spaces[first + at] for at in usable(s, 1) if s.lookups.price[first + at])
    return why_spaces.no_use(s, 1, f"space:{dear.id}", 0, broke=False)


def no_boats(s: FamigliaState) -> Any:
    s.boats_left = replaced(s.boats_left, 1, 0)
    return Equipment(1).why_not(s, f"sea:{s.data.seas[0]}")


def empty_row(s: FamigliaState) -> Any:
    return why.bare_row("row:church", "A11")


def foreign(s: FamigliaState) -> str:
    """Return an area of the neutrals."""
    area = s.data.area_index["enna"]
    s.holder[area] = NEUTRAL
    return "area:enna"


@pytest.mark.rule(
    "LF-A4",
    "LF-A5",
    "LF-A8",
    "LF-A11",
    "LF-A13",
    "LF-A15",
    "LF-B1",
    "LF-C4",
    "LF-E6",
    "LF-G1",
    "LF-G2",
    "LF-N6",
    "LF-P7",
    "LF-S4",
    "LF-W17",
)
@pytest.mark.parametrize(
    ("case", "expected"),
    [
        (far_strike, "why-area-distance LF-B1 LF-C4"),
        (lambda s: PlaceArea(1, 0, existing=True).why_not(s, foreign(s)), "why-area-existing LF-A15"),
        (lambda s: why_orders.no_issue(s, 1, s.holder.index(1), s.holder.index(1)), "why-area-second LF-A13"),
        (dear_column, "why-column-cost LF-G2 LF-W17"),
        (bare_column, "why-column-empty LF-G1"),
        (lambda s: why.family(s, "family:red"), "why-family-led LF-S4"),
        (lambda s: why.family(s, "family:white"), "why-family-dealt LF-S4"),
        (laid_order, "why-order-board LF-A4 LF-A5"),
        (lambda s: PlaceBoat(1, area=0).why_not(s, f"sea:{s.data.seas[0]}"), "why-sea-area LF-E6"),
        (no_boats, "why-sea-no-boat LF-A8 LF-N6"),
        (dear_space, "why-space-cost LF-P7 LF-W17"),
        (empty_row, "why-row-empty LF-A11"),
    ],
)
def test_reason_names_its_rules(case: Case, expected: str) -> None:
    assert reason_of("la_famiglia", case(table())) == expected
