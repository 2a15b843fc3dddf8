"""One policy update: the returns of sampled choices are compared with what the policy predicted for them.

1. The final result of a team, relative to the others, is predicted at each rollout horizon from the teams' features
   (least squares by stage, cross-fitted on two halves of the games). The return of a choice is then a mix: the
   prediction at the next horizon, those at later ones with less weight, and the final result.
2. The prediction from the team's features at the decision is subtracted as a baseline.
3. The residual, less the policy's own advantage of the choice over its expectation, is fitted to the features of the
   choice: ridge regression, so that a step is small where there is little data.
"""

from __future__ import annotations

import time
from typing import Any, Final, NamedTuple

import numpy as np

from cosca.bots.feature_hashing import SIZE
from cosca.bots.learned_policy import MAX_GAP, MAX_LEAN_GAP, PolicyWeights
from tools.training.regression import Device, solved

Numbers = np.ndarray[Any, Any]

FEW: Final = 200  # a stage with fewer samples is not learned from
HELD_OUT: Final = 20  # every 20th game is not learned from
PULL: Final = 1.0  # ridge penalty of the small fits of the final result, per number


class Step(NamedTuple):
    """Parameters of a step."""

    later: float  # weight of later horizons relative to the next one: 0 only the next one, 1 only the end
    pull: float  # ridge penalty


class Noted(NamedTuple):
    """The samples of games, as columns."""

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
    stood: Numbers  # by horizon and team
    end: Numbers  # by horizon and team


def joined(parts: list[dict[str, Numbers]], teams: int) -> Noted:
    """Return the samples of several files."""
    moved, parts = 0, [dict(part) for part in parts]
    for part in parts:
        part["after"] = part["after"].astype(np.int64) + moved
        moved += len(part["game"])
    columns = {name: np.concatenate([part[name] for part in parts]) for name in Noted._fields}
    samples, moments = len(columns["taken"]), len(columns["game"])
    columns["stand"] = columns["stand"].reshape(samples, -1)
    columns["stood"] = columns["stood"].reshape(moments, teams, -1)
    columns["end"] = columns["end"].reshape(moments, teams)
    return Noted(**columns)


def predicted(known: Numbers, aim: Numbers, half: Numbers) -> Numbers:
    """Return predictions of the target; each half is predicted by a fit to the other."""
    scale = known.std(0) + 1e-6
    wide = np.concatenate([known / scale, np.ones((len(known), 1))], 1).astype(np.float64)
    predictions = np.zeros(len(aim))
    for side in (0, 1):
        other = wide[half != side]
        square = other.T @ other + PULL * np.eye(wide.shape[1])
        weights = np.linalg.solve(square, other.T @ aim[half != side])
        predictions[half == side] = wide[half == side] @ weights
    return predictions


