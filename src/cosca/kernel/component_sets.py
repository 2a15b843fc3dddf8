"""Component sets: shipped sets, overlays merged over them, and the content hash that records and tables store.

The hash covers only what the rules read: each game lists the keys that are for presentation (names, texts, page
coordinates), which may change without invalidating tables, records or saved states. Sets older than this scheme have
their hash written in `set.toml`. What was since removed from the files of the first set is kept in `before.json`, so
that the hash an overlay had at that time can still be computed.

A set is played by default if it is the newest that is not a draft (`draft = true` in `set.toml`). The hash does not
depend on that.
"""

import hashlib
import json
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Final, Generic, TypeVar, cast

from cosca.kernel.datafiles import Entry, data_error, is_one_of, merge, overlay_files, parse_file
from cosca.kernel.documents import JsonObject
from cosca.kernel.narrowing import items, mapping

LABEL: Final = "set.toml"
BEFORE: Final = "before.json"
DRAFT: Final = "draft"

D = TypeVar("D", bound="Components")


def set_names(folder: Path) -> tuple[str, ...]:
    """Return the names of the component sets that ship with a game, oldest first: folders that end in their number.

    The first set is complete; a later one holds only the differences from the first.
    """
    return tuple(sorted([path.parent.name for path in folder.glob("*/set.toml")], key=_number_of))


def _number_of(name: str) -> int:
    return int(name.rpartition("-")[2])


def default_set(folder: Path) -> str:
    """Return the name of the newest set that is not a draft."""
    names = [name for name in set_names(folder) if parse_file(folder / name / LABEL).get(DRAFT) is not True]
    return names[-1]


def layers(folder: Path, wanted: str) -> tuple[Path, ...]:
    """Return the folders that are merged over the first set of a game for the option `data`.

    "" is the default set, `house-1` the set of that name, `DIR` an overlay over the default, `house-1+DIR` over that.
    Raise DataError if the folder does not exist.
    """
    names = set_names(folder)
    name, _, over = wanted.partition("+")
    if name not in names:
        name, over = default_set(folder), wanted
    folders = () if name == names[0] else (folder / name,)
    if not over:
        return folders
    if not Path(over).is_dir():
        raise data_error(over, "", f"is neither an existing folder nor a component set (sets: {', '.join(names)})")
    return (*folders, Path(over))


class ComponentSet:
    """The merged files of a set, its name and hash, and the older hash, which also covered names and texts.

    `files` include the names and texts that were once part of them; `own` are the files as they are now, where every
    name or text comes from a later set or an overlay.
    """

    __slots__ = ("files", "hash", "name", "older_hash", "own")

    def __init__(
        self, files: Mapping[str, Entry], own: Mapping[str, dict[str, object]], hash: str, older_hash: str
    ) -> None:
        label = files[LABEL]
        label.only(("name",))
        self.name: Final = label.text("name")
        self.files: Final = files
        self.own: Final = own
        self.hash: Final = hash
        self.older_hash: Final = older_hash


class Components:
    """Base class of a game's component data; a game adds what its rules read."""

    __slots__ = ("hash", "name", "older_hash", "source")

    def __init__(self, files: ComponentSet) -> None:
        self.name: Final = files.name
        self.hash = files.hash
        self.older_hash: Final = files.older_hash
        source: dict[str, object] = {file: table.raw for file, table in files.files.items()}
        self.source: Final[Mapping[str, object]] = source  # the merged raw tables by file name: for pages and texts

    def label(self) -> str:
        """Return name and hash, as stored in records and tables."""
        return f"{self.name} {self.hash}"

    def recognise(self, named: str) -> bool:
        """Return whether `named` is the label of these data; if it has their older hash, use that hash from now on."""
        if named == f"{self.name} {self.older_hash}":
            self.hash = self.older_hash
        return named == self.label()


class ShippedSets(Generic[D]):
    """Loader of a game's shipped sets, which are cached, and of overlays over them.

    `first` is the folder of the first set; `read` builds the data of a folder with other folders merged over it.
    """

    __slots__ = ("_default", "_first", "_known", "_read")

    def __init__(self, first: Path, read: Callable[[Path, Sequence[Path]], D]) -> None:
        self._first: Final = first
        self._read: Final = read
        self._known: Final[dict[str, D]] = {}
        self._default = ""

    def load(self, data: str | Path = "") -> D:
        """Return the default set, the set of that name, or the default with that folder merged over it."""
        folder = self._first.parent
        wanted = str(data) or self._default or default_set(folder)
        loaded = self._known.get(wanted)
        if loaded is None:
            loaded = self._read(self._first, layers(folder, wanted))
            if wanted in set_names(folder):
                self._known[wanted] = loaded
        if not str(data):
            self._default = wanted
        return loaded

    def keep(self, name: str, data: D) -> None:
        """Return these data from now on if that name is asked for, as if they were a shipped set."""
        self._known[name] = data


