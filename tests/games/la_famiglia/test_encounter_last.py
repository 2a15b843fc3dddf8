"""Supply orders with the last piece of a kind, and without any (E6)."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.games.la_famiglia.test_encounter_orders import texts, with_orders

PARTS = """
[[order]]
id = "red.basic.5"
parts = [{do = "recruit", bonus = 0}, {do = "soldati_per_lab"}, {do = "place", bonus = 0}, {do = "car"}, {do = "boat"},
    {do = "launder"}]
"""


def offered(folder: Path, hq: int, labs: int = 0, away: int = 0, boats: int = 0, cars: int = 0) -> set[str]:
    """Return the parts that an order in Gela offers with these pieces."""
    game = with_orders(folder, PARTS)
    areas: dict[str, Any] = {"gela": {"holder": 1, "soldati": 1, "labs": labs, "orders": ["red.basic.5"]}}
    if away:
        areas["noto"] = {"holder": 1, "soldati": away, "cars": {1: cars}}
    position: dict[str, Any] = {"clear": True, "phase": "encounter", "areas": areas, "hq": {1: {"soldati": hq}}}
    if boats:
        position["seas"] = {"mare_agrigento": {1: 2}, "mare_licata": {1: boats - 2}}
    state = game.position(position)
    assert state.stack[-1].key == "supply.part"
    return {each.removeprefix("do ") for each in texts(game, state, 1)}


@pytest.mark.rule("LF-E6")
@pytest.mark.parametrize(
    ("part", "last", "none"),
    [
        ("recruit", {"hq": 40, "away": 8}, {"hq": 40, "away": 9}),  # 50 Soldati in all, one stands in Gela
        ("soldati_per_lab", {"hq": 1, "labs": 1}, {"hq": 1, "labs": 0}),
        ("soldati_per_lab", {"hq": 1, "labs": 1}, {"hq": 0, "labs": 1}),
        ("place", {"hq": 1}, {"hq": 0}),
        ("car", {"hq": 1, "away": 9, "cars": 4}, {"hq": 1, "away": 9, "cars": 5}),
        ("boat", {"hq": 1, "boats": 3}, {"hq": 1, "boats": 4}),
        ("launder", {"hq": 1, "labs": 1}, {"hq": 1, "labs": 0}),
    ],
)
def test_order_part_is_offered_until_the_last_piece(
    tmp_path: Path, part: str, last: dict[str, int], none: dict[str, int]
) -> None:
    assert part in offered(tmp_path, **last)
    assert part not in offered(tmp_path, **none)
