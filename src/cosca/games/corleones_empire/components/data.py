"""The component data of Corleone's Empire, read from the data files, checked once and frozen.

    data = load()                # the default set that ships with the game, cached
    data = load("house-1")       # another one, by its name
    data = load("my-overlay")    # the default with a folder merged over it

Every problem is a `DataError` of one line: "FILE: KEY: problem".
"""

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from cosca.games.corleones_empire.components.board import Board, read_board, read_families
from cosca.games.corleones_empire.components.cards import read_allies, read_jobs
from cosca.games.corleones_empire.components.overlay_texts import own_names
from cosca.games.corleones_empire.components.printed import (
    BLOOD_MONEY,
    BLOOD_MONEY_ICON,
    BOOZE,
    BOOZE_ICON,
    CENTRAL_PARK,
    CHOICE,
    COLOURS,
    DISCARD_1,
    DISCARD_2,
    DISCARD_3,
    EXCHANGE,
    FAMILIES,
    GOODS,
    GUN,
    GUN_ICON,
    HORSE_HEAD,
    ICONS,
    JOB,
    MONEY,
    MONEY_1,
    MONEY_2,
    MONEY_3,
    MONEY_5,
    NARCOTICS,
    NARCOTICS_ICON,
    NEUTRALS,
    SUITCASE,
    TURFS,
    Ally,
    Business,
    Effect,
    Family,
    Job,
    Place,
)
from cosca.kernel.component_sets import Components, ComponentSet, ShippedSets, index_of, load_set

__all__ = [
    "BLOOD_MONEY",
    "BLOOD_MONEY_ICON",
    "BOOZE",
    "BOOZE_ICON",
    "CENTRAL_PARK",
    "CHOICE",
    "COLOURS",
    "DISCARD_1",
    "DISCARD_2",
    "DISCARD_3",
    "EXCHANGE",
    "FAMILIES",
    "FOLDER",
    "GOODS",
    "GUN",
    "GUN_ICON",
    "HORSE_HEAD",
    "ICONS",
    "JOB",
    "MONEY",
    "MONEY_1",
    "MONEY_2",
    "MONEY_3",
    "MONEY_5",
    "NARCOTICS",
    "NARCOTICS_ICON",
    "NEUTRALS",
    "SUITCASE",
    "TURFS",
    "Ally",
    "Business",
    "Data",
    "Effect",
    "Family",
    "Job",
    "Place",
    "load",
    "read",
]

FOLDER: Final = Path(__file__).parent / "house-1"
FILES: Final = (
    "allies.toml",
    "board.toml",
    "businesses.toml",
    "families.toml",
    "jobs.toml",
    "set.toml",
)
# The key that identifies the entries of an array of tables, where it is not "id".
KEYS: Final = {"act": "number"}
# Keys that the rules do not read, by file: names, texts, notes, coordinates. The hash leaves them out.
UNREAD: Final[dict[str, tuple[str, ...]]] = {
    "allies.toml": ("name", "text", "tolerance", "target", "note"),
    "board.toml": (
        "edition", "size", "name", "polygon", "label", "control_space", "chief_spot", "pos", "thug_space", "hudson",
        "cards", "roman", "title", "phase", "note",
    ),
    "businesses.toml": ("name", "text", "rule", "value", "note"),
    "families.toml": ("name", "roles", "colour", "hex", "don", "consigliere", "heir", "heir_f", "also", "note"),
    "jobs.toml": ("name", "text", "scale", "hex", "about", "note"),
    "set.toml": ("name",),
}  # fmt: skip
MARKERS: Final = 9  # a family (N2)
THUGS: Final = 3  # a family (N2); 2 in play with 3 to 5 seats (S4)


class Data(Components):
    """All components of one data set. Areas, businesses, spaces, jobs... are ints: indices into these tuples."""

    __slots__ = (
        "act_names",
        "allies",
        "ally_index",
        "area_index",
        "area_names",
        "areas",
        "business_index",
        "businesses",
        "families",
        "family_index",
        "goods_cards",
        "hand_limits",
        "icon_index",
        "job_index",
        "jobs",
        "markers",
        "money_cards",
        "own_names",
        "place_index",
        "places",
        "thugs",
        "tiles_blue",
        "tiles_red",
    )

    def __init__(
        self,
        files: ComponentSet,
        board: Board,
        jobs: tuple[Job, ...],
        allies: tuple[Ally, ...],
        families: tuple[Family, ...],
    ) -> None:
        super().__init__(files)
        self.own_names: Final = own_names(files.own, jobs, allies)  # by element key; take precedence in every language
        self.areas: Final = board.areas  # the 7 turfs in ascending number, then Central Park
        self.area_names: Final = board.area_names
        self.businesses: Final = board.businesses
        self.tiles_blue: Final = board.tiles_blue
        self.tiles_red: Final = board.tiles_red
        self.places: Final = board.places
        self.hand_limits: Final = board.hand_limits  # by act, from 0
        self.act_names: Final = board.act_names
        self.money_cards: Final = board.money_cards  # by money card: how many there are
        self.goods_cards: Final = board.goods_cards  # by good: how many there are
        self.jobs: Final = jobs
        self.allies: Final = allies
        self.families: Final = families
        self.markers: Final = MARKERS
        self.thugs: Final = THUGS
        self.area_index: Final = index_of(board.areas)
        self.business_index: Final = index_of(tuple([business.id for business in board.businesses]))
        self.place_index: Final = index_of(tuple([place.id for place in board.places]))
        self.job_index: Final = index_of(tuple([job.id for job in jobs]))
        self.ally_index: Final = index_of(tuple([ally.id for ally in allies]))
        self.family_index: Final = index_of(tuple([family.id for family in families]))
        self.icon_index: Final = index_of(ICONS)


def load(data: str | Path = "") -> Data:
    """Return the default set, the set of that name, or the default with that folder merged over it."""
    return SETS.load(data)


def read(folder: Path, overlays: Sequence[Path] = ()) -> Data:
    """Read the data set of a folder with others merged over it, without a cache; raise DataError if invalid."""
    loaded = load_set(folder, overlays, FILES, KEYS, UNREAD)
    files = loaded.files
    return Data(
        loaded,
        read_board(files["board.toml"], files["businesses.toml"]),
        read_jobs(files["jobs.toml"]),
        read_allies(files["allies.toml"]),
        read_families(files["families.toml"], MARKERS, THUGS),
    )


SETS: Final = ShippedSets(FOLDER, read)
