"""The two action sheets: which spaces are free, laying and lifting influence tokens (P6, A11, H20, H21)."""

from __future__ import annotations

from typing import Final

from cosca.games.la_famiglia.rules.state import OWNER_BITS, OWNER_MASK, FamigliaState
from cosca.kernel.choice import Choice

OWNERS: Final = (0, 1, 2, 3, 4)
ALONE: Final = {1 << OWNER_BITS * owner: (owner,) for owner in OWNERS}  # a cell with one token: its owner


def owners(cell: int) -> tuple[int, ...]:
    """Return whose tokens lie on a space, each owner once."""
    return ALONE.get(cell) or tuple([owner for owner in OWNERS if cell >> OWNER_BITS * owner & OWNER_MASK])


def count(cell: int, owner: int) -> int:
    """Return how many tokens of the owner lie on a space."""
    return cell >> OWNER_BITS * owner & OWNER_MASK


def tokens(cell: int) -> list[int]:
    """Return the owner of each token on a space."""
    if cell in ALONE:
        return [*ALONE[cell]]
    return [owner for owner in OWNERS for _ in range(count(cell, owner))]


def lay(sheet: list[int], at: int, owner: int) -> None:
    """Put one token on a space."""
    sheet[at] += 1 << OWNER_BITS * owner


def lift(sheet: list[int], at: int, owner: int) -> None:
    """Take one token off a space."""
    sheet[at] -= 1 << OWNER_BITS * owner


def free_on_bottom(s: FamigliaState) -> list[Choice]:
    """Return the empty spaces of the bottom sheet; ∞ always counts as empty (P6)."""
    first = s.data.sheets[s.round].first
    space, spaces = s.menu.space, s.data.spaces
    return [space[first + i] for i, cell in enumerate(s.bottom) if not cell or spaces[first + i].infinite]


def free_on_top(s: FamigliaState) -> list[Choice]:
    """Return the free spaces of the top sheet in columns that hold at least 1 token (A11 b, H20, H21)."""
    sheet = s.data.sheets[s.round - 1]
    first, top = sheet.first, s.top
    choices: list[Choice] = []
    for column in sheet.columns:
        if any([top[i] for i in column]):
            choices += [s.menu.space[first + i] for i in column if not top[i] or s.data.spaces[first + i].infinite]
    return choices
