"""Set-up placement in turn order: units, labs and the first influence tokens (S10 to S12)."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

import cosca
from cosca.kernel.game import Game

SEATS = (1, 2, 3, 4)
LA_FAMIGLIA: Any = cosca.game("la_famiglia")
DATA: Any = LA_FAMIGLIA.data
CARDS = {card.id: card for card in DATA.characters}
TURN_ORDERS = {1: (1, 4, 2, 3), 4: (4, 2, 3, 1), 2: (2, 3, 1, 4), 3: (3, 1, 4, 2)}
INSTITUTIONS = ("justice", "police", "economy", "church")
GREY = ["s0.primo.1", "s0.primo.2", *[f"s0.{column}.1" for column in INSTITUTIONS], "s0.two.1", "s0.two.2"]
BELOW = sorted(
    [f"s0.primo.{n}" for n in (3, 4)]
    + [f"s0.two.{n}" for n in (3, 4)]
    + [f"s0.{column}.{n}" for column in INSTITUTIONS for n in (2, 3, 4)]
)
UNITS = {"setup.soldato": "soldato", "car.area": "car", "boat.sea": "boat", "lab.area": "lab", "setup.token": "token"}


def own(table: dict[str, Any], seat: int) -> list[str]:
    """Return the areas with Soldati of the seat."""
    return sorted(name for name, area in table["areas"].items() if area["holder"] == seat)


def own_seas(table: dict[str, Any], seat: int) -> list[str]:
    """Return the seas next to the seat's areas."""
    mine = [DATA.area_index[name] for name in own(table, seat)]
    return sorted({DATA.seas[sea] for area in mine for sea in DATA.area_seas[area]})


def names(game: Game[Any], state: Any, seat: int) -> list[str]:
    """Return the choices of the seat without their kind."""
    return sorted(choice.text.split()[1] for choice in game.choices(state, seat))


def in_setup(state: Any) -> bool:
    return state.round == 0 or LA_FAMIGLIA.describe(state)["phase"] == "setup"


@pytest.mark.rule("LF-S10", "LF-S11", "LF-S12")
def test_set_up_places_units_labs_and_tokens_in_turn_order() -> None:
    for seed in range(40):
        rng = Random(seed)
        state = LA_FAMIGLIA.new(seed)
        asked: list[tuple[int, str]] = []
        while in_setup(state):
            (seat,) = LA_FAMIGLIA.actors(state)
            kind = state.stack[-1].key
            if kind in UNITS:
                asked.append((seat, UNITS[kind]))
            LA_FAMIGLIA.apply(state, seat, rng.choice(LA_FAMIGLIA.choices(state, seat)))
        table = LA_FAMIGLIA.describe(state)
        order = TURN_ORDERS[table["first"]]
        card = {seat: CARDS[table["characters"][str(seat)]] for seat in SEATS}
        due: list[tuple[int, str]] = []
        for seat in order:
            due += [(seat, "soldato")] * card[seat].extra_soldati
            due += [(seat, "car")] * card[seat].extra_cars
            due += [(seat, "boat")] * card[seat].extra_boats
        for seat in order:
            due += [(seat, "lab")] * card[seat].labs
        due += [(seat, "token") for _ in range(2) for seat in order]
        assert asked == due
        assert LA_FAMIGLIA.actors(state) == (order[0],)
        assert sum(area["labs"] for area in table["areas"].values()) == sum(each.labs for each in card.values())
        for seat in SEATS:
            mine = [table["areas"][name] for name in own(table, seat)]
            lined_up = sum(n for a, n in enumerate(DATA.start_soldati) if DATA.start_holder[a] == seat)
            assert sum(area["soldati"] for area in mine) == lined_up + card[seat].extra_soldati
            assert sum(area["cars"].get(str(seat), 0) for area in mine) == card[seat].extra_cars
            assert table["hq"][str(seat)]["soldati"] == card[seat].soldati  # the extra ones come from the supply


