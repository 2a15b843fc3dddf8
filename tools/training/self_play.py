"""Self-play games of the learned player: sampled choices are recorded with their results.

In a third of the games it plays one team and the evaluator all others, as in the arena; else it plays everywhere. At
some of its decisions a choice is drawn by the policy. A sample has the features of all choices, the probability of
each, the one that was drawn, and the features of all teams; recorded per game are the teams' features at each of the
evaluator's horizons, and the final results.
"""

from __future__ import annotations

from array import array
from random import Random
from typing import Any, Final, NamedTuple

from cosca.bots.evaluator import Evaluator
from cosca.bots.feature_hashing import SIZE, FeatureEncoder
from cosca.bots.learned_policy import LearnedPolicy, PolicyWeights, softmax
from cosca.games import package_of
from cosca.kernel.choice import Choice
from cosca.kernel.state import State
from tools.training.rollouts import LONGEST, MOST, player_of

SAMPLED_SHARE: Final = 0.4  # share of the decisions at which a choice is drawn
SURE: Final = 0.985  # probability above which a choice teaches nothing
ALONE: Final = 3  # in every third game the learned player plays one team against evaluators


class Notes:
    """Recorded samples, column by column; `*_n` says how many numbers of a column belong to each."""

    def __init__(self) -> None:
        self.choice = array("H")  # features of the choices
        self.choice_n = array("B")
        self.choices = array("B")  # per sample
        self.likely = array("f")  # probability of each choice, and
        self.gap = array("f")  # its points behind the evaluator's best
        self.taken = array("B")
        self.stage = array("B")
        self.team = array("B")
        self.stand = array("f")  # of the team, less the mean of the others
        self.after = array("I")  # the number of the next horizon
        self.game = array("I")  # by horizon: its game,
        self.when = array("B")  # its stage,
        self.stood = array("f")  # the features of each team, less the others, and
        self.end = array("f")  # the final result of each team, less the others


class SelfPlay(NamedTuple):
    """All that is needed to play and record."""

    game: Any
    evaluator: Evaluator[Any]
    encoder: FeatureEncoder[Any]
    learned: LearnedPolicy


def self_play_of(name: str, options: dict[str, Any], weights: PolicyWeights) -> SelfPlay:
    """Return the player of a game with these weights."""
    game, evaluator, encoder = player_of(name, options)
    return SelfPlay(game, evaluator, encoder, LearnedPolicy(evaluator, encoder, weights))


def blank(name: str, about: dict[str, Any], keen: float) -> PolicyWeights:
    """Return weights that play as the evaluator does."""
    package = package_of("cosca.bots", name)
    assert package is not None
    stages, lean = package.GameEncoder.stages, package.GameEncoder.point
    return PolicyWeights((0.0,) * SIZE, ((0.0, 0.0, 0.0),) * stages, (1.0,) * stages, about, lean, keen)


def stands(learner: SelfPlay, state: State) -> list[list[float]]:
    """Return each team's features, of evaluator and encoder, less the mean of the others."""
    evaluator, encoder = learner.evaluator, learner.encoder
    counts = [[*evaluator.state_features(state, team), *encoder.standing(state, team)] for team in learner.game.teams]
    return apart(counts)


def apart(rows: list[list[float]]) -> list[list[float]]:
    """Return by row its difference to the mean of the others."""
    n = len(rows)
    sums = [sum(column) for column in zip(*rows, strict=True)]
    return [[value - (whole - value) / (n - 1) for value, whole in zip(row, sums, strict=True)] for row in rows]


def record_game(learner: SelfPlay, seed: int, temperature: float, into: Notes) -> bool:
    """Play one game and record it; return whether it ended (else nothing is recorded)."""
    game, evaluator, encoder = learner.game, learner.evaluator, learner.encoder
    rng = Random(f"company/{seed}")
    state = game.new(seed)
    teams = game.teams
    seat_team = {seat: n for n, team in enumerate(teams) for seat in team}
    alone = seed // ALONE % len(teams) if seed % ALONE == 0 else -1
    notes = Notes()
    first = len(into.game)
    horizon = evaluator.rollout_horizon(state)
    for _ in range(LONGEST):
        actors = game.actors(state)
        if not actors:
            break
        seat = actors[0]
        if alone >= 0 and seat_team[seat] != alone:
            game.apply(state, seat, evaluator.choose(state, seat, rng))
        else:
            _decide(learner, state, seat, rng, temperature, notes, first + len(notes.game), seat_team[seat])
        if evaluator.rollout_horizon(state) != horizon:
            horizon = evaluator.rollout_horizon(state)
            if game.outcome(state) is None:
                _mark(notes, seed, encoder.stage(state), stands(learner, state))
    if game.outcome(state) is None:
        return False
    width = len(stands(learner, state)[0])
    _mark(notes, seed, 255, [[0.0] * width for _team in teams])
    ends = [each[0] for each in apart([[each] for each in encoder.stakes(state)])]
    notes.end.extend(ends * len(notes.game))
    for name, column in vars(notes).items():
        getattr(into, name).extend(column)
    return True


def _mark(into: Notes, seed: int, stage: int, rows: list[list[float]]) -> None:
    into.game.append(seed & 0xFFFFFFFF)
    into.when.append(stage)
    for row in rows:
        into.stood.extend(row)


def _decide(
    learner: SelfPlay, state: State, seat: int, rng: Random, temperature: float, into: Notes, after: int, team: int
) -> None:
    """Apply one choice of the learned player, and record it if it was drawn."""
    game, evaluator, encoder, learned = learner
    choices: tuple[Choice, ...] = game.choices(state, seat)
    if len(choices) == 1:
        game.apply(state, seat, choices[0])
        return
    if (
        len(choices) > MOST
        or state.stack[-1].key in encoder.skipped_kinds
        or evaluator.mixed_strategy(state, seat) is not None
    ):
        game.apply(state, seat, learned.choose(state, seat, rng))
        return
    scores = evaluator.action_scores(state, seat)
    features = encoder.features(state, seat, choices, scores)
    stage = encoder.stage(state)
    values = learned.score_features(features, scores, stage)
    taken = values.index(max(values))
    if rng.random() < SAMPLED_SHARE:
        likely = softmax(values, temperature)
        if max(likely) < SURE:
            taken = _drawn(likely, rng)
            most = max(scores)
            for places in features:
                into.choice.extend(places)
                into.choice_n.append(len(places))
            into.choices.append(len(choices))
            into.likely.extend(likely)
            into.gap.extend([most - score for score in scores])
            into.taken.append(taken)
            into.stage.append(stage)
            into.team.append(team)
            into.stand.extend(stands(learner, state)[team])
            into.after.append(after)
    game.apply(state, seat, choices[taken])


def _drawn(shares: list[float], rng: Random) -> int:
    at = rng.random()
    for n, share in enumerate(shares):
        at -= share
        if at < 0.0:
            return n
    return len(shares) - 1


def play_duel(learner: SelfPlay, seed: int, team: int) -> float:
    """Return the learned player's share of the win; it plays one team against evaluators and sees the full state."""
    game, evaluator, learned = learner.game, learner.evaluator, learner.learned
    rng = Random(f"duel/{seed}/{team}")
    state = game.new(seed)
    mine = game.teams[team]
    for _ in range(LONGEST):
        actors = game.actors(state)
        if not actors:
            break
        seat = actors[0]
        player = learned if seat in mine else evaluator
        game.apply(state, seat, player.choose(state, seat, rng))
    return evaluator.win_probabilities(state)[team]
