"""Compact encoding of polylines, which are most of the data of a map."""

from __future__ import annotations

from typing import Any, Final, cast

from cosca.kernel.documents import JsonObject

DIGITS: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
MARK: Final = "~"  # the only key of a packed polyline
TENTHS: Final = 10
MIN_POINTS: Final = 4  # fewer points are not packed, because it saves nothing


def pack_points(document: Any) -> Any:
    """Return the document with its polylines packed, without loss; `web/src/protocol/pointCodec.ts` unpacks them."""
    if isinstance(document, dict):
        return {key: pack_points(value) for key, value in cast("JsonObject", document).items()}
    if not isinstance(document, list | tuple):
        return document
    items = cast("list[Any]", document)
    return (
        {MARK: _pack_line(items)}
        if len(items) >= MIN_POINTS and all(map(_is_point, items))
        else [pack_points(item) for item in items]
    )


def _is_point(item: Any) -> bool:
    """Return whether the item is a pair of numbers with at most one decimal."""
    if not isinstance(item, list | tuple):
        return False
    numbers = cast("list[Any]", item)
    return len(numbers) == 2 and all(
        type(number) in (int, float) and round(number * TENTHS) / TENTHS == number for number in numbers
    )


def _pack_line(points: list[Any]) -> str:
    """Encode the delta of each coordinate to the last one, in tenths: zigzag, five bits per letter, lowest first."""
    letters: list[str] = []
    last = [0, 0]
    for point in points:
        for axis in (0, 1):
            now = round(point[axis] * TENTHS)
            delta, last[axis] = now - last[axis], now
            rest = delta * 2 if delta >= 0 else -delta * 2 - 1
            while rest >= 32:
                letters.append(DIGITS[32 + rest % 32])
                rest //= 32
            letters.append(DIGITS[rest])
    return "".join(letters)
