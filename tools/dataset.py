"""A dataset of games between bots: one file per game, and a card that describes all of them.

    python -m tools.dataset --games 10000
    python -m tools.dataset --games 10000 --cluster tls://host:8786 --observations

The same command resumes a run that was stopped, killed or lost its cluster; complete files of the same run are kept.
The games depend on the seed only, not on the number of processes.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import time
from pathlib import Path
from typing import Any

import cosca
from cosca.dataset.card import CARD, FileSummary, write_card
from cosca.dataset.files import PARQUET, read_games
from cosca.terminal.commands.simulate import run_simulation
from cosca.terminal.records import write_text
from cosca.terminal.resumable_file import run_identity
from tools.batch import ROOT, add_cluster, add_fresh, call

COMPLETE = ".complete.json"  # which run each file of the folder belongs to
SOURCE = """Bots played them, one game for each seed from {first} to {last}. In a clone of Cosca this plays them again:

    make dataset ARGS="--games {games} --seed {first} --bot {bot}{observations}"
"""


def main() -> None:
    parser = argparse.ArgumentParser(prog="dataset", description="Play the games of a dataset.")
    parser.add_argument("names", nargs="*", metavar="GAME", help="games (default: all)")
    parser.add_argument("--games", type=int, default=10_000, help="games of each (default 10000)")
    parser.add_argument("--seed", type=int, default=1, help="of the first game (default 1)")
    parser.add_argument("--bot", default="caporegime", help="in all seats (default caporegime)")
    parser.add_argument("--to", type=Path, default=ROOT / "build" / "dataset", metavar="DIR")
    parser.add_argument("--format", choices=["jsonl", "parquet"], default=PARQUET[1:])
    parser.add_argument("--observations", action="store_true", help="write what each player knew, too")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    add_cluster(parser)
    add_fresh(parser)
    args = parser.parse_args()
    args.to.mkdir(parents=True, exist_ok=True)
    summaries = [play(name, args) for name in args.names or cosca.game_names()]
    observations = " --observations" if args.observations else ""
    facts = {"first": args.seed, "last": args.seed + args.games - 1, "games": args.games, "bot": args.bot}
    write_card(args.to / "README.md", summaries, SOURCE.format(**facts, observations=observations).rstrip())


def play(name: str, args: argparse.Namespace) -> FileSummary:
    """Play the games of one file, unless it is complete; return what is in it."""
    path, notes = args.to / f"{name}.{args.format}", args.to / COMPLETE
    complete: dict[str, Any] = json.loads(notes.read_text(encoding="utf-8")) if notes.exists() else {}
    settings = {"seed": args.seed, "games": args.games, "bot": args.bot, "observations": args.observations}
    run = run_identity(cosca.game(name), **settings)
    start = time.monotonic()
    if path.exists() and complete.get(path.name) == run and not args.fresh:
        summary = FileSummary(path.name)
        for stored in read_games(path, verify=False):
            summary.add(stored.to_row())
        print(f"{path} is complete")
        return summary
    played = run_simulation(
        name, {}, args.games, args.seed, args.processes, [args.bot], None, None, args.fresh,
        cluster=args.cluster, records=path, observations=args.observations,
    )  # fmt: skip
    assert played is not None
    path.with_suffix(CARD).unlink()  # README.md describes all files
    write_text(notes, json.dumps({**complete, path.name: run}, indent=1) + "\n")
    print(f"{path}: {path.stat().st_size:,} bytes, {time.monotonic() - start:.1f} s")
    return played


if __name__ == "__main__":
    from tools import dataset  # by its name, by which other processes import it

    sys.exit(call(dataset.main))
