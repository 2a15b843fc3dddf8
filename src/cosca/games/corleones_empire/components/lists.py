"""Lists of component data that `Entry` has no getter for: the same thing may stand in them twice."""

from collections.abc import Sequence
from typing import cast

from cosca.games.corleones_empire.components.printed import MONEY
from cosca.kernel.datafiles import Entry


def indices(table: Entry, key: str, allowed: Sequence[str], noun: str) -> tuple[int, ...]:
    """A list of texts, each one of `allowed`, as indices into it."""
    items = _items(table, key)
    return tuple([allowed.index(items.choice(place, allowed, noun)) for place in items.raw])


def money(table: Entry, key: str) -> tuple[int, ...]:
    """A list of money cards in dollars, as indices into MONEY."""
    found: list[int] = []
    items = _items(table, key)
    for place in items.raw:
        value = items.whole(place, MONEY[0], MONEY[-1])
        if value not in MONEY:
            raise items.error(place, f"there is no ${value} card")
        found.append(MONEY.index(value))
    return tuple(found)


def point(table: Entry, key: str, size: tuple[int, int]) -> None:
    """Two whole numbers: a point of a board of this size."""
    if len(table.wholes(key, 0, max(size))) != 2:
        raise table.error(key, "must be two numbers, x and y")
    items = _items(table, key)
    for place, most in zip(items.raw, size, strict=True):
        items.whole(place, 0, most)


def points(table: Entry, key: str, size: tuple[int, int], least: int) -> None:
    """A list of at least so many points."""
    items = _items(table, key)
    if len(items.raw) < least:
        raise table.error(key, f"must be at least {least} points, not {len(items.raw)}")
    for place in items.raw:
        point(items, place, size)


def unique(table: Entry, key: str, before: Sequence[str]) -> str:
    """The text of a key that must differ from those before."""
    text = table.text(key)
    if text in before:
        raise table.error(key, f'duplicate "{text}"')
    return text


def _items(table: Entry, key: str) -> Entry:
    """A list as a table whose keys are its places: its getters check an item and name its place."""
    value = table.value(key)
    if not isinstance(value, list):
        raise table.error(key, "must be a list")
    raw: dict[str, object] = {f"{key}[{k}]": item for k, item in enumerate(cast("list[object]", value))}
    return Entry(table.file, table.path, raw, table.keys)
