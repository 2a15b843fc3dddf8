"""Every space of the six family mats, revealed in play: its bonus and its order."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import cosca
from cosca.kernel.game import Game

# docs/components/la_famiglia.md, section 3: start value, then the spaces; | parts the columns A, B, C.
MATS = {
    "red": {
        "justice": "1/1: 2/1 car | 3/2 car | 3/3 car",
        "police": "2: 3 4 | 4 5",
        "economy": ": 1-money lab 2-money",
        "church": "3: 4 5 | 5 6",
    },
    "blue": {
        "justice": "1/2: car 1/3 | car 2/3 | car 2/4",
        "police": "2: 2 3 | 3 4",
        "economy": ": 1-money lab | lab 2-money",
        "church": "3: 4 5 6",
    },
    "green": {
        "justice": "1/1: car 2/2 car",
        "police": "2: 3 4 | 4 5",
        "economy": ": 2-money lab | 2-money 2-money",
        "church": "3: 4 5 | 5 6 | 6 7",
    },
    "yellow": {
        "justice": "1/1: 2/1 car 2/2",
        "police": "2: 2 3 | 4 5",
        "economy": ": 1-money lab | launder 2-money | lab 2-money",
        "church": "3: 4 5 | 5 6",
    },
    "black": {
        "justice": "1/1: car 2/2 | car 2/3",
        "police": "2: 2 3 | 3 4 5",
        "economy": ": 2-money lab | lab 3-money",
        "church": "3: 4 5 | 5 6",
    },
    "white": {
        "justice": "1/1: car 2/2 car",
        "police": "2: 2 3 | 3 4 | 4 5",
        "economy": ": 2-money lab | 4-money lab",
        "church": "3: 4 5 | 5 6",
    },
}


def spaces(family: str, row: str) -> list[tuple[str, str]]:
    """Return what each space of a row shows, and the letter of the order that it unlocks ("" for none)."""
    columns = MATS[family][row].partition(":")[2].split("|")
    return [
        (shown, "" if i else letter)
        for letter, column in zip("abc", columns, strict=False)
        for i, shown in enumerate(column.split())
    ]


ALL = [(family, row, taken) for family in MATS for row in MATS[family] for taken in range(len(spaces(family, row)))]


def others(family: str) -> dict[int, str]:
    rest = [name for name in MATS if name != family]
    return {1: family, 2: rest[0], 3: rest[1], 4: rest[2]}


def turn(game: Game[Any], family: str, row: str, taken: int) -> Any:
    """Return a state where seat 1 is to move, with so many tokens off a mat row and 3 labs."""
    return game.position(
        {
            "families": others(family),
            "turn": 1,
            "top": {"s0.primo.1": "neutral", "s0.two.1": "neutral"},
            "mats": {1: {row: taken}},
            "hq": {1: {"soldati": 20}},
            "areas": {"gela": {"labs": 2}, "camastra": {"labs": 1}, "licata": {"labs": 1}},
        }
    )


def choose(game: Game[Any], state: Any, seat: int, *texts: str) -> None:
    for text in texts:
        game.apply(state, seat, game.parse(state, seat, text))


@pytest.mark.rule("LF-F1")
@pytest.mark.parametrize("family", MATS)
def test_tokens_leave_a_mat_row_from_the_left(game: Game[Any], family: str):
    """Only the row can be chosen; its next token is taken until the row is empty."""
    sizes = {row: len(spaces(family, row)) for row in MATS[family]}
    assert sum(sizes.values()) == 17
    gone = dict.fromkeys(sizes, 0)
    for row in [name for name, size in sizes.items() for _ in range(size)]:
        state = game.position(
            {
                "families": others(family),
                "turn": 1,
                "top": {"s0.primo.1": "neutral", "s0.two.1": "neutral"},
                "mats": {1: gone},
                "areas": {"gela": {"cars": 5}},
            }
        )
        choose(game, state, 1, "token s0.primo.1 of neutral", "space s1.two.2")
        open_rows = [f"row {name}" for name in sizes if gone[name] < sizes[name]]
        if len(open_rows) > 1:
            assert [choice.text for choice in game.choices(state, 1)] == open_rows
            choose(game, state, 1, f"row {row}")
        gone[row] += 1
        assert game.describe(state)["mats"]["1"] == gone


@pytest.mark.rule("LF-F2", "LF-F3", "LF-F5", "LF-F6")
@pytest.mark.parametrize(("family", "row", "taken"), ALL)
def test_revealed_mat_space_gives_its_bonus(game: Game[Any], family: str, row: str, taken: int):
    shown, letter = spaces(family, row)[taken]
    state = turn(game, family, row, taken)
    before = game.describe(state)["hq"]["1"]
    choose(game, state, 1, "token s0.primo.1 of neutral", "space s1.two.2", f"row {row}")
    after = game.describe(state)["hq"]["1"]
    new_orders = [order for order in after["orders"] if order not in before["orders"]]
    assert new_orders == ([f"{family}.{row}.{letter}"] if letter else [])
    amount, _, money = shown.partition("-")
    received = int(amount) if money else 3 if shown == "launder" else 0
    assert after["money"] - before["money"] == received
    asked = game.decision(state, game.actors(state)[0])
    assert asked is not None
    assert asked.kind == {"car": "car.area", "lab": "lab.area"}.get(shown, "planning.move")


@pytest.mark.rule("LF-F4", "LF-F7", "LF-W22")
@pytest.mark.parametrize(
    ("family", "row", "taken"),
    [
        (family, row, taken)
        for family in MATS
        for row in ("police", "church")
        for taken in range(len(spaces(family, row)) + 1)
    ],
)
def test_the_base_value_is_the_highest_visible(game: Game[Any], family: str, row: str, taken: int):
    """Police places up to that number plus 2; Church recruits up to that number plus 1."""
    start = int(MATS[family][row].partition(":")[0])
    highest = max([start, *[int(shown) for shown, _ in spaces(family, row)[:taken]]])
    state = turn(game, family, row, taken)
    choose(game, state, 1, "token s0.primo.1 of neutral")
    if row == "police":
        choose(game, state, 1, "space s1.police.1", "area gela")
        bonus = 2
    else:
        choose(game, state, 1, "space s1.church.1")
        bonus = 1
    assert game.choices(state, 1)[0].text == f"number {highest + bonus}"
    assert len(game.choices(state, 1)) == highest + bonus


FALLING = """
[[mat]]
family = "red"
[[mat.row]]
row = "police"
spaces = [
  {column = "A", value = {place = 6}, unlocks = "red.police.a"},
  {column = "A", value = {place = 4}},
  {column = "B", value = {place = 3}, unlocks = "red.police.b"},
  {column = "B", value = {place = 7}},
]
[[mat.row]]
row = "justice"
spaces = [
  {column = "A", value = {attack = 4, bomb = 1}, unlocks = "red.justice.a"},
  {column = "A", instant = "car"},
  {column = "B", value = {attack = 2, bomb = 5}, unlocks = "red.justice.b"},
  {column = "B", instant = "car"},
  {column = "C", value = {attack = 3, bomb = 3}, unlocks = "red.justice.c"},
  {column = "C", instant = "car"},
]
"""


@pytest.mark.rule("LF-F7")
def test_a_lower_number_revealed_later_does_not_count(tmp_path: Path):
    """The highest number counts, not the last or the sum; on Justice separately for both values."""
    (tmp_path / "mats.toml").write_text(FALLING, encoding="utf-8")
    game = cosca.game("la_famiglia", data=str(tmp_path))
    state = turn(game, "red", "police", 3)
    choose(game, state, 1, "token s0.primo.1 of neutral", "space s1.police.1", "area gela")
    assert game.choices(state, 1)[0].text == "number 8"
    areas = {
        "gela": {"holder": 1, "soldati": 5, "cars": 1, "orders": ["red.basic.1", "red.basic.4"]},
        "enna": {"holder": 3, "soldati": 30},
    }
    state = game.position({"phase": "encounter", "clear": True, "mats": {1: {"justice": 5}}, "areas": areas})
    choose(game, state, 1, "land enna", "number 1", "cars 1")
    assert game.describe(state)["areas"]["enna"]["soldati"] == 30 - (2 + 4)
    state = game.position({"phase": "encounter", "clear": True, "mats": {1: {"justice": 5}}, "areas": areas})
    choose(game, state, 1, "skip", "car_bomb enna")
    assert game.describe(state)["areas"]["enna"]["soldati"] == 30 - (2 + 5)


@pytest.mark.rule("LF-F6")
def test_cleared_mat_unlocks_eight_advanced_orders(game: Game[Any]):
    """A cleared mat leaves 13 orders in HQ: 5 basic and 8 advanced ones."""
    for family in MATS:
        full = {row: len(spaces(family, row)) for row in MATS[family]}
        letters = [f"{family}.{row}.{letter}" for row in full for _, letter in spaces(family, row) if letter]
        assert len(letters) == 8
        state = game.position({"families": others(family), "mats": {1: full}})
        assert game.describe(state)["hq"]["1"]["orders"] == [f"{family}.basic.{n}" for n in range(1, 6)] + letters
