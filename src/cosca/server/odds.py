"""The odds of a question's answers, as they are told: reckoned by the judge of the game, from what the seat sees."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cosca.bots.levels import judge_of
from cosca.kernel.decision import Decision
from cosca.kernel.events import View
from cosca.kernel.game import Game

if TYPE_CHECKING:
    from cosca.server.wire_http import Odds


def odds_of(game: Game[Any], decision: Decision, view: View) -> Odds:
    """What is likely to come of each answer that has odds."""
    found = judge_of(game).odds(decision, view)
    return {
        "kind": decision.kind,
        "choices": {text: {"id": f"odds-{each.key}", "args": each.facts} for text, each in found.items()},
    }
