"""Fuzzing: random games under all checks of the contract, with failures as reproducible records.

`play` plays one game of a seed and checks it. The seed determines all randomness of the game and its checks, and a
check at a choice depends only on the seed and the number of choices before it, so `reproduce` finds a failure again
from its record.
"""

from __future__ import annotations

import json
import traceback
from random import Random
from typing import Any, Final, Generic, TypeVar

from cosca.kernel.choice import Choice
from cosca.kernel.errors import CoscaError, IllegalChoice
from cosca.kernel.events import Event
from cosca.kernel.game import Game
from cosca.kernel.match import Match
from cosca.kernel.record import Record
from cosca.kernel.state import State
from cosca.kernel.steps import Sealed

S = TypeVar("S", bound=State)
Log = list[tuple[int, Choice]]

LONGEST = 5000  # choices of a game; more is a failure
THOROUGH = 25  # one choice in this many is checked thoroughly
ANYTIME = 0.02  # probability of an anytime choice
TO_THE_END = 3  # states of a game from which default choices must end it
ABOUT = 400  # approximate choices of a game, to place those states
TOGETHER = 12  # choices for which a state and its copies are played on


class Wrong(Exception):
    """A check failed; `log` is the path of choices to the state where it did."""

    def __init__(self, what: str, log: Log) -> None:
        super().__init__(what)
        self.what: Final = what
        self.log: Final = log


class FuzzFailure:
    """A failure of a game, and the record that leads to it."""

    __slots__ = ("choices", "game", "record", "seed", "what")

    def __init__(self, game: Game[Any], seed: int, error: Wrong) -> None:
        self.game: Final = game.name
        self.seed: Final = seed
        self.what: Final = error.what
        self.choices: Final = len(error.log)
        lines = [(seat, choice.text, 0) for seat, choice in error.log]
        head = Record(game.name, game.options, game.rules_version, game.data_name(), seed, None, lines, "")
        about = "".join(f"# {line}\n" for line in error.what.splitlines())
        self.record: Final = head.text() + about


class FuzzGame:
    """A game without failures: its number of choices and its outcome."""

    __slots__ = ("choices", "reason")

    def __init__(self, choices: int, reason: str) -> None:
        self.choices: Final = choices
        self.reason: Final = reason


def play(game: Game[S], seed: int, thorough: int = THOROUGH) -> FuzzGame | FuzzFailure:
    """Play a random game of that seed with all checks."""
    fuzz = Fuzz(game, seed)
    try:
        return fuzz.play(thorough)
    except Wrong as error:
        return FuzzFailure(game, seed, error)


def reproduce(game: Game[S], record: Record) -> FuzzGame | FuzzFailure:
    """Play the choices of a failure's record with all checks, and check the last state thoroughly."""
    fuzz = Fuzz(game, record.seed)
    try:
        return fuzz.follow([(seat, text) for seat, text, _ in record.choices])
    except Wrong as error:
        return FuzzFailure(game, record.seed, error)


