"""The compiled build, measured in its own process, one round at a time between the rounds of the others.

The parent writes a line (the plan, then "round"..., then "end"); the worker answers each with one of JSON.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path
from typing import IO, Any

from bench.child_process import Child
from bench.engines import cosca_subjects, cosca_where
from bench.measurement import Bench, BrokenError, Census, Figures, Round, settle


class Worker:
    """The parent's end. `figures` grow as rounds are requested."""

    def __init__(self, package_root: Path, only: Sequence[str], games: dict[str, int], seconds: float) -> None:
        self._child = Child(["-m", "bench.compiled_worker"], package_root)
        answer = self._child.ask(json.dumps({"only": list(only), "games": games, "seconds": seconds}))
        self.skipped: list[str] = answer["skipped"]
        self.broken: list[str] = answer["broken"]
        self.figures = [Figures(name, build, Census(), where=answer["where"]) for name, build in answer["subjects"]]

    def round(self) -> None:
        for figures, values in zip(self.figures, self._child.ask("round"), strict=True):
            figures.rounds.append(Round(**values))

    def end(self) -> None:
        """Collect the censuses and end the process."""
        for figures, values in zip(self.figures, self._child.ask("end"), strict=True):
            figures.census = Census(**values)
        self._child.end()


def serve(answers: IO[str]) -> None:
    """Run the child's end."""
    plan = json.loads(sys.stdin.readline())
    skipped: list[str] = []
    broken: list[str] = []
    benches: list[Bench] = []
    for subject in cosca_subjects(plan["only"], skipped):
        try:
            benches.append(Bench(subject, plan["games"].get(subject.name), plan["seconds"]))
        except BrokenError as error:
            broken.append(f"{error} (build/compiled)")
    settle()
    subjects = [(bench.subject.name, bench.subject.build) for bench in benches]
    where = cosca_where() if benches else ""
    answer: Any = {"skipped": skipped, "broken": broken, "subjects": subjects, "where": where}
    print(json.dumps(answer), file=answers, flush=True)
    for line in sys.stdin:
        if line.strip() == "round":
            answer = [asdict(bench.round()) for bench in benches]
        else:
            for bench in benches:
                bench.weigh()
            answer = [asdict(bench.census) for bench in benches]
        print(json.dumps(answer), file=answers, flush=True)
        if line.strip() == "end":
            return


if __name__ == "__main__":
    answers = sys.stdout
    sys.stdout = sys.stderr  # what an engine prints must not mix with the answers
    serve(answers)
