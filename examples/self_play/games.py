"""Games for training: `Tables` on which networks play, and bots take some of the seats."""

from __future__ import annotations

import time
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, NamedTuple, cast

import numpy as np

import cosca
from cosca.bots.heuristic_bots import load_evaluator
from cosca.rl.play import Bots, Play
from cosca.rl.vector import Tables
from examples.self_play.network import Array, Weights, forward, load, scaled

SELF = "self"  # an opponent: the network that learns
LAMBDA = 0.9  # of generalized advantage estimation; nothing is discounted, because only the end of a game is rewarded
LIMIT = 3000  # decisions of networks in a game; many times the usual number


class Job(NamedTuple):
    """Games to play, with the seeds from `first` on."""

    game: str
    options: dict[str, Any]
    weights: Weights
    opponents: dict[str, float]  # probabilities: SELF, names of bots, files with the weights of earlier networks
    first: int
    games: int
    shaped: bool = True  # with the evaluator's win probability as potential
    best: bool = False  # make the most probable choices, and record nothing


class Lineup(NamedTuple):
    """Who plays a game: the learner's seats, and who has the others."""

    seats: tuple[int, ...]
    opponent: str


class Experience(NamedTuple):
    """Recorded decisions; those of a seat in a game follow each other.

    Observations and masks are sparse: decision i has the next `counts[i]` of `places`, with their `numbers`, and the
    next `legal_counts[i]` of `legal`.
    """

    places: Array
    numbers: Array
    counts: Array
    legal: Array
    legal_counts: Array
    actions: Array
    logs: Array  # log-probabilities of the actions
    advantages: Array
    returns: Array


class Played(NamedTuple):
    """The result of a job: by game the opponent and the learner's share of the win, and what it can learn from."""

    first: int  # seed
    opponents: list[str]
    shares: Array
    decisions: int
    seconds: float  # of processor time
    experience: Experience | None


class BotSeats:
    """A game in which bots take some seats. Everything else is the game's, so `Tables` only asks the other seats."""

    def __init__(self, game: cosca.Game[Any], job: Job) -> None:
        self.game, self.job = game, job
        self.potentials = np.zeros((job.games, len(game.seats)), np.float32)  # now, by game and seat
        self._evaluator = load_evaluator(game) if job.shaped and not job.best else None
        self._running: dict[int, tuple[Play, Bots, int]] = {}  # by the id of the state; with the number of the game

    def __getattr__(self, name: str) -> Any:
        value = getattr(self.game, name)
        setattr(self, name, value)  # so that the next access is quick
        return value

    def lineup(self, seed: int) -> Lineup:
        """Return who plays the game with this seed."""
        if seed >= self.job.first + self.job.games:  # at a table that waits for the others
            return Lineup(self.game.seats, SELF)
        rng = Random(f"{seed}/lineup")
        opponent = rng.choices(list(self.job.opponents), list(self.job.opponents.values()))[0]
        return Lineup(self.game.seats if opponent == SELF else rng.choice(self.game.teams), opponent)

    def new(self, seed: int) -> Any:
        seats, opponent = self.lineup(seed)
        is_bot = opponent != SELF and not is_file(opponent)
        play = Play(self.game, limit=1_000_000)  # `Tables` has the limit
        bots = Bots(play, {seat: opponent for seat in self.game.seats if is_bot and seat not in seats})
        bots.start(seed)
        self._running[id(play.state)] = play, bots, seed - self.job.first
        self._value(play, seed - self.job.first)
        return play.state

    def apply(self, state: Any, seat: int, choice: cosca.Choice) -> None:
        play, bots, number = self._running[id(state)]
        play.take(choice)
        bots.play_on()
        if play.seat:
            self._value(play, number)
        else:
            del self._running[id(state)]

    def _value(self, play: Play, number: int) -> None:
        """Set the potentials: what the seats win on average, if the evaluator's win probabilities are right."""
        if self._evaluator is None or number >= self.job.games:
            return
        teams = self.game.teams
        for team, chance in zip(teams, self._evaluator.win_probabilities(play.state), strict=True):
            for seat in team:
                self.potentials[number, seat - 1] = (len(teams) * chance - 1) / (len(teams) - 1)


def is_file(opponent: str) -> bool:
    """Return whether the opponent is an earlier network."""
    return opponent.endswith(".npz")


_load = cache(load)


