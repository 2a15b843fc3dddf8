"""Long lists page by page: a cursor names the last row of a page, so nothing is missed or told twice between pages."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any, TypeVar

from sqlalchemy import ColumnElement, Select, and_, or_

from cosca.server.errors import Refused

T = TypeVar("T")


def page(wanted: Select[Any], at: ColumnElement[Any], id: ColumnElement[Any], cursor: str, size: int) -> Select[Any]:
    """The rows after the cursor ("": from the beginning), the highest `at` first, and one more if there is one."""
    if cursor:
        number, _, last = cursor.partition("~")
        try:
            value = float(number)
        except ValueError:
            value = math.nan
        if math.isnan(value):
            raise Refused("malformed", problem="cursor: it is one that the list before told")
        wanted = wanted.where(or_(at < value, and_(at == value, id > last)))
    return wanted.order_by(at.desc(), id).limit(size + 1)


def cut(rows: Sequence[T], size: int, at: str) -> tuple[list[T], str]:
    """The rows of a page, which have an `id`, and the cursor of the next one; "" if this is the last."""
    shown = list(rows[:size])
    more = len(rows) > size
    return shown, f"{getattr(shown[-1], at)!r}~{shown[-1].id}" if more else ""  # type: ignore[attr-defined]
