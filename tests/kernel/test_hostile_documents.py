"""Documents made to hang, bloat or break the reader are refused with a reason."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

import cosca
from cosca.kernel.errors import EndlessGame
from cosca.kernel.game import STEP_BUDGET
from cosca.kernel.narrowing import DEEPEST, MOST_VALUES, check_bounds
from cosca.kernel.record import read
from cosca.kernel.scenario import read as read_scenarios
from cosca.kernel.scenario import run
from cosca.kernel.steps import saved_form

EMPIRE = cosca.game("corleones_empire", seats=4)
FAMIGLIA = cosca.game("la_famiglia")
DEEP = 900


def position_of(game: cosca.Game[Any], choices: int = 40) -> dict[str, Any]:
    """Return the position of a random game after so many choices."""
    state, rng = game.new(3), Random(3)
    for _ in range(choices):
        seat = game.actors(state)[0]
        game.apply(state, seat, rng.choice(game.choices(state, seat)))
    return json.loads(json.dumps(game.describe(state)))


def nested(depth: int) -> Any:
    value: Any = 1
    for _ in range(depth):
        value = [value]
    return value


# ---------------------------------------------------------------- endless games


def test_planning_turn_without_tokens_is_refused() -> None:
    position = {**position_of(FAMIGLIA), "top": {}, "phase": "planning"}
    position["steps"] = [
        *[[key, {}] for key in ("round.end", "management", "encounter", "management")],
        ["planning.turn", {"seat": 2}],
        ["planning.move", {"seat": 1, "broke": 1}],
    ]
    with pytest.raises(
        cosca.BadDocument, match=r"planning\.move: no token is left on the upper sheet|influence tokens"
    ):
        FAMIGLIA.position(position)


def test_endless_steps_raise_an_error() -> None:
    """The state is built by hand, because no document with it would be accepted."""
    state: Any = FAMIGLIA.position({"phase": "planning", "turn": 1})
    state.top = [0] * len(state.top)
    state.money = [0] * 5
    for slot, at in enumerate(state.order_at):
        state.order_at[slot] = -3 if at == -2 else at  # all orders are sold: nothing is left to raise money with
    with pytest.raises(EndlessGame, match=rf"{STEP_BUDGET} automatic steps in a row, the last one planning\.move"):
        FAMIGLIA.settle(state)


# ---------------------------------------------------------------- numbers out of range


@pytest.mark.parametrize("seat", [0, 5, -1, 100_000_000, 10**30, "1", [1], None, True, 1.0])
def test_invalid_seat_in_a_step_is_refused(seat: Any) -> None:
    """Seat 100,000,000 would make the engine iterate over all seats below it."""
    position = position_of(EMPIRE, 0)
    position["steps"][-2] = ["business.turn", {"seat": seat}]
    message = r"position: steps: step business\.turn: seat: .* is (not a number from 1 to 4|a list)"
    with pytest.raises(cosca.BadDocument, match=message):
        EMPIRE.position(position)
    saved = json.loads(json.dumps(EMPIRE.new(1).to_json()))
    saved["stack"][-2] = ["business.turn", {"seat": seat}]
    with pytest.raises(cosca.BadDocument, match=r"saved state: stack: step business\.turn: seat: "):
        EMPIRE.from_json(saved)


@pytest.mark.parametrize("name", cosca.game_names())
def test_every_field_of_every_step_has_a_range(name: str) -> None:
    game = cosca.game(name)
    for key, kind in game.steps.items():
        form = saved_form(kind)
        for field in form.fields:
            declared = field in form.flags or f"{key}.{field}" in game.ranges or field in game.ranges
            assert declared, f"{name}: step {key}: no range for {field}"
        assert key in game.below, f"{name}: step {key}: nothing said of what may lie below"


@pytest.mark.parametrize("name", cosca.game_names())
def test_ranges_and_sequences_name_only_existing_fields(name: str) -> None:
    game = cosca.game(name)
    fields = {field for kind in game.steps.values() for field in saved_form(kind).fields}
    of_steps = {f"{key}.{field}" for key, kind in game.steps.items() for field in saved_form(kind).fields}
    assert set(game.ranges) <= fields | of_steps
    for key, entries in game.below.items():
        for below, *same in [entry.split(" ") for entry in entries]:
            assert not below or {key, below} <= set(game.steps)
            assert not same or set(same) <= set(saved_form(game.steps[key]).fields) & set(
                saved_form(game.steps[below]).fields
            )


@pytest.mark.parametrize("name", cosca.game_names())
@pytest.mark.parametrize("seed", range(3))
def test_every_reached_state_is_accepted(name: str, seed: int) -> None:
    rng = Random(seed)
    game = cosca.game(name, **cosca.game(name).some_options(rng))
    state = game.new(seed)
    while True:
        assert game.faults(state) == []
        if rng.random() < 0.2:
            assert game.from_json(json.loads(json.dumps(state.to_json()))).digest() == state.digest()
            game.position(json.loads(json.dumps(game.describe(state))))
        if not game.actors(state):
            break
        seat = rng.choice(game.actors(state))
        game.apply(state, seat, rng.choice(game.choices(state, seat)))


@pytest.mark.parametrize(
    ("field", "value", "message"),
    [
        ("draws", 1 << 64, "draws"),
        ("draws", -1, "key"),
        ("key", "00" * 31, "32 bytes"),
        ("key", "zz", "hexadecimal"),
        ("act", 9, "no act 9"),
        ("horse", 100_000_000, "no seat"),
        ("job_deck", [0] * 5000, "entries"),
        ("stack", [["act.end", {}]] * 1000, "1000 steps"),
        ("sealed", [[]] * 99, "sealed"),
        ("spot", 99, "no turf 99"),
    ],
)
def test_out_of_range_numbers_of_a_saved_state_are_refused(field: str, value: Any, message: str) -> None:
    saved = {**json.loads(json.dumps(EMPIRE.new(1).to_json())), field: value}
    with pytest.raises(cosca.BadDocument, match=message):
        EMPIRE.from_json(saved)


@pytest.mark.parametrize("options", [{"edition": 1 << 20_000}, {"x" * 9999: [[1 << 20_000]]}, [1 << 20_000], [], None])
def test_huge_options_are_refused_with_a_short_message(options: Any) -> None:
    saved = {**json.loads(json.dumps(FAMIGLIA.new(1).to_json())), "options": options}
    with pytest.raises(cosca.BadDocument, match=r"options: .{2,200} are not those of this game") as refused:
        FAMIGLIA.from_json(saved)
    assert len(str(refused.value)) < 500


# ---------------------------------------------------------------- stacks that no game has


def test_steps_in_an_impossible_sequence_are_refused() -> None:
    position = position_of(EMPIRE, 0)
    position["steps"].insert(0, position["steps"][-1])
    with pytest.raises(cosca.BadDocument, match=r"business\.action cannot be the lowest"):
        EMPIRE.position(position)
    position["steps"] = [*position["steps"][1:], ["tribute", {}]]
    with pytest.raises(cosca.BadDocument, match=r"tribute cannot follow business\.action"):
        EMPIRE.position(position)


def test_conflict_without_an_attack_is_refused() -> None:
    position = position_of(FAMIGLIA, 0)
    position = {"phase": "encounter", "steps": [["round.end", {}], ["management", {}], ["encounter.end", {}]]}
    position["steps"] += [
        ["encounter.next", {"queue": []}],
        ["order.done", {"seat": 1, "slot": 0}],
        ["attack.parts", {"seat": 1, "slot": 0, "area": 1, "part": 1}],
        ["shotgun", {"seat": 1, "slot": 0, "area": 1, "left": 0, "last": 2, "car": -1}],
        ["conflict.approach", {"seat": 1}],
    ]
    with pytest.raises(cosca.BadDocument, match=r"conflict\.approach: there is no attack"):
        FAMIGLIA.position(position)


# ---------------------------------------------------------------- depth and size


@pytest.mark.parametrize("depth", [DEEPEST + 1, DEEP, 100_000])
def test_too_deeply_nested_document_is_refused(depth: int) -> None:
    deep = nested(depth)
    with pytest.raises(cosca.BadDocument, match="nested more than"):
        EMPIRE.position({"hands": deep})
    with pytest.raises(cosca.BadDocument, match="nested more than"):
        EMPIRE.from_json({**EMPIRE.new(1).to_json(), "jobs": deep})
    text = "[" * depth + "]" * depth
    head = "cosca record 1\ngame: corleones_empire\nrules: 1\ndata: x\nseed: 1\n"
    for key in ("options", "position"):
        with pytest.raises(cosca.BadDocument, match=f"record: {key}: "):
            read(f'{head}{key}: {{"steps": {text}}}\n')
    if depth < 2000:  # YAML is read slowly
        with pytest.raises(cosca.BadDocument, match=r"nested|recursion"):
            read_scenarios(f"position: {text}", "deep.yaml")


def test_exponentially_expanding_document_is_refused() -> None:
    laughs = "\n".join(f"a{n}: &a{n} [{', '.join([f'*a{n - 1}'] * 9)}]" for n in range(1, 12))
    with pytest.raises(cosca.BadDocument, match=f"more than {MOST_VALUES} values"):
        read_scenarios(f"a0: &a0 [1, 1]\n{laughs}", "laughs.yaml")
    with pytest.raises(cosca.BadDocument, match="nested more than"):
        read_scenarios("position: &loop [*loop]", "loop.yaml")
    check_bounds({"fine": [1] * 1000}, "a document")


@pytest.mark.parametrize(
    "text",
    [
        "seed: [1]",
        "options: 3",
        "rules: 3",
        "play: {1: 2}",
        "play: [{choices: 3}]",
        "play: [{choices: {x: [a]}}]",
        "play: ['² done']",
        "play: [{illegal: done}]",
        "play: [{until: []}, {why: {1: 3}}]",
        "seed: 2001-99-99",
        "position: {round: 0xffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff}",
        "position: {hq: {²: {money: 1}}}",
        "position: {areas: {" + "x" * 100_000 + ": {}}}",
        "position: {tiles: {allies: " + "9" * 4000 + "}}",
        "position: {fight: {order: x}}",
        "position: {phase: 3}",
    ],
)
def test_invalid_scenario_is_refused_with_a_short_message(text: str) -> None:
    def attempt() -> None:
        for scenario in read_scenarios(text, "nonsense.yaml"):
            run(scenario, FAMIGLIA)

    with pytest.raises(cosca.BadDocument) as refused:
        attempt()
    assert len(str(refused.value)) < 500
