"""A public choice while conflict cards are sealed ends free undo for everyone."""

from __future__ import annotations

import pytest

import cosca

POSITION = {
    "phase": "encounter",
    "areas": {"gela": {"holder": 1, "soldati": 4, "orders": ["red.basic.2"]}, "vittoria": {"holder": 3, "soldati": 3}},
}


@pytest.mark.rule("LF-Y1", "LF-Y2", "LF-W15")
@pytest.mark.parametrize("besides", ["give", "sell red.basic.1"])
def test_anytime_option_ends_free_undo_of_sealed_cards(besides: str) -> None:
    match = cosca.Match(cosca.game("la_famiglia"), 1, POSITION)
    for text in ("done", "land vittoria", "number 3", "finesse", "card turncoat"):
        if text in [choice.text for choice in match.game.choices(match.state, 1)]:
            match.apply(1, text)
    assert match.may_undo(1)
    match.apply(1, besides)
    assert not any(match.may_undo(seat) for seat in (1, 2, 3, 4))
    with pytest.raises(cosca.IllegalChoice):
        match.undo(1)