@pytest.mark.rule("LF-S10", "LF-S11")
def test_units_and_labs_are_placed_on_legal_areas() -> None:
    """Soldati and cars go to own areas, boats to adjacent seas, labs to own areas with at most 1 lab."""
    seen: set[str] = set()
    for seed in range(20):
        state = LA_FAMIGLIA.new(seed)
        while in_setup(state):
            (seat,) = LA_FAMIGLIA.actors(state)
            kind = state.stack[-1].key
            table = LA_FAMIGLIA.describe(state)
            if kind in ("setup.soldato", "car.area"):
                assert names(LA_FAMIGLIA, state, seat) == own(table, seat)
            elif kind == "boat.sea":
                assert names(LA_FAMIGLIA, state, seat) == own_seas(table, seat)
            elif kind == "lab.area":
                free = [name for name in own(table, seat) if table["areas"][name]["labs"] < 2]
                assert names(LA_FAMIGLIA, state, seat) == free
                seen.add(f"lab with {len(own(table, seat)) - len(free)} full")
            seen.add(kind)
            # always the last one, so that labs pile up where they can
            LA_FAMIGLIA.apply(state, seat, LA_FAMIGLIA.choices(state, seat)[-1])
    assert {"setup.soldato", "car.area", "boat.sea", "lab with 0 full", "lab with 1 full"} <= seen


@pytest.mark.rule("LF-S12", "LF-S1", "LF-H20")
def test_neutral_tokens_fill_the_grey_circles_before_own_ones() -> None:
    for seed in range(10):
        rng = Random(seed)
        state = LA_FAMIGLIA.new(seed)
        laid: dict[str, list[int]] = {space: [0] for space in GREY}
        while in_setup(state):
            (seat,) = LA_FAMIGLIA.actors(state)
            choice = rng.choice(LA_FAMIGLIA.choices(state, seat))
            if state.stack[-1].key == "setup.token":
                assert LA_FAMIGLIA.describe(state)["top"] == laid
                assert names(LA_FAMIGLIA, state, seat) == [space for space in BELOW if space not in laid]
                laid[choice.text.split()[1]] = [seat]
            LA_FAMIGLIA.apply(state, seat, choice)
        table = LA_FAMIGLIA.describe(state)
        assert table["top"] == laid
        assert sorted(owner for owners in laid.values() for owner in owners) == [0] * 8 + [1, 1, 2, 2, 3, 3, 4, 4]
        assert table["supply"]["tokens"] == [0, 6, 6, 6, 6]  # they came from the supply
        assert table["bottom"] == {}
        assert table["round"] == 1
        # S1: sheet 0 is on top, sheet 1 at the bottom.
        (seat,) = LA_FAMIGLIA.actors(state)
        LA_FAMIGLIA.apply(state, seat, LA_FAMIGLIA.parse(state, seat, "token s0.primo.1 of neutral"))
        spaces = names(LA_FAMIGLIA, state, seat)
        assert {space[:3] for space in spaces} == {"s1."}
        assert len(spaces) >= 17  # 18; one of them needs an own lab


@pytest.mark.rule("LF-H28", "LF-N6")
def test_speedboat_without_a_legal_sea_is_not_placed(tmp_path: Path) -> None:
    """On a map where seat 1 starts inland; the other seats place their boats as usual."""
    inland = ["corleone", "lercara_friddi", "caltanissetta", "enna", "nicosia", "palagonia"]
    board: Any = json.loads(json.dumps(DATA.source["board.json"]))
    areas = {area["id"]: area for area in board["areas"]}
    coastal = [name for name in board["seats"][0]["areas"] if name not in inland]
    for name, other in zip(coastal, [name for name in inland if areas[name]["start"]["seat"] != 1], strict=True):
        areas[name]["start"], areas[other]["start"] = areas[other]["start"], areas[name]["start"]
    for seat in board["seats"]:
        seat["areas"] = [name for name, area in areas.items() if area["start"]["seat"] == seat["seat"]]
    assert sorted(board["seats"][0]["areas"]) == sorted(inland)
    (tmp_path / "board.json").write_text(json.dumps(board))
    game: Any = cosca.game("la_famiglia", data=str(tmp_path))
    with_boats = 0
    for seed in range(60):
        state = game.new(seed)
        boats: list[int] = []
        while in_setup(state):
            (seat,) = game.actors(state)
            if state.stack[-1].key == "boat.sea":
                boats.append(seat)
            game.apply(state, seat, game.choices(state, seat)[0])
        table = game.describe(state)
        card = {seat: CARDS[table["characters"][str(seat)]] for seat in SEATS}
        assert 1 not in boats
        assert table["supply"]["boats"][0] == 4
        assert len(boats) == sum(card[seat].extra_boats for seat in (2, 3, 4))
        with_boats += card[1].extra_boats
        # Nothing comes instead.
        assert table["hq"]["1"]["soldati"] == card[1].soldati
        assert sum(table["areas"][name]["cars"].get("1", 0) for name in inland) == card[1].extra_cars
    assert with_boats > 10
