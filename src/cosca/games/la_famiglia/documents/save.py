"""Reading of saved states; an invalid one is refused with a reason."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from cosca.games.la_famiglia.rules.state import PLAIN, FamigliaState, Fight
from cosca.kernel.documents import StateDocument
from cosca.kernel.narrowing import items, mapping
from cosca.kernel.saved_state import check_heading, expect, like, restore
from cosca.kernel.soundness import check_sound
from cosca.kernel.steps import fields_of

if TYPE_CHECKING:
    from cosca.games.la_famiglia.game import LaFamiglia

FIXED: Final = ("leader", "side", "area", "attackers", "car", "sea", "order")
CHANGING: Final = ("defender", "lost", "card_a", "card_d", "taken_a")


def from_json(game: LaFamiglia, document: StateDocument) -> FamigliaState:
    """Return the state of a document that `FamigliaState.to_json` made."""
    check_heading(game, document)
    s = game.blank()
    restore(game, s, document, PLAIN)
    for name, cells, number in (("top", s.top, s.round - 1), ("bottom", s.bottom, s.round)):
        size = s.data.sheets[number].size if s.round in (1, 2, 3, 4) else 0
        expect(len(cells) == size, name, f"has {len(cells)} spaces instead of {size}")
    expect("fight" in document and "result" in document, "fight", "is missing, or result is")
    s.fight = _fight(document["fight"])
    result = document["result"]
    if result is not None:
        pair = items(result) or []
        expect(len(pair) == 2 and type(pair[0]) is int and type(pair[1]) is str, "result", "is not a team and a reason")
        s.result = (pair[0], pair[1])
    check_sound(game, s, "saved state")
    return s


def _fight(given: Any) -> Fight | None:
    if given is None:
        return None
    fields = mapping(given)
    expect(fields is not None and tuple(sorted(fields)) == fields_of(Fight), "fight", "has wrong fields")
    assert fields is not None
    numbers = {key: like(value, 0, f"fight.{key}") for key, value in fields.items()}
    fight = Fight(*[numbers[key] for key in FIXED])
    for key in CHANGING:
        setattr(fight, key, numbers[key])
    return fight
