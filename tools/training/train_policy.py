"""Train the policy weights of a game by policy gradients, and measure them.

    python -m tools.training.train_policy la_famiglia                # continue from the weights in the package
    python -m tools.training.train_policy corleones_empire --afresh  # from the plain evaluator

A run is kept in build/learning until it has been measured, and continues where it stopped. Every game follows from its
seed. Games to learn from, games to watch the progress, and games that measure the result have their own seeds
(`seeds.py`). The last weights are written into the package if they win more than their even share against those of the
start. `--cluster` plays the games there. With `make build-compiled` it is several times as fast
(PYTHONPATH=build/compiled:.).
"""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path
from typing import Any

import cosca
from cosca.batch.executors import open_executor
from cosca.bots.feature_hashing import SIZE
from cosca.bots.learned_policy import PolicyWeights, file_name, nearest_weights
from cosca.games import data_sets, package_of
from cosca.kernel.documents import JsonObject
from tools.batch import add_cluster, call
from tools.training.policy_gradient import Settings
from tools.training.policy_run import PolicyRun, Run
from tools.training.seeds import MEASUREMENT_SEEDS

ROOT = Path(__file__).resolve().parents[2]
KEPT = ROOT / "build" / "learning"


def main() -> None:
    """Train weights, measure them, and write them."""
    args = parser().parse_args()
    game, first = played_game(args), start(args)
    tables = tuple([(("data", name),) for name in args.data]) or ((),)
    run = Run(args.game, tables, args.updates, args.games, args.duels, args.every, Settings(args.rate))
    training = PolicyRun(run, first, args.folder / args.game)
    with open_executor(args.cluster, args.jobs) as executor:
        training.play_on(executor, args.seconds)
        if training.done < args.updates:
            print(f"stopped after {training.done} of {args.updates} updates; the same command continues")
            return
        share = training.measure(executor, MEASUREMENT_SEEDS, args.measure)
    if share <= 1.0 / len(game.teams):
        training.close()
        raise SystemExit("not written: the weights win no more than those of the start")
    folder = ROOT / "src" / "cosca" / "bots" / args.game / "learned"
    folder.mkdir(exist_ok=True)
    path = folder / file_name(game.data_name().split(" ")[0], game.rules_version)
    path.write_bytes(training.weights().pack())
    training.close()
    print(f"written: {path.name}, {path.stat().st_size} bytes")


def parser() -> argparse.ArgumentParser:
    """Return the parser of the command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=cosca.game_names())
    parser.add_argument("--updates", type=int, default=120, help="updates of the whole run (default %(default)s)")
    parser.add_argument("--games", type=int, default=400, help="games per update (default %(default)s)")
    parser.add_argument("--rate", type=float, default=0.01, help="learning rate, in logits (default %(default)s)")
    parser.add_argument(
        "--temperature", type=float, help="at which choices are sampled (default: that of the first weights)"
    )
    parser.add_argument("--afresh", action="store_true", help="start from the plain evaluator")
    parser.add_argument("--generation", type=int, default=0, help="start from earlier weights: 1 is caporegime@1")
    parser.add_argument(
        "--data",
        nargs="+",
        default=[],
        help="component sets that take turns; the weights are measured with the first, and named after it",
    )
    parser.add_argument("--every", type=int, default=10, help="updates between two measurements (default %(default)s)")
    parser.add_argument("--duels", type=int, default=400, help="games of each of them (default %(default)s)")
    parser.add_argument("--measure", type=int, default=2000, help="games that measure the result (default %(default)s)")
    parser.add_argument("--seconds", type=float, default=1e9, help="start no update after so many seconds")
    parser.add_argument("--jobs", type=int, default=os.cpu_count(), help="processes (default: all cores)")
    parser.add_argument("--folder", type=Path, default=KEPT, help="where runs are kept")
    add_cluster(parser)
    return parser


def played_game(args: argparse.Namespace) -> cosca.Game[Any]:
    """Return the game with the component set that the weights are named after."""
    for name in args.data:
        if name not in data_sets(args.game):
            raise cosca.BadOption(f"no component set {name!r} of {args.game}: {', '.join(data_sets(args.game))}")
    return cosca.game(args.game, **({"data": args.data[0]} if args.data else {}))


def start(args: argparse.Namespace) -> PolicyWeights:
    """Return the weights that a run starts from."""
    game = played_game(args)
    nearest = None if args.afresh else nearest_weights(game, args.generation)
    if nearest is None and not args.afresh:
        raise cosca.BadOption(f"{args.game} has no weights yet; start from the evaluator with --afresh")
    about = {"game": args.game, "data": game.data_name(), "rules": game.rules_version}
    if nearest is None:
        return blank(args.game, about, args.temperature or 0.5)
    first = nearest._replace(about=about)
    return first._replace(keen=args.temperature) if args.temperature else first


def blank(name: str, about: JsonObject, temperature: float) -> PolicyWeights:
    """Return weights that play as the evaluator does; `temperature` is in points."""
    package = package_of("cosca.bots", name)
    assert package is not None
    stages = package.GameEncoder.stages
    return PolicyWeights((0.0,) * SIZE, ((0.0, 0.0, 0.0),) * stages, (1.0,) * stages, about, 1.0, temperature)


if __name__ == "__main__":
    sys.exit(call(main))
