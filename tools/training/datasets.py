"""Datasets on disk: one file per part, each with its own seeds, so that a run can be stopped and resumed."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Iterable, Iterator
from io import BytesIO
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeVar

import numpy as np

from cosca.batch.executors import Executor
from tools.training.rollouts import Columns, play, player_of
from tools.training.seeds import EVALUATOR_SEEDS

PART: Final = 50  # games per part

J = TypeVar("J")
Numbers = np.ndarray[Any, Any]
TYPES: Final = {"H": np.uint16, "B": np.uint8, "f": np.float32, "I": np.uint32}


class Task(NamedTuple):
    """One part: which games, with which options."""

    game: str
    options: dict[str, Any]
    part: int


class Made(NamedTuple):
    """A played part: the contents of its file, because it may have been played on another machine."""

    part: int
    samples: int
    contents: bytes


def make_part(task: Task) -> Made:
    """Play the games of a part."""
    player = player_of(task.game, task.options)
    columns = Columns()
    for seed in range(EVALUATOR_SEEDS + task.part * PART, EVALUATOR_SEEDS + (task.part + 1) * PART):
        play(player, seed, columns)
    return Made(task.part, len(columns.taken), packed(vars(columns)))


def packed(columns: dict[str, Any]) -> bytes:
    """Return columns as the contents of a file."""
    contents = BytesIO()
    save: Any = np.savez
    save(contents, **{name: np.frombuffer(column, TYPES[column.typecode]) for name, column in columns.items()})
    return contents.getvalue()


def store(path: Path, contents: bytes) -> None:
    """Write a part; a file that exists is complete."""
    unfinished = path.with_suffix(".part")
    unfinished.write_bytes(contents)
    unfinished.rename(path)


def until(deadline: float, jobs: Iterable[J]) -> Iterator[J]:
    """Yield jobs until the time of `time.monotonic`."""
    for job in jobs:
        if time.monotonic() > deadline:
            return
        yield job


def make(
    game: str, options: dict[str, Any], games: int, seconds: float, executor: Executor, folder: Path
) -> list[Path]:
    """Return the files of so many games; existing ones are kept, and after `seconds` no part is started."""
    folder.mkdir(parents=True, exist_ok=True)
    parts = [folder / f"part-{part:05}.npz" for part in range(-(-games // PART))]
    todo = [Task(game, options, n) for n, path in enumerate(parts) if not path.exists()]
    started, made, samples = time.monotonic(), 0, 0
    for part in executor.run(make_part, until(started + seconds, todo)):
        store(parts[part.part], part.contents)
        made, samples = made + 1, samples + part.samples
        _tell(f"{made * PART} games, {samples} samples, {time.monotonic() - started:.0f} s")
    print(f"\n{made * PART} games played, {samples} samples, {time.monotonic() - started:.0f} s", flush=True)
    return [path for path in parts if path.exists()]


def read(paths: list[Path]) -> Iterator[dict[str, Numbers]]:
    """Yield the columns of each file."""
    for path in paths:
        with np.load(path) as file:
            yield {name: file[name] for name in file.files}


def cores() -> int:
    """Return how many processes this one may run at once."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def _tell(text: str) -> None:
    end = "" if sys.stderr.isatty() else "\n"
    print(f"\r{text}", end=end, file=sys.stderr, flush=True)
