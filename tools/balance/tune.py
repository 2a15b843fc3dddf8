"""Find the smallest changes of a component set that make all families equally strong, with the bots named.

    python -m tools.balance.tune la_famiglia --base house-2 --write src/cosca/games/la_famiglia/components/house-3

First the set itself is played, for the strength of the families and to see which orders are issued. Then come rounds:
in each, changed sets are played on the same deals and with the same random numbers, every deal twice, with the families
of the teams swapped. One is the likeliest answer so far. The others come from Thompson sampling: the effects of all
numbers are drawn from what is known about them, and the smallest combination that would be even with them is played. So
games go to combinations that may be the answer. After the last round the likeliest combination is played on fresh
seeds, which were used for nothing else; only these games count as a result.

Every number follows from the options: a run that was stopped is resumed by the same command.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections import Counter, defaultdict
from collections.abc import Sequence
from math import sqrt
from pathlib import Path
from typing import Any

import numpy as np

import cosca
from cosca.batch.executors import Executor, open_executor
from cosca.games import data_sets
from tools.balance.changes import Change, changed, changes, overlay
from tools.balance.choice import Bound, likeliest, options, shares, smallest
from tools.balance.effects import Effects, Observation
from tools.balance.trials import Played, Trial, play
from tools.batch import UnfinishedRun, add_cluster, add_fresh, call
from tools.reports.balance import Job
from tools.training.seeds import BALANCE_SEEDS, MEASUREMENT_SEEDS

MOST = 2  # changes of a family in a drawn combination
FAR = 100_000  # between the seeds of rounds


class Tuning:
    """A run: its games so far, by bot, and what follows from them."""

    def __init__(self, args: argparse.Namespace, executor: Executor) -> None:
        self.args = args
        self.executor = executor
        self.game: Any = cosca.game(args.game, data=args.base)
        self.source = self.game.data.source
        self.families = [mat["family"] for mat in self.source["mats.toml"]["mat"]]
        self.bounds = [Bound(*_bound(text)) for text in args.bots]
        self.inner = [bound._replace(within=bound.within / 2) for bound in self.bounds]
        self.uses: dict[str, dict[str, float]] = {}
        self.games: dict[str, list[Observation]] = {bound.bot: [] for bound in self.bounds}
        self.effects: dict[str, Effects] = {}
        self.stored: list[UnfinishedRun[Played]] = []
        self.rounds = 0
        self.starts: list[list[Change]] = []  # where the search for the likeliest combination starts, too

    def play(self, name: str, bot: str, sets: Sequence[Sequence[Change]], first: int, deals: int) -> list[Played]:
        """Play all sets on the same deals; add the games to what is known, and return them."""
        settings = {
            "game": self.args.game, "data": self.game.data_name(), "bot": bot, "round": name, "first": first,
            "sets": [[change.name for change in chosen] for chosen in sets],
        }  # fmt: skip
        texts = [tuple(overlay(self.source, changed(self.source, chosen)).items()) for chosen in sets]
        base = {"data": self.args.base}
        trials = {
            f"{seed} {turn} {k}": Trial(Job(self.args.game, base, bot, seed, turn), texts[k])
            for seed in range(first, first + deals)
            for turn in range(len(self.game.teams))
            for k in range(len(sets))
        }
        unfinished = UnfinishedRun("tune", settings, lambda row: Played(*row), self.args.fresh)
        self.stored.append(unfinished)
        started, results = time.monotonic(), {}
        for key, played in unfinished.run(self.executor, play, trials.items(), keep=True):
            results[key] = played
            if len(results) % 50 == 0 or len(results) == len(trials):
                print(f"\r{name}, {bot}: {len(results)} of {len(trials)} games, "
                      f"{time.monotonic() - started:.0f} s ", end="", file=sys.stderr, flush=True)  # fmt: skip
        print(file=sys.stderr)
        for key in trials:
            played, k = results[key], int(key.rpartition(" ")[2])
            one, two = [tuple([played.families[seat - 1] for seat in team]) for team in self.game.teams]
            known = frozenset([change.name for change in sets[k]])
            block = (name, key.rpartition(" ")[0])
            self.games[bot].append(Observation(block, (one, two), known, played.starts, played.first))
        return [results[key] for key in trials]

    def load(self, path: Path) -> None:
        """Continue after an earlier run, whose games, uses and rounds are in this file."""
        document = json.loads(path.read_text(encoding="utf-8"))
        if document["data"] != self.game.data_name():
            raise cosca.BadDocument(f"{path}: tuned {document['data']}, not {self.game.data_name()}")
        self.uses, self.rounds = document["uses"], document["rounds"]
        by_name = {change.name: change for change in changes(self.source)}
        self.starts = [[by_name[name] for name in document["chosen"]]]
        for bot, games in document["games"].items():
            for block, (one, two), names, starts, first in games:
                known = frozenset(names)
                self.games[bot].append(Observation(tuple(block), (tuple(one), tuple(two)), known, starts, first))

    def explore(self) -> None:
        """Play the set itself, unless that is known; keep the changes of what is used."""
        for bound in self.bounds if not self.uses else ():
            played = self.play("base", bound.bot, [()], BALANCE_SEEDS, self.args.base_deals)
            seen = Counter(family for game in played for family in game.families)
            issued: Counter[str] = Counter()
            for game in played:
                issued.update(game.orders)
            self.uses[bound.bot] = {id: n / seen[id.partition(".")[0]] for id, n in issued.items()}
        orders = {order["id"] for order in self.source["orders.toml"]["order"]}
        used = {id for uses in self.uses.values() for id, n in uses.items() if n >= self.args.used}
        self.candidates = [c for c in changes(self.source) if c.id in used or c.id not in orders]
        self.choices = options(self.candidates, MOST)

    def fit(self) -> None:
        """Estimate strengths and effects from all games so far."""
        for bot, games in self.games.items():
            self.effects[bot] = Effects(self.families, changes(self.source), self.uses[bot])
            self.effects[bot].fit(games)

    def drawn(self, rng: Any) -> list[list[Change]]:
        """Return the smallest combinations by draws of all effects.

        They are half as far from the estimates as the draws, so that more of the games go to likely answers.
        """
        draws = [
            {bot: (e.mean + e.draws(rng, 1)[0]) / 2 for bot, e in self.effects.items()} for _ in range(self.args.sets)
        ]
        return [smallest(self.effects, draw, self.inner, self.choices) for draw in draws]

    def best(self) -> tuple[list[Change], float]:
        """Return the combination that is likeliest to be within the bounds, and its probability."""
        start = smallest(self.effects, {bot: e.mean for bot, e in self.effects.items()}, self.inner, self.choices)
        rng = np.random.default_rng([self.args.seed, self.rounds])
        found = [likeliest(self.effects, self.bounds, self.candidates, each, rng) for each in (start, *self.starts)]
        return max(found, key=lambda pair: pair[1] - len(pair[0]) / 100)

    def describe(self, chosen: Sequence[Change]) -> str:
        """Return changes with their estimated effects, and the shares expected of all families."""
        lines: list[str] = []
        for change in chosen:
            by_bot = [
                f"{bot} {100 * e.effect(change, e.mean):+.1f} ± {196 * e.spread(change):.1f}"
                for bot, e in self.effects.items()
            ]
            lines.append(f"- {change.name} ({change.points:+.2f} points): {', '.join(by_bot)}")
        for bot, e in self.effects.items():
            strengths = np.array([
                e.mean[e.columns[family]] + sum([e.effect(c, e.mean) for c in chosen if c.family == family])
                for family in self.families
            ])  # fmt: skip
            before = np.array([e.mean[e.columns[family]] for family in self.families])
            expected = zip(self.families, shares(before), shares(strengths), strict=True)
            lines.append(f"{bot}: " + ", ".join([f"{f} {100 * a:.1f} -> {100 * b:.1f}" for f, a, b in expected]))
            lines[-1] += f" ({len(self.games[bot])} games, {100 * e.common:.0f}% of the variance common)"
        return "\n".join(lines)


def _bound(text: str) -> tuple[str, float]:
    bot, _, within = text.rpartition("=")
    return bot, float(within) / 100


def table(played: Sequence[Played], teams: Sequence[Sequence[int]]) -> dict[str, tuple[int, float, float]]:
    """Return games, share and half of the 95% interval by family and team; the games of a deal are a pair."""
    rows: dict[str, list[list[float]]] = defaultdict(list)
    for k in range(0, len(played), len(teams)):
        deal: dict[str, list[float]] = defaultdict(list)
        for game in played[k : k + len(teams)]:
            for t, team in enumerate(teams):
                share = game.first if t == 0 else 1.0 - game.first
                deal[f"team {t + 1}"].append(share)
                for seat in team:
                    deal[game.families[seat - 1]].append(share)
            deal["the starting seat's team"].append(game.first if game.starts else 1.0 - game.first)
        for row, values in deal.items():
            rows[row].append(values)
    result: dict[str, tuple[int, float, float]] = {}
    for row, deals in sorted(rows.items()):
        n = sum([len(values) for values in deals])
        mean = sum([sum(values) for values in deals]) / n
        off = 1.96 * sqrt(sum([sum([v - mean for v in values]) ** 2 for values in deals])) / n
        result[row] = (n, mean, off)
    return result


def main() -> None:
    """Tune a set."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=["la_famiglia"])
    parser.add_argument("--base", default="house-2", help="the set to change")
    parser.add_argument("--bots", nargs="+", default=["caporegime=1.8", "soldato=4.7"], metavar="BOT=PERCENT",
                        help="bots, and how far from 50%% the shares may be")  # fmt: skip
    parser.add_argument("--used", type=float, default=0.9, help="change orders that a bot issues so often a game")
    parser.add_argument("--base-deals", type=int, default=800)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--sets", type=int, default=5, help="sets a round besides the likeliest")
    parser.add_argument("--deals", type=int, nargs="+", default=[60, 40], help="deals a round of all sets, by bot")
    parser.add_argument("--best-deals", type=int, nargs="+", default=[600, 400], help="more deals of the likeliest set")
    parser.add_argument("--check", type=int, nargs="+", default=[6000, 2000], help="deals of the result, by bot")
    parser.add_argument("--known", type=Path, help="the --json of an earlier run, to continue with more rounds")
    parser.add_argument("--seed", type=int, default=1, help="of the choice of sets")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--write", type=Path, help="the folder of a new set, as a draft")
    parser.add_argument("--json", type=Path, help="where games, estimates and result go")
    add_cluster(parser)
    add_fresh(parser)
    args = parser.parse_args()
    with open_executor(args.cluster, args.jobs) as executor:
        tuning = Tuning(args, executor)
        if args.known:
            tuning.load(args.known)
        tuning.explore()
        tuning.fit()
        print(f"base\n{tuning.describe(())}\n", flush=True)
        chosen, sure = tuning.best()
        for round in range(tuning.rounds + 1, tuning.rounds + args.rounds + 1):
            drawn = tuning.drawn(np.random.default_rng([args.seed, round]))
            first = BALANCE_SEEDS + round * FAR
            for bound, deals, more in zip(tuning.bounds, args.deals, args.best_deals, strict=True):
                tuning.play(f"round {round}", bound.bot, [chosen, *drawn], first, deals)
                tuning.play(f"round {round}, likeliest", bound.bot, [chosen], first + deals, more)
            tuning.rounds = round
            tuning.fit()
            chosen, sure = tuning.best()
            tuning.starts = [chosen]
            print(f"after round {round}, within the bounds with {100 * sure:.0f}%")
            print(f"{tuning.describe(chosen)}\n", flush=True)
            save(args.json, tuning, chosen, {})
        if args.write:
            write(args.write, tuning, chosen)
        result: dict[str, Any] = {}
        for bound, deals in zip(tuning.bounds, args.check, strict=True):
            if deals:
                played = tuning.play("check", bound.bot, [chosen], MEASUREMENT_SEEDS + tuning.rounds * FAR, deals)
                result[bound.bot] = table(played, tuning.game.teams)
                for row, (n, share, off) in result[bound.bot].items():
                    print(f"| {bound.bot} | {row} | {n} | {100 * share:.1f}% | ± {100 * off:.1f} |", flush=True)
        save(args.json, tuning, chosen, result)
    for unfinished in tuning.stored:
        unfinished.delete()


