"""The checker of histories accepts a sound one and detects every kind of sabotage."""

from __future__ import annotations

import copy
import functools
from collections.abc import Callable
from random import Random
from typing import Any

import orjson
import pytest

import cosca
from cosca.server.table.rebuild import state_document
from cosca.server.views.event_stream import EventStream, ViewerEntry, encode_events
from cosca.server.views.snapshots import outcome_to_wire, without_internal_keys
from tools.harness.history import History, Operation, ViewerHistory
from tools.harness.table_logs import LogEntry, TableLog
from tools.harness.verdict import Verdict, judge

TABLE = "table"
CHOICES = 40
STATE_AT = 30  # the entry with a state document
TAKEOVER_AT = 20  # from this entry on another node writes
Made = tuple[History, TableLog]


class Play:
    """A game with its log and what seat 1 and the public are sent, as a server without faults produces them."""

    def __init__(self) -> None:
        game: Any = cosca.game("la_famiglia")
        self.match: Any = cosca.Match(game, 7)
        self.stream = EventStream(game)
        self.history = History()
        self.viewers = [self.history.viewer(TABLE, viewer) for viewer in (1, None)]
        self.acts = dict.fromkeys(game.seats, 0)
        self.choice_entries: list[int] = []
        self.undone = 0
        self.time = 0.0
        self.log = TableLog(TABLE, game.name, {}, game.data_name(), 7, None, "running", None, 2)
        self.append(LogEntry(1, "start", None, None, None, (), encode_events(self.match.events).decode(), 1))

    def append(self, entry: LogEntry) -> None:
        self.log.entries.append(entry)
        events = entry.events.encode()
        self.stream.append(ViewerEntry(entry.kind, entry.seat, entry.removes, events, self.stream.vocabulary))
        if entry.seq == STATE_AT:
            self.log.states[entry.seq] = state_document(self.match)
        self.send()

    def send(self) -> None:
        """Send every viewer a frame."""
        game, state = self.match.game, self.match.state
        for viewer in self.viewers:
            items = self.stream.items_after(viewer.viewer, viewer.last_item)
            message = {
                "seat": viewer.viewer,
                "frame": len(self.log.entries),
                "base": None,
                "since": viewer.last_item,
                "items": [{"n": n, "facts": facts} for n, facts in items],
                "whole": {
                    "view": without_internal_keys(game.view(state, viewer.viewer)),
                    "waiting": list(game.actors(state)),
                    "act": 0 if viewer.viewer is None else self.acts[viewer.viewer],
                },
            }
            viewer.take(orjson.loads(orjson.dumps(message)))

    def choose(self, rng: Random) -> None:
        """Let a seat choose; seat 2 is a bot, which sends no messages."""
        game, state = self.match.game, self.match.state
        seat = rng.choice(game.actors(state))
        choice = rng.choice(game.choices(state, seat)).text
        seq = len(self.log.entries) + 1
        events = encode_events(self.match.apply(seat, choice)).decode()
        self.acts[seat] += 1
        self.choice_entries.append(seq)
        message = None if seat == 2 else f"message{seq}"
        epoch = 1 if seq < TAKEOVER_AT else 2
        if message is not None:
            self.operate(seat, message, choice, "ok")
        self.append(LogEntry(seq, "choice", seat, choice, message, (), events, epoch))

    def undo(self, seat: int) -> None:
        """Undo the last choice of a seat."""
        seq = len(self.log.entries) + 1
        self.operate(seat, f"message{seq}", None, "ok")
        removes = tuple(self.choice_entries.pop(at) for at in sorted(self.match.undo(seat), reverse=True))
        self.acts[seat] += len(removes)
        self.undone += 1
        self.append(LogEntry(seq, "undo", seat, None, f"message{seq}", removes, "[]", 2))

    def operate(self, seat: int, id: str, choice: str | None, result: Any) -> Operation:
        operation = self.history.invoke(TABLE, seat, id, [] if choice is None else [choice])
        operation.invoked, operation.completed, operation.result = self.time + 1, self.time + 2, result
        self.time += 2
        return operation


@functools.cache
def _sound() -> Made:
    play, rng = Play(), Random(3)
    for _ in range(CHOICES):
        play.choose(rng)
        undoable = [seat for seat in play.match.game.seats if play.match.may_undo(seat)]
        if len(play.log.entries) > STATE_AT and undoable and not play.undone:
            play.undo(undoable[0])
    play.operate(1, "refused", "pass", "refused")
    play.operate(1, "unknown", "pass", "unknown")
    last = next(each for each in reversed(play.history.operations) if each.result == "ok")
    last.result, last.completed = "unknown", None  # it was carried out, but the answer was lost
    return play.history, play.log


