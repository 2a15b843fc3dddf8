"""Random games under every check that a game's contract allows; what breaks is a record that breaks again.

`play` plays one game of a seed and returns what it found wrong, or None. All that is random in the game and
in its checks comes from the seed, and a check at a choice depends on the seed and on the number of choices
before it alone: so `reproduce` finds the same again from the record.
"""

from __future__ import annotations

import json
import traceback
from random import Random
from typing import Any, Final, TypeVar

from cosca.kernel.choice import Choice
from cosca.kernel.errors import CoscaError, IllegalChoice
from cosca.kernel.events import Event
from cosca.kernel.game import Game
from cosca.kernel.match import Match
from cosca.kernel.record import Record
from cosca.kernel.state import State

S = TypeVar("S", bound=State)
Log = list[tuple[int, Choice]]

LONGEST = 5000  # choices of a game; more is a failure
THOROUGH = 25  # one choice in so many is checked thoroughly
ANYTIME = 0.02  # how often a seat does something besides
TO_THE_END = 3  # from so many states of a game the default choices must end it
ABOUT = 400  # choices of a game, roughly: where those states are
TOGETHER = 12  # choices that a state and its copies are played on for


class Wrong(Exception):
    """A check failed; `log` is the path of choices to the state where it did."""

    def __init__(self, what: str, log: Log) -> None:
        super().__init__(what)
        self.what: Final = what
        self.log: Final = log


class FuzzFailure:
    """What is wrong with a game, and the record that leads there."""

    __slots__ = ("choices", "game", "record", "seed", "what")

    def __init__(self, game: Game[Any], seed: int, wrong: Wrong) -> None:
        self.game: Final = game.name
        self.seed: Final = seed
        self.what: Final = wrong.what
        self.choices: Final = len(wrong.log)
        lines = [(seat, choice.text, 0) for seat, choice in wrong.log]
        head = Record(game.name, game.options, game.rules_version, game.data_name(), seed, None, lines, "")
        about = "".join(f"# {line}\n" for line in wrong.what.splitlines())
        self.record: Final = head.text() + about


class FuzzGame:
    """How many choices a clean game had and how it ended."""

    __slots__ = ("choices", "reason")

    def __init__(self, choices: int, reason: str) -> None:
        self.choices: Final = choices
        self.reason: Final = reason


def play(game: Game[S], seed: int, thorough: int = THOROUGH) -> FuzzGame | FuzzFailure:
    """Plays a random game of that seed with all checks."""
    fuzz = Fuzz(game, seed)
    try:
        return fuzz.play(thorough)
    except Wrong as wrong:
        return FuzzFailure(game, seed, wrong)


def reproduce(game: Game[S], record: Record) -> FuzzGame | FuzzFailure:
    """Plays the choices of a failure's record with all checks, and the last state thoroughly."""
    fuzz = Fuzz(game, record.seed)
    try:
        return fuzz.follow([(seat, text) for seat, text, _ in record.choices])
    except Wrong as wrong:
        return FuzzFailure(game, record.seed, wrong)


