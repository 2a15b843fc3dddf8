"""Component data files of any game: reading, overlays, checked access.

Files are TOML or JSON and hold tables, lists, texts, numbers and flags only. An overlay is a folder of files
with the same names; each is merged over the shipped file:

- tables merge key by key, at any depth;
- arrays of tables whose entries have a key (`id`, or the one the game names for that array) merge entry by
  entry; one that the shipped file does not have says `new = true` and comes last, and without that it is an
  error, so that a typo is never ignored;
- every other list and every plain value replaces what was there.

Every problem is reported as a `DataError` of one line, "FILE: KEY: problem". In a KEY an entry is named by its
own key ("red.basic.1.initiative"), a place in a plain list by its index from 0 ("red.basic.1.parts[0].do").
"""

import difflib
import json
import math
import tomllib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final, cast

from cosca.kernel.errors import CoscaError


class DataError(CoscaError):
    """A data file that is missing, unreadable, or not valid for the game."""


def data_error(file: str, key: str, what: str) -> DataError:
    """Return a DataError whose text is one line, whatever the quoted texts contain."""
    line = f"{file}: {key}: {what}" if key else f"{file}: {what}"
    return DataError(" ".join(line.split()))


def unknown(noun: str, value: str, allowed: Sequence[str]) -> str:
    """Return the sentence that `value` is not in `allowed`, with close matches, and the full list if it is short."""
    text = f'unknown {noun} "{value}"'
    near = difflib.get_close_matches(value, allowed, 3, 0.6)
    if near:
        text += "; near: " + ", ".join(near)
    if not near or len(allowed) <= 24:
        text += "; one of " + ", ".join(allowed)
    return text