@pytest.fixture
def made() -> Made:
    return copy.deepcopy(_sound())


def verdict_of(made: Made) -> Verdict:
    history, log = made
    return judge(history, {TABLE: log})


def acknowledged(made: Made, after: int = 10) -> LogEntry:
    """Return an entry whose message was acknowledged."""
    ids = {each.id for each in made[0].operations if each.result == "ok"}
    return next(entry for entry in made[1].entries if entry.seq > after and entry.message in ids)


def test_a_sound_history_has_no_violation(made: Made) -> None:
    verdict = verdict_of(made)
    assert verdict.violations == []
    assert (verdict.tables, verdict.entries, verdict.claims) == (1, CHOICES + 2, 1)  # with the start and an undo
    assert verdict.acknowledged > 20
    assert (verdict.refused, verdict.unknown, verdict.applied) == (1, 2, 1)
    assert verdict.frames > CHOICES


# -------------------------------------------------------------------- sabotage


def drop_entry(made: Made) -> None:
    """Lose an acknowledged choice, and close the gap."""
    entry, log = acknowledged(made), made[1]
    log.entries = [each if each.seq < entry.seq else each._replace(seq=each.seq - 1) for each in log.entries]
    del log.entries[entry.seq - 1]


def lose_last_entry(made: Made) -> None:
    del made[1].entries[acknowledged(made, CHOICES - 12).seq - 1 :]


def double_entry(made: Made) -> None:
    entry, log = acknowledged(made), made[1]
    log.entries.insert(entry.seq, entry)
    log.entries = [each._replace(seq=n) for n, each in enumerate(log.entries, 1)]


def refuse_present(made: Made) -> None:
    entry = acknowledged(made)
    operation = next(each for each in made[0].operations if each.id == entry.message)
    operation.result, operation.code = "refused", "stale"


def double_unknown(made: Made) -> None:
    """Carry out a choice of unknown result twice."""
    log = made[1]
    unknown = {each.id for each in made[0].operations if each.result == "unknown"}
    entry = next(each for each in log.entries if each.message in unknown)
    log.entries.append(entry._replace(seq=len(log.entries) + 1))


def leave_gap(made: Made) -> None:
    bot = next(each for each in made[1].entries if each.kind == "choice" and each.message is None)
    made[1].entries.remove(bot)


def move_epoch_back(made: Made) -> None:
    entries = made[1].entries
    entries[-1] = entries[-1]._replace(epoch=1)


def exceed_table_epoch(made: Made) -> None:
    entries = made[1].entries
    entries[-1] = entries[-1]._replace(epoch=3)


def invent_entry(made: Made) -> None:
    entry = acknowledged(made)
    made[0].operations = [each for each in made[0].operations if each.id != entry.message]


def alter_choice(made: Made) -> None:
    entry = acknowledged(made)
    operation = next(each for each in made[0].operations if each.id == entry.message)
    operation.choices = ["something else"]


def swap_times(made: Made) -> None:
    """Answer a choice before another was sent that is ahead of it in the log."""
    first, second = (each for each in made[0].operations[4:6])
    first.invoked, first.completed, second.invoked, second.completed = (
        second.invoked, second.completed, first.invoked, first.completed or 0.0,
    )  # fmt: skip


def _viewer(made: Made) -> ViewerHistory:
    return made[0].viewers[0]


def alter_item(made: Made) -> None:
    _viewer(made).items[5] = {"event": "invented"}


def send_uncommitted_item(made: Made) -> None:
    _viewer(made).items.append({"event": "never committed"})


def skip_item(made: Made) -> None:
    viewer = _viewer(made)
    state = {key: viewer.state[key] for key in ("view", "waiting", "act")}
    items = [{"n": viewer.last_item + 2, "facts": {}}]
    viewer.take({"seat": 1, "frame": 99, "base": None, "since": 0, "items": items, "whole": state})


def resend_other_item(made: Made) -> None:
    """Send an item again, with other facts."""
    viewer = _viewer(made)
    state = {key: viewer.state[key] for key in ("view", "waiting", "act")}
    items = [{"n": 3, "facts": {"event": "other"}}]
    viewer.take({"seat": 1, "frame": 99, "base": None, "since": 2, "items": items, "whole": state})


def patch_missed_frame(made: Made) -> None:
    _viewer(made).take({"seat": 1, "frame": 99, "base": 97, "since": 0, "items": [], "changes": []})


