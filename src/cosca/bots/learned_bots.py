"""The ranks with learned weights: a caporegime decides at once, a don searches."""

from __future__ import annotations

from random import Random
from typing import Any, ClassVar

from cosca.bots.base import Bot, SeatView
from cosca.bots.evaluator import Evaluator
from cosca.bots.heuristic_bots import load_evaluator
from cosca.bots.learned_policy import LearnedPolicy, load_policy
from cosca.bots.search_bot import SECONDS, Capo
from cosca.kernel.choice import Choice
from cosca.kernel.decision import Decision
from cosca.kernel.errors import BadOption
from cosca.kernel.game import Game, Memory


class Caporegime(Bot):
    """Takes the best choice of the learned policy; a few milliseconds per decision."""

    name = "caporegime"
    needs_memory = True
    learned = True
    generation: ClassVar[int] = 0  # of the weights; 0 is the current one

    def __init__(self, game: Game[Any], seat: int) -> None:
        super().__init__(game, seat)
        self.policy = _require_policy(self.name, game, load_evaluator(game), self.generation)

    def choose(self, decision: Decision, view: SeatView, memory: Memory | None, rng: Random) -> Choice:
        if len(decision.choices) == 1:
            return decision.choices[0]
        assert memory is not None
        return self.policy.choose(self.game.fill(view.seen(), memory, rng), self.seat, rng)


class Don(Capo):
    """Searches as a capo does, with the learned policy as the prior."""

    name = "don"
    learned = True
    generation: ClassVar[int] = 0  # of the weights; 0 is the current one

    def __init__(self, game: Game[Any], seat: int, seconds: float = SECONDS, iterations: int = 0) -> None:
        super().__init__(game, seat, seconds, iterations)
        self.prior = _require_policy(self.name, game, self.evaluator, self.generation).prior


class FirstCaporegime(Caporegime):
    """The caporegime with the weights of November 16, 2026, for comparisons."""

    name = "caporegime@1"
    offered = False
    generation = 1


class FirstDon(Don):
    """The don with the weights of November 16, 2026, for comparisons."""

    name = "don@1"
    offered = False
    generation = 1


def _require_policy(rank: str, game: Game[Any], evaluator: Evaluator[Any], generation: int) -> LearnedPolicy:
    policy = load_policy(game, evaluator, generation)
    if policy is None:
        raise BadOption(f"no learned weights of {rank} for {game.name!r}")
    return policy
