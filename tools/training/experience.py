"""Games to learn from by policy gradients: choices are sampled from the policy, and recorded.

In most games the learner has all seats; in the others one team, against the weights that the run started from or
against the evaluator. Games depend on their job alone.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable
from functools import lru_cache
from math import exp, log
from random import Random
from typing import Any, Final, NamedTuple

import numpy as np

import cosca
from cosca.bots.evaluator import Evaluator
from cosca.bots.feature_hashing import FeatureEncoder
from cosca.bots.heuristic_bots import load_evaluator
from cosca.bots.learned_policy import LearnedPolicy, PolicyWeights
from cosca.games import package_of
from cosca.kernel.choice import Choice
from cosca.kernel.state import State

SURE: Final = 0.995  # probability above which a choice counts as certain and teaches nothing
MAX_CHOICES: Final = 60  # decisions with more choices are not recorded
LONGEST: Final = 4000  # choices per game; the rules allow cycles
MAX_TEAMS: Final = 5
MONEY: Final = 0.03  # value, in wins, of a dollar above the mean of all teams, where the stakes are money

Array = np.ndarray[Any, Any]
Options = tuple[tuple[str, Any], ...]


class Job(NamedTuple):
    """Games to play; which of the tables, opponents and teams follows from the seed."""

    game: str
    tables: tuple[Options, ...]
    weights: PolicyWeights
    first: PolicyWeights  # those that the run started from
    seeds: range
    against: tuple[float, float]  # share of games against the first weights, and against the evaluator


class Columns:
    """Recorded decisions, column by column; `*_n` says how many numbers of a column belong to each."""

    def __init__(self) -> None:
        self.feature = array("H")  # of the choices
        self.feature_n = array("B")
        self.gap = array("f")  # points behind the evaluator's best, by choice
        self.choice_n = array("B")  # choices of the decision; the columns below are by decision
        self.place = array("H")  # places of the observation that are not 0
        self.value = array("B")
        self.place_n = array("H")
        self.log = array("f")  # of the probability of the choice taken
        self.taken = array("B")
        self.stage = array("B")
        self.team = array("B")
        self.teams = array("B")
        self.standing = array("f")  # of all teams, from the decider's on
        self.game = array("I")
        self.result = array("f")  # of all teams in their order
        self.share = array("f")  # by game against others: 1 (first weights) or 2 (evaluator), and the learner's share


class Table(NamedTuple):
    """What is needed to play at one kind of table."""

    game: Any
    evaluator: Evaluator[Any]
    encoder: FeatureEncoder[Any]


@lru_cache(maxsize=16)
def table_of(name: str, options: Options) -> Table:
    """Return what is needed to play a game with these options."""
    game = cosca.game(name, **dict(options))
    package = package_of("cosca.bots", name)
    assert package is not None
    return Table(game, load_evaluator(game), package.GameEncoder(game))


def play_games(job: Job) -> dict[str, Array]:
    """Play the games of a job; return the columns as arrays."""
    columns = Columns()
    for seed in job.seeds:
        play_game(job, seed, columns)
    return {name: np.frombuffer(column, column.typecode).copy() for name, column in vars(columns).items()}


def play_game(job: Job, seed: int, into: Columns) -> None:
    """Play one game and record it, if it ends."""
    rng = Random(f"experience/{seed}")
    table = table_of(job.game, job.tables[seed % len(job.tables)])
    game, evaluator, encoder = table
    learner = LearnedPolicy(evaluator, encoder, job.weights)
    drawn = rng.random()
    opponent = 1 if drawn < job.against[0] else 2 if drawn < sum(job.against) else 0
    others = LearnedPolicy(evaluator, encoder, job.first) if opponent == 1 else evaluator
    teams = game.teams
    mine = rng.randrange(len(teams))
    team_of = {seat: n for n, team in enumerate(teams) for seat in team}
    columns = Columns()

    def choose(state: Any, seat: int) -> Choice:
        if opponent and team_of[seat] != mine:
            return others.choose(state, seat, rng)
        return _sample(table, learner, state, seat, rng, columns, team_of[seat])

    state = play_to_end(game, seed, choose)
    if game.outcome(state) is None:
        return
    shares = evaluator.win_probabilities(state)
    results = [share - 1.0 / len(teams) for share in shares]
    stakes = encoder.stakes(state)
    if stakes != shares:
        mean = sum(stakes) / len(teams)
        results = [result + MONEY * (stake - mean) for result, stake in zip(results, stakes, strict=True)]
    decisions = len(columns.taken)
    columns.result.extend((results + [0.0] * (MAX_TEAMS - len(teams))) * decisions)
    columns.game.extend([seed & 0xFFFFFFFF] * decisions)
    if opponent:
        columns.share.extend((float(opponent), shares[mine]))
    for name, column in vars(columns).items():
        getattr(into, name).extend(column)


def play_to_end(game: Any, seed: int, choose: Callable[[Any, int], Choice]) -> Any:
    """Play a game; return its state at the end, or after `LONGEST` choices."""
    state = game.new(seed)
    for _ in range(LONGEST):
        actors = game.actors(state)
        if not actors:
            break
        game.apply(state, actors[0], choose(state, actors[0]))
    return state


def _sample(
    table: Table, learner: LearnedPolicy, state: State, seat: int, rng: Random, into: Columns, team: int
) -> Choice:
    """Sample a choice from the learner's policy and record it, unless it is nearly certain or of a special kind."""
    game, evaluator, encoder = table
    choices: tuple[Choice, ...] = game.choices(state, seat)
    if (
        not 1 < len(choices) <= MAX_CHOICES
        or state.stack[-1].key in encoder.skipped_kinds
        or evaluator.mixed_strategy(state, seat) is not None
    ):
        return learner.choose(state, seat, rng)
    scores = evaluator.action_scores(state, seat)
    features = encoder.features(state, seat, choices, scores)
    stage = encoder.stage(state)
    values = learner.score_features(features, scores, stage)
    best = max(values)
    odds = [exp((value - best) / learner.weights.keen) for value in values]
    whole = sum(odds)
    if whole * SURE < 1.0:
        return choices[values.index(best)]
    taken = rng.choices(range(len(choices)), odds)[0]
    for places in features:
        into.feature.extend(places)
        into.feature_n.append(len(places))
    highest = max(scores)
    into.gap.extend([highest - score for score in scores])
    into.choice_n.append(len(choices))
    observed = np.frombuffer(game.observation(state, seat), np.uint8)
    places = np.flatnonzero(observed)
    into.place.frombytes(places.astype(np.uint16).tobytes())
    into.value.frombytes(observed[places].tobytes())
    into.place_n.append(len(places))
    into.log.append(log(max(odds[taken] / whole, 1e-30)))
    into.taken.append(taken)
    into.stage.append(stage)
    into.team.append(team)
    into.teams.append(len(game.teams))
    into.standing.extend(standings(table, state, team))
    return choices[taken]


