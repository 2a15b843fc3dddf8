"""The kinds of elements that facts refer to, by the name of the fact, for the catalogues."""

from __future__ import annotations

from typing import Final

_SPOT: Final = ("business", "place", "turf")
_CARD: Final = ("job", "ally")

THINGS: Final[dict[str, tuple[str, ...]]] = {
    **dict.fromkeys(
        ("seat", "by", "owner", "controller", "first", "second", "to", "rival", "winner", "horse", "turn", "best"),
        ("seat",),
    ),
    **dict.fromkeys(("seats", "asked", "winners", "rivals"), ("seat",)),
    **dict.fromkeys(("turf", "turfs", "spot", "areas"), ("turf",)),
    **dict.fromkeys(("business", "businesses", "emptied"), ("business",)),
    **dict.fromkeys(("figure", "figures", "members"), ("figure",)),
    **dict.fromkeys(("icon", "icons", "front", "back"), ("icon",)),
    **dict.fromkeys(("good", "goods", "fixed", "due", "instead"), ("good",)),
    **dict.fromkeys(("cards", "picked"), ("money",)),
    "place": ("place",),
    "at": (*_SPOT, "ally"),
    "origin": _SPOT,
    "job": ("job",),
    "ally": ("ally",),
    "allies": ("ally",),
    "card": _CARD,
    **dict.fromkeys(("family", "families"), ("family",)),
    "colour": ("colour",),
    "act": ("act",),
    "phase": ("phase",),
}
