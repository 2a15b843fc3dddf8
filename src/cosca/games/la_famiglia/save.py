"""Reading a saved state back; a broken one is refused with what is wrong."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cosca.games.la_famiglia.laws import broken
from cosca.games.la_famiglia.state import PLAIN, Fight, Table
from cosca.kernel.choice import Choice
from cosca.kernel.errors import BadDocument
from cosca.kernel.plain import items, table
from cosca.kernel.steps import fields_of, step_from_json

if TYPE_CHECKING:
    from cosca.games.la_famiglia.game import LaFamiglia


def from_json(game: LaFamiglia, document: dict[str, Any]) -> Table:
    """The state of a document that `Table.to_json` made."""
    _expect(document.get("game") == game.name, "game", f"not a saved state of {game.name}")
    _expect(document.get("format") == 1, "format", f"{document.get('format')!r} is not 1: made by another version")
    same = document.get("options") == game.options
    _expect(same, "options", f"{document.get('options')} are not those of this game: {game.options}")
    _expect(document.get("data") == game.data.hash, "data", f"another set of components than {game.data_name()}")
    s = game.blank()
    try:
        s.key = bytes.fromhex(document["key"])
        s.draws = document["draws"]
        s.stack = [step_from_json(step) for step in document["stack"]]
        s.sealed = [tuple([_pick(game, text) for text in texts]) for texts in document["sealed"]]
        fight, result = document["fight"], document["result"]
    except KeyError as missing:
        raise BadDocument(f"saved state: {missing.args[0]}: is missing") from None
    except (TypeError, ValueError) as wrong:
        raise BadDocument(f"saved state: {wrong}") from None
    for name in PLAIN:
        _expect(name in document, name, "is missing")
        setattr(s, name, _like(document[name], getattr(s, name), name))
    for name, cells, number in (("top", s.top, s.round - 1), ("bottom", s.bottom, s.round)):
        size = s.data.sheets[number].size if s.round in (1, 2, 3, 4) else 0
        _expect(len(cells) == size, name, f"has {len(cells)} spaces instead of {size}")
    given = table(fight)
    if given is not None:
        _expect(tuple(sorted(given)) == fields_of(Fight), "fight", "has wrong fields")
        numbers = {key: _like(value, 0, f"fight.{key}") for key, value in given.items()}
        s.fight = Fight(*[numbers[key] for key in ("leader", "side", "area", "attackers", "car", "sea", "order")])
        for key in ("defender", "lost", "card_a", "card_d", "taken_a"):
            setattr(s.fight, key, numbers[key])
    s.result = None if result is None else (int(result[0]), str(result[1]))
    wrong_laws = broken(s)
    _expect(not wrong_laws, "pieces", "; ".join(wrong_laws[:3]))
    return s


def _pick(game: LaFamiglia, text: str) -> Choice:
    found = game.find(text)
    if found is None:
        raise ValueError(f"sealed: no choice {text!r}")
    return found


def _expect(holds: bool, key: str, what: str) -> None:
    if not holds:
        raise BadDocument(f"saved state: {key}: {what}")


def _like(value: Any, blank: Any, name: str) -> Any:
    """The value, if it is a number or a list of numbers as the blank table has it."""
    wanted, listed = items(blank), items(value)
    if wanted is None:
        _expect(type(value) is int, name, f"{value!r} is no whole number")
        return value
    _expect(listed is not None and all([type(each) is int for each in listed]), name, "is no list of whole numbers")
    assert listed is not None
    _expect(not wanted or len(listed) == len(wanted), name, f"has {len(listed)} numbers instead of {len(wanted)}")
    return listed
