"""The adapters pass the API tests of their libraries and show each seat only what it may know."""

from __future__ import annotations

import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test

import cosca
from cosca.rl import aec, parallel, single
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
def test_pettingzoo_parallel(name: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        parallel_api_test(parallel.env(name, limit=200), num_cycles=210)
        parallel_seed_test(lambda: parallel.env(name), num_cycles=20)


@pytest.mark.parametrize("name", NAMES)
def test_parallel_agents_play_the_same_game_and_choose_together(name: str) -> None:
    env, rng = parallel.env(name), np.random.default_rng(4)
    game = env.game
    state = game.new(5)
    observations, _ = env.reset(seed=5)
    together = steps = 0
    rewards: dict[str, float] = {}
    while env.agents:
        asked = game.actors(state)
        together += len(asked) > 1
        actions = {}
        for agent, seat in env.seats.items():
            mask = observations[agent]["action_mask"]
            assert np.flatnonzero(mask).tolist() == legal_numbers(game, state, seat if seat in asked else 0)
            actions[agent] = int(rng.choice(np.flatnonzero(mask))) if mask.any() else 0  # those not asked are ignored
        if steps % 40 == 0:
            assert np.array_equal(observations["seat_1"]["observation"], observation(game, state, 1))
        for seat in asked:
            game.apply(state, seat, game.actions[actions[f"seat_{seat}"]])
        observations, rewards, over, cut_off, _ = env.step(actions)
        steps += 1
        assert set(over.values()) == {not state.stack}
        assert not any(cut_off.values())
    assert together > 3
    assert sum(rewards.values()) == pytest.approx(0)
    assert max(rewards.values()) == 1


def legal_numbers(game: cosca.Game[Any], state: Any, seat: int) -> list[int]:
    return sorted(game.action(choice) for choice in game.choices(state, seat)) if seat else []


def test_an_illegal_choice_of_one_agent_is_replaced_and_flagged() -> None:
    env, rng = parallel.env("corleones_empire", seats=3), np.random.default_rng(4)
    seen, _ = env.reset(seed=5)
    while sum(seen[agent]["action_mask"].any() for agent in env.agents) < 2:
        chosen = {agent: np.flatnonzero(seen[agent]["action_mask"]) for agent in env.agents}
        seen, *_ = env.step({agent: int(rng.choice(legal)) for agent, legal in chosen.items() if len(legal)})
    asked = [agent for agent in env.agents if seen[agent]["action_mask"].any()]
    state = env._play.state.copy()
    actions = {agent: int(np.argmax(seen[agent]["action_mask"])) for agent in asked}
    for agent in asked:
        choice = env.game.actions[actions[agent]]
        seat = env.seats[agent]
        env.game.apply(state, seat, env.game.default(state, seat) if agent == asked[-1] else choice)
    actions[asked[-1]] = int(np.argmin(seen[asked[-1]]["action_mask"]))
    infos = env.step(actions)[-1]
    assert [agent for agent in env.agents if infos[agent].get("illegal")] == asked[-1:]
    assert env._play.state.digest() == state.digest()


@pytest.mark.parametrize("name", NAMES)
def test_gymnasium(name: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        check_env(single.SeatEnv(name, bots="random"), skip_render_check=True)
    env = gymnasium.make(f"cosca.rl.single:cosca/{name}-v0", bots="default", seat=2)
    seen, _ = env.reset(seed=3)
    over = False
    reward: Any = 0.0
    while not over:
        masks = env.get_wrapper_attr("action_masks")()  # as MaskablePPO of sb3-contrib asks for them
        assert masks.dtype == np.bool_
        assert np.array_equal(masks, seen["action_mask"].astype(bool))
        assert masks.any()
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
