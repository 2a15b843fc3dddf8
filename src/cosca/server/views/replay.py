"""States, steps and frames of a game from its log.

A *moment* is the number of an entry of the log, from 1: the game after it. A *step* is a moment in which something
happened for a viewer; steps are numbered per viewer from 0, so their numbers reveal nothing hidden. Snapshots are made
by `snapshots`, as at the table; callers check who may see what (`replay_cache`).

Where today's rules disagree with the log, the game *diverges*: there is no state from there on, until the divergent
choice is undone, and only the log says what happened.
"""

from __future__ import annotations

import logging
from bisect import bisect_right
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final, Literal, NamedTuple

import orjson

from cosca.kernel.decision import Outcome
from cosca.kernel.documents import PositionDocument
from cosca.kernel.errors import IllegalChoice
from cosca.kernel.events import Event, Facts
from cosca.kernel.game import Game, Memory
from cosca.server.protocol.http_models import ReplayStep
from cosca.server.protocol.patch import Sections, diff, join_sections, pack_sections
from cosca.server.protocol.refusal import Refused
from cosca.server.protocol.server_messages import VisibleState
from cosca.server.views.event_stream import (
    UNDO_KINDS,
    EventStream,
    Viewer,
    ViewerEntry,
    decode_events,
    encode_events,
)
from cosca.server.views.frames import SPLIT
from cosca.server.views.snapshots import SnapshotBuilder, without_internal_keys
from cosca.server.views.state_history import History

ALL_VIEW: Final = "all"
View = Viewer | Literal["all"]  # a seat, the public, or everybody: nothing is hidden
STEP_KINDS: Final = ("start", "choice", "concede", "end", *UNDO_KINDS)  # entries that may change the state of the game
_log = logging.getLogger("cosca.replay")


class ReplayEntry(NamedTuple):
    """An entry of a log. `events`: as stored; None where the rules have to create them.

    `line`: its line in a record.
    """

    kind: str
    seat: int | None = None
    choice: str = ""
    removes: tuple[int, ...] = ()
    events: bytes | None = None
    vocabulary: int = 0
    line: int = 0


class Divergence(NamedTuple):
    """Where today's rules disagree with a log. `problem`, in English, may name secrets of the game."""

    moment: int
    line: int
    problem: str


class FullEventStream(EventStream):
    """The items of a game with nothing hidden, as items of the viewer None."""

    def visible(self, events: list[Event], viewer: Viewer) -> list[Facts]:
        return [_reveal(event) for event in events]


def _reveal(event: Event) -> Facts:
    """Return an event with all its facts; the facts of a sealed choice name its seat."""
    facts = event.revealed()
    if event.kind != "sealed":
        return facts
    return {**facts, "event": "sealed_by", "seat": event.to[0], "element": facts.get("element") or "none"}


