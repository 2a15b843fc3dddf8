"""Corner cases of cards: a bank with only $1 cards or one gun, and reveals that end free undo."""

from __future__ import annotations

from typing import Any

import pytest

import cosca
from cosca.games.corleones_empire.components.data import load

GAME = cosca.game("corleones_empire", seats=2)
RICH = [2] * 36 + [3] * 36 + [5] * 36  # all of these cards: the bank has $1 cards alone


def poor_bank(**hand: Any) -> Any:
    hands = {1: {"money": [], **hand}, 2: {"money": []}}
    return GAME.position({"act": 2, "hands": hands, "suitcases": {2: {"money": RICH}}})


def choose(state: Any, *texts: str) -> None:
    for text in texts:
        seat = GAME.actors(state)[0]
        GAME.apply(state, seat, GAME.parse(state, seat, text))


@pytest.mark.rule("CE-W17", "CE-N5")
def test_money_icon_gives_1_if_nothing_else_is_left() -> None:
    state = poor_bank()
    choose(state, "thug", "business ozone_park_racetrack", "icon money_3")
    assert GAME.describe(state)["hands"]["1"]["money"] == [1]


@pytest.mark.rule("CE-W17", "CE-H32", "CE-H17")
@pytest.mark.parametrize(("ally", "where"), [("swiss_banker", "suitcases"), ("tax_advisor", "hands")])
def test_card_gives_1_if_nothing_else_is_left(ally: str, where: str) -> None:
    state = poor_bank(allies=[ally])
    choose(state, f"ally {ally}", "use")
    assert GAME.describe(state)[where]["1"]["money"] == [1]


@pytest.mark.rule("CE-H2", "CE-N5")
@pytest.mark.parametrize("left", [1, 0])
def test_card_gives_the_last_good_and_asks_nothing_without_one(left: int) -> None:
    guns = ["gun"] * (load().goods_cards[0] - left)
    state = GAME.position({"act": 2, "hands": {1: {"allies": ["hired_muscle"]}, 2: {"goods": guns}}})
    choose(state, "ally hired_muscle")
    question = GAME.facts(state, 1)["question"]
    assert question is not None
    assert question["facts"]["op"] == ("take_goods" if left else "take_money")
    choose(state, "use")
    assert GAME.describe(state)["hands"]["1"]["goods"] == ["gun"] * left


@pytest.mark.rule("CE-W4", "CE-W11", "CE-H30", "CE-H31")
@pytest.mark.parametrize(
    ("position", "choices"),
    [
        ({"phase": "bribery", "suitcases": {1: {"money": [5]}, 2: {"money": [3]}}}, ["1 done", "2 done"]),
        ({"phase": "tribute", "act": 4, "hands": {1: {"money": [1, 2, 5]}, 2: {"money": []}}}, ["1 money 1"]),
        (
            {"hands": {1: {"goods": ["gun", "blood_money", "blood_money"], "jobs": ["offer"]}}},
            ["1 job offer", "1 money_first", "1 use", "2 money 1"],
        ),
        (
            {
                "hands": {1: {"goods": ["gun", "blood_money"], "jobs": ["surprise_audit"]}},
                "suitcases": {2: {"money": [3, 5]}},
            },
            ["1 job surprise_audit", "1 money_first", "1 use", "2 money 3"],
        ),
    ],
    ids=["bids", "tribute", "offer", "tax"],
)
def test_revealed_choice_cannot_be_undone(position: dict[str, Any], choices: list[str]) -> None:
    match = cosca.Match(GAME, 1, position)
    for line in choices:
        seat, _, text = line.partition(" ")
        match.apply(int(seat), text)
    last = int(choices[-1].partition(" ")[0])
    assert not match.may_undo(last)
    with pytest.raises(cosca.IllegalChoice):
        match.undo(last)
