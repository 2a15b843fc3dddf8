"""What an attentive player knows of face-down orders from public events."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

import cosca
from cosca.games.la_famiglia.documents.memory import TableMemory
from cosca.testing.beliefs import check_even


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


# ---------------------------------------------------------------- all placements


def placed(hand: list[str], *events: dict[str, Any]) -> TableMemory:
    """Return the memory of seat 3 after these events; seat 1 starts with this hand."""
    memory = memory_of()
    memory.hands[1] = set(hand)
    for event in events:
        memory.see(event)
    return memory


Laid = tuple[tuple[str, str], ...]


def every_way(hand: list[str], *events: dict[str, Any]) -> Counter[Laid]:
    """Return all placements of seat 1 with the number of ways to have laid and taken back its orders, step by step."""
    tables: list[tuple[tuple[str, ...], Laid]] = [(tuple(hand), ())]  # in hand, laid
    for event in events:
        after: list[tuple[tuple[str, ...], Laid]] = []
        for orders, laid in tables:
            if event["event"] == "order_unlocked":
                after.append(((*orders, event["order"]), laid))
            elif event["event"] == "order_sold" and event["order"] in orders:
                after.append((tuple([order for order in orders if order != event["order"]]), laid))
            elif event["event"] == "order_issued":
                for order in orders:
                    left = tuple([other for other in orders if other != order])
                    after.append((left, (*laid, (event["area"], order))))
            elif event["event"] == "order_back":
                back = next(each for each in laid if each[0] == event["area"])
                after.append(((*orders, back[1]), tuple([each for each in laid if each is not back])))
        tables = after
    return Counter([tuple(sorted(laid)) for _, laid in tables])


def sold(order: str) -> dict[str, Any]:
    return {"event": "order_sold", "seat": 1, "order": order}


TWO, FIVE = (["red.basic.1", "red.basic.2"], [f"red.basic.{n}" for n in range(1, 6)])
HISTORIES = {
    "two areas": (FIVE, LAID, LAID_TOO),
    "one area, twice": (FIVE, LAID, UNLOCKED, LAID),
    "unlocked between": (FIVE, LAID, UNLOCKED, LAID_TOO),
    "taken back": (FIVE, LAID, LAID_TOO, BACK, UNLOCKED, LAID),
    "sold while laid": (FIVE, LAID, LAID_TOO, sold("red.basic.2"), UNLOCKED, LAID),
    "taken back and sold": (TWO, LAID, UNLOCKED, LAID_TOO, BACK, sold("red.basic.2")),
    "taken back twice": (FIVE, LAID, BACK, LAID, LAID_TOO, BACK, LAID, sold("red.basic.1")),
}


@pytest.mark.rule("LF-W14", "LF-W16")
@pytest.mark.parametrize("history", HISTORIES)
def test_placements_are_weighed_by_the_ways_to_have_laid_them(history: str) -> None:
    hand, *events = HISTORIES[history]
    memory, expected = placed(hand, *events), every_way(hand, *events)
    assert memory.placements(1, 1000) == expected
    assert memory.placements(1, len(expected)) == expected
    assert memory.placements(1, len(expected) - 1) is None
    rng = Random(1)
    drawn = Counter([tuple(sorted(memory.guess(1, rng))) for _ in range(60 * len(expected) + 600)])
    check_even(drawn, {placement: n / expected.total() for placement, n in expected.items()})


def test_endless_ways_are_not_looked_through() -> None:
    memory = placed(FIVE, *[LAID, BACK] * 12, LAID)  # 5 ** 13 ways to 5 placements
    assert memory.placements(1, 1000) is None