class Entry:
    """One table of a data file, with typed getters that raise a DataError naming file and key."""

    __slots__ = ("file", "keys", "path", "raw")

    def __init__(self, file: str, path: str, raw: dict[str, object], keys: Mapping[str, str]) -> None:
        self.file: Final = file
        self.path: Final = path
        self.raw: Final = raw
        self.keys: Final = keys

    def at(self, key: str) -> str:
        return f"{self.path}.{key}" if self.path else key

    def error(self, key: str, what: str) -> DataError:
        """Return the error to raise for a key of this table; for the table as a whole if the key is empty."""
        return data_error(self.file, self.at(key) if key else self.path, what)

    def has(self, key: str) -> bool:
        return key in self.raw

    def only(self, keys: Sequence[str], translated: Sequence[str] = ()) -> None:
        """Raise DataError unless every key is one of `keys`, or of `translated` with a language suffix (name_de)."""
        for key in self.raw:
            if key not in keys and not (key not in translated and is_one_of(key, translated)):
                raise self.error(key, unknown("key", key, sorted(keys)))

    def exactly(self, keys: Sequence[str]) -> None:
        """Raise DataError unless the keys are exactly these."""
        self.only(keys)
        for key in keys:
            self.value(key)

    def value(self, key: str) -> object:
        if key not in self.raw:
            raise self.error(key, "missing")
        return self.raw[key]

    def text(self, key: str) -> str:
        value = self.value(key)
        if not isinstance(value, str):
            raise self.error(key, f"must be a string, not {_short(value)}")
        if not value.strip():
            raise self.error(key, "is empty")
        return value

    def flag(self, key: str) -> bool:
        value = self.value(key)
        if not isinstance(value, bool):
            raise self.error(key, f"must be true or false, not {_short(value)}")
        return value

    def whole(self, key: str, low: int, high: int) -> int:
        return self._whole(key, self.value(key), low, high)

    def choice(self, key: str, allowed: Sequence[str], noun: str = "value") -> str:
        """Return the text of this key as the equal object in `allowed`, so that comparing is cheap."""
        return self._choice(key, self.value(key), allowed, noun)

    def wholes(self, key: str, low: int, high: int) -> tuple[int, ...]:
        return tuple([self._whole(f"{key}[{k}]", v, low, high) for k, v in enumerate(self._list(key))])

    def choices(self, key: str, allowed: Sequence[str], noun: str = "value") -> tuple[str, ...]:
        """Return a list of different texts, each one of `allowed`."""
        values: list[str] = []
        for k, value in enumerate(self._list(key)):
            text = self._choice(f"{key}[{k}]", value, allowed, noun)
            if text in values:
                raise self.error(f"{key}[{k}]", f'duplicate "{text}"')
            values.append(text)
        return tuple(values)

    def entry(self, key: str) -> "Entry":
        return Entry(self.file, self.at(key), self._table(key, self.value(key)), self.keys)

    def entries(self, key: str) -> "tuple[Entry, ...]":
        """Return the entries of an array of tables; errors name an entry by its own key if it has one."""
        name = self.keys.get(key, "id")
        entries: list[Entry] = []
        for k, value in enumerate(self._list(key)):
            raw = self._table(f"{key}[{k}]", value)
            mark = raw.get(name)
            if isinstance(mark, str):
                path = self.at(mark)
            elif mark is not None:
                path = self.at(f"{key}[{mark}]")
            else:
                path = self.at(f"{key}[{k}]")
            entries.append(Entry(self.file, path, raw, self.keys))
        return tuple(entries)

    def pairs(self, key: str) -> tuple[tuple[str, str], ...]:
        """Return a list of pairs of texts."""
        pairs: list[tuple[str, str]] = []
        for k, value in enumerate(self._list(key)):
            pair: list[object] = cast("list[object]", value) if isinstance(value, list) else [value]
            if len(pair) != 2 or not isinstance(pair[0], str) or not isinstance(pair[1], str):
                raise self.error(f"{key}[{k}]", f"must be a pair of strings, not {_short(pair)}")
            pairs.append((pair[0], pair[1]))
        return tuple(pairs)

    def _list(self, key: str) -> list[object]:
        value = self.value(key)
        if not isinstance(value, list):
            raise self.error(key, f"must be a list, not {_short(value)}")
        return cast("list[object]", value)

    def _table(self, key: str, value: object) -> dict[str, object]:
        if not isinstance(value, dict):
            raise self.error(key, f"must be a table, not {_short(value)}")
        return cast("dict[str, object]", value)

    def _whole(self, key: str, value: object, low: int, high: int) -> int:
        if isinstance(value, bool) or not isinstance(value, int):
            raise self.error(key, f"must be a whole number, not {_short(value)}")
        if not low <= value <= high:
            raise self.error(key, f"must be from {low} to {high}, not {value}")
        return value

    def _choice(self, key: str, value: object, allowed: Sequence[str], noun: str) -> str:
        if not isinstance(value, str):
            raise self.error(key, f"must be a string, not {_short(value)}")
        for text in allowed:
            if text == value:
                return text
        raise self.error(key, unknown(noun, value, allowed))


def is_one_of(key: str, keys: Sequence[str]) -> bool:
    """Return whether the key is one of `keys`, alone or with a language suffix (name_de)."""
    return key in keys or (len(key) > 3 and key[-3] == "_" and key[:-3] in keys)


def overlay_files(overlay: Path, names: Sequence[str]) -> list[Path]:
    """Return the files of a folder, each of which must have one of these names; hidden files are ignored."""
    if not overlay.is_dir():
        raise data_error(str(overlay), "", "the data folder does not exist")
    files: list[Path] = []
    for path in sorted(overlay.iterdir()):
        if path.name.startswith("."):
            continue
        if path.name not in names:
            raise data_error(path.name, "", unknown("data file", path.name, names))
        files.append(path)
    return files


def parse_file(path: Path) -> dict[str, object]:
    """Return the table that a TOML or JSON file holds."""
    try:
        text = path.read_text(encoding="utf-8-sig")
        raw: object
        if path.suffix == ".toml":
            raw = tomllib.loads(text)
        else:
            raw = json.loads(text, object_pairs_hook=_unique)
    except OSError as error:
        raise data_error(path.name, "", f"cannot be read ({error.strerror or error})") from None
    except RecursionError:
        raise data_error(path.name, "", "is nested too deeply") from None
    except ValueError as problem:  # another name: mypyc gives a name one type
        raise data_error(path.name, "", f"cannot be parsed: {problem}") from None
    if not isinstance(raw, dict):
        raise data_error(path.name, "", "must be a table")
    table = cast("dict[str, object]", raw)
    _plain(path.name, "", table)
    return table


