"""What a good player thinks of a game: what each choice is worth, and who will probably win.

A game has one judge. It reads whole states, but a bot only ever has states that `Game.sample` drew from what its
seat knows: what is hidden is a guess there, and a judge does not lean on it.
"""

from __future__ import annotations

import tomllib
from importlib.resources import files
from math import exp
from random import Random
from typing import ClassVar, Generic, NamedTuple, TypeVar

from cosca.kernel.choice import Choice
from cosca.kernel.decision import Decision
from cosca.kernel.events import Facts, View
from cosca.kernel.game import Game
from cosca.kernel.state import State

S = TypeVar("S", bound=State)


class Reason(NamedTuple):
    """Why a choice is good or bad: a key of the catalogue of reasons, and the facts of its sentence."""

    key: str
    facts: Facts


class Stride(NamedTuple, Generic[S]):
    """One choice of a line, and the drawn state in which it is made."""

    state: S
    choice: Choice


class Line(NamedTuple, Generic[S]):
    """A seat's own choices one after the other, as far as nothing is drawn or revealed and nobody else decides."""

    strides: tuple[Stride[S], ...]
    end: S  # after the last of them
    known: bool  # whether nothing was drawn or revealed on the way to the end


class Point(NamedTuple):
    """A reason with what it weighs: in points of the judge if it is a plan, in weighted signs if it was played."""

    weight: float
    reason: Reason


class Judge(Generic[S]):
    """The judgement of one game. It holds nothing that it could not reckon again."""

    warmth: ClassVar[float] = 1.0  # points by which a choice must be better to be taken about 3 times as often
    signs: ClassVar[tuple[str, ...]] = ()  # the names of what `count` counts
    opens: ClassVar[tuple[str, ...]] = ()  # the kinds of question with which a turn begins
    leads: ClassVar[tuple[str, ...]] = ()  # the kinds of choices of which nothing matters but what follows
    against: ClassVar[frozenset[str]] = frozenset()  # reasons that speak against the choice: no use for the best one
    content: ClassVar[frozenset[str]] = frozenset()  # reasons that say that nothing is better: only of use for the best
    asides: ClassVar[frozenset[str]] = (
        frozenset()
    )  # reasons that say nothing about a line whose later choice they speak of

    def __init__(self, game: Game[S]) -> None:
        self.game = game
        self.weights: list[list[float]] = []  # by stage, one for each sign

    def scores(self, state: S, seat: int) -> list[float]:
        """What each of the seat's choices is worth to it, in points, in the order of `Game.choices`."""
        raise NotImplementedError

    def mix(self, state: S, seat: int) -> list[float] | None:
        """How often to take each choice where guessing right is everything; None where the best one is best."""
        return None

    def moment(self, state: S) -> int:
        """A number that grows in the course of the game; a search plays on until it changes, and counts then."""
        raise NotImplementedError

    def stage(self, state: S) -> int:
        """Which of the weights are for this state."""
        raise NotImplementedError

    def count(self, state: S, team: tuple[int, ...]) -> list[float]:
        """What a team has, sign by sign."""
        raise NotImplementedError

    def reason(self, state: S, seat: int, choice: Choice) -> Reason | None:
        """What speaks for the choice, as a player would say it; None if nothing special does."""
        return None

    # ---------------------------------------------------------------- for advice alone

    def alike(self, state: S, seat: int, choice: Choice) -> object:
        """A key: choices of one key lead to the same plans, and the one that scores best is tried for all of them."""
        return choice

    def plan(self, seat: int, line: Line[S]) -> list[Point]:
        """What the line is good for or risks, as a player would say it, the weightiest first."""
        found: list[Point] = []
        for at, (state, choice) in enumerate(line.strides):
            known = self.reason(state, seat, choice)
            if known is None or (at and known.key in self.asides) or known.key in [each.reason.key for each in found]:
                continue
            found.append(Point(float(-at), known))
        return found

    def marks(self, state: S, seat: int) -> list[float]:
        """What a seat would look at where playing on has led: shares of 1, or amounts; always as many."""
        return []

    def marked(self, state: S, seat: int, mark: int, here: float, others: float) -> Point | None:
        """What it means that a mark is so much on average after a choice, and so much after the others.

        `state` is the one of the question. The weight is what the difference is worth to the seat: below 0 if it loses.
        """
        return None

    def odds(self, decision: Decision, view: View) -> dict[str, Reason]:
        """What is likely to come of answers to a question of chance, by their text, from the seat's view alone.

        Asked for only where the rules say that there are such odds (`Ask.odds`).
        """
        return {}

    # ---------------------------------------------------------------- the same for every game

    def chances(self, state: S) -> list[float]:
        """How likely each team wins, in the order of `Game.teams`; a shared win counts in parts."""
        teams = self.game.teams
        outcome = self.game.outcome(state)
        if outcome is not None:
            won = [float(team[0] in outcome.winners) for team in teams]
            shared = sum(won)
            return [each / shared for each in won] if shared else [1.0 / len(teams)] * len(teams)
        weights = self.weights[self.stage(state)]
        sums = [sum([w * n for w, n in zip(weights, self.count(state, team), strict=True)]) for team in teams]
        most = max(sums)
        parts = [exp(each - most) for each in sums]
        whole = sum(parts)
        return [part / whole for part in parts]

    def prior(self, state: S, seat: int) -> list[float]:
        """How likely a good player takes each choice."""
        mixed = self.mix(state, seat)
        if mixed is not None:
            return mixed
        scores = self.scores(state, seat)
        most = max(scores)
        warmth = self.warmth
        parts = [exp((score - most) / warmth) for score in scores]
        whole = sum(parts)
        return [part / whole for part in parts]

    def choose(self, state: S, seat: int, rng: Random, blunder: float = 0.0) -> Choice:
        """The best choice, or one drawn from the mix; `blunder` is by how many points the judgement may be off."""
        choices = self.game.choices(state, seat)
        if len(choices) == 1:
            return choices[0]
        mixed = self.mix(state, seat)
        if mixed is not None:
            return drawn(choices, mixed, rng)
        scores = self.scores(state, seat)
        draw = rng.random
        off = blunder + 0.01
        best, most = choices[0], float("-inf")
        for choice, score in zip(choices, scores, strict=True):
            worth = score + off * draw()
            if worth > most:
                best, most = choice, worth
        return best


def drawn(choices: tuple[Choice, ...], shares: list[float], rng: Random) -> Choice:
    """One of the choices, each as often as its share says."""
    at = rng.random() * sum(shares)
    for choice, share in zip(choices, shares, strict=True):
        at -= share
        if at < 0.0:
            return choice
    return choices[-1]


def weights_of(package: str, signs: tuple[str, ...]) -> list[list[float]]:
    """The weights of a judge's signs by stage, from its data file; [] if there is none yet."""
    path = files("cosca.bots") / package / "weights.toml"
    if not path.is_file():
        return []
    document = tomllib.loads(path.read_text("utf-8"))
    if tuple(document["signs"]) != signs:
        raise ValueError(f"{package}/weights.toml is for other signs: {', '.join(document['signs'])}")
    return [[float(each) for each in stage] for stage in document["stages"]]
