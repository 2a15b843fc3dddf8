"""Games on changed sets. A trial depends on its arguments only, so that any process may play it again."""

from __future__ import annotations

from collections import Counter
from functools import cache
from hashlib import sha256
from importlib import import_module
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

from cosca.kernel.component_sets import layers
from tools.reports.balance import Job, run


class Trial(NamedTuple):
    """One game of a deal with changes of the set named in the job's options."""

    job: Job
    changes: tuple[tuple[str, str], ...]  # texts of an overlay by file


class Played(NamedTuple):
    """Who won which game, and what was issued."""

    first: float  # share of the first team
    families: list[str]  # by seat
    starts: bool  # whether the starting seat is in the first team
    orders: dict[str, int]  # how often each was issued


def play(trial: Trial) -> Played:
    """Play one game."""
    job = trial.job
    if trial.changes:
        options = {**job.options, "data": changed_set(job.game, str(job.options.get("data", "")), trial.changes)}
        job = job._replace(options=options)
    report = run(job)
    facts = {seat: dict(rows) for seat, rows in report.facts.items()}
    issued = Counter(row for name, row in report.used if name == "orders issued")
    return Played(
        report.shares[1],
        [facts[seat]["family"] for seat in sorted(facts)],
        facts[1]["starting seat"] == "is in the team",
        dict(issued),
    )


@cache
def changed_set(game: str, base: str, changes: tuple[tuple[str, str], ...]) -> str:
    """Keep the changed set in this process, under the returned name: reading it takes half as long as a game."""
    module: Any = import_module(f"cosca.games.{game}.components.data")
    name = "trial-" + sha256(repr((base, changes)).encode()).hexdigest()[:16]
    with TemporaryDirectory() as folder:
        for file, text in changes:
            (Path(folder) / file).write_text(text, encoding="utf-8")
        below = layers(module.FOLDER.parent, base)
        module.SETS.keep(name, module.read(module.FOLDER, (*below, Path(folder))))
    return name
