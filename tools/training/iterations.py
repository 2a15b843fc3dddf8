"""Self-play iterations: the player plays as it is, takes a small step, and keeps it if duels show that it is no worse.

Everything is in one folder: the weights after each round, and the samples of the last ones. An interrupted run
continues with the parts of its round that were not played yet.
"""

from __future__ import annotations

import time
from functools import lru_cache
from hashlib import sha256
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np

import cosca
from cosca.batch.executors import Executor
from cosca.bots.heuristic_bots import load_evaluator
from cosca.bots.learned_policy import PolicyWeights
from tools.training.datasets import Made, packed, read, store, until
from tools.training.policy_update import Step, joined, update_policy
from tools.training.regression import Device
from tools.training.seeds import SELF_PLAY_SEEDS, TUNING_SEEDS
from tools.training.self_play import Notes, SelfPlay, play_duel, record_game, self_play_of

PART: Final = 20  # games per part
APART: Final = 200_000  # seeds reserved per round
WINDOW: Final = 2  # rounds whose samples are used
OLDER: Final = 0.5  # weight of a round relative to the one after it
WORSE: Final = 0.01  # a share lower by less than this may be chance


class Settings(NamedTuple):
    """Settings of the rounds."""

    game: str
    options: dict[str, Any]
    seconds: float  # of play per round
    games: int  # per round, at most
    tries: int  # games that decide about a step
    temperature: float  # of the softmax by which choices are drawn
    tried: tuple[Step, ...]


class Part(NamedTuple):
    """A part of the games of a round; the weights are the contents of their file."""

    game: str
    options: dict[str, Any]
    weights: bytes
    part: int
    seed: int
    temperature: float


class Duels(NamedTuple):
    """A part of the games that measure weights."""

    game: str
    options: dict[str, Any]
    weights: bytes
    seeds: tuple[int, ...]


@lru_cache(maxsize=2)
def _player(game: str, options: tuple[tuple[str, Any], ...], weights: bytes) -> SelfPlay:
    return self_play_of(game, dict(options), PolicyWeights.unpack(weights))


def make_part(part: Part) -> Made:
    """Play the games of a part; the result counts the choices that were sampled."""
    player = _player(part.game, tuple(part.options.items()), part.weights)
    notes = Notes()
    for seed in range(part.seed, part.seed + PART):
        record_game(player, seed, part.temperature, notes)
    return Made(part.part, len(notes.taken), packed(vars(notes)))


def make_duels(duels: Duels) -> dict[int, float]:
    """Return by seed the share of the learned player, once in each team."""
    player = _player(duels.game, tuple(duels.options.items()), duels.weights)
    teams = len(player.game.teams)
    return {seed: sum([play_duel(player, seed, team) for team in range(teams)]) / teams for seed in duels.seeds}


