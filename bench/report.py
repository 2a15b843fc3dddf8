"""The tables at the end of a run, and the goals that they are compared with."""

from __future__ import annotations

import statistics
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import Any

from bench.measurement import Figures

RATIO_GOAL = {"plain": 0.35, "compiled": 0.10}  # of catanatron's time per decision
DECISION_GOAL_US = {"compiled": 2.0}
COPY_GOAL_US = {"plain": 10.0, "compiled": 1.0}
STATE_GOAL_BYTES = 20_000


@dataclass
class Goal:
    what: str
    goal: str
    measured: str
    met: bool


@dataclass
class Table:
    title: str
    head: list[str]
    rows: list[list[str]]


def ratios(figures: Figures, base: Figures, metric: str) -> list[float]:
    """Return the ratios round by round: both sides were measured within seconds of each other."""
    return [mine / theirs for mine, theirs in zip(figures.values(metric), base.values(metric), strict=True)]


def goals(all_figures: Sequence[Figures], base: Figures | None) -> list[Goal]:
    out: list[Goal] = []
    for figures in all_figures:
        if not figures.name.startswith("cosca "):
            continue
        label = f"{figures.name}, {figures.build}"
        if base is not None:
            ratio, most = statistics.median(ratios(figures, base, "us_decision")), RATIO_GOAL[figures.build]
            goal = f"<= {most:.2f} x catanatron ({most * base.median('us_decision'):.1f} µs here)"
            out.append(Goal(f"{label}: time per decision", goal, f"{ratio:.3f} x", ratio <= most))
        for what, metric, most_by_build in (
            ("time per decision", "us_decision", DECISION_GOAL_US),
            ("copy", "us_copy", COPY_GOAL_US),
        ):
            if figures.build in most_by_build:
                micros, most = figures.median(metric), most_by_build[figures.build]
                out.append(Goal(f"{label}: {what}", f"<= {most:.0f} µs", f"{micros:.1f} µs", micros <= most))
        sizes = [size for size in (figures.census.deep_bytes_max, figures.census.traced_bytes) if size is not None]
        if sizes:
            goal = f"< {STATE_GOAL_BYTES / 1000:.0f} kB"
            most_bytes = max(sizes)
            out.append(Goal(f"{label}: a state", goal, _kb(most_bytes), most_bytes < STATE_GOAL_BYTES))
    return out


def tables(all_figures: Sequence[Figures], base: Figures | None) -> list[Table]:
    speed: list[list[str]] = []
    games: list[list[str]] = []
    copies: list[list[str]] = []
    memory: list[list[str]] = []
    for f in all_figures:
        census, subject = f.census, [f.name, f.build]
        decision, copy = _spread(f.values("us_decision")), _spread(f.values("us_copy"))
        speed.append([*subject, decision, _ratio(f, base, "us_decision"), f"{f.median('decisions_s'):,.0f}"])
        games.append(
            [
                *subject,
                f"{f.median('games_s'):,.1f}",
                f"{census.decisions / census.games:,.0f}",
                f"{census.choices / census.decisions:.1f}",
                f"{census.forced / census.decisions:.0%}",
                _spread(f.values("us_new")),
            ]
        )
        copies.append([*subject, copy, _ratio(f, base, "us_copy")])
        if census.deep_bytes is not None:
            sizes = (census.deep_bytes, census.deep_bytes_max, census.traced_bytes)
            memory.append([*subject, *(_kb(size) for size in sizes)])
    subject = ["engine", "build"]
    out = [
        Table("Random play", [*subject, "µs per decision", "x catanatron", "decisions/s"], speed),
        Table("Games", [*subject, "games/s", "decisions per game", "choices", "forced", "µs per new game"], games),
        Table("Copy", [*subject, "µs a copy", "x catanatron"], copies),
        Table("Memory of a state", [*subject, "deep size", "largest", "a further copy"], memory),
    ]
    held = goals(all_figures, base)
    if held:
        rows = [[goal.what, goal.goal, goal.measured, "met" if goal.met else "MISSED"] for goal in held]
        out.append(Table("Goals", ["goal", "to reach", "measured", ""], rows))
    return out


def show(all_tables: Sequence[Table]) -> None:
    """Print with rich on a terminal; aligned text if the output is piped or rich is missing."""
    if sys.stdout.isatty():
        try:
            _show_rich(all_tables)
            return
        except ImportError:
            pass
    for table in all_tables:
        widths = [max(len(row[i]) for row in [table.head, *table.rows]) for i in range(len(table.head))]
        print(f"\n{table.title}")
        for row in [table.head, *table.rows]:
            cells = [
                cell.ljust(w) if i < 2 else cell.rjust(w) for i, (cell, w) in enumerate(zip(row, widths, strict=True))
            ]
            print("  ".join(cells).rstrip())


def _show_rich(all_tables: Sequence[Table]) -> None:
    console: Any = import_module("rich.console").Console()
    make: Any = import_module("rich.table").Table
    for table in all_tables:
        out = make(title=table.title, title_justify="left", box=import_module("rich.box").SIMPLE_HEAD, pad_edge=False)
        for i, head in enumerate(table.head):
            out.add_column(head, justify="left" if i < 2 else "right")
        for row in table.rows:
            style = "red" if row[-1] == "MISSED" else "bold" if row[0].startswith("cosca ") else None
            out.add_row(*row, style=style)
        console.print(out)


def _spread(values: Sequence[float]) -> str:
    digits = 0 if statistics.median(values) >= 100 else 1 if statistics.median(values) >= 10 else 2
    return f"{statistics.median(values):,.{digits}f} ({min(values):,.{digits}f}-{max(values):,.{digits}f})"


def _ratio(figures: Figures, base: Figures | None, metric: str) -> str:
    return "-" if base is None else f"{statistics.median(ratios(figures, base, metric)):.2f}"


def _kb(size: float | None) -> str:
    return "-" if size is None else f"{size / 1000:.1f} kB"
