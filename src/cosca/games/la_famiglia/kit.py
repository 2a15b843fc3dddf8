"""What the outside must know of La Famiglia."""

from __future__ import annotations

from typing import Final

from cosca.games.la_famiglia.game import LaFamiglia
from cosca.kernel.kit import Kit

THINGS: Final[dict[str, tuple[str, ...]]] = {
    "seat": ("seat",),
    "by": ("seat",),
    "owner": ("seat",),
    "leader": ("seat",),
    "defender": ("seat",),
    "first": ("seat",),
    "mate": ("seat",),
    "whose": ("seat",),
    "seats": ("seat",),
    "winners": ("seat",),
    "area": ("area",),
    "areas": ("area",),
    "origin": ("area", "sea", "space"),
    "sea": ("sea",),
    "seas": ("sea",),
    "space": ("space",),
    "spaces": ("space",),
    "order": ("order",),
    "orders": ("order",),
    "tile": ("tile",),
    "tiles": ("tile",),
    "row": ("row",),
    "column": ("column",),
    "card": ("card",),
    "cards": ("card",),
    "family": ("family",),
    "families": ("family",),
    "character": ("character",),
    "mandamento": ("mandamento",),
    "mandamenti": ("mandamento",),
    "piece": ("piece",),
    "pieces": ("piece",),
}

KIT: Final = Kit(LaFamiglia, prefix="LF", things=THINGS, order=1)
