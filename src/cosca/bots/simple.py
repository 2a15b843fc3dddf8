"""A plain heuristic bot: it scores every choice and takes the best, ties broken at random.

What a choice is worth comes from the game's evaluation module; a game without one gets the general rule:
doing is better than declining, and more is better than less.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from cosca.bots import corleones_empire, la_famiglia
from cosca.bots.base import Bot, Look
from cosca.kernel.choice import Choice
from cosca.kernel.game import Decision, Game, Memory

Score = Callable[[Decision, Choice, Random], float]
Judge = Callable[[Game[Any], dict[str, Any]], Score]

_JUDGES: dict[str, Judge] = {"la_famiglia": la_famiglia.judge, "corleones_empire": corleones_empire.judge}
DECLINING = ("skip", "done", "refuse")


def general(decision: Decision, choice: Choice, rng: Random) -> float:
    """Doing before declining, larger numbers before smaller."""
    if choice.kind in DECLINING:
        return -1.0
    return float(choice.value) if choice.kind in ("number", "cars") else 0.0


class SimpleBot(Bot):
    """Looks at the table once a decision and thinks one choice ahead."""

    name = "simple"

    def __init__(self, game: Game[Any], seat: int) -> None:
        super().__init__(game, seat)
        self.judge = _JUDGES.get(game.name)

    def choose(self, decision: Decision, view: Look, memory: Memory | None, rng: Random) -> Choice:
        choices = decision.choices
        if len(choices) == 1:
            return choices[0]
        score = general if self.judge is None else self.judge(self.game, view())
        best, most = choices[0], float("-inf")
        for choice in choices:
            worth = score(decision, choice, rng) + rng.random() * 0.01
            if worth > most:
                best, most = choice, worth
        return best
