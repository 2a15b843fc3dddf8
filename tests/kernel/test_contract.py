"""Every game passes the contract checks with all its options."""

from __future__ import annotations

import os
import sys

import pytest

import cosca
from cosca.testing.contract import check_game
from tests.support.random_matches import some_game
from tests.support.sampling import some


@pytest.mark.parametrize("table", some(1, 12))
def test_every_game_passes_the_contract_checks(name: str, table: int) -> None:
    check_game(some_game(name, table), range(3 * table, 3 * table + 3))


def test_unknown_game_or_option_is_refused_with_the_known_ones(name: str) -> None:
    with pytest.raises(cosca.BadOption, match=name):
        cosca.game(name + "x")
    with pytest.raises(cosca.BadOption, match="options: "):
        cosca.game(name, sets=4)


if os.environ.get("COSCA_COMPILED"):  # set by `make build-compiled`

    def test_compiled_modules_are_loaded() -> None:
        file = sys.modules["cosca.kernel.game"].__file__
        assert file is not None
        assert not file.endswith(".py")
