"""Rules of section E and rulings that need orders other than the shipped ones."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import cosca
from cosca.games.la_famiglia.game import LaFamiglia
from cosca.games.la_famiglia.rules.state import FamigliaState
from cosca.kernel.datafiles import DataError
from cosca.kernel.events import Event


def with_orders(folder: Path, text: str) -> LaFamiglia:
    """Return the game with an overlay of its orders."""
    (folder / "orders.toml").write_text(text, encoding="utf-8")
    game = cosca.game("la_famiglia", data=str(folder))
    assert isinstance(game, LaFamiglia)
    return game


def play(game: LaFamiglia, state: FamigliaState, *lines: str) -> list[dict[str, Any]]:
    """Play lines such as `1 land licata` and return the public events."""
    events: list[Event] = []
    for line in lines:
        seat, _, text = line.partition(" ")
        game.apply(state, int(seat), game.parse(state, int(seat), text), events)
    return [{"event": event.kind, **(event.public or {})} for event in events]


def texts(game: LaFamiglia, state: FamigliaState, seat: int) -> list[str]:
    return [str(choice) for choice in game.choices(state, seat)]


# ---------------------------------------------------------------- W10: equal initiative of one seat


SAME = """
[[order]]
id = "red.basic.3"
initiative = 4
[[order]]
id = "red.basic.4"
initiative = 4
"""


@pytest.mark.rule("LF-W10")
def test_seat_chooses_between_own_orders_of_equal_initiative(tmp_path: Path) -> None:
    game = with_orders(tmp_path, SAME)
    areas: dict[str, Any] = {
        "gela": {"holder": 1, "soldati": 2, "orders": ["red.basic.1"]},  # attack 4 as printed
        "noto": {"holder": 1, "soldati": 2, "orders": ["red.basic.4"]},
        "palermo": {"holder": 1, "soldati": 2, "orders": ["red.basic.3"]},
        "trapani": {"holder": 3, "soldati": 2, "orders": ["blue.basic.2"]},
    }
    state = game.position({"clear": True, "phase": "encounter", "areas": areas})
    assert state.stack[-1].key == "encounter.which"
    assert game.actors(state) == (1,)
    assert sorted(texts(game, state, 1)) == ["execute red.basic.1", "execute red.basic.3", "execute red.basic.4"]
    happened = play(game, state, "1 execute red.basic.3", "1 skip")
    executed = {"event": "order_executed", "seat": 1, "area": "palermo", "order": "red.basic.3"}
    assert any(executed.items() <= fact.items() for fact in happened)
    # two are left, and the seat chooses again; the last one needs no choice
    assert sorted(texts(game, state, 1)) == ["execute red.basic.1", "execute red.basic.4"]
    happened = play(game, state, "1 execute red.basic.4")
    done = [fact["order"] for fact in happened if fact["event"] == "order_executed"]
    assert done == ["red.basic.4", "red.basic.1"]
    play(game, state, "1 skip")
    assert game.actors(state) == (3,)


@pytest.mark.rule("LF-W10", "LF-E2")
def test_orders_of_different_seats_or_kinds_are_not_chosen_between(tmp_path: Path) -> None:
    game = with_orders(tmp_path, '[[order]]\nid = "red.basic.5"\ninitiative = 4\n')
    areas: dict[str, Any] = {
        "gela": {"holder": 1, "soldati": 2, "orders": ["red.basic.1"]},  # attack 4
        "noto": {"holder": 1, "soldati": 2, "orders": ["red.basic.5"]},  # supply 4
        "palermo": {"holder": 2, "soldati": 2, "orders": ["green.basic.4"]},  # supply 4
    }
    state = game.position({"clear": True, "phase": "encounter", "first": 2, "areas": areas})
    asked = []
    while game.actors(state) and game.describe(state)["phase"] == "encounter":
        asked.append((game.actors(state)[0], state.stack[-1].key))
        seat = game.actors(state)[0]
        game.apply(state, seat, game.default(state, seat))
    assert asked == [(2, "supply.part"), (1, "supply.part"), (1, "move.target")]


@pytest.mark.rule("LF-W10", "LF-W36")
def test_order_that_vacates_its_area_returns_the_other_one(tmp_path: Path) -> None:
    game = with_orders(tmp_path, SAME)
    areas: dict[str, Any] = {
        "gela": {"holder": 1, "soldati": 2, "orders": ["red.basic.1", "red.basic.4"]},
        "trapani": {"holder": 3, "soldati": 2, "orders": ["blue.basic.2"]},
    }
    state = game.position({"clear": True, "phase": "encounter", "areas": areas})
    play(game, state, "1 execute red.basic.1", "1 land licata", "1 number 2")
    assert game.actors(state) == (3,)
    assert "red.basic.4" in game.describe(state)["hq"]["1"]["orders"]
    assert game.describe(state)["hq"]["1"]["money"] == 5  # no coin of red.basic.4


# ---------------------------------------------------------------- W50: units need own Soldati there


LATE = """
[[order]]
id = "red.basic.4"
parts = [{do = "coin", n = 1}, {do = "shotgun", n = 1}, {do = "soldati", n = 2}, {do = "place", bonus = 1},
    {do = "car"}, {do = "lab"}, {do = "boat"}, {do = "recruit", bonus = 0}, {do = "launder"}]
