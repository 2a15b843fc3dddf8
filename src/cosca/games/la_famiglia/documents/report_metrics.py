"""The measures of a family that a report shows round by round."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from cosca.games.la_famiglia.game import LaFamiglia
    from cosca.games.la_famiglia.rules.state import FamigliaState


def measures(game: LaFamiglia, s: FamigliaState) -> dict[str, dict[int, int]]:
    """Return Mandamenti as of the last management, money in HQ, areas, and Soldati on the board, by seat."""
    seats = game.seats
    return {
        "mandamenti": {seat: s.control.count(seat) for seat in seats},
        "money": {seat: s.money[seat] for seat in seats},
        "areas": {seat: s.holder.count(seat) for seat in seats},
        "soldati": {seat: sum([n for n, of in zip(s.soldati, s.holder, strict=True) if of == seat]) for seat in seats},
    }
