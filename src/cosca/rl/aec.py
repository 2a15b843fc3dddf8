"""PettingZoo: every seat is an agent, which observes what its seat may know. `env("la_famiglia")`."""

from __future__ import annotations

from secrets import randbits
from typing import Any

from gymnasium import spaces
from pettingzoo import AECEnv

import cosca
from cosca.rl.play import LIMIT, Play, mask, observation
from cosca.rl.single import Observation, seat_space


def env(game: str = "la_famiglia", **settings: Any) -> TableEnv:
    """Return a table as an environment; `settings` are those of `TableEnv`."""
    return TableEnv(game, **settings)


class TableEnv(AECEnv[str, Any, Any]):
    """A table with all seats as agents. An observation has what the seat may know, and its action mask.

    Rewards are given at the end. A choice that the mask does not allow raises IllegalChoice.
    """

    metadata = {"name": "cosca_v0", "render_modes": ["ansi"], "is_parallelizable": False}  # noqa: RUF012

    def __init__(
        self,
        game: str = "la_famiglia",
        *,
        anytime: bool = False,
        limit: int = LIMIT,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        super().__init__()
        self.game = cosca.game(game, **options)
        self.render_mode = render_mode
        self._play = Play(self.game, anytime, limit)
        self.possible_agents = [agent_of(seat) for seat in self.game.seats]
        self.seats = dict(zip(self.possible_agents, self.game.seats, strict=True))
        self._observations = {agent: seat_space(self.game) for agent in self.possible_agents}
        self._actions = {agent: spaces.Discrete(len(self.game.actions)) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Dict:
        return self._observations[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self._actions[agent]

    def observe(self, agent: str) -> Observation:
        play, seat = self._play, self.seats[agent]
        choices = play.choices() if play.seat == seat else ()
        return {"observation": observation(self.game, play.state, seat), "action_mask": mask(self.game, choices)}

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self._play.start(randbits(62) if seed is None else seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self.agent_selection = agent_of(self._play.seat)

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        play = self._play
        self._cumulative_rewards[agent] = 0.0
        play.take(self.game.actions[int(action)])
        if play.seat and not play.cut_off:
            self.rewards = dict.fromkeys(self.agents, 0.0)
            self.agent_selection = agent_of(play.seat)
        else:
            won = play.rewards()
            self.rewards = {name: won[self.seats[name]] for name in self.agents}
            self.terminations = dict.fromkeys(self.agents, not play.seat)
            self.truncations = dict.fromkeys(self.agents, play.cut_off)
            self.agent_selection = self.agents[0]
        self._accumulate_rewards()

    def render(self) -> str | None:
        return None if self.render_mode is None else str(self.game.view(self._play.state, None))

    def close(self) -> None:
        """Do nothing: there are no resources to release."""


def agent_of(seat: int) -> str:
    """Return the name of a seat's agent."""
    return f"seat_{seat}"
