"""Games to learn from: the evaluator plays with some noise, and at some decisions a choice is drawn and sampled.

A sample has the features of all choices, the probability of each, the one that was drawn, and the win probability of
each team at the evaluator's next horizon. Everything follows from the seed.
"""

from __future__ import annotations

from array import array
from random import Random
from typing import Any, Final, NamedTuple

import cosca
from cosca.bots.evaluator import Evaluator
from cosca.bots.feature_hashing import FeatureEncoder, feature_index, mixed, name_hash
from cosca.bots.heuristic_bots import load_evaluator
from cosca.bots.learned_policy import softmax
from cosca.games import package_of
from cosca.kernel.choice import Choice
from cosca.kernel.state import State, own_fields

SAMPLED_SHARE: Final = 0.4  # share of the decisions at which a choice is drawn and sampled
TEMPERATURE: Final = 2.0  # in points of the evaluator
NOISE: Final = 0.6  # points of noise at the other decisions
MOST: Final = 60  # decisions with more choices are not sampled
LONGEST: Final = 4000  # choices per game; the rules allow cycles
HIDDEN: Final = frozenset(("job_deck", "job_discards", "tiles_blue", "tiles_red", "out", "listed", "sealed"))


class Columns:
    """Samples in sequence, column by column; `*_n` says how many numbers of a column belong to each."""

    def __init__(self) -> None:
        self.state = array("H")  # features of the state, for its value
        self.state_n = array("H")
        self.choice = array("H")  # features of the choices
        self.choice_n = array("B")
        self.choices = array("B")  # per sample
        self.likely = array("f")  # probability of each choice, and
        self.gap = array("f")  # its points behind the evaluator's best
        self.taken = array("B")
        self.stage = array("B")
        self.team = array("B")
        self.game = array("I")
        self.chances = array("f")  # win probabilities of all teams at the next horizon


class Player(NamedTuple):
    """All that is needed to play and sample."""

    game: Any
    evaluator: Evaluator[Any]
    encoder: FeatureEncoder[Any]


def player_of(name: str, options: dict[str, Any]) -> Player:
    """Return the player of a game."""
    game = cosca.game(name, **options)
    evaluator = load_evaluator(game)
    package = package_of("cosca.bots", name)
    assert package is not None
    return Player(game, evaluator, package.GameEncoder(game))


def play(player: Player, seed: int, into: Columns) -> None:
    """Play one game and add its samples."""
    game, evaluator = player.game, player.evaluator
    rng = Random(f"learn/{seed}")
    state = game.new(seed)
    horizon, waiting = evaluator.rollout_horizon(state), 0
    for _ in range(LONGEST):
        actors = game.actors(state)
        if not actors:
            break
        seat = actors[0]
        waiting += _decide(player, state, seat, seed, rng, into)
        if waiting and evaluator.rollout_horizon(state) != horizon:
            into.chances.extend(evaluator.win_probabilities(state) * waiting)
            waiting = 0
        horizon = evaluator.rollout_horizon(state)
    into.chances.extend(evaluator.win_probabilities(state) * waiting)


def _decide(player: Player, state: State, seat: int, seed: int, rng: Random, into: Columns) -> int:
    """Apply one choice; return 1 if it was sampled, else 0."""
    game, evaluator, encoder = player
    choices: tuple[Choice, ...] = game.choices(state, seat)
    if len(choices) == 1:
        game.apply(state, seat, choices[0])
        return 0
    asked = state.stack[-1].key
    if (
        len(choices) > MOST
        or rng.random() >= SAMPLED_SHARE
        or asked in encoder.skipped_kinds
        or evaluator.mixed_strategy(state, seat) is not None
    ):
        game.apply(state, seat, evaluator.choose(state, seat, rng, NOISE))
        return 0
    scores = evaluator.action_scores(state, seat)
    likely = softmax(scores, TEMPERATURE)
    most, at, taken = max(scores), rng.random(), len(choices) - 1
    for n, share in enumerate(likely):
        at -= share
        if at < 0.0:
            taken = n
            break
    places = state_features(state, asked)
    into.state.extend(places)
    into.state_n.append(len(places))
    for features in encoder.features(state, seat, choices, scores):
        into.choice.extend(features)
        into.choice_n.append(len(features))
    into.choices.append(len(choices))
    into.likely.extend(likely)
    into.gap.extend([most - score for score in scores])
    into.taken.append(taken)
    into.stage.append(encoder.stage(state))
    into.team.append(next(n for n, team in enumerate(game.teams) if seat in team))
    into.game.append(seed & 0xFFFFFFFF)
    game.apply(state, seat, choices[taken])
    return 1


def state_features(state: Any, asked: str) -> list[int]:
    """Return features of the full state, hidden or not: they separate luck from skill, and no bot plays by them."""
    places = [feature_index(name_hash(asked), 1)]
    for field in own_fields(type(state)):
        if field in HIDDEN or field in state.shared:
            continue
        _add(places, mixed(name_hash(field), 0), getattr(state, field))
    fight = getattr(state, "fight", None)
    if fight is not None:
        places += [
            feature_index(name_hash("fight"), 2, fight.area),
            feature_index(name_hash("fight"), 3, fight.leader, fight.attackers),
        ]
    return places


def _add(places: list[int], root: int, value: Any) -> None:
    if isinstance(value, int):
        places.append(feature_index(root, 4, value))
    elif isinstance(value, list):
        for n, item in enumerate(value):
            if isinstance(item, tuple):
                places.extend([feature_index(root, 5, n, inner) for inner in item])
            elif item:  # empty places have no feature
                places.append(feature_index(root, 6, n, item))
