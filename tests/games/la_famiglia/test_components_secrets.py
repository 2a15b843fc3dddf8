"""What is hidden from the other team, and what is public (N7, W13, W16)."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

import cosca

SEATS = (1, 2, 3, 4)
VIEWERS = (1, 2, 3, 4, None)
LA_FAMIGLIA: Any = cosca.game("la_famiglia")
MATE = {1: 2, 2: 1, 3: 4, 4: 3}
OPEN = (
    "areas", "bottom", "busts", "characters", "control", "families", "first", "mats", "phase", "primo", "round", "seas",
    "sold", "supply", "tiles", "tokens_out", "top",
)  # fmt: skip


def play(state: Any, *lines: str) -> list[cosca.Event]:
    """Make these choices ("1 done") and return the events."""
    events: list[cosca.Event] = []
    for line in lines:
        seat, _, text = line.partition(" ")
        LA_FAMIGLIA.apply(state, int(seat), LA_FAMIGLIA.parse(state, int(seat), text), events)
    return events


def planned() -> Any:
    """Return a planning phase with a face-down order of each seat, different hands, and sold orders."""
    return LA_FAMIGLIA.position(
        {
            "areas": {
                "gela": {"orders": ["red.basic.3"]},
                "scordia": {"orders": ["green.basic.2"]},
                "nicosia": {"orders": ["blue.basic.5"]},
                "catania": {"orders": ["yellow.basic.1"]},
            },
            "mats": {1: {"church": 1}},
            "hq": {1: {"money": 77, "soldati": 13}, 2: {"money": 78, "soldati": 14}},
            "sold": {1: ["red.basic.5"], 3: ["blue.basic.1"]},
        }
    )


@pytest.mark.rule("LF-N7")
def test_headquarters_and_face_down_orders_are_hidden_from_the_other_team() -> None:
    state = planned()
    for viewer in (3, 4, None):
        view = LA_FAMIGLIA.view(state, viewer)
        assert not {"1", "2"} & set(view["hq"])
        for area in ("gela", "scordia"):
            assert [set(order) for order in view["areas"][area]["orders"]] == [{"seat"}]  # that one lies there is open
        text = json.dumps(view)
        assert "77" not in text
        assert "78" not in text
        named = {order for order in LA_FAMIGLIA.data.order_index if order.startswith(("red.", "green."))}
        assert {order for order in named if f'"{order}"' in text} == {"red.basic.5"}  # the sold one


@pytest.mark.rule("LF-N7")
def test_teammates_see_each_others_secrets() -> None:
    state = planned()
    table = LA_FAMIGLIA.describe(state)
    for viewer in SEATS:
        view = LA_FAMIGLIA.view(state, viewer)
        team = {str(viewer), str(MATE[viewer])}
        assert view["hq"] == {seat: hq for seat, hq in table["hq"].items() if seat in team}
        for name in ("gela", "scordia", "nicosia", "catania"):
            seat = table["areas"][name]["orders"][0]["seat"]
            assert (view["areas"][name] == table["areas"][name]) == (str(seat) in team)


@pytest.mark.rule("LF-N7")
def test_board_mats_sheets_tiles_sold_orders_and_supplies_are_public() -> None:
    state = planned()
    table = LA_FAMIGLIA.describe(state)
    for viewer in VIEWERS:
        view = LA_FAMIGLIA.view(state, viewer)
        for key in OPEN:
            if key != "areas":
                assert view[key] == table[key], key
        for name, area in table["areas"].items():
            for key in ("holder", "soldati", "labs", "cars"):
                assert view["areas"][name][key] == area[key]
        assert view["sold"]["1"] == ["red.basic.5"]
        assert view["mats"]["1"]["church"] == 1


@pytest.mark.rule("LF-N7")
def test_unlocked_order_leaves_the_mat_publicly() -> None:
    state = LA_FAMIGLIA.position({})
    events = play(state, "1 token s0.primo.1 of neutral", "1 space s1.two.2", "1 row church")
    for viewer in VIEWERS:
        seen = [facts for facts in cosca.visible(events, viewer) if facts["event"] == "order_unlocked"]
        assert [(facts["seat"], facts["order"]) for facts in seen] == [(1, "red.church.a")]


@pytest.mark.rule("LF-N7")
def test_the_encounter_phase_shows_all_orders_to_everyone() -> None:
    state = LA_FAMIGLIA.position({"phase": "encounter", "areas": {"gela": {"orders": ["red.basic.3"]}}})
    for viewer in VIEWERS:
        orders = LA_FAMIGLIA.view(state, viewer)["areas"]["gela"]["orders"]
        assert orders == [{"seat": 1, "order": "red.basic.3"}]


@pytest.mark.rule("LF-N7", "LF-W13")
def test_a_conflict_card_is_secret_until_the_reveal() -> None:
    state = LA_FAMIGLIA.position(
        {
            "phase": "encounter",
            "areas": {
                "gela": {"holder": 1, "soldati": 6, "orders": ["red.basic.2"]},
                "licata": {"holder": 3, "soldati": 4},
            },
        }
    )
    play(state, "1 land licata", "1 number 5", "1 finesse")
    before = {viewer: LA_FAMIGLIA.view(state, viewer) for viewer in VIEWERS}
    events = play(state, "1 card coward_2")
    assert "coward_2" in json.dumps(LA_FAMIGLIA.view(state, 1))
    assert "coward_2" in json.dumps(LA_FAMIGLIA.view(state, 2))  # teammates see everything of each other
    for viewer in (3, 4, None):
        assert "coward_2" not in json.dumps(LA_FAMIGLIA.view(state, viewer))
        assert LA_FAMIGLIA.view(state, viewer)["fight"] == before[viewer]["fight"]
        assert cosca.visible(events, viewer) == []
    events = play(state, "3 card turncoat")
    for viewer in (1, 2, None):
        assert "turncoat" not in json.dumps([LA_FAMIGLIA.view(state, viewer), cosca.visible(events, viewer)])
    events = play(state, "1 take")  # unseen
    for viewer in (1, 2, None):
        assert "turncoat" not in json.dumps([LA_FAMIGLIA.view(state, viewer), cosca.visible(events, viewer)])
    for viewer in (3, 4, None):
        assert "coward_2" not in json.dumps([LA_FAMIGLIA.view(state, viewer), cosca.visible(events, viewer)])
    events = play(state, "3 leave")
    for viewer in VIEWERS:
        shown = [facts for facts in cosca.visible(events, viewer) if facts["event"] == "cards_revealed"]
        assert [facts["played"] for facts in shown] == [["coward_2", "turncoat"]]


@pytest.mark.rule("LF-W13")
def test_no_view_and_no_event_names_a_face_down_order_of_the_other_team() -> None:
    """Checked in random games after every choice of every planning phase."""
    issued = 0
    for seed in range(4):
        rng = Random(seed)
        state = LA_FAMIGLIA.new(seed)
        while LA_FAMIGLIA.actors(state):
            seat = rng.choice(LA_FAMIGLIA.actors(state))
            events: list[cosca.Event] = []
            # Issue orders and take no more than one of four choices apart from that.
            choices = LA_FAMIGLIA.choices(state, seat)
            orders = [choice for choice in choices if choice.text in ("do order", "space s1.primo.1", "space s2.two.3")]
            LA_FAMIGLIA.apply(state, seat, rng.choice(orders or choices), events)
            table = LA_FAMIGLIA.describe(state)
            if table["phase"] != "planning":
                continue
            for viewer in (1, 3, None):
                hidden = [
                    order["order"]
                    for area in table["areas"].values()
                    for order in area["orders"]
                    if viewer is None or order["seat"] not in (viewer, MATE[viewer])
                ]
                seen = json.dumps(cosca.visible([e for e in events if e.kind != "order_unlocked"], viewer))
                text = json.dumps(LA_FAMIGLIA.view(state, viewer)) + seen
                issued += len(hidden)
                assert not [order for order in hidden if f'"{order}"' in text]
    assert issued > 1000


@pytest.mark.rule("LF-W13")
def test_order_is_issued_publicly_but_face_down() -> None:
    state = LA_FAMIGLIA.position({})
    events = play(state, "1 token s0.primo.1 of neutral", "1 space s1.primo.1", "1 area gela", "1 order red.basic.4")
    facts = {"event": "order_issued", "seat": 1, "area": "gela", "hidden": True}
    for viewer in (3, 4, None):
        assert [each for each in cosca.visible(events, viewer) if each["event"] == "order_issued"] == [facts]
        assert "red.basic" not in json.dumps(cosca.visible(events, viewer))
    for viewer in (1, 2):
        seen = [each for each in cosca.visible(events, viewer) if each["event"] == "order_issued"]
        assert seen == [{**facts, "order": "red.basic.4", "hidden": False}]


@pytest.mark.rule("LF-W13")
def test_order_that_returns_during_planning_is_not_revealed() -> None:
    """All Soldati are gathered from Enna, so the order there returns to HQ (W14)."""
    state = LA_FAMIGLIA.position(
        {
            "round": 2,
            "top": {"s1.primo.1": "neutral", "s1.justice.1": "neutral"},
            "areas": {"enna": {"holder": 1, "soldati": 2, "orders": ["red.basic.4"]}},
        }
    )
    events = play(state, "1 token s1.primo.1 of neutral", "1 space s2.police.1", "1 area gela", "1 number 2")
    facts = {"event": "order_back", "seat": 1, "area": "enna", "hidden": True}
    for viewer in (3, 4, None):
        assert [each for each in cosca.visible(events, viewer) if each["event"] == "order_back"] == [facts]
    for viewer in (1, 2):
        seen = [each for each in cosca.visible(events, viewer) if each["event"] == "order_back"]
        assert seen == [{**facts, "order": "red.basic.4", "hidden": False}]


@pytest.mark.rule("LF-W13")
def test_choices_are_listed_for_the_deciding_seat_only() -> None:
    """The list of choices would reveal the hand, so only the deciding seat gets it."""
    state = LA_FAMIGLIA.position({})
    play(state, "1 token s0.primo.1 of neutral", "1 space s1.primo.1", "1 area gela")
    assert len(LA_FAMIGLIA.choices(state, 1)) == 5
    for seat in (2, 3, 4):
        assert LA_FAMIGLIA.choices(state, seat) == ()
        assert LA_FAMIGLIA.decision(state, seat) is None


@pytest.mark.rule("LF-W16")
def test_payments_recruits_and_placements_are_public() -> None:
    state = LA_FAMIGLIA.position({"top": {"s0.primo.1": "neutral", "s0.justice.2": 4, "s0.justice.3": 4}})
    events = play(
        state,
        "1 token s0.justice.2 of 4",
        "1 space s1.church.1",
        "1 number 3",
        "4 token s0.primo.1 of neutral",
        "4 space s1.police.3",
        "4 do place",
        "4 area augusta",
        "4 number 2",
        "4 done",
        "2 give",
    )
    public = [
        {"event": "money", "seat": 1, "n": -1, "why": "token", "amount": 1, "gets": False, "by": 1},
        {"event": "money", "seat": 4, "n": 1, "why": "token", "amount": 1, "gets": True, "by": 1},
        {"event": "money", "seat": 1, "n": 1, "why": "space", "amount": 1, "gets": True, "by": 1},
        {"event": "recruited", "seat": 1, "n": 3, "why": "action"},
        {"event": "money", "seat": 4, "n": -1, "why": "space", "amount": 1, "gets": False, "by": 4},
        {"event": "placed", "seat": 4, "area": "augusta", "n": 2},
        {"event": "money", "seat": 2, "n": -2, "why": "gift", "amount": 2, "gets": False, "by": 2},
        {"event": "money", "seat": 1, "n": 1, "why": "gift", "amount": 1, "gets": True, "by": 2},
    ]
    for viewer in VIEWERS:
        kinds = ("money", "recruited", "placed")
        assert [facts for facts in cosca.visible(events, viewer) if facts["event"] in kinds] == public
        # Yet the numbers of the other team's HQ are not displayed.
        team = set() if viewer is None else {str(viewer), str(MATE[viewer])}
        assert set(LA_FAMIGLIA.view(state, viewer)["hq"]) == team


@pytest.mark.rule("LF-W16")
def test_public_events_determine_money_and_soldati() -> None:
    """In full games the public numbers determine each seat's money and Soldati."""
    for seed in range(3):
        rng = Random(seed)
        events: list[cosca.Event] = []
        state = LA_FAMIGLIA.new(seed, events)
        while LA_FAMIGLIA.actors(state):
            seat = rng.choice(LA_FAMIGLIA.actors(state))
            options = LA_FAMIGLIA.choices(state, seat)
            if rng.random() < 0.1:
                options += LA_FAMIGLIA.anytime(state, seat)
            LA_FAMIGLIA.apply(state, seat, rng.choice(options), events)
        money, soldati = dict.fromkeys(SEATS, 0), dict.fromkeys(SEATS, 0)
        for facts in cosca.visible(events, None):
            if facts["event"] == "money":
                money[facts["seat"]] += facts["n"]
            elif facts["event"] in ("recruited", "withdrawn"):
                soldati[facts["seat"]] += facts["n"]
            elif facts["event"] in ("placed", "token_swapped"):
                soldati[facts["seat"]] -= facts["n"]
        hq = LA_FAMIGLIA.describe(state)["hq"]
        assert {seat: hq[str(seat)]["money"] for seat in SEATS} == money
        assert {seat: hq[str(seat)]["soldati"] for seat in SEATS} == soldati
