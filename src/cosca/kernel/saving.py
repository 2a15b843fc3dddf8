"""Saved states: fields of a state as JSON, and back with every value checked against a blank state."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from cosca.kernel.errors import BadDocument
from cosca.kernel.plain import items
from cosca.kernel.steps import Ask, Sealed, step_from_json

if TYPE_CHECKING:
    from cosca.kernel.choice import Choice
    from cosca.kernel.events import TableOptions
    from cosca.kernel.game import Game
    from cosca.kernel.state import State

FORMAT: Final = 1


def expect(holds: bool, key: str, what: str) -> None:
    """Refuses the document unless it holds."""
    if not holds:
        raise BadDocument(f"saved state: {key}: {what}")


def plain(value: Any) -> Any:
    """Tuples as lists, all the way down."""
    listed = items(value)  # most of what a state holds are lists of numbers: no call for each of them
    return value if listed is None else [each if type(each) is int else plain(each) for each in listed]


def like(value: Any, blank: Any, key: str) -> Any:
    """The value in the shape of the blank one: a number, or a list or tuple of numbers or tuples.

    A list keeps its length, unless the blank one is empty; a tuple has any length.
    """
    listed = items(value)
    wanted = items(blank) or []
    if type(blank) is list:
        expect(listed is not None, key, "is not a list")
        assert listed is not None
        expect(not wanted or len(listed) == len(wanted), key, f"has {len(listed)} entries instead of {len(wanted)}")
        sample = wanted[0] if wanted else 0
        if type(sample) is int and all([type(each) is int for each in listed]):
            return listed
        return [like(each, sample, key) for each in listed]
    if type(blank) is tuple:
        expect(listed is not None, key, "is not a list")
        return tuple([like(each, 0, key) for each in listed or ()])
    expect(type(value) is int, key, f"{str(value)[:40]!r} is not a whole number")
    return value


def fields_to_json(state: State, names: tuple[str, ...]) -> dict[str, Any]:
    """These fields of the state."""
    return {name: plain(getattr(state, name)) for name in names}


def heading(game_name: str, options: TableOptions, data: str) -> dict[str, Any]:
    """What every saved state begins with."""
    return {"format": FORMAT, "game": game_name, "options": options, "data": data}


def check_heading(game: Game[Any], document: dict[str, Any]) -> None:
    """Refuses what another game, version, table or data set saved; the data may have their older hash."""
    expect(document.get("game") == game.name, "game", f"not a saved state of {game.name}")
    expect(document.get("format") == FORMAT, "format", f"{document.get('format')!r} is not {FORMAT}")
    given = document.get("options")
    expect(given == game.options, "options", f"{given} are not those of this game: {game.options}")
    data = game.component_data
    expect(
        document.get("data") in (data.hash, data.older_hash),
        "data",
        f"another set of components than {game.data_name()}",
    )


def restore(game: Game[Any], state: State, document: dict[str, Any], names: tuple[str, ...]) -> None:
    """Fills a blank state with the kernel's part and these fields."""
    try:
        state.key = bytes.fromhex(document["key"])
        state.draws = like(document["draws"], 0, "draws")
        state.stack = [step_from_json(game.steps, step) for step in document["stack"]]
        state.sealed = [tuple([_pick(game, text) for text in texts]) for texts in document["sealed"]]
    except KeyError as missing:
        raise BadDocument(f"saved state: {missing.args[0]}: is missing") from None
    except (TypeError, ValueError) as wrong:
        raise BadDocument(f"saved state: {wrong}") from None
    for name in names:
        expect(name in document, name, "is missing")
        setattr(state, name, like(document[name], getattr(state, name), name))


def check_sound(game: Game[Any], state: State) -> None:
    """Refuses a state that breaks a law, or that cannot be shown or asked what comes next."""
    expect(len(state.key) == 32 and state.draws >= 0, "key", "is not a key of 32 bytes with a number of draws")
    expect(len(state.sealed) == len(game.seats) + 1, "sealed", f"has not {len(game.seats) + 1} entries")
    for step in state.stack:
        seats = items(step.seats) if isinstance(step, Sealed) else [step.seat] if isinstance(step, Ask) else []
        valid = seats is not None and all([seat in game.seats for seat in seats])
        expect(valid, "stack", f"{step.key}: there are only seats {game.seats}")
    try:
        broken = game.laws(state)
        check_sealed(state, "saved state")
        asked = [game.decision(state, seat) is not None for seat in game.actors(state)]
        game.view(state, game.seats[0])
        over = game.outcome(state) is not None
    except BadDocument:
        raise
    except Exception as wrong:
        said = " ".join(f"{type(wrong).__name__} {wrong}".split())
        raise BadDocument(f"saved state: impossible numbers ({said[:100]})") from None
    expect(not broken, "pieces", "; ".join(broken[:3]))
    expect(all(asked) and bool(asked) != over, "stack", "somebody must decide, or the game has a result")


def check_sealed(state: State, what: str) -> None:
    """Refuses sealed picks that the step which they are for does not allow."""
    for seat, picks in enumerate(state.sealed):
        if not picks:
            continue
        step: Sealed[Any] | None = None
        for each in state.stack:
            if isinstance(each, Sealed):
                step = each
        if step is None or seat not in step.seats:
            raise BadDocument(f"{what}: sealed: seat {seat} has nothing to choose in secret")
        for at, pick in enumerate(picks):
            if pick not in step.choices_of(state, seat, picks[:at]):
                raise BadDocument(f"{what}: sealed: seat {seat} may not choose '{pick}' in {step.key}")


def _pick(game: Game[Any], text: str) -> Choice:
    found = game.find(text)
    if found is None:
        raise ValueError(f"sealed: no choice {text!r}")
    return found
