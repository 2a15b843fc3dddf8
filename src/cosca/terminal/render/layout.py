"""Layout of the screen: labels of a map that never overlap, and tables that truncate nothing."""

from __future__ import annotations

from typing import NamedTuple

from rich.table import Table

ROUNDS = 400


def wrap_long_words(table: Table) -> Table:
    """Let the table break words that are longer than their column instead of truncating them."""
    for column in table.columns:
        column.overflow = "fold"
    return table


class Box(NamedTuple):
    """The place of a label: its upper left corner."""

    x: int
    y: int


def place_labels(
    points: dict[str, tuple[float, float]], width: int, height: int, cell: tuple[int, int]
) -> dict[str, Box]:
    """Return a place for each point, scaled to the canvas; the same points always give the same places.

    Overlapping labels push each other apart, sideways or up and down, whichever is shorter.
    """
    wide, high = cell
    left, right = min(x for x, _ in points.values()), max(x for x, _ in points.values())
    top, bottom = min(y for _, y in points.values()), max(y for _, y in points.values())
    at = {
        name: [(x - left) / (right - left) * (width - wide), (y - top) / (bottom - top) * (height - high)]
        for name, (x, y) in points.items()
    }
    names = sorted(at)
    for _ in range(ROUNDS):
        moved = False
        for i, one in enumerate(names):
            for two in names[i + 1 :]:
                dx, dy = at[two][0] - at[one][0], at[two][1] - at[one][1]
                over_x, over_y = wide - abs(dx), high - abs(dy)
                if over_x <= 0.01 or over_y <= 0.01:
                    continue
                moved = True
                axis = 0 if over_x / wide < over_y / high else 1
                gap = (over_x if axis == 0 else over_y) / 2 + 0.02
                sign = 1 if (dx if axis == 0 else dy) >= 0 else -1
                at[one][axis] -= sign * gap
                at[two][axis] += sign * gap
        for place in at.values():
            place[0] = min(max(place[0], 0.0), width - wide)
            place[1] = min(max(place[1], 0.0), height - high)
        if not moved:
            break
    return _settled(at, width, height, cell)


def _settled(at: dict[str, list[float]], width: int, height: int, cell: tuple[int, int]) -> dict[str, Box]:
    """Round to whole characters: each label takes the nearest free place."""
    wide, high = cell
    taken: list[Box] = []
    places: dict[str, Box] = {}
    for name in sorted(at, key=lambda each: (at[each][1], at[each][0])):
        x, y = at[name]
        best = min(
            (
                Box(col, row)
                for row in range(height - high + 1)
                for col in range(width - wide + 1)
                if all(abs(col - box.x) >= wide or abs(row - box.y) >= high for box in taken)
            ),
            key=lambda box: ((box.x - x) ** 2 / wide**2 + (box.y - y) ** 2 / high**2, box),
            default=Box(0, height - high),
        )
        taken.append(best)
        places[name] = best
    return places
