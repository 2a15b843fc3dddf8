"""The reference page of observations is up to date."""

from __future__ import annotations

import pytest

from cosca.kernel.observation import Axis, Layout
from tools.build import observation_page


def test_reference_page_is_up_to_date() -> None:
    assert observation_page.PAGE.read_text(encoding="utf-8") == observation_page.page(), "run `make generate`"


def test_axes_have_names_of_their_own() -> None:
    blocks = [("a", (Axis("x", ("1", "2")),), 1, "A."), ("b", (Axis("x", ("1",)),), 1, "B.")]
    with pytest.raises(ValueError, match="two axes are called 'x'"):
        observation_page.all_axes(Layout(blocks))
