"""Effects with chance, small decks, empty piles or cards outside the house set."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import cosca
from cosca.games.corleones_empire.components.data import load


def play(game: Any, state: Any, *lines: str) -> list[cosca.Event]:
    """Make these choices, each as `SEAT CHOICE`, and return the events."""
    events: list[cosca.Event] = []
    for line in lines:
        seat, text = line.split(maxsplit=1)
        game.apply(state, int(seat), game.parse(state, int(seat), text), events)
    return events


def texts(game: Any, state: Any, seat: int) -> list[str]:
    """Return the choices of a seat."""
    return [choice.text for choice in game.choices(state, seat)]


# ---------------------------------------------------------------- H13, H17, H32, H33: empty money piles


def without_fives(**hand: Any) -> tuple[Any, Any]:
    """Return a state where seat 1 acts with this hand and all $5 cards are in seat 3's suitcase."""
    game = cosca.game("corleones_empire", seats=3)
    hands = {1: {"money": [], **hand}}
    return game, game.position({"hands": hands, "suitcases": {3: {"money": [5] * 36}}})


@pytest.mark.rule("CE-H13", "CE-H17")
def test_card_pays_the_next_lower_value_from_an_empty_pile():
    game, state = without_fives(allies=["small_time_bookie"])
    play(game, state, "1 ally small_time_bookie", "1 use")
    assert game.describe(state)["hands"]["1"]["money"] == [1, 3]


@pytest.mark.rule("CE-H13", "CE-H32")
def test_suitcase_money_is_the_next_lower_value_from_an_empty_pile():
    game, state = without_fives(allies=["swiss_banker"])
    play(game, state, "1 ally swiss_banker", "1 use")
    assert game.describe(state)["suitcases"]["1"]["money"] == [3]


@pytest.mark.rule("CE-H13", "CE-H33")
def test_control_money_is_the_next_lower_value_from_an_empty_pile():
    """One $2 is left in the bank, so the second turf pays $1."""
    game = cosca.game("corleones_empire", seats=3)
    hands = {1: {"money": [], "goods": ["booze", "blood_money"], "jobs": ["neighborhood_dues"]}}
    full = {3: {"money": [2] * 33}}  # 36 less the two start hands, and one
    state = game.position({"hands": hands, "suitcases": full, "stacks": {"queens": [1], "midtown": [1]}})
    play(game, state, "1 job neighborhood_dues", "1 money_last", "1 use")
    assert game.describe(state)["hands"]["1"]["money"] == [1, 1, 2, 3]  # then the reward: $2 is a $1 too


# ---------------------------------------------------------------- H19: small decks


def small_deck(deck: list[str], discards: list[str], hand: dict[str, Any]) -> tuple[Any, Any]:
    """Return a state where seat 1 acts with just these jobs in deck and discards."""
    game = cosca.game("corleones_empire", seats=3)
    rest = Counter({job.id: job.copies for job in load().jobs})
    rest.subtract(deck + discards + hand.get("jobs", []))
    hands = {1: {"money": [], **hand}}
    suitcases = {3: {"jobs": list(rest.elements())}}
    document = {"hands": hands, "suitcases": suitcases, "deck": deck, "job_discards": discards}
    return game, game.position({**document, "public_jobs": [None, None, None]})


GOSSIP: dict[str, Any] = {"goods": ["booze"], "jobs": ["kitchen_gossip"]}


@pytest.mark.rule("CE-H19")
def test_discards_are_shuffled_when_the_deck_runs_out():
    game, state = small_deck(["car_bomb"], ["shakedown", "small_wash", "grand_tour"], GOSSIP)
    play(game, state, "1 job kitchen_gossip", "1 money_last", "1 use")
    seen = set(game.describe(state)["looked_at"])
    assert "car_bomb" in seen
    assert len(seen) == 3
    assert game.describe(state)["job_discards"] == []
    assert game.describe(state)["decks"]["jobs"] == 1
    play(game, state, "1 job car_bomb")
    table = game.describe(state)
    assert table["hands"]["1"]["jobs"] == ["car_bomb"]
    assert set(table["job_discards"]) == seen - {"car_bomb"}


@pytest.mark.rule("CE-H19")
def test_all_jobs_are_kept_if_there_are_too_few():
    game, state = small_deck(["car_bomb"], ["shakedown"], {"allies": ["newspaper_editor"]})
    play(game, state, "1 ally newspaper_editor", "1 use")
    assert game.describe(state)["hands"]["1"]["jobs"] == ["shakedown", "car_bomb"]
    assert game.decision(state, 1).kind == "effect.use"  # the goods: no choice of jobs was asked


