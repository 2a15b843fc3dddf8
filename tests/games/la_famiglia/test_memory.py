"""What an attentive player knows of face-down orders from public events."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import cosca
from cosca.games.la_famiglia.documents.memory import TableMemory


def memory_of(*events: dict[str, Any]) -> TableMemory:
    """Return the memory of seat 3 after these events; seat 1 starts with one order in hand."""
    memory = cosca.game("la_famiglia").memory(3)
    assert isinstance(memory, TableMemory)
    memory.hands[1] = {"red.basic.1"}
    for event in events:
        memory.see(event)
    return memory


def ways(memory: TableMemory) -> set[tuple[tuple[str, str], ...]]:
    """Return all placements that the memory considers possible for seat 1."""
    return {tuple(memory.guess(1, Random(seed))) for seed in range(60)}


LAID = {"event": "order_issued", "seat": 1, "area": "gela"}
UNLOCKED = {"event": "order_unlocked", "seat": 1, "order": "red.church.a"}
LAID_TOO = {"event": "order_issued", "seat": 1, "area": "camastra"}
BACK = {"event": "order_back", "seat": 1, "area": "gela"}


@pytest.mark.rule("LF-W16")
def test_an_order_unlocked_later_cannot_have_been_laid_before() -> None:
    assert ways(memory_of(LAID, UNLOCKED)) == {(("gela", "red.basic.1"),)}


@pytest.mark.rule("LF-W14")
def test_returned_order_still_restricts_the_orders_beside_it() -> None:
    assert ways(memory_of(LAID, UNLOCKED, LAID_TOO, BACK)) == {(("camastra", "red.church.a"),)}


@pytest.mark.rule("LF-W14")
def test_an_order_taken_back_unseen_may_be_laid_again() -> None:
    again = {"event": "order_issued", "seat": 1, "area": "camastra"}
    memory = memory_of(LAID, UNLOCKED, BACK, again)
    assert ways(memory) == {(("camastra", "red.basic.1"),), (("camastra", "red.church.a"),)}


@pytest.mark.rule("LF-N7")
def test_sold_order_was_not_on_the_board_before() -> None:
    sold = {"event": "order_sold", "seat": 1, "order": "red.church.a"}
    memory = memory_of(UNLOCKED, LAID, sold)
    assert ways(memory) == {(("gela", "red.basic.1"),)}
