"""Train a small policy by self-play, with numpy alone, and play as a bot with the learned weights.

    python examples/policy.py --minutes 3               # writes out/policy.npz
    cosca arena corleones_empire examples.policy:Policy random --players 2 --games 100

The policy is linear: each choice has a weight for each place of an observation. It learns by REINFORCE: what led to a
won game becomes more likely, what led to a lost one less so. docs/reinforcement-learning.md explains what is used here.
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path
from random import Random
from typing import Any

import numpy as np

import cosca
from cosca.rl.vector import Tables

FILE = Path("out") / "policy.npz"
GAME, SEATS, TABLES = "corleones_empire", 2, 32
RATE = 0.02


class Weights:
    """The weights of the policy by place and choice. Observations are scaled to 0..1 first."""

    def __init__(self, game: cosca.Game[Any]) -> None:
        self.scale = 1.0 / np.array(game.layout.highest(), np.float32)
        self.table = np.zeros((game.layout.size, len(game.actions)), np.float32)

    def chances(self, places: Any, numbers: Any, legal: Any) -> Any:
        """Return the probability of each legal choice."""
        seen = np.sqrt(numbers * self.scale[places])
        wanted = seen @ self.table[np.ix_(places, legal)]
        exponentials = np.exp(wanted - wanted.max())
        return exponentials / exponentials.sum()

    def learn(self, step: tuple[Any, Any, Any, Any, int], won: float) -> None:
        """Make the choice more likely if it won, less likely if it lost."""
        places, numbers, legal, chances, chosen = step
        seen = np.sqrt(numbers * self.scale[places])
        push = -chances
        push[chosen] += 1.0
        self.table[np.ix_(places, legal)] += RATE * won * np.outer(seen, push)


def train(minutes: float, seed: int, most: int | None = None) -> tuple[Weights, int]:
    """Train by self-play for a time or a number of games; return the weights and the number of games."""
    tables = Tables(cosca.game(GAME, seats=SEATS), TABLES, seed)
    weights, rng = Weights(tables.game), np.random.default_rng(seed)
    paths: list[list[tuple[int, Any]]] = [[] for _ in range(TABLES)]
    games, end = 0, time.monotonic() + 60 * minutes
    while time.monotonic() < end and (most is None or games < most):
        actions = np.zeros(TABLES, np.int64)
        for i in range(TABLES):
            places, legal = np.flatnonzero(tables.observations[i]), np.flatnonzero(tables.masks[i])
            numbers = tables.observations[i, places]
            chances = weights.chances(places, numbers, legal)
            chosen = int(rng.choice(len(legal), p=chances / chances.sum(dtype=np.float64)))
            actions[i] = legal[chosen]
            if len(legal) > 1:
                paths[i].append((int(tables.seats[i]), (places, numbers, legal, chances, chosen)))
        tables.step(actions)
        for i in np.flatnonzero(tables.over):
            for seat, step in paths[i]:
                weights.learn(step, float(tables.rewards[i, seat - 1]))
            paths[i] = []
            games += 1
    return weights, games


class Policy:
    """A bot that makes the choice with the highest probability."""

    def __init__(self, game: cosca.Game[Any], seat: int) -> None:
        self.game, self.seat = game, seat
        self.weights = Weights(game)
        self.weights.table = np.load(FILE)["table"]

    def choose(self, decision: cosca.Decision, view: Any, memory: cosca.Memory, rng: Random) -> cosca.Choice:
        drawn = self.game.sample(view(), memory, rng)  # a sample gives the seat the same observation as the real state
        seen = np.frombuffer(self.game.observation(drawn, self.seat), np.uint8)
        places = np.flatnonzero(seen)
        legal = [self.game.action(choice) for choice in decision.choices]
        chances = self.weights.chances(places, seen[places].astype(np.float32), np.array(legal))
        return decision.choices[int(chances.argmax())]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=3.0)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    weights, games = train(given.minutes, given.seed)
    FILE.parent.mkdir(exist_ok=True)
    np.savez_compressed(FILE, table=weights.table.astype(np.float16))
    print(f"{games} games; the weights are in {FILE}")


if __name__ == "__main__":
    main()
