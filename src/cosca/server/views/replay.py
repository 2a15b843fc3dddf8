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
    facts = {"event": event.kind, **(event.public or {}), **(event.private or {})}
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
        self._everything: EventStream | None = None
        self._acts: list[ReplayEntry] = []
        self._gone: set[int] = set()  # numbers of undone entries
        self._stopped = 0  # the moment at which the game ended for another reason than its rules
        self._state: Any = None  # after the last entry; None: the game diverged
        self._history: Final = History(self._choose)
        self._known: list[bool] = [False]  # by moment, as are the next two
        self._rounds: list[tuple[int, str]] = [(0, "")]
        self._waiting: list[tuple[int, ...]] = [()]

    # ---------------------------------------------------------------- the log

    @property
    def moments(self) -> int:
        """The number of entries of the log."""
        return len(self._acts)

    def add(self, acts: Iterable[ReplayEntry]) -> None:
        """Replay further entries of the log."""
        for act in acts:
            self._acts.append(act)
            self._gone |= set(act.removes)
            made = self._play(act)
            self._enter(act, made)
            self._known.append(self._state is not None)
            if self._state is None:
                self._rounds.append(self._rounds[-1])
                self._waiting.append(())
                continue
            self._rounds.append((self.game.round(self._state), self.game.phase(self._state)))
            self._waiting.append(() if self._stopped else self.game.actors(self._state))

    def _play(self, act: ReplayEntry) -> list[Event]:
        """Apply the newest entry and return the events that the rules create."""
        events: list[Event] = []
        if act.kind in ("concede", "end"):
            self._stopped = len(self._acts)
        if act.kind in UNDO_KINDS:
            self._history.undo(act.removes)
            self._undo(act)
        elif act.kind == "choice":
            if self._state is not None:
                self._history.keep(self._state)
            self._history.choose(act.seat or 0, act.choice)
            self._apply_choice(act, events)
        else:
            self._history.add_unchanged()
            if act.kind == "start":
                self._state = self._new(events)
                self._history.begin(self._state)
        return events

    def _new(self, events: list[Event]) -> Any:
        if self._position is None:
            return self.game.new(self._seed, events)
        return self.game.position(self._position)

    def _choose(self, state: Any, seat: int, text: str, events: list[Event] | None = None) -> None:
        self.game.apply(state, seat, self.game.parse(state, seat, text), events)

    def _apply_choice(self, act: ReplayEntry, events: list[Event]) -> None:
        if self._state is None:
            return
        try:
            self._choose(self._state, act.seat or 0, act.choice, events)
        except Exception as error:
            self._fail(act, error)

    def _undo(self, act: ReplayEntry) -> None:
        if self.divergence is not None and self.divergence.moment not in act.removes:
            return
        try:
            self._state = self._history.state(len(self._acts))
            self.divergence = None
        except Exception as error:
            self._fail(act, error)

    def _fail(self, act: ReplayEntry, error: Exception) -> None:
        """Record that the rules fail here; a position may be one that no game can reach."""
        if isinstance(error, MemoryError):
            raise error
        if isinstance(error, IllegalChoice):
            self._diverge(act, str(error))
        else:
            _log.warning("rules failed in a replay", exc_info=error)
            self._diverge(act, f"{type(error).__name__}: {error}")

    def _diverge(self, act: ReplayEntry, problem: str) -> None:
        self._state = None
        if self.divergence is None:
            self.divergence = Divergence(len(self._acts), act.line, problem)

    def _enter(self, act: ReplayEntry, made: list[Event]) -> None:
        """Add the events of an entry: the stored ones, compared with those of the rules, else those of the rules."""
        if act.events is not None:
            events, encoded, vocabulary = decode_events(act.events), act.events, act.vocabulary
            if self._state is not None and act.kind in ("start", "choice") and not _agree(events, made):
                self._diverge(act, "what happens is not what happened")
        else:
            if self._state is None and act.kind == "choice":
                made = [Event("recorded", {"seat": act.seat, "text": act.choice, "line": act.line})]
            events, encoded, vocabulary = made, encode_events(made), self.stream.vocabulary
        self.stream.append(ViewerEntry(act.kind, act.seat, act.removes, encoded, vocabulary), events)

    # ---------------------------------------------------------------- states

    def known(self, moment: int) -> bool:
        """Return whether today's rules lead to a state at that moment."""
        return self._known[moment]

    def state(self, moment: int) -> Any:
        """Return a copy of the state after that entry; Refused where the game diverges."""
        if not 1 <= moment <= self.moments:
            raise Refused("not_found", "step")
        if not self.known(moment):
            raise Refused("refused", "departed")
        return self._history.state(moment)

    def effective_choices(self, moment: int) -> list[int]:
        """Return the moments of the choices that were not undone by then."""
        gone = {number for act in self._acts[:moment] for number in act.removes}
        return [n for n, act in enumerate(self._acts[:moment], 1) if act.kind == "choice" and n not in gone]

    def choice(self, moment: int) -> tuple[int, str] | None:
        """Return the seat and the choice of an entry, None if it is of another kind."""
        act = self._acts[moment - 1]
        return (act.seat or 0, act.choice) if act.kind == "choice" else None

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
        if self._everything is None:
            self._everything = FullEventStream(self.game)
        for entry in self.stream.log[len(self._everything.log) :]:
            self._everything.append(entry)
        return self._everything, None

    def steps(self, view: View) -> list[int]:
        """Return the moments in which something happened for a viewer; the first is the start."""
        stream, viewer = self._items(view)
        ends = stream.ends(viewer)
        return [
            n for n, act in enumerate(self._acts, 1) if act.kind in STEP_KINDS and (n == 1 or ends[n] > ends[n - 1])
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
        lasts = [ends[moment - 1] for moment in steps[1:]] + [ends[-1]]
        return [self._step(moment, last, stream, viewer) for moment, last in zip(steps, lasts, strict=True)]

    def _step(self, moment: int, last: int, stream: EventStream, viewer: Viewer) -> ReplayStep:
        act, (round, phase) = self._acts[moment - 1], self._rounds[moment]
        step: ReplayStep = {"last": last, "seat": None, "round": round, "phase": phase}
        if act.kind == "choice":
            # If it was not public that the seat had to act, only events that the viewer saw may name it.
            seen = act.seat in self._waiting[moment - 1] or viewer == act.seat
            if seen or any(facts.get("seat") == act.seat for facts in stream.events_seen(viewer, moment)):
                step["seat"] = act.seat
        if moment in self._gone or act.kind in UNDO_KINDS:
            step["undone"] = True
        if not self._known[moment]:
            step["known"] = False
        return step

    def items(self, view: View) -> list[tuple[int, Facts]]:
        """Return all items of the viewer with their numbers."""
        stream, viewer = self._items(view)
        return stream.items_after(viewer, 0)

    # ---------------------------------------------------------------- frames

    def sight(self, state: Any, view: View, moment: int) -> VisibleState:
        """Return what a viewer saw of the state of that moment."""
        running = not self._stopped or moment < self._stopped
        if view != ALL_VIEW:
            return self.snapshot_builder.visible_state(state, view, running)
        sight = self.snapshot_builder.visible_state(state, None, running)
        return {**sight, "view": {**sight["view"], **without_internal_keys(self.game.describe(state))}}

    def frames(self, view: View, first: int, last: int) -> list[Mapping[str, Any] | None]:
        """Return the frames of these steps: the first `whole`, others as `changes`; None where the game diverged."""
        frames: list[Mapping[str, Any] | None] = []
        base: Sections | None = None
        state, at = None, 0
        for moment in self.steps(view)[first : last + 1]:
            if not self.known(moment):
                frames.append(None)
                continue
            state, at = self._forward(state, at, moment), moment
            parts = pack_sections(dict(self.sight(state, view, moment)), SPLIT)
            if base is None:
                frames.append({"whole": orjson.Fragment(join_sections(parts))})
            else:
                frames.append({"changes": diff(base, parts)})
            base = parts
        return frames

    def _forward(self, state: Any, at: int, moment: int) -> Any:
        """Return the state of that moment, advanced from an earlier one if only choices lie between."""
        between = self._acts[at:moment]
        if state is None or any(act.kind in UNDO_KINDS for act in between):
            return self._history.state(moment)
        for act in between:
            if act.kind == "choice":
                self._choose(state, act.seat or 0, act.choice)
        return state


def _agree(stored: Sequence[Event], made: Sequence[Event]) -> bool:
    """Return whether the stored events are among those of the rules, in order.

    Events and facts that only one side has are ignored; what both have must be equal.
    """
    coming = iter(made)
    return all(any(_same(old, new) for new in coming) for old in stored)


def _same(old: Event, new: Event) -> bool:
    if (old.kind, old.to) != (new.kind, new.to):
        return False
    return all(_fits(a, b) for a, b in ((old.public, new.public), (old.private, new.private)))


def _fits(old: Facts | None, new: Facts | None) -> bool:
    if old is None or new is None:
        return old is new
    return all(old[name] == new[name] for name in old.keys() & new.keys())
