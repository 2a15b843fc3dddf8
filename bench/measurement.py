"""The measurement of one engine: the same rounds, seeds and random choices for all of them."""

from __future__ import annotations

import gc
import random
import statistics
import sys
import tracemalloc
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass, field
from time import process_time
from types import CodeType, FrameType, FunctionType, ModuleType
from typing import Any, Protocol

DECISION_LIMIT = 200_000  # a longer random game is a fault of the engine
SAMPLES = 100  # positions spread over whole games, of which copies and memory are measured
COPY_SECONDS = 0.05  # CPU time of copying per round
COPIES_TRACED = 1_000

Random01 = Callable[[], float]


class BrokenError(RuntimeError):
    """A random game that an engine did not finish."""


class Subject(Protocol):
    """An engine with one of its games. `play` and `copy_all` are timed: they contain nothing but the engine."""

    name: str
    build: str  # "plain", "compiled" or "C++"

    def new(self, seed: int) -> Any: ...
    def play(self, position: Any, rnd: Random01) -> int:
        """Play to the end with random choices; return the number of decisions."""
        ...

    def walk(self, position: Any, rnd: Random01, visit: Callable[[Any, int], None]) -> None:
        """Play likewise, untimed, calling visit(position, number of choices) at each decision."""
        ...

    def copy(self, position: Any) -> Any: ...
    def copy_all(self, positions: Sequence[Any]) -> None: ...
    def traceable(self) -> bool:
        """Return whether positions are in Python's memory, where their size can be measured."""
        ...


@dataclass
class Round:
    """One repetition: whole games from the same seeds as in every other round."""

    us_decision: float
    us_new: float
    us_copy: float
    decisions_s: float  # in play alone
    games_s: float  # set-up and play


@dataclass
class Census:
    """Results that do not depend on the clock."""

    games: int = 0
    decisions: int = 0
    choices: int = 0
    forced: int = 0  # decisions with one choice
    deep_bytes: float | None = None  # median over the samples
    deep_bytes_max: int | None = None
    traced_bytes: float | None = None  # mean over COPIES_TRACED copies


@dataclass
class Figures:
    name: str
    build: str
    census: Census
    rounds: list[Round] = field(default_factory=list[Round])
    where: str = ""

    def median(self, metric: str) -> float:
        return statistics.median(self.values(metric))

    def values(self, metric: str) -> list[float]:
        return [getattr(r, metric) for r in self.rounds]

    def to_json(self) -> dict[str, Any]:
        out: dict[str, Any] = {
            "name": self.name,
            "build": self.build,
            "where": self.where,
            **asdict(self.census),
        }
        for metric in Round.__dataclass_fields__:
            values = self.values(metric)
            spread = {
                "median": statistics.median(values),
                "min": min(values),
                "max": max(values),
                "rounds": values,
            }
            out[metric] = spread
        return out


