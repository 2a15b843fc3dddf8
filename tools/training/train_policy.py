"""Train the policy weights of a game: sample games, fit weights, measure them in the arena.

    python -m tools.training.train_policy la_famiglia                  # from games of the evaluator
    python -m tools.training.train_policy corleones_empire --rounds 6 --afresh   # by self-play, in rounds

Samples and rounds are kept in build/learning and reused, so a run can be stopped and resumed. Every game follows from
its seed; a fit on a GPU adds in any order, so its last digits differ from run to run. Of several fits the one that
plays best against a soldato is written into the package. Games to learn from, games that choose between fits, and games
that measure the result have their own seeds, from 50, 80 and 90 million on. With `--cluster`, the games to learn from
and the duels of rounds are played there; games of bots that load weights from the package are played on this machine.

Rounds start with the weights in the package that are nearest to the component set, or with the plain evaluator
(`--afresh`: needed if features changed).
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Any

import cosca
from cosca.batch.executors import open_executor
from cosca.bots.heuristic_bots import load_evaluator
from cosca.bots.learned_policy import PolicyWeights, file_name, nearest_weights
from cosca.games import package_of
from tools.batch import add_cluster, call
from tools.training.backends import device
from tools.training.datasets import cores, make, read
from tools.training.evaluate import trial
from tools.training.iterations import Settings, rounds_of
from tools.training.policy_update import Step
from tools.training.regression import gathered, learn
from tools.training.seeds import MEASUREMENT_SEEDS, TUNING_SEEDS
from tools.training.self_play import blank

ROOT = Path(__file__).resolve().parents[2]
KEPT = ROOT / "build" / "learning"
PULLS = (60.0, 200.0)  # ridge penalties of rounds, where weights are in dollars


def main() -> None:
    """Train and select weights, write them, and measure them."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=cosca.game_names())
    parser.add_argument("--games", type=int, default=20_000, help="how many games to learn from (of a round, if any)")
    parser.add_argument(
        "--seconds", type=float, default=1e9, help="start no more games after so many seconds (in a round, if any)"
    )
    parser.add_argument("--jobs", type=int, default=cores(), help="processes (default: all cores)")
    parser.add_argument("--rounds", type=int, default=0, help="number of self-play rounds")
    parser.add_argument("--afresh", action="store_true", help="start from the plain evaluator")
    parser.add_argument(
        "--warmth", dest="temperature", type=float, default=0.7, help="temperature of the drawn choices"
    )
    parser.add_argument("--pulls", type=float, nargs="+", default=list(PULLS), help="ridge penalties; the best is kept")
    parser.add_argument(
        "--later", type=float, default=0.5, help="0: predictions at the next horizon count, 1: the result"
    )
    parser.add_argument("--tries", type=int, default=400, help="games that choose between fits, each")
    parser.add_argument("--measure", type=int, default=400, help="games that measure the result")
    parser.add_argument("--folder", type=Path, default=KEPT, help="where samples and rounds are kept")
    add_cluster(parser)
    args = parser.parse_args()
    game = cosca.game(args.game)
    into = ROOT / "src" / "cosca" / "bots" / args.game / "learned"
    into.mkdir(exist_ok=True)
    path = into / file_name(game.data_name().split(" ")[0], game.rules_version)
    about: dict[str, Any] = {"game": args.game, "data": game.data_name(), "rules": game.rules_version}
    best = from_self_play(args, about) if args.rounds else from_evaluator_games(args, about, path)
    path.write_bytes(best.pack())
    print(f"written: {path.name}, {path.stat().st_size} bytes", flush=True)
    if args.measure:
        result = trial(args.game, {}, "caporegime", "soldato", args.measure, MEASUREMENT_SEEDS, args.jobs)
        print(f"caporegime against soldato: {result.share:.1%}, 95% {result.low:.1%} – {result.high:.1%}", flush=True)


def from_self_play(args: argparse.Namespace, about: dict[str, Any]) -> PolicyWeights:
    """Return the weights of the best of several rounds."""
    about |= {"by": "the learned player", "rounds": args.rounds, "warmth": args.temperature}
    if args.afresh:
        first = blank(args.game, about, args.temperature)
    else:
        nearest = nearest_weights(cosca.game(args.game))
        if nearest is None:
            raise cosca.BadOption(f"{args.game} has no weights yet; start from the evaluator with --afresh")
        first = nearest._replace(about={**nearest.about, **about})
    tried = tuple([Step(args.later, pull) for pull in args.pulls])
    settings = Settings(args.game, {}, args.seconds, args.games, args.tries, args.temperature, tried)
    folder = args.folder / f"{args.game}-rounds"
    with open_executor(args.cluster, args.jobs) as executor:
        best, _share = rounds_of(settings, folder, device(), first, args.rounds, executor)
    return PolicyWeights.unpack(best.read_bytes())


def from_evaluator_games(args: argparse.Namespace, about: dict[str, Any], path: Path) -> PolicyWeights:
    """Return the best of the fits to games of the evaluator."""
    with open_executor(args.cluster, args.jobs) as executor:
        paths = make(args.game, {}, args.games, args.seconds, executor, args.folder / args.game)
    game = cosca.game(args.game)
    package = package_of("cosca.bots", args.game)
    assert package is not None
    samples = gathered(list(read(paths)))
    about["by"] = "the judge"
    fits = learn(samples, package.GameEncoder.stages, load_evaluator(game).temperature, device(), about)
    shares: list[float] = []
    for fit in fits:
        path.write_bytes(fit.pack())
        result = trial(args.game, {}, "caporegime", "soldato", args.tries, TUNING_SEEDS, args.jobs)
        shares.append(result.share)
        print(f"pull {fit.about['pull']:.0f}: {result.share:.1%} ({result.low:.1%} – {result.high:.1%})", flush=True)
    return fits[shares.index(max(shares))]


if __name__ == "__main__":
    sys.exit(call(main))