class Fuzz(Generic[S]):
    """A match whose every choice is checked."""

    def __init__(self, game: Game[S], seed: int) -> None:
        self.game: Final = game
        self.seed: Final = seed
        self.match: Final = Match(game, seed)

    @property
    def state(self) -> S:
        return self.match.state

    @property
    def log(self) -> Log:
        return self.match.log

    def _sealed(self) -> Sealed[Any] | None:
        top = self.state.stack[-1] if self.state.stack else None
        return top if isinstance(top, Sealed) else None

    def play(self, thorough: int) -> FuzzGame:
        """Play to the end by random choices."""
        game, rng = self.game, Random(self.seed)
        ends = {rng.randrange(1, ABOUT) for _ in range(TO_THE_END)}
        self.guarded(self.check)
        while game.actors(self.state):
            seat, choice = self.any_choice(rng)
            number = len(self.log)
            if rng.randrange(thorough) == 0:
                self.guarded(self.check_thoroughly)
                self.choose_and_undo(seat, choice)
            else:
                self.choose(seat, choice)
            self.guarded(self.check)
            if number in ends:
                self.guarded(self.check_defaults)
            if len(self.log) > LONGEST:
                raise Wrong(f"the game is not over after {LONGEST} choices", self.log)
        self.guarded(self.check_end)
        outcome = game.outcome(self.state)
        return FuzzGame(len(self.log), "" if outcome is None else outcome.reason)

    def follow(self, lines: list[tuple[int, str]]) -> FuzzGame:
        """Make these choices, then check the resulting state thoroughly."""
        self.guarded(self.check)
        for number, (seat, text) in enumerate(lines, 1):
            try:
                choice = self.game.parse(self.state, seat, text)
            except CoscaError as error:
                raise Wrong(f"the record diverges at choice {number}: {error}", self.log) from None
            if number == len(lines):
                self.guarded(self.check_thoroughly)
                self.choose_and_undo(seat, choice)
            else:
                self.choose(seat, choice)
            self.guarded(self.check)
        self.guarded(self.check_thoroughly)
        self.guarded(self.check_defaults)
        self.guarded(self.check_end)
        return FuzzGame(len(self.log), "")

    def any_choice(self, rng: Random) -> tuple[int, Choice]:
        """Return a random choice: mostly of a decision, sometimes an anytime choice."""
        game, state = self.game, self.state
        if rng.random() < ANYTIME:
            seat = rng.choice(game.seats)
            besides = game.anytime(state, seat)
            if besides:
                return seat, rng.choice(besides)
        seat = rng.choice(game.actors(state))
        return seat, rng.choice(game.choices(state, seat))

    # ---------------------------------------------------------------- choices

    def choose(self, seat: int, choice: Choice) -> list[Event]:
        """Apply a choice; an error is a failure at this choice."""
        before = len(self.log)
        try:
            return self.match.apply(seat, choice)
        except Exception as error:
            raise Wrong(_said(error), [*self.log[:before], (seat, choice)]) from error

    def choose_and_undo(self, seat: int, choice: Choice) -> None:
        """Apply a choice, undo it where that is allowed, and apply it again."""
        before = self.state.digest()
        draws, log, sealed = self.state.draws, self.log[:], self._sealed()
        picked = choice in self.game.choices(self.state, seat)
        events = self.choose(seat, choice)
        after = self.state.digest()
        learned = self.state.draws != draws or any([event.reveals for event in events])
        learned = learned or (sealed is not None and not (picked and sealed is self._sealed()))
        self.expect(self.match.may_undo(seat) != learned, f"undo is {'free' if learned else 'refused'} after {choice}")
        for other in self.game.seats:
            if (other != seat or learned) and self._sealed() is None:
                self.refused(other)
        if learned:
            return
        self.match.undo(seat)
        self.expect(self.state.digest() == before, f"undo of {choice} leads to another state")
        self.expect(self.log == log, "undo does not restore the log")
        self.choose(seat, choice)
        self.expect(self.state.digest() == after, f"{choice} applied again leads to another state")

    def refused(self, seat: int) -> None:
        """Check that the seat may not undo, and that trying changes nothing."""
        digest, length = self.state.digest(), len(self.log)
        try:
            self.match.undo(seat)
        except IllegalChoice:
            self.expect(self.state.digest() == digest and len(self.log) == length, "a refused undo changes the match")
            return
        raise Wrong(f"seat {seat} may undo what others have seen or done", self.log)

    # ---------------------------------------------------------------- checks

    def guarded(self, check: Any) -> None:
        """Run a check; an error in it is a failure too."""
        try:
            check()
        except Wrong:
            raise
        except Exception as error:
            raise Wrong(_said(error), self.log) from error

    def expect(self, holds: bool, what: str) -> None:
        if not holds:
            raise Wrong(what, self.log)

    def check(self) -> None:
        """Check what must hold in every state."""
        game, state = self.game, self.state
        actors = game.actors(state)
        for seat in actors:
            choices = game.choices(state, seat)
            if not choices:
                raise Wrong(f"seat {seat} must decide but has no choice", self.log)
            if len({choice.text for choice in choices}) != len(choices):
                raise Wrong(f"seat {seat} has a duplicate choice: {_twice(choices)}", self.log)
        self.expect(len(set(actors)) == len(actors), "a seat is listed twice as an actor")
        over = game.outcome(state) is not None
        self.expect(over or bool(actors), "no seat has to decide, but the game has no result")
        self.expect(not (over and actors), "the game has a result, but a seat must decide")
        broken = game.laws(state)
        self.expect(not broken, "; ".join(broken))

    def check_thoroughly(self) -> None:
        """Check every choice, and views, copies and saved states."""
        game, state = self.game, self.state
        digest = state.digest()
        rng = Random(f"{self.seed}/{len(self.log)}")
        for seat in game.seats:
            besides = game.anytime(state, seat)
            if len({extra.text for extra in besides}) != len(besides):
                raise Wrong(f"seat {seat} has a duplicate among its anytime choices: {_twice(besides)}", self.log)
            owed = seat in game.actors(state)
            decision = game.decision(state, seat)
            if owed:
                self.expect(decision is not None and decision.choices == game.choices(state, seat), "no decision")
                self.expect(game.default(state, seat) in game.choices(state, seat), "the default is not a legal choice")
            for choice in (*game.choices(state, seat), *besides):
                if game.parse(state, seat, choice.text).text != choice.text:
                    raise Wrong(f"'{choice}' is read as another choice", self.log)
                self.try_on_copy(seat, choice)
        for viewer in (None, *game.seats):
            shown = game.view(state, viewer)
            self.expect(json.loads(json.dumps(shown)) == shown, f"the view of seat {viewer} is not plain JSON")
        self.expect(state.digest() == digest, "a choice on a copy, or a view, changed the state itself")
        self.check_twins(rng)
        self.expect(state.digest() == digest, "playing a copy changed the state itself")

    def try_on_copy(self, seat: int, choice: Choice) -> None:
        """Check that the choice can be made."""
        copy = self.state.copy()
        try:
            self.game.apply(copy, seat, choice)
        except Exception as error:
            raise Wrong(_said(error), [*self.log, (seat, choice)]) from error
        if not copy.stack and self.game.outcome(copy) is None:
            raise Wrong("no seat has to decide, but the game has no result", [*self.log, (seat, choice)])

    def check_twins(self, rng: Random) -> None:
        """Check that a copy and a reloaded state equal the state and evolve identically, with and without events."""
        game, state = self.game, self.state
        copy = state.copy()
        self.expect(copy.digest() == state.digest(), "a copy differs from its state")
        loaded = game.from_json(json.loads(json.dumps(state.to_json())))
        self.expect(loaded.digest() == state.digest(), "a saved and reloaded state differs")
        log = self.log[:]
        for _ in range(TOGETHER):
            actors = game.actors(copy)
            if actors != game.actors(loaded):
                raise Wrong("a reloaded state waits for others than a copy", log)
            if not actors:
                break
            seat = rng.choice(actors)
            choices = game.choices(copy, seat)
            if choices != game.choices(loaded, seat):
                raise Wrong(f"a reloaded state gives seat {seat} other choices than a copy", log)
            choice = rng.choice(choices)
            log.append((seat, choice))
            try:
                game.apply(copy, seat, choice, [])
                game.apply(loaded, seat, choice)
            except Exception as error:
                raise Wrong(_said(error), log) from error
        if copy.digest() != loaded.digest():
            raise Wrong("a copy and a reloaded state evolve differently", log)

    def check_defaults(self) -> None:
        """Check that default choices end the game from here."""
        game, copy = self.game, self.state.copy()
        log = self.log[:]
        for _ in range(LONGEST):
            actors = game.actors(copy)
            if not actors:
                break
            seat = actors[0]
            choice = game.default(copy, seat)
            log.append((seat, choice))
            try:
                game.apply(copy, seat, choice)
            except Exception as error:
                raise Wrong(_said(error), log) from error
        else:
            raise Wrong(f"{LONGEST} default choices do not end the game", self.log)
        broken = game.laws(copy)
        if broken or game.outcome(copy) is None:
            raise Wrong("; ".join(["the default choices end without a result", *broken]), log)

    def check_end(self) -> None:
        """Check that even the last choice can be undone by consent, leaving the rest of the game unchanged."""
        if not self.log:
            return
        digest, last = self.state.digest(), self.log[-1]
        self.match.undo(last[0], consent=True)
        self.match.apply(last[0], last[1])
        self.expect(self.state.digest() == digest, "the last choice, undone and applied again, differs")
        if not self.game.actors(self.state):
            try:
                self.game.apply(self.state, last[0], last[1])
            except IllegalChoice:
                return
            raise Wrong("a choice is accepted after the end", self.log)


def _twice(choices: tuple[Choice, ...]) -> str:
    texts = [choice.text for choice in choices]
    return ", ".join(sorted({text for text in texts if texts.count(text) > 1}))


def _said(error: Exception) -> str:
    """Return the error as one line, with the place where it was raised."""
    frames = traceback.extract_tb(error.__traceback__)
    at = f" (at {frames[-1].name}, line {frames[-1].lineno})" if frames else ""
    return " ".join(f"{type(error).__name__}: {error}{at}".split())
