"""Changes of one number of a family's own orders or mat, as far as the number is ours to choose.

What a rulebook gives stays: the parts that an order lists as `printed` and spaces of a mat with `printed = true`. So do
kind, symbols, initiatives and the row of every order: a change is one step of a number that an order or a mat shows. No
two advanced orders become alike.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from copy import deepcopy
from typing import Any, Final, NamedTuple

Raw = dict[str, Any]
# The numbers of an order that may change by 1: the key of each part. A part of which none remain is left out.
STEPS: Final = {"coin": "n", "soldati": "n", "skull": "n", "vest": "n", "place": "bonus", "recruit": "bonus"}
MOST: Final = 5  # the highest number on an order


class Change(NamedTuple):
    """One number of one entry, one step higher or lower."""

    family: str
    id: str  # an order, or a row of a mat: "blue.economy"
    part: str  # "skull", or the space of a mat: "space 1"
    old: int
    new: int
    points: float  # what the change is worth by the [points] table, with its sign

    @property
    def number(self) -> str:
        """Return the name of the number, which may also change in the other direction."""
        return f"{self.id} {self.part}"

    @property
    def name(self) -> str:
        """Return the change in one line."""
        return f"{self.number} {self.old} to {self.new}"


def changes(source: Mapping[str, object]) -> list[Change]:
    """Return all single changes of a set, in the order of the files."""
    files: Any = source
    return [*_of_orders(files["orders.toml"]), *_of_mats(files["mats.toml"])]


def _of_orders(file: Raw) -> Iterator[Change]:
    alike = {_sorted(order["parts"]) for order in file["order"] if order["set"] != "basic"}
    for order in file["order"]:
        shots = sum(part["n"] for part in order["parts"] if part["do"] in ("shotgun", "bomb"))
        for part in order["parts"]:
            do = part["do"]
            if do not in STEPS or do in order.get("printed", ()):
                continue
            key = STEPS[do]
            worth = file["points"][_points_key(do, key, shots)]
            for new in (part[key] - 1, part[key] + 1):
                parts = [{**each, key: new} if each is part else each for each in order["parts"]]
                if 0 <= new <= MOST and (order["set"] == "basic" or _sorted(parts) not in alike):
                    yield Change(order["family"], order["id"], do, part[key], new, worth * (new - part[key]))


def _sorted(parts: list[Raw]) -> str:
    return str(sorted([sorted(part.items(), key=str) for part in parts if part.get("n") != 0], key=str))


def _points_key(do: str, key: str, shots: int) -> str:
    if do == "skull":
        return "skull_single" if shots == 1 else "skull_double"
    return f"{do}_bonus" if key == "bonus" else do


def _of_mats(file: Raw) -> Iterator[Change]:
    for mat in file["mat"]:
        for row in mat["row"]:
            for k, space in enumerate(row["spaces"], 1):
                n = space.get("n", 0)
                if n and not space.get("printed"):
                    for new in (n - 1, n + 1):
                        if new:
                            points = file["points"][space["instant"]] * (new - n)
                            yield Change(mat["family"], f"{mat['family']}.{row['row']}", f"space {k}", n, new, points)


def changed(source: Mapping[str, object], chosen: Iterable[Change]) -> dict[str, Any]:
    """Return the orders and mats of a set with these changes."""
    files: Any = {name: deepcopy(source[name]) for name in ("orders.toml", "mats.toml")}
    orders = {order["id"]: order for order in files["orders.toml"]["order"]}
    rows = {f"{mat['family']}.{row['row']}": row for mat in files["mats.toml"]["mat"] for row in mat["row"]}
    for change in chosen:
        if change.id in rows:
            rows[change.id]["spaces"][int(change.part.split()[1]) - 1]["n"] = change.new
            continue
        parts: list[Raw] = orders[change.id]["parts"]
        part = next(part for part in parts if part["do"] == change.part)
        part[STEPS[change.part]] = change.new
        orders[change.id]["parts"] = [part for part in parts if part.get("n") != 0]
    return files


def overlay(below: Mapping[str, object], above: Mapping[str, object]) -> dict[str, str]:
    """Return the files that turn the orders and mats of one set into those of another, as TOML."""
    old: Any = below
    new: Any = above
    texts: dict[str, str] = {}
    before = {order["id"]: order["parts"] for order in old["orders.toml"]["order"]}
    if orders := [order for order in new["orders.toml"]["order"] if order["parts"] != before[order["id"]]]:
        entries = [f'[[order]]\nid = "{order["id"]}"\nparts = {_inline(order["parts"])}\n' for order in orders]
        texts["orders.toml"] = "\n".join(entries)
    entries = []
    for was, mat in zip(old["mats.toml"]["mat"], new["mats.toml"]["mat"], strict=True):
        if rows := [row for row, same in zip(mat["row"], was["row"], strict=True) if row["spaces"] != same["spaces"]]:
            lines = [f'[[mat]]\nfamily = "{mat["family"]}"\n']
            for row in rows:
                listed = "".join(f"  {_inline(space)},\n" for space in row["spaces"])
                lines.append(f'[[mat.row]]\nrow = "{row["row"]}"\nspaces = [\n{listed}]\n')
            entries.append("\n".join(lines))
    if entries:
        texts["mats.toml"] = "\n".join(entries)
    return texts


def _inline(value: Any) -> str:
    """Return a value as inline TOML."""
    if isinstance(value, dict):
        return "{" + ", ".join([f"{key} = {_inline(inner)}" for key, inner in value.items()]) + "}"
    if isinstance(value, list):
        return "[" + ", ".join([_inline(inner) for inner in value]) + "]"
    return json.dumps(value)
