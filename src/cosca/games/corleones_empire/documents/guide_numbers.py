"""The numbers that the guide mentions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cosca.games.corleones_empire.rules.end import BONUS

if TYPE_CHECKING:
    from cosca.games.corleones_empire.game import CorleonesEmpire


def numbers(game: CorleonesEmpire) -> dict[str, int]:
    """Return the numbers of turfs and acts, the value of a bonus, and the hand limit of each act."""
    d = game.data
    return {
        "turfs": len(d.areas) - 1,  # Central Park is not a turf
        "acts": len(d.hand_limits),
        "bonus": BONUS,
        **{f"limit_{act}": limit for act, limit in enumerate(d.hand_limits, 1)},
    }
