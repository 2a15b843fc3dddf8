"""The facts of an outcome, for the message `outcome-<reason>`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from typing_extensions import TypedDict

from cosca.games.la_famiglia.rules.end import ALONE, TOGETHER
from cosca.kernel.decision import Outcome
from cosca.kernel.events import Facts

if TYPE_CHECKING:
    from cosca.games.la_famiglia.game import LaFamiglia


class EndingFacts(TypedDict):
    """`score` and `other` are the Mandamenti of the winners and of the others, `goal` which was reached."""

    score: int
    other: int
    goal: str
    alone: int
    together: int
    area: str


def ending(game: LaFamiglia, outcome: Outcome) -> Facts:
    """Return the facts of an outcome (section X)."""
    data = game.data
    scores = sorted(outcome.scores.values(), reverse=True)
    score, other = scores[0], scores[-1]
    if outcome.winners:
        score = outcome.scores[outcome.winners[0]]
        other = next((n for seat, n in outcome.scores.items() if seat not in outcome.winners), other)
    facts: EndingFacts = {
        "score": score,
        "other": other,
        "goal": "together" if score >= TOGETHER else "alone",  # a team with fewer has won by the 5 of one family (X1)
        "alone": ALONE,
        "together": TOGETHER,
        "area": data.areas[data.tie_breaker],
    }
    return {**facts}
