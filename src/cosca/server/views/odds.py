"""Odds of the choices of a decision, computed by the game's evaluator from what the seat sees."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cosca.bots.heuristic_bots import load_evaluator
from cosca.kernel.decision import Decision
from cosca.kernel.events import View
from cosca.kernel.game import Game

if TYPE_CHECKING:
    from cosca.server.protocol.http_models import Odds


def odds_of(game: Game[Any], decision: Decision, view: View) -> Odds:
    """Return the odds of each choice that has some."""
    odds = load_evaluator(game).odds(decision, view)
    return {
        "kind": decision.kind,
        "choices": {text: {"id": f"odds-{message.key}", "args": message.facts} for text, message in odds.items()},
    }
