"""Train a network by self-play, and draw its curve.

    python -m examples.self_play corleones_empire --seats 2 --minutes 50
    cosca arena corleones_empire examples.self_play.network:Player soldato --players 2 --games 400

Everything is written to out/self_play: checkpoints, the network of the bot, and the curve. The same command resumes a
run that was stopped, and comes to the same network. Only training needs torch: pip install torch
"""

from __future__ import annotations

import argparse
import os
from pathlib import Path

import cosca
from cosca.batch.executors import open_executor

try:
    import torch  # pyright: ignore[reportMissingImports]
except ImportError:
    raise SystemExit("training needs torch, which cosca does not install: pip install torch") from None
from examples.self_play.train import RANKS, Settings, Training


def draw(curve: list[dict[str, float]], title: str, even: float, file: Path) -> None:
    """Draw shares of the wins over time, as means of about ten updates; `even` is what equal players have."""
    from matplotlib.figure import Figure

    figure = Figure(figsize=(8, 4.5), layout="constrained")
    axes = figure.subplots()
    for name in RANKS:
        points = [(line["processor"] / 60, line[name]) for line in curve if name in line]
        smooth, value = [], 0.0
        for i, (_, share) in enumerate(points):
            value += (share - value) / min(i + 1, 10)
            smooth.append(value)
        axes.plot([minute for minute, _ in points], smooth, label=f"against {name}, in training")
    points = [(line["processor"] / 60, line["evaluation"]) for line in curve if "evaluation" in line]
    axes.plot(*zip(*points, strict=True), "ko", markersize=4, label="against soldato, best choices")
    axes.axhline(even, color="gray", linestyle=":", label="even")
    axes.set(title=title, xlabel="processor minutes", ylabel="share of the wins", ylim=(0, 1))
    axes.legend()
    figure.savefig(file, dpi=100)


def parser() -> argparse.ArgumentParser:
    """Return the parser of the command line."""
    parser = argparse.ArgumentParser("examples.self_play", description=__doc__)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("game", choices=cosca.game_names())
    parser.add_argument("--seats", type=int, default=0, help="default: that of the game")
    parser.add_argument("--minutes", type=float, default=50.0, help="of the whole run, also if it is resumed")
    parser.add_argument("--games", type=int, default=32, help="per update; more for many processes")
    parser.add_argument("--unshaped", action="store_true", help="learn from the results of games alone")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=os.cpu_count())
    return parser


def main() -> None:
    given = parser().parse_args()
    torch.set_num_threads(max(1, given.processes // 2))
    os.environ["OPENBLAS_NUM_THREADS"] = "1"  # in the processes that play
    settings = Settings(given.game, given.seats, given.seed, given.games, not given.unshaped)
    training = Training(settings, device="cuda" if torch.cuda.is_available() else "cpu")
    with open_executor("local", given.processes) as executor:
        training.run(executor, given.minutes)
    game, folder = training.game, training.folder
    draw(training.curve, f"{game.title}, {len(game.seats)} seats", 1 / len(game.teams), folder / "curve.png")
    print(f"written to {folder}")


if __name__ == "__main__":
    main()
