"""Bounded caches: dicts that forget their oldest entry."""

from __future__ import annotations

from typing import TypeVar

K = TypeVar("K")
V = TypeVar("V")


def keep_newest(cache: dict[K, V], key: K, value: V, most: int) -> None:
    """Put the value last, and drop the oldest one if there are more than `most`."""
    cache.pop(key, None)
    cache[key] = value
    if len(cache) > most:
        del cache[next(iter(cache))]
