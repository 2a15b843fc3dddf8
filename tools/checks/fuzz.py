"""Play random games under every check; a failure is recorded in build/fuzz. See `--help`."""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from rich.console import Console
from rich.markup import escape
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

import cosca
from cosca.batch.executors import open_executor
from cosca.kernel.record import read
from cosca.testing.fuzz import FuzzFailure, play, reproduce
from tools.batch import UnfinishedRun, add_cluster, add_fresh, call

ROOT = Path(__file__).resolve().parents[2]
FOLDER = ROOT / "build" / "fuzz"
SPREAD = 1_000_000  # distance between the first seeds of two values of --seed
ENOUGH = 10  # failures after which it stops


class Result(NamedTuple):
    """A random game: how it ended, or what went wrong and the record that shows it."""

    game: str
    seed: int
    choices: int
    reason: str
    wrong: str = ""
    record: str = ""


def options_of(name: str, seed: int) -> dict[str, Any]:
    """Return the options of the table of that seed."""
    return cosca.game(name).some_options(Random(f"options {seed}"))


def play_one(job: tuple[str, int]) -> Result:
    """Play one game."""
    name, seed = job
    played = play(cosca.game(name, **options_of(name, seed)), seed)
    if isinstance(played, FuzzFailure):
        return Result(name, seed, played.choices, "", played.what, played.record)
    return Result(name, seed, played.choices, played.reason)


def keep(failure: Result, console: Console) -> None:
    """Write the record of a failure and print how to reproduce it."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    path = FOLDER / f"{failure.game}-{failure.seed}.record"
    path.write_text(failure.record, encoding="utf-8")
    shown = path.relative_to(ROOT)
    where = f"{failure.game}, seed {failure.seed}, after {failure.choices} choices"
    console.print(f"[red]{where}:[/red] {escape(failure.wrong)}", highlight=False)
    console.print(f"  again: .venv/bin/python -m tools.checks.fuzz --record {shown}", highlight=False)


def again(path: Path, console: Console) -> int:
    """Play a failure's record with all checks."""
    try:
        record = read(path.read_text(encoding="utf-8"))
        result = reproduce(cosca.game(record.game, **record.options), record)
    except (OSError, cosca.CoscaError) as error:
        console.print(f"{path}: {error}", highlight=False)
        return 2
    if isinstance(result, FuzzFailure):
        console.print(f"[red]after {result.choices} choices:[/red] {escape(result.what)}", highlight=False)
        return 1
    console.print(f"{result.choices} choices without a fault: it does not break any more")
    return 0


def run(args: argparse.Namespace, console: Console) -> int:
    """Play all games; return 1 if any failed."""
    names = args.game or cosca.game_names()
    jobs = [(name, args.seed * SPREAD + number) for number in range(args.games) for name in names]
    settings = {"games": names, "seed": args.seed}
    reasons: dict[str, int] = {}
    failures = games = choices = 0
    bar = Progress(
        TextColumn("fuzz"), BarColumn(), MofNCompleteColumn(), TextColumn("games"), TimeElapsedColumn(),
        TimeRemainingColumn(), console=console,
    )  # fmt: skip
    with open_executor(args.cluster, args.jobs) as executor, bar:
        unfinished = UnfinishedRun("fuzz", settings, lambda row: Result(*row), args.fresh)
        task = bar.add_task("games", total=len(jobs))
        started = time.monotonic()
        for _key, result in unfinished.run(
            executor, play_one, [(f"{name} {seed}", (name, seed)) for name, seed in jobs]
        ):
            games += 1
            choices += result.choices
            if result.wrong:
                failures += 1
                keep(result, console)
            else:
                reasons[result.reason] = reasons.get(result.reason, 0) + 1
            bar.advance(task)
            if failures >= ENOUGH or (args.minutes and time.monotonic() - started > args.minutes * 60):
                break
    seconds = time.monotonic() - started
    ends = ", ".join(f"{reason} {n}" for reason, n in sorted(reasons.items()))
    console.print(
        f"{games} games, {choices} choices in {seconds:.0f} s: {games / seconds:.1f} games/s. Ends: {ends}. "
        f"Failures: {failures}",
        highlight=False,
    )
    return 1 if failures else 0


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", action="append", choices=cosca.game_names(), help="only this one (default: all)")
    parser.add_argument("--games", type=int, default=10_000, help="how many of each (default 10000)")
    parser.add_argument("--jobs", type=int, default=2, help="processes (default 2)")
    parser.add_argument("--seed", type=int, default=1, help="other seeds are other games (default 1)")
    parser.add_argument("--minutes", type=float, default=0, help="stop after so many (default: never)")
    parser.add_argument("--one", type=int, metavar="SEED", help="play the one game of this seed")
    parser.add_argument("--record", type=Path, help="play a failure's record again with all checks")
    add_cluster(parser)
    add_fresh(parser)
    args = parser.parse_args()
    console = Console(stderr=False)
    if args.record:
        return again(args.record, console)
    if args.one is not None:
        for name in args.game or cosca.game_names():
            result = play_one((name, args.one))
            if result.wrong:
                keep(result, console)
                return 1
            console.print(f"{name}: {result.choices} choices without a fault: {result.reason}")
        return 0
    return run(args, console)


if __name__ == "__main__":
    from tools.checks import fuzz  # by its name, by which other processes import it

    sys.exit(call(fuzz.main))
