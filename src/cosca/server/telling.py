"""What the viewers of a table are told: numbered items and the present snapshot, made of view and visible events alone.

A viewer is a seat, or None for the public. The numbers run per viewer: what is hidden from one takes none of its
numbers. Everything that leaves the server about a running game is made here.
"""

from __future__ import annotations

from array import array
from bisect import bisect_right
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, Literal, NamedTuple

import orjson

from cosca.bots.consigliere import Advice, Plan
from cosca.games import kit
from cosca.kernel.decision import Outcome
from cosca.kernel.events import Event, Facts, visible
from cosca.kernel.facts import ChoiceFacts, QuestionFacts
from cosca.kernel.game import Game
from cosca.kernel.match import Match
from cosca.server import wire
from cosca.server.changes import own_block
from cosca.server.wire import AdvisedChoice, AdvisedPlan, Choice, Question, Sight, Snapshot

Viewer = int | None
Snapshots = Callable[[Viewer], Snapshot]  # of one moment
UNSENT: Final = ("steps", "actors")
TAKING_BACK: Final = ("undo", "rules")  # kinds of entries that take others back


class Told(NamedTuple):
    """An entry of the log as far as viewers are concerned; `removes` are the entries that it takes back, from 1.

    `vocabulary` is the number of the game's event vocabulary when the events were made.
    """

    kind: str
    seat: int | None
    removes: tuple[int, ...]
    events: bytes
    vocabulary: int


def pack(events: Sequence[Event]) -> bytes:
    """Events with their audiences, as they are kept in the log."""
    return own_block(
        orjson.dumps([[event.kind, event.public, event.private, event.to, event.reveals] for event in events])
    )


def unpack(kept: bytes | str) -> list[Event]:
    """Events from the log."""
    return [
        Event(kind, public, private, tuple(to), reveals) for kind, public, private, to, reveals in orjson.loads(kept)
    ]


class Stream:
    """The items of every viewer of one table, in the order of its log."""

    def __init__(self, game: Game[Any]) -> None:
        self.log: list[Told] = []
        self._kit: Final = kit(game.name)
        self.vocabulary: Final = self._kit.event_vocabulary  # of the events that are entered from now on
        self._newest: list[Event] = []  # the events of the last entry, which every viewer is told about next
        self._ends: dict[Viewer, array[int]] = {viewer: array("L", [0]) for viewer in (None, *game.seats)}

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
        told = self.log[seq - 1]
        seen = self.visible(self._newest if seq == len(self.log) else unpack(told.events), viewer)
        if told.vocabulary >= self.vocabulary:
            return seen
        # From what the viewer saw alone: what completes an older event tells nobody more than the event did.
        return [self._kit.complete(facts["event"], facts, told.vocabulary) for facts in seen]

    def visible(self, events: list[Event], viewer: Viewer) -> list[Facts]:
        """What the viewer sees of these events."""
        return visible(events, viewer)

    def ends(self, viewer: Viewer) -> Sequence[int]:
        """The number of the viewer's last item after each entry; the first is 0, before all."""
        return self._ends[viewer]

    def _facts(self, viewer: Viewer, seq: int) -> list[Facts]:
        told = self.log[seq - 1]
        if told.kind not in TAKING_BACK:
            return self.seen_in(viewer, seq)
        ends = self._ends[viewer]
        gone = [n for each in told.removes for n in range(ends[each - 1] + 1, ends[each] + 1)]
        # Whoever saw nothing of what is taken back learns nothing of its being taken back either.
        return [{"event": "undone", "seat": told.seat, "items": gone, "why": told.kind}] if gone else []


