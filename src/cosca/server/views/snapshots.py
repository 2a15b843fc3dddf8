"""Snapshots, advice and outcomes as wire documents, made only of what the viewer may know.

Everything about a running game that leaves the server is made here or in `event_stream`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, Literal

import orjson

from cosca.bots.advisor import Advice, Plan
from cosca.games import kit
from cosca.kernel.decision import Outcome
from cosca.kernel.events import Facts
from cosca.kernel.facts import ChoiceFacts, QuestionFacts
from cosca.kernel.game import Game
from cosca.kernel.match import Match
from cosca.server.protocol import server_messages
from cosca.server.protocol.server_messages import AdvisedChoice, AdvisedPlan, Choice, Question, Snapshot, VisibleState
from cosca.server.views.event_stream import Viewer

Snapshots = Callable[[Viewer], Snapshot]  # of one moment
INTERNAL_VIEW_KEYS: Final = ("steps", "actors")


class SnapshotBuilder:
    """Builds snapshots and advice of a game from what a viewer may know."""

    def __init__(self, game: Game[Any]) -> None:
        self.game: Final = game
        self._kit: Final = kit(game.name)
        self._elements: Final = _elements(game)

    def visible_state(self, state: Any, viewer: Viewer, running: bool) -> VisibleState:
        """Return what the viewer sees of a state: a snapshot without its question."""
        game = self.game
        common, public = game.common_facts(state), without_internal_keys(game.view(state, None))
        facts = game.table_facts(state, viewer, common)
        return self._visible_state(state, viewer, game.actors(state) if running else (), facts, public)

    def _visible_state(
        self, state: Any, viewer: Viewer, actors: Sequence[int], facts: Facts, public: Facts
    ) -> VisibleState:
        view = public if viewer is None else self.game.seat_view(state, viewer, public)
        return {"view": view, "facts": facts, "waiting": list(actors)}

    def snapshots(self, match: Match[Any], acts: Mapping[int, int], running: bool) -> Snapshots:
        """Return the snapshots of this moment, which share common facts; `acts` counts the acts of each seat."""
        common, public = self.game.common_facts(match.state), without_internal_keys(self.game.view(match.state, None))

        def snapshot(viewer: Viewer) -> Snapshot:
            return self._snapshot(match, viewer, 0 if viewer is None else acts[viewer], running, common, public)

        return snapshot

    def _snapshot(
        self, match: Match[Any], viewer: Viewer, act: int, running: bool, common: Facts, public: Facts
    ) -> Snapshot:
        """Return what the viewer sees and is asked now."""
        game, state = self.game, match.state
        facts = game.facts(state, viewer, common)
        actors = game.actors(state) if running else ()
        visible = self._visible_state(state, viewer, actors, facts["table"], public)
        snapshot: Snapshot = {
            "view": visible["view"],
            "facts": visible["facts"],
            "question": None,
            "anytime": [],
            "waiting": visible["waiting"],
            "undo": None,
            "free": 0,
            "act": act,
        }
        if viewer is not None and running:
            question = facts["question"]
            snapshot["question"] = None if question is None else self._question(question, viewer not in actors)
            snapshot["anytime"] = [choice_to_wire(choice) for choice in facts["anytime"]]
            snapshot["undo"] = _undo(match, viewer)
            snapshot["free"] = match.free(viewer)
        return snapshot

    def _question(self, question: QuestionFacts, done: bool) -> Question:
        """Return the question; equal lists of what a choice leads to are sent once and referenced by index."""
        choices = [choice_to_wire(choice) for choice in question["choices"]]
        first: dict[bytes, int] = {}
        for at, choice in enumerate(question["choices"]):
            if choice.get("next"):
                same = first.setdefault(orjson.dumps(choice.get("next")), at)
                if same != at:
                    choices[at]["next"] = same
        document: Question = {
            "kind": question["kind"],
            "sealed": question["sealed"],
            "facts": question["facts"],
            "touches": self._kit.elements_in(question["facts"], self._elements),
            "rules": question["rules"],
            "choices": choices,
            "done": done,
        }
        if "odds" in question:
            document["odds"] = question["odds"]
        return document

    def advice(self, advice: list[Advice]) -> list[AdvisedChoice]:
        """Return advice as sent to the page."""
        return [
            {
                "text": each.choice.text,
                "share": round(each.share, 4),
                "like": each.like.text,
                "also": [_plan(plan) for plan in each.also],
                **_plan(each.plan),
            }
            for each in advice
        ]


_elements_by_set: Final[dict[tuple[str, str], frozenset[str]]] = {}


def _elements(game: Game[Any]) -> frozenset[str]:
    """Return the elements of the game's components, cached for all tables that play with them."""
    key = game.name, game.data_name()
    if key not in _elements_by_set:
        _elements_by_set[key] = frozenset(kit(game.name).glossary(game))
    return _elements_by_set[key]


def outcome_to_wire(game: Game[Any], outcome: Outcome) -> server_messages.Outcome:
    """Return an outcome as sent to the page."""
    known = outcome.reason not in ("agreed_end", "conceded")
    return {
        "winners": list(outcome.winners),
        "ranks": {str(seat): n for seat, n in outcome.ranks.items()},
        "scores": {str(seat): n for seat, n in outcome.scores.items()},
        "reason": outcome.reason,
        "facts": kit(game.name).ending(game, outcome) if known else {},
    }


def without_internal_keys(view: Facts) -> Facts:
    """Return a view without its pending steps, which only `sample` reads, and its actors, which are in `waiting`."""
    return {key: value for key, value in view.items() if key not in INTERNAL_VIEW_KEYS}


def choice_to_wire(choice: ChoiceFacts) -> Choice:
    """Return a choice as sent to the page."""
    document: Choice = {
        "text": choice["text"],
        "kind": choice["kind"],
        "touches": choice["touches"],
        "facts": choice["facts"],
    }
    if "group" in choice:
        document["group"] = choice["group"]
    offers = choice.get("next")
    if offers:
        document["next"] = list(offers)
    if "goal" in choice:
        document["goal"] = choice["goal"]
    if "usual" in choice:
        document["usual"] = choice["usual"]
    if "certain" in choice:
        document["certain"] = [{"id": message["id"], "args": message.get("args", {})} for message in choice["certain"]]
    return document


def _plan(plan: Plan) -> AdvisedPlan:
    return {
        "chance": round(plan.chance, 4),
        "error": round(plan.error, 4),
        "standing": plan.standing,
        "line": [{"kind": step.kind, "choice": choice_to_wire(step.choice)} for step in plan.line],
        "open": plan.open,
        "reasons": [{"id": f"reason-{reason.key}", "args": reason.facts} for reason in plan.reasons],
    }


def _undo(match: Match[Any], seat: int) -> Literal["free", "ask"] | None:
    if match.may_undo(seat):
        return "free"
    return "ask" if any(other == seat for other, _ in match.log) else None
