"""Facts of questions: which side of a business is used, and for which card."""

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
def test_question_of_a_front_names_it_for_both_seats(first: int) -> None:
    state = GAME.position({"stacks": {"brooklyn": [2]}})
    choose(state, "thug", "business red_hook_docks", f"seat {first}")
    for seat in (first, 3 - first):
        assert GAME.actors(state) == (seat,)
        for icon in ("booze", "gun"):
            question = facts(state)
            assert (question["turn"], question["why"]) == (1, "turn" if seat == 1 else "controller")
            assert (question["side"], question["business"], question["turf"]) == ("front", "red_hook_docks", "brooklyn")
            choose(state, f"icon {icon}")


def test_question_of_a_card_effect_names_card_and_player() -> None:
    state = GAME.position({"hands": {1: {"goods": ["gun", "blood_money", "blood_money"], "jobs": ["offer"]}}})
    assert facts(state)["card"] is None
    choose(state, "job offer", "money_first")
    assert (facts(state)["card"], facts(state)["card_kind"]) == ("offer", "job")
    choose(state, "use")
    question = facts(state)
    assert GAME.actors(state)[0] != 1
    assert (question["turn"], question["why"], question["card"]) == (1, "rival", "offer")


@pytest.mark.parametrize("seat", [1, 2, 3])
def test_question_names_the_own_turn(seat: int) -> None:
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
def test_question_outside_turns_names_the_phase(position: dict[str, Any], why: str) -> None:
    question = facts(GAME.position(position))
    assert (question["turn"], question["why"]) == (None, why)


@pytest.mark.rule("CE-R1")
def test_bid_question_shows_the_picked_cards_and_their_sum() -> None:
    state = GAME.position({"phase": "bribery", "suitcases": {1: {"money": [5, 2, 2]}}})
    choose(state, "money 5", "money 2")
    shown = facts(state)
    assert (shown["picked"], shown["total"], shown["left"], shown["done"]) == ([5, 2], 7, 2, False)
    question = GAME.facts(state, 1)["question"]
    assert question is not None
    totals = [each["facts"]["total"] for each in question["choices"] if each["text"] == "done"]
    assert totals == [7]


@pytest.mark.rule("CE-R2")
def test_question_about_an_ally_names_the_bribery() -> None:
    state = GAME.position({"phase": "bribery", "suitcases": {1: {"money": [5]}}})
    choose(state, "money 5", "done")
    assert state.stack[-1].key == "bribe.ally"
    assert facts(state)["why"] == "bribery"


@pytest.mark.rule("CE-H23")
def test_displace_question_shows_how_many_are_left() -> None:
    hand = {"money": [], "goods": ["gun", "booze", "blood_money"], "jobs": ["change_of_scenery"]}
    figures = {2: {"thugs": ["red_hook_docks", "merchants_trust"]}}
    state = GAME.position({"hands": {1: hand}, "figures": figures})
    choose(state, "job change_of_scenery", "money_last")
    assert facts(state)["n"] == 2
    choose(state, "thug_at red_hook_docks", "business ozone_park_racetrack")
    assert facts(state)["n"] == 1


@pytest.mark.rule("CE-H16")
def test_suitcase_question_shows_how_many_cards_are_left() -> None:
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
def test_effect_question_names_its_case_and_the_rivals_asked(job: str, effect: str, asked: list[int]) -> None:
    goods = ["gun", "booze", "blood_money", "blood_money"]
    savings = {2: {"money": [3, 5]}, 3: {"money": [3, 5]}}
    state = GAME.position({"hands": {1: {"goods": goods, "jobs": [job]}}, "suitcases": savings})
    choose(state, f"job {job}", "money_first")
    assert facts(state)["effect"] == effect
    events: list[Event] = []
    GAME.apply(state, 1, GAME.parse(state, 1, "use"), events)
    used = [event.public for event in events if event.kind == "effect_used"]
    assert [(each["effect"], each["asked"]) for each in used if each] == [(effect, asked)]


@pytest.mark.parametrize(
    ("choices", "text", "first"),
    [
        (["thug"], "business red_hook_docks", "icon gun"),
        (["job change_of_scenery", "money_last"], "thug_at red_hook_docks", "business ozone_park_racetrack"),
    ],
)
def test_choice_on_a_path_shows_what_follows(choices: list[str], text: str, first: str) -> None:
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


def answers(state: Any) -> dict[str, dict[str, Any]]:
    question = GAME.facts(state, GAME.actors(state)[0])["question"]
    assert question is not None
    return {choice["text"]: dict(choice["facts"]) for choice in question["choices"]}


@pytest.mark.rule("CE-B4", "CE-N5")
def test_free_cards_can_be_taken_one_after_another_and_are_missed_when_done() -> None:
    state = GAME.position({"tiles": {"wall_street": "excelsior_pawnshop"}})
    choose(state, "thug", "business excelsior_pawnshop")
    assert facts(state)["free"] == answers(state)["done"]["icons"] == ["money_1"]  # an exchange has its price
    state = GAME.position({})
    choose(state, "thug", "business red_hook_docks")
    assert sorted(facts(state)["free"]) == ["booze", "gun"]
    choose(state, *[f"icon {icon}" for icon in facts(state)["free"]])
    assert GAME.actors(state) != (1,)  # that was everything
    all_but_one = GAME.view(GAME.position({}), None)["bank"]["goods"]["narcotics"] - 1
    tiles = {"wall_street": "starlight_pharmacy"}
    state = GAME.position({"tiles": tiles, "hands": {2: {"goods": ["narcotics"] * all_but_one}}})
    choose(state, "thug", "business starlight_pharmacy")
    assert sorted(facts(state)["free"]) == ["money_1", "narcotics"]  # the icon is there twice


@pytest.mark.rule("CE-B2", "CE-B5")
def test_card_may_be_chosen_before_the_ability_that_takes_it() -> None:
    state = GAME.position(
        {"tiles": {"wall_street": "excelsior_pawnshop"}, "hands": {1: {"money": [2], "goods": ["gun"]}}}
    )
    choose(state, "thug", "business excelsior_pawnshop")
    question = GAME.facts(state, 1)["question"]
    assert question is not None
    [exchange] = [each for each in question["choices"] if each["text"] == "icon exchange"]
    assert exchange.get("goal")
    assert [each["element"] for each in exchange.get("next", [])] == ["money:2", "good:gun"]
