"""Action numbers are permanent, and observations contain only what a seat may know."""

from __future__ import annotations

import json
import os
from array import array
from hashlib import blake2b
from pathlib import Path
from random import Random
from typing import Any

import pytest

import cosca
from cosca.games import data_sets
from cosca.kernel.actions import MISSING, listed, numbered
from cosca.kernel.observation import Parts, Sparse, counts, one_hot, row
from cosca.testing.secrecy import SecretTold, Watched
from tests.support.random_matches import gallery, some_game

GOLDEN = Path(__file__).parent.parent / "golden"


def test_action_list_is_append_only(name: str) -> None:
    """actions.json has the released number of lines of each list and their hash; update it only for appended lines."""
    lines = listed(cosca.game(name).folder)
    number, digest = json.loads((GOLDEN / "actions.json").read_text(encoding="utf-8"))[name]
    assert blake2b("\n".join(lines[:number]).encode(), digest_size=16).hexdigest() == digest
    assert len(set(lines)) == len(lines)


def test_action_numbers_do_not_depend_on_options(name: str) -> None:
    usual = [choice.text for choice in cosca.game(name).actions]
    assert usual == listed(cosca.game(name).folder), "add the choices that are missing at the end of actions.txt"
    drawn = [cosca.game(name).some_options(Random(seed)) for seed in range(4)]
    for options in (*drawn, *[{"data": each} for each in data_sets(name)]):
        assert [choice.text for choice in cosca.game(name, **options).actions] == usual


def test_every_choice_has_an_action_number(name: str) -> None:
    game = some_game(name, 0)
    for state in gallery(name):
        for seat in game.seats:
            for choice in (*game.choices(state, seat), *game.anytime(state, seat)):
                assert game.actions[game.action(choice)] is choice


def test_overlay_keeps_action_numbers_and_appends_its_own(name: str) -> None:
    game = cosca.game(name)
    known, other = game.actions[1], cosca.Choice("zzz", "zzz", 0, 0, ())
    actions = numbered(game.folder, ((known, other),))
    assert actions[1] is known
    assert actions[-1] is other
    assert (actions[0].text, actions[0].value) == (game.actions[0].text, MISSING)
    assert len(actions) == len(game.actions) + 1


def test_places_keep_their_names(name: str) -> None:
    """observations.json has the size of each layout and the hash of its names; neither ever changes."""
    layout = cosca.game(name).layout
    size, digest = json.loads((GOLDEN / "observations.json").read_text(encoding="utf-8"))[name]
    assert layout.size == len(layout.names) == len(set(layout.names)) == size
    assert blake2b("\n".join(layout.names).encode(), digest_size=16).hexdigest() == digest


def test_names_do_not_depend_on_options(name: str) -> None:
    game = cosca.game(name)
    drawn = [game.some_options(Random(seed)) for seed in range(4)]
    for options in (*drawn, *[{"data": each} for each in data_sets(name)]):
        assert cosca.game(name, **options).layout.names == game.layout.names


