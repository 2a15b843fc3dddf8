"""What changed between two JSON documents, as a short list of places; a reader puts them in one after the other."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import orjson

from cosca.server.wire import Change, Path

SHORT: Final = 48  # bytes of a part that is told whole: its changes would be no shorter
# The parts of a document by their keys, each as it is packed; the parts of a split object in an object of their own.
Sections = dict[str, "bytes | dict[str, bytes]"]


class Done:
    """What has been done for one viewer and need not be done for the next: parts packed, and their changes found.

    Several viewers share most parts of a table, as the very same objects; these are kept alive as long as this is.
    """

    def __init__(self) -> None:
        self._packed: dict[int, tuple[Any, bytes]] = {}
        self.changes: dict[tuple[str, str, bytes, bytes], list[Change]] = {}

    def pack(self, value: Any, before: Any) -> bytes:
        """The value packed: the very same object as before, if that is equal."""
        found = self._packed.get(id(value))
        if found is not None:
            return found[1]
        packed = orjson.dumps(value)
        packed = before if packed == before else own_block(packed)
        self._packed[id(value)] = value, packed
        return packed


def sections(
    document: Mapping[str, Any], split: tuple[str, ...] = (), done: Done | None = None, before: Sections | None = None
) -> Sections:
    """An object taken apart by its keys, those of `split` by the keys of their objects too.

    Most parts of a table stay as they are: one that is as `before` is the very same object, found without comparing.
    """
    found: Sections = {}
    pack, before = (done or Done()).pack, before or {}
    for key, value in document.items():
        last = before.get(key)
        if key in split:
            known = last if isinstance(last, dict) else {}
            found[key] = {name: pack(part, known.get(name)) for name, part in value.items()}
        else:
            found[key] = pack(value, last)
    return found


def own_block(packed: bytes) -> bytes:
    """The bytes in a block of their own size: orjson's is a shrunk large one, of which the rest is lost."""
    return bytes(memoryview(packed))


def joined(parts: Sections) -> bytes:
    """The document of these parts, packed."""
    return orjson.dumps(
        {
            key: orjson.Fragment(part)
            if isinstance(part, bytes)
            else {name: orjson.Fragment(packed) for name, packed in part.items()}
            for key, part in parts.items()
        }
    )


def changes(old: Sections, new: Sections, done: Done | None = None) -> list[Change]:
    """The changes that make `new` of `old`: [path, value] puts, [path] removes.

    Only parts of split objects are compared inside; of the others, such as a question, little stays when they change.
    """
    done = done or Done()
    found: list[Change] = [[[key]] for key in old if key not in new]
    for key, part in new.items():
        before = old.get(key)
        if before is part or before == part:
            continue
        if isinstance(part, dict) and isinstance(before, dict):
            _inside(key, before, part, done, found)
        else:
            found.append([[key], orjson.Fragment(part) if isinstance(part, bytes) else part])
    return found


def _inside(key: str, old: dict[str, bytes], new: dict[str, bytes], done: Done, found: list[Change]) -> None:
    """Adds the changes of a split object."""
    found += [[[key, name]] for name in old if name not in new]
    for name, packed in new.items():
        before = old.get(name)
        if before is packed or before == packed:
            continue
        if before is None or len(packed) < SHORT:
            found.append([[key, name], orjson.Fragment(packed)])
            continue
        inside = done.changes.get((key, name, before, packed))
        if inside is None:
            inside = done.changes[key, name, before, packed] = []
            _compare(orjson.loads(before), orjson.loads(packed), [key, name], inside)
        found += inside


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