def _unique(pairs: list[tuple[str, object]]) -> dict[str, object]:
    table = dict(pairs)
    if len(table) != len(pairs):
        names = [name for name, _ in pairs]
        twice = next(name for name in names if names.count(name) > 1)
        raise ValueError(f'duplicate key "{twice}"')
    return table


def _plain(file: str, path: str, value: object) -> None:
    """Raise DataError for dates, nulls and infinite numbers, which have no canonical text."""
    if isinstance(value, dict):
        for key, inner in cast("dict[str, object]", value).items():
            _plain(file, f"{path}.{key}" if path else key, inner)
    elif isinstance(value, list):
        for k, inner in enumerate(cast("list[object]", value)):
            _plain(file, f"{path}[{k}]", inner)
    elif isinstance(value, float):
        if not math.isfinite(value):
            raise data_error(file, path, "must be a finite number")
    elif not isinstance(value, (str, int)):  # a bool is an int
        raise data_error(file, path, f"must be a string, a number or a boolean, not {_short(value)}")


def merge(file: str, path: str, base: dict[str, object], over: dict[str, object], keys: Mapping[str, str]) -> None:
    """Merge a table over another one in place, as an overlay does."""
    for key, value in over.items():
        here = f"{path}.{key}" if path else key
        old = base.get(key)
        if isinstance(old, dict):
            if not isinstance(value, dict):
                raise data_error(file, here, f"must be a table, not {_short(value)}")
            merge(file, here, cast("dict[str, object]", old), cast("dict[str, object]", value), keys)
            continue
        ident = keys.get(key, "id")
        entries = _entries(old, ident)
        if not entries:
            base[key] = value
            continue
        if not isinstance(value, list):
            raise data_error(file, here, f"must be an array of tables, not {_short(value)}")
        seen: list[str] = []
        for k, item in enumerate(cast("list[object]", value)):
            entry = cast("dict[str, object]", item) if isinstance(item, dict) else {}
            if ident not in entry:
                raise data_error(file, f"{here}[{k}].{ident}", "missing: an entry must name the one it changes")
            mark = str(entry[ident])
            if entry.get("new") is True:
                if mark in entries:
                    raise data_error(file, f"{here}[{k}].new", f'"{mark}" already exists')
                entries[mark] = {name: inner for name, inner in entry.items() if name != "new"}
                cast("list[object]", old).append(entries[mark])
                seen.append(mark)
                continue
            if mark not in entries:
                what = unknown(ident, mark, list(entries))
                raise data_error(file, f"{here}[{k}].{ident}", f"{what} (to add an entry, set new = true)")
            if mark in seen:
                raise data_error(file, f"{here}[{k}].{ident}", f'duplicate "{mark}"')
            seen.append(mark)
            place = mark if isinstance(entry[ident], str) else f"{key}[{mark}]"
            changes = {name: inner for name, inner in entry.items() if name != ident}
            merge(file, f"{path}.{place}" if path else place, entries[mark], changes, keys)


def _entries(value: object, ident: str) -> dict[str, dict[str, object]]:
    """Return the tables of a list by their key; empty if it is not a list of tables that all have the key."""
    by_key: dict[str, dict[str, object]] = {}
    if isinstance(value, list):
        for item in cast("list[object]", value):
            if not isinstance(item, dict) or ident not in item:
                return {}
            entry = cast("dict[str, object]", item)
            by_key[str(entry[ident])] = entry
    return by_key


def _short(value: object) -> str:
    text = json.dumps(value, ensure_ascii=False, default=str)
    return text if len(text) <= 40 else text[:37] + "..."
