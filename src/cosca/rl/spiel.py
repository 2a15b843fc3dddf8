"""OpenSpiel: the games as `python_cosca_la_famiglia` and `python_cosca_corleones_empire(seats=4)`.

    import pyspiel, cosca.rl.spiel
    game = pyspiel.load_game("python_cosca_la_famiglia")

All randomness comes from one chance node at the start, which draws the seed. `resample_from_infostate` samples a
state from what a player knows, with `Game.sample`, as OpenSpiel's ISMCTS requires.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from hashlib import blake2b
from random import Random
from typing import Any, Final

import numpy as np
import pyspiel

import cosca
from cosca.games import kit
from cosca.rl.play import rewards

SEEDS: Final = 4096  # outcomes of the chance node
LONGEST: Final = 100_000  # decisions of a game; far above any real one
PREFIX: Final = "python_cosca_"


class SpielGame(pyspiel.Game):
    """A game of Cosca; `SpielGame(cosca.game(...))` takes any options, the registered ones the number of seats."""

    def __init__(self, game: cosca.Game[Any], params: dict[str, Any] | None = None) -> None:
        self.table: Final = game
        seats = len(game.seats)
        info = pyspiel.GameInfo(
            num_distinct_actions=len(game.actions),
            max_chance_outcomes=SEEDS,
            num_players=seats,
            min_utility=-float(seats),
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(game_type(game.name), info, params or {})

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(
        self, iig_obs_type: pyspiel.IIGObservationType | None = None, params: dict[str, Any] | None = None
    ) -> SpielObserver:
        return SpielObserver(self.table, iig_obs_type is not None and iig_obs_type.perfect_recall)


class EventHistory:
    """All events of a game so far; copies of a state share them, as they are immutable."""

    __slots__ = ("_keys", "before", "events")

    def __init__(self, before: EventHistory | None, events: tuple[cosca.Event, ...]) -> None:
        self.before: Final = before
        self.events: Final = events
        self._keys: Final[dict[int, str]] = {}

    def __deepcopy__(self, memo: object) -> EventHistory:
        return self

    def seen_by(self, seat: int) -> list[Any]:
        """Return the events as the seat saw them."""
        parts: list[tuple[cosca.Event, ...]] = []
        at: EventHistory | None = self
        while at is not None:
            parts.append(at.events)
            at = at.before
        return [facts for events in reversed(parts) for facts in cosca.visible(list(events), seat)]

    def key(self, seat: int) -> str:
        """Return a short text that is unique to the events as the seat saw them."""
        if seat not in self._keys:
            before = "" if self.before is None else self.before.key(seat)
            now = cosca.visible(list(self.events), seat)
            text = json.dumps([before, now], sort_keys=True)
            self._keys[seat] = blake2b(text.encode(), digest_size=16).hexdigest() if now else before
        return self._keys[seat]


class SpielState(pyspiel.State):
    """A table; player 0 is seat 1."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.table: Final = game.table
        self.state: Any = None
        self.event_history: EventHistory | None = None

    def current_player(self) -> int:
        if self.state is None:
            return int(pyspiel.PlayerId.CHANCE)
        actors = self.table.actors(self.state)
        return actors[0] - 1 if actors else int(pyspiel.PlayerId.TERMINAL)

    def _legal_actions(self, player: int) -> list[int]:
        return sorted([self.table.action(choice) for choice in self.table.choices(self.state, player + 1)])

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(seed, 1.0 / SEEDS) for seed in range(SEEDS)]

    def _apply_action(self, action: int) -> None:
        events: list[cosca.Event] = []
        if self.state is None:
            self.state = self.table.new(action, events)
        else:
            seat = self.table.actors(self.state)[0]
            self.table.apply(self.state, seat, self.table.actions[action], events)
        self.event_history = EventHistory(self.event_history, tuple(events))

    def _action_to_string(self, player: int, action: int) -> str:
        return f"seed {action}" if player == pyspiel.PlayerId.CHANCE else self.table.actions[action].text

    def is_terminal(self) -> bool:
        return self.state is not None and not self.table.actors(self.state)

    def returns(self) -> list[float]:
        if self.state is None:
            return [0.0] * len(self.table.seats)
        return list(rewards(self.table, self.state).values())

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """Return a state that looks the same to the player, drawn uniformly from all that fit what it has seen."""
        seat = player + 1
        memory = self.table.memory(seat)
        for facts in self.event_history.seen_by(seat) if self.event_history is not None else ():
            memory.see(facts)
        resampled = self.clone()
        resampled.state = self.table.sample(self.table.view(self.state, seat), memory, Random(str(sampler())))
        return resampled

    def __str__(self) -> str:
        return "chance" if self.state is None else json.dumps(self.table.describe(self.state), sort_keys=True)


class SpielObserver:
    """Observer of a player: its knowledge as numbers and text, or with `recall` the key of all that it has seen."""

    def __init__(self, game: cosca.Game[Any], recall: bool) -> None:
        self._game = game
        self._recall = recall
        self.tensor: Any = None if recall else np.zeros(game.layout.size, np.float32)
        blocks = {} if recall else game.layout.blocks
        self.dict = {name: self.tensor[block.start : block.start + block.size] for name, block in blocks.items()}

    def set_from(self, state: SpielState, player: int) -> None:
        if self.tensor is None:
            return
        self.tensor.fill(0)
        if state.state is not None:
            self._game.observe(state.state, player + 1, self.tensor)

    def string_from(self, state: SpielState, player: int) -> str | None:
        if state.state is None or state.event_history is None:
            return "chance"
        seat = player + 1
        if self._recall:
            return f"seat {seat}, seen {state.event_history.key(seat)}"
        return json.dumps(self._game.view(state.state, seat), sort_keys=True)


def game_type(name: str) -> pyspiel.GameType:
    """Return the OpenSpiel game type of the game of that name."""
    most = seats_of(name)
    return pyspiel.GameType(
        short_name=PREFIX + name,
        long_name=kit(name).game.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=most[-1],
        min_num_players=most[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"seats": len(cosca.game(name).seats)} if len(most) > 1 else {},
    )


def seats_of(name: str) -> tuple[int, ...]:
    """Return the possible numbers of seats of the game."""
    form = next((form for form in kit(name).game.forms if form.name == "seats"), None)
    return (len(cosca.game(name).seats),) if form is None else tuple(sorted([int(value) for value in form.values]))


def registered(name: str) -> type[SpielGame]:
    """Return the class from which OpenSpiel creates the game of that name.

    It must be a class: OpenSpiel releases it after the interpreter has exited, when a function could not be freed.
    """

    def made(self: SpielGame, params: dict[str, Any] | None = None) -> None:
        SpielGame.__init__(self, cosca.game(name, **(params or {})), params)

    return type(f"SpielGameOf_{name}", (SpielGame,), {"__init__": made})


for _name in cosca.game_names():
    pyspiel.register_game(game_type(_name), registered(_name))
