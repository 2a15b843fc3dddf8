"""What games have taught: weights of features that correct a judge, read from a small file beside it.

A file holds a line of JSON that says what it is and how it was made, then the weights as packed half floats. It is
named by component set and rules version. A table with other components plays with the nearest file there is: a
feature that was never seen weighs nothing, and the judge's opinion is among the features.
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

from cosca.bots.features import SIZE, Encoder
from cosca.bots.judge import Judge, drawn
from cosca.games import package_of
from cosca.kernel.choice import Choice
from cosca.kernel.game import Game

TRUST: Final = 0.75  # the part of the learned opinion in a prior; the rest is the judge's
KEEN: Final = 0.007  # a chance by which a choice must be better to be taken about 3 times as often, usually
LEAN_FAR: Final = 4.0  # points behind the judge's best that count at most where lessons lean on the judge
FAR: Final = 6.0  # points behind the judge's best from which on it is all the same

_FILE: Final = re.compile(r"(?P<set>.+)\.rules-(?P<rules>\d+)\.weights")


class Lessons(NamedTuple):
    """The contents of a file. `gaps` are weights by stage of what `gap_terms` tells, `spread` scales all by stage.

    `lean` is what a point of the judge counts for beside that. Lessons may be in money instead of chances: `keen` is by
    how much a choice must be better to be taken about 3 times as often.
    """

    weights: tuple[float, ...]
    gaps: tuple[tuple[float, ...], ...]
    spread: tuple[float, ...]
    about: dict[str, Any]
    lean: float = 0.0
    keen: float = KEEN

    def pack(self) -> bytes:
        """The contents as a file holds them."""
        head = {**self.about, "gaps": self.gaps, "spread": self.spread, "lean": self.lean, "keen": self.keen}
        packed = zlib.compress(struct.pack(f"<{len(self.weights)}e", *self.weights), 9)
        return json.dumps(head).encode() + b"\n" + packed

    @classmethod
    def unpack(cls, packed: bytes) -> Lessons:
        """The contents out of a file."""
        line, _, rest = packed.partition(b"\n")
        about: dict[str, Any] = json.loads(line)
        gaps = tuple([tuple([float(each) for each in stage]) for stage in about.pop("gaps")])
        spread = tuple([float(each) for each in about.pop("spread")])
        lean, keen = float(about.pop("lean", 0.0)), float(about.pop("keen", KEEN))
        return cls(struct.unpack(f"<{SIZE}e", zlib.decompress(rest)), gaps, spread, about, lean, keen)


def gap_terms(gap: float, warmth: float) -> tuple[float, float, float]:
    """How far a choice is behind the judge's best, in three ways that together bend as they need to."""
    return min(gap, FAR) / 4.0, 1.0 if gap <= 0.0 else 0.0, exp(-gap / warmth)


class Learned:
    """A judge corrected by lessons. It reads drawn states, as the judge does."""

    def __init__(self, judge: Judge[Any], encoder: Encoder[Any], lessons: Lessons) -> None:
        self.judge = judge
        self.encoder = encoder
        self.lessons = lessons

    def advantages(self, state: Any, seat: int, choices: tuple[Choice, ...], scores: list[float]) -> list[float]:
        """By how much each choice is better than others, up to a constant: in chances, or what the lessons are in."""
        features = self.encoder.features(state, seat, choices, scores)
        return self.weighed(features, scores, self.encoder.stage(state))

    def weighed(self, features: list[list[int]], scores: list[float], stage: int) -> list[float]:
        """The same of choices whose features are known."""
        weights, warmth, lean = self.lessons.weights, self.judge.warmth, self.lessons.lean
        level, best, near = self.lessons.gaps[stage]
        spread = self.lessons.spread[stage]
        most = max(scores)
        found: list[float] = []
        for places, score in zip(features, scores, strict=True):
            gap = most - score
            far, first, close = gap_terms(gap, warmth)
            total = level * far + best * first + near * close
            for place in places:
                total += weights[place]
            found.append(total * spread - lean * (gap if gap < LEAN_FAR else LEAN_FAR))
        return found

    def prior(self, state: Any, seat: int) -> list[float]:
        """How likely a good player takes each choice: mostly what was learned, partly the judge."""
        judge = self.judge
        mixed = judge.mix(state, seat)
        if mixed is not None:
            return mixed
        scores = judge.scores(state, seat)
        judged = softmax(scores, judge.warmth)
        if state.stack[-1].key in self.encoder.left_out:
            return judged
        learned = softmax(self.advantages(state, seat, judge.game.choices(state, seat), scores), self.lessons.keen)
        return [TRUST * one + (1.0 - TRUST) * other for one, other in zip(learned, judged, strict=True)]

    def choose(self, state: Any, seat: int, rng: Random, off: float = 0.0) -> Choice:
        """The best choice, or one drawn from the judge's mix; `off` is by how much of a chance it may be wrong."""
        judge = self.judge
        choices = judge.game.choices(state, seat)
        if len(choices) == 1:
            return choices[0]
        mixed = judge.mix(state, seat)
        if mixed is not None:
            return drawn(choices, mixed, rng)
        if state.stack[-1].key in self.encoder.left_out:
            return judge.choose(state, seat, rng)
        found = self.advantages(state, seat, choices, judge.scores(state, seat))
        if off:
            found = [each + off * rng.random() for each in found]
        return choices[found.index(max(found))]


def softmax(values: list[float], warmth: float) -> list[float]:
    """Shares of 1 that grow with the values."""
    most = max(values)
    parts = [exp((value - most) / warmth) for value in values]
    whole = sum(parts)
    return [part / whole for part in parts]


def has_lessons(name: str) -> bool:
    """Whether anything was learned of the game of that name."""
    return bool(_files(name))


def learned_of(game: Game[Any], judge: Judge[Any]) -> Learned | None:
    """The judge corrected by what was learned of the game; None if nothing was."""
    package = package_of("cosca.bots", game.name)
    known = _files(game.name)
    if package is None or not known:
        return None
    named = game.data_name().split(" ")[0]
    best = max(known, key=lambda each: (each[0] == named, each[1] == game.rules_version, each[1], each[0]))
    return Learned(judge, package.GameEncoder(game), _lessons(game.name, file_name(*best)))


def file_name(set_name: str, rules: int) -> str:
    """What the file for a component set and rules version is called."""
    return f"{set_name}.rules-{rules}.weights"


def folder_of(name: str) -> Traversable:
    """Where the files of a game lie."""
    return files("cosca.bots") / name / "learned"


@lru_cache
def _files(name: str) -> tuple[tuple[str, int], ...]:
    folder = folder_of(name)
    found = [_FILE.fullmatch(each.name) for each in folder.iterdir()] if folder.is_dir() else []
    return tuple(sorted([(each["set"], int(each["rules"])) for each in found if each is not None]))


@lru_cache(maxsize=8)
def _lessons(name: str, file: str) -> Lessons:
    return Lessons.unpack((folder_of(name) / file).read_bytes())
