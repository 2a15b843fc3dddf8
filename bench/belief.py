"""Measure beliefs at decisions of random games: how many are exact, how large they are, and what a call costs.

Each line is a viewer and the seats it asks about: all that it does not know, or one of them. Processor time, one core.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterable
from random import Random
from time import process_time
from typing import Any

import cosca
from bench.engine import stay_on_one_core
from cosca.testing.secrecy import Watched
from examples.tiny_game.game import TinyGame

TINY = TinyGame.name
HEAD = f"{'':17} {'viewer':7} {'about':8} {'calls':>6} {'exact':>6}   {'worlds: median, 90%, most':27} " + (
    "ms: exact, sampled, most"
)


class Calls:
    """All calls of one kind: how large exact beliefs were, and the time of exact and of sampled ones."""

    def __init__(self) -> None:
        self.sizes: list[int] = []
        self.exact: list[float] = []
        self.sampled: list[float] = []

    def measure(self, table: Watched, viewer: int | None, seats: list[int] | None, limit: int) -> None:
        view = table.game.view(table.state, viewer)
        start = process_time()
        belief = cosca.belief(table.game, view, table.memories[viewer], Random(1), seats, limit)
        spent = 1000 * (process_time() - start)
        (self.exact if belief.exact else self.sampled).append(spent)
        if belief.exact:
            self.sizes.append(len(belief.worlds))

    def line(self) -> str:
        calls = len(self.exact) + len(self.sampled)
        sizes = ", ".join([str(at(self.sizes, share)) for share in (0.5, 0.9, 1)]) if self.sizes else "-"
        times = [f"{at(values, 0.5):.1f}" if values else "-" for values in (self.exact, self.sampled)]
        most = max([*self.exact, *self.sampled])
        return f"{calls:6} {len(self.exact) / calls:6.0%}   {sizes:27} {', '.join(times)}, {most:.1f}"


def at(values: Iterable[Any], share: float) -> Any:
    """Return the value below which this share of them lies."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]


def play(name: str, games: int, share: float, limit: int) -> dict[tuple[str, str], Calls]:
    """Measure at this share of the decisions of random games with random options."""
    kinds: dict[tuple[str, str], Calls] = {}
    for seed in range(games):
        table = Watched(seed, TinyGame() if name == TINY else name)
        rng = Random(seed)
        for _ in table.steps():
            if table.state.stack and rng.random() < share:
                for viewer in (None, rng.choice(table.game.seats)):
                    known = () if viewer is None else table.game.mates(viewer)
                    one = rng.choice([seat for seat in table.game.seats if seat not in known])
                    for about, seats in (("all", None), ("one seat", [one])):
                        kind = ("public" if viewer is None else "seat", about)
                        kinds.setdefault(kind, Calls()).measure(table, viewer, seats, limit)
    return kinds


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", choices=(TINY, *cosca.game_names()), help="one game only")
    parser.add_argument("--games", type=int, default=50, help="random games of each game (50)")
    parser.add_argument("--share", type=float, default=0.05, help="share of the decisions that are measured (0.05)")
    parser.add_argument("--limit", type=int, default=1000, help="worlds of a belief (1000)")
    args = parser.parse_args()
    stay_on_one_core()
    print(HEAD)
    for name in (args.game,) if args.game else (TINY, *cosca.game_names()):
        share = 1.0 if name == TINY else args.share
        for (viewer, about), calls in play(name, args.games, share, args.limit).items():
            print(f"{name:17} {viewer:7} {about:8} {calls.line()}", flush=True)


if __name__ == "__main__":
    main()
