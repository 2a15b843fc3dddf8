"""The ladder: a round robin of bots, rated on one scale, with intervals.

Every pair plays the same deals in both places: in La Famiglia one team against the other, in Corleone's Empire the
seats alternate. Ratings are fitted to all games at once (Bradley-Terry, every pair of sides of a game counts), with 95%
intervals from resampled deals. The scale is that of the server's ratings: soldato has 1500, and a difference means the
same chance to win there. `--write` stores the table in docs/reports/ladder.md and the anchors that the server uses.

    python -m tools.reports.ladder la_famiglia --deals 20 --bots soldato caporegime don:16x
    python -m tools.reports.ladder corleones_empire --deals 20 --write
    python -m tools.reports.ladder la_famiglia --bots random soldato mine=my_module:MyBot "other=program:./other --fast"

`NAME=SPEC` rates a bot of your own under a name; the spec is one of `cosca.bots.registry`. Games are stored by spec, so
a name may change. Its code is not looked at: after changing it, `--fresh` plays all games again.

Games are stored in build/ladder as they end; the same command resumes an interrupted run, and all stored games count.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import sys
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from datetime import date
from itertools import combinations
from math import exp, log
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

import cosca
import cosca.bots
from cosca.batch.executors import open_executor
from cosca.bots.arena import play_game
from cosca.bots.registry import register
from cosca.server.ratings import anchors
from cosca.server.ratings.scale import PAIR_SPREAD, shown_rating
from cosca.terminal.resumable_csv import ResumableCsv
from cosca.terminal.resumable_file import run_identity
from tools.batch import add_cluster, add_fresh, call

BOTS: Final = ("random", "picciotto", "soldato", "caporegime", "capo:16x", "don:16x")
REFERENCE: Final = "soldato"
RESAMPLES: Final = 200
PRIOR_GAMES: Final = 0.5  # added to each side of each pair, so that a bot that wins every game has a finite rating
ROOT: Final = Path(__file__).resolve().parents[2]
PAGE: Final = ROOT / "docs" / "reports" / "ladder.md"
COLUMNS: Final = ["a", "b", "seed", "place", "won", "lost", "a_faults", "b_faults"]
NAMED: Final = re.compile(r"([a-z][a-z0-9_-]*)=(.+)")  # a bot with its name


class Job(NamedTuple):
    """One game of a deal: `place` 0 gives the first seats to bot a, 1 to bot b."""

    game: str
    a: str
    b: str
    seed: int
    place: int


class Result(NamedTuple):
    """How often sides of a finished ahead of sides of b, and behind; equal ranks count half.

    Faults are failed or illegal answers of external bots, for which the default choice was played.
    """

    a: str
    b: str
    seed: int
    place: int
    won: float
    lost: float
    a_faults: int = 0
    b_faults: int = 0


def run(job: Job) -> Result:
    """Play one game."""
    game = cosca.game(job.game)
    side = {seat: (index + job.place) % 2 for index, team in enumerate(game.teams) for seat in team}
    played = play_game(game, job.seed, tuple((job.a, job.b)[side[seat]] for seat in game.seats))
    ranks = [(side[team[0]], min(played.outcome.ranks[seat] for seat in team)) for team in game.teams]
    pairs = [(mine, other) for which, mine in ranks if which == 0 for against, other in ranks if against == 1]
    won = sum(1.0 if mine < other else 0.5 if mine == other else 0.0 for mine, other in pairs)
    faults = Counter(side[failure.seat] for failure in played.failures)
    share = won / len(pairs)
    return Result(job.a, job.b, job.seed, job.place, share, 1 - share, faults[0], faults[1])


def named_bots(given: Sequence[str]) -> dict[str, str]:
    """Return the specs of bots by the names under which they are shown; BadOption if one is wrong."""
    specs: dict[str, str] = {}
    for text in given:
        match = NAMED.fullmatch(text)
        name, spec = (match[1], match[2]) if match else (text, text)
        if match:
            register(name, spec, cosca.bots.bots())
        cosca.bots.bot_class(spec)
        if name in specs or spec in specs.values():
            raise cosca.BadOption(f"bot {text!r}: given twice")
        specs[name] = spec
    return specs


def with_names(results: Iterable[Result], specs: dict[str, str]) -> list[Result]:
    """Return the results between these bots, by their names."""
    names = {spec: name for name, spec in specs.items()}
    return [
        result._replace(a=names[result.a], b=names[result.b])
        for result in results
        if result.a in names and result.b in names
    ]


def faults(results: Iterable[Result]) -> Counter[str]:
    """Return the number of faults of each bot that has any."""
    count: Counter[str] = Counter()
    for result in results:
        count.update({result.a: result.a_faults})
        count.update({result.b: result.b_faults})
    return +count


def jobs(game: str, bots: Sequence[str], deals: int) -> Iterator[Job]:
    """Yield the games deal by deal, so that an interrupted run is balanced."""
    for seed in range(1, deals + 1):
        for a, b in combinations(bots, 2):
            for place in (0, 1):
                yield Job(game, a, b, 1_000_000 + seed, place)


# -------------------------------------------------------------------- fitting


def fit(results: Iterable[Result], bots: Sequence[str]) -> dict[str, float]:
    """Return the strength of each bot in logits, the reference at 0: the maximum likelihood with a weak prior."""
    wins = {(a, b): PRIOR_GAMES for a in bots for b in bots if a != b}
    for result in results:
        wins[result.a, result.b] += result.won
        wins[result.b, result.a] += result.lost
    strength = dict.fromkeys(bots, 1.0)
    for _ in range(2000):  # minorization-maximization (Hunter 2004)
        before = dict(strength)
        for a in bots:
            won = sum(wins[a, b] for b in bots if b != a)
            weight = sum((wins[a, b] + wins[b, a]) / (strength[a] + strength[b]) for b in bots if b != a)
            strength[a] = won / weight
        scale = strength[REFERENCE]
        strength = {name: value / scale for name, value in strength.items()}
        if max(abs(strength[name] / before[name] - 1) for name in bots) < 1e-9:
            break
    return {name: log(value) for name, value in strength.items()}


def intervals(results: Sequence[Result], bots: Sequence[str]) -> dict[str, tuple[float, float]]:
    """Return the 95% intervals of the strengths, from resampled deals."""
    by_seed: dict[int, list[Result]] = {}
    for result in results:
        by_seed.setdefault(result.seed, []).append(result)
    seeds, rng = sorted(by_seed), Random("ladder")
    fits = []
    for _ in range(RESAMPLES):
        drawn = [result for seed in rng.choices(seeds, k=len(seeds)) for result in by_seed[seed]]
        fits.append(fit(drawn, bots))
    low, high = round(0.025 * (RESAMPLES - 1)), round(0.975 * (RESAMPLES - 1))
    sorted_fits = {name: sorted(each[name] for each in fits) for name in bots}
    return {name: (values[low], values[high]) for name, values in sorted_fits.items()}


# -------------------------------------------------------------------- the report


def ladder_of(game: cosca.Game[Any], results: Sequence[Result], bots: Sequence[str]) -> anchors.Ladder:
    """Return the fitted ladder, strongest bot first."""
    strengths, bounds, size = fit(results, bots), intervals(results, bots), len(game.teams[0])
    rows: list[anchors.Anchor] = []
    for name in sorted(bots, key=lambda name: -strengths[name]):
        mu, low, high = (anchors.mu_of(value, size, PAIR_SPREAD) for value in (strengths[name], *bounds[name]))
        rows.append({"bot": name, "mu": round(mu, 3), "low": round(low, 3), "high": round(high, 3)})
    return {
        "set": game.data_name(),
        "rules": game.rules_version,
        "version": cosca.__version__,
        "games": len(results),
        "date": date.today().isoformat(),
        "bots": rows,
    }


def table(name: str, ladder: anchors.Ladder, team_size: int) -> str:
    """Return the ladder of one game as a section of the report."""
    lines = [
        f"## {cosca.game(name).title}",
        "",
        f"{ladder['games']} games, component set {ladder['set']}, rules version {ladder['rules']}, {ladder['date']}.",
        "",
        "| bot | rating | 95% interval | chance against soldato |",
        "|---|---:|---|---:|",
    ]
    reference = next(each["mu"] for each in ladder["bots"] if each["bot"] == REFERENCE)
    for each in ladder["bots"]:
        chance = 100 / (1 + exp(-(each["mu"] - reference) * team_size / PAIR_SPREAD))
        bounds = f"{shown_rating(each['low'])} to {shown_rating(each['high'])}"
        shown = each["bot"].replace("|", "\\|")
        lines.append(f"| {shown} | {shown_rating(each['mu'])} | {bounds} | {chance:.0f}% |")
    return "\n".join(lines)


PREAMBLE: Final = """# Ladder