def show_stale_state(made: Made) -> None:
    viewer = _viewer(made)
    viewer.sightings.append(viewer.sightings[5])


def show_invented_state(made: Made) -> None:
    viewer = _viewer(made)
    viewer.sightings[5] = viewer.sightings[5]._replace(digest="0" * 16)


def alter_stored_state(made: Made) -> None:
    document = orjson.loads(made[1].states[STATE_AT])
    document["state"]["counter"] = 12345
    made[1].states[STATE_AT] = orjson.dumps(document).decode()


def alter_seed(made: Made) -> None:
    made[1].seed = 8


def alter_events(made: Made) -> None:
    entries = made[1].entries
    at = next(n for n, each in enumerate(entries) if n and each.events != "[]")
    events = orjson.loads(entries[at].events)
    events[0][1]["invented"] = True
    entries[at] = entries[at]._replace(events=orjson.dumps(events).decode())


def end_early(made: Made) -> None:
    made[1].status = "over"


@pytest.mark.parametrize(
    ("sabotage", "kind"),
    [
        (drop_entry, "lost"),
        (lose_last_entry, "lost"),
        (double_entry, "doubled"),
        (double_unknown, "doubled"),
        (refuse_present, "refused but present"),
        (invent_entry, "phantom"),
        (alter_choice, "altered"),
        (swap_times, "order"),
        (leave_gap, "gap"),
        (move_epoch_back, "epoch back"),
        (exceed_table_epoch, "epoch back"),
        (alter_item, "viewer"),
        (send_uncommitted_item, "viewer"),
        (skip_item, "viewer"),
        (resend_other_item, "viewer"),
        (patch_missed_frame, "viewer"),
        (show_stale_state, "viewer"),
        (show_invented_state, "viewer"),
        (alter_stored_state, "wrong state"),
        (alter_seed, "wrong state"),
        (alter_events, "wrong state"),
        (end_early, "wrong state"),
    ],
    ids=lambda value: value.__name__ if callable(value) else "",
)
def test_every_sabotage_is_detected(made: Made, sabotage: Callable[[Made], None], kind: str) -> None:
    sabotage(made)
    assert kind in verdict_of(made).kinds()


@functools.cache
def _finished() -> Made:
    play, rng = Play(), Random(5)
    play.viewers = []
    while play.match.game.outcome(play.match.state) is None:
        play.choose(rng)
    outcome = outcome_to_wire(play.match.game, play.match.game.outcome(play.match.state))
    play.log.status, play.log.outcome = "over", orjson.loads(orjson.dumps(outcome))
    play.history.viewers.clear()
    return play.history, play.log


def test_the_outcome_of_a_finished_game_is_compared() -> None:
    made = copy.deepcopy(_finished())
    assert verdict_of(made).violations == []
    assert made[1].outcome is not None
    made[1].outcome["winners"] = []
    assert verdict_of(made).kinds() == {"wrong state": 1}
    made[1].status, made[1].outcome = "running", None
    assert verdict_of(made).kinds() == {"wrong state": 1}


def test_the_record_of_a_finished_game_is_compared() -> None:
    history, log = copy.deepcopy(_finished())
    play: Any = cosca.Match(cosca.game("la_famiglia"), log.seed)
    for entry in log.entries[1:-1]:
        play.apply(entry.seat, entry.choice)
    shorter = play.record()
    play.apply(log.entries[-1].seat, log.entries[-1].choice)
    assert judge(history, {TABLE: log}, {TABLE: play.record()}).violations == []
    assert judge(history, {TABLE: log}, {TABLE: shorter}).kinds() == {"wrong state": 1}
    assert judge(history, {TABLE: log}, {TABLE: "no record"}).kinds() == {"wrong state": 1}


def test_a_missing_table_is_detected(made: Made) -> None:
    assert judge(made[0], {}).kinds() == {"lost": 1}


@pytest.mark.parametrize(
    ("code", "why", "result"),
    [
        ("stale", "", "refused"),
        ("illegal", "", "refused"),
        ("stale", "reading", "unknown"),  # the table is being reloaded: an earlier copy may be in the log
        ("too_many", "messages", "unknown"),
        ("refused", "database", "unknown"),  # the commit may have been applied
    ],
)
def test_only_some_refusals_prove_that_nothing_was_carried_out(code: str, why: str, result: str) -> None:
    operation = Operation(TABLE, 1, "id", ["pass"], 1.0)
    operation.answered({"type": "error", "code": code, "why": why})
    assert operation.result == result
