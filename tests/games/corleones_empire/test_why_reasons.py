"""Why-not reasons that no scenario covers: one case per reason, with its rules."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import cosca
from cosca.games.corleones_empire.rules import why_figures
from cosca.games.corleones_empire.rules.effects_board import FrontBusiness
from cosca.games.corleones_empire.rules.family_business import Action
from cosca.games.corleones_empire.rules.state import DON, FIGURES, HUDSON, MAYOR, POLICE_CHIEF, TURF, EmpireState
from tests.support.reasons import reason_of

Case = Callable[[EmpireState], Any]


def table() -> EmpireState:
    game: Any = cosca.game("corleones_empire", seats=3)
    state: EmpireState = game.new(2)
    return state


def business(s: EmpireState, number: int = 0) -> str:
    return f"business:{s.data.businesses[number].id}"


def place(s: EmpireState, number: int = 0) -> str:
    return f"place:{s.data.places[number].id}"


def without(s: EmpireState, members: bool) -> EmpireState:
    """Return a state in which seat 1 has no Family Members, or no Thugs, in reserve."""
    for figure in s.figures(1):
        if (figure % FIGURES >= DON) == members:
            s.where[figure] = HUDSON
    return s


def elsewhere(s: EmpireState) -> Any:
    """Return the reason for a rival's Thug in a turf that seat 1 does not control."""
    thug = 2 * FIGURES
    s.thug_on[0], s.where[thug] = thug, 0
    return why_figures.not_meant(s, 1, business(s), "any", "other", "own_control", None, "H22")


def around_three(s: EmpireState) -> Any:
    """Return the reason for a space between three areas, for a Mayor between two."""
    three = next(at for at, each in enumerate(s.data.places) if len(each.areas) == 3)
    return why_figures.no_neutral_space(s, 1, MAYOR, place(s, three))


def same_turf(s: EmpireState) -> Any:
    s.where[POLICE_CHIEF] = TURF
    return why_figures.no_neutral_space(s, 1, POLICE_CHIEF, f"turf:{s.data.areas[0]}")


@pytest.mark.rule("CE-F9", "CE-F10")
@pytest.mark.parametrize(
    ("goods", "told", "missing", "narcotics"),
    [
        (["narcotics"], "why-job-wild CE-F9 CE-F10", ["gun", "booze", "blood_money"], 1),  # it replaces any of them
        (["narcotics", "gun"], "why-job-wild CE-F9 CE-F10", ["booze", "blood_money"], 1),
        (["gun"], "why-job-goods CE-F9 CE-F10", ["booze", "blood_money"], 0),
    ],
)
def test_a_job_names_all_goods_that_narcotics_could_replace(
    goods: list[str], told: str, missing: list[str], narcotics: int
) -> None:
    game: Any = cosca.game("corleones_empire", seats=3)
    state = game.position({"hands": {1: {"goods": goods, "jobs": ["shakedown"]}}})
    reason = game.why_not(state, 1, "job:shakedown")
    assert reason_of("corleones_empire", reason) == told
    assert (reason["args"]["goods"], reason["args"].get("n", 0)) == (missing, narcotics)
    (job,) = [each for each in game.facts(state, 1)["table"]["jobs"] if each["job"] == "shakedown"]
    assert (job["missing"], job["narcotics"], job["payable"]) == (missing, narcotics, False)


@pytest.mark.rule("CE-F2", "CE-F4", "CE-F6", "CE-H10", "CE-H11", "CE-H22", "CE-H25", "CE-H34")
@pytest.mark.parametrize(
    ("case", "expected"),
    [
        (lambda s: FrontBusiness(1, "any", None, 1, (0,)).why_not(s, business(s)), "why-business-used CE-H25"),
        (
            lambda s: FrontBusiness(1, "emptied", 1, 1, ()).why_not(s, business(s)),
            "why-business-emptied CE-H25 CE-H11",
        ),
        (elsewhere, "why-figure-where CE-H22 CE-H10 CE-H11"),
        (lambda s: Action(1).why_not(without(s, members=True), place(s)), "why-no-member CE-F2 CE-F6"),
        (lambda s: Action(1).why_not(without(s, members=False), business(s)), "why-no-thug CE-F2 CE-F4"),
        (around_three, "why-place-two CE-H34"),
        (same_turf, "why-turf-here CE-H34"),
    ],
)
def test_reason_names_its_rules(case: Case, expected: str) -> None:
    assert reason_of("corleones_empire", case(table())) == expected
