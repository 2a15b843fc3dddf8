"""A run of policy gradients: play, learn, and now and then measure the weights in duels against those of the start.

Everything is in one folder: the weights that the run started from, a checkpoint after each update, the curve, and the
weights after each measurement. An interrupted run continues after its last update, with the same games as if it had not
been interrupted; only the learning rate and the number of updates may be changed.
"""

from __future__ import annotations

import json
import time
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np

from cosca.batch.executors import Executor
from cosca.bots.learned_policy import PolicyWeights
from cosca.kernel.errors import BadOption
from tools.training.critic import Adam, Critic
from tools.training.experience import DuelJob, Job, Options, play_duels, play_games, standings, table_of
from tools.training.policy_gradient import Learner, Settings
from tools.training.seeds import SELF_PLAY_SEEDS, TUNING_SEEDS

PART: Final = 20  # games per job
DUEL_JOBS: Final = 16  # per measurement
AGAINST: Final = (0.15, 0.05)  # share of games against the first weights, and against the evaluator
WARM_UP: Final = 4  # updates that teach only the critic


class Run(NamedTuple):
    """What a run is started with."""

    game: str
    tables: tuple[Options, ...]  # kinds of tables that take turns; duels are played at the first one
    updates: int
    games: int  # per update
    duels: int  # games per measurement
    measure_every: int  # updates
    learning: Settings


class PolicyRun:
    """The state of a run."""

    def __init__(self, run: Run, first: PolicyWeights, folder: Path) -> None:
        """Start a run with these weights, or continue the one in the folder, with those that it started from."""
        folder.mkdir(parents=True, exist_ok=True)
        self.checkpoint = folder / "checkpoint.npz"
        first = _started_from(folder, run, first, self.checkpoint.exists())
        self.run, self.first, self.folder = run, first, folder
        table = table_of(run.game, run.tables[0])
        state = table.game.new(0)
        self.teams = len(table.game.teams)
        self.places = len(table.game.observation(state, 1))
        self.temperature = table.evaluator.temperature
        critic = Critic(self.places, len(standings(table, state, 0)), run.learning.critic_rate, seed=1)
        self.learner = Learner(first, critic, run.learning)
        self.done = self.samples = 0
        if self.checkpoint.exists():
            self._load()

    def play_on(self, executor: Executor, seconds: float) -> None:
        """Do the updates that are left; start none after so many seconds."""
        started = time.monotonic()
        while self.done < self.run.updates and time.monotonic() - started < seconds:
            self._update(executor)
            self._save()
            if self.done % self.run.measure_every == 0:
                (self.folder / f"update-{self.done:04}.weights").write_bytes(self.weights().pack())
                self.measure(executor, TUNING_SEEDS, self.run.duels)

    def close(self) -> None:
        """End the run, so that the next one in the folder starts anew; its curve and weights stay until then."""
        self.checkpoint.unlink()

    def weights(self) -> PolicyWeights:
        """Return the weights as they would be stored."""
        about = {**self.first.about, "updates": self.done, "samples": self.samples}
        return PolicyWeights.unpack(self.learner.policy()._replace(about=about).pack())

    def measure(self, executor: Executor, first_seed: int, games: int) -> float:
        """Return the share of the weights against those of the start; each seed is played once in each team."""
        run, weights = self.run, self.weights()
        seeds = range(first_seed, first_seed + max(1, games // self.teams))
        jobs = [
            DuelJob(run.game, run.tables[0], weights, self.first, tuple(seeds[n::DUEL_JOBS])) for n in range(DUEL_JOBS)
        ]
        shares = np.array([share for part in executor.run(play_duels, jobs) for share in part])
        share, error = float(shares.mean()), 1.96 * float(shares.std()) / len(shares) ** 0.5
        print(
            f"update {self.done}: {share:.1%} ± {error:.1%} against the start, "
            f"{len(shares) * self.teams} games, even {1 / self.teams:.0%}",
            flush=True,
        )
        return share

    def _update(self, executor: Executor) -> None:
        run, began = self.run, time.monotonic()
        weights, first = self.learner.policy(), SELF_PLAY_SEEDS + self.done * run.games
        seeds = range(first, first + run.games)
        jobs = [
            Job(run.game, run.tables, weights, self.first, seeds[n : n + PART], AGAINST)
            for n in range(0, run.games, PART)
        ]
        parts = sorted(executor.run(play_games, jobs), key=lambda part: int(part["game"][0]))
        played = time.monotonic()
        shares = np.concatenate([part["share"].reshape(-1, 2) for part in parts])
        factor = 0.0 if self.done < WARM_UP else min(1.0, 2.0 - 2.0 * self.done / run.updates)
        report = self.learner.learn(parts, self.places, self.temperature, factor)
        self.done += 1
        self.samples += int(report["samples"])
        for kind, name in ((1, "against_start"), (2, "against_evaluator")):
            if (shares[:, 0] == kind).any():
                report[name] = float(shares[shares[:, 0] == kind, 1].mean())
        report |= {"update": self.done, "playing": played - began, "learning": time.monotonic() - played}
        with (self.folder / "curve.jsonl").open("a", encoding="utf-8") as out:
            out.write(json.dumps({name: round(value, 5) for name, value in report.items()}) + "\n")

    def _optimizers(self) -> dict[str, Adam]:
        return {"policy": self.learner.optimizer, "critic": self.learner.critic.optimizer}

    def _arrays(self) -> dict[str, Any]:
        """Return all arrays that change, by name."""
        arrays: dict[str, Any] = {}
        for part, optimizer in self._optimizers().items():
            for kind, group in (("", optimizer.parameters), ("mean.", optimizer.means), ("square.", optimizer.squares)):
                arrays |= {f"{part}.{kind}{name}": array for name, array in group.items()}
        return arrays

    def _save(self) -> None:
        steps = [self.done, self.samples, *[optimizer.steps for optimizer in self._optimizers().values()]]
        unfinished = self.folder / "unfinished.npz"
        save: Any = np.savez
        save(unfinished, steps=np.array(steps), **self._arrays())
        unfinished.replace(self.checkpoint)

    def _load(self) -> None:
        with np.load(self.checkpoint) as saved:
            for name, array in self._arrays().items():
                array[...] = saved[name]
            self.done, self.samples, *steps = saved["steps"].tolist()
        for optimizer, count in zip(self._optimizers().values(), steps, strict=True):
            optimizer.steps = count


def _started_from(folder: Path, run: Run, first: PolicyWeights, exists: bool) -> PolicyWeights:
    """Return the weights that the run in the folder started from; store them if it starts now."""
    file, weights = folder / "run.json", folder / "start.weights"
    settings = {"game": run.game, "tables": run.tables, "games": run.games, "temperature": first.keen}
    text = json.dumps(settings)
    if not exists:
        for old in (folder / "curve.jsonl", *folder.glob("update-*.weights")):
            old.unlink(missing_ok=True)
        file.write_text(text, encoding="utf-8")
        weights.write_bytes(first.pack())
    elif not file.exists() or file.read_text(encoding="utf-8") != text:
        raise BadOption(f"{folder} contains a run with other options; delete it, or name another folder with --folder")
    return PolicyWeights.unpack(weights.read_bytes())
