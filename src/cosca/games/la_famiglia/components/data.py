"""The component data of La Famiglia, read from the data files, checked once and frozen.

    data = load()                # the default set that ships with the game, cached
    data = load("house-1")       # another one, by its name
    data = load("my-overlay")    # the default with a folder merged over it

Every problem is a `DataError` of one line: "FILE: KEY: problem".
"""

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from cosca.games.la_famiglia.components.board import Board, read_board
from cosca.games.la_famiglia.components.checks import read_cards, read_characters, read_sheets, read_tiles
from cosca.games.la_famiglia.components.orders import read_orders_and_mats
from cosca.games.la_famiglia.components.overlay_texts import own_names
from cosca.games.la_famiglia.components.printed import (
    CARDS,
    COLUMNS,
    COWARD_1,
    COWARD_2,
    FAMILIES,
    ROWS,
    TURNCOAT,
    Character,
    Mat,
    MatSpace,
    Order,
    Part,
    Sheet,
    Space,
    Tile,
)
from cosca.kernel.component_sets import Components, ComponentSet, ShippedSets, index_of, layers, load_set
from cosca.kernel.datafiles import parse_file
from cosca.kernel.narrowing import items, mapping

__all__ = [
    "CARDS",
    "COLUMNS",
    "COWARD_1",
    "COWARD_2",
    "FAMILIES",
    "FOLDER",
    "ROWS",
    "TURNCOAT",
    "Character",
    "Data",
    "Mat",
    "MatSpace",
    "Order",
    "Part",
    "Sheet",
    "Space",
    "Tile",
    "load",
    "read",
    "shipped_tiles",
]

FOLDER: Final = Path(__file__).parent / "house-1"
FILES: Final = (
    "board.json",
    "characters.toml",
    "conflict_cards.toml",
    "control_tiles.toml",
    "mats.toml",
    "orders.toml",
    "set.toml",
    "sheets.toml",
)
# The key that identifies the entries of an array of tables, where it is not "id".
KEYS: Final = {"mat": "family", "row": "row", "sheet": "number", "seats": "seat"}
# Keys that the rules do not read, by file: names, texts, notes, coordinates. The hash leaves them out.
UNREAD: Final[dict[str, tuple[str, ...]]] = {
    "board.json": (
        "format", "size", "source", "deco", "name", "color", "town", "centroid", "inscribed", "area", "label",
        "slots", "polygon", "corner", "symbol", "at", "shore", "borders", "outline",
    ),
    "characters.toml": ("points", "name", "flavour", "provenance", "note"),
    "conflict_cards.toml": ("name", "text", "rule", "provenance", "note"),
    "control_tiles.toml": ("name", "text", "when", "function", "rule", "provenance", "note"),
    "mats.toml": ("points", "family_name", "colour", "theme", "plays", "printed"),
    "orders.toml": ("points", "name", "provenance", "printed", "note"),
    "set.toml": ("name",),
    "sheets.toml": ("points", "name", "action", "intent", "kind", "provenance", "note"),
}  # fmt: skip


class Data(Components):
    """All components of one data set. Areas, seas, spaces, orders... are ints: indices into these tuples."""

    __slots__ = (
        "area_index",
        "area_names",
        "area_seas",
        "areas",
        "cards",
        "character_index",
        "characters",
        "distance",
        "family_index",
        "mandamenti",
        "mandamento_areas",
        "mandamento_index",
        "mandamento_names",
        "mandamento_of",
        "mate_of",
        "mats",
        "neighbours",
        "order_index",
        "orders",
        "own_names",
        "sea_areas",
        "sea_index",
        "sea_names",
        "sea_neighbours",
        "seas",
        "sheets",
        "space_index",
        "spaces",
        "start_holder",
        "start_soldati",
        "team_of",
        "tie_breaker",
        "tile_index",
        "tiles",
        "turn_order",
    )

    def __init__(
        self,
        files: ComponentSet,
        board: Board,
        orders: tuple[Order, ...],
        mats: tuple[Mat, ...],
        sheets: tuple[Sheet, ...],
        spaces: tuple[Space, ...],
        tiles: tuple[Tile, ...],
        characters: tuple[Character, ...],
        cards: tuple[str, ...],
    ) -> None:
        super().__init__(files)
        self.own_names: Final = own_names(files.own, spaces)  # by element key; take precedence in every language
        self.areas: Final = board.areas
        self.area_names: Final = board.area_names
        self.neighbours: Final = board.neighbours
        self.area_seas: Final = board.area_seas
        self.distance: Final = board.distance  # by land
        self.seas: Final = board.seas
        self.sea_names: Final = board.sea_names
        self.sea_neighbours: Final = board.sea_neighbours
        self.sea_areas: Final = board.sea_areas
        self.mandamenti: Final = board.mandamenti
        self.mandamento_names: Final = board.mandamento_names
        self.mandamento_areas: Final = board.mandamento_areas
        self.mandamento_of: Final = board.mandamento_of
        self.start_holder: Final = board.start_holder  # 0 neutral, 1..4 a seat
        self.start_soldati: Final = board.start_soldati
        self.turn_order: Final = board.turn_order
        self.team_of: Final = board.team_of  # by seat; [0] = 0
        self.mate_of: Final = board.mate_of  # by seat; [0] = 0
        self.tie_breaker: Final = board.tie_breaker
        self.orders: Final = orders
        self.mats: Final = mats
        self.sheets: Final = sheets
        self.spaces: Final = spaces
        self.tiles: Final = tiles
        self.characters: Final = characters
        self.cards: Final = cards
        self.area_index: Final = index_of(board.areas)
        self.sea_index: Final = index_of(board.seas)
        self.mandamento_index: Final = index_of(board.mandamenti)
        self.order_index: Final = index_of(tuple([order.id for order in orders]))
        self.space_index: Final = index_of(tuple([space.id for space in spaces]))
        self.tile_index: Final = index_of(tuple([tile.id for tile in tiles]))
        self.character_index: Final = index_of(tuple([card.id for card in characters]))
        self.family_index: Final = index_of(FAMILIES)


def load(data: str | Path = "") -> Data:
    """Return the default set, the set of that name, or the default with that folder merged over it."""
    return SETS.load(data)


def read(folder: Path, overlays: Sequence[Path] = ()) -> Data:
    """Read the data set of a folder with others merged over it, without a cache; raise DataError if invalid."""
    loaded = load_set(folder, overlays, FILES, KEYS, UNREAD)
    files = loaded.files
    orders, mats = read_orders_and_mats(files["orders.toml"], files["mats.toml"])
    sheets, spaces = read_sheets(files["sheets.toml"])
    return Data(
        loaded,
        read_board(files["board.json"]),
        orders,
        mats,
        sheets,
        spaces,
        read_tiles(files["control_tiles.toml"]),
        read_characters(files["characters.toml"]),
        read_cards(files["conflict_cards.toml"]),
    )


def shipped_tiles() -> tuple[str, ...]:
    """Return the ids of the control tiles of the default set, without reading the rest of it."""
    files = [folder / "control_tiles.toml" for folder in (FOLDER, *layers(FOLDER.parent, ""))]
    tables = [table for file in files if file.is_file() for table in items(parse_file(file)["tile"]) or ()]
    return tuple(dict.fromkeys([str((mapping(table) or {})["id"]) for table in tables]))


SETS: Final = ShippedSets(FOLDER, read)
