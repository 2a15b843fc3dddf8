"""Measure cosca beside public engines, in one run, on one core, in processor time. See bench/README.md."""

from __future__ import annotations

import argparse
import cProfile
import json
import os
import platform
import pstats
import random
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Any

from bench.compiled_worker import Worker
from bench.engines import cosca_subjects, cosca_where, peer_subjects
from bench.measurement import Bench, BrokenError, Figures, settle
from bench.peer_env import ROOT, ensure_peers
from bench.report import goals, ratios, show, tables
from tools.build.mypyc_modules import TREE as COMPILED
from tools.build.mypyc_modules import usable_tree

EXAMPLES = """examples:
  make bench                                  everything, a minute or two
  make bench ARGS="--seconds 2 --rounds 3"    a quick look
  make bench ARGS="--only-cosca --games 50"   cosca's games alone, 50 games per round; needs no network
  make bench ARGS="--json build/bench.json"   the figures in a file too
  make bench ARGS="--profile --game la_famiglia"
                                              where the time goes: the top 25 functions by own time
"""


def parse(argv: Sequence[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="bench/engine.py",
        description="Measures cosca's games beside catanatron and OpenSpiel: random play, copy, memory.",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument(
        "--games", type=_at_least_one, metavar="N", help="games per round of each engine (instead of --seconds)"
    )
    parser.add_argument(
        "--seconds",
        type=float,
        default=10.0,
        metavar="S",
        help="CPU time of play of each engine, all rounds together (10)",
    )
    parser.add_argument("--rounds", type=_at_least_one, default=7, metavar="N", help="repetitions (7)")
    parser.add_argument(
        "--game",
        action="append",
        default=[],
        metavar="NAME",
        help="only this game of cosca's; may be repeated",
    )
    parser.add_argument(
        "--only-cosca", action="store_true", help="leave the public engines out (and with them the ratios)"
    )
    parser.add_argument("--profile", action="store_true", help="instead of measuring: cProfile of cosca's random play")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the figures to FILE")
    return parser.parse_args(argv)


def _at_least_one(text: str) -> int:
    if int(text) < 1:
        raise argparse.ArgumentTypeError("must be 1 or more")
    return int(text)


def main(argv: Sequence[str]) -> int:
    args = parse(argv)
    if not (args.only_cosca or args.profile):
        ensure_peers()
    if str(ROOT / "src") not in sys.path:
        sys.path.insert(1, str(ROOT / "src"))
    return profile(args) if args.profile else bench(args)


def bench(args: argparse.Namespace) -> int:
    core = stay_on_one_core()
    seconds = args.seconds / args.rounds
    skipped: list[str] = []
    broken: list[str] = []
    benches: list[Bench] = []
    subjects = [] if args.only_cosca else peer_subjects(skipped)
    subjects += cosca_subjects(args.game, skipped)
    for subject in subjects:
        print_progress(f"warming up: {subject.name}")
        try:
            benches.append(Bench(subject, args.games, seconds))
        except BrokenError as error:
            broken.append(str(error))
    worker = start_worker(args, benches, seconds, skipped, broken)
    settle()
    figures = [Figures(b.subject.name, b.subject.build, b.census) for b in benches]
    for i in range(args.rounds):
        print_progress(f"round {i + 1} of {args.rounds}")
        for one, into in zip(benches, figures, strict=True):
            into.rounds.append(one.round())
        worker = worker and ask(worker, worker.round, broken)
    for one in benches:
        one.weigh()
    worker = worker and ask(worker, worker.end, broken)
    if worker:
        broken += departures(figures, worker.figures)
        figures += worker.figures
    print_progress("")
    return finish(args, core, figures, skipped, broken)


def start_worker(
    args: argparse.Namespace, benches: Sequence[Bench], seconds: float, skipped: list[str], broken: list[str]
) -> Worker | None:
    """Start the compiled build, which plays the same games as the plain one."""
    if usable_tree() is None:
        skipped.append("compiled build: none in build/compiled that belongs to the sources (run `make build-compiled`)")
        return None
    print_progress("warming up: build/compiled")
    games = {b.subject.name: b.census.games for b in benches}
    try:
        worker = Worker(COMPILED, args.game, games, seconds)
    except BrokenError as error:
        broken.append(str(error))
        return None
    skipped += [f"compiled build: {line}" for line in worker.skipped]
    broken += worker.broken
    for figures in worker.figures:
        if figures.build != "compiled":
            broken.append(f"{figures.name}: build/compiled was loaded as plain Python: {figures.where}")
    return worker


def ask(worker: Worker, what: Callable[[], None], broken: list[str]) -> Worker | None:
    """Send the worker a request; return None if its process failed."""
    try:
        what()
    except BrokenError as error:
        broken.append(str(error))
        return None
    return worker


def departures(plain: Sequence[Figures], compiled: Sequence[Figures]) -> list[str]:
    """Check that both builds played the same games from the same seeds."""
    by_name = {f.name: f.census for f in plain}
    return [
        f"{f.name}: {f.census.decisions} decisions compiled, {mine.decisions} plain, from the same seeds"
        for f in compiled
        if (mine := by_name.get(f.name)) and mine.games == f.census.games and mine.decisions != f.census.decisions
    ]


def finish(args: argparse.Namespace, core: str, figures: list[Figures], skipped: list[str], broken: list[str]) -> int:
    base = next((f for f in figures if f.name == "catanatron"), None)
    machine = describe(core)
    if figures:
        print("; ".join(f"{key}: {value}" for key, value in machine.items()))
        print(f"Medians over {args.rounds} rounds (least-most), CPU time.")
        show(tables(figures, base))
        print()
    for line in skipped:
        print(f"skipped: {line}")
    for line in broken:
        print(f"BROKEN: {line}")
    if args.json:
        document: dict[str, Any] = {
            "machine": machine,
            "rounds": args.rounds,
            "skipped": skipped,
            "broken": broken,
        }
        document["engines"] = [f.to_json() for f in figures]
        for entry, one in zip(document["engines"], figures, strict=True):
            if base:
                entry["x_catanatron"] = {m: ratios(one, base, m) for m in ("us_decision", "us_copy")}
        document["goals"] = [vars(goal) for goal in goals(figures, base)]
        args.json.parent.mkdir(parents=True, exist_ok=True)
        args.json.write_text(json.dumps(document, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")
        print(f"written: {args.json}")
    return 1 if broken else 0


def profile(args: argparse.Namespace) -> int:
    """Profile whole games with cProfile, --games of them or 20: the share of each function, not its speed."""
    skipped: list[str] = []
    for subject in cosca_subjects(args.game, skipped):
        profiler = cProfile.Profile()
        decisions = 0
        for seed in range(args.games or 20):
            rnd = random.Random(seed).random
            position = subject.new(seed)
            profiler.enable()
            decisions += subject.play(position, rnd)
            profiler.disable()
        print(f"{subject.name}, {subject.build}: {args.games or 20} games, {decisions} decisions")
        pstats.Stats(profiler).strip_dirs().sort_stats("tottime").print_stats(25)
    for line in skipped:
        print(f"skipped: {line}")
    return 0


def stay_on_one_core() -> str:
    """Pin this process and its children to one core where the system can."""
    try:
        core = max(os.sched_getaffinity(0))
        os.sched_setaffinity(0, {core})
    except (AttributeError, OSError):
        return "not pinned"
    return str(core)


def describe(core: str) -> dict[str, str]:
    out = {
        "python": platform.python_version(),
        "cpu": platform.processor() or platform.machine(),
        "core": core,
    }
    try:
        lines = Path("/proc/cpuinfo").read_text().splitlines()
        out["cpu"] = next(line.partition(":")[2].strip() for line in lines if line.startswith("model name"))
    except (OSError, StopIteration):
        pass
    for package in ("catanatron", "open_spiel"):
        with suppress(PackageNotFoundError):
            out[package] = version(package)
    with suppress(ImportError):
        out["cosca"] = cosca_where()
    return out


def print_progress(what: str) -> None:
    """Print progress on one line, on a terminal only."""
    if sys.stderr.isatty():
        print(f"\r\x1b[K{what}", end="", file=sys.stderr, flush=True)


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
