"""A match: a state with its log, undo, and record."""

from __future__ import annotations

from typing import Any, Generic, Self, TypeVar

from cosca.kernel.choice import Choice
from cosca.kernel.errors import BadDocument, IllegalChoice
from cosca.kernel.events import Event
from cosca.kernel.game import Game
from cosca.kernel.record import Record
from cosca.kernel.state import State

S = TypeVar("S", bound=State)


class Match(Generic[S]):
    """One game being played. `log` holds the choices that count; `events` what the last choice made happen."""

    def __init__(self, game: Game[S], seed: int, position: dict[str, Any] | None = None) -> None:
        self.game = game
        self.seed = seed
        self.start = position
        self.events: list[Event] = []
        self.state: S = game.new(seed, self.events) if position is None else game.position(position)
        self.log: list[tuple[int, Choice]] = []
        self._back: list[S] = []  # the states before the last choices: those that may be freely undone

    def apply(self, seat: int, choice: Choice | str) -> list[Event]:
        """Carries out a choice (or its text) and returns its events."""
        if isinstance(choice, str):
            choice = self.game.parse(self.state, seat, choice)
        before = self.state.copy()
        events: list[Event] = []
        self.game.apply(self.state, seat, choice, events)
        if self.log and self.log[-1][0] != seat:
            self._back.clear()
        self._back.append(before)
        if self.state.draws != before.draws or any([event.reveals for event in events]):
            self._back.clear()
        self.log.append((seat, choice))
        self.events = events
        return events

    def may_undo(self, seat: int) -> bool:
        """Whether the seat's last choice can be taken back freely: nobody has learned anything since."""
        return bool(self._back) and self.log[-1][0] == seat

    def undo(self, seat: int, consent: bool = False) -> None:
        """Takes back the last choice: the seat's own, while nobody learned anything from it; any with consent."""
        if not self.log:
            raise IllegalChoice("there is nothing to undo")
        if self.may_undo(seat):
            self.state = self._back.pop()
            self.log.pop()
        elif consent:
            self.log.pop()
            self.state = self._replayed()
            self._back.clear()
        else:
            raise IllegalChoice(f"seat {seat} may not undo this: others have acted or learned something since")
        self.events = []

    def _replayed(self) -> S:
        state = self.game.new(self.seed) if self.start is None else self.game.position(self.start)
        for seat, choice in self.log:
            self.game.apply(state, seat, choice)
        return state

    def record(self) -> str:
        """The record of the game so far, as text."""
        game = self.game
        choices = [(seat, choice.text, 0) for seat, choice in self.log]
        return Record(
            game.name,
            game.options,
            game.rules_version,
            game.data_name(),
            self.seed,
            self.start,
            choices,
            self.state.digest(),
        ).text()

    @classmethod
    def replayed(cls, game: Game[S], record: Record) -> Self:
        """The match of a record. It never shows another result silently: a departure says at which line."""
        if record.rules > game.rules_version:
            raise BadDocument(f"record: rules {record.rules}: this version knows rules up to {game.rules_version}")
        if record.data != game.data_name():
            raise BadDocument(f"record: data {record.data}: this game plays with {game.data_name()}")
        match = cls(game, record.seed, record.position)
        for seat, text, line in record.choices:
            try:
                match.apply(seat, text)
            except IllegalChoice as wrong:
                raise BadDocument(f"record: line {line}: {wrong}") from None
        if record.digest and record.digest != match.state.digest():
            raise BadDocument(f"record: digest: the game ends as {match.state.digest()}, not as {record.digest}")
        return match
