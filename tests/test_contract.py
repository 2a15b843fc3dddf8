"""The contract between games and the rest: every name exists and behaves, for every game."""

from __future__ import annotations

import copy
import inspect
import json
import os
import pickle
import shutil
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest
import typing_extensions

import cosca
from cosca.games import game_as_it_was
from cosca.kernel.choice import choice as make_choice
from cosca.kernel.events import Event
from cosca.kernel.record import HEAD
from cosca.kernel.steps import Sealed, fields_of, saved_form

ROOT = Path(__file__).resolve().parent.parent
GOLDEN = Path(__file__).parent / "golden" / "digests.json"
NAMES = cosca.game_names()
SEEDS = range(6)
# Not part of a state: what it was made of, and what is there only while a choice is carried out.
NOT_STATE = {"data", "game", "listed", "lookups", "menu", "options", "out", "seats"}


def walk(game: Any, seed: int, besides: float = 0.03) -> Iterator[tuple[Any, Random]]:
    """A random match, before each choice and at its end."""
    match: Any = cosca.Match(game, seed)
    rng = Random(seed)
    while game.actors(match.state):
        yield match, rng
        seat = rng.choice(game.seats)
        extra = game.anytime(match.state, seat)
        if not extra or rng.random() > besides:
            seat = rng.choice(game.actors(match.state))
            extra = game.choices(match.state, seat)
        match.apply(seat, rng.choice(extra))
    yield match, rng


@cache
def table(name: str, seed: int) -> Any:
    return cosca.game(name, **cosca.game(name).some_options(Random(seed)))


@cache
def gallery(name: str) -> list[Any]:
    """States of all kinds of moments: each kind of question with each number of seats asked, and the end."""
    found: dict[tuple[str, int], Any] = {}
    for seed in SEEDS:
        for match, rng in walk(table(name, 0), seed):
            state = match.state
            key = (state.stack[-1].key if state.stack else "over", len(match.game.actors(state)))
            if key not in found or rng.random() < 0.02:
                found[key] = state.copy()
    return list(found.values())


@pytest.fixture(params=NAMES)
def name(request: pytest.FixtureRequest) -> str:
    return request.param


# ---------------------------------------------------------------- names


def test_every_name_of_the_contract_is_there(name: str) -> None:
    game = cosca.game(name)
    wanted = {
        "actors": ["state"], "decision": ["state", "seat"], "choices": ["state", "seat"], "anytime": ["state", "seat"],
        "apply": ["state", "seat", "choice", "events"], "view": ["state", "seat"], "default": ["state", "seat"],
        "outcome": ["state"], "sample": ["view", "memory", "rng"], "parse": ["state", "seat", "text"],
        "laws": ["state"],
    }  # fmt: skip
    for method, names in wanted.items():
        assert list(inspect.signature(getattr(game, method)).parameters) == names
    state = game.new(seed=7)
    assert isinstance(state, cosca.State)
    assert isinstance(state.copy(), cosca.State)
    assert isinstance(state.digest(), str)
    assert isinstance(state.to_json(), dict)
    assert game.from_json(state.to_json()).digest() == state.digest()
    assert isinstance(game.memory(1), cosca.Memory)
    assert isinstance(game.memory(None), cosca.Memory)
    match = cosca.Match(game, seed=7)
    assert match.state.digest() == state.digest()
    assert cosca.Match.from_record(match.record()).state.digest() == state.digest()


def test_what_they_return(name: str) -> None:
    game = table(name, 0)
    for state in gallery(name):
        actors = game.actors(state)
        assert isinstance(actors, tuple)
        for seat in game.seats:
            decision = game.decision(state, seat)
            choices = game.choices(state, seat)
            assert isinstance(choices, tuple)
            assert isinstance(game.anytime(state, seat), tuple)
            assert (decision is None) == (not choices)
            if decision is not None:
                assert (decision.seat, decision.choices) == (seat, choices)
                assert decision.prompt == f"ask.{decision.kind}"
                assert json.loads(json.dumps(decision.about)) == decision.about
            if seat in actors:
                assert game.default(state, seat) in choices
        outcome = game.outcome(state)
        assert (outcome is None) == bool(actors)
        if outcome is not None:
            assert sorted(outcome.ranks) == sorted(outcome.scores) == list(game.seats)
            assert set(outcome.winners) <= set(game.seats)
            assert all(
                (outcome.ranks[seat] == 1) == (seat in outcome.winners or not outcome.winners) for seat in game.seats
            )
            with pytest.raises(cosca.IllegalChoice):
                game.default(state, 1)
        for viewer in (None, *game.seats):
            shown = game.view(state, viewer)
            assert json.loads(json.dumps(shown)) == shown


