"""Features of choices, as the learned player sees them: numbers below `SIZE`, found by hashing what is the case.

Nothing lists the features, so a new question, tile or card needs no new layout: it only has no weight yet. Names are
hashed by what they say and pieces by their numbers in the data, so a feature means the same in every process.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final, Generic, TypeVar
from zlib import crc32

from cosca.kernel.choice import Choice
from cosca.kernel.game import Game
from cosca.kernel.state import State

S = TypeVar("S", bound=State)

SIZE: Final = 65536
GAPS: Final = 10  # steps of half a point by which a choice is behind the judge's best; more is all the same
RANKS: Final = 6  # the judge's ranks that are told apart

_PRIME: Final = 739982445
_MASK: Final = 0x7FFFFFFF  # products stay below 62 bits: small ints when compiled

_named: dict[str, int] = {}


def named(text: str) -> int:
    """The number of a name, the same everywhere."""
    found = _named.get(text)
    if found is None:
        found = _named[text] = crc32(text.encode()) & 0xFFFFFF
    return found


def mixed(root: int, value: int) -> int:
    """The number of two numbers together; `root` may be such a number itself."""
    found = (((root ^ (value + 1) * 40503) & _MASK) * _PRIME) & _MASK
    return found ^ (found >> 15)


def spot(root: int, tag: int, a: int = 0, b: int = 0) -> int:
    """The place of a feature: what it belongs to, which one of that it is, and up to two values."""
    found = (((root + tag * 2654435 + a * 40503 + b * 8300231) & _MASK) * _PRIME) & _MASK
    return (found ^ (found >> 15)) & (SIZE - 1)


def few(n: int) -> int:
    """A count in six steps: 0 to 3, 4 or 5, more."""
    return n if n <= 3 else 4 if n <= 5 else 5


def gap_step(gap: float) -> int:
    """How far behind the judge's best choice, in steps."""
    return 0 if gap <= 0.0 else 1 + min(GAPS, int(gap * 2.0))


def ranks_of(scores: Sequence[float]) -> list[int]:
    """How many choices the judge likes better than each, up to `RANKS`."""
    order = sorted(scores, reverse=True)
    first: dict[float, int] = {}
    for at, score in enumerate(order):
        if score not in first:
            first[score] = min(RANKS, at)
    return [first[score] for score in scores]


class Encoder(Generic[S]):
    """Makes the features of a game's choices; `GameEncoder` of the game's package among the bots.

    It reads states that were drawn from what a seat knows, and nothing in them that the seat may not know.
    """

    stages: ClassVar[int] = 1
    left_out: ClassVar[frozenset[str]] = frozenset()  # questions that are left to the judge
    point: ClassVar[float] = 0.01  # what a point of the judge is worth, in what `stakes` counts

    def __init__(self, game: Game[S]) -> None:
        self.game = game

    def stage(self, state: S) -> int:
        """The part of the game, below `stages`."""
        raise NotImplementedError

    def stakes(self, state: S) -> list[float]:
        """What each team has at the end, in the order of `Game.teams`: learning is about the distance to the others."""
        outcome = self.game.outcome(state)
        won = [float(outcome is not None and team[0] in outcome.winners) for team in self.game.teams]
        shared = sum(won)
        return [each / shared for each in won] if shared else [1.0 / len(won)] * len(won)

    def standing(self, state: S, team: tuple[int, ...]) -> list[float]:
        """What tells, beside the judge's signs, how a team will do: for learning alone, hidden or not."""
        return []

    def features(self, state: S, seat: int, choices: tuple[Choice, ...], scores: Sequence[float]) -> list[list[int]]:
        """The features of each choice; `scores` are the judge's."""
        raise NotImplementedError
