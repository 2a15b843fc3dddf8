"""Names and texts that an overlay (or a later set) gives components of its own; all others stand in the catalogues."""

from collections.abc import Mapping
from typing import Any, Final, cast

from cosca.games.la_famiglia.components.printed import COLUMNS, Space

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
    """Own names by element key, own texts by key and part (`tile:bribery.text`, `family:red.theme`).

    The spaces of a column that has a name of its own are called after it.
    """
    found: dict[str, str] = {}
    for file, array, key, kind in NAMED:
        for entry in _array(files, file, array):
            _take(found, f"{kind}:{entry[key]}", entry)
    for mat in _array(files, "mats.toml", "mat"):
        for key, part in FAMILY_TEXTS:
            if key in mat:
                found[f"family:{mat['family']}.{part}"] = str(mat[key])
    for space in spaces:
        column = found.get(f"column:{COLUMNS[space.column]}")
        if column is not None:
            found[f"space:{space.id}"] = f"{column} {space.id.rpartition('.')[2]}"
    return found


def _take(found: dict[str, str], element: str, entry: dict[str, Any]) -> None:
    if "name" in entry:
        found[element] = str(entry["name"])
    if "text" in entry:
        found[f"{element}.text"] = str(entry["text"])


def _array(files: Mapping[str, object], file: str, array: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = cast("dict[str, Any]", files[file])[array]
    return found
