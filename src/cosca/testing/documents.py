"""Fuzzing of documents: saved states, positions and records of random games, mutated, then read and played.

An accepted document must be playable to the end, by default choices and by random ones, through states that can be
saved and loaded; all others must be refused with a reason. Anything else is a failure: another error, an endless game,
a broken law. The seed determines all randomness, so a failure can be reproduced from its file.
"""

from __future__ import annotations

import json
import sys
import traceback
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from random import Random
from typing import Any, Final

from cosca.kernel.documents import GameOptions
from cosca.kernel.errors import BadDocument, CoscaError
from cosca.kernel.game import Game
from cosca.kernel.match import Match
from cosca.kernel.record import read
from cosca.kernel.state import State
from cosca.testing.mutations import Document, Mutator

Make = Callable[[str, GameOptions], Game[Any]]

LONGEST: Final = 3000  # choices until the end; more is a failure
MOMENTS: Final = 12  # states of a random game that become documents
PLAYS: Final = 2  # random games from each accepted document
LOOKS: Final = 0.01  # probability that a state is shown to all viewers, saved and loaded
AS_IT_IS: Final = 0.03  # share of unchanged documents, which must be accepted


class Hostile:
    """An untrusted document: its kind, its table, and the seed of how it is played."""

    __slots__ = ("body", "changed", "game", "kind", "options", "seed")

    def __init__(self, kind: str, game: str, options: Document, body: Any, seed: int, changed: bool = True) -> None:
        self.kind: Final = kind  # "save", "position" or "record"
        self.game: Final = game
        self.options: Final = options
        self.body: Final = body
        self.seed: Final = seed
        self.changed: Final = changed

    def text(self) -> str:
        """Return it as JSON, to be stored in a file."""
        with _deep():
            return json.dumps({name: getattr(self, name) for name in self.__slots__})

    @classmethod
    def from_text(cls, text: str) -> Hostile:
        """Return the document of such a file."""
        with _deep():
            return cls(**json.loads(text))


class Verdict:
    """The result for a document: `wrong` is "" unless it is a failure."""

    __slots__ = ("accepted", "choices", "reason", "wrong")

    def __init__(self, accepted: bool, reason: str = "", choices: int = 0, wrong: str = "") -> None:
        self.accepted: Final = accepted
        self.reason: Final = reason  # why it was refused, without the details of the document
        self.choices: Final = choices  # of the longest game from it
        self.wrong: Final = wrong


def documents(game: Game[Any], seed: int, count: int) -> Iterator[Hostile]:
    """Yield `count` documents from a random game of that seed."""
    rng = Random(f"documents {game.name} {seed}")
    match: Match[Any] = Match(game, seed)
    saves: list[Document] = []
    positions: list[Document] = []
    records: list[str] = []
    length = rng.randrange(20, 500)
    at = sorted({rng.randrange(length) for _ in range(MOMENTS)})
    for number in range(length):
        if not game.actors(match.state):
            break
        if number in at or not saves:
            saves.append(_plain(match.state.to_json()))
            positions.append(_plain(game.describe(match.state)))
            records.append(match.record())
            records.append(_from_position(game, positions[-1], rng))
        seat = rng.choice(game.actors(match.state))
        match.apply(seat, rng.choice(game.choices(match.state, seat)))
    on_saves, on_positions = Mutator(rng, saves), Mutator(rng, positions)
    for number in range(count):
        kind = rng.choice(("save", "save", "position", "position", "position", "record"))
        changed = rng.random() >= AS_IT_IS
        body: Any = rng.choice({"save": saves, "position": positions, "record": records}[kind])
        if changed and kind == "record":
            body = on_positions.record(body)
        elif changed:
            body = (on_saves if kind == "save" else on_positions).document(body)
        yield Hostile(kind, game.name, dict(game.options), body, seed * 10_000 + number, changed)


