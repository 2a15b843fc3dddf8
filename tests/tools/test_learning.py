"""Learning: games are noted the same way each time, and a fit finds what was hidden in samples."""

from __future__ import annotations

import numpy as np
import pytest
from learning.devices import Scipy
from learning.fit import Samples, leftover, solved
from learning.play import Columns, play, player_of


def noted(seed: int) -> Columns:
    found = Columns()
    play(player_of("corleones_empire", {}, False), seed, found)
    return found


def test_a_game_is_noted_the_same_way_each_time() -> None:
    one, two, other = noted(1), noted(1), noted(2)
    assert vars(one) == vars(two)
    assert vars(one) != vars(other)
    n = len(one.taken)
    assert n > 50
    assert len(one.chances) == 4 * n
    assert len(one.likely) == len(one.choice_n) == sum(one.choices)
    assert sum(one.choice_n) == len(one.choice)
    assert all(taken < choices for taken, choices in zip(one.taken, one.choices, strict=True))


def test_least_squares_are_solved() -> None:
    rng, device = np.random.default_rng(1), Scipy()
    places = rng.integers(0, 20, 4000).astype(np.uint16)
    table = device.table(places, np.full(1000, 4, np.uint8), 20)
    hidden = rng.normal(size=20).astype(np.float32)
    assert solved(table, table.times(hidden), 0.0, device, 20) == pytest.approx(hidden, abs=1e-3)
    assert np.abs(solved(table, table.times(hidden), 1e6, device, 20)).max() < 0.01


def test_what_the_state_promises_is_taken_off() -> None:
    rng, n = np.random.default_rng(2), 40_000
    lucky = rng.integers(0, 2, n)
    noise = rng.normal(scale=0.01, size=n)
    first = (0.3 + 0.4 * lucky + noise).astype(np.float32)
    nothing = np.zeros(0, np.uint16)
    team = rng.integers(0, 2, n).astype(np.uint8)
    samples = Samples(
        state=lucky.astype(np.uint16), state_n=np.ones(n, np.uint16), choice=nothing, choice_n=nothing,
        choices=nothing, likely=nothing, gap=nothing, taken=np.zeros(n, np.uint8), stage=np.zeros(n, np.uint8),
        team=team, game=np.arange(n, dtype=np.uint32), chances=np.stack([first, 1.0 - first], 1),
    )  # fmt: skip
    rest = leftover(samples, 1, Scipy())
    assert rest.std() < first.std() / 3  # the pull leaves some of it
    assert np.corrcoef(rest, np.where(team == 0, noise, -noise))[0, 1] > 0.15