@pytest.mark.rule("CE-H19")
def test_two_of_three_jobs_are_kept_if_there_is_no_fourth():
    game, state = small_deck(["car_bomb"], ["shakedown", "small_wash"], {"allies": ["newspaper_editor"]})
    play(game, state, "1 ally newspaper_editor", "1 use", "1 job small_wash", "1 job car_bomb")
    assert game.describe(state)["hands"]["1"]["jobs"] == ["small_wash", "car_bomb"]
    assert game.describe(state)["job_discards"] == ["shakedown"]


@pytest.mark.rule("CE-H19", "CE-H2")
def test_looking_at_jobs_lapses_if_none_are_left():
    game, state = small_deck([], [], GOSSIP)
    play(game, state, "1 job kitchen_gossip", "1 money_last")
    assert game.actors(state) == (2,)


@pytest.mark.rule("CE-H19")
def test_looking_is_optional_but_keeping_is_not():
    game, state = small_deck(["car_bomb", "shakedown", "small_wash"], [], GOSSIP)
    play(game, state, "1 job kitchen_gossip", "1 money_last")
    assert texts(game, state, 1) == ["use", "skip"]
    play(game, state, "1 use")
    assert sorted(texts(game, state, 1)) == ["job car_bomb", "job shakedown", "job small_wash"]


# ---------------------------------------------------------------- H30, H31: secrets and chance


@pytest.mark.rule("CE-H30")
def test_offered_cards_are_sealed_until_all_are_chosen():
    views: set[str] = set()
    for card in ("money 1", "money 5"):
        game = cosca.game("corleones_empire", seats=3)
        mine = {"money": [], "goods": ["gun", "blood_money", "blood_money"], "jobs": ["offer"]}
        state = game.position({"hands": {1: mine, 2: {"money": [1, 5]}, 3: {"money": [2]}}})
        play(game, state, "1 job offer", "1 money_last", "1 use")
        events = play(game, state, f"2 {card}")
        assert [cosca.visible(events, viewer) for viewer in (1, 3, None)] == [[], [], []]
        views |= {json.dumps(game.view(state, viewer)) for viewer in (3,)}
        events = play(game, state, "3 money 2")
        assert [event.kind for event in events].count("offers_revealed") == 1
    assert len(views) == 1


@pytest.mark.rule("CE-H31")
def test_random_suitcase_card_is_uniform():
    """From [1, 1, 1, 5] the $5 is drawn with probability 1/4, not 1/2."""
    game = cosca.game("corleones_empire", seats=3)
    mine = {"money": [], "goods": ["gun", "booze", "blood_money"], "jobs": ["cracked_safe"]}
    money = {2: {"money": [1, 1, 1, 5]}, 3: {"money": [3]}}
    start = game.position({"hands": {1: mine}, "suitcases": money})
    play(game, start, "1 job cracked_safe", "1 money_last", "1 use")
    counts: Counter[int] = Counter()
    for seed in range(400):
        state = start.copy()
        state.key = seed.to_bytes(32, "big")
        events = play(game, state, "1 seat 2")
        robbed = [facts for facts in cosca.visible(events, 3) if facts["event"] == "suitcase_robbed"]
        assert [(facts["seat"], facts["rival"]) for facts in robbed] == [(1, 2)]
        card = robbed[0]["card"]
        table = game.describe(state)
        left = [1, 1, 1, 5]
        left.remove(card)
        assert table["suitcases"]["2"]["money"] == left
        assert table["suitcases"]["3"]["money"] == [3]
        assert table["hands"]["1"]["money"] == sorted([2, 3, card])
        counts[card] += 1
    assert set(counts) == {1, 5}
    assert 65 < counts[5] < 135


# ---------------------------------------------------------------- H10, H38: cards that the house set does not have

OVERLAY = """
[[ally]]
id = "mayor_2"
effect = [{ op = "place_neutral", figure = "mayor", where = "any" }, EFFECT]
"""


def with_mayor(tmp_path: Path, effect: str, **position: Any) -> tuple[Any, Any]:
    """Return a state after seat 1 placed the Mayor on fm02 with an ally that continues with this effect."""
    (tmp_path / "allies.toml").write_text(OVERLAY.replace("EFFECT", effect), encoding="utf-8")
    game = cosca.game("corleones_empire", seats=3, data=str(tmp_path))
    hands = {1: {"money": [], "allies": ["mayor_2"]}}
    state = game.position({"hands": hands, **position})
    play(game, state, "1 ally mayor_2", "1 place fm02", "1 done")
    return game, state


