"""The ranks: picciotto and soldato judge, capo searches. Each draws the table from what its seat knows."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, Final

from cosca.bots.base import Bot, Look
from cosca.bots.corleones_empire.judge import EmpireJudge
from cosca.bots.judge import Judge
from cosca.bots.la_famiglia.judge import FamigliaJudge
from cosca.kernel.choice import Choice
from cosca.kernel.errors import BadOption
from cosca.kernel.game import Decision, Game, Memory

JUDGES: Final[dict[str, Callable[[Any], Judge[Any]]]] = {
    "la_famiglia": FamigliaJudge,
    "corleones_empire": EmpireJudge,
}
BLUNDER: Final = 6.0  # by how many points a picciotto may be off


def judge_of(game: Game[Any]) -> Judge[Any]:
    """The judge of a game."""
    found = JUDGES.get(game.name)
    if found is None:
        raise BadOption(f"no bot can judge {game.name!r}")
    return found(game)


class Soldato(Bot):
    """A good heuristic player: takes what its judge values most."""

    name = "soldato"
    remembers = True
    blunder = 0.0

    def __init__(self, game: Game[Any], seat: int) -> None:
        super().__init__(game, seat)
        self.judge = judge_of(game)

    def choose(self, decision: Decision, view: Look, memory: Memory | None, rng: Random) -> Choice:
        if len(decision.choices) == 1:
            return decision.choices[0]
        assert memory is not None
        state = self.game.sample(view(), memory, rng)
        return self.judge.pick(state, self.seat, rng, self.blunder)


class Picciotto(Soldato):
    """Quick and weak, but sensible: the same judgement, often off."""

    name = "picciotto"
    blunder = BLUNDER
