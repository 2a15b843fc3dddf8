"""Views, facts, questions, choices and events have the types that `documents` declares."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest
from pydantic import TypeAdapter

import cosca
from cosca.games.la_famiglia.documents.types import TableFacts, View
from cosca.games.la_famiglia.documents.types_choices import CHOICES, choice_type
from cosca.games.la_famiglia.documents.types_questions import QUESTIONS
from cosca.games.la_famiglia.rules import events, events_war
from cosca.games.la_famiglia.rules.event_types import EVENTS
from cosca.kernel.steps import Ask, Sealed, Step

VIEWERS: tuple[int | None, ...] = (None, 1, 2, 3, 4)
EVERY = 5  # steps of a game between two looks at all views


@cache
def adapter(kind: Any) -> TypeAdapter[Any]:
    return TypeAdapter(kind)


def check(value: Any, kind: Any, where: str) -> None:
    """Check that the value has the type and no other keys."""
    assert adapter(kind).validate_python(value, strict=True) == value, where


def check_moment(game: Any, state: Any, viewer: int | None) -> Iterator[str]:
    """Check the documents of the viewer and yield the kinds of its question and choices."""
    check(game.view(state, viewer), View, "view")
    facts = game.facts(state, viewer)
    check(facts["table"], TableFacts, "table")
    for choice in facts["anytime"]:
        check(choice["facts"], choice_type("", choice["kind"]), choice["text"])
    question = facts["question"]
    if question is not None:
        asked = question["kind"]
        check(question["facts"], QUESTIONS[asked], asked)
        yield asked
        for choice in question["choices"]:
            check(choice["facts"], choice_type(asked, choice["kind"]), f"{asked}: {choice['text']}")
            assert not {"n", "name"} & set(choice["facts"]), "these belong to the speaker"
            yield f"{asked}/{choice['kind']}"


@pytest.mark.parametrize("seed", range(6))
def test_documents_of_random_games_have_their_types(seed: int) -> None:
    rng = Random(seed)
    game: Any = cosca.game("la_famiglia", **cosca.game("la_famiglia").some_options(rng))
    events: list[cosca.Event] = []
    state = game.new(seed, events)
    seen: set[str] = set()
    number = 0
    while game.actors(state):
        number += 1
        actor = rng.choice(game.actors(state))
        for viewer in VIEWERS if number % EVERY == 0 else (actor,):
            seen.update(check_moment(game, state, viewer))
        besides = game.anytime(state, actor) if rng.random() < 0.02 else ()
        game.apply(state, actor, rng.choice(besides or game.choices(state, actor)), events)
        for event in events:
            for viewer in VIEWERS:
                facts = event.seen_by(viewer)
                if facts is not None:
                    check({key: facts[key] for key in facts if key != "event"}, EVENTS[event.kind], event.kind)
        events.clear()
    for viewer in VIEWERS:
        assert list(check_moment(game, state, viewer)) == []
    assert len(seen) > 60


def steps() -> Iterator[type[Any]]:
    """Yield every kind of step of the game."""
    todo: list[type[Any]] = [Step]
    while todo:
        kind = todo.pop()
        todo += kind.__subclasses__()
        if kind.key and kind.__module__.startswith("cosca.games.la_famiglia."):
            yield kind


def test_every_question_has_a_type() -> None:
    asked = {kind.key for kind in steps() if issubclass(kind, (Ask, Sealed))}
    assert asked == set(QUESTIONS)


def test_every_choice_type_belongs_to_a_question() -> None:
    assert {key.partition("/")[0] for key in CHOICES if "/" in key} <= set(QUESTIONS)


def test_every_event_is_one_function_and_has_a_type() -> None:
    functions: set[str] = set()
    for module in (events, events_war):
        assert module.__file__ is not None
        for node in ast.parse(Path(module.__file__).read_text(encoding="utf-8")).body:
            if isinstance(node, ast.FunctionDef):
                made = [
                    call.args[0].value
                    for call in ast.walk(node)
                    if isinstance(call, ast.Call)
                    and isinstance(call.func, ast.Name)
                    and call.func.id == "Event"
                    and isinstance(call.args[0], ast.Constant)
                ]
                assert set(made) == {node.name}, "a function tells the event of its name"
                functions.add(node.name)
    assert functions | {"sealed"} == set(EVENTS)


def test_only_the_event_modules_create_events() -> None:
    folder = Path(events.__file__).parent
    for path in folder.glob("*.py"):
        if not path.name.startswith("events"):
            text = path.read_text(encoding="utf-8")
            assert "Event(" not in text, path.name
            assert "s.out" not in text, path.name
