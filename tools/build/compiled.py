"""Build kernel, games and bots with mypyc into build/compiled, test the build, and measure it beside CPython.

The sources are compiled unchanged, in a copy; nothing in src is touched. Results are kept in build/compiling: an
interrupted build continues where it was, and only changed modules are compiled again.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from random import Random
from typing import Any
from zlib import crc32

ROOT = Path(__file__).resolve().parents[2]
TARGET = ROOT / "build" / "compiled"
WORK = ROOT / "build" / "compiling"
PARTS = ("kernel", "games", "bots")
TYPE_MODULES = ("event_types", "messages")  # besides `types*`: pydantic cannot read a compiled TypedDict
FLAGS = "-w -g0 -fvisibility=hidden -fno-semantic-interposition -fno-plt"  # direct calls within the package
RECORDS = 100
KERNEL_TESTS = ("contract", "states", "digests", "undo", "records", "values", "observation", "hostile_documents")
TESTS = (  # tests that the compiled build must pass; those of the server run bots in other processes
    *[f"tests/kernel/test_{each}.py" for each in KERNEL_TESTS],
    "tests/games/la_famiglia/test_data_errors.py",
    "tests/server/table/test_slow_bots.py",
    "tests/server/workers/test_pool.py",
)
BOT_GAMES = 2
RANKS = ("soldato", "capo:6x", "caporegime", "don:6x")

SETUP = """
import os
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from setuptools import setup
from setuptools.command.build_ext import build_ext
from mypyc.build import mypycify

class SideBySide(build_ext):
    def build_extensions(self):
        compiler = self.compiler
        one_by_one = compiler.compile

        def compile(sources, output_dir=None, depends=None, **kwargs):
            newest = max([os.path.getmtime(name) for name in depends or []], default=0.0)

            def compiled(source):
                [name] = compiler.object_filenames([source], output_dir=output_dir)
                stamp = Path(name + ".done")
                if not stamp.exists() or stamp.stat().st_mtime < max(newest, os.path.getmtime(source)):
                    one_by_one([source], output_dir=output_dir, depends=depends, **kwargs)
                    stamp.touch()
                return name

            with ThreadPoolExecutor(os.cpu_count()) as pool:
                return list(pool.map(compiled, sorted(sources, key=os.path.getsize, reverse=True)))

        compiler.compile = compile
        super().build_extensions()

