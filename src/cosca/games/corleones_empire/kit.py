"""What the outside must know of Corleone's Empire."""

from __future__ import annotations

from typing import Final

from cosca.games.corleones_empire.game import CorleonesEmpire
from cosca.kernel.kit import Kit

THINGS: Final[dict[str, tuple[str, ...]]] = {
    "seat": ("seat",),
    "by": ("seat",),
    "to": ("seat",),
    "rival": ("seat",),
    "rivals": ("seat",),
    "owner": ("seat",),
    "whose": ("seat",),
    "controller": ("seat",),
    "horse": ("seat",),
    "first": ("seat",),
    "seats": ("seat",),
    "winners": ("seat",),
    "turf": ("turf",),
    "turfs": ("turf",),
    "business": ("business",),
    "businesses": ("business",),
    "place": ("place",),
    "places": ("place",),
    "job": ("job",),
    "jobs": ("job",),
    "ally": ("ally",),
    "allies": ("ally",),
    "card": ("job", "ally"),
    "good": ("good",),
    "goods": ("good",),
    "figure": ("figure",),
    "icon": ("icon",),
    "icons": ("icon",),
    "family": ("family",),
    "families": ("family",),
}

KIT: Final = Kit(CorleonesEmpire, prefix="CE", things=THINGS, order=2)
