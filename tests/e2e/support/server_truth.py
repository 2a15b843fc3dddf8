"""What happened at a table according to the server's database, for comparison with sent frames."""

from __future__ import annotations

import json
import re
import sqlite3
from bisect import bisect_right
from pathlib import Path
from typing import Any

import cosca
from cosca.server.views.snapshots import INTERNAL_VIEW_KEYS
from tools.harness.frame_reader import FrameReader

STATE_KEYS = {
    *("v", "type", "seat", "frame", "base", "since", "items", "at"),
    *("view", "facts", "question", "anytime", "waiting", "undo", "free", "act"),
}
HIDDEN = "hidden"


def rows(file: Path, query: str, *values: Any) -> list[tuple[Any, ...]]:
    """Return the rows of a query to the database of a running server."""
    database = sqlite3.connect(f"file:{file}?mode=ro", uri=True)
    try:
        return database.execute(query, values).fetchall()
    finally:
        database.close()


def plain(value: Any) -> Any:
    return json.loads(json.dumps(value))


class Truth:
    """A table replayed from its log; a moment is the state after an entry."""

    def __init__(self, file: Path, table: str) -> None:
        query = "SELECT game, options, seed FROM tables WHERE id = ?"
        [(name, options, self.seed)] = rows(file, query, table)
        self.game: Any = cosca.game(name, **json.loads(options))
        match: Any = cosca.Match(self.game, int(self.seed, 16))
        self.states: list[Any] = []
        self.events: list[list[cosca.Event]] = []
        query = "SELECT kind, seat, choice, events FROM entries WHERE table_id = ? ORDER BY seq"
        for kind, seat, choice, events in rows(file, query, table):
            assert kind in ("start", "choice"), kind
            if kind == "choice":
                match.apply(seat, choice)
            self.states.append(match.state.copy())
            self.events.append(
                [cosca.Event(k, public, own, tuple(to), r) for k, public, own, to, r in json.loads(events)]
            )

    def seen(self, seat: int | None) -> list[tuple[int, dict[str, Any]]]:
        """Return the events that the viewer saw, each with its moment."""
        return [(at, plain(facts)) for at, events in enumerate(self.events) for facts in cosca.visible(events, seat)]

    def check_wire(self, frames: list[str], seat: int | None) -> int:
        """Check that a viewer was sent exactly what it may see at each moment; return the number of states."""
        seen = self.seen(seat)
        whens = [when for when, _ in seen]
        moments: dict[int, list[int]] = {}  # by the number of events that the viewer had seen
        for at in range(len(self.states)):
            moments.setdefault(bisect_right(whens, at), []).append(at)
        checked, held = 0, FrameReader()
        for frame in frames:
            assert self.seed not in frame
            message = json.loads(frame)
            if message["type"] != "state":
                continue
            message = held.take(message)
            assert set(message) == STATE_KEYS, set(message) ^ STATE_KEYS
            assert message["seat"] == seat
            for item in message["items"]:
                assert item["facts"] == seen[item["n"] - 1][1]
            fitting = [at for at in moments[message["at"]] if self._fits(message, at, seat)]
            assert fitting, f"state {message['at']} of seat {seat} is none that the rules show"
            SECRETS[self.game.name](self, message, seat, seen)
            checked += 1
        return checked

    def _fits(self, message: dict[str, Any], at: int, seat: int | None) -> bool:
        game, state = self.game, self.states[at]
        choices = [] if seat is None else [choice.text for choice in game.choices(state, seat)]
        offered = [] if message["question"] is None else [choice["text"] for choice in message["question"]["choices"]]
        view = {key: value for key, value in plain(game.view(state, seat)).items() if key not in INTERNAL_VIEW_KEYS}
        if view != message["view"] or choices != offered:
            return False
        facts = plain(game.facts(state, seat))
        asked = facts["question"] or {"facts": None, "choices": []}
        of_choices = [choice["facts"] for choice in asked["choices"]]
        question = message["question"] or {"facts": None, "choices": []}
        told_of_choices = [each["facts"] for each in question["choices"]]
        return (message["facts"], question["facts"], told_of_choices) == (facts["table"], asked["facts"], of_choices)

    def planned(self, at: int) -> bool:
        """Return whether the entry before a moment was made in the planning phase."""
        return at > 0 and self.game.view(self.states[at - 1], None)["phase"] == "planning"


Seen = list[tuple[int, dict[str, Any]]]


# The secrets by their names, whatever the rules' own view says.
def _of_la_famiglia(truth: Truth, message: dict[str, Any], seat: int | None, seen: Seen) -> None:
    mates = () if seat is None else truth.game.mates(seat)
    view = message["view"]
    strangers = {view["families"].get(str(each), "-") for each in truth.game.seats if each not in mates}
    theirs = re.compile(rf'"(?:{"|".join(sorted(strangers))})\.\w+\.\w+"')
    assert set(view["hq"]) == {str(each) for each in mates}
    for each, card in view["sealed"].items():
        assert card == HIDDEN or int(each) in mates
    fight = view["fight"]
    for who, card in zip(("leader", "defender"), fight["cards"] if fight else (), strict=False):
        assert card in (None, HIDDEN) or fight[who] in mates
    if view["phase"] == "planning":  # orders are face down: those of others are named only when they are bought or sold
        laid = [item for item in message["items"] if item["facts"]["event"] in ("order_issued", "order_back")]
        hidden = [item for item in laid if truth.planned(seen[item["n"] - 1][0])]
        orders = [area["orders"] for area in view["areas"].values()]
        assert not theirs.search(json.dumps([hidden, orders, message["question"], message["anytime"]]))


def _of_corleones_empire(truth: Truth, message: dict[str, Any], seat: int | None, seen: Seen) -> None:
    own = set() if seat is None else {str(seat)}
    view = message["view"]
    if view["scores"] is None:
        assert set(view["hands"]) <= own
        assert set(view["suitcases"]) <= own
    for each, picks in view["sealed"].items():
        assert picks == HIDDEN or each in own
    looks = view["looked"] and "looked_at" in view
    assert not looks or message["question"] is not None  # only who decides sees the jobs looked at
    for item in message["items"]:
        facts = item["facts"]
        if facts["event"] in ("job_gained", "job_looked_at"):
            assert ("job" in facts) == (facts["seat"] == seat)


SECRETS = {"la_famiglia": _of_la_famiglia, "corleones_empire": _of_corleones_empire}
