"""A step of the learned player: what its drawn choices brought is compared with what it thought of them.

1. What a team will have in the end, less the others, is told at each of the judge's moments from how the teams stand
   (least squares, stage by stage; half of the games tell of the other half). What came of a choice is then a mix: what
   is told at the next moment, at those after it with less weight, and what was had in the end.
2. How the team stood at the decision promised something already: that is taken off.
3. What is left, less what the player thought of the choice compared with what it might have drawn, is laid to the
   features of the choice: least squares with a pull to zero, so that a step is small where little is known.
"""

from __future__ import annotations

import time
from typing import Any, Final, NamedTuple

import numpy as np

from cosca.bots.features import SIZE
from cosca.bots.learned import FAR, LEAN_FAR, Lessons
from learning.fit import Device, solved

Numbers = np.ndarray[Any, Any]

FEW: Final = 200  # samples of a stage of which nothing is learned
HELD_OUT: Final = 20  # every 20th game is not learned from
PULL: Final = 1.0  # of the small fits that tell the end from how teams stand, for one number


class Step(NamedTuple):
    """How a step is taken."""

    later: float  # the weight of later moments against the next one: 0 only the next one, 1 only the end
    pull: float  # to zero


class Noted(NamedTuple):
    """What was noted in games, as columns."""

    choice: Numbers
    choice_n: Numbers
    choices: Numbers
    likely: Numbers
    gap: Numbers
    taken: Numbers
    stage: Numbers
    team: Numbers
    stand: Numbers  # by sample
    after: Numbers
    game: Numbers
    when: Numbers
    stood: Numbers  # by moment and team
    end: Numbers  # by moment and team


def joined(parts: list[dict[str, Numbers]], teams: int) -> Noted:
    """The notes of several files."""
    moved, parts = 0, [dict(part) for part in parts]
    for part in parts:
        part["after"] = part["after"].astype(np.int64) + moved
        moved += len(part["game"])
    found = {name: np.concatenate([part[name] for part in parts]) for name in Noted._fields}
    samples, moments = len(found["taken"]), len(found["game"])
    found["stand"] = found["stand"].reshape(samples, -1)
    found["stood"] = found["stood"].reshape(moments, teams, -1)
    found["end"] = found["end"].reshape(moments, teams)
    return Noted(**found)


def told(known: Numbers, aim: Numbers, half: Numbers) -> Numbers:
    """What the known numbers tell of the aim; each half by what fits the other."""
    scale = known.std(0) + 1e-6
    wide = np.concatenate([known / scale, np.ones((len(known), 1))], 1).astype(np.float64)
    found = np.zeros(len(aim))
    for side in (0, 1):
        other = wide[half != side]
        square = other.T @ other + PULL * np.eye(wide.shape[1])
        weights = np.linalg.solve(square, other.T @ aim[half != side])
        found[half == side] = wide[half == side] @ weights
    return found


