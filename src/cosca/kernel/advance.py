"""Answers in advance: which questions a seat may answer before they are asked, and how."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from cosca.kernel.choice import Choice
from cosca.kernel.events import Facts
from cosca.kernel.types_advance import Condition as Condition

DECLINE: Final = "decline"  # the choice that declines
FIRST: Final = "first"  # the first choice that does not decline
MOST: Final = "most"  # the highest number
NONE: Final = "none"  # the number 0
LOWEST: Final = "lowest"  # the money card of the lowest value
HIGHEST: Final = "highest"  # the money card of the highest value
MYSELF: Final = "self"  # the seat that is asked
OTHER: Final = "other"  # the first other seat
COMPARISONS: Final = ("below", "above")


class AdvanceKind:
    """A kind of question that a seat may answer in advance, because others wait for it in their own turns.

    `answers` are texts of choices, or the words above, which stand for one of the choices offered. `facts` are the
    numbers of the question that conditions may compare. The answer applies only to questions whose facts include
    `when`; in other cases the seat is asked as usual.
    """

    __slots__ = ("answers", "facts", "kind", "when")

    def __init__(
        self, kind: str, answers: tuple[str, ...], facts: tuple[str, ...] = (), when: Mapping[str, Any] | None = None
    ) -> None:
        self.kind: Final = kind
        self.answers: Final = answers
        self.facts: Final = facts
        self.when: Final[dict[str, Any]] = dict(when or {})

    def applies_to(self, facts: Facts) -> bool:
        """Return whether an answer in advance is meant for a question with these facts."""
        return all([facts.get(name) == value for name, value in self.when.items()])

    def choice(
        self, seat: int, answer: str, unless: Sequence[Condition], facts: Facts, choices: Sequence[Choice]
    ) -> Choice | None:
        """Return the choice that the answer stands for; None if a condition holds or it is not offered.

        A condition on a number that the question lacks counts as holding.
        """
        return None if any([_holds(condition, facts) for condition in unless]) else _find(seat, answer, choices)


def _find(seat: int, answer: str, choices: Sequence[Choice]) -> Choice | None:
    """Return which of the choices of a seat an answer stands for; None if it is none of them."""
    if answer in (LOWEST, HIGHEST):
        money = sorted([choice for choice in choices if choice.kind == "money"], key=_value)
        return None if not money else money[0] if answer == LOWEST else money[-1]
    if answer == MOST:
        return max([choice for choice in choices if choice.kind == "number"], key=_value, default=None)
    return next((choice for choice in choices if _is(seat, answer, choice)), None)


def _is(seat: int, answer: str, choice: Choice) -> bool:
    if answer == DECLINE:
        return choice.declines
    if answer == FIRST:
        return not choice.declines
    if answer == NONE:
        return choice.kind == "number" and choice.value == 0
    if answer in (MYSELF, OTHER):
        return choice.kind == "seat" and (choice.value == seat) == (answer == MYSELF)
    return choice.text == answer


def _value(choice: Choice) -> int:
    return choice.value


def _holds(condition: Condition, facts: Facts) -> bool:
    number = facts.get(condition["fact"])
    if not isinstance(number, int) or isinstance(number, bool):
        return True
    return number < condition["value"] if condition["test"] == "below" else number > condition["value"]
