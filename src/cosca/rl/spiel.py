"""OpenSpiel: the games as `python_cosca_la_famiglia` and `python_cosca_corleones_empire(seats=4)`.

    import pyspiel, cosca.rl.spiel
    game = pyspiel.load_game("python_cosca_la_famiglia")

A chance node at the start draws the seed. With `chance=draws`, the default, another one follows every choice whose
result depends on chance, and replaces all that chance had still to decide: the state before it does not contain the
future. With `chance=seed` the seed determines everything, as in `Game.new(seed)`.

An information state is all that a player has seen and chosen (`cosca.rl.history`). `resample_from_infostate` samples a
state from it, as OpenSpiel's ISMCTS requires.
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
from cosca.rl.history import History, started
from cosca.rl.play import rewards

SEEDS: Final = 4096  # outcomes of the first chance node
DRAWS: Final = 256  # outcomes of each later one
LONGEST: Final = 100_000  # decisions of a game; far above any real one
PREFIX: Final = "python_cosca_"
CHANCE: Final = ("draws", "seed")  # where the chance nodes are; the first is the default
KEY: Final = "information_state"  # name of the last block of an information state tensor
KEY_BITS: Final = 128


class SpielGame(pyspiel.Game):
    """A game of Cosca; `SpielGame(cosca.game(...))` takes any options, the registered ones the number of seats.

    `params` are the parameters that OpenSpiel shows; `chance` is the only one that matters here.
    """

    def __init__(self, game: cosca.Game[Any], params: dict[str, Any] | None = None) -> None:
        chance = (params or {}).get("chance", CHANCE[0])
        if chance not in CHANCE:
            raise cosca.BadOption(f"chance={chance}: must be one of {', '.join(CHANCE)}")
        self.table: Final = game
        self.draws: Final = chance == "draws"
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

    def max_chance_nodes_in_history(self) -> int:
        return 1 + (LONGEST if self.draws else 0)  # at most one after each decision

    def make_py_observer(
        self, iig_obs_type: pyspiel.IIGObservationType | None = None, params: dict[str, Any] | None = None
    ) -> SpielObserver:
        return SpielObserver(self.table, iig_obs_type is not None and iig_obs_type.perfect_recall)


class SpielState(pyspiel.State):
    """A table; player 0 is seat 1. At a chance node `choice` is the last choice, whose result chance has to decide."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.table: Final = game.table
        self.draws: Final = game.draws
        self.past: History | None = None  # None before the seed is drawn
        self.choice: cosca.Choice | None = None

    @property
    def state(self) -> Any:
        """The state of the game; None before the seed is drawn."""
        return None if self.past is None else self.past.state

    def current_player(self) -> int:
        if self.past is None or self.choice is not None:
            return int(pyspiel.PlayerId.CHANCE)
        actors = self.table.actors(self.past.state)
        return actors[0] - 1 if actors else int(pyspiel.PlayerId.TERMINAL)

    def _legal_actions(self, player: int) -> list[int]:
        return sorted([self.table.action(choice) for choice in self.table.choices(self.state, player + 1)])

    def chance_outcomes(self) -> list[tuple[int, float]]:
        outcomes = SEEDS if self.past is None else DRAWS
        return [(outcome, 1.0 / outcomes) for outcome in range(outcomes)]

    def _apply_action(self, action: int) -> None:
        if self.past is None:
            self.past = started(self.table, action)
            return
        seat = self.table.actors(self.past.state)[0]
        if self.choice is not None:
            self.past, self.choice = self.past.after(seat, self.choice, draw=action), None
            return
        choice = self.table.actions[action]
        after = self.past.after(seat, choice)
        if self.draws and after.has_drawn():
            self.choice = choice
        else:
            self.past = after

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"seed {action}" if self.past is None else f"draw {action}"
        return self.table.actions[action].text

    def is_terminal(self) -> bool:
        return self.past is not None and not self.table.actors(self.past.state)

    def returns(self) -> list[float]:
        if self.past is None:
            return [0.0] * len(self.table.seats)
        return list(rewards(self.table, self.past.state).values())

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """Return a state that is the same to the player, drawn uniformly from all that fit what it has seen.

        Its list of actions (`history`) is empty, because that of this state has the others' secret choices.
        """
        resampled: SpielState = self.get_game().new_initial_state()
        if self.past is not None:
            resampled.past = self.past.sampled(player + 1, Random(str(sampler())))
            resampled.choice = self.choice
        return resampled

    def key(self, player: int) -> str:
        """Return the key of the player's information state."""
        if self.past is None:
            return "start"
        key = self.past.key(player + 1)
        chooses = self.choice is not None and player + 1 == self.table.actors(self.past.state)[0]
        return f"{key}, {self.choice}" if chooses else key

    def __str__(self) -> str:
        if self.past is None:
            return "chance"
        table = json.dumps(self.table.describe(self.past.state), sort_keys=True)
        return table if self.choice is None else f"chance after {self.choice}: {table}"


class SpielObserver:
    """Observer of a player: its knowledge as numbers and text, or with `recall` the information state.

    The numbers of an information state are the observation and the bits of a hash of its string.
    """

    def __init__(self, game: cosca.Game[Any], recall: bool) -> None:
        self._game = game
        self._recall = recall
        self._size: Final = game.layout.size
        self.tensor: Any = np.zeros(self._size + (KEY_BITS if recall else 0), np.float32)
        self.dict = {
            name: self.tensor[block.start : block.start + block.size] for name, block in game.layout.blocks.items()
        }
        if recall:
            self.dict[KEY] = self.tensor[self._size :]

    def set_from(self, state: SpielState, player: int) -> None:
        self.tensor.fill(0)
        if state.past is None:
            return
        self._game.observe(state.past.state, player + 1, self.tensor[: self._size])
        if self._recall:
            digest = blake2b(self.string_from(state, player).encode(), digest_size=KEY_BITS // 8).digest()
            self.dict[KEY][:] = np.unpackbits(np.frombuffer(digest, np.uint8))

    def string_from(self, state: SpielState, player: int) -> str:
        if self._recall:
            return f"seat {player + 1}, {state.key(player)}"
        return (
            "chance"
            if state.past is None
            else json.dumps(self._game.view(state.past.state, player + 1), sort_keys=True)
        )


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
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            **({"seats": len(cosca.game(name).seats)} if len(most) > 1 else {}),
            "chance": CHANCE[0],
        },
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
        options = {option: value for option, value in (params or {}).items() if option != "chance"}
        SpielGame.__init__(self, cosca.game(name, **options), params)

    return type(f"SpielGameOf_{name}", (SpielGame,), {"__init__": made})


for _name in cosca.game_names():
    pyspiel.register_game(game_type(_name), registered(_name))
