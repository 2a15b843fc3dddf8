"""The capo: searches for as long as its budget lets it, and keeps the tree from choice to choice of a turn."""

from __future__ import annotations

from random import Random
from time import perf_counter
from typing import Any, Final

from cosca.bots.base import Bot, ViewOf
from cosca.bots.judge import drawn
from cosca.bots.levels import judge_of
from cosca.bots.search import Branch, Node, Prior, Search
from cosca.kernel.choice import Choice
from cosca.kernel.decision import Decision
from cosca.kernel.game import Game, Memory

SECONDS: Final = 0.5  # a turn
MOST_ROUNDS: Final = 1_000_000  # a turn
LONGEST: Final = 600.0  # seconds per turn, whatever the budget
FIRST: Final = 0.6  # the part of what is left of the turn's budget that goes into the next choice


class Capo(Bot):
    """Information-set tree search with the judge as its guide; the budget is for a turn, in seconds or in rounds."""

    name = "capo"
    remembers = True
    slow = True

    def __init__(self, game: Game[Any], seat: int, seconds: float = SECONDS, rounds: int = 0) -> None:
        super().__init__(game, seat)
        self.judge = judge_of(game)
        self.prior: Prior = self.judge.prior
        self.seconds = seconds
        self.rounds = rounds
        self._goes_on = False  # whether the turn of the last choice goes on
        self._after: Node | None = None  # what was thought of the next decision, if it does
        self._left = 0.0  # of the turn's budget

    def choose(self, decision: Decision, view: ViewOf, memory: Memory | None, rng: Random) -> Choice:
        started = perf_counter()
        assert memory is not None
        known, seen = memory, view.seen()
        game, judge, seat = self.game, self.judge, self.seat
        if not self._goes_on:
            self._left = float(self.rounds) if self.rounds else self.seconds
            self._after = None
        search = Search(game, judge, seat, lambda: game.fill(seen, known, rng), rng, prior=self.prior)
        state = search.another()
        mixed = judge.mix(state, seat)
        if mixed is not None or len(decision.choices) == 1:
            choice = decision.choices[0] if mixed is None else drawn(decision.choices, mixed, rng)
            self._goes_on, self._after = search.goes_on(state, choice), None
            return choice
        root = self._after if self._after is not None and self._after.kind == decision.kind else Node(decision.kind)
        budget = self._left * FIRST
        if self.rounds:
            search.think(root, LONGEST, max(1, round(budget)))
            self._left -= budget
        else:
            search.think(root, budget - (perf_counter() - started), MOST_ROUNDS)
            self._left -= perf_counter() - started
        choice = max(decision.choices, key=lambda each: _proven(root.children.get(each)))
        taken = root.children[choice]
        self._goes_on, self._after = 2 * taken.went_on > taken.tries, taken.after
        return choice


def _proven(branch: Branch | None) -> tuple[int, float]:
    return (0, 0.0) if branch is None else (branch.tries, branch.mean)
