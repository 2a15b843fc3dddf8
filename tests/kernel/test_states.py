"""States are plain data: every slot is saved, copies share nothing, and a broken document is refused in one line."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

import cosca
from cosca.kernel.steps import fields_of, saved_form
from tests.support.random_matches import gallery, one_line, some_game

# Not part of a state: what it was made of, and what is there only while a choice is carried out.
NOT_STATE = {"data", "game", "listed", "observed", "lookups", "menu", "options", "out", "seats"}


def changed(value: Any) -> list[Any]:
    """Return other values of the same kind that a state could have; [] if there are none."""
    if isinstance(value, bool):
        return [not value]
    if isinstance(value, int):
        return [value + 1]
    if isinstance(value, bytes):
        return [bytes([value[0] ^ 1]) + value[1:]]
    if isinstance(value, str):
        return [value + "x"]
    if isinstance(value, tuple):
        return [(*value[:k], other, *value[k + 1 :]) for k in range(len(value)) for other in changed(value[k])[:1]]
    if isinstance(value, list):
        variants = [[*value[:k], other, *value[k + 1 :]] for k in range(len(value)) for other in changed(value[k])[:1]]
        return variants + ([value[:-1]] if value else [])
    return []


def inner(value: Any) -> tuple[str, ...]:
    """Return the slots of a part of the state that is an object."""
    return fields_of(type(value)) if hasattr(value, "copy") and not isinstance(value, (list, dict)) else ()


def test_every_slot_is_saved(name: str) -> None:
    never = set(fields_of(type(gallery(name)[0]))) - NOT_STATE
    for state in gallery(name):
        digest = state.digest()
        for slot in sorted(set(fields_of(type(state))) - NOT_STATE):
            value = getattr(state, slot)
            for part in inner(value):
                twin = state.copy()
                setattr(getattr(twin, slot), part, getattr(value, part) + 1)
                assert twin.digest() != digest, f"{slot}.{part} is not saved"
                assert state.digest() == digest, f"{slot}.{part} is shared with copies"
                never.discard(slot)
            for other in changed(value):
                twin = state.copy()
                setattr(twin, slot, other)
                assert twin.digest() != digest, f"{slot} is not saved"
                never.discard(slot)
    assert not never, "no state changed these: the test is too weak"


def test_copies_share_no_mutable_data(name: str) -> None:
    for state in gallery(name):
        digest = state.digest()
        for slot in sorted(set(fields_of(type(state))) - NOT_STATE):
            twin, back = state.copy(), state.copy()
            value = getattr(twin, slot)
            if isinstance(value, list):
                value.append(value[0] if value else 0)
                value[0] = changed(value[0])[0] if changed(value[0]) else value[-1]
                if slot not in ("stack", "sealed"):
                    assert twin.digest() != digest
                assert state.digest() == digest, f"{slot} is shared with a copy"
                assert back.digest() == digest, f"{slot} is shared between copies"


def test_loaded_state_continues_identically(name: str) -> None:
    rng = Random(1)
    game = some_game(name, 0)
    for state in gallery(name):
        loaded = game.from_json(json.loads(json.dumps(state.to_json())))
        twin = state.copy()
        assert loaded.digest() == twin.digest() == state.digest()
        for _ in range(30):
            actors = game.actors(twin)
            assert game.actors(loaded) == actors
            if not actors:
                break
            seat = rng.choice(actors)
            assert game.choices(loaded, seat) == game.choices(twin, seat)
            each = rng.choice(game.choices(twin, seat))
            game.apply(loaded, seat, each)
            game.apply(twin, seat, each, [])
        assert loaded.digest() == twin.digest()


# ---------------------------------------------------------------- saved states that are broken


def is_refused(game: Any, document: dict[str, Any]) -> bool:
    """Return whether the document is refused; an accepted one must answer the contract's methods."""
    try:
        state = game.from_json(document)
    except cosca.BadDocument as wrong:
        return one_line(wrong)
    for seat in game.actors(state):
        assert game.choices(state, seat)
        assert game.decision(state, seat) is not None
    assert game.laws(state) == []
    return False


INVALID: tuple[Any, ...] = (None, "x", -7, 999, 2.5, True, [], {}, [[1]], [None], {"a": 1}, ["x", 1])


def test_a_broken_saved_state_is_refused(name: str) -> None:
    game = some_game(name, 0)
    rng = Random(2)
    for state in rng.sample(gallery(name), 12):
        document = json.loads(json.dumps(state.to_json()))
        assert not is_refused(game, document)
        for key in document:
            assert is_refused(game, {other: value for other, value in document.items() if other != key}), (
                f"{key} is missing"
            )
            assert is_refused(game, {**document, key: "x"}), key
            assert is_refused(game, {**document, key: {"x": 1}}), key
            for invalid in INVALID:
                is_refused(game, {**document, key: invalid})
            if isinstance(document[key], list) and document[key]:
                at = rng.randrange(len(document[key]))
                for invalid in INVALID:
                    is_refused(game, {**document, key: [*document[key][:at], invalid, *document[key][at + 1 :]]})
                assert is_refused(game, {**document, key: [*document[key], "x"]}), key
                assert is_refused(game, {**document, key: [*document[key][:at], 1.5, *document[key][at + 1 :]]}), key


def test_a_broken_stack_is_refused(name: str) -> None:
    game = some_game(name, 0)
    for state in gallery(name):
        document = json.loads(json.dumps(state.to_json()))
        if not document["stack"]:
            continue
        *rest, (key, fields) = document["stack"]
        assert is_refused(game, {**document, "stack": [*rest, ["no.such.step", {}]]})
        assert is_refused(game, {**document, "stack": [*rest, [key]]})
        assert is_refused(game, {**document, "stack": [*rest, [key, {**fields, "no_field": 1}]]})
        assert is_refused(game, {**document, "stack": [*rest, [key, []]]})
        added = saved_form(game.steps[key]).added
        for field in fields:
            less = {f: v for f, v in fields.items() if f != field}
            assert is_refused(game, {**document, "stack": [*rest, [key, less]]}) or field in added
            for invalid in INVALID:
                is_refused(game, {**document, "stack": [*rest, [key, {**fields, field: invalid}]]})


def test_saved_state_that_breaks_a_law_is_refused() -> None:
    game = cosca.game("la_famiglia")
    document = game.new(1).to_json()
    for key, edit in (("supply", 1), ("labs_left", 1), ("soldati", 1), ("hq", 1), ("cars_left", 1)):
        broken = json.loads(json.dumps(document))
        if isinstance(broken[key], list):
            broken[key][1] += edit
        else:
            broken[key] += edit
        with pytest.raises(cosca.BadDocument):
            game.from_json(broken)


# ---------------------------------------------------------------- seeds and determinism
