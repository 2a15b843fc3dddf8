"""Vectorized tables play the same games as single ones, in one process or several."""

from __future__ import annotations

import importlib.util
from typing import Any

import numpy as np
import pytest

import cosca
from cosca.rl.play import observation, rewards
from cosca.rl.vector import Processes, Tables


def any_of(masks: Any, rng: Any) -> Any:
    """Return a legal action for each table."""
    return np.where(masks, rng.random(masks.shape), -1.0).argmax(axis=1)


@pytest.mark.parametrize("name", cosca.game_names())
def test_arrays_match_the_tables(name: str) -> None:
    tables, rng = Tables(name, 3, seed=40), np.random.default_rng(1)
    game = tables.game
    states = [game.new(40 + i) for i in range(3)]
    for step in range(60):
        for i, state in enumerate(states):
            seat = game.actors(state)[0]
            assert tables.seats[i] == seat
            if step % 20 == 0:
                assert np.array_equal(tables.observations[i], observation(game, state, seat))
            legal = sorted(game.action(choice) for choice in game.choices(state, seat))
            assert np.flatnonzero(tables.masks[i]).tolist() == legal
        chosen = any_of(tables.masks, rng)
        for state, action in zip(states, chosen, strict=True):
            game.apply(state, game.actors(state)[0], game.actions[action])
        tables.step(chosen)
        assert not tables.over.any()


@pytest.mark.parametrize("name", cosca.game_names())
def test_arrays_stay_the_same_memory(name: str) -> None:
    """So tensors of torch made from them once are always up to date; without torch, other arrays on their memory."""
    tables, rng = Tables(name, 2, seed=3), np.random.default_rng(3)
    arrays = [tables.observations, tables.masks, tables.seats, tables.over, tables.rewards]
    torch = importlib.import_module("torch") if importlib.util.find_spec("torch") else None
    views = [torch.from_numpy(each).numpy() if torch else np.frombuffer(each, each.dtype) for each in arrays]
    seen = set()
    for _ in range(20):
        tables.step(any_of(tables.masks, rng))
        seen.add(views[0].tobytes())
        for array, view in zip(arrays, views, strict=True):
            assert np.shares_memory(array, view)
            assert array.tobytes() == view.tobytes()
    assert len(seen) > 10


def test_finished_table_restarts_and_reports_the_winner() -> None:
    tables, rng = Tables("corleones_empire", 2, seed=7), np.random.default_rng(2)
    game = tables.game
    state, ended = game.new(7), 0
    while not ended:
        chosen = any_of(tables.masks, rng)
        game.apply(state, game.actors(state)[0], game.actions[chosen[0]])
        tables.step(chosen)
        ended = int(tables.over[0])
    assert tables.rewards[0].tolist() == pytest.approx(list(rewards(game, state).values()))
    assert tables.rewards[0].sum() == pytest.approx(0, abs=1e-6)
    fresh = game.new(7 + 2)
    assert np.array_equal(tables.observations[0], observation(game, fresh, game.actors(fresh)[0]))


def test_games_do_not_depend_on_the_number_of_processes() -> None:
    with Processes("corleones_empire", 4, seed=3, processes=2, limit=30) as several:
        alone, rng = Tables("corleones_empire", 4, seed=3, limit=30), np.random.default_rng(3)
        for _ in range(70):
            for name in ("observations", "masks", "seats", "over", "rewards"):
                assert np.array_equal(getattr(several, name), getattr(alone, name)), name
            chosen = any_of(alone.masks, rng)
            alone.step(chosen)
            several.step(chosen)
        with pytest.raises(cosca.IllegalChoice):
            several.step(np.argmin(several.masks, axis=1))
    with pytest.raises(cosca.BadOption, match="evenly"):
        Processes("corleones_empire", 5, processes=2)
