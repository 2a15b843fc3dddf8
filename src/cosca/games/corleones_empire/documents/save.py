"""Reading a saved state back; a broken one is refused with what is wrong."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cosca.games.corleones_empire.rules.state import PLAIN, EmpireState
from cosca.kernel.saving import check_heading, check_sound, restore

if TYPE_CHECKING:
    from cosca.games.corleones_empire.game import CorleonesEmpire


def from_json(game: CorleonesEmpire, document: dict[str, Any]) -> EmpireState:
    """The state of a document that `EmpireState.to_json` made."""
    check_heading(game, document)
    s = game.blank()
    restore(game, s, document, PLAIN)
    check_sound(game, s)
    return s
