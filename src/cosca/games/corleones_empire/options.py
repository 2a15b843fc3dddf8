"""The options of a table, checked; an unknown or wrong one is an error that lists the right ones."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from random import Random
from typing import Any, Final

from cosca.games.corleones_empire.components.data import FAMILIES
from cosca.kernel.decision import OptionForm
from cosca.kernel.errors import BadOption
from cosca.kernel.events import TableOptions
from cosca.kernel.reading import check_options, different_names

NAMES: Final = ("seats", "families", "data")
FEWEST: Final = 2
MOST: Final = 5
FORMS: Final = (
    OptionForm("seats", "one", tuple([str(n) for n in range(FEWEST, MOST + 1)]), "4"),
    OptionForm("families", "several", FAMILIES, n=0),
)


class Options:
    """What may differ from table to table. `families` is empty if they are drawn (W16)."""

    def __init__(self, given: Mapping[str, Any]) -> None:
        check_options(given, NAMES, "corleones_empire")
        seats = given.get("seats", 4)
        if isinstance(seats, str) and seats.isdigit():
            seats = int(seats)
        if not isinstance(seats, int) or isinstance(seats, bool) or not FEWEST <= seats <= MOST:
            facts = {"option": "seats", "given": str(seats), "least": FEWEST, "most": MOST}
            raise BadOption(f"seats: {seats!r} is not a number from {FEWEST} to {MOST}", "out-of-range", facts)
        self.seats: Final = seats
        self.families: Final = different_names("families", given.get("families"), FAMILIES, seats)
        data = given.get("data")
        if data is not None and not isinstance(data, (str, Path)):
            raise BadOption(f"data: {data!r} is not a folder", "no-folder", {"option": "data", "given": str(data)})
        self.data: Final = str(data) if data else ""

    def to_json(self) -> TableOptions:
        """The options that are not the default; never the folder of an overlay, which a hash stands for."""
        document: TableOptions = {}
        if self.seats != 4:
            document["seats"] = self.seats
        if self.families:
            document["families"] = list(self.families)
        return document


def draw_options(rng: Random) -> TableOptions:
    """Options of a table: every number of seats alike, families sometimes given."""
    seats = rng.randint(FEWEST, MOST)
    options: TableOptions = {"seats": seats}
    if rng.random() < 0.3:
        options["families"] = rng.sample(FAMILIES, seats)
    return options