def observed_returns(notes: Noted, later: float) -> Numbers:
    """Return by horizon and team the return from there on, mixed from predictions and the end."""
    moments, teams = notes.end.shape
    value = notes.end.astype(np.float64)
    for stage in sorted(set(notes.when.tolist()) - {255}):
        at = np.nonzero(notes.when == stage)[0]
        known = notes.stood[at].reshape(len(at) * teams, -1)
        aim = notes.end[at].reshape(-1).astype(np.float64)
        half = np.repeat(notes.game[at] // HELD_OUT % 2, teams)
        guess = predicted(known, aim, half)
        explained = 1.0 - float(((aim - guess) ** 2).mean() / ((aim - aim.mean()) ** 2).mean())
        print(f"horizon of stage {stage}: {explained:.1%} of the result is predicted", flush=True)
        value[at] = guess.reshape(len(at), teams)
    for horizon in range(moments - 2, -1, -1):
        if notes.when[horizon] != 255:
            value[horizon] = (1.0 - later) * value[horizon] + later * value[horizon + 1]
    return value


class Choices:
    """By sample: the features of the choice taken less their expectation, each row multiplied by its weight."""

    def __init__(self, notes: Noted, device: Device) -> None:
        many = notes.choices.astype(np.int64)
        share = -notes.likely.astype(np.float32)
        share[np.cumsum(many) - many + notes.taken] += 1.0
        rows = np.repeat(np.arange(len(many)), many)
        self.n, self.device = len(many), device
        self.table = device.table(notes.choice, notes.choice_n, SIZE)
        self.rows, self.share = device.load(rows), device.load(share)
        self.factor: Any = device.load(np.ones(self.n, np.float32))

    def summed(self, values: Any) -> Any:
        """Return by sample the value of the choice taken less its expectation, from values by choice."""
        return self.device.sums(values * self.share, self.rows, self.n)

    def times(self, weights: Any) -> Any:
        return self.summed(self.table.times(weights)) * self.factor

    def back(self, values: Any) -> Any:
        return self.table.back(self.share * (values * self.factor)[self.rows])


def update_policy(
    notes: Noted, fresh: Numbers, policy: PolicyWeights, tried: tuple[Step, ...], device: Device, temperature: float
) -> list[PolicyWeights]:
    """Return the weights after one step, for each set of parameters; `fresh` is the weight of each sample."""
    started = time.monotonic()
    games = notes.game[notes.after]
    held = games % HELD_OUT == 0
    weight = np.sqrt(fresh) * ~held
    choices = Choices(notes, device)
    thought = device.unload(choices.summed(_thought(notes, policy, choices, device, temperature)))
    known: dict[float, tuple[Numbers, Numbers]] = {}
    results: list[PolicyWeights] = []
    for later, pull in tried:
        if later not in known:
            known[later] = _rest(notes, games, len(policy.spread), later)
        rest, spread = known[later]
        scale = np.asarray(policy.spread)[notes.stage] / spread
        aim = ((rest - thought) / spread).astype(np.float32)
        choices.factor = device.load((scale * weight).astype(np.float32))
        step = solved(choices, device.load((aim * weight).astype(np.float32)), pull, device, SIZE)
        choices.factor = device.load(scale.astype(np.float32))
        now = aim[held] - device.unload(choices.times(step))[held]
        before = rest[held] / spread[held]
        whole = max(1e-9, float((before**2).mean())) if held.any() else 1.0
        gains = [1.0 - float((residual**2).sum()) / max(1, len(now)) / whole for residual in (aim[held], now)]
        error = float(np.sqrt(((before**2 - now**2) ** 2).sum())) / max(1, len(now)) / whole
        print(f"later {later}, pull {pull:.0f}: held-out games: {gains[0]:.3%} explained before,", end=" ")
        print(f"{gains[1]:.3%} ± {1.96 * error:.3%} now; {time.monotonic() - started:.0f} s", flush=True)
        weights = np.asarray(policy.weights, np.float32) + device.unload(step)
        results.append(policy._replace(weights=tuple(np.float16(weights).astype(float).tolist())))
    return results


def _rest(notes: Noted, games: Numbers, stages: int, later: float) -> tuple[Numbers, Numbers]:
    """Return by sample the return less its baseline, and the standard deviation of that in its stage."""
    came = observed_returns(notes, later)[notes.after, notes.team]
    rest, spread = np.zeros(len(came)), np.ones(len(came))
    for stage in range(stages):
        at = notes.stage == stage
        if at.sum() < FEW:
            continue
        rest[at] = came[at] - predicted(notes.stand[at], came[at], games[at] // HELD_OUT % 2)
        spread[at] = max(1e-6, float(rest[at].std()))
        print(
            f"stage {stage}: {at.sum()} samples, deviation {came[at].std():.3f}, left {rest[at].std():.3f}", flush=True
        )
    return rest, spread


def _thought(notes: Noted, policy: PolicyWeights, choices: Choices, device: Device, temperature: float) -> Any:
    """Return by choice its value under the weights."""
    many = notes.choices.astype(np.int64)
    stage = np.repeat(notes.stage, many)
    gap = notes.gap
    terms = np.stack([np.minimum(gap, MAX_GAP) / 4.0, gap <= 0.0, np.exp(-gap / temperature)], 1)
    fixed = (terms * np.asarray(policy.gaps)[stage]).sum(1)
    spread = np.asarray(policy.spread)[stage]
    base = device.load((fixed * spread - policy.lean * np.minimum(gap, MAX_LEAN_GAP)).astype(np.float32))
    weights = device.load(np.asarray(policy.weights, np.float32))
    return choices.table.times(weights) * device.load(spread.astype(np.float32)) + base
