"""Learned policy weights: corrections of the evaluator's scores, read from a small file beside it.

A file has one line of JSON (header) and the weights as packed half floats. It is named by component set and rules
version. Other component sets use the nearest file: an unknown feature has weight 0, and the evaluator's score is one of
the inputs. The folder `learned` has today's weights, `learned/N` those of an earlier generation, for comparisons.
"""

from __future__ import annotations

import json
import re
import struct
import zlib
from functools import lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from math import exp
from random import Random
from typing import Any, Final, NamedTuple

from cosca.bots.evaluator import Evaluator, sample_choice, softmax
from cosca.bots.feature_hashing import SIZE, FeatureEncoder
from cosca.games import package_of
from cosca.kernel.choice import Choice
from cosca.kernel.documents import JsonObject
from cosca.kernel.game import Game

DEFAULT_TEMPERATURE: Final = 0.007  # of the learned policy, in win probability
MAX_LEAN_GAP: Final = 4.0  # points behind the best score that count at most for `lean`
MAX_GAP: Final = 6.0  # points behind the best score above which gaps are equal

NUMBERS: Final = ("lean", "keen", "soften", "share")  # header keys that older files may lack

_FILE: Final = re.compile(r"(?P<set>.+)\.rules-(?P<rules>\d+)\.weights")


class PolicyWeights(NamedTuple):
    """The contents of a weights file; fields and header keys have the same names.

    `gaps` are weights of `gap_terms` by stage, `spread` is a scale by stage, `lean` the value of one point of the
    evaluator, `keen` the temperature of the policy: weights may be in win probability or in money. The prior of a
    search has the temperature `keen` times `soften`; `share` of it is the policy, the rest the evaluator's prior.
    """

    weights: tuple[float, ...]
    gaps: tuple[tuple[float, ...], ...]
    spread: tuple[float, ...]
    about: JsonObject
    lean: float = 0.0
    keen: float = DEFAULT_TEMPERATURE
    soften: float = 1.0
    share: float = 0.75

    def pack(self) -> bytes:
        """Return the contents of the file."""
        numbers = {name: getattr(self, name) for name in ("gaps", "spread", *NUMBERS)}
        head = {**self.about, **numbers}
        packed = zlib.compress(struct.pack(f"<{len(self.weights)}e", *self.weights), 9)
        return json.dumps(head).encode() + b"\n" + packed

    @classmethod
    def unpack(cls, packed: bytes) -> PolicyWeights:
        """Parse the contents of a file."""
        line, _, rest = packed.partition(b"\n")
        about: JsonObject = json.loads(line)
        gaps = tuple([tuple([float(each) for each in stage]) for stage in about.pop("gaps")])
        spread = tuple([float(each) for each in about.pop("spread")])
        numbers = {name: float(about.pop(name)) for name in NUMBERS if name in about}
        return cls(struct.unpack(f"<{SIZE}e", zlib.decompress(rest)), gaps, spread, about, **numbers)


def gap_terms(gap: float, temperature: float) -> tuple[float, float, float]:
    """Return three terms of the gap to the best score: linear, whether it is the best, exponential."""
    return min(gap, MAX_GAP) / 4.0, 1.0 if gap <= 0.0 else 0.0, exp(-gap / temperature)


