"""Gymnasium: one seat against bots. `SeatEnv("la_famiglia", seat=1, bots="soldato")`, or `gymnasium.make`:

env = gymnasium.make("cosca.rl.single:cosca/la_famiglia-v0", bots="soldato")
"""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import numpy.typing as npt
from gymnasium import spaces

import cosca
from cosca.rl.play import LIMIT, Bots, Play, mask, observation
from cosca.rl.registration import register

Observation = dict[str, npt.NDArray[Any]]


class SeatEnv(gymnasium.Env[Any, Any]):
    """One seat of a game against bots. An observation has what the seat may know, and its action mask.

    A choice that the mask does not allow is replaced by the default, flagged in `info["illegal"]`. The reward is given
    at the end. `bots` is one name for all other seats, or one for each in their order.
    """

    metadata = {"render_modes": ["ansi"]}  # noqa: RUF012

    def __init__(
        self,
        game: str = "la_famiglia",
        *,
        seat: int = 1,
        bots: str | tuple[str, ...] = "soldato",
        anytime: bool = False,
        limit: int = LIMIT,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self.game = cosca.game(game, **options)
        if seat not in self.game.seats:
            raise cosca.BadOption(f"seat: {seat} is not one of {', '.join(map(str, self.game.seats))}")
        others = [other for other in self.game.seats if other != seat]
        names = (bots,) * len(others) if isinstance(bots, str) else tuple(bots)
        if len(names) != len(others):
            raise cosca.BadOption(f"bots: give one name, or {len(others)} names")
        self.seat = seat
        self.render_mode = render_mode
        self._play = Play(self.game, anytime, limit)
        self._bots = Bots(self._play, dict(zip(others, names, strict=True)))
        self.observation_space = seat_space(self.game)
        self.action_space = spaces.Discrete(len(self.game.actions))

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        self._bots.start(int(self.np_random.integers(2**62)))
        return self._observed(), {}

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        play = self._play
        choice = self.game.actions[int(action)]
        illegal = choice not in play.choices()
        play.take(self.game.default(play.state, self.seat) if illegal else choice)
        self._bots.play_on()
        return self._observed(), play.rewards()[self.seat], not play.seat, play.cut_off, {"illegal": illegal}

    def render(self) -> Any:
        return None if self.render_mode is None else str(self.game.view(self._play.state, self.seat))

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """Return the action mask, as sb3-contrib's MaskablePPO asks for it."""
        return mask(self.game, self._choices()).astype(np.bool_)

    def _choices(self) -> tuple[cosca.Choice, ...]:
        return self._play.choices() if self._play.seat == self.seat else ()

    def _observed(self) -> Observation:
        seen = observation(self.game, self._play.state, self.seat)
        return {"observation": seen, "action_mask": mask(self.game, self._choices())}


def seat_space(game: cosca.Game[Any]) -> spaces.Dict:
    """Return the observation space of a seat, with its action mask."""
    highest = np.array(game.layout.highest(), np.float32)
    return spaces.Dict(
        {
            "observation": spaces.Box(np.zeros_like(highest), highest, dtype=np.float32),
            "action_mask": spaces.Box(0, 1, (len(game.actions),), np.int8),
        }
    )


register()
