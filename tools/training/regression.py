"""Ridge regression of policy weights from samples: subtract the value of the state, then fit the rest to the choices.

1. The win probability of each team at the next horizon is fitted to the features of the state, by stage. Each half of
   the games is predicted by the other, so that no game explains itself.
2. The residual, in standard deviations, is fitted to the features of the choice taken less their expectation over the
   drawn choices. So the weights are advantages of a choice over its alternatives.

Both are ridge regressions, solved by conjugate gradients; a `Device` multiplies, on the CPU or a GPU.
"""

from __future__ import annotations

import time
from typing import Any, Final, NamedTuple, Protocol

import numpy as np

from cosca.bots.feature_hashing import SIZE
from cosca.bots.learned_policy import MAX_GAP, PolicyWeights

Numbers = np.ndarray[Any, Any]

STATE_PULL: Final = 3000.0
PULLS: Final = (15_000.0, 40_000.0, 100_000.0, 250_000.0)
STEPS: Final = 40  # iterations of conjugate gradients
HELD_OUT: Final = 20  # every 20th game is not learned from
BOLD: Final = 10.0  # the penalty of the weights of gaps is lower by this factor squared


class Table(Protocol):
    """A sparse matrix with a few ones per row, some of them counted more than once."""

    def times(self, weights: Any) -> Any:
        """Return the matrix times a vector."""
        ...

    def back(self, values: Any) -> Any:
        """Return a vector times the matrix."""
        ...


class Device(Protocol):
    """A backend for linear algebra."""

    name: str

    def load(self, numbers: Numbers) -> Any:
        """Return the numbers as this device holds them."""
        ...

    def unload(self, values: Any) -> Numbers:
        """Return the values as a numpy array."""
        ...

    def join(self, one: Any, other: Any) -> Any:
        """Return the two vectors concatenated."""
        ...

    def table(self, places: Numbers, counts: Numbers, size: int) -> Table:
        """Return the table of the rows' indices in sequence, with how many belong to each row."""
        ...

    def sums(self, values: Any, rows: Any, size: int) -> Any:
        """Return the sums of the values by row."""
        ...


class Samples(NamedTuple):
    """All samples, as columns."""

    state: Numbers
    state_n: Numbers
    choice: Numbers
    choice_n: Numbers
    choices: Numbers
    likely: Numbers
    gap: Numbers
    taken: Numbers
    stage: Numbers
    team: Numbers
    game: Numbers
    chances: Numbers  # by sample and team


def gathered(parts: list[dict[str, Numbers]]) -> Samples:
    """Return the samples of several files."""
    columns = {name: np.concatenate([part[name] for part in parts]) for name in Samples._fields}
    n = len(columns["taken"])
    columns["chances"] = columns["chances"].reshape(n, -1)
    return Samples(**columns)


def solved(table: Any, aim: Any, pull: float, device: Device, size: int) -> Any:
    """Return the ridge solution by conjugate gradients."""
    solution = device.load(np.zeros(size, np.float32))
    rest = table.back(aim)
    way = rest + 0.0
    left = float((rest * rest).sum())
    first = left
    for _ in range(STEPS):
        if left <= 1e-7 * first:
            break
        bent = table.back(table.times(way)) + pull * way
        far = left / float((way * bent).sum())
        solution = solution + far * way
        rest = rest - far * bent
        now = float((rest * rest).sum())
        way = rest + (now / left) * way
        left = now
    return solution


class _Masked:
    """Some rows of a table; the others count as zero."""

    def __init__(self, table: Any, mask: Any) -> None:
        self.table = table
        self.mask = mask

    def times(self, weights: Any) -> Any:
        return self.table.times(weights) * self.mask

    def back(self, values: Any) -> Any:
        return self.table.back(values * self.mask)


class _Differences:
    """By sample: the features of the choice taken less their expectation; then those of its gap."""

    def __init__(self, samples: Samples, stages: int, temperature: float, device: Device) -> None:
        n = len(samples.taken)
        many = samples.choices.astype(np.int64)
        rows = np.repeat(np.arange(n), many)
        share = -samples.likely.astype(np.float32)
        share[np.cumsum(many) - many + samples.taken] += 1.0
        gap = samples.gap.astype(np.float32)
        terms = (
            np.stack([np.minimum(gap, MAX_GAP) / 4.0, gap <= 0.0, np.exp(-gap / temperature)], 1).astype(np.float32)
            * BOLD
        )
        self.device, self.n, self.stages = device, n, stages
        self.table = device.table(samples.choice, samples.choice_n, SIZE)
        self.rows, self.share = device.load(rows), device.load(share)
        shared = terms * share[:, None]
        by_sample = np.stack([np.bincount(rows, shared[:, k], n) for k in range(3)], 1).astype(np.float32)
        wide = np.zeros((n, stages * 3), np.float32)
        for stage in range(stages):
            at = samples.stage == stage
            wide[at, stage * 3 : stage * 3 + 3] = by_sample[at]
        self.gaps = device.load(wide)

    @property
    def size(self) -> int:
        return SIZE + self.stages * 3

    def times(self, weights: Any) -> Any:
        value = self.table.times(weights[:SIZE]) * self.share
        return self.device.sums(value, self.rows, self.n) + self.gaps @ weights[SIZE:]

    def back(self, values: Any) -> Any:
        return self.device.join(self.table.back(self.share * values[self.rows]), self.gaps.T @ values)