class Teller:
    """Makes snapshots and advice of a game: what a viewer may know, as facts."""

    def __init__(self, game: Game[Any]) -> None:
        self.game: Final = game
        self._kit: Final = kit(game.name)
        self._elements: Final = _elements(game)

    def sight(self, state: Any, viewer: Viewer, running: bool) -> Sight:
        """What the viewer sees of a state: the part of a snapshot that asks nothing."""
        game = self.game
        common, public = game.common_facts(state), shown(game.view(state, None))
        facts = game.table_facts(state, viewer, common)
        return self._sight(state, viewer, game.actors(state) if running else (), facts, public)

    def _sight(self, state: Any, viewer: Viewer, actors: Sequence[int], facts: Facts, public: Facts) -> Sight:
        view = public if viewer is None else self.game.seat_view(state, viewer, public)
        return {"view": view, "facts": facts, "waiting": list(actors)}

    def snapshots(self, match: Match[Any], acts: Mapping[int, int], running: bool) -> Snapshots:
        """The snapshots of this moment, whose common facts are reckoned once; `acts` counts the acts of each seat."""
        common, public = self.game.common_facts(match.state), shown(self.game.view(match.state, None))

        def snapshot(viewer: Viewer) -> Snapshot:
            return self._snapshot(match, viewer, 0 if viewer is None else acts[viewer], running, common, public)

        return snapshot

    def _snapshot(
        self, match: Match[Any], viewer: Viewer, act: int, running: bool, common: Facts, public: Facts
    ) -> Snapshot:
        """What the viewer sees and is asked now."""
        game, state = self.game, match.state
        facts = game.facts(state, viewer, common)
        actors = game.actors(state) if running else ()
        sight = self._sight(state, viewer, actors, facts["table"], public)
        told: Snapshot = {
            "view": sight["view"],
            "facts": sight["facts"],
            "question": None,
            "anytime": [],
            "waiting": sight["waiting"],
            "undo": None,
            "free": 0,
            "act": act,
        }
        if viewer is not None and running:
            question = facts["question"]
            told["question"] = None if question is None else self._asked(question, viewer not in actors)
            told["anytime"] = [_choice(each) for each in facts["anytime"]]
            told["undo"] = _undo(match, viewer)
            told["free"] = match.free(viewer)
        return told

    def _asked(self, question: QuestionFacts, done: bool) -> Question:
        """The question; what the next one would offer, often the same after many choices, stands once."""
        choices = [_choice(each) for each in question["choices"]]
        first: dict[bytes, int] = {}
        for at, each in enumerate(question["choices"]):
            if each.get("next"):
                same = first.setdefault(orjson.dumps(each.get("next")), at)
                if same != at:
                    choices[at]["next"] = same
        asked: Question = {
            "kind": question["kind"],
            "sealed": question["sealed"],
            "facts": question["facts"],
            "touches": self._kit.elements_in(question["facts"], self._elements),
            "rules": question["rules"],
            "choices": choices,
            "done": done,
        }
        if "odds" in question:
            asked["odds"] = question["odds"]
        return asked

    def advice(self, found: list[Advice]) -> list[AdvisedChoice]:
        """What the Consigliere says of a decision."""
        return [
            {
                "text": each.choice.text,
                "share": round(each.share, 4),
                "like": each.like.text,
                "also": [_plan(plan) for plan in each.also],
                **_plan(each.plan),
            }
            for each in found
        ]


_known: Final[dict[tuple[str, str], frozenset[str]]] = {}


def _elements(game: Game[Any]) -> frozenset[str]:
    """The elements of the game's components, found once for all tables that play with them."""
    key = game.name, game.data_name()
    if key not in _known:
        _known[key] = frozenset(kit(game.name).glossary(game))
    return _known[key]


def ended(game: Game[Any], outcome: Outcome) -> wire.Outcome:
    """How a game ended, as it is told."""
    known = outcome.reason not in ("agreed_end", "conceded")
    return {
        "winners": list(outcome.winners),
        "ranks": {str(seat): n for seat, n in outcome.ranks.items()},
        "scores": {str(seat): n for seat, n in outcome.scores.items()},
        "reason": outcome.reason,
        "facts": kit(game.name).ending(game, outcome) if known else {},
    }


def shown(view: Facts) -> Facts:
    """A view without its pending steps, which only `sample` reads, and the actors, which stand in `waiting`."""
    return {key: value for key, value in view.items() if key not in UNSENT}


def _choice(choice: ChoiceFacts) -> Choice:
    told: Choice = {
        "text": choice["text"],
        "kind": choice["kind"],
        "touches": choice["touches"],
        "facts": choice["facts"],
    }
    if "group" in choice:
        told["group"] = choice["group"]
    offers = choice.get("next")
    if offers:
        told["next"] = list(offers)
    if "goal" in choice:
        told["goal"] = choice["goal"]
    if "certain" in choice:
        told["certain"] = [{"id": each["id"], "args": each["args"]} for each in choice["certain"]]
    return told


def _plan(plan: Plan) -> AdvisedPlan:
    return {
        "chance": round(plan.chance, 4),
        "error": round(plan.error, 4),
        "standing": plan.standing,
        "line": [{"kind": step.kind, "choice": _choice(step.choice)} for step in plan.line],
        "open": plan.open,
        "reasons": [{"id": f"reason-{reason.key}", "args": reason.facts} for reason in plan.reasons],
    }


def _undo(match: Match[Any], seat: int) -> Literal["free", "ask"] | None:
    if match.may_undo(seat):
        return "free"
    return "ask" if any(each == seat for each, _ in match.log) else None
