"""Component sets: those that ship with a game, overlays over them, and the hash by which records and tables find them.

The hash covers what the rules read: each game names the keys that only readers need (names, texts, places on the
page), and these can change without a table, record or saved state noticing. Sets made before that was so have their
hash written in `set.toml`. What has since left the files of the first set lies beside them in `before.json`, so that
the hash that an overlay had then can still be told.
"""

import hashlib
import json
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final, Generic, TypeVar, cast

from cosca.kernel.datafiles import Entry, data_error, is_one_of, merge, overlay_files, parse_file
from cosca.kernel.plain import items, mapping

LABEL: Final = "set.toml"
BEFORE: Final = "before.json"

D = TypeVar("D", bound="Components")


def set_names(folder: Path) -> tuple[str, ...]:
    """The data sets that ship with a game, oldest first: folders named after them, with their number at the end.

    The first one is whole; a later one holds only what differs from the first.
    """
    return tuple(sorted([path.parent.name for path in folder.glob("*/set.toml")], key=_number_of))


def _number_of(name: str) -> int:
    return int(name.rpartition("-")[2])


def layers(folder: Path, wanted: str) -> tuple[Path, ...]:
    """What is merged over the first set of a game, by what is wanted.

    Nothing is the newest set, a name that one (`house-1`), a folder lies over the newest, `house-1+DIR` over that one.
    """
    names = set_names(folder)
    name, _, over = wanted.partition("+")
    if name not in names:
        name, over = names[-1], wanted
    found = () if name == names[0] else (folder / name,)
    if not over:
        return found
    if not Path(over).is_dir():
        raise data_error(over, "", f"the data folder does not exist, nor is it a set (sets: {', '.join(names)})")
    return (*found, Path(over))


class ComponentSet:
    """The merged files of a set by file name, its name and hash, and the hash while names and texts counted too.

    `files` have the names and texts that once stood in them; `own` are the files as they are, where a name or text is
    one that a later set or an overlay gives a thing of its own.
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
    """What the component data of every game have; a game adds what its rules read."""

    __slots__ = ("hash", "name", "older_hash", "source")

    def __init__(self, files: ComponentSet) -> None:
        self.name: Final = files.name
        self.hash = files.hash
        self.older_hash: Final = files.older_hash
        source: dict[str, object] = {file: table.raw for file, table in files.files.items()}
        self.source: Final[Mapping[str, object]] = source  # the merged raw tables by file name: for pages and texts

    def label(self) -> str:
        """Name and hash, as records and tables tell them."""
        return f"{self.name} {self.hash}"

    def recognise(self, named: str) -> bool:
        """Whether a record or table names these data, by their hash or an older one, which they then go by."""
        if named == f"{self.name} {self.older_hash}":
            self.hash = self.older_hash
        return named == self.label()


class ShippedSets(Generic[D]):
    """The sets that ship with a game, each read once, and overlays over them.

    `first` is the folder of the first set; `read` makes the data of a folder with others merged over it.
    """

    __slots__ = ("_first", "_known", "_read")

    def __init__(self, first: Path, read: Callable[[Path, Sequence[Path]], D]) -> None:
        self._first: Final = first
        self._read: Final = read
        self._known: Final[dict[str, D]] = {}

    def load(self, data: str | Path = "") -> D:
        """The newest shipped set, the one of that name, or the newest with that folder merged over it; DataError."""
        folder = self._first.parent
        names = set_names(folder)
        wanted = str(data) or names[-1]
        found = self._known.get(wanted)
        if found is None:
            found = self._read(self._first, layers(folder, wanted))
            if wanted in names:
                self._known[wanted] = found
        return found


def index_of(ids: Sequence[str]) -> dict[str, int]:
    """The place of each id."""
    return {id: k for k, id in enumerate(ids)}


def load_set(
    first: Path,
    overlays: Sequence[Path],
    names: Sequence[str],
    keys: Mapping[str, str],
    unread: Mapping[str, Sequence[str]],
) -> ComponentSet:
    """The files `names` of a game's first set with the overlays merged over them in turn: later sets, then folders.

    `keys` names, for an array of tables, the key of its entries where that is not "id". `unread` names, by file, the
    keys at any depth that the rules do not read, also with a language added (name_de). What differs from a shipped
    set in such keys only has the hash of that set.
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
    hash = content_hash(_read_part(merged, unread))
    older = content_hash(before)
    if written and base in ("", hash):
        hash = written
    return ComponentSet({name: Entry(name, "", raw, keys) for name, raw in before.items()}, merged, hash, older)


def _written_hash(files: dict[str, dict[str, object]]) -> str:
    """The hash that stands in the label of a set, taken out: it is not part of what is hashed."""
    return str(files[LABEL].pop("hash", ""))


def _older_form(
    merged: dict[str, dict[str, object]], folder: Path, keys: Mapping[str, str]
) -> dict[str, dict[str, object]]:
    """A copy of the files with all that was in them while the hash covered names and texts.

    That lies in `before.json`, in the form of the files: what left a table, and of an array of tables what left each
    entry, with the key that tells it apart.
    """
    before: dict[str, Any] = json.loads(json.dumps(merged))
    _written_hash(before)
    if (folder / BEFORE).is_file():
        _put_back(before, parse_file(folder / BEFORE), keys)
    return before


def _put_back(table: dict[str, Any], left: dict[str, Any], keys: Mapping[str, str]) -> None:
    """Adds to a table what left it; what the table has stays."""
    for field, gone in left.items():
        here = table.setdefault(field, gone)
        if here is gone:
            continue
        if isinstance(gone, dict):
            if isinstance(here, dict):
                _put_back(cast("dict[str, Any]", here), cast("dict[str, Any]", gone), keys)
        elif isinstance(gone, list):
            key = keys.get(field, "id")
            entries = {each[key]: each for each in cast("list[dict[str, Any]]", gone)}
            for entry in items(here) or ():
                mark = (mapping(entry) or {}).get(key)
                if isinstance(mark, (str, int)) and mark in entries:
                    _put_back(entry, entries[mark], keys)


def _read_part(files: Mapping[str, object], unread: Mapping[str, Sequence[str]]) -> dict[str, object]:
    """The files without the keys that the rules do not read."""
    return {name: _without(raw, unread.get(name, ())) for name, raw in files.items()}


def _without(value: object, keys: Sequence[str]) -> object:
    if isinstance(value, dict):
        table = cast("dict[str, object]", value)
        return {key: _without(inner, keys) for key, inner in table.items() if not is_one_of(key, keys)}
    if isinstance(value, list):
        return [_without(inner, keys) for inner in cast("list[object]", value)]
    return value


def content_hash(source: Mapping[str, object]) -> str:
    """16 hex digits that depend on the content alone: not on comments, layout, or the order of keys."""
    text = json.dumps(source, sort_keys=True, separators=(",", ":"), ensure_ascii=True, allow_nan=False)
    return hashlib.sha256(text.encode("ascii")).hexdigest()[:16]
