"""Datasets on disk: one file per part, each with its own seeds, so that a run can be stopped and resumed."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from multiprocessing import get_context
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np

from tools.training.rollouts import Columns, play, player_of
from tools.training.seeds import EVALUATOR_SEEDS

PART: Final = 50  # games per part

Numbers = np.ndarray[Any, Any]
TYPES: Final = {"H": np.uint16, "B": np.uint8, "f": np.float32, "I": np.uint32}


class Task(NamedTuple):
    """One part: which games, with which options, and the file of the samples."""

    game: str
    options: dict[str, Any]
    part: int
    file: Path


def make_part(task: Task) -> int:
    """Play the games of a part and write the samples; return their number."""
    player = player_of(task.game, task.options)
    columns = Columns()
    for seed in range(EVALUATOR_SEEDS + task.part * PART, EVALUATOR_SEEDS + (task.part + 1) * PART):
        play(player, seed, columns)
    arrays = {name: np.frombuffer(column, TYPES[column.typecode]) for name, column in vars(columns).items()}
    unfinished = task.file.with_suffix(".part")
    with unfinished.open("wb") as out:
        save: Any = np.savez
        save(out, **arrays)
    unfinished.rename(task.file)
    return len(columns.taken)


def make(game: str, options: dict[str, Any], games: int, seconds: float, jobs: int, folder: Path) -> list[Path]:
    """Return the files of so many games; existing ones are kept, and after `seconds` no part is started."""
    folder.mkdir(parents=True, exist_ok=True)
    parts = [folder / f"part-{part:05}.npz" for part in range(-(-games // PART))]
    todo = iter([Task(game, options, n, path) for n, path in enumerate(parts) if not path.exists()])
    started, made, samples = time.monotonic(), 0, 0
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        running: set[Future[int]] = set()
        for task in todo:
            running.add(pool.submit(make_part, task))
            if len(running) > jobs:
                done, running = wait(running, return_when=FIRST_COMPLETED)
                made, samples = made + len(done), samples + sum([future.result() for future in done])
                _tell(f"{made * PART} games, {samples} samples, {time.monotonic() - started:.0f} s")
            if time.monotonic() - started > seconds:
                break
        made, samples = made + len(running), samples + sum([future.result() for future in running])
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
