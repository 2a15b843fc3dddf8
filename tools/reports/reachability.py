"""Play random games and count what occurs in them: every job, ally and icon; every order, space and tile.

    make reports ARGS=reachability                                               10,000 games of each game, as tables
    make reports ARGS="reachability --game corleones_empire --games 2000"   fewer of one
    make reports ARGS="reachability --write docs/reports/reachability.md --json build/reach.json"

All choices are drawn uniformly, without checks. It exits with 1 if anything was never reached: a rule that random
games do not reach is not tested by them.
"""

from __future__ import annotations

import argparse
import json
import re
import sys
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn
from rich.table import Table

import cosca
from cosca.batch.executors import Executor, open_executor
from tools.batch import UnfinishedRun, add_cluster, add_fresh, call

ROOT = Path(__file__).resolve().parents[2]
SPREAD = 1_000_000  # distance between the first seeds of two values of --seed
CHUNK = 50  # games per job

Key = tuple[str, str, str]  # what happened, to which thing, at which kind of table
Counts = Counter[Key]


class Sort(NamedTuple):
    """One sort of things: the ids of all of them, and what can happen to each."""

    title: str
    ids: tuple[str, ...]
    happens: tuple[str, ...]


class Subject:
    """What to count in a game: events by kind and fact, and choices by the question that they answer."""

    def __init__(self, split: str, default: str, events: dict[str, str], asked: dict[str, tuple[str, str]]) -> None:
        self.split = split  # the option by which the counts are divided
        self.default = default  # its value if the options do not set it
        self.events = events  # {kind of event: fact that names the thing}
        self.asked = asked  # {question: (kind of choice, what happens to the thing it names)}


SUBJECTS = {
    "corleones_empire": Subject(
        "seats", "4",
        {"job_completed": "job", "ally_taken": "ally", "ally_played": "ally"},
        {"abilities": ("icon", "icon_used")},
    ),
    "la_famiglia": Subject(
        "edition", "1.2",
        {"order_executed": "order", "tile_marked": "tile"},
        {"planning.space": ("space", "space_used"), "ultima.space": ("space", "space_used")},
    ),
}  # fmt: skip


def sorts_of(name: str) -> list[Sort]:
    """Return all sorts of things of a game."""
    data: Any = cosca.game(name).data  # type: ignore[attr-defined]
    if name == "corleones_empire":
        from cosca.games.corleones_empire.components.data import ICONS

        printed = {icon for business in data.businesses for icon in (*business.front, *business.back)}
        return [
            Sort("Jobs", tuple(job.id for job in data.jobs), ("job_completed",)),
            Sort("Allies", tuple(ally.id for ally in data.allies), ("ally_taken", "ally_played")),
            Sort("Icons", tuple(icon for i, icon in enumerate(ICONS) if i in printed), ("icon_used",)),
        ]
    return [
        Sort("Orders", tuple(order.id for order in data.orders), ("order_executed",)),
        Sort("Spaces", tuple(space.id for space in data.spaces if space.sheet), ("space_used",)),
        Sort("Tiles", tuple(tile.id for tile in data.tiles), ("tile_marked",)),
    ]


# ---------------------------------------------------------------- playing


def play_one(name: str, seed: int) -> Counts:
    """Count what occurs in the random game of that seed."""
    subject = SUBJECTS[name]
    options = cosca.game(name).some_options(Random(f"options {seed}"))
    split = str(options.get(subject.split, subject.default))
    game = cosca.game(name, **options)
    events: list[cosca.Event] = []
    counts: Counts = Counter()
    rng = Random(seed)
    state = game.new(seed)
    while actors := game.actors(state):
        seat = actors[int(rng.random() * len(actors))]
        choices = game.choices(state, seat)
        choice = choices[int(rng.random() * len(choices))]
        counted = subject.asked.get(state.stack[-1].key)
        if counted is not None and choice.kind == counted[0]:
            counts[counted[1], choice.text.partition(" ")[2], split] += 1
        game.apply(state, seat, choice, events)
    for event in events:
        fact = subject.events.get(event.kind)
        if fact is not None and event.public is not None:
            counts[event.kind, event.public[fact], split] += 1
    return counts


def play_chunk(job: tuple[str, int, int]) -> tuple[int, Counts]:
    """Play several games: the first seed and the number are given."""
    name, first, games = job
    counts: Counts = Counter()
    for seed in range(first, first + games):
        counts.update(play_one(name, seed))
    return games, counts


def _to_json(result: tuple[int, Counts]) -> Any:
    return [result[0], [[*key, n] for key, n in result[1].items()]]


def _from_json(document: Any) -> tuple[int, Counts]:
    return document[0], Counter({(what, each, split): n for what, each, split, n in document[1]})


def count(name: str, args: argparse.Namespace, executor: Executor) -> Counts:
    """Play all games of one kind; the sum does not depend on where they are played."""
    first = args.seed * SPREAD
    jobs = [(n, (name, first + n, min(CHUNK, args.games - n))) for n in range(0, args.games, CHUNK)]
    settings = {"game": name, "games": args.games, "seed": args.seed}
    unfinished = UnfinishedRun(f"reachability-{name}", settings, _from_json, args.fresh, _to_json)
    total: Counts = Counter()
    bar = Progress(
        TextColumn(name), BarColumn(), MofNCompleteColumn(), TextColumn("games"), TimeElapsedColumn(),
        TimeRemainingColumn(), console=Console(stderr=True),
    )  # fmt: skip
    with bar:
        task = bar.add_task(name, total=args.games)
        for _key, (games, counts) in unfinished.run(executor, play_chunk, jobs):
            total.update(counts)
            bar.advance(task, games)
    return total