def came_of(notes: Noted, later: float) -> Numbers:
    """By moment and team: what was had from there on, told early or late."""
    moments, teams = notes.end.shape
    worth = notes.end.astype(np.float64)
    for stage in sorted(set(notes.when.tolist()) - {255}):
        at = np.nonzero(notes.when == stage)[0]
        known = notes.stood[at].reshape(len(at) * teams, -1)
        aim = notes.end[at].reshape(-1).astype(np.float64)
        half = np.repeat(notes.game[at] // HELD_OUT % 2, teams)
        guess = told(known, aim, half)
        explained = 1.0 - float(((aim - guess) ** 2).mean() / ((aim - aim.mean()) ** 2).mean())
        print(f"moment of stage {stage}: {explained:.1%} of the end is told", flush=True)
        worth[at] = guess.reshape(len(at), teams)
    for moment in range(moments - 2, -1, -1):
        if notes.when[moment] != 255:
            worth[moment] = (1.0 - later) * worth[moment] + later * worth[moment + 1]
    return worth


class Choices:
    """By sample: the features of the choice taken, less those that were to be expected, each row times its weight."""

    def __init__(self, notes: Noted, device: Device) -> None:
        many = notes.choices.astype(np.int64)
        share = -notes.likely.astype(np.float32)
        share[np.cumsum(many) - many + notes.taken] += 1.0
        rows = np.repeat(np.arange(len(many)), many)
        self.n, self.device = len(many), device
        self.table = device.table(notes.choice, notes.choice_n, SIZE)
        self.rows, self.share = device.load(rows), device.load(share)
        self.factor: Any = device.load(np.ones(self.n, np.float32))

    def summed(self, worths: Any) -> Any:
        """Of numbers by choice: that of the choice taken, less what was to be expected."""
        return self.device.sums(worths * self.share, self.rows, self.n)

    def times(self, weights: Any) -> Any:
        return self.summed(self.table.times(weights)) * self.factor

    def back(self, values: Any) -> Any:
        return self.table.back(self.share * (values * self.factor)[self.rows])


def advanced(
    notes: Noted, fresh: Numbers, lessons: Lessons, tried: tuple[Step, ...], device: Device, warmth: float
) -> list[Lessons]:
    """The lessons after one step, for each way to take it; `fresh` is by sample how much it counts."""
    started = time.monotonic()
    games = notes.game[notes.after]
    held = games % HELD_OUT == 0
    weight = np.sqrt(fresh) * ~held
    choices = Choices(notes, device)
    thought = device.unload(choices.summed(_thought(notes, lessons, choices, device, warmth)))
    known: dict[float, tuple[Numbers, Numbers]] = {}
    found: list[Lessons] = []
    for later, pull in tried:
        if later not in known:
            known[later] = _rest(notes, games, len(lessons.spread), later)
        rest, spread = known[later]
        scale = np.asarray(lessons.spread)[notes.stage] / spread
        aim = ((rest - thought) / spread).astype(np.float32)
        choices.factor = device.load((scale * weight).astype(np.float32))
        step = solved(choices, device.load((aim * weight).astype(np.float32)), pull, device, SIZE)
        choices.factor = device.load(scale.astype(np.float32))
        now = aim[held] - device.unload(choices.times(step))[held]
        before = rest[held] / spread[held]
        whole = max(1e-9, float((before**2).mean())) if held.any() else 1.0
        gains = [1.0 - float((each**2).sum()) / max(1, len(now)) / whole for each in (aim[held], now)]
        error = float(np.sqrt(((before**2 - now**2) ** 2).sum())) / max(1, len(now)) / whole
        print(f"later {later}, pull {pull:.0f}: of games held out {gains[0]:.3%} was explained,", end=" ")
        print(f"{gains[1]:.3%} ± {1.96 * error:.3%} is now; {time.monotonic() - started:.0f} s", flush=True)
        weights = np.asarray(lessons.weights, np.float32) + device.unload(step)
        found.append(lessons._replace(weights=tuple(np.float16(weights).astype(float).tolist())))
    return found


def _rest(notes: Noted, games: Numbers, stages: int, later: float) -> tuple[Numbers, Numbers]:
    """By sample: what came of it, less what the standing promised; and the deviation of that in its stage."""
    came = came_of(notes, later)[notes.after, notes.team]
    rest, spread = np.zeros(len(came)), np.ones(len(came))
    for stage in range(stages):
        at = notes.stage == stage
        if at.sum() < FEW:
            continue
        rest[at] = came[at] - told(notes.stand[at], came[at], games[at] // HELD_OUT % 2)
        spread[at] = max(1e-6, float(rest[at].std()))
        print(
            f"stage {stage}: {at.sum()} samples, deviation {came[at].std():.3f}, left {rest[at].std():.3f}", flush=True
        )
    return rest, spread


def _thought(notes: Noted, lessons: Lessons, choices: Choices, device: Device, warmth: float) -> Any:
    """By choice: what the lessons say of it."""
    many = notes.choices.astype(np.int64)
    stage = np.repeat(notes.stage, many)
    gap = notes.gap
    terms = np.stack([np.minimum(gap, FAR) / 4.0, gap <= 0.0, np.exp(-gap / warmth)], 1)
    fixed = (terms * np.asarray(lessons.gaps)[stage]).sum(1)
    spread = np.asarray(lessons.spread)[stage]
    base = device.load((fixed * spread - lessons.lean * np.minimum(gap, LEAN_FAR)).astype(np.float32))
    weights = device.load(np.asarray(lessons.weights, np.float32))
    return choices.table.times(weights) * device.load(spread.astype(np.float32)) + base