class Bench:
    """A subject with its samples and its number of games per round, fixed at the start."""

    def __init__(self, subject: Subject, games: int | None, seconds: float) -> None:
        """Warm up by playing `games` games, or as many whole ones as fit in `seconds` of CPU time."""
        self.subject = subject
        self.census = Census()
        self.samples: list[Any] = []
        start = process_time()
        while self.census.games < games if games else not self.census.games or process_time() - start < seconds:
            seed = self.census.games
            try:
                self.census.decisions += subject.play(subject.new(seed), random.Random(seed).random)
            except Exception as error:
                raise BrokenError(f"{subject.name}, seed {seed}: {type(error).__name__}: {error}") from error
            self.census.games += 1
        self._sample()
        subject.copy_all(self.samples)
        start = process_time()
        subject.copy_all(self.samples)
        self.copy_loops = max(1, int(COPY_SECONDS / max(process_time() - start, 1e-6)))

    def _sample(self) -> None:
        """Keep copies at even distances over the games of a round (at most ten of them), and count choices."""
        games = min(self.census.games, 10)
        every = max(1, self.census.decisions * games // (self.census.games * SAMPLES))
        seen = 0

        def visit(position: Any, choices: int) -> None:
            nonlocal seen
            if seen % every == 0 and len(self.samples) < SAMPLES:
                self.samples.append(self.subject.copy(position))
            seen += 1
            self.census.choices += choices
            self.census.forced += choices == 1

        for seed in range(games):
            self.subject.walk(self.subject.new(seed), random.Random(seed).random, visit)
        # Totals over the whole round, to be divided by `decisions`.
        self.census.choices = round(self.census.choices * self.census.decisions / seen)
        self.census.forced = round(self.census.forced * self.census.decisions / seen)

    def round(self) -> Round:
        subject = self.subject
        new_s = play_s = 0.0
        decisions = 0
        gc.collect()
        for seed in range(self.census.games):
            rnd = random.Random(seed).random
            start = process_time()
            position = subject.new(seed)
            ready = process_time()
            decisions += subject.play(position, rnd)
            play_s += process_time() - ready
            new_s += ready - start
        start = process_time()
        for _ in range(self.copy_loops):
            subject.copy_all(self.samples)
        copy_s = process_time() - start
        games = self.census.games
        return Round(
            us_decision=play_s / decisions * 1e6,
            us_new=new_s / games * 1e6,
            us_copy=copy_s / (self.copy_loops * len(self.samples)) * 1e6,
            decisions_s=decisions / play_s,
            games_s=games / (new_s + play_s),
        )

    def weigh(self) -> None:
        """Measure the memory of a state; call it after the timed rounds, which it would disturb."""
        if not self.subject.traceable():
            return
        shared = shared_ids(self.subject, type(self.samples[0]))
        sizes = [deep_size(sample, shared) for sample in self.samples]
        self.census.deep_bytes = statistics.median(sizes)
        self.census.deep_bytes_max = max(sizes)
        self.census.traced_bytes = traced_size(self.subject, self.samples)


def settle() -> None:
    """Freeze the garbage collector's objects: no engine pays for another's imports."""
    gc.collect()
    gc.freeze()


def _referents(value: Any) -> list[Any]:
    """Return what an object refers to: slots, instance dictionary, items, and attributes of mypyc classes."""
    if isinstance(value, CodeType):
        return list(value.co_consts)
    return gc.get_referents(value)


def shared_ids(subject: Subject, state_type: type[Any]) -> set[int]:
    """Return the ids of everything that is shared by all states: modules, classes, data sets, interned choices.

    States found on the way (such as a cache of the last one) are not entered.
    """
    seen: set[int] = set()
    stack: list[Any] = [subject, *sys.modules.values()]
    mine = {id(stack), id(seen)}
    skipped = (state_type, FrameType, Bench, Figures)
    while stack:
        value = stack.pop()
        if id(value) in seen or id(value) in mine or isinstance(value, skipped):
            continue
        seen.add(id(value))
        stack.extend(_referents(value))
    return seen


def deep_size(state: Any, shared: set[int]) -> int:
    """Return the bytes of everything that a state refers to and does not share (small ints, None, bools are free)."""
    seen: set[int] = set()
    stack: list[Any] = [state]
    total = 0
    while stack:
        value = stack.pop()
        if id(value) in seen or id(value) in shared or value is None or value is True or value is False:
            continue
        if isinstance(value, (type, ModuleType, FunctionType)) or (type(value) is int and -5 <= value <= 256):
            continue
        seen.add(id(value))
        total += sys.getsizeof(value)
        stack.extend(_referents(value))
    return total


def traced_size(subject: Subject, samples: Sequence[Any]) -> float:
    """Return the bytes of one more copy, the mean over COPIES_TRACED; what copies share is not included."""
    kept: list[Any] = [None] * COPIES_TRACED
    gc.collect()
    tracemalloc.start()
    try:
        before = tracemalloc.get_traced_memory()[0]
        for i in range(COPIES_TRACED):
            kept[i] = subject.copy(samples[i % len(samples)])
        return (tracemalloc.get_traced_memory()[0] - before) / COPIES_TRACED
    finally:
        tracemalloc.stop()
