"""What a bot is worth against another: the arena, without its files and tables."""

from __future__ import annotations

from typing import Any

import cosca
from cosca.terminal.arena.games import GameTask, as_they_end, run_job
from cosca.terminal.arena.summary import Estimate, estimate, points


def trial(name: str, options: dict[str, Any], a: str, b: str, games: int, seed: int, jobs: int) -> Estimate:
    """The share of A, which plays every seed once in each team."""
    teams = cosca.game(name, **options).teams
    blocks = max(2, -(-games // len(teams)))
    tasks = [
        GameTask(name, options, a, b, seed + block, team + 1) for block in range(blocks) for team in range(len(teams))
    ]
    shares: dict[int, list[float]] = {}
    for result in as_they_end(run_job, tasks, max(2, jobs)):  # other processes read lessons anew
        if result.failure:
            raise RuntimeError(result.failure)
        shares.setdefault(result.seed, []).append(points(result, teams)[result.team - 1])
    return estimate([sum(block) / len(block) for block in shares.values()], len(teams))
