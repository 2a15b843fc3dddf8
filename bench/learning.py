"""Measure the speed of learning: steps with observations, decisions of every rank, search iterations.

Plain and compiled in turn, beside public engines, in one run, on one core, in CPU time. See bench/README.md.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Iterator
from importlib import import_module
from pathlib import Path
from random import Random
from statistics import median
from time import process_time
from typing import Any

from bench.child_process import Child
from bench.engine import stay_on_one_core
from bench.engines import CATAN_TURNS, OPEN_SPIEL_GAMES, Catanatron, OpenSpiel, compiled_modules, cosca_games
from bench.peer_env import ROOT, ensure_peers
from tools.build.mypyc_modules import TREE as COMPILED
from tools.build.mypyc_modules import usable_tree

TABLES = 64
RANKS = ("random", "picciotto", "soldato", "caporegime", "capo:16x", "don:16x")
SEARCHES = ("capo", "don")
EVERY = 7  # one of so many decisions of a game is measured
ROUNDS = 64  # iterations per question
OURS = "cosca.rl.aec"
PETTING_ZOO = ("pettingzoo.classic.connect_four_v3", "pettingzoo.classic.chess_v6")  # a small game and a large one
PATIENCE = 4  # factor of the counted time after which a measurement ends
Steps = Iterator[int]


def vector(name: str) -> Steps:
    """Step 64 tables of cosca at once, with observations and masks in numpy arrays; yield the number of steps."""
    import numpy as np

    tables: Any = import_module("cosca.rl.vector").Tables(name, TABLES, 1)
    actions = tables.masks.shape[1]
    starts = np.arange(TABLES + 1) * actions
    rng = np.random.default_rng(1)
    while True:
        legal = np.flatnonzero(tables.masks)
        firsts = np.searchsorted(legal, starts)
        tables.step(legal[firsts[:-1] + (rng.random(TABLES) * np.diff(firsts)).astype(np.int64)] % actions)
        yield TABLES


def observations(name: str) -> Steps:
    """Observe every seat asked in random games, as an array of 32-bit floats; the games are not measured."""
    game = import_module("cosca").game(name)
    observation = import_module("cosca.rl.play").observation
    rng, seed = Random(1), 0
    while True:
        state, seed = game.new(seed), seed + 1
        while actors := game.actors(state):
            yield 0  # the measurement starts here
            observation(game, state, actors[0])
            yield 1
            game.apply(state, actors[0], rng.choice(game.choices(state, actors[0])))


def petting_zoo(what: str) -> Steps:
    """Step an environment of PettingZoo with its own loop, and sample actions with its masks: a classic, or ours."""
    module, _, game = what.partition(" ")
    env: Any = import_module(module).env(*[game] if game else [])
    env.reset(seed=1)
    while True:
        seen, _, over, cut_off, _ = env.last()
        if over or cut_off:
            env.reset()
            continue
        env.step(env.action_space(env.agent_selection).sample(seen["action_mask"]))
        yield 1


def open_spiel(name: str) -> Steps:
    """Step a game of OpenSpiel, with the observation and the mask of the player to move."""
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


def catanatron(_: str) -> Steps:
    """Step catanatron with four seats, without an observation: its package has none."""
    subject, rng = Catanatron(), Random(1)
    seed = 0
    while True:
        position = subject.new(seed)
        seed += 1
        while position.winning_color() is None and position.state.num_turns < CATAN_TURNS:
            position.execute(rng.choice(position.state.playable_actions))
            yield 1


def asked(game: Any) -> Iterator[tuple[Any, int, Any, Random]]:
    """Return questions from games between soldati: state, seat, its memory, and a random generator for the bot."""
    cosca, bots, seed = import_module("cosca"), import_module("cosca.bots"), 0
    while True:
        rng, events = Random(seed), []
        state = game.new(seed, events)
        memories = {seat: game.memory(seat) for seat in game.seats}
        players = {seat: bots.bot("soldato", game, seat) for seat in game.seats}
        seed += 1
        n = 0
        while actors := game.actors(state):
            for seat, memory in memories.items():
                for facts in cosca.visible(events, seat):
                    memory.see(facts)
            events.clear()
            seat = actors[0]
            memory = memories[seat]
            n += 1
            if n % EVERY == 0:
                yield state, seat, memory, Random(n)
            decision, view = game.decision(state, seat), bots.view_of(game, state, seat)
            game.apply(state, seat, players[seat].choose(decision, view, memory, rng), events)


def decisions(what: str) -> Steps:
    """Measure decisions of a bot; the games themselves are played outside the measurement."""
    name, spec = what.split(" ")
    bots, game = import_module("cosca.bots"), import_module("cosca").game(name)
    players = {seat: bots.bot(spec, game, seat) for seat in game.seats}
    for state, seat, memory, rng in asked(game):
        yield 0  # the measurement starts here
        decision = game.decision(state, seat)
        players[seat].choose(decision, bots.view_of(game, state, seat), memory, rng)
        yield 1


def rounds(what: str) -> Steps:
    """Measure search iterations for one question after the other, as a bot of that rank searches."""
    name, spec = what.split(" ")
    bots, game = import_module("cosca.bots"), import_module("cosca").game(name)
    searching = import_module("cosca.bots.ismcts")
    players = {seat: bots.bot(spec, game, seat) for seat in game.seats}
    for state, seat, memory, rng in asked(game):
        player = players[seat]
        if len(game.choices(state, seat)) == 1 or player.evaluator.mixed_strategy(state, seat) is not None:
            continue
        seen = game.seen(state, seat)
        draw = lambda seen=seen, memory=memory, rng=rng: game.fill(seen, memory, rng)  # noqa: E731
        yield 0
        search = searching.IsmctsSearch(game, player.evaluator, seat, draw, rng, prior=player.prior)
        search.run(searching.Node(state.stack[-1].key), 600.0, ROUNDS, stop_early=False)
        yield ROUNDS


KINDS: dict[str, Callable[[str], Steps]] = {
    "steps": vector,
    "observations": observations,
    "PettingZoo": petting_zoo,
    "catanatron": catanatron,
    "OpenSpiel": open_spiel,
    "decisions": decisions,
    "rounds": rounds,
}


def per_second(steps: Steps, seconds: float) -> float:
    """Return steps per second of CPU time. A step of 0 restarts the clock, to exclude what came before it.

    If much more time goes into what is excluded, fewer steps are measured.
    """
    next(steps)
    done, spent, start = 0, 0.0, process_time()
    latest = start + PATIENCE * seconds
    while spent < seconds and (start < latest or not done):
        made = next(steps)
        now = process_time()
        if made:
            done += made
            spent += now - start
        start = now
    return done / spent


def measured(line: str, seconds: float) -> float | str:
    """Return the rate that the line names, or why it cannot be measured."""
    kind, _, what = line.partition(" ")
    try:
        return per_second(KINDS[kind](what), seconds)
    except (ImportError, AttributeError) as error:
        return f"skipped: {error}"


def serve(seconds: float) -> None:
    """Run the child's end: first report the build and its games, then a figure for each line."""
    answers, sys.stdout = sys.stdout, sys.stderr
    stay_on_one_core()
    greeting: Any = {"games": cosca_games(), "compiled": bool(compiled_modules())}
    print(json.dumps(greeting), file=answers, flush=True)
    for line in sys.stdin:
        print(json.dumps(measured(line.strip(), seconds)), file=answers, flush=True)


