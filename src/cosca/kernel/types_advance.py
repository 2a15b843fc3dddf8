"""Types of answers in advance. Not compiled, because servers validate documents by them."""

from __future__ import annotations

from typing_extensions import TypedDict


class Condition(TypedDict):
    """A comparison of a number that the question shows: `{"fact": "money", "test": "below", "value": 5}`."""

    fact: str
    test: str
    value: int