def index_of(ids: Sequence[str]) -> dict[str, int]:
    """Return the index of each id."""
    return {id: k for k, id in enumerate(ids)}


def load_set(
    first: Path,
    overlays: Sequence[Path],
    names: Sequence[str],
    keys: Mapping[str, str],
    unread: Mapping[str, Sequence[str]],
) -> ComponentSet:
    """Load the files `names` of a game's first set and merge the overlays over them in turn: later sets, then folders.

    `keys` names, for an array of tables, the key of its entries where that is not "id". `unread` names, by file, the
    keys at any depth that the rules do not read, also with a language suffix (name_de). An overlay that
    changes only such keys has the hash of the set below it.
    """
    merged = {name: parse_file(first / name) for name in names}
    before = _older_form(merged, first, keys)
    written, base = _written_hash(merged), ""
    for overlay in overlays:
        shipped = overlay.parent == first.parent
        if not shipped and not base:
            base = content_hash(_read_part(merged, unread))
        for path in overlay_files(overlay, names):
            for form in (merged, before):
                merge(path.name, "", form[path.name], parse_file(path), keys)
        if shipped:
            written = _written_hash(merged)
            _written_hash(before)
    for form in (merged, before):
        form[LABEL].pop(DRAFT, None)
    hash = content_hash(_read_part(merged, unread))
    older = content_hash(before)
    if written and base in ("", hash):
        hash = written
    return ComponentSet({name: Entry(name, "", raw, keys) for name, raw in before.items()}, merged, hash, older)


def _written_hash(files: dict[str, dict[str, object]]) -> str:
    """Remove the hash from the label of a set and return it, for it is not part of the hashed content; "" if absent."""
    return str(files[LABEL].pop("hash", ""))


def _older_form(
    merged: dict[str, dict[str, object]], folder: Path, keys: Mapping[str, str]
) -> dict[str, dict[str, object]]:
    """Return a copy of the files as they were while the hash covered names and texts.

    `before.json` has the structure of the files: what was removed from a table, and for an array of tables what was
    removed from each entry, with the key that identifies it.
    """
    before: JsonObject = json.loads(json.dumps(merged))
    _written_hash(before)
    if (folder / BEFORE).is_file():
        _put_back(before, parse_file(folder / BEFORE), keys)
    return before


def _put_back(table: JsonObject, removed: JsonObject, keys: Mapping[str, str]) -> None:
    """Add the removed values back to a table, without overwriting present ones."""
    for field, value in removed.items():
        present = table.setdefault(field, value)
        if present is value:
            continue
        if isinstance(value, dict):
            if isinstance(present, dict):
                _put_back(cast("JsonObject", present), cast("JsonObject", value), keys)
        elif isinstance(value, list):
            key = keys.get(field, "id")
            entries = {removed_entry[key]: removed_entry for removed_entry in cast("list[JsonObject]", value)}
            for entry in items(present) or ():
                mark = (mapping(entry) or {}).get(key)
                if isinstance(mark, (str, int)) and mark in entries:
                    _put_back(entry, entries[mark], keys)


def _read_part(files: Mapping[str, object], unread: Mapping[str, Sequence[str]]) -> dict[str, object]:
    """Return the files without the keys that the rules do not read."""
    return {name: _without(raw, unread.get(name, ())) for name, raw in files.items()}


def _without(value: object, keys: Sequence[str]) -> object:
    if isinstance(value, dict):
        table = cast("dict[str, object]", value)
        return {key: _without(inner, keys) for key, inner in table.items() if not is_one_of(key, keys)}
    if isinstance(value, list):
        return [_without(inner, keys) for inner in cast("list[object]", value)]
    return value


def content_hash(source: Mapping[str, object]) -> str:
    """Return 16 hex digits that depend on the content alone: not on comments, layout, or the order of keys."""
    text = json.dumps(source, sort_keys=True, separators=(",", ":"), ensure_ascii=True, allow_nan=False)
    return hashlib.sha256(text.encode("ascii")).hexdigest()[:16]
