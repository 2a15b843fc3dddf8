"""The don's search: the tree search of `ismcts` with scenarios.

A scenario is a sampled state with its random numbers, down to the moods of the players: the noise on a choice in a
rollout depends only on scenario, seat, question and choice. The n-th visit of every choice at the root is in the same
scenario, so much of the luck is the same for all of them and cancels out when they are compared.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, Final, NamedTuple

from cosca.bots.evaluator import sample_choice, softmax
from cosca.bots.feature_hashing import mixed, name_hash
from cosca.bots.ismcts import MAX_DETERMINIZATIONS, ROLLOUT_NOISE, Edge, IsmctsSearch, Node
from cosca.bots.learned_policy import LearnedPolicy
from cosca.kernel.choice import Choice
from cosca.kernel.decision import Decision
from cosca.kernel.game import Game
from cosca.kernel.state import State

SCORE_SHARE: Final = 0.5  # share of the scores in the value of a finished game; the rest is the win
UNIT: Final = 1.0 / 0x80000000  # of the hashes of `mixed`


class Scenario(NamedTuple):
    """A sampled state with its random numbers."""

    state: State
    key: bytes
    seed: int


class ScenarioSearch(IsmctsSearch):
    """The search of one seat for one question."""

    def __init__(
        self,
        game: Game[Any],
        policy: LearnedPolicy,
        seat: int,
        sample: Callable[[], State],
        rng: Random,
    ) -> None:
        super().__init__(game, policy.evaluator, seat, sample, rng, prior=policy.prior)
        self.scenarios: list[Scenario] = []
        self.seed = 0  # of the current scenario

    def root_of(self, decision: Decision, state: State, prior: list[float]) -> Node:
        """Return the node of the decision; equivalent choices are represented by the one with the highest prior."""
        best: dict[object, tuple[float, Choice]] = {}
        keys = [self.evaluator.equivalence_key(state, self.seat, choice) for choice in decision.choices]
        for key, choice, share in zip(keys, decision.choices, prior, strict=True):
            if key not in best or share > best[key][0]:
                best[key] = share, choice
        representatives = {choice: best[key][1] for key, choice in zip(keys, decision.choices, strict=True)}
        node = Node(decision.kind, representatives if len(best) < len(keys) else None)
        for choice, share in zip(decision.choices, prior, strict=True):
            node.edges.setdefault(representatives[choice], Edge(0.0)).prior += share
        return node

    def run_iteration(self, root: Node, first: Choice | None = None) -> None:
        if not self.determinizations:
            self.sample_state()
        choice, edge = self._select(root, self.determinizations[0], first)
        scenario = self._scenario(edge.visits)
        state = scenario.state.copy()
        state.key = scenario.key
        self.seed = scenario.seed
        self.iterations += 1
        self.run_from(root, state, choice)

    def _scenario(self, number: int) -> Scenario:
        while len(self.scenarios) <= number:
            at = len(self.scenarios)
            if at >= len(self.determinizations) and at < MAX_DETERMINIZATIONS:
                self.sample_state()
            state = self.determinizations[at % len(self.determinizations)]
            self.scenarios.append(Scenario(state, self.rng.randbytes(32), self.rng.getrandbits(30)))
        return self.scenarios[number]

    def rollout_choice(self, state: State, seat: int) -> Choice:
        choices = self.game.choices(state, seat)
        if len(choices) == 1:
            return choices[0]
        evaluator = self.evaluator
        kind = state.stack[-1].key
        root = mixed(mixed(self.seed, name_hash(kind)), seat)
        strategy = evaluator.mixed_strategy(state, seat)
        if strategy is not None:
            return sample_choice(choices, strategy, Random(root))
        noise = ROLLOUT_NOISE * UNIT
        best, best_value = choices[0], float("-inf")
        for choice, score in zip(choices, evaluator.action_scores(state, seat), strict=True):
            mood = mixed(mixed(mixed(root, name_hash(choice.kind)), choice.value + 8), choice.extra + 8)
            value = score + noise * mood
            if value > best_value:
                best, best_value = choice, value
        return best

    def value(self, state: State) -> float:
        """Return the win probability of the team; a finished game counts in part by how far apart the scores are."""
        game, team = self.game, self.team
        value = super().value(state)
        outcome = game.outcome(state)
        if outcome is None:
            return value
        scores = [float(max([outcome.scores[seat] for seat in seats])) for seats in game.teams]
        return (1.0 - SCORE_SHARE) * value + SCORE_SHARE * softmax(scores, self.evaluator.score_scale)[team]
