"""Reading a saved state back; a broken one is refused with what is wrong."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cosca.games.la_famiglia.laws import broken
from cosca.games.la_famiglia.state import PLAIN, Fight, Table
from cosca.kernel.errors import BadDocument
from cosca.kernel.steps import fields_of, step_from_json

if TYPE_CHECKING:
    from cosca.games.la_famiglia.game import LaFamiglia


def from_json(game: LaFamiglia, document: dict[str, Any]) -> Table:
    """The state of a document that `Table.to_json` made."""
    _expect(document.get("game") == game.name, "game", f"not a saved state of {game.name}")
    _expect(document.get("format") == 1, "format", f"{document.get('format')!r} is not 1: made by another version")
    s = game.blank()
    try:
        s.key = bytes.fromhex(document["key"])
        s.draws = document["draws"]
        s.stack = [step_from_json(step) for step in document["stack"]]
        s.sealed = [None if text is None else game.find(text) for text in document["sealed"]]
        fight, result = document["fight"], document["result"]
    except KeyError as missing:
        raise BadDocument(f"saved state: {missing.args[0]}: is missing") from None
    except (TypeError, ValueError) as wrong:
        raise BadDocument(f"saved state: {wrong}") from None
    for name in PLAIN:
        _expect(name in document, name, "is missing")
        value, blank = document[name], getattr(s, name)
        _expect(_alike(value, blank), name, f"has a wrong shape: {str(value)[:60]}")
        if name == "top":
            _expect(len(value) == (s.data.sheets[document["round"] - 1].size if value else 0), name, "wrong length")
        setattr(s, name, list(value) if isinstance(value, list) else value)  # pyright: ignore[reportUnknownArgumentType]
    if fight is not None:
        _expect(
            isinstance(fight, dict) and sorted(fight) == sorted(fields_of(Fight)),  # pyright: ignore[reportUnknownArgumentType]
            "fight",
            "has wrong fields",
        )
        s.fight = Fight(*[int(fight[key]) for key in ("leader", "side", "area", "attackers", "car", "sea", "order")])
        for key in ("defender", "lost", "card_a", "card_d", "taken_a"):
            setattr(s.fight, key, int(fight[key]))
    s.result = None if result is None else (int(result[0]), str(result[1]))
    wrong_laws = broken(s)
    _expect(not wrong_laws, "pieces", "; ".join(wrong_laws[:3]))
    return s


def _expect(holds: bool, key: str, what: str) -> None:
    if not holds:
        raise BadDocument(f"saved state: {key}: {what}")


def _alike(value: Any, blank: Any) -> bool:
    if isinstance(blank, list):
        if not isinstance(value, list) or not all(isinstance(each, int) for each in value):  # pyright: ignore[reportUnknownVariableType]
            return False
        return not blank or len(value) == len(blank)  # pyright: ignore[reportUnknownArgumentType]
    return isinstance(value, int)
