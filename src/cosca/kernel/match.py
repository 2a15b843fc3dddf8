"""A match: a state with its log, undo, and record."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, Generic, Self, TypeVar

from cosca.kernel.choice import Choice
from cosca.kernel.documents import PositionDocument
from cosca.kernel.errors import BadDocument, IllegalChoice, IllegalPath
from cosca.kernel.events import Event, visible
from cosca.kernel.game import Game, Memory
from cosca.kernel.record import Record
from cosca.kernel.state import State
from cosca.kernel.steps import Sealed, Step

S = TypeVar("S", bound=State)
DECIDES: Final = 1  # mark of a choice in the log: it answered a question, unlike an anytime choice
SEALED: Final = 2  # mark: a pick of the sealed step in progress
FIRM: Final = 4  # mark: undone by consent only


class Match(Generic[S]):
    """One game being played. `log` holds the choices that count; `events` those of the last choice."""

    def __init__(self, game: Game[S], seed: int, position: PositionDocument | None = None) -> None:
        self.game = game
        self.seed = seed
        self.start = position
        self.events: list[Event] = []
        self.log: list[tuple[int, Choice]] = []
        self.state: S = game.new(seed, self.events) if position is None else game.position(position)
        self._kept: tuple[int, S] | None = None  # number of choices and the state after them, when resumed
        self._marks: list[int] = []  # bit marks of each choice in the log
        self._back: list[S] = []  # the states before the last open choices, which may be undone freely
        self._picks: list[
            tuple[int, int, tuple[Choice, ...]]
        ] = []  # of the sealed step in progress: log entry, seat, previous picks

    @classmethod
    def resumed(
        cls,
        game: Game[S],
        seed: int,
        log: list[tuple[int, str]],
        state: S,
        position: PositionDocument | None = None,
        marks: str = "",
    ) -> Self:
        """Return a match that continues from a saved state after these choices, which are not replayed.

        `marks` are those of the match that saved it; without them every choice counts as a decision.
        """
        match = cls(game, seed, position)
        match.log = [(seat, _past_choice(text)) for seat, text in log]
        match._marks = [int(mark) for mark in marks] if len(marks) == len(log) else [DECIDES] * len(log)
        match.events = []
        match.state = state
        match._kept = (len(log), state.copy())
        return match

    def __repr__(self) -> str:
        return f"<Match of {self.game!r}, seed {self.seed}, {len(self.log)} choices: {self.state!r}>"

    def memory(self, seat: int | None) -> Memory:
        """Return what an attentive player at that seat (None: the public) knows of the match so far.

        The choices are replayed. If newer rules refuse one from before the match was resumed, the memory
        starts with what was public where it was resumed.
        """
        events: list[Event] = []
        try:
            if self.start is None:
                state, memory = self.game.new(self.seed, events), self.game.memory(seat)
            else:
                state = self.game.position(self.start)
                memory = self.game.memory(seat, state)
            self._remember(memory, state, events, self.log)
        except IllegalChoice:
            if self._kept is None:
                raise
            after, saved = self._kept
            state, memory = saved.copy(), self.game.memory(seat, saved)
            self._remember(memory, state, [], self.log[after:])
        return memory

    def _remember(self, memory: Memory, state: S, events: list[Event], log: list[tuple[int, Choice]]) -> None:
        """Feed the memory with these events and those of the choices, which are applied to the state."""
        for seat, choice in log:
            self.game.apply(state, seat, self.game.parse(state, seat, choice.text), events)
        for facts in visible(events, memory.seat):
            memory.see(facts)

    def apply(self, seat: int, choice: Choice | str) -> list[Event]:
        """Apply a choice (or its text) and return its events."""
        if isinstance(choice, str):
            choice = self.game.parse(self.state, seat, choice)
        before, top = self.state.copy(), self._sealed()
        decides = choice in self.game.choices(self.state, seat)
        events: list[Event] = []
        try:
            self.game.apply(self.state, seat, choice, events)
        except BaseException:
            self.state = before  # a choice is applied completely or not at all, whatever fails
            raise
        self.events = events
        self.log.append((seat, choice))
        self._marks.append(DECIDES if decides else 0)
        if decides and top is not None and top is self._sealed():
            self._marks[-1] = SEALED
            self._picks.append((len(self.log) - 1, seat, before.sealed[seat]))
            return events
        if top is not None and decides:
            self._open_picks()
        if top is not None:  # the sealed step is over, or a seat made an open choice meanwhile
            self._picks.clear()
            self._back.clear()
            return events
        if len(self.log) > 1 and self.log[-2][0] != seat:
            self._back.clear()
        self._back.append(before)
        if self.state.draws != before.draws or any([event.reveals for event in events]):
            self._back.clear()
        return events

    def apply_path(self, seat: int, choices: Sequence[Choice | str]) -> list[list[Event]]:
        """Apply several choices of one seat as one and return the events of each; IllegalPath changes nothing.

        The seat must still be the one to decide after each but the last, and only the last may draw or reveal anything,
        so that all of them could be chosen at once.
        """
        state, log, back, picks = self.state.copy(), list(self.log), list(self._back), list(self._picks)
        marks, events = list(self._marks), self.events
        events_by_choice: list[list[Event]] = []
        try:
            for choice in choices:
                if events_by_choice and not self._goes_on(seat, state.draws, events_by_choice[-1]):
                    raise IllegalPath(
                        f"seat {seat} may not choose '{choice}' after the choices before it",
                        len(events_by_choice),
                        True,
                    )
                events_by_choice.append(self.apply(seat, choice))
        except BaseException as error:
            self.state, self.log, self._back, self._picks = state, log, back, picks
            self._marks, self.events = marks, events
            if isinstance(error, IllegalPath) or not isinstance(error, IllegalChoice):
                raise
            raise IllegalPath(str(error), len(events_by_choice), False) from None
        return events_by_choice

    def _goes_on(self, seat: int, draws: int, events: list[Event]) -> bool:
        """Return whether the seat is still to decide and has learned nothing since `draws` draws."""
        revealed = any([event.reveals for event in events])
        return not revealed and self.state.draws == draws and seat in self.game.actors(self.state)

    def _sealed(self) -> Sealed[Any] | None:
        """Return the sealed step in progress; None if there is none."""
        top = self.state.stack[-1] if self.state.stack else None
        return top if isinstance(top, Sealed) else None

    @property
    def settled(self) -> int:
        """The number of choices in the log, except picks of the sealed step in progress."""
        return len(self.log) - len(self._picks)

    def _open_picks(self) -> None:
        """Count the picks of the sealed step, which is over, as decided."""
        for at in range(len(self._marks) - 2, -1, -1):
            if self._marks[at] & DECIDES:
                break
            if self._marks[at] & SEALED:
                self._marks[at] = self._marks[at] - SEALED + DECIDES

    def decided(self, seat: int) -> int:
        """Return how many questions the seat has answered, except picks of the sealed step in progress.

        Anytime choices do not answer a question.
        """
        return len([1 for at, (actor, _) in enumerate(self.log) if actor == seat and self._marks[at] & DECIDES])

    def answered(self, seat: int) -> int:
        """Return how many answers of the seat are in the log, with picks of the sealed step in progress."""
        return len(
            [1 for at, (actor, _) in enumerate(self.log) if actor == seat and self._marks[at] & (DECIDES | SEALED)]
        )

    def marks(self) -> str:
        """Return the bit marks of each choice in the log as one digit, for `resumed`."""
        return "".join([str(mark) for mark in self._marks])

    def firm(self, seat: int) -> None:
        """Require consent to undo the seat's last choice and all before it."""
        for at in range(len(self.log) - 1, -1, -1):
            if self.log[at][0] == seat:
                self._marks[at] |= FIRM
                break
        self._back.clear()
        self._picks = [pick for pick in self._picks if pick[1] != seat]

    def may_undo(self, seat: int) -> bool:
        """Return whether the seat's last choice can be undone freely, because nobody has learned anything since."""
        return self.free(seat) > 0

    def free(self, seat: int) -> int:
        """Return how many of the seat's last choices can be undone freely: all since another seat decided or learned.

        During a sealed step this is counted per seat, so that it reveals nothing of the picks of others.
        """
        own = sum([actor == seat for _, actor, _ in self._picks])
        if own:
            return own
        top = self._sealed()
        if top is not None and any([top.complete(self.state, actor, self.state.sealed[actor]) for actor in top.seats]):
            return 0
        open_log = self._picks[0][0] if self._picks else len(self.log)
        return len(self._back) if self._back and self.log[open_log - 1][0] == seat else 0

    def undo(self, seat: int, consent: bool = False) -> tuple[int, ...]:
        """Undo the seat's last choice while nobody has learned anything from it; with consent, also all choices since.

        Return the removed entries of the log, by their index before.
        """
        if self.may_undo(seat):
            removed = self._take_back(seat, 1)
        else:
            own = [at for at, (actor, _) in enumerate(self.log) if actor == seat]
            if not own:
                raise IllegalChoice(f"seat {seat} has nothing to undo")
            if not consent:
                raise IllegalChoice(f"seat {seat} may not undo this: others have acted or learned something since")
            removed = tuple(range(own[-1], len(self.log)))
            self._play_to(own[-1])
        self.events = []
        return removed

    def undo_turn(self, seat: int, consent: bool = False) -> tuple[int, ...]:
        """Undo all choices that are free for the seat at once; with consent, everything since its last turn began.

        Return what `undo` returns.
        """
        if consent:
            start = self._turn_start(seat)
            removed = tuple(range(start, len(self.log)))
            self._play_to(start)
        else:
            steps = self.free(seat)
            if steps == 0:
                raise IllegalChoice(f"seat {seat} has nothing to undo that others have not acted on or learned from")
            removed = self._take_back(seat, steps)
        self.events = []
        return removed

    def _turn_start(self, seat: int) -> int:
        """Return the index of the seat's first choice in the turn of its last one, which may be a turn of another seat.

        Where the game has no turns, this is the first of the choices that it made in a row, or of its sealed picks.
        """
        own = [at for at, (actor, _) in enumerate(self.log) if actor == seat]
        if not own:
            raise IllegalChoice(f"seat {seat} has nothing to undo")
        fresh = self.game.new(self.seed) if self.start is None else self.game.position(self.start)
        try:
            first, turns = 0, self._turns(fresh, 0, own[-1])
        except IllegalChoice:  # by newer rules
            if self._kept is None or self._kept[0] > own[-1]:
                raise
            first, saved = self._kept
            turns = self._turns(saved.copy(), first, own[-1])
        turn, start = turns[-1], own[-1]
        for at in range(own[-1], first - 1, -1):
            mine = self.log[at][0] == seat
            if turns[at - first] is not turn or (turn is None and not mine):
                break
            if mine:
                start = at
        return start

    def _turns(self, state: S, first: int, last: int) -> list[Step[Any] | None]:
        """Return what ends the turn of each choice in this part of the log, which is applied to the state."""
        turns: list[Step[Any] | None] = []
        for actor, choice in self.log[first : last + 1]:
            turns.append(_end_of_turn(state))
            self.game.apply(state, actor, self.game.parse(state, actor, choice.text))
        return turns

    def _play_to(self, n: int) -> None:
        """Reset the match to its first n choices by replaying from the saved state; none can be undone freely then.

        Nothing changes if newer rules refuse one of them.
        """
        saved = self._kept
        fresh: Match[S] = Match(self.game, self.seed, self.start)
        if saved is not None and saved[0] <= n:
            fresh.log, fresh.state, fresh._kept = self.log[: saved[0]], saved[1].copy(), saved
            fresh._marks = self._marks[: saved[0]]
        for seat, choice in self.log[len(fresh.log) : n]:
            fresh.apply(seat, choice.text)
        firm = [at for at in range(n) if self._marks[at] & FIRM]
        self.log, self.state, self._kept, self._marks = fresh.log, fresh.state, fresh._kept, fresh._marks
        self._back.clear()
        self._picks = fresh._picks
        for at in firm:
            self._marks[at] |= FIRM
            self._picks = [pick for pick in self._picks if pick[0] > at or pick[1] != self.log[at][0]]

    def _take_back(self, seat: int, steps: int) -> tuple[int, ...]:
        """Undo the seat's last sealed picks; or the last open choices, with all sealed picks since."""
        own = [i for i, (_, actor, _) in enumerate(self._picks) if actor == seat]
        if own:
            removed = [self._picks[i][0] for i in own[-steps:]]
            self.state.sealed[seat] = self._picks[own[-steps]][2]
            for entry in reversed(removed):
                del self.log[entry], self._marks[entry]
            remaining = [pick for pick in self._picks if pick[0] not in removed]
            self._picks = [(at - sum([entry < at for entry in removed]), actor, mine) for at, actor, mine in remaining]
            return tuple(removed)
        first = (self._picks[0][0] if self._picks else len(self.log)) - steps
        taken = tuple(range(first, len(self.log)))
        self.state = self._back[-steps]
        del self._back[-steps:]
        del self.log[first:], self._marks[first:]
        self._picks.clear()
        return taken

    def record(self) -> str:
        """Return the record of the game so far, as text."""
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
        """Return the match of a record; raise BadDocument with the line at which the replay diverges."""
        if record.rules > game.rules_version:
            raise BadDocument(
                f"record: rules {record.rules}: cosca must be updated, it supports rules up to {game.rules_version}"
            )
        if record.data != game.data_name():
            raise BadDocument(f"record: data {record.data}: this game uses {game.data_name()}")
        match = cls(game, record.seed, record.position)
        for seat, text, line in record.choices:
            try:
                match.apply(seat, text)
            except IllegalChoice as error:
                raise BadDocument(f"record: line {line}: {error}") from None
        if record.digest and record.digest != match.state.digest():
            raise BadDocument(f"record: digest: the game ends with {match.state.digest()}, not {record.digest}")
        return match


def _end_of_turn(state: State) -> Step[Any] | None:
    """Return the pending step that ends the turn, else the sealed step in progress; None if there is neither.

    Copies of a state share their steps, so two states of one turn have the very same one.
    """
    for step in state.stack[::-1]:
        if step.next_turn:
            return step
    return state.stack[-1] if state.stack and isinstance(state.stack[-1], Sealed) else None


def _past_choice(text: str) -> Choice:
    """Return the choice with this text for a record, even if the components of today do not have it."""
    return Choice(text, text.split()[0], 0, 0, ())