class LearnedPolicy:
    """The evaluator corrected by learned weights. It reads sampled states, as the evaluator does."""

    def __init__(self, evaluator: Evaluator[Any], encoder: FeatureEncoder[Any], weights: PolicyWeights) -> None:
        self.evaluator = evaluator
        self.encoder = encoder
        self.weights = weights

    def advantages(self, state: Any, seat: int, choices: tuple[Choice, ...], scores: list[float]) -> list[float]:
        """Return the learned value of each choice, up to a constant, in the unit of the weights."""
        features = self.encoder.features(state, seat, choices, scores)
        return self.score_features(features, scores, self.encoder.stage(state))

    def score_features(self, features: list[list[int]], scores: list[float], stage: int) -> list[float]:
        """Return the same for choices whose features are known."""
        weights, temperature, lean = self.weights.weights, self.evaluator.temperature, self.weights.lean
        linear_weight, best_weight, decay_weight = self.weights.gaps[stage]
        spread = self.weights.spread[stage]
        best_score = max(scores)
        values: list[float] = []
        for places, score in zip(features, scores, strict=True):
            gap = best_score - score
            linear, is_best, decay = gap_terms(gap, temperature)
            total = linear_weight * linear + best_weight * is_best + decay_weight * decay
            for place in places:
                total += weights[place]
            values.append(total * spread - lean * (gap if gap < MAX_LEAN_GAP else MAX_LEAN_GAP))
        return values

    def prior(self, state: Any, seat: int) -> list[float]:
        """Return the mixed strategy, or a mixture of the learned policy and the evaluator's prior."""
        evaluator = self.evaluator
        mixed = evaluator.mixed_strategy(state, seat)
        if mixed is not None:
            return mixed
        scores = evaluator.action_scores(state, seat)
        heuristic = softmax(scores, evaluator.temperature)
        if state.stack[-1].key in self.encoder.skipped_kinds:
            return heuristic
        values = self.advantages(state, seat, evaluator.game.choices(state, seat), scores)
        learned, share = softmax(values, self.weights.keen * self.weights.soften), self.weights.share
        return [share * one + (1.0 - share) * other for one, other in zip(learned, heuristic, strict=True)]

    def choose(self, state: Any, seat: int, rng: Random, noise: float = 0.0) -> Choice:
        """Return the best choice with up to `noise` of noise, or sample from the mixed strategy."""
        evaluator = self.evaluator
        choices = evaluator.game.choices(state, seat)
        if len(choices) == 1:
            return choices[0]
        mixed = evaluator.mixed_strategy(state, seat)
        if mixed is not None:
            return sample_choice(choices, mixed, rng)
        if state.stack[-1].key in self.encoder.skipped_kinds:
            return evaluator.choose(state, seat, rng)
        values = self.advantages(state, seat, choices, evaluator.action_scores(state, seat))
        if noise:
            values = [value + noise * rng.random() for value in values]
        return choices[values.index(max(values))]


def has_weights(name: str) -> bool:
    """Return whether there are weights for the game."""
    return bool(_weight_files(name, 0))


def load_policy(game: Game[Any], evaluator: Evaluator[Any], generation: int = 0) -> LearnedPolicy | None:
    """Return the policy with the nearest weights of the game; None if there are none."""
    package, weights = package_of("cosca.bots", game.name), nearest_weights(game, generation)
    return None if package is None or weights is None else LearnedPolicy(evaluator, package.GameEncoder(game), weights)


def nearest_weights(game: Game[Any], generation: int = 0) -> PolicyWeights | None:
    """Return the weights for the component set and rules of the game, or the nearest ones; None if there are none.

    `generation` is that of earlier weights; 0 means today's.
    """
    known = _weight_files(game.name, generation)
    if not known:
        return None
    named = game.data_name().split(" ")[0]
    best = max(
        known, key=lambda version: (version[0] == named, version[1] == game.rules_version, version[1], version[0])
    )
    return _load_weights(game.name, file_name(*best), generation)


def file_name(set_name: str, rules: int) -> str:
    """Return the file name for a component set and rules version."""
    return f"{set_name}.rules-{rules}.weights"


def folder_of(name: str, generation: int = 0) -> Traversable:
    """Return the folder with the weights of a game."""
    folder = files("cosca.bots") / name / "learned"
    return folder / str(generation) if generation else folder


@lru_cache
def _weight_files(name: str, generation: int) -> tuple[tuple[str, int], ...]:
    folder = folder_of(name, generation)
    matches = [_FILE.fullmatch(each.name) for each in folder.iterdir()] if folder.is_dir() else []
    return tuple(sorted([(each["set"], int(each["rules"])) for each in matches if each is not None]))


@lru_cache(maxsize=8)
def _load_weights(name: str, file: str, generation: int) -> PolicyWeights:
    return PolicyWeights.unpack((folder_of(name, generation) / file).read_bytes())
