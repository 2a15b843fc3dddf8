"""Families given as an option go to the seats in order (S4)."""

from __future__ import annotations

import pytest

import cosca


@pytest.mark.rule("LF-S4", "LF-S6")
def test_given_families_go_to_the_seats_in_order() -> None:
    game = cosca.game("la_famiglia", families=["white", "red", "black", "green"])
    table = game.describe(game.new(3))
    assert table["families"] == {"1": "white", "2": "red", "3": "black", "4": "green"}
    assert [order.split(".")[0] for order in table["hq"]["4"]["orders"]] == ["green"] * 5
