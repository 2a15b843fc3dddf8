"""Lines of points as short texts: a map is mostly those, and a slow line carries each digit of them."""

from __future__ import annotations

from typing import Any, Final, cast

DIGITS: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
MARK: Final = "~"  # the only key of what stands for a packed line
TENTHS: Final = 10
LEAST: Final = 4  # points; fewer are as short as they are


def packed(document: Any) -> Any:
    """The document with its lines of points packed, exactly: `web/src/lib/packing.ts` unpacks them."""
    if isinstance(document, dict):
        return {key: packed(value) for key, value in cast("dict[str, Any]", document).items()}
    if not isinstance(document, list | tuple):
        return document
    items = cast("list[Any]", document)
    return (
        {MARK: _line(items)} if len(items) >= LEAST and all(map(_is_point, items)) else [packed(each) for each in items]
    )


def _is_point(item: Any) -> bool:
    """Two numbers with one decimal at most."""
    if not isinstance(item, list | tuple):
        return False
    numbers = cast("list[Any]", item)
    return len(numbers) == 2 and all(
        type(each) in (int, float) and round(each * TENTHS) / TENTHS == each for each in numbers
    )


def _line(points: list[Any]) -> str:
    """Each coordinate as its way from the last one in tenths: five bits per letter, lowest first, after the sign."""
    letters: list[str] = []
    last = [0, 0]
    for point in points:
        for axis in (0, 1):
            now = round(point[axis] * TENTHS)
            way, last[axis] = now - last[axis], now
            rest = way * 2 if way >= 0 else -way * 2 - 1
            while rest >= 32:
                letters.append(DIGITS[32 + rest % 32])
                rest //= 32
            letters.append(DIGITS[rest])
    return "".join(letters)
