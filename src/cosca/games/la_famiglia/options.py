"""The validated options of a table; BadOption lists the allowed options or values."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from random import Random
from typing import Any, Final

from cosca.games.la_famiglia.components.checks import TILES_IN_PLAY
from cosca.games.la_famiglia.components.data import FAMILIES, shipped_tiles
from cosca.kernel.decision import OptionForm
from cosca.kernel.errors import BadOption
from cosca.kernel.events import TableOptions
from cosca.kernel.input_reader import different_names
from cosca.kernel.narrowing import items

EDITIONS: Final = ("1.2", "1.1", "1.0")
DETAILS: Final = (
    "row_tokens_leave_game",
    "labs_anywhere",
    "spread_to_neutrals",
    "chain_needs_earlier_turn",
    "early_draw_ends",
)
NAMES: Final = ("edition", "first_game", "predictable_conflict", "families", "tiles", "speaker", "data")


def _flag(name: str, value: Any) -> bool:
    if not isinstance(value, bool):
        raise BadOption(f"{name}: {value!r} is neither true nor false", "flag", {"option": name, "given": str(value)})
    return value


class Options:
    """The options of a table. `families` and `tiles` are empty if they are drawn.

    `tiles` are ids of the component data.
    """

    def __init__(self, given: Mapping[str, Any], tiles: tuple[str, ...] = ()) -> None:
        edition = str(given.get("edition", "1.2"))
        if edition not in EDITIONS:
            facts = {"option": "edition", "given": edition, "known": list(EDITIONS)}
            raise BadOption(f"edition: {edition!r} is not one of {', '.join(EDITIONS)}", "none-of", facts)
        self.edition: Final = edition
        self.first_game: Final = _flag("first_game", given.get("first_game", False))
        self.predictable_conflict: Final = _flag("predictable_conflict", given.get("predictable_conflict", False))
        self.families: Final = different_names("families", given.get("families"), FAMILIES, 4)
        self.tiles: Final = different_names("tiles", given.get("tiles"), tiles, TILES_IN_PLAY)
        if self.families and self.first_game:
            text = "families: cannot be given together with first_game, which deals them (S5)"
            raise BadOption(text, "dealt-families")
        self.speaker: Final = _speaker(given.get("speaker") or ())
        self.data: Final = data_named(given)
        # What the editions change, named after the rules (section ED); DETAILS lists it.
        self.row_tokens_leave_game: Final = edition != "1.2"  # A16
        self.labs_anywhere: Final = edition != "1.2"  # E6
        self.spread_to_neutrals: Final = edition == "1.2"  # O6
        self.chain_needs_earlier_turn: Final = edition == "1.2"  # C3
        self.early_draw_ends: Final = edition == "1.0"  # X4

    def to_json(self) -> TableOptions:
        """Return the options that differ from the default, in a fixed order, for the heading of a record.

        The overlay folder is left out: a record identifies the data by their hash, on any machine.
        """
        document: TableOptions = {}
        for name in NAMES[:-1]:
            value: Any = getattr(self, name)
            if value and value != "1.2":
                listed = items(value)
                document[name] = value if listed is None else listed
        return document


def data_named(given: Mapping[str, Any]) -> str:
    """Return the set or folder of component data that the options name; "" is the default set."""
    data = given.get("data")
    if data is not None and not isinstance(data, (str, Path)):
        raise BadOption(f"data: {data!r} is not a folder", "no-folder", {"option": "data", "given": str(data)})
    return str(data) if data else ""


def edition_details() -> int:
    """Return in how many details the editions differ, for the texts of the option."""
    editions = [Options({"edition": edition}) for edition in EDITIONS]
    return len([name for name in DETAILS if len({bool(getattr(options, name)) for options in editions}) > 1])


def _speaker(value: Any) -> tuple[int, ...]:
    hint, facts = "speaker: give one seat of each team, as 1 or 2 and 3 or 4", {"given": str(value)}
    if isinstance(value, str):
        value = value.split(",")
    listed = items(value)
    if listed is None:
        raise BadOption(f"{hint}; not {value!r}", "speaker", facts)
    try:
        seats = tuple(sorted([int(item) for item in listed]))
    except (TypeError, ValueError):
        raise BadOption(f"{hint}; not {value!r}", "speaker", facts) from None
    if seats and (len(seats) != 2 or seats[0] not in (1, 2) or seats[1] not in (3, 4)):
        raise BadOption(f"{hint}; not {', '.join(str(seat) for seat in seats)}", "speaker", facts)
    return seats


def draw_options(rng: Random, tiles: tuple[str, ...]) -> TableOptions:
    """Return random options that cover every edition and every option."""
    options: TableOptions = {"edition": rng.choice(EDITIONS)}
    if rng.random() < 0.5:
        options["predictable_conflict"] = True
    families = rng.random()
    if families < 0.2:
        options["first_game"] = True
    elif families < 0.5:
        options["families"] = rng.sample(FAMILIES, 4)
    if rng.random() < 0.3:
        options["tiles"] = rng.sample(tiles, TILES_IN_PLAY)
    if rng.random() < 0.4:
        options["speaker"] = [rng.choice((1, 2)), rng.choice((3, 4))]
    return options


def tiles_form(tiles: tuple[str, ...]) -> OptionForm:
    """Return the form of the option that names the control tiles in play (S3)."""
    return OptionForm("tiles", "several", tiles, n=TILES_IN_PLAY)


FORMS: Final = (
    OptionForm("edition", "one", EDITIONS, "1.2", facts={"details": edition_details()}),
    OptionForm("first_game", "flag"),
    OptionForm("predictable_conflict", "flag"),
    OptionForm("families", "several", FAMILIES, n=4),
    tiles_form(shipped_tiles()),
    OptionForm("speaker", "one", ("1,3", "1,4", "2,3", "2,4"), "1,3"),
)
