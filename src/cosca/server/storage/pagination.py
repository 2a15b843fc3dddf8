"""Pages of long lists. A cursor names the last row of a page, so that no row is missed or repeated."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any, TypeVar

from sqlalchemy import ColumnElement, Select, and_, or_

from cosca.server.protocol.refusal import Refused

T = TypeVar("T")


def after_cursor(
    query: Select[Any], at: ColumnElement[Any], id: ColumnElement[Any], cursor: str, size: int
) -> Select[Any]:
    """Select a page after the cursor ("": the first), highest `at` first, plus one row if more follow."""
    if cursor:
        number, _, last = cursor.partition("~")
        try:
            value = float(number)
        except ValueError:
            value = math.nan
        if math.isnan(value):
            raise Refused("malformed", problem="cursor: give one that this list returned")
        query = query.where(or_(at < value, and_(at == value, id > last)))
    return query.order_by(at.desc(), id).limit(size + 1)


def split_page(rows: Sequence[T], size: int, at: str) -> tuple[list[T], str]:
    """Return the rows of a page and the cursor of the next one, "" if this is the last. Rows have an `id`."""
    shown = list(rows[:size])
    more = len(rows) > size
    return shown, f"{getattr(shown[-1], at)!r}~{shown[-1].id}" if more else ""  # type: ignore[attr-defined]
