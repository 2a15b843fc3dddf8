"""Values of documents (JSON, YAML, TOML) with their types made known."""

from __future__ import annotations

from typing import Any


def items(value: object) -> list[Any] | None:
    """The items of a list or tuple; None if it is neither."""
    found: list[Any] | tuple[Any, ...]
    if isinstance(value, (list, tuple)):
        found = value
        return list(found)
    return None


def table(value: object) -> dict[str, Any] | None:
    """A mapping with its keys as text; None if it is none."""
    found: dict[Any, Any]
    if isinstance(value, dict):
        found = value
        return {str(key): each for key, each in found.items()}
    return None
