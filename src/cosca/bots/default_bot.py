"""A bot that always takes the default choice, for seats that were left."""

from __future__ import annotations

from random import Random

from cosca.bots.base import Bot, SeatView
from cosca.kernel.choice import Choice
from cosca.kernel.decision import Decision
from cosca.kernel.game import Memory


class DefaultBot(Bot):
    """Declines what can be declined, else takes the first choice: `Game.default` read off the decision alone."""

    name = "default"

    def choose(self, decision: Decision, view: SeatView, memory: Memory | None, rng: Random) -> Choice:
        for choice in decision.choices:
            if choice.declines:
                return choice
        return decision.choices[0]