# ---------------------------------------------------------------- output


def splits_of(name: str) -> tuple[str, ...]:
    """Return the columns of the tables: the numbers of seats, or the editions."""
    return ("2", "3", "4", "5") if name == "corleones_empire" else ("1.0", "1.1", "1.2")


def rows_of(name: str, sort: Sort, counts: Counts) -> list[list[str]]:
    """Return the heading, and a row for each thing: how often each event happened to it, in all and by column."""
    splits = splits_of(name)
    words = [what.partition("_")[2] for what in sort.happens]
    word = {"corleones_empire": "seats", "la_famiglia": "edition"}[name]
    last = sort.happens[-1]
    rows = [["id", *words, *[f"{word} {split}" for split in splits]]]
    for each in sort.ids:
        totals = [sum(counts[what, each, split] for split in splits) for what in sort.happens]
        rows.append([each, *map(str, totals), *[str(counts[last, each, split]) for split in splits]])
    return rows


def never(name: str, counts: Counts) -> list[str]:
    """Return what was never reached, as sentences."""
    return [
        f"{name}: {what.replace('_', ' ')}: never {each}"
        for sort in sorts_of(name)
        for what in sort.happens
        for each in sort.ids
        if not any(counts[what, each, split] for split in splits_of(name))
    ]


def show(name: str, counts: Counts, console: Console) -> None:
    """Print the tables."""
    for sort in sorts_of(name):
        head, *rows = rows_of(name, sort, counts)
        table = Table(title=f"{name}: {sort.title}", title_justify="left")
        for number, each in enumerate(head):
            table.add_column(each, justify="right" if number else "left")
        for row in rows:
            table.add_row(*row, style="red" if "0" in row[1 : 1 + len(sort.happens)] else "")
        console.print(table)


def as_json(name: str, counts: Counts) -> dict[str, Any]:
    """Return all counts: {what happens: {thing: {kind of table: times}}}."""
    document: dict[str, Any] = {}
    for sort in sorts_of(name):
        for what in sort.happens:
            document[what] = {each: {x: counts[what, each, x] for x in splits_of(name)} for each in sort.ids}
    return document


def section(name: str, counts: Counts, args: argparse.Namespace) -> str:
    """Return the part of the page about one game: the command that made it, and the tables."""
    command = (
        f'make reports ARGS="reachability --game {name} --games {args.games} --seed {args.seed} --write {args.write}"'
    )
    missing = never(name, counts)
    lines = [
        f"<!-- {name}: made by tools/reports/reachability.py; do not edit -->",
        f"## {name}",
        "",
        f"    {command}",
        "",
    ]
    lines += ["Never reached: " + (", ".join(missing) if missing else "nothing") + ".", ""]
    for sort in sorts_of(name):
        head, *rows = rows_of(name, sort, counts)
        lines += [f"### {sort.title}", "", "| " + " | ".join(head) + " |", "| --- |" + " ---: |" * (len(head) - 1)]
        lines += [f"| {' | '.join(row)} |" for row in rows]
        lines.append("")
    return "\n".join([*lines, f"<!-- end of {name} -->"])


PAGE = """# What random games reach

How often each thing comes up in games of random choices. The columns on the right divide the last count before them.
Nothing at zero is the goal: what random games never reach they do not test.
"""


def write(path: Path, name: str, text: str) -> None:
    """Write the part into the page, replacing the old one or at the end."""
    page = path.read_text(encoding="utf-8") if path.exists() else PAGE
    old = re.compile(f"<!-- {name}: made .*?<!-- end of {name} -->", re.DOTALL)
    page = old.sub(lambda _: text, page) if old.search(page) else f"{page.rstrip()}\n\n{text}\n"
    path.write_text(page, encoding="utf-8")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", action="append", choices=tuple(SUBJECTS), help="only this one (default: all)")
    parser.add_argument("--games", type=int, default=10_000, help="how many of each (default 10000)")
    parser.add_argument("--jobs", type=int, default=2, help="processes (default 2)")
    parser.add_argument("--seed", type=int, default=1, help="other seeds are other games (default 1)")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write all counts there")
    parser.add_argument("--write", type=Path, metavar="FILE", help="put the tables into this page, game by game")
    add_cluster(parser)
    add_fresh(parser)
    args = parser.parse_args()
    console = Console()
    document: dict[str, Any] = {"games": args.games, "seed": args.seed}
    missing: list[str] = []
    with open_executor(args.cluster, args.jobs) as executor:
        for name in args.game or tuple(SUBJECTS):
            counts = count(name, args, executor)
            show(name, counts, console)
            document[name] = as_json(name, counts)
            missing += never(name, counts)
            if args.write:
                write(args.write, name, section(name, counts, args))
    if args.json:
        args.json.parent.mkdir(parents=True, exist_ok=True)
        args.json.write_text(json.dumps(document, indent=1) + "\n", encoding="utf-8")
    for each in missing:
        console.print(each, style="red", highlight=False)
    return 1 if missing else 0


if __name__ == "__main__":
    from tools.reports import reachability  # by its name, by which other processes import it

    sys.exit(call(reachability.main))