def test_a_wrong_name_or_option_is_an_error_that_lists_the_right_ones(name: str) -> None:
    with pytest.raises(cosca.BadOption, match=name):
        cosca.game(name + "x")
    with pytest.raises(cosca.BadOption, match="options: "):
        cosca.game(name, sets=4)


# ---------------------------------------------------------------- choices


@pytest.mark.parametrize("seed", SEEDS)
def test_every_choice_is_read_back_from_its_text(name: str, seed: int) -> None:
    game = table(name, seed)
    for number, (match, _) in enumerate(walk(game, seed)):
        if number % 3:
            continue
        for seat in game.seats:
            for each in (*game.choices(match.state, seat), *game.anytime(match.state, seat)):
                text = str(each)
                assert text == each.text == " ".join(text.split())
                assert "#" not in text, "would be a comment in a record"
                assert game.parse(match.state, seat, text).text == text
                spaced = "  " + text.replace(" ", " \t ") + " "
                assert game.parse(match.state, seat, spaced).text == text
                assert isinstance(each.touches, tuple)


def test_an_unknown_text_is_an_error_that_says_what_there_is(name: str) -> None:
    game = table(name, 1)
    state = game.new(3)
    seat = game.actors(state)[0]
    with pytest.raises(cosca.IllegalChoice, match="one of '") as wrong:
        game.parse(state, seat, "dance a tango")
    assert "\n" not in str(wrong.value)
    other = next(each for each in game.seats if each != seat)
    with pytest.raises(cosca.IllegalChoice, match=f"seat {seat} to decide"):
        game.parse(state, other, game.choices(state, seat)[0].text)


def test_choices_are_interned(name: str) -> None:
    game = table(name, 1)
    state = game.new(3)
    each = game.choices(state, game.actors(state)[0])[0]
    assert copy.copy(each) is copy.deepcopy(each) is pickle.loads(pickle.dumps(each)) is each
    again = cosca.game(name, **game.options)
    assert again.choices(again.new(3), again.actors(again.new(3))[0])[0] is each


# ---------------------------------------------------------------- illegal choices change nothing


def refused(game: Any, state: Any, seat: int, choice: Any) -> None:
    before = state.digest()
    events: list[Event] = []
    with pytest.raises(cosca.IllegalChoice) as wrong:
        game.apply(state, seat, choice, events)
    assert "\n" not in str(wrong.value)
    assert events == []
    assert state.digest() == before


@pytest.mark.parametrize("seed", SEEDS)
def test_an_illegal_choice_changes_nothing(name: str, seed: int) -> None:
    game = table(name, seed)
    foreign = make_choice("no_such_kind", "of choice")
    earlier: list[Any] = []
    for match, rng in walk(game, seed):
        state = match.state
        actors = game.actors(state)
        if actors and rng.random() < 0.2:
            seat = rng.choice(actors)
            earlier.append(rng.choice(game.choices(state, seat)))
            refused(game, state, seat, foreign)
            refused(game, state, 0, game.choices(state, seat)[0])
            refused(game, state, len(game.seats) + 1, game.choices(state, seat)[0])
            for each in game.anytime(state, game.seats[-1]):
                refused(game, state, -1, each)
            for other in game.seats:
                legal = (*game.choices(state, other), *game.anytime(state, other))
                for each in (*game.choices(state, seat), rng.choice(earlier)):
                    if each not in legal:
                        refused(game, state, other, each)
                        break
            log, digest = match.log[:], state.digest()
            with pytest.raises(cosca.IllegalChoice):
                match.apply(seat, "no such choice")
            assert (match.log, match.state.digest()) == (log, digest)
        if not actors:
            for seat in game.seats:
                assert game.choices(state, seat) == ()
                assert game.anytime(state, seat) == ()
                assert game.decision(state, seat) is None
                for each in earlier[:20]:
                    refused(game, state, seat, each)


# ---------------------------------------------------------------- sealed choices


