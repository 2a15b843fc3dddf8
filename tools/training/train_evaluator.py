"""Fit the weights by which an evaluator computes win probabilities, from games that it plays against itself.

A position is taken at each rollout horizon. The win probability of a team is the softmax of its weighted
features (conditional logit), fitted by stage to the results of the games, with a small ridge penalty.

    python -m tools.training.train_evaluator la_famiglia --games 3000
"""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import numpy as np
from scipy.optimize import minimize

import cosca
from cosca.batch.executors import open_executor
from cosca.bots.heuristic_bots import load_evaluator
from tools.batch import UnfinishedRun, add_cluster, add_fresh, call

PULL = 0.001  # ridge penalty, per position
Sample = tuple[int, list[list[float]], list[float]]  # stage, features by team, shares of the win by team


class Job(NamedTuple):
    """One game."""

    game: str
    options: dict[str, Any]
    seed: int
    noise: float


def play(job: Job) -> list[Sample]:
    """Return the positions of one game with its result."""
    game = cosca.game(job.game, **job.options)
    evaluator = load_evaluator(game)
    rng = Random(f"weigh/{job.seed}")
    state = game.new(job.seed)
    horizon, seen = evaluator.rollout_horizon(state), []
    while actors := game.actors(state):
        seat = actors[0]
        game.apply(state, seat, evaluator.choose(state, seat, rng, job.noise))
        if evaluator.rollout_horizon(state) != horizon and game.outcome(state) is None:
            horizon = evaluator.rollout_horizon(state)
            seen.append((evaluator.weight_stage(state), [evaluator.state_features(state, team) for team in game.teams]))
    shares = evaluator.win_probabilities(state)
    return [(stage, counts, shares) for stage, counts in seen]


def _samples(document: list[Any]) -> list[Sample]:
    return [(stage, features, shares) for stage, features, shares in document]


def fit(samples: list[Sample], signs: int) -> tuple[np.ndarray[Any, Any], float]:
    """Return the weights of one stage and the mean log-likelihood per position; teams may differ in number."""
    groups: dict[int, tuple[list[Any], list[Any]]] = {}
    for _stage, counts, shares in samples:
        known = groups.setdefault(len(counts), ([], []))
        known[0].append(counts)
        known[1].append(shares)
    arrays = [(np.array(counts), np.array(shares)) for counts, shares in groups.values()]
    n = len(samples)

    def loss(w: np.ndarray[Any, Any]) -> tuple[float, np.ndarray[Any, Any]]:
        value, slope = PULL * float(w @ w), 2 * PULL * w
        for counts, shares in arrays:
            sums = counts @ w
            sums -= sums.max(axis=1, keepdims=True)
            parts = np.exp(sums)
            chances = parts / parts.sum(axis=1, keepdims=True)
            value -= float((shares * np.log(chances + 1e-12)).sum()) / n
            slope = slope + np.einsum("bt,bts->s", chances - shares, counts) / n
        return value, slope

    solution = minimize(loss, np.zeros(signs), jac=True, method="L-BFGS-B")
    return solution.x, -float(solution.fun)


def main() -> None:
    """Play, fit, and write the weights into the evaluator's data file."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=cosca.game_names())
    parser.add_argument("--games", type=int, default=3000)
    parser.add_argument("--first", type=int, default=1_000_000, help="the first seed")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument(
        "--blunder", dest="noise", type=float, default=1.0, help="by how many points choices may be off"
    )
    parser.add_argument("--seats", type=int, nargs="*", default=[], help="numbers of seats, game by game in turn")
    add_cluster(parser)
    add_fresh(parser)
    args = parser.parse_args()
    options: list[dict[str, Any]] = [{"seats": n} for n in args.seats] or [{}]
    evaluator = load_evaluator(cosca.game(args.game, **options[0]))
    started = time.monotonic()
    jobs = {
        str(seed): Job(args.game, options[seed % len(options)], seed, args.noise)
        for seed in range(args.first, args.first + args.games)
    }
    played: dict[str, list[Sample]] = {}
    settings = {"game": args.game, "data": evaluator.game.data_name(), "options": options, "noise": args.noise}
    with open_executor(args.cluster, args.jobs) as executor:
        unfinished: UnfinishedRun[list[Sample]] = UnfinishedRun("evaluator", settings, _samples, args.fresh)
        for seed, game_samples in unfinished.run(executor, play, jobs.items()):
            played[seed] = game_samples
            if len(played) % 200 == 0:
                seconds = time.monotonic() - started
                print(f"\r{len(played)} games, {seconds:.0f} s", end="", file=sys.stderr, flush=True)
    samples = [sample for seed in jobs for sample in played[seed]]
    print(file=sys.stderr)
    stages = 1 + max(sample[0] for sample in samples)
    rows: list[str] = []
    for stage in range(stages):
        mine = [sample for sample in samples if sample[0] == stage]
        weights, likely = (
            fit(mine, len(evaluator.feature_names)) if mine else (np.zeros(len(evaluator.feature_names)), 0.0)
        )
        print(f"stage {stage}: {len(mine)} positions, log-likelihood {likely:.4f}")
        for name, weight in zip(evaluator.feature_names, weights, strict=True):
            print(f"  {name:14} {weight:+.3f}")
        rows.append("  [" + ", ".join(f"{weight:.4f}" for weight in weights) + "],")
    path = Path(sys.modules[type(evaluator).__module__].__file__ or "").with_name("weights.toml")
    listed = ", ".join(f'"{name}"' for name in evaluator.feature_names)
    data = evaluator.game.data_name()
    source = f"# Made by tools/training/train_evaluator.py from {args.games} games with {data}; "
    source += "one row per stage, one weight per sign.\n"
    path.write_text(f"{source}signs = [{listed}]\nstages = [\n" + "\n".join(rows) + "\n]\n", encoding="utf-8")
    print(f"written: {path.name}")


if __name__ == "__main__":
    from tools.training import train_evaluator  # by its name, by which other processes import it

    sys.exit(call(train_evaluator.main))
