"""The options of a table, checked; an unknown or wrong one is an error that lists the right ones."""

from __future__ import annotations

import difflib
from pathlib import Path
from random import Random
from typing import Any, Final

from cosca.games.corleones_empire.data import FAMILIES
from cosca.kernel.errors import BadOption
from cosca.kernel.plain import items

NAMES = ("seats", "families", "data")
FEWEST, MOST = 2, 5


class Options:
    """What may differ from table to table. `families` is empty if they are drawn (W16)."""

    def __init__(self, given: dict[str, Any]) -> None:
        for name in given:
            if name not in NAMES:
                near = difflib.get_close_matches(name, NAMES, 1)
                meant = f"; did you mean {near[0]}?" if near else ""
                raise BadOption(f"no option {name!r} in corleones_empire{meant} (options: {', '.join(NAMES)})")
        seats = given.get("seats", 4)
        if isinstance(seats, str) and seats.isdigit():
            seats = int(seats)
        if not isinstance(seats, int) or isinstance(seats, bool) or not FEWEST <= seats <= MOST:
            raise BadOption(f"seats: {seats!r} is no number from {FEWEST} to {MOST}")
        self.seats: Final = seats
        self.families: Final = _families(given.get("families") or (), seats)
        data = given.get("data")
        if data is not None and not isinstance(data, (str, Path)):
            raise BadOption(f"data: {data!r} is no folder")
        self.data: Final = str(data) if data else ""

    def to_json(self) -> dict[str, Any]:
        """The options that are not the default; never the folder of an overlay, which a hash stands for."""
        document: dict[str, Any] = {}
        if self.seats != 4:
            document["seats"] = self.seats
        if self.families:
            document["families"] = list(self.families)
        return document


def _families(value: Any, seats: int) -> tuple[str, ...]:
    hint = f"families: give {seats} different ones of {', '.join(FAMILIES)}"
    if isinstance(value, str):
        value = [part.strip() for part in value.split(",")]
    listed = items(value)
    if listed is None:
        raise BadOption(f"{hint}; not {value!r}")
    given = tuple([str(each) for each in listed])
    if given and (len(given) != seats or len(set(given)) != seats or any([name not in FAMILIES for name in given])):
        raise BadOption(f"{hint}; not {', '.join(given)}")
    return given


def draw_options(rng: Random) -> dict[str, Any]:
    """Options of a table: every number of seats alike, families sometimes given."""
    seats = rng.randint(FEWEST, MOST)
    options: dict[str, Any] = {"seats": seats}
    if rng.random() < 0.3:
        options["families"] = rng.sample(FAMILIES, seats)
    return options
