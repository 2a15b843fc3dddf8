"""Find puzzles in bot games: play, screen decisions, prove solutions, measure the difficulty, ship a selection.

Every game gives at most two puzzles. Some of its decisions are tried, those with many choices and rare questions more
often (with `--late` also late ones); what lies hidden is replaced by a sample first, so everything that follows depends
on the puzzle alone. Puzzles are stored in build/puzzles as games end; the same command resumes an interrupted run, and
all stored puzzles count.

    python -m tools.puzzles.mine la_famiglia --games 100
    python -m tools.puzzles.mine corleones_empire --games 100 --seconds 200 --write
"""

from __future__ import annotations

import argparse
import csv
import json
import os
import sys
import time
from collections.abc import Iterator, Sequence
from hashlib import sha256
from math import log2, sqrt
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

import cosca
from cosca.batch.executors import open_executor
from cosca.bots import bot, view_of
from cosca.bots.heuristic_bots import load_evaluator
from cosca.bots.puzzles import Puzzle, themes_of
from cosca.bots.puzzles.puzzle import puzzle_from_json
from cosca.games import prefix
from cosca.kernel.documents import JsonObject
from cosca.kernel.match import Match
from cosca.terminal.resumable_csv import ResumableCsv
from cosca.terminal.resumable_file import run_identity
from tools.batch import add_cluster, add_fresh, call
from tools.puzzles.difficulty import shares_of_bots
from tools.puzzles.solving import Effort, Outcome, solve

PLAYERS: Final = ("caporegime", "soldato")  # of the games: strong enough for sensible positions, and fast
FIRST_SEED: Final = 3_000_000  # of the games; nothing else uses these seeds
TRIES_PER_GAME: Final = 12  # decisions that are looked at
PAIR_SHARE: Final = 0.1  # of the questions with two answers, which are easily guessed, that may be looked at
PUZZLES_PER_GAME: Final = 2  # so that not too many positions are alike
ROOT: Final = Path(__file__).resolve().parents[2]
FOLDER: Final = ROOT / "build" / "puzzles"
COLUMNS: Final = ["seed", "looked", "long_runs", "agreed", "puzzles"]


class Job(NamedTuple):
    """One game to search for puzzles."""

    game: str
    data: str
    seed: int
    tries: int
    effort: Effort
    late: bool = False


class Found(NamedTuple):
    """What a game gave: how many decisions were looked at, longer searches and how many agreed, and the puzzles."""

    seed: int
    looked: int
    long_runs: int
    agreed: int
    puzzles: list[JsonObject]


class Moment(NamedTuple):
    """A decision of the game: how many were made before it, the seat, the number of its choices, and the state."""

    step: int
    seat: int
    choices: int
    state: Any


class Decided(NamedTuple):
    """A decision to try, in a position that looks the same to its seat."""

    step: int
    seat: int
    position: JsonObject


def mine(job: Job) -> Found:
    """Play a game and return the puzzles found in it."""
    game = cosca.game(job.game, **({"data": job.data} if job.data else {}))
    evaluator, puzzles = load_evaluator(game), list[JsonObject]()
    looked = long_runs = agreed = 0
    for decided in _decisions(game, job):
        looked += 1
        outcome = solve(
            Match(game, 0, decided.position), evaluator, decided.seat, f"{job.seed}/{decided.step}", job.effort
        )
        long_runs, agreed = long_runs + outcome.long_runs, agreed + outcome.agreed
        if outcome.steps:
            puzzles.append(_puzzle(game, job, decided, outcome).to_json())
        if len(puzzles) == PUZZLES_PER_GAME:
            break
    return Found(job.seed, looked, long_runs, agreed, puzzles)


def _decisions(game: cosca.Game[Any], job: Job) -> Iterator[Decided]:
    """Play the game and yield decisions. The chance of a kind of question grows with the square root of its number."""
    rng = Random(f"puzzles {job.seed}")
    by_kind: dict[str, list[Moment]] = {}
    players = {seat: bot(rng.choice(PLAYERS), game, seat) for seat in game.seats}
    state, step = game.new(job.seed), 0
    while actors := game.actors(state):
        seat = actors[0]
        decision = game.decision(state, seat)
        assert decision is not None
        count = len(decision.choices)
        if len(actors) == 1 and (count > 2 or (count == 2 and rng.random() < PAIR_SHARE)):
            by_kind.setdefault(decision.kind, []).append(Moment(step, seat, count, state.copy()))
        memory, view = game.memory(seat, state), view_of(game, state, seat)
        game.apply(state, seat, players[seat].choose(decision, view, memory, rng))
        step += 1
    keyed: list[tuple[float, Moment]] = []  # sampled by weight
    for _, moments in sorted(by_kind.items()):
        for moment in moments:
            weight = log2(moment.choices) / sqrt(len(moments)) * ((moment.step + 1) / step if job.late else 1.0)
            keyed.append((rng.random() ** (1 / weight), moment))
    for _, moment in sorted(keyed, key=lambda pair: -pair[0])[: job.tries]:
        seen = game.seen(moment.state, moment.seat)
        sampled = game.fill(seen, game.memory(moment.seat, moment.state), rng)
        yield Decided(moment.step, moment.seat, json.loads(json.dumps(game.describe(sampled))))


