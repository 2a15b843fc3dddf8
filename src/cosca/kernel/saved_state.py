"""Saved states: conversion of a state's fields to JSON and back, with every value checked against a blank state."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from cosca.kernel.documents import JsonObject, StateDocument
from cosca.kernel.errors import BadDocument
from cosca.kernel.narrowing import check_bounds, items, mapping, shown
from cosca.kernel.soundness import read_stack

if TYPE_CHECKING:
    from cosca.kernel.choice import Choice
    from cosca.kernel.events import TableOptions
    from cosca.kernel.game import Game
    from cosca.kernel.state import State

FORMAT: Final = 1
LONGEST: Final = 1000  # entries of a list
LARGEST: Final = 1 << 60  # bit sets are the largest numbers
MOST_PICKS: Final = 100  # of a seat in one sealed step
MOST_DRAWS: Final = 1 << 32


def expect(holds: bool, key: str, what: str) -> None:
    """Raise BadDocument unless the condition holds."""
    if not holds:
        raise BadDocument(f"saved state: {key}: {what}")


def plain(value: Any) -> Any:
    """Return the value with tuples converted to lists, at any depth."""
    listed = items(value)  # most values of a state are lists of numbers: avoid a call per number
    return value if listed is None else [item if type(item) is int else plain(item) for item in listed]


def like(value: Any, blank: Any, key: str) -> Any:
    """Return the value in the shape of the blank one: a number, or a list or tuple of numbers or tuples.

    It keeps the length of the blank one, unless that is empty.
    """
    wanted = items(blank)
    if wanted is not None:
        listed = items(value)
        expect(listed is not None, key, "is not a list")
        assert listed is not None
        expect(not wanted or len(listed) == len(wanted), key, f"has {len(listed)} entries instead of {len(wanted)}")
        sample = wanted[0] if wanted else 0
        expect(len(listed) <= LONGEST, key, f"has {len(listed)} entries, more than {LONGEST}")
        if type(sample) is int and all([type(item) is int and -LARGEST <= item <= LARGEST for item in listed]):
            entries = listed
        else:
            entries = [like(item, sample, key) for item in listed]
        return tuple(entries) if isinstance(blank, tuple) else entries
    expect(type(value) is int, key, f"{shown(value)} is not a whole number")
    expect(abs(value) <= LARGEST, key, f"{shown(value)} is not a number from {-LARGEST} to {LARGEST}")
    return value


def fields_to_json(state: State, names: tuple[str, ...]) -> JsonObject:
    """Return these fields of the state."""
    return {name: plain(getattr(state, name)) for name in names}


def heading(game_name: str, options: TableOptions, data: str) -> StateDocument:
    """Return the heading of every saved state."""
    return {"format": FORMAT, "game": game_name, "options": options, "data": data}


def check_heading(game: Game[Any], document: StateDocument) -> None:
    """Raise BadDocument for another game, version, options or component set; the older hash is accepted."""
    check_bounds(document, "saved state")
    expect(document.get("game") == game.name, "game", f"not a saved state of {game.name}")
    expect(document.get("format") == FORMAT, "format", f"{shown(document.get('format'))} is not {FORMAT}")
    given = document.get("options")
    if given != game.options:
        table = mapping(given)
        named = [f"{shown(key)}: {shown(value)}" for key, value in table.items()] if table else [shown(given)]
        expect(False, "options", f"{', '.join(named)[:200]} are not those of this game: {game.options}")
    data = game.component_data
    expect(
        document.get("data") in (data.hash, data.older_hash),
        "data",
        f"made with another component set than {game.data_name()}",
    )


def restore(game: Game[Any], state: State, document: StateDocument, names: tuple[str, ...]) -> None:
    """Fill a blank state with the kernel's fields and these fields."""
    for name in ("key", "draws", "stack", "sealed", *names):
        expect(name in document, name, "is missing")
    key = document["key"]
    try:
        state.key = bytes.fromhex(key)
    except (TypeError, ValueError):
        raise BadDocument(f"saved state: key: {shown(key)} is not hexadecimal") from None
    state.draws = like(document["draws"], 0, "draws")
    expect(
        len(state.key) == 32 and 0 <= state.draws < MOST_DRAWS,
        "key",
        f"must be 32 bytes, draws below {MOST_DRAWS}",
    )
    state.stack = read_stack(game, document["stack"], "saved state: stack")
    sealed = items(document["sealed"])
    expect(
        sealed is not None and len(sealed) == len(game.seats) + 1, "sealed", f"must have {len(game.seats) + 1} entries"
    )
    state.sealed = [_picks(game, texts) for texts in sealed or ()]
    for name in names:
        setattr(state, name, like(document[name], getattr(state, name), name))


def _picks(game: Game[Any], texts: Any) -> tuple[Choice, ...]:
    """Return the choices with these texts."""
    listed = items(texts)
    expect(listed is not None and len(listed) <= MOST_PICKS, "sealed", f"must be a list of at most {MOST_PICKS}")
    picks: list[Choice] = []
    for text in listed or ():
        pick = game.find(text) if isinstance(text, str) else None
        if pick is None:
            raise BadDocument(f"saved state: sealed: no choice {shown(text)}")
        picks.append(pick)
    return tuple(picks)
