"""Displayed prices are those charged, and what is said to be certain is what happens, in random games of both kinds."""

from __future__ import annotations

import pytest

import cosca
from tests.support.displayed import Tally, check
from tests.support.sampling import some


@pytest.mark.parametrize("seed", some(3, 300))
@pytest.mark.parametrize("name", cosca.game_names())
def test_answers_do_what_they_display(name: str, seed: int) -> None:
    tally = check(name, seed)
    assert tally.described == []
    assert tally.answers > 500
    assert sum(tally.compared.values()) > 2 * tally.answers


def test_a_difference_is_counted_and_described() -> None:
    tally = Tally()
    tally.equal("price", 2, 0, "column.token: space s1.primo.2 (seed 0)")
    tally.equal("price", 0, 0, "column.token: space s1.primo.1 (seed 0)")
    assert (tally.compared["price"], tally.differences["column.token price"]) == (2, 1)
    assert tally.described == ["column.token: space s1.primo.2 (seed 0): price: displayed 2, in fact 0"]
