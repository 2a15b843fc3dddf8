"""A match: a state with its log, undo, and record."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Generic, Self, TypeVar

from cosca.kernel.choice import Choice
from cosca.kernel.errors import BadDocument, IllegalChoice, IllegalPath
from cosca.kernel.events import Event, visible
from cosca.kernel.game import Game, Memory
from cosca.kernel.record import Record
from cosca.kernel.state import State
from cosca.kernel.steps import Sealed

S = TypeVar("S", bound=State)


class Match(Generic[S]):
    """One game being played. `log` holds the choices that count; `events` what the last choice made happen."""

    def __init__(self, game: Game[S], seed: int, position: dict[str, Any] | None = None) -> None:
        self.game = game
        self.seed = seed
        self.start = position
        self.events: list[Event] = []
        self.log: list[tuple[int, Choice]] = []
        self.state: S = game.new(seed, self.events) if position is None else game.position(position)
        self._kept: tuple[int, S] | None = None  # how many choices a state was kept after, and that state
        self._back: list[S] = []  # the states before the last open choices: those that may be freely undone
        self._picks: list[
            tuple[int, int, tuple[Choice, ...]]
        ] = []  # of the sealed step under way: log entry, seat, before

    @classmethod
    def resumed(
        cls, game: Game[S], seed: int, log: list[tuple[int, str]], state: S, position: dict[str, Any] | None = None
    ) -> Self:
        """A match that goes on from a state kept after these choices, which are not played again."""
        match = cls(game, seed, position)
        match.log = [(seat, _told(text)) for seat, text in log]
        match.events = []
        match.state = state
        match._kept = (len(log), state.copy())
        return match

    def __repr__(self) -> str:
        return f"<Match of {self.game!r}, seed {self.seed}, {len(self.log)} choices: {self.state!r}>"

    def memory(self, seat: int | None) -> Memory:
        """What an attentive player at that seat (None: the public) knows of the match so far.

        The choices are played again. If newer rules refuse one that a resumed match did not play itself, the memory
        begins with what lay open where it was resumed.
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
            after, kept = self._kept
            state, memory = kept.copy(), self.game.memory(seat, kept)
            self._remember(memory, state, [], self.log[after:])
        return memory

    def _remember(self, memory: Memory, state: S, events: list[Event], log: list[tuple[int, Choice]]) -> None:
        """Feeds the memory with these events and those of the choices, which are carried out on the state."""
        for seat, choice in log:
            self.game.apply(state, seat, self.game.parse(state, seat, choice.text), events)
        for facts in visible(events, memory.seat):
            memory.see(facts)

    def apply(self, seat: int, choice: Choice | str) -> list[Event]:
        """Carries out a choice (or its text) and returns its events."""
        if isinstance(choice, str):
            choice = self.game.parse(self.state, seat, choice)
        before, top = self.state.copy(), self._sealed()
        picked = top is not None and choice in self.game.choices(self.state, seat)
        events: list[Event] = []
        try:
            self.game.apply(self.state, seat, choice, events)
        except BaseException:
            self.state = before  # whatever went wrong, a choice is carried out whole or not at all
            raise
        self.events = events
        self.log.append((seat, choice))
        if picked and top is self._sealed():
            self._picks.append((len(self.log) - 1, seat, before.sealed[seat]))
            return events
        if top is not None:  # the sealed step is over, or somebody did something open meanwhile
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
        """Carries out several choices of one seat as one, and returns the events of each; IllegalPath changes nothing.

        The seat must go on deciding after each of them but the last, and only the last may draw or reveal anything:
        whoever chose them all at once knew all that they are about.
        """
        state, log, back, picks = self.state.copy(), list(self.log), list(self._back), list(self._picks)
        events = self.events
        found: list[list[Event]] = []
        try:
            for choice in choices:
                if found and not self._goes_on(seat, state.draws, found[-1]):
                    raise IllegalPath(
                        f"seat {seat} may not choose '{choice}' together with those before", len(found), True
                    )
                found.append(self.apply(seat, choice))
        except BaseException as wrong:
            self.state, self.log, self._back, self._picks, self.events = state, log, back, picks, events
            if isinstance(wrong, IllegalPath) or not isinstance(wrong, IllegalChoice):
                raise
            raise IllegalPath(str(wrong), len(found), False) from None
        return found

    def _goes_on(self, seat: int, draws: int, events: list[Event]) -> bool:
        """Whether the seat still decides, and has learned nothing since there were so many draws."""
        revealed = any([event.reveals for event in events])
        return not revealed and self.state.draws == draws and seat in self.game.actors(self.state)

    def _sealed(self) -> Sealed[Any] | None:
        """The sealed step under way, if there is one."""
        top = self.state.stack[-1] if self.state.stack else None
        return top if isinstance(top, Sealed) else None

    def decided(self, seat: int) -> int:
        """How many choices of the seat count, but for what it picked in the sealed step under way."""
        return [each for each, _ in self.log].count(seat) - [each for _, each, _ in self._picks].count(seat)

    def may_undo(self, seat: int) -> bool:
        """Whether the seat's last choice can be taken back freely: nobody has learned anything since."""
        return self.free(seat) > 0

    def free(self, seat: int) -> int:
        """How many of the seat's last choices can be taken back freely: all since anyone else decided or learned.

        While choices are sealed this goes by seat, so that it tells nothing of what the others have picked.
        """
        own = sum([each == seat for _, each, _ in self._picks])
        if own:
            return own
        top = self._sealed()
        if top is not None and any([top.complete(self.state, each, self.state.sealed[each]) for each in top.seats]):
            return 0
        open_log = self._picks[0][0] if self._picks else len(self.log)
        return len(self._back) if self._back and self.log[open_log - 1][0] == seat else 0

    def undo(self, seat: int, consent: bool = False) -> tuple[int, ...]:
        """Takes back the seat's last choice while nobody learned anything from it; with consent, all since it too.

        Returns which entries of the log are gone, as they were counted before.
        """
        if self.may_undo(seat):
            gone = self._take_back(seat, 1)
        else:
            own = [at for at, (each, _) in enumerate(self.log) if each == seat]
            if not own:
                raise IllegalChoice(f"seat {seat} has nothing to undo")
            if not consent:
                raise IllegalChoice(f"seat {seat} may not undo this: others have acted or learned something since")
            gone = tuple(range(own[-1], len(self.log)))
            self._play_to(own[-1])
        self.events = []
        return gone

    def undo_turn(self, seat: int) -> tuple[int, ...]:
        """Takes back as one all that is free for the seat; consent is for single choices. Returns what `undo` does."""
        steps = self.free(seat)
        if steps == 0:
            raise IllegalChoice(f"seat {seat} has nothing to undo that others have not acted on or learned from")
        gone = self._take_back(seat, steps)
        self.events = []
        return gone

    def _play_to(self, n: int) -> None:
        """The match after its first n choices, played again from the state that was kept; none is freely undone.

        Nothing changes if newer rules refuse one of them.
        """
        kept = self._kept
        fresh: Match[S] = Match(self.game, self.seed, self.start)
        if kept is not None and kept[0] <= n:
            fresh.log, fresh.state, fresh._kept = self.log[: kept[0]], kept[1].copy(), kept
        for seat, choice in self.log[len(fresh.log) : n]:
            fresh.apply(seat, choice.text)
        self.log, self.state, self._kept = fresh.log, fresh.state, fresh._kept
        self._back.clear()
        self._picks = fresh._picks

    def _take_back(self, seat: int, steps: int) -> tuple[int, ...]:
        """The seat's last sealed picks; or the last open choices, with all that was picked in secret since."""
        own = [i for i, (_, each, _) in enumerate(self._picks) if each == seat]
        if own:
            gone = [self._picks[i][0] for i in own[-steps:]]
            self.state.sealed[seat] = self._picks[own[-steps]][2]
            for entry in reversed(gone):
                del self.log[entry]
            kept = [pick for pick in self._picks if pick[0] not in gone]
            self._picks = [(at - sum([entry < at for entry in gone]), each, mine) for at, each, mine in kept]
            return tuple(gone)
        first = (self._picks[0][0] if self._picks else len(self.log)) - steps
        taken = tuple(range(first, len(self.log)))
        self.state = self._back[-steps]
        del self._back[-steps:]
        del self.log[first:]
        self._picks.clear()
        return taken

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


def _told(text: str) -> Choice:
    """A choice of the past by its text: for records; whether it could be made today does not matter."""
    return Choice(text, text.split()[0], 0, 0, ())
