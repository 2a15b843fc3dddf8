"""Builds kernel and games with mypyc into build/compiled, tests that build, and measures it beside plain Python.

The sources are compiled unchanged, in a copy; nothing in src is touched.
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

ROOT = Path(__file__).resolve().parent.parent
TARGET = ROOT / "build" / "compiled"
PARTS = ("kernel", "games", "bots")
RECORDS = 100
KERNEL_TESTS = ("contract", "states", "digests", "undo", "records", "values", "observing")
TESTS = [f"tests/kernel/test_{each}.py" for each in KERNEL_TESTS]  # what the compiled build must pass
BOT_GAMES = 3

SETUP = """
import os
from concurrent.futures import ThreadPoolExecutor
from setuptools import setup
from setuptools._distutils.ccompiler import CCompiler
from mypyc.build import mypycify

one_by_one = CCompiler.compile

def side_by_side(self, sources, *args, **kwargs):
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        done = list(pool.map(lambda source: one_by_one(self, [source], *args, **kwargs), sources))
    return [name for names in done for name in names]

CCompiler.compile = side_by_side
options = ["--strict", "--python-version=3.11", "--cache-dir=.mypy_cache", "--disable-error-code=import-untyped"]
setup(
    name="cosca_compiled",
    packages=[],
    ext_modules=mypycify([*options, *{files!r}], opt_level={level!r}, multi_file=True),
)
"""


def build(level: str) -> None:
    """build/compiled/cosca: the package with a binary beside each compiled module."""
    shutil.rmtree(TARGET, ignore_errors=True)
    shutil.copytree(ROOT / "src" / "cosca", TARGET / "cosca", ignore=shutil.ignore_patterns("__pycache__"))
    files = [str(path.relative_to(TARGET)) for part in PARTS for path in sources(part)]
    script = TARGET / "setup.py"
    script.write_text(SETUP.format(files=files, level=level), encoding="utf-8")
    command = [sys.executable, script.name, "build_ext", "--inplace"]
    env = {**os.environ, "PYTHONPATH": "", "CFLAGS": f"{os.environ.get('CFLAGS', '')} -w -g0".strip()}
    done = subprocess.run(command, cwd=TARGET, env=env, capture_output=True, text=True, check=False)
    if done.returncode:
        print(done.stdout[-4000:], done.stderr[-4000:], sep="\n", file=sys.stderr)
        raise SystemExit("compiled: mypyc failed")
    script.unlink()
    for left in ("build", ".mypy_cache"):
        shutil.rmtree(TARGET / left, ignore_errors=True)


def sources(part: str) -> list[Path]:
    return sorted((TARGET / "cosca" / part).rglob("*.py"))


def run(script: list[str], folder: Path, stdin: str = "") -> str:
    """What the command prints, with the package of that folder."""
    env = {**os.environ, "PYTHONPATH": str(folder), "COSCA_COMPILED": "1" if folder == TARGET else ""}
    command = [sys.executable, *script]
    done = subprocess.run(command, env=env, input=stdin, stdout=subprocess.PIPE, text=True, check=False, cwd=ROOT)
    if done.returncode:
        print(done.stdout)
        raise SystemExit(f"compiled: {' '.join(script)} failed")
    return done.stdout


def here(task: str) -> list[str]:
    return [str(Path(__file__).resolve()), task]


# ---------------------------------------------------------------- tasks that run with one of the two packages


def loaded() -> None:
    """Prints which modules of kernel and games are not binaries: it should be none."""
    import importlib

    names = [
        ".".join(path.relative_to(TARGET).with_suffix("").parts).removesuffix(".__init__")
        for part in PARTS
        for path in sources(part)
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
    """Prints the records of random games, as JSON."""
    import cosca

    found: list[str] = []
    for name in cosca.game_names():
        for seed in range(RECORDS):
            options = cosca.game(name).some_options(Random(f"compiled {seed}"))
            found.append(random_game(cosca.game(name, **options), seed).record())
    print(json.dumps(found))


def replays() -> None:
    """Plays the records of the input again; each ends with the digest that it must have."""
    import cosca

    texts: list[str] = json.loads(sys.stdin.read())
    for text in texts:
        assert "\ndigest: " in text
        cosca.Match.from_record(text)
    print(len(texts))


def bots() -> None:
    """Prints the digests of games of bots, which draw tables from what they see."""
    import cosca
    from cosca.bots.arena import play

    found: list[str] = []
    for name in cosca.game_names():
        game: Any = cosca.game(name)
        for seed in range(BOT_GAMES):
            found.append(play(game, seed, ("soldato", "capo:4x", "picciotto", "soldato")).state.digest())
    print(json.dumps(found))


def measure() -> None:
    """Prints the microseconds of one decision in random games, without events: the best of some rounds."""
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
        test = ["-m", "pytest", "-q", "-o", f"pythonpath={TARGET}", "-o", f"cache_dir={folder}", "-n", "2"]
        print(run([*test, *TESTS], TARGET).strip().splitlines()[-1], flush=True)
    texts = run(here("records"), ROOT / "src")
    print(f"{run(here('replays'), TARGET, texts).strip()} recorded games end alike", flush=True)
    games = [json.loads(run(here("bots"), folder)) for folder in (ROOT / "src", TARGET)]
    if games[0] != games[1]:
        raise SystemExit("compiled: games of bots end differently")
    print(f"{len(games[0])} games of bots end alike", flush=True)
    plain = json.loads(run(here("measure"), ROOT / "src"))
    fast = json.loads(run(here("measure"), TARGET))
    for name, micros in plain.items():
        print(f"{name}: {micros:.2f} µs per decision plain, {fast[name]:.2f} compiled")
    return 0


TASKS = {"loaded": loaded, "records": records, "replays": replays, "bots": bots, "measure": measure}

if __name__ == "__main__":
    if len(sys.argv) == 2 and sys.argv[1] in TASKS:
        TASKS[sys.argv[1]]()
    else:
        sys.exit(main())
