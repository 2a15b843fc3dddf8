"""Why-not reasons that are rare in random games: borrowed figures, needed Narcotics, empty suitcases."""

from __future__ import annotations

from typing import Any

import pytest

import cosca
from cosca.games.corleones_empire.components.data import NARCOTICS
from cosca.games.corleones_empire.rules import why_cards, why_figures
from cosca.games.corleones_empire.rules.effects_rivals import RobSuitcase
from cosca.games.corleones_empire.rules.state import FIGURES, KINDS, MAYOR, PLACE, EmpireState
from tests.support import reasons


def reason(why: Any) -> str:
    return reasons.reason_of("corleones_empire", why)


def table() -> EmpireState:
    game: Any = cosca.game("corleones_empire", seats=3)
    state: EmpireState = game.new(2)
    return state


@pytest.mark.rule("CE-H38", "CE-H10", "CE-H23")
def test_reasons_for_figures_that_a_card_excludes() -> None:
    state = table()
    place = f"place:{state.data.places[0].id}"
    state.where[MAYOR], state.member_on[0], state.borrowed = PLACE, MAYOR, MAYOR
    answer = why_figures.not_meant(state, 1, place, "family", "other", "any", None, "H22")
    assert reason(answer) == "why-figure-borrowed CE-H38"
    state.borrowed = -1
    answer = why_figures.not_meant(state, 1, place, "any", "rival_ahead", "any", None, "H22")
    assert reason(answer) == "why-figure-ahead CE-H22 CE-H10"
    rival = 2 * FIGURES + 3
    state.where[MAYOR], state.where[rival], state.member_on[0] = -2, PLACE, rival
    answer = why_figures.not_meant(state, 1, place, "any", "rival_ahead", "any", None, "H22")
    assert reason(answer) == "why-figure-ahead CE-H22 CE-H10"
    assert reason(why_figures.no_displacing(state, 1, place, "any", "other", (rival,))) == "why-figure-moved CE-H23"
    assert reason(why_figures.no_displacing(state, 1, place, "any", "other", ())) == "why-figure-stuck CE-H23"


@pytest.mark.rule("CE-F10", "CE-W20")
def test_reasons_for_needed_narcotics_and_empty_suitcases() -> None:
    state = table()
    state.goods[KINDS + NARCOTICS] = 1
    assert reason(why_cards.not_due(state, 1, "good:narcotics", (1, 1, 0))) == "why-good-needed CE-F10"
    assert reason(RobSuitcase(1).why_not(state, "seat:2")) == "why-seat-empty CE-H31 CE-W20"
    assert reason(RobSuitcase(1).why_not(state, "seat:1")) == "why-seat-rival CE-H31"
