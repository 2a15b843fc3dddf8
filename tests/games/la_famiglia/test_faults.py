"""Documents whose state would break a law or the rules later are refused on reading."""

from __future__ import annotations

import json
from typing import Any

import pytest

import cosca
from cosca.games.la_famiglia.rules.state import HQ, MAT, ORDERS

GAME = cosca.game("la_famiglia")

ROUND = [[key, {}] for key in ("round.end", "management", "encounter", "management")]
TURN = [*ROUND, ["planning.turn", {"seat": 2}]]
ORDER = [
    *[[key, {}] for key in ("round.end", "management", "encounter.end")],
    ["encounter.next", {"queue": []}],
    ["order.done", {"seat": 4, "slot": 4}],
    ["attack.parts", {"seat": 4, "slot": 4, "area": 0, "part": 1}],
]
MOVE = {"seat": 4, "slot": 4, "area": 0, "car": -1, "start": 0, "target": 1, "way": 0, "n": 0}
BOAT = {"seat": 3, "optional": 0, "area": -1}
BUST = {"busts": {"2": "s1.two.3"}, "bottom": {"s1.two.3": [2]}}
VACATED = {
    "marsala": {"soldati": 0, "cars": {"1": 1}},
    "trapani": {"orders": [{"seat": 4, "order": "yellow.basic.1"}]},  # it is this one that is carried out
}


def saved(state: Any) -> dict[str, Any]:
    document: dict[str, Any] = json.loads(json.dumps(state.to_json()))
    return document


@pytest.mark.parametrize(
    ("position", "message"),
    [
        (
            {"phase": "encounter", "top": {}, "steps": [*ORDER, ["move.number", {**MOVE, "left": 0}]]},
            r"step move\.number: left: 0 is not a number from 1",
        ),
        (
            {"steps": [*TURN, ["influence.row", {"seat": 1, "to": 3, "not_row": -1}]]},
            r"step influence\.row: to: 3 is not a number from 0 to 2",
        ),
        ({"seas": {"mare_cefalu": {"2": 3}}}, "mare_cefalu has 3 speedboats, but two must be removed"),
        (
            {"top": {}, **BUST, "steps": [*ROUND, ["lab.area", {"seat": 3, "optional": 0}]]},
            "a bust is left after the planning phase",
        ),
        ({"busts": {"2": "s1.two.1"}, "bottom": {"s1.two.1": [2]}}, "a bust is on a space without Ultima Azione"),
        (
            {"steps": [*TURN, ["boat.sea", {**BOAT, "moves": 0}]]},
            r"boat\.sea: a new speedboat moves, except at set-up",
        ),
        (
            {"phase": "encounter", "areas": VACATED, "vacated": ["marsala"]},
            "seat 1 has cars or orders in marsala without Soldati",
        ),
    ],
)
def test_position_that_would_fail_later_is_refused(position: dict[str, Any], message: str) -> None:
    with pytest.raises(cosca.BadDocument, match=message):
        GAME.position(position)


def test_arriving_speedboat_may_be_the_third_of_its_sea() -> None:
    boat = ["boat.move", {"seat": 2, "sea": GAME.new(1).data.seas.index("mare_cefalu")}]
    state = GAME.position({"seas": {"mare_cefalu": {"2": 3}}, "steps": [*TURN, boat]})
    GAME.apply(state, 2, GAME.default(state, 2))
    assert not GAME.laws(state) + GAME.faults(state)
    with pytest.raises(cosca.BadDocument, match="mare_cefalu has more than 3 speedboats"):
        GAME.position({"seas": {"mare_cefalu": {"2": 3, "3": 1}}, "steps": [*TURN, boat]})


def test_speedboat_placed_at_set_up_does_not_move() -> None:
    state = GAME.new(2)
    while state.stack[-1].key != "boat.sea":
        seat = GAME.actors(state)[0]
        GAME.apply(state, seat, GAME.default(state, seat))
    document = saved(state)
    GAME.from_json(document)
    document["stack"][-1][1]["moves"] = 1
    with pytest.raises(cosca.BadDocument, match=r"boat\.sea: a new speedboat moves, except at set-up"):
        GAME.from_json(document)


@pytest.mark.parametrize("slot", [0, 12])
def test_seat_without_a_family_has_no_orders(slot: int) -> None:
    document = saved(GAME.new(1))
    document["order_at"][4 * ORDERS + slot] = HQ
    with pytest.raises(cosca.BadDocument, match="an order of seat 4 is not where its mat puts it"):
        GAME.from_json(document)


def test_basic_orders_are_never_on_the_mat() -> None:
    document = saved(GAME.position({}))
    document["order_at"][4 * ORDERS] = MAT
    with pytest.raises(cosca.BadDocument, match="an order of seat 4 is not where its mat puts it"):
        GAME.from_json(document)


def test_bust_belongs_to_a_seat() -> None:
    document = saved(GAME.position({**BUST, "steps": [*TURN, ["planning.move", {"seat": 1, "broke": 0}]]}))
    document["bust"] = [document["bust"][2], -1, -1, -1, -1]
    with pytest.raises(cosca.BadDocument, match="there is no ownerless bust"):
        GAME.from_json(document)
