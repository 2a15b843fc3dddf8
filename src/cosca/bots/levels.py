"""The ranks: picciotto and soldato judge, capo searches. Each draws the table from what its seat knows."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from cosca.bots.base import Bot, ViewOf
from cosca.bots.judge import Judge
from cosca.games import package_of
from cosca.kernel.choice import Choice
from cosca.kernel.decision import Decision
from cosca.kernel.errors import BadOption
from cosca.kernel.game import Game, Memory

BLUNDER: Final = 6.0  # by how many points a picciotto may be off


def judge_of(game: Game[Any]) -> Judge[Any]:
    """The judge of a game: `GameJudge` of the package here that has the game's name."""
    package = package_of("cosca.bots", game.name)
    if package is None:
        raise BadOption(f"no bot can judge {game.name!r}", "no-judge", {"game": game.name})
    found: Judge[Any] = package.GameJudge(game)
    return found


class Soldato(Bot):
    """A good heuristic player: takes what its judge values most."""

    name = "soldato"
    remembers = True
    blunder = 0.0

    def __init__(self, game: Game[Any], seat: int) -> None:
        super().__init__(game, seat)
        self.judge = judge_of(game)

    def choose(self, decision: Decision, view: ViewOf, memory: Memory | None, rng: Random) -> Choice:
        if len(decision.choices) == 1:
            return decision.choices[0]
        assert memory is not None
        state = self.game.fill(view.seen(), memory, rng)
        return self.judge.choose(state, self.seat, rng, self.blunder)


class Picciotto(Soldato):
    """Quick and weak, but sensible: the same judgement, often off."""

    name = "picciotto"
    blunder = BLUNDER
