"""The adapters pass the API tests of their libraries and show each seat only what it may know."""

from __future__ import annotations

import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test

import cosca
from cosca.rl import aec, single
from cosca.rl.play import observation

NAMES = cosca.game_names()


@pytest.mark.parametrize("name", NAMES)
def test_pettingzoo(name: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it warns of what it calls unusual: names of agents, spaces
        api_test(aec.env(name), num_cycles=30, verbose_progress=False)
        seed_test(lambda: aec.env(name), num_cycles=20)


@pytest.mark.parametrize("name", NAMES)
def test_an_agent_sees_what_its_seat_may_know_and_rewards_come_at_the_end(name: str) -> None:
    env: Any = aec.env(name, anytime=True)
    env.reset(seed=5)
    rng = np.random.default_rng(5)
    steps = 0
    while env.agents:
        seen, _, over, cut, _ = env.last()
        agent = env.agent_selection
        if over or cut:
            env.step(None)
            continue
        if steps % 50 == 0:
            assert np.array_equal(seen["observation"], observation(env.game, env._play.state, env.seats[agent]))
            assert all(not env.observe(each)["action_mask"].any() for each in env.agents if each != agent)
        env.step(int(rng.choice(np.flatnonzero(seen["action_mask"]))))
        steps += 1
        if all(env.terminations.values()):
            assert sum(env.rewards.values()) == pytest.approx(0)
    assert steps > 100


def test_overlong_game_is_truncated() -> None:
    env: Any = aec.env("la_famiglia", limit=3)
    env.reset(seed=1)
    for _ in range(3):
        env.step(int(np.flatnonzero(env.last()[0]["action_mask"])[0]))
    assert all(env.truncations.values())
    assert not any(env.terminations.values())


@pytest.mark.parametrize("name", NAMES)
def test_gymnasium(name: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        check_env(single.SeatEnv(name, bots="random"), skip_render_check=True)
    env = gymnasium.make(f"cosca/{name}-v0", bots="default", seat=2)
    seen, _ = env.reset(seed=3)
    over = False
    reward: Any = 0.0
    while not over:
        assert seen["action_mask"].any()
        seen, reward, over, cut, info = env.step(np.int64(np.flatnonzero(seen["action_mask"])[-1]))
        assert not cut
        assert not info["illegal"]
    assert -1.0 <= float(reward) <= 1.0


def test_invalid_seats_and_bots_are_refused() -> None:
    with pytest.raises(cosca.BadOption, match="seat"):
        single.SeatEnv("la_famiglia", seat=5)
    with pytest.raises(cosca.BadOption, match="3 names"):
        single.SeatEnv("la_famiglia", bots=("soldato",))
    with pytest.raises(cosca.BadOption, match="no bot"):
        single.SeatEnv("la_famiglia", bots="soldata")
