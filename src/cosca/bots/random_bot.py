"""A bot that takes any choice, each equally likely."""

from __future__ import annotations

from random import Random

from cosca.bots.base import Bot, ViewOf
from cosca.kernel.choice import Choice
from cosca.kernel.decision import Decision
from cosca.kernel.game import Memory


class RandomBot(Bot):
    """Never looks at the table."""

    name = "random"

    def choose(self, decision: Decision, view: ViewOf, memory: Memory | None, rng: Random) -> Choice:
        choices = decision.choices
        return choices[int(rng.random() * len(choices))]
