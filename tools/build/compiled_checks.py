"""Tests of a compiled build, whether it is a tree or an installed wheel: it must play exactly as CPython does.

    python -m tools.build.compiled_checks TASK

runs one of the tasks with the package that this Python finds; `verify` runs all of them.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

from tools.build.mypyc_modules import ROOT, modules

RECORDS: Final = 100
BOT_GAMES: Final = 2
RANKS: Final = ("soldato", "capo:6x", "caporegime", "don:6x")
EMPIRE_TESTS: Final = ("another_card", "corners", "effects_chance", "end_ranks", "outcomes", "setup", "undo")
FAMIGLIA_TESTS: Final = (
    "anytime",
    "conflict_table",
    "data_errors",
    "encounter_orders",
    "memory",
    "outcomes",
    "tiles_working",
)
TESTS: Final = (  # tests that a compiled build must pass; those of the server run bots in other processes
    "tests/kernel",
    *[f"tests/games/corleones_empire/test_{name}.py" for name in EMPIRE_TESTS],
    *[f"tests/games/la_famiglia/test_{name}.py" for name in FAMIGLIA_TESTS],
    "tests/bots/test_arena.py",
    "tests/bots/test_external_bots.py",
    "tests/bots/test_learned_policy.py",
    "tests/bots/test_loop_guard.py",
    "tests/scenarios",
    "tests/testing/test_tiny_game.py",
    "tests/server/table/test_slow_bots.py",
    "tests/server/workers/test_pool.py",
)
# Tests that read annotations, replace methods of a class, or make an object without calling its constructor, which
# compiled classes do not allow; and one of a broken game, which a compiled kernel notices earlier, in other words.
INTERPRETED_ONLY: Final = (
    "tests/kernel/test_kits.py::test_new_game_is_found_by_its_folder",
    "tests/kernel/test_match.py::test_choice_that_raises_changes_nothing",
    "tests/kernel/test_steps.py::test_flags_and_fields_that_may_be_none_are_declared",
    "tests/bots/test_external_bots.py::test_question_to_a_program_has_no_hidden_information",
    "tests/bots/test_learned_policy.py::test_loop_guard_stops_a_learned_player_that_always_asks",
    "tests/bots/test_loop_guard.py::test_looping_bots_finish_in_arena_and_terminal",
    "tests/testing/test_tiny_game.py::test_contract_violation_is_found_and_named[ListsChoices]",
)


class Build(NamedTuple):
    """A Python, and the folder of the package unless it is installed there."""

    python: str
    folder: Path | None = None

    def run(self, *command: str, stdin: str = "", cwd: Path = ROOT) -> str:
        """Return the output of a Python command; exit if it fails."""
        env = {**os.environ, "PYTHONPATH": str(self.folder or ""), "COSCA_COMPILED": "" if self is PLAIN else "1"}
        words = [self.python, *command]
        done = subprocess.run(words, env=env, input=stdin, stdout=subprocess.PIPE, text=True, check=False, cwd=cwd)
        if done.returncode:
            print(done.stdout)
            raise SystemExit(f"compiled: {' '.join(command)} failed")
        return done.stdout

    def task(self, name: str, stdin: str = "") -> str:
        return self.run("-m", "tools.build.compiled_checks", name, stdin=stdin)


PLAIN: Final = Build(sys.executable, ROOT / "src")


def verify(build: Build, tests: tuple[str, ...] = TESTS) -> None:
    """Test that everything is compiled and behaves as the sources do, and measure both; exit if it does not."""
    missing = build.task("loaded")
    if missing:
        raise SystemExit(f"compiled: not loaded as binaries:\n{missing}")
    with tempfile.TemporaryDirectory() as folder:
        settings = [f"pythonpath={build.folder or ''} {ROOT}", f"cache_dir={folder}"]
        words = [word for setting in settings for word in ("-o", setting)]
        words += [word for test in INTERPRETED_ONLY for word in ("--deselect", test)]
        print(build.run("-m", "pytest", "-q", "-n", "2", *words, *tests).strip().splitlines()[-1], flush=True)
    print(f"{build.task('replays', PLAIN.task('records')).strip()} recorded games end alike", flush=True)
    games = [json.loads(each.task("bots")) for each in (PLAIN, build)]
    if games[0] != games[1]:
        raise SystemExit("compiled: games of bots end differently")
    choices = sum(len(each) - 1 for each in games[0])
    print(f"{len(games[0])} games of bots are alike, choice by choice ({choices})", flush=True)
    print(f"{build.task('pickles').strip()} answers are the same after pickling", flush=True)
    plain, fast = [json.loads(each.task("measure")) for each in (PLAIN, build)]
    for name, micros in plain.items():
        print(f"{name}: {micros:.2f} µs per decision plain, {fast[name]:.2f} compiled", flush=True)


# ---------------------------------------------------------------- tasks that run with one of the two packages


def loaded() -> None:
    """Print which modules of kernel, games and bots are not binaries: there should be none."""
    import importlib

    source = ROOT / "src"
    for path in modules(source):
        name = ".".join(path.relative_to(source).with_suffix("").parts).removesuffix(".__init__")
        file = importlib.import_module(name).__file__ or ""
        if not file.endswith((".so", ".pyd")):
            print(name, file)


def random_game(game: Any, seed: int) -> Any:
    import cosca

    match: Any = cosca.Match(game, seed)
    rng = Random(seed)
    while game.actors(match.state):
        seat = rng.choice(game.actors(match.state))
        match.apply(seat, rng.choice(game.choices(match.state, seat)))
    return match


def records() -> None:
    """Print the records of random games, as JSON."""
    import cosca

    texts: list[str] = []
    for name in cosca.game_names():
        for seed in range(RECORDS):
            options = cosca.game(name).some_options(Random(f"compiled {seed}"))
            texts.append(random_game(cosca.game(name, **options), seed).record())
    print(json.dumps(texts))


def replays() -> None:
    """Replay the records of the input and verify their digests."""
    import cosca

    texts: list[str] = json.loads(sys.stdin.read())
    for text in texts:
        assert "\ndigest: " in text
        cosca.Match.from_record(text)
    print(len(texts))


def bots() -> None:
    """Print all choices of games between bots of every rank, with the final digests."""
    import cosca
    from cosca.bots.arena import play_game

    games: list[list[str]] = []
    for name in cosca.game_names():
        game: Any = cosca.game(name)
        for seed in range(BOT_GAMES):
            made: list[str] = []
            ranks = RANKS[seed % 2 :] + RANKS[: seed % 2]
            played = play_game(game, seed, ranks, watch=lambda _, choice, __, to=made: to.append(str(choice)))
            games.append([*made, played.state.digest()])
    print(json.dumps(games))


def pickles() -> None:
    """Pickle and unpickle games, states, memories, decisions and learned weights in the middle of games.

    The results must play on to the same end as the originals.
    """
    import pickle

    import cosca
    from cosca.bots import bot, view_of
    from cosca.bots.heuristic_bots import load_evaluator
    from cosca.bots.learned_policy import load_policy

    sent = 0
    for name in cosca.game_names():
        game: Any = cosca.game(name)
        events: list[Any] = []
        state, rng, memories = game.new(7, events), Random(7), {seat: game.memory(seat) for seat in game.seats}
        for step in range(240):
            for seat, memory in memories.items():
                for facts in cosca.visible(events, seat):
                    memory.see(facts)
            events.clear()
            if not game.actors(state):
                break
            seat = game.actors(state)[0]
            decision = game.decision(state, seat)
            if step % 40 == 39:
                learned: Any = load_policy(game, load_evaluator(game))
                asked = (game, state, memories[seat], decision)
                there, twin, memory, question = pickle.loads(pickle.dumps(asked))
                weights = pickle.loads(pickle.dumps(learned.weights))
                assert twin.digest() == state.digest()
                assert (question.kind, question.choices) == (decision.kind, decision.choices)
                assert weights == learned.weights
                for spec in ("soldato", "caporegime", "don:8x"):
                    here = bot(spec, game, seat).choose(decision, view_of(game, state, seat), memories[seat], Random(1))
                    far = bot(spec, there, seat).choose(question, view_of(there, twin, seat), memory, Random(1))
                    assert here == far, spec
                    sent += 1
            game.apply(state, seat, rng.choice(decision.choices), events)
    print(sent)


def measure() -> None:
    """Print the microseconds per decision in random games, without events: the best of some rounds."""
    import cosca

    best: dict[str, float] = {}
    for name in cosca.game_names():
        game: Any = cosca.game(name)
        for _ in range(7):
            number, spent = 0, 0.0
            for seed in range(40):
                rng = Random(seed)
                state = game.new(seed)
                started = time.perf_counter()
                while actors := game.actors(state):
                    seat = actors[int(rng.random() * len(actors))]
                    choices = game.choices(state, seat)
                    game.apply(state, seat, choices[int(rng.random() * len(choices))])
                    number += 1
                spent += time.perf_counter() - started
            best[name] = min(best.get(name, 1e9), spent / number * 1e6)
    print(json.dumps(best))


TASKS: Final = {each.__name__: each for each in (loaded, records, replays, bots, pickles, measure)}

if __name__ == "__main__":
    TASKS[sys.argv[1]]()
