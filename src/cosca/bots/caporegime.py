"""The ranks that have learned: a caporegime decides at once, a don searches. Both need lessons for the game."""

from __future__ import annotations

from random import Random
from typing import Any

from cosca.bots.base import Bot, ViewOf
from cosca.bots.capo import SECONDS, Capo
from cosca.bots.judge import Judge
from cosca.bots.learned import Learned, learned_of
from cosca.bots.levels import judge_of
from cosca.kernel.choice import Choice
from cosca.kernel.decision import Decision
from cosca.kernel.errors import BadOption
from cosca.kernel.game import Game, Memory


class Caporegime(Bot):
    """Takes what the judge, corrected by what games have taught, values most; a few milliseconds a decision."""

    name = "caporegime"
    remembers = True
    learned = True

    def __init__(self, game: Game[Any], seat: int) -> None:
        super().__init__(game, seat)
        self.lessons = _lessons(self.name, game, judge_of(game))

    def choose(self, decision: Decision, view: ViewOf, memory: Memory | None, rng: Random) -> Choice:
        if len(decision.choices) == 1:
            return decision.choices[0]
        assert memory is not None
        return self.lessons.choose(self.game.fill(view.seen(), memory, rng), self.seat, rng)


class Don(Capo):
    """Searches as a capo does, but tries first what games have taught."""

    name = "don"
    learned = True

    def __init__(self, game: Game[Any], seat: int, seconds: float = SECONDS, rounds: int = 0) -> None:
        super().__init__(game, seat, seconds, rounds)
        self.prior = _lessons(self.name, game, self.judge).prior


def _lessons(rank: str, game: Game[Any], judge: Judge[Any]) -> Learned:
    found = learned_of(game, judge)
    if found is None:
        raise BadOption(f"no {rank} has learned {game.name!r}")
    return found
