"""Information-set Monte Carlo tree search over the decisions of one turn.

An iteration samples a state from what the seat knows, descends the tree of the seat's own decisions with PUCT, plays on
with the evaluator for all seats up to the rollout horizon, and backs up the win probability there. Choices that a
sampled state does not offer are skipped in that iteration.

The tree is kept from one decision of a turn to the next.
"""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt
from random import Random
from time import perf_counter
from typing import Any, Final

from cosca.bots.evaluator import Evaluator
from cosca.kernel.choice import Choice
from cosca.kernel.game import Game
from cosca.kernel.state import State

C_PUCT: Final = 0.35  # exploration constant of PUCT
ROLLOUT_NOISE: Final = 0.6  # points of noise on the action scores of a rollout
MAX_ROLLOUT_STEPS: Final = 400  # choices after which a rollout is scored anyway
CLOCK_TICK_SECONDS: Final = 1e-6  # least time that any work is taken to need: a coarse clock may stand still
CHECK_INTERVAL: Final = 8  # iterations between two checks whether the result can still change
MIN_ITERATIONS: Final = 32  # iterations after which a clear leader is taken
CLEAR_RATIO: Final = 3  # visits of a clear leader over those of the second
MAX_DETERMINIZATIONS: Final = 24  # sampled states per question; then they are reused

Prior = Callable[[Any, int], list[float]]  # state, seat -> a probability per choice


class Node:
    """A decision of the seat with its statistics.

    `representatives` maps every choice to the equivalent one that is searched in its place.
    """

    __slots__ = (
        "edges",
        "feature_sums",
        "kind",
        "metric_sums",
        "representatives",
        "value_sq_sum",
        "value_sum",
        "visits",
    )

    def __init__(self, kind: str, representatives: dict[Choice, Choice] | None = None) -> None:
        self.representatives = representatives
        self.kind = kind
        self.metric_sums: list[float] | None = None  # outcome metrics at the end of rollouts, then their squares
        self.feature_sums: list[float] | None = None  # state features of the team at the end of rollouts
        self.value_sq_sum = 0.0
        self.visits = 0
        self.value_sum = 0.0
        self.edges: dict[Choice, Edge] = {}


class Edge:
    """One choice at a node: its prior, its statistics and the node after it."""

    __slots__ = ("child", "continued", "feature_sums", "metric_sums", "prior", "value_sq_sum", "value_sum", "visits")

    def __init__(self, prior: float) -> None:
        self.prior = prior
        self.metric_sums: list[float] | None = None
        self.feature_sums: list[float] | None = None
        self.value_sq_sum = 0.0
        self.continued = 0  # iterations in which the seat's turn continued after it
        self.visits = 0
        self.value_sum = 0.0  # win probabilities of the seat's team
        self.child: Node | None = None  # the seat's next decision, if the turn continues

    @property
    def mean_value(self) -> float:
        """Return the mean win probability; 0 without visits."""
        return self.value_sum / self.visits if self.visits else 0.0


