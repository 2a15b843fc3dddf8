"""Balance reports: who wins if all seats play equally well, and what they use.

Every deal is played in all places, once for each team, with the families moved on from team to team: in La Famiglia
twice, in Corleone's Empire once for each seat, with other random numbers for the bots. A share outside 45 to 55% (in
proportion if more than two sides compete) is marked.

    python -m tools.reports.balance la_famiglia --games 2000 --json build/balance_lf.json
    python -m tools.reports.balance corleones_empire --seats 3 --games 2000
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections import Counter, defaultdict
from math import sqrt
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import cosca
from cosca.batch.executors import open_executor
from cosca.bots.arena import play_game
from cosca.kernel.choice import Choice
from cosca.kernel.decision import Decision
from cosca.kernel.events import Event
from tools.batch import UnfinishedRun, add_cluster, add_fresh, call

SPREAD = 0.1  # tolerance, as a fraction of the even share


class Job(NamedTuple):
    """One game of a deal."""

    game: str
    options: dict[str, Any]
    bot: str
    seed: int
    turn: int


class Report(NamedTuple):
    """The results of one game: the share of the win by seat, facts of seats, and how often things were used."""

    seed: int
    shares: dict[int, float]
    facts: dict[int, list[tuple[str, str]]]  # by seat: (table, row)
    used: list[tuple[str, str]]

    @classmethod
    def from_json(cls, document: list[Any]) -> Report:
        """Return a stored report: JSON has texts for the seats and lists for the pairs."""
        seed, shares, facts, used = document
        return cls(
            seed,
            {int(seat): share for seat, share in shares.items()},
            {int(seat): [(name, row) for name, row in rows] for seat, rows in facts.items()},
            [(name, row) for name, row in used],
        )


def deal(job: Job) -> dict[str, Any]:
    """Return the options of the game: its families, dealt by the seed and moved on by the turn."""
    game = cosca.game(job.game, **job.options)
    families = next(form.values for form in game.option_forms() if form.name == "families")
    dealt = Random(f"balance/{job.seed}").sample(families, len(game.seats))
    moved = job.turn * len(game.teams[0])
    return {**job.options, "families": dealt[moved:] + dealt[:moved]}


def run(job: Job) -> Report:
    """Play one game and report."""
    options = deal(job)
    game = cosca.game(job.game, **options)
    facts: dict[int, list[tuple[str, str]]] = {seat: [] for seat in game.seats}
    used: list[tuple[str, str]] = []
    first: list[int] = []  # starting seats

    def watch(decision: Decision | None, choice: Choice | None, events: list[Event]) -> None:
        if decision is not None and choice is not None:
            what = USES.get((decision.kind, choice.kind))
            if what:
                name, row = what
                used.append((name, row or choice.text.partition(" ")[2]))
        for event in events:
            known = {**(event.public or {}), **(event.private or {})}
            if event.kind in ("primo", "horse_head") and not first:
                first.append(known["seat"])
            if event.kind in FACTS:
                table, row = FACTS[event.kind]
                facts[known["seat"]].append((table, str(known[row])))
            if event.kind == "order_executed":
                used.append(("orders carried out", known["order"]))

    played = play_game(game, job.seed, (job.bot,) * len(game.seats), luck=f"{job.turn}/", watch=watch)
    winners = played.outcome.winners
    shares = {seat: 1.0 / len(game.teams) for seat in game.seats}
    if winners:
        won = [team for team in game.teams if set(team) & set(winners)]
        shares = {seat: (1.0 / len(won) if any(seat in team for team in won) else 0.0) for seat in game.seats}
    for i, team in enumerate(game.teams, 1):
        for seat in team:
            facts[seat].append(("family", options["families"][seat - 1]))
            facts[seat].append(("seat", str(seat)))
            if len(team) > 1:
                facts[seat].append(("team", str(i)))
            if len(team) > 1:
                facts[seat].append(("starting seat", "is in the team" if first[0] in team else "is in the other team"))
            else:
                facts[seat].append(("in turn order", str((seat - first[0]) % len(game.seats) + 1)))
    return Report(job.seed, shares, facts, used)


FACTS = {
    "character": ("character", "character"),
    "tile_marked": ("control tile marked", "tile"),
    "ally_taken": ("ally taken", "ally"),
    "job_completed": ("job completed", "job"),
}
PARTS = "other parts"
USES = {  # (decision, choice): (table, row); no row: the thing that the choice names
    ("order.which", "order"): ("orders issued", ""),
    ("planning.space", "space"): ("spaces used", ""),
    ("ultima.space", "space"): (PARTS, "Ultima Azione"),
    ("planning.move", "column"): ("columns used", ""),
    ("tile.mark", "tile"): ("tiles marked", ""),
    ("tiles.start", "tile"): ("tiles used", ""),
    ("tiles.bribery", "use"): ("tiles used", "bribery"),
    ("tiles.recruitment", "use"): ("tiles used", "recruitment"),
    ("move.target", "over"): ("tiles used", "allies"),
    ("move.target", "by_sea"): (PARTS, "move by speedboat"),
    ("move.target", "land"): (PARTS, "move by land"),
    ("strike.target", "car_bomb"): (PARTS, "car bomb"),
    ("strike.target", "strike"): (PARTS, "strike"),
    ("agitate.target", "area"): (PARTS, "agitation"),
    ("pentito", "use"): (PARTS, "Pentito"),
    ("conflict.approach", "finesse"): (PARTS, "finesse"),
    ("conflict.approach", "brute_force"): (PARTS, "brute force"),
    ("car.area", "area"): (PARTS, "car placed"),
    ("boat.sea", "sea"): (PARTS, "speedboat placed"),
    ("lab.area", "area"): (PARTS, "lab built"),
    ("gather.into", "area"): (PARTS, "gathering"),
    ("raise.grant", "give"): (PARTS, "money given to the teammate"),
}
EVEN_TABLES = ("family", "seat", "team")  # tables that must be within the tolerance


def table(name: str, rows: dict[str, list[tuple[int, float]]], even: float) -> list[str]:
    """Return a table of shares with intervals (95%, normal, by deals); rows outside the tolerance are marked."""
    lines = [f"| {name} | games | share | 95% |", "| --- | ---: | ---: | ---: |"]
    for row, shares in sorted(rows.items()):
        n = len(shares)
        mean = sum([share for _seed, share in shares]) / n
        deals: dict[int, float] = defaultdict(float)  # the games of a deal are not independent
        for seed, share in shares:
            deals[seed] += share - mean
        off = 1.96 * sqrt(sum([each * each for each in deals.values()])) / n
        outside = name in EVEN_TABLES and abs(mean - even) > SPREAD * even
        lines.append(f"| {row} | {n} | {100 * mean:.1f}%{' (!)' if outside else ''} | ± {100 * off:.1f} |")
    return lines


def main() -> None:
    """Play the deals and print the report as Markdown."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=sorted(cosca.game_names()))
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--seats", type=int, help="of a game that has not always as many")
    parser.add_argument("--bot", default="soldato")
    parser.add_argument("--first", type=int, default=1, help="the first seed")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--data", help="a component set by name, or a folder laid over the shipped one")
    parser.add_argument("--json", type=Path, help="where the counts go")
    add_cluster(parser)
    add_fresh(parser)
    args = parser.parse_args()
    options: dict[str, Any] = {"seats": args.seats} if args.seats else {}
    if args.data:
        options["data"] = args.data
    game = cosca.game(args.game, **options)
    turns = len(game.teams)
    deals = range(args.first, args.first + -(-args.games // turns))
    jobs = {f"{seed} {turn}": Job(args.game, options, args.bot, seed, turn) for seed in deals for turn in range(turns)}
    shares: dict[str, dict[str, list[tuple[int, float]]]] = defaultdict(lambda: defaultdict(list))
    used: dict[str, Counter[str]] = defaultdict(Counter)
    reports: dict[str, Report] = {}
    settings = {"game": args.game, "data": game.data_name(), "options": options, "bot": args.bot}
    with open_executor(args.cluster, args.jobs) as executor:
        unfinished = UnfinishedRun("balance", settings, Report.from_json, args.fresh)
        started, stored = time.monotonic(), len(unfinished.stored.keys() & jobs.keys())
        for key, report in unfinished.run(executor, run, jobs.items()):
            reports[key] = report
            done = len(reports)
            if done % 50 == 0 or done == len(jobs):
                left = (time.monotonic() - started) / max(1, done - stored) * (len(jobs) - done)
                print(f"\r{done} of {len(jobs)} games, {left:.0f} s left ", end="", file=sys.stderr, flush=True)
    for report in [reports[key] for key in jobs]:  # in a fixed order, so that sums are the same to the last digit
        for seat, rows in report.facts.items():
            for name, row in rows:
                shares[name][row].append((report.seed, report.shares[seat]))
        for name, row in report.used:
            used[name][row] += 1
    print(file=sys.stderr)
    print(f"{len(jobs)} games of {args.bot}, {game.data_name()}; even is {100 / turns:.1f}%.\n")
    for name, rows in shares.items():
        print("\n".join(table(name, rows, 1.0 / turns)), end="\n\n")
    for name, times in used.items():
        listed = ", ".join(f"{row} {n / len(jobs):.2f}" for row, n in times.most_common())
        print(f"{name[:1].upper()}{name[1:]}, a game: {listed}.\n")
    if args.json:
        args.json.parent.mkdir(parents=True, exist_ok=True)
        counts: dict[str, dict[str, tuple[int, float]]] = {}
        for name, rows in shares.items():
            counts[name] = {row: (len(each), sum([share for _seed, share in each])) for row, each in rows.items()}
        document = {"shares": counts, "used": used, "games": len(jobs)}
        args.json.write_text(json.dumps(document, indent=1), encoding="utf-8")


if __name__ == "__main__":
    from tools.reports import balance  # by its name, by which other processes import it

    sys.exit(call(balance.main))