"""
PIER = {
    "gela": {"holder": 1, "soldati": 3, "orders": ["red.basic.4"]},
    "licata": {"soldati": 0, "labs": 2},
    "trapani": {"holder": 3, "soldati": 2, "orders": ["blue.basic.3"]},
}


@pytest.mark.rule("LF-W50", "LF-H1")
def test_units_of_an_order_need_own_soldati_in_its_area(tmp_path: Path) -> None:
    game = with_orders(tmp_path, LATE)
    state = game.position({"clear": True, "phase": "encounter", "areas": PIER})
    assert game.describe(state)["hq"]["1"]["money"] == 6  # the coin stands first
    happened = play(game, state, "1 land licata", "1 number 3")
    assert state.stack[-1].key == "recruit.number"  # no Soldati, car, lab, boat; recruiting needs nobody there
    happened += play(game, state, "1 number 3")
    kinds = [fact["event"] for fact in happened]
    assert not {"placed", "car_placed", "lab_built", "boat_placed"} & set(kinds)
    # launder comes last and counts the lab that is left in Licata
    laundered = happened[kinds.index("recruited") + 1]
    assert (laundered["event"], laundered["seat"], laundered["n"], laundered["why"]) == ("money", 1, 1, "launder")
    assert game.actors(state) == (3,)


@pytest.mark.rule("LF-W50", "LF-H1", "LF-E1")
def test_units_are_optional_while_a_soldato_stays_in_the_area(tmp_path: Path) -> None:
    game = with_orders(tmp_path, LATE)
    state = game.position({"clear": True, "phase": "encounter", "areas": PIER})
    play(game, state, "1 land licata", "1 number 2")
    asked: list[tuple[str, list[str]]] = []
    for answer in ("number 1", "number 0", "use", "skip", "sea mare_licata", "skip", "number 0"):
        asked.append((state.stack[-1].key, texts(game, state, 1)))
        play(game, state, f"1 {answer}")
    assert asked == [
        ("place.number", ["number 2", "number 1", "number 0"]),
        ("place.number", ["number 3", "number 2", "number 1", "number 0"]),
        ("attack.unit", ["use", "skip"]),
        ("attack.unit", ["use", "skip"]),
        ("boat.sea", ["sea mare_licata", "skip"]),
        ("boat.move", ["skip", "sea mare_siracusa", "sea mare_agrigento"]),
        ("recruit.number", ["number 3", "number 2", "number 1", "number 0"]),
    ]
    gela = game.describe(state)["areas"]["gela"]
    assert (gela["soldati"], gela["cars"], gela["labs"]) == (2, {"1": 1}, 0)


@pytest.mark.rule("LF-W50")
@pytest.mark.parametrize("edition", ["1.0", "1.1"])
def test_labs_need_own_soldati_in_the_order_area_in_older_editions(tmp_path: Path, edition: str) -> None:
    (tmp_path / "orders.toml").write_text(
        '[[order]]\nid = "red.basic.4"\nparts = [{do = "shotgun", n = 1}, {do = "lab"}]\n', encoding="utf-8"
    )
    game = cosca.game("la_famiglia", data=str(tmp_path), edition=edition)
    assert isinstance(game, LaFamiglia)
    state = game.position({"clear": True, "phase": "encounter", "areas": PIER})
    play(game, state, "1 land licata", "1 number 3")
    assert game.actors(state) == (3,)
    state = game.position({"clear": True, "phase": "encounter", "areas": PIER})
    play(game, state, "1 land licata", "1 number 1")
    assert (state.stack[-1].key, texts(game, state, 1)) == ("lab.area", ["area licata", "area gela", "skip"])


# ---------------------------------------------------------------- H1, H5: the row of an attack order


@pytest.mark.rule("LF-H1", "LF-H5")
@pytest.mark.parametrize(
    ("parts", "says"),
    [
        ('{do = "shotgun", n = 1}, {do = "rally"}', "rally must come"),
        ('{do = "rally"}, {do = "coin", n = 1}, {do = "shotgun", n = 1}', "rally must come"),
        ('{do = "agitate", range = 1}, {do = "shotgun", n = 1}', "agitate must come last"),
        ('{do = "shotgun", n = 1}, {do = "agitate", range = 1}, {do = "coin", n = 1}', "agitate must come last"),
        ('{do = "shotgun", n = 1}, {do = "pentito", remove = [1]}', "pentito must come before"),
    ],
)
def test_position_of_rally_pentito_and_agitate_is_checked(tmp_path: Path, parts: str, says: str) -> None:
    with pytest.raises(DataError, match=says):
        with_orders(tmp_path, f'[[order]]\nid = "red.basic.4"\nparts = [{parts}]\n')


@pytest.mark.rule("LF-H1")
def test_position_of_skull_and_vest_is_free(tmp_path: Path) -> None:
    parts = '[{do = "coin", n = 1}, {do = "bomb", n = 1}, {do = "vest", n = 1}, {do = "skull", n = 2}]'
    game = with_orders(tmp_path, f'[[order]]\nid = "red.basic.4"\nparts = {parts}\n')
    areas: dict[str, Any] = {
        "gela": {"holder": 1, "soldati": 3, "orders": ["red.basic.4"]},
        "licata": {"holder": 3, "soldati": 4, "orders": ["blue.basic.1"]},  # attack 3: before red.basic.4
    }
    state = game.position({"clear": True, "phase": "encounter", "areas": areas})
    assert play(game, state, "3 strike gela")[0]["defence"] == 1
    assert play(game, state, "1 strike licata")[0]["attack"] == 2


# ---------------------------------------------------------------- E1: the reveal


@pytest.mark.rule("LF-E1")
def test_orders_are_face_down_until_all_are_revealed() -> None:
    game = cosca.game("la_famiglia")
    areas: dict[str, Any] = {
        "trapani": {"holder": 1, "soldati": 2, "orders": ["red.basic.1"]},
        "marsala": {"holder": 1, "soldati": 2},
        "gela": {"holder": 3, "soldati": 2, "orders": ["blue.basic.4"]},
        "noto": {"holder": 2, "soldati": 2, "orders": ["green.basic.3"]},
    }
    state = game.position({"clear": True, "phase": "planning_end", "areas": areas})
    lying = {name for name, area in areas.items() if "orders" in area}

    def known(seat: int | None) -> set[str]:
        shown = game.view(state, seat)["areas"]
        return {name for name in lying if "order" in shown[name]["orders"][0]}

    assert [known(seat) for seat in (None, 1, 2, 3, 4)] == [
        set(), {"trapani", "noto"}, {"trapani", "noto"}, {"gela"}, {"gela"},
    ]  # fmt: skip
    events: list[Event] = []
    game.apply(state, 1, game.choices(state, 1)[0], events)
    assert all(known(seat) == lying for seat in (None, 1, 2, 3, 4))
    (reveal,) = [event for event in events if event.kind == "orders_revealed"]
    shown = reveal.seen_by(None)
    assert shown is not None
    assert {each["area"] for each in shown["orders"]} == lying