def test_every_place_is_described(name: str) -> None:
    layout = cosca.game(name).layout
    for at in (0, 1, layout.size // 2, layout.size - 1):
        assert layout.place(layout.describe(at)) == at
    for block in layout.blocks.values():
        first, last = layout.describe(block.start), layout.describe(block.start + block.size - 1)
        assert first == "/".join([block.name, *[axis.labels[0] for axis in block.axes]])
        assert last == "/".join([block.name, *[axis.labels[-1] for axis in block.axes]])
        assert block.about.endswith(".")
    with pytest.raises(IndexError):
        layout.describe(layout.size)
    with pytest.raises(KeyError):
        layout.place("nothing")


def named(game: Any, state: Any, seat: int) -> dict[str, int]:
    """Return the numbers of an observation by the names of their places."""
    return dict(zip(game.layout.names, game.observation(state, seat), strict=True))


def test_names_agree_with_the_view_of_la_famiglia() -> None:
    relative = {2: "self", 1: "teammate", 3: "opponent_1", 4: "opponent_2"}  # after seat 2 come 3, 1, 4 in turn order
    holders = {**relative, 0: "neutral", None: "nobody"}
    for state in gallery("la_famiglia"):
        game = state.game
        view, numbers = game.view(state, 2), named(game, state, 2)
        assert numbers["seat/2"] == 1
        for area, facts in view["areas"].items():
            assert numbers[f"soldati/{area}"] == facts["soldati"]
            assert numbers[f"labs/{area}"] == facts["labs"]
            assert numbers[f"holder/{area}/{holders[facts['holder']]}"] == 1
            for seat, who in relative.items():
                assert numbers[f"cars/{who}/{area}"] == facts["cars"].get(str(seat), 0)
        assert numbers["hq/opponent_1"] == numbers["money/opponent_2"] == 0


def test_names_agree_with_the_state_of_corleones_empire() -> None:
    for state in gallery("corleones_empire"):
        game = state.game
        numbers = named(game, state, 1)
        assert numbers["hand_sizes/next_1"] == state.hand_size(2)
        assert numbers[f"seats/{len(game.seats)}"] == 1
        for turf, stack in zip(game.data.areas, state.stacks, strict=False):
            assert numbers[f"stack/{turf}/self"] == stack.count(1)
            assert not stack or numbers[f"on_top/{turf}/top_1/self"] == (stack[-1] == 1)
        for job, card in enumerate(game.data.jobs):
            assert numbers[f"jobs/{card.id}"] == state.jobs[1].count(job)


def test_kept_parts_are_brought_up_to_date(name: str) -> None:
    """A state keeps parts of its last observations; a copy has none, so it is observed anew."""
    for seed in range(2):
        game, rng = some_game(name, seed), Random(seed)
        state = game.new(seed)
        while actors := game.actors(state):
            for seat in rng.sample(game.seats, 2):
                anew = game.observation(state.copy(), seat)
                assert len(anew) == game.layout.size
                assert game.observation(state, seat) == anew
            seat = rng.choice(actors)
            game.apply(state, seat, rng.choice((*game.choices(state, seat), *game.anytime(state, seat))))


def test_all_forms_have_the_same_numbers(name: str) -> None:
    game = some_game(name, 0)
    highest = game.layout.highest()
    for state in gallery(name):
        numbers = game.observation(state, 1)
        array_of_floats, dense = array("f", bytes(4 * len(numbers))), [0] * len(numbers)
        game.observe(state, 1, array_of_floats)
        game.observe(state, 1, dense)
        assert dense == list(numbers) == list(array_of_floats)
        for _ in range(2):
            sparse = Sparse()
            game.observe(state, 1, sparse)
            assert sparse.at == [at for at, number in enumerate(numbers) if number]
            assert sparse.values == [number for number in numbers if number]
            assert len(sparse) == len(sparse.at)
        assert all(number <= most for number, most in zip(numbers, highest, strict=True))


def test_seats_see_different_things(name: str) -> None:
    for seed in range(3):
        game = some_game(name, seed)
        for state in gallery(name) if seed == 0 else [game.new(seed)]:
            assert len({game.observation(state, seat) for seat in game.seats}) == len(game.seats)


def test_large_numbers_are_clipped() -> None:
    assert row([1, 300, 255]) == bytes([1, 255, 255])
    assert row((2, -1)) == bytes([2, 0])
    assert counts([1, 1, 2], 4) == bytes([0, 2, 1, 0])
    assert one_hot(3)[-1] == bytes(3)
    assert one_hot(3)[1] == bytes([0, 1, 0])


@pytest.mark.skipif(bool(os.environ.get("COSCA_COMPILED")), reason="a compiled class cannot be changed")
def test_leaking_observation_is_detected(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The secrecy checks compare observations; this observer leaks a future draw."""
    watched = Watched(3, name)
    observer: Any = watched.game._observing()
    honest = type(observer).update

    def leaky(self: Any, state: Any, seat: int, known: Parts) -> None:
        honest(self, state, seat, known)
        known.parts[0] = bytes([state.key[0]])

    monkeypatch.setattr(type(observer), "update", leaky)
    with pytest.raises(SecretTold, match="is given differs"):
        watched.check_sample(1, Random(1), plays_on=False)


def test_observations_do_not_depend_on_hidden_information(name: str) -> None:
    for seed in range(2):
        watched, rng = Watched(seed, name), Random(seed)
        for i, _ in enumerate(watched.steps()):
            if i % 23 == 0:
                for seat in watched.game.seats:
                    watched.check_sample(seat, rng, plays_on=False)