def play_games(job: Job) -> Played:
    """Play the games of a job to their ends. The result depends on the job alone."""
    start = time.process_time()
    game = cosca.game(job.game, **job.options)
    seating, n = BotSeats(game, job), job.games
    tables: Any = Tables(cast("cosca.Game[Any]", seating), n, job.first, limit=LIMIT)
    files = [name for name in job.opponents if is_file(name)]
    networks = [job.weights, *[_load(Path(name)) for name in files]]
    lineups = [seating.lineup(job.first + i) for i in range(n)]
    players = np.zeros((n, len(game.seats) + 1), np.int64)  # numbers of networks by game and seat
    for i, (seats, opponent) in enumerate(lineups):
        if opponent in files:
            players[i] = 1 + files.index(opponent)
            players[i, list(seats)] = 0
    rng, rows = np.random.default_rng([job.first, 1]), np.arange(n)
    running = np.ones(n, np.bool_)
    rewards = np.zeros((n, len(game.seats)), np.float32)
    steps: list[tuple[Array, ...]] = []
    decisions = 0
    while running.any():
        decisions += int(running.sum())
        chosen = tables.masks.argmax(axis=1)
        asked = np.where(running & (tables.masks.sum(axis=1) > 1), players[rows, tables.seats], -1)
        for k in np.unique(asked[asked >= 0]):
            at = np.flatnonzero(asked == k)
            inputs, masks = scaled(tables.observations[at]), tables.masks[at]
            logs, values = forward(networks[k], inputs, masks)
            sums = np.exp(logs).cumsum(axis=1)
            actions = (logs if job.best else sums > rng.random((len(at), 1)) * sums[:, -1:]).argmax(axis=1)
            chosen[at] = actions
            if k == 0 and not job.best:
                taken = logs[np.arange(len(at)), actions]
                potentials = seating.potentials[at, tables.seats[at] - 1]
                steps.append(
                    (at, tables.seats[at], actions, taken, values, potentials, *sparse(inputs), *sparse(masks))
                )
        tables.step(chosen)
        ended = np.flatnonzero(running & tables.over)
        rewards[ended] = tables.rewards[ended]
        running[ended] = False
    shares = np.array([float(rewards[i, seats[0] - 1] > 0) for i, (seats, _) in enumerate(lineups)])
    experience = None if job.best else collect(steps, rewards)
    seconds = time.process_time() - start
    return Played(job.first, [lineup.opponent for lineup in lineups], shares, decisions, seconds, experience)


def sparse(rows: Array) -> tuple[Array, Array, Array]:
    """Return the number of entries of each row that are not 0, their places, and their values."""
    at = np.nonzero(rows)
    return np.bincount(at[0], minlength=len(rows)), at[1].astype(np.uint16), rows[at].astype(np.float16)


def collect(steps: list[tuple[Array, ...]], rewards: Array) -> Experience:
    """Sort decisions by game and seat, and compute advantages and returns.

    Rewards are shaped by potentials, which does not change what is best (Ng, Harada and Russell 1999). That is the same
    as to add potentials to the values of the network, which so learns only the difference.
    """
    games, seats, actions, logs, values, potentials, counts, places, numbers, legal_counts, legal, _ = [
        np.concatenate(arrays) for arrays in zip(*steps, strict=True)
    ]
    order = np.lexsort((seats, games))  # it keeps the order of decisions of a seat
    games, seats, values = games[order], seats[order], values[order]
    estimates = values + potentials[order]
    advantages = np.zeros(len(order), np.float32)
    advantage, value = 0.0, 0.0
    for i in reversed(range(len(order))):
        if i + 1 == len(order) or games[i] != games[i + 1] or seats[i] != seats[i + 1]:
            advantage, value = 0.0, float(rewards[games[i], seats[i] - 1])
        advantage = value - float(estimates[i]) + LAMBDA * advantage
        advantages[i], value = advantage, float(estimates[i])
    at, legal_at = entries(counts, order), entries(legal_counts, order)
    return Experience(
        places[at], numbers[at], counts[order], legal[legal_at], legal_counts[order],
        actions[order], logs[order], advantages, advantages + values,
    )  # fmt: skip


def entries(counts: Array, rows: Array) -> Array:
    """Return where the entries of these rows are, if row i has `counts[i]` of them."""
    starts, lengths = (np.cumsum(counts) - counts)[rows], counts[rows]
    return np.arange(lengths.sum()) + np.repeat(starts - np.cumsum(lengths) + lengths, lengths)
