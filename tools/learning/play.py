"""Games from which is learned: whoever plays errs a little, and now and then a choice is drawn and noted.

What is noted of such a choice: the features of all choices, how likely each was drawn, which one it was, and how likely
each team was to win at the judge's next moment. Everything follows from the seed.
"""

from __future__ import annotations

from array import array
from random import Random
from typing import Any, Final, NamedTuple

import cosca
from cosca.bots.features import Encoder, mixed, named, spot
from cosca.bots.judge import Judge
from cosca.bots.learned import softmax
from cosca.bots.levels import judge_of
from cosca.games import package_of
from cosca.kernel.choice import Choice
from cosca.kernel.state import State, own_fields

NOTED: Final = 0.4  # the part of the decisions at which a choice is drawn and noted
WARMTH: Final = 2.0  # in points of the judge
BLUNDER: Final = 0.6  # by how many points it errs elsewhere
MOST: Final = 60  # choices; what offers more is not noted
LONGEST: Final = 4000  # choices of a game; the rules allow circles
HIDDEN: Final = frozenset(("job_deck", "job_discards", "tiles_blue", "tiles_red", "out", "listed", "sealed"))


class Columns:
    """Samples one after the other, column by column; `*_n` says how many numbers of a column belong to each."""

    def __init__(self) -> None:
        self.state = array("H")  # features of the state: what it is worth at all
        self.state_n = array("H")
        self.choice = array("H")  # features of the choices
        self.choice_n = array("B")
        self.choices = array("B")  # of a sample
        self.likely = array("f")  # of each choice: how likely it was drawn, and
        self.gap = array("f")  # how many points behind the judge's best
        self.taken = array("B")
        self.stage = array("B")
        self.team = array("B")
        self.game = array("I")
        self.chances = array("f")  # of all teams, at the next moment


class Player(NamedTuple):
    """All that it takes to play and to note."""

    game: Any
    judge: Judge[Any]
    encoder: Encoder[Any]


def player_of(name: str, options: dict[str, Any]) -> Player:
    """The player of a game."""
    game = cosca.game(name, **options)
    judge = judge_of(game)
    package = package_of("cosca.bots", name)
    assert package is not None
    return Player(game, judge, package.GameEncoder(game))


def play(player: Player, seed: int, into: Columns) -> None:
    """Plays one game and notes what is drawn."""
    game, judge = player.game, player.judge
    rng = Random(f"learn/{seed}")
    state = game.new(seed)
    moment, waiting = judge.moment(state), 0
    for _ in range(LONGEST):
        actors = game.actors(state)
        if not actors:
            break
        seat = actors[0]
        waiting += _decide(player, state, seat, seed, rng, into)
        if waiting and judge.moment(state) != moment:
            into.chances.extend(judge.chances(state) * waiting)
            waiting = 0
        moment = judge.moment(state)
    into.chances.extend(judge.chances(state) * waiting)


def _decide(player: Player, state: State, seat: int, seed: int, rng: Random, into: Columns) -> int:
    """Takes one choice; 1 if it was noted, else 0."""
    game, judge, encoder = player
    choices: tuple[Choice, ...] = game.choices(state, seat)
    if len(choices) == 1:
        game.apply(state, seat, choices[0])
        return 0
    asked = state.stack[-1].key
    if len(choices) > MOST or rng.random() >= NOTED or asked in encoder.left_out or judge.mix(state, seat) is not None:
        game.apply(state, seat, judge.choose(state, seat, rng, BLUNDER))
        return 0
    scores = judge.scores(state, seat)
    likely = softmax(scores, WARMTH)
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
    """All that the state holds, hidden or not: it tells luck from skill, and nobody plays by it."""
    places = [spot(named(asked), 1)]
    for field in own_fields(type(state)):
        if field in HIDDEN or field in state.shared:
            continue
        _add(places, mixed(named(field), 0), getattr(state, field))
    fight = getattr(state, "fight", None)
    if fight is not None:
        places += [spot(named("fight"), 2, fight.area), spot(named("fight"), 3, fight.leader, fight.attackers)]
    return places


def _add(places: list[int], root: int, value: Any) -> None:
    if isinstance(value, int):
        places.append(spot(root, 4, value))
    elif isinstance(value, list):
        for n, each in enumerate(value):
            if isinstance(each, tuple):
                places.extend([spot(root, 5, n, inner) for inner in each])
            elif each:  # nothing lies there: nothing to tell
                places.append(spot(root, 6, n, each))
