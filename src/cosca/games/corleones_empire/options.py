"""The validated options of a table; BadOption lists the allowed options or values."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from random import Random
from typing import Any, Final

from cosca.games.corleones_empire.components.data import FAMILIES
from cosca.kernel.decision import OptionForm
from cosca.kernel.errors import BadOption
from cosca.kernel.events import TableOptions
from cosca.kernel.input_reader import check_options, different_names

NAMES: Final = ("seats", "families", "data")
FEWEST: Final = 2
MOST: Final = 5
FORMS: Final = (
    OptionForm("seats", "one", tuple([str(n) for n in range(FEWEST, MOST + 1)]), "4"),
    OptionForm("families", "several", FAMILIES, n=0),
)


class Options:
    """The options of a table. `families` is empty if they are drawn (W16)."""

    def __init__(self, given: Mapping[str, Any]) -> None:
        check_options(given, NAMES, "corleones_empire")
        seats = given.get("seats", 4)
        if isinstance(seats, str) and seats.isdecimal() and len(seats) < 3:
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
        """Return the options that differ from the default, without the overlay folder, identified by the data hash."""
        document: TableOptions = {}
        if self.seats != 4:
            document["seats"] = self.seats
        if self.families:
            document["families"] = list(self.families)
        return document


def draw_options(rng: Random) -> TableOptions:
    """Return random options: uniform numbers of seats, sometimes with given families."""
    seats = rng.randint(FEWEST, MOST)
    options: TableOptions = {"seats": seats}
    if rng.random() < 0.3:
        options["families"] = rng.sample(FAMILIES, seats)
    return options
