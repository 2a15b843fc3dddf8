"""Names and texts of components from an overlay or a later set; all others are in the catalogues."""

from collections.abc import Mapping
from typing import Final, cast

from cosca.games.la_famiglia.components.printed import COLUMNS, Space
from cosca.kernel.documents import JsonObject

# By file: the array of its entries, the key of an entry, and the kind of element that it is.
NAMED: Final = (
    ("board.json", "areas", "id", "area"),
    ("board.json", "seas", "id", "sea"),
    ("board.json", "mandamenti", "id", "mandamento"),
    ("characters.toml", "character", "id", "character"),
    ("conflict_cards.toml", "card", "id", "card"),
    ("control_tiles.toml", "tile", "id", "tile"),
    ("orders.toml", "order", "id", "order"),
    ("sheets.toml", "column", "id", "column"),
    ("sheets.toml", "sheet", "number", "sheet"),
)
# Texts of a family by their key in the data files, and what the catalogues call them.
FAMILY_TEXTS: Final = (("family_name", "house"), ("theme", "theme"), ("plays", "plays"))


def own_names(files: Mapping[str, object], spaces: tuple[Space, ...]) -> dict[str, str]:
    """Return the overlay's names by element key and texts by key and part (`tile:bribery.text`, `family:red.theme`).

    The spaces of a column with a new name are named after it.
    """
    names: dict[str, str] = {}
    for file, array, key, kind in NAMED:
        for entry in _array(files, file, array):
            _take(names, f"{kind}:{entry[key]}", entry)
    for mat in _array(files, "mats.toml", "mat"):
        for key, part in FAMILY_TEXTS:
            if key in mat:
                names[f"family:{mat['family']}.{part}"] = str(mat[key])
    for space in spaces:
        column = names.get(f"column:{COLUMNS[space.column]}")
        if column is not None:
            names[f"space:{space.id}"] = f"{column} {space.id.rpartition('.')[2]}"
    return names


def _take(names: dict[str, str], element: str, entry: JsonObject) -> None:
    if "name" in entry:
        names[element] = str(entry["name"])
    if "text" in entry:
        names[f"{element}.text"] = str(entry["text"])


def _array(files: Mapping[str, object], file: str, array: str) -> list[JsonObject]:
    entries: list[JsonObject] = cast("JsonObject", files[file])[array]
    return entries
