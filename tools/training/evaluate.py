"""The strength of a bot against another: the arena without its files and tables."""

from __future__ import annotations

from typing import Any

import cosca
from cosca.batch.executors import ProcessExecutor
from cosca.terminal.arena.matches import GameTask, run_job
from cosca.terminal.arena.statistics import Estimate, estimate, points


def trial(name: str, options: dict[str, Any], a: str, b: str, games: int, seed: int, jobs: int) -> Estimate:
    """Return the share of A, which plays every seed once in each team.

    It is measured on this machine: the weights that are tried lie in its package, and new processes load them.
    """
    teams = cosca.game(name, **options).teams
    blocks = max(2, -(-games // len(teams)))
    tasks = [
        GameTask(name, options, a, b, seed + block, team + 1) for block in range(blocks) for team in range(len(teams))
    ]
    shares: dict[int, list[float]] = {}
    with ProcessExecutor(max(2, jobs)) as executor:
        for result in executor.run(run_job, tasks):
            if result.failure:
                raise RuntimeError(result.failure)
            shares.setdefault(result.seed, []).append(points(result, teams)[result.team - 1])
    return estimate([sum(block) / len(block) for _seed, block in sorted(shares.items())], len(teams))
