"""Questions that a seat may answer in advance: they are asked in the turns of others, or are usually passed."""

from __future__ import annotations

from typing import Final

from cosca.games.la_famiglia.components.data import CARDS
from cosca.kernel.advance import DECLINE, MOST, MYSELF, NONE, OTHER, AdvanceKind

_FIGHT: Final = ("attackers", "defenders")

ADVANCE: Final = (
    AdvanceKind("raise.grant", ("give", DECLINE), ("money",)),  # W17
    AdvanceKind("agitate.recruit", (MOST, NONE), ("lost",)),  # R3
    AdvanceKind("conflict.defender", (MYSELF, OTHER), _FIGHT),  # K3, W12
    AdvanceKind("conflict.card", tuple([f"card {card}" for card in CARDS]), _FIGHT, {"role": "defender"}),  # K3
    AdvanceKind("conflict.take", ("take", DECLINE), _FIGHT, {"role": "defender"}),  # K4
    AdvanceKind("tiles.start", (DECLINE,)),
)
