"""Hashed features of choices for the learned policy: indices below `SIZE`.

Features are not listed anywhere, so a new question, tile or card needs no new layout: it only has weight 0. Names are
hashed by their text and pieces by their numbers in the data, so a feature has the same index in every process.
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
GAPS: Final = 10  # buckets of half a point behind the best score
RANKS: Final = 6  # ranks by score that are distinguished

_PRIME: Final = 739982445
_MASK: Final = 0x7FFFFFFF  # products stay below 62 bits: small ints when compiled

_named: dict[str, int] = {}


def name_hash(text: str) -> int:
    """Return a hash of a name that is the same in every process."""
    code = _named.get(text)
    if code is None:
        code = _named[text] = crc32(text.encode()) & 0xFFFFFF
    return code


def mixed(root: int, value: int) -> int:
    """Combine two numbers into a hash; `root` may be such a hash."""
    product = (((root ^ (value + 1) * 40503) & _MASK) * _PRIME) & _MASK
    return product ^ (product >> 15)


def feature_index(root: int, tag: int, a: int = 0, b: int = 0) -> int:
    """Return the index of a feature: its root, its tag within the root, and up to two values."""
    product = (((root + tag * 2654435 + a * 40503 + b * 8300231) & _MASK) * _PRIME) & _MASK
    return (product ^ (product >> 15)) & (SIZE - 1)


def few(n: int) -> int:
    """Return the bucket of a count, of six: 0 to 3, 4 or 5, more."""
    return n if n <= 3 else 4 if n <= 5 else 5


def gap_step(gap: float) -> int:
    """Return the bucket of the gap to the best score."""
    return 0 if gap <= 0.0 else 1 + min(GAPS, int(gap * 2.0))


def ranks_of(scores: Sequence[float]) -> list[int]:
    """Return how many choices have a higher score than each, up to `RANKS`."""
    order = sorted(scores, reverse=True)
    first: dict[float, int] = {}
    for at, score in enumerate(order):
        if score not in first:
            first[score] = min(RANKS, at)
    return [first[score] for score in scores]


class FeatureEncoder(Generic[S]):
    """Encodes the choices of a game; the subclass is `GameEncoder` of `cosca.bots.<game>`.

    It reads sampled states, and nothing in them that the seat does not know.
    """

    stages: ClassVar[int] = 1
    skipped_kinds: ClassVar[frozenset[str]] = frozenset()  # questions left to the evaluator

    def __init__(self, game: Game[S]) -> None:
        self.game = game

    def stage(self, state: S) -> int:
        """Return the stage of the game, below `stages`."""
        raise NotImplementedError

    def stakes(self, state: S) -> list[float]:
        """Return the learning target of each team at the end, in the order of `Game.teams`."""
        outcome = self.game.outcome(state)
        won = [float(outcome is not None and team[0] in outcome.winners) for team in self.game.teams]
        shared = sum(won)
        return [share / shared for share in won] if shared else [1.0 / len(won)] * len(won)

    def standing(self, state: S, team: tuple[int, ...]) -> list[float]:
        """Return inputs for training beside the state features of a team, hidden information included."""
        return []

    def features(self, state: S, seat: int, choices: tuple[Choice, ...], scores: Sequence[float]) -> list[list[int]]:
        """Return the features of each choice; `scores` are the evaluator's."""
        raise NotImplementedError