def test_sealed_choices(name: str) -> None:
    seen = 0
    for state in gallery(name):
        game = table(name, 0)
        actors = game.actors(state)
        if len(actors) < 2:
            continue
        seen += 1
        first, *others = actors
        sealed(game, state, first, game.choices(state, first)[0])
        before = game.choices(state, first)
        for pick in before:
            sealed(game, state, first, pick)
            assert game.actors(state) == tuple(others)
            assert game.choices(state, first) == before, "it may start over"
            assert game.decision(state, first) is not None
        for seat in others[:-1]:
            sealed(game, state, seat, game.choices(state, seat)[0])
            assert seat not in game.actors(state)
        events: list[Event] = []
        while game.actors(state) == tuple(others[-1:]) and not any(event.public is not None for event in events):
            game.apply(state, others[-1], game.choices(state, others[-1])[0], events)
        assert any(event.public is not None for event in events), "nothing is revealed"
    assert seen


def sealed(game: Any, state: Any, seat: int, pick: Any) -> None:
    """Picks until the seat owes nothing more; nobody else notices anything."""
    while True:
        events: list[Event] = []
        game.apply(state, seat, pick, events)
        assert [each["choice"] for each in cosca.visible(events, seat)] == [pick.text]
        for viewer in (None, *game.seats):
            assert viewer == seat or cosca.visible(events, viewer) == []
        if seat not in game.actors(state):
            return
        pick = game.choices(state, seat)[0]


# ---------------------------------------------------------------- states are plain data


def changed(value: Any) -> list[Any]:
    """Other values of the same kind; [] if this one cannot be changed in a way that a state could have."""
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
        found = [[*value[:k], other, *value[k + 1 :]] for k in range(len(value)) for other in changed(value[k])[:1]]
        return found + ([value[:-1]] if value else [])
    return []


def inner(value: Any) -> tuple[str, ...]:
    """The slots of a part of the state that is an object of its own."""
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


def test_copies_share_nothing_that_changes(name: str) -> None:
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


def test_a_saved_state_goes_on_as_the_state_does(name: str) -> None:
    rng = Random(1)
    game = table(name, 0)
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


def one_line(error: cosca.CoscaError) -> bool:
    text = str(error)
    assert text
    assert "\n" not in text
    assert len(text) < 500
    return True


def bad(game: Any, document: dict[str, Any]) -> bool:
    """Whether it is refused as it should be; what is accepted must answer the questions of the contract."""
    try:
        state = game.from_json(document)
    except cosca.BadDocument as wrong:
        return one_line(wrong)
    for seat in game.actors(state):
        assert game.choices(state, seat)
        assert game.decision(state, seat) is not None
    assert game.laws(state) == []
    return False


WRONG: tuple[Any, ...] = (None, "x", -7, 999, 2.5, True, [], {}, [[1]], [None], {"a": 1}, ["x", 1])


def test_a_broken_saved_state_is_refused(name: str) -> None:
    game = table(name, 0)
    rng = Random(2)
    for state in rng.sample(gallery(name), 12):
        sound = json.loads(json.dumps(state.to_json()))
        assert not bad(game, sound)
        for key in sound:
            assert bad(game, {other: value for other, value in sound.items() if other != key}), f"{key} is missing"
            assert bad(game, {**sound, key: "x"}), key
            assert bad(game, {**sound, key: {"x": 1}}), key
            for wrong in WRONG:
                bad(game, {**sound, key: wrong})
            if isinstance(sound[key], list) and sound[key]:
                at = rng.randrange(len(sound[key]))
                for wrong in WRONG:
                    bad(game, {**sound, key: [*sound[key][:at], wrong, *sound[key][at + 1 :]]})
                assert bad(game, {**sound, key: [*sound[key], "x"]}), key
                assert bad(game, {**sound, key: [*sound[key][:at], 1.5, *sound[key][at + 1 :]]}), key


def test_a_broken_stack_is_refused(name: str) -> None:
    game = table(name, 0)
    for state in gallery(name):
        sound = json.loads(json.dumps(state.to_json()))
        if not sound["stack"]:
            continue
        *rest, (key, fields) = sound["stack"]
        assert bad(game, {**sound, "stack": [*rest, ["no.such.step", {}]]})
        assert bad(game, {**sound, "stack": [*rest, [key]]})
        assert bad(game, {**sound, "stack": [*rest, [key, {**fields, "no_field": 1}]]})
        assert bad(game, {**sound, "stack": [*rest, [key, []]]})
        added = saved_form(game.steps[key]).added
        for field in fields:
            less = {f: v for f, v in fields.items() if f != field}
            assert bad(game, {**sound, "stack": [*rest, [key, less]]}) or field in added
            for wrong in WRONG:
                bad(game, {**sound, "stack": [*rest, [key, {**fields, field: wrong}]]})


