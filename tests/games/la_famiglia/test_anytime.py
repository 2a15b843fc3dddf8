"""Anytime options (section Y, W15): when they are available, and that nothing else passes between seats."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import cosca

SEATS = (1, 2, 3, 4)
LA_FAMIGLIA: Any = cosca.game("la_famiglia")
MATE = {1: 2, 2: 1, 3: 4, 4: 3}


def texts(state: Any, seat: int) -> list[str]:
    return [choice.text for choice in LA_FAMIGLIA.anytime(state, seat)]


@pytest.mark.rule("LF-W15")
def test_anytime_options_start_with_the_first_unit_of_the_set_up() -> None:
    for seed in range(10):
        state = LA_FAMIGLIA.new(seed)
        while state.stack[-1].key == "setup.family":
            assert [texts(state, seat) for seat in SEATS] == [[], [], [], []]
            (seat,) = LA_FAMIGLIA.actors(state)
            LA_FAMIGLIA.apply(state, seat, LA_FAMIGLIA.default(state, seat))
        assert LA_FAMIGLIA.describe(state)["phase"] == "setup"
        for seat in SEATS:
            family = LA_FAMIGLIA.describe(state)["families"][str(seat)]
            # every card has 3 money, and who starts has given 1 away: at least 2 are left
            assert texts(state, seat) == [*[f"sell {family}.basic.{n}" for n in range(1, 6)], "give"]


@pytest.mark.rule("LF-W15", "LF-Y1", "LF-Y2")
def test_anytime_options_are_available_at_every_decision() -> None:
    """Exactly the orders in HQ can be sold, and a seat with 2 money can give, whoever decides."""
    kinds: set[str] = set()
    for seed in range(3):
        rng = Random(seed)
        state = LA_FAMIGLIA.new(seed)
        while LA_FAMIGLIA.actors(state):
            kinds.add(state.stack[-1].key)
            table = LA_FAMIGLIA.describe(state)
            if table["characters"]:
                for seat in SEATS:
                    hq = table["hq"][str(seat)]
                    due = [f"sell {order}" for order in hq["orders"]] + ["give"] * (hq["money"] >= 2)
                    assert texts(state, seat) == due
            seat = rng.choice(LA_FAMIGLIA.actors(state))
            LA_FAMIGLIA.apply(state, seat, rng.choice(LA_FAMIGLIA.choices(state, seat)))
        assert [texts(state, seat) for seat in SEATS] == [[], [], [], []]
    assert {"setup.token", "planning.move", "space.part", "tile.mark", "move.target", "conflict.card"} <= kinds


@pytest.mark.rule("LF-Y3", "LF-Y2")
def test_money_moves_between_seats_only_by_the_rules() -> None:
    """In full games money passes between seats only by P3 and G2, Y2 or S9."""
    passed: set[str] = set()
    for seed in range(6):
        rng = Random(seed)
        events: list[cosca.Event] = []
        state = LA_FAMIGLIA.new(seed, events)
        while LA_FAMIGLIA.actors(state):
            seat = rng.choice(LA_FAMIGLIA.actors(state))
            options = LA_FAMIGLIA.choices(state, seat)
            if rng.random() < 0.15:
                options = LA_FAMIGLIA.anytime(state, seat) or options
            events = []
            LA_FAMIGLIA.apply(state, seat, rng.choice(options), events)
            money = [event.public for event in events if event.kind == "money" and event.public]
            for why in {facts["why"] for facts in money}:
                flow = {each: sum(f["n"] for f in money if f["why"] == why and f["seat"] == each) for each in SEATS}
                if min(flow.values()) < 0 < max(flow.values()):
                    passed.add(why)
                    if why == "gift":
                        giver = min(flow, key=lambda each: flow[each])
                        assert flow[giver] == 2 * -flow[MATE[giver]]
                    else:
                        assert sum(flow.values()) == 0
    assert passed == {"first_seat", "token", "gift"}


@pytest.mark.rule("LF-Y3")
def test_planning_choices_do_not_change_what_other_seats_have() -> None:
    """A choice of one seat changes no other seat's Soldati, orders, cars, mat or areas, and takes no money from it."""
    changes = 0
    for seed in range(4):
        rng = Random(seed)
        state = LA_FAMIGLIA.new(seed)
        while LA_FAMIGLIA.actors(state):
            seat = rng.choice(LA_FAMIGLIA.actors(state))
            before = LA_FAMIGLIA.describe(state)
            actors = LA_FAMIGLIA.actors(state)
            options = LA_FAMIGLIA.choices(state, seat) + LA_FAMIGLIA.anytime(state, seat)
            events: list[cosca.Event] = []
            LA_FAMIGLIA.apply(state, seat, rng.choice(options), events)
            after = LA_FAMIGLIA.describe(state)
            if before["phase"] != "planning" or LA_FAMIGLIA.actors(state) != actors:
                continue  # what another seat's turn starts with is its own doing
            for other in SEATS:
                if other not in (seat, *actors):
                    assert holdings(after, other) == holdings(before, other)
                    paid = [e.public for e in events if e.kind == "money" and e.public and e.public["seat"] == other]
                    # W17: only the teammate of a seat that can pay for nothing has to give
                    assert all(facts["n"] > 0 or facts["why"] == "gift" for facts in paid)
                    changes += len(paid)
    assert changes > 20


def holdings(table: dict[str, Any], seat: int) -> dict[str, Any]:
    """Return what a seat has, except money, boats (A8 may sink them) and tokens on the sheets."""
    key = str(seat)
    return {
        "hq": table["hq"][key]["soldati"],
        "orders": table["hq"][key]["orders"],
        "sold": table["sold"][key],
        "mat": table["mats"][key],
        "areas": {name: area for name, area in table["areas"].items() if area["holder"] == seat},
        "supply": (table["supply"]["soldati"][seat], table["supply"]["cars"][seat - 1]),
    }
