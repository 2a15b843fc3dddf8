"""Answers in advance: which of the offered choices they stand for, and when their conditions hold."""

from __future__ import annotations

import pytest

from cosca.kernel.advance import AdvanceKind, Condition
from cosca.kernel.choice import Choice, choice
from cosca.kernel.questions import DONE, NUMBERS

MONEY = [choice("money", str(value), value) for value in (2, 1, 3)]
SEATS = [choice("seat", str(seat), seat) for seat in (1, 2)]
KIND = AdvanceKind("q", (), ("money",), {"role": "defender"})


@pytest.mark.parametrize(
    ("answer", "choices", "expected"),
    [
        ("decline", [*MONEY, DONE], "done"),
        ("decline", MONEY, None),
        ("first", [DONE, *MONEY], "money 2"),
        ("lowest", MONEY, "money 1"),
        ("highest", [*MONEY, DONE], "money 3"),
        ("lowest", SEATS, None),
        ("most", NUMBERS[3::-1], "number 3"),
        ("none", NUMBERS[3::-1], "number 0"),
        ("none", NUMBERS[3:0:-1], None),
        ("self", SEATS, "seat 2"),
        ("other", SEATS, "seat 1"),
        ("money 3", MONEY, "money 3"),
        ("money 9", MONEY, None),
    ],
)
def test_answer_stands_for_an_offered_choice(answer: str, choices: list[Choice], expected: str | None) -> None:
    found = KIND.choice(2, answer, [], {}, choices)
    assert (None if found is None else found.text) == expected


@pytest.mark.parametrize(
    ("test", "money", "holds"),
    [
        ("below", 4, True),
        ("below", 5, False),
        ("above", 5, False),
        ("above", 6, True),
        ("above", None, True),
        ("below", True, True),
    ],
)
def test_condition_that_holds_or_cannot_be_checked_drops_the_answer(test: str, money: object, holds: bool) -> None:
    condition: Condition = {"fact": "money", "test": test, "value": 5}
    assert (KIND.choice(1, "first", [condition], {"money": money}, MONEY) is None) == holds


def test_answer_applies_only_to_the_questions_that_it_is_meant_for() -> None:
    assert KIND.applies_to({"role": "defender", "money": 1})
    assert not KIND.applies_to({"role": "attacker"})
    assert not KIND.applies_to({})