def test_edited_numbers_that_break_a_law_are_refused() -> None:
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


def played(game: Any, seed: int) -> tuple[int, str]:
    """Number of choices and digest at the end of a game whose choices depend on `random.random` alone."""
    rng = Random(seed)
    state = game.new(seed)
    number = 0
    while actors := game.actors(state):
        seat = actors[int(rng.random() * len(actors))]
        choices = game.choices(state, seat)
        game.apply(state, seat, choices[int(rng.random() * len(choices))])
        number += 1
    return number, state.digest()


def test_seeds(name: str) -> None:
    game = cosca.game(name)
    seeds = [0, 1, -1, 2, -2, 2**63, 2**64, 2**256 - 1, -(2**256), 10**5000, -(10**5000), 256, -256, 65536]
    digests = [game.new(seed).digest() for seed in seeds]
    assert len(set(digests)) == len(seeds)
    assert [game.new(seed).digest() for seed in seeds] == digests
    for seed in (-5, 2**256 - 1, 10**5000, -(10**5000)):
        match = cosca.Match(game, seed)
        again: Any = cosca.Match.from_record(match.record())
        assert again.seed == seed
        assert again.state.digest() == match.state.digest()
    assert played(game, 11) == played(game, 11)


PROBE = """
import sys, json
sys.path.insert(0, sys.argv[1])
sys.path.append(sys.argv[3])  # the one package that the engine needs
import cosca
from random import Random
game = cosca.game(sys.argv[2])
found = []
for seed in range(4):
    rng = Random(seed)
    state = game.new(seed)
    while game.actors(state):
        actors = game.actors(state)
        seat = actors[int(rng.random() * len(actors))]
        choices = game.choices(state, seat)
        game.apply(state, seat, choices[int(rng.random() * len(choices))])
    found.append(state.digest())
print(json.dumps(found))
"""


def digests_elsewhere(python: str, folder: Path, name: str, hash_seed: str) -> list[str]:
    env = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": "", "PYTHONDONTWRITEBYTECODE": "1"}
    done = subprocess.run(
        [python, "-c", PROBE, str(folder), name, str(Path(typing_extensions.__file__).parent)],
        env=env,
        capture_output=True,
        text=True,
        check=True,
        cwd="/",
    )
    return json.loads(done.stdout)


def runs(python: str) -> bool:
    return subprocess.run([python, "-c", ""], capture_output=True, check=False).returncode == 0


def pythons() -> list[str]:
    """Every Python that runs here and is new enough, this one first."""
    found = [sys.executable]
    for minor in range(11, sys.version_info.minor + 6):
        if minor != sys.version_info.minor:
            found += [shutil.which(f"python3.{minor}") or ""]
            found += [str(each) for each in Path.home().glob(f".pyenv/versions/3.{minor}.*/bin/python3.{minor}")]
    return [python for python in filter(None, found) if runs(python)]


def test_digests_are_the_same_in_every_process(name: str) -> None:
    here = [played(cosca.game(name), seed)[1] for seed in range(4)]
    folder = Path(cosca.__file__).parent.parent
    assert digests_elsewhere(sys.executable, folder, name, "0") == here
    assert digests_elsewhere(sys.executable, folder, name, "12345") == here


def test_digests_are_the_same_on_every_python(name: str) -> None:
    here = [played(cosca.game(name), seed)[1] for seed in range(4)]
    for python in pythons():
        assert digests_elsewhere(python, ROOT / "src", name, "7") == here, python


def golden() -> dict[str, list[dict[str, Any]]]:
    """20 random games of each game, with drawn options: what COSCA_GOLDEN=write writes."""
    found: dict[str, list[dict[str, Any]]] = {}
    for name in NAMES:
        found[name] = []
        for seed in range(20):
            game = cosca.game(name, **(cosca.game(name).some_options(Random(f"golden {seed}")) if seed else {}))
            choices, digest = played(game, seed)
            entry = {"seed": seed, "options": game.options, "rules": game.rules_version, "data": game.data_name()}
            found[name].append({**entry, "choices": choices, "digest": digest})
    return found


