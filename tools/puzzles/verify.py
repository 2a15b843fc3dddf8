"""Measure how many longer searches with other seeds agree with the solutions of puzzles.

Without `--file` it is about the shipped puzzles. Their difficulty is measured again with today's bots. The results are
stored by puzzle; the same command resumes a run, and `ship` leaves out the puzzles that a search disagreed with.

    python -m tools.puzzles.verify la_famiglia --iterations 3000 --seeds 4
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import time
from math import sqrt
from pathlib import Path
from typing import Final, NamedTuple

import cosca
from cosca.batch.executors import open_executor
from cosca.bots.puzzles import Puzzle, play
from cosca.bots.puzzles.puzzle import shipped_puzzles
from cosca.games import game_as_it_was
from cosca.terminal.resumable_csv import ResumableCsv
from cosca.terminal.resumable_file import run_identity
from tools.batch import add_cluster, add_fresh, call
from tools.puzzles.difficulty import shares_of_bots
from tools.puzzles.mine import FOLDER, stored
from tools.puzzles.solving import LONG_ITERATIONS, agreement

COLUMNS: Final = ["id", "runs", "agreed", "bots"]


class Job(NamedTuple):
    """One puzzle to verify; `key` is part of the seeds."""

    game: str
    puzzle: Puzzle
    iterations: int
    seeds: int
    key: str


class Verified(NamedTuple):
    """How many searches of the steps of a puzzle were made, how many agreed, and which bots solve it how often."""

    id: str
    runs: int
    agreed: int
    bots: dict[str, float]


def verify(job: Job) -> Verified:
    """Search every step of a puzzle anew."""
    puzzle, votes = job.puzzle, list[bool]()
    game = game_as_it_was(job.game, puzzle.options, puzzle.data)
    match = play(game, puzzle, ())
    for at, step in enumerate(puzzle.steps):
        seeds = [f"{puzzle.id}/{at}/{job.key} {n}" for n in range(job.seeds)]
        votes += agreement(match, puzzle.seat, step, job.iterations, seeds)
        match.apply(puzzle.seat, step.accepted[0])
    return Verified(puzzle.id, len(votes), sum(votes), shares_of_bots(game, puzzle))


def main() -> None:
    parser = argparse.ArgumentParser(prog="verify", description="Search the solutions of puzzles anew.")
    parser.add_argument("game", choices=cosca.game_names())
    parser.add_argument("--file", type=Path, help="verify the puzzles of a file of mine instead of the shipped ones")
    parser.add_argument(
        "--iterations", type=int, default=LONG_ITERATIONS, help=f"of a search (default {LONG_ITERATIONS})"
    )
    parser.add_argument("--seeds", type=int, default=2, help="searches of each step (default 2)")
    parser.add_argument("--key", default="verify", help="part of the seeds; another one gives other searches")
    parser.add_argument("--seconds", type=float, default=float("inf"), metavar="N", help="begin no puzzle after that")
    parser.add_argument("--out", type=Path, help="where to store the results; default: in build/puzzles")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    add_cluster(parser)
    add_fresh(parser)
    args = parser.parse_args()
    path: Path = args.out or FOLDER / f"{args.game}-verified.csv"
    path.parent.mkdir(parents=True, exist_ok=True)
    puzzles = stored([args.file]) if args.file else list(shipped_puzzles(args.game))
    identity = run_identity(cosca.game(args.game), iterations=args.iterations, seeds=args.seeds, key=args.key)
    with open_executor(args.cluster, args.processes) as executor:
        file = ResumableCsv(path, "verify", identity, COLUMNS, _parse, args.fresh)
        try:
            done = {each.id: each for each in file.results}
            started, todo = time.monotonic(), [puzzle for puzzle in puzzles if puzzle.id not in done]
            in_time = (puzzle for puzzle in todo if time.monotonic() - started < args.seconds)
            jobs = (Job(args.game, puzzle, args.iterations, args.seeds, args.key) for puzzle in in_time)
            for each in executor.run(verify, jobs):
                file.add({**each._asdict(), "bots": json.dumps(each.bots)})
                done[each.id] = each
                print(f"\r{_summary(list(done.values()))}", end="", file=sys.stderr, flush=True)
        finally:
            file.close()
            print(file=sys.stderr)
    print(_summary(list(done.values())))


def _summary(done: list[Verified]) -> str:
    runs, agreed = sum(each.runs for each in done), sum(each.agreed for each in done)
    whole = sum(each.agreed == each.runs for each in done)
    share = agreed / runs if runs else 0.0
    error = 1.96 * sqrt(share * (1 - share) / runs) if runs else 0.0
    return (
        f"{len(done)} puzzles, {runs} searches, {100 * share:.1f}% agree (95%: ± {100 * error:.1f}); "
        f"all searches agree with {whole} puzzles"
    )


def _parse(row: dict[str, str]) -> Verified:
    return Verified(row["id"], int(row["runs"]), int(row["agreed"]), json.loads(row["bots"]))


if __name__ == "__main__":
    from tools.puzzles import verify as tool  # by its name, by which other processes import it

    sys.exit(call(tool.main))
