"""PettingZoo's parallel interface: all seats that owe a decision choose at once. `env("la_famiglia")`.

In most steps one seat chooses; in a simultaneous choice (bids, conflict cards, tribute, offers) several do, none of
which knows what the others have chosen in this step.
"""

from __future__ import annotations

from secrets import randbits
from typing import Any

from gymnasium import spaces
from pettingzoo import ParallelEnv

import cosca
from cosca.rl.aec import agent_of
from cosca.rl.play import LIMIT, Play, mask, observation
from cosca.rl.single import Observation, seat_space

Infos = dict[str, dict[str, Any]]


def env(game: str = "la_famiglia", **settings: Any) -> ParallelTableEnv:
    """Return a table as an environment; `settings` are those of `ParallelTableEnv`."""
    return ParallelTableEnv(game, **settings)


class ParallelTableEnv(ParallelEnv[str, Any, Any]):
    """A table with all seats as agents, all of which act in every step.

    An observation has what the seat may know, and its action mask. The mask of a seat that owes no decision is empty,
    and its action is ignored. An action of another one that its mask does not allow is replaced by the default choice,
    flagged in `infos[agent]["illegal"]`. Rewards are given at the end.
    """

    metadata = {"name": "cosca_parallel_v0", "render_modes": ["ansi"]}  # noqa: RUF012

    def __init__(
        self, game: str = "la_famiglia", *, limit: int = LIMIT, render_mode: str | None = None, **options: Any
    ) -> None:
        self.game = cosca.game(game, **options)
        self.render_mode = render_mode
        self._play = Play(self.game, limit=limit)
        self.possible_agents = [agent_of(seat) for seat in self.game.seats]
        self.seats = dict(zip(self.possible_agents, self.game.seats, strict=True))
        self._observation_spaces = {agent: seat_space(self.game) for agent in self.possible_agents}
        self._action_spaces = {agent: spaces.Discrete(len(self.game.actions)) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Dict:
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self._action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], Infos]:
        self._play.start(randbits(62) if seed is None else seed)
        self.agents = self.possible_agents[:]
        return self._observed(), {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[str, Any]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], Infos]:
        game, play, agents = self.game, self._play, self.agents
        infos: Infos = {agent: {} for agent in agents}
        chosen: dict[int, cosca.Choice] = {}
        for seat in game.actors(play.state):
            choice = game.actions[int(actions[agent_of(seat)])]
            illegal = choice not in game.choices(play.state, seat)
            chosen[seat] = game.default(play.state, seat) if illegal else choice
            infos[agent_of(seat)]["illegal"] = illegal
        play.take_together(chosen)
        won = play.rewards()
        rewards = {agent: won[self.seats[agent]] for agent in agents}
        over, cut_off = dict.fromkeys(agents, not play.seat), dict.fromkeys(agents, play.cut_off)
        if not play.seat or play.cut_off:
            self.agents = []
        return self._observed(), rewards, over, cut_off, infos

    def render(self) -> str | None:
        return None if self.render_mode is None else str(self.game.view(self._play.state, None))

    def close(self) -> None:
        """Do nothing: there are no resources to release."""

    def _observed(self) -> dict[str, Observation]:
        game, state = self.game, self._play.state
        asked = game.actors(state)
        return {
            agent: {
                "observation": observation(game, state, seat),
                "action_mask": mask(game, game.choices(state, seat) if seat in asked else ()),
            }
            for agent, seat in self.seats.items()
        }
