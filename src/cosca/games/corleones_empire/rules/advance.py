"""Questions that a seat may answer in advance: they are asked in the turns of rivals, or of all seats at once."""

from __future__ import annotations

from typing import Final

from cosca.kernel.advance import DECLINE, FIRST, HIGHEST, LOWEST, AdvanceKind

_CONTROLS: Final = {"why": "controller"}  # the share of a rival's front

ADVANCE: Final = (
    AdvanceKind("abilities", (FIRST, DECLINE), (), _CONTROLS),  # F5, B1
    AdvanceKind("suitcase.card", (HIGHEST, LOWEST, DECLINE), ("n",), _CONTROLS),  # B2
    AdvanceKind("offer.card", (LOWEST, HIGHEST)),  # H30
    AdvanceKind("tax.card", (LOWEST, HIGHEST)),  # H31
    AdvanceKind("bid.card", (DECLINE,), ("left",)),  # R1
    AdvanceKind("tribute.card", (LOWEST,), ("n", "hand")),  # D1, W11
)
