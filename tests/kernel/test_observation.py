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
from cosca.kernel.observation import Sparse
from cosca.testing.secrecy import SecretTold, Watched
from tests.support.random_matches import gallery, some_game

GOLDEN = Path(__file__).parent.parent / "golden" / "actions.json"


def test_action_list_is_append_only(name: str) -> None:
    """actions.json has the released number of lines of each list and their hash; update it only for appended lines."""
    lines = listed(cosca.game(name).folder)
    number, digest = json.loads(GOLDEN.read_text(encoding="utf-8"))[name]
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


def test_observations_fit_their_layout(name: str) -> None:
    for seed in range(3):
        game = some_game(name, seed)
        highest = game.layout.highest()
        assert len(highest) == game.layout.size == cosca.game(name).layout.size
        for state in gallery(name) if seed == 0 else [game.new(seed)]:
            seen: set[tuple[float, ...]] = set()
            for seat in game.seats:
                sparse = Sparse()
                game.observe(state, seat, sparse)
                assert len(set(sparse.at)) == len(sparse.at) == len(sparse.values) == len(sparse)
                for at, value in zip(sparse.at, sparse.values, strict=True):
                    assert 0 < value <= highest[at], (seat, at, value)
                dense = array("f", bytes(4 * game.layout.size))
                game.observe(state, seat, dense)
                assert [dense[at] for at in sparse.at] == sparse.values
                assert sum(map(bool, dense)) == len(sparse)
                seen.add(tuple(dense))
            assert len(seen) == len(game.seats)


@pytest.mark.skipif(bool(os.environ.get("COSCA_COMPILED")), reason="a compiled class cannot be changed")
def test_leaking_observation_is_detected(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The secrecy checks compare observations; this observer leaks a future draw."""
    watched = Watched(3, name)
    observer: Any = watched.game._observing()
    honest = type(observer).write

    def leaky(self: Any, state: Any, seat: int, out: Sparse) -> None:
        honest(self, state, seat, out)
        out.put(0, 1 + state.key[0])

    monkeypatch.setattr(type(observer), "write", leaky)
    with pytest.raises(SecretTold, match="is given differs"):
        watched.check_sample(1, Random(1), plays_on=False)


def test_observations_do_not_depend_on_hidden_information(name: str) -> None:
    for seed in range(2):
        watched, rng = Watched(seed, name), Random(seed)
        for i, _ in enumerate(watched.steps()):
            if i % 23 == 0:
                for seat in watched.game.seats:
                    watched.check_sample(seat, rng, plays_on=False)
