"""A game at any moment of its log: states by the rules, and what a viewer saw of them then.

A *moment* is the number of an entry of the log, from 1: how the game stood after it. A *step* is a moment in which
something happened for a viewer; steps are numbered per viewer from 0, so their number tells nothing hidden. What a
viewer is shown is made by `telling`, as at the table; who may look at what, the callers say (`replays`).

Where the rules of today do not lead to what the log tells, the game *departs*: there is no state from there on, until
what departed is taken back, and the log alone tells what happened.
"""

from __future__ import annotations

import logging
from bisect import bisect_right
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final, Literal, NamedTuple

import orjson

from cosca.kernel.decision import Outcome
from cosca.kernel.errors import IllegalChoice
from cosca.kernel.events import Event, Facts
from cosca.kernel.game import Game, Memory
from cosca.server.changes import Sections, changes, joined, sections
from cosca.server.errors import Refused
from cosca.server.frames import SPLIT
from cosca.server.telling import TAKING_BACK, Stream, Teller, Told, Viewer, pack, shown, unpack
from cosca.server.wire import Sight
from cosca.server.wire_http import ReplayStep

EVERYBODY: Final = "all"
View = Viewer | Literal["all"]  # a seat, the public, or everybody: nothing is hidden
MARK_EVERY: Final = 32  # entries between two states that are kept
MOVING: Final = ("start", "choice", "concede", "end", *TAKING_BACK)  # entries that may change how the game stands
_log = logging.getLogger("cosca.replay")


class Act(NamedTuple):
    """An entry of a log. `events`: as the log has them; None where the rules are to tell them.

    `line`: of the record that it stands in.
    """

    kind: str
    seat: int | None = None
    choice: str = ""
    removes: tuple[int, ...] = ()
    events: bytes | None = None
    vocabulary: int = 0
    line: int = 0


class Departure(NamedTuple):
    """Where a game departs from the rules of today. `problem`, in English, may name what is secret in the game."""

    moment: int
    line: int
    problem: str


class Everything(Stream):
    """The items of a game in which nothing is hidden: those of the viewer None."""

    def visible(self, events: list[Event], viewer: Viewer) -> list[Facts]:
        return [_open(each) for each in events]


def _open(event: Event) -> Facts:
    """An event with all its facts; what a seat is told of its own secret choice is told of that seat."""
    facts = {"event": event.kind, **(event.public or {}), **(event.private or {})}
    if event.kind != "sealed":
        return facts
    return {**facts, "event": "sealed_by", "seat": event.to[0], "element": facts.get("element") or "none"}


