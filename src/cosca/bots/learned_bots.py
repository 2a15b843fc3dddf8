"""The ranks with learned weights: a caporegime decides at once, a don searches."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, Final

from cosca.bots.base import Bot, SeatView
from cosca.bots.evaluator import Evaluator
from cosca.bots.heuristic_bots import load_evaluator
from cosca.bots.ismcts import Node, turn_continues
from cosca.bots.learned_policy import LearnedPolicy, load_policy
from cosca.bots.scenario_search import ScenarioSearch
from cosca.bots.search_bot import SECONDS, Capo, SearchBot, SearchResult, best_choice
from cosca.kernel.choice import Choice
from cosca.kernel.decision import Decision
from cosca.kernel.errors import BadOption
from cosca.kernel.game import Game, Memory
from cosca.kernel.state import State

SURE: Final = 0.97  # prior above which a choice is taken without a search
FIRST_WEIGHTS: Final = {"la_famiglia": "house-2", "corleones_empire": "house-1"}  # component sets of don@1's weights


class Caporegime(Bot):
    """Takes the best choice of the learned policy; a few milliseconds per decision."""

    name = "caporegime"
    needs_memory = True
    learned = True

    def __init__(self, game: Game[Any], seat: int) -> None:
        super().__init__(game, seat)
        self.policy = _require_policy(self.name, game, load_evaluator(game))

    def choose(self, decision: Decision, view: SeatView, memory: Memory | None, rng: Random) -> Choice:
        if len(decision.choices) == 1:
            return decision.choices[0]
        assert memory is not None
        return self.policy.choose(self.game.fill(view.seen(), memory, rng), self.seat, rng)


class Don(SearchBot):
    """Searches with the learned policy as the prior, and compares choices in the same scenarios."""

    name = "don"
    learned = True

    def __init__(self, game: Game[Any], seat: int, seconds: float = SECONDS, iterations: int = 0) -> None:
        super().__init__(game, seat, seconds, iterations)
        self.policy = _require_policy(self.name, game, self.evaluator)
        self._next_node: Node | None = None

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
        kept = self._next_node
        prior = self.policy.prior(state, self.seat)
        if max(prior) >= SURE and (kept is None or kept.kind != decision.kind):
            choice = decision.choices[prior.index(max(prior))]
            self.forget()
            return SearchResult(choice, turn_continues(self.game, self.evaluator, state, self.seat, choice), 0.0)
        search = ScenarioSearch(self.game, self.policy, self.seat, sample, rng)
        search.determinizations.append(state)
        if kept is not None and kept.kind == decision.kind:
            root = kept
        else:
            root = search.root_of(decision, state, prior)
        search.run(root, seconds, iterations)
        choice = best_choice(decision, root)
        taken = root.edges[choice]
        self._next_node = taken.child
        return SearchResult(choice, 2 * taken.continued > taken.visits)


class FirstDon(Capo):
    """The don before version 2, for comparisons: a capo with the learned policy in its prior, and its weights."""

    name = "don@1"
    learned = True
    offered = False

    def __init__(self, game: Game[Any], seat: int, seconds: float = SECONDS, iterations: int = 0) -> None:
        super().__init__(game, seat, seconds, iterations)
        self.prior = _require_policy(self.name, game, self.evaluator, FIRST_WEIGHTS.get(game.name, "")).prior


def _require_policy(rank: str, game: Game[Any], evaluator: Evaluator[Any], data: str = "") -> LearnedPolicy:
    policy = load_policy(game, evaluator, data)
    if policy is None:
        raise BadOption(f"no learned weights of {rank} for {game.name!r}")
    return policy
