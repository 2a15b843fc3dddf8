"""The facts of an outcome, for the message `outcome-<reason>`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cosca.kernel.decision import Outcome
from cosca.kernel.events import Facts

if TYPE_CHECKING:
    from cosca.games.corleones_empire.game import CorleonesEmpire


def ending(game: CorleonesEmpire, outcome: Outcome) -> Facts:
    """Return the facts of an outcome: `score` is the winners' money, `scores` everyone's, best first (X4, W15)."""
    order = sorted(outcome.ranks, key=lambda seat: (outcome.ranks[seat], seat))
    scores = [{"seat": seat, "n": outcome.scores[seat]} for seat in order]
    return {"score": outcome.scores[order[0]], "scores": scores}