class Replay:
    """A game by its log. It is used by one thread at a time."""

    def __init__(self, game: Game[Any], seed: int, position: dict[str, Any] | None = None) -> None:
        self.game: Final = game
        self.teller: Final = Teller(game)
        self.stream: Final = Stream(game)
        self.departs: Departure | None = None  # as the log stands now
        self._seed: Final = seed
        self._position: Final = position
        self._everything: Stream | None = None
        self._acts: list[Act] = []
        self._gone: set[int] = set()  # taken back by now
        self._stopped = 0  # the moment at which the game ended for another reason than its rules
        self._state: Any = None  # after the last act; None: it has departed
        self._marks: dict[int, Any] = {}
        self._known: list[bool] = [False]  # by moment, as all that follows
        self._rounds: list[tuple[int, str]] = [(0, "")]
        self._waiting: list[tuple[int, ...]] = [()]

    # ---------------------------------------------------------------- the log

    @property
    def moments(self) -> int:
        """How many entries the log has."""
        return len(self._acts)

    def add(self, acts: Iterable[Act]) -> None:
        """Plays further entries of the log."""
        for act in acts:
            self._acts.append(act)
            self._gone |= set(act.removes)
            made = self._play(act)
            self._enter(act, made)
            moment = len(self._acts)
            self._known.append(self._state is not None)
            if self._state is None:
                self._rounds.append(self._rounds[-1])
                self._waiting.append(())
                continue
            self._rounds.append((self.game.round(self._state), self.game.phase(self._state)))
            self._waiting.append(() if self._stopped else self.game.actors(self._state))
            if moment == 1 or moment % MARK_EVERY == 0:
                self._marks[moment] = self._state.copy()

    def _play(self, act: Act) -> list[Event]:
        """Carries out the newest act, and returns what that made happen."""
        events: list[Event] = []
        if act.kind in ("concede", "end"):
            self._stopped = len(self._acts)
        if act.kind in TAKING_BACK:
            self._take_back(act)
        elif act.kind == "start":
            self._state = self._new(events)
        elif act.kind == "choice" and self._state is not None:
            try:
                self._apply(self._state, act, events)
            except IllegalChoice as wrong:
                self._depart(act, str(wrong))
            except Exception as wrong:  # a position can be one that no game has ever led to
                _log.warning("the rules fail in a replay", exc_info=wrong)
                self._depart(act, f"{type(wrong).__name__}: {wrong}")
        return events

    def _new(self, events: list[Event]) -> Any:
        if self._position is None:
            return self.game.new(self._seed, events)
        return self.game.position(self._position)

    def _apply(self, state: Any, act: Act, events: list[Event] | None) -> None:
        seat = act.seat or 0
        self.game.apply(state, seat, self.game.parse(state, seat, act.choice), events)

    def _take_back(self, act: Act) -> None:
        if self.departs is not None and self.departs.moment not in act.removes:
            return
        try:
            self._state = self._played(len(self._acts))
            self.departs = None
        except IllegalChoice as wrong:
            self._depart(act, str(wrong))

    def _depart(self, act: Act, problem: str) -> None:
        self._state = None
        if self.departs is None:
            self.departs = Departure(len(self._acts), act.line, problem)

    def _enter(self, act: Act, made: list[Event]) -> None:
        """Takes the events of an act in: those of the log where it has them, with which those of the rules agree."""
        stored = act.events
        if stored is None:
            if self._state is None and act.kind == "choice":
                made = [Event("recorded", {"seat": act.seat, "text": act.choice, "line": act.line})]
            stored = pack(made)
        elif self._state is not None and act.kind in ("start", "choice") and not _agree(stored, made):
            self._depart(act, "what happens is not what happened")
        vocabulary = act.vocabulary if act.events is not None else self.stream.vocabulary
        self.stream.add(Told(act.kind, act.seat, act.removes, stored, vocabulary))

    # ---------------------------------------------------------------- states

    def known(self, moment: int) -> bool:
        """Whether the rules of today tell how the game stood then."""
        return self._known[moment]

    def state(self, moment: int) -> Any:
        """The state after that entry, the caller's own; Refused where the game departs from the rules of today."""
        if not 1 <= moment <= self.moments:
            raise Refused("not_found", "step")
        if not self.known(moment):
            raise Refused("refused", "departed")
        return self._played(moment)

    def _played(self, moment: int) -> Any:
        """The choices that counted then, carried out from the last state that was kept and holds no other."""
        gone: set[int] = set()
        lowest, at = moment + 1, moment
        while at not in self._marks or at >= lowest:
            gone |= set(self._acts[at - 1].removes)
            lowest = min([lowest, *self._acts[at - 1].removes])
            at -= 1
        state = self._marks[at].copy()
        for each in range(at + 1, moment + 1):
            if self._acts[each - 1].kind == "choice" and each not in gone:
                self._apply(state, self._acts[each - 1], None)
        return state

    def counting(self, moment: int) -> list[int]:
        """The choices that counted then, as moments."""
        gone = {each for act in self._acts[:moment] for each in act.removes}
        return [n for n, act in enumerate(self._acts[:moment], 1) if act.kind == "choice" and n not in gone]

    def choice(self, moment: int) -> tuple[int, str] | None:
        """The seat and the choice of an entry; None if it is another kind of entry."""
        act = self._acts[moment - 1]
        return (act.seat or 0, act.choice) if act.kind == "choice" else None

    def memory(self, seat: Viewer, moment: int) -> Memory:
        """What an attentive player at that seat knew after that entry."""
        start = None if self._position is None else self.game.position(self._position)
        memory = self.game.memory(seat, start)
        for each in [1, *self.counting(moment)]:
            for facts in self.stream.seen_in(seat, each):
                memory.see(facts)
        return memory

    def outcome(self) -> Outcome | None:
        """How the game ended by the rules of today; None if it has not, or they do not tell."""
        return None if self._state is None else self.game.outcome(self._state)

    def digest(self) -> str:
        """Of the state after the last entry; "" if it has departed."""
        return "" if self._state is None else self._state.digest()

    # ---------------------------------------------------------------- steps

    def _items(self, view: View) -> tuple[Stream, Viewer]:
        """Where the items of a view are, and whose they are there."""
        if view != EVERYBODY:
            return self.stream, view
        if self._everything is None:
            self._everything = Everything(self.game)
        for told in self.stream.log[len(self._everything.log) :]:
            self._everything.add(told)
        return self._everything, None

    def steps(self, view: View) -> list[int]:
        """The moments in which something happened for a viewer: the first is the start."""
        stream, viewer = self._items(view)
        ends = stream.ends(viewer)
        return [n for n, act in enumerate(self._acts, 1) if act.kind in MOVING and (n == 1 or ends[n] > ends[n - 1])]

    def step_at(self, view: View, moment: int) -> int:
        """The viewer's last step up to that moment."""
        return max(0, bisect_right(self.steps(view), moment) - 1)

    def items_by_choices(self) -> list[int]:
        """The number of the last item of everybody's view after each number of choices that count."""
        stream, viewer = self._items(EVERYBODY)
        ends = stream.ends(viewer)
        return [ends[moment] for moment in [1, *self.counting(self.moments)]]

    def moment_of(self, view: View, item: int | None) -> int:
        """The moment of the first step in which an item of that number was told; of the last one if there is none."""
        steps = self.steps(view)
        if item is not None:
            for moment, step in zip(steps, self.index(view), strict=True):
                if step["last"] >= item:
                    return moment
        return steps[-1]

    def index(self, view: View) -> list[ReplayStep]:
        """What there is to know of each step of a viewer without its frame."""
        stream, viewer = self._items(view)
        ends, steps = stream.ends(viewer), self.steps(view)
        lasts = [ends[moment - 1] for moment in steps[1:]] + [ends[-1]]
        return [self._step(moment, last, stream, viewer) for moment, last in zip(steps, lasts, strict=True)]

    def _step(self, moment: int, last: int, stream: Stream, viewer: Viewer) -> ReplayStep:
        act, (round, phase) = self._acts[moment - 1], self._rounds[moment]
        told: ReplayStep = {"last": last, "seat": None, "round": round, "phase": phase}
        if act.kind == "choice":
            # Of whom nobody knew that they were to decide, only what the viewer saw may tell that they did.
            seen = act.seat in self._waiting[moment - 1] or viewer == act.seat
            if seen or any(facts.get("seat") == act.seat for facts in stream.seen_in(viewer, moment)):
                told["seat"] = act.seat
        if moment in self._gone or act.kind in TAKING_BACK:
            told["undone"] = True
        if not self._known[moment]:
            told["known"] = False
        return told

    def items(self, view: View) -> list[tuple[int, Facts]]:
        """All that the viewer was told, numbered."""
        stream, viewer = self._items(view)
        return stream.since(viewer, 0)

    # ---------------------------------------------------------------- frames

    def sight(self, state: Any, view: View, moment: int) -> Sight:
        """What a viewer saw of the state of that moment."""
        running = not self._stopped or moment < self._stopped
        if view != EVERYBODY:
            return self.teller.sight(state, view, running)
        sight = self.teller.sight(state, None, running)
        return {**sight, "view": {**sight["view"], **shown(self.game.describe(state))}}

    def frames(self, view: View, first: int, last: int) -> list[Mapping[str, Any] | None]:
        """The frames of these steps: the first `whole`, each further one as `changes`; None where there is none."""
        found: list[Mapping[str, Any] | None] = []
        base: Sections | None = None
        state, at = None, 0
        for moment in self.steps(view)[first : last + 1]:
            if not self.known(moment):
                found.append(None)
                continue
            state, at = self._forward(state, at, moment), moment
            parts = sections(dict(self.sight(state, view, moment)), SPLIT)
            if base is None:
                found.append({"whole": orjson.Fragment(joined(parts))})
            else:
                found.append({"changes": changes(base, parts)})
            base = parts
        return found

    def _forward(self, state: Any, at: int, moment: int) -> Any:
        """The state of that moment, made from that of an earlier one where only choices lie between."""
        between = self._acts[at:moment]
        if state is None or any(act.kind in TAKING_BACK for act in between):
            return self._played(moment)
        for act in between:
            if act.kind == "choice":
                self._apply(state, act, None)
        return state


def _agree(stored: bytes, made: Sequence[Event]) -> bool:
    """Whether these events of the log are among those that the rules make, in their order.

    What newer rules tell besides, or do not tell any more, does not count; what both tell must be the same.
    """
    coming = iter(unpack(pack(made)))
    return all(any(_same(old, new) for new in coming) for old in unpack(stored))


def _same(old: Event, new: Event) -> bool:
    if (old.kind, old.to) != (new.kind, new.to):
        return False
    return all(_fits(a, b) for a, b in ((old.public, new.public), (old.private, new.private)))


def _fits(old: Facts | None, new: Facts | None) -> bool:
    if old is None or new is None:
        return old is new
    return all(old[name] == new[name] for name in old.keys() & new.keys())