class IsmctsSearch:
    """The search of one seat for one question.

    `explains` keeps outcome metrics and features for the advisor. `prior` is the evaluator's unless given.
    """

    def __init__(
        self,
        game: Game[Any],
        evaluator: Evaluator[Any],
        seat: int,
        sample: Callable[[], State],
        rng: Random,
        explains: bool = False,
        prior: Prior | None = None,
    ) -> None:
        self.prior: Prior = evaluator.prior if prior is None else prior
        self.explains = explains
        self.game = game
        self.evaluator = evaluator
        self.seat = seat
        self.team = next(i for i, team in enumerate(game.teams) if seat in team)
        self._sample = sample
        self.rng = rng
        self.determinizations: list[State] = []
        self.iterations = 0
        self.stage = 0  # weight stage of the state in which the last iteration ended

    def run(self, root: Node, seconds: float, iterations: int, stop_early: bool = True) -> None:
        """Search until a budget is used up; with `stop_early` also stop once the best choice cannot change."""
        started = perf_counter()
        spent, done = 0.0, 0
        while done < iterations and (spent < seconds or not done):
            self.run_iteration(root)
            done += 1
            spent = max(perf_counter() - started, CLOCK_TICK_SECONDS)
            if (
                stop_early
                and done % CHECK_INTERVAL == 0
                and _decided(root, min(iterations - done, int(done * (seconds / spent - 1.0))))
            ):
                break

    def sample_state(self) -> State:
        """Sample one more state from what the seat knows."""
        self.determinizations.append(self._sample())
        return self.determinizations[-1]

    def run_iteration(self, root: Node, first: Choice | None = None) -> None:
        """Run one iteration from the root, with the choice `first` if it is given."""
        game, evaluator, seat, rng = self.game, self.evaluator, self.seat, self.rng
        if self.iterations < MAX_DETERMINIZATIONS:
            self.sample_state()
        state = self.determinizations[self.iterations % len(self.determinizations)].copy()
        self.iterations += 1
        state.key = rng.randbytes(32)
        horizon = evaluator.rollout_horizon(state)
        path: list[Node | Edge] = []
        node: Node | None = root
        while node is not None:
            choice, edge = self._select(node, state, first)
            first = None
            path += (node, edge)
            game.apply(state, seat, choice)
            node = self._next(edge, state, horizon)
        steps = 0
        while (
            (actors := game.actors(state)) and evaluator.rollout_horizon(state) == horizon and steps < MAX_ROLLOUT_STEPS
        ):
            game.apply(state, actors[0], evaluator.choose(state, actors[0], rng, ROLLOUT_NOISE))
            steps += 1
        value = evaluator.win_probabilities(state)[self.team]
        for visited in path:
            visited.visits += 1
            visited.value_sum += value
        if self.explains:
            self.stage = evaluator.weight_stage(state)
            features = evaluator.state_features(state, game.teams[self.team])
            metrics = evaluator.outcome_metrics(state, seat)
            metrics += [metric * metric for metric in metrics]
            for visited in path[:4]:
                visited.value_sq_sum += value * value
            for visited in path[:2]:
                visited.feature_sums = _add(visited.feature_sums, features)
                visited.metric_sums = _add(visited.metric_sums, metrics)

    def _next(self, edge: Edge, state: State, horizon: int) -> Node | None:
        """Return the node of the seat's next decision in this turn; it is created at the third visit of the edge."""
        if self.evaluator.rollout_horizon(state) != horizon or self.seat not in self.game.actors(state):
            return None
        edge.continued += 1
        kind = state.stack[-1].key
        if edge.child is None:
            if edge.visits < 2 or self.evaluator.mixed_strategy(state, self.seat) is not None:
                return None
            edge.child = Node(kind)
        return edge.child if edge.child.kind == kind else None

    def turn_continues(self, before: State, choice: Choice) -> bool:
        """Return whether the seat's turn continues after the choice, in this state."""
        state = before.copy()
        horizon = self.evaluator.rollout_horizon(state)
        self.game.apply(state, self.seat, choice)
        return self.evaluator.rollout_horizon(state) == horizon and self.seat in self.game.actors(state)

    def _select(self, node: Node, state: State, given: Choice | None) -> tuple[Choice, Edge]:
        """Return the choice with the highest PUCT value and its edge, or the given choice and its edge."""
        choices = self.game.choices(state, self.seat)
        edges = node.edges
        if node.representatives is not None:
            choices = self._select_representatives(node, node.representatives, state, choices)
        elif any([choice not in edges for choice in choices]):
            for choice, prior in zip(choices, self.prior(state, self.seat), strict=True):
                if choice not in edges:
                    edges[choice] = Edge(prior)
        if given is not None:
            return given, edges[given]
        parent_mean = node.value_sum / node.visits if node.visits else 0.5
        exploration = C_PUCT * sqrt(node.visits + 1)
        best, best_value = choices[0], float("-inf")
        for choice in choices:
            edge = edges[choice]
            mean = edge.value_sum / edge.visits if edge.visits else parent_mean - 0.02
            value = mean + exploration * edge.prior / (1 + edge.visits)
            if value > best_value:
                best, best_value = choice, value
        return best, edges[best]

    def _select_representatives(
        self, node: Node, representatives: dict[Choice, Choice], state: State, choices: tuple[Choice, ...]
    ) -> tuple[Choice, ...]:
        """Return the representatives among the choices; the prior of each is the sum over the choices it represents."""
        edges = node.edges
        if not edges:
            for choice, prior in zip(choices, self.prior(state, self.seat), strict=True):
                edges.setdefault(representatives[choice], Edge(0.0)).prior += prior
        return tuple([choice for choice in choices if choice in edges])


def _add(sums: list[float] | None, more: list[float]) -> list[float]:
    return more if sums is None else [a + b for a, b in zip(sums, more, strict=True)]


def _decided(root: Node, left: int) -> bool:
    """Return whether no other choice can catch up in the `left` iterations, or one is clearly ahead."""
    ranked = sorted(root.edges.values(), key=lambda edge: edge.visits, reverse=True)
    if len(ranked) < 2:
        return True
    best, second = ranked[0], ranked[1]
    if best.visits - second.visits > left:
        return True
    clear = best.visits >= CLEAR_RATIO * second.visits and best.mean_value >= second.mean_value
    return clear and root.visits >= MIN_ITERATIONS
