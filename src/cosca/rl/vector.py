"""Vectorised tables in numpy arrays: one seat is asked at each; a finished game is restarted at once.

    tables = Tables("la_famiglia", 64, seed=1)
    while learning:
        chosen = policy(tables.observations, tables.masks, tables.seats)
        tables.step(chosen)             # then tables.over and tables.rewards show finished games

`Processes` distributes the tables over several processes, which write into the same arrays.
"""

from __future__ import annotations

import multiprocessing
from ctypes import c_bool, c_float, c_int64
from multiprocessing.connection import Connection
from typing import Any, Final

import numpy as np
import numpy.typing as npt

import cosca
from cosca.kernel.documents import GameOptions
from cosca.rl.play import LIMIT, rewards

_KINDS: Final = (c_float, c_bool, c_int64, c_bool, c_float)
_TYPES: Final = (np.float32, np.bool_, np.int64, np.bool_, np.float32)


def shapes(game: cosca.Game[Any], n: int) -> tuple[tuple[int, ...], ...]:
    """Return the shapes of observations, masks, seats, over and rewards, in this order."""
    return (n, game.layout.size), (n, len(game.actions)), (n,), (n,), (n, len(game.seats))


class Tables:
    """`n` tables of a game. The arrays stay the same objects and are updated by each step.

    - `observations` (n, places): what the asked seat may know, `float32`; `game.layout` describes the places;
    - `masks` (n, actions): which choices it has;
    - `seats` (n): who is asked, from 1;
    - `over` (n): whether the last step ended the game there (also one that was cut off); another one has begun since;
    - `rewards` (n, seats): what the seats of a game that is over have won, else 0.
    """

    def __init__(
        self, game: str | cosca.Game[Any], n: int, seed: int = 0, *, limit: int = LIMIT, arrays: Any = None
    ) -> None:
        """Start the tables. The k-th game of table i has the seed `seed + i + k * n`. `arrays` are written into."""
        self.game: Final = cosca.game(game) if isinstance(game, str) else game
        self.n: Final = n
        made = [np.zeros(shape, kind) for shape, kind in zip(shapes(self.game, n), _TYPES, strict=True)]
        self.observations, self.masks, self.seats, self.over, self.rewards = made if arrays is None else arrays
        self._limit: Final = limit
        self._next = [seed + i for i in range(n)]
        self._apart = n  # distance between the seeds of two games of a table
        self._states: list[Any] = [None] * n
        self._decisions = [0] * n
        self._numbers: Final = {choice: number for number, choice in enumerate(self.game.actions)}
        self._first_actions: Final = np.arange(n) * len(self.game.actions)
        self._flat_masks: Final = self.masks.reshape(-1)
        self._mask_at = np.zeros(0, np.int64)
        for i in range(n):
            self._start(i)
        self._look()

    def apart(self, step: int) -> None:
        """Set the distance between the seeds of two games of a table, for instances that share a range of seeds."""
        self._next = [seed - self._apart + step for seed in self._next]
        self._apart = step

    def step(self, actions: npt.NDArray[Any]) -> None:
        """Apply one choice at each table; raise IllegalChoice if one is not allowed by its mask."""
        game, choices = self.game, self.game.actions
        self.over.fill(False)
        self.rewards.fill(0.0)
        for i, (state, seat, action) in enumerate(
            zip(self._states, self.seats.tolist(), actions.tolist(), strict=True)
        ):
            game.apply(state, seat, choices[action])
            self._decisions[i] += 1
            ended = not state.stack
            if ended or self._decisions[i] >= self._limit:
                self.over[i] = True
                self.rewards[i] = list(rewards(game, state).values())
                self._start(i)
        self._look()

    def _start(self, i: int) -> None:
        self._states[i] = self.game.new(self._next[i])
        self._next[i] += self._apart
        self._decisions[i] = 0

    def _look(self) -> None:
        """Write the observations and masks of the asked seats."""
        game, numbers = self.game, self._numbers
        seen, legal, counts, asked = list[bytes](), list[int](), list[int](), list[int]()
        for state in self._states:
            seat = game.actors(state)[0]
            choices = game.choices(state, seat)
            seen.append(game.observation(state, seat))
            legal += [numbers[choice] for choice in choices]
            asked.append(seat)
            counts.append(len(choices))
        self.seats[:] = asked
        self.observations[:] = np.frombuffer(b"".join(seen), np.uint8).reshape(self.observations.shape)
        self._flat_masks[self._mask_at] = False
        self._mask_at = np.array(legal) + np.repeat(self._first_actions, counts)
        self._flat_masks[self._mask_at] = True


class Processes:
    """`Tables` distributed over processes; close it, or use it in a `with` statement."""

    def __init__(
        self,
        game: str,
        n: int,
        seed: int = 0,
        *,
        processes: int = 2,
        limit: int = LIMIT,
        options: GameOptions | None = None,
    ) -> None:
        if n % processes:
            raise cosca.BadOption(f"{n} tables cannot be divided evenly among {processes} processes")
        self.game: Final = cosca.game(game, **(options or {}))
        self.n: Final = n
        spawn = multiprocessing.get_context("spawn")
        sizes = shapes(self.game, n)
        shared = [spawn.RawArray(kind, int(np.prod(size))) for kind, size in zip(_KINDS, sizes, strict=True)]
        self.observations, self.masks, self.seats, self.over, self.rewards = _arrays(shared, sizes)
        self._lines: list[Connection] = []
        self._processes: list[Any] = []
        share = n // processes
        for k in range(processes):
            ends: tuple[Any, Any] = spawn.Pipe()
            arguments = (ends[1], game, options or {}, shared, n, k * share, share, seed, limit)
            process = spawn.Process(target=_work, args=arguments, daemon=True)
            process.start()
            ends[1].close()
            self._lines.append(ends[0])
            self._processes.append(process)
        self._wait()

    def step(self, actions: npt.NDArray[Any]) -> None:
        """Apply one choice at each table."""
        for line, part in zip(self._lines, np.split(actions, len(self._lines)), strict=True):
            line.send(part)
        self._wait()

    def _wait(self) -> None:
        errors = [error for error in [line.recv() for line in self._lines] if error]
        if errors:
            self.close()
            raise cosca.IllegalChoice(errors[0])

    def close(self) -> None:
        """End the processes."""
        for line in self._lines:
            line.close()
        for process in self._processes:
            process.join(5)
            process.kill()
        self._lines, self._processes = [], []

    def __enter__(self) -> Processes:
        return self

    def __exit__(self, *raised: object) -> None:
        self.close()


def _arrays(shared: list[Any], sizes: tuple[tuple[int, ...], ...]) -> list[npt.NDArray[Any]]:
    return [np.frombuffer(memory, kind).reshape(size) for memory, kind, size in zip(shared, _TYPES, sizes, strict=True)]


def _work(
    line: Connection,
    name: str,
    options: GameOptions,
    shared: list[Any],
    n: int,
    first: int,
    each: int,
    seed: int,
    limit: int,
) -> None:
    """Run a worker process with its share of the tables until the connection closes."""
    game = cosca.game(name, **options)
    arrays = [array[first : first + each] for array in _arrays(shared, shapes(game, n))]
    tables = Tables(game, each, seed + first, limit=limit, arrays=arrays)
    tables.apart(n)
    failure = ""
    try:
        while True:
            line.send(failure)
            actions = line.recv()
            try:
                tables.step(actions)
            except cosca.CoscaError as error:
                failure = str(error)
    except (EOFError, OSError):
        return