class Replay:
    """A game rebuilt from its log. It is used by one thread at a time."""

    def __init__(self, game: Game[Any], seed: int, position: PositionDocument | None = None) -> None:
        self.game: Final = game
        self.snapshot_builder: Final = SnapshotBuilder(game)
        self.stream: Final = EventStream(game)
        self.divergence: Divergence | None = None  # None if the current state follows today's rules
        self._seed: Final = seed
        self._position: Final = position
        self._full_stream: EventStream | None = None
        self._entries: list[ReplayEntry] = []
        self._undone: set[int] = set()  # numbers of undone entries
        self._ended_at = 0  # the moment at which the game ended for another reason than its rules
        self._state: Any = None  # after the last entry; None: the game diverged
        self._history: Final = History(self._choose)
        self._known: list[bool] = [False]  # by moment, as are the next two
        self._rounds: list[tuple[int, str]] = [(0, "")]
        self._waiting: list[tuple[int, ...]] = [()]

    # ---------------------------------------------------------------- the log

    @property
    def moments(self) -> int:
        """The number of entries of the log."""
        return len(self._entries)

    def add(self, entries: Iterable[ReplayEntry]) -> None:
        """Replay further entries of the log."""
        for entry in entries:
            self._entries.append(entry)
            self._undone |= set(entry.removes)
            computed = self._replay(entry)
            self._append(entry, computed)
            self._known.append(self._state is not None)
            if self._state is None:
                self._rounds.append(self._rounds[-1])
                self._waiting.append(())
                continue
            self._rounds.append((self.game.round(self._state), self.game.phase(self._state)))
            self._waiting.append(() if self._ended_at else self.game.actors(self._state))

    def _replay(self, entry: ReplayEntry) -> list[Event]:
        """Apply the newest entry and return the events that the rules create."""
        events: list[Event] = []
        if entry.kind in ("concede", "end"):
            self._ended_at = len(self._entries)
        if entry.kind in UNDO_KINDS:
            self._history.undo(entry.removes)
            self._undo(entry)
        elif entry.kind == "choice":
            if self._state is not None:
                self._history.keep(self._state)
            self._history.choose(entry.seat or 0, entry.choice)
            self._apply_choice(entry, events)
        else:
            self._history.add_unchanged()
            if entry.kind == "start":
                self._state = self._new_state(events)
                self._history.begin(self._state)
        return events

    def _new_state(self, events: list[Event]) -> Any:
        if self._position is None:
            return self.game.new(self._seed, events)
        return self.game.position(self._position)

    def _choose(self, state: Any, seat: int, text: str, events: list[Event] | None = None) -> None:
        self.game.apply(state, seat, self.game.parse(state, seat, text), events)

    def _apply_choice(self, entry: ReplayEntry, events: list[Event]) -> None:
        if self._state is None:
            return
        try:
            self._choose(self._state, entry.seat or 0, entry.choice, events)
        except Exception as error:
            self._record_failure(entry, error)

    def _undo(self, entry: ReplayEntry) -> None:
        if self.divergence is not None and self.divergence.moment not in entry.removes:
            return
        try:
            self._state = self._history.state(len(self._entries))
            self.divergence = None
        except Exception as error:
            self._record_failure(entry, error)

    def _record_failure(self, entry: ReplayEntry, error: Exception) -> None:
        """Record that the rules fail here; a position may be one that no game can reach."""
        if isinstance(error, MemoryError):
            raise error
        if isinstance(error, IllegalChoice):
            self._diverge(entry, str(error))
        else:
            _log.warning("rules failed in a replay", exc_info=error)
            self._diverge(entry, f"{type(error).__name__}: {error}")

    def _diverge(self, entry: ReplayEntry, problem: str) -> None:
        self._state = None
        if self.divergence is None:
            self.divergence = Divergence(len(self._entries), entry.line, problem)

    def _append(self, entry: ReplayEntry, computed: list[Event]) -> None:
        """Add the events of an entry: the stored ones, compared with those of the rules, else those of the rules."""
        if entry.events is not None:
            events, encoded, vocabulary = decode_events(entry.events), entry.events, entry.vocabulary
            if self._state is not None and entry.kind in ("start", "choice") and not _logs_agree(events, computed):
                self._diverge(entry, "the rules create other events than the log has")
        else:
            if self._state is None and entry.kind == "choice":
                computed = [Event("recorded", {"seat": entry.seat, "text": entry.choice, "line": entry.line})]
            events, encoded, vocabulary = computed, encode_events(computed), self.stream.vocabulary
        self.stream.append(ViewerEntry(entry.kind, entry.seat, entry.removes, encoded, vocabulary), events)

    # ---------------------------------------------------------------- states

    def is_known(self, moment: int) -> bool:
        """Return whether today's rules lead to a state at that moment."""
        return self._known[moment]

    def state(self, moment: int) -> Any:
        """Return a copy of the state after that entry; Refused where the game diverges."""
        if not 1 <= moment <= self.moments:
            raise Refused("not_found", "step")
        if not self.is_known(moment):
            raise Refused("refused", "departed")
        return self._history.state(moment)

    def effective_choices(self, moment: int) -> list[int]:
        """Return the moments of the choices that were not undone by then."""
        undone = {number for entry in self._entries[:moment] for number in entry.removes}
        return [n for n, entry in enumerate(self._entries[:moment], 1) if entry.kind == "choice" and n not in undone]

    def choice(self, moment: int) -> tuple[int, str] | None:
        """Return the seat and the choice of an entry, None if it is of another kind."""
        entry = self._entries[moment - 1]
        return (entry.seat or 0, entry.choice) if entry.kind == "choice" else None

    def memory(self, seat: Viewer, moment: int) -> Memory:
        """Return the memory of that seat after that entry."""
        start = None if self._position is None else self.game.position(self._position)
        memory = self.game.memory(seat, start)
        for number in [1, *self.effective_choices(moment)]:
            for facts in self.stream.events_seen(seat, number):
                memory.see(facts)
        return memory

    def outcome(self) -> Outcome | None:
        """Return the outcome by today's rules, None if there is none or the game diverged."""
        return None if self._state is None else self.game.outcome(self._state)

    def digest(self) -> str:
        """Return the digest of the last state, "" if the game diverged."""
        return "" if self._state is None else self._state.digest()

    # ---------------------------------------------------------------- steps

    def _items(self, view: View) -> tuple[EventStream, Viewer]:
        """Return the stream with the items of a view, and their viewer there."""
        if view != ALL_VIEW:
            return self.stream, view
        if self._full_stream is None:
            self._full_stream = FullEventStream(self.game)
        for entry in self.stream.log[len(self._full_stream.log) :]:
            self._full_stream.append(entry)
        return self._full_stream, None

    def steps(self, view: View) -> list[int]:
        """Return the moments in which something happened for a viewer; the first is the start."""
        stream, viewer = self._items(view)
        ends = stream.ends(viewer)
        return [
            n
            for n, entry in enumerate(self._entries, 1)
            if entry.kind in STEP_KINDS and (n == 1 or ends[n] > ends[n - 1])
        ]

    def step_at(self, view: View, moment: int) -> int:
        """Return the viewer's last step up to that moment."""
        return max(0, bisect_right(self.steps(view), moment) - 1)

    def items_by_choices(self) -> list[int]:
        """Return the last item number of the full view after each number of effective choices."""
        stream, viewer = self._items(ALL_VIEW)
        ends = stream.ends(viewer)
        return [ends[moment] for moment in [1, *self.effective_choices(self.moments)]]

    def moment_of(self, view: View, item: int | None) -> int:
        """Return the moment of the step that has the item, of the last step if there is none."""
        steps = self.steps(view)
        if item is not None:
            for moment, step in zip(steps, self.index(view), strict=True):
                if step["last"] >= item:
                    return moment
        return steps[-1]

    def index(self, view: View) -> list[ReplayStep]:
        """Return the steps of a viewer without their frames."""
        stream, viewer = self._items(view)
        ends, steps = stream.ends(viewer), self.steps(view)
        last_items = [ends[moment - 1] for moment in steps[1:]] + [ends[-1]]
        return [self._step(moment, last, stream, viewer) for moment, last in zip(steps, last_items, strict=True)]

    def _step(self, moment: int, last: int, stream: EventStream, viewer: Viewer) -> ReplayStep:
        entry, (round, phase) = self._entries[moment - 1], self._rounds[moment]
        step: ReplayStep = {"last": last, "seat": None, "round": round, "phase": phase}
        if entry.kind == "choice":
            # If it was not public that the seat had to act, only events that the viewer saw may name it.
            seen = entry.seat in self._waiting[moment - 1] or viewer == entry.seat
            if seen or any(facts.get("seat") == entry.seat for facts in stream.events_seen(viewer, moment)):
                step["seat"] = entry.seat
        if moment in self._undone or entry.kind in UNDO_KINDS:
            step["undone"] = True
        if not self._known[moment]:
            step["known"] = False
        return step

    def items(self, view: View) -> list[tuple[int, Facts]]:
        """Return all items of the viewer with their numbers."""
        stream, viewer = self._items(view)
        return stream.items_after(viewer, 0)

    # ---------------------------------------------------------------- frames

    def visible_state(self, state: Any, view: View, moment: int, over: bool = False) -> VisibleState:
        """Return what a viewer saw of the state of that moment; `over`: at the end of the game nothing is hidden."""
        running = not self._ended_at or moment < self._ended_at
        visible = self.snapshot_builder.visible_state(state, None if view == ALL_VIEW else view, running)
        if view != ALL_VIEW and not (over and self._is_end(state, moment)):
            return visible
        return {**visible, "view": {**visible["view"], **without_internal_keys(self.game.describe(state))}}

    def _is_end(self, state: Any, moment: int) -> bool:
        """Return whether the game was over in the state of that moment."""
        return 0 < self._ended_at <= moment or self.game.outcome(state) is not None

    def frames(self, view: View, first: int, last: int, over: bool = False) -> list[Mapping[str, Any] | None]:
        """Return the frames of these steps: the first `whole`, others as `changes`; None where the game diverged.

        `over`: the game has ended, so that its end may show everything, as at the table.
        """
        frames: list[Mapping[str, Any] | None] = []
        base: Sections | None = None
        state, at = None, 0
        for moment in self.steps(view)[first : last + 1]:
            if not self.is_known(moment):
                frames.append(None)
                continue
            state, at = self._forward(state, at, moment), moment
            parts = pack_sections(dict(self.visible_state(state, view, moment, over)), SPLIT)
            if base is None:
                frames.append({"whole": orjson.Fragment(join_sections(parts))})
            else:
                frames.append({"changes": diff(base, parts)})
            base = parts
        return frames

    def _forward(self, state: Any, at: int, moment: int) -> Any:
        """Return the state of that moment, advanced from an earlier one if only choices lie between."""
        between = self._entries[at:moment]
        if state is None or any(entry.kind in UNDO_KINDS for entry in between):
            return self._history.state(moment)
        for entry in between:
            if entry.kind == "choice":
                self._choose(state, entry.seat or 0, entry.choice)
        return state


def _logs_agree(stored: Sequence[Event], computed: Sequence[Event]) -> bool:
    """Return whether the stored events are among those of the rules, in order.

    Events and facts that only one side has are ignored; what both have must be equal.
    """
    remaining = iter(computed)
    return all(any(_events_agree(old, new) for new in remaining) for old in stored)


def _events_agree(old: Event, new: Event) -> bool:
    if (old.kind, old.to) != (new.kind, new.to):
        return False
    return all(_facts_agree(a, b) for a, b in ((old.public, new.public), (old.private, new.private)))


def _facts_agree(old: Facts | None, new: Facts | None) -> bool:
    if old is None or new is None:
        return old is new
    return all(old[name] == new[name] for name in old.keys() & new.keys())
