"""A space is offered if one of its partial actions can be performed to some extent (W18)."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import cosca

LA_FAMIGLIA: Any = cosca.game("la_famiglia")
RED = ("castelvetrano", "camastra", "gela", "siracusa", "palagonia", "capo_dorlando")
TO_GREEN = {name: {"holder": 2, "soldati": 1} for name in RED}
FAR_LABS = {name: {"labs": 2} for name in LA_FAMIGLIA.data.areas if name not in (*RED, "enna")}
TOP = {
    1: {"s0.primo.1": "neutral", "s0.justice.1": "neutral"},
    2: {"s1.primo.1": "neutral", "s1.justice.1": "neutral"},
}


def offered(space: str, position: dict[str, Any], game: Any = LA_FAMIGLIA) -> bool:
    """Return whether seat 1 may use the space of the bottom sheet with a neutral token.

    The Ultima Azione or recruiting is possible in all positions here, so it is never W2 that opens all spaces.
    """
    number = int(space[1])
    state = game.position({"round": number, "top": TOP[number], "turn": 1, **position})
    token = next(iter(TOP[number]))
    game.apply(state, 1, game.parse(state, 1, f"token {token} of neutral"))
    assert state.stack[-1].key == "planning.space"
    spaces = [choice.text for choice in game.choices(state, 1)]
    return f"space {space}" in spaces


def red(**hq: Any) -> dict[int, Any]:
    return {1: hq}


RECRUIT, PLACE, ORDER, EQUIPMENT = "s1.church.2", "s1.police.1", "s1.primo.1", "s1.primo.2"
LAUNDER, INFLUENCE, GATHER, EXISTING = "s1.economy.1", "s1.two.2", "s2.police.1", "s2.economy.3"
ALONE: dict[str, Any] = {"holder": 1, "soldati": 3}
FULL_MAT = {"justice": 6, "police": 4, "economy": 3, "church": 4}

CASES: list[tuple[str, str, dict[str, Any], bool]] = [
    # 15 Soldati of Red stand on the board
    ("recruit, 1 in the supply", RECRUIT, {"hq": red(soldati=34)}, True),
    ("recruit, none in the supply", RECRUIT, {"hq": red(soldati=35)}, False),
    ("place, 1 in HQ", PLACE, {"hq": red(soldati=1)}, True),
    ("place, none in HQ", PLACE, {"hq": red(soldati=0)}, False),
    ("place, no own but an empty area", PLACE, {"areas": {**TO_GREEN, "enna": {"soldati": 0}}}, True),
    ("place, neither an own nor an empty area", PLACE, {"areas": TO_GREEN}, False),
    ("place in existing, an own area", EXISTING, {}, True),
    ("place in existing, none in HQ", EXISTING, {"hq": red(soldati=0)}, False),
    ("place in existing, only an empty area", EXISTING, {"areas": {**TO_GREEN, "enna": {"soldati": 0}}}, False),
    ("order, 1 in HQ", ORDER, {"hq": red(orders=["red.basic.2"])}, True),
    ("order, none in HQ", ORDER, {"hq": red(orders=[])}, False),
    ("order, no own area", ORDER, {"areas": TO_GREEN}, False),
    (
        "order, every own area has one",
        ORDER,
        {"clear": True, "areas": {"gela": {**ALONE, "orders": ["red.basic.1"]}}},
        False,
    ),
    (
        "order, an own area has none",
        ORDER,
        {"clear": True, "areas": {"gela": {**ALONE, "orders": ["red.basic.1"]}, "enna": ALONE}},
        True,
    ),
    (
        "order, one more by Chain of Command",
        ORDER,
        {
            "clear": True,
            "areas": {"gela": {**ALONE, "orders": ["red.basic.1"]}},
            "tiles": {"chain_of_command": 1},
        },
        True,
    ),
    ("equipment, no own area", EQUIPMENT, {"areas": TO_GREEN}, False),
    (
        "equipment, all cars out, 2 labs there, no coast",
        EQUIPMENT,
        {"clear": True, "areas": {"palagonia": {**ALONE, "cars": 5, "labs": 2}}},
        False,
    ),
    (
        "equipment, a car left",
        EQUIPMENT,
        {"clear": True, "areas": {"palagonia": {**ALONE, "cars": 4, "labs": 2}}},
        True,
    ),
    (
        "equipment, room for a lab",
        EQUIPMENT,
        {"clear": True, "areas": {"palagonia": {**ALONE, "cars": 5, "labs": 1}}},
        True,
    ),
    (
        "equipment, room for a lab but none in the supply",
        EQUIPMENT,
        {
            "clear": True,
            "areas": {**dict(list(FAR_LABS.items())[:15]), "palagonia": {**ALONE, "cars": 5}},
        },
        False,
    ),
    (
        "equipment, a coast",
        EQUIPMENT,
        {"clear": True, "areas": {"gela": {**ALONE, "cars": 5, "labs": 2}}},
        True,
    ),
    (
        "equipment, a coast but all boats out",
        EQUIPMENT,
        {
            "clear": True,
            "areas": {"gela": {**ALONE, "cars": 5, "labs": 2}},
            "seas": {"mare_licata": {1: 2}, "mare_cefalu": {1: 2}},
        },
        False,
    ),
    ("launder, 1 own lab", LAUNDER, {"areas": {"gela": {"labs": 1}}}, True),
    ("launder, labs of others only", LAUNDER, {"areas": {"scordia": {"labs": 2}, "licata": {"labs": 2}}}, False),
    ("gather, own areas side by side", GATHER, {"areas": {"enna": ALONE}}, True),
    ("gather, no own area beside another", GATHER, {}, False),
    (
        "gather, own areas linked by sea only",
        GATHER,
        {"seas": {"mare_licata": {1: 1}, "mare_agrigento": {1: 1}}},
        False,
    ),
    ("influence, 1 token on the mat", INFLUENCE, {"mats": {1: {**FULL_MAT, "church": 3}}}, True),
    ("influence, an empty mat", INFLUENCE, {"mats": {1: FULL_MAT}}, False),
]


@pytest.mark.rule("LF-W18", "LF-W2")
@pytest.mark.parametrize(("space", "position", "open_"), [case[1:] for case in CASES], ids=[case[0] for case in CASES])
def test_space_is_offered_if_and_only_if_it_can_be_used(space: str, position: dict[str, Any], open_: bool) -> None:
    assert offered(space, position) is open_


@pytest.mark.rule("LF-W18")
def test_money_of_a_space_does_not_make_it_usable() -> None:
    """s1.economy.1 pays 2 and launders; without a lab it cannot be used, even by a seat without money."""
    assert not offered("s1.economy.1", {"hq": red(money=0)})


@pytest.mark.rule("LF-W18", "LF-N3")
def test_ultima_azione_needs_the_bust_in_the_supply(tmp_path: Path) -> None:
    """A second such space (s1.two.2 by overlay) is closed while the bust is on the first."""
    (tmp_path / "sheets.toml").write_text('[[space]]\nid = "s1.two.2"\nparts = [{do = "ultima"}]\nkind = "j"\n')
    game: Any = cosca.game("la_famiglia", data=str(tmp_path))
    beside = {"bottom": {"s1.two.3": 1}}
    assert offered("s1.two.2", beside, game)
    assert not offered("s1.two.2", {**beside, "busts": {1: "s1.two.3"}}, game)
    assert offered("s1.two.2", {**beside, "busts": {4: "s1.two.3"}}, game)  # another family's


@pytest.mark.rule("LF-W18")
def test_one_performable_part_opens_a_space() -> None:
    """order + place: either alone opens the space, with neither it is closed."""
    space = "s1.justice.1"
    assert offered(space, {"hq": red(orders=[], soldati=1)})
    assert offered(space, {"hq": red(orders=["red.basic.1"], soldati=0)})
    assert not offered(space, {"hq": red(orders=[], soldati=0)})