def judge(hostile: Hostile, make: Make) -> Verdict:
    """Read a document and play it if it is accepted."""
    try:
        try:
            game, state = _read(hostile, make)
        except CoscaError as refused:
            reason = str(refused)
            if not hostile.changed:
                return Verdict(False, wrong=f"a valid {hostile.kind} is refused: {reason[:300]}")
            if not reason:
                return Verdict(False, wrong=f"{type(refused).__name__} without a reason")
            return Verdict(False, f"{type(refused).__name__}: {_class(reason)}")
    except Exception as error:
        return Verdict(False, wrong=f"reading: {_said(error)}")
    longest = 0
    for play in range(PLAYS + 1):
        rng = Random(f"{hostile.seed} {play}") if play else None
        try:
            longest = max(longest, _play(game, state.copy(), rng))
        except Exception as error:
            how = "by random choices" if play else "by default choices"
            return Verdict(True, "", longest, f"playing {how}: {_said(error)}")
    return Verdict(True, "", longest)


class Endless(Exception):
    """A game that does not end, or ends without a result."""


def _read(hostile: Hostile, make: Make) -> tuple[Game[Any], State]:
    if hostile.kind == "record":
        record = read(hostile.body)
        game = make(record.game, record.options)
        return game, Match.replayed(game, record).state
    game = make(hostile.game, hostile.options)
    if hostile.kind == "save":
        return game, game.from_json(hostile.body)
    return game, Match(game, hostile.seed, hostile.body).state


def _play(game: Game[Any], state: State, rng: Random | None) -> int:
    """Play to the end by default or random choices; return how many there were."""
    _look(game, state)
    number = 0
    while actors := game.actors(state):
        number += 1
        if number > LONGEST:
            raise Endless(f"the game is not over after {LONGEST} choices")
        if rng is None:
            seat = actors[0]
            choice = game.default(state, seat)
        else:
            seat = rng.choice(actors)
            choice = rng.choice(game.choices(state, seat))
            if rng.random() < LOOKS:
                _look(game, state)
        game.apply(state, seat, choice)
    if game.outcome(state) is None:
        raise Endless("the game ends without a result")
    _look(game, state)
    return number


def _look(game: Game[Any], state: State) -> None:
    """Show the table to all viewers, save it and load it."""
    for seat in (None, *game.actors(state)):
        game.view(state, seat)
        game.facts(state, seat)
    broken = game.laws(state)
    if broken:
        raise Endless(f"a broken law: {'; '.join(broken[:3])}")
    try:
        game.from_json(_plain(state.to_json()))
        game.position(_plain(game.describe(state)))
    except BadDocument as refused:
        raise Endless(f"a reached state is refused: {refused}") from None


def _from_position(game: Game[Any], position: Document, rng: Random) -> str:
    """Return a record that starts from a position and has a few choices."""
    match: Match[Any] = Match(game, rng.randrange(1000), position)
    for _ in range(rng.randrange(8)):
        actors = game.actors(match.state)
        if actors:
            match.apply(actors[0], rng.choice(game.choices(match.state, actors[0])))
    return match.record()


@contextmanager
def _deep() -> Iterator[None]:
    """Allow JSON of any depth that the fuzzer makes, and numbers of any size, within the context."""
    depth, digits = sys.getrecursionlimit(), sys.get_int_max_str_digits()
    sys.setrecursionlimit(20_000)
    sys.set_int_max_str_digits(0)
    try:
        yield
    finally:
        sys.setrecursionlimit(depth)
        sys.set_int_max_str_digits(digits)


def _plain(document: Any) -> Document:
    """Return the document after a round trip through JSON."""
    copied: Document = json.loads(json.dumps(document))
    return copied


def _class(reason: str) -> str:
    """Return the class of a reason: the first words of its parts, without numbers and names."""
    parts = [part.split("'")[0].strip() for part in reason.split(":")[:3]]
    return ": ".join(
        [" ".join(["#" if any(c.isdigit() for c in word) else word for word in part.split()[:3]]) for part in parts]
    )[:80]


def _said(error: Exception) -> str:
    """Return the error in one line, with the places where it was raised."""
    frames = traceback.extract_tb(error.__traceback__)[-3:]
    at = " < ".join([f"{frame.name}:{frame.lineno}" for frame in reversed(frames)])
    return " ".join(f"{type(error).__name__}: {str(error)[:300]} (at {at})".split())
