"""Diff and patch of JSON documents. A patch is a list of changes by path, applied in order."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import orjson

from cosca.server.protocol.server_messages import Change, Path

MIN_DIFF_BYTES: Final = 48  # a shorter section is sent whole: its changes would be no shorter
# The encoded sections of a document by key; those of a split object by its keys.
Sections = dict[str, "bytes | dict[str, bytes]"]


class PackCache:
    """Encoded sections and their changes, shared between the viewers of one update.

    Viewers share most sections of a table as identical objects; the cache keeps these alive.
    """

    def __init__(self) -> None:
        self._values: list[Any] = []
        self._equal: dict[bytes, bytes] = {}
        self.packed: dict[int, bytes] = {}  # by the id of the value
        self.changes: dict[tuple[str, str, bytes, bytes], list[Change]] = {}

    def pack(self, value: Any, before: Any) -> bytes:
        """Return the encoded value: the identical object `before`, if it is equal."""
        packed = self.packed.get(id(value))
        if packed is None:
            packed = orjson.dumps(value)
            if packed == before:
                packed = before
            else:  # players of one team have equal sections
                packed = self._equal.get(packed) or compact_bytes(packed)
                self._equal[packed] = packed
            self._values.append(value)
            self.packed[id(value)] = packed
        return packed

    def pack_items(self, document: Mapping[str, Any], before: Mapping[str, Any]) -> dict[str, bytes]:
        """Return the encoded values of an object by key; most are packed already, so no call is made for these."""
        known = self.packed.get
        return {key: known(id(value)) or self.pack(value, before.get(key)) for key, value in document.items()}


def pack_sections(
    document: Mapping[str, Any],
    split: tuple[str, ...] = (),
    done: PackCache | None = None,
    before: Sections | None = None,
) -> Sections:
    """Return the encoded sections of an object, those named in `split` by the keys of their objects.

    A section equal to the one in `before` is the identical object, so that `diff` skips it without comparing.
    """
    sections: Sections = {}
    done, before = done or PackCache(), before or {}
    for key, value in document.items():
        last = before.get(key)
        if key in split:
            sections[key] = done.pack_items(value, last if isinstance(last, dict) else {})
        else:
            sections[key] = done.pack(value, last)
    return sections


def compact_bytes(packed: bytes) -> bytes:
    """Return a copy in a block of its own size: orjson returns a shrunk large block whose rest is wasted."""
    return bytes(memoryview(packed))


def join_sections(parts: Sections) -> bytes:
    """Return the encoded document of these sections."""
    return orjson.dumps(
        {
            key: orjson.Fragment(part)
            if isinstance(part, bytes)
            else {name: orjson.Fragment(packed) for name, packed in part.items()}
            for key, part in parts.items()
        }
    )


def diff(old: Sections, new: Sections, done: PackCache | None = None) -> list[Change]:
    """Return the changes from `old` to `new`: [path, value] sets, [path] removes.

    Only sections of split objects are compared inside; others, such as a question, change as a whole.
    """
    done = done or PackCache()
    changes: list[Change] = [[[key]] for key in old if key not in new]
    for key, part in new.items():
        before = old.get(key)
        if before is part or before == part:
            continue
        if isinstance(part, dict) and isinstance(before, dict):
            _diff_section(key, before, part, done, changes)
        else:
            changes.append([[key], orjson.Fragment(part) if isinstance(part, bytes) else part])
    return changes


def _diff_section(
    key: str, old: dict[str, bytes], new: dict[str, bytes], done: PackCache, changes: list[Change]
) -> None:
    """Add the changes of a split object."""
    changes += [[[key, name]] for name in old if name not in new]
    for name, packed in new.items():
        before = old.get(name)
        if before is packed or before == packed:
            continue
        if before is None or len(packed) < MIN_DIFF_BYTES:
            changes.append([[key, name], orjson.Fragment(packed)])
            continue
        inside = done.changes.get((key, name, before, packed))
        if inside is None:
            inside = done.changes[key, name, before, packed] = []
            _compare(orjson.loads(before), orjson.loads(packed), [key, name], inside)
        changes += inside


def apply_patch(document: Any, changes: list[Change]) -> Any:
    """Return the document after the changes; the given one is not modified."""
    for path, *value in changes:
        document = _put(document, path, value)
    return document


def _compare(old: Any, new: Any, path: Path, changes: list[Change]) -> None:
    """Add the changes from `old` to `new` at this path: those inside, or the whole value if that is shorter."""
    inside: list[Change] = []
    if type(old) is dict and type(new) is dict:
        inside += [[[*path, key]] for key in old if key not in new]
        pairs = [(key, old[key], value) for key, value in new.items() if key in old]
        inside += [[[*path, key], value] for key, value in new.items() if key not in old]
    elif type(old) is list and type(new) is list and len(old) == len(new):
        pairs = [(at, old[at], value) for at, value in enumerate(new)]
    else:
        if type(old) is not type(new) or old != new:  # True is not 1
            changes.append([path, new])
        return
    for key, before, value in pairs:
        if type(value) is dict or type(value) is list:
            if orjson.dumps(before) != orjson.dumps(value):
                _compare(before, value, [*path, key], inside)
        elif type(before) is not type(value) or before != value:
            inside.append([[*path, key], value])
    if len(inside) > 1 and len(orjson.dumps(inside)) > len(orjson.dumps([[path, new]])):
        changes.append([path, new])
    else:
        changes += inside


def _put(document: Any, path: Path, value: list[Any]) -> Any:
    key, *rest = path
    copy: Any = [*document] if isinstance(document, list) else dict(document)
    if rest:
        copy[key] = _put(copy[key], rest, value)
    elif value:
        copy[key] = value[0]
    else:
        del copy[key]
    return copy
