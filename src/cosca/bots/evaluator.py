"""The interface of a game's evaluator: action scores, mixed strategies, win probabilities, reasons.

An evaluator reads full states, but a bot only has states that `Game.sample` drew from what its seat knows. What is
hidden is a guess there, so an evaluator does not rely on it.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from importlib.resources import files
from math import exp
from random import Random
from typing import ClassVar, Generic, NamedTuple, TypeVar

from cosca.compiled import mypyc_attr
from cosca.kernel.choice import Choice
from cosca.kernel.decision import Decision
from cosca.kernel.events import Facts, View
from cosca.kernel.game import Game
from cosca.kernel.state import State

S = TypeVar("S", bound=State)


class Reason(NamedTuple):
    """Why a choice is good or bad: a key of the catalogue of reasons, and the arguments of its message."""

    key: str
    facts: Facts


class Ply(NamedTuple, Generic[S]):
    """One choice of a line, and the sampled state in which it is made."""

    state: S
    choice: Choice


class Variation(NamedTuple, Generic[S]):
    """Consecutive choices of one seat; it ends when something is drawn or revealed, or another seat decides."""

    plies: tuple[Ply[S], ...]
    end: S  # after the last choice
    known: bool  # nothing was drawn or revealed up to the end


class WeightedReason(NamedTuple):
    """A reason with its weight: in points of the evaluator for plans, in weighted features for rollouts."""

    weight: float
    reason: Reason


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluator(Generic[S]):
    """Policy and value function of one game. It only caches what it can compute again."""

    temperature: ClassVar[float] = 1.0  # of the prior, in points
    feature_names: ClassVar[tuple[str, ...]] = ()  # of `state_features`, in order
    opening_kinds: ClassVar[tuple[str, ...]] = ()  # questions with which a turn begins
    leading_kinds: ClassVar[tuple[str, ...]] = ()  # choices that matter only through what follows them
    negative_reasons: ClassVar[frozenset[str]] = frozenset()  # not given for the best choice
    contented_reasons: ClassVar[frozenset[str]] = frozenset()  # "nothing is better": only given for the best choice
    local_reasons: ClassVar[frozenset[str]] = frozenset()  # not given for a line if they are about a later choice

    def __init__(self, game: Game[S]) -> None:
        self.game = game
        self.weights: list[list[float]] = []  # by stage and feature

    def action_scores(self, state: S, seat: int) -> list[float]:
        """Return the heuristic value of each choice, in points, in the order of `Game.choices`."""
        raise NotImplementedError

    def mixed_strategy(self, state: S, seat: int) -> list[float] | None:
        """Return probabilities of the choices where opponents must not guess them; None where the best one is best."""
        return None

    def rollout_horizon(self, state: S) -> int:
        """Return a number that grows during the game; a rollout ends when it changes."""
        raise NotImplementedError

    def weight_stage(self, state: S) -> int:
        """Return the index of the weights for this state."""
        raise NotImplementedError

    def state_features(self, state: S, team: tuple[int, ...]) -> list[float]:
        """Return the features of a team, in the order of `feature_names`."""
        raise NotImplementedError

    def reason(self, state: S, seat: int, choice: Choice) -> Reason | None:
        """Return what speaks for or against the choice; None if nothing special does."""
        return None

    def coaching_bonus(self, state: S, seat: int, choice: Choice) -> float:
        """Return by how much the coach scores the choice higher than bots do, for advice that agrees with its lessons.

        Bots do not use it: learned policies depend on their scores.
        """
        return 0.0

    def coaching_reason(self, state: S, seat: int, choice: Choice, odds: Mapping[str, Reason]) -> Reason | None:
        """Return what speaks for a choice that a learner is advised to make; None if nothing special does.

        `odds` are those of the question, by the text of the choice.
        """
        reason = self.reason(state, seat, choice)
        return None if reason is not None and reason.key in self.negative_reasons else reason

    # ---------------------------------------------------------------- for the advisor only

    def equivalence_key(self, state: S, seat: int, choice: Choice) -> object:
        """Return a key: choices with equal keys lead to the same plans, and only the best scored one is searched."""
        return choice

    def explain_line(self, seat: int, line: Variation[S]) -> list[WeightedReason]:
        """Return what the line gains or risks, the weightiest reason first."""
        reasons: list[WeightedReason] = []
        for at, (state, choice) in enumerate(line.plies):
            reason = self.reason(state, seat, choice)
            if reason is None or (at and reason.key in self.local_reasons):
                continue
            if reason.key not in [other.reason.key for other in reasons]:
                reasons.append(WeightedReason(float(-at), reason))
        return reasons

    def outcome_metrics(self, state: S, seat: int) -> list[float]:
        """Return metrics of a state at the end of a rollout: shares or amounts, always as many."""
        return []

    def explain_metric(self, state: S, seat: int, metric: int, here: float, others: float) -> WeightedReason | None:
        """Explain the means of a metric after a choice (`here`) and after all others.

        `state` is the one of the question. The weight is positive if the seat gains.
        """
        return None

    def odds(self, decision: Decision, view: View) -> dict[str, Reason]:
        """Return the odds of the answers to a question of chance, by text, from the seat's view alone.

        Only called where the rules declare odds (`Ask.odds`).
        """
        return {}

    # ---------------------------------------------------------------- the same for every game

    def win_probabilities(self, state: S) -> list[float]:
        """Return the win probability of each team, in the order of `Game.teams`; a shared win counts in parts."""
        teams = self.game.teams
        outcome = self.game.outcome(state)
        if outcome is not None:
            won = [float(team[0] in outcome.winners) for team in teams]
            shared = sum(won)
            return [share / shared for share in won] if shared else [1.0 / len(teams)] * len(teams)
        weights = self.weights[self.weight_stage(state)]
        sums = [sum([w * n for w, n in zip(weights, self.state_features(state, team), strict=True)]) for team in teams]
        return softmax(sums, 1.0)

    def prior(self, state: S, seat: int) -> list[float]:
        """Return the mixed strategy, or the softmax of the action scores."""
        mixed = self.mixed_strategy(state, seat)
        if mixed is not None:
            return mixed
        return softmax(self.action_scores(state, seat), self.temperature)

    def choose(self, state: S, seat: int, rng: Random, noise: float = 0.0) -> Choice:
        """Return the best scored choice with up to `noise` points of noise, or sample from the mixed strategy."""
        choices = self.game.choices(state, seat)
        if len(choices) == 1:
            return choices[0]
        mixed = self.mixed_strategy(state, seat)
        if mixed is not None:
            return sample_choice(choices, mixed, rng)
        scores = self.action_scores(state, seat)
        random = rng.random
        noise += 0.01  # breaks ties
        best, best_value = choices[0], float("-inf")
        for choice, score in zip(choices, scores, strict=True):
            value = score + noise * random()
            if value > best_value:
                best, best_value = choice, value
        return best


def softmax(values: list[float], temperature: float) -> list[float]:
    """Return probabilities in proportion to exp(value / temperature)."""
    highest = max(values)
    parts = [exp((value - highest) / temperature) for value in values]
    total = sum(parts)
    return [part / total for part in parts]


def sample_choice(choices: tuple[Choice, ...], probabilities: list[float], rng: Random) -> Choice:
    """Return one of the choices, sampled by probability."""
    at = rng.random() * sum(probabilities)
    for choice, probability in zip(choices, probabilities, strict=True):
        at -= probability
        if at < 0.0:
            return choice
    return choices[-1]


def load_weights(package: str, feature_names: tuple[str, ...]) -> list[list[float]]:
    """Return the weights by stage and feature from weights.toml; [] if there is none yet."""
    path = files("cosca.bots") / package / "weights.toml"
    if not path.is_file():
        return []
    document = tomllib.loads(path.read_text("utf-8"))
    if tuple(document["signs"]) != feature_names:
        raise ValueError(f"{package}/weights.toml is for other features: {', '.join(document['signs'])}")
    return [[float(weight) for weight in stage] for stage in document["stages"]]
