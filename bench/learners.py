"""Measures what learners wait for: steps with observations beside public engines, and decisions of every rank of bots.

In one run, on one core, in CPU time. See bench/README.md.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator
from importlib import import_module
from pathlib import Path
from random import Random
from time import process_time
from typing import Any

from bootstrap import ROOT, ensure_peers
from run import stay_on_one_core
from subjects import OPEN_SPIEL_GAMES, Catanatron, OpenSpiel, compiled_modules, cosca_games

TABLES = 64
RANKS = ("random", "picciotto", "soldato", "caporegime", "capo:16x", "don:16x")
EVERY = 7  # decisions of a random game, of which one is asked
Steps = Iterator[int]


def vector(name: str) -> Steps:
    """64 tables of cosca at once, with observations and masks in numpy arrays; the number of steps made, each time."""
    import numpy as np

    tables: Any = import_module("cosca.rl.vector").Tables(name, TABLES, 1)
    rng = np.random.default_rng(1)
    while True:
        rows, legal = np.nonzero(tables.masks)
        firsts = np.searchsorted(rows, np.arange(TABLES + 1))
        tables.step(legal[firsts[:-1] + (rng.random(TABLES) * np.diff(firsts)).astype(np.int64)])
        yield TABLES


def open_spiel(name: str) -> Steps:
    """A game of OpenSpiel, with the observation and the mask of whoever is asked."""
    subject, rng = OpenSpiel(name), Random(1)
    tells = subject._game.get_type().provides_observation_tensor
    while True:
        position = subject.new(0)
        while not position.is_terminal():
            if position.is_chance_node():
                outcomes = position.chance_outcomes()
                position.apply_action(rng.choices([one for one, _ in outcomes], [each for _, each in outcomes])[0])
                continue
            if tells:
                position.observation_tensor(position.current_player())
            position.legal_actions_mask()
            position.apply_action(rng.choice(position.legal_actions()))
            yield 1


def catanatron() -> Steps:
    """catanatron with four seats, and its own features of whoever is asked."""
    features: Any = import_module("catanatron.features")
    subject, rng = Catanatron(), Random(1)
    seed = 0
    while True:
        position = subject.new(seed)
        seed += 1
        while position.winning_color() is None and position.state.num_turns < 1000:
            features.create_sample(position, position.state.current_color())
            position.execute(rng.choice(position.state.playable_actions))
            yield 1


def rank(name: str, spec: str) -> Steps:
    """Decisions of a bot in random games; the games themselves are played between two measurements."""
    cosca, bots = import_module("cosca"), import_module("cosca.bots")
    game, seed = cosca.game(name), 0
    while True:
        rng, events = Random(seed), []
        state = game.new(seed, events)
        players = {seat: bots.bot(spec, game, seat) for seat in game.seats}
        memories = {seat: game.memory(seat) for seat in game.seats}
        seed += 1
        n = 0
        while actors := game.actors(state):
            for seat, memory in memories.items():
                for facts in cosca.visible(events, seat):
                    memory.see(facts)
            events.clear()
            seat = actors[0]
            n += 1
            if n % EVERY == 0:
                yield 0  # what comes next is measured
                decision = game.decision(state, seat)
                players[seat].choose(decision, bots.view_of(game, state, seat), memories[seat], rng)
                yield 1
            game.apply(state, seat, rng.choice(game.choices(state, seat)), events)


def per_second(steps: Steps, seconds: float) -> float:
    """Steps per second of CPU time. A step of 0 starts the clock anew, for what is not to be counted before it."""
    next(steps)
    done, spent, start = 0, 0.0, process_time()
    while spent < seconds:
        made = next(steps)
        now = process_time()
        if made:
            done += made
            spent += now - start
        start = now
    return done / spent


def measured(what: str, make: Callable[[], Steps], seconds: float) -> None:
    try:
        print(f"{what:48}{per_second(make(), seconds):12,.0f}", flush=True)
    except (ImportError, AttributeError) as wrong:
        print(f"{what:48}     skipped: {wrong}", flush=True)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=4.0, help="CPU time of each line (4)")
    parser.add_argument("--only-cosca", action="store_true", help="leave the public engines out")
    parser.add_argument(
        "--package", type=Path, default=ROOT / "src", help="where cosca lies (build/compiled: compiled)"
    )
    args = parser.parse_args()
    if not args.only_cosca:
        ensure_peers()
    sys.path.insert(1, str(args.package))
    stay_on_one_core()
    games = cosca_games()
    print(f"cosca: {'compiled' if compiled_modules() else 'plain'}; per second of CPU time, one core\n")
    print("steps with observation and mask")
    for name in games:
        measured(f"  cosca {name}, {TABLES} tables", lambda name=name: vector(name), args.seconds)
    if not args.only_cosca:
        measured("  catanatron, its features", catanatron, args.seconds)
        for name in OPEN_SPIEL_GAMES:
            measured(f"  OpenSpiel {name}", lambda name=name: open_spiel(name), args.seconds)
    print("\ndecisions of a bot")
    for name in games:
        for spec in RANKS:
            measured(f"  {name}, {spec}", lambda name=name, spec=spec: rank(name, spec), args.seconds)
    return 0


if __name__ == "__main__":
    sys.exit(main())
