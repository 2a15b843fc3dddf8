"""Values of documents (JSON, YAML, TOML) with their types made known."""

from __future__ import annotations

from typing import Any, TypeGuard


def _is_list(value: object) -> TypeGuard[list[Any] | tuple[Any, ...]]:
    return isinstance(value, (list, tuple))


def _is_table(value: object) -> TypeGuard[dict[Any, Any]]:
    return isinstance(value, dict)


def items(value: object) -> list[Any] | None:
    """The items of a list or tuple; None if it is neither."""
    return list(value) if _is_list(value) else None


def mapping(value: object) -> dict[str, Any] | None:
    """A mapping with its keys as text; None if it is none."""
    return {str(key): each for key, each in value.items()} if _is_table(value) else None
