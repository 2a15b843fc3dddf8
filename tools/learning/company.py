"""Games of the learned player among others: it plays as it is now, and what it draws is noted with what came of it.

In a third of the games it sits in one team and the judge in all others, as the arena measures it; else it sits
everywhere. At some of its decisions a choice is drawn by how good the player thinks it is. Noted of those are the
features of all choices, how likely each was drawn, which one it was, and how all teams stood; noted of the game is how
all teams stood at each of the judge's moments, and what they had in the end.
"""

from __future__ import annotations

from array import array
from random import Random
from typing import Any, Final, NamedTuple

from cosca.bots.features import SIZE, Encoder
from cosca.bots.judge import Judge
from cosca.bots.learned import Learned, Lessons, softmax
from cosca.games import package_of
from cosca.kernel.choice import Choice
from cosca.kernel.state import State
from learning.play import LONGEST, MOST, player_of

NOTED: Final = 0.4  # the part of the decisions at which a choice is drawn
SURE: Final = 0.985  # who takes a choice so surely learns nothing
ALONE: Final = 3  # in every third game the learned player is alone among judges


class Notes:
    """What was noted, column by column; `*_n` says how many numbers of a column belong to each."""

    def __init__(self) -> None:
        self.choice = array("H")  # features of the choices
        self.choice_n = array("B")
        self.choices = array("B")  # of a sample
        self.likely = array("f")  # of each choice: how likely it was drawn, and
        self.gap = array("f")  # how many points behind the judge's best
        self.taken = array("B")
        self.stage = array("B")
        self.team = array("B")
        self.stand = array("f")  # of the team, less what the others have on average
        self.after = array("I")  # the number of the moment that comes next
        self.game = array("I")  # by moment: its game,
        self.when = array("B")  # its stage,
        self.stood = array("f")  # how each team stood, less the others, and
        self.end = array("f")  # what each team had in the end, less the others


class Company(NamedTuple):
    """All that it takes to play and to note."""

    game: Any
    judge: Judge[Any]
    encoder: Encoder[Any]
    learned: Learned


def company(name: str, options: dict[str, Any], lessons: Lessons) -> Company:
    """Who plays a game with these lessons."""
    game, judge, encoder = player_of(name, options)
    return Company(game, judge, encoder, Learned(judge, encoder, lessons))


def blank(name: str, about: dict[str, Any], keen: float) -> Lessons:
    """The lessons of somebody who plays as the judge does."""
    package = package_of("cosca.bots", name)
    assert package is not None
    stages, lean = package.GameEncoder.stages, package.GameEncoder.point
    return Lessons((0.0,) * SIZE, ((0.0, 0.0, 0.0),) * stages, (1.0,) * stages, about, lean, keen)


def stands(who: Company, state: State) -> list[list[float]]:
    """How each team stands: the judge's signs and what the encoder adds, less what the others have on average."""
    judge, encoder = who.judge, who.encoder
    counts = [[*judge.count(state, team), *encoder.standing(state, team)] for team in who.game.teams]
    return apart(counts)


def apart(rows: list[list[float]]) -> list[list[float]]:
    """By row: by how much it is more than the mean of the others."""
    n = len(rows)
    sums = [sum(column) for column in zip(*rows, strict=True)]
    return [[each - (whole - each) / (n - 1) for each, whole in zip(row, sums, strict=True)] for row in rows]


def note(who: Company, seed: int, warmth: float, into: Notes) -> bool:
    """Plays one game and notes it; whether it came to an end (else nothing was noted)."""
    game, judge, encoder = who.game, who.judge, who.encoder
    rng = Random(f"company/{seed}")
    state = game.new(seed)
    teams = game.teams
    seat_team = {seat: n for n, team in enumerate(teams) for seat in team}
    alone = seed // ALONE % len(teams) if seed % ALONE == 0 else -1
    found = Notes()
    first = len(into.game)
    moment = judge.moment(state)
    for _ in range(LONGEST):
        actors = game.actors(state)
        if not actors:
            break
        seat = actors[0]
        if alone >= 0 and seat_team[seat] != alone:
            game.apply(state, seat, judge.choose(state, seat, rng))
        else:
            _decide(who, state, seat, rng, warmth, found, first + len(found.game), seat_team[seat])
        if judge.moment(state) != moment:
            moment = judge.moment(state)
            if game.outcome(state) is None:
                _mark(found, seed, encoder.stage(state), stands(who, state))
    if game.outcome(state) is None:
        return False
    width = len(stands(who, state)[0])
    _mark(found, seed, 255, [[0.0] * width for _team in teams])
    ends = [each[0] for each in apart([[each] for each in encoder.stakes(state)])]
    found.end.extend(ends * len(found.game))
    for name, column in vars(found).items():
        getattr(into, name).extend(column)
    return True


def _mark(into: Notes, seed: int, stage: int, rows: list[list[float]]) -> None:
    into.game.append(seed & 0xFFFFFFFF)
    into.when.append(stage)
    for row in rows:
        into.stood.extend(row)


def _decide(
    who: Company, state: State, seat: int, rng: Random, warmth: float, into: Notes, after: int, team: int
) -> None:
    """Takes one choice of the learned player, and notes it if it was drawn."""
    game, judge, encoder, learned = who
    choices: tuple[Choice, ...] = game.choices(state, seat)
    if len(choices) == 1:
        game.apply(state, seat, choices[0])
        return
    if len(choices) > MOST or state.stack[-1].key in encoder.left_out or judge.mix(state, seat) is not None:
        game.apply(state, seat, learned.choose(state, seat, rng))
        return
    scores = judge.scores(state, seat)
    features = encoder.features(state, seat, choices, scores)
    stage = encoder.stage(state)
    worths = learned.weighed(features, scores, stage)
    taken = worths.index(max(worths))
    if rng.random() < NOTED:
        likely = softmax(worths, warmth)
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
            into.stand.extend(stands(who, state)[team])
            into.after.append(after)
    game.apply(state, seat, choices[taken])


def _drawn(shares: list[float], rng: Random) -> int:
    at = rng.random()
    for n, share in enumerate(shares):
        at -= share
        if at < 0.0:
            return n
    return len(shares) - 1


def duel(who: Company, seed: int, team: int) -> float:
    """The share of the win of the learned player, who sits in one team among judges and sees the table as it is."""
    game, judge, learned = who.game, who.judge, who.learned
    rng = Random(f"duel/{seed}/{team}")
    state = game.new(seed)
    mine = game.teams[team]
    for _ in range(LONGEST):
        actors = game.actors(state)
        if not actors:
            break
        seat = actors[0]
        player = learned if seat in mine else judge
        game.apply(state, seat, player.choose(state, seat, rng))
    return judge.chances(state)[team]
