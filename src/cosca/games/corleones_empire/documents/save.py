"""Reading of saved states; an invalid one is refused with a reason."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cosca.games.corleones_empire.rules.state import PLAIN, EmpireState
from cosca.kernel.documents import StateDocument
from cosca.kernel.saved_state import check_heading, restore
from cosca.kernel.soundness import check_sound

if TYPE_CHECKING:
    from cosca.games.corleones_empire.game import CorleonesEmpire


def from_json(game: CorleonesEmpire, document: StateDocument) -> EmpireState:
    """Return the state of a document that `EmpireState.to_json` made."""
    check_heading(game, document)
    s = game.blank()
    restore(game, s, document, PLAIN)
    check_sound(game, s, "saved state")
    return s
