"""The house set keeps its balance budget: points of orders, mats and cards as the [points] tables count them.

The budget is a promise about the shipped set only; an overlay may be as unfair as its author likes.
"""

from collections.abc import Iterable, Mapping
from typing import Any, cast

from cosca.games.la_famiglia.components.data import COLUMNS, FAMILIES, load

Raw = dict[str, Any]
SOURCE = cast("Mapping[str, Raw]", load("house-1").source)  # house-2 goes by games, not by points


def difference(values: Iterable[float]) -> float:
    listed = list(values)
    return (max(listed) - min(listed)) / min(listed)


def order_points(order: Raw, p: Raw) -> float:
    symbols = sum(x["n"] for x in order["parts"] if x["do"] in ("shotgun", "bomb"))
    total = 0.0
    for x in order["parts"]:
        do = x["do"]
        if do in ("coin", "soldati", "vest"):
            total += p[do] * x["n"]
        elif do in ("place", "recruit"):
            total += p[do] + p[do + "_bonus"] * x["bonus"]
        elif do == "skull":
            total += x["n"] * (p["skull_single"] if symbols == 1 else p["skull_double"])
        elif do == "pentito":
            total += p[do] * (sum(x["remove"]) - 1)
        elif do == "pull":
            total += p[do] * x["max"]
        elif isinstance(p[do], list):  # shotgun, bomb, replace_defenders, agitate: the value for 1, 2, 3
            total += p[do][next(n for key, n in x.items() if key != "do") - 1]
        else:
            total += p[do]
    if order["kind"] == "attack":
        total += p["initiative"] * (p["initiative_zero"] - order["initiative"])
    return total


def mat_points(mat: Raw, p: Raw) -> float:
    total = 0.0
    for row in mat["row"]:
        last = dict(row["start"])
        for space in row["spaces"]:
            if "value" in space:
                last = space["value"]
            else:
                total += p[space["instant"]] * space.get("n", 1)
        for key, start in row["start"].items():  # a step that is there from the start counts twice
            total += p[key] * (last[key] + start - 2 * p["base"][key])
    return total


def space_points(space: Raw, p: Raw) -> float:
    values: list[float] = []
    for x in space["parts"]:
        do = x["do"] + "_" + x["to"] if x["do"] == "influence" else x["do"]
        values.append(p[do] + p.get(do + "_bonus", 0) * x.get("bonus", 0))
    return p["money"] * space["money"] + (max(values) + p["choice"] if space["join"] == "or" else sum(values))


def test_families_are_within_budget():
    orders, mats = SOURCE["orders.toml"], SOURCE["mats.toml"]
    basic = dict.fromkeys(FAMILIES, 0.0)
    advanced = dict.fromkeys(FAMILIES, 0.0)
    for order in orders["order"]:
        (basic if order["set"] == "basic" else advanced)[order["family"]] += order_points(order, orders["points"])
    mat = {m["family"]: mat_points(m, mats["points"]) for m in mats["mat"]}
    assert round(basic["red"] + advanced["red"] + mat["red"], 2) == 160.62
    for part in (basic, advanced, mat):
        assert difference(part.values()) <= 0.05
    assert difference(basic[f] + advanced[f] + mat[f] for f in FAMILIES) <= 0.03


def test_characters_are_within_budget():
    file = SOURCE["characters.toml"]
    p = file["points"]
    values: list[float] = []
    for card in file["character"]:
        extra = card["extra"]
        hq = p["money"] * card["money"] + p["soldati"] * card["soldati"] + p["lab"] * card["labs"]
        board = p["extra_soldati"] * extra["soldati"] + p["car"] * extra["car"] + p["boat"] * extra["boat"]
        values.append(hq + board)
    assert difference(values) <= 0.05


def test_later_sheets_are_better():
    file = SOURCE["sheets.toml"]
    averages: list[float] = []
    for sheet in (1, 2, 3, 4):
        normal = [s for s in file["space"] if s["sheet"] == sheet and s["capacity"] == 1]
        assert {s["column"] for s in normal} == set(COLUMNS)
        averages.append(sum(space_points(s, file["points"]) for s in normal) / len(normal))
    assert averages == sorted(averages)
    assert len(set(averages)) == 4