def _puzzle(game: cosca.Game[Any], job: Job, decided: Decided, outcome: Outcome) -> Puzzle:
    match = Match(game, 0, decided.position)
    choices, events = [], list[str]()
    for step in outcome.steps:
        events += [event.kind for event in match.apply(decided.seat, step.accepted[0])]
        choices.append(match.log[-1][1])
    keys = [reason.key for reason in outcome.reasons]
    questions = [step.kind for step in outcome.steps]
    text = json.dumps([decided.position, decided.seat], sort_keys=True)
    origin = {
        "bot": "don",
        "iterations": [job.effort.proof_iterations, job.effort.long_iterations],
        "seeds": [job.effort.proof_seeds, job.effort.long_seeds],
        "cosca": cosca.__version__,
        "seed": job.seed,
        "step": decided.step,
    }
    puzzle = Puzzle(
        prefix(game.name).lower() + sha256(text.encode()).hexdigest()[:8],
        dict(game.options) if not job.data else {k: v for k, v in game.options.items() if k != "data"},
        game.data_name(),
        game.rules_version,
        decided.seat,
        decided.position,
        outcome.steps,
        outcome.reasons,
        themes_of(game.name, questions, choices, events, keys),
        0,
        {},
        origin,
    )
    return puzzle._replace(bots=shares_of_bots(game, puzzle))


def stored(paths: Sequence[Path], shipped: Sequence[Puzzle] = ()) -> list[Puzzle]:
    """Return the shipped puzzles and those of files of `mine`, without those that a file of `verify` doubts.

    Where `verify` has measured the difficulty again, the new one counts.
    """
    puzzles = {puzzle.id: puzzle for puzzle in shipped}
    doubted, bots = set[str](), dict[str, dict[str, float]]()
    for path in paths:
        lines = path.read_text(encoding="utf-8").splitlines()
        for row in csv.DictReader(line for line in lines if not line.startswith("#")):
            if "puzzles" in row:
                for each in json.loads(row["puzzles"]):
                    puzzle = puzzle_from_json(each)
                    puzzles.setdefault(puzzle.id, puzzle)
            else:
                bots[row["id"]] = json.loads(row["bots"])
                if row["agreed"] != row["runs"]:
                    doubted.add(row["id"])
    kept = [puzzle for id, puzzle in puzzles.items() if id not in doubted]
    return [puzzle._replace(bots=bots.get(puzzle.id, puzzle.bots)) for puzzle in kept]


def main() -> None:
    parser = argparse.ArgumentParser(prog="puzzles", description="Mine puzzles from bot games.")
    parser.add_argument("game", choices=cosca.game_names())
    parser.add_argument("--games", type=int, default=20, help="games to search (default 20)")
    parser.add_argument("--first", type=int, default=0, metavar="N", help="skip the first N games")
    parser.add_argument("--tries", type=int, default=TRIES_PER_GAME, metavar="N", help="decisions per game")
    parser.add_argument("--late", action="store_true", help="try late decisions more often")
    parser.add_argument("--data", default="", metavar="SET", help="component set; default: the newest")
    parser.add_argument(
        "--seconds", type=float, default=float("inf"), metavar="N", help="start no game after N seconds"
    )
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--file", type=Path, help="where to store what is found; default: in build/puzzles")
    add_cluster(parser)
    add_fresh(parser)
    parser.add_argument("--write", action="store_true", help="ship a selection of all stored puzzles of the game")
    args = parser.parse_args()
    path: Path = args.file or FOLDER / f"{args.game}.csv"
    path.parent.mkdir(parents=True, exist_ok=True)
    game = cosca.game(args.game, **({"data": args.data} if args.data else {}))
    seeds = range(FIRST_SEED + args.first, FIRST_SEED + args.games)
    with open_executor(args.cluster, args.processes) as executor:
        identity = run_identity(game, tries=args.tries, late=args.late)
        file = ResumableCsv(path, "puzzles", identity, COLUMNS, _parse, args.fresh)
        try:
            found = {each.seed: each for each in file.results}
            started, todo = time.monotonic(), [seed for seed in seeds if seed not in found]
            in_time = (seed for seed in todo if time.monotonic() - started < args.seconds)
            jobs = (Job(args.game, args.data, seed, args.tries, Effort(), args.late) for seed in in_time)
            for each in executor.run(mine, jobs):
                file.add({**each._asdict(), "puzzles": json.dumps(each.puzzles)})
                found[each.seed] = each
                print(f"\r{_summary(list(found.values()))}", end="", file=sys.stderr, flush=True)
        finally:
            file.close()
            print(file=sys.stderr)
    print(_summary(list(found.values())))
    if args.write:
        from tools.puzzles.ship import ship  # here, because mining needs no server

        verified = path.with_name(f"{path.stem}-verified.csv")
        ship(args.game, [path, *([verified] if verified.exists() else [])])


def _summary(found: list[Found]) -> str:
    puzzles, looked = sum(len(each.puzzles) for each in found), sum(each.looked for each in found)
    runs, agreed = sum(each.long_runs for each in found), sum(each.agreed for each in found)
    share = f", {100 * agreed / runs:.1f}% of {runs} longer searches agreed" if runs else ""
    return f"{len(found)} games, {looked} decisions, {puzzles} puzzles{share}"


def _parse(row: dict[str, str]) -> Found:
    numbers = [int(row[name]) for name in COLUMNS[:4]]
    return Found(numbers[0], numbers[1], numbers[2], numbers[3], json.loads(row["puzzles"]))


if __name__ == "__main__":
    from tools.puzzles import mine as tool  # by its name, by which other processes import it

    sys.exit(call(tool.main))
