"""The capo: searches within a budget per turn and keeps the tree from one decision of the turn to the next."""

from __future__ import annotations

from random import Random
from time import perf_counter
from typing import Any, Final

from cosca.bots.base import Bot, SeatView
from cosca.bots.evaluator import sample_choice
from cosca.bots.heuristic_bots import load_evaluator
from cosca.bots.ismcts import Edge, IsmctsSearch, Node, Prior
from cosca.kernel.choice import Choice
from cosca.kernel.decision import Decision
from cosca.kernel.game import Game, Memory

SECONDS: Final = 0.5  # default budget per turn
MAX_ITERATIONS: Final = 1_000_000  # per turn
MAX_SECONDS: Final = 600.0  # per turn
BUDGET_FRACTION: Final = 0.6  # share of the remaining budget that is spent on one decision


class Capo(Bot):
    """Information-set tree search with a budget per turn, in seconds or in iterations."""

    name = "capo"
    needs_memory = True
    runs_in_worker = True

    def __init__(self, game: Game[Any], seat: int, seconds: float = SECONDS, iterations: int = 0) -> None:
        super().__init__(game, seat)
        self.evaluator = load_evaluator(game)
        self.prior: Prior = self.evaluator.prior
        self.seconds = seconds
        self.iterations = iterations
        self._turn_continues = False  # after the last choice
        self._next_node: Node | None = None  # the searched node of the next decision
        self._budget_left = 0.0  # of this turn, in seconds or iterations

    def choose(self, decision: Decision, view: SeatView, memory: Memory | None, rng: Random) -> Choice:
        started = perf_counter()
        assert memory is not None
        known, seen = memory, view.seen()
        game, evaluator, seat = self.game, self.evaluator, self.seat
        if not self._turn_continues:
            self._budget_left = float(self.iterations) if self.iterations else self.seconds
            self._next_node = None
        search = IsmctsSearch(game, evaluator, seat, lambda: game.fill(seen, known, rng), rng, prior=self.prior)
        state = search.sample_state()
        mixed = evaluator.mixed_strategy(state, seat)
        if mixed is not None or len(decision.choices) == 1:
            choice = decision.choices[0] if mixed is None else sample_choice(decision.choices, mixed, rng)
            self._turn_continues, self._next_node = search.turn_continues(state, choice), None
            return choice
        kept = self._next_node
        root = kept if kept is not None and kept.kind == decision.kind else Node(decision.kind)
        budget = self._budget_left * BUDGET_FRACTION
        if self.iterations:
            search.run(root, MAX_SECONDS, max(1, round(budget)))
            self._budget_left -= budget
        else:
            search.run(root, budget - (perf_counter() - started), MAX_ITERATIONS)
            self._budget_left -= perf_counter() - started
        choice = max(decision.choices, key=lambda choice: _rank(root.edges.get(choice)))
        taken = root.edges[choice]
        self._turn_continues, self._next_node = 2 * taken.continued > taken.visits, taken.child
        return choice


def _rank(edge: Edge | None) -> tuple[int, float]:
    return (0, 0.0) if edge is None else (edge.visits, edge.mean_value)