@pytest.mark.rule("CE-H10", "CE-H38")
def test_neutral_figure_placed_this_turn_is_not_an_own_figure(tmp_path: Path):
    effect = '{ op = "place_control", where = "own_figure" }'
    game, state = with_mayor(tmp_path, effect, figures={1: {"don": "fm12"}})
    assert texts(game, state, 1) == ["turf wall_street", "turf brooklyn", "skip"]


@pytest.mark.rule("CE-H38")
def test_neutral_figure_is_not_a_target_of_its_card(tmp_path: Path):
    effect = '{ op = "gun_down", kind = "family", whose = "other", where = "any", n = 1 }'
    game, state = with_mayor(tmp_path, effect, figures={2: {"don": "fm12"}})
    assert texts(game, state, 1) == ["member_at fm12", "skip"]


@pytest.mark.rule("CE-H38")
def test_neutral_figure_is_not_displaced_by_its_card(tmp_path: Path):
    effect = '{ op = "displace", kind = "any", whose = "other", where = "any", n = 2 }'
    game, state = with_mayor(tmp_path, effect, neutrals={"police_chief": "queens"})
    assert texts(game, state, 1) == ["police_chief", "skip"]


CHIEF = '{ op = "place_neutral", figure = "police_chief", where = "any" }'
THERE = '{ op = "gun_down", kind = "thug", whose = "other", where = "same_turf", n = 1 }'


@pytest.mark.rule("CE-H11")
def test_there_means_the_turf_of_the_previous_effect(tmp_path: Path):
    text = f'[[ally]]\nid = "hired_muscle"\neffect = [{CHIEF}, {THERE}, {CHIEF}, {THERE}]\n'
    (tmp_path / "allies.toml").write_text(text, encoding="utf-8")
    game = cosca.game("corleones_empire", seats=3, data=str(tmp_path))
    thugs = {2: {"thugs": ["broadway_box_office", "reserve"]}, 3: {"thugs": ["red_hook_docks", "reserve"]}}
    hands = {1: {"money": [], "allies": ["hired_muscle"]}}
    state = game.position({"hands": hands, "figures": thugs})
    play(game, state, "1 ally hired_muscle", "1 turf midtown")
    assert texts(game, state, 1) == ["thug_at broadway_box_office", "skip"]
    moved, stayed = state.copy(), state
    play(game, moved, "1 skip", "1 turf brooklyn")
    assert texts(game, moved, 1) == ["thug_at red_hook_docks", "skip"]
    play(game, stayed, "1 skip", "1 skip")  # not moved again: nobody is there
    assert game.actors(stayed) == (2,)


@pytest.mark.rule("CE-H27")
def test_price_of_two_cards_is_paid_in_full_or_not_at_all(tmp_path: Path):
    text = '[[ally]]\nid = "mayor_1"\neffect = [{ op = "pay_cards", n = 2 }, { op = "take_money", cards = [5] }]\n'
    (tmp_path / "allies.toml").write_text(text, encoding="utf-8")
    game = cosca.game("corleones_empire", seats=3, data=str(tmp_path))
    state = game.position({"hands": {1: {"money": [3], "allies": ["mayor_1"]}}})
    play(game, state, "1 ally mayor_1")
    assert game.actors(state) == (2,)
    assert game.describe(state)["hands"]["1"]["money"] == [3]
    state = game.position({"hands": {1: {"money": [3], "goods": ["gun"], "allies": ["mayor_1"]}}})
    play(game, state, "1 ally mayor_1", "1 good gun")
    assert texts(game, state, 1) == ["money 3"]  # begun, it must be finished
    play(game, state, "1 money 3", "1 use")
    assert game.describe(state)["hands"]["1"] == {"money": [5], "goods": [], "jobs": [], "allies": []}


@pytest.mark.rule("CE-H26", "CE-H25")
def test_central_park_and_unopened_tiles_cannot_be_chosen():
    """Central Park's business belongs to no turf, and a tile in the deck is not yet a business."""
    game = cosca.game("corleones_empire", seats=3)
    hand = {"money": [], "goods": ["gun", "booze", "blood_money"], "jobs": ["shakedown"]}
    state = game.position({"hands": {1: hand}, "tiles": {"chelsea": "copper_room_casino"}})
    play(game, state, "1 job shakedown", "1 money_last")
    printed = [business.id for business in load().businesses[:7]]
    assert sorted(texts(game, state, 1)) == sorted(
        ["skip", "business copper_room_casino", *[f"business {name}" for name in printed]]
    )