def write(folder: Path, tuning: Tuning, chosen: Sequence[Change]) -> None:
    """Write the changed set: its differences from the first one, as a draft."""
    first: Any = cosca.game(tuning.args.game, data=data_sets(tuning.args.game)[0])
    folder.mkdir(parents=True, exist_ok=True)
    texts = overlay(first.data.source, changed(tuning.source, chosen))
    for file, text in {**texts, "set.toml": f'name = "{folder.name}"\ndraft = true\n'}.items():
        (folder / file).write_text(text, encoding="utf-8")


def save(path: Path | None, tuning: Tuning, chosen: Sequence[Change], result: dict[str, Any]) -> None:
    """Write games, estimates and result as JSON."""
    if path is None:
        return
    estimates: dict[str, Any] = {}
    for bot, e in tuning.effects.items():
        estimates[bot] = {name: (e.mean[k], float(np.sqrt(e.covariance[k, k]))) for name, k in e.columns.items()}
    games = {
        bot: [(g.block, g.teams, sorted(g.changes), g.starts, g.first) for g in listed]
        for bot, listed in tuning.games.items()
    }
    document = {
        "data": tuning.game.data_name(), "rounds": tuning.rounds, "chosen": [change.name for change in chosen],
        "result": result, "estimates": estimates, "uses": tuning.uses, "games": games,
    }  # fmt: skip
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(document), encoding="utf-8")


if __name__ == "__main__":
    from tools.balance import tune  # by its name, by which other processes import it

    sys.exit(call(tune.main))
