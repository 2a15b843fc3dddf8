"""The engines under test: cosca through its public contract, and two public ones for comparison.

Each picks with `options[int(rnd() * len(options))]`, so picking costs the same everywhere.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any

from bench.measurement import DECISION_LIMIT, Random01, Subject

OPEN_SPIEL_GAMES = ("backgammon", "hearts", "python_team_dominoes")  # two in C++, one in Python
CATAN_TURNS = 1_000  # catanatron's own limit for random players


def _pick(options: Sequence[Any], rnd: Random01) -> Any:
    return options[int(rnd() * len(options))]


class Copying:
    """Base class of engines in Python whose positions have `copy`."""

    def copy(self, position: Any) -> Any:
        return position.copy()

    def copy_all(self, positions: Sequence[Any]) -> None:
        for position in positions:
            position.copy()

    def traceable(self) -> bool:
        return True


class Cosca(Copying):
    """One of cosca's games, through the public contract only."""

    def __init__(self, name: str) -> None:
        cosca = import_module("cosca")
        self.game: Any = cosca.game(name)
        self.name = f"cosca {name}"
        self.build = "compiled" if compiled_modules() else "plain"

    def new(self, seed: int) -> Any:
        return self.game.new(seed=seed)

    def play(self, position: Any, rnd: Random01) -> int:
        game = self.game
        actors, choices, apply = game.actors, game.choices, game.apply
        n = 0
        while seats := actors(position):
            seat = seats[0]
            options = choices(position, seat)
            apply(position, seat, options[int(rnd() * len(options))])
            n += 1
            if n == DECISION_LIMIT:
                raise RuntimeError(f"not over after {n} decisions")
        return n

    def walk(self, position: Any, rnd: Random01, visit: Callable[[Any, int], None]) -> None:
        game = self.game
        while seats := game.actors(position):
            options = game.choices(position, seats[0])
            visit(position, len(options))
            game.apply(position, seats[0], _pick(options, rnd))


class Catanatron(Copying):
    """catanatron with four random players; applying an action also lists the next ones."""

    name = "catanatron"
    build = "plain"

    def __init__(self) -> None:
        catanatron = import_module("catanatron")
        self._game: Any = catanatron.Game
        self._players: list[Any] = [catanatron.RandomPlayer(color) for color in catanatron.Color]

    def new(self, seed: int) -> Any:
        return self._game(self._players, seed=seed + 1)  # it takes 0 for no seed; it seeds the global generator

    def play(self, position: Any, rnd: Random01) -> int:
        # Game.play_tick without the call of the player. `execute` validates the action, as cosca's apply does.
        state, execute, winning_color = position.state, position.execute, position.winning_color
        n = 0
        while winning_color() is None and state.num_turns < CATAN_TURNS:
            options = state.playable_actions
            execute(options[int(rnd() * len(options))])
            n += 1
        return n

    def walk(self, position: Any, rnd: Random01, visit: Callable[[Any, int], None]) -> None:
        while position.winning_color() is None and position.state.num_turns < CATAN_TURNS:
            options = position.state.playable_actions
            visit(position, len(options))
            position.execute(_pick(options, rnd))


class OpenSpiel:
    """One of OpenSpiel's games through pyspiel; chance nodes are played, only players' decisions count."""

    def __init__(self, game: str) -> None:
        import_module("open_spiel.python.games")  # registers the games written in Python
        self._game: Any = import_module("pyspiel").load_game(game)
        self.name = f"OpenSpiel {game.removeprefix('python_')}"
        self.build = "plain" if game.startswith("python_") else "C++"

    def new(self, seed: int) -> Any:
        return self._game.new_initial_state()

    def play(self, position: Any, rnd: Random01) -> int:
        n = 0
        while not position.is_terminal():
            if position.is_chance_node():
                position.apply_action(_chance(position, rnd))
            else:
                options = position.legal_actions()
                position.apply_action(options[int(rnd() * len(options))])
                n += 1
        return n

    def walk(self, position: Any, rnd: Random01, visit: Callable[[Any, int], None]) -> None:
        while not position.is_terminal():
            if position.is_chance_node():
                position.apply_action(_chance(position, rnd))
            else:
                options = position.legal_actions()
                visit(position, len(options))
                position.apply_action(_pick(options, rnd))

    def copy(self, position: Any) -> Any:
        return position.clone()

    def copy_all(self, positions: Sequence[Any]) -> None:
        for position in positions:
            position.clone()

    def traceable(self) -> bool:
        return False


def _chance(position: Any, rnd: Random01) -> int:
    outcomes = position.chance_outcomes()
    left = rnd()
    for outcome, probability in outcomes:
        left -= probability
        if left < 0:
            return outcome
    return outcomes[-1][0]


def compiled_modules() -> list[str]:
    """Return the modules of cosca that are loaded from a binary."""
    files = [(name, getattr(module, "__file__", None)) for name, module in list(sys.modules.items())]
    return [name for name, file in files if name.split(".")[0] == "cosca" and file and not file.endswith(".py")]


def cosca_games() -> list[str]:
    """Return the games of this cosca."""
    return [str(name) for name in import_module("cosca").game_names()]


def cosca_where() -> str:
    """Return where cosca was loaded from, and how many of its modules are binaries."""
    file = import_module("cosca").__file__
    return f"{Path(file).resolve().parent if file else '?'} ({len(compiled_modules())} compiled modules)"


def cosca_subjects(only: Sequence[str], skipped: list[str]) -> list[Subject]:
    """Return cosca's games; missing ones are added to `skipped`."""
    subjects: list[Subject] = []
    try:
        names = cosca_games()
    except ModuleNotFoundError as error:
        if error.name != "cosca":
            raise
        skipped.append(f"cosca: {_said(error)}")
        return subjects
    for name in only or names:
        try:
            subjects.append(Cosca(name))
        except Exception as error:
            skipped.append(f"cosca {name}: {_said(error)}")
    return subjects


def peer_subjects(skipped: list[str]) -> list[Subject]:
    """Return the public engines; those that cannot be imported are added to `skipped`."""
    makers: list[Callable[[], Subject]] = [Catanatron]
    makers += [lambda game=game: OpenSpiel(game) for game in OPEN_SPIEL_GAMES]
    subjects: list[Subject] = []
    for make in makers:
        try:
            subjects.append(make())
        except ImportError as error:
            skipped.append(f"peer: {_said(error)}")
    return subjects


def _said(error: Exception) -> str:
    return f"{type(error).__name__}: {error}"
