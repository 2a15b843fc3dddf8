"""What a question says beside its answers: which side of a business is used, and for which card."""

from __future__ import annotations

from typing import Any

import pytest

import cosca
from cosca.kernel.events import Event

GAME = cosca.game("corleones_empire", seats=3)


def choose(state: Any, *texts: str) -> None:
    for text in texts:
        seat = GAME.actors(state)[0]
        GAME.apply(state, seat, GAME.parse(state, seat, text))


def facts(state: Any) -> dict[str, Any]:
    question = GAME.facts(state, GAME.actors(state)[0])["question"]
    assert question is not None
    return dict(question["facts"])


@pytest.mark.rule("CE-F5", "CE-W2")
@pytest.mark.parametrize("first", [1, 2])
def test_both_seats_that_use_a_front_are_told_that_it_is_a_front(first: int) -> None:
    state = GAME.position({"stacks": {"brooklyn": [2]}})
    choose(state, "thug", "business red_hook_docks", f"seat {first}")
    for seat in (first, 3 - first):
        assert GAME.actors(state) == (seat,)
        for icon in ("booze", "gun"):
            told = facts(state)
            assert (told["turn"], told["why"]) == (1, "turn" if seat == 1 else "controller")
            assert (told["side"], told["business"], told["turf"]) == ("front", "red_hook_docks", "brooklyn")
            choose(state, f"icon {icon}")


def test_a_question_within_the_effects_of_a_card_names_the_card_and_who_plays_it() -> None:
    state = GAME.position({"hands": {1: {"goods": ["gun", "blood_money", "blood_money"], "jobs": ["offer"]}}})
    assert facts(state)["card"] is None
    choose(state, "job offer", "money_first")
    assert (facts(state)["card"], facts(state)["card_kind"]) == ("offer", "job")
    choose(state, "use")
    told = facts(state)
    assert GAME.actors(state)[0] != 1
    assert (told["turn"], told["why"], told["card"]) == (1, "rival", "offer")


@pytest.mark.parametrize("seat", [1, 2, 3])
def test_the_seat_whose_turn_it_is_is_told_so(seat: int) -> None:
    state = GAME.position({"turn": seat})
    assert GAME.actors(state) == (seat,)
    assert (facts(state)["turn"], facts(state)["why"]) == (seat, "turn")


@pytest.mark.parametrize(
    ("position", "why"),
    [
        ({"phase": "bribery", "suitcases": {1: {"money": [5]}}}, "bribery"),
        ({"phase": "tribute", "hands": {1: {"money": [1] * 9}}}, "tribute"),
    ],
)
def test_outside_turns_the_phase_is_why_a_seat_is_asked(position: dict[str, Any], why: str) -> None:
    told = facts(GAME.position(position))
    assert (told["turn"], told["why"]) == (None, why)


@pytest.mark.rule("CE-R1")
def test_who_bids_is_told_the_cards_picked_so_far_and_what_they_come_to() -> None:
    state = GAME.position({"phase": "bribery", "suitcases": {1: {"money": [5, 2, 2]}}})
    choose(state, "money 5", "money 2")
    told = facts(state)
    assert (told["picked"], told["total"], told["left"], told["done"]) == ([5, 2], 7, 2, False)
    question = GAME.facts(state, 1)["question"]
    assert question is not None
    totals = [each["facts"]["total"] for each in question["choices"] if each["text"] == "done"]
    assert totals == [7]


@pytest.mark.rule("CE-R2")
def test_who_takes_an_ally_for_a_bid_is_asked_because_of_the_bribery() -> None:
    state = GAME.position({"phase": "bribery", "suitcases": {1: {"money": [5]}}})
    choose(state, "money 5", "done")
    assert state.stack[-1].key == "bribe.ally"
    assert facts(state)["why"] == "bribery"


@pytest.mark.rule("CE-H23")
def test_who_displaces_figures_is_told_how_many_are_left() -> None:
    hand = {"money": [], "goods": ["gun", "booze", "blood_money"], "jobs": ["change_of_scenery"]}
    figures = {2: {"thugs": ["red_hook_docks", "merchants_trust"]}}
    state = GAME.position({"hands": {1: hand}, "figures": figures})
    choose(state, "job change_of_scenery", "money_last")
    assert facts(state)["n"] == 2
    choose(state, "thug_at red_hook_docks", "business ozone_park_racetrack")
    assert facts(state)["n"] == 1


@pytest.mark.rule("CE-H16")
def test_who_packs_is_told_how_many_cards_are_left() -> None:
    state = GAME.position({"hands": {1: {"money": [1, 2, 3], "allies": ["family_accountant"]}}})
    choose(state, "ally family_accountant")
    assert facts(state)["n"] == 2
    choose(state, "money 1")
    assert facts(state)["n"] == 1


@pytest.mark.rule("CE-H30", "CE-H31")
@pytest.mark.parametrize(
    ("job", "effect", "asked"),
    [
        ("offer", "offer", [2, 3]),
        ("surprise_audit", "rival_suitcase_each", [2, 3]),
        ("cracked_safe", "rival_suitcase_one", []),
    ],
)
def test_an_effect_is_told_by_its_case_and_with_the_rivals_it_asks(job: str, effect: str, asked: list[int]) -> None:
    goods = ["gun", "booze", "blood_money", "blood_money"]
    savings = {2: {"money": [3, 5]}, 3: {"money": [3, 5]}}
    state = GAME.position({"hands": {1: {"goods": goods, "jobs": [job]}}, "suitcases": savings})
    choose(state, f"job {job}", "money_first")
    assert facts(state)["effect"] == effect
    events: list[Event] = []
    GAME.apply(state, 1, GAME.parse(state, 1, "use"), events)
    told = [event.public for event in events if event.kind == "effect_used"]
    assert [(each["effect"], each["asked"]) for each in told if each] == [(effect, asked)]


@pytest.mark.parametrize(
    ("choices", "text", "first"),
    [
        (["thug"], "business red_hook_docks", "icon gun"),
        (["job change_of_scenery", "money_last"], "thug_at red_hook_docks", "business ozone_park_racetrack"),
    ],
)
def test_a_question_on_a_path_tells_what_an_answer_leads_to(choices: list[str], text: str, first: str) -> None:
    hand = {"money": [], "goods": ["gun", "booze", "blood_money"], "jobs": ["change_of_scenery"]}
    figures = {2: {"thugs": ["merchants_trust" if choices == ["thug"] else "red_hook_docks"]}}
    state = GAME.position({"hands": {1: hand}, "figures": figures})
    choose(state, *choices)
    question = GAME.facts(state, 1)["question"]
    assert question is not None
    [answer] = [each for each in question["choices"] if each["text"] == text]
    assert first in [each["text"] for each in answer.get("next", [])]


@pytest.mark.rule("CE-S2", "CE-I2")
@pytest.mark.parametrize(("seats", "places"), [(2, 2), (3, 3), (4, 3), (5, 4)])
def test_only_places_in_play_count_as_empty_places_for_public_jobs(seats: int, places: int) -> None:
    game = cosca.game("corleones_empire", seats=seats)
    empty = [game.common_facts(game.position(each))["empty_jobs"] for each in ({}, {"public_jobs": []}, {"act": 4})]
    assert empty == [0, places, 0]
    jobs = ["kickbacks", *[None] * (places - 1)]
    assert game.common_facts(game.position({"public_jobs": jobs}))["empty_jobs"] == places - 1
    assert game.common_facts(game.position({"act": 4, "public_jobs": jobs}))["empty_jobs"] == 0, "no entr'acte follows"
