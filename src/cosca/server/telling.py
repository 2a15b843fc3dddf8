"""What the viewers of a table are told: numbered items and the present snapshot, made of view and visible events alone.

A viewer is a seat, or None for the public. The numbers run per viewer: what is hidden from one takes none of its
numbers. Everything that leaves the server about a running game is made here.
"""

from __future__ import annotations

from array import array
from bisect import bisect_right
from typing import Any, Final, NamedTuple

import orjson

from cosca.bots.consigliere import Advice
from cosca.bots.reason_words import sentence
from cosca.games import wording
from cosca.kernel.events import Event, Facts, View, visible
from cosca.kernel.game import Decision, Game
from cosca.kernel.match import Match
from cosca.kernel.texts import Wording

Viewer = int | None
OWN_EVENTS: Final = frozenset({"undone", "conceded", "agreed_end"})  # the server's own; the page has the words for them
TAKING_BACK: Final = ("undo", "rules")  # kinds of entries that take others back


class Told(NamedTuple):
    """An entry of the log as far as viewers are concerned; `removes` are the entries that it takes back, from 1."""

    kind: str
    seat: int | None
    removes: tuple[int, ...]
    events: bytes


def pack(events: list[Event]) -> bytes:
    """Events with their audiences, as they are kept in the log."""
    return orjson.dumps([[event.kind, event.public, event.private, event.to, event.reveals] for event in events])


def unpack(kept: bytes | str) -> list[Event]:
    """Events from the log."""
    return [
        Event(kind, public, private, tuple(to), reveals) for kind, public, private, to, reveals in orjson.loads(kept)
    ]


class Stream:
    """The items of every viewer of one table, in the order of its log."""

    def __init__(self, seats: tuple[int, ...]) -> None:
        self.log: list[Told] = []
        self._newest: list[Event] = []  # the events of the last entry, which every viewer is told about next
        self._ends: dict[Viewer, array[int]] = {viewer: array("L", [0]) for viewer in (None, *seats)}

    def add(self, told: Told) -> None:
        """Takes in the next entry."""
        self.log.append(told)
        self._newest = unpack(told.events)
        for viewer, ends in self._ends.items():
            ends.append(ends[-1] + len(self._facts(viewer, len(self.log))))

    def last(self, viewer: Viewer) -> int:
        """The number of the viewer's last item."""
        return self._ends[viewer][-1]

    def since(self, viewer: Viewer, number: int) -> list[tuple[int, Facts]]:
        """The viewer's items after that number, each with its own."""
        ends = self._ends[viewer]
        found: list[tuple[int, Facts]] = []
        for seq in range(max(1, bisect_right(ends, number)), len(ends)):
            found += enumerate(self._facts(viewer, seq), ends[seq - 1] + 1)
        return [(n, facts) for n, facts in found if n > number]

    def seen_in(self, viewer: Viewer, seq: int) -> list[Facts]:
        """The events of the game that the viewer saw in one entry: what feeds a memory."""
        events = self._newest if seq == len(self.log) else unpack(self.log[seq - 1].events)
        return visible(events, viewer)

    def _facts(self, viewer: Viewer, seq: int) -> list[Facts]:
        told = self.log[seq - 1]
        if told.kind not in TAKING_BACK:
            return self.seen_in(viewer, seq)
        ends = self._ends[viewer]
        gone = [n for each in told.removes for n in range(ends[each - 1] + 1, ends[each] + 1)]
        # Whoever saw nothing of what is taken back learns nothing of its being taken back either.
        return [{"event": "undone", "seat": told.seat, "items": gone, "why": told.kind}] if gone else []


class Teller:
    """Puts items and snapshots into words and messages."""

    def __init__(self, game: Game[Any], language: str = "en") -> None:
        self.game: Final = game
        self.language: Final = language
        self._wordings: dict[Viewer, Wording] = {}

    def words(self, viewer: Viewer) -> Wording:
        """The words for one viewer; each has its own, so that none can carry over what another knows."""
        found = self._wordings.get(viewer)
        if found is None:
            found = self._wordings[viewer] = wording(self.game, self.language)
        return found

    def state(
        self, match: Match[Any], stream: Stream, viewer: Viewer, since: int, ask: int, running: bool
    ) -> dict[str, Any]:
        """The message `state`: the viewer's items after `since`, and what it sees and is asked now."""
        game, state = self.game, match.state
        view = game.view(state, viewer)
        words = self.words(viewer)
        words.learn(view)
        items = [{"n": n, "facts": facts, "line": self._line(words, facts)} for n, facts in stream.since(viewer, since)]
        actors = game.actors(state) if running else ()
        message: dict[str, Any] = {
            "v": 1,
            "type": "state",
            "seat": viewer,
            "at": stream.last(viewer),
            "from": min(since, stream.last(viewer)),
            "items": items,
            "view": view,
            "waiting": actors,
            "names": {str(seat): words.seat(seat) for seat in game.seats},
            "act": ask,
            "ask": None,
            "anytime": [],
            "undo": None,
        }
        if viewer is not None and running:
            message |= self._own(match, words, view, viewer, ask, viewer not in actors)
        return message

    def _own(self, match: Match[Any], words: Wording, view: View, seat: int, ask: int, done: bool) -> dict[str, Any]:
        """What the seat is asked and may do."""
        game, state = self.game, match.state
        decision = game.decision(state, seat)
        anytime = game.anytime(state, seat)
        return {
            "ask": None if decision is None else self._ask(words, decision, view, ask, done),
            "anytime": [self._choice(words, choice, "", view) for choice in anytime],
            "undo": "free" if match.may_undo(seat) else "ask" if any(each == seat for each, _ in match.log) else None,
        }

    def _ask(self, words: Wording, decision: Decision, view: View, ask: int, done: bool) -> dict[str, Any]:
        return {
            "id": ask,
            "kind": decision.kind,
            "prompt": words.ask(decision, view),
            "about": decision.about,
            "rules": words.rules(decision),
            "not": words.why_not(decision, view),
            "sealed": decision.sealed,
            "done": done,
            "choices": [self._choice(words, choice, decision.kind, view) for choice in decision.choices],
        }

    def _choice(self, words: Wording, choice: Any, kind: str, view: View) -> dict[str, Any]:
        return {
            "text": choice.text,
            "kind": choice.kind,
            "label": words.choice(choice, kind, view),
            "touches": choice.touches,
            "confirm": words.confirm(choice, kind),
        }

    def advice(self, seat: int, decision: Decision, view: View, found: list[Advice]) -> list[dict[str, Any]]:
        """What the Consigliere says of a seat's decision, from the view that it was found for."""
        words = self.words(seat)
        words.learn(view)
        return [
            {
                "text": each.choice.text,
                "label": words.choice(each.choice, decision.kind, view),
                "chance": round(each.chance, 4),
                "share": round(each.share, 4),
                "reason": sentence(each.reason, words, self.language),
            }
            for each in found
        ]

    def _line(self, words: Wording, facts: Facts) -> dict[str, Any] | None:
        if facts["event"] in OWN_EVENTS:
            return None
        line = words.event(facts)
        return None if line is None else {"seat": line.seat, "text": line.text}
