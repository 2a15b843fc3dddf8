"""Getters for lists of component data with duplicates, which `Entry` does not allow."""

from collections.abc import Sequence
from typing import cast

from cosca.games.corleones_empire.components.printed import MONEY
from cosca.kernel.datafiles import Entry


def indices(entry: Entry, key: str, allowed: Sequence[str], noun: str) -> tuple[int, ...]:
    """Return a list of texts, each one of `allowed`, as indices into it."""
    items = _items(entry, key)
    return tuple([allowed.index(items.choice(place, allowed, noun)) for place in items.raw])


def money(entry: Entry, key: str) -> tuple[int, ...]:
    """Return a list of money cards in dollars, as indices into MONEY."""
    values: list[int] = []
    items = _items(entry, key)
    for place in items.raw:
        value = items.whole(place, MONEY[0], MONEY[-1])
        if value not in MONEY:
            raise items.error(place, f"there is no ${value} card")
        values.append(MONEY.index(value))
    return tuple(values)


def point(entry: Entry, key: str, size: tuple[int, int]) -> None:
    """Check that a key is a point of a board of this size: two whole numbers."""
    if len(entry.wholes(key, 0, max(size))) != 2:
        raise entry.error(key, "must be two numbers, x and y")
    items = _items(entry, key)
    for place, most in zip(items.raw, size, strict=True):
        items.whole(place, 0, most)


def points(entry: Entry, key: str, size: tuple[int, int], least: int) -> None:
    """Check that a key is a list of at least so many points."""
    items = _items(entry, key)
    if len(items.raw) < least:
        raise entry.error(key, f"must be at least {least} points, not {len(items.raw)}")
    for place in items.raw:
        point(items, place, size)


def unique(entry: Entry, key: str, before: Sequence[str]) -> str:
    """Return the text of a key, which must differ from the previous ones."""
    text = entry.text(key)
    if text in before:
        raise entry.error(key, f'duplicate "{text}"')
    return text


def _items(entry: Entry, key: str) -> Entry:
    """Return a list as an entry whose keys are its indices, so that its getters check items and name the index."""
    value = entry.value(key)
    if not isinstance(value, list):
        raise entry.error(key, "must be a list")
    raw: dict[str, object] = {f"{key}[{k}]": item for k, item in enumerate(cast("list[object]", value))}
    return Entry(entry.file, entry.path, raw, entry.keys)
