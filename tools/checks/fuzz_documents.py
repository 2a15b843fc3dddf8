"""Feed mutated saved states, positions and records to the engine; failures are kept in build/fuzz.

Accepted documents must play to their end within limits of time and memory; all others must be refused with a reason.
It needs nothing but the engine and its dependencies. See `--help`.
"""

from __future__ import annotations

import argparse
import faulthandler
import os
import resource
import signal
import sys
import time
from collections import Counter
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import cosca
from cosca.batch.executors import ProcessExecutor, WorkersLost
from cosca.testing.documents import Hostile, Verdict, documents, judge

ROOT = Path(__file__).resolve().parents[2]

FOLDER = ROOT / "build" / "fuzz"
BATCH = 40  # documents per random game
SPREAD = 1_000_000  # distance between the first seeds of two values of --seed
ENOUGH = 20  # failures after which it stops
REASONS = 25  # reasons listed in the summary
_games: dict[str, Any] = {}


class OutOfTime(BaseException):
    """A document took too long; not an Exception, so that no handler on the way takes it for a refusal."""


def limit(seconds: float, megabytes: int) -> None:
    """Limit this process: memory permanently, time for each document by `timed`."""
    resource.setrlimit(resource.RLIMIT_AS, (megabytes << 20, megabytes << 20))

    def late(*_: object) -> None:
        raise OutOfTime(f"more than {seconds:g} s")

    signal.signal(signal.SIGALRM, late)


def made(name: str, options: dict[str, Any]) -> Any:
    """Return a game with these options; a few are cached."""
    key = f"{name} {options}"
    if key not in _games:
        if len(_games) > 50:
            _games.clear()
        _games[key] = cosca.game(name, **options)
    return _games[key]


def timed(hostile: Hostile, seconds: float) -> Verdict:
    """Return the verdict on a document, or that it took too long."""
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        return judge(hostile, made)
    except OutOfTime as late:
        return Verdict(False, wrong=str(late))
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)


def batch(job: tuple[str, int, int, float]) -> tuple[list[Verdict], list[tuple[str, str, str]]]:
    """Check all documents of one random game in a process of the pool; return name, text and fault of failures too."""
    name, seed, count, seconds = job
    options = cosca.game(name).some_options(Random(f"options {seed}"))
    verdicts: list[Verdict] = []
    failed: list[tuple[str, str, str]] = []
    for hostile in documents(made(name, options), seed, count):
        verdict = timed(hostile, seconds)
        verdicts.append(verdict)
        if verdict.wrong:
            failed.append((f"{name}-{hostile.kind}-{hostile.seed}", hostile.text(), verdict.wrong))
    return verdicts, failed


def results(jobs: list[Any], args: argparse.Namespace) -> Iterator[Any]:
    """Yield the results of the batches as they end."""
    if args.processes == 1:
        limit(args.seconds, args.megabytes)
        yield from map(batch, jobs)
        return
    with ProcessExecutor(args.processes, partial(limit, args.seconds, args.megabytes)) as executor:
        yield from executor.run(batch, jobs)


def again(path: Path, args: argparse.Namespace) -> int:
    """Read and play the document of a failure's file again."""
    limit(args.seconds, args.megabytes)
    verdict = timed(Hostile.from_text(path.read_text(encoding="utf-8")), args.seconds)
    print(verdict.wrong or ("accepted, and plays to its end" if verdict.accepted else f"refused: {verdict.reason}"))
    return 1 if verdict.wrong else 0


def run(args: argparse.Namespace) -> int:
    """Check all documents; return 1 if any failed."""
    names = args.game or cosca.game_names()
    jobs = [
        (name, args.seed * SPREAD + number, min(BATCH, args.documents - number * BATCH), args.seconds)
        for number in range(-(-args.documents // BATCH))
        for name in names
    ]
    started = shown = time.monotonic()
    reasons: Counter[str] = Counter()
    counts: Counter[str] = Counter()
    longest = 0
    for verdicts, failed in results(jobs, args):
        for verdict in verdicts:
            counts["documents"] += 1
            counts["accepted"] += verdict.accepted
            longest = max(longest, verdict.choices)
            if not verdict.accepted and not verdict.wrong:
                reasons[verdict.reason] += 1
        for name, text, fault in failed:
            counts["failures"] += 1
            FOLDER.mkdir(parents=True, exist_ok=True)
            path = FOLDER / f"{name}.json"
            path.write_text(text, encoding="utf-8")
            print(
                f"{name}: {fault}\n  again: python -m tools.checks.fuzz_documents --again {path.relative_to(ROOT)}",
                flush=True,
            )
        if counts["failures"] >= args.failures:
            break
        if time.monotonic() - shown > 10:
            shown = time.monotonic()
            done, whole = counts["documents"], args.documents * len(names)
            print(
                f"{done} of {whole} documents, {done / (shown - started):.0f}/s, {counts['failures']} failures",
                flush=True,
            )
    seconds = time.monotonic() - started
    refused = sum(reasons.values())
    print(f"{counts['documents']} documents in {seconds:.0f} s: {counts['documents'] / seconds:.1f}/s.", end=" ")
    print(f"Accepted: {counts['accepted']}, the longest game had {longest} choices. Refused: {refused}.", end=" ")
    print(f"Failures: {counts['failures']}")
    for reason, n in reasons.most_common(args.reasons):
        print(f"  {n:7} {reason}")
    return 1 if counts["failures"] else 0


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", action="append", choices=cosca.game_names(), help="only this one (default: all)")
    parser.add_argument("--documents", type=int, default=10_000, help="how many of each game (default 10000)")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1, help="default: all cores")
    parser.add_argument("--seed", type=int, default=1, help="other seeds are other documents (default 1)")
    parser.add_argument("--seconds", type=float, default=10, help="that a document may take (default 10)")
    parser.add_argument("--megabytes", type=int, default=1024, help="of address space of a process (default 1024)")
    parser.add_argument("--failures", type=int, default=ENOUGH, help=f"after which it stops (default {ENOUGH})")
    parser.add_argument("--reasons", type=int, default=REASONS, help=f"of refusals to list (default {REASONS})")
    parser.add_argument("--again", type=Path, help="read and play the document of a failure's file again")
    args = parser.parse_args()
    faulthandler.enable()
    try:
        return again(args.again, args) if args.again else run(args)
    except WorkersLost:
        print("a process died: a document broke the interpreter. With --processes 1 Python says where", file=sys.stderr)
        return 1


if __name__ == "__main__":
    sys.exit(main())