def test_the_rules_do_what_they_did(name: str) -> None:
    """A change here means that old records play differently: raise `rules_version`, then write anew with

    COSCA_GOLDEN=write .venv/bin/python -m pytest tests/test_contract.py -k what_they_did
    """
    if os.environ.get("COSCA_GOLDEN") == "write":
        GOLDEN.write_text(json.dumps(golden(), indent=1) + "\n", encoding="utf-8")
    for entry in json.loads(GOLDEN.read_text(encoding="utf-8"))[name]:
        game = game_as_it_was(name, entry["options"], entry["data"])
        assert (game.rules_version, game.data_name()) == (entry["rules"], entry["data"]), "write the file anew"
        assert played(game, entry["seed"]) == (entry["choices"], entry["digest"]), entry


# ---------------------------------------------------------------- matches


@pytest.mark.parametrize("seed", SEEDS)
def test_undo_takes_back_own_steps_until_anyone_learns_something(name: str, seed: int) -> None:
    game = table(name, seed)
    match: Any = cosca.Match(game, seed)
    rng = Random(seed)
    with pytest.raises(cosca.IllegalChoice, match="nothing to undo"):
        match.undo(1)
    trail = [match.state.digest()]  # before each choice that may still be undone, and now
    last = 0
    while game.actors(match.state):
        seat = rng.choice(game.actors(match.state))
        draws = match.state.draws
        sealed = isinstance(match.state.stack[-1], Sealed)
        events = match.apply(seat, rng.choice(game.choices(match.state, seat)))
        if sealed or (match.state.stack and isinstance(match.state.stack[-1], Sealed)):
            trail, last = [match.state.digest()], 0  # undone by seat, see below
            continue
        if seat != last:
            trail = trail[-1:]
        last = seat
        trail.append(match.state.digest())
        if match.state.draws != draws or any(event.reveals for event in events):
            trail = trail[-1:]
        for other in game.seats:
            assert match.may_undo(other) == (other == seat and len(trail) > 1)
        if rng.random() < 0.05:
            for _ in range(rng.randrange(len(trail))):
                match.undo(seat)
                trail.pop()
                assert match.state.digest() == trail[-1]
            if len(trail) == 1:
                with pytest.raises(cosca.IllegalChoice):
                    match.undo(seat)
                last = match.log[-1][0] if match.log else 0
    assert cosca.Match.from_record(match.record()).state.digest() == match.state.digest()


def test_sealed_picks_are_undone_by_seat(name: str) -> None:
    """What others pick in secret neither hinders nor shows: a seat takes back its own picks one by one."""
    game, checked = table(name, 4), 0
    for match, rng in walk(game, 4):
        top = match.state.stack[-1] if match.state.stack else None
        if not isinstance(top, Sealed) or len(top.seats) < 2 or any(match.state.sealed):
            continue
        first, second = top.seats[:2]
        empty = match.state.digest()
        match.apply(first, rng.choice(game.choices(match.state, first)))
        may = match.may_undo(first), match.may_undo(second)
        match.apply(second, rng.choice(game.choices(match.state, second)))
        if not match.state.stack or match.state.stack[-1] is not top:
            continue  # both were complete: the step is over
        checked += 1
        assert (match.may_undo(first), match.may_undo(second)) == (may[0], True)
        match.undo(first)
        assert not match.state.sealed[first]
        assert match.state.sealed[second]
        match.undo(second)
        assert match.state.digest() == empty
    assert checked or name == "la_famiglia"  # there both sides lay one card, and then it is over


def test_undo_by_consent_replays(name: str) -> None:
    game = table(name, 2)
    for match, rng in walk(game, 2):
        if len(match.log) < 2 or rng.random() > 0.03:
            continue
        digest, (seat, last) = match.state.digest(), match.log[-1]
        match.undo(seat, consent=True)
        match.apply(seat, last)
        assert match.state.digest() == digest


def test_a_record_is_headed_by_all_it_takes(name: str) -> None:
    match: Any = cosca.Match(table(name, 3), 99)
    for _ in range(20):
        seat = match.game.actors(match.state)[0]
        match.apply(seat, match.game.choices(match.state, seat)[-1].text)
    text = match.record()
    lines = text.splitlines()
    assert lines[0] == HEAD
    assert [line.split(":")[0] for line in lines[1:6]] == ["game", "options", "rules", "data", "seed"]
    assert len([line for line in lines if line[:1].isdigit()]) == 20
    again: Any = cosca.Match.from_record(text)
    assert again.record() == text
    assert [(seat, str(each)) for seat, each in again.log] == [(seat, str(each)) for seat, each in match.log]
    commented = text.replace("\n\n", "\n\n# a comment\n", 1).replace("\n1 ", "\n   1   ")
    assert cosca.Match.from_record(commented).state.digest() == match.state.digest()


