"""Orders on the board: who sees them, and that they stay in their area."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from cosca.kernel.events import Event, visible
from cosca.kernel.game import Game


def choose(game: Game[Any], state: Any, seat: int, *texts: str) -> list[Event]:
    events: list[Event] = []
    for text in texts:
        game.apply(state, seat, game.parse(state, seat, text), events)
    return events


def turn(game: Game[Any], **more: Any) -> Any:
    top = {"s1.primo.1": "neutral", "s1.primo.2": "neutral", "s1.two.1": "neutral"}
    return game.position({"round": 2, "turn": 1, "top": top, **more})


@pytest.mark.rule("LF-A5", "LF-A4")
def test_team_always_sees_its_orders_on_the_board(game: Game[Any]):
    state = turn(game)
    choose(game, state, 1, "token s1.primo.1 of neutral", "space s2.two.3", "area gela", "order red.basic.3")
    assert game.actors(state) == (4,)
    for seat in (1, 2):
        assert game.view(state, seat)["areas"]["gela"]["orders"] == [{"seat": 1, "order": "red.basic.3"}]
    for stranger in (3, 4, None):
        assert game.view(state, stranger)["areas"]["gela"]["orders"] == [{"seat": 1}]


@pytest.mark.rule("LF-A5")
def test_orders_on_the_board_stay_in_their_area(game: Game[Any]):
    """In a planning phase an order leaves its area only if its family has left it (W14)."""
    issued = 0
    for seed in range(15):
        rng = Random(seed)
        state = game.new(seed)
        before: dict[str, str] = {}  # the area of each order on the board
        for _ in range(300):
            seat = rng.choice(game.actors(state))
            choices = game.choices(state, seat)
            if rng.random() < 0.05:
                seat = rng.choice(game.seats)
                choices = game.anytime(state, seat) or game.choices(state, seat)
            if choices:
                game.apply(state, seat, rng.choice(choices))
            table = game.describe(state)
            now = {order["order"]: name for name, area in table["areas"].items() for order in area["orders"]}
            if table["phase"] != "planning":
                now = {}
            elif before:
                for order, area in before.items():
                    if now.get(order) != area:
                        assert order not in now
                        holder = table["areas"][area]["holder"]
                        assert table["families"].get(str(holder)) != order.split(".")[0]
            issued += len(now.keys() - before.keys())
            before = now
            if not game.actors(state):
                break
    assert issued > 50


@pytest.mark.rule("LF-A5")
def test_order_on_the_board_cannot_be_sold_or_issued_again(game: Game[Any]):
    state = turn(game, areas={"gela": {"orders": ["red.basic.3"]}})
    assert "sell red.basic.3" not in [choice.text for choice in game.anytime(state, 1)]
    choose(game, state, 1, "token s1.primo.1 of neutral", "space s2.two.3", "area camastra")
    assert "order red.basic.3" not in [choice.text for choice in game.choices(state, 1)]


@pytest.mark.rule("LF-W14")
def test_order_of_an_area_vacated_by_gathering_returns_unseen(game: Game[Any]):
    areas = {
        "enna": {"holder": 1, "soldati": 1},
        "gela": {"holder": 1, "soldati": 2, "orders": ["red.basic.3"]},
    }
    state = turn(game, clear=True, areas=areas)
    moves = ("token s1.primo.1 of neutral", "space s2.police.1", "area enna", "number 2")
    events = choose(game, state, 1, *moves)
    assert "red.basic.3" in game.describe(state)["hq"]["1"]["orders"]
    back = {"event": "order_back", "seat": 1, "area": "gela", "hidden": True}
    for stranger in (3, 4, None):
        assert back in visible(events, stranger)
        assert "red.basic.3" not in str(visible(events, stranger))
        assert "red.basic.3" not in str(game.view(state, stranger))
    assert {**back, "order": "red.basic.3", "hidden": False} in visible(events, 2)