class Fuzz(Match[S]):
    """A match whose every choice is checked."""

    def __init__(self, game: Game[S], seed: int) -> None:
        super().__init__(game, seed)

    def play(self, thorough: int) -> FuzzGame:
        """To the end, by random choices."""
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
        """These choices, then all checks of the state that they lead to."""
        self.guarded(self.check)
        for number, (seat, text) in enumerate(lines, 1):
            try:
                choice = self.game.parse(self.state, seat, text)
            except CoscaError as wrong:
                raise Wrong(f"the record departs at choice {number}: {wrong}", self.log) from None
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
        """A random choice: mostly of a decision, now and then besides."""
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
        """Carries a choice out; an error is a failure at this choice."""
        before = len(self.log)
        try:
            return self.apply(seat, choice)
        except Exception as error:
            raise Wrong(_said(error), [*self.log[:before], (seat, choice)]) from error

    def choose_and_undo(self, seat: int, choice: Choice) -> None:
        """Carries a choice out, takes it back where that is allowed, and carries it out again."""
        before = self.state.digest()
        draws, log, sealed = self.state.draws, self.log[:], self._sealed()
        picked = choice in self.game.choices(self.state, seat)
        events = self.choose(seat, choice)
        after = self.state.digest()
        learned = self.state.draws != draws or any([event.reveals for event in events])
        learned = learned or (sealed is not None and not (picked and sealed is self._sealed()))
        self.expect(self.may_undo(seat) != learned, f"undo is {'free' if learned else 'refused'} after {choice}")
        for other in self.game.seats:
            if (other != seat or learned) and self._sealed() is None:
                self.refused(other)
        if learned:
            return
        self.undo(seat)
        self.expect(self.state.digest() == before, f"undo of {choice} leads to another state")
        self.expect(self.log == log, "undo does not shorten the log by one")
        self.choose(seat, choice)
        self.expect(self.state.digest() == after, f"{choice} done again leads to another state")

    def refused(self, seat: int) -> None:
        """The seat may not undo, and trying changes nothing."""
        digest, length = self.state.digest(), len(self.log)
        try:
            self.undo(seat)
        except IllegalChoice:
            self.expect(self.state.digest() == digest and len(self.log) == length, "a refused undo changes things")
            return
        raise Wrong(f"seat {seat} may undo what others have seen or done", self.log)

    # ---------------------------------------------------------------- checks

    def guarded(self, check: Any) -> None:
        """Runs a check; an error in it is a failure too."""
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
        """What must hold at every moment."""
        game, state = self.game, self.state
        actors = game.actors(state)
        for seat in actors:
            choices = game.choices(state, seat)
            if not choices:
                raise Wrong(f"seat {seat} must decide and has no choice", self.log)
            if len({choice.text for choice in choices}) != len(choices):
                raise Wrong(f"seat {seat} has a choice twice: {_twice(choices)}", self.log)
        self.expect(len(set(actors)) == len(actors), "a seat is twice among the actors")
        over = game.outcome(state) is not None
        self.expect(over or bool(actors), "nobody has to decide, and the game has no result")
        self.expect(not (over and actors), "the game has a result, and a seat must decide")
        broken = game.laws(state)
        self.expect(not broken, "; ".join(broken))

    def check_thoroughly(self) -> None:
        """Every choice works; views, copies and saved states are sound."""
        game, state = self.game, self.state
        digest = state.digest()
        rng = Random(f"{self.seed}/{len(self.log)}")
        for seat in game.seats:
            besides = game.anytime(state, seat)
            if len({each.text for each in besides}) != len(besides):
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
        self.expect(state.digest() == digest, "playing a copy on changed the state itself")

    def try_on_copy(self, seat: int, choice: Choice) -> None:
        """The choice can be made."""
        copy = self.state.copy()
        try:
            self.game.apply(copy, seat, choice)
        except Exception as error:
            raise Wrong(_said(error), [*self.log, (seat, choice)]) from error
        if not copy.stack and self.game.outcome(copy) is None:
            raise Wrong("nobody has to decide, and the game has no result", [*self.log, (seat, choice)])

    def check_twins(self, rng: Random) -> None:
        """A copy and a reloaded state equal the state and evolve alike, with and without events."""
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
        """The default choices end the game from here."""
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
        """By consent even the last choice can be taken back; the rest of the game is as it was."""
        if not self.log:
            return
        digest, last = self.state.digest(), self.log[-1]
        self.undo(last[0], consent=True)
        self.apply(last[0], last[1])
        self.expect(self.state.digest() == digest, "undone by consent and done again, the last choice differs")
        if not self.game.actors(self.state):
            try:
                self.game.apply(self.state, last[0], last[1])
            except IllegalChoice:
                return
            raise Wrong("a choice is taken after the end", self.log)


def _twice(choices: tuple[Choice, ...]) -> str:
    texts = [choice.text for choice in choices]
    return ", ".join(sorted({text for text in texts if texts.count(text) > 1}))


def _said(error: Exception) -> str:
    """The error in one line, with the place where it was raised."""
    frames = traceback.extract_tb(error.__traceback__)
    at = f" (at {frames[-1].name}, line {frames[-1].lineno})" if frames else ""
    return " ".join(f"{type(error).__name__}: {error}{at}".split())
