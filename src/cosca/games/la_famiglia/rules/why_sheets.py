"""Why a token cannot be laid on a space of the action sheets, or taken there (S12, P6, A11, C5, G1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cosca.games.la_famiglia.components.data import COLUMNS, Space
from cosca.games.la_famiglia.rules.state import FamigliaState
from cosca.games.la_famiglia.rules.why import because
from cosca.kernel.why_not import split

if TYPE_CHECKING:
    from cosca.kernel.messages import RuleMessage


def space_of(s: FamigliaState, element: str) -> Space | None:
    """Return the space of an element."""
    kind, id = split(element)
    at = s.data.space_index.get(id, -1) if kind == "space" else -1
    return None if at < 0 else s.data.spaces[at]


def off_table(s: FamigliaState, space: Space) -> RuleMessage | None:
    """Return the reason: only two sheets are in use in a round (S1, M8)."""
    if space.sheet in (s.round - 1, s.round):
        return None
    return because("why-space-sheet", "S1 M8", space=space.id, sheet=space.sheet, n=s.round)


def lying(s: FamigliaState, element: str) -> tuple[Space | None, RuleMessage | None]:
    """Return the space of an element, and the reason if its sheet is not in use."""
    space = space_of(s, element)
    return space, None if space is None else off_table(s, space)


def taken(s: FamigliaState, space: Space) -> RuleMessage | None:
    """Return the reason for a normal space holds 1 token (P6)."""
    sheet = s.bottom if space.sheet == s.round else s.top
    if not sheet[space.index - s.data.sheets[space.sheet].first] or space.infinite:
        return None
    return because("why-space-taken", "P6", space=space.id)


def not_below(s: FamigliaState, element: str, rules: str) -> RuleMessage | None:
    """Return the reason: an empty space of the bottom sheet is needed (G1)."""
    space = space_of(s, element)
    if space is None:
        return None
    if space.sheet == s.round - 1:
        return because("why-space-upper", rules, space=space.id)
    return off_table(s, space) or taken(s, space)


def not_open(s: FamigliaState, element: str) -> RuleMessage | None:
    """Return the reason: a free space is needed, on the top sheet in a column with another token (A11, H20, H21)."""
    space, reason = lying(s, element)
    if space is None:
        return None
    if reason is None and space.sheet < s.round:
        sheet = s.data.sheets[space.sheet]
        at = space.index - sheet.first
        for number, column in enumerate(sheet.columns):
            if at in column and not any([s.top[i] for i in column]):
                return because("why-space-column", "A11", space=space.id, column=COLUMNS[number])
    return reason or taken(s, space)


def not_above(s: FamigliaState, element: str, rules: str) -> RuleMessage | None:
    """Return the first problem of an element that should be a space of the top sheet (S12, C5)."""
    space = space_of(s, element)
    if space is None:
        return None
    if space.sheet == s.round:
        return because("why-space-lower", rules, space=space.id)
    return off_table(s, space)


def no_first_token(s: FamigliaState, element: str) -> RuleMessage | None:
    """Return the reason: a free space below the grey circles is needed (S12)."""
    space = space_of(s, element)
    reason = not_above(s, element, "S12")
    if space is None or reason is not None:
        return reason
    return because("why-space-grey", "S12", space=space.id) if space.grey else taken(s, space)


def no_neutral_token(s: FamigliaState, element: str) -> RuleMessage | None:
    """Return the reason: a space of the top sheet with a neutral token is needed (C5, W25)."""
    space = space_of(s, element)
    reason = not_above(s, element, "C5")
    if space is None or reason is not None:
        return reason
    return because("why-space-neutral", "C5 W25", space=space.id)
