"""The review of a finished game: who was likely to win when, where that turned, and what each seat should have done.

A `Review` says which pieces are still wanted and adds up what a `Reviewer` finds. It adds up in any order, so each
piece may be thought about anywhere.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise
from math import sqrt
from random import Random
from time import process_time
from typing import Any, Final, NamedTuple

from cosca.bots.reviewer import AT_ONCE, Outline, Piece, Played, Reviewer, Told, Turn
from cosca.kernel.events import Facts
from cosca.kernel.game import Game

POINTS: Final = 160  # moments at which the chances are reckoned, at most
PLAYED: Final = 12  # how often the game is played on from each of them
AGAIN: Final = 48  # how often at most, as long as the chance is not known
CLOSELY: Final = 0.04  # up to this standard error
EXTREME: Final = 0.1  # so near to certain, what was seen is trusted less
SUSPECTS: Final = 6  # choices of each seat that are looked into
SOUGHT: Final = 40  # rounds of search for something better than what was chosen
COMPARED: Final = 24  # rounds for each of the two, apart from those that found the better one
SURE: Final = 1.5  # by how many standard errors a mistake must be one
WORTH: Final = 0.03  # the smallest loss of chance that is called a mistake
MISTAKES: Final = 3  # of each seat
TURNED: Final = 0.08  # the smallest change of chance that is called a turning point
TURNINGS: Final = 5
CERTAIN: Final = 2.5  # by how many standard errors a turning point must be one: there are many turns


class Tally:
    """Numbers of which the mean counts, and how sure it is."""

    __slots__ = ("squares", "sum", "tries")

    def __init__(self) -> None:
        self.tries, self.sum, self.squares = 0, 0.0, 0.0

    def add(self, values: Sequence[float]) -> None:
        self.tries += len(values)
        self.sum += sum(values)
        self.squares += sum([value * value for value in values])

    @property
    def mean(self) -> float:
        return self.sum / self.tries if self.tries else 0.0

    @property
    def doubt(self) -> float:
        """The variance of the mean."""
        if self.tries < 2:
            return 1.0
        spread = max(0.0, self.squares / self.tries - self.mean**2)
        if not EXTREME < self.mean < 1.0 - EXTREME:  # a few games that all end alike prove little
            spread += 0.5 / self.tries
        return spread / (self.tries - 1)


class Point(NamedTuple):
    """How likely each team wins when so many choices were made."""

    step: int
    turn: Turn
    chances: list[float]


class Turning(NamedTuple):
    """A turn that changed the chances, and what happened in it."""

    turn: Turn
    until: int
    before: list[float]
    after: list[float]
    happened: list[Facts]


class Mistake(NamedTuple):
    """A choice that cost the seat's team a part of its chance."""

    turn: Turn
    step: int
    chance: float
    best: float
    told: Told


