"""Every document of the game has exactly its declared type."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from inspect import getmembers
from pathlib import Path
from random import Random
from typing import Any

import pytest
from pydantic import ConfigDict, TypeAdapter
from typing_extensions import is_typeddict

import cosca
from cosca.games.corleones_empire.documents import types, types_choices, types_questions
from cosca.games.corleones_empire.documents.types_choices import CHOICES
from cosca.games.corleones_empire.documents.types_questions import QUESTIONS
from cosca.games.corleones_empire.game import CorleonesEmpire
from cosca.games.corleones_empire.rules import choices as choices_module
from cosca.games.corleones_empire.rules import event_types
from cosca.games.corleones_empire.rules import events as events_module
from cosca.games.corleones_empire.rules.effects import Effects
from cosca.games.corleones_empire.rules.event_types import EVENTS
from cosca.games.corleones_empire.rules.names import ALLY
from cosca.kernel.steps import Ask, Sealed, fields_of

MODULES = (types, types_choices, types_questions, event_types)
STRICT = ConfigDict(extra="forbid", strict=True)


@pytest.fixture(scope="module", autouse=True)
def strict_types() -> Iterator[None]:
    """Make all types forbid extra keys during these tests."""
    types = {each for module in MODULES for _, each in getmembers(module, is_typeddict)}
    for each in types:
        each.__pydantic_config__ = STRICT
    yield
    for each in types:
        del each.__pydantic_config__


class Checker:
    """Cached type adapters."""

    def __init__(self) -> None:
        self.made: dict[Any, TypeAdapter[Any]] = {}

    def __call__(self, kind: Any, document: Any, what: str) -> None:
        if kind not in self.made:
            self.made[kind] = TypeAdapter(kind)
        try:
            self.made[kind].validate_python(document)
        except ValueError as wrong:
            raise AssertionError(f"{what}: {wrong}: {document}") from None


def step_kinds() -> dict[str, Any]:
    return {key: kind for key, kind in CorleonesEmpire.steps.items() if issubclass(kind, (Ask, Sealed))}


def test_every_question_has_a_type() -> None:
    assert set(QUESTIONS) == set(step_kinds())


def test_every_event_has_a_type() -> None:
    tree = ast.parse(Path(events_module.__file__).read_text(encoding="utf-8"))
    kinds = {
        str(node.args[0].value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Name)
        and node.func.id == "Event"
        and isinstance(node.args[0], ast.Constant)
    }
    assert set(EVENTS) == kinds | {"sealed"}


def test_only_the_event_modules_create_events() -> None:
    for path in Path(events_module.__file__).parent.glob("*.py"):
        if path.name != "events.py":
            assert "Event(" not in path.read_text(encoding="utf-8"), path.name


def test_every_choice_has_a_type() -> None:
    game: Any = cosca.game("corleones_empire")
    made = [getattr(game.menu, name) for name in fields_of(type(game.menu))]
    kinds = {table[0][0].kind if isinstance(table[0], tuple) else table[0].kind for table in made}
    kinds |= {each.kind for _, each in getmembers(choices_module, lambda each: isinstance(each, cosca.Choice))}
    assert {kind for kind in CHOICES if "--" not in kind} == kinds


def begin_some_card(game: Any, state: Any, rng: Random, events: list[cosca.Event]) -> None:
    """Sometimes start the effects of a card before the action of a turn, so that all of them occur."""
    if state.stack[-1].key == "business.action" and rng.random() < 0.3:
        card = rng.choice([*range(len(game.data.jobs)), *range(ALLY, ALLY + len(game.data.allies))])
        state.out = events
        state.stack.append(Effects(state.stack[-1].seat, card, 0))
        game.settle(state)
        state.out = None


def test_documents_of_random_games_have_their_types() -> None:
    check = Checker()
    asked: set[str] = set()
    happened: set[str] = set()
    for seed in range(12):
        rng = Random(seed)
        game: Any = cosca.game("corleones_empire", seats=2 + seed % 4)
        events: list[cosca.Event] = []
        state = game.new(seed, events)
        if seed % 3 == 0:  # a family without markers
            state = game.position({"stacks": {"midtown": [1] * 9}, "suitcases": {"1": {"money": [5, 5]}}})
        while game.actors(state):
            begin_some_card(game, state, rng, events)
            for viewer in (None, *game.seats):
                for facts in cosca.visible(events, viewer):
                    happened.add(facts["event"])
                    rest = {name: value for name, value in facts.items() if name != "event"}
                    check(EVENTS[facts["event"]], rest, "event")
            events.clear()
            seat = rng.choice(game.actors(state))
            for viewer in (None, seat, rng.choice(game.seats)):
                check(types.View, game.view(state, viewer), "view")
                seat_facts = game.facts(state, viewer)
                check(types.TableFacts, seat_facts["table"], "table")
                if seat_facts["question"] is not None:
                    asked.add(seat_facts["question"]["kind"])
                    check_question(check, game.decision(state, viewer).about, seat_facts["question"])
            game.apply(state, seat, rng.choice(game.choices(state, seat)), events)
        check(types.TableFacts, game.facts(state, 1)["table"], "table")
        happened |= {event.kind for event in events}
    assert set(QUESTIONS) - asked == set()
    assert set(EVENTS) - happened == set()


def check_question(check: Checker, about: dict[str, Any], question: Any) -> None:
    key, facts = question["kind"], question["facts"]
    check(QUESTIONS[key], facts, key)
    assert {**facts, **about} == facts, "all that programs are told, people are told too"
    for choice in question["choices"]:
        kind = choice["kind"]
        check(CHOICES.get(f"{key}--{kind}", CHOICES[kind]), choice["facts"], f"{key}/{kind}")