# ---------------------------------------------------------------- records that are broken


def record_with(name: str, **changes: str | None) -> str:
    """A short record with some headings changed, or left out (None); `lines` replaces its choices."""
    match: Any = cosca.Match(cosca.game(name), 5)
    lines: list[str] = []
    for _ in range(3):
        seat = match.game.actors(match.state)[0]
        each = match.game.choices(match.state, seat)[0]
        match.apply(seat, each)
        lines.append(f"{seat} {each}")
    head: dict[str, str | None] = {
        "game": name, "options": "{}", "rules": "1", "data": match.game.data_name(), "seed": "5", "position": None,
        "lines": "\n".join(lines), "digest": match.state.digest(), **changes,
    }  # fmt: skip
    body = [f"{key}: {value}" if key != "lines" else value for key, value in head.items() if value is not None]
    return "\n".join([HEAD, *[line for line in body if line is not None]]) + "\n"


BAD_RECORDS: list[tuple[dict[str, str | None], str]] = [
    ({"game": None}, "'game:' is missing"),
    ({"rules": None}, "'rules:' is missing"),
    ({"data": None}, "'data:' is missing"),
    ({"seed": None}, "'seed:' is missing"),
    ({"game": "chess"}, "no game 'chess'"),
    ({"seed": "seven"}, "seed: 'seven' is not a whole number"),
    ({"rules": "1.5"}, "rules: '1.5' is not a whole number"),
    ({"rules": "999"}, "rules 999"),
    ({"data": "other 0123"}, "data other 0123"),
    ({"options": "{"}, "options: "),
    ({"options": "[1]"}, "options: '.1.' is not a table of keys and values"),
    ({"options": '{"no_such": 1}'}, "no option 'no_such'"),
    ({"options": '{"data": "/"}'}, "options: data: "),
    ({"options": "[" * 100_000}, "options: "),
    ({"position": "[]"}, "position: '..' is not a table of keys and values"),
    ({"position": '{"no_such": 1}'}, "no_such"),
    ({"lines": "1"}, "line 7: '1' is not a choice"),
    ({"lines": "1x dance"}, "line 7: '1x dance' is not a choice"),
    ({"lines": "² dance"}, "line 7: "),
    ({"lines": "dance"}, "line 7: 'dance' is neither"),
    ({"lines": "1 dance"}, "line 7: seat 1 may not choose 'dance'"),
    ({"lines": "77 dance"}, "line 7: seat 77 may not"),
    ({"lines": "# nothing\n\ncolour: blue"}, "line 9: 'colour: blue' is neither"),
    ({"lines": "seed: 6"}, "line 7: duplicate seed"),
    ({"digest": "00"}, "digest: the game ends as"),
    ({"digest": "00\n1 dance"}, "nothing may follow the digest"),
]


def test_the_short_record_is_sound(name: str) -> None:
    assert cosca.Match.from_record(record_with(name)).record()
    assert cosca.Match.from_record(record_with(name, digest=None, options=None)).record()


@pytest.mark.parametrize(("changes", "what"), BAD_RECORDS, ids=[what for _, what in BAD_RECORDS])
def test_a_broken_record_says_where(name: str, changes: dict[str, str | None], what: str) -> None:
    with pytest.raises(cosca.CoscaError, match=what) as wrong:
        cosca.Match.from_record(record_with(name, **changes))
    assert "\n" not in str(wrong.value)
    assert len(str(wrong.value)) < 500


@pytest.mark.parametrize("text", ["", "\n\n", "hello", "cosca record 2\n", "\x00"])
def test_a_text_that_is_no_record(text: str) -> None:
    with pytest.raises(cosca.BadDocument, match="record: line 1: a record starts with"):
        cosca.Match.from_record(text)


def test_a_record_cut_anywhere_is_refused_or_a_shorter_game(name: str) -> None:
    text = record_with(name, digest=None)
    for end in range(0, len(text), 3):
        try:
            match: Any = cosca.Match.from_record(text[:end])
        except cosca.CoscaError as wrong:
            one_line(wrong)
        else:
            assert len(match.log) <= 3


# ---------------------------------------------------------------- the compiled build


if os.environ.get("COSCA_COMPILED"):  # set by `make compiled`

    def test_these_are_the_binaries() -> None:
        file = sys.modules["cosca.kernel.game"].__file__
        assert file is not None
        assert not file.endswith(".py")
