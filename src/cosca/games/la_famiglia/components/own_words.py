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
# Texts by the key of the data files, and what a glossary calls them.
FAMILY_TEXTS: Final = (("family_name", "house"), ("theme", "theme"), ("plays", "plays"))


def own_names(files: Mapping[str, object], spaces: tuple[Space, ...]) -> dict[str, str]:
    """Own names by element key; the spaces of a column that has one are called after it."""
    found = {f"{kind}:{entry[key]}": str(entry["name"]) for kind, key, entry in _entries(files) if "name" in entry}
    for space in spaces:
        column = found.get(f"column:{COLUMNS[space.column]}")
        if column is not None:
            found[f"space:{space.id}"] = f"{column} {space.id.rpartition('.')[2]}"
    return found


def own_texts(files: Mapping[str, object]) -> dict[str, str]:
    """Own texts of tiles and cards by element key, and of families by key and part (`family:red.theme`)."""
    found = {f"{kind}:{entry[key]}": str(entry["text"]) for kind, key, entry in _entries(files) if "text" in entry}
    for mat in _array(files, "mats.toml", "mat"):
        for key, part in FAMILY_TEXTS:
            if key in mat:
                found[f"family:{mat['family']}.{part}"] = str(mat[key])
    return found


def _entries(files: Mapping[str, object]) -> list[tuple[str, str, dict[str, Any]]]:
    return [(kind, key, entry) for file, array, key, kind in NAMED for entry in _array(files, file, array)]


def _array(files: Mapping[str, object], file: str, array: str) -> list[dict[str, Any]]:
    return cast("dict[str, Any]", files[file])[array]