def standings(table: Table, state: Any, first: int) -> list[float]:
    """Return the features of all teams, of evaluator and encoder, from one team on."""
    game, evaluator, encoder = table
    teams = game.teams[first:] + game.teams[:first]
    rows = [[*evaluator.state_features(state, team), *encoder.standing(state, team)] for team in teams]
    features = [feature for row in rows for feature in row]
    return features + [0.0] * (len(rows[0]) * (MAX_TEAMS - len(teams)))


class DuelJob(NamedTuple):
    """Games without exploration: the weights have one team, the opponents all others."""

    game: str
    options: Options
    weights: PolicyWeights
    opponents: PolicyWeights
    seeds: tuple[int, ...]


def play_duels(job: DuelJob) -> list[float]:
    """Return by seed the mean share of the weights over all teams; all players see the full state."""
    game, evaluator, encoder = table_of(job.game, job.options)
    learner = LearnedPolicy(evaluator, encoder, job.weights)
    others = LearnedPolicy(evaluator, encoder, job.opponents)
    shares: list[float] = []
    for seed in job.seeds:
        total = 0.0
        for n, mine in enumerate(game.teams):
            rng = Random(f"duel/{seed}/{n}")
            state = play_to_end(
                game,
                seed,
                lambda state, seat, mine=mine, rng=rng: (learner if seat in mine else others).choose(state, seat, rng),
            )
            total += evaluator.win_probabilities(state)[n]
        shares.append(total / len(game.teams))
    return shares
