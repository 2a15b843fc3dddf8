"""Fits the weights by which a judge reckons chances to win, from games that it plays against itself.

A position is taken at each moment at which a search would stop. The chance of a team is the softmax of its weighted
signs (conditional logit), fitted stage by stage to how the games ended, with a mild pull to zero.

    python tools/weigh.py la_famiglia --games 3000
"""

from __future__ import annotations

import argparse
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
from scipy.optimize import minimize

import cosca
from cosca.bots.levels import judge_of

PULL = 0.001  # of the sum of squares, for one position
Sample = tuple[int, list[list[float]], list[float]]  # stage, signs by team, shares of the win by team


def play(name: str, options: dict[str, Any], seed: int, blunder: float) -> list[Sample]:
    """The positions of one game with how it ended."""
    game = cosca.game(name, **options)
    judge = judge_of(game)
    rng = Random(f"weigh/{seed}")
    state = game.new(seed)
    moment, seen = judge.moment(state), []
    while actors := game.actors(state):
        seat = actors[0]
        game.apply(state, seat, judge.choose(state, seat, rng, blunder))
        if judge.moment(state) != moment and game.outcome(state) is None:
            moment = judge.moment(state)
            seen.append((judge.stage(state), [judge.count(state, team) for team in game.teams]))
    shares = judge.chances(state)
    return [(stage, counts, shares) for stage, counts in seen]


def fit(samples: list[Sample], signs: int) -> tuple[np.ndarray[Any, Any], float]:
    """The weights of one stage and the mean log-likelihood a position; teams may differ in number."""
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

    found = minimize(loss, np.zeros(signs), jac=True, method="L-BFGS-B")
    return found.x, -float(found.fun)


def main() -> None:
    """Plays, fits, and writes the weights into the judge's data file."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=("la_famiglia", "corleones_empire"))
    parser.add_argument("--games", type=int, default=3000)
    parser.add_argument("--first", type=int, default=1_000_000, help="the first seed")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--blunder", type=float, default=1.0, help="by how many points choices may be off")
    parser.add_argument("--seats", type=int, nargs="*", default=[], help="numbers of seats, game by game in turn")
    args = parser.parse_args()
    options: list[dict[str, Any]] = [{"seats": n} for n in args.seats] or [{}]
    judge = judge_of(cosca.game(args.game, **options[0]))
    started = time.monotonic()
    samples: list[Sample] = []
    with ProcessPoolExecutor(args.jobs) as pool:
        seeds = range(args.first, args.first + args.games)
        given = [options[seed % len(options)] for seed in seeds]
        jobs = pool.map(play, [args.game] * args.games, given, seeds, [args.blunder] * args.games, chunksize=20)
        for done, found in enumerate(jobs, 1):
            samples += found
            if done % 200 == 0:
                print(f"\r{done} games, {time.monotonic() - started:.0f} s", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    stages = 1 + max(sample[0] for sample in samples)
    rows: list[str] = []
    for stage in range(stages):
        mine = [sample for sample in samples if sample[0] == stage]
        weights, likely = fit(mine, len(judge.signs)) if mine else (np.zeros(len(judge.signs)), 0.0)
        print(f"stage {stage}: {len(mine)} positions, log-likelihood {likely:.4f}")
        for sign, weight in zip(judge.signs, weights, strict=True):
            print(f"  {sign:14} {weight:+.3f}")
        rows.append("  [" + ", ".join(f"{weight:.4f}" for weight in weights) + "],")
    path = Path(sys.modules[type(judge).__module__].__file__ or "").with_name("weights.toml")
    listed = ", ".join(f'"{sign}"' for sign in judge.signs)
    data = judge.game.data_name()
    told = f"# Made by tools/weigh.py from {args.games} games with {data}; one row per stage, one weight per sign.\n"
    path.write_text(f"{told}signs = [{listed}]\nstages = [\n" + "\n".join(rows) + "\n]\n", encoding="utf-8")
    print(f"written: {path.name}")


if __name__ == "__main__":
    main()