def middle(figures: list[float | str]) -> float | str:
    numbers = [each for each in figures if isinstance(each, float)]
    return median(numbers) if len(numbers) == len(figures) else str(figures[0])


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=2.0, help="CPU time of each line and turn (2)")
    parser.add_argument("--turns", type=int, default=3, help="how often plain and compiled take turns (3)")
    parser.add_argument("--only", default="", help="only lines that begin so: steps, PettingZoo, rounds, ...")
    parser.add_argument("--only-cosca", action="store_true", help="leave the public engines out")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the figures to FILE")
    parser.add_argument("--serve", action="store_true", help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.serve:
        serve(args.seconds)
        return 0
    if not args.only_cosca:
        ensure_peers()
    command = ["-m", "bench.learning", "--serve", "--seconds", str(args.seconds)]
    builds = [ROOT / "src", COMPILED] if usable_tree() is not None else [ROOT / "src"]
    children = [Child(command, folder) for folder in builds]
    replies = [child.read() for child in children]
    if replies[-1]["compiled"] != (len(builds) == 2):
        raise SystemExit("learning: build/compiled is not compiled: run `make build-compiled`")
    games: list[str] = replies[0]["games"]
    lines = [f"{what} {name}" for what in ("steps", f"PettingZoo {OURS}", "observations") for name in games]
    lines += [] if args.only_cosca else [f"PettingZoo {module}" for module in PETTING_ZOO]
    lines += [] if args.only_cosca else ["catanatron", *[f"OpenSpiel {name}" for name in OPEN_SPIEL_GAMES]]
    lines += [f"decisions {name} {spec}" for name in games for spec in RANKS]
    lines += [f"rounds {name} {spec}" for name in games for spec in SEARCHES]
    heads = ("plain", "compiled", "ratio")[: 1 if len(builds) == 1 else 3]
    print(f"{'per second of CPU time, one core':48}{''.join([f'{head:>12}' for head in heads])}")
    kept: dict[str, list[float | str]] = {}
    for line in [each for each in lines if each.startswith(args.only)]:
        ours = line.split(" ")[0] in ("steps", "observations", "decisions", "rounds") or OURS in line
        asked_of = children if ours else children[:1]
        turns = [[child.ask(line) for child in asked_of] for _ in range(args.turns)]
        medians = kept[line] = [middle([turn[i] for turn in turns]) for i in range(len(asked_of))]
        shown = [f"{each:12,.0f}" if isinstance(each, float) else f"  {each}" for each in medians]
        if len(medians) == 2 and all(isinstance(each, float) for each in medians):
            shown.append(f"{median([turn[1] / turn[0] for turn in turns]):12.2f}")
        print(f"{line:48}{''.join(shown)}", flush=True)
    for child in children:
        child.end()
    if args.json:
        args.json.write_text(json.dumps(kept, indent=2) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
