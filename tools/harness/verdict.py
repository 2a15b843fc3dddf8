"""The verdict on a history: what the clients did and saw is compared with the log of every table.

Each acknowledged choice is in the log exactly once, each refused one never, each unknown one at most once; the order of
the log respects the order in time; numbers have no gaps, epochs never go back; replaying the log gives the stored
events, states and outcomes; what a viewer was sent is a prefix of what the log yields for that viewer, and every frame
showed a state that the table was in, never an earlier one than the frame before.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Any, NamedTuple

import orjson

import cosca
from cosca.games import game_as_it_was
from cosca.kernel.errors import CoscaError
from cosca.kernel.game import Game
from cosca.kernel.match import Match
from cosca.server.views.event_stream import UNDO_KINDS, EventStream, ViewerEntry, encode_events
from cosca.server.views.snapshots import outcome_to_wire, without_internal_keys
from tools.harness.history import History, Operation, Sighting, Viewer, ViewerHistory, digest_of
from tools.harness.table_logs import LogEntry, TableLog


class Violation(NamedTuple):
    """Something that must not happen: its kind, the table, and the evidence."""

    kind: str
    table: str
    text: str

    def __str__(self) -> str:
        return f"{self.kind}: table {self.table}: {self.text}"


@dataclass
class Verdict:
    """What the comparison found. `applied` are operations of unknown result that are in the log."""

    violations: list[Violation] = field(default_factory=list[Violation])
    acknowledged: int = 0
    refused: int = 0
    unknown: int = 0
    applied: int = 0
    tables: int = 0
    entries: int = 0
    frames: int = 0
    claims: int = 0  # changes of epoch between two entries

    def kinds(self) -> Counter[str]:
        """Return how many violations there are of each kind."""
        return Counter(violation.kind for violation in self.violations)


def judge(history: History, logs: Mapping[str, TableLog], records: Mapping[str, str] | None = None) -> Verdict:
    """Compare a history with the logs of all its tables, and with the records that the server gives of some of them."""
    verdict = Verdict()
    operations, viewers = defaultdict[str, list[Operation]](list), defaultdict[str, list[ViewerHistory]](list)
    for operation in history.operations:
        operations[operation.table].append(operation)
    for viewer in history.viewers:
        viewers[viewer.table].append(viewer)
    for id in sorted(history.tables()):
        log = logs.get(id)
        if log is None:
            verdict.violations.append(Violation("lost", id, "the table is not in the database"))
            continue
        verdict.tables += 1
        verdict.entries += len(log.entries)
        verdict.claims += sum(a.epoch != b.epoch for a, b in pairwise(log.entries))
        verdict.frames += sum(len(viewer.sightings) for viewer in viewers[id])
        verdict.violations += check_operations(log, operations[id])
        verdict.violations += check_log(log)
        verdict.violations += check_replay(log, viewers[id])
        if records and id in records:
            verdict.violations += check_record(log, records[id])
        logged = {entry.message for entry in log.entries}
        verdict.applied += sum(each.result == "unknown" and each.id in logged for each in operations[id])
    results = history.results()
    verdict.acknowledged, verdict.refused, verdict.unknown = results["ok"], results["refused"], results["unknown"]
    return verdict


# -------------------------------------------------------------------- operations


def check_operations(log: TableLog, operations: Sequence[Operation]) -> Iterator[Violation]:
    """Yield operations that are in the log too often, too seldom, altered, or in the wrong order."""
    entries = defaultdict[str, list[LogEntry]](list)
    for entry in log.entries:
        if entry.message is not None:
            entries[entry.message].append(entry)
    for operation in operations:
        found = entries.pop(operation.id, [])
        wanted = {"ok": (1,), "refused": (0,), "unknown": (0, 1)}[operation.result]
        if len(found) not in wanted:
            kind = "doubled" if len(found) > 1 else "lost" if operation.result == "ok" else "refused but present"
            at = [(entry.seq, entry.epoch) for entry in found]
            yield Violation(kind, log.id, f"{_words(operation)}; entries and epochs {at}")
        for entry in found:
            choice = operation.choices[-1] if operation.choices else None
            if (entry.kind, entry.seat, entry.choice) != (operation.kind, operation.seat, choice):
                text = f"{_words(operation)} is entry {entry.seq}: {entry.kind} {entry.choice!r} of seat {entry.seat}"
                yield Violation("altered", log.id, text)
    for message, found in entries.items():
        yield Violation("phantom", log.id, f"entry {found[0].seq} is of message {message}, which nobody sent")
    yield from _check_order(log, operations)


def _check_order(log: TableLog, operations: Sequence[Operation]) -> Iterator[Violation]:
    """Yield operations that were answered before another was invoked, but are behind it in the log."""
    by_id = {operation.id: operation for operation in operations}
    latest: Operation | None = None  # of the entries so far, the one that was invoked last
    for entry in log.entries:
        operation = by_id.get(entry.message or "")
        if operation is None:
            continue
        done = operation.completed if operation.result == "ok" else None
        if latest is not None and done is not None and done < latest.invoked:
            text = f"{_words(operation)} was answered before {_words(latest)} was sent, but follows it in the log"
            yield Violation("order", log.id, text)
        if latest is None or operation.invoked > latest.invoked:
            latest = operation


def _words(operation: Operation) -> str:
    result = f"{operation.result} {operation.code}".strip()
    what = operation.choices or operation.kind
    return f"{what} of seat {operation.seat} ({operation.id}, {result}, sent {operation.sent} times)"


# -------------------------------------------------------------------- the log alone


def check_log(log: TableLog) -> Iterator[Violation]:
    """Yield gaps in the numbers of entries, and epochs that go back."""
    expected, epoch = 1, 0
    for entry in log.entries:
        if entry.seq != expected:
            yield Violation("gap", log.id, f"entry {entry.seq} where {expected} is expected")
        expected = entry.seq + 1
        if entry.epoch < epoch:
            yield Violation("epoch back", log.id, f"entry {entry.seq} has epoch {entry.epoch} after {epoch}")
        epoch = max(epoch, entry.epoch)
    if log.entries and epoch > log.epoch:
        yield Violation("epoch back", log.id, f"the table has epoch {log.epoch}, its entries reach {epoch}")


# -------------------------------------------------------------------- replay


def check_replay(log: TableLog, viewers: Sequence[ViewerHistory]) -> Iterator[Violation]:
    """Yield what differs between the replayed log and the stored table, and between it and what viewers were sent."""
    if not log.entries and log.status == "waiting":
        return
    game: Game[Any] = game_as_it_was(log.game, log.options, log.data)
    replay = _Replay(game, log, {viewer.viewer for viewer in viewers})
    try:
        yield from replay.run()
    except (CoscaError, ValueError, LookupError) as error:
        text = f"entry {replay.seq} cannot be replayed: {type(error).__name__} {error}"
        yield Violation("wrong state", log.id, text)
        return
    for viewer in viewers:
        yield from _check_items(log, replay.stream, viewer)
        yield from _check_sightings(log, replay.shown[viewer.viewer], viewer)


class _Replay:
    """A match that is played again by the log, with what each viewer saw after each entry."""

    def __init__(self, game: Game[Any], log: TableLog, viewers: set[Viewer]) -> None:
        self.game, self.log, self.seq = game, log, 0
        self.stream = EventStream(game)
        self.shown: dict[Viewer, list[Sighting]] = {viewer: [] for viewer in viewers}
        self._acts: Counter[int] = Counter()
        self._over = False

    def run(self) -> Iterator[Violation]:
        log = self.log
        match = Match(self.game, log.seed, log.start)  # pyright: ignore[reportArgumentType]
        for entry in log.entries:
            self.seq = entry.seq
            events = encode_events(match.events).decode() if entry.kind == "start" else entry.events
            if entry.kind == "choice":
                events = encode_events(match.apply(entry.seat or 0, entry.choice or "")).decode()
                self._acts[entry.seat or 0] += 1
            elif entry.kind in UNDO_KINDS:
                match = self._without(entry)
            elif entry.kind in ("concede", "end"):
                self._over = True
            if orjson.loads(events) != orjson.loads(entry.events):
                yield Violation("wrong state", log.id, f"the events of entry {entry.seq} differ when it is replayed")
            vocabulary = self.stream.vocabulary
            self.stream.append(ViewerEntry(entry.kind, entry.seat, entry.removes, entry.events.encode(), vocabulary))
            self._show(match)
            yield from self._check_state(entry, match)
        outcome = self.game.outcome(match.state)
        if outcome is not None and not self._over:
            stored = log.outcome and {**log.outcome, "facts": None}
            replayed = orjson.loads(orjson.dumps({**outcome_to_wire(self.game, outcome), "facts": None}))
            if log.status != "over" or stored != replayed:
                text = f"the replayed game ended with {replayed}, the table is {log.status} with {stored}"
                yield Violation("wrong state", log.id, text)
        elif log.status == "over" and not self._over:
            yield Violation("wrong state", log.id, "the table is over, the replayed game is not")

    def _without(self, undo: LogEntry) -> Match[Any]:
        """Return the match without all choices that were undone up to this entry."""
        entries = self.log.entries[: undo.seq]
        undone = {seq for entry in entries if entry.kind in UNDO_KINDS for seq in entry.removes}
        for seq in undo.removes:
            self._acts[entries[seq - 1].seat or 0] += 1
        match = Match(self.game, self.log.seed, self.log.start)  # pyright: ignore[reportArgumentType]
        for entry in entries:
            if entry.kind == "choice" and entry.seq not in undone:
                match.apply(entry.seat or 0, entry.choice or "")
        return match

    def _show(self, match: Match[Any]) -> None:
        game, state = self.game, match.state
        running = not self._over and game.outcome(state) is None
        waiting = list(game.actors(state)) if running else []
        for viewer, shown in self.shown.items():
            view = without_internal_keys(game.view(state, viewer))
            act = 0 if viewer is None else self._acts[viewer]
            shown.append(Sighting(self.stream.last(viewer), digest_of(view, waiting, act)))

    def _check_state(self, entry: LogEntry, match: Match[Any]) -> Iterator[Violation]:
        document = self.log.states.get(entry.seq)
        if document is None:
            return
        stored = orjson.loads(document)
        if stored.get("state", stored) != orjson.loads(orjson.dumps(match.state.to_json())):
            yield Violation("wrong state", self.log.id, f"the state stored after entry {entry.seq} differs from replay")


def check_record(log: TableLog, text: str) -> Iterator[Violation]:
    """Yield if the record that the server gives of a finished game differs from the log."""
    undone = {seq for entry in log.entries if entry.kind in UNDO_KINDS for seq in entry.removes}
    logged = [(each.seat, each.choice) for each in log.entries if each.kind == "choice" and each.seq not in undone]
    try:
        match = cosca.Match.from_record(text)
    except CoscaError as error:
        yield Violation("wrong state", log.id, f"the record cannot be replayed: {error}")
        return
    if [(seat, choice.text) for seat, choice in match.log] != logged or match.seed != log.seed:
        yield Violation("wrong state", log.id, "the record has other choices than the log")


# -------------------------------------------------------------------- viewers


def _check_items(log: TableLog, stream: EventStream, viewer: ViewerHistory) -> Iterator[Violation]:
    """Yield the first item that differs from the log's, and items that the log does not have."""
    name = "the public" if viewer.viewer is None else f"seat {viewer.viewer}"
    for fault in viewer.faults:
        yield Violation("viewer", log.id, f"{name}: {fault}")
    items = [facts for _, facts in stream.items_after(viewer.viewer, 0)]
    for number, (seen, logged) in enumerate(zip(viewer.items, items, strict=False), 1):
        if seen != orjson.loads(orjson.dumps(logged)):
            yield Violation("viewer", log.id, f"{name}: item {number} was {seen}, the log has {logged}")
            return
    if len(viewer.items) > len(items):
        text = f"{name} was sent {len(viewer.items)} items, the log has {len(items)}"
        yield Violation("viewer", log.id, text)


def _check_sightings(log: TableLog, shown: Sequence[Sighting], viewer: ViewerHistory) -> Iterator[Violation]:
    """Yield the first frame that showed no state of the table, or an earlier one than the frame before."""
    name, at = "the public" if viewer.viewer is None else f"seat {viewer.viewer}", 0
    for number, sighting in enumerate(viewer.sightings, 1):
        try:
            at = shown.index(sighting, at)
        except ValueError:
            earlier = sighting in shown[:at]
            what = "an earlier state than the frame before" if earlier else "a state that the table was never in"
            text = f"{name}: frame {number}, at item {sighting.item}, showed {what} (after entry {at + 1})"
            yield Violation("viewer", log.id, text)
            return
