"""What changed between two JSON documents, as a short list of places; a reader puts them in one after the other."""

from __future__ import annotations

from typing import Any

import orjson

from cosca.server.wire import Change, Path

Section = tuple[str, ...]
Sections = dict[Section, bytes]  # the parts of a document by their place, each as it is packed


class Done:
    """What has been done for one viewer and need not be done for the next: parts packed, and their changes found.

    Several viewers share most parts of a table, as the very same objects; these are kept alive as long as this is.
    """

    def __init__(self) -> None:
        self._packed: dict[int, tuple[Any, bytes]] = {}
        self.changes: dict[tuple[Section, bytes, bytes], list[Change]] = {}

    def pack(self, value: Any) -> bytes:
        """The value packed."""
        found = self._packed.get(id(value))
        if found is None:
            found = self._packed[id(value)] = value, kept(value)
        return found[1]


def sections(document: dict[str, Any], split: tuple[str, ...] = (), done: Done | None = None) -> Sections:
    """An object taken apart by its keys, those of `split` by the keys of their objects too.

    Most parts of a table stay as they are: equal bytes need not be read again.
    """
    found: Sections = {}
    done = done or Done()
    for key, value in document.items():
        if key in split:
            for inner, part in value.items():
                found[key, inner] = done.pack(part)
        else:
            found[key,] = done.pack(value)
    return found


def kept(value: Any) -> bytes:
    """The value packed, in a block of its own size: orjson's is a shrunk large one, of which the rest is lost."""
    return bytes(memoryview(orjson.dumps(value)))


def joined(parts: Sections) -> bytes:
    """The document of these parts, packed."""
    whole: dict[str, Any] = {}
    for place, packed in parts.items():
        if len(place) == 1:
            whole[place[0]] = orjson.Fragment(packed)
        else:
            whole.setdefault(place[0], {})[place[1]] = orjson.Fragment(packed)
    return orjson.dumps(whole)


def changes(old: Sections, new: Sections, done: Done | None = None) -> list[Change]:
    """The changes that make `new` of `old`: [path, value] puts, [path] removes."""
    done = done or Done()
    found: list[Change] = [[[*place]] for place in old if place not in new]
    for place, packed in new.items():
        before = old.get(place)
        if before is None:
            found.append([[*place], orjson.Fragment(packed)])
        elif before != packed:
            inside = done.changes.get((place, before, packed))
            if inside is None:
                inside = done.changes[place, before, packed] = []
                _compare(orjson.loads(before), orjson.loads(packed), [*place], inside)
            found += inside
    return found


def patched(document: Any, found: list[Change]) -> Any:
    """The document after the changes; the given one stays as it is."""
    for path, *value in found:
        document = _put(document, path, value)
    return document


def _compare(old: Any, new: Any, path: Path, found: list[Change]) -> None:
    """Adds what makes `new` of `old` at this place: the places inside that changed, or all of it if that is shorter."""
    inside: list[Change] = []
    if type(old) is dict and type(new) is dict:
        inside += [[[*path, key]] for key in old if key not in new]
        pairs = [(key, old[key], value) for key, value in new.items() if key in old]
        inside += [[[*path, key], value] for key, value in new.items() if key not in old]
    elif type(old) is list and type(new) is list and len(old) == len(new):
        pairs = [(at, old[at], value) for at, value in enumerate(new)]
    else:
        if type(old) is not type(new) or old != new:  # True is not 1
            found.append([path, new])
        return
    for key, before, value in pairs:
        if type(value) is dict or type(value) is list:
            if orjson.dumps(before) != orjson.dumps(value):
                _compare(before, value, [*path, key], inside)
        elif type(before) is not type(value) or before != value:
            inside.append([[*path, key], value])
    if len(inside) > 1 and len(orjson.dumps(inside)) > len(orjson.dumps([[path, new]])):
        found.append([path, new])
    else:
        found += inside


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