class Rounds:
    """One run of several rounds."""

    def __init__(self, settings: Settings, folder: Path, device: Device, executor: Executor) -> None:
        self.settings = settings
        self.folder = folder
        self.device = device
        self.executor = executor
        game = cosca.game(settings.game, **settings.options)
        self.teams = len(game.teams)
        self.temperature = load_evaluator(game).temperature
        folder.mkdir(parents=True, exist_ok=True)

    def weights_file(self, done: int) -> Path:
        """Return the file of the weights after so many rounds."""
        return self.folder / f"round-{done:02}.weights"

    def share(self, weights: Path, games: int, first: int = TUNING_SEEDS) -> float:
        """Return the share that the weights win against the evaluator, on seeds for tuning."""
        s = self.settings
        seeds = range(first, first + max(1, games // self.teams))
        packed_weights = weights.read_bytes()
        jobs = [Duels(s.game, s.options, packed_weights, tuple(seeds[n::64])) for n in range(min(64, len(seeds)))]
        shares = {seed: share for part in self.executor.run(make_duels, jobs) for seed, share in part.items()}
        return sum([shares[seed] for seed in seeds]) / len(shares)

    def run(self, first: PolicyWeights, rounds: int) -> Path:
        """Run all rounds; return the file of the weights that won most."""
        start = self.weights_file(0)
        if not start.exists():
            start.write_bytes(first.pack())
        best, most = start, self.share(start, self.settings.tries)
        print(f"before: {most:.1%}", flush=True)
        now, value = best, most
        for done in range(1, rounds + 1):
            file = self.weights_file(done)
            if file.exists():
                now, value = file, self.share(file, self.settings.tries)
            else:
                now, value = self._round(done, now, value)
            if value > most:
                best, most = now, value
        return best

    def _round(self, done: int, now: Path, value: float) -> tuple[Path, float]:
        started = time.monotonic()
        self._play(done, now)
        parts: list[dict[str, Any]] = []
        fresh: list[Any] = []
        for age, number in enumerate(range(done, max(0, done - WINDOW), -1)):
            for part in read(sorted(self.folder.glob(f"notes-{number:02}-*.npz"))):
                parts.append(part)
                fresh.append(np.full(len(part["taken"]), OLDER**age))
        weights = PolicyWeights.unpack(now.read_bytes())
        notes = joined(parts, self.teams)
        fits = update_policy(notes, np.concatenate(fresh), weights, self.settings.tried, self.device, self.temperature)
        tried: list[tuple[float, Path]] = []
        for n, fit in enumerate(fits):
            path = self.folder / f"try-{done:02}-{n}.weights"
            path.write_bytes(fit.pack())
            tried.append((self.share(path, self.settings.tries), path))
            later, pull = self.settings.tried[n]
            print(f"round {done}, later {later}, pull {pull:.0f}: {tried[-1][0]:.1%}", flush=True)
        share, path = max(tried)
        if share < value - WORSE:
            share, path = value, now
        self.weights_file(done).write_bytes(path.read_bytes())
        for old in self.folder.glob(f"notes-{done - WINDOW + 1:02}-*.npz"):
            old.unlink()
        print(f"round {done}: {share:.1%}, {time.monotonic() - started:.0f} s", flush=True)
        return self.weights_file(done), share

    def _play(self, done: int, weights: Path) -> None:
        """Play the games of a round; parts of the same games that an interrupted run has stored are kept."""
        s, started = self.settings, time.monotonic()
        packed_weights = weights.read_bytes()
        mark = self.folder / f"round-{done:02}.games"  # of which games the parts are
        own = sha256(repr((s.game, s.options, s.temperature, packed_weights)).encode()).hexdigest()
        if not mark.exists() or mark.read_text(encoding="utf-8") != own:
            for old in self.folder.glob(f"notes-{done:02}-*.npz"):
                old.unlink()
            mark.write_text(own, encoding="utf-8")
        files = [self.folder / f"notes-{done:02}-{n:05}.npz" for n in range(-(-s.games // PART))]
        first = SELF_PLAY_SEEDS + done * APART
        todo = [
            Part(s.game, s.options, packed_weights, n, first + n * PART, s.temperature)
            for n, file in enumerate(files)
            if not file.exists()
        ]
        games = samples = 0
        for part in self.executor.run(make_part, until(started + s.seconds, todo)):
            store(files[part.part], part.contents)
            games, samples = games + PART, samples + part.samples
        took = time.monotonic() - started
        print(f"round {done}: {games} games, {samples} choices noted, {took:.0f} s", flush=True)


def rounds_of(
    settings: Settings, folder: Path, device: Device, first: PolicyWeights, rounds: int, executor: Executor
) -> tuple[Path, float]:
    """Run so many rounds; return the best weights, and their share on seeds that decided about no step."""
    run = Rounds(settings, folder, device, executor)
    best = run.run(first, rounds)
    share = run.share(best, settings.tries, TUNING_SEEDS + 100_000)
    print(f"{best.name}: {share:.1%} on other seeds", flush=True)
    return best, share
