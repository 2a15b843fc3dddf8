"""Types of the facts for people. Not compiled, because servers validate documents by them."""

from __future__ import annotations

from typing import NotRequired

from typing_extensions import TypedDict

from cosca.kernel.events import Facts
from cosca.kernel.messages import Message


class LastOffer(TypedDict):
    """An answer to the last question of a path; `usual`: it is taken unless the player picks another one."""

    text: str
    element: str
    usual: NotRequired[bool]


class NextOffer(TypedDict):
    """An answer to the question that would follow: its text, the element that it is about, and its price.

    `usual`: it is taken unless the player picks another one. `then`: what the question after it would offer, if the
    path goes on; a number is the index of the offer with the same list.
    """

    text: str
    element: str
    cost: NotRequired[int]
    usual: NotRequired[bool]
    then: NotRequired[list[LastOffer] | int]


class WaitsFor(TypedDict):
    """What the table waits for: a kind of question, and who is asked."""

    kind: str
    seats: list[int]


class ChoiceFacts(TypedDict):
    """One answer. Answers of the same `group` are equivalent; `next` is present for questions that are part of a path.

    If `goal` is true, an answer of `next` may be chosen first, for it is the purpose of this one. `certain` lists the
    effects that are certain before anything else is asked. `usual`: it is taken unless the player picks another one.
    """

    text: str
    kind: str
    touches: list[str]
    facts: Facts
    group: NotRequired[str]
    next: NotRequired[list[NextOffer]]
    goal: NotRequired[bool]
    usual: NotRequired[bool]
    certain: NotRequired[list[Message]]


class QuestionFacts(TypedDict):
    """A question with all its answers; `rules` are the ids of its rules; `odds`: its answers have computable odds."""

    kind: str
    sealed: bool
    facts: Facts
    rules: list[str]
    choices: list[ChoiceFacts]
    odds: NotRequired[bool]


class GameFacts(TypedDict):
    """All facts for a viewer besides the view."""

    table: Facts
    question: QuestionFacts | None
    anytime: list[ChoiceFacts]
