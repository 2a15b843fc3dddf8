"""Control tiles: timing and owner, Chain of Command in three editions, the house tiles."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

import cosca
from cosca.kernel.game import Game

# No space of the house set issues two orders one by one, so an overlay makes one: "order + order".
TWICE = """
[[space]]
id = "s1.primo.1"
join = "and"
parts = [{do = "order"}, {do = "order"}]
"""


def choose(game: Game[Any], state: Any, seat: int, *texts: str) -> None:
    for text in texts:
        game.apply(state, seat, game.parse(state, seat, text))


def areas_for_the_second_order(edition: str, folder: Path) -> list[str]:
    """Return the areas offered to seat 1 for a second order with Chain of Command."""
    (folder / "sheets.toml").write_text(TWICE, encoding="utf-8")
    game = cosca.game("la_famiglia", edition=edition, data=str(folder))
    state = game.position(
        {
            "turn": 1,
            "top": {"s0.primo.1": "neutral", "s0.two.1": "neutral"},
            "tiles": {"chain_of_command": 1},
            "areas": {"camastra": {"orders": ["red.basic.1"]}},
        }
    )
    choose(game, state, 1, "token s0.primo.1 of neutral", "space s1.primo.1")
    choose(game, state, 1, "area gela", "order red.basic.2", "do order")
    return [choice.text for choice in game.choices(state, 1)]


@pytest.mark.rule("LF-C3[1.2]", "LF-C3")
def test_chain_of_command_needs_an_earlier_order_in_edition_1_2(tmp_path: Path):
    areas = areas_for_the_second_order("1.2", tmp_path)
    assert "area camastra" in areas
    assert "area gela" not in areas


@pytest.mark.rule("LF-C3[1.1]")
def test_chain_of_command_accepts_the_same_turn_in_edition_1_1(tmp_path: Path):
    areas = areas_for_the_second_order("1.1", tmp_path)
    assert "area camastra" in areas
    assert "area gela" in areas


@pytest.mark.rule("LF-C3[1.0]")
def test_chain_of_command_accepts_the_same_turn_in_edition_1_0(tmp_path: Path):
    areas = areas_for_the_second_order("1.0", tmp_path)
    assert "area camastra" in areas
    assert "area gela" in areas


ASKS = {  # the decisions that a tile brings: the tiles, and their printed phase
    "tiles.start": (("influence", "speedboats"), "planning"),
    "tiles.swap": (("influence",), "planning"),
    "tiles.bribery": (("bribery",), "encounter"),
    "tiles.recruitment": (("recruitment",), "encounter"),
}


@pytest.mark.rule("LF-C0")
def test_tile_is_offered_to_its_family_in_its_phase_and_optional():
    seen: set[str] = set()
    for seed in range(40):
        game = cosca.game("la_famiglia", tiles="influence,speedboats,bribery,recruitment,allies,miniguns,vendetta")
        state = game.new(seed)
        rng = Random(seed)
        while game.actors(state):
            seat = rng.choice(game.actors(state))
            asked = game.decision(state, seat)
            assert asked is not None
            if asked.kind.startswith("tiles."):
                tiles, phase = ASKS[asked.kind]
                table = game.describe(state)
                team = 0 if seat in (1, 2) else 1
                marked = [tile for tile in tiles if table["tiles"][tile][team] == seat]
                assert marked
                assert table["phase"] == phase
                named = [each.text.split()[1] for each in asked.choices if each.kind == "tile"]
                assert set(named) <= set(marked)
                if asked.kind != "tiles.swap":  # asked after the tile was chosen
                    assert asked.choices[-1].text in ("skip", "done")
                seen.add(asked.kind)
            game.apply(state, seat, rng.choice(asked.choices))
    assert seen == set(ASKS)


@pytest.mark.rule("LF-C9")
def test_three_tiles_are_house_tiles(game: Game[Any]):
    """Any of the 11 can be in play; three of them are not described by the printed rules C1 to C8."""
    printed = {"allies", "bribery", "chain_of_command", "delay_detonator", "influence", "miniguns"}
    printed |= {"recruitment", "speedboats"}
    drawn: set[str] = set()
    for seed in range(30):
        drawn |= set(game.describe(game.new(seed))["tiles"])
    assert drawn - printed == {"city_hall", "armoured_cars", "vendetta"}
    assert printed < drawn
