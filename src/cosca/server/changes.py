"""What changed between two JSON documents, as a short list of places; a reader puts them in one after the other."""

from __future__ import annotations

from typing import Any

import orjson

from cosca.server.wire import Change, Path


def changes(old: Any, new: Any) -> list[Change]:
    """The changes that make `new` of `old`; both are objects. [path, value] puts, [path] removes."""
    found: list[Change] = []
    _compare(old, new, [], found)
    return found


def patched(document: Any, found: list[Change]) -> Any:
    """The document after the changes; the given one stays as it is."""
    for path, *value in found:
        document = _put(document, path, value)
    return document


def _compare(old: Any, new: Any, path: Path, found: list[Change]) -> None:
    if isinstance(old, dict) and isinstance(new, dict):
        inside: list[Change] = [[[*path, key]] for key in old if key not in new]
        for key, value in new.items():
            if key not in old:
                inside.append([[*path, key], value])
            elif not _same(old[key], value):
                _compare(old[key], value, [*path, key], inside)
    elif isinstance(old, list) and isinstance(new, list) and len(old) == len(new) and path:
        inside = []
        for at, (one, other) in enumerate(zip(old, new, strict=True)):
            if not _same(one, other):
                _compare(one, other, [*path, at], inside)
    else:
        found.append([path, new])
        return
    found += [[path, new]] if path and len(inside) > 1 and _longer(inside, [[path, new]]) else inside


def _same(one: Any, other: Any) -> bool:
    """Equal as JSON: True is not 1."""
    return (
        type(one) is type(other) and one == other and (type(one) not in (list, dict) or _packed(one) == _packed(other))
    )


def _longer(one: list[Change], other: list[Change]) -> bool:
    return len(orjson.dumps(one)) > len(orjson.dumps(other))


def _packed(value: Any) -> bytes:
    return orjson.dumps(value, option=orjson.OPT_SORT_KEYS)


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