Ratings of the bots on the scale of the server's ratings: soldato has 1500. Intervals come from resampled deals.
A budget in iterations gives the same result on every machine. Rated tables use these numbers as fixed anchors; a capo
or don at a table thinks for half a second per turn, which is more than 16 iterations on most machines, so these two
are stronger than their anchors.

Command: `make ladder ARGS="GAME --deals N --write"`. With `--bots` it rates
[your own](../reinforcement-learning.md#your-own-bot) too.
"""


def write(name: str, ladder: anchors.Ladder) -> None:
    """Store the ladder of one game in the anchors and in the report."""
    both = {**anchors.ladders(), name: ladder} if anchors.FILE.exists() else {name: ladder}
    anchors.FILE.write_text(json.dumps(both, indent=1, sort_keys=True) + "\n", encoding="utf-8")
    sections = [table(game, both[game], len(cosca.game(game).teams[0])) for game in cosca.game_names() if game in both]
    PAGE.write_text("\n\n".join([PREAMBLE.rstrip(), *sections]) + "\n", encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(prog="ladder", description="Rate bots by a round robin.")
    parser.add_argument("game", choices=cosca.game_names())
    parser.add_argument("--deals", type=int, default=10, help="deals that every pair plays in both places (default 10)")
    parser.add_argument(
        "--bots", nargs="+", default=list(BOTS), metavar="BOT", help=f"BOT or NAME=BOT; default: {' '.join(BOTS)}"
    )
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    add_cluster(parser)
    add_fresh(parser)
    parser.add_argument("--write", action="store_true", help="store the anchors and docs/reports/ladder.md")
    args = parser.parse_args()
    specs = named_bots(args.bots)
    if REFERENCE not in specs or len(specs) < 2 or args.deals < 1:
        parser.error(f"give at least two bots, {REFERENCE} among them, and at least one deal")
    game = cosca.game(args.game)
    path = ROOT / "build" / "ladder" / f"{args.game}.csv"
    path.parent.mkdir(parents=True, exist_ok=True)
    with open_executor(args.cluster, args.processes) as executor:
        file = ResumableCsv(path, "ladder", run_identity(game), COLUMNS, _parse, args.fresh)
        try:
            results = {result[:4]: result for result in file.results}
            wanted = list(jobs(args.game, list(specs.values()), args.deals))
            todo = [job for job in wanted if (job.a, job.b, job.seed, job.place) not in results]
            for result in executor.run(run, todo):
                file.add(result._asdict())
                results[result[:4]] = result
                print(f"\r{len(results)} games stored, {len(wanted)} wanted", end="", file=sys.stderr, flush=True)
        finally:
            file.close()
            print(file=sys.stderr)
    rated = with_names(results.values(), specs)
    ladder = ladder_of(game, rated, list(specs))
    print(table(args.game, ladder, len(game.teams[0])))
    for name, n in sorted(faults(rated).items()):
        print(f"{name}: {n} faults; the default choice was played instead")
    if args.write:
        write(args.game, ladder)


def _parse(row: dict[str, str]) -> Result:
    won, lost = float(row["won"]), float(row["lost"])
    a_faults, b_faults = int(row["a_faults"]), int(row["b_faults"])
    return Result(row["a"], row["b"], int(row["seed"]), int(row["place"]), won, lost, a_faults, b_faults)


if __name__ == "__main__":
    from tools.reports import ladder  # by its name, by which other processes import it

    sys.exit(call(ladder.main))