def leftover(samples: Samples, stages: int, device: Device) -> Numbers:
    """Return the win probability of the deciding team less its prediction from the state, cross-fitted by games."""
    fold = samples.game // HELD_OUT % 2
    teams = samples.chances.shape[1]
    residuals = np.zeros(len(samples.taken), np.float32)
    for stage in range(stages):
        here = np.nonzero(samples.stage == stage)[0]
        if len(here) < 50:
            continue
        counts = samples.state_n.astype(np.int64)
        starts = np.cumsum(counts) - counts
        within = np.repeat(starts[here], counts[here]) + _ranks(counts[here])
        table = device.table(samples.state[within], samples.state_n[here], SIZE)
        for team in range(1 if teams == 2 else teams):
            chance = samples.chances[here, team].astype(np.float32)
            mean = float(chance.mean())
            aim = device.load(chance - mean)
            for half in (0, 1):
                mask = device.load((fold[here] != half).astype(np.float32))
                weights = solved(_Masked(table, mask), aim * mask, STATE_PULL, device, SIZE)
                rest = device.unload(aim - table.times(weights))
                mine = (fold[here] == half) & ((samples.team[here] == team) | (teams == 2))
                sign = np.where(samples.team[here] == team, 1.0, -1.0)  # of two teams one wins what the other loses
                residuals[here[mine]] = (rest * sign)[mine]
    return residuals


def _ranks(counts: Numbers) -> Numbers:
    """Return 0, 1, ... within each group of so many."""
    ends = np.cumsum(counts)
    return np.arange(int(ends[-1])) - np.repeat(ends - counts, counts)


def learn(
    samples: Samples, stages: int, temperature: float, device: Device, about: dict[str, Any]
) -> list[PolicyWeights]:
    """Fit weights to the samples, one set per regularisation strength, and print the progress.

    The squared error on held-out games is only printed: it rewards weights that fit frequent choices, while a policy
    that takes the best of many is misled by rare ones. So arena games decide which strength is best.
    """
    started = time.monotonic()
    n = len(samples.taken)
    print(f"{n} samples, {len(samples.likely)} choices; fitted on {device.name}", flush=True)
    rest = leftover(samples, stages, device)
    spread = np.ones(stages, np.float32)
    for stage in range(stages):
        here = samples.stage == stage
        if here.any():
            spread[stage] = max(1e-3, float(rest[here].std()))
            before = samples.chances[here, samples.team[here]].std()
            print(f"stage {stage}: {here.sum()} samples, deviation {before:.4f}, less the state's {spread[stage]:.4f}")
    print(f"{time.monotonic() - started:.0f} s", flush=True)
    table = _Differences(samples, stages, temperature, device)
    aim = device.load(rest / spread[samples.stage])
    held = samples.game % HELD_OUT == 0
    mask, actual = device.load((~held).astype(np.float32)), device.unload(aim)[held]
    fits: list[PolicyWeights] = []
    for pull in PULLS:
        solution = solved(_Masked(table, mask), aim * mask, pull, device, table.size)
        predicted = device.unload(table.times(solution))[held]
        gains = actual * actual - (actual - predicted) ** 2
        whole = float((actual * actual).mean())
        gain, error = float(gains.mean()) / whole, float(gains.std()) / len(gains) ** 0.5 / whole
        print(f"pull {pull:.0f}: explains {gain:.3%} ± {1.96 * error:.3%} of games held out", end="; ")
        print(f"{time.monotonic() - started:.0f} s", flush=True)
        weights = device.unload(solution)
        fits.append(
            PolicyWeights(
                tuple([float(weight) for weight in weights[:SIZE]]),
                tuple([tuple([float(weight) for weight in row]) for row in weights[SIZE:].reshape(stages, 3) * BOLD]),
                tuple([float(weight) for weight in spread]),
                {**about, "samples": n, "pull": pull, "explains": round(gain, 6)},
            )
        )
    return fits