options = ["--strict", "--python-version=3.11", "--cache-dir=.mypy_cache", "--disable-error-code=import-untyped"]
setup(
    name="cosca_compiled",
    packages=[],
    cmdclass={{"build_ext": SideBySide}},
    ext_modules=mypycify([*options, *{files!r}], opt_level={level!r}, multi_file=True, target_dir="c"),
)
"""


def build(level: str) -> None:
    """Build build/compiled/cosca: the package with a binary beside each compiled module."""
    source = ROOT / "src" / "cosca"
    mirror(source, WORK / "cosca")
    files = [str(path.relative_to(WORK)) for path in sources(WORK)]
    (WORK / "setup.py").write_text(SETUP.format(files=files, level=level), encoding="utf-8")
    made = f"made-{level}-{crc32(' '.join(files).encode()):08x}"  # a folder of its own for each set of modules
    command = [sys.executable, "setup.py", "build_ext", "--build-lib", made, "--build-temp", f"objects-{level}"]
    command += ["-j", str(os.cpu_count())]
    env = {**os.environ, "PYTHONPATH": "", "CFLAGS": f"{FLAGS} {os.environ.get('CFLAGS', '')}".strip()}
    done = subprocess.run(command, cwd=WORK, env=env, capture_output=True, text=True, check=False)
    if done.returncode:
        print(done.stdout[-4000:], done.stderr[-4000:], sep="\n", file=sys.stderr)
        raise SystemExit("compiled: mypyc failed")
    shutil.rmtree(TARGET, ignore_errors=True)
    shutil.copytree(source, TARGET / "cosca", ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copytree(WORK / made, TARGET, dirs_exist_ok=True)


def mirror(source: Path, copy: Path) -> None:
    """Copy the modules of the source; unchanged ones keep their times and are not compiled again."""
    wanted = {path.relative_to(source): path.read_bytes() for path in source.rglob("*.py")}
    for path in copy.rglob("*.py"):
        if path.relative_to(copy) not in wanted:
            path.unlink()
    for name, text in wanted.items():
        path = copy / name
        if not path.exists() or path.read_bytes() != text:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(text)


def sources(folder: Path) -> list[Path]:
    """Return the modules to compile: all of `PARTS` that contain more than types."""
    modules = [path for part in PARTS for path in sorted((folder / "cosca" / part).rglob("*.py"))]
    return [path for path in modules if not path.stem.startswith("types") and path.stem not in TYPE_MODULES]


def run(script: list[str], folder: Path, stdin: str = "") -> str:
    """Return the output of the command, run with the package of that folder."""
    env = {**os.environ, "PYTHONPATH": str(folder), "COSCA_COMPILED": "1" if folder == TARGET else ""}
    command = [sys.executable, *script]
    done = subprocess.run(command, env=env, input=stdin, stdout=subprocess.PIPE, text=True, check=False, cwd=ROOT)
    if done.returncode:
        print(done.stdout)
        raise SystemExit(f"compiled: {' '.join(script)} failed")
    return done.stdout


def here(task: str) -> list[str]:
    return ["-m", "tools.build.compiled", task]


# ---------------------------------------------------------------- tasks that run with one of the two packages


def loaded() -> None:
    """Print which modules of kernel and games are not binaries: there should be none."""
    import importlib

    names = [
        ".".join(path.relative_to(TARGET).with_suffix("").parts).removesuffix(".__init__") for path in sources(TARGET)
    ]
    for name in names:
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


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--level", default="3", choices=("0", "1", "2", "3"), help="of the C compiler (default 3)")
    parser.add_argument("--keep", action="store_true", help="do not build again, only test and measure")
    args = parser.parse_args()
    started = time.monotonic()
    if not args.keep:
        build(args.level)
        print(f"built in {time.monotonic() - started:.0f} s", flush=True)
    missing = run(here("loaded"), TARGET)
    if missing:
        raise SystemExit(f"compiled: not loaded as binaries:\n{missing}")
    with tempfile.TemporaryDirectory() as folder:
        settings = [f"pythonpath={TARGET} {ROOT}", f"cache_dir={folder}"]
        test = ["-m", "pytest", "-q", "-n", "2", *[word for each in settings for word in ("-o", each)]]
        print(run([*test, *TESTS], TARGET).strip().splitlines()[-1], flush=True)
    texts = run(here("records"), ROOT / "src")
    print(f"{run(here('replays'), TARGET, texts).strip()} recorded games end alike", flush=True)
    games = [json.loads(run(here("bots"), folder)) for folder in (ROOT / "src", TARGET)]
    if games[0] != games[1]:
        raise SystemExit("compiled: games of bots end differently")
    choices = sum(len(each) - 1 for each in games[0])
    print(f"{len(games[0])} games of bots are alike, choice by choice ({choices})", flush=True)
    print(f"{run(here('pickles'), TARGET).strip()} answers are the same after pickling", flush=True)
    plain = json.loads(run(here("measure"), ROOT / "src"))
    fast = json.loads(run(here("measure"), TARGET))
    for name, micros in plain.items():
        print(f"{name}: {micros:.2f} µs per decision plain, {fast[name]:.2f} compiled", flush=True)
    subprocess.run([sys.executable, "-m", "bench.learning", "--only-cosca", "--only", "rounds"], cwd=ROOT, check=True)
    return 0


TASKS = {"loaded": loaded, "records": records, "replays": replays, "bots": bots, "pickles": pickles, "measure": measure}

if __name__ == "__main__":
    if len(sys.argv) == 2 and sys.argv[1] in TASKS:
        TASKS[sys.argv[1]]()
    else:
        sys.exit(main())
