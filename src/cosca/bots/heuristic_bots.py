"""Bots that take the best scored choice of the evaluator, and the lookup of evaluators by game."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from cosca.bots.base import Bot, SeatView
from cosca.bots.evaluator import Evaluator
from cosca.games import package_of
from cosca.kernel.choice import Choice
from cosca.kernel.decision import Decision
from cosca.kernel.errors import BadOption
from cosca.kernel.game import Game, Memory

PICCIOTTO_NOISE: Final = 6.0  # points


def has_evaluator(game: Game[Any]) -> bool:
    """Return whether the game has an evaluator; without one only `random` and `default` play it, without advice."""
    return package_of("cosca.bots", game.name) is not None


def load_evaluator(game: Game[Any]) -> Evaluator[Any]:
    """Return the evaluator of a game: `GameEvaluator` of the package `cosca.bots.<game>`."""
    package = package_of("cosca.bots", game.name)
    if package is None:
        raise BadOption(f"no bot can evaluate {game.name!r}; use random or default", "no-judge", {"game": game.name})
    evaluator: Evaluator[Any] = package.GameEvaluator(game)
    return evaluator


class Soldato(Bot):
    """A good heuristic player: takes the best scored choice."""

    name = "soldato"
    needs_memory = True
    score_noise = 0.0

    def __init__(self, game: Game[Any], seat: int) -> None:
        super().__init__(game, seat)
        self.evaluator = load_evaluator(game)

    def choose(self, decision: Decision, view: SeatView, memory: Memory | None, rng: Random) -> Choice:
        if len(decision.choices) == 1:
            return decision.choices[0]
        assert memory is not None
        state = self.game.fill(view.seen(), memory, rng)
        return self.evaluator.choose(state, self.seat, rng, self.score_noise)


class Picciotto(Soldato):
    """Weak but sensible: the same scores with much noise."""

    name = "picciotto"
    score_noise = PICCIOTTO_NOISE
