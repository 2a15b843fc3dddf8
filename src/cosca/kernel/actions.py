"""Action numbers of choices, for learners. A number, once assigned, always means the same choice.

A game's folder lists its choices in `actions.txt`, one text per line; the number is that of the line, from 0. Lines are
only ever added at the end, so the numbers are the same over editions, component sets and seats.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from cosca.kernel.choice import Choice, choices_by_text

LISTED: Final = "actions.txt"
MISSING: Final = -1  # the value of a listed choice that the components of this table do not have


def numbered(folder: Path, tables: tuple[object, ...]) -> tuple[Choice, ...]:
    """Return all choices in these tables by their number.

    What an overlay adds has no line and comes last, by its text. A listed choice that the components here do not have
    keeps its number, for a choice that is never offered.
    """
    there = choices_by_text(*tables)
    texts = listed(folder)
    more = sorted(set(there) - set(texts))
    return tuple([there[text] if text in there else _absent(text) for text in (*texts, *more)])


def listed(folder: Path) -> list[str]:
    """Return the texts of `actions.txt`, in order; none if the game has no such file."""
    path = folder / LISTED
    return path.read_text(encoding="utf-8").splitlines() if path.is_file() else []


def _absent(text: str) -> Choice:
    return Choice(text, text.partition(" ")[0], MISSING, 0, ())