class Review:
    """What was found out about a game so far, and what is still wanted."""

    def __init__(self, game: Game[Any], played: Played) -> None:
        self._teams = game.teams
        self._chosen = [text for _, text in played.choices]
        self.outline: Outline | None = None
        self._points: list[int] = []  # indices of turns
        self._screened: dict[int, list[tuple[int, float]]] = {}  # by the step that a turn begins with
        self._chances: dict[int, list[Tally]] = {}
        self._sought: dict[int, dict[str, Tally]] = {}
        self._compared: dict[int, dict[str, Tally]] = {}
        self._told: dict[int, Told] = {}
        self._happened: dict[int, list[Facts]] = {}
        self._suspects: list[int] | None = None

    # ---------------------------------------------------------------- what is wanted

    def next(self) -> Piece | None:
        """What to think about now; None if nothing is left to find out."""
        if self.outline is None:
            return Piece("outline")
        for turn, until in self._turns():
            if turn.step not in self._screened:
                return Piece("screen", turn.step, until=until)
        open_ = [step for step in self._moments() if not self._settled(step)]
        if open_:  # the least known first: what is cut short is even
            return Piece("chance", min(open_, key=self._tried), AT_ONCE)
        for step in self.suspects:
            sought = sum([each.tries for each in self._sought.get(step, {}).values()])
            if sought < SOUGHT:
                return Piece("seek", step, SOUGHT - sought)
        for step in self.suspects:
            better = self._better(step)
            done = self._compared.get(step, {}).get(better, Tally()).tries
            if better and done < COMPARED:
                return Piece("compare", step, COMPARED - done, (better, self._chosen[step]))
        return self.closing()

    def closing(self) -> Piece | None:
        """What is still to be told of what was found; what else is wanted may be left."""
        if self.outline is None:
            return Piece("outline")
        for step in self._mistakes():
            if step not in self._told:
                return Piece("mistake", step, 1, (self._better(step),))
        for turn, until, _, _ in self._turnings():
            if turn.step not in self._happened:
                return Piece("turning", turn.step, until=until)
        return None

    @property
    def progress(self) -> float:
        """How much of it is done, from 0 to 1."""
        if self.outline is None:
            return 0.0
        moments = self._moments()
        played = sum([1.0 if self._settled(step) else self._tried(step) / AGAIN for step in moments]) / len(moments)
        if self._suspects is None:
            return 0.5 * played
        most = (SOUGHT + 2 * COMPARED) * max(1, len(self._suspects))
        rounds = sum([min(SOUGHT, sum([t.tries for t in each.values()])) for each in self._sought.values()])
        rounds += sum([each.tries for found in self._compared.values() for each in found.values()])
        return min(0.99, 0.5 + 0.5 * rounds / most)

    def take(self, piece: Piece, found: Any) -> None:
        """Adds what a Reviewer found out about a piece."""
        if piece.kind == "outline":
            self.outline = found
        elif piece.kind == "screen":
            self._screened[piece.step] = found
        elif piece.kind == "chance":
            tallies = self._chances.setdefault(piece.step, [Tally() for _ in self._teams])
            for team, tally in enumerate(tallies):
                tally.add([chances[team] for chances in found])
        elif piece.kind in ("seek", "compare"):
            place = (self._sought if piece.kind == "seek" else self._compared).setdefault(piece.step, {})
            for text, values in found.items():
                place.setdefault(text, Tally()).add(values)
        elif piece.kind == "mistake":
            self._told[piece.step] = found
        else:
            self._happened[piece.step] = found

    # ---------------------------------------------------------------- what was found

    def points(self) -> list[Point]:
        """The chances over time."""
        turns = {turn.step: turn for turn, _ in self._turns()}
        last = self.outline.turns[-1] if self.outline is not None and self.outline.turns else Turn(0, 0, 0)
        return [
            Point(step, turns.get(step, last), [tally.mean for tally in self._chances[step]])
            for step in self._moments()
            if step in self._chances
        ]

    def turnings(self) -> list[Turning]:
        """The turns that changed the chances most, in their order."""
        return [Turning(*each, self._happened.get(each[0].step, [])) for each in self._turnings()]

    def mistakes(self) -> list[Mistake]:
        """The biggest mistakes of each seat, in their order."""
        found: list[Mistake] = []
        for step in self._mistakes():
            if step in self._told:
                chance, best = self._pair(step)
                found.append(Mistake(self._turn_of(step), step, chance.mean, best.mean, self._told[step]))
        return found

    @property
    def suspects(self) -> list[int]:
        """The choices that are looked into: the judge disliked them, or the chances fell in their turn."""
        if self._suspects is None:
            self._suspects = self._suspected()
        return self._suspects

    def _suspected(self) -> list[int]:
        worth: dict[int, list[tuple[float, int]]] = {}
        for turn, until in self._turns():
            team = next(at for at, seats in enumerate(self._teams) if turn.seat in seats)
            before, after = self._at(turn.step), self._at(until)
            fell = max(0.0, before[team] - after[team]) if before and after else 0.0
            for step, gap in self._screened.get(turn.step, ()):
                if gap > 0.0:
                    worth.setdefault(turn.seat, []).append((min(gap, 3.0) + 20.0 * fell, step))
        return sorted([step for found in worth.values() for _, step in sorted(found, reverse=True)[:SUSPECTS]])

    def _turns(self) -> list[tuple[Turn, int]]:
        """The turns, each with the step after its last."""
        assert self.outline is not None
        turns = self.outline.turns
        ends = [*[turn.step for turn in turns[1:]], self.outline.steps]
        return list(zip(turns, ends, strict=True))

    def _moments(self) -> list[int]:
        """The steps at which the chances are reckoned."""
        assert self.outline is not None
        steps = [turn.step for turn in self.outline.turns]
        every = max(1, -(-len(steps) // POINTS))
        return sorted({*steps[::every], self.outline.steps})

    def _tried(self, step: int) -> int:
        return self._chances[step][0].tries if step in self._chances else 0

    def _settled(self, step: int) -> bool:
        """Whether the chances at a moment are known well enough."""
        tried = self._tried(step)
        doubt = max([tally.doubt for tally in self._chances[step]]) if tried else 1.0
        return tried >= AGAIN or (tried >= PLAYED and doubt <= CLOSELY**2)

    def _at(self, step: int) -> list[float] | None:
        """The chances at the last moment up to a step."""
        known = [each for each in self._chances if each <= step]
        return [tally.mean for tally in self._chances[max(known)]] if known else None

    def _turn_of(self, step: int) -> Turn:
        return next(turn for turn, until in self._turns() if turn.step <= step < until)

    def _better(self, step: int) -> str:
        """The choice that seems better than what was chosen; "" if none was looked at as closely."""
        found = self._sought.get(step, {})
        tried = {text: tally for text, tally in found.items() if text != self._chosen[step] and tally.tries >= 3}
        return max(tried, key=lambda text: tried[text].mean, default="")

    def _pair(self, step: int) -> tuple[Tally, Tally]:
        """What was chosen, and what was better, as they compare."""
        found = self._compared.get(step, {})
        return found.get(self._chosen[step], Tally()), found.get(self._better(step), Tally())

    def _mistakes(self) -> list[int]:
        by_seat: dict[int, dict[int, tuple[float, int]]] = {}
        for step in self._suspects or ():
            chosen, better = self._pair(step)
            lost = better.mean - chosen.mean
            if lost >= WORTH and lost >= SURE * sqrt(chosen.doubt + better.doubt):
                turn = self._turn_of(step)
                mine = by_seat.setdefault(turn.seat, {})
                mine[turn.step] = max(mine.get(turn.step, (0.0, 0)), (lost, step))  # one of each turn
        return sorted([step for mine in by_seat.values() for _, step in sorted(mine.values())[-MISTAKES:]])

    def _turnings(self) -> list[tuple[Turn, int, list[float], list[float]]]:
        if any([self._tried(step) < AT_ONCE for step in self._moments()]):
            return []
        points = self.points()
        found: list[tuple[float, tuple[Turn, int, list[float], list[float]]]] = []
        for one, other in pairwise(points):
            change = max([abs(a - b) for a, b in zip(one.chances, other.chances, strict=True)])
            doubts = [t.doubt for step in (one.step, other.step) for t in self._chances[step]]
            if change >= max(TURNED, CERTAIN * sqrt(2.0 * max(doubts))):
                found.append((change, (one.turn, other.step, one.chances, other.chances)))
        found.sort(key=lambda each: -each[0])
        return sorted([each for _, each in found[:TURNINGS]], key=lambda each: each[0].step)


def review(
    game: Game[Any], played: Played, seconds: float, rng: Random, tell: Callable[[float], None] | None = None
) -> Review:
    """The review of a game, made at once in at most about so many seconds of processor time."""
    reviewer, found, started = Reviewer(game, played), Review(game, played), process_time()
    while (piece := found.next() if process_time() - started < seconds else found.closing()) is not None:
        found.take(piece, reviewer.think(piece, rng))
        if tell is not None:
            tell(found.progress)
    return found
