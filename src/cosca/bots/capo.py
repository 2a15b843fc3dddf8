"""The capo: searches for as long as its budget lets it, and keeps the tree from choice to choice of a turn."""

from __future__ import annotations

from random import Random
from time import perf_counter
from typing import Any, Final

from cosca.bots.base import Bot, Look
from cosca.bots.judge import drawn
from cosca.bots.levels import judge_of
from cosca.bots.search import Branch, Node, Search
from cosca.kernel.choice import Choice
from cosca.kernel.game import Decision, Game, Memory

SECONDS: Final = 0.5  # a turn
FIRST: Final = 0.6  # the part of what is left of the turn's budget that goes into the next choice


class Capo(Bot):
    """Information-set tree search with the judge as its guide; the budget is for a turn, in seconds or in rounds."""

    name = "capo"
    remembers = True
    slow = True

    def __init__(self, game: Game[Any], seat: int, seconds: float = SECONDS, rounds: int = 0) -> None:
        super().__init__(game, seat)
        self.judge = judge_of(game)
        self.seconds = seconds
        self.rounds = rounds
        self._taken: Branch | None = None  # the choice made last
        self._left = 0.0  # of the turn's budget

    def choose(self, decision: Decision, view: Look, memory: Memory | None, rng: Random) -> Choice:
        choices = decision.choices
        if len(choices) == 1:
            self._taken = None
            return choices[0]
        assert memory is not None
        started = perf_counter()
        known = memory
        seen = view()
        game, judge, seat = self.game, self.judge, self.seat
        search = Search(game, judge, seat, lambda: game.sample(seen, known, rng), rng)
        table = search.table()
        mixed = judge.mix(table, seat)
        if mixed is not None:
            self._taken = None
            return drawn(choices, mixed, rng)
        root = self._root(decision.kind)
        budget = self._left * FIRST
        if self.rounds:
            search.think(root, 3600.0, max(1, round(budget)))
            self._left -= budget
        else:
            search.think(root, budget - (perf_counter() - started), 1_000_000)
            self._left -= perf_counter() - started
        choice = max(choices, key=lambda each: _proven(root.children.get(each)))
        self._taken = root.children[choice]
        return choice

    def _root(self, kind: str) -> Node:
        """The node of this decision: the one thought of before, if the turn goes on; a new turn has a full budget."""
        taken, self._taken = self._taken, None
        if taken is not None and taken.goes_on:
            if taken.after is not None and taken.after.kind == kind:
                return taken.after
            return Node(kind)
        self._left = float(self.rounds) if self.rounds else self.seconds
        return Node(kind)


def _proven(branch: Branch | None) -> tuple[int, float]:
    return (0, 0.0) if branch is None else (branch.tries, branch.mean)
