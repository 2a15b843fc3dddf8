"""Secrecy of bids and suitcases (W4, W8)."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

import cosca

VIEWERS = (None, 2, 3)


def bribery(bid: str) -> tuple[Any, Any, list[cosca.Event]]:
    """Return a bribery in which only seat 1 has sealed its bid of one card or nothing."""
    game = cosca.game("corleones_empire", seats=3)
    money = {1: {"money": [1, 5]}, 2: {"money": [3]}, 3: {"money": [2]}}
    allies = ["hired_muscle", "small_time_bookie"]
    state = game.position({"phase": "bribery", "suitcases": money, "allies": allies})
    events: list[cosca.Event] = []
    for text in (bid, "done") if bid else ("done",):
        game.apply(state, 1, game.parse(state, 1, text), events)
    return game, state, events


@pytest.mark.rule("CE-W4")
def test_sealed_bid_is_secret_until_the_reveal():
    """Amount, cards and whether there is a bid at all are invisible to the others and the public."""
    tables = [bribery(bid) for bid in ("", "money 1", "money 5")]
    for viewer in VIEWERS:
        assert len({json.dumps(game.view(state, viewer)) for game, state, _ in tables}) == 1
        assert all(cosca.visible(events, viewer) == [] for _, _, events in tables)
    for viewer in (2, 3):
        assert len({tuple(game.choices(state, viewer)) for game, state, _ in tables}) == 1
    own = {json.dumps(game.view(state, 1)) for game, state, _ in tables}
    assert len(own) == 3


@pytest.mark.rule("CE-W4", "CE-R1")
def test_unfinished_bid_is_secret():
    views: set[str] = set()
    for card in ("money 1", "money 5"):
        game = cosca.game("corleones_empire", seats=3)
        state = game.position({"phase": "bribery", "suitcases": {1: {"money": [1, 5]}, 2: {"money": [3]}}})
        blank = json.dumps(game.view(state, 2))
        events: list[cosca.Event] = []
        game.apply(state, 1, game.parse(state, 1, card), events)
        assert cosca.visible(events, 2) == []
        views |= {blank, json.dumps(game.view(state, 2))}
    assert len(views) == 1


@pytest.mark.rule("CE-W4", "CE-R1", "CE-R3")
def test_one_event_reveals_all_bids_including_lost_and_empty_ones():
    game = cosca.game("corleones_empire", seats=4)
    money = {1: {"money": [1]}, 2: {"money": [5]}, 3: {"money": [3]}, 4: {"money": [2]}}
    allies = ["hired_muscle", "small_time_bookie"]  # one fewer than usual: a bid will be lost
    state = game.position({"phase": "bribery", "suitcases": money, "allies": allies})
    events: list[cosca.Event] = []
    for seat, texts in ((1, "money 1"), (2, "money 5"), (3, "money 3"), (4, "")):
        for text in (texts, "done"):
            if text:
                assert "bids_revealed" not in [event.kind for event in events]
                game.apply(state, seat, game.parse(state, seat, text), events)
    revealed = [facts for facts in cosca.visible(events, None) if facts["event"] == "bids_revealed"]
    bids = [
        {"seat": 1, "cards": [1], "total": 1},
        {"seat": 2, "cards": [5], "total": 5},
        {"seat": 3, "cards": [3], "total": 3},
        {"seat": 4, "cards": [], "total": 0},
    ]
    assert revealed == [{"event": "bids_revealed", "bids": bids}]
    assert game.view(state, None)["bids"] == {"1": [1], "2": [], "3": [3], "4": []}  # seat 2 has paid already
    game.apply(state, 2, game.parse(state, 2, "ally hired_muscle"))
    suitcases = game.describe(state)["suitcases"]
    assert [suitcases[seat]["money"] for seat in "1234"] == [[1], [], [], [2]]


@pytest.mark.rule("CE-W8")
def test_view_does_not_depend_on_the_suitcases_of_rivals():
    """If two rivals swap their suitcases, a third seat sees no difference."""
    game = cosca.game("corleones_empire", seats=3)
    rich: dict[str, Any] = {"money": [1, 1, 1, 5], "jobs": ["small_wash"]}
    poor: dict[str, Any] = {"money": [3], "jobs": []}
    one = game.position({"suitcases": {1: {"money": [2]}, 2: rich, 3: poor}})
    two = game.position({"suitcases": {1: {"money": [2]}, 2: poor, 3: rich}})
    for viewer in (1, None):
        assert json.dumps(game.view(one, viewer)) == json.dumps(game.view(two, viewer))
    assert game.view(one, 2) != game.view(two, 2)
    assert game.view(one, 1)["suitcases"] == {"1": {"money": [2], "jobs": []}}


@pytest.mark.rule("CE-W8")
@pytest.mark.parametrize("seed", range(6))
def test_samples_keep_the_suitcases_known_from_public_events(seed: int):
    game = cosca.game("corleones_empire", seats=2 + seed % 4)
    match: Any = cosca.Match(game, seed)
    rng = Random(seed)
    memories = {viewer: game.memory(viewer) for viewer in (None, 1, 2)}
    events: list[cosca.Event] = match.events
    rival_money = 0
    while True:
        for viewer, memory in memories.items():
            for facts in cosca.visible(events, viewer):
                memory.see(facts)
        if not game.actors(match.state):
            break
        if rng.random() < 0.1:
            for viewer, memory in memories.items():
                sample = game.sample(game.view(match.state, viewer), memory, rng)
                assert game.describe(sample)["suitcases"] == game.describe(match.state)["suitcases"]
            rival_money += len(game.describe(match.state)["suitcases"]["2"]["money"])
        seat = rng.choice(game.actors(match.state))
        events = match.apply(seat, rng.choice(game.choices(match.state, seat)))
    assert rival_money > 0
