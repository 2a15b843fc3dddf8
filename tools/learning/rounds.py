"""Rounds of learning: the player plays as it is now, takes a small step, and keeps it if play says that it is no worse.

Everything lies in one folder: the lessons after each round, and the notes of the last ones. A run that was stopped goes
on after the last round that is there.
"""

from __future__ import annotations

import time
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from functools import lru_cache
from multiprocessing import get_context
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np

import cosca
from cosca.bots.learned import Lessons
from cosca.bots.levels import judge_of
from learning.advance import Step, advanced, joined
from learning.company import Company, Notes, company, duel, note
from learning.fit import Device
from learning.samples import TYPES, read
from learning.seeds import PLAYED, TUNING

PART: Final = 20  # games of a part
APART: Final = 200_000  # seeds of a round
WINDOW: Final = 2  # rounds whose notes are used
OLDER: Final = 0.5  # how much a round counts against the one after it
WORSE: Final = 0.01  # a share that is less by so much may be chance


class Settings(NamedTuple):
    """How rounds are played and learned from."""

    game: str
    options: dict[str, Any]
    seconds: float  # of play in a round
    games: int  # of a round, at most
    tries: int  # games that decide about a step
    warmth: float  # by how much a choice must be better to be drawn about 3 times as often
    tried: tuple[Step, ...]
    jobs: int


class Part(NamedTuple):
    """Some games to note."""

    game: str
    options: dict[str, Any]
    lessons: Path
    seed: int
    warmth: float
    file: Path


class Duels(NamedTuple):
    """Some games that measure."""

    game: str
    options: dict[str, Any]
    lessons: Path
    seeds: tuple[int, ...]


@lru_cache(maxsize=2)
def _company(game: str, options: tuple[tuple[str, Any], ...], lessons: Path) -> Company:
    return company(game, dict(options), Lessons.unpack(lessons.read_bytes()))


def make_part(part: Part) -> int:
    """Plays the games of a part and writes the notes; how many choices were noted."""
    who = _company(part.game, tuple(part.options.items()), part.lessons)
    notes = Notes()
    for seed in range(part.seed, part.seed + PART):
        note(who, seed, part.warmth, notes)
    found = {name: np.frombuffer(each, TYPES[each.typecode]) for name, each in vars(notes).items()}
    save: Any = np.savez
    save(part.file, **found)
    return len(notes.taken)


def make_duels(duels: Duels) -> list[float]:
    """By seed: the share of the learned player, once in each team."""
    who = _company(duels.game, tuple(duels.options.items()), duels.lessons)
    teams = len(who.game.teams)
    return [sum([duel(who, seed, team) for team in range(teams)]) / teams for seed in duels.seeds]


class Rounds:
    """One run of several rounds."""

    def __init__(self, settings: Settings, folder: Path, device: Device, pool: ProcessPoolExecutor) -> None:
        self.settings = settings
        self.folder = folder
        self.device = device
        self.pool = pool
        game = cosca.game(settings.game, **settings.options)
        self.teams = len(game.teams)
        self.warmth = judge_of(game).warmth
        folder.mkdir(parents=True, exist_ok=True)

    def lessons_file(self, done: int) -> Path:
        """Where the lessons after so many rounds lie."""
        return self.folder / f"round-{done:02}.weights"

    def share(self, lessons: Path, games: int, first: int = TUNING) -> float:
        """What the lessons win against the judge, on seeds for tuning."""
        s = self.settings
        seeds = range(first, first + max(1, games // self.teams))
        jobs = [Duels(s.game, s.options, lessons, tuple(seeds[n::64])) for n in range(min(64, len(seeds)))]
        shares = [share for found in self.pool.map(make_duels, jobs) for share in found]
        return sum(shares) / len(shares)

    def run(self, first: Lessons, rounds: int) -> Path:
        """The lessons that won most, after all rounds."""
        start = self.lessons_file(0)
        if not start.exists():
            start.write_bytes(first.pack())
        best, most = start, self.share(start, self.settings.tries)
        print(f"before: {most:.1%}", flush=True)
        now, worth = best, most
        for done in range(1, rounds + 1):
            file = self.lessons_file(done)
            if file.exists():
                now, worth = file, self.share(file, self.settings.tries)
            else:
                now, worth = self._round(done, now, worth)
            if worth > most:
                best, most = now, worth
        return best

    def _round(self, done: int, now: Path, worth: float) -> tuple[Path, float]:
        started = time.monotonic()
        self._play(done, now)
        parts: list[dict[str, Any]] = []
        fresh: list[Any] = []
        for age, number in enumerate(range(done, max(0, done - WINDOW), -1)):
            for part in read(sorted(self.folder.glob(f"notes-{number:02}-*.npz"))):
                parts.append(part)
                fresh.append(np.full(len(part["taken"]), OLDER**age))
        lessons = Lessons.unpack(now.read_bytes())
        notes = joined(parts, self.teams)
        found = advanced(notes, np.concatenate(fresh), lessons, self.settings.tried, self.device, self.warmth)
        tried: list[tuple[float, Path]] = []
        for n, each in enumerate(found):
            path = self.folder / f"try-{done:02}-{n}.weights"
            path.write_bytes(each.pack())
            tried.append((self.share(path, self.settings.tries), path))
            later, pull = self.settings.tried[n]
            print(f"round {done}, later {later}, pull {pull:.0f}: {tried[-1][0]:.1%}", flush=True)
        share, path = max(tried)
        if share < worth - WORSE:
            share, path = worth, now
        self.lessons_file(done).write_bytes(path.read_bytes())
        for old in self.folder.glob(f"notes-{done - WINDOW + 1:02}-*.npz"):
            old.unlink()
        print(f"round {done}: {share:.1%}, {time.monotonic() - started:.0f} s", flush=True)
        return self.lessons_file(done), share

    def _play(self, done: int, lessons: Path) -> None:
        s, started = self.settings, time.monotonic()
        running: set[Future[int]] = set()
        games = samples = 0
        for n in range(-(-s.games // PART)):
            if time.monotonic() - started > s.seconds:
                break
            file = self.folder / f"notes-{done:02}-{n:05}.npz"
            seed = PLAYED + done * APART + n * PART
            running.add(self.pool.submit(make_part, Part(s.game, s.options, lessons, seed, s.warmth, file)))
            games += PART
            if len(running) > s.jobs:
                ended, running = wait(running, return_when=FIRST_COMPLETED)
                samples += sum([each.result() for each in ended])
        samples += sum([each.result() for each in running])
        took = time.monotonic() - started
        print(f"round {done}: {games} games, {samples} choices noted, {took:.0f} s", flush=True)


def rounds_of(settings: Settings, folder: Path, device: Device, first: Lessons, rounds: int) -> tuple[Path, float]:
    """Plays so many rounds; the best lessons, and what they win on seeds that decided about no step."""
    with ProcessPoolExecutor(settings.jobs, mp_context=get_context("spawn")) as pool:
        run = Rounds(settings, folder, device, pool)
        best = run.run(first, rounds)
        share = run.share(best, settings.tries, TUNING + 100_000)
        print(f"{best.name}: {share:.1%} on other seeds", flush=True)
        return best, share
