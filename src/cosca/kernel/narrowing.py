"""Type narrowing of document values (JSON, YAML, TOML), and limits for untrusted documents."""

from __future__ import annotations

from typing import Any, Final, TypeGuard

from cosca.kernel.documents import JsonObject
from cosca.kernel.errors import BadDocument

DEEPEST: Final = 32  # levels of nesting; real documents have about six
MOST_VALUES: Final = 100_000  # per document; real ones have a few thousand


def _is_list(value: object) -> TypeGuard[list[Any] | tuple[Any, ...]]:
    return isinstance(value, (list, tuple))


def _is_table(value: object) -> TypeGuard[dict[Any, Any]]:
    return isinstance(value, dict)


def items(value: object) -> list[Any] | None:
    """Return the items of a list or tuple; None if it is neither."""
    return list(value) if _is_list(value) else None


def mapping(value: object) -> JsonObject | None:
    """Return a dict with its keys as text; None if it is not a dict."""
    return {str(key): item for key, item in value.items()} if _is_table(value) else None


def shown(value: object) -> str:
    """Return a short text of a document value for an error, whatever its size or depth."""
    if isinstance(value, int) and value.bit_length() > 200:
        return f"a number of {value.bit_length()} bits"
    if isinstance(value, str):
        return repr(value if len(value) <= 60 else value[:60] + "…")
    if _is_list(value):
        return f"a list of {len(value)}"
    if _is_table(value):
        return f"a table of {len(value)} keys"
    return repr(value)[:60]


def check_bounds(value: object, what: str) -> None:
    """Raise BadDocument if a document is nested too deeply or has too many values, before it is processed.

    Values repeated by a YAML alias count each time, so a document that expands exponentially is refused too.
    """
    level: list[Any] = [value]
    left = MOST_VALUES
    for _ in range(DEEPEST):
        below: list[Any] = []
        for container in level:
            inner = container.values() if _is_table(container) else container if _is_list(container) else ()
            left -= len(inner)
            if left < 0:
                raise BadDocument(f"{what}: holds more than {MOST_VALUES} values")
            below.extend([one for one in inner if isinstance(one, (list, tuple, dict))])
        if not below:
            return
        level = below
    raise BadDocument(f"{what}: is nested more than {DEEPEST} levels deep")
