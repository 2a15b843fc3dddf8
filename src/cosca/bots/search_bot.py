"""Bots that search within a budget per turn; the capo keeps its tree from one decision of the turn to the next."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from time import perf_counter
from typing import Any, Final, NamedTuple

from cosca.bots.base import Bot, SeatView
from cosca.bots.evaluator import sample_choice
from cosca.bots.heuristic_bots import load_evaluator
from cosca.bots.ismcts import Edge, IsmctsSearch, Node, Prior, turn_continues
from cosca.compiled import mypyc_attr
from cosca.kernel.choice import Choice
from cosca.kernel.decision import Decision
from cosca.kernel.game import Game, Memory
from cosca.kernel.state import State

SECONDS: Final = 0.5  # default budget per turn
MAX_ITERATIONS: Final = 1_000_000  # per turn
MAX_SECONDS: Final = 600.0  # per turn
BUDGET_FRACTION: Final = 0.6  # share of the remaining budget that is spent on one decision


class SearchResult(NamedTuple):
    """The choice of a search, whether the turn probably continues after it, and the spent share of the iterations."""

    choice: Choice
    continues: bool
    spent: float = 1.0


@mypyc_attr(allow_interpreted_subclasses=True)
class SearchBot(Bot):
    """A bot with a budget per turn, in seconds or in iterations; a subclass searches."""

    needs_memory = True
    runs_in_worker = True

    def __init__(self, game: Game[Any], seat: int, seconds: float = SECONDS, iterations: int = 0) -> None:
        super().__init__(game, seat)
        self.evaluator = load_evaluator(game)
        self.seconds = seconds
        self.iterations = iterations
        self._turn_continues = False  # after the last choice
        self._budget_left = 0.0  # of this turn, in seconds or iterations

    def choose(self, decision: Decision, view: SeatView, memory: Memory | None, rng: Random) -> Choice:
        started = perf_counter()
        assert memory is not None
        known, seen = memory, view.seen()
        game, evaluator, seat = self.game, self.evaluator, self.seat
        if not self._turn_continues:
            self._budget_left = float(self.iterations) if self.iterations else self.seconds
            self.forget()
        state = game.fill(seen, known, rng)
        mixed = evaluator.mixed_strategy(state, seat)
        if mixed is not None or len(decision.choices) == 1:
            choice = decision.choices[0] if mixed is None else sample_choice(decision.choices, mixed, rng)
            self._turn_continues = turn_continues(game, evaluator, state, seat, choice)
            self.forget()
            return choice
        budget = self._budget_left * BUDGET_FRACTION
        seconds, iterations = budget - (perf_counter() - started), MAX_ITERATIONS
        if self.iterations:
            seconds, iterations = MAX_SECONDS, max(1, round(budget))
        result = self.search(decision, state, lambda: game.fill(seen, known, rng), rng, seconds, iterations)
        self._budget_left -= budget * result.spent if self.iterations else perf_counter() - started
        self._turn_continues = result.continues
        return result.choice

    def forget(self) -> None:
        """Drop what was kept for the next decision of the turn."""

    def search(
        self,
        decision: Decision,
        state: State,
        sample: Callable[[], State],
        rng: Random,
        seconds: float,
        iterations: int,
    ) -> SearchResult:
        """Search until one of the budgets is used up; `state` is a first sample."""
        raise NotImplementedError


class Capo(SearchBot):
    """Information-set tree search."""

    name = "capo"

    def __init__(self, game: Game[Any], seat: int, seconds: float = SECONDS, iterations: int = 0) -> None:
        super().__init__(game, seat, seconds, iterations)
        self.prior: Prior = self.evaluator.prior
        self._next_node: Node | None = None  # the searched node of the next decision

    def forget(self) -> None:
        self._next_node = None

    def search(
        self,
        decision: Decision,
        state: State,
        sample: Callable[[], State],
        rng: Random,
        seconds: float,
        iterations: int,
    ) -> SearchResult:
        search = IsmctsSearch(self.game, self.evaluator, self.seat, sample, rng, prior=self.prior)
        search.determinizations.append(state)
        kept = self._next_node
        root = kept if kept is not None and kept.kind == decision.kind else Node(decision.kind)
        search.run(root, seconds, iterations)
        choice = best_choice(decision, root)
        taken = root.edges[choice]
        self._next_node = taken.child
        return SearchResult(choice, 2 * taken.continued > taken.visits)


def best_choice(decision: Decision, root: Node) -> Choice:
    """Return the most visited choice."""
    return max(decision.choices, key=lambda choice: _rank(root.edges.get(choice)))


def _rank(edge: Edge | None) -> tuple[int, float]:
    return (0, 0.0) if edge is None else (edge.visits, edge.mean_value)
