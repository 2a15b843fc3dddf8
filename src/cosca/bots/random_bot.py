"""A bot that takes a random choice."""

from __future__ import annotations

from random import Random

from cosca.bots.base import Bot, SeatView
from cosca.kernel.choice import Choice
from cosca.kernel.decision import Decision
from cosca.kernel.game import Memory


class RandomBot(Bot):
    """Takes every choice with equal probability; never looks at the view."""

    name = "random"

    def choose(self, decision: Decision, view: SeatView, memory: Memory | None, rng: Random) -> Choice:
        choices = decision.choices
        return choices[int(rng.random() * len(choices))]
